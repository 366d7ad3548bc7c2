"""Buttons of the family: filled, outlined or quiet, with an icon before the words."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Glyph, Icon, paint_icon
from desktop.table.kit.ink import fill, rounded, smooth, stroke, vertical
from desktop.table.kit.theme import HAIRLINE, INK, MUTED, PANEL, RAISED, SHELF_EDGE, TEXT, WHITE, Paint, colour, mix
from desktop.table.kit.writing import centred_baseline, put_text, text_width

RING = 3.0
"""Room around every button for the frame that shows the keyboard's focus."""
_CORNER, _ICON_GAP = 9.0, 8.0


class Look(Enum):
    """How loud a button is."""

    PRIMARY = "primary"
    """The one thing to do here."""
    OUTLINE = "outline"
    QUIET = "quiet"


class Button(QPushButton):
    """A push button; its accent is the colour of what it belongs to."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        look: Look = Look.QUIET,
        accent: Paint = SHELF_EDGE,
        icon: Icon | Glyph | None = None,
        height: int = 40,
        size: int = 14,
    ) -> None:
        super().__init__(text, parent)
        self.look = look
        self.accent = accent
        self._icon = icon
        self._height = height
        self._face: QFont = fonts.font(size, 600)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(True)

    def set_look(self, look: Look) -> None:
        self.look = look
        self.update()

    def set_icon(self, icon: Icon | Glyph | None) -> None:
        self._icon = icon
        self.updateGeometry()
        self.update()

    # ---- measures --------------------------------------------------------------------------------------------

    @property
    def _icon_side(self) -> float:
        return QFontMetricsF(self._face).height() if self._icon else 0.0

    def _content_width(self) -> float:
        text = text_width(self._face, self.text()) if self.text() else 0.0
        gap = _ICON_GAP if self._icon and self.text() else 0.0
        return self._icon_side + gap + text

    def sizeHint(self) -> QSize:
        side = 16.0 if self.text() else 10.0
        width = self._content_width() + 2 * (side + RING)
        return QSize(round(width + 0.5), self._height + round(2 * RING))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._content_width() + 2 * (7 + RING) + 0.5), self.sizeHint().height())

    # ---- painting --------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        ink = self._paint_body(painter, body)
        if self.isDown():
            painter.translate(0, 1)
        x = body.center().x() - self._content_width() / 2
        if self._icon:
            side = self._icon_side
            paint_icon(painter, self._icon, QRectF(x, body.center().y() - side / 2, side, side), ink[1])
            x += side + _ICON_GAP
        if self.text():
            put_text(painter, x, centred_baseline(self._face, body.center().y()), self.text(), self._face, ink[0])
        painter.end()

    def _paint_body(self, painter: QPainter, body: QRectF) -> tuple[QColor, QColor]:
        """The ground; gives the colours of the words and of the icon."""
        alive = self.isEnabled()
        near = alive and (self.underMouse() or self.hasFocus())
        accent = colour(self.accent, 1.0 if alive else 0.35)
        words = colour(TEXT, 1.0 if alive else 0.55)
        mark = accent
        if (self.look is Look.PRIMARY and alive) or (self.look is Look.OUTLINE and self.isDown()):
            lift = 0.42 if near and not self.isDown() else 0.26
            fill(painter, rounded(body, _CORNER), vertical(body, (0, mix(accent, WHITE, lift)), (1, accent)))
            words = mark = colour(INK)
        else:
            ground = mix(RAISED, accent, 0.16 if near and self.look is Look.OUTLINE else 0.0, 0.92 if near else 0.62)
            fill(painter, rounded(body, _CORNER), vertical(body, (0, ground), (1, colour(PANEL, 0.8))))
            edge = mix(accent, WHITE, 0.2, 0.95 if near else 0.7) if self.look is Look.OUTLINE else colour(HAIRLINE)
            if near and self.look is Look.QUIET:
                edge = colour(MUTED, 0.8)
            stroke(painter, rounded(body.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER - 0.5), edge, 1.0)
        if self.isCheckable() and self.isChecked():
            stroke(painter, rounded(body.adjusted(1, 1, -1, -1), _CORNER - 1), accent, 2.0)
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded(around, _CORNER + 2), mix(self.accent, WHITE, 0.55), 2.0)
        return words, mark

    # ---- repaint on what the look depends on -----------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()


def icon_button(icon: Icon | Glyph, name: str, parent: QWidget | None = None, *, side: int = 36) -> Button:
    """A square button that shows an icon only; its name is spoken and shown on hovering."""
    button = Button("", parent, icon=icon, height=side, size=15)
    button.setFixedWidth(side + round(2 * RING))
    button.setAccessibleName(name)
    button.setToolTip(name)
    return button
