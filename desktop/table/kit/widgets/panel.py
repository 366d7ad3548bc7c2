"""The cards on which pages lay their things."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.ink import panel, smooth
from desktop.table.kit.theme import Paint
from desktop.table.kit.widgets.text import label


class Panel(QWidget):
    """A card with a layout from top to bottom, and a heading where one is given."""

    def __init__(self, heading: str = "", parent: QWidget | None = None, *, border: Paint | None = None) -> None:
        super().__init__(parent)
        self.border = border
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(20, 16, 20, 18)
        self.rows.setSpacing(10)
        if heading:
            self.heading = label(heading, fonts.display(17))
            self.rows.addWidget(self.heading)
            self.setAccessibleName(heading)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        panel(painter, QRectF(self.rect()), 12, border=self.border, shaded=False)
        painter.end()
