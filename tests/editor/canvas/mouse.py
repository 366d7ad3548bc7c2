"""Mouse and keys on a canvas, in the units of its picture."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from editor.canvas.base import Canvas

LEFT = Qt.MouseButton.LeftButton


def pixel(canvas: Canvas, at: QPointF) -> QPoint:
    return canvas.transform().map(at).toPoint()


def drag(canvas: Canvas, start: QPointF, end: QPointF) -> None:
    first, last = pixel(canvas, start), pixel(canvas, end)
    QTest.mousePress(canvas, LEFT, pos=first)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(canvas, first + (last - first) * share)
    QTest.mouseRelease(canvas, LEFT, pos=last)


def click(canvas: Canvas, at: QPointF) -> None:
    QTest.mouseClick(canvas, LEFT, pos=pixel(canvas, at))


def double_click(canvas: Canvas, at: QPointF) -> None:
    QTest.mouseDClick(canvas, LEFT, pos=pixel(canvas, at))


def press(canvas: Canvas, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(canvas, key, modifiers)
