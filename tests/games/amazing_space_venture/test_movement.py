"""How ships move: steps, paths, worm holes."""

import pytest

from desktop.games.amazing_space_venture.doing import Play, movement
from desktop.games.amazing_space_venture.events import ShipMoved
from desktop.games.amazing_space_venture.fate import destroy_planet
from desktop.games.amazing_space_venture.state import IN_SPACE
from tests.games.amazing_space_venture.scene import GAME, NUMBER, Scene, T, a, planet_number, scene


def with_planets(*squares: str) -> Scene:
    """Blue planets on these squares, and no ships."""
    x = scene().without_ships()
    kinds = iter(["PL1-0"] * 3 + ["PL2-0"] + ["PL1-1"] * 3 + ["PL1-2O"] * 3)
    for square in squares:
        x.lay(next(kinds), square).own("blue", square)
    return x


# ---- steps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-SHIP-01")
def test_one_ship_moves_in_a_turn() -> None:
    x = with_planets("E-5")
    one, two = x.ship("blue", "D-4"), x.ship("blue", "D-4")
    assert x.may(a.EndTurn(0))
    x.move(one, "E-5").passing()
    assert x.why(a.MoveShip(0, two, "E-5", "a")) == "ASV-SHIP-01"
    assert x.why(a.MoveShip(0, 99, "E-5", "a")) == "ASV-SHIP-01"


@pytest.mark.rule("ASV-SHIP-02", "ASV-SHIP-03", "ASV-SHIP-06", "ASV-SHIP-04")
@pytest.mark.parametrize(
    ("card", "reached"),
    [
        ("star_t_ship", {"E-5"}),
        ("fighter_ship", {"E-5", "F-2"}),
        ("star_cruiser", {"E-5", "F-2", "G-7"}),
        ("colony_ship", {"E-5", "F-2", "G-7", "H-3"}),
    ],
)
def test_m_counts_king_steps(card: str, reached: set[str]) -> None:
    x = with_planets("E-5", "F-2", "H-3", "I-9").own("blue", "G-7")
    x.lay("DS", "F-6").lay("GA-1", "F-8").lay("GA-2A", "H-6")  # no way through the worm holes
    ship = x.ship("blue", "D-4", card)
    assert x.targets(ship) == {f"{square} a" for square in reached}
    assert x.why(a.MoveShip(0, ship, "I-9", "a")) == "ASV-SHIP-02"


@pytest.mark.rule("ASV-SHIP-05", "ASV-SUN-16", "ASV-SUN-17", "ASV-SHIP-19")
def test_nothing_hinders_a_step_but_a_sun() -> None:
    x = with_planets("E-6", "E-5").station("green", "E-5")
    ship = x.ship("blue", "D-4", "fighter_ship")
    destroy_planet(Play(T, x.state, x.chance), 0, planet_number("planet:E-5:a"))
    x.ship("green", "E-5", "fighter_ship", spot="space")
    assert x.targets(ship) == {"E-6 a"}
    assert x.why(a.MoveShip(0, ship, "E-5", "a")) == "ASV-SHIP-19"
    y = with_planets("E-6").lay("ST", "D-5").lay("SUN", "E-5", 3)
    ship = y.ship("blue", "D-4", "scout_ship")
    assert y.why(a.MoveShip(0, ship, "E-5", "space")) == "ASV-SUN-16"
    mover = y.ship("blue", "D-4", "star_cruiser")
    assert "E-6 a" in y.targets(mover)
    z = scene().without_ships().lay("PL1-0", "F-7").own("blue", "F-7").lay("SUN", "G-8", 0)
    assert "G-7 a" not in z.own("blue", "G-7").targets(z.ship("blue", "G-9", "scout_ship", spot="space"))
    diagonal = z.ship("blue", "F-7", "scout_ship")
    z.lay("SUN", "F-8", 0)
    assert "G-7 a" in z.targets(diagonal)


@pytest.mark.rule("ASV-SHIP-09", "ASV-SHIP-14")
def test_only_scouts_and_saucers_rest_in_deep_space() -> None:
    x = scene().lay("DS", "G-8")
    fighter, scout = x.ship("blue", "G-7", "fighter_ship"), x.ship("blue", "G-7", "scout_ship")
    x.own("blue", "G-7")
    assert x.why(a.MoveShip(0, fighter, "G-6", "space")) == "ASV-SHIP-09"
    assert x.may(a.MoveShip(0, scout, "G-6", "space"))
    assert x.why(a.MoveShip(0, scout, "G-8", "space")) == "ASV-SHIP-09"  # a deep-space tile is no resting place
    x.move(scout, "G-6", "space").passing()
    x.state.turn.moves = 0
    assert "F-5 space" in x.targets(scout)


@pytest.mark.rule("ASV-SHIP-10", "ASV-DISCOVER-01", "ASV-DISCOVER-04")
def test_an_undiscovered_planet_needs_a_planet_card() -> None:
    x = scene().lay("PL1-0", "E-5")
    assert x.why(a.MoveShip(0, 0, "E-5", "a")) == "ASV-SHIP-10"
    x.hand("blue", "rho")
    assert x.may(a.MoveShip(0, 0, "E-5", "a"))
    assert x.why(a.PlayPlanet(0, "rho", "planet:E-5:a")) == "ASV-DISCOVER-01"
    x.move(0, "E-5").passing("planet")
    assert [type(action) for action in x.legal()] == [a.PlayPlanet]


@pytest.mark.rule("ASV-SHIP-17")
def test_ships_share_tiles_and_land_on_opponents_planets() -> None:
    x = scene().lay("PL1-0", "E-5").own("green", "E-5")
    x.ship("green", "E-5")
    x.move(0, "E-5").passing()
    assert (x.planet("E-5").owner, x.state.scores) == (1, [0, 0])


@pytest.mark.rule("ASV-SHIP-18", "ASV-RED-62", "ASV-RED-63")
def test_teleporting_goes_to_an_own_home_at_any_distance() -> None:
    x = scene().hand("blue", "sabotage").hand("green", "teleport")
    target = x.ship("green", "A-1")
    x.own("green", "A-1").red("blue", "sabotage", f"ship:{target}").passing("destroying")
    x.red("green", "teleport", f"ship:{target}", "planet:J-10:a").passing()
    assert x.state.ships[target].square == NUMBER["J-10"]


@pytest.mark.rule("ASV-SHIP-21")
def test_from_one_twin_planet_to_the_other_is_one_step() -> None:
    x = scene().without_ships().lay("PL2-TWIN", "G-9").own("blue", "G-9:a").hand("blue", "rho")
    ship, shuttle = x.ship("blue", "G-9", "fighter_ship"), x.ship("blue", "G-9", "space_shuttle")
    assert x.targets(ship) == {"G-9 b", "G-7 a"}
    assert x.targets(shuttle) == set()
    x.state.hands[0].clear()
    assert x.targets(ship) == set()


@pytest.mark.rule("ASV-SHIP-22")
def test_a_ship_left_on_a_tile_may_start_its_next_move_there() -> None:
    x = with_planets("E-5", "E-6")
    ship = x.ship("blue", "E-5")
    destroy_planet(Play(T, x.state, x.chance), 1, planet_number("planet:E-5:a"))
    assert x.state.ships[ship].spot == IN_SPACE
    assert "E-6 a" in x.targets(ship)


@pytest.mark.rule("ASV-SHIP-23", "ASV-SHIP-24")
def test_a_ship_that_stays_has_not_landed() -> None:
    x = scene().lay("PL1-0", "E-5").own("green", "E-5").station("blue", "E-5").hand("blue", "rho")
    x.state.ships[0] = type(x.state.ships[0])(0, 0, x.state.ships[0].cards, (), NUMBER["E-5"], 2)
    assert x.why(a.MoveShip(0, 0, "E-5", "a")) == "ASV-SHIP-23"
    assert x.why(a.MoveShip(0, 0, "E-5", "station")) == "ASV-SHIP-02"


@pytest.mark.rule("ASV-SHIP-20", "ASV-SHIP-25")
def test_a_waiting_ship_discovers_the_planet_of_its_new_tile_by_staying() -> None:
    x = scene().hand("blue", "rho")
    ship = x.ship("blue", "E-5", "scout_ship", "captain_rookie", spot="space")
    assert movement(T, x.state.ships[ship]) == 0
    x.lay("PL1-0", "E-5")
    assert x.targets(ship) == {"E-5 a"}
    x.move(ship, "E-5").passing("planet")
    assert x.ask == "planet"
    assert x.state.turn.moves == 1


# ---- paths -------------------------------------------------------------------------------------------------------


def on_path(*extras: str, card: str = "space_shuttle") -> tuple[Scene, int]:
    """A complete path of five tiles from blue's home to D-10."""
    x = scene()
    for row in range(5, 10):
        x.lay("ST", f"D-{row}")
    return x, x.ship("blue", "D-4", card, *extras)


@pytest.mark.rule("ASV-SHIP-11", "ASV-SHIP-12", "ASV-SHIP-13", "ASV-SHIP-15")
def test_a_path_move_goes_to_the_next_planet_and_needs_no_m() -> None:
    x, shuttle = on_path()
    assert x.targets(shuttle) == set()  # D-10 is undiscovered and no card is at hand
    x.own("green", "D-10").lay("PL1-1", "D-11", 0).own("blue", "D-11")
    assert x.targets(shuttle) == {"D-10 a"}
    assert x.why(a.MoveShip(0, shuttle, "D-11", "a")) == "ASV-SHIP-13"
    x.move(shuttle, "D-10").passing()
    assert x.happened(ShipMoved)[0].by == "path"
    x.state.turn.moves = 0
    assert x.targets(shuttle) == {"D-4 a", "D-11 a"}  # whoever owns the planet it starts from


@pytest.mark.rule("ASV-SHIP-12", "ASV-SHIP-13")
def test_a_path_move_is_not_combined_with_steps() -> None:
    x, shuttle = on_path()
    cruiser = x.ship("blue", "D-4", "star_cruiser")
    x.own("blue", "D-10").lay("PL1-0", "E-11").own("blue", "E-11")
    assert "D-10 a" in x.targets(cruiser)
    assert "E-11 a" not in x.targets(cruiser)
    x.lay("PL2-0", "E-5").own("blue", "E-5")
    assert x.why(a.MoveShip(0, shuttle, "E-5", "a")) == "ASV-SHIP-13"


@pytest.mark.rule("ASV-SHIP-16")
def test_a_station_is_no_end_of_a_path_move() -> None:
    x, shuttle = on_path()
    x.station("blue", "D-7").own("blue", "D-10")
    assert x.targets(shuttle) == {"D-10 a"}
    docked = x.ship("blue", "D-7", "space_shuttle", spot="station")
    assert x.targets(docked) == set()


@pytest.mark.rule("ASV-EXTRA-13")
def test_a_shuttle_with_jets_keeps_to_paths_unless_the_option_says_otherwise() -> None:
    for option, reached in ((False, set()), (True, {"E-5 a"})):
        x = scene(shuttle_jets_step=option) if option else scene()
        x.lay("PL1-0", "E-5").own("blue", "E-5")
        assert x.targets(x.ship("blue", "D-4", "space_shuttle", "flash_jets")) == reached


# ---- worm holes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-WORM-01", "ASV-WORM-03", "ASV-WORM-11")
def test_a_fighter_crosses_the_board_through_two_holes() -> None:
    x = with_planets("E-5", "I-9")
    ship = x.ship("blue", "E-5", "fighter_ship")
    assert "I-9 a" in x.targets(ship)
    x.move(ship, "I-9").passing()
    assert x.happened(ShipMoved)[0].route == ("E-5", "F-6", "H-8", "I-9")


@pytest.mark.rule("ASV-WORM-02", "ASV-WORM-05", "ASV-WORM-12")
def test_covered_holes_are_gone_and_holes_on_tiles_are_open() -> None:
    x = with_planets("E-5", "I-9").lay("DS", "H-8").lay("GA-1", "H-6").lay("GA-2A", "F-8")
    ship = x.ship("blue", "E-5", "fighter_ship")
    assert "I-9 a" not in x.targets(ship)  # F-6 is the only open hole
    x.lay("DS-WH", "J-8")
    assert "I-9 a" in x.targets(ship)


@pytest.mark.rule("ASV-WORM-04", "ASV-WORM-09")
def test_after_a_hole_a_planet_or_station_must_be_reached() -> None:
    x = with_planets("E-5", "I-9")
    star_t = x.ship("blue", "E-5", "star_t_ship")
    assert "I-9 a" not in x.targets(star_t)
    assert x.why(a.MoveShip(0, star_t, "H-8", "space")) == "ASV-SHIP-09"


@pytest.mark.rule("ASV-WORM-06", "ASV-WORM-09")
def test_who_may_end_in_a_hole() -> None:
    x = with_planets("E-5").lay("DS-WH", "K-2").station("blue", "K-2")
    scout, star_t = x.ship("blue", "E-5", "scout_ship"), x.ship("blue", "E-5", "star_t_ship")
    assert {"F-6 space", "H-8 space"} <= x.targets(scout)
    assert "K-2 station" in x.targets(star_t)


@pytest.mark.rule("ASV-WORM-07", "ASV-WORM-08")
def test_several_holes_and_none_may_be_used() -> None:
    x = with_planets("E-5", "G-5").lay("DS-WH", "C-10").own("blue", "G-7")
    cruiser = x.ship("blue", "E-5", "star_cruiser")
    assert {"G-5 a", "G-7 a"} <= x.targets(cruiser)
    assert GAME.refusal(x.state, a.MoveShip(0, cruiser, "G-5", "a")) is None


@pytest.mark.rule("ASV-WORM-10")
def test_all_holes_count_as_one_square() -> None:
    x = with_planets("I-9")
    scout = x.ship("blue", "F-6", "scout_ship", spot="space")
    assert "I-9 a" in x.targets(scout)  # the first step leads out of H-8
    assert {"H-8 space", "H-6 space"} <= x.targets(scout)
