"""The frame of one thing in a list: a grip to drag it by, and buttons to copy and remove it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, rounded, smooth, stroke
from desktop.table.kit.theme import MUTED, TEAL, TEXT, WHITE, colour
from desktop.table.kit.widgets.button import icon_button
from desktop.table.kit.widgets.text import label
from editor.forms.spot import bare
from editor.look.glyphs import sign
from editor.look.sheet import DEEPER, LINE, LINE_LIT


class Grip(QWidget):
    """Six dots. Dragging them moves the row; so do Alt and the arrow keys while they have the focus."""

    dragged = Signal(int)
    """The pointer's height in the list while it is dragged."""
    dropped = Signal(int)
    shifted = Signal(int)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(QSize(18, 28))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Move {what}").format(what=name))
        self.setToolTip(self.tr("Drag to another place, or press Alt with an arrow key"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.dragged.emit(self._height_in_list(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit(self._height_in_list(event))

    def _height_in_list(self, event: QMouseEvent) -> int:
        frame = self.parentWidget()
        whole = frame.parentWidget() if frame is not None else None
        return self.mapTo(whole, event.position().toPoint()).y() if whole is not None else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.shifted.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        near = self.hasFocus() or self.underMouse()
        paint_icon(painter, sign("grip"), QRectF(0, 5, 18, 18), colour(WHITE if near else MUTED, 1 if near else 0.7))
        if self.hasFocus():
            stroke(painter, rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5), colour(TEAL), 1.5)
        painter.end()


class RowFrame(QWidget):
    """Holds the editor of one thing in a list: in one line, or folded under its title."""

    remove_wanted = Signal()
    copy_wanted = Signal()
    toggled = Signal()

    def __init__(self, name: str, folds: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.grip = Grip(name, self)
        self.title = label("", fonts.font(13, 600), TEXT)
        self.copy = icon_button(sign("copy"), self.tr("Copy {what}").format(what=name), self, side=22)
        self.remove = icon_button(Icon.CLOSE, self.tr("Remove {what}").format(what=name), self, side=22)
        self.fold = icon_button(Icon.ARROW_RIGHT, self.tr("Open {what}").format(what=name), self, side=22)
        self.copy.clicked.connect(self.copy_wanted)
        self.remove.clicked.connect(self.remove_wanted)
        self.fold.clicked.connect(self.toggled)
        self._line = QHBoxLayout()
        bare(self._line, 4)
        self._line.addWidget(self.grip, 0, Qt.AlignmentFlag.AlignVCenter)
        if folds:
            self._line.addWidget(self.fold)
            self._line.addWidget(self.title, 1)
        else:
            self.fold.hide()
            self.title.hide()
        self._line.addWidget(self.copy)
        self._line.addWidget(self.remove)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(4, 3, 4, 3)
        self._rows.setSpacing(4)
        self._rows.addLayout(self._line)

    def put_beside(self, widget: QWidget) -> None:
        self._line.insertWidget(1, widget, 1)

    def put_below(self, widget: QWidget) -> None:
        self._rows.addWidget(widget)
        widget.setContentsMargins(8, 2, 4, 6)

    def set_open(self, is_open: bool) -> None:
        self.fold.set_icon(Icon.ARROW_DOWN if is_open else Icon.ARROW_RIGHT)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.fold.isVisibleTo(self):
            self.toggled.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        fill(painter, rounded(body, 8), colour(DEEPER, 0.9))
        stroke(painter, rounded(body, 8), colour(LINE_LIT if self.underMouse() else LINE, 0.75), 1)
        painter.end()
