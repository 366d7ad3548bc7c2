"""Cards, rooms and people held up to be read in full."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers import faces
from desktop.games.space_movers.run import top_side
from desktop.games.space_movers.state import NOWHERE, MoversState
from desktop.games.space_movers.vocabulary import ROOMS
from desktop.kernel.words import Address
from desktop.table.boards.space_movers.character_card import paint_character
from desktop.table.boards.space_movers.drawing import Drawing, Shown
from desktop.table.boards.space_movers.faces import Face
from desktop.table.boards.space_movers.words import tr


def whole_face(drawing: Drawing, shown: Shown, address: Address, why: str = "") -> Face | None:
    """A card, room or headquarters in all its words; ``why`` says why it may not be used. None for other places."""
    state, tables = shown.state, drawing.tables
    kind, _, tail = address.partition(":")
    found: faces.Face | None = None
    face: Face | None = None
    if kind == "card" and int(tail) >= 0:
        found, face = faces.card_face(tables, int(tail)), drawing.face(int(tail))
    elif address == "event" and state.event != NOWHERE:
        found, face = faces.card_face(tables, state.event), drawing.board_face(shown, address)
    elif address == "pursuit" and state.pursuit != NOWHERE:
        found, face = faces.card_face(tables, state.pursuit), drawing.board_face(shown, address)
    elif address == "objective" and (side := top_side(tables, state)) is not None:
        found, face = faces.side_face(tables, side), drawing.board_face(shown, address)
    elif kind == "room" or (kind == "action" and tail in ROOMS):
        number = int(tail) if kind == "room" else next(n for n, room in enumerate(ROOMS) if room == tail)
        found = faces.room_face(tables, number)
        face = Face("room", f"room-{number}", found.title, tr("Room of the Liberty"))
    elif address in ("action:hq", f"node:{tables.hq}"):
        found = faces.headquarters_face(tables)
        face = Face("pursuit", "headquarters", found.title, tr("The UO"), check=found.check)
    if found is None or face is None:
        return None
    text = tuple(drawing.say(line) for line in found.lines)
    return replace(face, text=text, warning=(why,) if why else (), story=found.story, title=found.title)


def person_at(state: MoversState, address: Address) -> int | None:
    """The Character that an address speaks of."""
    kind, _, tail = address.partition(":")
    if kind == "character":
        return int(tail)
    if kind == "seat":
        character = state.seats[int(tail)]
        return character if character != NOWHERE else None
    return None


def paint_person(painter: QPainter, rect: QRectF, drawing: Drawing, character: int) -> None:
    """A Character card held up: both sides of it."""
    back = faces.injured_face(drawing.tables, character)
    lines = tuple(drawing.say(line) for line in back.lines)
    person, look = drawing.tables.characters[character], drawing.crew[character]
    paint_character(painter, rect, person, look, drawing.say, back=(back.title, *lines))
