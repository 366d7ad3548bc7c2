"""What is done to a board view, frame by frame, when it is dragged or zoomed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop.table.play.page import TablePage
from tests.table.play.table import PICTURES


def at_rest(made: TablePage) -> None:
    """Wait until the board's picture for the present scale is painted."""
    made.view.settle()
    PICTURES.finish()
    QApplication.processEvents()


def panning(made: TablePage) -> Callable[[], None]:
    """Zooms in, and gives what one frame of dragging the board to and fro does."""
    view = made.view
    view.zoom(1.8)
    at_rest(made)
    bar, way = view.horizontalScrollBar(), [1]

    def frame() -> None:
        if not bar.minimum() + 20 < bar.value() < bar.maximum() - 20:
            way[0] = -way[0]
        bar.setValue(bar.value() + 9 * way[0])
        view.viewport().repaint()

    return frame


def zooming(made: TablePage) -> Callable[[], None]:
    """Gives what one frame of zooming at the pointer does, in and out by turns."""
    view, step = made.view, [0]
    view.zoom(1.5)

    def frame() -> None:
        step[0] += 1
        view.zoom(1.04 if step[0] // 20 % 2 == 0 else 1 / 1.04, QPointF(420, 380))
        view.viewport().repaint()

    return frame
