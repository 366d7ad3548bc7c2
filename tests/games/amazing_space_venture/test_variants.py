"""The five variants."""

import pytest

from desktop.games.amazing_space_venture.events import CardsShown
from desktop.games.amazing_space_venture.turns import ENERGY
from desktop.kernel.game import as_seen_by
from tests.games.amazing_space_venture.scene import GAME, NUMBER, Scene, T, a, scene, started, table

ALL = ("blue", "yellow", "green", "red")


def energetic(*cards: str, colours: tuple[str, ...] = ("blue", "green"), **options: bool) -> Scene:
    """Blue's turn with seven energy points and these cards."""
    return scene(*colours, energy_points=True, **options).hand("blue", *cards)


def with_role(role: str, *cards: str, **options: bool) -> Scene:
    """Blue plays a role; nobody else has one."""
    x = scene("blue", "green", role_play=True, **options)
    for seat, card in enumerate(x.state.roles):
        x.state.out.append(card)
        x.state.roles[seat] = -1
    x.state.roles[0] = x._card(role)
    return x.hand("blue", *cards)


def left(x: Scene) -> int:
    return x.state.turn.energy


# ---- energy points -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-VAR1-01", "ASV-VAR1-02", "ASV-VAR1-03")
def test_phases_in_any_order_but_each_once() -> None:
    x = energetic("rho").next_tiles("ST", "RA")
    assert x.may(a.EndTurn(0))
    x.do(a.DrawCard(0, "port"), a.DrawTile(0)).place("ST", "D-5").do(a.Discard(0, "rho"))
    assert x.why(a.DrawCard(0, "port")) == "ASV-VAR1-03"
    assert x.why(a.DrawTile(0)) == "ASV-VAR1-03"
    assert x.may(a.PlaceStation(0, "D-5"))


@pytest.mark.rule("ASV-VAR1-04")
def test_unused_points_are_lost() -> None:
    x = energetic()
    assert left(x) == ENERGY == 7
    x.do(a.DrawCard(0, "port")).end_turn().end_turn()
    assert left(x) == 7


@pytest.mark.rule("ASV-VAR1-05", "ASV-VAR1-06", "ASV-VAR1-21")
def test_tiles_cost_two_and_come_one_at_a_time_three_at_most() -> None:
    x = energetic().next_tiles("ST", "ST", "ST", "ST")
    for square in ("D-5", "D-6", "D-7"):
        x.do(a.DrawTile(0))
        assert len(x.state.drawn) == 1
        x.place("ST", square)
    assert left(x) == 1
    assert x.why(a.DrawTile(0)) == "ASV-VAR1-06"


@pytest.mark.rule("ASV-VAR1-07", "ASV-VAR1-08", "ASV-VAR1-21", "ASV-VAR1-23", "ASV-VAR1-20")
def test_pieces_upgrades_and_extras_cost_one() -> None:
    x = energetic("fighter_ship", "pirate_crew", "flash_jets").lay("ST-G1", "F-2", now=True)
    x.do(a.UpgradeShip(0, "fighter_ship", 0))
    assert left(x) == 6
    assert x.why(a.PlaceStation(0, "F-2")) == "ASV-PIECE-01"
    x.do(a.FitExtra(0, "pirate_crew", 0), a.FitExtra(0, "flash_jets", 0))
    assert left(x) == 4
    for action in (a.PlaceStation(0, "F-2"), a.PlaceProbe(0, "F-2", 0), a.PlacePirate(0, "F-2", 0)):
        y = energetic().lay("ST-G1", "F-2", now=True).do(action)
        assert left(y) == 6


@pytest.mark.rule("ASV-VAR1-09", "ASV-VAR1-10")
def test_moves_and_cards_cost_one_each() -> None:
    x = energetic("rho", "water", "republic", "lord_dewar", "science_outpost").hand("green", "qian").lay("PL1-0", "E-5")
    x.discover(0, "E-5", "rho")
    assert left(x) == 5
    x.do(a.PlayEnvironment(0, "water")).passing("life").do(a.PlayLife(0, "republic")).passing("explorers")
    x.do(a.PlayExplorer(0, "lord_dewar")).passing()
    assert left(x) == 2
    x.red("blue", "science_outpost", "seat:1").passing()
    assert left(x) == 1


@pytest.mark.rule("ASV-VAR1-11", "ASV-VAR1-12", "ASV-VAR1-16")
def test_draws_cost_one_discards_nothing_and_nothing_is_on_credit() -> None:
    x = energetic("rho")
    for _ in range(7):
        x.do(a.DrawCard(0, "refuel"))
    assert x.why(a.DrawCard(0, "refuel")) == "ASV-VAR1-16"
    assert x.why(a.DrawTile(0)) == "ASV-VAR1-16"
    assert x.may(a.Discard(0, "rho"))


@pytest.mark.rule("ASV-VAR1-13", "ASV-VAR1-20")
def test_answers_and_cards_in_others_turns_cost_nothing() -> None:
    x = energetic("espionage", "rho", "time_warp").hand("green", "peace_talks", "qian")
    x.red("blue", "espionage", "seat:1").red("green", "peace_talks").red("blue", "time_warp")
    assert left(x) == 6


@pytest.mark.rule("ASV-VAR1-14", "ASV-VAR1-22")
def test_three_red_cards_are_free_and_so_is_what_they_give() -> None:
    x = energetic("cyber_jump", "rho", "qian").red("blue", "cyber_jump", "way:discard").passing("discard_cards")
    assert left(x) == 7
    y = energetic("shift_of_funds").next_tiles("ST", "RA").do(a.DrawTile(0)).place("ST", "D-5")
    y.red("blue", "shift_of_funds", "seat:1").passing()
    assert (y.ask, left(y)) == ("tile", 5)
    z = energetic("sneak_attack").red("blue", "sneak_attack")
    assert left(z) == 7


@pytest.mark.rule("ASV-VAR1-15")
def test_suns_and_quests_are_free() -> None:
    x = energetic().next_tiles("SUN", "QUEST-EMPIRE", "ST").do(a.DrawTile(0))
    assert sorted(T.faces[number].id for number in x.state.drawn) == ["ST", "SUN"]
    assert left(x) == 5


@pytest.mark.rule("ASV-VAR1-17")
def test_steve_spends_his_seven_points() -> None:
    x = energetic("rho", "water", "republic", "qian").lay("PL1-0", "E-5").next_tiles("GA-1")
    x.do(a.DrawCard(0, "port"), a.DrawTile(0)).place("GA-1", "G-8", 2)
    x.do(a.PlaceProbe(0, "G-8", 0)).discover(0, "E-5", "rho").do(a.PlayEnvironment(0, "water"))
    assert left(x) == 0
    x.passing("life")
    assert x.why(a.PlayLife(0, "republic")) == "ASV-VAR1-16"
    x.passing()
    assert x.why(a.DrawCard(0, "port")) in ("ASV-VAR1-16", "ASV-VAR1-03")
    assert x.may(a.Discard(0, "qian"))


@pytest.mark.rule("ASV-VAR1-18")
def test_aimee_draws_three_cards_and_places_two_tiles() -> None:
    x = energetic().filled("blue", 7).next_tiles("ST", "ST")
    x.do(*[a.DrawCard(0, "refuel")] * 3)
    for square in ("D-5", "D-6"):
        x.do(a.DrawTile(0)).place("ST", square)
    assert (left(x), len(x.state.hands[0])) == (0, 10)


@pytest.mark.rule("ASV-VAR1-19")
def test_after_a_round_without_tiles_everybody_must_place_one() -> None:
    x = energetic().end_turn().end_turn()
    assert x.why(a.EndTurn(0)) == "ASV-VAR1-19"
    x.next_tiles("ST").do(a.DrawTile(0)).place("ST", "D-5")
    assert x.may(a.EndTurn(0))


@pytest.mark.rule("ASV-VAR1-23")
def test_firing_and_reassigning_cost_one() -> None:
    x = energetic().lay("ST", "D-5").pirate("green", "D-5", "N")
    gun = x.ship("blue", "D-4", "fighter_ship", "photon_torpedo", "laser_beam")
    x.do(a.FireTorpedo(0, gun, "pirate:D-5:1"))
    assert left(x) == 6
    y = energetic().lay("DS", "F-6").station("green", "F-6")
    gun = y.ship("blue", "D-4", "fighter_ship", "laser_beam")
    y.do(a.FireLaser(0, gun, "station:F-6:1"))
    assert left(y) == 6
    z = energetic()
    ship = z.ship("blue", "D-4", "fighter_ship", "captain_rookie")
    z.do(a.PassBurden(0, ship, 1))
    assert left(z) == 6


@pytest.mark.rule("ASV-VAR1-24")
def test_cards_after_the_tiles_may_come_at_any_point_but_not_while_placing() -> None:
    x = energetic("science_outpost", "supernova", "rho").hand("green", "qian").next_tiles("ST")
    assert x.may(a.PlayRed(0, "science_outpost", "seat:1"))
    assert x.may(a.PlayRed(0, "supernova", "planet:A-1:a"))
    x.do(a.DrawTile(0))
    assert x.why(a.PlayRed(0, "science_outpost", "seat:1")) == "ASV-TURN-03"
    x.place("ST", "D-5")
    assert x.may(a.PlayRed(0, "supernova", "planet:A-1:a"))
    x.do(a.Discard(0, "rho"))
    assert x.why(a.PlayRed(0, "supernova", "planet:A-1:a")) == "ASV-RED-59"


@pytest.mark.rule("ASV-VAR1-25")
def test_searched_cards_cost_one_each_and_a_swap_nothing() -> None:
    x = energetic("rho").keep("blue", "automata").keep("blue", "city_of_banks").hand("green", "qian")
    x.do(a.SwapCard(0, 1)).do(a.GiveCard(0, "rho"))
    assert left(x) == 7
    x.do(a.SearchPort(0)).do(x.offers(a.Take)[0]).do(x.offers(a.Take)[0])
    assert left(x) == 5


# ---- the ninth planet --------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-VAR2-01", "ASV-VAR2-02", "ASV-VAR2-04")
def test_nine_planets_win_at_once() -> None:
    x = scene("blue", "green", ninth_planet=True).hand("blue", "rho").lay("PL1-0", "E-5")
    for square in ("A-1", "M-1", "A-13", "M-13", "G-7", "J-4", "D-10"):
        x.own("blue", square)
    x.state.scores[1] = 100
    x.discover(0, "E-5", "rho")
    outcome = GAME.outcome(x.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0,), (1, 2))
    assert x.cards(x.state.out) == ["rho"]  # the discovery that won is never finished
    y = scene("blue", "green", ninth_planet=True).hand("blue", "rho").lay("PL1-0", "E-5")
    for square in ("A-1", "M-1", "A-13", "M-13", "G-7", "J-4"):
        y.own("blue", square)
    y.discover(0, "E-5", "rho")
    assert GAME.outcome(y.state) is None


@pytest.mark.rule("ASV-VAR2-01", "ASV-VAR2-04", "ASV-EXPL-10")
def test_stolen_planets_count_and_lost_ones_do_not() -> None:
    x = scene("blue", "green", ninth_planet=True).hand("blue", "the_kaygus").lay("PL1-0", "E-5").own("green", "E-5")
    for square in ("A-1", "M-1", "A-13", "M-13", "G-7", "J-4", "D-10"):
        x.own("blue", square)
    x.move(0, "E-5").passing("conquest").do(a.PlayExplorer(0, "the_kaygus"))
    assert x.state.winner == 0


@pytest.mark.rule("ASV-VAR2-03")
def test_without_nine_planets_the_score_decides() -> None:
    x = scene("blue", "green", ninth_planet=True).only_tiles()
    x.state.scores[1] = 9
    x.end_turn()
    assert GAME.outcome(x.state).winners == (1,)


# ---- role play ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-VAR3-01", "ASV-VAR3-02", "ASV-VAR3-03")
@pytest.mark.parametrize("energy", [False, True])
def test_each_player_has_one_role_for_all_to_see(energy: bool) -> None:
    s = started(*ALL, role_play=True, energy_points=energy)
    assert len({T.cards[role].kind for role in s.roles}) == 1
    assert len(set(s.roles)) == 4
    assert [T.kinds[card] for card in s.out] == ["explorer"] * 2
    assert "explorer" not in {T.kinds[card] for card in s.refuel}
    assert GAME.view(s, 1).roles == s.roles


ROLES = [
    ("dr_nevets_yahsel", "planet"),
    ("giant_meema", "life"),
    ("lord_dewar", "red"),
    ("the_kaygus", "environment"),
]


def everything(role: str, **options: bool) -> Scene:
    """A red card, then a discovery with Environment and Life Form."""
    x = with_role(role, "rho", "water", "republic", "espionage", **options).hand("green", "qian").lay("PL1-0", "E-5")
    x.red("blue", "espionage", "seat:1").passing("discard_cards").do(a.Discard(1, "qian"))
    x.discover(0, "E-5", "rho").do(a.PlayEnvironment(0, "water")).passing("life").do(a.PlayLife(0, "republic"))
    return x.passing()


@pytest.mark.rule("ASV-VAR3-04", "ASV-VAR3-06", "ASV-VAR3-07", "ASV-VAR3-09")
@pytest.mark.parametrize(("role", "kind"), ROLES)
def test_a_role_scores_one_for_each_card_of_its_kind_in_the_basic_game(role: str, kind: str) -> None:
    x = everything(role)
    assert x.scored("role") == [1]
    assert kind in ("planet", "life", "red", "environment")


@pytest.mark.rule("ASV-VAR3-04", "ASV-VAR3-06", "ASV-VAR3-07", "ASV-VAR3-09")
@pytest.mark.parametrize(("role", "kind"), ROLES)
def test_cards_of_its_kind_are_free_with_energy_points(role: str, kind: str) -> None:
    x = everything(role, energy_points=True)
    assert left(x) == 7 - 5 + 1  # a red card, a move and three cards, one of them free
    assert x.scored("role") == []


@pytest.mark.rule("ASV-VAR3-03", "ASV-VAR3-07")
def test_roles_help_in_own_turns_only() -> None:
    x = with_role("lord_dewar", "peace_talks").hand("green", "espionage").new_turn("green")
    x.state.drawn.clear()
    x.state.turn.phase = 2
    x.red("green", "espionage", "seat:0").red("blue", "peace_talks").passing()
    assert x.scored("role") == []


@pytest.mark.rule("ASV-VAR3-05", "ASV-VAR3-11")
def test_gavins_raiders_move_twice_with_energy_points_and_do_nothing_else() -> None:
    x = with_role("gavins_raiders", "rho", energy_points=True).lay("PL1-0", "E-5").own("blue", "E-5")
    x.move(0, "E-5").passing().move(0, "D-4").passing()
    assert x.why(a.MoveShip(0, 0, "E-5", "a")) in ("ASV-SHIP-01", "ASV-RED-07")
    assert x.why(a.DrawCard(0, "port")) == "ASV-RED-07"
    assert not x.may(a.DrawTile(0))
    y = with_role("gavins_raiders", "rho", energy_points=True).lay("PL1-0", "E-5").own("blue", "E-5")
    y.do(a.DrawCard(0, "port")).move(0, "E-5").passing()
    assert y.why(a.MoveShip(0, 0, "D-4", "a")) == "ASV-SHIP-01"
    z = with_role("gavins_raiders").lay("PL1-0", "E-5").own("blue", "E-5").move(0, "E-5").passing()
    assert z.why(a.MoveShip(0, 0, "D-4", "a")) == "ASV-SHIP-01"  # the basic game gives them nothing


@pytest.mark.rule("ASV-VAR3-08", "ASV-VAR3-11")
@pytest.mark.parametrize("energy", [False, True])
def test_madam_maxine_looks_at_the_tops_of_both_decks_once_a_turn(energy: bool) -> None:
    x = (
        with_role("madam_maxine", energy_points=energy)
        .top("port", "scout_ship", "colony_ship")
        .top("refuel", "rho", "qian")
    )
    x.do(a.LookAtDecks(0))
    assert {action.card for action in x.legal()} == {"scout_ship", "colony_ship", "rho", "qian"}
    assert as_seen_by(1, x.happened(CardsShown))[0].cards == ()
    x.do(a.Take(0, "qian"))
    assert [T.cards[card].id for card in (x.state.port[-1], x.state.port[-2], x.state.refuel[-1])] == [
        "scout_ship",
        "colony_ship",
        "rho",
    ]
    assert x.why(a.LookAtDecks(0)) == "ASV-VAR3-11"


@pytest.mark.rule("ASV-VAR3-10")
def test_captain_rookie_among_the_roles() -> None:
    for seed in range(20):
        s = started(*ALL, seed=seed, role_play_rookie=True)
        if -1 in s.roles:
            seat = s.roles.index(-1)
            assert [T.cards[card].id for card in s.ships[seat].extras] == ["captain_rookie"]
            return
    raise AssertionError("nobody ever got him")


@pytest.mark.rule("ASV-VAR3-12")
def test_once_a_game_a_role_scores_its_printed_bonus() -> None:
    x = with_role("lord_dewar", "valkriegon", "rho").lay("PL1-0", "E-5").lay("PL1-0", "E-3")
    x.discover(0, "E-5", "valkriegon").passing("explorers").do(a.PlayExplorer(0, "lord_dewar")).passing()
    assert x.scored("explorer") == [8]
    x.state.turn.moves = 0
    other = x.ship("blue", "D-4", "fighter_ship")
    x.discover(other, "E-3", "rho").passing("explorers")
    assert x.why(a.PlayExplorer(0, "lord_dewar")) == "ASV-EXPL-06"
    y = with_role("the_kaygus").own("blue", "G-7").lay("PL1-0", "H-7").own("green", "H-7")
    ship = y.ship("blue", "G-7", "fighter_ship")
    y.move(ship, "H-7").passing("conquest").do(a.PlayExplorer(0, "the_kaygus"))
    assert y.score("blue") == 6


# ---- partners ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-VAR4-01", "ASV-VAR4-02", "ASV-VAR4-03", "ASV-VAR4-07")
@pytest.mark.parametrize("energy", [False, True])
def test_partners_sit_opposite_and_teams_take_turns(energy: bool) -> None:
    assert GAME.setup_refusal(table("blue", "green", partners=True)).rule == "ASV-VAR4-01"
    x = scene("green", "red", "yellow", "blue", partners=True, energy_points=energy)
    order = []
    for _ in range(4):
        order.append(x.colours[x.state.turn.seat])
        x.end_turn()
        x.state.drawn.clear()
    assert order == ["green", "red", "blue", "yellow"]


@pytest.mark.rule("ASV-VAR4-04", "ASV-VAR4-06")
def test_partners_pass_no_cards() -> None:
    x = scene(*ALL, partners=True).hand("blue", "trading_post", "rho").keep("blue", "city_of_banks")
    for colour in ("yellow", "green", "red"):
        x.filled(colour, 2)
    assert {action.target for action in x.offers(a.PlayRed)} == {"seat:1", "seat:3"}
    assert {action.other for action in x.offers(a.SwapCard)} == {1, 3}


# ---- solitaire ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-VAR5-01", "ASV-VAR5-02")
def test_solitaire_draws_three_tiles_and_only_strong_empire_stays() -> None:
    s = started("red", solitaire=True)
    assert (s.rules.due, 72 // 3) == (3, 24)
    x = scene("red", solitaire=True).next_tiles("QUEST-PEACE", "QUEST-TRADE", "QUEST-EMPIRE", "ST", "RA", "DS")
    x.new_turn("red")
    assert [T.faces[number].id for number in x.state.quests[0]] == ["QUEST-EMPIRE"]
    assert len(x.state.drawn) == 3
    x.state.drawn.clear()
    x.state.turn.phase = 2
    x.hand("red", "rho").lay("PL1-0", "E-11").discover(0, "E-11", "rho")
    asked = set()
    while x.state.stack:
        asked.add(x.asked)
        x.do(a.Pass(0))
    assert asked == {"red"}
    assert x.state.ships[0].square == NUMBER["E-11"]
    y = scene("red", solitaire=True).only_tiles()
    y.end_turn()
    assert GAME.outcome(y.state).winners == (0,)
