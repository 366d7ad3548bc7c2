"""What the new-game page hands to the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.kernel.game import Setup

PERSON = "person"
"""The controller of a seat that somebody at this computer plays; other controllers are names of computer players."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game about to begin."""

    game_id: str
    setup: Setup
    controllers: tuple[str, ...]
    """Per seat: PERSON, or a key of ``desktop.players.choose.PLAYERS``."""
    seed: int | None = None
    """None for one drawn at the start."""
    practice: bool = False
    content: str | None = None
    """What to play with, as canonical JSON; None for the game's own content."""

    def rotated(self) -> NewGame:
        """The same people and options for a rematch, everybody one seat further; roles stay with the seats."""
        seats = self.setup.seats
        order = [(place - 1) % len(seats) for place in range(len(seats))]
        moved = tuple(replace(seats[old], role=seats[new].role) for new, old in enumerate(order))
        controllers = tuple(self.controllers[old] for old in order)
        return replace(self, setup=replace(self.setup, seats=moved), controllers=controllers, seed=None)
