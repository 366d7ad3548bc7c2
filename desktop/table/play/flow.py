"""The way of one action at the table, from a pick to the next question.

The flow holds what the screen is about: whose eyes look at it, whether it shows the live game, what is picked so far,
and which steps wait to be shown. Panels listen to its signals and draw; they decide nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.kernel.errors import Problem
from desktop.kernel.game import Event
from desktop.kernel.replay import Played
from desktop.kernel.words import Sentence
from desktop.table.boards.base import Board, Motion
from desktop.table.play.answering import Answering, Wishes
from desktop.table.play.choosing import Choosing
from desktop.table.play.stopping import Stopping
from desktop.table.session import PUBLIC, TableSession
from desktop.table.settings import Settings

BREATH_MS = 550
"""How long a computer player's roll or hand stays on the screen before it acts, at normal speed."""


class Mode(Enum):
    """What the screen is about."""

    SHOWING = auto()
    """Something that happened is being shown."""
    ASKING = auto()
    """A person is to choose."""
    WAITING = auto()
    """A computer player thinks."""
    BACK = auto()
    """An earlier step is looked at."""
    CURTAIN = auto()
    """The laptop changes hands."""
    RECAP = auto()
    """The person who just sat down reads what happened meanwhile."""
    EVERYBODY = auto()
    """The people at the screen are asked together whether anybody answers; it shows what all may know."""
    OVER = auto()


class Flow(QObject):
    """Brings session, board and person together."""

    mode_changed = Signal()
    moved = Signal()
    """The board shows, without motion, what happened: the rest of the page follows."""
    told = Signal(int, list)
    """(step, events as the viewer may see them) happened and was shown."""
    retold = Signal()
    """The log must be written anew: undone, or another person looks."""
    shown = Signal()
    """The position shown is another one; see ``state``."""
    troubled = Signal(object)
    """A Problem: what was chosen could not be done; nothing has changed."""
    curtain_needed = Signal(int)
    """The seat that may look next; call ``lift`` when it does."""

    def __init__(self, session: TableSession, board: Board, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.board = board
        self.settings = settings
        self.mode = Mode.SHOWING
        self.viewer: int | None = session.persons[0] if session.persons else None
        self._secrets = session.game.keeps_secrets(session.setup)
        self._strangers = any(not self.trusts(one, other) for one in session.persons for other in session.persons)
        self._shares_secrets = self._secrets and self._strangers
        """Whether people who may not see each other's secrets share the screen."""
        self.choosing = Choosing(session, board, settings, self)
        self.answering = Answering(session, Wishes(settings, session.uid), in_public=self._shares_secrets)
        self.stopping = Stopping(session, board)
        self.step = session.step
        """The step that is shown."""
        self.state: Any = None
        """The position that is shown, as the viewer may see it."""
        self.interrupter: int | None = None
        """Who took the screen to play something in another's turn."""
        self.recap: list[tuple[int, list[Event]]] = []
        self._queue: deque[tuple[int, list[Event], Any]] = deque()
        self._playing: tuple[int, list[Event], Any] | None = None
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(self._ask_computer)
        board.settled.connect(self._settled)
        session.happened.connect(self._happened)
        session.failed.connect(self._failed)
        session.held_back.connect(self._held_back)

    # ---- life ------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the game as it stands and go on from there."""
        self.session.warm()
        self.apply_motion()
        if self.curtain_use:
            # Whoever opens the game is not known: nothing is shown before the right person says so.
            self._draw_curtain_for(self._waited_for())
        else:
            decision = self.session.decision
            if decision and self.session.is_person(decision.seats[0]):
                self.viewer = decision.seats[0]
            self._stand()
            self._advance()

    @property
    def curtain_use(self) -> bool:
        """Whether a curtain falls between the people at this screen."""
        return self._strangers and self.settings.curtain_wanted(self._secrets)

    def trusts(self, one: int, other: int | None) -> bool:
        """Whether two seats may look at the same screen: the same seat, or partners of a team."""
        if other is None or other < 0:
            return False
        return one == other or self.session.game.shares_secrets(self.session.setup, one, other)

    def apply_motion(self) -> None:
        self.board.motion = Motion(self.settings.animation.stretch, self.settings.less_motion)

    def close(self) -> None:
        """Stop everything: the page goes away."""
        self._breath.stop()
        self._queue.clear()
        self.session.close()

    # ---- showing what happened -------------------------------------------------------------------------------------

    def _happened(self, played: Played[Any]) -> None:
        self.answering.heard(played.step)
        self.interrupter = None
        self._queue.append((played.step, self.session.seen(self.viewer, played.events), self.session.view(self.viewer)))
        self.choosing.drop()
        self._show_next()

    def _show_next(self) -> None:
        if self._playing is not None:
            return
        if not self._queue:
            self._advance()
            return
        self.mode = Mode.SHOWING
        self._playing = self._queue.popleft()
        _, events, after = self._playing
        self.mode_changed.emit()
        self.apply_motion()
        self.board.play(events, after)

    def _settled(self) -> None:
        if self._playing is None:
            return
        (step, events, after), self._playing = self._playing, None
        if self.mode is Mode.BACK:  # one step forward in history was shown
            self.shown.emit()
            return
        self.step, self.state = step, after
        if not self.board.motion.stretch:
            self.moved.emit()
        self.told.emit(step, events)
        self.shown.emit()
        self._show_next()

    @property
    def showing(self) -> list[Event]:
        """The events that are being shown."""
        return self._playing[1] if self._playing is not None else []

    def skip(self) -> bool:
        """End the motion, or the pause before a computer player acts. False when nothing moves."""
        if self.board.moving:
            self.board.skip()
            return True
        if self._breath.isActive():
            self._breath.stop()
            self._ask_computer()
            return True
        return False

    def _stand(self, step: int | None = None) -> None:
        """Show a position at once, with the traces of the step that led to it: the live one, or that after a step."""
        session = self.session
        self._queue.clear()
        self._playing = None
        if self.board.moving:
            self.board.skip()
        self.step = session.step if step is None else step
        self.state = session.view(self.viewer, self.step)
        self.board.ask(None)
        before = max(self.step - 1, session.journal.base)
        self.board.show(session.view(self.viewer, before))
        if before < self.step:
            self.board.motion = Motion(stretch=0)
            self.board.play(session.seen(self.viewer, session.journal.events_at(self.step)), self.state)
            self.apply_motion()
        self.shown.emit()

    # ---- what comes next -------------------------------------------------------------------------------------------

    def _advance(self) -> None:
        """Ask whoever the game waits for."""
        self.choosing.drop()
        if self.session.decision is None:
            self._set_mode(Mode.OVER)
            return
        seat = self._waited_for()
        self.answering.look(self.viewer)
        self.stopping.end()
        if self.interrupter is not None:
            self._question(self.interrupter)
        elif not self.session.is_person(seat):
            self._computer_next()
        elif (idle := self._idle(seat)) is not None:
            self.session.act(idle, self.session.step)
        elif self.answering.asks_everybody:
            self._ask_everybody()
        elif not self.trusts(seat, self.viewer) and self.curtain_use and seat != self.answering.goes_on:
            self._draw_curtain_for(seat)
        else:
            self._sit(seat)
            self._question(seat)

    def _idle(self, seat: int) -> Any | None:
        """How a seat lets a moment go by that it wished or said it would let go by, or in which it can do nothing else.
        With secrets between people at one screen the latter holds for nobody: who is not asked would tell that he
        holds nothing."""
        game, legal = self.session.game, self.session.legal(seat)
        passing = next((action for action in legal if game.only_passes(self.session.journal.state, action)), None)
        if self.answering.lets_go(seat) or (len(legal) == 1 and not self._shares_secrets):
            return passing
        return None

    def _waited_for(self) -> int:
        decision = self.session.decision
        return decision.seats[0] if decision else (self.viewer or 0)

    def _computer_next(self) -> None:
        """A computer player is to act, unless a person may come in between and looks at the screen."""
        person = None if self.curtain_use else self.stopping.wants()
        if person is not None:
            self._sit(person)
            self._question(person)
            return
        self._set_mode(Mode.WAITING)
        self._breath.start(round(BREATH_MS * self.settings.animation.stretch))

    @property
    def waits_for_leave(self) -> bool:
        """Whether a computer player waits for a person who has begun nothing."""
        return self.mode is Mode.ASKING and self.stopping.active and not self.choosing.picked_anything

    def let_go_on(self, *, quiet: bool = False) -> None:
        """Nobody comes in between now; with ``quiet`` not in all of this turn."""
        if self.mode is Mode.ASKING and self.stopping.active:
            if quiet:
                self.stopping.quiet()
            else:
                self.stopping.go_on()
            self._advance()

    def _ask_computer(self) -> None:
        if self.mode is Mode.WAITING and not self.session.is_thinking and not self._ask_interrupter():
            self.session.ask_computer(self._waited_for())

    def _ask_interrupter(self) -> bool:
        """Whether a computer player is asked first if it plays something out of turn."""
        eager = self.session.eager
        if eager is not None:
            self.session.ask_interruption(eager)
        return eager is not None

    def _held_back(self) -> None:
        if self.mode is Mode.WAITING:
            self._ask_computer()
        elif self.mode is Mode.ASKING:
            self._ask_interrupter()

    def _sit(self, seat: int) -> None:
        """Another person looks at the screen from now on."""
        if seat != self.viewer:
            self.viewer = seat
            if self._secrets:
                self._stand()
                self.retold.emit()

    # ---- interruptions ---------------------------------------------------------------------------------------------

    @property
    def may_interrupt(self) -> tuple[int, ...]:
        """The people who may play something now though another is to move, and need the screen for it."""
        decision = self.session.decision
        if self.mode not in (Mode.ASKING, Mode.WAITING) or not self.curtain_use or decision is None:
            return ()
        if self.interrupter is not None:
            return ()
        others = [seat for seat in decision.seats[1:] if self.session.is_person(seat)]
        return tuple(seat for seat in others if not self.trusts(seat, self.viewer))

    def interrupt(self, seat: int) -> None:
        """A person takes the screen to play something in another's turn."""
        if seat in self.may_interrupt:
            self._breath.stop()
            self.session.forget()
            self.choosing.drop()
            self.interrupter = seat
            self._draw_curtain_for(seat)

    def step_aside(self) -> None:
        """Who took the screen plays nothing."""
        if self.mode is Mode.ASKING and self.interrupter is not None:
            self.interrupter = None
            self._advance()

    # ---- whether anybody answers -----------------------------------------------------------------------------------

    def _ask_everybody(self) -> None:
        if self.viewer != PUBLIC:
            self.viewer = PUBLIC
            self.board.blank()
            self._stand()
        self._set_mode(Mode.EVERYBODY)
        self.retold.emit()

    def nobody_answers(self) -> None:
        """All people at the screen let the moment go by."""
        if self.mode is Mode.EVERYBODY:
            self.answering.nobody()
            self._advance()

    def take_screen(self, seat: int) -> None:
        """A person wants to answer, unseen by the others."""
        if self.mode is Mode.EVERYBODY:
            self.answering.take(seat)
            self._advance()

    def wish(self, seat: int) -> None:
        """A person lets what is asked now go by, and everything of its kind from now on."""
        if self.mode in (Mode.EVERYBODY, Mode.ASKING):
            self.answering.wish(seat)
            self._advance()

    # ---- curtain and recap -----------------------------------------------------------------------------------------

    def _draw_curtain_for(self, seat: int) -> None:
        self.board.blank()
        self._set_mode(Mode.CURTAIN)
        self.curtain_needed.emit(seat)

    def lift(self, seat: int) -> None:
        """The person of a seat looks at the screen: show that seat's view, and first what it has missed."""
        if self.mode is not Mode.CURTAIN:
            return
        self.viewer = seat
        self._set_mode(Mode.SHOWING)
        self._stand()
        self.retold.emit()
        self.recap = [(step, events) for step, events in self.session.missed(seat) if events]
        if self.recap and seat not in (self.answering.taker, self.interrupter):
            self._set_mode(Mode.RECAP)
        else:
            self._advance()

    def end_recap(self) -> None:
        if self.mode is Mode.RECAP:
            self._advance()

    def watch_recap(self) -> None:
        """Play what was missed on the board, then go on."""
        if self.mode is not Mode.RECAP:
            return
        steps = self.recap
        self.board.show(self.session.view(self.viewer, steps[0][0] - 1))
        self._queue.extend((step, events, self.session.view(self.viewer, step)) for step, events in steps)
        self._show_next()

    # ---- questions ---------------------------------------------------------------------------------------------------

    def _question(self, seat: int) -> None:
        self.mode = Mode.ASKING  # told together with the question
        # People who see each other's cards may interrupt at once, whoever is asked.
        others = [other for other in self.session.persons if other != seat]
        if self.curtain_use:
            others = [other for other in others if self.trusts(other, seat)]
        self.choosing.begin(seat, self.state, others)
        if not self.session.is_thinking:
            self._ask_interrupter()  # while the person thinks

    def _failed(self, problem: Problem) -> None:
        """The action could not be kept, so it was not played: the question stands as it was put."""
        self.choosing.start_over()
        self.troubled.emit(problem)

    # ---- undo, history, hint ---------------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take back the last pick, or else the last choice where that is allowed."""
        return self.choosing.back() or (self.mode is not Mode.BACK and self._restored(self.session.undo))

    def redo(self) -> bool:
        return self.mode is not Mode.BACK and self._restored(self.session.redo)

    def undo_refusal(self) -> Sentence | None:
        if self.choosing.picked_anything:
            return None
        return self.session.journal.undo_refusal()

    def _restored(self, how: Callable[[], bool]) -> bool:
        self._breath.stop()
        if not how():
            return False
        self.answering.forget()
        self.interrupter = None
        self._stand()
        self.retold.emit()
        self._advance()
        return True

    def look(self, step: int) -> None:
        """Show the position after a step; the live game waits, untouched."""
        journal = self.session.journal
        step = min(max(step, journal.base), journal.cursor)
        if self.mode is Mode.CURTAIN or (self.mode is not Mode.BACK and step == journal.cursor):
            return
        if step == journal.cursor:
            self.go_live()
            return
        forward = self.mode is Mode.BACK and step == self.step + 1
        self._breath.stop()
        self.session.forget()
        self.choosing.drop()
        self._set_mode(Mode.BACK)
        if forward:
            self._step_forward(step)
        else:
            self._stand(step)

    def _step_forward(self, step: int) -> None:
        if self.board.moving:
            self.board.skip()
        self.step, self.state = step, self.session.view(self.viewer, step)
        events = self.session.seen(self.viewer, self.session.journal.events_at(step))
        self._playing = (step, events, self.state)
        self.board.play(events, self.state)

    def go_live(self) -> None:
        """Back from history to the game as it stands."""
        if self.mode is Mode.BACK:
            self._set_mode(Mode.SHOWING)
            self._stand()
            self._advance()

    def hint(self) -> None:
        """Ask for advice; ``session.advised`` brings it."""
        if self.mode is Mode.ASKING and self.viewer is not None and not self.session.is_thinking:
            self.session.ask_hint(self.viewer)

    def _set_mode(self, mode: Mode) -> None:
        self.mode = mode
        self.mode_changed.emit()
