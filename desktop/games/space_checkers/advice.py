"""What speaks for a move, in one line: the reason given with a hint."""

from __future__ import annotations

from desktop.games.space_checkers.actions import Moved
from desktop.games.space_checkers.board import Board
from desktop.games.space_checkers.evaluate import capturing_rolls, rolls_of
from desktop.games.space_checkers.state import CheckersState
from desktop.kernel.words import SeatName, Sentence, listed


def reason(board: Board, after: CheckersState, moved: Moved) -> Sentence:
    """What a move brings and what it risks; ``after`` is the position it leads to, before anybody rolls again."""
    captives = len(after.prisoners[moved.seat])
    if captives >= board.prison_cells:
        return Sentence("It wins the game with {count} captives.", {"count": captives})
    brings = []
    if moved.captured:
        brings.append(Sentence("captures {count}", {"count": len(moved.captured)}))
    wild = board.wild[after.sides[moved.seat]]
    if wild[board.number(moved.path[-1])] and not wild[board.number(moved.start)]:
        brings.append(Sentence("makes the pawn wild"))
    return Sentence("It {brings}.", {"brings": listed([*brings, _risk(board, after, moved.seat)])})


def _risk(board: Board, after: CheckersState, seat: int) -> Sentence:
    """Which opponent could capture a pawn of the seat with most rolls."""
    opponents = [other for other in range(len(after.sides)) if other != seat]
    chances = {other: capturing_rolls(board, after, other, seat) for other in opponents}
    worst = max(opponents, key=chances.__getitem__)
    if not chances[worst]:
        return Sentence("leaves no pawn exposed")
    return Sentence(
        "leaves {who} {rolls} of {all} rolls to capture",
        {"who": SeatName(worst), "rolls": chances[worst], "all": rolls_of(board)},
    )
