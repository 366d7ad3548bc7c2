"""A board for the stub game with hidden hands: it shows what a new game needs, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QWidget

from desktop.kernel.game import Event
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask, Board, Phases, SeatArt, SeatSheet, Table, Tip
from desktop.table.kit.cache import Pictures

WIDTH, HEIGHT = 60.0, 80.0


class StubBoard(Board):
    """Hands in rows, the deck at the side; every card an item with its value as text."""

    def __init__(self, table: Table, pictures: Pictures) -> None:
        super().__init__(table)
        self.setSceneRect(0, 0, 800, 400)
        self._items: dict[Address, QGraphicsSimpleTextItem] = {}
        self._moving = False

    def show(self, state: Any) -> None:
        self.blank()
        self._put("deck", f"deck of {len(state.deck)}", 0, 0)
        for row, hand in enumerate(state.hands):
            for column, card in enumerate(hand):
                known = card >= 0
                words = f"a {self.table.game._value(card)}" if known else "?"
                self._put(f"card:{card}" if known else f"back:{row},{column}", words, column + 1, row)

    def _put(self, address: Address, words: str, column: float, row: float) -> None:
        item = QGraphicsSimpleTextItem(words)
        item.setPos(column * WIDTH, row * HEIGHT)
        item.setToolTip(words)
        self.addItem(item)
        self._items[address] = item

    def blank(self) -> None:
        for item in self._items.values():
            self.removeItem(item)
        self._items = {}

    def play(self, events: Sequence[Event], after: Any) -> None:
        self.show(after)
        self.settled.emit()

    def skip(self) -> None:
        pass

    @property
    def moving(self) -> bool:
        return self._moving

    def ask(self, ask: Ask | None) -> None:
        pass

    def point(self, address: Address | None, tip: Tip | None = None) -> None:
        pass

    def highlight(self, addresses: Sequence[Address]) -> None:
        pass

    def refuse(self, address: Address | None) -> None:
        pass

    def attempts(self, ask: Ask, address: Address | None) -> list[Any]:
        return []

    def addresses_at(self, point: QPointF) -> list[Address]:
        return [address for address, item in self._items.items() if self._rect(item).contains(point)]

    def _rect(self, item: QGraphicsSimpleTextItem) -> QRectF:
        return QRectF(item.pos().x(), item.pos().y(), WIDTH, HEIGHT)

    def place(self, address: Address) -> QRectF | None:
        item = self._items.get(address)
        return self._rect(item) if item is not None else None

    def name(self, address: Address) -> str:
        item = self._items.get(address)
        return item.text() if item is not None else address

    def beside(self, address: Address | None, right: int, down: int) -> Address:
        return "deck"

    def set_cursor(self, address: Address | None) -> None:
        pass

    def heading(self, ask: Ask) -> str:
        return "Choose"

    def verb(self, action: Any) -> str:
        return str(action.kind)

    def seat_art(self, seat: int) -> SeatArt:
        return SeatArt(accent="#58E07A", title=self.table.setup.seats[seat].role)

    def seat_sheet(self, state: Any, seat: int) -> SeatSheet:
        return SeatSheet(str(state.scores[seat]), note=f"{len(state.hands[seat])} cards")

    def score(self, state: Any, seat: int) -> int:
        return int(state.scores[seat])

    def phases(self, ask: Ask | None) -> Phases:
        return Phases(("Act",))

    def panels(self) -> list[QWidget]:
        return []
