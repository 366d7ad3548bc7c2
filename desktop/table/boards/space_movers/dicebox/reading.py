"""What the box shows of a position of the game, read through the rules."""

from __future__ import annotations

from desktop.games.space_movers.checks import DIE, movable, needed, overriding, succeeds, thrower
from desktop.games.space_movers.state import BLANK, FIT, NOWHERE, CheckFrame, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.who import running_check
from desktop.table.boards.space_movers.dicebox.mat import Mat, MatArea
from desktop.table.boards.space_movers.dicebox.state import BoxState, Mark


def mat_of(tables: Tables, *, advanced: bool, laid: tuple[bool, ...] = ()) -> Mat:
    """A side of the mat with the cards that lie on it."""
    areas = tuple(MatArea(area.succeed, area.corners) for area in tables.advanced) if advanced else ()
    # Cards lie on one another; what shows is how they decide together.
    cards = (MatArea(all(laid), tables.content.box.card_corners),) if laid else ()
    return Mat(advanced, areas, cards)


def box_state(tables: Tables, state: MoversState, viewer: int | None) -> BoxState | None:
    """The box during a check, for the person of a seat; None while no check runs."""
    frame = running_check(state)
    if frame is None:
        return None
    in_hand = frame.in_hand
    lying = {rest.die for rest in frame.rests}
    waiting = {
        die
        for character, die in enumerate(DIE)
        if die not in lying and (character == BLANK or state.health[character] == FIT)
    }
    names = {DIE[character]: person.name for character, person in enumerate(tables.characters)}
    return BoxState(
        tables.box,
        mat_of(tables, advanced=state.rules.advanced, laid=tuple(frame.laid)),
        frame.rests,
        DIE[in_hand] if in_hand != NOWHERE else "",
        in_hand != NOWHERE and viewer == thrower(state, in_hand),
        _needed(tables, state, frame),
        frozenset(waiting),
        {
            rest.die: Mark(
                rest.face, succeeds(tables, state, frame, rest), bool(overriding(tables, state, frame, rest))
            )
            for rest in frame.rests
            if rest.shape == "d10"
        },
        names,
        _movable(tables, state, frame, viewer),
    )


def _movable(tables: Tables, state: MoversState, frame: CheckFrame, viewer: int | None) -> str:
    rest = None if viewer is None else movable(tables, state, frame, state.seats[viewer])
    return rest.die if rest else ""


def _needed(tables: Tables, state: MoversState, frame: CheckFrame) -> int:
    if frame.in_hand in (NOWHERE, BLANK):
        return 0
    return needed(tables, state, frame, frame.answers.index(frame.in_hand), frame.in_hand)
