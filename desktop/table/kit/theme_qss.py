"""Style sheets for Qt's own controls: over the sky, and in dialogs that are light or dark."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from desktop.table.kit import fonts
from desktop.table.kit.theme import (
    EDGE,
    HAIRLINE,
    MUTED,
    PANEL,
    RAISED,
    SHELF_EDGE,
    TEXT,
    WHITE,
    colour,
)


class Theme(StrEnum):
    """The colours of dialogs, help and settings; boards keep their own."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Scheme:
    """The colours of dialogs and help pages."""

    paper: str
    raised: str
    """Fields and quiet buttons."""
    ink: str
    soft: str
    """Words that explain."""
    line: str
    accent: str
    on_accent: str
    mark: str
    """Behind words that were searched for."""


DARK = Scheme("#10183A", "#1A2550", TEXT, "#AEB9E4", "#34437F", "#8FB4FF", "#0A1030", "#57491A")
LIGHT = Scheme("#F7F6F1", "#FFFFFF", "#1B2340", "#59638A", "#C9CCDC", "#2A4FB8", "#FFFFFF", "#FFE58A")


def is_dark(theme: Theme) -> bool:
    if theme is Theme.SYSTEM:
        return QGuiApplication.styleHints().colorScheme() is not Qt.ColorScheme.Light
    return theme is Theme.DARK


def scheme(theme: Theme) -> Scheme:
    return DARK if is_dark(theme) else LIGHT


def dress(app: QApplication, theme: Theme) -> None:
    """Give the program its style, face and the colours of its dialogs."""
    if app.style().objectName() != "fusion":
        app.setStyle("Fusion")
    app.setFont(fonts.font(14))
    app.setPalette(palette(scheme(theme)))
    app.setStyleSheet(
        f"QToolTip {{ background: {RAISED}; color: {TEXT}; border: 1px solid {EDGE}; padding: 5px 8px; }}"
    )


def palette(colours: Scheme) -> QPalette:
    made = QPalette()
    role = QPalette.ColorRole
    for key, paint in (
        (role.Window, colours.paper),
        (role.Base, colours.raised),
        (role.AlternateBase, colours.paper),
        (role.Button, colours.raised),
        (role.WindowText, colours.ink),
        (role.Text, colours.ink),
        (role.ButtonText, colours.ink),
        (role.PlaceholderText, colours.soft),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Link, colours.accent),
        (role.LinkVisited, colours.accent),
    ):
        made.setColor(key, colour(paint))
    disabled = QPalette.ColorGroup.Disabled
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(disabled, key, colour(colours.soft, 0.6))
    return made


def _scroll_bars(handle: str, hover: str) -> str:
    return f"""
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {handle}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 36px; }}
QScrollBar::handle:horizontal {{ min-width: 36px; }}
QScrollBar::handle:hover {{ background: {hover}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
"""


SPACE_SHEET = f"""
QScrollArea, QScrollArea > QWidget > QWidget#body {{ background: transparent; border: none; }}
QLineEdit, QComboBox, QSpinBox {{
    background: rgba(7, 11, 26, 0.72); color: {TEXT}; border: 1px solid {HAIRLINE}; border-radius: 8px;
    padding: 0 10px; min-height: 34px; selection-background-color: {EDGE}; selection-color: {WHITE};
}}
QLineEdit:hover, QComboBox:hover {{ border-color: {EDGE}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{ border: 2px solid {SHELF_EDGE}; padding: 0 9px; }}
QLineEdit[refused="true"] {{ border: 2px solid #FF8A94; padding: 0 9px; }}
QLineEdit:disabled, QComboBox:disabled {{ color: {MUTED}; }}
QComboBox::drop-down {{ border: none; width: 24px; }}
QAbstractItemView {{
    background: {PANEL}; color: {TEXT}; border: 1px solid {EDGE}; border-radius: 8px; padding: 4px;
    selection-background-color: {HAIRLINE}; selection-color: {WHITE}; outline: none;
}}
QAbstractItemView::item {{ min-height: 30px; padding: 0 8px; border-radius: 5px; }}
QAbstractItemView::item:hover {{ background: {RAISED}; }}
QAbstractItemView::item:selected {{ background: {HAIRLINE}; color: {WHITE}; }}
QHeaderView::section {{
    background: transparent; color: {MUTED}; border: none; border-bottom: 1px solid {HAIRLINE}; padding: 6px 8px;
}}
QTableView {{ gridline-color: transparent; border: none; background: transparent; }}
QMenu {{ background: {PANEL}; color: {TEXT}; border: 1px solid {EDGE}; padding: 6px; }}
QMenu::item {{ padding: 8px 26px 8px 14px; border-radius: 6px; }}
QMenu::item:selected {{ background: {HAIRLINE}; color: {WHITE}; }}
QMenu::item:disabled {{ color: {MUTED}; }}
QMenu::separator {{ height: 1px; background: {HAIRLINE}; margin: 6px 8px; }}
{_scroll_bars(HAIRLINE, EDGE)}
"""
"""For everything that lies over the sky."""


def dialog_sheet(colours: Scheme) -> str:
    """For dialogs and help pages."""
    return f"""
QDialog {{ background: {colours.paper}; }}
QLineEdit {{
    background: {colours.raised}; color: {colours.ink}; border: 1px solid {colours.line}; border-radius: 8px;
    padding: 0 10px; min-height: 34px; selection-background-color: {colours.accent};
    selection-color: {colours.on_accent};
}}
QLineEdit:focus {{ border: 2px solid {colours.accent}; padding: 0 9px; }}
QPushButton {{
    background: {colours.raised}; color: {colours.ink}; border: 1px solid {colours.line}; border-radius: 8px;
    padding: 0 18px; min-height: 36px; font-weight: 600;
}}
QPushButton:hover {{ border-color: {colours.accent}; }}
QPushButton:focus {{ border: 2px solid {colours.accent}; padding: 0 17px; }}
QPushButton:default {{ background: {colours.accent}; color: {colours.on_accent}; border-color: {colours.accent}; }}
QPushButton:default:focus {{ border: 2px solid {colours.ink}; }}
QTextBrowser {{ background: transparent; color: {colours.ink}; border: none; }}
QPlainTextEdit {{
    background: {colours.raised}; color: {colours.ink}; border: 1px solid {colours.line}; border-radius: 8px;
    padding: 6px 8px; selection-background-color: {colours.accent}; selection-color: {colours.on_accent};
}}
QPlainTextEdit:focus {{ border: 2px solid {colours.accent}; padding: 5px 7px; }}
QCheckBox {{ color: {colours.ink}; spacing: 8px; }}
QListWidget {{ background: transparent; color: {colours.ink}; border: none; outline: none; }}
QListWidget::item {{ padding: 7px 10px; border-radius: 6px; }}
QListWidget::item:hover {{ background: {colours.raised}; }}
QListWidget::item:selected {{ background: {colours.accent}; color: {colours.on_accent}; }}
{_scroll_bars(colours.line, colours.accent)}
"""
