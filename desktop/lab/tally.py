"""What is noted of one game of a series: plain data that travels between processes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Item: TypeAlias = tuple[str, str]
"""(part, id) of an item of content."""


@dataclass(slots=True)
class Use:
    """Who drew an item, and who made use of it: one seat for each time."""

    drawn: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    fitted: int = 0
    """Of a tile: how often it had a legal place when it was drawn."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One side of an objective, while it was the one to be done."""

    item: Item
    side: str
    """The path to it in the item, such as ``cards.0.side_1``; empty where the item has one side."""
    turns: int
    done: bool


@dataclass(slots=True)
class Tally:
    """One game."""

    seed: int
    finished: bool = False
    decisions: int = 0
    seconds: float = 0.0
    """Spent in play, loading left out."""
    rounds: int = 0
    """How long it was in the game's own measure: turns, or rounds where it has some."""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    ending: str = ""
    """How it ended, as a sentence with gaps."""
    why: str = ""
    """What ended it, as a word of the game's own."""
    uses: dict[Item, Use] = field(default_factory=dict)
    stages: list[Stage] = field(default_factory=list)
