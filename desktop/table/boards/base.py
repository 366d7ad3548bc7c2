"""What the table asks of a board: a scene that draws states and knows where things are.

A board holds no rule. It is shown states, it is told what is asked (an ``Ask``), and it says which addresses a person
points at or picks. A new game moves in by implementing this contract.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QWidget

from desktop.kernel.game import Event, Game, Refusal, Setup
from desktop.kernel.words import Address, Sentence
from desktop.table.kit.theme import TEXT, Paint

PaintIn: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints something into a rect."""


@dataclass(frozen=True, slots=True)
class SeatSheet:
    """What the seats panel shows of a seat: how it stands, in a figure, a few words and a strip of small pictures."""

    score: str
    out_of: str = ""
    note: str = ""
    strip: PaintIn | None = field(default=None, compare=False)
    shown: tuple[str, ...] = ()
    """What the strip shows: it is painted anew when this changes."""


@dataclass(frozen=True, slots=True)
class SeatArt:
    """How a seat is known: colour, sign and portrait."""

    accent: Paint = TEXT
    sign: PaintIn | None = None
    portrait: PaintIn | None = None
    title: str = ""
    """The name of what the seat plays."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The question put to the person at the screen, narrowed by the picks so far."""

    state: Any
    """The position as that person may see it."""
    seat: int
    picks: tuple[Address, ...]
    options: Mapping[Address, Sequence[Any]]
    """What may be picked next, with the legal actions behind it."""
    proposed: Any | None
    """The action that waits for its confirmation, if one does."""
    foreseen: Callable[[Any], list[Event]]
    """What an action would bring about, as far as the person can tell."""
    refusal: Callable[[Any], Refusal | None]
    lit: bool = True
    """Whether options are shown before anything is picked, by setting."""
    openings: tuple[Address, ...] = ()
    """What may be picked first, whatever is picked now: picking one of these begins another choice."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the list of choices."""

    title: str
    detail: str = ""
    picture: PaintIn | None = None
    spoils: tuple[PaintIn, ...] = ()
    """What one would get, as small pictures at the end of the row."""

    @property
    def words(self) -> str:
        """All of it as one sentence, for screen readers."""
        return f"{self.title}. {self.detail}" if self.detail else self.title


@dataclass(frozen=True, slots=True)
class Closed:
    """Something a person might try that is refused: for "why not"."""

    address: Address
    action: Any
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Tip:
    """A few words beside a place: what would happen there, or why nothing can."""

    title: str
    line: str = ""
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Curve:
    """A figure that the end screen draws over the steps of a game."""

    title: str
    accent: Paint
    sign: PaintIn | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Motion:
    """How lively the board may be."""

    stretch: float = 1.0
    """Durations are multiplied with it; 0 shows the end at once."""
    calm: bool = False
    """Fades only; nothing flies or tumbles."""


@dataclass(frozen=True, slots=True)
class Phases:
    """The parts of a turn, and which one the game is in."""

    titles: tuple[str, ...]
    current: int = 0
    signs: Mapping[int, PaintIn] = field(default_factory=dict, compare=False)
    """Signs beside parts, such as of the team that leads one."""
    note: str = ""
    """What the signs say, in words."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Why a computer player's turn stops for a person."""

    turn: int
    moments: frozenset[Hashable]
    """What may be played now; the person is asked once for each."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a board is built for: a game with its seats."""

    game: Game[Any, Any]
    setup: Setup
    say: Callable[[Sentence], str] = field(default=str)
    """Makes a sentence in the reader's language, with the names of the seats."""


class Board(QGraphicsScene):
    """A scene in board units; the view scales it to the window and tells the table where a person points."""

    wide = False
    """Whether the board takes all the width it is given and lays itself out in it, instead of standing square."""

    offered = Signal(object)
    """An action that a person made on the board itself, such as an aimed throw: the table plays it, or says why not."""
    settled = Signal()
    """The motion that ``play`` began has come to its end or was skipped."""
    picked = Signal(str)
    """An address was picked in one of the board's own widgets."""
    pointed = Signal(object)
    """An address is pointed at in one of the board's own widgets, or None."""
    shifted = Signal()
    """What picking the address pointed at means has changed, as by turning the tile that is held."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        # Boards hold some hundred items that move often: an index costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motion = Motion()

    # ---- states ------------------------------------------------------------------------------------------------

    @abstractmethod
    def show(self, state: Any) -> None:
        """Show a position at once, without motion."""

    @abstractmethod
    def blank(self) -> None:
        """Keep nothing that only one seat may see: the laptop changes hands. ``show`` comes next."""

    @abstractmethod
    def play(self, events: Sequence[Event], after: Any) -> None:
        """Show what happened, by ``motion``, and then the position after it; sends ``settled`` at the end."""

    def tells(self, event: Event) -> bool:
        """Whether an event may be told while it is being shown: not the result of a throw that still tumbles."""
        return True

    @abstractmethod
    def skip(self) -> None:
        """Jump to the end of the motion that runs, if any."""

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether a motion runs."""

    # ---- questions ---------------------------------------------------------------------------------------------

    @abstractmethod
    def ask(self, ask: Ask | None) -> None:
        """Light up what may be picked; None when nothing is asked of the person at the screen."""

    @abstractmethod
    def point(self, address: Address | None, tip: Tip | None = None) -> None:
        """Show in full what picking the address would do, with the tip beside it, or what lies there; None ends it."""

    @abstractmethod
    def highlight(self, addresses: Sequence[Address]) -> None:
        """Light up places a sentence speaks of; none to end it."""

    @abstractmethod
    def refuse(self, address: Address | None) -> None:
        """Show that a pick was refused there."""

    @abstractmethod
    def attempts(self, ask: Ask, address: Address | None) -> list[Any]:
        """The actions a person might mean by an address at this point (by anything, when None), legal or not.

        The table asks the game why they are refused. Nothing is judged here.
        """

    def lead(self, ask: Ask) -> Address | None:
        """What a new question takes for picked, such as the tile just drawn; None for nothing."""
        return None

    def follow(self, ask: Ask, address: Address) -> tuple[Address, ...]:
        """What a pick of the address picks besides, as the board shows it; nothing unless a board says so."""
        return ()

    def turn(self, by: int) -> bool:
        """Turn what is held by quarter turns. False where nothing is held that can be turned."""
        return False

    def stop(self, state: Any, actions: Sequence[Any]) -> Stop | None:
        """Whether a computer player waits before it acts, since a person may play ``actions`` in between; None where
        such things may wait for the next moment in which the rules ask."""
        return None

    # ---- places ------------------------------------------------------------------------------------------------

    @abstractmethod
    def addresses_at(self, point: QPointF) -> list[Address]:
        """What lies at a point of the scene, the most precise first."""

    @abstractmethod
    def place(self, address: Address) -> QRectF | None:
        """Where an address lies in the scene; None where it has no place."""

    @abstractmethod
    def name(self, address: Address) -> str:
        """The address in words, for screen readers and lists."""

    @abstractmethod
    def beside(self, address: Address | None, right: int, down: int) -> Address:
        """The place next to an address, for the arrow keys; a first place when there is none yet."""

    @abstractmethod
    def set_cursor(self, address: Address | None) -> None:
        """Show the keyboard cursor."""

    # ---- around the board --------------------------------------------------------------------------------------

    def closed_entry(self, closed: Closed, why: str) -> Entry:
        """How the list of choices shows what may not be done."""
        return Entry(self.name(closed.address), why)

    @abstractmethod
    def heading(self, ask: Ask) -> str:
        """What is to be picked next, in a few words."""

    @abstractmethod
    def verb(self, action: Any) -> str:
        """The action in two or three words, for the button that takes it."""

    def rule(self, address: Address) -> str:
        """The ledger id of the rule that explains what is at an address, for F1; empty where no one rule does."""
        return ""

    @abstractmethod
    def seat_art(self, seat: int) -> SeatArt: ...

    @abstractmethod
    def seat_sheet(self, state: Any, seat: int) -> SeatSheet: ...

    @abstractmethod
    def score(self, state: Any, seat: int) -> int:
        """How far a seat has got, for the curve on the end screen."""

    def curves(self) -> tuple[Curve, ...]:
        """What the end screen draws over time, beside the words of the result: the score of each seat, unless the
        game has figures that belong to all."""
        arts = [self.seat_art(seat) for seat in range(len(self.table.setup.seats))]
        return tuple(Curve(art.title, art.accent, art.sign) for art in arts)

    def facts(self, state: Any) -> tuple[tuple[str, str], ...]:
        """How a game that all play together ended, as figures with a word each; none for games with standings."""
        return ()

    def score_sheet(self, state: Any) -> QWidget | None:
        """A widget that tells at the end where all points came from, and lights up on the board what it speaks of;
        None where the standings say enough."""
        return None

    def speaker(self, event: Event) -> int | None:
        """The seat whose sign stands beside a line of the log."""
        seat: int | None = getattr(event, "seat", None)
        return seat

    def measure(self, state: Any) -> tuple[int, ...]:
        """The figures of a position, one for each curve."""
        return tuple(self.score(state, seat) for seat in range(len(self.table.setup.seats)))

    @abstractmethod
    def phases(self, ask: Ask | None) -> Phases: ...

    @abstractmethod
    def panels(self) -> list[QWidget]:
        """Widgets for the left column, the most important first; the last ones fold away in a low window."""

    def below(self) -> QWidget | None:
        """A widget below the board, such as a hand of cards; None where the board needs none."""
        return None

    def entry(self, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry:
        """How the list of choices shows an address with the actions behind it."""
        if len(actions) == 1:
            return Entry(self.table.say(self.table.game.label(ask.state, actions[0])))
        return Entry(self.name(address), self.tr("{count} choices").format(count=len(actions)))

    def action_entry(self, ask: Ask, action: Any) -> Entry:
        """How the list of choices shows an action that no address tells apart from others."""
        return Entry(self.table.say(self.table.game.label(ask.state, action)))

    def arrange(self, width: float, height: float) -> None:
        """The view has so many logical pixels of room: a wide board lays its scene out in them."""

    def grabs(self, point: QPointF) -> bool:
        """Whether something at a point of the scene takes the mouse for itself, as a box does that is aimed into."""
        return False

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """A key that means something where the cursor is; false for all others."""
        return False

    def fill(self, action: Any) -> bool:
        """Whether a chosen action has an open part that is filled on the board first; ``offered`` brings it then."""
        return False

    def turn_to(self, addresses: Sequence[Address]) -> bool:
        """A click that picks nothing, such as one on another hand: show that instead. False where it means nothing."""
        return False

    def rendering(self, scale: float, ratio: float) -> None:
        """The view settled on ``scale`` device pixels to a unit, of which ``ratio`` make a logical pixel: pictures may
        be made anew for it."""

    def show_live(self, live: bool) -> None:
        """Whether the board shows the live game or looks back."""
