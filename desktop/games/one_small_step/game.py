"""The rules of One Small Step as the table, players and journal know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from desktop.games.one_small_step import choices, hidden, labels, logs, prompts, setup
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step.actions import StepAction
from desktop.games.one_small_step.arrangement import first_cards
from desktop.games.one_small_step.evaluate import Judge
from desktop.games.one_small_step.info import INFO
from desktop.games.one_small_step.models import StepContent
from desktop.games.one_small_step.perform import perform
from desktop.games.one_small_step.refusals import explain
from desktop.games.one_small_step.scoring import outcome
from desktop.games.one_small_step.state import EMPTY, StepState
from desktop.games.one_small_step.tables import Tables
from desktop.games.one_small_step.who import deciding_seats
from desktop.games.one_small_step.work import Work
from desktop.kernel.arranging import Impossible
from desktop.kernel.chance import Chance
from desktop.kernel.content import content_hash
from desktop.kernel.game import (
    BadSetup,
    Decision,
    Event,
    Game,
    IllegalAction,
    OptionValue,
    Outcome,
    Refusal,
    Setup,
    general_setup_refusal,
)
from desktop.kernel.words import Address, SeatName, Sentence


class OneSmallStep(Game[StepState, StepAction]):
    """One Small Step with one content."""

    info = INFO
    state_type: ClassVar[object] = StepState
    action_type: ClassVar[object] = StepAction

    def __init__(self, content: StepContent) -> None:
        self.content = content
        self.tables = Tables(content)
        self.content_hash = content_hash(content)
        self._judge = Judge(self.tables)

    # ---- rules ---------------------------------------------------------------------------------------------------

    def propose_roles(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """One player a team; with three or four the larger teams have one player a department (OSS-TEAM-07)."""
        return setup.PROPOSED[seats]

    def setup_refusal(self, setup_: Setup) -> Refusal | None:
        if refusal := general_setup_refusal(self.info, setup_) or setup.seats_refusal(setup_):
            return refusal
        try:
            first_cards(self.tables, setup_.arrangement, beginner=setup.rules_of(setup_).beginner)
        except Impossible as problem:
            return problem.refusal
        return None

    def shares_secrets(self, setup_: Setup, one: int, other: int) -> bool:
        """A team's two players see the same hand and the same Hazards (OSS-UI-13, OSS-UI-15)."""
        return setup.team_of_role(setup_.seats[one].role) == setup.team_of_role(setup_.seats[other].role)

    def start(self, setup_: Setup, chance: Chance) -> StepState:
        if refusal := self.setup_refusal(setup_):
            raise BadSetup(refusal)
        return setup.begin(self.tables, self.content_hash, setup_, chance)

    def decision(self, state: StepState) -> Decision | None:
        return None if state.ended else Decision(deciding_seats(state), state.stack[-1].kind)

    def legal(self, state: StepState) -> list[StepAction]:
        if state.ended:
            return []
        seats = deciding_seats(state)
        found = choices.options(self.tables, state, seats[0])
        for seat in seats[1:]:
            found += choices.options(self.tables, state, seat)
        return found

    def refusal(self, state: StepState, action: StepAction) -> Refusal | None:
        if state.ended:
            return Refusal("OSS-END-01", Sentence("The game is over."))
        seats = deciding_seats(state)
        if action.seat not in seats:
            return Refusal("OSS-PHASE-03", Sentence("{who} decides now.", {"who": SeatName(seats[0])}))
        if action in choices.options(self.tables, state, action.seat):
            return None
        return explain(self.tables, state, action)

    def play(self, state: StepState, action: StepAction, chance: Chance) -> list[Event]:
        if refusal := self.refusal(state, action):
            raise IllegalAction(refusal)
        work = Work(self.tables, state, chance)
        perform(work, action)
        return work.events

    def outcome(self, state: StepState) -> Outcome | None:
        return outcome(state) if state.ended else None

    # ---- what seats know and think -------------------------------------------------------------------------------

    def view(self, state: StepState, seat: int) -> StepState:
        return hidden.view(self.tables, state, seat)

    def imagine(self, view: StepState, seat: int, chance: Chance) -> StepState:
        return hidden.imagine(self.tables, view, seat, chance)

    def evaluate(self, state: StepState, seat: int) -> float:
        return self._judge.value(state, hidden.team_of(state, seat))

    def conserved(self, state: StepState) -> Mapping[str, int]:
        """Cards, tiles and workers wherever they are (OSS-INV-01 to OSS-INV-08)."""
        in_frames = hidden.frame_counts(state)
        teams = state.teams
        counts = {
            "events": len(state.events) + sum(card != EMPTY for card in state.draft) + in_frames["events"],
            "missions": len(state.satellites) + len(state.lost_missions) + in_frames["missions"],
            "hazards": len(state.hazards) + len(state.attached) + len(state.lost_hazards) + in_frames["hazards"],
            "advancements": len(state.advancements) + sum(card != EMPTY for card in state.offer),
            "satellite tiles": len(state.satellite_tiles),
            "media tiles": len(state.media_tiles),
            "crew tiles": len(state.crew_tiles) + sum(tile != EMPTY for tile in state.path),
            "satellite markers": sum(state.covered[::2]),
            "workers": sum(worker != 2 for placed in state.workers for _, worker in placed),
        }
        for team in teams:
            counts["events"] += len(team.hand) + len(team.row) + len(team.developments) + len(team.dropped)
            counts["missions"] += len(team.crew_deck) + len(team.missions)
            counts["missions"] += len(team.t2) + len(team.t1) + len(team.launch)
            counts["hazards"] += len(team.hazards)
            counts["advancements"] += len(team.advancements)
            counts["satellite tiles"] += len(team.used_satellite)
            counts["media tiles"] += len(team.tiles) + len(team.used_media)
            counts["crew tiles"] += len(team.claimed)
            counts["satellite markers"] += team.orbit
            counts["workers"] += sum(team.home)
        return counts

    # ---- words and places ----------------------------------------------------------------------------------------

    def beginning(self, state: StepState) -> list[Event]:
        return [e.EventsDealt(tuple(state.draft))]

    def prompt(self, state: StepState) -> Sentence:
        return outcome(state).reason if state.ended else prompts.prompt(state)

    def steps(self, action: StepAction) -> tuple[Address, ...]:
        return prompts.steps(action)

    def label(self, state: StepState, action: StepAction) -> Sentence:
        return labels.label(self.tables, state, action)

    def tell(self, event: Event) -> Sentence | None:
        return logs.tell(self.tables, event)
