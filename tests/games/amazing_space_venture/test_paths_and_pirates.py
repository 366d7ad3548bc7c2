"""Space Paths and the pirates on them."""

import pytest

from desktop.games.amazing_space_venture.doing import Play
from desktop.games.amazing_space_venture.fate import destroy_planet
from desktop.games.amazing_space_venture.regions import complete_path
from desktop.games.amazing_space_venture.scoring import path_tiles, pirate_terms, score_the_end
from tests.games.amazing_space_venture.scene import NAMES, NUMBER, Scene, T, a, planet_number, scene


def column(x: Scene, *rows: int, tile: str = "ST") -> Scene:
    """Straight paths down column D."""
    for row in rows:
        x.lay(tile, f"D-{row}")
    return x


def whole(x: Scene, square: str, side: str) -> bool:
    return complete_path(x.state, x.region(square, side))


def dead(x: Scene, square: str, side: str) -> bool:
    return x.state.dead[x.region(square, side)]


# ---- paths -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-PATH-01", "ASV-PATH-03", "ASV-PIRATE-15", "ASV-PIRATE-13", "ASV-PIRATE-14", "ASV-INV-09")
def test_a_path_of_seven_tiles_with_five_between_scores_fifteen() -> None:
    x = column(scene(), 5, 6, 7, 8)
    assert not whole(x, "D-5", "N")
    assert not dead(x, "D-5", "N")
    column(x, 9)
    assert whole(x, "D-5", "N")
    path = x.region("D-5", "N")
    assert x.state.area[path].bit_count() == 7
    assert [NAMES[square] for square in path_tiles(T, x.state, path)] == [f"D-{row}" for row in range(5, 10)]
    terms = pirate_terms(T, x.state, path)
    assert [term.amount for term in terms] == [1, 2, 3, 4, 5]
    x.pirate("blue", "D-7", "N")
    score_the_end(play := Play(T, x.state, x.chance))
    x.events += play.events
    assert x.scored("pirate") == [15]
    assert x.state.pirates == []


@pytest.mark.rule("ASV-PATH-02", "ASV-PIRATE-09", "ASV-PIRATE-10", "ASV-PIRATE-04")
@pytest.mark.parametrize(("tile", "rotation"), [("END-BH", 0), ("END-G", 2), ("END-X", 2)])
def test_a_path_that_ends_nowhere_is_dead_and_its_pirate_leaves_without_points(tile: str, rotation: int) -> None:
    x = column(scene(), 5).pirate("green", "D-5", "N").draw(tile)
    x.place(tile, "D-6", rotation)
    assert dead(x, "D-5", "N")
    assert (x.state.pirates, x.score("green")) == ([], 0)
    assert x.why(a.PlacePirate(0, "D-6", 0)) == "ASV-PIRATE-04"
    y = column(scene(), 5).new_turn("green")
    y.state.drawn.clear()
    y.state.turn.phase = 2
    y.lay("ST", "J-11", now=True)
    assert y.may(a.PlacePirate(1, "J-11", 0))


@pytest.mark.rule("ASV-PATH-02", "ASV-PIRATE-09")
def test_a_path_off_the_board_is_dead() -> None:
    x = scene().lay("ST", "B-1", 1).pirate("blue", "B-1", "W").draw("RA")
    x.place("RA", "C-1", 2)
    assert dead(x, "B-1", "W")
    assert x.state.pirates == []


@pytest.mark.rule("ASV-PATH-04", "ASV-PIRATE-16")
def test_two_bends_are_two_paths_and_a_tile_crossed_twice_counts_once() -> None:
    x = scene().lay("RA-X2", "C-7")
    assert x.region("C-7", "N") == x.region("C-7", "W") != x.region("C-7", "E")
    # In from the north, out to the west, round by the south-west, in again from the south and out to the east.
    x.lay("RA", "B-7", 0).lay("RA", "B-8", 3).lay("RA", "C-8", 2)
    assert x.region("C-7", "N") == x.region("C-7", "E")
    assert x.state.area[x.region("C-7", "N")].bit_count() == 4


@pytest.mark.rule("ASV-PIRATE-16", "ASV-PIRATE-13")
def test_a_pirate_scores_a_tile_crossed_twice_once_and_tiles_that_show_galaxy() -> None:
    x = scene().lay("RA-X2", "C-7").lay("RA", "B-7", 0).lay("RA", "B-8", 3).lay("RA", "C-8", 2)
    x.lay("PL1-1", "C-6", 2).lay("PL1-1", "D-7", 3)
    assert whole(x, "C-7", "N")
    order = [NAMES[square] for square in path_tiles(T, x.state, x.region("C-7", "N"))]
    assert order in (["C-7", "B-7", "B-8", "C-8"], ["C-7", "C-8", "B-8", "B-7"])
    x.pirate("blue", "B-8", "N")
    score_the_end(play := Play(T, x.state, x.chance))
    x.events += play.events
    assert x.scored("pirate") == [1 + 2 + 3 + 4]
    y = scene().lay("ST-G1", "D-5").lay("PL1-1", "D-6")
    assert y.region("D-5", "N") != y.region("D-5", "E")  # galaxy on the path's tile
    assert [term.amount for term in pirate_terms(T, y.state, y.region("D-5", "N"))] == [1]


@pytest.mark.rule("ASV-PATH-04")
def test_a_pirate_stands_on_one_of_two_bends() -> None:
    stands = set()
    for part in (0, 1):
        x = scene().lay("RA-X2", "C-7", now=True).do(a.PlacePirate(0, "C-7", part))
        stands.add(x.state.pirates[0].segment)
    assert stands == {x.segment("C-7", "N"), x.segment("C-7", "E")}


@pytest.mark.rule("ASV-PATH-05")
def test_a_loop_back_to_its_planet_is_dead_but_twins_are_two_planets() -> None:
    x = scene().lay("RA", "D-3", 0).lay("RA", "E-3", 1).lay("RA", "E-4", 2)
    assert x.region("D-3", "S") == x.region("E-4", "W")
    assert dead(x, "D-3", "S")
    y = scene().lay("PL2-TWIN", "B-8").lay("RA", "B-7", 0).lay("RA", "C-7", 1).lay("ST", "C-8")
    y.lay("RA", "C-9", 2).lay("RA", "B-9", 3)
    assert whole(y, "B-7", "S")


@pytest.mark.rule("ASV-PATH-06")
def test_a_ring_without_a_planet_is_dead() -> None:
    x = scene().lay("RA", "B-7", 0).lay("RA", "C-7", 1).lay("RA", "C-8", 2).lay("RA", "B-8", 3)
    assert dead(x, "B-7", "S")


@pytest.mark.rule("ASV-PATH-07")
def test_adjoining_planet_tiles_are_joined() -> None:
    x = scene().lay("PL1-1", "D-5", 0)
    assert whole(x, "D-5", "N")
    assert path_tiles(T, x.state, x.region("D-5", "N")) == []


@pytest.mark.rule("ASV-PATH-08")
def test_each_path_side_of_a_planet_begins_its_own_path() -> None:
    x = scene().lay("ST", "D-5").lay("ST", "D-3")
    assert x.region("D-5", "N") != x.region("D-3", "S")


@pytest.mark.rule("ASV-PATH-09", "ASV-PIRATE-18", "ASV-PIRATE-20")
def test_an_end_at_a_destroyed_planet_joins_nothing() -> None:
    x = scene().lay("ST", "D-5").lay("PL1-1", "D-6", 0).pirate("blue", "D-5", "N")
    assert whole(x, "D-5", "N")
    destroy_planet(Play(T, x.state, x.chance), 0, planet_number("planet:D-6:a"))
    assert not whole(x, "D-5", "N")
    assert not dead(x, "D-5", "N")
    assert len(x.state.pirates) == 1
    x.state.turn.placed = (NUMBER["D-5"],)
    assert x.may(a.PlacePirate(0, "D-5", 0))
    score_the_end(play := Play(T, x.state, x.chance))
    x.events += play.events
    assert x.scored("pirate") == []


# ---- pirates -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-PIRATE-01", "ASV-PIECE-14")
def test_no_pirate_beside_a_planet_on_the_tile() -> None:
    x = scene().lay("PL1-2O", "D-5", now=True)
    assert x.why(a.PlacePirate(0, "D-5", 0)) == "ASV-PIRATE-01"


@pytest.mark.rule("ASV-PIRATE-02", "ASV-PIRATE-03")
def test_what_a_pirates_path_may_lead_to() -> None:
    x = scene().lay("ST", "D-5", now=True).lay("ST", "A-2", now=True).lay("ST", "J-11", now=True)
    assert x.may(a.PlacePirate(0, "D-5", 0))  # the own home
    assert x.may(a.PlacePirate(0, "A-2", 0))  # an undiscovered planet
    assert x.why(a.PlacePirate(0, "J-11", 0)) == "ASV-PIRATE-03"  # green's home
    x.lay("ST", "J-12", now=True)
    assert x.may(a.PlacePirate(0, "J-12", 0))  # more path


@pytest.mark.rule("ASV-PIRATE-05", "ASV-PIRATE-06")
def test_a_pirate_stays_when_the_planet_changes_hands() -> None:
    x = scene().lay("ST", "A-2").pirate("blue", "A-2", "N").own("green", "A-1")
    x.end_turn()
    assert len(x.state.pirates) == 1
    assert not any(getattr(action, "square", "") == "A-2" for action in x.offers(a.PlacePirate))


@pytest.mark.rule("ASV-PIRATE-07", "ASV-PIRATE-08", "ASV-PIRATE-19")
def test_a_pirate_bars_path_moves_of_opponents_only() -> None:
    x = column(scene(), 5, 6, 7, 8, 9)
    x.own("blue", "D-10")
    ship = x.ship("blue", "D-4", "fighter_ship")
    assert "D-10 a" in x.targets(ship)
    x.pirate("green", "D-7", "N")
    assert x.why(a.MoveShip(0, ship, "D-10", "a")) == "ASV-PIRATE-07"
    x.state.pirates.clear()
    x.pirate("blue", "D-7", "N")
    assert "D-10 a" in x.targets(ship)
    x.lay("PL1-0", "E-7").own("blue", "E-7").state.pirates.clear()
    x.pirate("green", "D-5", "N")
    near = x.ship("blue", "D-10", "star_cruiser")
    assert "E-7 a" in x.targets(near)  # steps over the path are free
    y = column(scene("blue", "yellow", "green", "red", partners=True), 5, 6, 7, 8, 9).pirate("green", "D-7", "N")
    assert "D-10 a" in y.targets(0)


@pytest.mark.rule("ASV-PIRATE-11")
def test_a_shot_pirate_returns_without_points() -> None:
    x = column(scene(), 5, 6).pirate("green", "D-6", "N")
    ship = x.ship("blue", "D-4", "fighter_ship", "laser_beam")
    x.do(a.FireLaser(0, ship, "pirate:D-6:1"))
    assert (x.state.pirates, x.score("green")) == ([], 0)


@pytest.mark.rule("ASV-PIRATE-12")
def test_an_unfinished_path_scores_nothing() -> None:
    x = column(scene(), 5, 6).pirate("blue", "D-6", "N")
    score_the_end(play := Play(T, x.state, x.chance))
    x.events += play.events
    assert x.scored("pirate") == []


@pytest.mark.rule("ASV-PIRATE-17")
def test_pirates_that_come_to_share_a_path_both_score() -> None:
    x = column(scene(), 5, 6, 8, 9).pirate("blue", "D-6", "N").pirate("green", "D-8", "N")
    column(x, 7)
    assert len(x.state.pirates) == 2
    score_the_end(play := Play(T, x.state, x.chance))
    x.events += play.events
    assert x.scored("pirate") == [15, 15]
