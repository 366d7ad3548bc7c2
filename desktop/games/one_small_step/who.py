"""Who decides: the seats that may act on a frame, and what teammates may disagree about."""

from __future__ import annotations

from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import rounds as r
from desktop.games.one_small_step.state import StepState
from desktop.games.one_small_step.work import seats_of

NO_DISPUTE = (
    f.FirstTokens,
    f.Drawing,
    f.Keeping,
    f.Returning,
    f.Discarding,
    f.PlayingCard,
    f.GivingHazard,
    f.Dispute,
)
"""What a department decides, and what would show the opponents a hidden card, is never put before them."""


def deciding_seats(state: StepState) -> tuple[int, ...]:
    """The seats that may act now, the one waited for first."""
    frame = state.stack[-1]
    engineers, administrators = state.seats[frame.team]
    if engineers == administrators and not isinstance(frame, f.FirstTokens):
        return (engineers,)  # whatever one player's team decides
    if isinstance(frame, f.Turn):
        if state.phase in (r.PLACE, r.PLAY):
            return _turn_seats(state, frame)
    elif isinstance(frame, f.Drawing):
        return _unique([state.seats[frame.team][dept] for dept in (0, 1) if frame.left >> dept & 1])
    elif isinstance(frame, f.FirstTokens):
        teams = frame.waiting if state.rules.start_token_choice == "secret" else frame.waiting[:1]
        return tuple(seat for team in teams for seat in _team_seats(state, team))
    elif isinstance(frame, f.Dispute):
        return _team_seats(state, 1 - frame.team) if len(frame.picks) == 2 else (frame.seats[len(frame.picks)],)
    if frame.dept < 0:
        return _team_seats(state, frame.team)
    return seats_of(state, frame.team, frame.dept)


def _team_seats(state: StepState, team: int) -> tuple[int, ...]:
    """Both seats of a team, or the administrators' alone where the rules let them decide (OSS-EDGE-11)."""
    return seats_of(state, team, 1 if state.rules.team_disagreement == "acting_department" else -1)


def _turn_seats(state: StepState, turn: f.Turn) -> tuple[int, ...]:
    """The departments that still have a worker to place, or a Development to play."""
    if state.phase == r.PLACE:
        home = state.teams[turn.team].home
        left = [dept for dept in (0, 1) if home[dept]] or [0, 1]
    else:
        left = [dept for dept in (0, 1) if not state.done[turn.team] >> dept & 1]
    return _unique([state.seats[turn.team][dept] for dept in left])


def _unique(seats: list[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(seats))


def may_disagree(state: StepState, frame: f.Frame) -> bool:
    """Whether two teammates may put a decision of the whole team before the opponents (OSS-TEAM-06)."""
    if isinstance(frame, NO_DISPUTE) or len(_team_seats(state, frame.team)) == 1:
        return False
    if isinstance(frame, f.Turn) and state.phase in (r.PLACE, r.PLAY):
        return False
    return not (isinstance(frame, f.Paying) and frame.card)
