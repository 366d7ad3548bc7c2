"""Labels in the faces and colours of the family."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import MUTED, TEXT, Paint, colour
from desktop.table.kit.widgets.flow import higher_when_narrow


def label(
    text: str = "",
    face: QFont | None = None,
    paint: Paint = TEXT,
    parent: QWidget | None = None,
    *,
    wrap: bool = False,
) -> QLabel:
    """A label that never takes text as markup. A wrapped one grows in height as it gets narrower."""
    made = QLabel(text, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setFont(face or fonts.font(14))
    ink(made, paint)
    made.setWordWrap(wrap)
    if wrap:
        higher_when_narrow(made)
    return made


def title(text: str, size: int = 26, parent: QWidget | None = None) -> QLabel:
    return label(text, fonts.display(size), TEXT, parent, wrap=True)


def hint(text: str, parent: QWidget | None = None, *, size: int = 13) -> QLabel:
    """Muted words that explain; wrapped."""
    return label(text, fonts.font(size), MUTED, parent, wrap=True)


def ink(made: QWidget, paint: Paint) -> None:
    """Give a widget's words a colour."""
    palette = made.palette()
    palette.setColor(QPalette.ColorRole.WindowText, colour(paint))
    palette.setColor(QPalette.ColorRole.Text, colour(paint))
    made.setPalette(palette)
