"""Special Quests, and the end of the game."""

import pytest

from desktop.games.amazing_space_venture.doing import Play
from desktop.games.amazing_space_venture.events import PieceReturned
from desktop.games.amazing_space_venture.fate import destroy_planet
from desktop.games.amazing_space_venture.scoring import bonus_terms
from desktop.games.amazing_space_venture.turns import team_totals, winners
from desktop.games.amazing_space_venture.words import title
from tests.games.amazing_space_venture.scene import GAME, NUMBER, Scene, T, a, planet_number, scene

PEACE, EMPIRE, TRADE = "QUEST-PEACE", "QUEST-EMPIRE", "QUEST-TRADE"


def empire(planets: int) -> Scene:
    """Blue owns so many planets in its sector besides its home."""
    x = scene().quest("blue", EMPIRE)
    kinds = ["PL1-0", "PL1-0", "PL1-0", "PL1-1", "PL1-1", "PL1-1"]
    for square, tile in list(zip(("B-2", "B-4", "B-6", "F-2", "F-4", "E-6"), kinds, strict=True))[:planets]:
        x.lay(tile, square).own("blue", square)
    return x


# ---- quests ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-QUEST-01")
def test_there_are_three_quests() -> None:
    assert {face.title for face in T.faces if face.kind == "quest"} == {
        "Peace Mission",
        "Strong Empire",
        "Trade Mission",
    }


@pytest.mark.rule("ASV-QUEST-04", "ASV-QUEST-05", "ASV-QUEST-06", "ASV-QUEST-16")
def test_a_peace_mission_visits_an_opponents_planet_outside_the_own_sector() -> None:
    x = scene().quest("blue", PEACE).quest("blue", EMPIRE).own("green", "G-7")
    assert x.why(a.ClaimQuest(0, PEACE)) == "ASV-QUEST-04"
    ship = x.ship("blue", "G-7", "fighter_ship")
    x.do(a.ClaimQuest(0, PEACE))
    assert (x.score("blue"), ship in x.state.ships) == (5, True)
    assert x.why(a.ClaimQuest(0, PEACE)) == "ASV-QUEST-04"
    y = scene().quest("green", PEACE).own("blue", "G-7")
    y.ship("green", "G-7", "fighter_ship")
    assert y.why(a.ClaimQuest(1, PEACE)) == "ASV-QUEST-16"
    y.end_turn()
    assert y.score("green") == 0


@pytest.mark.rule("ASV-QUEST-06", "ASV-EXPL-12")
def test_a_visit_is_claimed_before_the_kaygus_take_the_planet() -> None:
    x = (
        scene()
        .quest("blue", PEACE)
        .hand("blue", "the_kaygus")
        .lay("PL1-0", "H-7")
        .own("green", "H-7")
        .own("blue", "G-7")
    )
    ship = x.ship("blue", "G-7", "fighter_ship")
    x.move(ship, "H-7").passing("conquest")
    assert x.offers(a.ClaimQuest) == [a.ClaimQuest(0, PEACE)]
    x.do(a.ClaimQuest(0, PEACE))
    assert (x.ask, x.score("blue")) == ("conquest", 5)
    x.do(a.PlayExplorer(0, "the_kaygus"))
    assert (x.ask, x.score("blue")) == ("turn", 5 + 6)


@pytest.mark.rule("ASV-QUEST-07")
def test_a_visit_inside_the_own_sector_does_not_count() -> None:
    x = scene().quest("blue", PEACE).lay("PL1-0", "E-5").own("green", "E-5")
    x.ship("blue", "E-5", "fighter_ship")
    assert x.why(a.ClaimQuest(0, PEACE)) == "ASV-QUEST-04"


@pytest.mark.rule("ASV-QUEST-08", "ASV-QUEST-19")
def test_how_the_ship_came_there_does_not_matter() -> None:
    x = (
        scene()
        .quest("blue", PEACE)
        .hand("green", "troika_summit")
        .red("green", "troika_summit", "planet:J-10:a", seats=(0,))
    )
    x.passing("gathering").do(a.SendShip(1, 1, "planet:J-10:a"), a.SendShip(0, 0, "planet:J-10:a"))
    assert x.may(a.ClaimQuest(0, PEACE))
    y = scene().quest("blue", PEACE).lay("PL1-0", "H-7").own("green", "H-7", web=True).own("blue", "G-7")
    ship = y.ship("blue", "G-7", "fighter_ship")
    y.move(ship, "H-7").passing()
    assert y.state.ships[ship].trapped
    assert y.may(a.ClaimQuest(0, PEACE))


@pytest.mark.rule("ASV-QUEST-09", "ASV-QUEST-10", "ASV-QUEST-20")
def test_a_strong_empire_has_five_planets_besides_the_home() -> None:
    assert empire(4).why(a.ClaimQuest(0, EMPIRE)) == "ASV-QUEST-04"
    x = empire(5)
    assert x.may(a.ClaimQuest(0, EMPIRE))
    destroy_planet(Play(T, x.state, x.chance), 1, planet_number("planet:B-2:a"))
    assert x.why(a.ClaimQuest(0, EMPIRE)) == "ASV-QUEST-04"
    y = empire(5).own("green", "D-4")
    y.do(a.ClaimQuest(0, EMPIRE))
    assert y.score("blue") == 5


@pytest.mark.rule("ASV-QUEST-11", "ASV-QUEST-12", "ASV-QUEST-15")
def test_a_trade_mission_scores_a_point_for_each_tile_of_the_path() -> None:
    x = scene().quest("blue", TRADE).lay("ST", "D-5").lay("ST", "D-6").lay("ST", "D-7").lay("PL1-1", "D-8")
    assert x.why(a.ClaimQuest(0, TRADE)) == "ASV-QUEST-04"  # undiscovered
    x.own("green", "D-8").do(a.ClaimQuest(0, TRADE))
    assert x.score("blue") == 5
    assert [term.amount for term in x.state.entries[-1].terms] == [1] * 5
    y = scene().quest("blue", TRADE).lay("PL1-1", "D-5").own("green", "D-5").do(a.ClaimQuest(0, TRADE))
    assert y.score("blue") == 2
    z = scene().quest("blue", TRADE).lay("PL1-2O", "D-5").lay("PL1-1", "D-6").own("green", "D-6")
    assert z.why(a.ClaimQuest(0, TRADE)) == "ASV-QUEST-04"  # a third planet lies between


@pytest.mark.rule("ASV-QUEST-13", "ASV-QUEST-14")
def test_a_trade_mission_may_wait_and_takes_the_best_route() -> None:
    x = scene().quest("blue", TRADE).lay("PL1-1", "D-5").own("green", "D-5").lay("ST", "D-3").lay("PL1-1", "D-2", 2)
    x.own("green", "D-2")
    assert x.may(a.EndTurn(0))
    x.do(a.ClaimQuest(0, TRADE))
    assert x.score("blue") == 3
    y = scene().quest("blue", TRADE).lay("PL1-1", "D-5").own("green", "D-5")
    destroy_planet(Play(T, y.state, y.chance), 1, planet_number("planet:D-5:a"))
    assert y.why(a.ClaimQuest(0, TRADE)) == "ASV-QUEST-04"


@pytest.mark.rule("ASV-QUEST-18")
def test_a_trade_route_between_twins_counts_their_tile_once() -> None:
    x = scene().quest("blue", TRADE).lay("PL2-TWIN", "B-8").lay("RA", "B-7", 0).lay("RA", "C-7", 1).lay("ST", "C-8")
    x.lay("RA", "C-9", 2).lay("RA", "B-9", 3).own("blue", "B-8:a").own("green", "B-8:b").do(a.ClaimQuest(0, TRADE))
    assert x.score("blue") == 6


@pytest.mark.rule("ASV-QUEST-17")
def test_a_partner_is_no_opponent_for_quests() -> None:
    x = scene("blue", "yellow", "green", "red", partners=True).quest("blue", PEACE).quest("blue", TRADE)
    x.own("green", "G-7").lay("PL1-1", "D-5").own("green", "D-5")
    x.ship("blue", "G-7", "fighter_ship")
    assert x.offers(a.ClaimQuest) == []
    x.own("red", "G-7").own("red", "D-5")
    assert len(x.offers(a.ClaimQuest)) == 2


# ---- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-END-01", "ASV-END-02", "ASV-DRAW-06")
def test_the_player_of_the_last_tile_finishes_his_turn() -> None:
    x = scene().only_tiles("ST", "QUEST-PEACE").hand("blue", "rho").new_turn("blue")
    assert [T.faces[number].id for number in x.state.drawn] == ["ST"]
    x.place("ST", "D-5").do(a.Discard(0, "rho"), a.DrawCard(0, "refuel"))
    assert GAME.outcome(x.state) is None
    x.end_turn()
    assert GAME.outcome(x.state) is not None
    assert GAME.legal(x.state) == []
    assert x.why(a.EndTurn(1)) == "ASV-END-01"


@pytest.mark.rule("ASV-END-03", "ASV-END-04", "ASV-END-09")
def test_quests_probes_stations_pirates_and_planets_in_this_order() -> None:
    x = (
        scene()
        .quest("green", TRADE)
        .lay("ST", "D-5")
        .lay("PL1-1", "D-6")
        .own("green", "D-6")
        .pirate("blue", "D-5", "N")
    )
    x.lay("GA-1", "G-8", 2).lay("GA-2O", "G-9").probe("green", "G-9", "N").station("blue", "G-8").only_tiles()
    x.end_turn()
    assert [entry.kind for entry in x.state.entries] == ["quest", "galaxy", "station", "pirate", "planets", "planets"]
    assert (x.state.probes, x.state.stations, x.state.pirates) == ([], [], [])
    assert len(x.happened(PieceReturned)) == 3


@pytest.mark.rule("ASV-END-05", "ASV-END-06", "ASV-END-07", "ASV-END-08")
def test_paul_gets_twenty_one_bonus_points() -> None:
    x = scene()
    kinds = ["PL1-0", "PL1-0", "PL1-0", "PL1-1", "PL1-1", "PL1-1", "PL2-0"]
    for square, tile in zip(("B-2", "B-4", "H-2", "I-2", "K-7", "L-7", "G-9"), kinds, strict=True):
        x.lay(tile, square)
    x.own("blue", "B-2").own("blue", "B-4").own("blue", "A-1")  # with the grey corner
    x.own("blue", "H-2").own("blue", "G-9")
    for square in ("I-2", "K-7", "L-7"):
        x.own("blue", square, large=True)
    terms = bonus_terms(T, x.state, 0)
    assert [term.amount for term in terms] == [3, 2, 4, 12]
    assert sum(term.amount for term in terms) == 21
    x.own("blue", "B-2", web=True)
    assert sum(term.amount for term in bonus_terms(T, x.state, 0)) == 21
    destroy_planet(Play(T, x.state, x.chance), 1, planet_number("planet:B-2:a"))
    assert sum(term.amount for term in bonus_terms(T, x.state, 0)) == 20
    assert NUMBER["A-1"] in [square for square in range(169) if T.sector_of[square] == 0]


def over(*scores: int, colours: tuple[str, ...] = ("blue", "yellow", "green", "red"), **options: bool) -> Scene:
    """A finished game with these scores."""
    x = scene(*colours[: len(scores)], **options)
    x.state.scores[:] = scores
    x.state.ended = "tiles"
    return x


@pytest.mark.rule("ASV-END-11", "ASV-END-12", "ASV-UI-04")
@pytest.mark.parametrize(
    ("lead", "name"),
    [
        (1, "Space Hero"),
        (20, "Space Hero"),
        (21, "Space Warrior"),
        (40, "Space Warrior"),
        (41, "Space Emperor or Empress"),
        (60, "Space Emperor or Empress"),
        (61, "Lord of the Universe"),
    ],
)
def test_the_title_follows_the_lead(lead: int, name: str) -> None:
    x = over(30, 30 + lead, 10)
    outcome = GAME.outcome(x.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, title(x.state)) == ((1,), (2, 1, 3), (name, lead))
    assert name in str(outcome.reason)


@pytest.mark.rule("ASV-END-13")
def test_tied_leaders_share_the_win_without_a_title() -> None:
    x = over(40, 40, 10)
    assert (winners(x.state), title(x.state)[0]) == ((0, 1), "")


@pytest.mark.rule("ASV-VAR4-05", "ASV-VAR4-02", "ASV-END-13")
def test_the_sums_of_partners_decide() -> None:
    x = over(10, 40, 35, 2, partners=True)
    assert team_totals(x.state) == [45, 42, 45, 42]
    assert (winners(x.state), title(x.state)) == ((0, 2), ("Space Hero", 3))
