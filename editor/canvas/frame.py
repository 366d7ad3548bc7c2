"""Round a canvas: tools above it, what is picked below it, and a line that says what is under the pointer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import MUTED
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.flow import FlowLayout
from desktop.table.kit.widgets.text import label
from editor.canvas.base import Canvas


class CanvasFrame(QWidget):
    """A canvas with its tools. ``tools`` and ``inspector`` are for subclasses to fill."""

    shows_all = False
    """Whether a preview beside it would only repeat the canvas, which is better off with the room."""

    def __init__(self, canvas: Canvas, usual: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas
        self._usual = usual
        self.bar = QWidget()
        self.tools = FlowLayout(self.bar, across=8, down=6)
        self.inspector = QWidget()
        self.inspector_row = FlowLayout(self.inspector, across=8, down=6)
        self.line = label(usual, fonts.font(12), MUTED, wrap=True)
        self.line.setMinimumHeight(20)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 10, 14, 8)
        rows.setSpacing(6)
        rows.addWidget(self.bar)
        self.middle = QHBoxLayout()
        self.middle.addWidget(canvas, 1)
        rows.addLayout(self.middle, 1)
        rows.addWidget(self.inspector)
        rows.addWidget(self.line)
        canvas.told.connect(self.tell)

    def tell(self, words: str) -> None:
        self.line.setText(words or self._usual)

    def tool(self, words: str, does: Callable[[], object], tip: str = "", *, checkable: bool = False) -> Button:
        """A small button above the canvas."""
        button = small_button(words, does, tip, checkable=checkable)
        self.tools.addWidget(button)
        return button


def small_button(words: str, does: Callable[[], object], tip: str = "", *, checkable: bool = False) -> Button:
    button = Button(words, look=Look.QUIET, height=30, size=13)
    button.setCheckable(checkable)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    if tip:
        button.setToolTip(tip)
    button.clicked.connect(lambda: does())
    return button
