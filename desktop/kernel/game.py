"""The contract of a game: everything that table, players, journal, saves, lab and editor know of it.

A game is a set of pure rules bound to one compiled content. It owns no state: every call is handed the state it
works on, and all randomness comes through the ``chance`` argument.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from desktop.kernel.chance import Chance
from desktop.kernel.words import Address, Sentence

OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option, in words for the new-game page."""

    value: OptionValue
    title: str


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule or variant chosen before the game. The first choice is the default; ``rule`` is its ledger id."""

    key: str
    title: str
    help: str
    choices: tuple[Choice, ...]
    rule: str

    @property
    def default(self) -> OptionValue:
        return self.choices[0].value


@dataclass(frozen=True, slots=True)
class Role:
    """What a seat plays: a colour, a nation, a character."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the shelf says of a game before its rules are loaded."""

    id: str
    title: str
    pitch: str
    seats: tuple[int, int]
    """Fewest and most seats."""
    minutes: tuple[int, int]
    kind: Literal["together", "rivals", "teams"]
    roles: tuple[Role, ...]
    options: tuple[Option, ...] = ()
    hides: bool = True
    """Whether seats hold secrets from each other, so that people at one screen need a curtain."""
    ready: bool = True
    """False while the game is not built yet: the shelf says so and offers no new game."""

    def role(self, role_id: str) -> Role:
        return next(role for role in self.roles if role.id == role_id)


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat of a new game: the name shown and the role played (an id of ``GameInfo.roles``)."""

    name: str
    role: str


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a game begins with besides its content and chance.

    Options left out take their defaults. ``arrangement`` is a given position or cards laid on top, in the game's own
    form; None for the ordinary beginning.
    """

    seats: tuple[SeatSetup, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    arrangement: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What the game waits for.

    ``seats`` are those that may act now: the first is the one waited for, the others may interrupt or decide as
    partners. ``ask`` names the kind of choice, for screens that draw kinds differently.
    """

    seats: tuple[int, ...]
    ask: str


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that all can see and that several seats may answer, one after the other, each with a secret card.

    A table with several people at one screen asks them together, in public, whether anybody answers: so it tells
    nothing that not all may know.
    """

    seats: tuple[int, ...]
    """Who is still to be asked, in order; the first is the one the decision waits for."""
    what: Sentence
    """What there is to answer, and on what it was played."""
    answers: Sentence
    """What may answer it, as far as all may know."""
    subject: str
    """The same for everything that a seat may wish to let pass always; empty where that should be decided anew."""
    subject_name: Sentence


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: the ledger id of the rule, a sentence, and the places in the way."""

    rule: str
    sentence: Sentence

    @property
    def places(self) -> tuple[Address, ...]:
        return self.sentence.places


class IllegalAction(Exception):
    """Raised by ``play`` when an action is refused; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} ({refusal.rule})")
        self.refusal = refusal


class BadSetup(Exception):
    """Raised by ``start`` when a setup is refused."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} ({refusal.rule})" if refusal.rule else str(refusal.sentence))
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. ``ranks`` has one rank a seat (1 is best, shared ranks are equal numbers)."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Sentence


class Event:
    """Something that happened, in the past tense. Subclasses are slotted dataclasses."""

    __slots__ = ()

    closes_undo: ClassVar[bool] = False
    """True when the event shows somebody something hidden: undo must not cross it."""

    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may see the event in full; None for everybody."""
        return None

    def redacted(self) -> Event:
        """The twin that all other seats see."""
        return self


def as_seen_by(seat: int | None, events: Sequence[Event]) -> list[Event]:
    """The events as one seat may see them; as a mere onlooker may see them when ``seat`` is None."""
    return [event if (seers := event.seen_by()) is None or seat in seers else event.redacted() for event in events]


class State(Protocol):
    """A complete position: a slotted dataclass of plain values, pending choices included."""

    content: str
    """Hash of the content the game is played with."""

    def copy(self) -> Self: ...


class Action(Protocol):
    """A choice of one seat: a frozen slotted dataclass with a ``kind`` tag, addresses and ids, never objects."""

    @property
    def seat(self) -> int: ...


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class Game(ABC, Generic[S, A]):
    """The rules of one game with one content."""

    info: GameInfo
    """What the shelf says of the game, with the options that its content offers."""
    state_type: ClassVar[Any]
    """The state's dataclass, for reading and writing JSON."""
    action_type: ClassVar[Any]
    """The (tagged union) type of all actions, for reading and writing JSON."""
    content_hash: str

    # ---- rules -----------------------------------------------------------------------------------------------

    @abstractmethod
    def propose_roles(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """The roles proposed for so many seats, in seat order."""

    def setup_refusal(self, setup: Setup) -> Refusal | None:
        """Why the game cannot begin like this. Games add rules of their own to these general ones."""
        return general_setup_refusal(self.info, setup)

    def keeps_secrets(self, setup: Setup) -> bool:
        """Whether seats hold secrets from each other in a game begun like this; an option may open all hands."""
        return self.info.hides

    def shares_secrets(self, setup: Setup, one: int, other: int) -> bool:
        """Whether two seats know the same secrets, as partners of a team may: no curtain falls between them."""
        return one == other

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> S:
        """A new game. Raises BadSetup when ``setup_refusal`` has something to say."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """What is asked, and of whom; None when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> list[A]:
        """Everything that may be chosen now, by any seat of the decision, in a defined order. Empty when over."""

    @abstractmethod
    def refusal(self, state: S, action: A) -> Refusal | None:
        """Why the action may not be taken now; None when it may."""

    @abstractmethod
    def play(self, state: S, action: A, chance: Chance) -> list[Event]:
        """Change ``state`` in place and say what happened. Raises IllegalAction and changes nothing when refused."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """A copy that holds only what the seat may know."""

    @abstractmethod
    def imagine(self, view: S, seat: int, chance: Chance) -> S:
        """A full state that agrees with the view, its hidden parts drawn from ``chance``."""

    # ---- judgement -------------------------------------------------------------------------------------------

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for a seat, for players that look ahead; larger is better."""

    def promising(self, state: S, seat: int) -> list[A]:
        """The legal actions of a seat that a player who looks ahead should weigh. Games that know which are never
        better than others leave those out."""
        return [action for action in self.legal(state) if action.seat == seat]

    def interrupts(self, state: S, seat: int) -> list[A]:
        """What a seat may play out of turn, while another is waited for, as far as a computer player should weigh
        that; nothing in games where everything may wait for the own turn."""
        return []

    def only_passes(self, state: S, action: A) -> bool:
        """Whether a legal action merely lets a moment go by, so that a table may take it for a seat that can do
        nothing else."""
        return False

    def moment(self, state: S) -> Moment | None:
        """What may be answered now by whoever holds a fitting card; None where nobody is asked for an answer."""
        return None

    def reason(self, state: S, action: A) -> Sentence | None:
        """What speaks for a legal action, in one line, for hints; None where a game has no more to say than its
        label."""
        return None

    @abstractmethod
    def conserved(self, state: S) -> Mapping[str, int]:
        """Counts of components that no action may change, for invariant tests."""

    # ---- words and places ------------------------------------------------------------------------------------

    @abstractmethod
    def beginning(self, state: S) -> list[Event]:
        """What happened in ``start``: the first lines of the log. Derived from a fresh state."""

    @abstractmethod
    def prompt(self, state: S) -> Sentence:
        """One sentence: what is asked now. For a finished game, how it ended."""

    @abstractmethod
    def steps(self, action: A) -> tuple[Address, ...]:
        """The addresses a person picks one after the other to choose the action; empty for a plain button."""

    @abstractmethod
    def label(self, state: S, action: A) -> Sentence:
        """The action in a few words, with its consequences, for buttons, lists and screen readers."""

    @abstractmethod
    def tell(self, event: Event) -> Sentence | None:
        """The event as a line of the log; None for events not worth a line."""


def general_setup_refusal(info: GameInfo, setup: Setup) -> Refusal | None:
    """The checks that hold for every game: number of seats, known and different roles, known options and values."""
    few, many = info.seats
    count = len(setup.seats)
    if not few <= count <= many:
        return Refusal(
            "",
            Sentence(
                "{game} seats {few} to {many} players, not {count}.",
                {"game": info.title, "few": few, "many": many, "count": count},
            ),
        )
    known = [role.id for role in info.roles]
    taken: set[str] = set()
    for number, seat in enumerate(setup.seats, start=1):
        if seat.role not in known:
            return Refusal(
                "",
                Sentence(
                    "Seat {seat} asks for the role “{role}”; choose one of {roles}.",
                    {"seat": number, "role": seat.role, "roles": ", ".join(known)},
                ),
            )
        if seat.role in taken:
            return Refusal(
                "", Sentence("The role “{role}” is taken twice; give each seat its own.", {"role": seat.role})
            )
        taken.add(seat.role)
    return _option_refusal(info, setup.options)


def _option_refusal(info: GameInfo, options: Mapping[str, OptionValue]) -> Refusal | None:
    by_key = {option.key: option for option in info.options}
    for key, value in options.items():
        if key not in by_key:
            return Refusal(
                "",
                Sentence(
                    "{game} has no option “{key}”; it has {keys}.",
                    {"game": info.title, "key": key, "keys": ", ".join(by_key) or "none"},
                ),
            )
        values = [choice.value for choice in by_key[key].choices]
        # True == 1 in Python, so the types are compared too.
        if not any(value == known and type(value) is type(known) for known in values):
            shown = ", ".join(str(known).lower() if isinstance(known, bool) else str(known) for known in values)
            return Refusal(
                by_key[key].rule,
                Sentence(
                    "The option “{key}” cannot be “{value}”; choose one of {values}.",
                    {"key": key, "value": str(value), "values": shown},
                ),
            )
    return None


def option(info: GameInfo, setup: Setup, key: str) -> OptionValue:
    """The value of an option in a setup, or its default."""
    if key in setup.options:
        return setup.options[key]
    return next(known.default for known in info.options if known.key == key)
