"""The style sheet of the editor: fields, lists and scroll bars on dark panels."""

from __future__ import annotations

from desktop.table.kit.theme import MUTED, TEAL, TEXT, WHITE
from desktop.table.kit.theme_qss import SPACE_SHEET

GROUND, PANEL, DEEPER = "#0A1028", "#0D142F", "#0B1129"
LINE, LINE_LIT = "#33427F", "#5A6DBE"
TEAL_LIGHT = "#8FF0E6"

EDITOR_SHEET = (
    SPACE_SHEET
    + f"""
QMainWindow, QWidget#ground {{ background: {GROUND}; }}
QWidget#panel {{ background: {PANEL}; }}
QWidget#body {{ background: transparent; }}
QLineEdit, QComboBox, QPlainTextEdit {{
    background: {DEEPER}; color: {TEXT}; border: 1px solid {LINE}; border-radius: 8px; padding: 0 9px;
    min-height: 28px; selection-background-color: {TEAL}; selection-color: #06121F;
}}
QPlainTextEdit {{ padding: 4px 6px; }}
QLineEdit:hover, QComboBox:hover, QPlainTextEdit:hover {{ border-color: {LINE_LIT}; }}
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus {{ border: 2px solid {TEAL}; padding: 0 8px; }}
QPlainTextEdit:focus {{ padding: 3px 5px; }}
*[severity="fault"] {{ border: 2px solid #FF6B7A; }}
*[severity="warning"] {{ border: 2px solid #FFD84D; }}
QTreeView, QTableView, QListView {{ background: transparent; border: none; outline: none; color: {TEXT}; padding: 0; }}
QTreeView::item:hover, QTableView::item:hover {{ background: rgba(62, 198, 192, 0.08); }}
QTreeView::item:selected, QTableView::item:selected {{ background: rgba(62, 198, 192, 0.18); color: {WHITE}; }}
QTableView::item, QTableView::item:selected {{ border-radius: 0; }}
QHeaderView {{ background: transparent; border: none; border-radius: 0; padding: 0; }}
QTreeView::branch {{ background: transparent; }}
QSplitter::handle {{ background: {LINE}; }}
QSplitter::handle:horizontal {{ width: 1px; }}
QSplitter::handle:vertical {{ height: 1px; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{
    background: transparent; color: {MUTED}; border: none; border-top: 2px solid transparent;
    padding: 8px 14px; min-height: 22px;
}}
QTabBar::tab:selected {{ background: {PANEL}; color: {TEXT}; border-top: 2px solid {TEAL}; }}
QTabBar::tab:hover {{ color: {TEXT}; }}
QTabWidget::pane {{ border: none; }}
QToolTip {{ background: #1A2550; color: {TEXT}; border: 1px solid {LINE_LIT}; padding: 5px 8px; }}
QDialog {{ background: {PANEL}; }}
QLabel {{ background: transparent; }}
"""
)
