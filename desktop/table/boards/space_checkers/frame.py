"""The frame round the field: four trays in the colours of the sides, with prisons, counters, labels and
names.
"""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.space_checkers.field import YELLOW_WASH
from desktop.table.boards.space_checkers.geometry import (
    CELL,
    DIAL_RADIUS,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    BoardGeometry,
)
from desktop.table.boards.space_checkers.signs import paint_sign
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import (
    ADD,
    FLAT,
    arc,
    ellipse,
    fill,
    glow,
    line,
    linear,
    outer_glow,
    polygon,
    radial,
    rounded,
    saved,
    stroke,
    vertical,
)
from desktop.table.kit.theme import EDGE, FLEETS, HAIRLINE, TEXT, WARNING, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, fit_font, put_text, text_width

_CORNER = 22.0
_TRAY_LIGHT = {"green": 0.9, "yellow": 0.8, "blue": 1.15, "red": 0.95}


def legible(size: float, scale: float, largest: float) -> float:
    """A lettering size in board units that is 12 logical pixels on the screen, within what there is room
    for.
    """
    return min(largest, max(size, 12 / scale))


def side_title(fleet: str) -> str:
    """The name on a side's strip, in the language of the program."""
    titles = {
        "green": QCoreApplication.translate("SpaceCheckersBoard", "GREEN  SOUTH"),
        "yellow": QCoreApplication.translate("SpaceCheckersBoard", "YELLOW  WEST"),
        "blue": QCoreApplication.translate("SpaceCheckersBoard", "BLUE  NORTH"),
        "red": QCoreApplication.translate("SpaceCheckersBoard", "RED  EAST"),
    }
    return titles[fleet]


def paint_frame(painter: QPainter, geometry: BoardGeometry, scale: float = 1.0) -> None:
    """Everything round the field that never changes; `scale` is logical pixels to the board unit."""
    _body(painter, geometry.board)
    _trays(painter, geometry)
    for fleet in FLEETS:
        _prison(painter, geometry, fleet, scale)
        _name(painter, geometry, fleet, scale)
        _dial_plate(painter, geometry, fleet)
        paint_wild_brackets(painter, geometry, fleet)
    _labels(painter, geometry, scale)


def _body(painter: QPainter, board: QRectF) -> None:
    steel = linear(
        board.left(),
        board.top(),
        board.right(),
        board.bottom(),
        (0, "#1D2858"),
        (0.35, "#121A40"),
        (1, "#0B1130"),
    )
    fill(painter, rounded(board, _CORNER), steel)
    stroke(painter, rounded(board.adjusted(1, 1, -1, -1), _CORNER - 1), colour(EDGE, 0.55), 1.4)
    stroke(painter, rounded(board.adjusted(5, 5, -5, -5), _CORNER - 5), colour(HAIRLINE, 0.7), 1)


def _trays(painter: QPainter, geometry: BoardGeometry) -> None:
    with saved(painter):
        inner = geometry.board.adjusted(6, 6, -6, -6)
        painter.setClipPath(rounded(inner, _CORNER - 6), Qt.ClipOperation.IntersectClip)
        _yellow_wash(painter, geometry)
        for fleet in FLEETS:
            _tray_light(painter, geometry, fleet, _TRAY_LIGHT[fleet])
        for fleet in FLEETS:
            outer, _, _, near = geometry.side_tray(fleet, 10)
            ends = (outer.x(), outer.y()), (near.x(), near.y())
            line(painter, *ends, colour("#060A1C", 0.8), 3)
            line(painter, *ends, colour(EDGE, 0.35), 1)


def _tray_piece(geometry: BoardGeometry, fleet: str) -> tuple[QPainterPath, tuple[float, float, float, float]]:
    """The shape of a side's tray, and the line from the field's edge outwards along which its light fades."""
    corners = geometry.side_tray(fleet, 10)
    near, far = (corners[2] + corners[3]) / 2, (corners[0] + corners[1]) / 2
    return polygon([(corner.x(), corner.y()) for corner in corners]), (near.x(), near.y(), far.x(), far.y())


def _yellow_wash(painter: QPainter, geometry: BoardGeometry) -> None:
    piece, ends = _tray_piece(geometry, "yellow")
    wash = [(at, colour(YELLOW_WASH, share)) for at, share in ((0.0, 0.75), (0.5, 0.40), (1.0, 0.2))]
    fill(painter, piece, linear(*ends, *wash))


def _tray_light(painter: QPainter, geometry: BoardGeometry, fleet: str, strength: float) -> None:
    piece, ends = _tray_piece(geometry, fleet)
    shares = ((0.0, 0.62), (0.3, 0.26), (1.0, 0.10))
    with saved(painter, ADD):
        light = [(at, colour(FLEETS[fleet].deep, share * strength)) for at, share in shares]
        fill(painter, piece, linear(*ends, *light))


def paint_tray_light(painter: QPainter, geometry: BoardGeometry, fleet: str, strength: float = 0.7) -> None:
    """More light on one side, round its prison cells and counters: for the player to move, and for the
    winner.
    """
    lit = rounded(geometry.board.adjusted(6, 6, -6, -6), _CORNER - 6)
    for other in FLEETS:
        centre = geometry.dial_centre(other)
        lit = lit.subtracted(ellipse(centre.x(), centre.y(), DIAL_RADIUS + 0.5))
    for index in range(geometry.plan.prison_cells):
        lit = lit.subtracted(rounded(geometry.prison_rect(fleet, index), 7))
    with saved(painter):
        painter.setClipPath(lit, Qt.ClipOperation.IntersectClip)
        _tray_light(painter, geometry, fleet, strength)


def paint_border(painter: QPainter, geometry: BoardGeometry, paint: str = WARNING) -> None:
    """A luminous border of the whole board: amber while history is shown, a fleet's colour for its victory."""
    board = geometry.board
    stroke(painter, rounded(board.adjusted(1.5, 1.5, -1.5, -1.5), _CORNER - 1.5), colour(paint, 0.95), 3)
    with saved(painter):
        painter.setClipPath(rounded(board, _CORNER), Qt.ClipOperation.IntersectClip)
        for step in range(1, 9):
            inner = board.adjusted(step, step, -step, -step)
            stroke(painter, rounded(inner, _CORNER - step), colour(paint, 0.16 * (1 - step / 9)), 2)


def paint_victory(painter: QPainter, geometry: BoardGeometry, fleet: str) -> None:
    """The winner's colour all round the board."""
    for other in FLEETS:
        start, end = geometry.side_edge(other)
        edge = QPainterPath(start)
        edge.lineTo(end)
        glow(painter, edge, FLEETS[fleet].bright, 3.2, spread=34, strength=0.7, steps=10, white=0.6)
    paint_tray_light(painter, geometry, fleet, 1.2)
    paint_border(painter, geometry, FLEETS[fleet].bright)
    outer_glow(painter, geometry.field, 2, FLEETS[fleet].bright, 12, 0.018)


# --- prisons


def prison_box(painter: QPainter, rect: QRectF, owner: str) -> None:
    """The dark inside of a prison cell."""
    floor = colour(YELLOW_WASH, 0.95) if owner == "yellow" else mix(FLEETS[owner].bright, "#060A20", 0.82, 0.9)
    fill(painter, rounded(rect, 7), vertical(rect, (0, colour("#03061A", 0.85)), (1, floor)))


def _prison(painter: QPainter, geometry: BoardGeometry, fleet: str, scale: float) -> None:
    figures = font(legible(12, scale, 20), 600)
    bright = FLEETS[fleet].bright
    for index in range(geometry.plan.prison_cells):
        rect = geometry.prison_rect(fleet, index)
        prison_box(painter, rect, fleet)
        stroke(painter, rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), 6.5), colour(bright, 0.38), 1.1)
        centre = rect.center()
        baseline = centred_baseline(figures, centre.y())
        put_text(painter, centre.x(), baseline, str(index + 1), figures, colour(bright, 0.55), CENTRE)


# --- counters


def _dial_plate(painter: QPainter, geometry: BoardGeometry, fleet: str) -> None:
    centre = geometry.dial_centre(fleet)
    x, y = centre.x(), centre.y()
    plate = ellipse(x, y, DIAL_RADIUS)
    fill(painter, plate, radial(x - 8, y - 10, 44, (0, "#22306B"), (1, "#0A1030")))
    stroke(painter, plate, colour(EDGE, 0.5), 1)
    for mark in _dial_marks(centre, geometry.plan.prison_cells):
        stroke(painter, mark, colour(FLEETS[fleet].bright, 0.22), 4)


def _dial_marks(centre: QPointF, count: int) -> list[QPainterPath]:
    step = 360 / count
    gap = min(4.0, step * 0.12)
    return [arc(centre.x(), centre.y(), 29, 90 - index * step - gap, 2 * gap - step) for index in range(count)]


def paint_dial(
    painter: QPainter, geometry: BoardGeometry, fleet: str, captives: int, incoming: int = 0, scale: float = 1.0
) -> None:
    """The marks and figures of a counter: `captives` lit, the next `incoming` dashed in white.

    The words "of 10" are left out where they would be too small to read.
    """
    target = geometry.plan.prison_cells
    centre = geometry.dial_centre(fleet)
    bright = FLEETS[fleet].bright
    marks = _dial_marks(centre, target)
    for mark in marks[:captives]:
        glow(painter, mark, bright, 4, spread=7, strength=0.22, steps=4, white=0.12)
    for mark in marks[captives : captives + incoming]:
        stroke(painter, mark, colour(WHITE, 0.9), 3.4, dash=[0.9, 0.9], cap=FLAT)
    words = QCoreApplication.translate("SpaceCheckersBoard", "of {count}").format(count=target)
    small = font(legible(12, scale, 14), 500)
    spacious = 12 / scale <= small.pixelSize() and text_width(small, words) <= 44
    large = display(22 if spacious else 30, 700)
    tint = mix(bright, WHITE, 0.3)
    if spacious:
        put_text(painter, centre.x(), centre.y() + 4, str(captives), large, tint, CENTRE)
        put_text(painter, centre.x(), centre.y() + 17, words, small, colour(TEXT, 0.8), CENTRE)
    else:
        baseline = centred_baseline(large, centre.y())
        put_text(painter, centre.x(), baseline, str(captives), large, tint, CENTRE)


# --- names, labels, brackets


def _name(painter: QPainter, geometry: BoardGeometry, fleet: str, scale: float) -> None:
    strip, title = geometry.name_strip(fleet), side_title(fleet)
    letters = fit_font(title, strip.length * 0.5, display(legible(13, scale, 17), 700, spacing=2.2), 10)
    bright = FLEETS[fleet].bright
    half = text_width(letters, title) / 2
    rule = min(half + 118, strip.length / 2)
    with saved(painter):
        painter.translate(strip.centre)
        painter.rotate(strip.turn)
        put_text(painter, 0, centred_baseline(letters, 0), title, letters, mix(bright, WHITE, 0.15), CENTRE)
        for side in (-1, 1):
            paint_sign(painter, fleet, side * (half + 17), 0, 6.4)
            line(painter, (side * (half + 32), 0), (side * rule, 0), colour(bright, 0.5))


def _labels(painter: QPainter, geometry: BoardGeometry, scale: float) -> None:
    for side in (NORTH, SOUTH, WEST, EAST):
        for index in range(1, round(geometry.along(side) / CELL) + 1):
            paint_label(painter, geometry, side, index, scale)


def paint_label(
    painter: QPainter, geometry: BoardGeometry, side: str, index: int, scale: float = 1.0, *, lit: bool = False
) -> None:
    """The number of a column (north and south) or row (west and east); lit labels name the row of a warp."""
    point = geometry.label_point(side, index)
    figures = font(legible(12, scale, 17), 700 if lit else 600)
    baseline = centred_baseline(figures, point.y())
    put_text(
        painter, point.x(), baseline, str(index), figures, colour(WHITE if lit else TEXT, 1 if lit else 0.74), CENTRE
    )


def paint_wild_brackets(painter: QPainter, geometry: BoardGeometry, fleet: str, *, strong: bool = False) -> None:
    """A bracket with the fleet's sign on both rails along which its wild area reaches from edge to edge."""
    cells = geometry.plan.wilds.get(fleet, frozenset())
    if not cells:
        return
    rows, columns = {row for row, _ in cells}, {column for _, column in cells}
    if len(columns) == geometry.plan.columns:
        spans, sides = (min(rows), max(rows)), (WEST, EAST)
    else:
        spans, sides = (min(columns), max(columns)), (NORTH, SOUTH)
    bright = FLEETS[fleet].bright
    for side in sides:
        start, end = (spans[0] - 1) * CELL + 4, spans[1] * CELL - 4
        if side in (NORTH, EAST):
            start, end = geometry.along(side) - start, geometry.along(side) - end
        corners = [geometry.place(side, along, out) for along, out in ((start, 2), (start, 5), (end, 5), (end, 2))]
        path = polygon([(corner.x(), corner.y()) for corner in corners], closed=False)
        stroke(painter, path, colour(bright, 0.95 if strong else 0.7), 1.8 if strong else 1.5, cap=FLAT)
        shift = CELL / 2 if (spans[1] - spans[0]) % 2 == 0 else 0.0  # beside a label, never on it
        place = geometry.place(side, (start + end) / 2 + shift, 12.5)
        paint_sign(painter, fleet, place.x(), place.y(), 5.6, opacity=1 if strong else 0.85)
