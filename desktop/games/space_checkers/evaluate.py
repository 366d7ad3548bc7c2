"""How good a position is, for computer players that look ahead."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.games.space_checkers.board import LONGEST_MOVE, SIDES, WILD, Board
from desktop.games.space_checkers.state import EMPTY, CheckersState

CAPTIVE = 10.0
PAWN = 6.0
WIN = 1000.0
WILD_PAWN = 1.5
"""A wild pawn threatens in four directions."""
THREAT = 4.0
"""Scales the chance to take an opponent's pawn in a coming turn, or to lose one."""


def value(board: Board, state: CheckersState, seat: int) -> float:
    """Captives, pawns, wild pawns and likely captures of a seat against the best of its opponents."""
    if state.ended == "full":
        return WIN if state.turn == seat else -WIN
    standing = [
        CAPTIVE * len(captives)
        + PAWN * state.board.count(other)
        + WILD_PAWN * _wild_pawns(board, state, other)
        + THREAT * _captures_expected(board, state, other)
        for other, captives in enumerate(state.prisoners)
    ]
    own = standing.pop(seat)
    # The leader among the opponents counts most, the others a little.
    return own - 0.7 * max(standing) - 0.3 * sum(standing) / len(standing)


def _wild_pawns(board: Board, state: CheckersState, seat: int) -> int:
    wild = board.wild[state.sides[seat]]
    return sum(owner == seat and wild[cell] for cell, owner in enumerate(state.board))


def _captures_expected(board: Board, state: CheckersState, seat: int) -> float:
    """Captives a seat would take on average in one turn, if it always took the best capture of its roll."""
    faces = board.direction_die
    best = _best_hauls(board, state, seat)
    total = 0
    for pips in range(2, LONGEST_MOVE + 1):
        any_side = max(best[side][pips] for side in range(SIDES))
        total += sum(any_side if face == WILD else best[face][pips] for face in faces)
    return total / (LONGEST_MOVE * len(faces))


def _best_hauls(board: Board, state: CheckersState, seat: int) -> list[list[int]]:
    """By the side and the number rolled, the most pawns that one move of a seat could capture."""
    best = [[0] * (LONGEST_MOVE + 1) for _ in range(SIDES)]
    wild = board.wild[state.sides[seat]]
    for cell, owner in enumerate(state.board):
        if owner != seat:
            continue
        for side in range(SIDES):
            for pips, taken in _hauls(board.lines[side][cell], state.board, seat):
                for rolled in range(SIDES) if wild[cell] else (side,):
                    best[rolled][pips] = max(best[rolled][pips], taken)
    return best


def _hauls(line: tuple[int, ...], cells: list[int], seat: int) -> Iterator[tuple[int, int]]:
    """Each distance a pawn can go along a line with a capture, and how many it takes."""
    previous, taken = EMPTY, 0
    for pips, cell in enumerate(line, start=1):
        owner = cells[cell]
        if owner == EMPTY:
            if taken:
                yield pips, taken
        elif owner in (seat, previous):
            return
        else:
            taken += 1
        previous = owner
