"""What lies round the board: the tray with the hand and the painted cards, all read from one position."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.games.amazing_space_venture.frames import Looking
from desktop.games.amazing_space_venture.state import UNKNOWN, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.words import Address, Sentence
from desktop.table.boards.amazing_space_venture.asked import Holding
from desktop.table.boards.amazing_space_venture.card_faces import card_face
from desktop.table.boards.amazing_space_venture.drawn import tiles_of
from desktop.table.boards.amazing_space_venture.faces import TileArt
from desktop.table.boards.amazing_space_venture.hand import HandTray
from desktop.table.boards.amazing_space_venture.held import HeldRail
from desktop.table.boards.amazing_space_venture.panels import BoxRail, KeyRail, SupplyRail
from desktop.table.boards.amazing_space_venture.rail import Rail
from desktop.table.boards.amazing_space_venture.reading import (
    bonus_of,
    box_of,
    goals_of,
    open_scores,
    sheet_of,
    supply_of,
)
from desktop.table.boards.amazing_space_venture.scores import QuestRail, ScoresRail
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.boards.base import Ask

_ORDER = {"planet": 0, "environment": 1, "life": 2, "red": 3, "ship": 4, "extra": 5, "explorer": 6}
"""How a hand is sorted."""


class Surroundings:
    """The widgets round one board."""

    def __init__(
        self,
        tables: Tables,
        arts: Sequence[TileArt],
        colours: tuple[str, ...],
        say: Callable[[Sentence], str],
    ) -> None:
        self._tables, self._arts, self._colours, self._say = tables, arts, colours, say
        self.hand = HandTray()
        self.drawn, self.supply, self.box, self.key = HeldRail(), SupplyRail(), BoxRail(), KeyRail()
        self.quest, self.scores = QuestRail(), ScoresRail()
        self.rails: tuple[Rail, ...] = (self.drawn, self.supply, self.box, self.key, self.quest, self.scores)
        """The most important first."""

    def blank(self) -> None:
        """Keep nothing that only one seat may see."""
        self.hand.show_cards((), "")
        self.quest.show_quests(())
        self.box.show_box(self._colours[0], {})

    def show(self, s: VentureState, seat: int) -> None:
        """Everything but hand and tiles, which depend on what is asked, too."""
        t, colours = self._tables, self._colours
        self.supply.show_supply(supply_of(t, s))
        self.box.show_box(colours[seat], box_of(s, seat))
        self.scores.show_scores(
            open_scores(t, s, colours, seat), bonus_of(t, s, colours), sheet_of(s, colours, self._say)
        )
        self.quest.show_quests(goals_of(t, s, seat))

    def show_hand(self, s: VentureState, seat: int, ask: Ask | None) -> None:
        """The cards of the seat, or those that it is shown or offered."""
        cards = self._own(s, seat)
        own = {self._address(card) for card in cards}
        if ask is not None:
            asked = [address for address in ask.options if address.startswith("card:")]
            others = [address for address in asked if address not in own]
            if others and len(others) == len(asked):  # cards of a deck or of another place are laid out
                cards = []
            cards = cards + [self._tables.card_number[address.partition(":")[2]] for address in others]
        cards.sort(key=lambda card: (_ORDER[self._tables.kinds[card]], self._tables.cards[card].title))
        covered = UNKNOWN in s.hands[seat]
        faces = [card_face(self._tables, card, self._say) for card in cards]
        self.hand.show_cards(faces, tr("All hands are covered") if covered else tr("No cards in hand"))

    def _own(self, s: VentureState, seat: int) -> list[int]:
        live = s.stack[-1] if s.stack else None
        shown = live.at if isinstance(live, Looking) and live.seat == seat else seat
        return [card for card in s.hands[shown] if card != UNKNOWN]

    def _address(self, card: int) -> Address:
        return f"card:{self._tables.cards[card].id}"

    def show_tiles(self, s: VentureState, gone: Sequence[str], held: Holding | None, turned: int) -> None:
        """The tiles of the turn; ``held`` is in hand, turned by quarter turns."""
        tiles = tiles_of(self._tables, self._arts, s, gone)
        if held is None:
            self.drawn.show_tiles(tiles, "", 0, "")
            return
        fits = sum(turned in turns for turns in held.rotations.values())
        line = tr("{now} squares fit, {more} turned").format(now=fits, more=len(held.rotations) - fits)
        self.drawn.show_tiles(tiles, f"tile:{held.tile}", turned, line)

    def show_choice(self, ask: Ask | None) -> None:
        """What may be picked on the cards."""
        for rail in self.rails:
            rail.show_choice(ask.options if ask is not None else ())
        if ask is None:
            self.hand.show_choice((), (), ())
        else:
            self.hand.show_choice(ask.options, ask.openings, ask.picks)

    def show_cursor(self, address: Address | None) -> None:
        self.hand.show_cursor(address)
        for rail in self.rails:
            rail.show_cursor(address)

    def place(self, address: Address) -> tuple[QWidget, QRectF] | None:
        """The widget in which an address lies, and where."""
        found = self.hand.place_of(address)
        if found is not None:
            return self.hand, QRectF(found)
        for rail in self.rails:
            if (area := rail.place_of(address)) is not None and rail.isVisible():
                return rail, area
        return None
