"""The tiles that were drawn, the one in hand large, with its edges named and two buttons to turn it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter

from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import UNIT, corner
from desktop.table.boards.amazing_space_venture.panels import Rail
from desktop.table.boards.amazing_space_venture.position import paint_tiles
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import arc, fill, polygon, rounded, saved, stroke
from desktop.table.kit.theme import GOLD, HAIRLINE, MUTED, RAISED, SOFT_TEXT, TEXT, WHITE, colour
from desktop.table.kit.writing import CENTRE, centred_baseline, elided, put_block, put_text, wrap

_MIDDLE = 84
"""Any square serves to paint a tile by itself."""


def paint_tile(painter: QPainter, area: QRectF, laid: Laid) -> None:
    """A tile by itself, as large as a rect."""
    with saved(painter):
        painter.setClipRect(area.adjusted(-1, -1, 1, 1), Qt.ClipOperation.IntersectClip)
        painter.translate(area.topLeft())
        painter.scale(area.width() / UNIT, area.height() / UNIT)
        painter.translate(-corner(_MIDDLE))
        paint_tiles(painter, {_MIDDLE: laid})


class HeldRail(Rail):
    """Shows what was drawn; a click takes another tile in hand, the buttons turn the one that is."""

    turned = Signal(int)
    lowest, tallest = 152, 196

    def __init__(self) -> None:
        super().__init__(tr("Drawn"))
        self._tiles: tuple[tuple[Address, str, Laid], ...] = ()
        self._held: Address = ""
        self._line = ""
        self._buttons: list[tuple[QRectF, int]] = []

    def show_tiles(self, tiles: Sequence[tuple[Address, str, Laid]], held: Address, line: str) -> None:
        """Address, title and face of each drawn tile, which one is in hand, and a few words on where it fits."""
        if (tuple(tiles), held, line) != (self._tiles, self._held, self._line):
            self._tiles, self._held, self._line = tuple(tiles), held, line
            self.setAccessibleName(f"{self.heading}: {', '.join(title for _, title, _ in tiles)}")
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        by = next((by for area, by in self._buttons if area.contains(event.position())), 0)
        if by and event.button() == Qt.MouseButton.LeftButton:
            self.turned.emit(by)
        else:
            super().mouseReleaseEvent(event)

    def paint_card(self, painter: QPainter) -> None:
        self._buttons = []
        if not self._tiles:
            words = wrap(tr("No tile is to be laid now."), self.width() - 24, fonts.font(12), most=3)
            put_block(painter, 12, 32, words, MUTED)
            return
        held = next((one for one in self._tiles if one[0] == self._held), self._tiles[0])
        side = min(self.height() - 80.0, self.width() - 96.0, 104.0)
        large = QRectF(12, 34, side, side)
        self._paint_large(painter, large, held)
        self._paint_others(painter, QRectF(large.right() + 8, 34, self.width() - large.right() - 18, side), held[0])
        font = fonts.font(12.5, 600)
        put_text(painter, 12, large.bottom() + 18, elided(held[1], self.width() - 24, font), font, TEXT)
        small = fonts.font(12)
        put_block(
            painter, 12, large.bottom() + 22, wrap(self._line, self.width() - 24, small, most=2, leading=1.2), SOFT_TEXT
        )

    def _paint_large(self, painter: QPainter, area: QRectF, one: tuple[Address, str, Laid]) -> None:
        address, _, laid = one
        over = self.spot(area, address if address != self._held else "")
        paint_tile(painter, area, laid)
        held = address == self._held
        stroke(painter, rounded(area, 4), GOLD if held else WHITE if over else HAIRLINE, 1.8)

    def _paint_others(self, painter: QPainter, area: QRectF, held: Address) -> None:
        wide = (area.width() - 6) / 2
        for n, (by, name) in enumerate(((-1, "Q"), (1, "E"))):
            button = QRectF(area.left() + n * (wide + 6), area.top(), wide, 30)
            self._buttons.append((button, by))
            fill(painter, rounded(button, 7), colour(RAISED, 0.95 if self._held else 0.4))
            stroke(painter, rounded(button.adjusted(0.5, 0.5, -0.5, -0.5), 6.5), HAIRLINE, 1)
            _paint_arrow(painter, button.left() + 12, button.center().y(), by)
            if wide > 34:
                font = fonts.font(12, 600)
                put_text(
                    painter, button.right() - 9, centred_baseline(font, button.center().y()), name, font, MUTED, CENTRE
                )
        side = min(area.height() - 36, wide)
        x = area.left()
        for address, _, laid in self._tiles:
            if address == held or side < 16:
                continue
            place = QRectF(x, area.bottom() - side, side, side)
            over = self.spot(place, address)
            paint_tile(painter, place, laid)
            lit = over or address == self.cursor_at
            stroke(painter, rounded(place, 3), WHITE if lit else colour(GOLD, 0.8), 1.6 if lit else 1)
            x += side + 6


def _paint_arrow(painter: QPainter, x: float, y: float, by: int) -> None:
    with saved(painter):
        painter.translate(x, y)
        painter.scale(by, 1)
        stroke(painter, arc(0, 0, 7, 150, -250), WHITE, 2)
        fill(painter, polygon([(-1, 10), (7, 8), (4, 1)]), WHITE)
