"""Galaxies with their probes, and stations with their rings."""

import pytest

from desktop.games.amazing_space_venture.doing import Play
from desktop.games.amazing_space_venture.grid import RING
from desktop.games.amazing_space_venture.regions import complete_galaxy
from desktop.games.amazing_space_venture.scoring import galaxy_points, score_the_end, station_squares
from tests.games.amazing_space_venture.scene import GAME, NAMES, NUMBER, Scene, T, a, scene


def ended(x: Scene) -> Scene:
    """The final scoring takes place."""
    play = Play(T, x.state, x.chance)
    score_the_end(play)
    x.events += play.events
    return x


# ---- galaxies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-GALAXY-01", "ASV-GALAXY-02", "ASV-GALAXY-03", "ASV-GALAXY-04", "ASV-GALAXY-08", "ASV-GALAXY-09")
@pytest.mark.rule("ASV-GALAXY-14")
@pytest.mark.parametrize(
    ("tiles", "complete", "points"),
    [(2, True, 2), (3, True, 6), (4, True, 8), (12, True, 24), (5, False, 5), (2, False, 2), (1, False, 0)],
)
def test_points_of_a_galaxy(tiles: int, complete: bool, points: int) -> None:
    assert galaxy_points(tiles, complete) == points


@pytest.mark.rule("ASV-GALAXY-03", "ASV-GALAXY-09", "ASV-GALAXY-13", "ASV-GALAXY-15", "ASV-GALAXY-18")
def test_a_galaxy_of_three_tiles_scores_six_for_its_probe_whoever_closes_it() -> None:
    x = scene().lay("GA-1", "G-8", 2).lay("ST-G2", "G-9", 1)
    assert x.region("G-8", "S") == x.region("G-9", "N") != x.region("G-9", "S")  # a path tile that shows galaxy
    y = scene().lay("GA-1", "G-8", 2).lay("GA-2O", "G-9").probe("green", "G-9", "N").draw("GA-1")
    y.place("GA-1", "G-10")
    assert (y.score("green"), y.score("blue")) == (6, 0)
    assert y.state.probes == []
    assert y.state.entries[-1].terms[0].places == ("square:G-8", "square:G-9", "square:G-10")


@pytest.mark.rule("ASV-GALAXY-05", "ASV-GALAXY-10", "ASV-GALAXY-11", "ASV-GALAXY-19")
def test_most_probes_win_and_ties_score_in_full() -> None:
    x = scene().lay("GA-1", "G-8", 2).lay("GA-1", "G-10").probe("blue", "G-8", "S").probe("green", "G-10", "N")
    x.draw("GA-2O").place("GA-2O", "G-9")
    assert (x.score("blue"), x.score("green")) == (6, 6)
    y = scene().lay("GA-1", "G-8", 2).lay("GA-1", "G-10").probe("blue", "G-8", "S")
    y.probe("green", "G-10", "N").probe("green", "G-10", "N").draw("GA-2O").place("GA-2O", "G-9")
    assert (y.score("blue"), y.score("green")) == (0, 6)
    assert y.state.probes == []


@pytest.mark.rule("ASV-GALAXY-06")
def test_without_a_probe_nobody_scores() -> None:
    x = scene().lay("GA-1", "G-8", 2).draw("GA-1").place("GA-1", "G-9")
    assert complete_galaxy(x.state, x.region("G-9", "N"))
    assert x.state.entries == []


@pytest.mark.rule("ASV-GALAXY-07", "ASV-GALAXY-12")
def test_a_probe_of_this_turn_does_not_count_and_returns() -> None:
    x = scene().lay("GA-1", "G-8", 2, now=True).hand("blue", "cyber_jump").next_tiles("GA-1")
    x.do(a.PlaceProbe(0, "G-8", 0)).red("blue", "cyber_jump", "way:tile").passing()
    x.place("GA-1", "G-9")
    assert (x.score("blue"), x.state.probes) == (0, [])
    y = scene().lay("GA-1", "G-8", 2).lay("GA-1", "G-9", now=True)
    assert y.why(a.PlaceProbe(0, "G-9", 0)) == "ASV-GALAXY-13"


@pytest.mark.rule("ASV-GALAXY-08", "ASV-GALAXY-10", "ASV-GALAXY-17")
def test_unfinished_galaxies_score_one_a_tile_at_the_end() -> None:
    x = scene().lay("ST-G2", "L-1", 1).lay("GA-2O", "L-2").probe("blue", "L-2", "N").probe("green", "L-2", "N")
    x.probe("green", "L-2", "S")
    assert x.state.dead[x.region("L-1", "N")]
    ended(x)
    assert x.scored("galaxy") == [2]
    assert x.state.entries[0].seat == 1


@pytest.mark.rule("ASV-GALAXY-16")
def test_a_tile_with_two_parts_in_one_galaxy_counts_once() -> None:
    """A ring of galaxy closed by a tile whose two parts are apart on the tile itself."""
    x = scene().lay("GA-2OS", "C-8").lay("GA-2A", "C-7", 1).lay("GA-2A", "D-7", 2).lay("GA-2O", "D-8")
    x.lay("GA-2A", "D-9", 3).lay("GA-2A", "C-9", 0)
    whole = x.region("C-8", "N")
    assert whole == x.region("C-8", "S")
    assert x.state.area[whole].bit_count() == 6
    assert complete_galaxy(x.state, whole)


@pytest.mark.rule("ASV-GALAXY-02")
def test_a_hole_faced_by_deep_space_does_not_matter() -> None:
    """A ring of eight tiles round an empty square is complete."""
    x = scene()
    for square, rotation in (("B-7", 1), ("D-7", 2), ("D-9", 3), ("B-9", 0)):
        x.lay("GA-2A", square, rotation)
    for square, rotation in (("C-7", 1), ("D-8", 0), ("C-9", 1)):
        x.lay("GA-2O", square, rotation)
    x.lay("GA-2OS", "B-8")
    assert x.state.tiles[NUMBER["C-8"]] < 0
    assert complete_galaxy(x.state, x.region("D-8", "N"))
    assert x.state.area[x.region("D-8", "N")].bit_count() == 8


# ---- stations ----------------------------------------------------------------------------------------------------


def ringed(x: Scene, centre: str, *, but: int = 0) -> Scene:
    """Tiles on the squares round a centre; the last ``but`` squares stay empty."""
    squares = [NAMES[square] for square in RING[NUMBER[centre]] if x.state.tiles[square] < 0]
    plain = iter([T.faces[n].id for n in x.state.bag if T.faces[n].id.startswith("GA-")])
    for square in squares[: len(squares) - but]:
        x.lay(next(plain), square)
    return x


@pytest.mark.rule("ASV-STATION-01", "ASV-STATION-08", "ASV-STATION-02", "ASV-STATION-07", "ASV-STATION-10")
def test_a_station_with_four_tiles_round_it_is_worth_five_at_the_end_only() -> None:
    x = scene().lay("DS", "G-8").lay("DS", "G-9").station("blue", "G-9")
    for square in ("F-8", "H-10", "F-10"):
        x.lay("GA-1", square)
    assert len(station_squares(x.state, NUMBER["G-9"])) == 5
    assert x.why(a.ScoreStation(0, "G-9")) == "ASV-STATION-02"
    ended(x)
    assert x.scored("station") == [5]
    assert x.state.stations == []


@pytest.mark.rule("ASV-STATION-09", "ASV-STATION-05", "ASV-STATION-14", "ASV-PIECE-22")
def test_a_full_ring_is_worth_nine_at_once_or_later() -> None:
    x = ringed(scene().lay("DS", "E-10").station("blue", "E-10"), "E-10")
    assert x.may(a.EndTurn(0))  # it may wait
    x.do(a.ScoreStation(0, "E-10"))
    assert (x.score("blue"), x.state.stations) == (9, [])
    assert [term.amount for term in x.state.entries[-1].terms] == [1] * 9
    x.lay("DS", "G-8", now=True)
    assert x.may(a.PlaceStation(0, "G-8"))


@pytest.mark.rule("ASV-STATION-14")
def test_a_station_is_scored_in_the_own_turn_after_the_tiles() -> None:
    x = ringed(scene().lay("DS", "E-10").station("green", "E-10"), "E-10").draw("ST")
    assert not x.may(a.ScoreStation(1, "E-10"))
    assert x.why(a.ScoreStation(0, "E-10")) == "ASV-TURN-03"


@pytest.mark.rule("ASV-STATION-11")
def test_a_border_station_is_scored_at_the_end_only() -> None:
    x = ringed(scene().lay("GA-1", "A-7").station("blue", "A-7"), "A-7")
    assert x.why(a.ScoreStation(0, "A-7")) == "ASV-STATION-02"
    ended(x)
    assert x.scored("station") == [6]


@pytest.mark.rule("ASV-STATION-12")
def test_suns_fill_the_ring_but_score_nothing() -> None:
    x = scene().lay("DS", "G-8").lay("DS", "F-9").station("blue", "F-9").lay("SUN", "G-9", 0).lay("SUN", "G-10", 3)
    ringed(x, "F-9").do(a.ScoreStation(0, "F-9"))
    assert x.score("blue") == 7


@pytest.mark.rule("ASV-STATION-13", "ASV-STATION-06")
def test_starting_tiles_count_and_tiles_count_for_several_stations() -> None:
    x = scene().lay("ST", "D-5").station("blue", "D-5").lay("GA-1", "C-6").station("green", "C-6")
    ended(x)
    assert x.scored("station") == [3, 2]


@pytest.mark.rule("ASV-STATION-03", "ASV-STATION-04")
def test_only_the_owner_lands_at_a_station() -> None:
    x = scene().lay("DS", "G-8").station("blue", "G-8").station("green", "G-8").lay("DS", "H-7").station("green", "H-7")
    ship = x.ship("blue", "G-7", "star_cruiser")
    assert "G-8 station" in x.targets(ship)
    assert x.why(a.MoveShip(0, ship, "H-7", "station")) == "ASV-STATION-04"


@pytest.mark.rule("ASV-STATION-15")
def test_landing_at_a_station_is_no_landing_on_the_planet_beside_it() -> None:
    x = scene().lay("PL1-0", "F-7").station("blue", "F-7")
    ship = x.ship("blue", "D-4", "star_cruiser")
    assert "F-7 station" in x.targets(ship)
    assert x.why(a.MoveShip(0, ship, "F-7", "a")) == "ASV-SHIP-10"
    x.move(ship, "F-7", "station").passing()
    assert x.ask == "turn"
    assert GAME.outcome(x.state) is None
