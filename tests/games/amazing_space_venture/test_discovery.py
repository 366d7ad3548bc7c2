"""Discovering planets: cards, scores, Explorers."""

import pytest

from desktop.games.amazing_space_venture.events import CardPlayed, Scored
from desktop.games.amazing_space_venture.state import NOBODY
from tests.games.amazing_space_venture.scene import GAME, NUMBER, Scene, a, scene

SEATS = ("blue", "yellow", "green")


def arrived(*cards: str, tile: str = "PL3-1", seats: tuple[str, ...] = SEATS) -> Scene:
    """Blue's ship can reach an undiscovered planet on E-5; blue holds these cards."""
    x = scene(*seats).lay(tile, "E-5")
    return x.hand("blue", *cards)


def landed(*cards: str, planet: str = "rho", tile: str = "PL3-1", seats: tuple[str, ...] = SEATS) -> Scene:
    """Blue has just laid a Planet card of value 2 (Rho) on a planet; the Environment is asked for."""
    return arrived(planet, *cards, tile=tile, seats=seats).discover(0, "E-5", planet)


def env(x: Scene, colour: str, card: str) -> Scene:
    return x.do(a.PlayEnvironment(x.seat(colour), card))


def life(x: Scene, colour: str, card: str, copies: int = 1) -> Scene:
    return x.do(a.PlayLife(x.seat(colour), card, copies))


def decline(x: Scene, *colours: str) -> Scene:
    for colour in colours:
        assert x.asked == colour
        x.do(a.Pass(x.seat(colour)))
    return x


# ---- planet card -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-DISCOVER-01", "ASV-DISCOVER-02", "ASV-DISCOVER-03", "ASV-SCORE-03", "ASV-SCORE-04")
@pytest.mark.parametrize(("card", "large"), [("rho", False), ("sherco", True)])
def test_the_planet_card_decides_on_the_disk(card: str, large: bool) -> None:
    x = landed(planet=card)
    assert (x.planet("E-5").owner, x.planet("E-5").large) == (0, large)
    x.passing()
    assert x.score("blue") == 3 * 2
    y = scene("blue", "green").own("blue", "G-7")
    ship = y.ship("blue", "G-7", "star_cruiser")
    y.hand("blue", "rho").discover(ship, "J-4", "rho")
    assert not y.planet("J-4").large  # an empty home tile


@pytest.mark.rule("ASV-DISCOVER-20", "ASV-DISCOVER-21")
def test_twin_planets_are_discovered_by_themselves() -> None:
    x = scene().lay("PL2-TWIN", "E-5").hand("blue", "rho", "qian")
    x.discover(0, "E-5", "rho", "b").passing()
    assert (x.planet("E-5:b").owner, x.planet("E-5:a").owner) == (0, NOBODY)
    x.state.turn.moves = 0
    x.discover(0, "E-5", "qian", "a").passing()
    assert x.scored("planet") == [4, 4]


# ---- Environment and Life Form -----------------------------------------------------------------------------------


@pytest.mark.rule("ASV-DISCOVER-05", "ASV-DISCOVER-06", "ASV-DISCOVER-11", "ASV-DISCOVER-12")
def test_the_discoverer_comes_first_and_may_decline() -> None:
    x = arrived("rho", "water", "republic")
    assert x.why(a.PlayEnvironment(0, "water")) == "ASV-DISCOVER-05"
    assert x.why(a.PlayLife(0, "republic")) == "ASV-DISCOVER-11"
    x.discover(0, "E-5", "rho")
    assert x.asked == "blue"
    assert x.may(a.Pass(0))
    assert x.why(a.PlayLife(0, "republic")) == "ASV-DISCOVER-11"
    env(x, "blue", "water").passing("life")
    assert (x.asked, x.may(a.Pass(0))) == ("blue", True)
    life(x, "blue", "republic").passing()
    assert x.score("blue") == 3 * (2 + 1 + 1)


@pytest.mark.rule("ASV-DISCOVER-07", "ASV-DISCOVER-13", "ASV-DISCOVER-15", "ASV-RESP-01")
def test_then_the_opponents_from_the_left_until_one_plays() -> None:
    x = landed().hand("yellow", "ice_age").hand("green", "high_gravity", "yottas")
    decline(x, "blue")
    assert x.asked == "yellow"
    assert x.why(a.PlayEnvironment(2, "high_gravity")) == "ASV-RESP-01"
    decline(x, "yellow")
    env(x, "green", "high_gravity").passing("life")
    decline(x, "blue", "yellow")
    life(x, "green", "yottas").passing()
    assert x.score("blue") == 3 * (2 - 1 - 1)


@pytest.mark.rule("ASV-DISCOVER-12")
def test_the_discoverer_may_play_life_after_an_opponents_environment() -> None:
    x = landed("republic").hand("yellow", "ice_age")
    decline(x, "blue")
    env(x, "yellow", "ice_age").passing("life")
    assert x.asked == "blue"
    assert x.may(a.PlayLife(0, "republic"))


@pytest.mark.rule("ASV-DISCOVER-08", "ASV-DISCOVER-14", "ASV-INV-10")
def test_one_environment_and_one_life_form() -> None:
    x = landed("water", "vast_land", "republic", "monarchy")
    env(x, "blue", "water")
    assert x.why(a.PlayEnvironment(0, "vast_land")) in ("ASV-DISCOVER-05", "ASV-RESP-01")
    x.passing("life")
    assert x.why(a.PlayLife(0, "republic", 2)) == "ASV-DISCOVER-14"
    life(x, "blue", "republic")
    assert not x.may(a.PlayLife(0, "monarchy"))


@pytest.mark.rule("ASV-DISCOVER-09")
def test_without_cards_both_count_nothing() -> None:
    x = landed().passing()
    assert x.score("blue") == 6
    assert [term.reason for term in x.state.entries[-1].terms] == ["Planet card"]


@pytest.mark.rule("ASV-DISCOVER-10", "ASV-ENV-05", "ASV-SCORE-07", "ASV-SCORE-08", "ASV-SCORE-09")
def test_marys_poisonous_planet_scores_minus_one_and_bears_no_life() -> None:
    x = landed("embassy", planet="llemmer", tile="PL1-1")
    x.hand("yellow", "poisonous_atmosphere").hand("green", "plasma_spores")
    decline(x, "blue")
    env(x, "yellow", "poisonous_atmosphere")
    while x.state.stack:
        assert x.ask != "life"
        x.do(a.Pass(x.seat(x.asked)))
    assert x.score("blue") == -1


@pytest.mark.rule("ASV-DISCOVER-16", "ASV-DISCOVER-17", "ASV-DISCOVER-18")
def test_where_the_cards_go() -> None:
    x = landed("water").hand("yellow", "alien_ruins")
    env(x, "blue", "water").passing("life")
    decline(x, "blue")
    life(x, "yellow", "alien_ruins").passing()
    assert x.cards(x.state.personal[0]) == ["rho", "water"]
    assert x.cards(x.state.kept[0]) == ["alien_ruins"]
    assert x.state.junk == []


@pytest.mark.rule("ASV-LIFE-06", "ASV-DISCOVER-14")
def test_any_number_of_plasma_spores() -> None:
    x = landed("plasma_spores", "plasma_spores", "plasma_spores").passing("life")
    assert {action.copies for action in x.offers(a.PlayLife)} == {1, 2, 3}
    life(x, "blue", "plasma_spores", 3).passing()
    assert x.score("blue") == 6
    assert x.cards(x.state.personal[0]).count("plasma_spores") == 3


# ---- scores ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-SCORE-01", "ASV-SCORE-05", "ASV-INV-09")
def test_nine_points_for_a_great_planet() -> None:
    x = landed("water", "embassy")
    env(x, "blue", "water").passing("life")
    life(x, "blue", "embassy").passing()
    entry = x.state.entries[-1]
    assert (entry.points, [term.amount for term in entry.terms]) == (9, [6, 3, 0])
    assert all(term.places == ("planet:E-5:a",) for term in entry.terms)


@pytest.mark.rule("ASV-SCORE-02", "ASV-SCORE-06", "ASV-EXPL-02", "ASV-DISCOVER-19", "ASV-EXPL-06", "ASV-EXPL-07")
def test_alex_scores_eight_and_five_for_his_explorer() -> None:
    x = landed("water", "embassy", "gavins_raiders", planet="pyrrhis", tile="PL2-1")
    assert x.why(a.PlayExplorer(0, "gavins_raiders")) == "ASV-EXPL-06"
    env(x, "blue", "water").passing("life")
    life(x, "blue", "embassy").passing("explorers")
    assert x.score("blue") == 8
    x.do(a.PlayExplorer(0, "gavins_raiders")).passing()
    assert x.score("blue") == 13
    assert "gavins_raiders" in x.cards(x.state.personal[0])


@pytest.mark.rule("ASV-EXPL-01", "ASV-EXPL-04", "ASV-EXPL-05", "ASV-SCORE-11", "ASV-EXPL-07")
@pytest.mark.parametrize(
    ("explorer", "planet", "points"),
    [
        ("dr_nevets_yahsel", "rho", 3),
        ("dr_nevets_yahsel", "sherco", 6),
        ("lord_dewar", "rho", 4),
        ("lord_dewar", "valkriegon", 8),
        ("madam_maxine", "rho", 5),
        ("madam_maxine", "xam", 10),
    ],
)
def test_base_camps_raise_an_explorer(explorer: str, planet: str, points: int) -> None:
    x = landed(explorer, planet=planet).passing("explorers")
    x.do(a.PlayExplorer(0, explorer)).passing()
    assert x.scored("explorer") == [points]
    assert explorer in x.cards(x.state.personal[0])


@pytest.mark.rule("ASV-EXPL-03", "ASV-EXPL-08", "ASV-DISCOVER-19")
@pytest.mark.parametrize(
    ("form", "virus", "points"), [("automata", False, 9), ("embassy", False, 3), ("society_of_robots", True, 3)]
)
def test_giant_meema_loves_robots(form: str, virus: bool, points: int) -> None:
    x = landed(form, "giant_meema", "lord_dewar").hand("yellow", "space_virus").passing("life")
    life(x, "blue", form)
    if virus:
        x.red("yellow", "space_virus")
    x.passing("explorers").do(a.PlayExplorer(0, "giant_meema"))
    assert x.scored("explorer") == [points]
    x.do(a.PlayExplorer(0, "lord_dewar")).passing()  # any number of Explorers
    assert x.scored("explorer") == [points, 4]


# ---- The Kaygus --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-EXPL-09", "ASV-EXPL-10", "ASV-EXPL-11", "ASV-EXPL-12", "ASV-EXPL-06")
def test_the_kaygus_take_an_opponents_planet() -> None:
    x = arrived("the_kaygus").own("green", "E-5").hand("yellow", "peace_talks", "acid_rain")
    guest = x.ship("green", "E-5")
    x.move(0, "E-5").passing("conquest")
    assert x.asked == "blue"
    x.do(a.PlayExplorer(0, "the_kaygus"))
    planet = x.planet("E-5")
    assert (planet.owner, planet.large, x.score("blue")) == (0, True, 6)
    assert x.ask == "turn"  # no Environment, no Life Form, no red card
    assert guest in x.state.ships
    assert x.cards(x.state.personal[0]) == ["the_kaygus"]
    assert any(getattr(event, "name", "") == "Cambanes" for event in x.events)
    y = landed("the_kaygus").passing("explorers")
    assert y.why(a.PlayExplorer(0, "the_kaygus")) == "ASV-EXPL-06"


@pytest.mark.rule("ASV-EXPL-13")
def test_the_kaygus_take_an_only_home_unless_the_option_spares_it() -> None:
    for spares, rule in ((False, ""), (True, "ASV-EXPL-13")):
        x = scene("blue", "green", kaygus_spares_only_home=spares).hand("blue", "the_kaygus").own("blue", "G-7")
        ship = x.ship("blue", "G-7", "star_cruiser")
        x.move(ship, "J-10").passing("conquest")
        assert x.why(a.PlayExplorer(0, "the_kaygus")) == rule


# ---- Binary System -----------------------------------------------------------------------------------------------


def binary(*cards: str) -> Scene:
    """Blue discovers B-7, from which a path leads to B-9."""
    x = scene(*SEATS).lay("PL2-1", "B-7", 2).lay("ST", "B-8").lay("PL3-1", "B-9", 0).own("blue", "A-1")
    x.state.ships[0] = type(x.state.ships[0])(0, 0, x.state.ships[0].cards, (), 6 * 13, 3)  # waits on A-7
    return x.hand("blue", "rho", "binary_system", *cards).discover(0, "B-7", "rho")


@pytest.mark.rule("ASV-ENV-06", "ASV-ENV-07", "ASV-ENV-08", "ASV-ENV-09")
def test_a_binary_system_discovers_and_scores_a_second_planet() -> None:
    x = binary("qian", "republic", "lord_dewar", "gavins_raiders")
    env(x, "blue", "binary_system").passing("life")
    life(x, "blue", "republic").passing("explorers")
    assert x.score("blue") == 2 * (2 + 0 + 1)
    x.do(a.PlayExplorer(0, "lord_dewar"), a.Pass(0))
    assert x.ask == "second_planet"
    x.do(a.PlayPlanet(0, "qian", "planet:B-9:a")).passing("explorers")
    assert x.score("blue") == 6 + 4 + 3 * (2 + 0 + 1)
    x.do(a.PlayExplorer(0, "gavins_raiders")).passing()
    assert x.planet("B-9").owner == 0
    assert x.state.ships[0].square == 6 * 13 + 1  # the ship stays on B-7
    assert x.cards(x.state.personal[0]).count("binary_system") == 1


@pytest.mark.rule("ASV-ENV-08")
def test_no_second_planet_behind_a_pirate_or_without_a_card() -> None:
    x = binary("qian").pirate("green", "B-8", "N")
    env(x, "blue", "binary_system").passing()
    assert x.ask == "turn"
    y = binary()
    env(y, "blue", "binary_system").passing("second_planet")
    assert [type(action) for action in y.legal()] == [a.Pass]


@pytest.mark.rule("ASV-ENV-09")
def test_the_discoverer_decides_also_when_an_opponent_played_it() -> None:
    x = scene(*SEATS).lay("PL2-1", "B-7", 2).lay("PL3-1", "B-8", 0).hand("blue", "rho", "qian")
    x.hand("green", "binary_system")
    x.state.ships[0] = type(x.state.ships[0])(0, 0, x.state.ships[0].cards, (), 6 * 13, 3)
    x.discover(0, "B-7", "rho")
    decline(x, "blue", "yellow")
    env(x, "green", "binary_system").passing("second_planet")
    assert x.asked == "blue"
    x.do(a.PlayPlanet(0, "qian", "planet:B-8:a")).passing()
    assert x.scored("planet") == [4, 6]


# ---- Electromagnetic Web -----------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-ENV-10", "ASV-ENV-11", "ASV-ENV-14", "ASV-ENV-15", "ASV-ENV-16", "ASV-EXTRA-05")
def test_the_web_traps_the_discoverers_ship() -> None:
    x = landed("electromagnetic_web")
    assert x.why(a.PlayEnvironment(0, "electromagnetic_web")) == "ASV-ENV-16"
    y = landed("republic").hand("yellow", "electromagnetic_web")
    decline(y, "blue")
    env(y, "yellow", "electromagnetic_web").passing("life")
    life(y, "blue", "republic").passing()
    assert y.score("blue") == 3 * (2 + 0 + 1)
    assert y.state.ships[0].trapped
    assert "star_t_ship" in y.cards(y.state.personal[0])
    y.state.turn.moves = 0
    assert y.targets(0) == set()
    assert y.why(a.MoveShip(0, 0, "D-4", "a")) == "ASV-ENV-11"
    assert y.planet("E-5").owner == 0


@pytest.mark.rule("ASV-ENV-11", "ASV-EXTRA-05", "ASV-ENV-14")
def test_extras_are_trapped_as_well_and_captain_rookie_is_lost() -> None:
    x = arrived("rho").hand("yellow", "electromagnetic_web")
    ship = x.ship("blue", "D-4", "fighter_ship", "flash_jets", "captain_rookie")
    x.discover(ship, "E-5", "rho")
    decline(x, "blue")
    env(x, "yellow", "electromagnetic_web").passing()
    assert {"fighter_ship", "flash_jets"} <= set(x.cards(x.state.personal[0]))
    assert x.cards(x.state.out) == ["captain_rookie"]
    assert x.state.ships[ship].extras == ()


@pytest.mark.rule("ASV-ENV-12", "ASV-ENV-16")
def test_the_web_catches_later_ships_but_not_passing_ones() -> None:
    x = arrived().own("green", "E-5", web=True).lay("PL1-0", "F-6").own("blue", "F-6").lay("GA-1", "F-8")
    saucer = x.ship("blue", "D-4", "flying_saucer")
    x.move(saucer, "F-6").passing()
    assert not x.state.ships[saucer].trapped
    x.state.turn.moves = 0
    x.move(saucer, "E-5").passing()
    assert x.state.ships[saucer].trapped


@pytest.mark.rule("ASV-ENV-13")
def test_a_trapped_ship_counts_to_no_limit() -> None:
    x = arrived().own("green", "E-5", web=True).hand("blue", "colony_ship")
    cruiser = x.ship("blue", "D-4", "star_cruiser")
    assert x.why(a.AddShip(0, "colony_ship", "planet:D-4:a")) == "ASV-PIECE-18"
    x.move(cruiser, "E-5").passing()
    x.state.turn.phase = 2
    assert x.may(a.AddShip(0, "colony_ship", "planet:D-4:a"))


@pytest.mark.rule("ASV-ENV-17", "ASV-RED-73", "ASV-RED-74", "ASV-RED-75", "ASV-RED-76")
def test_after_a_ufo_the_thief_scores_and_the_web_traps_the_mover() -> None:
    x = arrived("sherco").hand("yellow", "ufo", "lord_dewar").hand("green", "electromagnetic_web", "alien_ruins")
    x.move(0, "E-5").passing("planet").do(a.PlayPlanet(0, "sherco", "planet:E-5:a"))
    assert x.asked == "yellow"
    x.red("yellow", "ufo").passing("environment")
    assert (x.planet("E-5").owner, x.planet("E-5").large, x.asked) == (1, True, "blue")
    decline(x, "blue", "yellow")
    env(x, "green", "electromagnetic_web").passing("life")
    assert x.state.ships[0].trapped
    decline(x, "blue", "yellow")
    life(x, "green", "alien_ruins").passing("explorers")
    assert x.asked == "yellow"
    x.do(a.PlayExplorer(1, "lord_dewar")).passing()
    assert (x.score("blue"), x.score("yellow")) == (0, 6 + 4)
    assert x.cards(x.state.kept[1]) == ["alien_ruins"]
    assert x.state.ships[0].square == NUMBER["E-5"]


@pytest.mark.rule("ASV-DISCOVER-10")
def test_events_tell_what_was_played() -> None:
    x = landed("water")
    env(x, "blue", "water").passing()
    assert [event.card for event in x.happened(CardPlayed)] == ["water"]
    assert sum(event.entry.points for event in x.happened(Scored)) == x.score("blue")
    assert GAME.tell(x.happened(Scored)[0]) is not None
