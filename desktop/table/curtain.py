"""A cover over the whole window while the laptop changes hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.ink import halo
from desktop.table.kit.sky import paint_stars
from desktop.table.kit.theme import DEEP, MUTED, SPACE, TEXT, Paint, colour
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.writing import CENTRE, fit_block, fit_font, put_block, put_text

Sign: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints the sign of a seat into a square."""

_STARS_SEED = 11
_NAME_SIZE, _SIGN_SIDE, _MARGIN = 40, 88.0, 24.0
_NOT_FOR_OTHERS = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.Shortcut,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.ToolTip,
        QEvent.Type.WhatsThis,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
    }
)
"""Events that nothing under the curtain may see."""


class Curtain(QWidget):
    """Covers a window until the person named on it is ready.

    While it is down everything else in the window is hidden, not just covered: no tooltip, dock, menu, second
    window, window title or screen reader gives anything away. ``ready`` is sent before it rises, so that the
    screen shows the next person's view first.
    """

    ready = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent.window())
        self._window = parent.window()
        self._covered: list[QWidget] = []
        self._title = ""
        self._focus: QWidget | None = None
        self._name = ""
        self._sign: Sign | None = None
        self._accent: Paint = TEXT
        self._button = Button(self.tr("I am ready"), self, look=Look.PRIMARY, height=46, size=16)
        self._button.setObjectName("curtain_ready")
        self._button.clicked.connect(self._rise)
        self.setAutoFillBackground(True)
        self.hide()

    @property
    def is_down(self) -> bool:
        return self._focus is not None or bool(self._covered) or self.isVisibleTo(self._window)

    def fall(self, name: str, accent: Paint = TEXT, sign: Sign | None = None) -> None:
        """Cover the window and ask for the person called ``name``."""
        self._name, self._accent, self._sign = name, accent, sign
        self._button.accent = accent
        says = self.tr("Only {name} may look now").format(name=name)
        self.setAccessibleName(says)
        self._button.setAccessibleName(says + ". " + self._button.text())
        if not self.is_down:
            self._cover()
        self._fit()
        self.update()

    def _cover(self) -> None:
        self._focus = self._window.focusWidget()
        self._title = self._window.windowTitle()
        self._fit()
        self.show()
        self.raise_()
        self._window.setWindowTitle(QGuiApplication.applicationDisplayName())
        QToolTip.hideText()
        while popup := QApplication.activePopupWidget():
            popup.close()
        inside = [child for child in self._window.children() if isinstance(child, QWidget) and child is not self]
        others = [top for top in QApplication.topLevelWidgets() if top is not self._window]
        self._covered = [widget for widget in (*inside, *others) if widget.isVisible()]
        for widget in self._covered:
            widget.hide()
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rise(self) -> None:
        self.ready.emit()
        self.put_away()

    def put_away(self) -> None:
        """Rise without anybody being ready: whoever draws the curtain has shown something else, or is about to."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        for widget in self._covered:
            widget.show()
        self._covered = []
        self._window.setWindowTitle(self._title)
        self.hide()
        if self._focus is not None:
            self._focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self._focus = None

    # ---- Qt --------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._fit()
        if event.type() not in _NOT_FOR_OTHERS or watched.isWindowType() or not self._window.isVisible():
            return False
        return watched is not self and not (isinstance(watched, QWidget) and self.isAncestorOf(watched))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._rise()

    def _fit(self) -> None:
        self.setGeometry(self._window.rect())
        size = self._button.sizeHint().expandedTo(self._button.minimumSize())
        size.setWidth(max(size.width(), 200))
        x = (self.width() - size.width()) // 2
        y = min(self.height() // 2 + 80, self.height() - size.height() - int(_MARGIN))
        self._button.setGeometry(x, y, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        sky = QLinearGradient(0, 0, 0, self.height())
        sky.setColorAt(0, colour(DEEP))
        sky.setColorAt(1, colour(SPACE))
        painter.fillRect(self.rect(), sky)
        area = QRectF(self.rect())
        paint_stars(painter, area, _STARS_SEED, round(area.width() * area.height() / 5000), strength=0.7)
        reach = min(area.width(), area.height()) * 0.55
        halo(painter, area.center().x(), area.center().y(), reach * 1.3, reach, self._accent, 0.16)
        self._write(painter)
        painter.end()

    def _write(self, painter: QPainter) -> None:
        middle, room = self.width() / 2, self.width() - 2 * _MARGIN
        hint = self.tr("The others look away now. Press Enter when nobody else can see the screen.")
        block = fit_block(hint, (min(room, 460.0), 60.0), fonts.font(15))
        y = self._button.y() - block.height - 20
        put_block(painter, middle, y, block, MUTED, CENTRE)
        lead = self.tr("Only {name} may look now").format(name=self._name)
        put_text(
            painter, middle, y - 18, lead, fit_font(lead, room, fonts.display(_NAME_SIZE), 16), self._accent, CENTRE
        )
        top = y - 18 - _NAME_SIZE - _SIGN_SIDE - 16
        if self._sign is not None and top > 8:
            self._sign(painter, QRectF(middle - _SIGN_SIDE / 2, top, _SIGN_SIDE, _SIGN_SIDE))
