"""The UO scout: where it steps, what a capture does, and who comes free again."""

from __future__ import annotations

from desktop.games.space_movers import events as e
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.run import Run, ability, end, open_clauses, seat_of
from desktop.games.space_movers.state import (
    BLANK,
    FIT,
    HELD,
    NOWHERE,
    MoversState,
    ScoutFrame,
)
from desktop.games.space_movers.tables import Tables
from desktop.kernel.throws import ThrowRequest


def ways(tables: Tables, state: MoversState) -> tuple[int, ...]:
    """The next spaces on the scout's shortest ways to the Liberty (SM-UO-01)."""
    return tables.next_steps[state.scout][state.liberty]


def chooser(tables: Tables, state: MoversState) -> int:
    """The seat that picks the scout's way instead of the Coin, or ``NOWHERE``."""
    for seat, character in enumerate(state.seats):
        if ability(tables, state, character, s.ChooseWay):
            return seat
    return NOWHERE


def settle_scout(run: Run, frame: ScoutFrame) -> bool:
    """Let the scout go as far as nobody has to be asked. True when the frame on top is settled."""
    state = run.state
    while frame.steps and state.scout != NOWHERE and not state.result:
        nexts = ways(run.tables, state)
        if len(nexts) > 1 and (len(nexts) == 2 or chooser(run.tables, state) != NOWHERE):
            return False
        # Three or more equal ways are equally likely (SM-EDGE-78).
        step_scout(run, frame, nexts[0] if len(nexts) == 1 else nexts[run.chance.below(len(nexts))])
    return True


def step_scout(run: Run, frame: ScoutFrame, to: int) -> None:
    state = run.state
    frame.steps -= 1
    start, state.scout = state.scout, to
    run.tell(e.ScoutMoved(start, to))
    meet(run)


def flip(run: Run, frame: ScoutFrame, seat: int, heads: int) -> None:
    """The Coin decides between two ways (SM-UO-03)."""
    nexts = ways(run.tables, run.state)
    tails = nexts[0] if nexts[1] == heads else nexts[1]
    showed_heads = run.chance.flip()
    run.tell(e.CoinFlipped(seat, heads, tails, showed_heads))
    step_scout(run, frame, heads if showed_heads else tails)


def place_scout(run: Run) -> None:
    """A scout starts at HQ (SM-PURSUIT-02)."""
    run.state.scout = run.tables.hq
    run.tell(e.ScoutPlaced(run.tables.hq))
    meet(run)


def meet(run: Run) -> None:
    """Scout and Liberty on one space: a capture, at once (SM-UO-04)."""
    state = run.state
    if state.scout != state.liberty or state.result:
        return
    if lost_when_caught(run):
        return
    capture(run, by_scout=True)
    end_pursuit(run)


def lost_when_caught(run: Run) -> bool:
    """A face-up card that loses on a catch does so before the capture die (SM-EDGE-85)."""
    for clause, title in open_clauses(run.tables, run.state):
        if isinstance(clause, s.Caught):
            end(run, "caught", title)
            return True
    return False


def end_pursuit(run: Run) -> None:
    """The scout leaves the board and the Pursuit card is discarded (SM-UO-05)."""
    state = run.state
    card, state.pursuit, state.scout = state.pursuit, NOWHERE, NOWHERE
    if card != NOWHERE:
        state.discard.append(card)
        run.tell(e.PursuitEnded(card))


def capture(run: Run, *, by_scout: bool) -> None:
    """The capture die decides who goes to Interrogation (SM-INTERR-01)."""
    state = run.state
    roll = roll_die(run, state.coin)
    while state.rules.repeat_capture and 1 <= roll <= 7 and state.health[roll - 1] == HELD:
        roll = roll_die(run, state.coin)
    taken = roll - 1 if 1 <= roll <= 7 and state.health[roll - 1] != HELD else NOWHERE
    run.tell(e.Captured(roll, taken, by_scout))
    if taken != NOWHERE:
        state.health[taken] = HELD
        state.rooms[taken] = NOWHERE


def roll_die(run: Run, seat: int) -> int:
    """A roll outside checks: thrown in the box, repeated if it leaves, read without the mat (SM-EDGE-94, -95).
    1 to 9, or 0 for medical."""
    character = run.state.seats[seat]
    die = str(character if character != NOWHERE else BLANK)
    request = ThrowRequest(die, "d10", (), "", "firm", None, run.tables.box)
    result = run.chance.throw(request)
    while not result.rests:
        result = run.chance.throw(request)
    return result.rests[0].face


def free_all(run: Run) -> None:
    """Everybody in Interrogation comes back uninjured (SM-INTERR-09, SM-EDGE-69)."""
    state = run.state
    freed = tuple(character for character, health in enumerate(state.health) if health == HELD)
    for character in freed:
        state.health[character] = FIT
        if seat_of(state, character) != NOWHERE:
            state.rooms[character] = run.tables.start_room[character]
    run.tell(e.Freed(freed))


def recall_scout(run: Run) -> None:
    """The scout goes back to HQ, if it is on the board."""
    state = run.state
    if state.scout != NOWHERE and state.scout != run.tables.hq:
        run.tell(e.ScoutRecalled(state.scout))
        state.scout = run.tables.hq
        meet(run)
