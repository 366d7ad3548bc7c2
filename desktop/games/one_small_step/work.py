"""The working place of one ``play``: state, tables, chance and what has happened; and the tokens, VP and cubes."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step.frames import Frame
from desktop.games.one_small_step.state import HIGHEST_MEDIA, LOWEST_MEDIA, TERMS, StepState, Team, Term
from desktop.games.one_small_step.tables import Tables
from desktop.kernel.chance import Chance
from desktop.kernel.game import Event

PRINTED_TEMPORARY, PRINTED_PERMANENT = 10, 6
"""Tokens of each resource in the box (OSS-EDGE-84)."""
ADVANCEMENT_TOKENS = 9


@dataclass(slots=True)
class Work:
    """Everything a step of play works on."""

    tables: Tables
    state: StepState
    chance: Chance
    events: list[Event] = field(default_factory=list)

    def push(self, frame: Frame) -> None:
        self.state.stack.append(frame)

    def pop(self) -> Frame:
        return self.state.stack.pop()

    def swap(self, frame: Frame) -> None:
        """Put a frame in the place of the live one."""
        self.state.stack[-1] = frame


def seats_of(state: StepState, team: int, dept: int = -1) -> tuple[int, ...]:
    """The seats that decide for a team, or for one of its departments."""
    engineers, administrators = state.seats[team]
    if dept == 0 or engineers == administrators:
        return (engineers,)
    return (administrators,) if dept == 1 else (engineers, administrators)


def has_power(tables: Tables, state: StepState, team: int, power: str) -> bool:
    """Whether a team owns an Advancement with this power that works in this phase and was not used in this round
    (OSS-ADV-07)."""
    player = state.teams[team]
    if not player.advancements:
        return False
    number = tables.power.get(power, -1)
    if number not in player.advancements or number in player.powers:
        return False
    return tables.advancements[number].phase in (0, state.phase)


def use_power(work: Work, team: int, power: str) -> None:
    work.state.teams[team].powers.append(work.tables.power[power])


# ---- tokens ------------------------------------------------------------------------------------------------------


def gain(work: Work, team: int, resource: int, count: int = 1, *, permanent: bool = False) -> None:
    """Tokens from the supply; permanent ones arrive Fresh (OSS-RES-07)."""
    state = work.state
    if state.rules.printed_supply:
        count = min(count, _supply(state, resource, permanent))
        if count <= 0:
            return
    player = state.teams[team]
    if permanent:
        player.fresh[resource] += count
    else:
        player.tokens[resource] += count
        player.new[resource] += count
    work.events.append(e.TokensGained(team, resource, count, permanent))


def _supply(state: StepState, resource: int, permanent: bool) -> int:
    if permanent:
        return PRINTED_PERMANENT - sum(team.fresh[resource] + team.spent[resource] for team in state.teams)
    return PRINTED_TEMPORARY - sum(team.tokens[resource] for team in state.teams)


def spend(work: Work, team: int, resource: int, temporary: int, permanent: int) -> None:
    """Pay with tokens; those gained in this turn go first (OSS-EDGE-42)."""
    player = work.state.teams[team]
    player.tokens[resource] -= temporary
    player.new[resource] = max(0, player.new[resource] - temporary)
    player.fresh[resource] -= permanent
    player.spent[resource] += permanent
    work.events.append(e.TokensPaid(team, resource, temporary, permanent))


def upgradeable(player: Team, resource: int) -> bool:
    """Whether a temporary token is held that was not gained in this turn (OSS-RES-13)."""
    return player.tokens[resource] > player.new[resource]


def upgrade(work: Work, team: int, resource: int) -> None:
    player = work.state.teams[team]
    player.tokens[resource] -= 1
    player.fresh[resource] += 1
    work.events.append(e.TokenUpgraded(team, resource))


def gain_advancement_token(work: Work, team: int) -> None:
    """Nothing in the beginner game (OSS-BEGIN-05), and nothing beyond the nine (OSS-EDGE-83)."""
    state = work.state
    if state.rules.beginner:
        return
    if state.rules.token_cap and sum(other.advancement_tokens for other in state.teams) >= ADVANCEMENT_TOKENS:
        return
    state.teams[team].advancement_tokens += 1
    work.events.append(e.AdvancementTokenGained(team))


# ---- VP ----------------------------------------------------------------------------------------------------------


def score(work: Work, team: int, points: int, term: Term, source: str) -> None:
    """Gain or lose VP; a loss stops at 0 under the default floor (OSS-EDGE-77)."""
    player = work.state.teams[team]
    if points < 0 and work.state.rules.vp_floor:
        points = max(points, -player.vp)
    if not points:
        return
    player.vp += points
    player.terms[TERMS.index(term)] += points
    work.events.append(e.PointsScored(team, points, term, source))


# ---- Media -------------------------------------------------------------------------------------------------------


def initiative(state: StepState) -> int:
    """The team that is higher on the Media track, or on top (OSS-INIT-01, OSS-INIT-03)."""
    us, ussr = state.teams[0].media, state.teams[1].media
    return state.top if us == ussr else int(ussr > us)


def _arrive(work: Work, team: int, before: int, after: int) -> None:
    """A cube that comes to a space lies on top of the other (OSS-EDGE-06)."""
    state = work.state
    state.teams[team].media = after
    shared = state.teams[1 - team].media == after
    if shared:
        state.top = team
    work.events.append(e.MediaMoved(team, before, after, shared))


def gain_media(work: Work, team: int, count: int) -> None:
    """Up space by space; at 8 first down by 5 for a tile (OSS-MEDIA-02). Without tiles the rest is lost
    (OSS-EDGE-64)."""
    state = work.state
    before = here = state.teams[team].media
    moved = False
    for _ in range(count):
        if here == HIGHEST_MEDIA:
            if state.media_tiles:
                take_media_tile(work, team)
            elif state.rules.loop_without_tiles == "stay":
                break
            here -= 5
        here += 1
        moved = True
    if moved:
        _arrive(work, team, before, here)


def lose_media(work: Work, team: int, count: int) -> None:
    """Down, but never below -3 (OSS-EDGE-08)."""
    go_to(work, team, max(LOWEST_MEDIA, work.state.teams[team].media - count))


def go_to(work: Work, team: int, space: int) -> None:
    """Straight to a space, without a tile; the own space is no move (OSS-SYM-36, OSS-EDGE-96)."""
    before = work.state.teams[team].media
    if before != space:
        _arrive(work, team, before, space)


def pull_down(work: Work, team: int) -> None:
    """The rival's cube comes under the own one, up or down (OSS-EDGE-10)."""
    state = work.state
    own, rival = state.teams[team].media, state.teams[1 - team].media
    state.teams[1 - team].media = own
    state.top = team
    work.events.append(e.MediaMoved(1 - team, rival, own, False))


def can_exchange(state: StepState, team: int) -> bool:
    """Five Media for a tile, while there are tiles (OSS-MEDIA-01, OSS-EDGE-64)."""
    return state.teams[team].media >= 5 and bool(state.media_tiles)


def exchange(work: Work, team: int) -> None:
    before = work.state.teams[team].media
    take_media_tile(work, team)
    _arrive(work, team, before, before - 5)


def take_media_tile(work: Work, team: int) -> None:
    """From the stack, to be used later (OSS-MEDIA-05); nothing when it is empty (OSS-MEDIA-09)."""
    state = work.state
    if state.media_tiles:
        tile = state.media_tiles.pop()
        state.teams[team].tiles.append(tile)
        work.events.append(e.MediaTileTaken(team, tile))
