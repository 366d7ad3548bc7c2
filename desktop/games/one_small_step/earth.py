"""Earth actions with their upgrades, and the placing and retrieving of workers."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.one_small_step import decks
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.effects import begin_payment
from desktop.games.one_small_step.frames import Alternatives, Doing, EarthAction, Gaining
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, OPEN_SPACE, TOKEN, StepState
from desktop.games.one_small_step.tables import GROUP_RESOURCES, PERSONNEL, Tables
from desktop.games.one_small_step.work import Work, has_power, spend, use_power

SATELLITE_MARKER, CREW_MARKER = 0, 1
MARKERS = (SATELLITE_MARKER, CREW_MARKER)


def is_open(state: StepState, action: int, marker: int) -> bool:
    """Whether an upgrade is uncovered; the beginner game has none (OSS-BEGIN-02)."""
    return not state.rules.beginner and not state.covered[2 * action + marker]


def base_program(tables: Tables, state: StepState, action: int) -> int:
    return (tables.beginner_bases if state.rules.beginner else tables.bases)[action]


def replacements(tables: Tables, state: StepState, action: int) -> list[int]:
    """Markers (0, 1) of the uncovered '/' upgrades of an action (OSS-UPGR-09)."""
    return [
        marker
        for marker in MARKERS
        if is_open(state, action, marker) and tables.upgrades[2 * action + marker].mode == "/"
    ]


def reduction(tables: Tables, state: StepState, action: int) -> int:
    """What the uncovered '-' upgrades take off the base cost (OSS-UPGR-08)."""
    return sum(tables.upgrades[2 * action + marker].reduce for marker in MARKERS if is_open(state, action, marker))


def step(work: Work, using: EarthAction) -> bool:
    """First the one effect chosen, then each '+' upgrade (OSS-EDGE-38, OSS-EDGE-39)."""
    if using.stage == 0:
        if replacements(work.tables, work.state, using.action):
            return False
        use(work, using, -1)
        return True
    marker = using.stage - 1
    if using.stage == 2:
        work.pop()
    else:
        work.swap(replace(using, stage=using.stage + 1))
    upgrade = work.tables.upgrades[2 * using.action + marker]
    if upgrade.mode == "+" and is_open(work.state, using.action, marker):
        _offer(work, using, upgrade.program)
    return True


def _offer(work: Work, using: EarthAction, program: int) -> None:
    """A payment asks for itself; other additions may be declined (OSS-EDGE-30)."""
    if any(isinstance(op.effect, v.Pay) for op in work.tables.programs[program]):
        work.push(Doing(using.team, using.dept, program))
    else:
        work.push(Alternatives(using.team, using.dept, (program,), optional=True))


def use(work: Work, using: EarthAction, marker: int) -> None:
    """The base effect (-1), or that of a '/' upgrade, which brings its own cost (OSS-EDGE-103)."""
    tables, state = work.tables, work.state
    work.swap(replace(using, stage=1))
    work.events.append(e.ActionUsed(using.team, using.action, marker))
    if marker >= 0:
        work.push(Doing(using.team, using.dept, tables.upgrades[2 * using.action + marker].program))
        return
    program = base_program(tables, state, using.action)
    op = tables.programs[program][0]
    if isinstance(op.effect, v.Pay):
        reduce = reduction(tables, state, using.action)
        begin_payment(work, using.team, using.dept, op.effect, op.inner[0], reduce)
    else:
        work.push(Doing(using.team, using.dept, program))


# ---- workers -----------------------------------------------------------------------------------------------------


def free(state: StepState, space: int) -> bool:
    """Whether a space takes one more worker (OSS-WORK-10, OSS-WORK-11)."""
    return space == OPEN_SPACE or not state.workers[space]


def open_spaces(tables: Tables, state: StepState) -> tuple[list[int], list[int]]:
    """Where a worker acting as an Engineer, or as an Administrator, may be placed: on any free Earth space, and on
    free cards of its type (OSS-WORK-09)."""
    spaces = [space for space in range(FIRST_DRAFT) if free(state, space)]
    found = (spaces, spaces.copy())
    for slot, card in enumerate(state.draft, start=FIRST_DRAFT):
        if card != EMPTY and not state.workers[slot]:
            found[tables.events[card].worker].append(slot)
    return found


def can_swap(tables: Tables, state: StepState, team: int) -> bool:
    """Whether a worker may count as the other type (OSS-SYM-35)."""
    return state.swaps > 0 or has_power(tables, state, team, "cross_training")


def place(work: Work, team: int, worker: int, acting: int, space: int) -> None:
    """A worker, or a token in its place, uses what it stands on at once (OSS-WORK-13)."""
    state = work.state
    if worker == TOKEN:
        use_power(work, team, "flexible")
        spend(work, team, PERSONNEL, 1, 0)
    else:
        state.teams[team].home[worker] -= 1
        if acting != worker:
            if state.swaps:
                state.swaps -= 1
            else:
                use_power(work, team, "cross_training")
    state.workers[space].append((team, worker))
    card = state.draft[space - FIRST_DRAFT] if space >= FIRST_DRAFT else EMPTY
    work.events.append(e.WorkerPlaced(team, worker, acting, space, card))
    if space == OPEN_SPACE and has_power(work.tables, state, team, "second_shift"):
        use_power(work, team, "second_shift")
        work.push(Gaining(team, acting, GROUP_RESOURCES[0]))
    if space < FIRST_DRAFT:
        work.push(EarthAction(team, acting, 2 * space + acting))
    else:
        work.push(Doing(team, acting, work.tables.events[card].action))


def retrieve(work: Work) -> None:
    """All workers go home; drafted cards go to their teams, the others under the deck (OSS-WORK-05 to 07). The
    leading team's cards come first, so that it chooses first where a limit asks (OSS-EDGE-33)."""
    state = work.state
    undrafted: list[int] = []
    gained: list[tuple[int, int]] = []
    for slot, card in enumerate(state.draft):
        if card == EMPTY:
            continue
        if placed := state.workers[FIRST_DRAFT + slot]:
            gained.append((placed[0][0], card))
        else:
            undrafted.append(card)
    state.draft = [EMPTY] * len(state.draft)
    for placed in state.workers:
        placed.clear()
    for player in state.teams:
        player.home = [2, 2]
    work.chance.shuffle(undrafted)
    state.events[:0] = undrafted
    work.events.append(e.WorkersRetrieved(tuple(sorted(undrafted))))
    # Frames are pushed as cards arrive and the last one is live first: so the leading team's cards arrive last.
    gained.sort(key=lambda pair: pair[0] == state.leader)
    for team, card in gained:
        work.events.append(e.CardGained(team, card))
        decks.gain_event(work, team, card)
