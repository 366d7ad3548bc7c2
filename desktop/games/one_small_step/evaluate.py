"""How good a position is, for computer players that look one step ahead.

A position is worth the score, what the team owns, and what its queue promises: for each mission the chance to pay for
it by its launch times what it brings, less what a failure costs. Choices still pending count with what they would give.
"""

from __future__ import annotations

from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import rounds as r
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.state import StepState, Team
from desktop.games.one_small_step.tables import Bill, MissionRow, Tables

MEDIA = 0.45
LEAD = 0.3
AGENCY_TOKEN, FLIGHT_TOKEN = 0.5, 0.75
"""Temporary tokens beyond what the queue needs."""
PERMANENT = 1.1
"""What a permanent token is worth beyond a temporary one, with most rounds to come."""
HAND_CARD, PERSONNEL_CARD = 0.9, 0.6
MEDIA_TILE, SATELLITE_TILE = 1.5, 1.6
ADVANCEMENT_TOKEN, ADVANCEMENT = 0.9, 1.8
PATH_SPACE = 1.6
"""What a space gained is worth besides the tile on it: the Moon is nearer."""
MANY = 8.0
"""Rounds of a usual game."""
LATE, HURRY = 6, 0.8
"""After so many rounds a Crew mission is worth more with each round: the end is near, and better brought about than
waited for."""
YIELD, YIELD_GROWTH = 3.4, 0.32
"""Tokens for missions that a team gathers in a whole round, and how much more with each round played."""
DOUBT = 1.3
"""Tokens come in, but not always the ones that are missing."""
QUARREL = 100.0
"""Keeps computer players from disagreeing with their partners."""
HAZARD_COST = 0.7
MINOR_WORTH: dict[type, float] = {
    v.Path: 3.2,
    v.SatelliteTile: SATELLITE_TILE,
    v.EarthUpgrade: 0.8,
    v.Upgrade: 0.7,
    v.AdvancementToken: ADVANCEMENT_TOKEN,
    v.GiveHazard: 0.5,
    v.TakeHazard: -0.5,
    v.Draw: 0.8,
    v.Look: 0.1,
    v.MediaTile: MEDIA_TILE,
    v.CrewTile: 3.5,
    v.AdvancementCard: ADVANCEMENT,
    v.AnyAction: 1.0,
    v.PullDown: 0.5,
    v.Play: 0.8,
    v.Discard: -0.7,
    v.LaunchNow: 0.6,
    v.ChooseResult: 0.3,
    v.TwoWorkers: 0.4,
    v.SwapType: 0.2,
    v.CheaperDevelopment: 0.4,
    v.RepeatCrewTile: 3.0,
    v.GoTo: 0.5,
}


class Judge:
    """Worths computed once for a content."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.programs = [0.0] * len(tables.programs)
        # An inner program always has a higher number than the one that holds it.
        for number in reversed(range(len(tables.programs))):
            self.programs[number] = sum(self._op(op.effect, op.inner) for op in tables.programs[number])
        self.minor = [self._rewards(row, major=False) for row in tables.missions]
        self.major = [self._rewards(row, major=True) for row in tables.missions]
        self.failure = [row.lose_points + MEDIA * row.lose_media for row in tables.missions]
        self.extra = [self._extra(row) for row in tables.missions]

    def _op(self, effect: v.Effect, inner: tuple[int, ...]) -> float:
        match effect:
            case v.Pay():
                return max(0.0, self.programs[inner[0]] - _price(effect.cost))
            case v.Choose():
                return max(self.programs[option] for option in inner)
            case v.Gain():
                one = PERMANENT + FLIGHT_TOKEN if effect.token == "permanent" else FLIGHT_TOKEN
                return effect.count * one
            case v.Roll():
                each = AGENCY_TOKEN * (1 if effect.pick_one else 2) if effect.die == "agency" else FLIGHT_TOKEN
                return each + (PERMANENT if effect.token == "permanent" else 0.0)
            case v.Media():
                return effect.count * MEDIA
            case v.Points():
                return float(effect.count)
            case v.Count():
                return 2.0
        return MINOR_WORTH[type(effect)]

    def _rewards(self, row: MissionRow, *, major: bool) -> float:
        return sum(self._op(reward.effect, ()) for reward in row.rewards if reward.major == major)

    def _extra(self, row: MissionRow) -> tuple[tuple[int, int], ...]:
        return tuple((resource, count) for resource, count in enumerate(row.minor) if count)

    # ---- positions -----------------------------------------------------------------------------------------------

    def value(self, state: StepState, team: int) -> float:
        """How far a team is ahead of its rival."""
        worth = self._team(state, team) - self._team(state, 1 - team)
        for frame in state.stack:
            pending = self._pending(state, frame)
            worth += pending if frame.team == team else -pending
        if state.turn == team:
            worth += 0.15 * state.fixes if state.phase == r.PLACE else 0.0
            worth += 0.3 * state.extra if state.phase == r.PLACE else 0.0
        return worth

    def _team(self, state: StepState, team: int) -> float:
        player = state.teams[team]
        left = max(0.0, MANY - state.round + (state.phase < r.LAUNCH)) / MANY
        if state.last:
            left = 0.1
        worth = player.vp + MEDIA * (0.4 + 0.6 * left) * player.media
        if (player.media, state.top == team) > (state.teams[1 - team].media, state.top != team):
            worth += LEAD * left
        worth += len(player.tiles) * MEDIA_TILE * (0.5 + left)
        worth += player.path * PATH_SPACE * min(1.0, 0.3 + left)
        permanents = sum(player.fresh) + sum(player.spent)
        worth += permanents * PERMANENT * left
        worth += (len(player.hand) * HAND_CARD + len(player.row) * PERSONNEL_CARD) * min(1.0, 0.2 + left)
        worth += player.advancement_tokens * ADVANCEMENT_TOKEN * left
        worth += len(player.advancements) * ADVANCEMENT * left
        return worth + self._queue(state, team, player, left)

    def _queue(self, state: StepState, team: int, player: Team, left: float) -> float:
        """What the missions of the queue promise, the nearest launch first; then what is left of the tokens."""
        held = [player.tokens[n] + player.fresh[n] for n in range(9)]
        worth = rounds_off = 0.0
        owed = 0.0  # tokens that nearer missions will take out of what comes in
        soon = self._soon(state, player)
        per_round = YIELD + YIELD_GROWTH * state.round
        drawn = [frame.mission for frame in state.stack if isinstance(frame, f.PlacingMission) and frame.team == team]
        for stage, missions in enumerate((player.launch, player.t1, player.t2 + drawn)):
            if stage:
                rounds_off += 1.0
                held = [have + spent for have, spent in zip(held, player.spent, strict=True)] if stage == 1 else held
            income = soon + per_round * rounds_off
            if stage and state.last:
                break
            for mission in sorted(missions, key=self.minor.__getitem__, reverse=True):
                promised, short = self._mission(state, mission, held, income, owed)
                worth += promised
                owed += short
        spare = sum(held[:3]) * AGENCY_TOKEN + sum(held[3:]) * FLIGHT_TOKEN
        return worth + spare * min(1.0, 0.15 + left)

    def _soon(self, state: StepState, player: Team) -> float:
        """Tokens for missions that may still come in this round."""
        if state.phase > r.PLAY:
            return 0.0
        workers = sum(player.home) * 0.6 if state.phase <= r.PLACE else 0.0
        return workers + 0.4 * min(2, len(player.hand)) + 0.3 * len(player.row)

    def _mission(
        self, state: StepState, mission: int, held: list[int], income: float, owed: float
    ) -> tuple[float, float]:
        """Take what a mission needs out of ``held``. What it is worth by its chances, and what it lacks."""
        short = 0
        for resource, count in self.extra[mission]:
            have = held[resource]
            if have < count:
                short += count - have
                held[resource] = 0
            else:
                held[resource] = have - count
        need = float(short)
        if state.attached:
            need += HAZARD_COST * sum(where == mission for where, _ in state.attached)
        chance = 1.0 if need <= 0 else max(0.02, 1.0 - DOUBT * (need + owed) / (income + 1.0)) if income else 0.02
        gain = self.minor[mission]
        if state.round > LATE and self.tables.missions[mission].crewed:
            gain += HURRY * (state.round - LATE)
        worth = chance * gain - (1.0 - chance) * self.failure[mission]
        if not short:
            lacking = _lacking(self.tables.missions[mission].major, held)
            if not lacking:
                for resource, count in enumerate(self.tables.missions[mission].major):
                    held[resource] -= count
                worth += chance * self.major[mission]
            else:
                worth += chance * self.major[mission] * max(0.0, 1.0 - lacking / (income + 0.5)) * 0.6
        return worth, need

    # ---- what is pending -----------------------------------------------------------------------------------------

    def _pending(self, state: StepState, frame: f.Frame) -> float:
        """What a frame will still bring its team."""
        match frame:
            case f.Doing():
                ops = self.tables.programs[frame.program]
                return sum(self._op(op.effect, op.inner) for op in ops[frame.at :])
            case f.Paying():
                return -0.6 * (sum(frame.need) + frame.tokens - frame.drop)
            case f.Alternatives():
                return max(self.programs[program] for program in frame.programs)
            case f.EarthAction():
                return self._action(state, frame)
            case f.Gaining():
                return frame.left * (FLIGHT_TOKEN + 0.3 + (PERMANENT if frame.permanent else 0.0))
            case f.Launching():
                return self._launch(frame)
            case f.DrawingCards():
                return 0.8
            case f.Dispute():
                return -QUARREL
            case f.Upgrading():
                return 0.7
            case f.GivingHazard():
                return 0.5
            case f.TakingHazard():
                return -0.5
            case f.Rolling():
                return 0.9
            case f.FreeAdvancement():
                return ADVANCEMENT
            case f.Repeating():
                return 3.0
        return 0.0

    def _action(self, state: StepState, frame: f.EarthAction) -> float:
        base = self.programs[self.tables.bases[frame.action]] if not frame.stage else 0.0
        return base + 0.2

    def _launch(self, frame: f.Launching) -> float:
        """A launch under way: nothing is lost or gained of it yet."""
        row = self.tables.missions[frame.mission]
        if frame.stage in ("ignore", "risk", "minor"):
            return 0.0
        if frame.stage in ("rewards", "echo"):
            return sum(self._op(row.rewards[number].effect, ()) for number in frame.rewards)
        worth = self.minor[frame.mission] + len(frame.hazards)
        return worth + (self.major[frame.mission] + frame.points if frame.major else 0.0)


def _price(cost: v.Cost) -> float:
    if isinstance(cost, v.Pictured):
        return 0.55 * sum(cost.bill.values())
    return 0.6 * cost.count if isinstance(cost, v.Tokens) else HAND_CARD


def _lacking(bill: Bill, held: list[int]) -> int:
    return sum(count - have for count, have in zip(bill, held, strict=True) if count > have)
