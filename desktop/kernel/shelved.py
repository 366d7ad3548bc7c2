"""A game that the library keeps: each change of its journal is one transaction."""

from __future__ import annotations

from collections.abc import Callable
from sqlite3 import Connection
from typing import Generic

from desktop.kernel.codec import outcome_to_json
from desktop.kernel.database import Database
from desktop.kernel.errors import GameMovedOn
from desktop.kernel.game import A, Outcome, S
from desktop.kernel.journal import Journal
from desktop.kernel.record import Snapshot
from desktop.kernel.replay import Entry, outcomes_to_json
from desktop.kernel.words import Sentence


class Shelved(Generic[S, A]):
    """Keeps one journal: each of its changes is one transaction."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], str],
        uid: str,
        journal: Journal[S, A],
        players: tuple[str, ...],
        revision: int,
        pin: Snapshot | None,
    ) -> None:
        self._database = database
        self._now = now
        self._uid = uid
        self._journal = journal
        self._players = players
        self._revision = revision
        self._pin = pin
        """Where the repeatable steps begin from now on, to be written with the next change."""

    def acted(self, step: int, entry: Entry[A], state: S) -> None:
        action = self._journal.codec.action_to_json(entry.action).decode()
        outcomes = outcomes_to_json(entry.outcomes)
        with self._database.change() as change:
            self._stand(change, step, state)
            change.execute("DELETE FROM entries WHERE uid = ? AND step >= ?", (self._uid, step))
            change.execute(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (self._uid, step, action, outcomes, entry.digest)
            )
        self._done()

    def moved(self, cursor: int, state: S) -> None:
        with self._database.change() as change:
            self._stand(change, cursor, state)
        self._done()

    def _stand(self, change: Connection, cursor: int, state: S) -> None:
        outcome = self._journal.game.outcome(state)
        now = self._now()
        updated = change.execute(
            "UPDATE games SET cursor = ?, revision = revision + 1, updated = ?, outcome = ?"
            " WHERE uid = ? AND revision = ?",
            (
                cursor,
                now,
                None if outcome is None else outcome_to_json(outcome),
                self._uid,
                self._revision,
            ),
        )
        if updated.rowcount != 1:
            raise GameMovedOn(
                Sentence(
                    "This game was played on or deleted in another window. "
                    "Close it here and open it from the shelf again."
                )
            )
        if self._pin:
            put_snapshot(change, self._uid, "base", self._pin)
        put_snapshot(change, self._uid, "last", Snapshot(cursor, self._journal.codec.state_to_json(state).decode()))
        self._count(change, outcome, now)

    def _count(self, change: Connection, outcome: Outcome | None, now: str) -> None:
        change.execute("DELETE FROM results WHERE uid = ?", (self._uid,))
        if outcome is None or self._journal.practice:
            return
        seats = self._journal.setup.seats
        change.executemany(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    self._uid,
                    seat,
                    self._journal.game.info.id,
                    seats[seat].name,
                    self._players[seat],
                    int(seat in outcome.winners),
                    outcome.ranks[seat],
                    outcome.scores[seat],
                    now,
                )
                for seat in range(len(seats))
            ],
        )

    def _done(self) -> None:
        self._revision += 1
        self._pin = None


def put_snapshot(change: Connection, uid: str, kind: str, snapshot: Snapshot) -> None:
    change.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (uid, kind, snapshot.step, snapshot.state))
