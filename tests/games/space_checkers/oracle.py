"""A second, slow set of rules, written from the rulebook alone, to compare the fast one with.

A board is a dict from (row, column) to a colour. Nothing here is shared with the program.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

Place = tuple[int, int]

SIDES = {"green": (1, 0), "yellow": (0, -1), "blue": (-1, 0), "red": (0, 1)}
"""One step towards the side of each colour, in rows and columns."""
CORNERS = ((1, -1), (-1, -1), (-1, 1), (1, 1))


@dataclass(frozen=True)
class Field:
    """A board as the rulebook describes it."""

    size: int = 10
    earth: frozenset[Place] = frozenset({(5, 5), (5, 6), (6, 5), (6, 6)})
    wild_rows: int = 4
    diagonals: bool = False
    pawns: dict[Place, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """One possible move: a pawn, its direction, where it ends and whom it takes."""

    start: Place
    direction: Place
    end: Place
    captured: frozenset[Place]


def is_wild(board: Field, place: Place) -> bool:
    """Whether the pawn on a cell stands in the rows furthest from its own side."""
    row, column = place
    rows_away = {"green": board.size - row, "yellow": column - 1, "blue": row - 1, "red": board.size - column}
    return rows_away[board.pawns[place]] >= board.size - board.wild_rows


def moves(board: Field, colour: str, pips: int, face: str) -> Iterator[Step]:
    """Every move of a colour for a roll; ``face`` is a colour or "WILD"."""
    for start in sorted(place for place, owner in board.pawns.items() if owner == colour):
        directions = [SIDES[face]] if face != "WILD" else list(SIDES.values())
        if is_wild(board, start):
            directions = list(SIDES.values())
        if board.diagonals and (face == "WILD" or is_wild(board, start)):
            directions += CORNERS
        for direction in directions:
            step = attempt(board, colour, start, direction, pips)
            if step:
                yield step


def attempt(board: Field, colour: str, start: Place, direction: Place, pips: int) -> Step | None:
    """Walk the pawn one cell after the other; None as soon as a rule forbids it."""
    jumped: list[Place] = []
    here, last_jumped = start, None
    for count in range(1, pips + 1):
        here = one_further(board, here, direction)
        if here in board.earth:
            return None
        standing = board.pawns.get(here)
        if count == pips:
            return Step(start, direction, here, frozenset(jumped)) if standing is None else None
        if standing == colour:
            return None
        if standing is not None and standing == last_jumped:
            return None
        last_jumped = standing
        if standing is not None:
            jumped.append(here)
    return None


def one_further(board: Field, place: Place, direction: Place) -> Place:
    row, column = place[0] + direction[0], place[1] + direction[1]
    # Over the edge means in again at the opposite one.
    row = board.size if row < 1 else 1 if row > board.size else row
    column = board.size if column < 1 else 1 if column > board.size else column
    return row, column


def after(board: Field, step: Step) -> Field:
    left = {place: owner for place, owner in board.pawns.items() if place not in step.captured}
    left[step.end] = left.pop(step.start)
    return replace(board, pawns=left)


def count(board: Field, order: tuple[str, ...], depth: int) -> int:
    """How many lines of play of ``depth`` turns there are, over all 6 x 5 different rolls. A forfeit is one line."""
    if depth == 0:
        return 1
    total = 0
    for pips in range(1, 7):
        for face in (*SIDES, "WILD"):
            steps = list(moves(board, order[0], pips, face))
            later = order[1:] + order[:1]
            if depth == 1:
                total += max(1, len(steps))
            elif steps:
                total += sum(count(after(board, step), later, depth - 1) for step in steps)
            else:
                total += count(board, later, depth - 1)
    return total
