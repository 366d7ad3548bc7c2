"""Every game a person has begun, in one SQLite file: what is on the screen is on the disk already."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from desktop.kernel.codec import outcome_from_json, outcome_to_json, setup_from_json, setup_to_json
from desktop.kernel.content import text_hash
from desktop.kernel.database import FILE, Damaged, Database, set_aside
from desktop.kernel.errors import LibraryProblem, Problem
from desktop.kernel.game import A, Game, Outcome, S, Setup
from desktop.kernel.journal import Journal
from desktop.kernel.opening import Opened, open_record
from desktop.kernel.paths import home
from desktop.kernel.record import RawEntry, Record, Snapshot
from desktop.kernel.replay import outcomes_to_json
from desktop.kernel.shelved import Shelved, put_snapshot
from desktop.kernel.words import Sentence


@dataclass(frozen=True, slots=True)
class Summary:
    """What the shelf shows of a game."""

    uid: str
    game: str
    setup: Setup
    players: tuple[str, ...]
    practice: bool
    cursor: int
    created: datetime
    updated: datetime
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Tally:
    """How one player fared in one game, practice games left out."""

    game: str
    name: str
    player: str
    """``person``, or the computer player's name."""
    played: int
    won: int
    best: int
    """Highest score."""


class Library:
    """All games, their contents, results, remembered names and settings. Use it from one thread.

    Every method raises LibraryProblem, with nothing changed, when the disk or another process is in the way.
    """

    def __init__(self, folder: Path | None = None, *, clock: Callable[[], datetime] | None = None) -> None:
        """Open the library of a folder (see ``paths.home``), or begin one.

        A damaged file is set aside under another name and ``notice`` says so.
        """
        path = home(folder) / FILE
        self.notice: Sentence | None = None
        self._clock = clock or (lambda: datetime.now(UTC))
        try:
            self._database = Database(path)
        except Damaged:
            aside = set_aside(path)
            self.notice = Sentence(
                "Your library was damaged. It was set aside as {aside}, and a new, empty one was begun.",
                {"aside": str(aside)},
            )
            self._database = Database(path)

    @property
    def path(self) -> Path:
        return self._database.path

    def close(self) -> None:
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- games -----------------------------------------------------------------------------------------------

    def begin(
        self,
        game: Game[S, A],
        content: str,
        setup: Setup,
        players: Sequence[str],
        seed: int,
        *,
        practice: bool = False,
    ) -> tuple[str, Journal[S, A]]:
        """Begin a game and keep it from now on. ``content`` is the canonical JSON of what the game was built from.

        Gives its id and its journal. Raises BadSetup.
        """
        if text_hash(content) != game.content_hash:
            raise ValueError("the rules were not built from this content")
        journal = Journal.begin(game, setup, seed, practice=practice)
        last = Snapshot(0, journal.codec.state_to_json(journal.state).decode())
        record = Record(
            game=game.info.id,
            content=content,
            content_hash=game.content_hash,
            setup=setup,
            players=tuple(players),
            seed=seed,
            practice=practice,
            start_outcomes=outcomes_to_json(journal.start_outcomes),
            start_digest=journal.digest(0),
            entries=(),
            cursor=0,
            base=None,
            last=last,
        )
        uid = self.add(record)
        journal.keeper = Shelved(self._database, self._now, uid, journal, tuple(players), revision=0, pin=None)
        return uid, journal

    def add(self, record: Record, outcome: Outcome | None = None) -> str:
        """Put a whole record on the shelf, such as an imported save. Gives its new id. Its results are not counted."""
        uid = uuid.uuid4().hex
        now = self._now()
        row = (
            uid,
            record.game,
            record.content_hash,
            setup_to_json(record.setup).decode(),
            json.dumps(record.players),
            str(record.seed),
            int(record.practice),
            record.start_outcomes,
            record.start_digest,
            record.cursor,
            0,
            now,
            now,
            None if outcome is None else outcome_to_json(outcome),
        )
        with self._database.change() as change:
            change.execute("INSERT OR IGNORE INTO contents VALUES (?, ?)", (record.content_hash, record.content))
            change.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(row))})", row)
            change.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
                [
                    (uid, step, entry.action, entry.outcomes, entry.digest)
                    for step, entry in enumerate(record.entries, 1)
                ],
            )
            for kind, snapshot in (("base", record.base), ("last", record.last)):
                if snapshot:
                    put_snapshot(change, uid, kind, snapshot)
        return uid

    def games(self) -> list[Summary]:
        """All games, the one played last first."""
        with self._database.read() as look:
            rows = look.execute(
                "SELECT uid, game, setup, players, practice, cursor, created, updated, outcome FROM games"
                " ORDER BY updated DESC, uid"
            ).fetchall()
        found = []
        for row in rows:
            try:
                found.append(_summary(row))
            except ValueError:
                self.notice = Sentence("A game in the library is unreadable and is left out here; nothing was deleted.")
        return found

    def record(self, uid: str) -> Record:
        """Everything that is kept of a game: for opening, exporting, or drawing its small picture."""
        return self._record(uid)[0]

    def open(self, uid: str, game: Game[S, A]) -> Opened[S, A]:
        """Go on with a game, by rules built from the record's content. Raises Problem when it cannot be opened."""
        record, revision = self._record(uid)
        if record.content_hash != game.content_hash:
            raise ValueError("the rules were not built from this game's content")
        opened = open_record(game, record)
        pin = record.last if opened.trouble else None
        opened.journal.keeper = Shelved(self._database, self._now, uid, opened.journal, record.players, revision, pin)
        return opened

    def delete(self, uid: str) -> None:
        """Remove a game for good. Results already counted stay."""
        with self._database.change() as change:
            change.execute("DELETE FROM games WHERE uid = ?", (uid,))
            change.execute("DELETE FROM contents WHERE hash NOT IN (SELECT content FROM games)")

    def _record(self, uid: str) -> tuple[Record, int]:
        with self._database.read() as look:
            row = look.execute(
                "SELECT game, json, content, setup, players, seed, practice, start_outcomes, start_digest, cursor,"
                " revision FROM games JOIN contents ON content = hash WHERE uid = ?",
                (uid,),
            ).fetchone()
            if row is None:
                raise LibraryProblem(Sentence("This game is no longer on the shelf: it was deleted elsewhere."))
            entries = look.execute(
                "SELECT action, outcomes, digest FROM entries WHERE uid = ? ORDER BY step", (uid,)
            ).fetchall()
            snapshots = {
                kind: Snapshot(step, state)
                for kind, step, state in look.execute("SELECT kind, step, state FROM snapshots WHERE uid = ?", (uid,))
            }
        game, content, hashed, setup, players, seed, practice, outcomes, digest, cursor, revision = row
        try:
            record = Record(
                game=game,
                content=content,
                content_hash=hashed,
                setup=setup_from_json(setup),
                players=tuple(json.loads(players)),
                seed=int(seed),
                practice=bool(practice),
                start_outcomes=outcomes,
                start_digest=digest,
                entries=tuple(RawEntry(*entry) for entry in entries),
                cursor=cursor,
                base=snapshots.get("base"),
                last=snapshots["last"],
            )
        except (ValueError, KeyError) as error:
            raise Problem(
                Sentence("This game cannot be opened: what the library holds of it is incomplete.")
            ) from error
        return record, revision

    # ---- results, names, settings ----------------------------------------------------------------------------

    def tallies(self) -> list[Tally]:
        """Games played and won, by game and player."""
        with self._database.read() as look:
            rows = look.execute(
                "SELECT game, name, player, count(*), sum(won), max(score) FROM results"
                " GROUP BY game, name, player ORDER BY game, count(*) DESC, name, player"
            ).fetchall()
        return [Tally(*row) for row in rows]

    def names(self, limit: int = 12) -> list[str]:
        """Names given to seats before, the latest first."""
        with self._database.read() as look:
            rows = look.execute("SELECT name FROM names ORDER BY used DESC, name LIMIT ?", (limit,)).fetchall()
        return [name for (name,) in rows]

    def remember_names(self, names: Iterable[str]) -> None:
        now = self._now()
        with self._database.change() as change:
            change.executemany("INSERT OR REPLACE INTO names VALUES (?, ?)", [(name, now) for name in names])

    def setting(self, key: str, default: Any = None) -> Any:
        """A setting as it was stored: anything that JSON can hold."""
        with self._database.read() as look:
            row = look.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        return default if row is None else json.loads(row[0])

    def settings(self) -> dict[str, Any]:
        """All settings that are stored."""
        with self._database.read() as look:
            rows = look.execute("SELECT key, value FROM settings").fetchall()
        return {key: json.loads(value) for key, value in rows}

    def set_setting(self, key: str, value: Any) -> None:
        with self._database.change() as change:
            change.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, json.dumps(value)))

    def _now(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="microseconds")


def _summary(row: tuple[Any, ...]) -> Summary:
    uid, game, setup, players, practice, cursor, created, updated, outcome = row
    return Summary(
        uid=uid,
        game=game,
        setup=setup_from_json(setup),
        players=tuple(json.loads(players)),
        practice=bool(practice),
        cursor=cursor,
        created=datetime.fromisoformat(created),
        updated=datetime.fromisoformat(updated),
        outcome=None if outcome is None else outcome_from_json(outcome),
    )
