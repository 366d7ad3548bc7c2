"""Skill checks: which die is thrown next, what it needs, and how a check ends.

One procedure for all of them (SM-CHECK-02). A check is a frame on the stack; every throw is one action, and where
the dice come to rest is chance's affair.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.space_movers import events as e
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.areas import SUCCEED, touched
from desktop.games.space_movers.crew import can_answer, injure
from desktop.games.space_movers.run import Run, ability, rule, seat_of
from desktop.games.space_movers.state import BLANK, NOWHERE, CheckFrame, MoversState, Purpose
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import Symbol
from desktop.kernel.throws import Aim, Rest, Strength, ThrowRequest

THRESHOLD = 5
"""The lowest face that succeeds, before penalties (SM-CHECK-04)."""
HIGHEST = 9
"""The highest face of a character die."""
MEDICAL = 0
"""The face of a character die that injures."""

DIE = tuple(str(character) for character in range(BLANK + 1))
"""The names of the dice in the box, by Character and ``BLANK``."""


# ---- what a check asks for -----------------------------------------------------------------------------------------


def eye_penalty(tables: Tables, state: MoversState) -> int:
    """While Presence is orange every eye on the Liberty's planet counts against every die (SM-EYE-05)."""
    return state.eyes[state.liberty] if state.presence >= tables.bars.orange else 0


def needed(tables: Tables, state: MoversState, frame: CheckFrame, index: int, character: int) -> int:
    """The lowest face with which a Character's die answers a symbol of the check."""
    symbol = frame.symbols[index]
    result = THRESHOLD - frame.easier
    if frame.penalty and ability(tables, state, character, s.IgnoreEyes) is None:
        result += frame.penalty
    harder = rule(tables, state, s.Harder)
    if harder and harder.symbol in (None, symbol):
        result += harder.amount
    strong = ability(tables, state, character, s.StrongDie)
    if strong and strong.symbol == symbol:
        result -= strong.amount
    if frame.purpose in ("route", "bridge"):
        easy = ability(tables, state, state.seats[frame.actor], s.EasyRoutes)
        result -= easy.amount if easy else 0
    return max(1, result)


def thrower(state: MoversState, die: int) -> int:
    """The seat that throws a die: the Character's own player, else the current player (SM-CHECK-15 to -17)."""
    seat = NOWHERE if die == BLANK else seat_of(state, die)
    return state.coin if seat == NOWHERE else seat


def begin_check(run: Run, purpose: Purpose, subject: int, actor: int, symbols: Sequence[Symbol]) -> None:
    """Put a check on the stack. The penalty is fixed now (SM-EDGE-73)."""
    state = run.state
    penalty = eye_penalty(run.tables, state)
    frame = CheckFrame(purpose, subject, actor, tuple(symbols), penalty, [NOWHERE] * len(symbols))
    if rule(run.tables, state, s.FailCard):
        frame.laid.append(False)
    state.stack.append(frame)
    run.tell(e.CheckBegan(purpose, subject, actor, frame.symbols, penalty))


def calls(tables: Tables, state: MoversState, frame: CheckFrame) -> list[int]:
    """What the current player may call next; see ``can_answer``."""
    return can_answer(tables, state, frame.symbols, frame.answers)


def call(frame: CheckFrame, index: int, character: int) -> None:
    frame.answers[index] = character
    frame.in_hand = character


# ---- throwing ------------------------------------------------------------------------------------------------------


def throw(run: Run, frame: CheckFrame, seat: int, target: int, strength: Strength, aim: Aim | None) -> bool | None:
    """Throw the die in hand. True or False when the check is over, passed or not; None while it goes on."""
    state = run.state
    die = frame.in_hand
    request = ThrowRequest(
        DIE[die],
        "cube" if die == BLANK else "d10",
        frame.rests,
        DIE[target] if target != NOWHERE else "",
        strength,
        aim,
        run.tables.box,
    )
    result = run.chance.throw(request)
    frame.rests = result.rests
    run.tell(e.DieThrown(seat, die, target, faces(frame), result))
    if result.left:
        return _finish(run, frame, tuple(int(name) for name in result.left))
    if die == BLANK:
        return _finish(run, frame, ())
    frame.in_hand = NOWHERE
    offer(run.tables, state, frame)
    return None


def offer(tables: Tables, state: MoversState, frame: CheckFrame) -> None:
    """Put the next die in hand where there is nothing to choose: the only one left, or the blank die."""
    if NOWHERE not in frame.answers:
        frame.in_hand = BLANK
        return
    found = calls(tables, state, frame)
    if len(found) == 1:
        call(frame, *divmod(found[0], 7))


def faces(frame: CheckFrame) -> tuple[tuple[int, int], ...]:
    """(Character, face) of the numbered dice in the box."""
    return tuple([(int(rest.die), rest.face) for rest in frame.rests if rest.shape == "d10"])


# ---- judging -------------------------------------------------------------------------------------------------------


def overriding(tables: Tables, state: MoversState, frame: CheckFrame, rest: Rest) -> int:
    """The kind of area that a die touches: of the Advanced side, or of cards laid in the box. 0 for none."""
    if not (frame.laid or state.rules.advanced):
        return 0
    return touched(tables, rest, advanced=state.rules.advanced, laid=frame.laid)


def succeeds(tables: Tables, state: MoversState, frame: CheckFrame, rest: Rest) -> bool:
    """Whether a die as it lies counts as a success: an area decides, else the face (SM-MAT-02, SM-CHECK-04)."""
    area = overriding(tables, state, frame, rest)
    if area:
        return area == SUCCEED
    character = int(rest.die)
    index = frame.answers.index(character)
    return rest.face >= needed(tables, state, frame, index, character)


def _finish(run: Run, frame: CheckFrame, left: tuple[int, ...]) -> bool:
    """Read the dice as they lie now (SM-CHECK-12); medical faces in the open injure (SM-INJURY-01, -03)."""
    state, tables = run.state, run.tables
    numbered = [rest for rest in frame.rests if rest.shape == "d10"]
    dice = []
    hurt = []
    for rest in numbered:
        character = int(rest.die)
        face = needed(tables, state, frame, frame.answers.index(character), character)
        dice.append((character, rest.face, face, succeeds(tables, state, frame, rest)))
        if rest.face == MEDICAL and not overriding(tables, state, frame, rest):
            hurt.append(character)
    passed = not left and all(success for *_, success in dice)
    state.stack.remove(frame)
    run.tell(e.CheckEnded(frame.purpose, frame.subject, passed, tuple(dice), left))
    for character in hurt:
        injure(run, character)
    return passed


# ---- a die moved by hand -------------------------------------------------------------------------------------------


def movable(tables: Tables, state: MoversState, frame: CheckFrame, character: int) -> Rest | None:
    """A Character's own die in the box, if its ability may move it now (SM-EDGE-96)."""
    if frame.moved or not ability(tables, state, character, s.MoveOwnDie):
        return None
    return next((rest for rest in frame.rests if rest.die == DIE[character]), None)


def moved(rest: Rest, place: tuple[int, int]) -> Rest:
    """A die lifted and put down elsewhere, turned neither over nor round."""
    dx, dy = place[0] - rest.x, place[1] - rest.y
    foot = tuple((x + dx, y + dy) for x, y in rest.foot)
    return Rest(rest.die, rest.shape, rest.face, place[0], place[1], rest.z, rest.turn, foot)


def put_down(run: Run, frame: CheckFrame, seat: int, rest: Rest, place: tuple[int, int] | None) -> None:
    frame.moved = True
    there = moved(rest, place) if place else rest
    frame.rests = tuple(there if other is rest else other for other in frame.rests)
    run.tell(e.DieMoved(seat, int(rest.die), there.x, there.y))
