"""The board for screen readers: what may be chosen, as children with a name, a place and a press.

Qt takes None for "there is none", though its stubs do not say so: hence the Any of some returns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from desktop.kernel.words import Address
from desktop.table.boards.view import BoardView

_kept: list[object] = []
"""Qt holds on to interfaces without telling Python, so they stay for as long as the program runs."""


class _Press(QAccessibleActionInterface):
    """Picks a choice."""

    def __init__(self, press: Callable[[], None]) -> None:
        super().__init__()
        self._press = press

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _Choice(QAccessibleInterface):
    """One place that may be picked."""

    def __init__(self, view: BoardView, address: Address) -> None:
        super().__init__()
        self._view = view
        self._address = address
        self._action = _Press(lambda: view.chosen.emit(address))

    def isValid(self) -> bool:
        return shiboken6.isValid(self._view) and self._address in self._view.choices

    def object(self) -> Any:
        return None

    def window(self) -> Any:
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, index: int) -> Any:
        return None

    def childAt(self, x: int, y: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        return self._view.screen_rect(self._address)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.choices.get(self._address, "") if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def actionInterface(self) -> QAccessibleActionInterface:
        return self._action


class _BoardInterface(QAccessibleWidget):
    """The view with its choices as children."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.Grouping, view.accessibleName())
        self._view = view
        self._made: dict[Address, _Choice] = {}

    def childCount(self) -> int:
        return len(self._view.choices)

    def child(self, index: int) -> Any:
        addresses = list(self._view.choices)
        if not 0 <= index < len(addresses):
            return None
        address = addresses[index]
        if address not in self._made:
            self._made[address] = _Choice(self._view, address)
        return self._made[address]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        addresses = list(self._view.choices)
        return next((index for index, address in enumerate(addresses) if self._made.get(address) is child), -1)

    def childAt(self, x: int, y: int) -> Any:
        for index, address in enumerate(self._view.choices):
            if self._view.screen_rect(address).contains(x, y):
                return self.child(index)
        return None


def _make(_: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, BoardView):
        return None
    made = _BoardInterface(thing)
    _kept.append(made)
    return made


def install() -> None:
    """Have Qt ask here for the interfaces of boards."""
    if _make not in _kept:
        _kept.append(_make)
        QAccessible.installFactory(_make)
