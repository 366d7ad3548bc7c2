"""A painted card beside the board, some of whose parts may be pointed at and picked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.kernel.words import Address
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, panel, rounded, saved, smooth, stroke
from desktop.table.kit.theme import GOLD, MUTED, TEXT, WHITE, colour
from desktop.table.kit.writing import RIGHT, elided, put_text

PAD = 12.0
"""The margin inside a card."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A part of a card that may be pointed at or picked."""

    area: QRectF
    address: Address
    places: tuple[Address, ...] = ()


class Rail(QWidget):
    """A painted card with a heading, some of whose parts may be pointed at and picked."""

    picked = Signal(str)
    pointed = Signal(object)
    counted = Signal(list)
    """Places that what is pointed at counts; empty to end it."""
    lowest, tallest = 100, 200

    def __init__(self, heading: str) -> None:
        super().__init__()
        self.heading = heading
        self.setAccessibleName(heading)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._spots: list[Spot] = []
        self._over: Spot | None = None
        self.options: Collection[Address] = ()
        self.cursor_at: Address | None = None

    def sizeHint(self) -> QSize:
        return QSize(205, self.tallest)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.lowest)

    def show_choice(self, options: Collection[Address]) -> None:
        self.options = options
        self.update()

    def show_cursor(self, address: Address | None) -> None:
        if address != self.cursor_at:
            self.cursor_at = address
            self.update()

    def place_of(self, address: Address) -> QRectF | None:
        """Where an address lies on the card."""
        return next((spot.area for spot in self._spots if spot.address == address), None)

    def spot(self, area: QRectF, address: Address, places: tuple[Address, ...] = ()) -> bool:
        """Note a part of the card; says whether it is pointed at."""
        self._spots.append(Spot(area, address, places))
        return self._over is not None and self._over.address == address and self._over.area == area

    def shine(self, painter: QPainter, area: QRectF, address: Address, *, over: bool) -> None:
        """Frame a part that may be picked, is pointed at, or holds the cursor."""
        if address in self.options:
            fill(painter, rounded(area, 6), colour(GOLD, 0.2 if over else 0.1))
            stroke(painter, rounded(area.adjusted(0.6, 0.6, -0.6, -0.6), 6), GOLD, 1.6)
        if over or address == self.cursor_at:
            stroke(painter, rounded(area.adjusted(0.6, 0.6, -0.6, -0.6), 6), WHITE, 1.4)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = next((spot for spot in self._spots if spot.area.contains(event.position())), None)
        if found != self._over:
            self._over = found
            self.pointed.emit(found.address if found is not None and found.address else None)
            self.counted.emit(list(found.places) if found is not None else [])
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        if self._over is not None:
            self._over = None
            self.pointed.emit(None)
            self.counted.emit([])
            self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the release belongs to the same widget

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        found = next((spot for spot in self._spots if spot.area.contains(event.position())), None)
        if event.button() == Qt.MouseButton.LeftButton and found is not None and found.address:
            self.picked.emit(found.address)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        panel(painter, QRectF(self.rect()), 10, shaded=False)
        font = fonts.display(12.5, 700, spacing=0.9)
        put_text(painter, PAD, 23, elided(self.heading.upper(), self.width() - 2 * PAD - 44, font), font, MUTED)
        self._spots = []
        with saved(painter):
            painter.setClipRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
            self.paint_card(painter)
        painter.end()

    def paint_card(self, painter: QPainter) -> None:
        raise NotImplementedError

    def corner(self, painter: QPainter, text: str) -> None:
        put_text(painter, self.width() - PAD, 23, text, fonts.font(12, 600), TEXT, RIGHT)
