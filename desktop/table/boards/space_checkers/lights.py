"""Everything that lights up over the board: whose turn it is, what may be picked, where a move would go."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.table.boards.base import Tip
from desktop.table.boards.space_checkers.board_art import paint_turn
from desktop.table.boards.space_checkers.chevrons import Chevrons
from desktop.table.boards.space_checkers.frame import paint_border, paint_victory
from desktop.table.boards.space_checkers.geometry import BoardGeometry, Cell, bounds
from desktop.table.boards.space_checkers.items import SOFT, Layer, Sprites, draw, layers_of
from desktop.table.boards.space_checkers.marks import (
    FRAME,
    RING,
    paint_captured,
    paint_closed_way,
    paint_focus,
    paint_gate,
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
from desktop.table.boards.space_checkers.routes import Route, gates, route_pieces
from desktop.table.boards.space_checkers.saucers import saucer_box
from desktop.table.boards.space_checkers.tip import paint_tip, tip_place
from desktop.table.kit.ink import rounded, stroke
from desktop.table.kit.theme import AMBER, colour

_REACH, _CHIP = 64.0, 116.0
"""How far marks may reach beyond the cells they belong to, and the chips of gates to their sides."""


class Lights:
    """The layers below and above the saucers."""

    def __init__(self, scene: QGraphicsScene, geometry: BoardGeometry, sprites: Sprites) -> None:
        self._geometry = geometry
        self._sprites = sprites
        self._lettering = 1.0
        self._turns: dict[str, Layer] = {}
        """One for each fleet, painted when its turn first comes."""
        self._victory = Layer(5, SOFT)
        self._history = Layer(6, SOFT)
        self._trail = Layer(8)
        self._gates = Layer(9)
        self._movable = Layer(12)
        self._below = Layer(14)
        self._pointed_below = Layer(16)
        self._pointed_above = Layer(62)
        self._ways: list[tuple[Way, Layer, Layer]] = []
        """The ways of the selected pawn, each with its layer below and its layer above the saucers."""
        self._chevrons = Chevrons(61, scene)
        scene.addItem(self._chevrons)
        self._places = Layer(64)
        self._cursor = Layer(70)
        self._tip = Layer(80)
        self._scene = scene
        self._scale = 1.0
        for layer in self._layers():
            scene.addItem(layer)

    def _layers(self) -> list[Layer]:
        return list(layers_of(list(vars(self).values())))

    def set_scale(self, scale: float, lettering: float) -> None:
        self._scale, self._lettering = scale, lettering
        for layer in self._layers():
            layer.set_scale(scale)

    # ---- the turn ------------------------------------------------------------------------------------------------

    def show_turn(self, fleet: str | None) -> None:
        """Mark the player to move; nobody when the game is over."""
        self._victory.put(QRectF(), None)
        for other, layer in self._turns.items():
            layer.setVisible(other == fleet)
        if fleet is not None:
            self._turn_layer(fleet).setVisible(True)

    def _turn_layer(self, fleet: str) -> Layer:
        if fleet not in self._turns:
            chip = QCoreApplication.translate("SpaceCheckersBoard", "wild area")
            layer = self._turns[fleet] = Layer(5, SOFT)
            layer.set_scale(self._scale)
            layer.put(
                self._geometry.board, lambda painter: paint_turn(painter, self._geometry, fleet, chip, self._lettering)
            )
            layer.setVisible(False)
            self._scene.addItem(layer)
        return self._turns[fleet]

    def prepare(self, fleet: str) -> None:
        """Paint what the turn of a fleet will need, before it comes."""
        self._turn_layer(fleet).prepare()
        for look in ("lifted", "ghost"):
            self._sprites.get(fleet, SAUCER_WIDTH, look)

    def show_winners(self, fleets: Sequence[str]) -> None:
        def paint(painter: QPainter) -> None:
            for fleet in fleets:
                paint_victory(painter, self._geometry, fleet)

        self.show_turn(None)
        self._victory.put(self._geometry.board, paint)

    def show_history(self, shown: bool) -> None:
        """The amber border of a board that looks back."""
        board = self._geometry.board
        self._history.put(board, (lambda painter: paint_border(painter, self._geometry)) if shown else None)

    def show_trail(self, route: Route, fleet: str) -> None:
        self._trail.put(
            self._around([route.start, *route.path]),
            lambda painter: paint_trail(painter, self._geometry, route, fleet),
        )

    def show_gates(self, route: Route, fleet: str) -> None:
        """The gates of a move that warps, while it does."""
        found = gates(self._geometry, route)

        def paint(painter: QPainter) -> None:
            for gate in found:
                paint_gate(painter, gate, fleet)

        self._gates.put(self._around([gate.cell for gate in found]), paint if found else None)

    def clear_gates(self) -> None:
        self._gates.put(QRectF(), None)

    def clear_trail(self) -> None:
        self._trail.put(QRectF(), None)

    # ---- the question --------------------------------------------------------------------------------------------

    def clear(self) -> None:
        for layer in (self._movable, self._below, self._pointed_below, self._pointed_above, self._tip):
            layer.put(QRectF(), None)
        self._chevrons.run((), "")
        for _, below, above in self._ways:
            self._scene.removeItem(below)
            self._scene.removeItem(above)
        self._ways = []

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
        geometry = self._geometry

        def below(painter: QPainter) -> None:
            for shut in closed:
                paint_closed_way(painter, geometry, shut.route)
            paint_selected(painter, geometry.cell_centre(start), fleet)

        cells = [start, *(cell for shut in closed for cell in shut.route.path)]
        self._below.put(self._around(cells), below)
        split = _meeting(ways)
        for way in ways:
            layers = Layer(15), Layer(60)
            for layer in layers:
                layer.set_scale(self._scale)
                self._scene.addItem(layer)
            self._put_way(layers, fleet, way, split.get(way.landing, [way]), taken)
            self._ways.append((way, *layers))

    def _put_way(
        self,
        layers: tuple[Layer, Layer],
        fleet: str,
        way: Way,
        meeting: Sequence[Way],
        taken: Collection[Cell],
        *,
        pointed: bool = False,
    ) -> None:
        """Paint one way into its layers; ``meeting`` are the ways that land on the same cell, itself included."""
        geometry, lettering = self._geometry, self._lettering
        centre = geometry.cell_centre(way.landing)

        def below(painter: QPainter) -> None:
            if len(meeting) == 2:
                steps = meeting[0].route.step, meeting[1].route.step
                which = meeting.index(way) if pointed else None
                paint_split_landing(painter, geometry, way.landing, fleet, steps, which)
            else:
                paint_landing(painter, centre, fleet, pointed=pointed)
            paint_route(painter, geometry, way.route, fleet, pointed=pointed)
            if pointed and len(meeting) == 1:
                ghost = self._sprites.get(fleet, SAUCER_WIDTH, "ghost")
                draw(painter, saucer_box(centre.x(), centre.y() - 1, SAUCER_WIDTH), ghost, self._sprites.scale)

        def above(painter: QPainter) -> None:
            paint_gates(painter, geometry, way.route, fleet, taken=taken, scale=lettering)
            for cell, _ in way.captured:
                paint_captured(painter, geometry.cell_centre(cell), pointed=pointed)
            paint_steps(painter, geometry, way.route, fleet, pointed=pointed, scale=lettering)

        around = self._around([way.start, *way.route.path])
        layers[0].put(around, below)
        layers[1].put(around, above)

    def point(self, fleet: str, ways: Sequence[Way], taken: Collection[Cell], *, lively: bool) -> None:
        """Show in full where the ways pointed at go; a single one with all it would bring, in motion if ``lively``."""
        pointed = ways[0] if len(ways) == 1 else None
        running = pointed is not None and lively
        self._chevrons.run(
            route_pieces(self._geometry, ways[0].route, leave=RING, stop=FRAME) if running else (), fleet
        )
        for way, below, above in self._ways:
            below.setVisible(way is not pointed)
            above.setVisible(way is not pointed)
        layers = self._pointed_below, self._pointed_above
        if pointed is not None:
            meeting = [way for way, _, _ in self._ways if way.landing == pointed.landing] or [pointed]
            self._put_way(layers, fleet, pointed, meeting, taken, pointed=True)
        elif ways:
            self._put_several(layers, fleet, ways)
        else:
            for layer in layers:
                layer.put(QRectF(), None)

    def _put_several(self, layers: tuple[Layer, Layer], fleet: str, ways: Sequence[Way]) -> None:
        """All the ways of a pawn that is pointed at but not picked, quietly."""
        geometry = self._geometry

        def below(painter: QPainter) -> None:
            for way in ways:
                paint_landing(painter, geometry.cell_centre(way.landing), fleet)
                paint_route(painter, geometry, way.route, fleet)

        def above(painter: QPainter) -> None:
            for way in ways:
                for cell, _ in way.captured:
                    paint_captured(painter, geometry.cell_centre(cell))

        around = self._around([cell for way in ways for cell in (way.start, *way.route.path)])
        layers[0].put(around, below)
        layers[1].put(around, above)

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

    def show_tip(self, tip: Tip | None, place: QRectF, taken: Collection[Cell], room: QRectF, accent: str) -> None:
        """A card beside a place, within a room, that keeps off the taken cells where it can."""
        if tip is None:
            self._tip.put(QRectF(), None)
            return
        saucers = [self._geometry.cell_rect(cell).adjusted(10, 10, -10, -10) for cell in taken]
        lettering = self._lettering
        rect = tip_place(tip, place, room, saucers, lettering)
        self._tip.put(rect.adjusted(-3, -3, 3, 3), lambda painter: paint_tip(painter, rect, tip, accent, lettering))

    def _around(self, cells: Sequence[Cell]) -> QRectF:
        """The room that marks on these cells may need."""
        if not cells:
            return QRectF()
        whole = bounds(self._geometry.cell_rect(cell) for cell in cells)
        return whole.adjusted(-_CHIP, -_REACH, _CHIP, _REACH).intersected(self._geometry.board)


def _meeting(ways: Sequence[Way]) -> dict[Cell, list[Way]]:
    """The ways by the cell they land on."""
    found: dict[Cell, list[Way]] = {}
    for way in ways:
        found.setdefault(way.landing, []).append(way)
    return found
