"""A game in progress at the table: who decides, what was played, what each seat may see.

Data flows one way: an action comes in, the journal plays it, the library makes it safe, and then signals tell the
board, the log and the prompt what happened.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self

from PySide6.QtCore import QObject, Signal

from desktop.dice.throwing import physical_throw
from desktop.games.catalogue import content_kind, stored_game
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content
from desktop.kernel.errors import Problem
from desktop.kernel.game import Decision, Event, Game, Outcome, Refusal, Setup, as_seen_by
from desktop.kernel.journal import Journal
from desktop.kernel.library import Library
from desktop.kernel.replay import Played
from desktop.kernel.words import SeatName, Sentence
from desktop.players.choose import random_choice
from desktop.table.newgame.plan import PERSON, NewGame
from desktop.table.thinking import GameMaker, Question, Weighed, choose, interrupt, weigh
from desktop.table.workers import LONGEST_THOUGHT_MS, Thinker

THINKING_SEED = 1 << 41
"""Keeps the chance of computer players apart from the game's."""
HINT_LEVEL = "greedy"
MOST_SEED = 1 << 31
PUBLIC = -1
"""The viewer who sees what everybody may see, and nobody's secrets."""
IN_LIBRARY = {PERSON: "you"}
"""What the library calls a controller, where it has a name of its own for it."""


class TableSession(QObject):
    """One game, its journal and its computer players."""

    happened = Signal(object)
    """A Played: an action was played and is safe. Sent before ``changed``."""
    changed = Signal()
    """The live position is another one."""
    thinking = Signal(bool)
    """A computer player began or ended to think."""
    noted = Signal(object)
    """A Sentence that people should read, such as that a computer player was replaced by chance for one move."""
    failed = Signal(object)
    """A Problem: the action was not played, or undo not done."""
    held_back = Signal()
    """A computer player that was asked for an interruption waits."""
    advised = Signal(object)
    """A list of (action, value), the best first, in answer to ``ask_hint``."""

    def __init__(
        self,
        journal: Journal[Any, Any],
        controllers: Sequence[str],
        make_game: GameMaker,
        parent: QObject | None = None,
        *,
        limit_ms: int = LONGEST_THOUGHT_MS,
    ) -> None:
        super().__init__(parent)
        self.journal = journal
        journal.thrower = physical_throw
        self.game: Game[Any, Any] = journal.game
        self.controllers = tuple(controllers)
        self._make_game = make_game
        self._thinker = Thinker(make_game, self, limit_ms=limit_ms)
        self._thinker.answered.connect(self._answered)
        self._thinker.failed.connect(self._failed)
        self.content: str | None = None
        """What the game is played with, as canonical JSON, for a rematch; None for the game's own content."""
        self.uid = ""
        """The game's name in the library; empty when no library keeps it."""
        self.trouble: Problem | None = None
        """Why an opened game cannot be looked back into, to be told once."""
        self._asked: tuple[str, int, int] | None = None
        """What the worker thinks about: what for, for which seat, at which step."""
        self._patient: tuple[int, set[int]] = (-1, set())
        """A step, and the computer players that play nothing out of turn at it."""

    # ---- making one ----------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        library: Library,
        game_id: str,
        setup: Setup,
        controllers: Sequence[str],
        seed: int | None = None,
        practice: bool = False,
        content: str | None = None,
    ) -> Self:
        """Begin a game and keep it in the library. Without a seed one is drawn; without a content, as canonical JSON,
        it is the game's own. Raises BadSetup or Problem."""
        played_with = content or base_content(content_kind(game_id)).json
        game = stored_game(game_id, played_with)
        players = [IN_LIBRARY.get(who, who) for who in controllers]
        chosen = secrets.randbelow(MOST_SEED) if seed is None else seed
        uid, journal = library.begin(game, played_with, setup, players, chosen, practice=practice)
        session = cls(journal, controllers, partial(stored_game, game_id, played_with))
        session.uid, session.content = uid, played_with
        return session

    @classmethod
    def open(cls, library: Library, uid: str) -> Self:
        """Go on with a game of the library. Raises Problem when it cannot be opened."""
        record = library.record(uid)
        opened = library.open(uid, stored_game(record.game, record.content))
        players = {kept: who for who, kept in IN_LIBRARY.items()}
        controllers = [players.get(kept, kept) for kept in record.players]
        session = cls(opened.journal, controllers, partial(stored_game, record.game, record.content))
        session.uid, session.content, session.trouble = uid, record.content, opened.trouble
        return session

    # ---- what is -----------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Any:
        return self.journal.setup

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.journal.setup.seats)

    @property
    def step(self) -> int:
        return self.journal.cursor

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, who in enumerate(self.controllers) if who == PERSON)

    def is_person(self, seat: int) -> bool:
        return self.controllers[seat] == PERSON

    @property
    def decision(self) -> Decision | None:
        return self.game.decision(self.journal.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.journal.state)

    def legal(self, seat: int) -> list[Any]:
        """What one seat may choose now."""
        return [action for action in self.game.legal(self.journal.state) if action.seat == seat]

    def refusal(self, action: Any) -> Refusal | None:
        return self.game.refusal(self.journal.state, action)

    def view(self, seat: int | None, step: int | None = None) -> Any:
        """The position as a seat may see it, live or after a step. Without a seat: as nobody plays from this screen,
        nobody's secrets need keeping, and all is shown."""
        state = self.journal.state if step is None else self.journal.state_at(step)
        return state.copy() if seat is None else self.game.view(state, seat)

    def imagined(self, seat: int) -> Any:
        """A full position that agrees with what the seat may know: for previews and computer players."""
        return self.game.imagine(self.view(seat), seat, Seeded(THINKING_SEED, self.step))

    def foreseen(self, seat: int, action: Any) -> list[Event]:
        """What an action would bring about, as far as the seat can tell. Draws nothing from the game's chance."""
        return self.game.play(self.imagined(seat), action, Seeded(THINKING_SEED, self.step))

    def seen(self, viewer: int | None, events: Sequence[Event]) -> list[Event]:
        """The events as the person at the screen may see them; nothing is held back when nobody plays from it."""
        return list(events) if viewer is None and not self.persons else as_seen_by(viewer, events)

    def history(self, viewer: int | None, first: int = 0) -> list[tuple[int, list[Event]]]:
        """The steps from ``first`` to the live one with their events as the viewer may see them."""
        steps = [(0, self.journal.events_at(0))] if first == 0 and self.journal.base == 0 else []
        steps += [(played.step, played.events) for played in self.journal.walk(max(1, first))]
        return [(step, self.seen(viewer, events)) for step, events in steps]

    def missed(self, seat: int) -> list[tuple[int, list[Event]]]:
        """What happened since a seat's own last action, as the seat may see it; nothing before its first one."""
        journal = self.journal
        own = [step for step in range(journal.base + 1, self.step + 1) if journal.entry(step).action.seat == seat]
        return self.history(seat, own[-1] + 1) if own and own[-1] < self.step else []

    # ---- what is done --------------------------------------------------------------------------------------------

    def act(self, action: Any, at: int) -> bool:
        """Play an action that was chosen at step ``at``. False when the game has gone on since: a second click on the
        same choice does nothing. Raises IllegalAction."""
        if at != self.step:
            return False
        self.forget()
        try:
            played: Played[Any] = self.journal.act(action)
        except Problem as problem:
            self.failed.emit(problem)
            return False
        self.happened.emit(played)
        self.changed.emit()
        return True

    def undo(self) -> bool:
        """Go back one choice; in practice on to the last choice of a person, as computer players would repeat theirs
        at once."""
        return self._move(self.journal.undo, lambda: self.journal.undo_refusal() is None)

    def redo(self) -> bool:
        """Go forward to what was undone, and on over the computer players' answers."""
        return self.journal.can_redo and self._move(self.journal.redo, lambda: self.journal.can_redo)

    def _move(self, how: Callable[[], object], more: Callable[[], bool]) -> bool:
        self.forget()
        try:
            how()
            while more() and not self._waits_for_person():
                how()
        except Problem as problem:
            self.failed.emit(problem)
            return False
        self.changed.emit()
        return True

    def _waits_for_person(self) -> bool:
        decision = self.decision
        return not self.persons or decision is None or self.is_person(decision.seats[0])

    # ---- computer players ----------------------------------------------------------------------------------------

    def warm(self) -> None:
        """Start the worker before it is needed."""
        if len(self.persons) < len(self.controllers):
            self._thinker.warm()

    @property
    def is_thinking(self) -> bool:
        return self._thinker.busy

    def ask_computer(self, seat: int) -> None:
        """Have the computer player of a seat choose; its action is played when it comes."""
        self._ask("play", choose, seat, self.controllers[seat])

    @property
    def eager(self) -> int | None:
        """A computer player that may play something though another seat is waited for, and was not asked yet."""
        decision = self.decision
        if self._patient[0] != self.step:
            self._patient = (self.step, set())
        for seat in decision.seats[1:] if decision else ():
            asked = self.is_person(seat) or seat in self._patient[1]
            if not asked and self.game.interrupts(self.journal.state, seat):
                return seat
        return None

    def ask_interruption(self, seat: int) -> None:
        """Have the computer player of a seat choose whether it plays something out of turn; if it does, that is played
        when it comes and the game has not gone on, else ``held_back`` tells."""
        self._ask("interrupt", interrupt, seat, self.controllers[seat])

    def ask_hint(self, seat: int) -> None:
        """Have the choices of a seat weighed; ``advised`` brings the result."""
        self._ask("hint", weigh, seat, HINT_LEVEL)

    def stop_thinking(self) -> None:
        """Cut a thought short: a computer player then plays at random, a hint is dropped."""
        asked = self._asked
        self._thinker.stop()
        self.forget()
        if asked and asked[0] == "play":
            self._play_at_random(
                asked[1], Sentence("{who} was stopped and plays at random this once.", {"who": SeatName(asked[1])})
            )

    def close(self) -> None:
        """End the worker process. The game itself is safe already."""
        self._asked = None
        self._thinker.close()

    def _ask(self, purpose: str, what: Callable[[Question], object], seat: int, level: str) -> None:
        self._asked = (purpose, seat, self.step)
        state = self.journal.codec.state_to_json(self.imagined(seat))
        seed = THINKING_SEED + (self.journal.seed << 16) + self.step
        self._thinker.ask(what, Question(self._make_game, level, seat, state, seed))
        if purpose != "interrupt":  # that a player holds something to play out of turn is nobody's business
            self.thinking.emit(True)

    def forget(self) -> None:
        """Drop what the worker thinks about; nothing is played."""
        if self._asked is None:
            return
        self._asked = None
        self._thinker.drop()
        self.thinking.emit(False)

    def _answered(self, answer: Any) -> None:
        asked = self._asked
        if asked is None:
            return
        self._asked = None
        self.thinking.emit(False)
        purpose, seat, step = asked
        if purpose == "hint":
            weighed: list[Weighed] = answer
            self.advised.emit([(self.journal.codec.action_from_json(one.action), one.value) for one in weighed])
            return
        if purpose == "interrupt" and not answer:
            self._hold_back(seat, step)
            return
        action = self.journal.codec.action_from_json(answer)
        if self.refusal(action) is None:
            self.act(action, step)
        elif purpose == "interrupt":
            self._hold_back(seat, step)
        else:
            self._play_at_random(
                seat, Sentence("{who} chose something that is not allowed, so chance decides.", {"who": SeatName(seat)})
            )

    def _failed(self, why: str) -> None:
        asked = self._asked
        if asked is None:
            return
        self._asked = None
        self.thinking.emit(False)
        purpose, seat, _ = asked
        who = {"who": SeatName(seat)}
        if purpose == "interrupt":
            self._hold_back(seat, asked[2])
        elif purpose == "play":
            self._play_at_random(seat, Sentence("{who} could not decide, so chance decides this once.", who))
        else:
            self.noted.emit(Sentence("No hint could be worked out this time."))

    def _hold_back(self, seat: int, step: int) -> None:
        if step == self._patient[0]:
            self._patient[1].add(seat)
            self.held_back.emit()

    def _play_at_random(self, seat: int, note: Sentence) -> None:
        action = random_choice(self.game, self.imagined(seat), seat, Seeded(THINKING_SEED, self.step))
        self.noted.emit(note)
        self.act(action, self.step)


def rematch(session: TableSession) -> NewGame:
    """The same people once more, everybody one seat further."""
    return NewGame(
        session.game.info.id,
        session.journal.setup,
        session.controllers,
        practice=session.journal.practice,
        content=session.content,
    ).rotated()
