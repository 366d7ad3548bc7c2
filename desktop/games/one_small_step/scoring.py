"""How a game ends: ranks, ties and the reason."""

from __future__ import annotations

from desktop.games.one_small_step.state import StepState
from desktop.games.one_small_step.work import initiative, seats_of
from desktop.kernel.game import Outcome
from desktop.kernel.words import Sentence

TEAM_NAMES = ("The United States", "The Soviet Union")
REASONS = {
    "moon": "A crew has landed on the Moon: {who} has done most for it, with {points} to {others} VP.",
    "events": "The Event deck has run out: {who} is ahead with {points} to {others} VP.",
    "crew_missions": "A nation has no Crew mission left: {who} is ahead with {points} to {others} VP.",
}
SHARED = "Both nations share the win with {points} VP each."


def leaders(state: StepState) -> tuple[int, ...]:
    """The team with most VP; equals by landing, path and initiative, or both (OSS-SCORE-01, OSS-SCORE-05)."""
    us, ussr = state.teams
    if us.vp != ussr.vp:
        return (int(ussr.vp > us.vp),)
    if state.rules.tiebreak == "shared":
        return (0, 1)
    if state.landed:
        return (state.landed[0],)
    if us.path != ussr.path:
        return (int(ussr.path > us.path),)
    return (initiative(state),)


def outcome(state: StepState) -> Outcome:
    """Only the VP track counts (OSS-SCORE-03)."""
    winners = leaders(state)
    count = sum(len(seats_of(state, team)) for team in (0, 1))
    team_of = {seat: team for team in (0, 1) for seat in state.seats[team]}
    ranks = tuple(1 if team_of[seat] in winners else 2 for seat in range(count))
    scores = tuple(state.teams[team_of[seat]].vp for seat in range(count))
    best = winners[0]
    reason = Sentence(
        SHARED if len(winners) == 2 else REASONS[state.last],
        {
            "who": Sentence(TEAM_NAMES[best]),
            "points": state.teams[best].vp,
            "others": state.teams[1 - best].vp,
        },
    )
    return Outcome(tuple(seat for seat in range(count) if ranks[seat] == 1), ranks, scores, reason)
