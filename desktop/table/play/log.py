"""What happened, in sentences, the newest first. A line lights up its places; a click on it looks back to its step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.kernel.words import Address
from desktop.table.boards.base import SeatArt
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, smooth
from desktop.table.kit.theme import AMBER, EDGE, MUTED, SOFT_TEXT, WHITE, colour
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.writing import RIGHT, Block, put_block, put_text, wrap

AnyIndex = QModelIndex | QPersistentModelIndex
LINE_ROLE = Qt.ItemDataRole.UserRole
_INDENT, _PAD = 50.0, 5.0


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: the step it belongs to, whose it is, its words and the places they speak of."""

    step: int
    seat: int | None
    words: str
    places: tuple[Address, ...] = ()
    note: bool = False
    """A remark of the table, no event of the game."""


class LogModel(QAbstractListModel):
    """Lines, the newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # as Qt declares it; it is never changed
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._lines):
            return None
        line = self.line(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return line.words
            case Qt.ItemDataRole.UserRole:
                return line
        return None

    def line(self, row: int) -> LogLine:
        return self._lines[-1 - row]

    def add(self, lines: Sequence[LogLine]) -> None:
        if lines:
            self.beginInsertRows(QModelIndex(), 0, len(lines) - 1)
            self._lines.extend(lines)
            self.endInsertRows()

    def replace(self, lines: Sequence[LogLine]) -> None:
        self.beginResetModel()
        self._lines = list(lines)
        self.endResetModel()


class _Lines(QStyledItemDelegate):
    """Paints a line: step, sign of the seat, wrapped words."""

    def __init__(self, arts: Sequence[SeatArt], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arts = arts
        self.shown_step = -1
        """The step looked back to, marked; -1 for none."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        return QSize(width, round(self._block(index, width).height + 2 * _PAD))

    def _block(self, index: AnyIndex, width: float) -> Block:
        line: LogLine = index.data(LINE_ROLE)
        return _wrapped(line.words, max(60.0, width - _INDENT - 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        line: LogLine = index.data(LINE_ROLE)
        painter.save()
        smooth(painter)
        rect = QRectF(option.rect)
        near = bool(option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus))
        if near or line.step == self.shown_step:
            paint = AMBER if line.step == self.shown_step else EDGE
            fill(painter, rounded(rect.adjusted(0, 0.5, -2, -0.5), 6), colour(paint, 0.28))
        block = self._block(index, rect.width())
        baseline = rect.top() + _PAD + block.line_height * 0.74
        put_text(painter, rect.left() + 25, baseline, str(line.step), fonts.font(12, 500, tabular=True), MUTED, RIGHT)
        sign = self._arts[line.seat].sign if line.seat is not None else None
        if sign is not None:
            sign(painter, QRectF(rect.left() + 31, baseline - 10, 12, 12))
        words = MUTED if line.note else WHITE if index.row() == 0 else SOFT_TEXT
        put_block(painter, rect.left() + _INDENT, rect.top() + _PAD, block, words)
        painter.restore()


@lru_cache(maxsize=4096)
def _wrapped(words: str, width: float) -> Block:
    """A list measures all its lines whenever one is added, so they are wrapped once."""
    return wrap(words, width, fonts.font(13), leading=1.35)


class LogPanel(Panel):
    """The log as a card."""

    hovered = Signal(list)
    """The places of the line under the pointer; empty when there are none."""
    stepped = Signal(int)
    """A line of this step was clicked or entered."""

    def __init__(self, arts: Sequence[SeatArt], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Log"), parent)
        self.rows.setContentsMargins(14, 10, 8, 8)
        self.rows.setSpacing(4)
        self.model = LogModel(self)
        self._delegate = _Lines(arts, self)
        self.view = QListView(self)
        self.view.setObjectName("log_lines")
        self.view.setAccessibleName(self.tr("Log, newest first"))
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._delegate)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setUniformItemSizes(False)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setMouseTracking(True)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.view.viewport().setAutoFillBackground(False)
        self.view.viewport().installEventFilter(self)
        self.view.entered.connect(self._point)
        self.view.clicked.connect(self._take)
        self.view.activated.connect(self._take)
        self.rows.addWidget(self.view, 1)

    def mark(self, step: int) -> None:
        """Mark the lines of the step that is looked back to; -1 ends it."""
        self._delegate.shown_step = step
        self.view.viewport().update()
        for row in range(self.model.rowCount()):
            if step >= 0 and self.model.line(row).step == step:
                self.view.scrollTo(self.model.index(row))
                break

    def _point(self, index: QModelIndex) -> None:
        self.hovered.emit(list(self.model.line(index.row()).places))

    def _take(self, index: QModelIndex) -> None:
        self.stepped.emit(self.model.line(index.row()).step)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.hovered.emit([])
        elif event.type() == QEvent.Type.Resize:  # as when the scroll bar comes: lines break elsewhere
            self.view.scheduleDelayedItemsLayout()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.doItemsLayout()
