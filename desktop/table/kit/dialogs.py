"""Small windows that say one thing, or ask one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import ellipse, fill, smooth
from desktop.table.kit.theme import colour
from desktop.table.kit.theme_qss import DARK, LIGHT, Scheme, dialog_sheet

_WIDTH = 440


def _tr(text: str) -> str:
    return QCoreApplication.translate("Dialog", text)


class _Badge(QWidget):
    """An icon in a disc, beside the sentence."""

    def __init__(self, icon: Icon, paint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self._paint = icon, paint
        self.setFixedSize(QSize(44, 44))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        fill(painter, ellipse(22, 22, 22), colour(self._paint, 0.16))
        paint_icon(painter, self._icon, QRectF(11, 11, 22, 22), colour(self._paint))
        painter.end()


class Dialog(QDialog):
    """A heading, a sentence, and buttons; the first button is taken by Enter, Esc takes none."""

    def __init__(
        self,
        heading: str,
        sentence: str,
        buttons: Sequence[str],
        parent: QWidget | None = None,
        *,
        icon: Icon = Icon.HELP,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading)
        self.chosen = -1
        """The number of the button taken; -1 when the dialog was closed without."""
        colours = _scheme_in_use()
        self.setStyleSheet(dialog_sheet(colours))
        self.sentence = QLabel(sentence, self)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setAccessibleDescription(sentence)
        title = QLabel(heading, self)
        title.setFont(fonts.display(18))
        title.setWordWrap(True)
        self.words = QVBoxLayout()
        self.words.setSpacing(8)
        self.words.addWidget(title)
        self.words.addWidget(self.sentence)
        top = QHBoxLayout()
        top.setSpacing(16)
        badge = _Badge(icon, colours.accent, self)
        top.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(self.words, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(22, 20, 22, 18)
        rows.setSpacing(18)
        rows.addLayout(top)
        rows.addLayout(self._button_row(buttons))
        self.setMinimumWidth(min(_WIDTH, self._screen_width()))

    def _screen_width(self) -> int:
        screen = self.screen() or QGuiApplication.primaryScreen()
        return screen.availableGeometry().width() - 24

    def _button_row(self, buttons: Sequence[str]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        self.buttons = [QPushButton(text, self) for text in buttons]
        for number, button in reversed(list(enumerate(self.buttons))):
            button.setDefault(number == 0)
            button.setAutoDefault(number == 0)
            button.clicked.connect(lambda _=False, number=number: self._take(number))
            row.addWidget(button)
        self.buttons[0].setFocus()
        return row

    def _take(self, number: int) -> None:
        self.chosen = number
        self.accept()


def _scheme_in_use() -> Scheme:
    window = QGuiApplication.palette().color(QGuiApplication.palette().ColorRole.Window)
    return DARK if window.lightnessF() < 0.5 else LIGHT


def tell(parent: QWidget | None, heading: str, sentence: str, *, icon: Icon = Icon.WARNING) -> None:
    """Say one thing and wait until it was read."""
    Dialog(heading, sentence, [_tr("OK")], parent, icon=icon).exec()


def ask(parent: QWidget | None, heading: str, sentence: str, yes: str, no: str | None = None) -> bool:
    """Ask whether to do it; Esc means no."""
    dialog = Dialog(heading, sentence, [yes, no or _tr("Cancel")], parent)
    dialog.exec()
    return dialog.chosen == 0


def ask_text(parent: QWidget | None, heading: str, sentence: str, value: str, yes: str) -> str | None:
    """Ask for a line of text; None when nothing was entered or the dialog was closed."""
    dialog = Dialog(heading, sentence, [yes, _tr("Cancel")], parent, icon=Icon.PENCIL)
    field = QLineEdit(value, dialog)
    field.setMaxLength(60)
    field.setAccessibleName(sentence)
    field.selectAll()
    dialog.words.addWidget(field)
    field.setFocus()
    dialog.exec()
    return (field.text().strip() or None) if dialog.chosen == 0 else None
