"""Which moves are possible and why others are not."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.games.space_checkers.actions import Forfeit, Move
from desktop.games.space_checkers.board import DIRECTIONS, SIDES, WILD, Board, walk
from desktop.games.space_checkers.content import COLOURS
from desktop.games.space_checkers.state import EMPTY, CheckersState
from desktop.kernel.game import Refusal
from desktop.kernel.words import SeatName, Sentence

ALL_SIDES = tuple(range(SIDES))
ALL_DIRECTIONS = tuple(range(len(DIRECTIONS)))


def cell_address(row: int, column: int) -> str:
    return f"cell:{row},{column}"


def open_directions(board: Board, state: CheckersState, cell: int) -> tuple[int, ...]:
    """The directions open to the pawn on a cell by the roll (SC-DIE-05) or its wild area (SC-WILD-01)."""
    if state.direction == WILD or board.wild[state.sides[state.turn]][cell]:
        return ALL_DIRECTIONS if state.diagonals else ALL_SIDES
    return (state.direction,)


def possible_moves(board: Board, state: CheckersState) -> Iterator[Move]:
    """Every legal move of the seat on turn: by start cell from the north-west, then by direction."""
    seat = state.turn
    cells = state.board
    made = board.moves[seat]
    ways = [by_distance[state.pips] for by_distance in board.ways]
    wild = board.wild[state.sides[seat]]
    free = ALL_DIRECTIONS if state.diagonals else ALL_SIDES
    rolled = free if state.direction == WILD else (state.direction,)
    for start, owner in enumerate(cells):
        if owner != seat:
            continue
        for direction in free if wild[start] else rolled:
            way = ways[direction][start]
            if way is None or cells[way[0]] != EMPTY:
                continue
            previous = EMPTY
            for passed in way[1]:
                other = cells[passed]
                if other != EMPTY and other in (seat, previous):
                    break
                previous = other
            else:
                yield made[direction][start]


def move_refusal(board: Board, state: CheckersState, move: Move) -> Refusal | None:
    """Why a move of the seat on turn is not possible; None when it is."""
    start = board.cell(move.row, move.column)
    if start is None or state.board[start] != move.seat:
        return _refuse("SC-TURN-01", "No pawn of yours stands on {cell}.", (move.row, move.column))
    direction = DIRECTIONS.index(move.towards)
    if direction not in open_directions(board, state, start):
        return _direction_refusal(state, move)
    return _line_refusal(board, state, start, direction)


def _direction_refusal(state: CheckersState, move: Move) -> Refusal:
    place = (move.row, move.column)
    if move.towards not in DIRECTIONS[:SIDES] and not state.diagonals:
        return _refuse("SC-MOVE-07", "Pawns move towards one of the four sides, never diagonally.", place)
    side = DIRECTIONS[state.direction]
    return _refuse(
        "SC-MOVE-03",
        "The direction die shows {colour}, so the pawn on {cell} moves {side}: it is not in its wild area.",
        place,
        colour=Sentence(COLOURS[state.direction]),
        side=Sentence(side),
    )


def _line_refusal(board: Board, state: CheckersState, start: int, direction: int) -> Refusal | None:
    """Walks the line of a move cell by cell and names the first thing in its way."""
    line = walk(board.size, start, DIRECTIONS[direction], state.pips)
    previous = EMPTY
    for number, cell in enumerate(line, start=1):
        place = board.place(cell)
        owner = state.board[cell]
        if cell in board.earth:
            return _refuse("SC-MOVE-04", "The Earth is in the way at {cell}.", place)
        if number == state.pips:
            if owner != EMPTY:
                return _refuse(
                    "SC-MOVE-02",
                    "The move ends on {cell}, where a pawn of {owner} stands: the last cell must be empty.",
                    place,
                    owner=SeatName(owner),
                )
        elif owner == state.turn:
            return _refuse("SC-JUMP-01", "A pawn of your own stands in the way on {cell}.", place)
        elif owner != EMPTY and owner == previous:
            return _refuse(
                "SC-JUMP-03",
                "Two pawns of {owner} stand next to each other at {cell}: such a pair cannot be jumped.",
                place,
                owner=SeatName(owner),
            )
        previous = owner
    return None


def forfeit_refusal(board: Board, state: CheckersState, forfeit: Forfeit) -> Refusal | None:
    """Passing is refused while any pawn can move, by warp or capture too (SC-TURN-02, SC-TURN-05)."""
    move = next(possible_moves(board, state), None)
    if move is None:
        return None
    return _refuse(
        "SC-TURN-02",
        "You must move while you can: the pawn on {cell}, for one, has a legal move.",
        (move.row, move.column),
    )


def _refuse(rule: str, text: str, place: tuple[int, int], **words: SeatName | Sentence) -> Refusal:
    row, column = place
    where = Sentence("row {row}, column {column}", {"row": row, "column": column})
    return Refusal(rule, Sentence(text, {"cell": where, **words}, (cell_address(row, column),)))
