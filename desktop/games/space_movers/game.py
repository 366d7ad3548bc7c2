"""The rules of Space Movers 2201."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers import log, refuse_actions, refuse_checks, refuse_reactions, refuse_turn, words
from desktop.games.space_movers.advice import reason
from desktop.games.space_movers.checks import thrower
from desktop.games.space_movers.evaluate import value
from desktop.games.space_movers.hidden import imagine, view
from desktop.games.space_movers.info import INFO
from desktop.games.space_movers.legal import legal
from desktop.games.space_movers.models import MoversContent
from desktop.games.space_movers.perform import perform
from desktop.games.space_movers.promising import promising
from desktop.games.space_movers.refuse import no
from desktop.games.space_movers.run import Run
from desktop.games.space_movers.scout import chooser as way_chooser
from desktop.games.space_movers.setup import new_state
from desktop.games.space_movers.state import (
    FIT,
    HELD,
    INJURED,
    NOWHERE,
    CheckFrame,
    EngineFrame,
    KitchenFrame,
    MoversState,
    ScoutFrame,
    TradeFrame,
    WindowFrame,
)
from desktop.games.space_movers.tables import Kind, Tables
from desktop.games.space_movers.turn import advance
from desktop.games.space_movers.who import chooser, others
from desktop.kernel.arranging import Impossible
from desktop.kernel.chance import Chance, Seeded
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
    option,
)
from desktop.kernel.words import Address, Sentence


class SpaceMovers(Game[MoversState, a.MoversAction]):
    """Space Movers 2201 with one content."""

    state_type: ClassVar[object] = MoversState
    action_type: ClassVar[object] = a.MoversAction

    def __init__(self, content: MoversContent) -> None:
        self.tables = Tables(content)
        self.content_hash = content_hash(content)
        self.info: GameInfo = replace(INFO, options=(_objective_option(content), *INFO.options))

    # ---- beginning -----------------------------------------------------------------------------------------------

    def propose_roles(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        return tuple(person.id for person in self.tables.characters[:seats])

    def setup_refusal(self, setup: Setup) -> Refusal | None:
        if len(setup.seats) == 1:
            return no("SM-SOLO-01", "A crew has at least 2 characters; one person may play them all.")
        if refused := general_setup_refusal(self.info, setup):
            return refused
        wanted = int(option(self.info, setup, "random_objectives"))
        kind = option(self.info, setup, "objectives")
        if kind == "random" and wanted > len(self.tables.randoms):
            count = len(self.tables.randoms)
            return no("SM-VARIANT-03", "There are only {count} random objectives.", count=count)
        if setup.arrangement is None:
            return None
        try:
            new_state(self.tables, self.info, self.content_hash, setup, Seeded(0))
        except Impossible as problem:
            return problem.refusal
        return None

    def keeps_secrets(self, setup: Setup) -> bool:
        return not option(self.info, setup, "open_hands")

    def start(self, setup: Setup, chance: Chance) -> MoversState:
        if refused := self.setup_refusal(setup):
            raise BadSetup(refused)
        return new_state(self.tables, self.info, self.content_hash, setup, chance)

    # ---- turns ---------------------------------------------------------------------------------------------------

    def decision(self, state: MoversState) -> Decision | None:
        if state.result:
            return None
        if not state.stack:
            if state.phase == "choose":
                return _decision((state.choosing[0],), "choose")
            return _decision((state.coin, *others(state, state.coin)), state.phase)
        top = state.stack[-1]
        match top:
            case CheckFrame(in_hand=die):
                seat = state.coin if die == NOWHERE else thrower(state, die)
                return _decision((seat, *others(state, seat)), "call" if die == NOWHERE else "throw")
            case WindowFrame(waiting=waiting):
                return _decision(tuple(waiting), "reaction")
            case ScoutFrame():
                seat = way_chooser(self.tables, state)
                return _decision((seat,), "way") if seat != NOWHERE else _decision((state.coin,), "coin")
            case TradeFrame(taker=taker):
                return _decision((taker,), "give_back")
            case KitchenFrame() | EngineFrame():
                seat = chooser(state)
                return _decision((seat, *others(state, seat)), "act")

    def legal(self, state: MoversState) -> list[a.MoversAction]:
        return legal(self.tables, state)

    def refusal(self, state: MoversState, action: a.MoversAction) -> Refusal | None:
        if state.result:
            return no("SM-INV-17", "The game is over.")
        if not 0 <= action.seat < len(state.seats):
            return no("", "There is no such seat.")
        if state.phase == "choose" and not isinstance(action, a.ChooseCharacter):
            return no("SM-SETUP-12", "Characters are being chosen.")
        return _PREDICATES[type(action)](self.tables, state, action)

    def play(self, state: MoversState, action: a.MoversAction, chance: Chance) -> list[Event]:
        if refused := self.refusal(state, action):
            raise IllegalAction(refused)
        run = Run(self.tables, state, chance)
        perform(run, action)
        advance(run)
        return run.events

    def outcome(self, state: MoversState) -> Outcome | None:
        """All win or lose together (SM-WIN-02)."""
        if not state.result:
            return None
        count = len(state.seats)
        won = state.result == "won"
        return Outcome(
            tuple(range(count)) if won else (),
            (1 if won else 2,) * count,
            (len(state.done),) * count,
            log.ending(state.result, state.result_card),
        )

    # ---- what seats know and think -------------------------------------------------------------------------------

    def view(self, state: MoversState, seat: int) -> MoversState:
        return view(state, seat)

    def imagine(self, view: MoversState, seat: int, chance: Chance) -> MoversState:
        return imagine(self.tables, view, chance)

    def evaluate(self, state: MoversState, seat: int) -> float:
        return value(self.tables, state)

    def promising(self, state: MoversState, seat: int) -> list[a.MoversAction]:
        return promising(self.tables, state, seat)

    def only_passes(self, state: MoversState, action: a.MoversAction) -> bool:
        return isinstance(action, a.Pass)

    def moment(self, state: MoversState) -> Moment | None:
        """The two moments in which everybody is asked for a Reaction."""
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, WindowFrame):
            return None
        seats, what = tuple(top.waiting), words.prompt(self.tables, state)
        if top.card != NOWHERE:
            return Moment(seats, what, Sentence("Reactions to deliveries fit."), "delivery", Sentence("deliveries"))
        fitting = Sentence("Reactions that fit between two steps.")
        return Moment(seats, what, fitting, "clean_up", Sentence("Clean Up"))

    def reason(self, state: MoversState, action: a.MoversAction) -> Sentence | None:
        return reason(self.tables, state, action)

    def conserved(self, state: MoversState) -> Mapping[str, int]:
        """Cards by kind, Cargo Markers that are not where they belong, Characters and objectives (SM-INV-01 to -15)."""
        piles = (*state.hands, *state.tables, state.deck, state.discard, state.removed)
        cards = [card for pile in piles for card in pile]
        cards += [card for card in (state.event, state.pursuit) if card != NOWHERE]
        kinds = [self.tables.cards[card].kind for card in cards]
        waiting = [0] * len(state.markers)
        for hand in state.hands:
            for card in hand:
                if self.tables.cards[card].kind == Kind.CARGO:
                    waiting[self.tables.cards[card].pick_up] += 1
        return {
            **{kind.name.lower(): kinds.count(kind) for kind in Kind},
            "different cards": len(set(cards)),
            "markers amiss": sum(abs(there - due) for there, due in zip(state.markers, waiting, strict=True)),
            "characters": sum(state.health.count(health) for health in (FIT, INJURED, HELD)),
            "objectives": len(state.objectives) + len(state.done),
        }

    # ---- words ---------------------------------------------------------------------------------------------------

    def beginning(self, state: MoversState) -> list[Event]:
        rolls: list[Event] = [e.RolledForChoice(rolls) for rolls in state.opening]
        crew: list[Event] = [e.CharacterChosen(s, c) for s, c in enumerate(state.seats) if c != NOWHERE]
        shown: list[Event] = [e.ObjectiveShown(state.objectives[0], state.side)] if state.side else []
        return [*rolls, *crew, *shown, e.TurnBegan(state.coin, state.turn)]

    def prompt(self, state: MoversState) -> Sentence:
        if outcome := self.outcome(state):
            return outcome.reason
        return words.prompt(self.tables, state)

    def steps(self, action: a.MoversAction) -> tuple[Address, ...]:
        return words.steps(action)

    def label(self, state: MoversState, action: a.MoversAction) -> Sentence:
        return words.label(self.tables, state, action)

    def tell(self, event: Event) -> Sentence | None:
        return log.tell(self.tables, event)


@cache
def _decision(seats: tuple[int, ...], ask: str) -> Decision:
    """The same decisions come again and again."""
    return Decision(seats, ask)


def _objective_option(content: MoversContent) -> Option:
    sets = tuple(
        Choice(adventure.id, f"Adventure {adventure.letter}: {adventure.title}") for adventure in content.adventures
    )
    return Option(
        "objectives",
        "Objectives",
        "An adventure tells one story in five parts; random objectives are stories of their own.",
        (*sets, Choice("random", "Random objectives")),
        "SM-SETUP-07",
    )


_PREDICATES: dict[type, Callable[[Tables, MoversState, Any], Refusal | None]] = {
    a.ChooseCharacter: refuse_turn.choose_character,
    a.Draw: refuse_turn.draw,
    a.Walk: refuse_turn.walk,
    a.Jump: refuse_turn.jump,
    a.EndPhase: refuse_turn.end_phase,
    a.FlipCoin: refuse_turn.flip_coin,
    a.SendScout: refuse_turn.send_scout,
    a.GiveBack: refuse_turn.give_back,
    a.Discard: refuse_turn.discard,
    a.Concede: refuse_turn.concede,
    a.BridgeJump: refuse_actions.bridge_jump,
    a.EraseEye: refuse_actions.erase_eye,
    a.FetchCargo: refuse_actions.fetch_cargo,
    a.AskCrewmate: refuse_actions.ask_crewmate,
    a.StartEngine: refuse_actions.start_engine,
    a.DroneDeliver: refuse_actions.drone_deliver,
    a.DroneFetch: refuse_actions.drone_fetch,
    a.HealInBay: refuse_actions.heal_in_bay,
    a.Rescue: refuse_actions.rescue,
    a.PickUp: refuse_actions.pick_up,
    a.Deliver: refuse_actions.deliver,
    a.TryEvent: refuse_actions.try_event,
    a.TryPursuit: refuse_actions.try_pursuit,
    a.TryObjective: refuse_actions.try_objective,
    a.HealByCard: refuse_actions.heal_by_card,
    a.Call: refuse_checks.call,
    a.Throw: refuse_checks.throw,
    a.MoveDie: refuse_checks.move_die,
    a.React: refuse_reactions.react,
    a.Pass: refuse_reactions.pass_,
    a.Peek: refuse_reactions.peek,
    a.Tend: refuse_reactions.tend,
    a.SwapCargo: refuse_reactions.swap_cargo,
    a.Trade: refuse_reactions.trade,
}
"""The rule that judges each verb."""
