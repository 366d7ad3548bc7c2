"""Rounds, phases and turns: what comes next when nothing is pending."""

from __future__ import annotations

from desktop.games.one_small_step import earth
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step.frames import Drawing, Gaining, Turn, Window
from desktop.games.one_small_step.moon import announce_last_round
from desktop.games.one_small_step.payments import can_pay
from desktop.games.one_small_step.state import EMPTY, MOON, NOBODY, StepState
from desktop.games.one_small_step.tables import GROUP_RESOURCES, PERSONNEL, Tables
from desktop.games.one_small_step.work import Work, has_power, initiative, use_power

SETUP, COUNTDOWN, REPLENISH, DRAW, PLACE, STAFF, PLAY, LAUNCH = range(8)
"""The phases; 0 while the game is set up."""
CLOSED = 99
"""In ``done``: the phase is over and the next one waits for the window between them."""
BOTH = 3
"""In ``done``: both departments, a bit each."""


def next_step(work: Work) -> None:
    """End the turn that is over, then begin the next turn, phase or round."""
    state = work.state
    if state.turn != NOBODY:
        _end_turn(work)
        return
    if state.done[0] == CLOSED:
        _next_phase(work)
        return
    for team in (state.leader, 1 - state.leader):
        if remains(work.tables, state, team):
            _begin_turn(work, team)
            return
    _close_phase(work)


def remains(tables: Tables, state: StepState, team: int) -> bool:
    """Whether a team has a turn left in this phase."""
    player, done = state.teams[team], state.done[team]
    if state.phase == PLACE:
        return sum(player.home) > 0 or (not done and can_place_token(tables, state, team))
    if state.phase == PLAY:
        return done != BOTH
    if state.phase == LAUNCH:
        return bool(player.launch)
    return not done


def can_place_token(tables: Tables, state: StepState, team: int) -> bool:
    """Whether a Flexible card and a temporary Personnel token are at hand (OSS-EDGE-34)."""
    return state.teams[team].tokens[PERSONNEL] > 0 and has_power(tables, state, team, "flexible")


# ---- turns -------------------------------------------------------------------------------------------------------


def _begin_turn(work: Work, team: int) -> None:
    state = work.state
    state.turn = team
    for player in state.teams:
        player.new = [0] * 9
    state.fixes = state.swaps = state.extra = state.cheaper = 0
    if state.phase == DRAW:
        work.push(Drawing(team, BOTH))
        return
    work.push(Turn(team))
    if state.phase == REPLENISH and has_power(work.tables, state, team, "endowment"):
        use_power(work, team, "endowment")
        work.push(Gaining(team, -1, GROUP_RESOURCES[0]))


def _end_turn(work: Work) -> None:
    """A turn with a second worker goes on (OSS-SYM-34); else the other team is next if it has a turn left."""
    state, team = work.state, work.state.turn
    if state.phase == PLACE and state.extra and sum(state.teams[team].home):
        state.extra -= 1
        work.push(Turn(team))
        return
    if state.phase == COUNTDOWN:
        _count_down(work, team)
    if state.phase in (COUNTDOWN, REPLENISH, DRAW):
        state.done[team] = 1
    state.fixes = state.swaps = state.extra = state.cheaper = 0
    state.turn = NOBODY
    for other in (1 - team, team):
        if remains(work.tables, state, other):
            _begin_turn(work, other)
            return
    _close_phase(work)


def _count_down(work: Work, team: int) -> None:
    """T-Minus 1 goes to Launch, then T-Minus 2 to T-Minus 1 (OSS-COUNT-07)."""
    player = work.state.teams[team]
    moved = tuple(player.t1 + player.t2)
    player.launch += player.t1
    player.t1 = player.t2
    player.t2 = []
    if moved:
        work.events.append(fl.QueueAdvanced(team, moved))


# ---- phases ------------------------------------------------------------------------------------------------------


def _close_phase(work: Work) -> None:
    state = work.state
    state.done = [CLOSED, CLOSED]
    if state.phase == PLACE:
        earth.retrieve(work)
    if state.phase == LAUNCH:
        _check_crew_missions(work)
        work.events.append(so_far(state))
        if state.last:
            state.ended = True
            return
    if not state.rules.beginner and state.phase != SETUP:
        first = initiative(state) if state.rules.window_initiative == "current" else state.leader
        # It lies under the choices that retrieved cards may ask for.
        state.stack.insert(0, Window((first, 1 - first), first))


def so_far(state: StepState) -> e.RoundOver:
    """What the running round has changed until now, as it is told when it is over."""
    us, ussr = ([now - then for now, then in zip(p.standing, p.before, strict=True)] for p in state.teams)
    points = (tuple(us[:-2]), tuple(ussr[:-2]))
    return e.RoundOver(state.round, points, (us[-2], ussr[-2]), (us[-1], ussr[-1]))


def _next_phase(work: Work) -> None:
    state = work.state
    state.phase += 1
    if state.phase > LAUNCH or state.round == 0:
        state.phase = COUNTDOWN
        state.round += 1
        for player in state.teams:
            player.used, player.powers, player.before = [], [], player.standing
    state.leader = initiative(state)
    state.done = [0, 0]
    work.events.append(e.PhaseBegan(state.round, state.phase, state.leader))
    if state.phase == REPLENISH:
        _replenish(work)


def _replenish(work: Work) -> None:
    """Four Event cards, but not in round 1; Spent tokens become Fresh (OSS-EVENT-01, OSS-RES-18)."""
    state = work.state
    if state.round > 1:
        count = min(4, len(state.events))
        dealt = [state.events.pop() for _ in range(count)]
        state.draft = dealt + [EMPTY] * (4 - count)
        work.events.append(e.EventsDealt(tuple(dealt)))
        if count < 4:
            announce_last_round(work, "events")
    for player in state.teams:
        for resource in range(9):
            player.fresh[resource] += player.spent[resource]
            player.spent[resource] = 0
    work.events.append(e.Refreshed((0, 1)))


def _check_crew_missions(work: Work) -> None:
    """A team on its way to the Moon without a Crew mission ends the game (OSS-END-02)."""
    state = work.state
    without = [
        player.path < MOON
        and not player.crew_deck
        and not any(work.tables.missions[mission].crewed for mission in player.t2 + player.t1 + player.launch)
        for player in state.teams
    ]
    rule = state.rules.end_on_crew_missions
    if (rule == "either_team" and any(without)) or (rule == "both_teams" and all(without)):
        announce_last_round(work, "crew_missions")


# ---- the window between phases -----------------------------------------------------------------------------------


def affordable_advancements(tables: Tables, state: StepState, team: int) -> list[int]:
    """Face-up Advancements that a team can buy: a token and Agency resources (OSS-ADV-05)."""
    player = state.teams[team]
    if not player.advancement_tokens:
        return []
    return [card for card in state.offer if card != EMPTY and can_pay(player, tables.advancements[card].cost)]


def step_window(work: Work, window: Window) -> bool:
    """Ask a team that can buy something; else it is the next one's window."""
    if affordable_advancements(work.tables, work.state, window.team):
        return False
    close_window(work, window)
    return True


def close_window(work: Work, window: Window) -> None:
    """The team is done; the other one is next (OSS-ADV-02)."""
    rest = window.teams[1:]
    if rest:
        work.swap(Window(rest, rest[0]))
    else:
        work.pop()


def take_advancement(work: Work, team: int, card: int, *, free: bool) -> None:
    """To its team's board; the next card takes its place at once (OSS-ADV-06, OSS-EDGE-82)."""
    state = work.state
    place = state.offer.index(card)
    state.offer[place] = state.advancements.pop() if state.advancements else EMPTY
    state.teams[team].advancements.append(card)
    work.events.append(e.AdvancementTaken(team, card, free))
