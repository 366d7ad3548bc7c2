"""What may be chosen: for each frame the actions of a seat, in a defined order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import decks, earth, launches, payments
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import rounds as r
from desktop.games.one_small_step.effects import coverings
from desktop.games.one_small_step.state import EMPTY, NOBODY, SPACES, StepState
from desktop.games.one_small_step.tables import ALL_RESOURCES, EVENT_DECK, GROUP_RESOURCES, Tables
from desktop.games.one_small_step.who import deciding_seats, may_disagree
from desktop.games.one_small_step.work import can_exchange, has_power, upgradeable

Options: TypeAlias = list[a.StepAction]
Lister: TypeAlias = Callable[[Tables, StepState, Any, int], Options]

MOST_SEATS = 4
PLACINGS = tuple(
    tuple(tuple(a.PlaceWorker(seat, worker, worker, space) for space in range(SPACES)) for worker in (0, 1))
    for seat in range(MOST_SEATS)
)
"""The commonest actions, made once: by seat, worker and space."""


def options(tables: Tables, state: StepState, seat: int) -> Options:
    """Everything that a deciding seat may choose."""
    frame = state.stack[-1]
    found = LISTERS[type(frame)](tables, state, frame, seat)
    if state.turn != NOBODY and frame.team == state.turn and not isinstance(frame, f.Dispute):
        found += _at_any_time(tables, state, frame, seat)
        if frame.dept < 0 and state.seats[frame.team][0] != state.seats[frame.team][1] and may_disagree(state, frame):
            found.append(a.Disagree(seat))
    return found


def _at_any_time(tables: Tables, state: StepState, frame: f.Frame, seat: int) -> Options:
    """What a team may do whenever it decides something in its own turn (OSS-MEDIA-01, OSS-MEDIA-04). While it pays,
    nothing changes the tokens that are to pay (OSS-EDGE-106)."""
    team = frame.team
    player = state.teams[team]
    found: Options = []
    if player.media >= 5 and can_exchange(state, team):
        found.append(a.ExchangeMedia(seat))
    if isinstance(frame, f.Paying):
        return found
    if player.tiles:
        programs: set[int] = set()
        for tile in player.tiles:
            program = tables.media_tiles[tile].program
            if program not in programs:
                programs.add(program)
                found.append(a.UseTile(seat, tile))
    if player.advancements and has_power(tables, state, team, "reserve"):
        found += [
            a.TradeToken(seat, gives, takes)
            for gives in ALL_RESOURCES
            if player.tokens[gives]
            for takes in GROUP_RESOURCES[gives // 3]
            if takes != gives
        ]
    return found


# ---- set-up and turns --------------------------------------------------------------------------------------------


def _place_start(tables: Tables, state: StepState, frame: f.PlaceStart, seat: int) -> Options:
    return [a.PlaceMission(seat, mission, 2) for mission in frame.missions]


def _first_tokens(tables: Tables, state: StepState, frame: f.FirstTokens, seat: int) -> Options:
    return [a.TakeTokens(seat, first, second) for first in range(3) for second in range(first, 3)]


def _turn(tables: Tables, state: StepState, turn: f.Turn, seat: int) -> Options:
    return TURNS[state.phase](tables, state, turn, seat)


def _countdown_turn(tables: Tables, state: StepState, turn: f.Turn, seat: int) -> Options:
    found: Options = []
    if has_power(tables, state, turn.team, "fast_track"):
        found += [a.FastTrack(seat, mission) for mission in state.teams[turn.team].t2]
    found.append(a.Pass(seat, -1))
    return found


def _replenish_turn(tables: Tables, state: StepState, turn: f.Turn, seat: int) -> Options:
    return [a.Pass(seat, -1)]


def _drawing(tables: Tables, state: StepState, frame: f.Drawing, seat: int) -> Options:
    surveys = has_power(tables, state, frame.team, "surveyors")
    found: Options = []
    for dept in (0, 1):
        if frame.left >> dept & 1 and state.seats[frame.team][dept] == seat:
            for deck in open_decks(state, frame.team, dept):
                found.append(a.DrawCard(seat, dept, deck))
                if surveys and len(decks.deck_of(state, frame.team, deck)) > 1:
                    found.append(a.DrawCard(seat, dept, deck, True))
    return found


def open_decks(state: StepState, team: int, dept: int) -> list[int]:
    """The decks a department may draw from in Phase 3 (OSS-DRAW-04, OSS-DRAW-05)."""
    return [deck for deck in range(3) if not (dept == 1 and deck == EVENT_DECK) and decks.deck_of(state, team, deck)]


def _place_turn(tables: Tables, state: StepState, turn: f.Turn, seat: int) -> Options:
    team = turn.team
    home = state.teams[team].home
    swaps = earth.can_swap(tables, state, team)
    token = r.can_place_token(tables, state, team)
    found: Options = []
    spaces = earth.open_spaces(tables, state)
    for worker in (0, 1):
        if state.seats[team][worker] != seat:
            continue
        if home[worker]:
            found += [PLACINGS[seat][worker][space] for space in spaces[worker]]
            if swaps:
                found += [a.PlaceWorker(seat, worker, 1 - worker, space) for space in spaces[1 - worker]]
        if token:
            found += [a.PlaceToken(seat, worker, space) for space in spaces[worker]]
    if not any(home):
        found.append(a.Pass(seat, -1))
    return found


def _staff_turn(tables: Tables, state: StepState, turn: f.Turn, seat: int) -> Options:
    found: Options = [a.UsePersonnel(seat, card) for card in usable_personnel(tables, state, turn.team)]
    found.append(a.Pass(seat, -1))
    return found


def usable_personnel(tables: Tables, state: StepState, team: int) -> list[int]:
    """Personnel cards that can be used now: not used in this round, or once by Overtime, and affordable."""
    player = state.teams[team]
    if not player.row:
        return []
    overtime = has_power(tables, state, team, "overtime")
    discount = int(has_power(tables, state, team, "recruiters"))
    return [
        card
        for card in player.row
        if player.used.count(card) < (2 if overtime and card in player.used else 1)
        and payments.can_pay(player, tables.events[card].cost, discount)
    ]


def _play_turn(tables: Tables, state: StepState, turn: f.Turn, seat: int) -> Options:
    team, done = turn.team, state.done[turn.team]
    cards = playable(tables, state, team, 0)
    found: Options = []
    for dept in (0, 1):
        if not done >> dept & 1 and state.seats[team][dept] == seat:
            found += [a.PlayDevelopment(seat, dept, card) for card in cards]
            found.append(a.Pass(seat, dept))
    return found


def playable(tables: Tables, state: StepState, team: int, discount: int) -> list[int]:
    """Developments of the hand that the team can pay for."""
    player = state.teams[team]
    less = discount + development_discount(tables, state, team)
    return [card for card in player.hand if payments.can_pay(player, tables.events[card].cost, less)]


def development_discount(tables: Tables, state: StepState, team: int) -> int:
    """Tokens that the next Development costs less, without what an effect says of it."""
    contractors = state.phase == r.PLAY and has_power(tables, state, team, "contractors")
    return (state.cheaper if state.turn == team else 0) + int(contractors)


def _launch_turn(tables: Tables, state: StepState, turn: f.Turn, seat: int) -> Options:
    return [a.LaunchMission(seat, mission) for mission in state.teams[turn.team].launch]


TURNS: dict[int, Lister] = {
    r.COUNTDOWN: _countdown_turn,
    r.REPLENISH: _replenish_turn,
    r.PLACE: _place_turn,
    r.STAFF: _staff_turn,
    r.PLAY: _play_turn,
    r.LAUNCH: _launch_turn,
}


# ---- effects -----------------------------------------------------------------------------------------------------


def _paying(tables: Tables, state: StepState, frame: f.Paying, seat: int) -> Options:
    return payments.options(state, frame, seat)


def _alternatives(tables: Tables, state: StepState, frame: f.Alternatives, seat: int) -> Options:
    found: Options = [a.Choose(seat, option) for option in range(len(frame.programs))]
    if frame.optional:
        found.append(a.Decline(seat))
    return found


def _earth_action(tables: Tables, state: StepState, frame: f.EarthAction, seat: int) -> Options:
    """0 is the base effect, 1 the satellite and 2 the crew upgrade."""
    markers = earth.replacements(tables, state, frame.action)
    return [a.Choose(seat, 0), *(a.Choose(seat, marker + 1) for marker in markers)]


def _gaining(tables: Tables, state: StepState, frame: f.Gaining, seat: int) -> Options:
    return [a.GainToken(seat, resource) for resource in frame.resources]


def _rolling(tables: Tables, state: StepState, frame: f.Rolling, seat: int) -> Options:
    return [a.NameFace(seat, face) for face in (*range(len(tables.faces[frame.die])), -1)]


def _upgrading(tables: Tables, state: StepState, frame: f.Upgrading, seat: int) -> Options:
    player = state.teams[frame.team]
    found: Options = [a.UpgradeToken(seat, res) for res in ALL_RESOURCES if upgradeable(player, res)]
    found.append(a.Decline(seat))
    return found


def _placing_mission(tables: Tables, state: StepState, frame: f.PlacingMission, seat: int) -> Options:
    return [a.PlaceMission(seat, frame.mission, stage) for stage in (2, 1)]


def _drawing_cards(tables: Tables, state: StepState, frame: f.DrawingCards, seat: int) -> Options:
    return [a.DrawCard(seat, frame.dept, deck) for deck in frame.decks if decks.deck_of(state, frame.team, deck)]


def _keeping(tables: Tables, state: StepState, frame: f.Keeping, seat: int) -> Options:
    return [a.KeepCard(seat, deck, card) for deck, card in frame.drawn]


def _returning(tables: Tables, state: StepState, frame: f.Returning, seat: int) -> Options:
    return [a.ReturnCard(seat, deck, card) for deck, card in frame.drawn]


def _discarding(tables: Tables, state: StepState, frame: f.Discarding, seat: int) -> Options:
    return [a.DiscardCard(seat, card) for card in state.teams[frame.team].hand]


def _dropping(tables: Tables, state: StepState, frame: f.Dropping, seat: int) -> Options:
    return [a.DropPersonnel(seat, card) for card in state.teams[frame.team].row]


def _taking_hazard(tables: Tables, state: StepState, frame: f.TakingHazard, seat: int) -> Options:
    return [a.PutHazard(seat, -1, mission) for mission in decks.queue_of(state.teams[frame.team])]


def _giving_hazard(tables: Tables, state: StepState, frame: f.GivingHazard, seat: int) -> Options:
    missions = decks.queue_of(state.teams[1 - frame.team])
    found: Options = [a.PutHazard(seat, hazard, mission) for hazard in frame.hazards for mission in missions]
    if frame.optional:
        found.append(a.Decline(seat))
    return found


def _looking(tables: Tables, state: StepState, frame: f.Looking, seat: int) -> Options:
    missions = decks.queue_of(state.teams[frame.team])
    return [a.LookAt(seat, mission) for mission in missions if decks.unseen(state, frame.team, mission)]


def _uncovering(tables: Tables, state: StepState, frame: f.Uncovering, seat: int) -> Options:
    return [a.Uncover(seat, upgrade) for upgrade in coverings(state.covered, frame.marker)]


def _finding_action(tables: Tables, state: StepState, frame: f.FindingAction, seat: int) -> Options:
    return [a.UseAction(seat, worker, space) for space in range(5) for worker in (0, 1)]


def _playing_card(tables: Tables, state: StepState, frame: f.PlayingCard, seat: int) -> Options:
    cards = playable(tables, state, frame.team, frame.discount)
    return [*(a.PlayDevelopment(seat, frame.dept, card) for card in cards), a.Decline(seat)]


def _finding_launch(tables: Tables, state: StepState, frame: f.FindingLaunch, seat: int) -> Options:
    return [a.LaunchMission(seat, mission) for mission in decks.queue_of(state.teams[frame.team])]


def _launching(tables: Tables, state: StepState, frame: f.Launching, seat: int) -> Options:
    match frame.stage:
        case "ignore":
            plain = launches.plain_hazards(tables, frame)
            return [*(a.IgnoreHazard(seat, hazard) for hazard in plain), a.Decline(seat)]
        case "risk":
            return [a.Choose(seat, 0), a.Choose(seat, 1)]
        case "give_up":
            return [a.GiveUpReward(seat, reward) for reward in launches.giveable(tables, state, frame)]
        case "rewards":
            return [a.TakeReward(seat, -1), *(a.TakeReward(seat, reward) for reward in frame.rewards)]
        case "echo":
            return [a.GainToken(seat, resource) for resource in launches.echoes(frame)]
    return []


def _free_advancement(tables: Tables, state: StepState, frame: f.FreeAdvancement, seat: int) -> Options:
    return [a.TakeAdvancement(seat, card) for card in state.offer if card != EMPTY]


def _window(tables: Tables, state: StepState, frame: f.Window, seat: int) -> Options:
    cards = r.affordable_advancements(tables, state, frame.team)
    return [*(a.TakeAdvancement(seat, card) for card in cards), a.Pass(seat, -1)]


def _repeating(tables: Tables, state: StepState, frame: f.Repeating, seat: int) -> Options:
    """One tile of each value: equal ones make no difference."""
    by_value: dict[int, int] = {}
    for tile in state.teams[frame.team].claimed:
        by_value.setdefault(tables.crew_tiles[tile], tile)
    return [a.RepeatTile(seat, tile) for tile in by_value.values()]


def _dispute(tables: Tables, state: StepState, frame: f.Dispute, seat: int) -> Options:
    if len(frame.picks) == 2:
        return [a.Support(seat, 0), a.Support(seat, 1)]
    below = state.stack[-2]
    return LISTERS[type(below)](tables, state, below, seat)


LISTERS: dict[type, Lister] = {
    f.PlaceStart: _place_start,
    f.FirstTokens: _first_tokens,
    f.Turn: _turn,
    f.Drawing: _drawing,
    f.Paying: _paying,
    f.Alternatives: _alternatives,
    f.EarthAction: _earth_action,
    f.Gaining: _gaining,
    f.Rolling: _rolling,
    f.Upgrading: _upgrading,
    f.PlacingMission: _placing_mission,
    f.DrawingCards: _drawing_cards,
    f.Keeping: _keeping,
    f.Returning: _returning,
    f.Discarding: _discarding,
    f.Dropping: _dropping,
    f.TakingHazard: _taking_hazard,
    f.GivingHazard: _giving_hazard,
    f.Looking: _looking,
    f.Uncovering: _uncovering,
    f.FindingAction: _finding_action,
    f.PlayingCard: _playing_card,
    f.FindingLaunch: _finding_launch,
    f.Launching: _launching,
    f.FreeAdvancement: _free_advancement,
    f.Window: _window,
    f.Repeating: _repeating,
    f.Dispute: _dispute,
}


def only_pass(tables: Tables, state: StepState, turn: f.Turn) -> bool:
    """Whether a turn can be passed over silently: nothing public could be done. A hand is hidden, so a team that holds
    cards is always asked."""
    if state.phase not in (r.COUNTDOWN, r.REPLENISH, r.STAFF, r.PLAY):
        return False
    if state.phase == r.PLAY and state.teams[turn.team].hand:
        return False
    seat = deciding_seats(state)[0]
    return all(isinstance(option, a.Pass | a.Disagree) for option in options(tables, state, seat))
