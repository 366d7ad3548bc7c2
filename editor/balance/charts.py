"""The charts of the balance: shares with their bounds, stacked bars, and effects around nothing.

Each chart keeps the figures it shows, says them to screen readers, and names those under the mouse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.ink import box, ellipse, fill, line, polygon, rounded, smooth, stroke
from desktop.table.kit.theme import AMBER, HAIRLINE, MUTED, SOFT_TEXT, TEAL, TEXT, colour
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, elided, put_block, put_text, text_width, wrap

BASE = "#A9B4E6"
"""The game's own content, beside which the pack stands."""
_HEAD, _FOOT, _ROW = 26.0, 34.0, 26.0
_TALLEST_ROW = 44.0
_LOWEST_ROW = 21.0


@dataclass(frozen=True, slots=True)
class Span:
    """A figure and the bounds of what it may truly be."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Line:
    """A row of an interval chart."""

    name: str
    own: Span
    base: Span | None
    shown: str
    """The figure in words, at the end of the row."""
    told: str
    """Everything in words: for the tip and for screen readers."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a bar."""

    cause: int
    """Which of the chart's causes; decides colour and pattern."""
    value: float


@dataclass(frozen=True, slots=True)
class Bar:
    name: str
    pieces: Sequence[Piece]
    base: float | None
    told: str

    @property
    def total(self) -> float:
        return sum(piece.value for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class _Spot:
    place: QRectF
    told: str


@dataclass(slots=True)
class Legend:
    own: str = ""
    base: str = ""
    causes: Sequence[str] = field(default_factory=tuple)


class Chart(QWidget):
    """A title, the figures, and a legend."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.legend = Legend()
        self.empty = ""
        """What is said in place of figures where there are none."""
        self.faded = False
        """Whether the figures are older than the pack."""
        self._spots: list[_Spot] = []
        self.setMinimumSize(QSize(230, 150))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(title)

    def say(self, told: Sequence[str]) -> None:
        """What the chart shows, in words."""
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(" ".join(told))
        self.update()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            spot = next((spot for spot in self._spots if spot.place.contains(QPointF(event.pos()))), None)
            QToolTip.showText(event.globalPos(), spot.told if spot else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            self._paint(painter)
        finally:
            painter.end()  # a painter left open over a mistake would take the program with it

    def _paint(self, painter: QPainter) -> None:
        smooth(painter)
        painter.setOpacity(0.62 if self.faded else 1.0)
        face = fonts.font(13, 600)
        put_text(painter, 4, centred_baseline(face, 13), elided(self.title, self.width() - 8, face), face, TEXT)
        self._spots = []
        body = QRectF(4, _HEAD, self.width() - 8, self.height() - _HEAD - _FOOT + 12)
        if self.has_figures:
            self.paint_figures(painter, body)
            self._paint_legend(painter)
        else:
            put_block(painter, 8, _HEAD + 12, wrap(self.empty, self.width() - 16, fonts.font(12)), MUTED)

    @property
    def has_figures(self) -> bool:
        raise NotImplementedError

    def paint_figures(self, painter: QPainter, body: QRectF) -> None:
        raise NotImplementedError

    def _paint_legend(self, painter: QPainter) -> None:
        face = fonts.font(12)
        x, y = 8.0, self.height() - 10.0
        marks: list[tuple[str, int]] = [(cause, number) for number, cause in enumerate(self.legend.causes)]
        marks += [(self.legend.own, OWN)] if self.legend.own else []
        marks += [(self.legend.base, DIAMOND)] if self.legend.base else []
        for words, mark in marks:
            room = self.width() - x - 18
            if room < 30:
                return
            _mark(painter, x + 5, y, mark)
            shown = elided(words, room, face)
            put_text(painter, x + 15, centred_baseline(face, y), shown, face, SOFT_TEXT)
            x += 15 + text_width(face, shown) + 14


OWN, DIAMOND = -1, -2


def _mark(painter: QPainter, x: float, y: float, mark: int) -> None:
    if mark == OWN:
        fill(painter, ellipse(x, y, 5), AMBER)
    elif mark == DIAMOND:
        _diamond(painter, x, y)
    else:
        paint_piece(painter, QRectF(x - 5, y - 5, 10, 10), mark)


def _diamond(painter: QPainter, x: float, y: float) -> None:
    shape = polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)])
    fill(painter, shape, "#141D42")
    stroke(painter, shape, BASE, 1.5)


PATTERNS: tuple[tuple[str, Qt.BrushStyle | None], ...] = (
    (AMBER, None),
    (TEAL, Qt.BrushStyle.BDiagPattern),
    ("#FF6B7A", Qt.BrushStyle.Dense6Pattern),
    ("#A97BFF", Qt.BrushStyle.HorPattern),
    ("#8FB4FF", Qt.BrushStyle.DiagCrossPattern),
)
"""Colour and pattern of each cause: they can be told apart without colour."""


def paint_piece(painter: QPainter, place: QRectF, cause: int) -> None:
    """A part of a bar."""
    paint, pattern = PATTERNS[min(cause, len(PATTERNS) - 1)]
    if pattern is None:
        painter.fillRect(place, colour(paint))
        return
    painter.fillRect(place, colour(paint, 0.28))
    painter.fillRect(place, QBrush(QColor(paint), pattern))
    stroke(painter, box(place.adjusted(0.5, 0.5, -0.5, -0.5)), colour(paint), 1)


# ---- intervals -----------------------------------------------------------------------------------------------------


class IntervalChart(Chart):
    """Rows with a dot and its bounds; the base content as a diamond above. From 0 to 1, or around 0."""

    def __init__(self, title: str, parent: QWidget | None = None, *, around_zero: bool = False) -> None:
        super().__init__(title, parent)
        self.lines: Sequence[Line] = ()
        self._around_zero = around_zero
        self.counts = False
        """Whether the figures are numbers, not shares."""
        self.mark: float | None = None
        """A share that would be even, drawn as a line."""

    def show_lines(self, lines: Sequence[Line], mark: float | None = None) -> None:
        self.lines, self.mark = lines, mark
        self.say([line.told for line in lines])

    @property
    def has_figures(self) -> bool:
        return bool(self.lines)

    def paint_figures(self, painter: QPainter, body: QRectF) -> None:
        face, figures = fonts.font(12), fonts.font(13, 600, tabular=True)
        rows = self.lines[: max(1, int((body.height() - 18) / _LOWEST_ROW))]
        names = min(body.width() * 0.4, max(text_width(face, line.name) for line in rows) + 12)
        shown = max(text_width(figures, line.shown) for line in rows) + 14
        scale = QRectF(body.left() + names, body.top(), body.width() - names - shown, body.height() - 18)
        low, high = self._range()
        self._paint_grid(painter, scale, low, high)
        height = min(_TALLEST_ROW, scale.height() / len(rows))
        for number, row in enumerate(rows):
            y = scale.top() + height * (number + 0.5)
            put_text(
                painter, body.left() + 4, centred_baseline(face, y), elided(row.name, names - 8, face), face, SOFT_TEXT
            )
            self._paint_line(painter, scale, y, row, low, high, height)
            put_text(painter, body.right(), centred_baseline(figures, y), row.shown, figures, AMBER, RIGHT)
            self._spots.append(_Spot(QRectF(body.left(), y - height / 2, body.width(), height), row.told))

    def _range(self) -> tuple[float, float]:
        spans = [span for line in self.lines for span in (line.own, line.base) if span]
        low, high = min(span.low for span in spans), max(span.high for span in spans)
        if self._around_zero:
            reach = max(0.1, min(1.0, ceil(max(-low, high) * 10) / 10))
            return -reach, reach
        if self.counts:
            step = _round_step(high / 4)
            return 0.0, max(1, ceil(high / step)) * step
        if self.mark is not None:
            low, high = min(low, self.mark), max(high, self.mark)
        return max(0.0, floor(low * 10) / 10), min(1.0, max(ceil(high * 10) / 10, floor(low * 10) / 10 + 0.2))

    def _paint_grid(self, painter: QPainter, scale: QRectF, low: float, high: float) -> None:
        face = fonts.font(12, tabular=True)
        for value in self._marks(low, high, scale.width()):
            x = scale.left() + scale.width() * (value - low) / (high - low)
            middle = self._around_zero and value == 0
            line(painter, (x, scale.top()), (x, scale.bottom()), colour(MUTED if middle else HAIRLINE), 1)
            put_text(painter, x, scale.bottom() + 13, self._written(value), face, MUTED, CENTRE)
        if self.mark is not None:
            x = scale.left() + scale.width() * (self.mark - low) / (high - low)
            line(painter, (x, scale.top()), (x, scale.bottom()), colour(BASE, 0.6), 1, dash=(3, 4))

    def _marks(self, low: float, high: float, width: float) -> list[float]:
        if self._around_zero:
            return [-high, 0.0, high]
        if self.counts:
            step = _round_step(high / 4)
        else:
            most = max(2.0, width / 58) + 1e-6
            step = next(step for step in (0.1, 0.2, 0.25, 0.5, 1.0) if (high - low) / step <= most)
        return [low + step * number for number in range(int((high - low) / step + 0.001) + 1)]

    def _written(self, value: float) -> str:
        if self.counts:
            return f"{value:.0f}"
        return f"{value:+.0%}" if self._around_zero and value else f"{value:.0%}"

    def _paint_line(
        self, painter: QPainter, scale: QRectF, y: float, row: Line, low: float, high: float, height: float
    ) -> None:
        def at(value: float) -> float:
            return scale.left() + scale.width() * (min(high, max(low, value)) - low) / (high - low)

        apart = min(7.0, height / 4)
        if row.base:
            line(painter, (at(row.base.low), y - apart), (at(row.base.high), y - apart), colour(BASE, 0.8), 1.5)
            _diamond(painter, at(row.base.value), y - apart)
        own = y + apart if row.base else y
        bar = QRectF(at(row.own.low), own - 3, max(6.0, at(row.own.high) - at(row.own.low)), 6)
        fill(painter, rounded(bar, 3), colour(AMBER, 0.35))
        fill(painter, ellipse(at(row.own.value), own, 5.5), AMBER)


def _round_step(about: float) -> float:
    """A round number near another one: 1, 2, 5, 10, 20 and so on."""
    size: float = 10 ** floor(log10(max(about, 1)))
    return next(size * step for step in (1, 2, 5, 10) if size * step >= about or step == 10)


# ---- bars ----------------------------------------------------------------------------------------------------------


class BarChart(Chart):
    """Bars of shares, stacked by cause, each with its sum on top and the base content as a diamond."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.bars: Sequence[Bar] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        self.bars = bars
        self.say([bar.told for bar in bars])

    @property
    def has_figures(self) -> bool:
        return bool(self.bars)

    def paint_figures(self, painter: QPainter, body: QRectF) -> None:
        face, figures = fonts.font(12), fonts.font(12, 600, tabular=True)
        ground = body.bottom() - 18
        top = body.top() + 16
        most = max(0.05, *(max(bar.total, bar.base or 0) for bar in self.bars))
        room = body.width() / len(self.bars)
        wide = min(44.0, room * 0.62)
        highest = max(self.bars, key=lambda bar: bar.total)
        line(painter, (body.left(), ground), (body.right(), ground), colour(HAIRLINE), 1)
        for number, bar in enumerate(self.bars):
            x = body.left() + room * (number + 0.5)
            y = ground
            for piece in bar.pieces:
                height = (ground - top) * piece.value / most
                if height >= 1:
                    paint_piece(painter, QRectF(x - wide / 2, y - height, wide, height), piece.cause)
                y -= height
            if bar is highest and bar.total:
                face_of, paint = fonts.font(13, 700, tabular=True), TEXT
            else:
                face_of, paint = figures, SOFT_TEXT
            if bar.total:
                put_text(painter, x, y - 5, f"{bar.total:.0%}", face_of, paint, CENTRE)
            if bar.base is not None:
                level = ground - (ground - top) * bar.base / most
                _diamond(painter, x + wide / 2 + 7 if room > wide + 16 else x, level)
            put_text(painter, x, ground + 14, elided(bar.name, room - 4, face), face, SOFT_TEXT, CENTRE)
            self._spots.append(_Spot(QRectF(x - room / 2, body.top(), room, body.height()), bar.told))
