"""How good a position is, for computer players that look ahead, and what speaks for a move."""

from __future__ import annotations

from desktop.games.space_checkers.board import LONGEST_MOVE, SIDES, WILD, Board
from desktop.games.space_checkers.moves import ALL_DIRECTIONS, ALL_SIDES
from desktop.games.space_checkers.state import EMPTY, CheckersState

# Found by letting players with different numbers meet each other.
CAPTIVE = 16.0
WILD_PAWN = 1.5
"""A wild pawn threatens in every direction, so that a fleet should go and get there."""
THREAT = 4.0
"""Of a capture expected in the seat's own next turn: until then others move."""
DANGER = 8.0
"""Of a capture expected in an opponent's next turn. Twice as much plays no stronger, but so carefully that games
between two such players get twice as long."""
LEADER = 0.7
"""How much the strongest opponent counts; the rest is the average of all."""
WIN = 1000.0


def value(board: Board, state: CheckersState, seat: int) -> float:
    """The standing of a seat that has just moved, less that of its opponents."""
    if state.ended:
        most = max(map(len, state.prisoners))
        return WIN if len(state.prisoners[seat]) == most else -WIN
    standing = [
        CAPTIVE * len(captives)
        + WILD_PAWN * _wild_pawns(board, state, other)
        + (THREAT if other == seat else DANGER) * _captures_expected(board, state, other)
        for other, captives in enumerate(state.prisoners)
    ]
    own = standing.pop(seat)
    return own - LEADER * max(standing) - (1 - LEADER) * sum(standing) / len(standing)


def rolls_of(board: Board) -> int:
    """How many different rolls the two dice have."""
    return len(board.direction_die) * LONGEST_MOVE


def capturing_rolls(board: Board, state: CheckersState, seat: int, victim: int) -> int:
    """With how many of all rolls a seat could capture a pawn of the victim, if it were its turn."""
    return sum(haul > 0 for haul in _hauls(board, state, seat, victim))


def _wild_pawns(board: Board, state: CheckersState, seat: int) -> int:
    wild = board.wild[state.sides[seat]]
    return sum(owner == seat and wild[cell] for cell, owner in enumerate(state.board))


def _captures_expected(board: Board, state: CheckersState, seat: int) -> float:
    """Captives a seat would take on average in one turn, if it always took the best capture of its roll."""
    return sum(_hauls(board, state, seat)) / rolls_of(board)


def _hauls(board: Board, state: CheckersState, seat: int, victim: int | None = None) -> list[int]:
    """For each roll above 1, the most pawns (of one victim, or of anybody) that a move could take: 0 for none."""
    cells = state.board
    wild = board.wild[state.sides[seat]]
    none = [0] * (LONGEST_MOVE + 1)
    tame = [none.copy() for _ in ALL_DIRECTIONS]
    free = none.copy()
    for start, owner in enumerate(cells):
        if owner != seat:
            continue
        for direction in ALL_DIRECTIONS if state.diagonals else ALL_SIDES:
            best = free if wild[start] else tame[direction]
            previous, taken = EMPTY, 0
            for pips, entered in enumerate(board.lines[direction][start], start=1):
                other = cells[entered]
                if other == EMPTY:
                    if taken > best[pips]:
                        best[pips] = taken
                elif other in (seat, previous):
                    break
                elif victim in (None, other):
                    taken += 1
                previous = other
    any_way = [max(hauls) for hauls in zip(free, *tame, strict=True)]
    by_side = [list(map(max, free, tame[side])) for side in range(SIDES)]
    return [haul for face in board.direction_die for haul in (any_way if face == WILD else by_side[face])[2:]]
