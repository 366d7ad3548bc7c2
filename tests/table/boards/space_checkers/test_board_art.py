"""The board at any size: complete, legible, and inside its own edges."""

import threading

import pytest
from PySide6.QtCore import QRectF

from desktop.table.boards.space_checkers.board_art import (
    board_recipe,
    chip_size,
    paint_board,
    paint_chip,
    paint_turn,
    wild_border,
)
from desktop.table.boards.space_checkers.frame import (
    paint_border,
    paint_dial,
    paint_label,
    paint_victory,
    side_title,
)
from desktop.table.boards.space_checkers.geometry import DIAL_RADIUS, SIDES, BoardGeometry, BoardPlan
from desktop.table.kit.theme import FLEETS
from tests.table.boards.space_checkers.plans import geometry
from tests.table.kit.painted import brightness, difference, extent, recording, render


def board_image(board: BoardGeometry, scale: float = 1.0):
    def paint(painter):
        painter.scale(1, 1)
        paint_board(painter, board, scale)

    return render(paint, board.board.width(), board.board.height(), scale)


@pytest.fixture(scope="module")
def base(qapp):
    return board_image(geometry())


@pytest.mark.parametrize("size", [7, 8, 10, 12])
def test_the_board_is_full_and_ends_at_its_edges(qapp, size):
    board = geometry(size)
    room = board.board.adjusted(-30, -30, 30, 30)

    def paint(painter):
        painter.translate(30, 30)
        paint_board(painter, board, 0.5)

    image = render(paint, room.width(), room.height(), 0.5)
    assert board.board.translated(30, 30).contains(extent(image))
    assert extent(image).width() > board.board.width() - 2
    assert brightness(image, board.field.translated(30, 30)) > 15


def test_every_side_shines_in_its_own_colour(base):
    board = geometry()
    for fleet, (red, green, blue) in {
        "green": (False, True, False),
        "blue": (False, False, True),
        "red": (True, False, False),
    }.items():
        start, end = board.side_edge(fleet)
        seen = base.pixelColor(((start + end) / 2).toPoint())
        strongest = max(seen.red(), seen.green(), seen.blue())
        assert (seen.red() == strongest, seen.green() == strongest, seen.blue() == strongest) == (red, green, blue)
    yellow = base.pixelColor(((board.side_edge("yellow")[0] + board.side_edge("yellow")[1]) / 2).toPoint())
    assert min(yellow.red(), yellow.green()) > yellow.blue()


def test_the_earth_is_the_brightest_thing_in_the_middle(base):
    board = geometry()
    (earth,) = board.planets
    assert brightness(base, earth) > 1.4 * brightness(base, board.cell_rect((8, 5)))


def test_light_and_dark_cells_take_turns(base):
    board = geometry()
    light = [
        c for c in board.cells if sum(c) % 2 == 0 and 3 <= c[0] <= 8 and 3 <= c[1] <= 8 and c not in board.plan.earth
    ]
    dark = [c for c in board.cells if sum(c) % 2 and 3 <= c[0] <= 8 and 3 <= c[1] <= 8 and c not in board.plan.earth]

    def mean(cells):
        return sum(brightness(base, board.cell_rect(cell)) for cell in cells) / len(cells)

    assert mean(light) > mean(dark) + 5


def test_a_worker_thread_paints_the_same_board(qapp):
    board, painted = geometry(7), []
    worker = threading.Thread(target=lambda: painted.append(board_recipe(board, 0.6).render()))
    worker.start()
    worker.join()
    assert painted[0] == board_recipe(board, 0.6).render()


def test_boards_that_differ_never_share_a_picture():
    names = {board_recipe(geometry(size, prisons), 1).name for size in (8, 10) for prisons in (9, 10)}
    assert len(names) == 4
    assert board_recipe(geometry(), 1).name == board_recipe(geometry(), 1).name
    assert board_recipe(geometry(), 1).name != board_recipe(geometry(), 2, 1.5).name


# --- lettering


@pytest.mark.parametrize("scale", [0.78, 1, 2])
@pytest.mark.parametrize("size", [8, 10, 12])
def test_all_lettering_is_legible_and_stays_in_its_place(qapp, size, scale):
    board = geometry(size)
    with recording(board.board.width(), board.board.height(), scale) as (painter, record):
        paint_board(painter, board, scale)
        for fleet in SIDES:
            paint_dial(painter, board, fleet, 8, 0, scale)
    texts = record.texts
    assert len(texts) >= 4 * size + 4 * 10 + 4 + 4

    def scaled(rect: QRectF) -> QRectF:
        return QRectF(rect.topLeft() * scale, rect.size() * scale)

    places = [scaled(board.prison_rect(fleet, index)) for fleet in SIDES for index in range(10)]
    names = {side_title(fleet): scaled(board.board) for fleet in SIDES}
    dials = [
        scaled(QRectF(c.x() - DIAL_RADIUS, c.y() - DIAL_RADIUS, 2 * DIAL_RADIUS, 2 * DIAL_RADIUS))
        for c in (board.dial_centre(fleet) for fleet in SIDES)
    ]
    for written in texts:
        assert written.pixels >= 11.5
        assert not written.rect.intersects(scaled(board.field))
        homes = [place for place in (*places, *dials) if place.intersects(written.rect)]
        if written.text in names:
            assert homes == []
            assert names[written.text].contains(written.rect)
        else:
            assert all(home.contains(written.rect) for home in homes)
    for index, written in enumerate(texts):
        assert not any(written.rect.intersects(other.rect) for other in texts[index + 1 :])


@pytest.mark.parametrize("scale", [0.5, 0.78, 1, 2])
@pytest.mark.parametrize("captives", [0, 10, 14])
def test_counters_keep_to_their_dial(qapp, scale, captives):
    board = geometry()
    centre = board.dial_centre("red")
    with recording(board.board.width(), board.board.height(), scale) as (painter, record):
        paint_dial(painter, board, "red", captives, 2, scale)
    assert str(captives) in [written.text for written in record.texts]
    for written in record.texts:
        for corner in (
            written.rect.topLeft(),
            written.rect.topRight(),
            written.rect.bottomLeft(),
            written.rect.bottomRight(),
        ):
            away = corner / scale - centre
            assert (away.x() ** 2 + away.y() ** 2) ** 0.5 < 27


def test_a_chip_is_as_large_as_it_says(qapp):
    for scale in (0.6, 1.0, 2.0):
        with recording(400, 100, 1) as (painter, record):
            rect = paint_chip(painter, 20, 50, "your wild area: rows 1 to 4", "green", scale=scale)
        assert rect.contains(record.texts[0].rect)
        assert (rect.width(), rect.height()) == chip_size("your wild area: rows 1 to 4", "green", scale)
        image = render(
            lambda painter, scale=scale: paint_chip(painter, 20, 50, "your wild area", "red", scale=scale), 400, 100
        )
        assert QRectF(19, 30, 300, 40).contains(extent(image))


# --- whose turn it is


@pytest.mark.parametrize("fleet", FLEETS)
def test_the_wild_area_is_bordered_once_and_never_at_the_earth(fleet):
    board = geometry()
    pieces = wild_border(board, fleet)
    length = sum((end - start).manhattanLength() for start, end in pieces)
    assert length == 8 * 72
    assert len(pieces) == 2
    for start, end in pieces:
        assert not any(rect.contains((start + end) / 2) for rect in board.planets)


@pytest.mark.parametrize("fleet", FLEETS)
def test_the_turn_layer_lights_the_own_side_and_the_own_wild_area_only(qapp, fleet):
    board = geometry()
    layer = render(lambda painter: paint_turn(painter, board, fleet), 920, 920)
    wild = min(board.plan.wilds[fleet] - board.plan.earth)
    assert extent(layer.copy(board.cell_rect(wild).adjusted(4, 4, -4, -4).toRect())).width() > 40
    outside = next(c for c in board.cells if c not in board.plan.wilds[fleet] and c not in board.plan.earth)
    assert extent(layer.copy(board.cell_rect(outside).adjusted(6, 6, -6, -6).toRect())).isEmpty()
    assert board.board.contains(extent(layer))


def test_a_plan_without_wild_areas_or_earth_is_painted_as_well(qapp):
    board = BoardGeometry(BoardPlan(8, 6, frozenset(), {}, {}, 3))
    image = board_image(board, 0.5)
    assert brightness(image) > 10
    render(lambda painter: paint_turn(painter, board, "green", "wild"), 700, 800)


def test_history_and_victory_are_seen_on_the_border(base, qapp):
    board = geometry()
    amber = render(lambda painter: paint_border(painter, board), 920, 920)
    assert extent(amber) == QRectF(0, 0, 920, 920)
    assert extent(amber.copy(20, 20, 880, 880)).isEmpty()
    victory = render(lambda painter: paint_victory(painter, board, "red"), 920, 920)
    assert board.board.contains(extent(victory))
    assert difference(victory, amber) > 2


def test_a_lit_label_is_brighter(qapp):
    board = geometry()
    plain, lit = (
        render(lambda painter, lit=lit: paint_label(painter, board, "north", 5, lit=lit), 920, 920, 1, "#000000")
        for lit in (False, True)
    )
    assert brightness(lit) > brightness(plain) > 0
