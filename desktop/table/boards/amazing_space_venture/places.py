"""Where addresses lie: squares, planets, parts of tiles, ships, stations, pirates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from desktop.games.amazing_space_venture.doing import number_of
from desktop.games.amazing_space_venture.grid import NAMES, square_address
from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture import geometry
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.position import (
    STATION_SPOT,
    Position,
    ShipShown,
    part_spot,
    planet_spot,
)
from desktop.table.boards.amazing_space_venture.worlds import planet_radius


class Places:
    """The places of one position, and which of them may be picked."""

    def __init__(self) -> None:
        self.tiles: Mapping[int, Laid] = {}
        self._ships: dict[int, ShipShown] = {}
        self._pirates: dict[Address, QPointF] = {}
        self._options: tuple[Address, ...] = ()
        self._picks: tuple[Address, ...] = ()

    def show(self, position: Position) -> None:
        self.tiles = position.tiles
        self._ships = {ship.id: ship for ship in position.ships}
        self._pirates = {f"pirate:{NAMES[part.square]}": part.spot for part in position.parts if part.kind == "pirate"}

    def ask(self, options: Sequence[Address], picks: Sequence[Address]) -> None:
        self._options, self._picks = tuple(options), tuple(picks)

    def square(self, address: Address) -> int | None:
        """The square on which an address lies."""
        if (number := number_of(address, "ship")) >= 0:
            ship = self._ships.get(number)
            return ship.square if ship is not None else None
        return geometry.square_of(address)

    def anchor(self, address: Address) -> QPointF | None:
        """The point an address stands for; None for one without a place on the board."""
        square = self.square(address)
        if square is None:
            return None
        kind, _, rest = address.partition(":")
        detail = rest.partition(":")[2]
        match kind:
            case "ship":
                return self._ships[int(rest)].spot
            case "planet":
                return planet_spot(self.tiles, square, "ab".index(detail or "a"))
            case "part":
                return part_spot(self.tiles, square, int(detail))
            case "station":
                return geometry.centre(square) + QPointF(*STATION_SPOT)
            case "pirate":
                return self._pirates.get(f"pirate:{NAMES[square]}", geometry.centre(square))
            case _:
                return geometry.centre(square)

    def radius(self, address: Address) -> float:
        """How far something reaches round its anchor."""
        kind = address.partition(":")[0]
        if kind == "planet":
            square = self.square(address)
            laid = self.tiles.get(square) if square is not None else None
            values = laid.art.planets if laid is not None else ()
            return planet_radius(max(values, default=2), len(values)) + 5
        return {"ship": 12.0, "part": 11.0, "station": 11.0, "pirate": 12.0}.get(kind, geometry.UNIT / 2)

    def rect(self, address: Address) -> QRectF | None:
        if address.startswith("square:"):
            square = self.square(address)
            return None if square is None else geometry.rect(square)
        anchor = self.anchor(address)
        if anchor is None:
            return None
        # A little less than its reach, so that the middle is its own and not a neighbour's.
        reach = self.radius(address)
        return QRectF(anchor.x() - reach, anchor.y() - reach, 2 * reach, 2 * reach)

    def at(self, square: int, point: QPointF) -> list[Address]:
        """What lies on a square, what may be picked and is nearest to the point first; the square itself last."""
        here = [address for address in self._options if self.square(address) == square]
        picked = [address for address in self._picks if self.square(address) == square]

        def away(address: Address) -> float:
            anchor = self.anchor(address)
            gap = point - anchor if anchor is not None else QPointF(999, 999)
            return gap.x() ** 2 + gap.y() ** 2

        nearest = sorted(here, key=away)[:1]
        standing = sorted(self._standing(square), key=away)
        return [*dict.fromkeys([*nearest, *sorted(picked, key=away)[:1], *standing[:1], square_address(square)])]

    def _standing(self, square: int) -> list[Address]:
        found = [f"ship:{ship.id}" for ship in self._ships.values() if ship.square == square]
        laid = self.tiles.get(square)
        if laid is not None:
            found += [f"planet:{NAMES[square]}:{'ab'[place]}" for place in range(len(laid.art.planets))]
        return found
