"""What a seat chooses at the beginning and in its turns."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import choices, earth, launches, rounds
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step.state import TOKEN
from desktop.games.one_small_step.work import Work, gain, has_power, use_power

# ---- set-up ------------------------------------------------------------------------------------------------------


def place_mission(work: Work, frame: f.PlaceStart | f.PlacingMission, action: a.PlaceMission) -> None:
    player = work.state.teams[frame.team]
    work.pop()
    if isinstance(frame, f.PlaceStart):
        for mission in frame.missions:
            stage = 2 if mission == action.mission else 1
            (player.t2 if stage == 2 else player.t1).append(mission)
            work.events.append(fl.MissionPlaced(frame.team, mission, stage))
        return
    (player.t2 if action.stage == 2 else player.t1).append(action.mission)
    work.events.append(fl.MissionPlaced(frame.team, action.mission, action.stage))
    if action.stage == 2:
        rolls: tuple[int, ...] = (work.tables.satellite_roll,)
        if has_power(work.tables, work.state, frame.team, "crew_planning"):
            rolls += (work.tables.crew_roll,)
        work.push(f.Alternatives(frame.team, frame.dept, rolls, optional=True))


def take_tokens(work: Work, frame: f.FirstTokens, action: a.TakeTokens) -> None:
    """Choices are kept until all are made, and shown together (OSS-EDGE-04)."""
    state = work.state
    team = next(team for team in frame.waiting if action.seat in state.seats[team])
    picks = list(frame.picks)
    picks[team] = (action.first, action.second)
    waiting = tuple(other for other in frame.waiting if other != team)
    if waiting:
        work.swap(replace(frame, waiting=waiting, picks=(picks[0], picks[1])))
    else:
        work.pop()
    shown = [team] if state.rules.start_token_choice != "secret" else [0, 1] if not waiting else []
    for other in shown:
        for resource in picks[other]:
            gain(work, other, resource, permanent=state.rules.start_token_kind == "permanent")


# ---- turns -------------------------------------------------------------------------------------------------------


def place_worker(work: Work, frame: f.Turn, action: a.PlaceWorker) -> None:
    work.pop()
    earth.place(work, frame.team, action.worker, action.acting, action.space)


def place_token(work: Work, frame: f.Turn, action: a.PlaceToken) -> None:
    work.pop()
    earth.place(work, frame.team, TOKEN, action.acting, action.space)


def use_personnel(work: Work, frame: f.Turn, action: a.UsePersonnel) -> None:
    tables, player = work.tables, work.state.teams[frame.team]
    row = tables.events[action.card]
    if action.card in player.used:
        use_power(work, frame.team, "overtime")
    player.used.append(action.card)
    work.pop()
    work.events.append(e.PersonnelUsed(frame.team, action.card))
    work.push(f.Doing(frame.team, -1, row.effects))
    discount = 0
    if has_power(tables, work.state, frame.team, "recruiters"):
        use_power(work, frame.team, "recruiters")
        discount = 1
    work.push(f.Paying(frame.team, -1, row.cost, drop=discount))


def play_development(work: Work, frame: f.Turn | f.PlayingCard, action: a.PlayDevelopment) -> None:
    state, team = work.state, frame.team
    row = work.tables.events[action.card]
    discount = choices.development_discount(work.tables, state, team)
    state.cheaper = 0
    in_phase = isinstance(frame, f.Turn)
    if in_phase and has_power(work.tables, state, team, "contractors"):
        use_power(work, team, "contractors")
    if isinstance(frame, f.PlayingCard):
        discount += frame.discount
    elif has_power(work.tables, state, team, "third_team"):
        use_power(work, team, "third_team")
    else:
        state.done[team] |= 1 << action.worker
    work.pop()
    state.teams[team].hand.remove(action.card)
    work.events.append(e.DevelopmentPlayed(team, action.worker, action.card))
    work.push(f.Resolving(team, action.worker, action.card))
    work.push(f.Doing(team, action.worker, row.effects))
    work.push(f.Paying(team, action.worker, row.cost, drop=min(discount, sum(row.cost))))


def pass_on(work: Work, frame: f.Turn | f.Window, action: a.Pass) -> None:
    if isinstance(frame, f.Window):
        rounds.close_window(work, frame)
        return
    work.events.append(e.Passed(frame.team, action.worker))
    if action.worker < 0:
        leave(work, frame.team)
    else:
        work.pop()
        work.state.done[frame.team] |= 1 << action.worker


def launch(work: Work, frame: f.Turn | f.FindingLaunch, action: a.LaunchMission) -> None:
    work.pop()
    launches.begin(work, frame.team, frame.dept, action.mission)


def fast_track(work: Work, frame: f.Turn, action: a.FastTrack) -> None:
    player = work.state.teams[frame.team]
    use_power(work, frame.team, "fast_track")
    player.t2.remove(action.mission)
    player.launch.append(action.mission)
    work.events.append(fl.TrackedFast(frame.team, action.mission))


def leave(work: Work, team: int) -> None:
    """A team is done with the phase."""
    work.pop()
    work.state.done[team] = rounds.BOTH
