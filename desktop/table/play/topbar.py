"""The bar above the board: the way out, the title, the parts of a turn, history, undo and the rest."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.table.boards.base import PaintIn
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.ink import line, smooth
from desktop.table.kit.theme import DEEP, HAIRLINE, colour
from desktop.table.kit.widgets.button import Button, icon_button
from desktop.table.kit.widgets.text import label
from desktop.table.play.history import HistoryBar
from desktop.table.play.phases import PhaseStrip

HEIGHT = 56
_ROOMY = 1180
"""Width from which the title and the words of the phases are shown."""


class Sign(QWidget):
    """A small picture."""

    def __init__(self, paint: PaintIn | None, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paint = paint
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._paint is None:
            return
        painter = QPainter(self)
        smooth(painter)
        self._paint(painter, QRectF(self.rect()))
        painter.end()


class TopBar(QWidget):
    """All its controls are plain attributes; the page connects them."""

    left = Signal()

    def __init__(self, title: str, sign: PaintIn | None, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        row.setSpacing(4)
        self.shelf = Button(self.tr("Shelf"), self, icon=Icon.ARROW_LEFT, height=36)
        self.shelf.setObjectName("to_shelf")
        self.shelf.setToolTip(self.tr("Back to the shelf; the game is kept"))
        self.shelf.clicked.connect(self.left)
        self.sign = Sign(sign, 34, self)
        self.title: QLabel = label(title, fonts.display(21))
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.phases = PhaseStrip(accent, self)
        self.history = HistoryBar(self)
        self.undo = icon_button(Icon.UNDO, self.tr("Undo (Ctrl+Z)"))
        self.redo = icon_button(Icon.REDO, self.tr("Redo (Ctrl+Y)"))
        self.hint = icon_button(Icon.HINT, self.tr("Hint (H)"))
        self.help = icon_button(Icon.HELP, self.tr("Rules (F1)"))
        self.settings = icon_button(Icon.SETTINGS, self.tr("Settings of the table"))
        self.full_screen = icon_button(Icon.FULL_SCREEN, self.tr("Full screen (F11)"))
        row.addWidget(self.shelf)
        row.addSpacing(4)
        row.addWidget(self.sign)
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addWidget(self.phases, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.history, 3)
        row.addSpacing(6)
        for button in (self.undo, self.redo, self.hint, self.help, self.settings, self.full_screen):
            row.addWidget(button)
        self.setFixedHeight(HEIGHT)
        self.history.setMaximumWidth(440)

    def sizeHint(self) -> QSize:
        return QSize(_ROOMY, HEIGHT)

    def fit(self, width: int) -> None:
        """Leave out what does not fit, the dearest last."""
        self.title.setVisible(width >= 900)
        self.phases.setVisible(width >= 1120)
        self.full_screen.setVisible(width >= 760)
        self.sign.setVisible(width >= 700)

    def allow_undo(self, reason: str, *, redo: bool, live: bool) -> None:
        """``reason`` says why nothing may be taken back; empty when something may. Neither while looking back."""
        words = reason or self.tr("Undo (Ctrl+Z)")
        self.undo.setEnabled(not reason and live)
        self.undo.setToolTip(words)
        self.undo.setAccessibleDescription(reason)
        self.redo.setEnabled(redo and live)
        self.redo.setToolTip(
            self.tr("Redo (Ctrl+Y)") if redo else self.tr("Nothing was undone that could be done again.")
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour(DEEP, 0.55))
        y = self.height() - 0.5
        line(painter, (0, y), (self.width(), y), colour(HAIRLINE, 0.8), 1)
        painter.end()
