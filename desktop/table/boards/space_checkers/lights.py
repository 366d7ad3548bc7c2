"""Everything that lights up over the board: whose turn it is, what may be picked, where a move would go."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.table.boards.base import Tip
from desktop.table.boards.space_checkers.board_art import paint_turn
from desktop.table.boards.space_checkers.frame import paint_border, paint_victory
from desktop.table.boards.space_checkers.geometry import BoardGeometry, Cell, bounds
from desktop.table.boards.space_checkers.items import Layer, layers_of
from desktop.table.boards.space_checkers.marks import (
    paint_captured,
    paint_closed_way,
    paint_focus,
    paint_gates,
    paint_landing,
    paint_movable,
    paint_route,
    paint_selected,
    paint_split_landing,
    paint_steps,
    paint_trail,
)
from desktop.table.boards.space_checkers.position import SAUCER_WIDTH
from desktop.table.boards.space_checkers.preview import ClosedWay, Way
from desktop.table.boards.space_checkers.routes import Route
from desktop.table.boards.space_checkers.saucers import GHOST, paint_saucer
from desktop.table.boards.space_checkers.tip import paint_tip, tip_place
from desktop.table.kit.ink import rounded, stroke
from desktop.table.kit.theme import AMBER, colour

_REACH = 64.0
"""How far marks may reach beyond the cells they belong to."""


class Lights:
    """The layers below and above the saucers."""

    def __init__(self, scene: QGraphicsScene, geometry: BoardGeometry) -> None:
        self._geometry = geometry
        self._lettering = 1.0
        self._turn = Layer(5)
        self._history = Layer(6)
        self._trail = Layer(8)
        self._movable = Layer(12)
        self._below = Layer(14)
        self._pointed_below = Layer(16)
        self._above = Layer(60)
        self._pointed_above = Layer(62)
        self._places = Layer(64)
        self._cursor = Layer(70)
        self._tip = Layer(80)
        for layer in self._layers():
            scene.addItem(layer)
        self._turn_fleet: str | None = None

    def _layers(self) -> list[Layer]:
        return list(layers_of(list(vars(self).values())))

    def set_scale(self, scale: float, lettering: float) -> None:
        self._lettering = lettering
        for layer in self._layers():
            layer.set_scale(scale)

    # ---- the turn ------------------------------------------------------------------------------------------------

    def show_turn(self, fleet: str | None) -> None:
        """Mark the player to move; nobody when the game is over."""
        if fleet == self._turn_fleet:
            return
        self._turn_fleet = fleet
        if fleet is None:
            self._turn.put(QRectF(), None)
            return
        chip = QCoreApplication.translate("SpaceCheckersBoard", "wild area")
        self._turn.put(
            self._geometry.board, lambda painter: paint_turn(painter, self._geometry, fleet, chip, self._lettering)
        )

    def show_winners(self, fleets: Sequence[str]) -> None:
        def paint(painter: QPainter) -> None:
            for fleet in fleets:
                paint_victory(painter, self._geometry, fleet)

        self._turn_fleet = "+".join(fleets)
        self._turn.put(self._geometry.board, paint)

    def show_history(self, shown: bool) -> None:
        """The amber border of a board that looks back."""
        board = self._geometry.board
        self._history.put(board, (lambda painter: paint_border(painter, self._geometry)) if shown else None)

    def show_trail(self, route: Route, fleet: str) -> None:
        self._trail.put(
            self._around([route.start, *route.path]),
            lambda painter: paint_trail(painter, self._geometry, route, fleet),
        )

    def clear_trail(self) -> None:
        self._trail.put(QRectF(), None)

    # ---- the question --------------------------------------------------------------------------------------------

    def clear(self) -> None:
        for layer in (self._movable, self._below, self._pointed_below, self._above, self._pointed_above, self._tip):
            layer.put(QRectF(), None)

    def show_movable(self, fleet: str, cells: Sequence[Cell]) -> None:
        self.clear()

        def paint(painter: QPainter) -> None:
            for cell in cells:
                paint_movable(painter, self._geometry.cell_centre(cell), fleet)

        self._movable.put(self._around(cells), paint if cells else None)

    def show_ways(
        self, fleet: str, start: Cell, ways: Sequence[Way], closed: Sequence[ClosedWay], taken: Collection[Cell]
    ) -> None:
        """The selected pawn, its landing cells with the ways there, and the ways that are closed."""
        self.clear()
        geometry, lettering = self._geometry, self._lettering
        cells = [start]
        for way in ways:
            cells += way.route.path
        for shut in closed:
            cells += shut.route.path

        def below(painter: QPainter) -> None:
            for shut in closed:
                paint_closed_way(painter, geometry, shut.route)
            self._paint_landings(painter, fleet, ways)
            for way in ways:
                paint_route(painter, geometry, way.route, fleet)
            paint_selected(painter, geometry.cell_centre(start), fleet)

        def above(painter: QPainter) -> None:
            for way in ways:
                paint_gates(painter, geometry, way.route, fleet, taken=taken, scale=lettering)
            for way in ways:
                for cell, _ in way.captured:
                    paint_captured(painter, geometry.cell_centre(cell))
                paint_steps(painter, geometry, way.route, fleet, scale=lettering)

        self._below.put(self._around(cells), below)
        self._above.put(self._around(cells), above if ways else None)

    def _paint_landings(self, painter: QPainter, fleet: str, ways: Sequence[Way], pointed: Way | None = None) -> None:
        by_cell: dict[Cell, list[Way]] = {}
        for way in ways:
            by_cell.setdefault(way.landing, []).append(way)
        for cell, same in by_cell.items():
            if len(same) == 2:
                which = same.index(pointed) if pointed in same else None
                steps = (same[0].route.step, same[1].route.step)
                paint_split_landing(painter, self._geometry, cell, fleet, steps, which)
            else:
                paint_landing(painter, self._geometry.cell_centre(cell), fleet, pointed=pointed in same)

    def point(self, fleet: str, ways: Sequence[Way], taken: Collection[Cell]) -> None:
        """Show in full where the ways pointed at go; a single one with all it would bring."""
        if not ways:
            self._pointed_below.put(QRectF(), None)
            self._pointed_above.put(QRectF(), None)
            return
        geometry, lettering = self._geometry, self._lettering
        alone = len(ways) == 1

        def below(painter: QPainter) -> None:
            for way in ways:
                paint_landing(painter, geometry.cell_centre(way.landing), fleet, pointed=alone)
            for way in ways:
                paint_route(painter, geometry, way.route, fleet, pointed=alone)
            if alone:
                centre = geometry.cell_centre(ways[0].landing)
                paint_saucer(painter, fleet, centre.x(), centre.y() - 1, SAUCER_WIDTH, GHOST)

        def above(painter: QPainter) -> None:
            for way in ways:
                if alone or way.warps:
                    paint_gates(painter, geometry, way.route, fleet, taken=taken, scale=lettering)
                for cell, _ in way.captured:
                    paint_captured(painter, geometry.cell_centre(cell), pointed=alone)
                if alone:
                    paint_steps(painter, geometry, way.route, fleet, pointed=True, scale=lettering)

        cells = [cell for way in ways for cell in (way.start, *way.route.path)]
        self._pointed_below.put(self._around(cells), below)
        self._pointed_above.put(self._around(cells), above)

    # ---- places --------------------------------------------------------------------------------------------------

    def highlight(self, cells: Sequence[Cell]) -> None:
        """Frames round the cells a line of the log speaks of."""

        def paint(painter: QPainter) -> None:
            for cell in cells:
                frame = rounded(self._geometry.cell_rect(cell).adjusted(3, 3, -3, -3), 9)
                stroke(painter, frame, colour(AMBER, 0.25), 7)
                stroke(painter, frame, AMBER, 2.2)

        self._places.put(self._around(cells), paint if cells else None)

    def show_cursor(self, place: QRectF | None) -> None:
        if place is None:
            self._cursor.put(QRectF(), None)
        else:
            self._cursor.put(place.adjusted(-4, -4, 4, 4), lambda painter: paint_focus(painter, place))

    def show_tip(self, tip: Tip | None, place: QRectF, taken: Collection[Cell]) -> None:
        if tip is None:
            self._tip.put(QRectF(), None)
            return
        saucers = [self._geometry.cell_rect(cell).adjusted(10, 10, -10, -10) for cell in taken]
        rect = tip_place(tip, place, self._geometry.field, saucers, self._lettering)
        self._tip.put(rect.adjusted(-3, -3, 3, 3), lambda painter: paint_tip(painter, rect, tip, self._lettering))

    def _around(self, cells: Sequence[Cell]) -> QRectF:
        """The room that marks on these cells may need."""
        if not cells:
            return QRectF()
        whole = bounds(self._geometry.cell_rect(cell) for cell in cells)
        return whole.adjusted(-_REACH, -_REACH, _REACH, _REACH).intersected(self._geometry.board)
