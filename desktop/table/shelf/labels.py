"""The label below each box: what the game is, for whom, how long, and how to begin."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.kernel.game import GameInfo
from desktop.table.glimpses import playable
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, rounded, smooth
from desktop.table.kit.theme import ACCENTS, MUTED, SOFT_TEXT, TEXT, colour
from desktop.table.kit.widgets.button import RING, Button, Look
from desktop.table.kit.widgets.flow import FlowLayout
from desktop.table.kit.widgets.text import label
from desktop.table.kit.writing import centred_baseline, fit_font, put_text, text_width

_TITLE, _SMALLEST_TITLE = 21, 14
_ICON = 16.0


class TitleLine(QWidget):
    """The game's name behind a tick in its accent; the letters get smaller rather than run over the edge."""

    def __init__(self, text: str, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self._accent = text, accent
        self.setFixedHeight(28)
        self.setMinimumWidth(round(text_width(fonts.display(_SMALLEST_TITLE), text)) + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        fill(painter, rounded(QRectF(0, 5, 4, 18), 2), self._accent)
        face = fit_font(self._text, self.width() - 14, fonts.display(_TITLE), _SMALLEST_TITLE)
        put_text(painter, 14, centred_baseline(face, 14), self._text, face, TEXT)
        painter.end()


class Fact(QWidget):
    """An icon in the game's accent and a few words."""

    def __init__(self, icon: Icon, text: str, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._text, self._accent = icon, text, accent
        self._face = fonts.font(13, 500)
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        return QSize(round(_ICON + 6 + text_width(self._face, self._text) + 1.5), 20)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        paint_icon(painter, self._icon, QRectF(0, 2, _ICON, _ICON), colour(self._accent))
        put_text(painter, _ICON + 6, centred_baseline(self._face, 10), self._text, self._face, SOFT_TEXT)
        painter.end()


class GameLabel(QWidget):
    """Title, pitch, facts and buttons of one game."""

    new_game = Signal(str)
    learn = Signal(str)

    def __init__(self, info: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.info = info
        accent = ACCENTS[info.id]
        facts = self._facts()
        self.setAccessibleName(info.title)
        self.setAccessibleDescription(". ".join([info.pitch, *(text for _, text in facts)]))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(5)
        rows.addWidget(TitleLine(info.title, accent, self))
        rows.addWidget(label(info.pitch, fonts.font(14), SOFT_TEXT, self, wrap=True))
        flow = FlowLayout(across=16, down=4)
        for icon, text in facts:
            flow.addWidget(Fact(icon, text, accent, self))
        rows.addLayout(flow)
        rows.addStretch(1)
        rows.addLayout(self._buttons(accent) if playable(info) else self._note())
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _facts(self) -> list[tuple[Icon, str]]:
        (few, many), (short, long) = self.info.seats, self.info.minutes
        minutes = self.tr("{long} min") if short == long else self.tr("{short} to {long} min")
        kinds = {
            "together": (Icon.TOGETHER, self.tr("Together")),
            "rivals": (Icon.RIVALS, self.tr("Rivals")),
            "teams": (Icon.TEAMS, self.tr("Two teams")),
        }
        return [
            (Icon.PEOPLE, self.tr("{few} to {many}").format(few=few, many=many)),
            (Icon.CLOCK, minutes.format(short=short, long=long)),
            kinds[self.info.kind],
        ]

    def _buttons(self, accent: str) -> QHBoxLayout:
        self.play = Button(self.tr("New game"), self, look=Look.OUTLINE, accent=accent, icon=Icon.PLAY)
        self.play.setAccessibleName(self.tr("New game of {game}").format(game=self.info.title))
        self.play.clicked.connect(lambda: self.new_game.emit(self.info.id))
        self.read = Button(self.tr("Learn it"), self)
        self.read.setAccessibleName(self.tr("Learn {game}").format(game=self.info.title))
        self.read.clicked.connect(lambda: self.learn.emit(self.info.id))
        row = QHBoxLayout()
        row.setContentsMargins(-round(RING), 0, -round(RING), 0)
        row.setSpacing(2)
        row.addWidget(self.play, 3)
        row.addWidget(self.read, 2)
        return row

    def _note(self) -> QHBoxLayout:
        row = QHBoxLayout()
        note = self.tr("Not built yet: it cannot be played in this version.")
        row.addWidget(label(note, fonts.font(13), MUTED, self, wrap=True), 1, Qt.AlignmentFlag.AlignVCenter)
        return row

    def set_near(self, near: bool) -> None:
        """Fill the button while the box above is pointed at."""
        if playable(self.info):
            self.play.set_look(Look.PRIMARY if near else Look.OUTLINE)
