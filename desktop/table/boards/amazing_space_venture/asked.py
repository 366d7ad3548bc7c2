"""What a question means on the board, read from the legal actions. No rule is repeated here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.games.amazing_space_venture.actions import MoveShip, PlaceTile
from desktop.games.amazing_space_venture.doing import movement, number_of
from desktop.games.amazing_space_venture.grid import BIT, NUMBER
from desktop.games.amazing_space_venture.movement import step_layers
from desktop.games.amazing_space_venture.preview import preview
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture.geometry import square_of
from desktop.table.boards.base import Ask


@dataclass(frozen=True, slots=True)
class Holding:
    """The tile that is held, and how it may be turned on which square."""

    tile: str
    rotations: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """By square, ascending."""
    laid: PlaceTile | None = None
    """The placement that waits for its confirmation."""

    def shown(self, square: int, turn: int) -> int:
        """How the tile is shown on a square when it is held with ``turn`` quarter turns: the next legal rotation."""
        legal = self.rotations.get(square, ())
        return next(((turn + more) % 4 for more in range(4) if (turn + more) % 4 in legal), turn)


def holding(ask: Ask | None) -> Holding | None:
    """The tile in hand, once it is picked."""
    if ask is None or not ask.picks or not ask.picks[0].startswith("tile:"):
        return None
    tile = ask.picks[0].partition(":")[2]
    if isinstance(ask.proposed, PlaceTile):
        return Holding(tile, {NUMBER[ask.proposed.square]: (ask.proposed.rotation,)}, ask.proposed)
    found: dict[int, list[int]] = {}
    for actions in ask.options.values():
        for action in actions:
            if isinstance(action, PlaceTile):
                found.setdefault(NUMBER[action.square], []).append(action.rotation)
    return Holding(tile, {square: tuple(sorted(rotations)) for square, rotations in found.items()})


def tiles_on_offer(ask: Ask) -> list[Address]:
    return [address for address in ask.options if address.startswith("tile:")]


def costs(t: Tables, s: VentureState, ask: Ask) -> dict[Address, str]:
    """What it costs the picked ship to fly to each place: points of movement, or a sign for a path."""
    if not ask.picks or (number := number_of(ask.picks[0], "ship")) < 0 or number not in s.ships:
        return {}
    ship = s.ships[number]
    layers = step_layers(t, s, ship, movement(t, ship))
    found = {}
    for address, actions in ask.options.items():
        square = square_of(address)
        if square is None or not isinstance(actions[0], MoveShip):
            continue
        steps = next((n for n, layer in enumerate(layers) if layer & BIT[square]), None)
        found[address] = "~" if steps is None else str(steps)
    return found


def gains(t: Tables, ask: Ask, held: Holding, turn: int) -> dict[int, int]:
    """By square what laying the held tile there, as it would be shown, scores for the seat asked; none for nothing."""
    number = t.face_number[held.tile]
    found = {}
    for square in held.rotations:
        points = sum(
            n for seat, n in preview(t, ask.state, number, square, held.shown(square, turn)).points if seat == ask.seat
        )
        if points:
            found[square] = points
    return found
