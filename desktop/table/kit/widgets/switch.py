"""A switch between off and on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.table.kit.ink import ellipse, fill, rounded, smooth, stroke
from desktop.table.kit.theme import EDGE, GOOD, INK, PANEL, TEXT, WHITE, colour, mix

_WIDTH, _HEIGHT, _RING = 46, 26, 3


class Switch(QAbstractButton):
    """Space, Enter or a click turns it; the knob's side and a line or ring tell its state without colour."""

    def __init__(self, name: str, parent: QWidget | None = None, *, accent: str = GOOD) -> None:
        super().__init__(parent)
        self.accent = accent
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH + 2 * _RING, _HEIGHT + 2 * _RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        half, middle = body.height() / 2, body.center().y()
        on = self.isChecked()
        opacity = 1.0 if self.isEnabled() else 0.45
        fill(painter, rounded(body, half), colour(self.accent if on else PANEL, opacity))
        stroke(
            painter, rounded(body.adjusted(0.5, 0.5, -0.5, -0.5), half), colour(self.accent if on else EDGE, opacity)
        )
        x = body.right() - half if on else body.left() + half
        fill(painter, ellipse(x, middle, half - 4), colour(WHITE if on else EDGE, opacity))
        other = body.left() + half + 1 if on else body.right() - half - 1
        if on:
            fill(painter, rounded(QRectF(other - 1, middle - 5, 2, 10), 1), colour(INK, 0.8))
        else:
            stroke(painter, ellipse(other, middle, 4), colour(TEXT, 0.55 * opacity), 1.6)
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded(around, half + 2), mix(self.accent, WHITE, 0.55), 2.0)
        painter.end()
