"""The pieces on the board as items, and the pawns on the score track."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.table.boards.amazing_space_venture import signs
from desktop.table.boards.amazing_space_venture.geometry import SPACES, TRACK_SPACES, centre
from desktop.table.boards.amazing_space_venture.items import Paint, Sprite, Sprites
from desktop.table.boards.amazing_space_venture.position import (
    STATION_SPOT,
    Owned,
    Position,
    ShipShown,
    paint_owned,
    paint_ship,
)
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, stroke
from desktop.table.kit.theme import GOLD, INK, colour
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text

_DISKS, _STANDING, _SHIPS, _PAWNS = 12.0, 16.0, 18.0, 14.0
_PAWN = 8.5
_REACH = 34.0


class Pieces:
    """Keeps the items in step with a position."""

    def __init__(self, scene: QGraphicsScene, sprites: Sprites) -> None:
        self._scene, self._sprites = scene, sprites
        self._items: dict[Hashable, Sprite] = {}

    def ship(self, number: int) -> Sprite | None:
        return self._items.get(("ship", number))

    def show(self, position: Position) -> None:
        wanted = {key: (look, spot, reach, paint, z) for key, look, spot, reach, paint, z in _wanted(position)}
        for key in [key for key, item in self._items.items() if key not in wanted or wanted[key][0] != item.name]:
            self._scene.removeItem(self._items.pop(key))
        for key, (look, spot, reach, paint, z) in wanted.items():
            if key not in self._items:
                self._items[key] = Sprite(self._sprites, look, reach, paint, z)
                self._scene.addItem(self._items[key])
            self._items[key].setPos(spot)
            self._items[key].setOpacity(1.0)
            self._items[key].setScale(1.0)


_Wanted = tuple[Hashable, Hashable, QPointF, float, Paint, float]


def _wanted(position: Position) -> Iterator[_Wanted]:
    for planet in position.planets:
        if planet.owner or planet.web or planet.meteors:
            yield _disk(position, planet)
    for square, key in position.stations:
        spot = centre(square) + QPointF(*STATION_SPOT)
        yield ("station", square, key), ("station", key), spot, 18, _round(signs.paint_station, key, 5.6), _STANDING
    counts: dict[Hashable, int] = {}
    for part in position.parts:
        paint = signs.paint_probe if part.kind == "probe" else signs.paint_pirate
        name = part.kind, part.square, part.spot.toTuple(), part.colour
        counts[name] = counts.get(name, -1) + 1
        yield (*name, counts[name]), (part.kind, part.colour), part.spot, 18, _round(paint, part.colour, 7.0), _STANDING
    for ship in position.ships:
        look = "ship", ship.colour, ship.movement, ship.trapped, ship.extras
        yield ("ship", ship.id), look, ship.spot, 20, _ship(ship), _SHIPS + ship.place / 10
    yield from _pawns(position)


def _round(paint: Callable[[QPainter, str, float, float, float], None], key: str, radius: float) -> Paint:
    def at_origin(painter: QPainter) -> None:
        paint(painter, key, 0, 0, radius)

    return at_origin


def _ship(ship: ShipShown) -> Paint:
    def at_origin(painter: QPainter) -> None:
        painter.translate(-ship.spot)
        paint_ship(painter, ship)

    return at_origin


def _disk(position: Position, planet: Owned) -> _Wanted:
    laid = position.tiles.get(planet.square)
    middle = centre(planet.square)

    def at_origin(painter: QPainter) -> None:
        painter.translate(-middle)
        paint_owned(painter, position.tiles, planet)

    look = "disk", planet.place, planet.owner, planet.large, planet.web, planet.meteors, laid
    return ("disk", planet.square, planet.place), look, middle, _REACH, at_origin, _DISKS


def _pawns(position: Position) -> Iterator[_Wanted]:
    """Pawns of one space stand side by side; past 50 they carry what they have gone round."""
    on: dict[int, int] = {}
    for key, score in position.scores:
        space = score % SPACES
        place = on.get(space, 0)
        on[space] = place + 1
        area = TRACK_SPACES[space]
        dx, dy = ((-5, -5), (5, 5), (5, -5), (-5, 5))[place] if place or _shared(position, space) else (0, 0)
        laps = score // SPACES

        def at_origin(painter: QPainter, key: str = key, laps: int = laps) -> None:
            signs.paint_sign(painter, key, 0, 0, _PAWN)
            if laps:
                tag = QRectF(-15, -20, 30, 12)
                fill(painter, rounded(tag, 4), INK)
                stroke(painter, rounded(tag, 4), colour(GOLD, 0.9), 1)
                font = fonts.display(9.5, 700)
                text = f"+{laps * SPACES}" if laps > 0 else str(laps * SPACES)
                put_text(painter, 0, centred_baseline(font, tag.center().y()), text, font, GOLD, CENTRE)

        yield ("pawn", key), ("pawn", key, laps), area.center() + QPointF(dx, dy), 22, at_origin, _PAWNS


def _shared(position: Position, space: int) -> bool:
    return sum(score % SPACES == space for _, score in position.scores) > 1
