"""Which place on the table every address has, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.state import FIT, HELD, INJURED, MEDICAL_BAY, NOWHERE, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import ROOMS
from desktop.kernel.words import Address
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.check_aim import STRENGTHS
from desktop.table.boards.space_movers.check_panel import CheckPanel
from desktop.table.boards.space_movers.layout import Layout
from desktop.table.boards.space_movers.pieces import held_places
from desktop.table.boards.space_movers.ship import TOP, Ship
from desktop.table.boards.space_movers.tray import Placed, Tray

ABILITIES = ("peek", "tend", "swap", "trade")


def number_of(address: Address, kind: str) -> int | None:
    """The number of an address of a kind; None for another kind."""
    head, _, tail = address.partition(":")
    return int(tail) if head == kind and tail.lstrip("-").isdigit() else None


def beside_board(tables: Tables, ship: Ship, state: MoversState) -> dict[int, QRectF]:
    """The dice of Characters nobody plays, ready beside the board."""
    if state.phase == "choose":
        return {}
    free = [c for c in range(len(tables.characters)) if c not in state.seats and state.health[c] == FIT]
    x = ship.rect.right() - 14 - 22.0 * len(free)
    return {c: QRectF(x + 22.0 * n, ship.rect.top() + 3, 20, 20) for n, c in enumerate(free)}


def standing(tables: Tables, ship: Ship, state: MoversState) -> dict[int, tuple[QPointF, float]]:
    """The foot and size of everybody in the rooms of the Liberty; injured dice of uncontrolled Characters too."""
    by_room: dict[int, list[int]] = {}
    for character, health in enumerate(state.health):
        room = state.rooms[character]
        if health == INJURED and character not in state.seats:
            room = MEDICAL_BAY
        if room != NOWHERE and health != HELD:
            by_room.setdefault(room, []).append(character)
    found = {}
    for room, people in by_room.items():
        for index, character in enumerate(people):
            found[character] = ship.standing(room, index, len(people))
    return found


def pawn_rect(foot: QPointF, scale: float) -> QRectF:
    return QRectF(foot.x() - 13 * scale, foot.y() - 33 * scale, 26 * scale, 36 * scale)


class Places:
    """Addresses and rects of one position, laid out once."""

    def __init__(
        self,
        tables: Tables,
        layout: Layout,
        chart: Chart,
        ship: Ship,
        tray: Tray,
        state: MoversState,
        cards: Sequence[Placed],
        check: CheckPanel | None,
        chooser: Mapping[int, QRectF],
        box: Mapping[Address, QRectF],
        *,
        covered: bool = False,
    ) -> None:
        """``covered`` when the cards of all lie over chart and ship."""
        self._alias: dict[Address, Address] = {}
        self._rects: dict[Address, QRectF] = {}
        rects = self._rects
        if check is None and not chooser and not covered:
            self._open_table(tables, layout, chart, ship, state)
        for seat, rect in enumerate(tray.seat_rects):
            rects[f"seat:{seat}"] = rect
        rects["talk"] = tray.talk
        for placed in cards:
            if placed.card != NOWHERE:
                rects[f"card:{placed.card}"] = placed.rect
        rects["deck"], rects["discard"], rects["removed"] = tray.deck, tray.discard, tray.removed
        if check is not None:
            rects.update(check.places(state))
            rects.update(box)
            rects["throw"] = check.throw
            for name, rect in zip(STRENGTHS, check.strengths, strict=True):
                rects[f"strength:{name}"] = rect
        for character, rect in chooser.items():
            rects[f"character:{character}"] = rect

    def _open_table(self, tables: Tables, layout: Layout, chart: Chart, ship: Ship, state: MoversState) -> None:
        """What a check or the choice of characters covers: chart, ship and the cards beside it."""
        rects = self._rects
        for spot in chart.spots:
            rects[f"node:{spot.node}"] = spot.rect.adjusted(-6, -6, 6, 6)
        hq = chart.spots[tables.hq].rect
        rects["action:hq"] = hq.adjusted(hq.width() * 0.2, hq.height() * 0.2, -hq.width() * 0.2, -hq.height() * 0.2)
        if state.drone != NOWHERE:
            place = chart.spots[state.drone].beside("drone", 5)
            rects["drone"] = QRectF(place.x() - 13, place.y() - 13, 26, 26)
        else:
            rects["drone"] = ship.rooms[ROOMS.index("drone_room")]
        for number, room in enumerate(ship.rooms):
            rects[f"room:{number}"] = room
            rects[f"action:{ROOMS[number]}"] = room.adjusted(3, 3, -3, -3)
        rects["objective"], rects["event"], rects["pursuit"] = layout.objective, layout.event, layout.pursuit
        for index, ability in enumerate(ABILITIES):
            rects[f"ability:{ability}"] = QRectF(ship.rect.left() + 94 + index * 82, ship.rect.top() + 3, 78, TOP - 4)
        self._crew(tables, chart, ship, state)

    def _crew(self, tables: Tables, chart: Chart, ship: Ship, state: MoversState) -> None:
        for character, (foot, scale) in standing(tables, ship, state).items():
            self._rects[f"character:{character}"] = pawn_rect(foot, scale)
        for character, rect in beside_board(tables, ship, state).items():
            self._rects[f"character:{character}"] = rect
        for character, rect in held_places(chart, tables.hq, state).items():
            self._rects[f"character:{character}"] = rect

    def alias(self, tables: Tables, options: Mapping[Address, Sequence[Any]]) -> None:
        """Let the choices of Reactions lie where the things are that they speak of."""
        self._alias = {}
        for address, actions in options.items():
            if not address.startswith("choice:") or not actions or not isinstance(actions[0], a.React):
                continue
            card = tables.cards[actions[0].card].reaction
            kinds = {effect.kind for effect in card.effects} if card else set()
            kind = "node" if "jump_anywhere" in kinds else "character" if "heal" in kinds else "card"
            self._alias[address] = f"{kind}:{actions[0].choice}"

    def real(self, address: Address) -> Address:
        """What an address stands for on the table."""
        return self._alias.get(address, address)

    def rect(self, address: Address) -> QRectF | None:
        return self._rects.get(self.real(address))

    def at(self, point: QPointF) -> list[Address]:
        """The addresses at a point, the smallest place first, and of cards the one on top."""
        found = [(self._order(address, rect), address) for address, rect in self._rects.items() if rect.contains(point)]
        found.sort(key=lambda pair: pair[0])
        addresses = [address for _, address in found]
        cards = [address for address in addresses if address.startswith("card:")]
        for covered in cards[1:]:
            addresses.remove(covered)
        named = [choice for choice, real in self._alias.items() if real in addresses]
        return named + addresses

    @staticmethod
    def _order(address: Address, rect: QRectF) -> tuple[float, float]:
        # Of overlapping cards the right one lies on top.
        return rect.width() * rect.height(), -rect.left() if address.startswith("card:") else 0.0

    def every(self) -> Mapping[Address, QRectF]:
        """All places, for the arrow keys."""
        return self._rects
