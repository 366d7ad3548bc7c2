"""What a move would bring, read from the events the game foresees. No rule is repeated here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.games.space_checkers.actions import Move, Moved
from desktop.games.space_checkers.board import STEPS, Board, walk
from desktop.games.space_checkers.content import COLOURS
from desktop.kernel.game import Event, Refusal
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask
from desktop.table.boards.space_checkers.geometry import BoardPlan, Cell
from desktop.table.boards.space_checkers.routes import Route


@dataclass(frozen=True, slots=True)
class Way:
    """One way a pawn may go: its route, and the seats whose pawns it takes."""

    action: Move
    address: Address
    route: Route
    captured: tuple[tuple[Cell, int], ...]
    warps: bool

    @property
    def start(self) -> Cell:
        return self.route.start

    @property
    def landing(self) -> Cell:
        return self.route.path[-1]


@dataclass(frozen=True, slots=True)
class ClosedWay:
    """A way that is closed, drawn up to what is in the way."""

    route: Route
    refusal: Refusal


def cell_of(address: Address) -> Cell | None:
    """The cell that an address names; None for addresses of other kinds."""
    kind, _, rest = address.partition(":")
    if kind != "cell":
        return None
    row, _, column = rest.partition(",")
    return int(row), int(column)


def cell_address(cell: Cell) -> Address:
    return f"cell:{cell[0]},{cell[1]}"


def moved_in(events: Iterable[Event]) -> Moved | None:
    """The move among some events."""
    return next((event for event in events if isinstance(event, Moved)), None)


def route_of(moved: Moved) -> Route:
    return Route(moved.start, STEPS[moved.towards], moved.path, frozenset(cell for cell, _ in moved.captured))


def warps(route: Route) -> bool:
    """Whether some step of the route is not to a neighbouring cell."""
    down, right = route.step
    return any(
        (before[0] + down, before[1] + right) != after
        for before, after in zip((route.start, *route.path), route.path, strict=False)
    )


def ways_of(ask: Ask, actions: Sequence[Any]) -> list[Way]:
    """The ways of some legal moves."""
    found = []
    for action in actions:
        if not isinstance(action, Move):
            continue
        moved = moved_in(ask.foreseen(action))
        if moved is not None:
            route = route_of(moved)
            found.append(Way(action, f"way:{action.towards}", route, moved.captured, warps(route)))
    return found


def closed_ways(board: Board, ask: Ask, start: Cell, open_ways: Sequence[Way]) -> list[ClosedWay]:
    """The ways of the selected pawn that the game refuses for something that stands on them."""
    taken = {way.action.towards for way in open_ways}
    found = []
    for move in moves_from(board, ask, start):
        if move.towards in taken:
            continue
        refusal = ask.refusal(move)
        obstacle = cell_of(refusal.places[0]) if refusal and refusal.places else None
        if refusal is None or obstacle is None or obstacle == start:
            continue
        line = line_of(board, start, move, ask.state.pips)
        if obstacle in line:
            found.append(ClosedWay(Route(start, STEPS[move.towards], line[: line.index(obstacle) + 1]), refusal))
    return found


def moves_from(board: Board, ask: Ask, start: Cell) -> list[Move]:
    """A move in every direction there is, the rolled one first: to be asked about, not to be judged here."""
    ways = list(STEPS)[: 8 if ask.state.diagonals else 4]
    if ask.state.direction >= 0:
        ways.insert(0, ways.pop(ask.state.direction))
    return [Move(ask.seat, start[0], start[1], way) for way in ways]


def line_of(board: Board, start: Cell, move: Move, length: int) -> tuple[Cell, ...]:
    """The cells of a straight line of so many steps."""
    return tuple(board.places[cell] for cell in walk(board.size, board.number(start), move.towards, length))


def plan_of(board: Board, formation: str) -> BoardPlan:
    """The board's content as the painters want it."""
    return BoardPlan(
        rows=board.size,
        columns=board.size,
        earth=frozenset(board.places[cell] for cell in board.earth),
        starts={
            colour: frozenset(board.places[cell] for cell in start)
            for colour, start in zip(COLOURS, board.starts[formation], strict=True)
        },
        wilds={
            colour: frozenset(place for place, free in zip(board.places, wild, strict=True) if free)
            for colour, wild in zip(COLOURS, board.wild, strict=True)
        },
        prison_cells=board.prison_cells,
    )
