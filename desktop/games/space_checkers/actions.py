"""What a seat may choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.kernel.game import Event

Direction: TypeAlias = Literal["south", "west", "north", "east", "southwest", "northwest", "northeast", "southeast"]

Place: TypeAlias = tuple[int, int]
"""Row and column, from 1 at the north-west."""


@dataclass(frozen=True, slots=True)
class Move:
    """Move the pawn at (row, column) as many cells as rolled. A move keeps its compass direction throughout."""

    seat: int
    row: int
    column: int
    towards: Direction
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Pass on a turn in which no pawn can move."""

    seat: int
    kind: Literal["forfeit"] = "forfeit"


CheckersAction: TypeAlias = Annotated[Move | Forfeit, Field(discriminator="kind")]


@dataclass(slots=True)
class RolledForFirst(Event):
    """The seats still in question rolled the number die: the highest begins, equals roll again."""

    rolls: tuple[tuple[int, int], ...]
    """(seat, pips) in seat order."""


@dataclass(slots=True)
class Rolled(Event):
    """A turn began with a roll of both dice."""

    seat: int
    pips: int
    side: int
    """Index of the side rolled (south, west, north, east), or -1 for WILD."""


@dataclass(slots=True)
class Moved(Event):
    """A pawn moved."""

    seat: int
    start: Place
    towards: Direction
    path: tuple[Place, ...]
    """The cells entered, one after the other."""
    captured: tuple[tuple[Place, int], ...]
    """(place, owner's seat) of each pawn jumped and taken."""


@dataclass(slots=True)
class Forfeited(Event):
    """No pawn could move."""

    seat: int


@dataclass(slots=True)
class Skipped(Event):
    """A seat without pawns on the field was passed over."""

    seat: int


@dataclass(slots=True)
class Ended(Event):
    """The game is over: the outcome says how."""

    winners: tuple[int, ...]
