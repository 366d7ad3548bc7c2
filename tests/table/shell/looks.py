"""What a person would see cut off: words that do not fit where they stand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QLabel, QLineEdit, QWidget

SLACK = 1


def cut_off(root: QWidget) -> list[str]:
    """One line for each visible widget under ``root`` whose words do not fit, or that reaches out of what holds it."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or widget.window() is not root.window():
            continue
        if words := _cut_words(widget):
            found.append(f"{type(widget).__name__} “{words}” has {widget.width()} x {widget.height()}")
        elif _words_of(widget) and not _within(widget, root):
            found.append(f"{type(widget).__name__} “{_words_of(widget)}” reaches out of its holder")
    return found


def _words_of(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    return widget.accessibleName() if isinstance(widget, QComboBox) else ""


def _cut_words(widget: QWidget) -> str:
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            needed = widget.heightForWidth(widget.width())
            wide = max(
                widget.fontMetrics().horizontalAdvance(word) for word in widget.text().replace("\u200b", " ").split()
            )
            fits = needed <= widget.height() + SLACK and wide <= widget.width() + SLACK
        else:
            fits = widget.sizeHint().width() <= widget.width() + SLACK
        return "" if fits else widget.text()
    if isinstance(widget, QAbstractButton):
        least = widget.minimumSizeHint()
        fits = least.width() <= widget.width() + SLACK and least.height() <= widget.height() + SLACK
        return "" if fits else widget.text() or widget.accessibleName()
    if isinstance(widget, QComboBox):
        return "" if widget.minimumSizeHint().width() <= widget.width() + SLACK else widget.currentText()
    if isinstance(widget, QLineEdit) and widget.placeholderText() and not widget.text():
        room = widget.width() - 24
        fits = widget.fontMetrics().horizontalAdvance(widget.placeholderText()) <= room
        return "" if fits else widget.placeholderText()
    return ""


def _holders(widget: QWidget, root: QWidget) -> Iterator[QWidget]:
    holder = widget.parentWidget()
    while holder is not None and holder is not root.parentWidget():
        if isinstance(holder.parentWidget(), QAbstractScrollArea):
            return  # what scrolls may lie outside the viewport
        yield holder
        holder = holder.parentWidget()


def _within(widget: QWidget, root: QWidget) -> bool:
    for holder in _holders(widget, root):
        place = QRect(widget.mapTo(holder, QPoint(0, 0)), widget.size())
        if not holder.rect().adjusted(-4, -4, 4, 4).contains(place):
            return False
    return True
