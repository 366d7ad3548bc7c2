"""The way of a move across the field as lines: through cell centres, round what is jumped, in pieces at a
warp.
"""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.table.boards.space_checkers.geometry import BoardGeometry, Cell

SWING = 38.0  # how far the way of a jump keeps from the middle of the jumped pawn


@dataclass(frozen=True)
class Route:
    """A move as the board shows it: the cells entered one after the other, and which of them are jumped.

    `step` is the direction of travel in rows and columns (-1, 0 or 1), which never changes during a move.
    For a way that is closed the last cell is the obstacle.
    """

    start: Cell
    step: Cell
    path: tuple[Cell, ...]
    jumped: frozenset[Cell] = field(default_factory=frozenset)


@dataclass(frozen=True)
class Gate:
    """Where a route leaves the field or comes in: the point on the edge, the cell inside, the turn of the
    edge.
    """

    point: QPointF
    cell: Cell
    outwards: Cell
    entering: bool

    @property
    def upright(self) -> bool:
        """Whether the gate stands in the western or eastern edge."""
        return self.outwards[0] == 0


def _sideways(geometry: BoardGeometry, route: Route, cell: Cell) -> QPointF:
    """The shift round a jumped pawn: to the right or upwards, but never off the field."""
    down, right = route.step
    shift = QPointF(SWING, 0) if down and not right else QPointF(0, -SWING)
    if down and right:
        shift = QPointF(SWING * 0.7, -SWING * 0.7 * down * right)
    if not geometry.field.contains(geometry.cell_centre(cell) + shift):
        shift = -shift
    return shift


def stations(geometry: BoardGeometry, route: Route) -> list[QPointF]:
    """Where each step of the route is marked: the middle of its cell, or beside it when that is jumped."""
    return [
        geometry.cell_centre(cell) + (_sideways(geometry, route, cell) if cell in route.jumped else QPointF())
        for cell in route.path
    ]


def gates(geometry: BoardGeometry, route: Route) -> list[Gate]:
    """The gates of a route in the order of travel: out, in, out, in..."""
    found = []
    down, right = route.step
    for before, after in zip((route.start, *route.path), route.path, strict=False):
        if geometry.leaves(before, route.step):
            over = (
                down if not geometry.has((before[0] + down, before[1])) else 0,
                right if not geometry.has((before[0], before[1] + right)) else 0,
            )
            found.append(Gate(geometry.edge_point(before, route.step), before, over, entering=False))
            back = (-down, -right)
            found.append(Gate(geometry.edge_point(after, back), after, (-over[0], -over[1]), entering=True))
    return found


def _advance(path: QPainterPath, step: Cell, target: QPointF) -> None:
    """Draw on to the target; when it lies beside the line of travel, in a soft double bend."""
    here = path.currentPosition()
    down, right = step
    reach = abs(target.y() - here.y()) if down else abs(target.x() - here.x())
    along = QPointF(right, down) * (reach * 0.55)
    path.cubicTo(here + along, target - along, target)


def route_pieces(geometry: BoardGeometry, route: Route, *, leave: float = 0.0, stop: float = 0.0) -> list[QPainterPath]:
    """The lines of a route, a new one after each warp.

    `leave` is how far from the middle of the first cell it begins, `stop` how far before the middle of the
    last one it ends. Without them the lines are the way that a moving pawn takes.
    """
    down, right = route.step
    along = QPointF(right, down)
    path = QPainterPath(geometry.cell_centre(route.start) + along * leave)
    pieces = [path]
    before = route.start
    marks = stations(geometry, route)
    for index, (cell, mark) in enumerate(zip(route.path, marks, strict=True)):
        if geometry.leaves(before, route.step):
            _advance(path, route.step, geometry.edge_point(before, route.step))
            path = QPainterPath(geometry.edge_point(cell, (-down, -right)))
            pieces.append(path)
        last = index == len(marks) - 1
        _advance(path, route.step, mark - along * stop if last else mark)
        before = cell
    return pieces
