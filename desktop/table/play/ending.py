"""The end of a game: standings, how the scores grew, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.table.boards.base import Curve, SeatArt
from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, glow, line, outer_glow, panel, rounded, smooth, stroke
from desktop.table.kit.theme import DEEP, GOLD, HAIRLINE, INK, MUTED, SOFT_TEXT, TEXT, WHITE, colour, mix
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.widgets.text import label
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, elided, put_text

_ROW, _LOW_ROW = 54.0, 44.0
_LEAST_BESIDE = 460
"""Pixels that the card needs to stand beside the board."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat at the end."""

    rank: int
    seat: int
    name: str
    score: int


@dataclass(frozen=True, slots=True)
class Finish:
    """Everything the end screen shows; ``scores`` holds one figure a curve for each step, the beginning first."""

    heading: str
    reason: str
    standings: tuple[Standing, ...]
    scores: tuple[tuple[int, ...], ...]
    accent: str
    curves: tuple[Curve, ...]
    facts: tuple[tuple[str, str], ...] = ()
    """Figures with a word each, in place of the standings, for a game that all play together."""


class _Facts(QWidget):
    """What the crew came to, in a row of figures."""

    def __init__(self, facts: Sequence[tuple[str, str]], accent: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts, self._accent = facts, accent
        self.setFixedHeight(round(_ROW * 1.5))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("; ".join(f"{words}: {figure}" for figure, words in facts))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        wide = (self.width() + 8) / len(self._facts)
        for index, (figure, words) in enumerate(self._facts):
            cell = QRectF(index * wide, 0, wide - 8, self.height() - 4)
            fill(painter, rounded(cell, 9), mix(INK, self._accent, 0.1, 0.9))
            stroke(painter, rounded(cell.adjusted(0.6, 0.6, -0.6, -0.6), 8.4), colour(self._accent, 0.45), 1)
            middle = cell.center().x()
            put_text(painter, middle, cell.top() + 42, figure, fonts.display(30), self._accent, CENTRE)
            small = fonts.font(12, 500)
            put_text(painter, middle, cell.bottom() - 12, elided(words, wide - 14, small), small, SOFT_TEXT, CENTRE)
        painter.end()


class _Standings(QWidget):
    def __init__(
        self, standings: Sequence[Standing], arts: Sequence[SeatArt], parent: QWidget | None = None, row: float = _ROW
    ) -> None:
        super().__init__(parent)
        self._standings, self._arts, self._row = standings, arts, row
        self.setFixedHeight(round(row * len(standings)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        spoken = [f"{one.rank}. {one.name}: {one.score}" for one in standings]
        self.setAccessibleName(self.tr("Standings") + ": " + "; ".join(spoken))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        for index, one in enumerate(self._standings):
            area = QRectF(0, index * self._row, self.width(), self._row - 6)
            self._paint_row(painter, area, one, self._arts[one.seat])
        painter.end()

    def _paint_row(self, painter: QPainter, row: QRectF, one: Standing, art: SeatArt) -> None:
        first = one.rank == 1
        fill(painter, rounded(row, 9), mix(INK, art.accent, 0.22 if first else 0.08, 0.9))
        stroke(
            painter,
            rounded(row.adjusted(0.6, 0.6, -0.6, -0.6), 8.4),
            colour(art.accent, 0.95 if first else 0.4),
            1.6 if first else 1,
        )
        middle = row.center().y()
        disc = ellipse(row.left() + 24, middle, 14)
        fill(painter, disc, GOLD if first else colour(HAIRLINE, 0.9))
        face = fonts.display(17)
        put_text(
            painter,
            row.left() + 24,
            centred_baseline(face, middle),
            str(one.rank),
            face,
            INK if first else TEXT,
            CENTRE,
        )
        if art.portrait is not None:
            art.portrait(painter, QRectF(row.left() + 48, row.top() + 4, 48, row.height() - 8))
        name = fonts.font(16, 700)
        room = row.width() - 190
        lift = 3 if self._row <= _LOW_ROW else 0
        put_text(painter, row.left() + 106, middle + 1 - lift, elided(one.name, room, name), name, TEXT)
        title = fonts.font(12, 500)
        put_text(painter, row.left() + 106, middle + 17 - lift, elided(art.title, room, title), title, art.accent)
        score = fonts.display(26)
        put_text(painter, row.right() - 16, centred_baseline(score, middle), str(one.score), score, art.accent, RIGHT)


class _Timeline(QWidget):
    """The curves over the steps of the game; a legend names those that no row of the standings explains."""

    def __init__(
        self,
        scores: Sequence[tuple[int, ...]],
        arts: Sequence[Curve],
        parent: QWidget | None = None,
        *,
        legend: bool = False,
    ) -> None:
        super().__init__(parent)
        self._scores, self._arts, self._legend = scores, arts, legend
        self.setMinimumHeight(120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        spoken = self.tr("How the scores grew over {count} steps").format(count=len(scores) - 1)
        ends = [f"{art.title} {last}" for art, last in zip(arts, scores[-1], strict=True)] if legend else []
        self.setAccessibleName(": ".join(part for part in (spoken, ", ".join(ends)) if part))

    def sizeHint(self) -> QSize:
        return QSize(480, 170)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        most = max(1, max(max(row) for row in self._scores))
        top = 36 if self._legend else 14
        plot = QRectF(28, top, self.width() - 74, self.height() - top - 22)
        if self._legend:
            self._paint_legend(painter, plot.left())
        self._paint_grid(painter, plot, most)
        for seat, art in enumerate(self._arts):
            path = self._line(plot, seat, most)
            path.translate(0, 3.0 * (seat - (len(self._arts) - 1) / 2))  # equal scores stay apart
            glow(painter, path, colour(art.accent), 2.2, spread=8, strength=0.3, steps=4, white=0.25)
        self._paint_ends(painter, plot, most)
        painter.end()

    def _paint_legend(self, painter: QPainter, x: float) -> None:
        face = fonts.font(13, 600)
        for art in self._arts:
            line(painter, (x, 12), (x + 18, 12), art.accent, 2.6)
            if art.sign is not None:
                art.sign(painter, QRectF(x + 24, 5, 14, 14))
            words = put_text(painter, x + 43, centred_baseline(face, 12), art.title, face, art.accent)
            x = words.right() + 24

    def _paint_ends(self, painter: QPainter, plot: QRectF, most: int) -> None:
        """The last scores beside the curves, the lowest at the bottom, none over another."""
        last = self._scores[-1]
        heights: dict[int, float] = {}
        y = plot.bottom() + 14
        for seat in sorted(range(len(last)), key=lambda seat: last[seat]):
            y = heights[seat] = min(y - 14, plot.bottom() - plot.height() * last[seat] / most)
        lower = max(0.0, 7 - min(heights.values()))  # none over the upper edge
        for seat, y in heights.items():
            y += lower
            art = self._arts[seat]
            if art.sign is not None:
                art.sign(painter, QRectF(plot.right() + 7, y - 6, 12, 12))
            put_text(painter, plot.right() + 24, y + 4.5, str(last[seat]), fonts.font(12, 700), art.accent)

    def _paint_grid(self, painter: QPainter, plot: QRectF, most: int) -> None:
        small = fonts.font(12, 500, tabular=True)
        pace = 1 if most <= 5 else 2 if most <= 12 else -(-most // 6)
        for score in range(0, most + 1, pace):
            y = plot.bottom() - plot.height() * score / most
            line(painter, (plot.left(), y), (plot.right(), y), colour(HAIRLINE, 0.6), 1)
            put_text(painter, plot.left() - 8, y + 4, str(score), small, MUTED, RIGHT)
        steps = len(self._scores) - 1
        put_text(painter, plot.left(), self.height() - 6, self.tr("start"), small, MUTED)
        put_text(
            painter, plot.right(), self.height() - 6, self.tr("step {last}").format(last=steps), small, MUTED, RIGHT
        )

    def _line(self, plot: QRectF, seat: int, most: int) -> QPainterPath:
        steps = max(1, len(self._scores) - 1)

        def at(step: int) -> tuple[float, float]:
            score = self._scores[step][seat]
            return plot.left() + plot.width() * step / steps, plot.bottom() - plot.height() * score / most

        path = QPainterPath()
        path.moveTo(*at(0))
        for step in range(1, len(self._scores)):
            x, y = at(step)
            if y != path.currentPosition().y() or step == len(self._scores) - 1:
                path.lineTo(x, path.currentPosition().y())
                path.lineTo(x, y)
        return path


class EndScreen(QWidget):
    """Lies over the page when a game is over; beside the board where a score sheet lights up what it counts there."""

    rematch = Signal()
    look_back = Signal()
    left = Signal()

    def __init__(
        self,
        finish: Finish,
        arts: Sequence[SeatArt],
        parent: QWidget,
        *,
        sheet: QWidget | None = None,
        board: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._finish = finish
        self.sheet, self._board = sheet, board
        self._page = parent
        self.setAccessibleName(f"{finish.heading}. {finish.reason}")
        self.card = QWidget(self)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(10)
        column.addWidget(label(finish.heading, fonts.display(30), finish.accent, wrap=True))
        column.addWidget(label(finish.reason, fonts.font(15), SOFT_TEXT, wrap=True))
        column.addSpacing(4)
        if finish.facts:
            column.addWidget(_Facts(finish.facts, finish.accent, self.card))
        else:
            row = _ROW if sheet is None else _LOW_ROW
            column.addWidget(_Standings(finish.standings, arts, self.card, row))
        timeline = _Timeline(finish.scores, finish.curves, self.card, legend=bool(finish.facts))
        if sheet is None:
            column.addWidget(label(self.tr("How it went"), fonts.display(16), MUTED))
            column.addWidget(timeline, 1)
        else:
            self._add_leaves(column, sheet, timeline)
        column.addLayout(self._buttons())

    def _add_leaves(self, column: QVBoxLayout, sheet: QWidget, timeline: QWidget) -> None:
        """Score sheet and timeline, one at a time."""
        leaves = QStackedWidget(self.card)
        leaves.addWidget(sheet)
        leaves.addWidget(timeline)
        titles = [self.tr("Score sheet"), self.tr("How it went")]
        tabs = Segments(self.tr("What is shown"), titles, self.card, accent=self._finish.accent, height=30)
        tabs.choose(0)
        tabs.chosen.connect(leaves.setCurrentIndex)
        column.addWidget(tabs)
        column.addWidget(leaves, 1)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self.again = Button(self.tr("Rematch"), self.card, look=Look.PRIMARY, accent=self._finish.accent, height=42)
        self.again.setObjectName("end_rematch")
        self.again.setToolTip(self.tr("The same people, everybody one seat further"))
        self.look = Button(self.tr("Look back"), self.card, look=Look.OUTLINE, height=42)
        self.look.setObjectName("end_look_back")
        self.shelf = Button(self.tr("Shelf"), self.card, height=42)
        self.shelf.setObjectName("end_shelf")
        for button, signal in ((self.again, self.rematch), (self.look, self.look_back), (self.shelf, self.left)):
            button.clicked.connect(signal)
            row.addWidget(button, 1)
        return row

    def show_over(self) -> None:
        """Cover the parent and take the focus."""
        self.setGeometry(self._page.rect())
        self._fit()
        self.show()
        self.raise_()
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> QRect:
        """What stays in sight: the board, where the card has room beside it."""
        if self.sheet is None or self._board is None:
            return QRect()
        board = self._board.geometry()
        return board if self.width() - board.right() >= _LEAST_BESIDE else QRect()

    def _fit(self) -> None:
        clear = self._clear()
        if not clear.isEmpty():
            left, top = clear.right() + 10, clear.top()
            width = min(self.width() - left - 12, 620)
            height = min(self.height() - top - 12, 900)
            self.card.setGeometry(left, top, width, height)
            return
        width = min(620, self.width() - 40)
        height = min(max(self.card.sizeHint().height(), 560), self.height() - 40)
        self.card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def resizeEvent(self, event: object) -> None:
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        veil = QColor(DEEP)
        veil.setAlphaF(0.62)
        painter.setClipRegion(QRegion(self.rect()) - QRegion(self._clear()))
        painter.fillRect(self.rect(), veil)
        painter.setClipping(False)
        body = QRectF(self.card.geometry())
        outer_glow(painter, body, 16, self._finish.accent, reach=14, strength=0.018)
        panel(painter, body, 16, opacity=0.985, border=mix(self._finish.accent, WHITE, 0.1), border_width=1.6)
        painter.end()
