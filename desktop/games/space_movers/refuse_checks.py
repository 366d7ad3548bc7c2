"""Why not: calling dice, throwing them, moving one by hand."""

from __future__ import annotations

from math import hypot

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.checks import calls, movable, moved, succeeds, thrower
from desktop.games.space_movers.refuse import no
from desktop.games.space_movers.run import ability
from desktop.games.space_movers.state import BLANK, NOWHERE, CheckFrame, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.who import running_check
from desktop.kernel.game import Refusal
from desktop.kernel.throws import DIE_RADIUS, Aim, Box, Rest
from desktop.kernel.words import SeatName

SLOWEST, FASTEST = 100, 4000
"""Speeds of a throw aimed by hand, in millimetres a second."""
ARM = 600
"""How far outside the walls a hand may let go, in tenths of a millimetre."""
FASTEST_SPIN = 3600
"""Degrees a second."""


def call(tables: Tables, state: MoversState, action: a.Call) -> Refusal | None:
    frame = running_check(state)
    if frame is None or frame.in_hand != NOWHERE:
        return no("SM-CHECK-03", "No die is to be called now.")
    if action.seat != state.coin:
        return no("SM-CHECK-18", "{who} decides the order of the dice.", who=SeatName(state.coin))
    if not any(
        (frame.symbols[index], character) == (action.symbol, action.character)
        for index, character in (divmod(found, 7) for found in calls(tables, state, frame))
    ):
        return no("SM-CHECK-13", "This character cannot answer that symbol now.")
    return None


def throw(tables: Tables, state: MoversState, action: a.Throw) -> Refusal | None:
    frame = running_check(state)
    if frame is None or frame.in_hand == NOWHERE:
        return no("SM-CHECK-03", "No die is to be thrown now.")
    who = thrower(state, frame.in_hand)
    if action.seat != who:
        rule = "SM-CHECK-17" if frame.in_hand == BLANK else "SM-CHECK-15"
        return no(rule, "{who} throws this die.", who=SeatName(who))
    if action.target != NOWHERE and not any(rest.die == str(action.target) for rest in frame.rests):
        return no("SM-CHECK-06", "Only a die that lies in the box can be aimed at.")
    return aim_refusal(tables.box, action.aim) if action.aim else None


def aim_refusal(box: Box, aim: Aim) -> Refusal | None:
    """A die is released outside the box, and thrown, not dropped (SM-CHECK-09)."""
    if 2 * abs(aim.x) < box.width and 2 * abs(aim.y) < box.depth:
        return no("SM-CHECK-09", "The die must leave your hand outside the box.", "box")
    if abs(aim.x) > box.width // 2 + ARM or abs(aim.y) > box.depth // 2 + ARM:
        return no("SM-CHECK-09", "The die must leave your hand beside the box.", "box")
    if abs(aim.spin) > FASTEST_SPIN:
        return no("SM-CHECK-09", "Spin the die by {most} degrees a second at most.", most=FASTEST_SPIN)
    if not 0 <= aim.reach <= box.width + box.depth:
        return no("SM-CHECK-09", "The first bounce must lie inside the box or just beyond it.", "box")
    if not SLOWEST <= aim.speed <= FASTEST:
        return no("SM-CHECK-09", "Throw with {low} to {high} millimetres a second.", low=SLOWEST, high=FASTEST)
    return None


def move_die(tables: Tables, state: MoversState, action: a.MoveDie) -> Refusal | None:
    frame = running_check(state)
    if frame is None:
        return no("SM-CHAR-10", "No skill check is under way.")
    character = state.seats[action.seat]
    if not ability(tables, state, character, s.MoveOwnDie):
        return no("SM-CHAR-10", "Your character has no such ability now.")
    rest = movable(tables, state, frame, character)
    if rest is None:
        why = "Your die was moved in this check already." if frame.moved else "Your die is not in the box."
        return no("SM-EDGE-96", why)
    return _place_refusal(tables, state, frame, rest, action.place) if action.place else None


def _place_refusal(
    tables: Tables, state: MoversState, frame: CheckFrame, rest: Rest, place: tuple[int, int]
) -> Refusal | None:
    """The die stays in the box and clear of others, and a fail never becomes a pass (SM-CHAR-11)."""
    box = tables.box
    if 2 * (abs(place[0]) + DIE_RADIUS) > box.width or 2 * (abs(place[1]) + DIE_RADIUS) > box.depth:
        return no("SM-CHAR-10", "The die has to stay in the box.", "box")
    for other in frame.rests:
        if other is not rest and hypot(other.x - place[0], other.y - place[1]) < 2 * DIE_RADIUS:
            return no("SM-CHAR-10", "Another die lies there.", "box")
    there = moved(rest, place)
    if succeeds(tables, state, frame, there) and not succeeds(tables, state, frame, rest):
        return no("SM-CHAR-11", "This would turn a failed die into a success.", "box")
    return None
