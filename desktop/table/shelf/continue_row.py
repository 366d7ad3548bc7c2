"""Games in progress, the one played last first; without any, three first steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.table.context import Context
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.theme import AMBER, GOOD, MUTED, SHELF_EDGE, VIOLET
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.flow import FlowLayout
from desktop.table.kit.widgets.text import label
from desktop.table.shelf.card import ContinueCard, StepCard
from desktop.table.shelf.model import SavedGame
from desktop.table.shelf.positions import Positions

_CARD, _SMALLEST = 385, 290
"""Widths at which a third card, and at which a second one still fits well."""
_BESIDE = 620
"""Width from which the buttons stand beside the heading."""


def cards_across(room: int) -> int:
    """How many cards stand side by side in `room` pixels."""
    return 3 if room >= 3 * _CARD else 2 if room >= 2 * _SMALLEST else 1


class ContinueRow(QWidget):
    game_wanted = Signal(str)
    menu_wanted = Signal(object, QPoint)
    """A SavedGame and the place for its menu."""
    command = Signal(str, object)
    """What a key asks for, and the SavedGame."""
    all_wanted = Signal()
    file_wanted = Signal()
    watch_wanted = Signal()
    learn_wanted = Signal()
    play_wanted = Signal()

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._positions = Positions(context.library)
        self._games: Sequence[SavedGame] = ()
        self._across = 3
        self.cards: list[ContinueCard | StepCard] = []
        self.heading = label(self.tr("Continue"), fonts.display(21), parent=self)
        self.count = label("", fonts.font(13), MUTED, self)
        self.load = Button(self.tr("Open a saved game …"), self, accent=SHELF_EDGE, height=34, size=13)
        self.all = Button(self.tr("All saved games"), self, accent=SHELF_EDGE, height=34, size=13)
        self.load.clicked.connect(self.file_wanted)
        self.all.clicked.connect(self.all_wanted)
        words = QHBoxLayout()
        words.setSpacing(8)
        words.addWidget(self.heading)
        words.addWidget(self.count)
        words.addStretch(1)
        buttons = FlowLayout(across=8, down=2)
        buttons.addWidget(self.load)
        buttons.addWidget(self.all)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(2)
        self._top.addLayout(words, 1)
        self._top.addLayout(buttons)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.addLayout(self._top)
        rows.addLayout(self._row)

    def show_games(self, games: Sequence[SavedGame], total: int) -> None:
        """Show the games in progress; `total` counts the finished ones as well."""
        self._games = games
        words = self.tr("{count} games in progress") if len(games) != 1 else self.tr("one game in progress")
        self.heading.setText(self.tr("Continue") if games else self.tr("First steps"))
        self.count.setText(words.format(count=len(games)) if games else "")
        self.all.setVisible(total > 0)
        self._fill()

    def fit(self, room: int, height: int) -> None:
        """Take the shape for a room; cards fill the height."""
        across = cards_across(room)
        if across != self._across:
            self._across = across
            self._fill()
        beside = QBoxLayout.Direction.LeftToRight if room >= _BESIDE else QBoxLayout.Direction.TopToBottom
        self._top.setDirection(beside)
        for card in self.cards:
            card.setFixedHeight(max(card.minimumSizeHint().height(), min(height, 244)))

    def _fill(self) -> None:
        focused = next((card.game.uid for card in self.cards if isinstance(card, ContinueCard) and card.hasFocus()), "")
        for card in self.cards:
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        games = [self._card(game) for game in self._games[: self._across]]
        self.cards = [*games, *self._steps(self._across - len(games))]
        for place in range(self._across):
            self._row.setStretch(place, 0)
        for place, card in enumerate(self.cards):
            self._row.insertWidget(place, card, 1)
            card.show()
            if isinstance(card, ContinueCard) and card.game.uid == focused:
                card.setFocus()

    def _card(self, game: SavedGame) -> ContinueCard:
        card = ContinueCard(game, self._positions.standing(game), self._context.pictures, self)
        card.clicked.connect(lambda: self.game_wanted.emit(game.uid))
        card.menu_wanted.connect(lambda at: self.menu_wanted.emit(game, at))
        card.command.connect(lambda command: self.command.emit(command, game))
        return card

    def _steps(self, count: int) -> list[StepCard]:
        """First steps, beside the games in progress as long as there are few."""
        steps: list[tuple[StepCard, Callable[[], None]]] = [
            (
                StepCard(
                    Icon.HINT,
                    self.tr("Learn in five minutes"),
                    self.tr("Your first game of Space Checkers, told turn by turn with pictures."),
                    self.tr("Read"),
                    AMBER,
                    self,
                ),
                self.learn_wanted.emit,
            ),
            (
                StepCard(
                    Icon.PLAY,
                    self.tr("Play a first game"),
                    self.tr("You against the computer, in practice: every move can be taken back."),
                    self.tr("Play"),
                    GOOD,
                    self,
                ),
                self.play_wanted.emit,
            ),
            (
                StepCard(
                    Icon.PEOPLE,
                    self.tr("Watch a game"),
                    self.tr("Four computer players show how the saucers move, warp and capture."),
                    self.tr("Watch"),
                    VIOLET,
                    self,
                ),
                self.watch_wanted.emit,
            ),
        ]
        for card, act in steps:
            card.clicked.connect(act)
        for card, _ in steps[count:]:
            card.deleteLater()
        return [card for card, _ in steps[:count]]
