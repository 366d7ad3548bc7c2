"""Sentences of Space Checkers: prompts, labels and log lines."""

from __future__ import annotations

from collections import Counter

from desktop.games.space_checkers.actions import (
    CheckersAction,
    Direction,
    Ended,
    Forfeit,
    Forfeited,
    Moved,
    Place,
    Rolled,
    RolledForFirst,
    Skipped,
)
from desktop.games.space_checkers.board import DIRECTIONS, WILD, Board, walk
from desktop.games.space_checkers.content import COLOURS
from desktop.games.space_checkers.moves import cell_address
from desktop.games.space_checkers.state import EMPTY, CheckersState
from desktop.kernel.game import Event
from desktop.kernel.words import Address, SeatName, Sentence, listed


def cell_name(place: Place) -> Sentence:
    return Sentence("({row}, {column})", {"row": place[0], "column": place[1]})


def side_name(side: int) -> Sentence:
    return Sentence("WILD") if side == WILD else Sentence(COLOURS[side])


def prompt(state: CheckersState, *, can_move: bool) -> Sentence:
    words: dict[str, str | int | SeatName | Sentence] = {
        "who": SeatName(state.turn),
        "pips": state.pips,
        "side": side_name(state.direction),
    }
    if not can_move:
        return Sentence("{who} rolled {pips} and {side}: no pawn can move, the turn is lost.", words)
    if state.direction == WILD:
        return Sentence("{who} rolled {pips} and WILD: move a pawn exactly {pips}, any side.", words)
    words["towards"] = Sentence(DIRECTIONS[state.direction])
    return Sentence("{who} rolled {pips} and {side}: move a pawn exactly {pips} {towards}.", words)


def ending(state: CheckersState, winners: tuple[int, ...], prison_cells: int) -> Sentence:
    """Why the game ended and who won it."""
    names = listed([Sentence("{who}", {"who": SeatName(seat)}) for seat in winners])
    captives = len(state.prisoners[winners[0]])
    if state.ended == "full":
        return Sentence("{who} wins with {count} captives.", {"who": names, "count": captives})
    why = (
        Sentence("nobody can reach {count} captives any more", {"count": prison_cells})
        if state.ended == "unreachable"
        else Sentence("nobody has moved for three rounds")
    )
    if len(winners) == 1:
        return Sentence(
            "The game ends, as {why}: {who} wins with most captives, {count}.",
            {"why": why, "who": names, "count": captives},
        )
    return Sentence(
        "The game ends, as {why}: {who} share the win with {count} captives each.",
        {"why": why, "who": names, "count": captives},
    )


def steps(board: Board, action: CheckersAction) -> tuple[Address, ...]:
    """First the pawn, then the way it goes. A direction names the landing too, and tells apart two ways there."""
    if isinstance(action, Forfeit):
        return ()
    return cell_address(action.row, action.column), f"way:{action.towards}"


def label(board: Board, state: CheckersState, action: CheckersAction) -> Sentence:
    if isinstance(action, Forfeit):
        return Sentence("Pass on: no pawn can move")
    start = (action.row - 1) * board.size + action.column - 1
    line = walk(board.size, start, action.towards, state.pips)
    owners = [state.board[cell] for cell in line[:-1] if state.board[cell] != EMPTY]
    warps = any(_wraps(board.size, one, other) for one, other in zip((start, *line), line, strict=False))
    words: dict[str, str | int | SeatName | Sentence] = {
        "towards": Sentence(action.towards),
        "warp": Sentence(", by warp,") if warps else "",
        "cell": cell_name(board.place(line[-1])),
        "start": cell_name((action.row, action.column)),
    }
    if not owners:
        return Sentence("{start} {towards}{warp} to {cell}", words)
    return Sentence("{start} {towards}{warp} to {cell}, capturing {captured}", {**words, "captured": _haul(owners)})


def _wraps(size: int, one: int, other: int) -> bool:
    """Whether a step between two cells crosses an edge."""
    return abs(one // size - other // size) > 1 or abs(one % size - other % size) > 1


def _haul(owners: list[int]) -> Sentence:
    """Captured pawns by owner, such as "2 of Mira and 1 of Jonas"."""
    return listed(
        [Sentence("{count} of {who}", {"count": n, "who": SeatName(seat)}) for seat, n in Counter(owners).items()]
    )


def tell(event: Event) -> Sentence | None:
    """The event as a line of the log."""
    match event:
        case RolledForFirst(rolls):
            shown = [Sentence("{who} {pips}", {"who": SeatName(seat), "pips": pips}) for seat, pips in rolls]
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


def _moved(event: Moved) -> Sentence:
    towards: Direction = event.towards
    words: dict[str, str | int | SeatName | Sentence] = {
        "who": SeatName(event.seat),
        "start": cell_name(event.start),
        "cell": cell_name(event.path[-1]),
        "towards": Sentence(towards),
    }
    places = (cell_address(*event.start), *(cell_address(*place) for place in event.path))
    if not event.captured:
        return Sentence("{who} moved {start} {towards} to {cell}.", words, places)
    haul = _haul([owner for _, owner in event.captured])
    return Sentence("{who} moved {start} {towards} to {cell}, taking {haul}.", {**words, "haul": haul}, places)
