"""What keys do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.table.play.flow import Mode

if TYPE_CHECKING:
    from desktop.table.play.page import TablePage

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_TURNS = {Qt.Key.Key_Q: -1, Qt.Key.Key_E: 1, Qt.Key.Key_R: 1}
_ZOOM = 1.25


def handle_key(page: TablePage, event: QKeyEvent) -> bool:
    """Do what a key means. False when it means nothing here."""
    if page.flow.mode is Mode.ASKING and page.board.press(Qt.Key(event.key()), event.modifiers()):
        return True
    if event.matches(QKeySequence.StandardKey.Undo):
        page.flow.undo()
    elif event.matches(QKeySequence.StandardKey.Redo) or _is_control(event, Qt.Key.Key_Y):
        page.flow.redo()
    elif event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return False
    else:
        return _history(page, event) or _board(page, event) or _page(page, event)
    return True


def _is_control(event: QKeyEvent, key: Qt.Key) -> bool:
    return event.key() == key and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def _history(page: TablePage, event: QKeyEvent) -> bool:
    flow, journal = page.flow, page.session.journal
    shown = flow.step if flow.mode is Mode.BACK else journal.cursor
    goal = {
        Qt.Key.Key_Home: journal.base,
        Qt.Key.Key_End: journal.cursor,
        Qt.Key.Key_PageUp: shown - 1,
        Qt.Key.Key_PageDown: shown + 1,
    }.get(Qt.Key(event.key()))
    if goal is None:
        return False
    flow.look(goal)
    return True


def _board(page: TablePage, event: QKeyEvent) -> bool:
    key = Qt.Key(event.key())
    if key in _ARROWS and page.flow.mode is Mode.ASKING:
        page.view.setFocus(Qt.FocusReason.TabFocusReason)
        page.pointing.move(*_ARROWS[key])
    elif key in _TURNS and page.board.turn(_TURNS[key]):
        pass
    elif key == Qt.Key.Key_F:
        page.view.fit()
    elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
        page.view.zoom(_ZOOM)
    elif key == Qt.Key.Key_Minus:
        page.view.zoom(1 / _ZOOM)
    else:
        return False
    return True


def _page(page: TablePage, event: QKeyEvent) -> bool:
    match event.key():
        case Qt.Key.Key_Return | Qt.Key.Key_Enter:
            if page.flow.skip():
                return True
            if not (page.focusWidget() is page.view and page.pointing.take_cursor()):
                page.take()
        case Qt.Key.Key_Space:
            if not page.flow.skip() and not (page.focusWidget() is page.view and page.pointing.take_cursor()):
                page.take()
        case Qt.Key.Key_Escape:
            if page.flow.mode is Mode.BACK:
                page.flow.go_live()
            elif not page.flow.choosing.back():
                return False
        case Qt.Key.Key_H:
            page.flow.hint()
        case Qt.Key.Key_F1:
            page.help_requested.emit(page.help_anchor())
        case Qt.Key.Key_F11:
            page.toggle_full_screen()
        case _:
            return False
    return True
