"""Which moves are possible and why others are not."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.games.space_checkers.actions import Forfeit, Move, Moved, Place
from desktop.games.space_checkers.board import DIRECTIONS, SIDES, WILD, Board, across_edge, walk
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
    seat, pips, cells = state.turn, state.pips, state.board
    made, lines = board.moves[seat], board.lines
    wild = board.wild[state.sides[seat]]
    free = ALL_DIRECTIONS if state.diagonals else ALL_SIDES
    rolled = free if state.direction == WILD else (state.direction,)
    for start, owner in enumerate(cells):
        if owner != seat:
            continue
        for direction in free if wild[start] else rolled:
            line = lines[direction][start]
            if len(line) < pips or cells[line[pips - 1]] != EMPTY:
                continue
            previous = EMPTY
            for passed in line[: pips - 1]:
                other = cells[passed]
                if other != EMPTY and other in (seat, previous):
                    break
                previous = other
            else:
                yield made[direction][start]


def consequences(board: Board, state: CheckersState, move: Move) -> Moved:
    """What a legal move does: the cells entered and the pawns taken on them (SC-UI-01, SC-CAPTURE-01)."""
    start = (move.row, move.column)
    line = board.lines[DIRECTIONS.index(move.towards)][board.number(start)][: state.pips]
    return Moved(
        move.seat,
        start,
        move.towards,
        tuple([board.places[cell] for cell in line]),
        tuple([(board.places[cell], owner) for cell in line if (owner := state.board[cell]) != EMPTY]),
    )


def move_refusal(board: Board, state: CheckersState, move: Move) -> Refusal | None:
    """Why a move of the seat on turn is not possible; None when it is."""
    place = (move.row, move.column)
    start = board.number(place)
    if not board.has(place) or state.board[start] != move.seat:
        return _refuse("SC-TURN-01", "No pawn of yours stands on {cell}.", place)
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
    """Follows the line of a move cell by cell and names the first thing in its way."""
    pips = state.pips
    line = board.lines[direction][start][:pips]
    previous, previous_cell = EMPTY, start
    for cell in line[: pips - 1]:
        owner = state.board[cell]
        if owner == state.turn:
            return _refuse("SC-JUMP-01", "A pawn of your own stands in the way on {cell}.", board.places[cell])
        if owner != EMPTY and owner == previous:
            return _pair_refusal(board, owner, previous_cell, cell)
        previous, previous_cell = owner, cell
    if len(line) < pips:
        (earth,) = walk(board.size, previous_cell, DIRECTIONS[direction], 1)
        return _refuse("SC-MOVE-04", "The Earth is in the way at {cell}.", board.places[earth])
    if (owner := state.board[line[-1]]) != EMPTY:
        return _refuse(
            "SC-MOVE-02",
            "The move ends on {cell}, where a pawn of {owner} stands: the last cell must be empty.",
            board.places[line[-1]],
            owner=SeatName(owner),
        )
    return None


def _pair_refusal(board: Board, owner: int, first: int, second: int) -> Refusal:
    """Two pawns of one player that follow each other on the line (SC-JUMP-03), perhaps across an edge (SC-WARP-06)."""
    one, other = board.places[first], board.places[second]
    across = across_edge(one, other)
    return Refusal(
        "SC-WARP-06" if across else "SC-JUMP-03",
        Sentence(
            "The pawns of {owner} on {first} and {second} are neighbours across the edge: such a pair cannot be jumped."
            if across
            else "The pawns of {owner} on {first} and {second} are neighbours: such a pair cannot be jumped.",
            {"owner": SeatName(owner), "first": _where(one), "second": _where(other)},
            (cell_address(*one), cell_address(*other)),
        ),
    )


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


def _refuse(rule: str, text: str, place: Place, **words: SeatName | Sentence) -> Refusal:
    return Refusal(rule, Sentence(text, {"cell": _where(place), **words}, (cell_address(*place),)))


def _where(place: Place) -> Sentence:
    return Sentence("row {row}, column {column}", {"row": place[0], "column": place[1]})
