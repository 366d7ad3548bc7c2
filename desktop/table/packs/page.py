"""The packs of this computer: by game, each with a switch, and a way for new ones to get in."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.games.catalogue import GAMES
from desktop.games.packs import inside_of
from desktop.kernel.errors import Problem
from desktop.kernel.packstore import Kept
from desktop.table.context import Context
from desktop.table.kit import fonts, problems
from desktop.table.kit.dialogs import ask
from desktop.table.kit.icons import Icon
from desktop.table.kit.theme import ACCENTS, MUTED
from desktop.table.kit.widgets.banner import Banner
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.page import Page
from desktop.table.kit.widgets.text import hint, label
from desktop.table.packs.card import PackCard
from desktop.table.packs.files import ask_for_pack


class PacksPage(Page):
    install_wanted = Signal(Path)
    """A file that a person has chosen to be installed."""
    begin_wanted = Signal(str)
    """A game whose page of a new game is wanted."""
    noted = Signal(str)
    """Words for the toast."""
    help_anchor = "starshelf/packs"

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Packs"), parent, width=980)
        self._context = context
        self.install = Button(self.tr("Install a pack …"), self, icon=Icon.PACK, look=Look.OUTLINE, height=36, size=13)
        self.install.clicked.connect(self._ask_for_file)
        self.add_tool(self.install)
        self.banner = Banner(self.column)
        self.rows.addWidget(self.banner)
        words = self.tr(
            "Packs bring boards, cards, tiles and stories. New games are played with those that are switched on; a "
            "game in progress keeps what it was begun with."
        )
        self.rows.addWidget(hint(words, self.column, size=14))
        self.cards: list[PackCard] = []
        self._made: list[QWidget] = []
        self.rows.addStretch(1)
        self.refresh()

    def refresh(self) -> None:
        """Read the packs anew."""
        try:
            packs = self._context.packs.packs()
        except Problem as problem:
            self.banner.show_sentence(problem.sentence)
            return
        self.banner.show_sentence(None)
        self._clear()
        for game, mine in _by_game(packs).items():
            self._add_heading(game)
            for kept in mine:
                self._add(kept)
        if not packs:
            self._put(hint(self.tr("No pack is installed yet."), self.column, size=15))
        self._order_tabs()

    def point_out(self, name: str) -> None:
        """Show the card of a pack, with the focus on its switch."""
        if card := self.card(name):
            card.switch.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(card)

    def on_installed(self, kept: Kept) -> bool:
        """Show a pack that was installed just now."""
        self.refresh()
        self.point_out(kept.id)
        return True

    def card(self, name: str) -> PackCard | None:
        """The card of a pack."""
        return next((card for card in self.cards if card.kept.id == name), None)

    def _clear(self) -> None:
        for made in self._made:
            self.rows.removeWidget(made)
            made.hide()
            made.deleteLater()
        self._made, self.cards = [], []

    def _put(self, widget: QWidget) -> None:
        self.rows.insertWidget(self.rows.count() - 1, widget)
        self._made.append(widget)

    def _add_heading(self, game: str) -> None:
        words = GAMES[game].title if game in GAMES else self.tr("Others")
        self._put(label(words, fonts.display(20), ACCENTS.get(game, MUTED), self.column))

    def _add(self, kept: Kept) -> None:
        inside = inside_of(kept.pack) if kept.pack else None
        card = PackCard(kept, inside, self._context.pictures, self.column)
        card.switched.connect(self._switch)
        card.begin_wanted.connect(self.begin_wanted)
        card.remove_wanted.connect(self._remove)
        self._put(card)
        self.cards.append(card)

    def _order_tabs(self) -> None:
        stops = [self.install, *(stop for card in self.cards for stop in card.tab_stops), self.back]
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)

    def _switch(self, name: str, on: bool) -> None:
        card = self.card(name)
        assert card
        try:
            self._context.packs.switch(name, on)
        except Problem as problem:
            problems.say(self, problem)
            on = not on
        card.show_on(on)

    def _remove(self, name: str) -> None:
        card = self.card(name)
        assert card
        heading = self.tr("Remove the pack?")
        words = self.tr("“{title}” is taken off this computer. Games begun with it keep their own copy of it.")
        if not ask(self, heading, words.format(title=card.kept.title), self.tr("Remove")):
            return
        try:
            self._context.packs.remove(name)
        except Problem as problem:
            problems.say(self, problem)
        else:
            self.noted.emit(self.tr("“{title}” was removed.").format(title=card.kept.title))
        self.refresh()
        self.install.setFocus()

    def _ask_for_file(self) -> None:
        if path := ask_for_pack(self):
            self.install_wanted.emit(path)


def _by_game(packs: list[Kept]) -> dict[str, list[Kept]]:
    """The packs by game, in the order of the shelf; those of no game here come last, under an empty name."""
    found: dict[str, list[Kept]] = {game: [] for game in (*GAMES, "")}
    for kept in packs:
        game = kept.pack.info.game if kept.pack else ""
        found[game if game in GAMES else ""].append(kept)
    return {game: mine for game, mine in found.items() if mine}
