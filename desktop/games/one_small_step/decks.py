"""Cards on their way: draws, hand, Personnel row, queue; and Hazards on missions."""

from __future__ import annotations

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step.frames import (
    Dropping,
    GivingHazard,
    PlacingMission,
    TakingHazard,
)
from desktop.games.one_small_step.state import PERSONNEL_LIMIT, StepState, Team
from desktop.games.one_small_step.tables import CREW_DECK, EVENT_DECK, SATELLITE_DECK
from desktop.games.one_small_step.work import Work, seats_of


def deck_of(state: StepState, team: int, deck: int) -> list[int]:
    """The cards of a deck as a team finds it; the top one is the last."""
    if deck == SATELLITE_DECK:
        return state.satellites
    return state.teams[team].crew_deck if deck == CREW_DECK else state.events


def take(work: Work, team: int, deck: int) -> int:
    """The top card, known to the team alone where it is a Development, or one of several to choose from."""
    return deck_of(work.state, team, deck).pop()


def tell_draw(work: Work, team: int, deck: int, card: int, *, secret: bool = False) -> None:
    hidden = secret or (deck == EVENT_DECK and not work.tables.events[card].personnel)
    work.events.append(e.CardDrawn(team, deck, card, seats_of(work.state, team) if hidden else ()))


def receive(work: Work, team: int, dept: int, deck: int, card: int) -> None:
    """A drawn card goes where it belongs (OSS-COUNT-03, OSS-EVENT-04, OSS-EVENT-06)."""
    if deck == EVENT_DECK:
        gain_event(work, team, card)
    else:
        work.push(PlacingMission(team, dept, card))


def gain_event(work: Work, team: int, card: int) -> None:
    """Developments go into the hand, Personnel beside the board: at most three of them (OSS-EVENT-07)."""
    player = work.state.teams[team]
    if not work.tables.events[card].personnel:
        player.hand.append(card)
        return
    player.row.append(card)
    if len(player.row) > PERSONNEL_LIMIT:
        work.push(Dropping(team, -1))


def discard_from_hand(work: Work, team: int, card: int) -> None:
    """Under the Event deck, not to any discard area (OSS-SYM-27)."""
    state = work.state
    state.teams[team].hand.remove(card)
    state.events.insert(0, card)
    work.events.append(e.CardDiscarded(team, card, seats_of(state, team)))


def queue_of(player: Team) -> list[int]:
    """All missions of a queue, the nearest to its launch first."""
    return player.launch + player.t1 + player.t2


def leave_queue(player: Team, mission: int) -> None:
    for stage in (player.launch, player.t1, player.t2):
        if mission in stage:
            stage.remove(mission)


# ---- Hazards -----------------------------------------------------------------------------------------------------


def take_hazard(work: Work, team: int, dept: int) -> None:
    """A Hazard is drawn for an own mission, or goes under the deck when there is none (OSS-HAZ-01, OSS-EDGE-52)."""
    state = work.state
    if not state.hazards:
        return
    hazard = state.hazards.pop()
    missions = queue_of(state.teams[team])
    if not missions:
        bury(work, team, hazard)
    elif len(missions) == 1:
        attach(work, team, hazard, missions[0])
    else:
        work.push(TakingHazard(team, dept, hazard))


def attach(work: Work, team: int, hazard: int, mission: int) -> None:
    """An unseen Hazard goes on an own mission."""
    work.state.attached.append((mission, hazard))
    work.events.append(fl.HazardTaken(team, mission))


def bury(work: Work, team: int, hazard: int) -> None:
    work.state.hazards.insert(0, hazard)
    work.events.append(fl.HazardReturned(team))


def draw_to_give(work: Work, team: int, dept: int, count: int) -> None:
    """Hazards to look at, for a mission of the rival (OSS-HAZ-02)."""
    state = work.state
    drawn = tuple(state.hazards.pop() for _ in range(min(count, len(state.hazards))))
    if not drawn:
        return
    if queue_of(state.teams[1 - team]):
        work.push(GivingHazard(team, dept, drawn, optional=count > 1))
    else:
        for hazard in drawn:
            bury(work, team, hazard)


def give(work: Work, giving: GivingHazard, hazard: int, mission: int) -> None:
    state = work.state
    state.attached.append((mission, hazard))
    state.teams[giving.team].known.append(hazard)
    work.events.append(fl.HazardGiven(giving.team, mission, hazard, seats_of(state, giving.team)))
    for other in giving.hazards:
        if other != hazard:
            bury(work, giving.team, other)


def unseen(state: StepState, team: int, mission: int) -> list[int]:
    """Hazards on a mission that a team has not looked at."""
    known = state.teams[team].known
    return [hazard for where, hazard in state.attached if where == mission and hazard not in known]


def look(work: Work, team: int, mission: int) -> None:
    """See the first unseen Hazard of a mission; it stays where it is (OSS-SYM-24)."""
    state = work.state
    hazard = unseen(state, team, mission)[0]
    state.teams[team].known.append(hazard)
    work.events.append(fl.HazardSeen(team, mission, hazard, seats_of(state, team)))


def reveal(work: Work, mission: int) -> tuple[int, ...]:
    """Turn up all Hazards of a mission and take them off it (OSS-HAZ-03)."""
    state = work.state
    found = tuple(hazard for where, hazard in state.attached if where == mission)
    if found:
        state.attached = [pair for pair in state.attached if pair[0] != mission]
        for team in state.teams:
            team.known = [hazard for hazard in team.known if hazard not in found]
    return found
