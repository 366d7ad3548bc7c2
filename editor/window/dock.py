"""The dock below: checks, history, notes, and what else has a panel there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import MUTED
from desktop.table.kit.widgets.text import label


class Dock(QWidget):
    shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumHeight(120)
        self.tabs = QTabBar(self)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setFont(fonts.display(14, 600))
        self.told = label("", fonts.font(12), MUTED)
        self.stack = QStackedWidget(self)
        self._names: list[str] = []
        head = QHBoxLayout()
        head.setContentsMargins(6, 2, 14, 0)
        head.addWidget(self.tabs)
        head.addStretch(1)
        head.addWidget(self.told)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(head)
        rows.addWidget(self.stack, 1)
        self.tabs.currentChanged.connect(self._on_tab)

    def add(self, name: str, title: str, widget: QWidget) -> None:
        self._names.append(name)
        if self._names[0] != name:
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.stack.addWidget(widget)
        self.tabs.addTab(title)

    def take(self, name: str) -> None:
        """Take a panel away; it belongs to whoever lays it elsewhere."""
        index = self._names.index(name)
        if index == self.tabs.currentIndex():
            self.tabs.setCurrentIndex(0)
        self._names.pop(index)
        if (widget := self.stack.widget(index)) is not None:
            self.stack.removeWidget(widget)
            widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.tabs.removeTab(index)

    def holds(self, name: str) -> bool:
        return name in self._names

    def show_panel(self, name: str) -> None:
        self.tabs.setCurrentIndex(self._names.index(name))

    @property
    def panel(self) -> str:
        return self._names[self.tabs.currentIndex()]

    def _on_tab(self, index: int) -> None:
        if not 0 <= index < len(self._names):
            return
        self.stack.setCurrentIndex(index)
        for place in range(self.stack.count()):  # a panel that is not shown asks for no room
            if (widget := self.stack.widget(place)) is not None:
                shown = QSizePolicy.Policy.Preferred if place == index else QSizePolicy.Policy.Ignored
                widget.setSizePolicy(shown, shown)
        self.shown.emit(self._names[index])
