"""Content compiled for the rules: faces in four rotations, fitting rotations by surroundings, cards by number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from desktop.games.amazing_space_venture.check import sector_squares
from desktop.games.amazing_space_venture.grid import BIT, NUMBER, SQUARES, turned
from desktop.games.amazing_space_venture.models import (
    COLOURS,
    SIDES,
    AnyCard,
    Face,
    QuestTile,
    SpaceTile,
    StartTile,
    SunTile,
    VentureContent,
)

ANY, DEEP, GALAXY, PATH = range(4)
"""Codes of a tile's side; ``ANY`` is a Sun's side, and in surroundings a side that asks for nothing."""
EDGE_CODE = {"deep": DEEP, "galaxy": GALAXY, "path": PATH}
EDGE_NAME = ("Sun", "deep space", "galaxy", "path")


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of path or a patch of galaxy on a turned tile."""

    kind: int
    """``GALAXY`` or ``PATH``."""
    sides: tuple[int, ...]
    planets: tuple[int, ...]
    """The planets (0 or 1) at its ends."""
    dead: bool
    """Whether a path ends here without a planet (ASV-PATH-02)."""


@dataclass(frozen=True, slots=True)
class TileFace:
    """One kind of tile, with everything precomputed for its four rotations (quarter turns clockwise)."""

    id: str
    title: str
    kind: str
    """``space``, ``sun``, ``quest`` or ``start``."""
    count: int
    edges: tuple[tuple[int, int, int, int], ...]
    """Per rotation the codes of its sides."""
    codes: tuple[int, ...]
    """Per rotation all four sides in one number, two bits a side from the north."""
    pieces: tuple[tuple[Piece, ...], ...]
    """Per rotation."""
    planets: tuple[int, ...]
    """Values of the printed planets."""
    worm_hole: bool = False
    quest: str = ""
    points: int = 0


def side_code(edges: tuple[int, int, int, int]) -> int:
    return edges[0] | edges[1] << 2 | edges[2] << 4 | edges[3] << 6


def _turned(face: Face, rotation: int) -> tuple[tuple[int, int, int, int], tuple[Piece, ...]]:
    edges = turned([EDGE_CODE[edge] for edge in face.edges], rotation)
    pieces = []
    for ends in face.paths:
        sides = tuple((SIDES.index(end) + rotation) % 4 for end in ends if end in SIDES)
        planets = tuple("ab".index(end[-1]) for end in ends if end.startswith("planet:"))
        pieces.append(Piece(PATH, sides, planets, len(sides) + len(planets) < 2))
    for group in face.galaxies:
        pieces.append(Piece(GALAXY, tuple((SIDES.index(side) + rotation) % 4 for side in group), (), False))
    return edges, tuple(pieces)


def _compiled(tile: SpaceTile | StartTile) -> TileFace:
    turned = [_turned(tile, rotation) for rotation in range(4)]
    return TileFace(
        tile.id,
        tile.title,
        "space" if isinstance(tile, SpaceTile) else "start",
        tile.count if isinstance(tile, SpaceTile) else 1,
        tuple(edges for edges, _ in turned),
        tuple(side_code(edges) for edges, _ in turned),
        tuple(pieces for _, pieces in turned),
        tuple(planet.value for planet in tile.planets),
        tile.worm_hole,
    )


_NO_EDGES = ((ANY, ANY, ANY, ANY),) * 4
_NO_PIECES: tuple[tuple[Piece, ...], ...] = ((),) * 4


def _blank(tile: SunTile | QuestTile) -> TileFace:
    quest = tile.quest if isinstance(tile, QuestTile) else ""
    points = tile.points if isinstance(tile, QuestTile) else 0
    return TileFace(
        tile.id, tile.title, tile.kind, tile.count, _NO_EDGES, (0,) * 4, _NO_PIECES, (), False, quest, points
    )


def _without_paths(home: StartTile) -> StartTile:
    """A home tile under the option home_paths = 0 (ASV-TILE-14)."""
    return home.model_copy(update={"edges": ("deep",) * 4, "paths": ()})


def fitting(codes: tuple[int, ...]) -> tuple[int, ...]:
    """By surroundings (two bits a side, 0 for a side that asks for nothing) a bit for each rotation that matches."""
    return tuple(sum(1 << rotation for rotation in range(4) if matches(codes[rotation], want)) for want in range(256))


def matches(code: int, want: int) -> bool:
    """Whether a turned tile matches every neighbour that asks for something (ASV-PLACE-05)."""
    asked = (want | want >> 1) & 0b01010101
    return not (code ^ want) & (asked | asked << 1)


class Tables:
    """Everything the rules look up. Cards and faces are known by their number, the place in these tuples."""

    def __init__(self, content: VentureContent) -> None:
        self.content = content
        self.faces: tuple[TileFace, ...] = tuple(self._faces(content))
        self.face_number = {face.id: number for number, face in enumerate(self.faces)}
        self.parts = {
            kind: tuple(
                tuple(piece for piece in pieces if piece.kind == kind) for face in self.faces for pieces in face.pieces
            )
            for kind in (GALAXY, PATH)
        }
        """Galaxy parts and paths by 4 x face + rotation, as tiles lie on squares."""
        self.fits = tuple(fitting(face.codes) for face in self.faces)
        self.kinds_of_tiles = len(content.tiles)
        self.starts = tuple(
            (NUMBER[tile.square], self.face_number[tile.id], COLOURS.index(tile.home_of) if tile.home_of else -1)
            for tile in content.starts
        )
        self.worm_hole_squares = tuple(NUMBER[name] for name in content.board.worm_holes)
        self.sector_of = self._sectors(content)
        self.sectors = tuple(
            sum(BIT[square] for square in range(SQUARES) if self.sector_of[square] == colour) for colour in range(4)
        )
        self.cards: tuple[AnyCard, ...] = content.cards
        self.card_number = {card.id: number for number, card in enumerate(self.cards)}
        self.kinds = tuple(card.kind for card in self.cards)
        self.values = tuple(getattr(card, "value", 0) for card in self.cards)
        self.movement = tuple(getattr(card, "movement", 0) for card in self.cards)
        self.marks = tuple(getattr(card, "mark", "") for card in self.cards)
        self.roles = tuple(getattr(card, "role", "") for card in self.cards)
        self.effect_of: tuple[Any, ...] = tuple(_effect(card) for card in self.cards)
        """Per card its one effect, or None; the kind of a card or of its effect tells which fields there are."""
        self.effects = tuple("" if effect is None else effect.kind for effect in self.effect_of)
        """Per card the kind of its one effect; empty where it has none."""
        self.extras = self._cards_with("kind", "extra")
        self.port_cards = self.extras | self._cards_with("kind", "ship")
        """The cards of Space Port; all others are cards of Refuel (ASV-SETUP-16)."""
        self.home_planets = self._cards_with("home", True)
        self.paths_only = self._cards_with("paths_only", True)
        self.rests_in_space = self._cards_with("rests_in_space", True)
        self.armed = self._cards_with("armed", True)

    def _cards_with(self, trait: str, value: object) -> frozenset[int]:
        return frozenset(number for number, card in enumerate(self.cards) if getattr(card, trait, None) == value)

    @staticmethod
    def _faces(content: VentureContent) -> Iterator[TileFace]:
        for tile in content.tiles:
            yield _compiled(tile) if isinstance(tile, SpaceTile) else _blank(tile)
        for start in content.starts:
            yield _compiled(start)
        for start in content.starts:
            if start.home_of:
                yield _compiled(_without_paths(start.model_copy(update={"id": bare_home(start.id)})))

    @staticmethod
    def _sectors(content: VentureContent) -> tuple[int, ...]:
        owner = [-1] * SQUARES
        for sector in content.board.sectors:
            for square in sector_squares(sector):
                owner[square] = COLOURS.index(sector.colour)
        return tuple(owner)

    @cached_property
    def pieces_of_ships(self) -> dict[int, int]:
        """Per ship card how many playing pieces of its kind a colour owns (ASV-SETUP-08)."""
        return {number: card.pieces for number, card in enumerate(self.cards) if card.kind == "ship"}

    @cached_property
    def starting_ship(self) -> int:
        return next(number for number, card in enumerate(self.cards) if card.kind == "ship" and card.starting)

    @cached_property
    def top_movement(self) -> int:
        """No ship moves further (ASV-EXTRA-12)."""
        return max(self.movement)

    @cached_property
    def worth(self) -> tuple[float, ...]:
        """Roughly what a card in the hand is worth, in points; the last entry, found by -1, is an unknown card's."""
        return (*(_worth(card) for card in self.cards), 0.7)

    @cached_property
    def burden(self) -> int:
        """The card of Captain Rookie, or -1."""
        return self.first("burden")

    @cached_property
    def interrupts(self) -> frozenset[int]:
        """Cards that may be played at any time in another player's turn (ASV-EXTRA-02, ASV-RED-70)."""
        return frozenset(card for card, effect in enumerate(self.effects) if effect in ("burden", "summit"))

    def first(self, effect: str) -> int:
        """The first card with an effect, or -1."""
        return next((number for number, kind in enumerate(self.effects) if kind == effect), -1)

    def in_deck(self, port: bool) -> list[int]:
        """All cards of Space Port or Refuel, as numbers, one for each copy (ASV-SETUP-16)."""
        return [
            number
            for number, card in enumerate(self.cards)
            if (number in self.port_cards) == port
            for _ in range(card.count)
        ]

    def bag(self) -> list[int]:
        """All Space tiles as numbers of their faces, one for each copy (ASV-SETUP-05)."""
        return [number for number in range(self.kinds_of_tiles) for _ in range(self.faces[number].count)]


def bare_home(tile_id: str) -> str:
    return f"{tile_id}-BARE"


def _worth(card: AnyCard) -> float:
    match card.kind:
        case "planet":
            return 0.5 + 0.4 * card.value + 0.4 * card.home
        case "environment" | "life":
            return 0.2 + 0.6 * max(card.value, 0) + 0.15 * max(-card.value, 0) + 0.3 * bool(card.effects)
        case "ship":
            return 0.3 + 0.5 * card.movement
        case "explorer":
            return 1.5
        case "red":
            return 0.0 if card.effect.kind == "nothing" else 0.8
        case _:
            return 0.6


def _effect(card: AnyCard) -> object:
    match card.kind:
        case "extra" | "red" | "explorer":
            return card.effect
        case "environment" | "life":
            return card.effects[0] if card.effects else None
    return None
