"""The style sheet of the table, for what Qt draws itself."""

from desktop.table.kit.theme import EDGE, HAIRLINE, MUTED, PANEL, TEXT

SHEET = f"""
QListView {{ background: transparent; border: none; outline: none; padding: 0; }}
QListView::item {{ padding: 0; }}
QScrollArea, QWidget#body {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle {{ background: {HAIRLINE}; border-radius: 3px; margin: 2px; min-height: 30px; }}
QScrollBar::handle:hover {{ background: {EDGE}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
QMenu {{ background: {PANEL}; color: {TEXT}; border: 1px solid {EDGE}; padding: 6px; }}
QMenu::item {{ padding: 7px 26px 7px 12px; border-radius: 6px; }}
QMenu::item:selected {{ background: {HAIRLINE}; }}
QMenu::item:disabled {{ color: {MUTED}; }}
QMenu::separator {{ height: 1px; background: {HAIRLINE}; margin: 6px 8px; }}
"""
