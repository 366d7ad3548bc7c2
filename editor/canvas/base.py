"""What all canvases share: a picture that fits its widget, and handles on it for mouse and keyboard alike."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.table.kit.ink import canvas, painting, rounded, smooth, stroke
from desktop.table.kit.theme import INK, TEAL, WHITE, colour, mix
from editor.document.document import Change, Document
from editor.document.draft import REMOVED

_DRAG = 4.0
"""Pixels that the mouse moves before a press becomes a drag."""
_KEYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


@dataclass(frozen=True, slots=True)
class Handle:
    """Something that can be taken hold of."""

    key: Hashable
    place: QRectF
    """In units of the canvas."""
    name: str
    """As it is spoken."""


class Canvas(QWidget):
    """A part of an item as a picture that can be worked on. ``units`` is what the picture counts in."""

    told = Signal(str)
    """What the pointer is over, or what came of a gesture; for the line below."""
    renewed = Signal()
    """The item, or what is shown beside it, has changed."""

    def __init__(self, document: Document, part: str, uid: int, units: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self.part, self.uid = document, part, uid
        self.units = units
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(260, 180)
        self.picked: Hashable = None
        """The handle that keys and the inspector work on."""
        self.hovered: Hashable = None
        self._pressed: Handle | None = None
        self._press_at = QPointF()
        self._dragging = False
        self._picture: QImage | None = None
        document.changed.connect(self._on_change)

    # ---- what a canvas is made of: to be given by each -----------------------------------------------------------

    def handles(self) -> Sequence[Handle]:
        """All handles, those on top last; the keyboard goes through them in this order."""
        raise NotImplementedError

    def paint_still(self, painter: QPainter, scale: float) -> None:
        """What changes with the item only; kept as a picture. Painted in units."""
        raise NotImplementedError

    def paint_lively(self, painter: QPainter) -> None:
        """What changes with the mouse, over the picture."""

    def refreshed(self) -> None:
        """The item has changed, whoever changed it."""

    def activate(self, key: Hashable) -> None:
        """A click, Enter or Space on a handle."""

    def drag(self, key: Hashable, start: QPointF, now: QPointF) -> None:
        """A handle is being dragged; nothing is changed yet."""

    def drop(self, key: Hashable, start: QPointF, end: QPointF) -> None:
        """A drag has ended: this is the gesture."""

    def drag_ended(self) -> None:
        """A drag is over, with or without a gesture."""

    def nudge(self, key: Hashable, way: QPointF, fine: bool) -> bool:
        """An arrow key on a handle; whether it does anything."""
        return False

    def remove(self, key: Hashable) -> None:
        """Delete on a handle."""

    def click_ground(self, at: QPointF, double: bool) -> None:
        """A click beside all handles."""

    # ---- the item ------------------------------------------------------------------------------------------------

    @property
    def value(self) -> dict[str, Any]:
        """The item's raw value; empty when it is gone."""
        found = self.document.value(self.uid)
        return found if found is not REMOVED and isinstance(found, dict) else {}

    def put(self, values: dict[str, Any], text: str) -> None:
        """Set fields of the item as one step; REMOVED takes a field away."""
        self.document.set_values(self.part, [(self.uid, (name,), value) for name, value in values.items()], text)

    def _on_change(self, change: Change) -> None:
        if self.concerns(change):
            self.repaint_all()

    def concerns(self, change: Change) -> bool:
        """Whether a change shows on the canvas."""
        return change.part == self.part and change.uid in (None, self.uid)

    def repaint_all(self) -> None:
        self._picture = None
        if self.picked is not None and self.picked not in {handle.key for handle in self.handles()}:
            self.picked = None
        self.refreshed()
        self.renewed.emit()
        self.update()

    # ---- the picture ---------------------------------------------------------------------------------------------

    def transform(self) -> QTransform:
        """From units to pixels of the widget."""
        wide, high = max(1, self.width() - 16), max(1, self.height() - 16)
        scale = min(wide / self.units.width(), high / self.units.height())
        left = (self.width() - scale * self.units.width()) / 2
        top = (self.height() - scale * self.units.height()) / 2
        return QTransform.fromTranslate(left, top).scale(scale, scale)

    def to_units(self, point: QPointF) -> QPointF:
        return self.transform().inverted()[0].map(point)

    def sizeHint(self) -> QSize:
        return self.units.scaled(QSize(560, 460), Qt.AspectRatioMode.KeepAspectRatio)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        transform = self.transform()
        ratio = self.devicePixelRatioF()
        if self._picture is None:
            scale = transform.m11() * ratio
            self._picture = canvas(self.units.width(), self.units.height(), scale)
            with painting(self._picture) as inner:
                self.paint_still(inner, scale)
            self._picture.setDevicePixelRatio(1.0)
        painter = QPainter(self)
        smooth(painter)
        painter.setTransform(transform, True)
        painter.drawImage(QRectF(0, 0, self.units.width(), self.units.height()), self._picture)
        self.paint_lively(painter)
        if self.hasFocus() and (handle := self._handle(self.picked)) is not None:
            self._paint_focus(painter, handle, 1 / transform.m11())
        painter.end()

    def _paint_focus(self, painter: QPainter, handle: Handle, unit: float) -> None:
        around = handle.place.adjusted(-4 * unit, -4 * unit, 4 * unit, 4 * unit)
        stroke(painter, rounded(around, 6 * unit), colour(INK, 0.8), 4 * unit)
        stroke(painter, rounded(around, 6 * unit), mix(TEAL, WHITE, 0.35), 2 * unit)

    # ---- mouse and keys ------------------------------------------------------------------------------------------

    def pick(self, key: Hashable) -> None:
        """Take hold of a handle, or of none."""
        self.picked = key
        if (handle := self._handle(key)) is not None:
            self.setAccessibleDescription(handle.name)
            self.told.emit(handle.name)
        self.update()

    def _handle(self, key: Hashable) -> Handle | None:
        return next((handle for handle in self.handles() if handle.key == key), None) if key is not None else None

    def handle_at(self, point: QPointF) -> Handle | None:
        """The topmost handle at a point in units."""
        return next((handle for handle in reversed(self.handles()) if handle.place.contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._press_at = event.position()
        self._pressed = self.handle_at(self.to_units(event.position()))
        self._dragging = False
        if self._pressed is not None:
            self.pick(self._pressed.key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = self.to_units(event.position())
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = (event.position() - self._press_at).manhattanLength()
            if self._dragging or far > _DRAG:
                self._dragging = True
                self.drag(self._pressed.key, self.to_units(self._press_at), here)
                self.update()
            return
        self._hover(self.handle_at(here))

    def _hover(self, handle: Handle | None) -> None:
        key = handle.key if handle is not None else None
        if key != self.hovered:
            self.hovered = key
            self.setCursor(Qt.CursorShape.PointingHandCursor if handle else Qt.CursorShape.ArrowCursor)
            self.told.emit(handle.name if handle is not None else "")
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        here = self.to_units(event.position())
        if pressed is None:
            self.pick(None)
            self.click_ground(here, False)
        elif dragging:
            self.drop(pressed.key, self.to_units(self._press_at), here)
            self.drag_ended()
        else:
            self.activate(pressed.key)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        here = self.to_units(event.position())
        if event.button() == Qt.MouseButton.LeftButton and self.handle_at(here) is None:
            self.click_ground(here, True)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        # Tab goes from handle to handle, and leaves the canvas past the last one.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            back = event.key() == Qt.Key.Key_Backtab
            if (back or event.key() == Qt.Key.Key_Tab) and self._step(-1 if back else 1):
                return True
        return super().event(event)

    def _step(self, by: int) -> bool:
        keys = [handle.key for handle in self.handles()]
        at = keys.index(self.picked) + by if self.picked in keys else 0 if by > 0 else len(keys) - 1
        if not 0 <= at < len(keys):
            return False
        self.pick(keys[at])
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape and self._dragging:
            self._pressed, self._dragging = None, False
            self.drag_ended()
            self.update()
        elif self.picked is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.activate(self.picked)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove(self.picked)
        elif key not in _KEYS or not self.nudge(
            self.picked, _KEYS[key], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        ):
            super().keyPressEvent(event)
