"""A position as a picture: the board, the tiles on it and what stands there, painted layer by layer.

The scene, the glimpses and the pictures of the help pages all paint from the same ``Position``.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.amazing_space_venture.doing import movement
from desktop.games.amazing_space_venture.grid import SIZE
from desktop.games.amazing_space_venture.state import BLACK, NO_TILE, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.table.boards.amazing_space_venture import signs
from desktop.table.boards.amazing_space_venture.board_art import BoardPlan, paint_board
from desktop.table.boards.amazing_space_venture.faces import Laid, TileArt
from desktop.table.boards.amazing_space_venture.galaxies import cloud_image
from desktop.table.boards.amazing_space_venture.geometry import FIELD, UNIT, centre, corner, rect
from desktop.table.boards.amazing_space_venture.paths import paint_paths
from desktop.table.boards.amazing_space_venture.suns import paint_held, paint_sun
from desktop.table.boards.amazing_space_venture.worlds import paint_world, planet_radius
from desktop.table.kit.ink import ellipse, fill, halo, linear, rounded, saved, shadow, stroke
from desktop.table.kit.theme import DANGER, WHITE, colour

SHIP_SPOTS = ((-12.5, 12.5), (2.5, 15.5), (-15.0, -6.0), (15.5, 12.5), (-3.0, -15.0), (14.0, -3.0))
"""Where ships of one square stand, from its middle."""
STATION_SPOT = (-11.5, -13.5)


@dataclass(frozen=True, slots=True)
class ShipShown:
    """A ship on the board: who flies it, how fast, and which of several on its square it is."""

    id: int
    colour: str
    movement: int
    square: int
    place: int
    trapped: bool = False
    extras: int = 0

    @property
    def spot(self) -> QPointF:
        dx, dy = SHIP_SPOTS[self.place % len(SHIP_SPOTS)]
        return centre(self.square) + QPointF(dx, dy)


@dataclass(frozen=True, slots=True)
class Owned:
    """What lies on a planet."""

    square: int
    place: int
    owner: str
    """A colour, ``black`` for a destroyed planet, or nothing."""
    large: bool = False
    web: bool = False
    meteors: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A probe or a pirate on a part of a tile; ``spot`` in board units."""

    kind: str
    colour: str
    square: int
    spot: QPointF


@dataclass(frozen=True, slots=True)
class Position:
    """Everything to be seen on the board."""

    tiles: Mapping[int, Laid] = field(default_factory=dict)
    held: Mapping[int, int] = field(default_factory=dict)
    """Squares kept for a Sun, with the rotation it gets there."""
    planets: tuple[Owned, ...] = ()
    ships: tuple[ShipShown, ...] = ()
    stations: tuple[tuple[int, str], ...] = ()
    parts: tuple[Part, ...] = ()
    scores: tuple[tuple[str, int], ...] = ()


def laid_tiles(arts: tuple[TileArt, ...], s: VentureState) -> dict[int, Laid]:
    return {square: Laid(arts[code // 4], code % 4) for square, code in enumerate(s.tiles) if code != NO_TILE}


def position_of(t: Tables, arts: tuple[TileArt, ...], s: VentureState, colours: tuple[str, ...]) -> Position:
    """What a state shows; ``colours`` are those of the seats."""
    tiles = laid_tiles(arts, s)
    meteors = {one.planet for one in s.meteors}
    planets = tuple(
        Owned(
            number // 2,
            number % 2,
            "black" if found.owner == BLACK else colours[found.owner] if found.owner >= 0 else "",
            found.large,
            found.web,
            number in meteors,
        )
        for number, found in s.planets.items()
    )
    return Position(
        tiles,
        dict(s.reserved),
        planets,
        _ships(t, s, colours),
        tuple((station.square, colours[station.seat]) for station in s.stations),
        (*_parts(s, tiles, colours),),
        tuple(zip(colours, s.scores, strict=True)),
    )


def _ships(t: Tables, s: VentureState, colours: tuple[str, ...]) -> tuple[ShipShown, ...]:
    taken: dict[int, int] = {}
    found = []
    for ship in s.ships.values():
        place = taken.get(ship.square, 0)
        taken[ship.square] = place + 1
        found.append(
            ShipShown(
                ship.id, colours[ship.seat], movement(t, ship), ship.square, place, ship.trapped, len(ship.extras)
            )
        )
    return tuple(found)


def part_spot(tiles: Mapping[int, Laid], square: int, part: int) -> QPointF:
    x, y = tiles[square].part_spot(part)
    return corner(square) + QPointF(x * UNIT, y * UNIT)


def part_of_segment(s: VentureState, tiles: Mapping[int, Laid], square: int, segment: int) -> int:
    """Which part of a tile a segment is: the one that has its sides."""
    sides = {side for side in range(4) if s.segment_at[4 * square + side] == segment}
    laid = tiles[square]
    for number, (kind, index) in enumerate(laid.art.parts):
        if kind == "galaxy":
            own = set(laid.galaxies[index])
        else:
            path = laid.paths[index]
            own = {path.start} | ({path.end} if isinstance(path.end, int) else set())
        if own == sides:
            return number
    return 0


def _parts(s: VentureState, tiles: Mapping[int, Laid], colours: tuple[str, ...]) -> Iterable[Part]:
    for kind, pieces in (("probe", s.probes), ("pirate", s.pirates)):
        for piece in pieces:
            number = part_of_segment(s, tiles, piece.square, piece.segment)
            yield Part(kind, colours[piece.seat], piece.square, part_spot(tiles, piece.square, number))


# ---- painting ----------------------------------------------------------------------------------------------------


def paint_tiles(painter: QPainter, tiles: Mapping[int, Laid], held: Mapping[int, int] | None = None) -> None:
    """The tiles with their galaxies, paths, suns and planets, in board units."""
    paint_bodies(painter, tiles)
    window = window_of(tiles)
    if window is not None and any(laid.galaxies for laid in tiles.values()):
        at = QRectF(
            FIELD.left() + window.left() * UNIT,
            FIELD.top() + window.top() * UNIT,
            window.width() * UNIT,
            window.height() * UNIT,
        )
        painter.drawImage(at, cloud_image(tiles, window))
    paint_over_clouds(painter, tiles, held or {})


def paint_bodies(painter: QPainter, tiles: Iterable[int]) -> None:
    """The dark squares of the tiles with their shadows and stars."""
    for square in tiles:
        shadow(painter, rect(square).adjusted(2, 2, -2, -2), 3, blur=5, strength=0.4, drop=1.5)
    for square in tiles:
        _paint_body(painter, square)


def paint_over_clouds(painter: QPainter, tiles: Mapping[int, Laid], held: Mapping[int, int]) -> None:
    """Seams, paths, suns, planets and holes."""
    for square in tiles:
        stroke(painter, rounded(rect(square).adjusted(0.5, 0.5, -0.5, -0.5), 2.5), colour("#AFC0FF", 0.11), 0.8)
    paint_paths(painter, tiles)
    for square, rotation in held.items():
        if square not in tiles:
            paint_held(painter, square, rotation)
    for square, laid in tiles.items():
        if laid.art.kind == "sun":
            paint_sun(painter, square, laid.rotation)
    for square, laid in tiles.items():
        _paint_features(painter, square, laid)


def window_of(tiles: Iterable[int]) -> QRectF | None:
    """The least window of whole squares with all tiles, one square wider on each side, on the board."""
    rows, columns = [square // SIZE for square in tiles], [square % SIZE for square in tiles]
    if not rows:
        return None
    left, top = max(0, min(columns) - 1), max(0, min(rows) - 1)
    right, bottom = min(SIZE, max(columns) + 2), min(SIZE, max(rows) + 2)
    return QRectF(left, top, right - left, bottom - top)


def _paint_body(painter: QPainter, square: int) -> None:
    area = rect(square).adjusted(0.3, 0.3, -0.3, -0.3)
    fill(
        painter,
        rounded(area, 2.5),
        linear(area.left(), area.top(), area.right(), area.bottom(), (0, "#0C1230"), (1, "#060A1E")),
    )
    chance = random.Random(square * 17 + 5)
    for _ in range(13):
        size = chance.choice((0.3, 0.35, 0.45, 0.7))
        x, y = area.left() + chance.random() * area.width(), area.top() + chance.random() * area.height()
        tint = chance.choice(("#FFFFFF", "#CFE0FF", "#FFE7C8"))
        fill(painter, ellipse(x, y, size), colour(tint, chance.uniform(0.25, 0.75)))


def _paint_features(painter: QPainter, square: int, laid: Laid) -> None:
    at = corner(square)
    art = laid.art
    for place, value in enumerate(art.planets):
        x, y = laid.planet_spot(place)
        spot = at + QPointF(x * UNIT, y * UNIT)
        radius = planet_radius(value, len(art.planets))
        paint_world(painter, spot.x(), spot.y(), radius, value, square * 3 + place, art.home)
        near = badge_shift(radius, len(art.planets))
        signs.paint_badge(painter, spot.x() + near, spot.y() + near, value)
    middle = centre(square)
    if art.worm_hole:
        signs.paint_hole(painter, middle.x(), middle.y(), 17, square * 0.7)
    if any(part.end == "black_hole" for part in art.paths):
        signs.paint_black_hole(painter, middle.x(), middle.y(), 9)


def badge_shift(radius: float, planets: int) -> float:
    """How far right of and below a planet its value stands; nearer on twin tiles, so that it stays on the tile."""
    return 0.82 * radius + (3 if planets < 2 else -1)


def planet_spot(tiles: Mapping[int, Laid], square: int, place: int) -> QPointF:
    laid = tiles.get(square)
    x, y = laid.planet_spot(place) if laid is not None and laid.art.planets else (0.5, 0.5)
    return corner(square) + QPointF(x * UNIT, y * UNIT)


def paint_pieces(painter: QPainter, position: Position) -> None:
    """Disks, stations, probes, pirates and ships."""
    for planet in position.planets:
        paint_owned(painter, position.tiles, planet)
    for square, key in position.stations:
        middle = centre(square)
        signs.paint_station(painter, key, middle.x() + STATION_SPOT[0], middle.y() + STATION_SPOT[1], 5.6)
    for part in position.parts:
        paint = signs.paint_probe if part.kind == "probe" else signs.paint_pirate
        paint(painter, part.colour, part.spot.x(), part.spot.y())
    for ship in position.ships:
        paint_ship(painter, ship)


def paint_ship(painter: QPainter, ship: ShipShown) -> None:
    spot = ship.spot
    with saved(painter):
        painter.translate(spot)
        if ship.trapped:  # it lies on its side (ASV-UI-03)
            painter.rotate(90)
        signs.paint_ship(painter, ship.colour, ship.movement, 0, 0)
    for n in range(ship.extras):
        fill(painter, ellipse(spot.x() - 6 + 5 * n, spot.y() - 9, 1.8), "#FFD84D")
    if ship.trapped:
        _paint_web(painter, spot.x(), spot.y(), 9)


def paint_owned(painter: QPainter, tiles: Mapping[int, Laid], planet: Owned) -> None:
    laid = tiles.get(planet.square)
    if laid is None or planet.place >= len(laid.art.planets):
        return
    spot = planet_spot(tiles, planet.square, planet.place)
    x, y = spot.x(), spot.y()
    radius = planet_radius(laid.art.planets[planet.place], len(laid.art.planets))
    if planet.owner == "black":
        fill(painter, ellipse(x, y, radius + 3), colour("#05060C", 0.92))
        stroke(painter, ellipse(x, y, radius + 2), "#6A7088", 2.2)
        for dx in (-1, 1):
            _line(painter, x - dx * radius * 0.6, y - radius * 0.6, x + dx * radius * 0.6, y + radius * 0.6)
    elif planet.owner:
        signs.paint_owner(painter, planet.owner, x, y, radius, large=planet.large)
        value = laid.art.planets[planet.place]
        near = badge_shift(radius, len(laid.art.planets))
        signs.paint_badge(painter, x + near, y + near, value)
    if planet.web:
        _paint_web(painter, x, y, radius + 4)
    if planet.meteors:
        _paint_meteors(painter, x, y, radius + 5)


def _line(painter: QPainter, x0: float, y0: float, x1: float, y1: float) -> None:
    path = QPainterPath(QPointF(x0, y0))
    path.lineTo(x1, y1)
    stroke(painter, path, "#6A7088", 2.2)


def _paint_web(painter: QPainter, x: float, y: float, radius: float) -> None:
    for n in range(8):
        angle = n * math.pi / 4
        path = QPainterPath(QPointF(x, y))
        path.lineTo(x + radius * math.cos(angle), y + radius * math.sin(angle))
        stroke(painter, path, colour("#9FE8FF", 0.85), 0.8)
    for share in (0.4, 0.7, 1.0):
        stroke(painter, ellipse(x, y, radius * share), colour("#9FE8FF", 0.8), 0.8, dash=[4, 1.4])


def _paint_meteors(painter: QPainter, x: float, y: float, radius: float) -> None:
    halo(painter, x, y, radius * 1.3, radius * 1.3, DANGER, 0.4)
    chance = random.Random(7)
    for _ in range(7):
        mx, my = x + chance.uniform(-1, 1) * radius, y + chance.uniform(-1, 1) * radius
        path = QPainterPath(QPointF(mx + 6, my - 6))
        path.lineTo(mx, my)
        stroke(painter, path, colour("#FFB36A", 0.9), 1.4)
        fill(painter, ellipse(mx, my, 1.8), WHITE)


def paint_position(painter: QPainter, area: QRectF, plan: BoardPlan, position: Position, shown: QRectF) -> None:
    """The part ``shown`` of the board (in board units) into a rect."""
    with saved(painter):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.translate(area.topLeft())
        painter.scale(area.width() / shown.width(), area.height() / shown.height())
        painter.translate(-shown.topLeft())
        paint_board(painter, plan)
        paint_tiles(painter, position.tiles, position.held)
        paint_pieces(painter, position)
