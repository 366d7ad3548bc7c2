"""The table behind the charts: every figure, sortable."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.lab.figures import COLUMNS, Row, rows
from desktop.table.kit import fonts
from desktop.table.kit.theme import MUTED, SOFT_TEXT, colour
from editor.balance.running import Pair

Index = QModelIndex | QPersistentModelIndex
SHOWN = ("table", "title", "item", "figure", "value", "low", "high", "count", "of", "base value")
SHARES = ("won", "wall", "games", "drawn", "used", "fits", "effect drawn", "effect used")
"""Figures that lie from 0 to 1, or from -1 to 1."""
SORTED = Qt.ItemDataRole.UserRole


class FigureModel(QAbstractTableModel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._columns = [COLUMNS.index(name) for name in SHOWN]
        self._figure = COLUMNS.index("figure")
        self._titles = (
            self.tr("Of"),
            self.tr("Name"),
            self.tr("Id"),
            self.tr("Figure"),
            self.tr("Value"),
            self.tr("From"),
            self.tr("To"),
            self.tr("Count"),
            self.tr("Out of"),
            self.tr("Without it"),
        )

        self._words = {
            "series": self.tr("All games"),
            "seat": self.tr("Seat"),
            "ending": self.tr("Ending"),
            "objective": self.tr("Objective"),
            "card": self.tr("Card"),
            "won": self.tr("won"),
            "rounds": self.tr("rounds, half of all"),
            "decisions": self.tr("decisions, half of all"),
            "games": self.tr("share of games"),
            "wall": self.tr("games stopped here"),
            "turns": self.tr("turns it lay open"),
            "drawn": self.tr("drawn"),
            "used": self.tr("used when drawn"),
            "fits": self.tr("had a place when drawn"),
            "effect drawn": self.tr("won more when drawn"),
            "effect used": self.tr("won more when used"),
        }

    def show_pair(self, pair: Pair) -> None:
        self.beginResetModel()
        self._rows = list(rows(pair.own, pair.base))
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(SHOWN)

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if way == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._rows[index.row()]
        value = row[self._columns[index.column()]]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._written(value, index.column(), row)
        if role == SORTED:
            return float("-inf") if value == "" and index.column() > SHOWN.index("figure") else value
        if role == Qt.ItemDataRole.TextAlignmentRole and not isinstance(value, str):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ForegroundRole:
            return colour(MUTED if index.column() in (0, 2) else SOFT_TEXT)
        return None

    def _written(self, value: str | int | float, column: int, row: Row) -> str:
        figure = str(row[self._figure])
        if isinstance(value, str):
            return self._words.get(value, value) if SHOWN[column] in ("table", "figure") else value
        if figure in SHARES and SHOWN[column] in ("value", "low", "high", "base value"):
            return f"{value:+.1%}" if figure.startswith("effect") else f"{value:.1%}"
        return f"{value:,}" if isinstance(value, int) else f"{value:,.1f}"


class FigureTable(QTableView):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = FigureModel(self)
        self._sorting = QSortFilterProxyModel(self)
        self._sorting.setSourceModel(self.figures)
        self._sorting.setSortRole(SORTED)
        self.setModel(self._sorting)
        self.setAccessibleName(self.tr("Figures of the balance"))
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setFont(fonts.font(13, tabular=True))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(26)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        head = self.horizontalHeader()
        head.setFont(fonts.font(12, 600))
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for column, width in enumerate((90, 220, 200, 170, 80, 76, 76, 76, 76, 110)):
            self.setColumnWidth(column, width)
        head.setSectionResizeMode(SHOWN.index("title"), QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
