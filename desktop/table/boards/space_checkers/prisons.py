"""The prisons round the field: captives behind bars, those a move would bring, and the counters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.table.boards.space_checkers.captives import WIDTH, paint_captive, paint_incoming, paint_stack
from desktop.table.boards.space_checkers.frame import paint_dial
from desktop.table.boards.space_checkers.geometry import DIAL_RADIUS, BoardGeometry, bounds
from desktop.table.boards.space_checkers.items import Layer, layers_of
from desktop.table.boards.space_checkers.saucers import CAPTIVE, saucer_image


class Prisons:
    """One layer for the cells and one for the counter of each fleet."""

    def __init__(self, scene: QGraphicsScene, geometry: BoardGeometry, fleets: Sequence[str]) -> None:
        self._geometry = geometry
        self._scale, self._lettering = 1.0, 1.0
        self._images: dict[str, QImage] = {}
        self._cells = {fleet: Layer(20) for fleet in fleets}
        self._dials = {fleet: Layer(21) for fleet in fleets}
        self._incoming = Layer(22)
        for layer in self._layers():
            scene.addItem(layer)
        self._captives: dict[str, list[str]] = {}
        self._expected: tuple[str | None, list[str]] = (None, [])

    def _layers(self) -> list[Layer]:
        return list(layers_of(self._cells, self._dials, self._incoming))

    def set_scale(self, scale: float, lettering: float) -> None:
        if scale != self._scale:
            self._images.clear()
        self._scale, self._lettering = scale, lettering
        for layer in self._layers():
            layer.set_scale(scale)

    def captives(self, fleet: str) -> list[str]:
        return self._captives.get(fleet, [])

    def show(self, fleet: str, captives: list[str]) -> None:
        """Show the captives of a fleet, in the order they came."""
        if self._captives.get(fleet) == captives:
            return
        self._captives[fleet] = captives
        geometry, capacity = self._geometry, self._geometry.plan.prison_cells
        shown = captives[:capacity]

        def paint(painter: QPainter) -> None:
            for index, captive in enumerate(shown):
                rect = geometry.prison_rect(fleet, index)
                paint_captive(painter, rect, fleet, captive, saucer=self._image(captive))
            if len(captives) > capacity:
                last = geometry.prison_rect(fleet, capacity)
                paint_stack(painter, last, fleet, len(captives) - capacity + 1, self._lettering)

        around = bounds(geometry.prison_rect(fleet, index) for index in range(capacity)).adjusted(-8, -8, 8, 8)
        self._cells[fleet].put(around, paint if captives else None)
        self._show_dial(fleet)

    def _show_dial(self, fleet: str) -> None:
        centre = self._geometry.dial_centre(fleet)
        reach = DIAL_RADIUS + 6
        rect = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        coming = len(self.coming(fleet))
        count = len(self.captives(fleet))
        self._dials[fleet].put(
            rect, lambda painter: paint_dial(painter, self._geometry, fleet, count, coming, self._lettering)
        )

    def coming(self, fleet: str) -> list[str]:
        """The captives that the move pointed at would bring a fleet."""
        return self._expected[1] if self._expected[0] == fleet else []

    def show_incoming(self, fleet: str | None, captives: list[str]) -> None:
        """Show as ghosts what the move pointed at would bring."""
        if self._expected == (fleet, captives) or (not captives and not self._expected[1]):
            return
        before, self._expected = self._expected[0], (fleet, captives)
        geometry = self._geometry
        if fleet is None or not captives:
            self._incoming.put(QRectF(), None)
        else:
            first = len(self.captives(fleet))
            rects = [geometry.prison_rect(fleet, first + index) for index in range(len(captives))]

            def paint(painter: QPainter) -> None:
                for rect, captive in zip(rects, captives, strict=True):
                    paint_incoming(painter, rect, captive)

            self._incoming.put(bounds(rects).adjusted(-18, -14, 18, 14), paint)
        for changed in {before, fleet} - {None}:
            self._show_dial(str(changed))

    def _image(self, fleet: str) -> QImage:
        if fleet not in self._images:
            self._images[fleet] = saucer_image(fleet, WIDTH, CAPTIVE, self._scale)
        return self._images[fleet]
