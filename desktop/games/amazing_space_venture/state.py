"""The complete position of a game of Amazing Space Venture.

Records on the board and frames of the stack are frozen: a change puts a new record in the place of the old one, so
that copying a state copies lists and never what they hold.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from desktop.games.amazing_space_venture.frames import Frame
from desktop.kernel.words import Address

NOBODY = -1
BLACK = -2
"""Owner of a destroyed planet (ASV-SETUP-11)."""
UNKNOWN = -1
"""A card or tile that the seat of a view may not know."""
NO_TILE = -1

AT_STATION = 2
IN_SPACE = 3
"""Where a ship stands on its square: planet 0 or 1, an own station, or nothing in particular."""

TILES, PIECES, MOVES, DISCARDS, DRAWS = range(1, 6)
"""The phases of a turn; special actions have no place in their order (ASV-TURN-05)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options and variants of this game."""

    due: int
    """Tiles drawn in phase 1."""
    role_play: bool
    kaygus_spares_only_home: bool
    shuttle_jets_step: bool
    energy_points: bool
    ninth_planet: bool
    partners: bool
    solitaire: bool


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship in play. ``cards`` are its ship cards, the topmost last; ``extras`` lie with it."""

    id: int
    seat: int
    cards: tuple[int, ...]
    extras: tuple[int, ...]
    square: int
    spot: int
    trapped: bool = False
    """Under the Electromagnetic Web for good (ASV-ENV-11)."""
    armed_on: int = 0
    """The number of the turn in which its Laser Beam was fitted: it fires from the next one on (ASV-EXTRA-19)."""


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet on the board. Planets are numbered 2 x square + place on the tile."""

    value: int
    owner: int = NOBODY
    large: bool = False
    """A large disk makes it a Home Planet (ASV-DISCOVER-23)."""
    web: bool = False
    start: bool = False
    """Somebody's starting home."""
    card: int = -1
    """The Planet card it was discovered with; -1 without one."""
    conquered: bool = False
    """Taken by an Explorer, who gives it his name (ASV-EXPL-10)."""


@dataclass(frozen=True, slots=True)
class Probe:
    seat: int
    square: int
    segment: int
    turn: int
    """Number of the turn in which it was placed (ASV-GALAXY-12)."""


@dataclass(frozen=True, slots=True)
class Station:
    seat: int
    square: int


@dataclass(frozen=True, slots=True)
class Pirate:
    seat: int
    square: int
    segment: int


@dataclass(frozen=True, slots=True)
class Meteors:
    """A planet out of play until the next turn of the card's player begins (ASV-RED-38)."""

    planet: int
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a score: how much, what for, and the places that count, in order."""

    amount: int
    reason: str
    places: tuple[Address, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """Points a seat scored: the sum of the terms (ASV-INV-09)."""

    seat: int
    kind: str
    terms: tuple[Term, ...]

    @property
    def points(self) -> int:
        return sum(term.amount for term in self.terms)


@dataclass(slots=True)
class Turn:
    """The turn in progress and what was done in it."""

    seat: int
    number: int
    phase: int = TILES
    """The phase reached; with energy points the phase in progress."""
    closed: int = 0
    """With energy points the phases completed, a bit each (ASV-VAR1-03)."""
    energy: int = 0
    placed: tuple[int, ...] = ()
    """Squares of the tiles placed in this turn."""
    tiles: int = 0
    """With energy points the tiles drawn."""
    acted: bool = False
    """Something besides tiles was done (ASV-VAR1-24)."""
    only: bool = False
    """Nothing but tiles may be done any more (ASV-RED-07)."""
    pieces: int = 0
    moves: int = 0
    discards: int = 0
    searched: bool = False
    swapped: bool = False
    looked: bool = False
    sneak: bool = False
    """Nobody else plays a red card for the rest of the turn (ASV-RED-54)."""
    reds: tuple[int, ...] = ()
    """Red cards without R that each seat has played in this turn, one less for each Sneak Attack (ASV-RED-03)."""

    def copy(self) -> Turn:
        return Turn(
            self.seat,
            self.number,
            self.phase,
            self.closed,
            self.energy,
            self.placed,
            self.tiles,
            self.acted,
            self.only,
            self.pieces,
            self.moves,
            self.discards,
            self.searched,
            self.swapped,
            self.looked,
            self.sneak,
            self.reds,
        )


EndReason = Literal["", "tiles", "ninth"]


@dataclass(slots=True)
class VentureState:
    """Seats count from 0 as in the setup; colours 0 blue, 1 yellow, 2 green, 3 red run clockwise."""

    content: str
    rules: Rules
    colours: tuple[int, ...]
    turn: Turn
    stack: list[Frame]
    """Pending responses and choices, the live one last."""
    # -- tiles
    tiles: list[int]
    """Per square 4 x face + rotation, or ``NO_TILE``."""
    want: list[int]
    """Per square what its neighbours ask for, two bits a side (tables.fitting)."""
    frontier: list[int]
    """Empty, uncontrolled squares beside a tile, ascending."""
    reserved: dict[int, int]
    """Squares controlled by Suns that hold no Sun yet, with the rotation a Sun gets there (ASV-SUN-06)."""
    suns: list[int]
    """Squares of the Suns, in order of playing."""
    holes: list[int]
    """Squares of the placed tiles with a worm hole."""
    halves: int
    """Half Suns begun; 2 for a full disc (ASV-SUN-22)."""
    bag: list[int]
    drawn: list[int]
    removed: list[int]
    """Tiles out of the game."""
    # -- galaxies and paths: one segment for each piece of a tile, joined in a union-find (regions.py)
    segment_at: list[int]
    """By 4 x square + side, -1 for none."""
    parent: list[int]
    on_path: list[bool]
    """Whether a segment is a stretch of path, not a patch of galaxy."""
    area: list[int]
    """Of a root: its tiles, a bit a square."""
    open_sides: list[int]
    """Of a root: sides that face an empty square."""
    dead: list[bool]
    """Of a root: a path that can never join two planets, a galaxy that can never be completed."""
    ends: list[tuple[int, ...]]
    """Of a root: the planets at the ends of a path."""
    # -- pieces
    planets: dict[int, Planet]
    ships: dict[int, Ship]
    next_ship: int
    probes: list[Probe]
    stations: list[Station]
    pirates: list[Pirate]
    meteors: list[Meteors]
    # -- cards, by number
    refuel: list[int]
    port: list[int]
    junk: list[int]
    hands: list[list[int]]
    personal: list[list[int]]
    kept: list[list[int]]
    """Per seat its continuing Life Forms."""
    roles: list[int]
    """Per seat its Explorer in role play, or -1."""
    role_used: list[bool]
    out: list[int]
    """Cards out of the game."""
    # -- seats
    quests: list[list[int]]
    claimed: list[list[int]]
    missing: list[int]
    """Per seat the card that makes it miss its next turn, or -1 (ASV-RED-49)."""
    scores: list[int]
    entries: list[ScoreEntry]
    idle: int
    """Turns in a row without a placed tile (ASV-VAR1-19)."""
    ended: EndReason
    winner: int
    """The seat with nine planets, or -1."""

    def copy(self) -> VentureState:
        return VentureState(
            self.content,
            self.rules,
            self.colours,
            self.turn.copy(),
            self.stack.copy(),
            self.tiles.copy(),
            self.want.copy(),
            self.frontier.copy(),
            self.reserved.copy(),
            self.suns.copy(),
            self.holes.copy(),
            self.halves,
            self.bag.copy(),
            self.drawn.copy(),
            self.removed.copy(),
            self.segment_at.copy(),
            self.parent.copy(),
            self.on_path.copy(),
            self.area.copy(),
            self.open_sides.copy(),
            self.dead.copy(),
            self.ends.copy(),
            self.planets.copy(),
            self.ships.copy(),
            self.next_ship,
            self.probes.copy(),
            self.stations.copy(),
            self.pirates.copy(),
            self.meteors.copy(),
            self.refuel.copy(),
            self.port.copy(),
            self.junk.copy(),
            [hand.copy() for hand in self.hands],
            [pile.copy() for pile in self.personal],
            [kept.copy() for kept in self.kept],
            self.roles.copy(),
            self.role_used.copy(),
            self.out.copy(),
            [quests.copy() for quests in self.quests],
            [claimed.copy() for claimed in self.claimed],
            self.missing.copy(),
            self.scores.copy(),
            self.entries.copy(),
            self.idle,
            self.ended,
            self.winner,
        )


FIELDS = tuple(field.name for field in fields(VentureState))
