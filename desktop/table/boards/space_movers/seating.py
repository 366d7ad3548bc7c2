"""Seats, phases and the way of the arrow keys: what surrounds the table."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers.state import HELD, INJURED, NOWHERE, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import ROOMS
from desktop.kernel.game import option
from desktop.kernel.words import Address
from desktop.table.boards.base import Curve, PaintIn, Phases, SeatArt, SeatSheet, Table
from desktop.table.boards.space_movers.crew import Look, paint_pawn, paint_sign
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.tokens import EYE
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit.ink import fill, rounded
from desktop.table.kit.theme import AMBER, MUTED, SOFT_TEXT, TEAL, TEXT, Paint, colour

_PHASE = {"choose": 0, "draw": 0, "move": 1, "act": 2, "window": 3, "resource": 3, "scout": 3, "discard": 3, "pass": 3}


def given_character(tables: Tables, table: Table, seat: int) -> int:
    """The Character of a seat before anything is shown; ``NOWHERE`` where they are chosen in play."""
    if option(table.game.info, table.setup, "characters") != "given":
        return NOWHERE
    return tables.character_of[table.setup.seats[seat].role]


def seat_art(tables: Tables, crew: Sequence[Look], character: int) -> SeatArt:
    if character == NOWHERE:
        return SeatArt(TEXT, portrait=_nobody, title=tr("chooses a character"))
    look = crew[character]

    def sign(painter: QPainter, rect: QRectF) -> None:
        paint_sign(painter, look, rect)

    def portrait(painter: QPainter, rect: QRectF) -> None:
        fill(painter, rounded(rect, 8), colour("#070C26", 0.7))
        scale = rect.height() / 42
        paint_pawn(painter, look, rect.center().x(), rect.bottom() - 4 * scale, scale)

    return SeatArt(look.bright, sign, portrait, look.name)


def _nobody(painter: QPainter, rect: QRectF) -> None:
    """The portrait of a seat whose Character is not chosen yet."""
    fill(painter, rounded(rect, 8), colour("#070C26", 0.7))
    paint_symbol(painter, "person", rect.center().x(), rect.center().y(), rect.height() * 0.3, colour(MUTED, 0.6))


def seat_sheet(tables: Tables, state: MoversState, seat: int) -> SeatSheet:
    """Cards in hand, cargo aboard, and where the Character is."""
    character = state.seats[seat]
    hand, aboard = len(state.hands[seat]), len(state.tables[seat])
    note = where(tables, state, character)

    def strip(painter: QPainter, rect: QRectF) -> None:
        x = rect.left()
        for symbol, count, paint in (("cards", hand, SOFT_TEXT), ("crate", aboard, AMBER)):
            for _ in range(min(count, 6)):
                paint_symbol(painter, symbol, x + 6, rect.center().y(), 6, paint)
                x += 15
            x += 6

    words = tr(" card") if hand == 1 else tr(" cards")
    return SeatSheet(str(hand), words, note, strip, (str(hand), str(aboard), note))


def where(tables: Tables, state: MoversState, character: int) -> str:
    if character == NOWHERE:
        return ""
    if state.health[character] == HELD:
        return tr("Interrogation")
    room = tables.content.rooms
    number = state.rooms[character]
    titles = {one.id: one.title for one in room}
    place = titles[ROOMS[number]] if number != NOWHERE else ""
    if state.health[character] == INJURED:
        return tr("damaged") if tables.characters[character].machine else tr("injured")
    return place


def curves() -> tuple[Curve, ...]:
    """What the end screen draws over time."""

    def sign(symbol: str, paint: Paint) -> PaintIn:
        return lambda painter, rect: paint_symbol(
            painter, symbol, rect.center().x(), rect.center().y(), rect.width() / 2, paint
        )

    return (
        Curve(tr("Resources"), AMBER, sign("battery", AMBER)),
        Curve(tr("Eyes (Presence)"), EYE, sign("eye", EYE)),
        Curve(tr("Objectives"), TEAL, sign("star", TEAL)),
    )


def facts(state: MoversState) -> tuple[tuple[str, str], ...]:
    """What the crew came to."""
    return (
        (f"{len(state.done)}/{state.goal}", tr("objectives")),
        (str(state.deliveries), tr("deliveries")),
        (str(state.turn), tr("turns")),
        (str(state.resources), tr("resources left")),
        (str(state.presence), tr("Presence")),
    )


def phases(state: MoversState | None) -> Phases:
    titles = (tr("Draw"), tr("Movement"), tr("Action"), tr("Clean Up"))
    return Phases(titles, _PHASE.get(state.phase, 3) if state is not None else 0)


def chooser_places(room: QRectF, count: int) -> dict[int, QRectF]:
    """Cards of Characters in rows of four."""
    columns = 4
    rows = math.ceil(count / columns)
    inner = room.adjusted(10, 10, -10, -10)
    wide, high = (inner.width() - (columns - 1) * 8) / columns, (inner.height() - (rows - 1) * 8) / rows
    found = {}
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        left = inner.left() + (inner.width() - here * wide - (here - 1) * 8) / 2
        found[number] = QRectF(left + column * (wide + 8), inner.top() + row * (high + 8), wide, high)
    return found


def beside(places: Mapping[Address, QRectF], address: Address | None, right: int, down: int) -> Address:
    """The nearest place in a direction; the first one when there is none yet."""
    start = places.get(address or "")
    if start is None:
        return next(iter(places), "deck")
    best, least = address or "", math.inf
    for other, rect in places.items():
        way = rect.center() - start.center()
        along, across = way.x() * right + way.y() * down, abs(way.x() * down) + abs(way.y() * right)
        if other != address and along > 4 and along + 2.2 * across < least:
            best, least = other, along + 2.2 * across
    return best
