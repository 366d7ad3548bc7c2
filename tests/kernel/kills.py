"""Killing a program in the middle of play, to see that nothing it has shown is lost.

As a program (``python -m tests.kernel.kills FOLDER SEED``) it lets two random players play Space Checkers against the
library of a folder, as fast as they can and without end, undo and redo included, and tells every change as soon as the
journal has given it: what a screen would show. ``kill_and_look`` starts it, kills it and compares.
"""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.games.catalogue import content_kind, load_game
from desktop.kernel.content import base_content
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.journal import Journal
from desktop.kernel.library import Library

GAME = "space_checkers"
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Shown:
    """What the program last told: the game, how many changes it has seen, where it stands, and its digest."""

    uid: str
    changes: int
    cursor: int
    digest: str


@dataclass(slots=True)
class Tally:
    """What came of a series of kills."""

    kills: int = 0
    changes: int = 0
    """Changes that were shown in all."""
    in_flight: int = 0
    """Kills after which the change being made was on the disk already, though not yet shown."""


# ---- the program that is killed ----------------------------------------------------------------------------------


def play(folder: Path, seed: int) -> None:
    """Play for ever."""
    choose = random.Random(seed)
    game = load_game(GAME)
    content = base_content(content_kind(GAME)).json
    setup = Setup(tuple(SeatSetup(role, role) for role in game.propose_roles(2, {})))
    with Library(folder) as library:
        unfinished = [kept.uid for kept in library.games() if kept.outcome is None]
        while True:
            if unfinished:
                uid = unfinished.pop()
                journal, changes = library.open(uid, game).journal, revision(folder, uid)
            else:
                players = ("random", "random")
                uid, journal = library.begin(game, content, setup, players, choose.getrandbits(32), practice=True)
                changes = 0
            tell(uid, changes, journal)
            while actions := game.legal(journal.state):
                change(journal, actions, choose)
                changes += 1
                tell(uid, changes, journal)


def change(journal: Journal[Any, Any], actions: list[Any], choose: random.Random) -> None:
    what = choose.random()
    if what < 0.1 and journal.undo_refusal() is None:
        journal.undo()
    elif what < 0.2 and journal.can_redo:
        journal.redo()
    else:
        journal.act(choose.choice(actions))


def tell(uid: str, changes: int, journal: Journal[Any, Any]) -> None:
    sys.stdout.write(f"{uid} {changes} {journal.cursor} {journal.digest()}\n")
    sys.stdout.flush()


# ---- the look at what is left ------------------------------------------------------------------------------------


def kill_and_look(folder: Path, seed: int, tally: Tally) -> None:
    """Let the program play for a random moment, kill it, and check that the library holds all that was shown."""
    shown = killed(folder, seed)
    with Library(folder) as library:
        assert library.notice is None, f"kill {seed}: {library.notice}"
        for kept in library.games():
            opened = library.open(kept.uid, load_game(GAME))
            assert opened.trouble is None, f"kill {seed}: {opened.trouble}"
            if kept.uid == shown.uid:
                tally.in_flight += compare(shown, revision(folder, kept.uid), opened.journal)
        assert shown.uid in {kept.uid for kept in library.games()}, f"kill {seed}: the game is gone"
        for kept in library.games()[3:]:
            library.delete(kept.uid)
    tally.kills += 1
    tally.changes += shown.changes


def killed(folder: Path, seed: int) -> Shown:
    """Run the program, kill it, and give what it told last."""
    told = last_line("tests.kernel.kills", str(folder), str(seed), seed=seed, longest=0.25)
    uid, changes, cursor, digest = told.split()
    return Shown(uid, int(changes), int(cursor), digest)


def last_line(module: str, *arguments: str, seed: int, longest: float) -> str:
    """Run a module as a program, kill it at a random moment after its first line, and give its last whole line.

    The moment is at most ``longest`` seconds after that line.
    """
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(random.Random(seed).uniform(0.0, longest))
        program.kill()
        lines = [first, *program.stdout.read().splitlines(keepends=True)]
    return [line for line in lines if line.endswith(b"\n")][-1].decode()


def compare(shown: Shown, changes: int, journal: Journal[Any, Any]) -> bool:
    """Whether one change more than was shown is on the disk. Anything else than that or the same is a failure."""
    assert changes in (shown.changes, shown.changes + 1), f"{shown} was shown, {changes} changes are kept"
    if changes == shown.changes:
        assert (journal.cursor, journal.digest()) == (shown.cursor, shown.digest), f"{shown} was shown"
        return False
    if journal.cursor > shown.cursor:
        assert journal.digest(shown.cursor) == shown.digest, f"{shown} was shown"
    return True


def revision(folder: Path, uid: str) -> int:
    """How often the game has changed on the disk."""
    connection = sqlite3.connect(folder / "library.db")
    try:
        return int(connection.execute("SELECT revision FROM games WHERE uid = ?", (uid,)).fetchone()[0])
    finally:
        connection.close()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
