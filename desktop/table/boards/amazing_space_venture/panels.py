"""The cards beside the board: what may still come, own pieces, and what the signs mean."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.table.boards.amazing_space_venture import marks, signs
from desktop.table.boards.amazing_space_venture.card_art import paint_back
from desktop.table.boards.amazing_space_venture.card_faces import TINTS
from desktop.table.boards.amazing_space_venture.marks import CELL
from desktop.table.boards.amazing_space_venture.rail import PAD, Rail
from desktop.table.boards.amazing_space_venture.reading import Supply
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, saved, stroke
from desktop.table.kit.theme import GOLD, HAIRLINE, INK, MUTED, SOFT_TEXT, TEXT, VIOLET, colour
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, elided, put_text


class SupplyRail(Rail):
    """The tiles left by kind, and the decks."""

    lowest, tallest = 244, 262

    def __init__(self) -> None:
        super().__init__(tr("Space tiles"))
        self._supply: Supply | None = None

    def show_supply(self, supply: Supply) -> None:
        if supply != self._supply:
            self._supply = supply
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        supply = self._supply
        if supply is None:
            return
        self.corner(painter, tr("{count} left").format(count=supply.tiles))
        font = fonts.font(12)
        y = 34.0
        for name, left, whole in supply.kinds:
            put_text(
                painter, PAD, centred_baseline(font, y + 8.5), elided(name, self.width() - 94, font), font, SOFT_TEXT
            )
            bar = QRectF(self.width() - 78, y + 6, 26, 5)
            fill(painter, rounded(bar, 2.5), colour(INK, 0.9))
            if whole and left:
                fill(painter, rounded(QRectF(bar.left(), bar.top(), bar.width() * left / whole, 5), 2.5), VIOLET)
            put_text(painter, self.width() - PAD, centred_baseline(font, y + 8.5), f"{left}/{whole}", font, TEXT, RIGHT)
            y += 17.5
        y += 6
        stroke(painter, rounded(QRectF(PAD, y, self.width() - 2 * PAD, 0.5), 0.2), colour(HAIRLINE, 0.9), 1)
        self._paint_decks(painter, supply, y + 8)

    def _paint_decks(self, painter: QPainter, supply: Supply, y: float) -> None:
        room = (self.width() - 2 * PAD) / 3
        decks = (
            ("deck:refuel", tr("Refuel"), supply.refuel, VIOLET),
            ("deck:port", tr("Port"), supply.port, TINTS["ship"]),
            ("", tr("Junk"), supply.junk, "#9AA6D6"),
        )
        font = fonts.font(12, 500)
        for n, (address, name, count, tint) in enumerate(decks):
            area = QRectF(PAD + n * room + 2, y - 2, room - 4, 90)
            over = self.spot(area, address)
            if address:
                self.shine(painter, area, address, over=over)
            wide = min(34.0, room - 18)
            card = QRectF(area.center().x() - wide / 2, y + 6, wide, 46)
            for lift in (2, 1, 0):
                if count > lift:
                    paint_back(painter, card.translated(lift * 1.6, -lift * 1.6), tint)
            put_text(painter, area.center().x(), y + 68, name, font, SOFT_TEXT, CENTRE)
            put_text(
                painter, area.center().x(), y + 84, str(count), fonts.font(12.5, 700), GOLD if count else MUTED, CENTRE
            )


class BoxRail(Rail):
    """The own pieces that are left, to be picked and placed."""

    lowest, tallest = 112, 150

    def __init__(self) -> None:
        super().__init__(tr("Your box"))
        self._key = "blue"
        self._left: dict[str, tuple[int, int]] = {}

    def show_box(self, key: str, left: dict[str, tuple[int, int]]) -> None:
        """By kind of piece how many are on the board and how many there are."""
        if (key, left) != (self._key, self._left):
            self._key, self._left = key, left
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        wide, high = (self.width() - 2 * PAD - 6) / 2, (self.height() - 40 - 6) / 2
        for n, (kind, (used, whole)) in enumerate(self._left.items()):
            area = QRectF(PAD + (n % 2) * (wide + 6), 34 + (n // 2) * (high + 4), wide, high)
            fill(painter, rounded(area, 6), colour(INK, 0.55))
            address = f"piece:{kind}"
            over = self.spot(area, address if kind != "ship" else "")
            self.shine(painter, area, address, over=over and kind != "ship")
            x, y = area.left() + 17, area.center().y()
            match kind:
                case "ship":
                    signs.paint_ship(painter, self._key, 3, x, y - 2, 10)
                case "probe":
                    signs.paint_probe(painter, self._key, x, y, 6)
                case "station":
                    signs.paint_station(painter, self._key, x, y, 5.4)
                case _:
                    signs.paint_pirate(painter, self._key, x, y, 6)
            names = {"ship": tr("Ships"), "probe": tr("Probes"), "station": tr("Stations"), "pirate": tr("Pirates")}
            font = fonts.font(12, 500)
            free = used < whole
            count = f"{used} / {whole}"
            tint = GOLD if free else MUTED
            if wide < 76:  # no room for names: the pieces speak for themselves
                small = fonts.font(12.5, 600)
                put_text(painter, area.right() - 8, centred_baseline(small, y), count, small, tint, RIGHT)
                continue
            put_text(painter, x + 18, y - 3, elided(names[kind], area.right() - x - 20, font), font, TEXT)
            put_text(painter, x + 18, y + 12, count, fonts.font(12), tint)


class KeyRail(Rail):
    """What the signs on the squares mean."""

    lowest, tallest = 140, 146

    def __init__(self) -> None:
        super().__init__(tr("Key"))

    def paint_card(self, painter: QPainter) -> None:
        rows: tuple[tuple[Callable[[QPainter], None], str], ...] = (
            (marks.paint_fits, tr("Fits as turned")),
            (marks.paint_turns, tr("Fits after a turn")),
            (_held, tr("Held for a Sun")),
            (_clash, tr("Edges clash")),
        )
        font = fonts.font(12.5)
        for n, (paint, words) in enumerate(rows):
            y = 43 + n * 25.0
            with saved(painter):
                painter.translate(PAD + 11, y)
                painter.scale(0.42, 0.42)
                paint(painter)
            put_text(
                painter, PAD + 32, centred_baseline(font, y), elided(words, self.width() - 56, font), font, SOFT_TEXT
            )


def _held(painter: QPainter) -> None:
    fill(painter, rounded(CELL, 3), colour(GOLD, 0.16))
    for n in range(-3, 4):
        stroke(painter, rounded(QRectF(n * 7, -24, 0.5, 48), 0.1), colour(GOLD, 0.4), 1)
    stroke(painter, rounded(CELL, 3), GOLD, 1.6, dash=[3, 2])


def _clash(painter: QPainter) -> None:
    stroke(painter, rounded(CELL, 3), "#FF4D5E", 2.4)
    for dx in (-1, 1):
        path = rounded(QRectF(-0.5, -16, 1, 32), 0.2)
        with saved(painter):
            painter.rotate(45 * dx)
            stroke(painter, path, "#FF4D5E", 4)
