"""What the page says of the game in words: lines of the log, advice, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.kernel.game import Event
from desktop.kernel.words import Sentence
from desktop.table.boards.base import Board
from desktop.table.kit.theme import DANGER, GOOD
from desktop.table.levels import levels
from desktop.table.newgame.plan import PERSON
from desktop.table.play.ending import Finish, Standing
from desktop.table.play.log import LogLine
from desktop.table.play.seats import SeatWords
from desktop.table.session import TableSession


def _tr(text: str) -> str:
    return QCoreApplication.translate("TablePage", text)


class Telling:
    """Makes words from a session."""

    def __init__(self, session: TableSession, board: Board) -> None:
        self._session = session
        self._board = board

    def say(self, sentence: Sentence) -> str:
        """A sentence in the reader's language with the names of the seats."""
        return sentence.fill(self._session.names, lambda text: QCoreApplication.translate("Game", text))

    # ---- the log -------------------------------------------------------------------------------------------------

    def lines(self, step: int, events: Sequence[Event]) -> list[LogLine]:
        """The lines of one step, the first thing first."""
        found = []
        for event in events:
            sentence = self._session.game.tell(event)
            if sentence is not None:
                found.append(LogLine(step, self._board.speaker(event), self.say(sentence), sentence.places))
        return found

    def all_lines(self, viewer: int | None) -> list[LogLine]:
        return [line for step, events in self._session.history(viewer) for line in self.lines(step, events)]

    # ---- seats ---------------------------------------------------------------------------------------------------

    def seat(self, seat: int, *, on_turn: bool, live: bool) -> SeatWords:
        person = self._session.is_person(seat)
        turn = _tr("your move") if person and live else _tr("to move")
        return SeatWords(self._session.names[seat], self._kind(seat), turn if on_turn else "")

    def _kind(self, seat: int) -> str:
        level = self._session.controllers[seat]
        return _tr("plays here") if level == PERSON else dict(levels()).get(level, level)

    # ---- advice --------------------------------------------------------------------------------------------------

    def advice(self, state: Any, weighed: Sequence[tuple[Any, float]]) -> str:
        """The best choice with one sentence why."""
        best, value = weighed[0]
        words = _tr("Hint: {what}.").format(what=self._label(state, best))
        if (reason := self._session.game.reason(state, best)) is not None:
            return f"{words} {self.say(reason)}"
        if len(weighed) == 1:
            return words + " " + _tr("It is the only choice.")
        second, other = weighed[1]
        if value > other:
            why = _tr("One move ahead it leaves you best of {count} choices; next comes {other}.")
        else:
            why = _tr("One move ahead it is as good as {other}, and nothing is better.")
        return words + " " + why.format(count=len(weighed), other=self._label(state, second))

    def _label(self, state: Any, action: Any) -> str:
        return self.say(self._session.game.label(state, action))

    # ---- the end -------------------------------------------------------------------------------------------------

    def finish(self) -> Finish | None:
        """What the end screen shows; None while the game goes on."""
        outcome = self._session.outcome
        if outcome is None:
            return None
        names = self._session.names
        ranked = sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], -outcome.scores[seat], seat))
        standings = tuple(Standing(outcome.ranks[seat], seat, names[seat], outcome.scores[seat]) for seat in ranked)
        winners = [names[seat] for seat in outcome.winners]
        facts = self._board.facts(self._session.journal.state)
        if self._session.game.info.kind == "together":
            heading = _tr("You have won") if winners else _tr("You have lost")
        elif len(winners) == 1:
            heading = _tr("{name} wins").format(name=winners[0])
        else:
            heading = _tr("{names} share the win").format(names=", ".join(winners))
        accent = GOOD if winners else DANGER
        if winners and not facts:
            accent = str(self._board.seat_art(outcome.winners[0]).accent)
        curves = self._board.curves()
        return Finish(heading, self.say(outcome.reason), standings, self._scores(), accent, curves, facts)

    def _scores(self) -> tuple[tuple[int, ...], ...]:
        """The figures of all curves after each step."""
        journal = self._session.journal
        rows = []
        for step in range(journal.base, journal.cursor + 1):
            state = journal.state_at(step)
            rows.append(self._board.measure(state))
        return tuple(rows)
