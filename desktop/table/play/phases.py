"""The parts of a turn as a strip: what is done, what is on, what comes."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.table.boards.base import Phases
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import ellipse, fill, linear, polygon, smooth, stroke
from desktop.table.kit.theme import HAIRLINE, INK, MUTED, PANEL, RAISED, SOFT_TEXT, WHITE, Paint, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text, text_width

_HEIGHT, _POINT, _PAD, _TIGHT, _MARK, _GAP = 30.0, 9.0, 12.0, 8.0, 16.0, 7.0


class PhaseStrip(QWidget):
    """Shows phases; only the current one keeps its words where room is short."""

    def __init__(self, accent: Paint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._accent = accent
        self._phases = Phases(())
        self._short = False
        self._face = fonts.font(13, 600)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_phases(self, phases: Phases, accent: Paint) -> None:
        self._phases, self._accent = phases, accent
        if phases.titles:
            self.setAccessibleName(
                self.tr("Part {number} of {count}: {title}").format(
                    number=phases.current + 1, count=len(phases.titles), title=phases.titles[phases.current]
                )
                + (f". {phases.note}" if phases.note else "")
            )
        self.setToolTip(phases.note)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._widths(short=False))) + 2, round(_HEIGHT) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(sum(self._widths(short=True))) + 2, round(_HEIGHT) + 2)

    def _widths(self, *, short: bool) -> list[float]:
        found = []
        for index, title in enumerate(self._phases.titles):
            words = 0.0 if short and index != self._phases.current else text_width(self._face, title) + _GAP
            pad = _TIGHT if short else _PAD
            sign = _MARK + _GAP if index in self._phases.signs else 0.0
            found.append(2 * pad + _MARK + words + sign + _POINT)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        widths = self._widths(short=False)
        short = self._short = sum(widths) > self.width()
        if short:
            widths = self._widths(short=True)
        x, y = 1.0, (self.height() - _HEIGHT) / 2
        for index, width in enumerate(widths):
            title = self._phases.titles[index] if not short or index == self._phases.current else ""
            self._paint_phase(painter, QRectF(x, y, width, _HEIGHT), index, title)
            x += width - 1
        painter.end()

    def _paint_phase(self, painter: QPainter, rect: QRectF, index: int, title: str) -> None:
        done, now = index < self._phases.current, index == self._phases.current
        shape = _arrow(rect, first=index == 0)
        if now:
            ground = linear(
                rect.left(), 0, rect.right(), 0, (0, mix(self._accent, INK, 0.25)), (1, mix(self._accent, WHITE, 0.12))
            )
            fill(painter, shape, ground)
        else:
            fill(painter, shape, colour(RAISED if done else PANEL, 0.7))
        stroke(painter, shape, mix(self._accent, WHITE, 0.3) if now else colour(HAIRLINE, 0.9), 1)
        words = colour(INK) if now else colour(SOFT_TEXT if done else MUTED, 1.0 if done else 0.75)
        middle = rect.center().y()
        pad = _TIGHT if self._short else _PAD
        x = rect.left() + pad + (0 if index == 0 else _POINT / 2)
        mark = QRectF(x, middle - _MARK / 2, _MARK, _MARK)
        if done:
            paint_icon(painter, Icon.CHECK, mark.adjusted(1, 1, -1, -1), colour(self._accent))
        else:
            fill(painter, ellipse(mark.center().x(), middle, _MARK / 2), colour(INK, 0.9 if now else 0.6))
            face = fonts.font(12, 700)
            figure = colour(self._accent) if now else colour(MUTED)
            put_text(painter, mark.center().x(), centred_baseline(face, middle), str(index + 1), face, figure, CENTRE)
        if title:
            put_text(painter, mark.right() + _GAP, centred_baseline(self._face, middle), title, self._face, words)
        if (sign := self._phases.signs.get(index)) is not None:
            right = rect.right() - _POINT - pad + 3
            sign(painter, QRectF(right - _MARK, middle - _MARK / 2, _MARK, _MARK))


def _arrow(rect: QRectF, *, first: bool) -> QPainterPath:
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    middle = rect.center().y()
    points = [(left, top), (right - _POINT, top), (right, middle), (right - _POINT, bottom), (left, bottom)]
    if not first:
        points.append((left + _POINT, middle))
    return polygon(points)
