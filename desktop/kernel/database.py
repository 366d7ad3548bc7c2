"""The file under the library: opened safely, never overwritten, its failures told in sentences."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from desktop.kernel.errors import LibraryProblem
from desktop.kernel.words import Sentence

FILE = "library.db"
SCHEMA_VERSION = 1
APPLICATION_ID = 0x57A25E1F
"""Marks the file as a library of Starshelf in SQLite's own header."""
PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""

SCHEMA = """
CREATE TABLE contents (
    hash TEXT PRIMARY KEY,
    json TEXT NOT NULL
) STRICT;
CREATE TABLE games (
    uid TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    content TEXT NOT NULL REFERENCES contents (hash),
    setup TEXT NOT NULL,
    players TEXT NOT NULL,
    seed TEXT NOT NULL,  -- as text: any whole number a person may type
    practice INTEGER NOT NULL,
    start_outcomes TEXT NOT NULL,
    start_digest TEXT NOT NULL,
    cursor INTEGER NOT NULL,
    revision INTEGER NOT NULL,  -- goes up with every change, so that a game open twice cannot fork
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    outcome TEXT
) STRICT;
CREATE TABLE entries (
    uid TEXT NOT NULL REFERENCES games (uid) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    action TEXT NOT NULL,
    outcomes TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (uid, step)
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (
    uid TEXT NOT NULL REFERENCES games (uid) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('base', 'last')),
    step INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (uid, kind)
) STRICT;
CREATE TABLE results (  -- outlives its game, so that deleting a game leaves the statistics alone
    uid TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,
    won INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    score INTEGER NOT NULL,
    finished TEXT NOT NULL,
    PRIMARY KEY (uid, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE names (
    name TEXT PRIMARY KEY,
    used TEXT NOT NULL
) STRICT;
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
"""
TABLES = set(re.findall(r"CREATE TABLE (\w+)", SCHEMA))
HEADER_SIZE = 100


class Damaged(LibraryProblem):
    """The file is no database or its structure is broken."""


class Database:
    """One open library file. Use it from one thread."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make a new one where there is none. Raises LibraryProblem; Damaged when it is broken."""
        self.path = path
        with speaking(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                _peek(path)
            self._connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        try:
            with speaking(path):
                self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self) -> None:
        version = self._pragma("user_version")
        tables = {name for (name,) in self._connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        _refuse_strangers(self.path, self._pragma("application_id"), version, bool(tables))
        if version and tables != TABLES:
            raise Damaged(_damaged(self.path))
        if version and self._connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise Damaged(_damaged(self.path))
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA foreign_keys = ON")
        with self.change() as change:  # tells at once when nothing can be kept here
            if not self._pragma("user_version"):  # another Starshelf, started at the same moment, may have made it
                _create(change)

    def _pragma(self, name: str) -> int:
        return int(self._connection.execute(f"PRAGMA {name}").fetchone()[0])

    def _rollback(self) -> None:
        # After a full disk SQLite has rolled back by itself already.
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    @contextlib.contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is on the disk when the block ends, or none when anything is raised."""
        with speaking(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                self._rollback()
                raise

    @contextlib.contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """One consistent look at the library."""
        with speaking(self.path):
            self._connection.execute("BEGIN")
            try:
                yield self._connection
            finally:
                self._rollback()

    def close(self) -> None:
        self._connection.close()


def _create(change: sqlite3.Connection) -> None:
    # Part of one transaction: a process killed in between leaves a file without tables, which counts as none.
    for statement in SCHEMA.split(";"):
        change.execute(statement)
    change.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    change.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _peek(path: Path) -> None:
    """Look at the header before SQLite touches the file, so that a newer library stays exactly as it is."""
    with path.open("rb") as file:
        header = file.read(HEADER_SIZE)
    if not header:
        return
    if len(header) < HEADER_SIZE or not header.startswith(b"SQLite format 3\0"):
        raise Damaged(_damaged(path))
    version, application = int.from_bytes(header[60:64]), int.from_bytes(header[68:72])
    _refuse_strangers(path, application, version, occupied=False)


def _refuse_strangers(path: Path, application: int, version: int, occupied: bool) -> None:
    text = ""
    if application != APPLICATION_ID and (application or version or occupied):
        text = "{path} is not a library of Starshelf. Move it elsewhere and start again; it was not touched."
    elif version > SCHEMA_VERSION:
        text = "The library {path} was made by a newer Starshelf. Update Starshelf to open it; it was not touched."
    if text:
        raise LibraryProblem(Sentence(text, {"path": str(path)}))


def set_aside(path: Path) -> Path:
    """Rename a damaged library, its log files with it, so that a new one can begin. Nothing is deleted.

    Gives the new path of the damaged library.
    """
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{day}-{number}{path.suffix}")).exists():
        number += 1
    with speaking(path):
        for ending in ("-wal", "-shm", ""):
            part = path.with_name(path.name + ending)
            if part.exists():
                part.rename(aside.with_name(aside.name + ending))
    return aside


@contextlib.contextmanager
def speaking(path: Path) -> Iterator[None]:
    """Turn failures of disk and database into one sentence each."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise Damaged(_damaged(path)) from error
        raise LibraryProblem(_sentence(path, code, str(error))) from error
    except OSError as error:
        text = "The folder {folder} cannot be used ({why}). Choose another one or ask for the right to write in it."
        folder = str(path.parent)
        raise LibraryProblem(Sentence(text, {"folder": folder, "why": error.strerror or str(error)})) from error


def _damaged(path: Path) -> Sentence:
    return Sentence(
        "The library {path} is damaged. Start Starshelf again: it sets the damaged file aside and begins a new one.",
        {"path": str(path)},
    )


_FAILURES = {
    sqlite3.SQLITE_BUSY: "Another program is using the library {path}. Close the other Starshelf, then try again.",
    sqlite3.SQLITE_LOCKED: "Another program is using the library {path}. Close the other Starshelf, then try again.",
    sqlite3.SQLITE_FULL: "The disk is full: the library {path} cannot grow. Make room, then try again.",
    sqlite3.SQLITE_READONLY: "The library {path} may not be written. Allow writing in its folder, then try again.",
    sqlite3.SQLITE_CANTOPEN: "The library {path} cannot be opened. Allow reading and writing in its folder.",
    sqlite3.SQLITE_PERM: "The library {path} may not be opened. Allow reading and writing in its folder.",
    sqlite3.SQLITE_IOERR: "The disk failed at the library {path} ({why}). Check the disk, then try again.",
}


def _sentence(path: Path, code: int, why: str) -> Sentence:
    text = _FAILURES.get(code, "The library {path} could not be used ({why}). Nothing was changed.")
    return Sentence(text, {"path": str(path), "why": why})
