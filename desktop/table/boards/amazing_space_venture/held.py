"""The tiles that were drawn, the one in hand large, with its edges named and two buttons to turn it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter

from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture.drawn import DrawnTile
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import UNIT, corner
from desktop.table.boards.amazing_space_venture.position import paint_tiles
from desktop.table.boards.amazing_space_venture.rail import Rail
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import arc, fill, polygon, rounded, saved, stroke
from desktop.table.kit.theme import DANGER, GOLD, HAIRLINE, MUTED, RAISED, SOFT_TEXT, TEXT, WHITE, colour
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
    """Shows what was drawn; a click takes another tile in hand, the buttons turn the one that is.

    When nothing is to be laid it shows what was laid in this turn: only there may pieces be placed.
    """

    turned = Signal(int)
    lowest, tallest = 152, 176

    def __init__(self) -> None:
        super().__init__(tr("Drawn"))
        self._tiles: tuple[DrawnTile, ...] = ()
        self._held: Address = ""
        self._turned = 0
        self._line = ""
        self._buttons: list[tuple[QRectF, int]] = []

    def show_tiles(self, tiles: Sequence[DrawnTile], held: Address, turned: int, line: str) -> None:
        """The tiles of the turn, which one is in hand, its quarter turns, and a few words on where it fits."""
        if (tuple(tiles), held, turned, line) != (self._tiles, self._held, self._turned, self._line):
            self._tiles, self._held, self._turned, self._line = tuple(tiles), held, turned, line
            drawn = any(tile.address for tile in tiles)
            self.heading = tr("Drawn") if drawn or not tiles else tr("Just laid")
            told = ", ".join(f"{tile.title} {tile.note}".strip() for tile in tiles)
            self.setAccessibleName(f"{self.heading}: {told}")
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
        elif any(tile.address for tile in self._tiles):
            self._paint_hand(painter)
        else:
            self._paint_laid(painter)

    def _paint_hand(self, painter: QPainter) -> None:
        free = [tile for tile in self._tiles if tile.address]
        held = next((one for one in free if one.address == self._held), free[0])
        side = min(self.height() - 80.0, self.width() - 96.0, 104.0)
        large = QRectF(12, 34, side, side)
        self._paint_large(painter, large, held)
        self._paint_others(painter, QRectF(large.right() + 8, 34, self.width() - large.right() - 18, side), held)
        font = fonts.font(12.5, 600)
        put_text(painter, 12, large.bottom() + 18, elided(held.title, self.width() - 24, font), font, TEXT)
        stuck = next((tile for tile in self._tiles if not tile.address), None)
        line = self._line if stuck is None else f"{stuck.title}: {stuck.note}"
        block = wrap(line, self.width() - 24, fonts.font(12), most=2, leading=1.2)
        put_block(painter, 12, large.bottom() + 22, block, SOFT_TEXT)

    def _paint_large(self, painter: QPainter, area: QRectF, one: DrawnTile) -> None:
        held = one.address == self._held
        over = self.spot(area, "" if held else one.address)
        paint_tile(painter, area, replace(one.laid, rotation=self._turned) if held else one.laid)
        stroke(painter, rounded(area, 4), GOLD if held else WHITE if over else HAIRLINE, 1.8)

    def _paint_others(self, painter: QPainter, area: QRectF, held: DrawnTile) -> None:
        wide = (area.width() - 6) / 2
        for n, (by, name) in enumerate(((-1, "Q"), (1, "E"))):
            button = QRectF(area.left() + n * (wide + 6), area.top(), wide, 30)
            self._buttons.append((button, by))
            fill(painter, rounded(button, 7), colour(RAISED, 0.95 if self._held else 0.4))
            stroke(painter, rounded(button.adjusted(0.5, 0.5, -0.5, -0.5), 6.5), HAIRLINE, 1)
            _paint_arrow(painter, button.left() + (12 if wide > 34 else wide / 2), button.center().y(), by)
            if wide > 34:
                font = fonts.font(12, 600)
                put_text(
                    painter, button.right() - 9, centred_baseline(font, button.center().y()), name, font, MUTED, CENTRE
                )
        side = min(area.height() - 36, wide)
        x = area.left()
        for tile in self._tiles:
            if tile == held or side < 16:
                continue
            place = QRectF(x, area.bottom() - side, side, side)
            over = self.spot(place, tile.address, tile.places)
            paint_tile(painter, place, tile.laid)
            lit = over or (bool(tile.address) and tile.address == self.cursor_at)
            edge = WHITE if lit else colour(GOLD, 0.8) if tile.address else DANGER
            stroke(painter, rounded(place, 3), edge, 1.6 if lit else 1)
            x += side + 6

    def _paint_laid(self, painter: QPainter) -> None:
        """What was laid in this turn, each with its square; a tile that left the game with its nearest misses."""
        count = len(self._tiles)
        side = min(64.0, (self.width() - 24 - 8 * (count - 1)) / count)
        font = fonts.font(12, 600)
        note = ""
        for n, tile in enumerate(self._tiles):
            place = QRectF(12 + n * (side + 8), 36, side, side)
            over = self.spot(place, "", tile.places)
            paint_tile(painter, place, tile.laid)
            stroke(painter, rounded(place, 3), WHITE if over else HAIRLINE if tile.lies else DANGER, 1.4)
            if tile.lies:
                put_text(painter, place.center().x(), place.bottom() + 16, tile.note, font, TEXT, CENTRE)
            else:
                note = f"{tile.title}: {tile.note}"
        words = note or tr("Pieces may be placed on these tiles only.")
        block = wrap(words, self.width() - 24, fonts.font(12), most=3, leading=1.2)
        put_block(painter, 12, 36 + side + 24, block, SOFT_TEXT)


def _paint_arrow(painter: QPainter, x: float, y: float, by: int) -> None:
    with saved(painter):
        painter.translate(x, y)
        painter.scale(by, 1)
        stroke(painter, arc(0, 0, 7, 150, -250), WHITE, 2)
        fill(painter, polygon([(-1, 10), (7, 8), (4, 1)]), WHITE)
