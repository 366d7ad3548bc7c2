"""The whole board without its pieces, as one picture, and the layer that marks whose turn it is."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.space_checkers.field import (
    outline_of,
    paint_earth,
    paint_field,
    paint_field_edges,
    paint_wild_signs,
)
from desktop.table.boards.space_checkers.frame import (
    legible,
    paint_frame,
    paint_tray_light,
    paint_wild_brackets,
)
from desktop.table.boards.space_checkers.geometry import TOWARDS, BoardGeometry, Cell
from desktop.table.boards.space_checkers.signs import paint_sign
from desktop.table.kit.cache import Recipe
from desktop.table.kit.fonts import font
from desktop.table.kit.ink import ADD, FLAT, fill, line, rounded, saved, stroke
from desktop.table.kit.theme import FLEETS, INK, WHITE, colour, mix
from desktop.table.kit.writing import centred_baseline, put_text, text_width


def paint_board(painter: QPainter, geometry: BoardGeometry, scale: float = 1.0, lettering: float | None = None) -> None:
    """Paint the board in board units, without anything that changes in a game.

    `scale` is device pixels to the unit; `lettering` is logical pixels to the unit, which decides how large
    small figures must be (None: as `scale`).
    """
    paint_frame(painter, geometry, scale if lettering is None else lettering)
    paint_field(painter, geometry)
    paint_field_edges(painter, geometry)
    paint_earth(painter, geometry, scale)


def _hatching(area: QRectF, step: float = 12.0) -> QPainterPath:
    """Slanted lines over a rect."""
    path = QPainterPath()
    reach = area.height()
    start = area.left() - reach
    while start < area.right():
        path.moveTo(start, area.bottom())
        path.lineTo(start + reach, area.top())
        start += step
    return path


def wild_border(geometry: BoardGeometry, fleet: str) -> list[tuple[QPointF, QPointF]]:
    """The straight pieces between a fleet's wild area and the rest of the field, without those at the
    Earth.
    """
    plan = geometry.plan
    wild = plan.wilds.get(fleet, frozenset()) - plan.earth
    pieces: dict[tuple[float, bool], list[tuple[float, float]]] = {}
    for row, column in sorted(wild):
        for down, right in TOWARDS.values():
            other: Cell = (row + down, column + right)
            if not geometry.has(other) or other in wild or other in plan.earth:
                continue
            rect, middle = geometry.cell_rect((row, column)), geometry.edge_point((row, column), (down, right))
            level = bool(down)
            span = (rect.left(), rect.right()) if level else (rect.top(), rect.bottom())
            runs = pieces.setdefault((middle.y() if level else middle.x(), level), [])
            if runs and runs[-1][1] == span[0]:
                runs[-1] = (runs[-1][0], span[1])
            else:
                runs.append(span)
    return [
        (QPointF(start, at), QPointF(end, at)) if level else (QPointF(at, start), QPointF(at, end))
        for (at, level), runs in pieces.items()
        for start, end in runs
    ]


def paint_turn(
    painter: QPainter, geometry: BoardGeometry, fleet: str, chip: str = "", scale: float = 1.0, strength: float = 1.0
) -> None:
    """Mark the player to move: light on the own side, the own wild area hatched and bordered.

    `chip` is a short text on the border. A `strength` above 1 brightens the hatching, for a pawn that is
    wild now.
    """
    paint_tray_light(painter, geometry, fleet, 0.55)
    wild = geometry.plan.wilds.get(fleet, frozenset()) - geometry.plan.earth
    if not wild:
        return
    bright = FLEETS[fleet].bright
    area = outline_of(geometry, wild)
    with saved(painter):
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        stroke(painter, _hatching(area.boundingRect()), colour(bright, 0.15 * strength), 1.6, cap=FLAT)
        fill(painter, area, colour(bright, 0.055 * strength))
    paint_wild_signs(painter, geometry, fleet, 0.95)
    paint_wild_brackets(painter, geometry, fleet, strong=True)
    border = wild_border(geometry, fleet)
    for start, end in border:
        inset = (end - start) * (3 / max(1.0, (end - start).manhattanLength()))
        ends = (start + inset).toTuple(), (end - inset).toTuple()
        with saved(painter, ADD):
            line(painter, *ends, colour(bright, 0.12), 9)
            line(painter, *ends, colour(bright, 0.16), 5)
        line(painter, *ends, colour(bright, 0.95), 2, dash=[5, 3.2])
    if chip and border:
        _border_chip(painter, border[0], fleet, chip, scale)


def _border_chip(painter: QPainter, piece: tuple[QPointF, QPointF], fleet: str, text: str, scale: float) -> None:
    """A chip near the start of a border piece, turned along it."""
    start, end = piece
    with saved(painter):
        if start.x() == end.x():
            painter.translate(end)
            painter.rotate(-90)
        else:
            painter.translate(start)
        paint_chip(painter, 8, 0, text, fleet, scale=scale)


CHIP_PADDING = 9.0


def chip_size(text: str, fleet: str | None = None, scale: float = 1.0) -> tuple[float, float]:
    """Width and height of a chip in board units."""
    letters = font(legible(12, scale, 18), 600)
    sign = letters.pixelSize() * 1.3 if fleet is not None else 0.0
    return text_width(letters, text) + 2 * CHIP_PADDING + sign, letters.pixelSize() * 1.7


def paint_chip(
    painter: QPainter,
    x: float,
    y: float,
    text: str,
    fleet: str,
    *,
    sign: bool = True,
    scale: float = 1.0,
    paint: str | None = None,
) -> QRectF:
    """A rounded label in a fleet's colour; `x` is its left end, `y` its middle. Gives the rect it covers."""
    width, height = chip_size(text, fleet if sign else None, scale)
    rect = QRectF(x, y - height / 2, width, height)
    bright = FLEETS[fleet].bright if paint is None else paint
    letters = font(legible(12, scale, 18), 600)
    fill(painter, rounded(rect, height / 2), colour(INK, 0.93))
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), height / 2), colour(bright, 0.75), 1)
    left = x + CHIP_PADDING
    if sign:
        paint_sign(painter, fleet, left + letters.pixelSize() * 0.45, y, letters.pixelSize() * 0.45)
        left += letters.pixelSize() * 1.3
    put_text(painter, left, centred_baseline(letters, y), text, letters, mix(bright, WHITE, 0.12))
    return rect


# --- ready pictures


def plan_name(geometry: BoardGeometry) -> str:
    """A name of the plan for the cache: two plans that differ never share a picture."""
    plan = geometry.plan
    areas = [sorted(cells) for part in (plan.starts, plan.wilds) for _, cells in sorted(part.items())]
    return repr((plan.rows, plan.columns, plan.prison_cells, sorted(plan.earth), areas))


def board_recipe(geometry: BoardGeometry, scale: float, lettering: float | None = None) -> Recipe:
    """The static board as a kept picture; the arguments are those of `paint_board`."""
    board = geometry.board
    letters = scale if lettering is None else lettering
    name = f"space_checkers/board/{letters:.3f}/{plan_name(geometry)}"
    return Recipe(
        name,
        board.width(),
        board.height(),
        scale,
        lambda painter: paint_board(painter, geometry, scale, letters),
        keep=True,
    )
