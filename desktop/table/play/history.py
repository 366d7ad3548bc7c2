"""Looking back: a slider over all steps with buttons to its ends, and the limit of undo on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.ink import ellipse, fill, halo, line, linear, polygon, rounded, smooth, stroke
from desktop.table.kit.theme import AMBER, GOOD, HAIRLINE, MUTED, TEXT, WHITE, colour, mix
from desktop.table.kit.widgets.button import icon_button
from desktop.table.kit.writing import RIGHT, put_text, text_width

_EDGE, _TRACK_Y, _KNOB = 9.0, 29.0, 7.0
_TICKS = 44
"""About how many ticks the scale shows at most."""


class StepSlider(QSlider):
    """A slider whose end is the live game; the steps that were undone stand greyed behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(self.tr("History: step shown"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._length = 0
        self._limit: int | None = None

    def show_steps(self, base: int, cursor: int, length: int, shown: int, limit: int | None) -> None:
        """The first and the live step, the last that may be redone, the one shown, and how far undo may go."""
        self._length, self._limit = length, limit
        self.blockSignals(True)
        self.setRange(base, cursor)
        self.setValue(shown)
        self.blockSignals(False)
        self.update()

    @property
    def live(self) -> bool:
        return self.value() == self.maximum()

    def sizeHint(self) -> QSize:
        return QSize(220, 44)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 44)

    # ---- pointer -----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    # ---- measures and painting ---------------------------------------------------------------------------------

    def _x(self, step: float) -> float:
        span = max(1, self._length - self.minimum())
        return _EDGE + (self.width() - 2 * _EDGE) * (step - self.minimum()) / span

    def _step_at(self, x: float) -> int:
        span = max(1, self._length - self.minimum())
        return self.minimum() + round((x - _EDGE) / max(1.0, self.width() - 2 * _EDGE) * span)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        accent = GOOD if self.live else AMBER
        self._paint_words(painter, accent)
        self._paint_track(painter, accent)
        x = self._x(self.value()) if self.maximum() > self.minimum() else self.width() - _EDGE
        halo(painter, x, _TRACK_Y, 18, 18, accent, 0.5)
        fill(painter, ellipse(x, _TRACK_Y, _KNOB), mix(accent, WHITE, 0.1))
        stroke(painter, ellipse(x, _TRACK_Y, _KNOB), colour(WHITE, 0.85), 1.6)
        if self.hasFocus():
            stroke(painter, ellipse(x, _TRACK_Y, _KNOB + 3), mix(accent, WHITE, 0.5), 1.8)
        painter.end()

    def _paint_words(self, painter: QPainter, accent: str) -> None:
        words = self.tr("Step {step} of {last}").format(step=self.value(), last=self.maximum())
        face = fonts.font(12, 600, tabular=True)
        put_text(painter, 2, 15, words, face, TEXT)
        state = self.tr("live") if self.live else self.tr("looking back")
        if text_width(face, words + state) + 14 <= self.width():
            put_text(painter, self.width() - 2, 15, state, face, accent, RIGHT)

    def _paint_track(self, painter: QPainter, accent: str) -> None:
        right = self.width() - _EDGE
        whole = QRectF(_EDGE, _TRACK_Y - 2, right - _EDGE, 4)
        fill(painter, rounded(whole, 2), colour(HAIRLINE, 0.7))
        at = self._x(self.value()) if self.maximum() > self.minimum() else right
        gone = QRectF(_EDGE, _TRACK_Y - 2, max(0.0, at - _EDGE), 4)
        fill(painter, rounded(gone, 2), linear(_EDGE, 0, at, 0, (0, colour(accent, 0.25)), (1, accent)))
        span = max(1, self._length - self.minimum())
        pace = max(1, -(-span // _TICKS))
        for step in range(self.minimum(), self._length + 1, pace):
            x = self._x(step)
            line(painter, (x, 38), (x, 42), colour(MUTED, 0.7 if step <= self.maximum() else 0.25), 1)
        if self._limit is not None and self.maximum() > self.minimum():
            self._paint_limit(painter, self._x(self._limit))

    def _paint_limit(self, painter: QPainter, x: float) -> None:
        """A small flag at the step that undo cannot pass."""
        top = _TRACK_Y - 12
        line(painter, (x, top), (x, _TRACK_Y + 8), AMBER, 1.6)
        fill(painter, polygon([(x, top), (x - 7, top + 3), (x, top + 6)]), AMBER)


class HistoryBar(QWidget):
    """The slider with its buttons."""

    looked = Signal(int)
    """A person asks for the position after this step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.slider = StepSlider(self)
        self.first = icon_button(Icon.STEP_FIRST, self.tr("First step (Home)"), side=30)
        self.previous = icon_button(Icon.STEP_BACK, self.tr("Step back (Page Up)"), side=30)
        self.next = icon_button(Icon.STEP_ON, self.tr("Step on (Page Down)"), side=30)
        self.last = icon_button(Icon.STEP_LAST, self.tr("Live game (End)"), side=30)
        for widget in (self.first, self.previous):
            row.addWidget(widget)
        row.addWidget(self.slider, 1)
        for widget in (self.next, self.last):
            row.addWidget(widget)
        self.slider.valueChanged.connect(self.looked)
        self.first.clicked.connect(lambda: self.looked.emit(self.slider.minimum()))
        self.previous.clicked.connect(lambda: self.looked.emit(self.slider.value() - 1))
        self.next.clicked.connect(lambda: self.looked.emit(self.slider.value() + 1))
        self.last.clicked.connect(lambda: self.looked.emit(self.slider.maximum()))

    def show_steps(self, base: int, cursor: int, length: int, shown: int, limit: int | None) -> None:
        self.slider.show_steps(base, cursor, length, shown, limit)
        for button in (self.first, self.previous):
            button.setEnabled(shown > base)
        for button in (self.next, self.last):
            button.setEnabled(shown < cursor)
