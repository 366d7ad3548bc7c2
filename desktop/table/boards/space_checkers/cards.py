"""The cards left of the board: the roll with its dice, the four directions, and what the marks mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.games.space_checkers.board import WILD
from desktop.games.space_checkers.content import COLOURS
from desktop.table.boards.space_checkers import words
from desktop.table.boards.space_checkers.direction_die import direction_rest, paint_direction_die
from desktop.table.boards.space_checkers.geometry import SIDES, TOWARDS, BoardGeometry
from desktop.table.boards.space_checkers.panels import LEGEND, paint_directions, paint_tray
from desktop.table.boards.stills import still
from desktop.table.kit import fonts
from desktop.table.kit.dice import Toss, paint_dust, paint_pip_die, pip_rest, tumble
from desktop.table.kit.ink import panel, rounded, saved, smooth
from desktop.table.kit.theme import FLEETS, MUTED, TEXT, WHITE, mix
from desktop.table.kit.writing import LEFT, RIGHT, fit_font, put_block, put_fitted, put_text, wrap

_PAD = 14.0
_IMPACT, _DUST = 0.7, "#9FB0FF"
_WIDE = 216
"""Width from which a card has room for words beside the arrows."""


class Card(QWidget):
    """A painted card with a heading."""

    lowest, tallest = 110, 300

    def __init__(self, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = heading
        self.setAccessibleName(heading)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(230, self.tallest)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.lowest)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        panel(painter, QRectF(self.rect()), 12, shaded=False)
        put_text(painter, _PAD, 27, self.heading, fonts.display(14, 700, spacing=1.2), TEXT)
        self.paint_card(painter)
        painter.end()

    def paint_card(self, painter: QPainter) -> None:
        raise NotImplementedError


class RollCard(Card):
    """The dice of the turn; they tumble when a turn begins."""

    lowest, tallest = 210, 330

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.heading = self.tr("THE ROLL")
        self._pips, self._side, self._turn = 0, WILD, 0
        self._share, self._calm = 1.0, False

    def show_roll(self, pips: int, side: int, turn: int) -> None:
        """Show dice at rest."""
        self.show_tumble(pips, side, turn, 1.0)

    def show_tumble(self, pips: int, side: int, turn: int, share: float, *, calm: bool = False) -> None:
        """Show the dice on their way: ``share`` runs from 0, out of the hand, to 1, at rest."""
        new = (pips, side, turn, share, calm)
        if new == (self._pips, self._side, self._turn, self._share, self._calm):
            return
        self._pips, self._side, self._turn, self._share, self._calm = new
        if share >= 1:
            self.setAccessibleName(f"{self.heading}: {pips}, {self._face_words()}. {self._direction_words()}")
        self.update()

    def _face(self) -> str:
        return "wild" if self._side == WILD else COLOURS[self._side]

    def _face_words(self) -> str:
        return self.tr("WILD") if self._side == WILD else words.colour(self._face()).upper()

    def _direction_words(self) -> str:
        if self._side == WILD:
            return self.tr("WILD: any of the four sides")
        fleet = self._face()
        return self.tr("{colour}: towards the {side}").format(
            colour=words.colour(fleet).capitalize(), side=words.towards(SIDES[fleet]).lower()
        )

    def paint_card(self, painter: QPainter) -> None:
        turn = self.tr("turn {number}").format(number=self._turn)
        put_text(painter, self.width() - _PAD, 27, turn, fonts.font(12.5), MUTED, RIGHT)
        low = self.height() < 290
        below = 52.0
        tray = QRectF(12, 40, self.width() - 24, self.height() - 40 - below - (6 if low else 12))
        self._paint_tray(painter, tray)
        if self._pips == 0:
            return
        y = tray.bottom() + (20 if low else 24)
        exact = (
            self.tr("exactly {count} cells").format(count=self._pips) if self._pips > 1 else self.tr("exactly 1 cell")
        )
        wide = self.width() - 2 * _PAD
        if self._share >= 1:
            put_fitted(painter, _PAD, y, wide, exact, fonts.font(14, 600), TEXT)
            put_fitted(painter, _PAD, y + 20, wide, self._direction_words(), fonts.font(13), MUTED)

    def _paint_tray(self, painter: QPainter, tray: QRectF) -> None:
        still("tray", paint_tray)(painter, tray)
        if self._pips == 0:
            return
        with saved(painter):
            painter.setClipPath(rounded(tray, 12))
            if self._share >= 1:
                # Each die by itself: after a few turns all its faces have been painted once.
                still(("pips", self._pips), self._paint_pips)(painter, tray)
                still(("direction", self._side), self._paint_direction)(painter, tray)
            else:
                painter.setOpacity(self._share if self._calm else 1.0)
                self._paint_pips(painter, tray)
                self._paint_direction(painter, tray)
        if self._share >= 1:
            self._paint_figures(painter, tray)

    def _paint_pips(self, painter: QPainter, tray: QRectF) -> None:
        toss, spot, size = self._toss(tray, 1)
        place = spot + QPointF(toss.right, toss.down) * size
        paint_pip_die(painter, place.x(), place.y(), size, toss.of(pip_rest(self._pips)), toss.lift)
        self._paint_dust(painter, spot, size)

    def _paint_direction(self, painter: QPainter, tray: QRectF) -> None:
        toss, spot, size = self._toss(tray, 2)
        place = spot + QPointF(toss.right, toss.down) * size
        paint_direction_die(painter, place.x(), place.y(), size, toss.of(direction_rest(self._face())), toss.lift)
        self._paint_dust(painter, spot, size)

    def _toss(self, tray: QRectF, die: int) -> tuple[Toss, QPointF, float]:
        """The moment of a die's throw, the place where it comes to rest, and its size."""
        share = 1.0 if self._calm else self._share
        right, down = ((0.33, 0.40), (0.63, 0.64))[die - 1]
        spot = QPointF(tray.left() + tray.width() * right, tray.top() + tray.height() * down)
        return tumble(share, self._turn * 7 + die), spot, min(tray.width() * 0.36, tray.height() * 0.34)

    def _paint_dust(self, painter: QPainter, spot: QPointF, size: float) -> None:
        if _IMPACT < self._share < 1 and not self._calm:
            phase = (self._share - _IMPACT) / (1 - _IMPACT)
            paint_dust(painter, spot.x(), spot.y() + size * 0.5, size * 0.8, _DUST, phase)

    def _paint_figures(self, painter: QPainter, tray: QRectF) -> None:
        large = min(40.0, tray.width() * 0.2)
        put_text(
            painter,
            tray.right() - 14,
            tray.top() + 8 + large * 0.85,
            str(self._pips),
            fonts.display(large),
            WHITE,
            RIGHT,
        )
        tint = WHITE if self._side == WILD else mix(FLEETS[self._face()].bright, WHITE, 0.2)
        face = fit_font(self._face_words(), tray.width() * 0.45, fonts.display(20), 13)
        put_text(painter, tray.left() + 12, tray.bottom() - 13, self._face_words(), face, tint, LEFT)


class DirectionsCard(Card):
    """Which colour means which way; the rolled one is lit."""

    lowest, tallest = 190, 226

    def __init__(self, geometry: BoardGeometry, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.heading = self.tr("DIRECTIONS")
        self._geometry = geometry
        self._side = WILD
        sides = (
            self.tr("{colour} is {side}").format(colour=words.colour(fleet), side=words.towards(side).lower())
            for fleet, side in SIDES.items()
        )
        self.setAccessibleName(f"{self.heading}: {', '.join(sides)}")

    def show_roll(self, side: int) -> None:
        if side != self._side:
            self._side = side
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        room = QRectF(0, 34, self.width(), self.height() - 42)
        open_: dict[str, bool] = {fleet: self._side in (WILD, COLOURS.index(fleet)) for fleet in COLOURS}
        titles = {}
        for fleet, side in SIDES.items():
            parts = words.colour(fleet).capitalize(), words.towards(side).lower()
            titles[fleet] = ", ".join(parts) if TOWARDS[side][0] else "\n".join(parts)
        beside: dict[str, str] = {}
        if self.width() < _WIDE:
            beside = {fleet: titles.pop(fleet) for fleet, side in SIDES.items() if TOWARDS[side][1]}
        still(
            ("directions", self._side, len(self._geometry.planets), *titles.values()),
            lambda inner, rect: paint_directions(inner, rect, self._geometry, open_, titles),
        )(painter, room)
        for fleet, title in beside.items():
            self._paint_below_arrow(painter, room, fleet, title, lit=open_[fleet])

    def _paint_below_arrow(self, painter: QPainter, room: QRectF, fleet: str, title: str, *, lit: bool) -> None:
        """Where a card is too narrow for words beside the arrows to west and east."""
        east = TOWARDS[SIDES[fleet]][1] > 0
        tint = mix(FLEETS[fleet].bright, WHITE, 0.1, 1 if lit else 0.75)
        face = fonts.font(12, 600)
        for row, text in enumerate(title.split("\n")):
            y = room.center().y() + 32 + 15 * row
            put_fitted(painter, room.right() - 10 if east else 10, y, 58, text, face, tint, RIGHT if east else LEFT, 10)


class LegendCard(Card):
    """What the marks on the board mean; shorter where there is less room."""

    lowest, tallest = 110, 330

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.heading = self.tr("SIGNS")
        self._fleet = "green"
        self._rows = [
            ("landing", self.tr("Landing cell"), self.tr("exact count, empty")),
            ("warp", self.tr("Warp"), self.tr("same row, other edge")),
            ("captured", self.tr("Will be captured"), self.tr("every pawn jumped")),
            ("closed", self.tr("Closed way"), self.tr("Earth, own, or a pair")),
            ("wild", self.tr("Wild for this fleet"), self.tr("direction die ignored")),
            ("start", self.tr("Start cell"), self.tr("twelve for each fleet")),
        ]
        self.setAccessibleName(f"{self.heading}: " + "; ".join(f"{title}, {text}" for _, title, text in self._rows))

    def paint_card(self, painter: QPainter) -> None:
        room = self.height() - 46
        full = room / len(self._rows) >= 38
        pitch = min(48.0, room / len(self._rows)) if full else 26.0
        count = len(self._rows) if full else max(1, int(room / pitch))
        for index, (key, title, text) in enumerate(self._rows[:count]):
            middle = 42 + pitch * (index + 0.5)
            with saved(painter):
                painter.translate(32, middle)
                if not full:
                    painter.scale(0.7, 0.7)
                LEGEND[key](painter, QPointF(0, 0), self._fleet)
            left = 58.0 if full else 52.0
            wide = self.width() - left - 8
            if full:
                put_fitted(painter, left, middle - 2, wide, title, fonts.font(13, 600), TEXT)
                put_fitted(painter, left, middle + 14, wide, text, fonts.font(12), MUTED)
            else:
                block = wrap(title, wide, fonts.font(12.5, 500), most=1)
                put_block(painter, left, middle - block.height / 2, block, TEXT)
