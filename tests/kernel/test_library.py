"""The library: what was shown is on the disk, and nothing existing is ever harmed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.kernel import database
from desktop.kernel.errors import GameMovedOn, LibraryProblem, ReplayMismatch
from desktop.kernel.game import Refusal
from desktop.kernel.journal import Journal
from desktop.kernel.library import Library
from desktop.kernel.paths import home
from desktop.kernel.words import Sentence
from tests.kernel.helpers import CONTENT_JSON, play_random, stub_setup
from tests.kernel.stub_game import Roll, StubAction, StubGame, StubState

PLAYERS = ("person", "greedy")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path) as library:
        yield library


def shelve(
    library: Library, steps: int = 0, seed: int = 5, practice: bool = False
) -> tuple[str, Journal[StubState, StubAction]]:
    uid, journal = library.begin(StubGame(), CONTENT_JSON, stub_setup(), PLAYERS, seed, practice=practice)
    play_random(journal, steps)
    return uid, journal


def on_disk(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


# ---- games ---------------------------------------------------------------------------------------------------


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        uid, journal = shelve(library, 30)
    with Library(tmp_path) as library:
        opened = library.open(uid, StubGame())
        assert opened.trouble is None
        assert opened.journal.state == journal.state
        assert [opened.journal.entry(n) for n in range(1, 31)] == [journal.entry(n) for n in range(1, 31)]
        play_random(opened.journal, 10)
        play_random(journal := library.open(uid, StubGame()).journal, 5)
        assert journal.cursor == 45


def test_undo_redo_and_the_redo_tail_are_kept(library: Library) -> None:
    uid, journal = shelve(library, 20, practice=True)
    for _ in range(7):
        journal.undo()
    journal.redo()
    again = library.open(uid, StubGame()).journal
    assert (again.cursor, again.length, again.digest()) == (14, 20, journal.digest())
    assert again.practice
    again.redo()
    assert again.digest() == again.codec.digest(journal.state_at(15))
    play_random(again, 1, seed=77)
    assert library.open(uid, StubGame()).journal.length == 16


def test_after_each_undo_the_game_on_disk_is_the_one_shown(library: Library) -> None:
    uid, journal = shelve(library, 12, practice=True)
    while journal.cursor:
        journal.undo()
        assert library.open(uid, StubGame()).journal.state == journal.state


def test_the_shelf_lists_games_with_the_latest_first(tmp_path: Path) -> None:
    times = iter(datetime(2026, 11, 29, 12, minute, tzinfo=UTC) for minute in range(60))
    with Library(tmp_path, clock=lambda: next(times)) as library:
        first, journal = shelve(library)
        second, _ = shelve(library)
        assert [game.uid for game in library.games()] == [second, first]
        play_random(journal, 3)
        latest = library.games()[0]
    assert (latest.uid, latest.game, latest.cursor) == (first, "contraband", 3)
    assert (latest.setup, latest.players, latest.practice, latest.outcome) == (stub_setup(), PLAYERS, False, None)
    assert latest.created < latest.updated


def test_a_deleted_game_is_gone_and_its_neighbour_is_not(library: Library) -> None:
    first, _ = shelve(library, 3)
    second, _ = shelve(library, 3)
    library.delete(first)
    assert [game.uid for game in library.games()] == [second]
    with pytest.raises(LibraryProblem, match="no longer on the shelf"):
        library.record(first)
    assert library.open(second, StubGame()).journal.cursor == 3


def test_any_whole_number_may_be_the_seed(library: Library) -> None:
    uid, journal = shelve(library, 5, seed=-(10**30))
    assert library.open(uid, StubGame()).journal.state == journal.state


def test_a_game_open_twice_does_not_fork(library: Library, tmp_path: Path) -> None:
    uid, here = shelve(library, 4, practice=True)
    with Library(tmp_path) as other:
        there = other.open(uid, StubGame()).journal
        there.undo()
        there.redo()
        before = here.digest()
        with pytest.raises(GameMovedOn, match="another window"):
            play_random(here, 1)
        with pytest.raises(GameMovedOn):
            here.undo()
        assert (here.cursor, here.digest()) == (4, before)
        play_random(there, 2)
        other.delete(uid)
        with pytest.raises(GameMovedOn, match="deleted"):
            play_random(there, 1)
    assert there.cursor == 6


def test_rules_of_another_content_are_not_accepted(library: Library) -> None:
    with pytest.raises(ValueError, match="content"):
        library.begin(StubGame(), CONTENT_JSON + " ", stub_setup(), PLAYERS, 1)


# ---- results, names, settings --------------------------------------------------------------------------------


def test_finished_games_are_counted_once(library: Library) -> None:
    for seed in range(3):
        uid, journal = shelve(library, 500, seed)
        assert library.games()[0].outcome == journal.game.outcome(journal.state) is not None
    shelve(library, 500, practice=True)
    library.delete(uid)
    tallies = {tally.name: tally for tally in library.tallies()}
    assert set(tallies) == {"Ada", "Ben"}
    assert [tallies[name].played for name in ("Ada", "Ben")] == [3, 3]
    assert tallies["Ada"].won + tallies["Ben"].won >= 3
    assert (tallies["Ben"].game, tallies["Ben"].player) == ("contraband", "greedy")


def test_names_and_settings_are_remembered(tmp_path: Path) -> None:
    times = iter(datetime(2026, 11, 29, 12, minute, tzinfo=UTC) for minute in range(60))
    with Library(tmp_path, clock=lambda: next(times)) as library:
        library.remember_names(["Ada"])
        library.remember_names(["Ben"])
        library.remember_names(["Ada"])
        library.set_setting("speed", {"animation": 1.5})
    with Library(tmp_path) as library:
        assert library.names() == ["Ada", "Ben"]
        assert library.names(1) == ["Ada"]
        assert library.setting("speed") == {"animation": 1.5}
        assert library.settings() == {"speed": {"animation": 1.5}}
        assert library.setting("theme", "dark") == "dark"


# ---- rules that changed --------------------------------------------------------------------------------------


class StricterGame(StubGame):
    """Tomorrow's rules: nobody may roll."""

    def refusal(self, state: StubState, action: StubAction) -> Refusal | None:
        if isinstance(action, Roll):
            return Refusal("ST-10", Sentence("The die is lost."))
        return super().refusal(state, action)


def test_when_rules_changed_the_last_position_opens(library: Library) -> None:
    uid, journal = shelve(library, 30)
    first_roll = next(n for n in range(1, 31) if isinstance(journal.entry(n).action, Roll))

    opened = library.open(uid, StricterGame())
    assert isinstance(opened.trouble, ReplayMismatch)
    assert opened.trouble.step == first_roll
    assert str(opened.trouble) == (f"Step {first_roll} cannot be repeated: today's rules refuse it. The die is lost.")
    assert opened.journal.state == journal.state
    assert (opened.journal.base, opened.journal.undo_limit) == (30, 30)
    assert "earlier rules" in str(opened.journal.undo_refusal())

    assert library.open(uid, StubGame()).trouble is None, "only looking pins nothing"

    play_random(opened.journal, 6)
    again = library.open(uid, StricterGame())
    assert again.trouble is None
    assert (again.journal.base, again.journal.cursor, again.journal.state) == (30, 36, opened.journal.state)
    assert len(library.record(uid).entries) == 36, "the old steps stay in the record"


# ---- bad libraries -------------------------------------------------------------------------------------------


def test_the_home_folder_is_chosen_by_argument_environment_or_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STARSHELF_HOME", raising=False)
    assert home().name == "Starshelf"
    monkeypatch.setenv("STARSHELF_HOME", str(tmp_path / "named"))
    assert home() == tmp_path / "named"
    assert home(tmp_path) == tmp_path
    with Library() as library:
        assert library.path == tmp_path / "named" / "library.db"


def test_an_empty_file_counts_as_no_library(tmp_path: Path) -> None:
    (tmp_path / "library.db").touch()
    with Library(tmp_path) as library:
        assert library.notice is None
        shelve(library, 1)


@pytest.mark.parametrize("damage", ["no database", "short", "a page", "lost table"])
def test_a_damaged_library_is_set_aside(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "library.db"
    with Library(tmp_path) as library:
        shelve(library, 40)
    sound = path.read_bytes()
    match damage:
        case "no database":
            path.write_bytes(b"once upon a time " * 100)
        case "short":
            path.write_bytes(sound[:50])
        case "a page":
            path.write_bytes(sound[:8192] + b"\xff" * 8192 + sound[16384:])
        case "lost table":
            with sqlite3.connect(path) as connection:
                connection.execute("DROP TABLE results")
            connection.close()
    broken = path.read_bytes()
    with Library(tmp_path) as library:
        assert library.games() == []
        assert library.notice is not None
        shelve(library, 2)
    aside = next(tmp_path.glob("library-damaged-*-1.db"))
    assert aside.read_bytes() == broken
    assert str(aside) in str(library.notice)
    with Library(tmp_path) as library:
        assert library.notice is None
        assert len(library.games()) == 1


def test_each_damaged_library_gets_a_name_of_its_own(tmp_path: Path) -> None:
    for _ in range(3):
        (tmp_path / "library.db").write_bytes(b"nonsense" * 100)
        Library(tmp_path).close()
    assert len(list(tmp_path.glob("library-damaged-*.db"))) == 3


def test_a_newer_library_is_refused_and_untouched(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        shelve(library, 2)
    with sqlite3.connect(tmp_path / "library.db") as connection:
        connection.execute(f"PRAGMA user_version = {database.SCHEMA_VERSION + 1}")
    connection.close()
    before = on_disk(tmp_path)
    with pytest.raises(LibraryProblem, match="newer Starshelf"):
        Library(tmp_path)
    assert on_disk(tmp_path) == before


@pytest.mark.parametrize("statement", ["PRAGMA application_id = 7", "CREATE TABLE recipes (name)"])
def test_a_foreign_database_is_refused_and_untouched(tmp_path: Path, statement: str) -> None:
    with sqlite3.connect(tmp_path / "library.db") as connection:
        connection.execute(statement)
    connection.close()
    before = on_disk(tmp_path)
    with pytest.raises(LibraryProblem, match="not a library of Starshelf"):
        Library(tmp_path)
    assert on_disk(tmp_path) == before


def test_a_locked_library_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    with Library(tmp_path) as library:
        _, journal = shelve(library, 3)
        before = journal.digest()
        other = sqlite3.connect(tmp_path / "library.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LibraryProblem, match="Close the other Starshelf"):
            play_random(journal, 1)
        assert (journal.cursor, journal.digest()) == (3, before)
        other.execute("ROLLBACK")
        other.close()
        play_random(journal, 1)
        assert journal.cursor == 4


def test_a_full_disk_says_so_and_keeps_what_was_there(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        uid, journal = shelve(library, 3, practice=True)
        connection = library._database._connection
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(LibraryProblem, match="disk is full"):
            play_random(journal, 500)
        reached = journal.cursor
        assert library.open(uid, StubGame()).journal.state == journal.state
        connection.execute("PRAGMA max_page_count = 100000")
        play_random(journal, 1)
        assert library.open(uid, StubGame()).journal.cursor == reached + 1


def test_a_library_that_may_not_be_written_says_so(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        _, journal = shelve(library, 3)
        library._database._connection.execute("PRAGMA query_only = ON")
        with pytest.raises(LibraryProblem, match="may not be written"):
            play_random(journal, 1)
        assert journal.cursor == 3


def test_a_folder_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(LibraryProblem, match="cannot be used"):
        Library(tmp_path / "file" / "Starshelf")


def test_a_folder_in_the_place_of_the_file_says_so(tmp_path: Path) -> None:
    (tmp_path / "library.db").mkdir()
    with pytest.raises(LibraryProblem):
        Library(tmp_path)
