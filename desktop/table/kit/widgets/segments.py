"""A few choices side by side, of which one holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, smooth, stroke, vertical
from desktop.table.kit.theme import DEEP, HAIRLINE, INK, PANEL, RAISED, SHELF_EDGE, SOFT_TEXT, TEXT, WHITE, colour, mix
from desktop.table.kit.widgets.flow import FlowLayout, higher_when_narrow
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text, text_width

_RING = 3.0


class Segment(QRadioButton):
    """One choice. The chosen one is filled and carries a dot, so that it shows without colour."""

    def __init__(self, text: str, accent: str, parent: QWidget, *, height: int = 34) -> None:
        super().__init__(text, parent)
        self._accent, self._height = accent, height
        self._face = fonts.font(13, 600)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self._face, self.text()) + 40 + 2 * _RING), self._height + round(2 * _RING))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        near = self.isEnabled() and (self.underMouse() or self.hasFocus())
        opacity = 1.0 if self.isEnabled() else 0.45
        if self.isChecked():
            accent = colour(self._accent, opacity)
            fill(painter, rounded(body, 9), vertical(body, (0, mix(accent, WHITE, 0.26)), (1, accent)))
            words = colour(INK)
            dot = QRectF(body.left() + 10, body.center().y() - 3, 6, 6)
            fill(painter, rounded(dot, 3), words)
        else:
            fill(painter, rounded(body, 9), colour(RAISED if near else PANEL, 0.9 * opacity))
            edge = mix(self._accent, DEEP, 0.3) if near else colour(HAIRLINE)
            stroke(painter, rounded(body.adjusted(0.5, 0.5, -0.5, -0.5), 8.5), edge, 1)
            words = colour(TEXT if near else SOFT_TEXT, opacity)
        middle = body.center().x() + (5 if self.isChecked() else 0)
        put_text(
            painter, middle, centred_baseline(self._face, body.center().y()), self.text(), self._face, words, CENTRE
        )
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded(around, 11), mix(self._accent, WHITE, 0.55), 2)
        painter.end()


class Segments(QWidget):
    """Arrow keys go from one choice to the next."""

    chosen = Signal(int)
    """The number of the choice a person made."""

    def __init__(
        self,
        name: str,
        titles: Sequence[str],
        parent: QWidget | None = None,
        *,
        accent: str = SHELF_EDGE,
        height: int = 34,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        flow = FlowLayout(self, across=2, down=2)
        self.segments = [Segment(title, accent, self, height=height) for title in titles]
        for number, segment in enumerate(self.segments):
            segment.setAccessibleDescription(name)
            self._group.addButton(segment, number)
            flow.addWidget(segment)
        self._group.idClicked.connect(self.chosen)
        higher_when_narrow(self)

    @property
    def value(self) -> int:
        return self._group.checkedId()

    def choose(self, number: int) -> None:
        """Mark a choice without telling."""
        self.segments[number].setChecked(True)
