"""A row of the list of choices: a picture, what it is, what comes of it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.kernel.words import Address
from desktop.table.boards.base import Entry
from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, line, rounded, smooth, stroke, vertical
from desktop.table.kit.theme import DANGER, HAIRLINE, INK, MUTED, PANEL, RAISED, SOFT_TEXT, TEXT, WHITE, colour, mix
from desktop.table.kit.writing import Block, put_block, wrap

_PICTURE, _SPOIL, _PAD, _RING = 28.0, 26.0, 9.0, 2.0


class ChoiceRow(QAbstractButton):
    """A button for one choice; a closed one says why and cannot be pressed."""

    pointed = Signal(object)
    """The row's address when the pointer or the focus comes, None when it goes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.address: Address | None = None
        self.entry = Entry("")
        self.closed = False
        self.current = False
        self._accent = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_choice(self, entry: Entry, address: Address | None, accent: str, *, closed: bool) -> None:
        """Show another choice: rows are used again and again, as new widgets cost time."""
        self.address, self.entry, self.closed, self.current, self._accent = address, entry, closed, False, accent
        self.setText(entry.words)
        self.setAccessibleName(self.text())
        self.setCursor(Qt.CursorShape.ArrowCursor if closed else Qt.CursorShape.PointingHandCursor)
        self.setFixedHeight(self.heightForWidth(max(self.width(), 120)))
        self.update()

    def set_current(self, current: bool) -> None:
        """Show the row as the one meant on the board."""
        if current != self.current:
            self.current = current
            self.update()

    # ---- measures ------------------------------------------------------------------------------------------------

    def _left(self) -> float:
        return _RING + _PAD + (_PICTURE + 8 if self.entry.picture else 2)

    def _room(self, width: float) -> float:
        spoils = len(self.entry.spoils) * (_SPOIL + 2) + (24 if self.closed else 0)
        return max(60.0, width - self._left() - _PAD - _RING - spoils)

    def _blocks(self, width: float) -> tuple[Block, Block | None]:
        room = self._room(width)
        title = _wrapped(self.entry.title, room, 13 if self.closed else 14, 500 if self.closed else 600)
        return title, _wrapped(self.entry.detail, room, 12, 400) if self.entry.detail else None

    def heightForWidth(self, width: int) -> int:
        title, detail = self._blocks(width)
        words = title.height + (detail.height if detail else 0)
        return round(max(words, 18.0) + 2 * (_RING + 6))

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = max(self.width(), 200)
        return QSize(200, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setFixedHeight(self.heightForWidth(self.width()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.closed:
            self.click()  # Qt lets buttons be pressed by Enter on some desktops only
        else:
            super().keyPressEvent(event)

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        self._paint_body(painter, body)
        title, detail = self._blocks(self.width())
        y = body.center().y() - (title.height + (detail.height if detail else 0)) / 2
        if self.entry.picture:
            square = QRectF(body.left() + _PAD - 2, body.center().y() - _PICTURE / 2, _PICTURE, _PICTURE)
            painter.setOpacity(0.4 if self.closed else 1.0)
            self.entry.picture(painter, square)
            painter.setOpacity(1.0)
        y = put_block(painter, self._left(), y, title, MUTED if self.closed else TEXT)
        if detail:
            put_block(painter, self._left(), y, detail, MUTED if self.closed else SOFT_TEXT)
        x = body.right() - _PAD + 2
        if self.closed:
            _no_entry(painter, x - 9, body.center().y())
        for spoil in reversed(self.entry.spoils):
            x -= _SPOIL
            spoil(painter, QRectF(x, body.center().y() - _SPOIL / 2, _SPOIL, _SPOIL))
            x -= 2
        painter.end()

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        shape = rounded(body, 8)
        near = not self.closed and (self.current or self.underMouse() or self.hasFocus())
        if self.closed:
            fill(painter, shape, colour(INK, 0.30))
            stroke(painter, shape, colour(HAIRLINE, 0.6), 1)
        elif near:
            top = mix(RAISED, self._accent, 0.26)
            fill(painter, shape, vertical(body, (0, top), (1, mix(PANEL, self._accent, 0.14))))
            stroke(painter, shape, self._accent, 1.6)
        else:
            fill(painter, shape, vertical(body, (0, colour(RAISED, 0.8)), (1, colour(PANEL, 0.9))))
            stroke(painter, shape, colour(HAIRLINE, 0.95), 1)
        if self.hasFocus():
            stroke(painter, rounded(QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8), 9), WHITE, 1.6)

    # ---- pointing ------------------------------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self.address)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.pointed.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(self.address)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(None)


@lru_cache(maxsize=512)
def _wrapped(words: str, width: float, size: int, weight: int) -> Block:
    """Layouts ask for heights many times over."""
    return wrap(words, width, fonts.font(size, weight), leading=1.32)


def _no_entry(painter: QPainter, x: float, y: float) -> None:
    fill(painter, ellipse(x, y, 8), "#2A0A18")
    stroke(painter, ellipse(x, y, 8), DANGER, 1.6)
    line(painter, (x - 4.2, y), (x + 4.2, y), "#FFD0D5", 2)
