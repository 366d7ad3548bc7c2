"""The way of a ship lit on the board, and the nearest misses of tiles that fit nowhere."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture.actions import MoveShip
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.placement import near_misses
from desktop.table.boards.amazing_space_venture.asked import gains
from desktop.table.boards.amazing_space_venture.drawn import tiles_of
from desktop.table.boards.amazing_space_venture.faces import tile_arts
from desktop.table.boards.amazing_space_venture.geometry import square_at
from desktop.table.boards.amazing_space_venture.ways import way_to
from desktop.table.play.page import TablePage
from tests.games.amazing_space_venture.scene import NUMBER, Scene, T, scene
from tests.table.boards.amazing_space_venture.test_answers import LONE, SEATS, table_at
from tests.table.play.table import question


def flying(qtbot: QtBot, x: Scene, ship: int) -> TablePage:
    made = table_at(qtbot, x, LONE)
    made.flow.choosing.pick([f"ship:{ship}"])
    return made


def squares_along(made: TablePage, address: str) -> list[str]:
    way = way_to(T, question(made), made.board.places, address)
    assert way is not None
    found = [square_at(way.pointAtPercent(part / 60)) for part in range(61)]
    return list(dict.fromkeys(NAMES[square] for square in found if square is not None))


def test_a_walk_goes_straight_where_it_can(qtbot: QtBot) -> None:
    x = scene(*SEATS).without_ships().hand("blue", "rho").lay("PL1-0", "D-6")
    made = flying(qtbot, x, x.ship("blue", "D-4", "fighter_ship"))
    assert squares_along(made, "planet:D-6:a") == ["D-4", "D-5", "D-6"]
    way = way_to(T, question(made), made.board.places, "planet:D-6:a")
    assert way is not None
    goal = made.board.places.anchor("planet:D-6:a")
    assert (way.currentPosition() - goal).manhattanLength() < 0.01


def test_a_flight_along_a_path_follows_its_bends(qtbot: QtBot) -> None:
    x = scene(*SEATS).without_ships().hand("blue", "rho")
    x.lay("ST", "E-4", 1).lay("RA", "F-4", 1).lay("PL1-1", "F-5", 0)
    ship = x.ship("blue", "D-4", "shuttle_ship" if "shuttle_ship" in T.card_number else "space_shuttle")
    made = flying(qtbot, x, ship)
    assert any(isinstance(one, MoveShip) and one.square == "F-5" for one in made.session.legal(0))
    assert squares_along(made, "planet:F-5:a") == ["D-4", "E-4", "F-4", "F-5"]


def test_every_flight_that_is_offered_has_its_way(qtbot: QtBot) -> None:
    x = scene(*SEATS).without_ships().hand("blue", "rho").lay("DS-WH", "C-4")
    made = flying(qtbot, x, x.ship("blue", "D-4", "flying_saucer"))
    ask = question(made)
    start = made.board.places.anchor(ask.picks[0])
    for address in ask.options:
        way = way_to(T, ask, made.board.places, address)
        assert way is not None
        assert QPointF(way.elementAt(0).x, way.elementAt(0).y) == start
        assert way.currentPosition() == made.board.places.anchor(address)


def test_a_tile_that_left_the_game_shows_where_it_nearly_fitted(qtbot: QtBot) -> None:
    x = scene(*SEATS)
    number = T.face_number["GA-4"]
    (shown,) = tiles_of(T, tile_arts(T), x.state, ("GA-4",))
    nearest = [NAMES[square] for square, _, _ in near_misses(T, x.state, number)]
    assert shown.places
    assert {place.partition(":")[2] for place in shown.places} <= set(nearest)
    assert shown.note.startswith("left the game; nearest: ")
    assert not shown.address


def test_a_drawn_tile_without_a_place_lights_its_nearest_misses(qtbot: QtBot) -> None:
    x = scene(*SEATS).hand("blue", "rho").draw("ST", "GA-4")
    made = table_at(qtbot, x, LONE)
    drawn, lit = made.board.around.drawn, []
    drawn.counted.connect(lit.append)
    drawn.grab()
    spot = next(spot for spot in drawn._spots if spot.places)
    QTest.mouseMove(drawn, spot.area.center().toPoint())
    assert lit[-1] == list(spot.places)
    assert all(x.state.tiles[NUMBER[place.partition(":")[2]]] < 0 for place in spot.places)


def test_squares_on_which_the_tile_scores_at_once_say_how_much(qtbot: QtBot) -> None:
    x = scene(*SEATS).hand("blue", "rho").lay("GA-1", "E-8").probe("blue", "E-8", "N").draw("GA-1")
    made = table_at(qtbot, x, LONE)
    board, ask = made.board, question(made)
    assert board.holding is not None
    assert gains(T, ask, board.holding, 0) == {NUMBER["E-7"]: 2}  # a galaxy of two tiles, whichever way it is held
    assert gains(T, ask, board.holding, 1) == {NUMBER["E-7"]: 2}
