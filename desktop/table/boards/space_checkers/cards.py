"""The cards left of the board: the roll with its dice, the four directions, and what the marks mean."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.games.space_checkers.board import WILD
from desktop.games.space_checkers.content import COLOURS
from desktop.table.boards.space_checkers import words
from desktop.table.boards.space_checkers.direction_die import direction_rest, paint_direction_die
from desktop.table.boards.space_checkers.geometry import SIDES, TOWARDS, BoardGeometry
from desktop.table.boards.space_checkers.marks import (
    paint_arrow,
    paint_cage_badge,
    paint_gate,
    paint_no_entry,
)
from desktop.table.boards.space_checkers.routes import Gate
from desktop.table.boards.space_checkers.signs import paint_pad, paint_sign
from desktop.table.kit import fonts
from desktop.table.kit.dice import paint_dust, paint_pip_die, pip_rest, tumble
from desktop.table.kit.ink import FLAT, fill, halo, line, panel, rounded, saved, smooth, stroke, vertical
from desktop.table.kit.theme import FLEETS, HAIRLINE, INK, MUTED, TEXT, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, LEFT, RIGHT, fit_font, put_block, put_fitted, put_text, wrap

_PAD = 14.0


class Card(QWidget):
    """A painted card with a heading."""

    tallest = 300

    def __init__(self, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = heading
        self.setAccessibleName(heading)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(230, self.tallest)

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

    tallest = 330

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
        exact = self.tr("exactly {count} cells").format(count=self._pips) if self._pips > 1 else self.tr("exactly 1 cell")
        wide = self.width() - 2 * _PAD
        if self._share >= 1:
            put_fitted(painter, _PAD, y, wide, exact, fonts.font(14, 600), TEXT)
            put_fitted(painter, _PAD, y + 20, wide, self._direction_words(), fonts.font(13), MUTED)

    def _paint_tray(self, painter: QPainter, tray: QRectF) -> None:
        fill(painter, rounded(tray, 10), vertical(tray, (0, "#0A1134"), (1, "#141F58")))
        stroke(painter, rounded(tray.adjusted(0.5, 0.5, -0.5, -0.5), 9.5), colour(HAIRLINE, 0.9), 1)
        if self._pips == 0:
            return
        with saved(painter):
            painter.setClipPath(rounded(tray, 10))
            centre = tray.center()
            ring = colour("#7F8FE6", 0.16)
            for radius in (0.32, 0.42, 0.5):
                path = rounded(tray, 0)
                path.clear()
                path.addEllipse(centre, tray.width() * radius, tray.width() * radius)
                stroke(painter, path, ring, 1, dash=[2, 5])
            self._paint_dice(painter, tray)
        if self._share >= 1:
            self._paint_figures(painter, tray)

    def _paint_dice(self, painter: QPainter, tray: QRectF) -> None:
        size = min(tray.width() * 0.36, tray.height() * 0.34)
        one = QPointF(tray.left() + tray.width() * 0.33, tray.top() + tray.height() * 0.40)
        other = QPointF(tray.left() + tray.width() * 0.63, tray.top() + tray.height() * 0.64)
        share = 1.0 if self._calm else self._share
        with saved(painter):
            if self._calm:
                painter.setOpacity(self._share)
            for spot, seed in ((one, 1), (other, 2)):
                toss = tumble(share, self._turn * 7 + seed)
                x, y = spot.x() + toss.right * size, spot.y() + toss.down * size
                if seed == 1:
                    paint_pip_die(painter, x, y, size, toss.of(pip_rest(self._pips)), toss.lift)
                else:
                    paint_direction_die(painter, x, y, size, toss.of(direction_rest(self._face())), toss.lift)
                if 0.7 < share < 1:
                    phase = (share - 0.7) / 0.3
                    paint_dust(painter, spot.x(), spot.y() + size * 0.5, size * 0.8, "#9FB0FF", phase)

    def _paint_figures(self, painter: QPainter, tray: QRectF) -> None:
        large = min(40.0, tray.width() * 0.2)
        put_text(painter, tray.right() - 14, tray.top() + 8 + large * 0.85, str(self._pips), fonts.display(large), WHITE,
                 RIGHT)
        tint = WHITE if self._side == WILD else mix(FLEETS[self._face()].bright, WHITE, 0.2)
        face = fit_font(self._face_words(), tray.width() * 0.45, fonts.display(20), 13)
        put_text(painter, tray.left() + 12, tray.bottom() - 13, self._face_words(), face, tint, LEFT)


class DirectionsCard(Card):
    """Which colour means which way; the rolled one is lit."""

    tallest = 226

    def __init__(self, geometry: BoardGeometry, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.heading = self.tr("DIRECTIONS")
        self._geometry = geometry
        self._side = WILD
        sides = (self.tr("{colour} is {side}").format(colour=words.colour(fleet), side=words.towards(side).lower())
                 for fleet, side in SIDES.items())
        self.setAccessibleName(f"{self.heading}: {', '.join(sides)}")

    def show_roll(self, side: int) -> None:
        if side != self._side:
            self._side = side
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        room = QRectF(0, 36, self.width(), self.height() - 44)
        side = min(64.0, room.height() * 0.36)
        centre = room.center()
        board = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        self._paint_little_board(painter, board)
        for fleet, towards in SIDES.items():
            step = TOWARDS[towards]
            lit = self._side == WILD or COLOURS[self._side] == fleet
            at = QPointF(centre.x() + step[1] * (side / 2 + 19), centre.y() + step[0] * (side / 2 + 17))
            if lit:
                halo(painter, at.x(), at.y(), 24, 24, FLEETS[fleet].bright, 0.4)
            paint_arrow(painter, at, step, 26, FLEETS[fleet].bright, 1.0 if lit else 0.35)
            self._paint_words(painter, fleet, towards, at, lit=lit)

    def _paint_words(self, painter: QPainter, fleet: str, towards: str, at: QPointF, *, lit: bool) -> None:
        paint = colour(FLEETS[fleet].bright, 1.0 if lit else 0.55)
        face = fonts.font(12, 600)
        name, side = words.colour(fleet).capitalize(), words.towards(towards).lower()
        down, right = TOWARDS[towards]
        if down:
            y = at.y() + (down * 19) + (9 if down > 0 else 0)
            put_text(painter, at.x(), y, f"{name}, {side}", face, paint, CENTRE)
            return
        x = at.x() + right * 15
        room = (self.width() - 10 - x) if right > 0 else x - 10
        for row, text in enumerate((name, side)):
            put_fitted(painter, x, at.y() - 3 + row * 15, room, text, face, paint, LEFT if right > 0 else RIGHT, 10)

    def _paint_little_board(self, painter: QPainter, board: QRectF) -> None:
        fill(painter, rounded(board, 5), colour("#0B1338", 0.95))
        plan = self._geometry.plan
        pitch = board.width() / plan.columns
        for index in range(1, plan.columns):
            x, y = board.left() + index * pitch, board.top() + index * pitch
            line(painter, (x, board.top()), (x, board.bottom()), colour("#7F97FF", 0.2), 0.8)
            line(painter, (board.left(), y), (board.right(), y), colour("#7F97FF", 0.2), 0.8)
        for row, column in plan.earth:
            spot = QRectF(board.left() + (column - 1) * pitch, board.top() + (row - 1) * pitch, pitch, pitch)
            fill(painter, rounded(spot, 1), colour("#3F8BE0", 0.9))
        stroke(painter, rounded(board, 5), colour(HAIRLINE), 1)


class LegendCard(Card):
    """What the marks on the board mean; shorter where there is less room."""

    tallest = 330

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.heading = self.tr("SIGNS")
        self._rows: list[tuple[Callable[[QPainter, QPointF], None], str, str]] = [
            (_landing, self.tr("Landing cell"), self.tr("exact count, empty")),
            (_warp, self.tr("Warp"), self.tr("same row, other edge")),
            (_capture, self.tr("Will be captured"), self.tr("every pawn jumped")),
            (_closed, self.tr("Closed way"), self.tr("Earth, own, or a pair")),
            (_wild, self.tr("Wild for this fleet"), self.tr("direction die ignored")),
            (_start, self.tr("Start cell"), self.tr("twelve for each fleet")),
        ]
        self.setAccessibleName(f"{self.heading}: " + "; ".join(f"{title}, {text}" for _, title, text in self._rows))

    def paint_card(self, painter: QPainter) -> None:
        room = self.height() - 46
        full = room / len(self._rows) >= 38
        pitch = min(48.0, room / len(self._rows)) if full else 26.0
        count = len(self._rows) if full else max(1, int(room / pitch))
        for index, (paint, title, text) in enumerate(self._rows[:count]):
            middle = 42 + pitch * (index + 0.5)
            with saved(painter):
                if not full:
                    painter.translate(30, middle)
                    painter.scale(0.72, 0.72)
                    paint(painter, QPointF(0, 0))
                else:
                    paint(painter, QPointF(32, middle))
            left = 58.0 if full else 52.0
            wide = self.width() - left - 8
            if full:
                put_fitted(painter, left, middle - 2, wide, title, fonts.font(13, 600), TEXT)
                put_fitted(painter, left, middle + 14, wide, text, fonts.font(12), MUTED)
            else:
                block = wrap(title, wide, fonts.font(12.5, 500), most=1)
                put_block(painter, left, middle - block.height / 2, block, TEXT)


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _landing(painter: QPainter, centre: QPointF) -> None:
    bright = FLEETS["green"].bright
    frame = rounded(_square(centre, 27), 6)
    fill(painter, frame, colour(bright, 0.16))
    stroke(painter, frame, bright, 1.8, dash=[3, 2.2], cap=FLAT)


def _warp(painter: QPainter, centre: QPointF) -> None:
    with saved(painter):
        painter.translate(centre)
        painter.scale(0.5, 0.62)
        paint_gate(painter, Gate(QPointF(0, 0), (1, 1), (1, 0), entering=False), "green")


def _capture(painter: QPainter, centre: QPointF) -> None:
    frame = _square(centre, 27)
    for x, right in ((frame.left(), 1), (frame.right(), -1)):
        for y, down in ((frame.top(), 1), (frame.bottom(), -1)):
            line(painter, (x, y), (x + 7 * right, y), WHITE, 2)
            line(painter, (x, y), (x, y + 7 * down), WHITE, 2)
    paint_cage_badge(painter, centre.x(), centre.y(), 8)


def _closed(painter: QPainter, centre: QPointF) -> None:
    paint_no_entry(painter, centre.x(), centre.y(), 10)


def _wild(painter: QPainter, centre: QPointF) -> None:
    frame = _square(centre, 28)
    fill(painter, rounded(frame, 5), colour(INK, 0.9))
    stroke(painter, rounded(frame, 5), colour(HAIRLINE), 1)
    for fleet, x, y in (("green", -7, -7), ("yellow", 7, -7), ("red", -7, 7), ("blue", 7, 7)):
        paint_sign(painter, fleet, centre.x() + x, centre.y() + y, 4.4)


def _start(painter: QPainter, centre: QPointF) -> None:
    frame = _square(centre, 28)
    fill(painter, rounded(frame, 4), colour(FLEETS["blue"].deep, 0.35))
    stroke(painter, rounded(frame, 4), FLEETS["blue"].bright, 1.4)
    paint_pad(painter, "blue", centre.x(), centre.y(), 11, 1.6)
