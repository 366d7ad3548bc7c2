"""Sentences of Space Checkers: prompts, labels and log lines."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TypeAlias

from desktop.games.space_checkers.actions import (
    CheckersAction,
    Ended,
    Forfeit,
    Forfeited,
    Moved,
    Place,
    Rolled,
    RolledForFirst,
    Skipped,
)
from desktop.games.space_checkers.board import DIRECTIONS, WILD, Board, across_edge
from desktop.games.space_checkers.content import COLOURS
from desktop.games.space_checkers.moves import cell_address, consequences
from desktop.games.space_checkers.state import CheckersState, EndReason
from desktop.kernel.game import Event
from desktop.kernel.words import Address, SeatName, Sentence, listed

Words: TypeAlias = dict[str, str | int | SeatName | Sentence]
"""What fills the gaps of a sentence."""


def cell_name(place: Place) -> Sentence:
    return Sentence("({row}, {column})", {"row": place[0], "column": place[1]})


def side_name(side: int) -> Sentence:
    return Sentence("WILD") if side == WILD else Sentence(COLOURS[side])


def prompt(state: CheckersState, *, can_move: bool, has_wild_pawns: bool) -> Sentence:
    """What is asked of the seat on turn."""
    free = Sentence("in any direction, diagonals too") if state.diagonals else Sentence("towards any side")
    words: Words = {"who": SeatName(state.turn), "pips": state.pips, "side": side_name(state.direction), "free": free}
    if not can_move:
        return Sentence("{who} rolled {pips} and {side}: no pawn can move, the turn is lost.", words)
    if state.direction == WILD:
        return Sentence("{who} rolled {pips} and {side}: move a pawn exactly {pips} {free}.", words)
    words["towards"] = Sentence(DIRECTIONS[state.direction])
    if has_wild_pawns:
        return Sentence(
            "{who} rolled {pips} and {side}: move a pawn exactly {pips} {towards}, or a wild pawn {free}.", words
        )
    return Sentence("{who} rolled {pips} and {side}: move a pawn exactly {pips} {towards}.", words)


ENDINGS: dict[EndReason, tuple[str, str]] = {
    "full": ("{who} wins with {count} captives.", ""),
    "unreachable": (
        "Nobody can reach {goal} captives any more: {who} wins with most of them, {count}.",
        "Nobody can reach {goal} captives any more: {who} share the win with {count} each.",
    ),
    "stalled": (
        "Nobody has moved for three rounds: {who} wins with most captives, {count}.",
        "Nobody has moved for three rounds: {who} share the win with {count} captives each.",
    ),
}
"""How a game ends: for one winner, and for several (a prison is never filled by two)."""


def ending(state: CheckersState, winners: tuple[int, ...], prison_cells: int) -> Sentence:
    """Why the game ended and who won it."""
    alone, shared = ENDINGS[state.ended]
    return Sentence(
        alone if len(winners) == 1 else shared,
        {
            "who": listed([Sentence("{who}", {"who": SeatName(seat)}) for seat in winners]),
            "count": len(state.prisoners[winners[0]]),
            "goal": prison_cells,
        },
    )


def steps(action: CheckersAction) -> tuple[Address, ...]:
    """First the pawn, then the way it goes. A direction names the landing too, and tells apart two ways there."""
    if isinstance(action, Forfeit):
        return ()
    return cell_address(action.row, action.column), f"way:{action.towards}"


def label(board: Board, state: CheckersState, action: CheckersAction) -> Sentence:
    """The action with what it captures; the move of a pawn must be a legal one."""
    if isinstance(action, Forfeit):
        return Sentence("Pass on: no pawn can move")
    moved = consequences(board, state, action)
    if not moved.captured:
        return _journey(moved)
    return Sentence("{journey}, capturing {haul}", {"journey": _journey(moved), "haul": _haul(moved)})


def _journey(moved: Moved) -> Sentence:
    """From where to where a pawn goes, and whether it warps."""
    words: Words = {
        "start": cell_name(moved.start),
        "towards": Sentence(moved.towards),
        "cell": cell_name(moved.path[-1]),
    }
    places = tuple(cell_address(*place) for place in (moved.start, *moved.path))
    if any(across_edge(one, other) for one, other in pairwise((moved.start, *moved.path))):
        return Sentence("{start} {towards}, by warp, to {cell}", words, places)
    return Sentence("{start} {towards} to {cell}", words, places)


def _haul(moved: Moved) -> Sentence:
    """Captured pawns by owner, such as "2 of Mira and 1 of Jonas"."""
    owners = Counter(owner for _, owner in moved.captured)
    return listed([Sentence("{count} of {who}", {"count": n, "who": SeatName(seat)}) for seat, n in owners.items()])


def tell(event: Event) -> Sentence | None:
    """The event as a line of the log."""
    match event:
        case RolledForFirst(rolls):
            shown = [Sentence("{who} rolled {pips}", {"who": SeatName(seat), "pips": pips}) for seat, pips in rolls]
            return Sentence("Roll for the first turn: {rolls}.", {"rolls": listed(shown)})
        case Rolled(seat, pips, side):
            return Sentence(
                "{who} rolled {pips} and {side}.", {"who": SeatName(seat), "pips": pips, "side": side_name(side)}
            )
        case Moved():
            return _moved(event)
        case Forfeited(seat):
            return Sentence("{who} could not move.", {"who": SeatName(seat)})
        case Skipped(seat):
            return Sentence("{who} has no pawns and is passed over.", {"who": SeatName(seat)})
        case Ended(winners):
            names = listed([Sentence("{who}", {"who": SeatName(seat)}) for seat in winners])
            return Sentence("The game is over; won by {who}.", {"who": names})
    return None


def _moved(moved: Moved) -> Sentence:
    journey = _journey(moved)
    words: Words = {"who": SeatName(moved.seat), "journey": journey}
    if not moved.captured:
        return Sentence("{who} moved {journey}.", words, journey.places)
    return Sentence("{who} moved {journey}, taking {haul}.", {**words, "haul": _haul(moved)}, journey.places)
