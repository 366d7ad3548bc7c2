"""The rules of Amazing Space Venture, bound to one content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from desktop.games.amazing_space_venture import beginning, knowledge, telling, words
from desktop.games.amazing_space_venture.actions import Pass, VentureAction
from desktop.games.amazing_space_venture.doing import Play
from desktop.games.amazing_space_venture.evaluate import value
from desktop.games.amazing_space_venture.frames import Looking
from desktop.games.amazing_space_venture.info import INFO, POSITION, USUAL
from desktop.games.amazing_space_venture.models import COLOURS, VentureContent
from desktop.games.amazing_space_venture.moments import moment
from desktop.games.amazing_space_venture.offers import interruptions, offers, waited_for
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.turns import team_totals, winners
from desktop.games.amazing_space_venture.verbs import carry_out, refusal
from desktop.kernel.chance import Chance
from desktop.kernel.content import content_hash
from desktop.kernel.game import (
    BadSetup,
    Choice,
    Decision,
    Event,
    Game,
    GameInfo,
    IllegalAction,
    Moment,
    Option,
    OptionValue,
    Outcome,
    Refusal,
    Setup,
    general_setup_refusal,
)
from desktop.kernel.words import Address, Sentence


class AmazingSpaceVenture(Game[VentureState, VentureAction]):
    """Amazing Space Venture with one content."""

    state_type: ClassVar[object] = VentureState
    action_type: ClassVar[object] = VentureAction

    def __init__(self, content: VentureContent) -> None:
        self.info = _with_positions(content)
        self.tables = Tables(content)
        self.content_hash = content_hash(content)

    # ---- beginning -----------------------------------------------------------------------------------------------

    def propose_roles(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """Clockwise from blue; two players sit opposite each other."""
        return ("blue", "green") if seats == 2 else COLOURS[:seats]

    def setup_refusal(self, setup: Setup) -> Refusal | None:
        return general_setup_refusal(self.info, setup) or beginning.setup_refusal(self.tables, setup)

    def start(self, setup: Setup, chance: Chance) -> VentureState:
        if refused := self.setup_refusal(setup):
            raise BadSetup(refused)
        return beginning.new_game(self.tables, self.content_hash, setup, chance)

    # ---- turns ---------------------------------------------------------------------------------------------------

    def decision(self, state: VentureState) -> Decision | None:
        return None if state.ended else waited_for(state)

    def legal(self, state: VentureState) -> list[VentureAction]:
        return [] if state.ended else offers(self.tables, state)

    def refusal(self, state: VentureState, action: VentureAction) -> Refusal | None:
        return refusal(self.tables, state, action)

    def play(self, state: VentureState, action: VentureAction, chance: Chance) -> list[Event]:
        if refused := refusal(self.tables, state, action):
            raise IllegalAction(refused)
        play = Play(self.tables, state, chance)
        carry_out(play, action)
        return play.events

    def outcome(self, state: VentureState) -> Outcome | None:
        if not state.ended:
            return None
        won, totals = winners(state), team_totals(state)
        ranks = tuple(
            1 if seat in won else 1 + sum(other in won or totals[other] > total for other in range(len(totals)))
            for seat, total in enumerate(totals)
        )
        return Outcome(won, ranks, tuple(state.scores), words.ending(state))

    # ---- what seats know and think -------------------------------------------------------------------------------

    def view(self, state: VentureState, seat: int) -> VentureState:
        return knowledge.view(state, seat)

    def imagine(self, view: VentureState, seat: int, chance: Chance) -> VentureState:
        return knowledge.imagine(self.tables, view, seat, chance)

    def evaluate(self, state: VentureState, seat: int) -> float:
        return value(self.tables, state, seat)

    def interrupts(self, state: VentureState, seat: int) -> list[VentureAction]:
        """Captain Rookie and Troika Summit (ASV-EXTRA-03, ASV-RED-70)."""
        return [] if state.ended else interruptions(self.tables, state, seat)

    def only_passes(self, state: VentureState, action: VentureAction) -> bool:
        return isinstance(action, Pass) and not isinstance(state.stack[-1], Looking)

    def moment(self, state: VentureState) -> Moment | None:
        return moment(self.tables, state)

    def conserved(self, state: VentureState) -> Mapping[str, int]:
        """Every card and every Space tile, wherever it lies (ASV-INV-01, ASV-INV-02)."""
        cards, tiles = self.tables.cards, self.tables.faces
        found = {f"card {cards[number].id}": count for number, count in knowledge.all_cards(self.tables, state).items()}
        found |= {f"tile {tiles[face].id}": count for face, count in knowledge.all_tiles(self.tables, state).items()}
        return dict(sorted(found.items()))

    # ---- words ---------------------------------------------------------------------------------------------------

    def beginning(self, state: VentureState) -> list[Event]:
        return words.beginning(self.tables, state)

    def prompt(self, state: VentureState) -> Sentence:
        return words.ending(state) if state.ended else words.prompt(self.tables, state)

    def steps(self, action: VentureAction) -> tuple[Address, ...]:
        return words.steps(action)

    def label(self, state: VentureState, action: VentureAction) -> Sentence:
        return words.label(self.tables, state, action)

    def tell(self, event: Event) -> Sentence | None:
        return telling.tell(self.tables, event)


def _with_positions(content: VentureContent) -> GameInfo:
    """What the shelf says of the game, with the positions of the content to choose from."""
    if not content.positions:
        return INFO
    choices = tuple(Choice(position.id, position.title) for position in content.positions)
    chosen = Option(
        POSITION,
        "Begin from",
        "Tiles and ships that lie on the board already: a puzzle or a scenario.",
        (Choice(USUAL, "The usual beginning"), *choices),
        "ASV-SETUP-12",
    )
    return replace(INFO, options=(*INFO.options, chosen))
