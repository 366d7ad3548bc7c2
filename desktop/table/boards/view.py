"""The window onto a board: fits it at once, zooms at the pointer, pans by dragging, and tells clicks from drags."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.kernel.words import Address
from desktop.table.boards.base import Board

MOST_ZOOM = 4.0
"""Times the scale at which the board fits."""
NOTCH = 120
"""What a mouse wheel reports for one notch, in eighths of a degree."""
PER_NOTCH = 1.2
PER_PIXEL = 1.0025
DRAG = 6
"""Pixels the pointer moves before a press becomes a drag."""
_ROUNDING = 4
"""Pixels kept free, as scroll bars count whole pixels."""
REST_MS = 160
"""After the last zoom step the board's pictures are made anew for the new scale."""


class BoardView(QGraphicsView):
    """Shows one board."""

    picked = Signal(QPointF)
    """A click, as a point of the scene."""
    pointed = Signal(QPointF)
    """The pointer moved, as a point of the scene."""
    left = Signal()
    """The pointer left the board."""
    chosen = Signal(str)
    """A screen reader picked an address."""

    def __init__(self, board: Board, walk: Callable[[bool], bool], parent: QWidget | None = None) -> None:
        """``walk`` is asked at Tab (true) and Shift+Tab whether it goes to another choice on the board; when it says
        no, the focus leaves."""
        super().__init__(board, parent)
        self._walk = walk
        self.choices: dict[Address, str] = {}
        """What may be picked now, in words, for screen readers."""
        self._board = board
        self._fit = True
        self._press: QPoint | None = None
        self._dragging = False
        self._ignore_release = False
        self._handed_on = False
        """Whether something on the board has the mouse."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._settle)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("background: transparent")
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # ---- zoom and pan ------------------------------------------------------------------------------------------

    @property
    def fitted(self) -> bool:
        """Whether the whole board is shown."""
        return self._fit

    @property
    def scale_now(self) -> float:
        """Logical pixels to a unit."""
        return self.transform().m11()

    def fit(self) -> None:
        """Show the whole board."""
        self._fit = True
        scale = self._fitting_scale()
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(self.sceneRect().center())
        self._rest.start()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor, keeping the point of the viewport ``at`` (its middle, if none) where it is."""
        fitting = self._fitting_scale()
        goal = min(max(self.scale_now * factor, fitting), fitting * MOST_ZOOM)
        if goal <= fitting * 1.001:
            self.fit()
            return
        spot = QPointF(self.viewport().rect().center()) if at is None else at
        before = self._scene_point(spot)
        self._fit = False
        ratio = goal / self.scale_now
        self.scale(ratio, ratio)
        moved = self._scene_point(spot) - before
        middle = self._scene_point(QPointF(self.viewport().rect().center()))
        self.centerOn(middle - moved)
        self._rest.start()

    def reveal(self, place: QRectF) -> None:
        """Pan so that a place is in sight, for the keyboard."""
        if not self._fit:
            self.ensureVisible(place, 20, 20)

    def screen_rect(self, address: Address) -> QRect:
        """Where an address lies on the screen; empty without a place."""
        place = self._board.place(address)
        if place is None:
            return QRect()
        shown = self.mapFromScene(place).boundingRect()
        return QRect(self.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def settle(self) -> None:
        """Make the pictures for the present scale now instead of at rest."""
        self._rest.stop()
        self._settle()

    def _settle(self) -> None:
        ratio = self.devicePixelRatioF()
        self._board.rendering(self.scale_now * ratio, ratio)

    def _fitting_scale(self) -> float:
        around = self.sceneRect()
        if around.isEmpty():
            return 1.0
        width, height = self.viewport().width() - _ROUNDING, self.viewport().height() - _ROUNDING
        return max(0.05, min(width / around.width(), height / around.height()))

    def _scene_point(self, point: QPointF) -> QPointF:
        """A point of the viewport in the scene, with fractions: rounding would make zooming drift."""
        back, _ = self.viewportTransform().inverted()
        return back.map(point)

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._board.arrange(self.viewport().width() - _ROUNDING, self.viewport().height() - _ROUNDING)
        if self._fit:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._board.grabs(self._scene_point(event.position())):
            super().wheelEvent(event)
            return
        # Touchpads report pixels, wheels report angles, and either may report nothing at all.
        pixels, angle = event.pixelDelta().y(), event.angleDelta().y()
        zooms = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if angle and not pixels and not zooms and self._board.turn(1 if angle < 0 else -1):
            event.accept()
            return
        factor = PER_PIXEL**pixels if pixels else PER_NOTCH ** (angle / NOTCH)
        if factor != 1.0:
            self.zoom(factor, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._handed_on = self._board.grabs(self._scene_point(event.position()))
        if self._handed_on:
            super().mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._press = event.position().toPoint()
            self._dragging, self._ignore_release = False, False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._handed_on:
            super().mouseMoveEvent(event)
            return
        if self._press is None:
            self.pointed.emit(self._scene_point(event.position()))
            return
        way = here - self._press
        if not self._dragging and way.manhattanLength() > DRAG:
            self._dragging = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragging:
            across, down = self.horizontalScrollBar(), self.verticalScrollBar()
            across.setValue(across.value() - way.x())
            down.setValue(down.value() - way.y())
            self._press = here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._handed_on:
            self._handed_on = False
            super().mouseReleaseEvent(event)
            return
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        clicked = not self._dragging and not self._ignore_release
        self._press, self._dragging, self._ignore_release = None, False, False
        self.viewport().unsetCursor()
        if clicked:
            self.picked.emit(self._scene_point(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click of the two was taken already: the second must not take something else.
        self._press = event.position().toPoint()
        self._dragging, self._ignore_release = False, True

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # QGraphicsView would scroll; the page knows what keys mean

    def focusNextPrevChild(self, next: bool) -> bool:
        return self._walk(next) or super().focusNextPrevChild(next)
