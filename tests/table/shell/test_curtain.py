"""Nothing shows through the curtain."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QDialog, QDockWidget, QLabel, QMainWindow, QMenu, QPushButton, QToolTip

from desktop.table.curtain import Curtain

SECRET = QColor(255, 0, 255)


def painted(widget):
    palette = widget.palette()
    palette.setColor(QPalette.ColorRole.Window, SECRET)
    widget.setPalette(palette)
    widget.setAutoFillBackground(True)
    return widget


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    window.setWindowTitle("Mira holds the ace")
    window.card = painted(QPushButton("ace"))
    window.setCentralWidget(window.card)
    dock = QDockWidget("Hand of Mira")
    dock.setWidget(painted(QLabel("king")))
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.resize(640, 480)
    qtbot.addWidget(window)
    window.show()
    window.card.setFocus()
    return window


def shows_secret(window):
    image = window.grab().toImage()
    spots = [(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)]
    return any(image.pixelColor(x, y) == SECRET for x, y in spots)


def test_it_hides_widgets_docks_title_tooltip_menus_and_dialogs(qtbot, window):
    assert shows_secret(window)
    dialog = painted(QDialog(window))
    dialog.show()
    menu = QMenu(window)
    menu.addAction("play the ace")
    menu.popup(QPoint(10, 10))
    QToolTip.showText(QPoint(20, 20), "the ace", window.card)
    curtain = Curtain(window.card)
    curtain.fall("Jonas")
    assert curtain.is_down
    assert not shows_secret(window)
    assert "Mira" not in window.windowTitle()
    assert not dialog.isVisible()
    assert not menu.isVisible()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    assert not window.card.isVisible(), "a screen reader must not reach it either"
    assert "Jonas" in curtain.accessibleName()


def test_enter_shows_the_next_view_before_it_rises(qtbot, window):
    curtain = Curtain(window)
    curtain.fall("Jonas")
    seen = []
    curtain.ready.connect(lambda: seen.append((curtain.isVisible(), window.card.isVisible())))
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert seen == [(True, False)]
    assert not curtain.is_down
    assert window.card.isVisible()
    assert window.windowTitle() == "Mira holds the ace"
    assert window.focusWidget() is window.card


def test_nothing_below_hears_keys_or_shortcuts(qtbot, window):
    fired = []
    shortcut = QShortcut(QKeySequence("Ctrl+Z"), window)
    shortcut.activated.connect(lambda: fired.append("shortcut"))
    window.card.clicked.connect(lambda: fired.append("click"))
    curtain = Curtain(window)
    curtain.fall("Jonas")
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.mouseClick(window.card, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert fired == []
    assert curtain.is_down


def test_it_follows_the_window(qtbot, window):
    curtain = Curtain(window)
    curtain.fall("Jonas")
    window.resize(400, 300)
    qtbot.waitUntil(lambda: curtain.size() == window.size())
    assert not shows_secret(window)
    button = curtain.findChild(QPushButton)
    assert curtain.rect().contains(button.geometry())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not curtain.isVisible()
