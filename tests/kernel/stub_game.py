"""Contraband: a tiny card and dice game for tests, with everything a real game may throw at the kernel and the table.

Hidden hands, a hidden draw pile, dice, a response of another seat in the middle of a turn (a decision stack),
partners who may decide for each other, and events with redacted twins.

On its turn a seat draws a card, plays one, or rolls the die for points, then ends the turn. A played card scores its
value unless the next seat seizes it by giving up a card of the same value. The game ends after twenty turns a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

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
    Option,
    OptionValue,
    Outcome,
    Refusal,
    Role,
    Setup,
    option,
)
from desktop.kernel.words import Address, SeatName, Sentence

UNKNOWN = -1
HAND = 3
TURNS_EACH = 20


class CardContent(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Annotated[str, Field(min_length=1)]
    value: Annotated[int, Field(ge=1, le=9)]
    copies: Annotated[int, Field(ge=1, le=9)] = 1


class DieContent(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    faces: Annotated[tuple[int, ...], Field(min_length=2)]


class StubContent(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    cards: tuple[CardContent, ...]
    die: DieContent


CONTENT = StubContent(
    cards=tuple(CardContent(id=f"crate-{value}", value=value, copies=5) for value in range(1, 6)),
    die=DieContent(faces=(0, 1, 1, 2, 2, 3)),
)


@dataclass(slots=True)
class StubState:
    content: str
    partners: bool
    deck: list[int]
    """Card numbers, top card last."""
    hands: list[list[int]]
    discard: list[int]
    scores: list[int]
    turn: int
    acted: bool
    at_stake: int | None
    """The card just played, while the next seat may seize it."""
    turns: int

    def copy(self) -> StubState:
        return StubState(
            self.content,
            self.partners,
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            self.discard.copy(),
            self.scores.copy(),
            self.turn,
            self.acted,
            self.at_stake,
            self.turns,
        )


@dataclass(frozen=True, slots=True)
class Draw:
    seat: int
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Play:
    seat: int
    card: int
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Roll:
    seat: int
    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class EndTurn:
    seat: int
    kind: Literal["end"] = "end"


@dataclass(frozen=True, slots=True)
class Seize:
    seat: int
    card: int
    kind: Literal["seize"] = "seize"


@dataclass(frozen=True, slots=True)
class Pass:
    seat: int
    kind: Literal["pass"] = "pass"


StubAction: TypeAlias = Annotated[Draw | Play | Roll | EndTurn | Seize | Pass, Field(discriminator="kind")]


@dataclass(slots=True)
class Dealt(Event):
    closes_undo: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]

    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def redacted(self) -> Dealt:
        return replace(self, cards=(UNKNOWN,) * len(self.cards))


@dataclass(slots=True)
class Drew(Event):
    closes_undo: ClassVar[bool] = True
    seat: int
    card: int

    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def redacted(self) -> Drew:
        return replace(self, card=UNKNOWN)


@dataclass(slots=True)
class Played(Event):
    seat: int
    card: int
    value: int


@dataclass(slots=True)
class Rolled(Event):
    seat: int
    face: int


@dataclass(slots=True)
class Seized(Event):
    seat: int
    paid: int
    card: int


@dataclass(slots=True)
class Passed(Event):
    seat: int


@dataclass(slots=True)
class TurnEnded(Event):
    seat: int


INFO = GameInfo(
    id="contraband",
    title="Contraband",
    pitch="Smuggle crates past your neighbours.",
    seats=(2, 4),
    minutes=(1, 2),
    kind="rivals",
    roles=tuple(Role(name, name.title()) for name in ("comet", "nova", "quasar", "pulsar")),
    options=(
        Option(
            "partners",
            "Partners",
            "Of four, those across the table play together.",
            (Choice(False, "Each alone"), Choice(True, "Two pairs")),
            "ST-01",
        ),
    ),
)


class StubGame(Game[StubState, StubAction]):
    info = INFO
    state_type: ClassVar[type[StubState]] = StubState
    action_type: ClassVar[object] = StubAction

    def __init__(self, content: StubContent = CONTENT) -> None:
        self.content_hash = content_hash(content)
        self._values = tuple(card.value for card in content.cards for _ in range(card.copies))
        self._faces = content.die.faces

    # ---- rules -----------------------------------------------------------------------------------------------

    def propose_roles(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        return tuple(role.id for role in INFO.roles[:seats])

    def setup_refusal(self, setup: Setup) -> Refusal | None:
        if refused := super().setup_refusal(setup):
            return refused
        if option(INFO, setup, "partners") and len(setup.seats) != 4:
            return Refusal("ST-01", Sentence("Partners need four seats, not {n}.", {"n": len(setup.seats)}))
        return None

    def start(self, setup: Setup, chance: Chance) -> StubState:
        if refused := self.setup_refusal(setup):
            raise BadSetup(refused)
        deck = list(range(len(self._values)))
        chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in setup.seats]
        partners = bool(option(INFO, setup, "partners"))
        return StubState(self.content_hash, partners, deck, hands, [], [0] * len(hands), 0, False, None, 0)

    def decision(self, state: StubState) -> Decision | None:
        if state.turns == TURNS_EACH * len(state.hands):
            return None
        waited = state.turn if state.at_stake is None else self._next(state)
        seats = (waited, (waited + 2) % 4) if state.partners else (waited,)
        return Decision(seats, "turn" if state.at_stake is None else "seize")

    def legal(self, state: StubState) -> list[StubAction]:
        decision = self.decision(state)
        if decision is None:
            return []
        found: list[StubAction] = []
        for seat in decision.seats:
            found += self._choices(state, seat)
        return [action for action in found if self.refusal(state, action) is None]

    def _choices(self, state: StubState, seat: int) -> list[StubAction]:
        hand = state.hands[seat]
        if state.at_stake is not None:
            return [*(Seize(seat, card) for card in hand), Pass(seat)]
        return [Draw(seat), *(Play(seat, card) for card in hand), Roll(seat), EndTurn(seat)]

    def refusal(self, state: StubState, action: StubAction) -> Refusal | None:
        decision = self.decision(state)
        if decision is None:
            return Refusal("ST-02", Sentence("The game is over."))
        if action.seat not in decision.seats:
            return Refusal("ST-03", Sentence("It is not {seat}'s turn.", {"seat": SeatName(action.seat)}))
        if isinstance(action, Seize | Pass) != (state.at_stake is not None):
            return Refusal("ST-04", Sentence("This is not asked now."))
        return self._refusal_of_choice(state, action)

    def _refusal_of_choice(self, state: StubState, action: StubAction) -> Refusal | None:
        match action:
            case Draw() | Play() | Roll() if state.acted:
                return Refusal("ST-05", Sentence("Only one deed a turn."))
            case EndTurn() if not state.acted:
                return Refusal("ST-06", Sentence("Do something first."))
            case Draw() if not state.deck:
                return Refusal("ST-07", Sentence("The pile is empty."))
            case Play(card=card) | Seize(card=card) if card not in state.hands[action.seat]:
                return Refusal("ST-08", Sentence("That card is not in this hand.", {}, (f"card:{card}",)))
            case Seize(card=card) if self._value(card) != self._value(state.at_stake):
                return Refusal("ST-09", Sentence("Only an equal card seizes.", {}, (f"card:{card}",)))
        return None

    def play(self, state: StubState, action: StubAction, chance: Chance) -> list[Event]:
        if refused := self.refusal(state, action):
            raise IllegalAction(refused)
        seat = action.seat
        match action:
            case Draw():
                state.acted = True
                state.hands[seat].append(state.deck.pop())
                return [Drew(seat, state.hands[seat][-1])]
            case Play(card=card):
                state.acted = True
                state.hands[seat].remove(card)
                state.at_stake = card
                return [Played(seat, card, self._value(card))]
            case Roll():
                state.acted = True
                face = self._faces[chance.below(len(self._faces))]
                state.scores[state.turn] += face
                return [Rolled(seat, face)]
            case Seize() | Pass():
                return self._answer(state, action)
            case EndTurn():
                ended = state.turn
                state.acted = False
                state.turn = self._next(state)
                state.turns += 1
                return [TurnEnded(ended)]

    def _answer(self, state: StubState, action: Seize | Pass) -> list[Event]:
        card = state.at_stake
        assert card is not None
        state.at_stake = None
        state.discard.append(card)
        if isinstance(action, Pass):
            state.scores[state.turn] += self._value(card)
            return [Passed(action.seat)]
        state.hands[action.seat].remove(action.card)
        state.discard.append(action.card)
        state.scores[action.seat] += self._value(card)
        return [Seized(action.seat, action.card, card)]

    def outcome(self, state: StubState) -> Outcome | None:
        if self.decision(state) is not None:
            return None
        scores = state.scores
        if state.partners:
            scores = [scores[seat] + scores[(seat + 2) % 4] for seat in range(4)]
        ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        reason = Sentence("{seat} smuggled most.", {"seat": SeatName(winners[0])})
        return Outcome(winners, ranks, tuple(scores), reason)

    def view(self, state: StubState, seat: int) -> StubState:
        seen = state.copy()
        seen.deck = [UNKNOWN] * len(state.deck)
        seen.hands = [hand.copy() if owner == seat else [UNKNOWN] * len(hand) for owner, hand in enumerate(state.hands)]
        return seen

    def imagine(self, view: StubState, seat: int, chance: Chance) -> StubState:
        full = view.copy()
        known = {*view.discard, *view.hands[seat], view.at_stake}
        unseen = [card for card in range(len(self._values)) if card not in known]
        chance.shuffle(unseen)
        for pile in (full.deck, *(hand for owner, hand in enumerate(full.hands) if owner != seat)):
            pile[:] = [unseen.pop() for _ in pile]
        return full

    # ---- judgement -------------------------------------------------------------------------------------------

    def evaluate(self, state: StubState, seat: int) -> float:
        return state.scores[seat] - max(score for owner, score in enumerate(state.scores) if owner != seat)

    def conserved(self, state: StubState) -> Mapping[str, int]:
        piles = [state.deck, state.discard, *state.hands, [] if state.at_stake is None else [state.at_stake]]
        cards = [card for pile in piles for card in pile]
        return {"cards": len(cards), "different cards": len(set(cards))}

    # ---- words and places ------------------------------------------------------------------------------------

    def beginning(self, state: StubState) -> list[Event]:
        return [Dealt(seat, tuple(hand)) for seat, hand in enumerate(state.hands)]

    def prompt(self, state: StubState) -> Sentence:
        if outcome := self.outcome(state):
            return outcome.reason
        decision = self.decision(state)
        assert decision is not None
        name = {"seat": SeatName(decision.seats[0])}
        if state.at_stake is not None:
            return Sentence("{seat}: seize the crate with an equal one, or let it pass.", name)
        return Sentence("{seat}: end your turn." if state.acted else "{seat}: draw, play or roll.", name)

    def steps(self, action: StubAction) -> tuple[Address, ...]:
        match action:
            case Draw():
                return ("deck",)
            case Play(card=card) | Seize(card=card):
                return (f"card:{card}",)
        return ()

    def label(self, state: StubState, action: StubAction) -> Sentence:
        match action:
            case Play(card=card) | Seize(card=card):
                verb = "Play" if isinstance(action, Play) else "Seize with"
                return Sentence("{verb} a {value}", {"verb": verb, "value": self._value(card)}, (f"card:{card}",))
        return Sentence({"draw": "Draw", "roll": "Roll", "end": "End turn", "pass": "Pass"}[action.kind])

    def tell(self, event: Event) -> Sentence | None:
        match event:
            case Dealt(seat, cards):
                return Sentence("{seat} is dealt {cards}.", {"seat": SeatName(seat), "cards": self._names(cards)})
            case Drew(seat, card):
                return Sentence("{seat} draws {card}.", {"seat": SeatName(seat), "card": self._names((card,))})
            case Played(seat, card, value):
                return Sentence("{seat} plays a {value}.", {"seat": SeatName(seat), "value": value}, (f"card:{card}",))
            case Rolled(seat, face):
                return Sentence("{seat} rolls {face}.", {"seat": SeatName(seat), "face": face})
            case Seized(seat):
                return Sentence("{seat} seizes the crate.", {"seat": SeatName(seat)})
        return None

    def _next(self, state: StubState) -> int:
        return (state.turn + 1) % len(state.hands)

    def _value(self, card: int | None) -> int:
        return 0 if card is None or not 0 <= card < len(self._values) else self._values[card]

    def _names(self, cards: tuple[int, ...]) -> str:
        return ", ".join("a card" if card == UNKNOWN else f"a {self._value(card)}" for card in cards)
