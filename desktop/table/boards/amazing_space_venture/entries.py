"""Rows of the list of choices, and the strips of the seats: words with small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.amazing_space_venture.actions import PlaceTile
from desktop.games.amazing_space_venture.doing import movement, number_of
from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.preview import preview
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture import signs, words
from desktop.table.boards.amazing_space_venture.card_art import paint_kind
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import UNIT, corner
from desktop.table.boards.amazing_space_venture.position import paint_tiles
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.boards.base import Ask, Entry, PaintIn
from desktop.table.kit.ink import ellipse, saved, stroke

if TYPE_CHECKING:
    from desktop.table.boards.amazing_space_venture.scene import VentureBoard


def entry_of(board: VentureBoard, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry | None:
    """How the list shows an address; None for the ordinary way."""
    kind = address.partition(":")[0]
    if kind == "square" and isinstance(actions[0] if actions else None, PlaceTile):
        return _square_entry(board, ask, address, actions)
    if kind == "tile":
        return _tile_entry(board, address, actions)
    if kind == "rotation":
        turns = int(address.partition(":")[2])
        return Entry(
            tr("{degrees}° clockwise").format(degrees=90 * turns), picture=_picture(board, actions[0].tile, turns)
        )
    if kind == "card":
        return _card_entry(board, ask, address, actions)
    if kind == "piece":
        return _piece_entry(board, ask, address, actions)
    if kind == "ship" and len(actions) > 1:
        return Entry(
            board.name(address), tr("{count} ways to fly").format(count=len(actions)), _ship(board, ask, address)
        )
    return None


def _square_entry(board: VentureBoard, ask: Ask, address: Address, actions: Sequence[PlaceTile]) -> Entry:
    """A square for the tile in hand, with what laying it there would bring."""
    name = address.partition(":")[2]
    if len(actions) > 1 and board.holding is not None:
        turn = next(iter(board.follow(ask, address)), "")
        actions = [one for one in actions if f"rotation:{one.rotation}" == turn] or actions
    return Entry(tr("Square {name}").format(name=name), foretold(board, ask.state, actions[0]))


def foretold(board: VentureBoard, s: VentureState, action: PlaceTile) -> str:
    """What a placement brings, in a few words: points first."""
    t = board.tables
    seen = preview(t, s, t.face_number[action.tile], NUMBER[action.square], action.rotation)
    names = [seat.name for seat in board.table.setup.seats]
    told = [tr("{who} scores {points}").format(who=names[seat], points=points) for seat, points in seen.points]
    told += [tr("galaxy closes")] * bool(seen.galaxies_closed)
    told += [tr("galaxy can never close")] * bool(seen.galaxies_spoiled)
    told += [tr("path complete")] * bool(seen.paths_completed)
    told += [tr("path dies")] * bool(seen.paths_killed)
    if seen.controls:
        told.append(tr("holds {count} squares").format(count=len(seen.controls)))
    return ", ".join(told)


def _picture(board: VentureBoard, tile: str, rotation: int) -> PaintIn:
    laid = Laid(board.arts[board.tables.face_number[tile]], rotation)

    def paint(painter: QPainter, area: QRectF) -> None:
        side = min(area.width(), area.height())
        at = corner(84)
        with saved(painter):
            painter.translate(area.center().x() - side / 2, area.center().y() - side / 2)
            painter.scale(side / UNIT, side / UNIT)
            painter.translate(-at)
            paint_tiles(painter, {84: laid})

    return paint


def _tile_entry(board: VentureBoard, address: Address, actions: Sequence[Any]) -> Entry:
    tile = address.partition(":")[2]
    face = board.tables.faces[board.tables.face_number[tile]]
    squares = len({action.square for action in actions})
    return Entry(face.title, tr("{count} squares").format(count=squares), _picture(board, tile, 0))


def _card_entry(board: VentureBoard, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry:
    t = board.tables
    number = t.card_number[address.partition(":")[2]]
    kind = t.kinds[number]

    def paint(painter: QPainter, area: QRectF) -> None:
        paint_kind(painter, area.center().x(), area.center().y(), min(area.width(), area.height()) * 0.36, kind)

    labels = dict.fromkeys(board.table.say(board.table.game.label(ask.state, action)) for action in actions[:3])
    detail = " · ".join(labels) if len(actions) <= 3 else tr("{count} ways").format(count=len(actions))
    if len(actions) == 1:
        return Entry(next(iter(labels)), "", paint)
    return Entry(t.cards[number].title, detail, paint)


def _piece_entry(board: VentureBoard, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry:
    kind, key = address.partition(":")[2], board.colours[ask.seat]
    painters = {"probe": signs.paint_probe, "station": signs.paint_station, "pirate": signs.paint_pirate}

    def paint(painter: QPainter, area: QRectF) -> None:
        painters[kind](painter, key, area.center().x(), area.center().y(), min(area.width(), area.height()) * 0.24)

    places = tr("{count} places").format(count=len(actions)) if len(actions) > 1 else ""
    return Entry(tr("Place: {piece}").format(piece=words.piece(kind)), places, paint)


def _ship(board: VentureBoard, ask: Ask, address: Address) -> PaintIn | None:
    ship = ask.state.ships.get(number_of(address, "ship"))
    if ship is None:
        return None
    key, speed = board.colours[ship.seat], movement(board.tables, ship)

    def paint(painter: QPainter, area: QRectF) -> None:
        signs.paint_ship(
            painter, key, speed, area.center().x(), area.center().y() - 2, min(area.width(), area.height()) * 0.38
        )

    return paint


def strip_of(t: Tables, s: VentureState, seat: int, key: str) -> tuple[PaintIn, tuple[str, ...]]:
    """The ships of a seat with their M, for its card."""
    speeds = [movement(t, ship) for ship in s.ships.values() if ship.seat == seat]
    disks = [planet.large for planet in s.planets.values() if planet.owner == seat]

    def paint(painter: QPainter, area: QRectF) -> None:
        x = area.left() + 12
        for speed in speeds:
            signs.paint_ship(painter, key, speed, x, area.center().y() - 2, 9)
            x += 25
        x += 2
        for large in sorted(disks, reverse=True):
            if x > area.right() - 6:
                break
            _paint_disk(painter, key, x, area.center().y(), large)
            x += 13 if large else 11

    return paint, (*map(str, speeds), *("L" if large else "s" for large in disks))


def _paint_disk(painter: QPainter, key: str, x: float, y: float, large: bool) -> None:
    stroke(painter, ellipse(x, y, 4.6 if large else 3.6), signs.LOOKS[key].bright, 2.6 if large else 1.4)
