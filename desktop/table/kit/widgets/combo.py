"""A drop-down list with the family's arrow."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import smooth
from desktop.table.kit.theme import MUTED, TEXT, colour
from desktop.table.kit.writing import text_width

SIDES = 50
"""Pixels that a list is wider than its words."""
_ARROW, _NARROWEST, _ICON_GAP = 16, 180, 6


class Combo(QComboBox):
    """As wide as its widest entry, or narrower where ``shrinks``; the entry is then cut with an ellipsis."""

    def __init__(self, name: str, parent: QWidget | None = None, *, shrinks: bool = False) -> None:
        super().__init__(parent)
        self._shrinks = shrinks
        self.setAccessibleName(name)
        self.setFont(fonts.font(14))

    def sizeHint(self) -> QSize:
        texts = [self.itemText(index) for index in range(self.count())]
        pictured = any(not self.itemIcon(index).isNull() for index in range(self.count()))
        wide = round(max([0.0, *(text_width(self.font(), text) for text in texts)])) + SIDES
        return QSize(wide + (self.iconSize().width() + _ICON_GAP if pictured else 0), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return size.boundedTo(QSize(_NARROWEST, size.height())) if self._shrinks else size

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        smooth(painter)
        place = QRectF(self.width() - _ARROW - 10, (self.height() - _ARROW) / 2, _ARROW, _ARROW)
        paint_icon(painter, Icon.ARROW_DOWN, place, colour(TEXT if self.hasFocus() else MUTED))
        painter.end()
