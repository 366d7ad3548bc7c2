"""A whole position to begin from: Space tiles beside the starting tiles, and ships on their way."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.games.amazing_space_venture.grid import NAMES, NUMBER
from desktop.games.amazing_space_venture.models import COLOURS
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import UNIT, corner, rect, square_at
from desktop.table.boards.amazing_space_venture.signs import paint_ship
from desktop.table.kit.ink import ellipse, stroke
from desktop.table.kit.theme import TEAL, WHITE, mix
from editor.canvas import placement
from editor.canvas import tile_edits as edits
from editor.canvas.base import Handle
from editor.canvas.raw import items_of
from editor.canvas.tile_art import art_of
from editor.canvas.tiles_canvas import TilesCanvas, starts_of
from editor.document.document import Document

_SHIP = 11.0


class PositionCanvas(TilesCanvas):
    """An item of the part ``positions``. Its tiles are known by their place in the list, its ships by their colour."""

    def __init__(
        self, document: Document, part: str, uid: int, faces: Sequence[dict[str, Any]], parent: QWidget | None = None
    ) -> None:
        self._faces = {str(face.get("id")): face for face in faces}
        self._sailing: tuple[str, QPointF] | None = None
        super().__init__(document, part, uid, parent)

    # ---- tiles ---------------------------------------------------------------------------------------------------

    def own(self) -> Sequence[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = []
        for number, laid in enumerate(items_of(self.value, "tiles")):
            if isinstance(laid, dict):
                face = self._faces.get(str(laid.get("tile")), {"title": str(laid.get("tile", "?"))})
                turn = laid.get("rotation", 0)
                turned = {**face, **edits.turned(face, turn if isinstance(turn, int) else 0)}
                # Without ``square`` a face is no starting tile; with it under this name only it can be placed.
                found.append((number, {**turned, "square": laid.get("square"), "laid": True}))
        return found

    def fixed(self) -> Sequence[dict[str, Any]]:
        return starts_of(self.document)

    def move_tile(self, name: int, square: int) -> None:
        self._change(name, {"square": NAMES[square]}, self.tr("Move tile"))

    def turn_tile(self, name: int) -> None:
        turn = self.value["tiles"][name].get("rotation", 0)
        self._change(name, {"rotation": (turn + 1 if isinstance(turn, int) else 0) % 4}, self.tr("Turn tile"))

    def _change(self, name: int, fields: dict[str, Any], text: str) -> None:
        tiles = list(self.value["tiles"])
        tiles[name] = {**tiles[name], **fields}
        self.put({"tiles": tiles}, text)

    def remove_tile(self, name: int) -> None:
        tiles = list(self.value["tiles"])
        del tiles[name]
        self.put({"tiles": tiles}, self.tr("Take tile away"))

    def lay_tile(self, face: dict[str, Any], turn: int, square: int) -> int:
        tiles = items_of(self.value, "tiles")
        laid = {"tile": str(face.get("id", "")), "square": NAMES[square], "rotation": turn}
        self.put({"tiles": [*tiles, laid]}, self.tr("Lay tile"))
        return len(tiles)

    # ---- ships ---------------------------------------------------------------------------------------------------

    def ships(self) -> dict[str, tuple[int, str]]:
        """Square and planet of every starting ship that is away from home."""
        ships = {}
        for ship in items_of(self.value, "ships"):
            if isinstance(ship, dict) and ship.get("colour") in COLOURS and ship.get("square") in NUMBER:
                ships[str(ship["colour"])] = NUMBER[ship["square"]], str(ship.get("planet", "a"))
        return ships

    def send(self, colour: str, square: int, planet: str = "a") -> None:
        """A ship on a planet of a square."""
        others = [ship for ship in self._but(colour) if isinstance(ship, dict)]
        fresh = {"colour": colour, "square": NAMES[square], "planet": planet}
        self.put({"ships": [*others, fresh]}, self.tr("Send ship"))
        self.pick(("ship", colour))

    def call_home(self, colour: str) -> None:
        self.put({"ships": self._but(colour)}, self.tr("Call ship home"))

    def _but(self, colour: str) -> list[Any]:
        """The ships as they are written, without those of a colour."""
        ships = items_of(self.value, "ships")
        return [ship for ship in ships if not (isinstance(ship, dict) and ship.get("colour") == colour)]

    def home(self, colour: str) -> int | None:
        """The square of a colour's home."""
        for face in self.fixed():
            if face.get("home_of") == colour:
                return placement.square_of(face)
        return None

    def planet_at(self, at: QPointF) -> tuple[int, str] | None:
        """The planet nearest to a point of its square."""
        square = square_at(at)
        face = self.tiles().get(square) if square is not None else None
        planets = edits.planets_of(face) if face is not None else []
        if square is None or face is None or not planets:
            return None
        laid = Laid(art_of(face), 0)
        inside = at - corner(square)

        def away(number: int) -> float:
            x, y = laid.planet_spot(number)
            return float((inside.x() / UNIT - x) ** 2 + (inside.y() / UNIT - y) ** 2)

        return square, "ab"[min(range(len(planets)), key=away)]

    def _place(self, square: int, planet: str) -> QPointF:
        face = self.tiles().get(square)
        if face is None or not edits.planets_of(face):
            return rect(square).center()
        x, y = Laid(art_of(face), 0).planet_spot("ab".index(planet) if planet in ("a", "b") else 0)
        return corner(square) + QPointF(x * UNIT, y * UNIT)

    def handles(self) -> Sequence[Handle]:
        found = list(super().handles())
        for colour, (square, planet) in self.ships().items():
            at = self._place(square, planet)
            box = QRectF(at.x() - _SHIP, at.y() - _SHIP, 2 * _SHIP, 2 * _SHIP)
            words = self.tr("The {colour} ship on {square}").format(colour=colour, square=NAMES[square])
            found.append(Handle(("ship", colour), box, words))
        return found

    @property
    def picked_ship(self) -> str:
        kind, name = self.picked if isinstance(self.picked, tuple) else ("", "")
        return str(name) if kind == "ship" else ""

    def drag(self, key: Hashable, start: QPointF, now: QPointF) -> None:
        super().drag(key, start, now)
        if self.picked_ship:
            self._sailing = self.picked_ship, now

    def drop(self, key: Hashable, start: QPointF, end: QPointF) -> None:
        super().drop(key, start, end)
        if self._sailing is not None:
            target = self.planet_at(end)
            if target is not None:
                self.send(self._sailing[0], *target)
            else:
                self.told.emit(self.tr("A ship begins on a planet."))

    def drag_ended(self) -> None:
        super().drag_ended()
        self._sailing = None

    def remove(self, key: Hashable) -> None:
        if self.picked_ship:
            self.call_home(self.picked_ship)
        else:
            super().remove(key)

    def paint_lively(self, painter: QPainter) -> None:
        super().paint_lively(painter)
        for colour, (square, planet) in self.ships().items():
            at = self._place(square, planet)
            if self._sailing is not None and self._sailing[0] == colour:
                at = self._sailing[1]
                target = self.planet_at(at)
                if target is not None:
                    there = self._place(*target)
                    stroke(painter, ellipse(there.x(), there.y(), 16), TEAL, 2)
            paint_ship(painter, colour, 1, at.x(), at.y(), _SHIP)
            if ("ship", colour) in (self.picked, self.hovered):
                stroke(painter, ellipse(at.x(), at.y(), _SHIP + 3), mix(TEAL, WHITE, 0.3), 2)
