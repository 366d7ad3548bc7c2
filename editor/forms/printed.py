"""The sentences that a card will bear, written from its fields by the game's own texts as one types."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.kernel.words import SeatName, Sentence
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, smooth
from desktop.table.kit.theme import TEAL, colour
from desktop.table.kit.widgets.flow import higher_when_narrow
from editor.document.draft import Removed
from editor.forms import sentences
from editor.forms.shapes import Group
from editor.forms.spot import Spot
from editor.look.sheet import TEAL_LIGHT


def prints(game: str, model: str) -> bool:
    """Whether things of a model bear words that are written from their fields."""
    return sentences.teller(game, model) is not None


class Printed(QWidget):
    """Shows the sentences with what comes out of fields in another colour."""

    def __init__(self, spot: Spot, group: Group, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spot, self._group = spot, group
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        self.words.setFont(fonts.font(13))
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 12, 8)
        row.addWidget(self.words, 1)
        higher_when_narrow(self)
        self.setAccessibleName(self.tr("Will print as"))
        self.refresh()

    def refresh(self) -> None:
        value = self._spot.value
        teller = sentences.teller(self._spot.document.game, self._group.name)
        told: Sequence[Sentence] = ()
        if teller is not None and not isinstance(value, Removed):
            told = told_by(teller, self._spot, value)
        text = "<br>".join(f"<span>{markup(sentence, self.tr)}</span>" for sentence in told if sentence.text)
        text = text or f"<i>{html.escape(self.tr('nothing'))}</i>"
        if text != self.words.text():
            self.words.setText(text)
            self.setAccessibleDescription(" ".join(str(sentence) for sentence in told))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        fill(painter, rounded(body, 6), colour(TEAL, 0.09))
        fill(painter, rounded(QRectF(0, 0, 3, self.height()), 1.5), colour(TEAL))
        painter.end()


def told_by(teller: Callable[..., Sequence[Sentence]], spot: Spot, value: Any) -> Sequence[Sentence]:
    """The sentences; one that says so where the thing is not finished."""
    try:
        return teller(spot.document, value)
    except Exception:  # half-finished content breaks texts in any way
        return [Sentence("This is not finished yet.")]


def markup(sentence: Sentence, translate: Callable[[str], str] = str) -> str:
    """A sentence as rich text: what fills its gaps is coloured."""
    filled: dict[str, str] = {}
    for key, value in sentence.args.items():
        if isinstance(value, Sentence):
            inner = markup(value, translate)
            filled[key] = inner if value.args else f"<b style='color:{TEAL_LIGHT}'>{inner}</b>"
        elif isinstance(value, SeatName):
            filled[key] = str(value.seat + 1)
        else:
            filled[key] = f"<b style='color:{TEAL_LIGHT}'>{html.escape(str(value))}</b>"
    return html.escape(translate(sentence.text), quote=False).format(**filled)
