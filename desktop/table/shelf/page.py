"""The shelf: the first page, with the boxes, the games in progress and the rail."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.catalogue import GAMES
from desktop.kernel.errors import Problem
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.context import Context
from desktop.table.glimpses import playable
from desktop.table.kit import fonts, problems
from desktop.table.kit.icons import Icon
from desktop.table.kit.theme import MUTED
from desktop.table.kit.widgets.banner import Banner
from desktop.table.kit.widgets.button import icon_button
from desktop.table.kit.widgets.page import scrolling
from desktop.table.kit.widgets.text import label
from desktop.table.newgame.plan import PERSON, NewGame
from desktop.table.shelf.boxes import BoxShelf
from desktop.table.shelf.card import ContinueCard
from desktop.table.shelf.continue_row import ContinueRow
from desktop.table.shelf.design import open_editor
from desktop.table.shelf.menu import GameMenu
from desktop.table.shelf.model import records, saved_games
from desktop.table.shelf.rail import Rail

FIRST_GAME = "space_checkers"
_NARROW = 1100
"""Below this width the rail shows icons only."""
_TALL = 940
"""Height of a window with room to spare."""
_CARDS = 242
"""Height of the row of cards with its heading, in a low window."""
_LABELS = 180
"""Height of the label board with the shelf's edge, at least."""
_LEAST_FACE = 220.0
"""Boxes are not made lower than this: the page scrolls instead."""


class ShelfPage(QWidget):
    new_game_wanted = Signal(str)
    begin_wanted = Signal(object)
    """A NewGame that begins at once."""
    game_wanted = Signal(str)
    help_wanted = Signal(str)
    packs_wanted = Signal()
    settings_wanted = Signal()
    statistics_wanted = Signal()
    saved_games_wanted = Signal()
    file_wanted = Signal()
    full_screen_wanted = Signal()
    noted = Signal(str)
    """Words for the toast."""
    help_anchor = "starshelf"

    def __init__(self, context: Context, menu: GameMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._menu = menu
        self.setAccessibleName(self.tr("The shelf"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # it holds the focus until the library is read
        self.rail = Rail(context.pictures, self)
        self.body = QWidget()
        self.body.setObjectName("body")
        self.banner = Banner(self.body)
        self.boxes = BoxShelf(list(GAMES.values()), context.pictures, context.settings, self.body)
        self.games = ContinueRow(context, self.body)
        self._lay_out()
        self._connect()
        self._order_tabs()

    def _lay_out(self) -> None:
        self.full_screen = icon_button(Icon.FULL_SCREEN, self.tr("Full screen (F11)"), self.body)
        self.heading = label(self.tr("Pick a box"), fonts.display(24))
        hint = self.tr("everything plays on this screen, alone, with friends or with the computer")
        self.hint = label(hint, fonts.font(14), MUTED)
        header = QHBoxLayout()
        header.setSpacing(16)
        header.addWidget(self.heading)
        header.addWidget(self.hint, 1, Qt.AlignmentFlag.AlignVCenter)
        header.addStretch(0)
        header.addWidget(self.full_screen)
        self._rows = QVBoxLayout(self.body)
        self._rows.setContentsMargins(0, 12, 0, 12)
        self._rows.setSpacing(0)
        self._rows.addLayout(header)
        self._rows.addWidget(self.banner)
        self._rows.addWidget(self.boxes)
        self._rows.addSpacing(6)
        self._rows.addWidget(self.games)
        self._rows.addStretch(1)
        self.area = scrolling(self.body, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addSpacing(20)
        row.addWidget(self.area, 1)

    def _connect(self) -> None:
        self.rail.packs_wanted.connect(self.packs_wanted)
        self.rail.settings_wanted.connect(self.settings_wanted)
        self.rail.statistics_wanted.connect(self.statistics_wanted)
        self.rail.help_wanted.connect(lambda: self.help_wanted.emit("starshelf"))
        self.rail.editor_wanted.connect(self._open_editor)
        self.full_screen.clicked.connect(self.full_screen_wanted)
        for box, words in zip(self.boxes.boxes, self.boxes.labels, strict=True):
            box.clicked.connect(lambda _=False, game=box.info.id: self._open_box(game))
            words.new_game.connect(self.new_game_wanted)
            words.learn.connect(self.help_wanted)
        games = self.games
        games.game_wanted.connect(self.game_wanted)
        games.all_wanted.connect(self.saved_games_wanted)
        games.file_wanted.connect(self.file_wanted)
        games.menu_wanted.connect(lambda game, at: self._menu.open(game, at, self))
        games.learn_wanted.connect(lambda: self.help_wanted.emit(f"{FIRST_GAME}/first-game"))
        games.play_wanted.connect(lambda: self.begin_wanted.emit(first_game(self._own_name())))
        games.watch_wanted.connect(lambda: self.begin_wanted.emit(game_to_watch()))
        games.command.connect(lambda command, game: self._menu.do(command, game, self))
        self._menu.changed.connect(self.refresh)

    def _order_tabs(self) -> None:
        """Boxes with their buttons, then the cards, then the rail."""
        chain: list[QWidget] = []
        for box, words in zip(self.boxes.boxes, self.boxes.labels, strict=True):
            chain.append(box)
            if playable(box.info):
                chain += [words.play, words.read]
        chain += [*self.games.cards, self.games.load, self.games.all, *self.rail.ways, self.full_screen]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def _open_editor(self) -> None:
        try:
            open_editor()
        except Problem as problem:
            problems.say(self, problem)
        else:
            self.noted.emit(self.tr("The editor opens in a window of its own."))

    # ---- what is shown ---------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the library anew."""
        self.banner.show_sentence(self._context.trouble, retry=self._context.trouble is not None)
        try:
            games = [game for game in saved_games(self._context.library) if game.uid not in self._menu.bin]
            tallies = self._context.library.tallies()
            packs = self._context.packs.count()
        except Problem as problem:
            self.banner.show_sentence(problem.sentence)
            return
        if notice := self._context.library.notice:
            self.banner.show_sentence(notice)
        self.games.show_games([game for game in games if not game.is_over], len(games))
        self.rail.show_records(records(tallies))
        self.rail.show_packs(*packs)
        self._fit()
        self._order_tabs()
        if self.hasFocus():
            self.take_focus()

    def point_out(self, uid: str) -> None:
        """Give the card of a game the focus."""
        for card in self.games.cards:
            if isinstance(card, ContinueCard) and card.game.uid == uid:
                card.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """Put the keyboard's focus where a person goes on most likely."""
        card = next((card for card in self.games.cards if isinstance(card, ContinueCard)), None)
        box = next((box for box in self.boxes.boxes if playable(box.info)), None)
        for widget in (card, box):
            if widget is not None:
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                self.area.ensureWidgetVisible(widget)
                return

    def _open_box(self, game_id: str) -> None:
        info = GAMES[game_id]
        if playable(info):
            self.new_game_wanted.emit(game_id)
        else:
            words = self.tr("{game} is not built yet: its rules are still being written.")
            self.noted.emit(words.format(game=info.title))

    def _own_name(self) -> str:
        names = self._context.library.names(1)
        return names[0] if names else self.tr("Player 1")

    # ---- shape -----------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < _NARROW
        self.rail.fit(narrow, self.height())
        room = self.width() - self.rail.width() - 18 - 20 - 24
        top = 8 if self.height() < _TALL else 20
        self._rows.setContentsMargins(0, top, 24, 6)
        self.hint.setVisible(room > 760)
        banner = self.banner.sizeHint().height() if self.banner.isVisibleTo(self.body) else 0
        above = top + 6 + 42 + 6 + banner
        rest = above + _CARDS
        face = max(_LEAST_FACE, float(self.height() - rest - _LABELS))
        height = self.boxes.arrange(room, face)
        if (over := rest + height - self.height()) > 0 and face > _LEAST_FACE:
            height = self.boxes.arrange(room, max(_LEAST_FACE, self.boxes.face_height - over))
        self.boxes.setFixedHeight(height)
        self.games.fit(room, self.height() - above - height - 46)

    # ---- keys ------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down) and self.hasFocus():
            self.boxes.boxes[0].setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)


def first_game(name: str) -> NewGame:
    """A person against one computer player, in practice."""
    seats = (SeatSetup(name, "green"), SeatSetup("Nova", "blue"))
    return NewGame(FIRST_GAME, Setup(seats), (PERSON, "greedy"), practice=True)


def game_to_watch() -> NewGame:
    """Four computer players among themselves."""
    names = (("Nova", "green"), ("Altair", "yellow"), ("Vega", "blue"), ("Rigel", "red"))
    return NewGame(FIRST_GAME, Setup(tuple(SeatSetup(*seat) for seat in names)), ("greedy",) * 4)
