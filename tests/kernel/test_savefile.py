"""Saves: what was written opens again, and whatever else is tried gets a sentence."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.kernel import savefile
from desktop.kernel.errors import Problem, SaveProblem
from desktop.kernel.library import Library
from desktop.kernel.opening import open_record
from desktop.kernel.record import Record
from desktop.kernel.savefile import read_save, write_save
from tests.kernel.helpers import CONTENT_JSON, play_random, stub_setup
from tests.kernel.stub_game import StubGame
from tests.kernel.test_library import StricterGame


def a_record(folder: Path, steps: int = 40, undone: int = 3) -> Record:
    with Library(folder / "home") as library:
        setup = stub_setup(4, partners=True)
        uid, journal = library.begin(StubGame(), CONTENT_JSON, setup, ("person",) * 4, 11, practice=True)
        play_random(journal, steps)
        for _ in range(undone):
            journal.undo()
        return library.record(uid)


@pytest.fixture
def record(tmp_path: Path) -> Record:
    return a_record(tmp_path)


@pytest.fixture
def save(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.starsave"
    write_save(record, path)
    return path


def assert_opens_or_tells(save: Path) -> None:
    """Anything else than a Problem goes through and fails the test."""
    told = []
    try:
        play_random(open_record(StubGame(), read_save(save)).journal, 3)
    except Problem as problem:
        told.append(str(problem))
    assert all(sentence.endswith(".") for sentence in told)


def change(save: Path, edit: Callable[[dict[str, Any]], object]) -> None:
    data = json.loads(save.read_text("utf-8"))
    edit(data)
    save.write_text(json.dumps(data), "utf-8")


# ---- there and back ----------------------------------------------------------------------------------------------


def test_a_save_holds_the_whole_record(record: Record, save: Path) -> None:
    assert read_save(save) == record
    assert save.read_text("utf-8").startswith('{\n"format":"starsave",\n"version":1,\n')


def test_a_save_opens_and_plays_on_in_another_library(tmp_path: Path, record: Record, save: Path) -> None:
    read = read_save(save)
    opened = open_record(StubGame(), read)
    assert opened.trouble is None
    assert (opened.journal.cursor, opened.journal.length) == (37, 40)
    with Library(tmp_path / "elsewhere") as library:
        uid = library.add(read)
        assert library.record(uid) == record
        journal = library.open(uid, StubGame()).journal
        journal.redo()
        play_random(journal, 2)
        assert library.games()[0].cursor == 40


def test_a_save_of_a_game_pinned_to_a_position_keeps_the_pin(tmp_path: Path, record: Record) -> None:
    with Library(tmp_path / "elsewhere") as library:
        uid = library.add(record)
        opened = library.open(uid, StricterGame())
        assert opened.trouble is not None
        play_random(opened.journal, 2)
        pinned = library.record(uid)
    write_save(pinned, tmp_path / "pinned.starsave")
    assert read_save(tmp_path / "pinned.starsave") == pinned
    again = open_record(StricterGame(), pinned)
    assert (again.trouble, again.journal.base, again.journal.cursor) == (None, 37, 39)


# ---- steps that do not repeat ------------------------------------------------------------------------------------


def swap_action(data: dict[str, Any]) -> None:
    data["entries"][5]["action"] = {"kind": "end", "seat": 3}


def unknown_action(data: dict[str, Any]) -> None:
    data["entries"][5]["action"] = {"kind": "teleport", "seat": 0}


def other_digest(data: dict[str, Any]) -> None:
    data["entries"][5]["digest"] = "0" * 32


def more_chance(data: dict[str, Any]) -> None:
    data["entries"][5]["outcomes"].append(1)


def nonsense_chance(data: dict[str, Any]) -> None:
    data["entries"][5]["outcomes"] = [{"die": 3}]


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (swap_action, "today's rules refuse it"),
        (unknown_action, "written in a way"),
        (other_digest, "another position"),
        (more_chance, "more chance was recorded"),
        (nonsense_chance, "written in a way"),
    ],
)
def test_a_step_that_does_not_repeat_is_named_and_the_last_position_opens(
    save: Path, edit: Callable[[dict[str, Any]], object], why: str
) -> None:
    expected = open_record(StubGame(), read_save(save)).journal.state
    change(save, edit)
    opened = open_record(StubGame(), read_save(save))
    assert opened.trouble is not None
    assert opened.trouble.step == 6
    assert why in str(opened.trouble)
    assert opened.journal.state == expected
    play_random(opened.journal, 5)


def test_a_beginning_that_does_not_repeat_is_step_0(save: Path) -> None:
    change(save, lambda data: data["start"]["outcomes"].clear())
    trouble = open_record(StubGame(), read_save(save)).trouble
    assert trouble is not None
    assert trouble.step == 0


def test_a_redo_tail_that_does_not_repeat_is_dropped(save: Path) -> None:
    change(save, lambda data: data["entries"][38].update(digest="0" * 32))
    opened = open_record(StubGame(), read_save(save))
    assert opened.trouble is None
    assert (opened.journal.cursor, opened.journal.length) == (37, 38)


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"content": "elsewhere"},
        {"hands": "none"},
        {"hands": [[0]]},
        {"scores": []},
        {"turn": 9},
    ],
)
def test_when_the_position_is_bad_too_there_is_a_sentence(save: Path, state: dict[str, Any]) -> None:
    change(save, other_digest)
    change(save, lambda data: data["last"]["state"].update(state) if state else data["last"]["state"].clear())
    with pytest.raises(Problem, match="Its last position cannot be read either"):
        open_record(StubGame(), read_save(save))


# ---- files that are no saves -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is empty"),
        (b"\0" * 4096, "is empty"),
        (b"hello", "no saved game"),
        (b"\xff\xfe\x00", "no saved game"),
        (b"[1, 2]", "not a saved game"),
        (b"null", "not a saved game"),
        (b'{"format": "starset"}', "not a saved game"),
        (b'{"format": "starsave"}', "version"),
        (b'{"format": "starsave", "version": "1"}', "version"),
        (b'{"format": "starsave", "version": 2, "app": "9.1"}', "newer Starshelf (9.1)"),
        (b'{"format": "starsave", "version": NaN}', "no saved game"),
        (b"[" * 100_000, "no saved game"),
        (b'{"a":' * 100_000, "no saved game"),
        (b"PK\x03\x04 zip", "no saved game"),
    ],
)
def test_foreign_files_get_a_sentence(tmp_path: Path, data: bytes, words: str) -> None:
    path = tmp_path / "some.starsave"
    path.write_bytes(data)
    with pytest.raises(SaveProblem) as raised:
        read_save(path)
    assert words in str(raised.value)
    assert str(path) in str(raised.value)
    assert path.read_bytes() == data


def test_a_missing_file_a_folder_and_a_pipe_get_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveProblem, match="No such file"):
        read_save(tmp_path / "none.starsave")
    with pytest.raises(SaveProblem, match="is not a file"):
        read_save(tmp_path)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(SaveProblem, match="is not a file"):
            read_save(tmp_path / "pipe")


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.starsave"
    with path.open("wb") as file:
        file.truncate(savefile.LARGEST_SAVE + 1)
    with pytest.raises(SaveProblem, match="too large"):
        read_save(path)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda data: data.pop("cursor"), "“cursor”"),
        (lambda data: data.update(cursor=41), "cursor: a step from 0 to 40"),
        (lambda data: data.update(cursor=36), "last: the position after step 36"),
        (lambda data: data.update(cursor=-1), "“cursor”"),
        (lambda data: data.update(players=["person"]), "one player a seat"),
        (lambda data: data.update(seed="seven"), "“seed”"),
        (lambda data: data.update(entries={}), "“entries”"),
        (lambda data: data["entries"][2].update(action="roll"), "“entries.2.action”"),
        (lambda data: data["entries"][2].update(digest="x"), "“entries.2.digest”"),
        (lambda data: data.update(last=None), "“last”"),
        (lambda data: data["setup"].update(seats=3), "setup"),
        (lambda data: data["content"]["die"].update(faces=[1, 2]), "hash"),
        (lambda data: data.update(extra=1), "“extra”"),
    ],
)
def test_a_damaged_save_says_where(save: Path, edit: Callable[[dict[str, Any]], object], words: str) -> None:
    change(save, edit)
    with pytest.raises(SaveProblem) as raised:
        read_save(save)
    assert words in str(raised.value)
    assert "damaged" in str(raised.value)


def test_wherever_a_save_is_cut_off_there_is_a_sentence(save: Path) -> None:
    data = save.read_bytes()
    for end in range(0, len(data) - 3, 97):
        save.write_bytes(data[:end])
        with pytest.raises(SaveProblem):
            read_save(save)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200, deadline=None)
@given(place=st.integers(min_value=0), byte=st.integers(0, 255), length=st.integers(0, 3))
def test_a_scribble_never_gives_a_traceback(save: Path, place: int, byte: int, length: int) -> None:
    sound = save.read_bytes()
    place %= len(sound)
    scribbled = save.with_name("scribbled.starsave")
    scribbled.write_bytes(sound[:place] + bytes([byte]) * length + sound[place + length + 1 :])
    assert_opens_or_tells(scribbled)


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200, deadline=None)
@given(data=st.data(), value=json_values)
def test_any_value_in_any_place_never_gives_a_traceback(save: Path, data: st.DataObject, value: Any) -> None:
    raw = json.loads(save.read_text("utf-8"))
    here, key = raw, data.draw(st.sampled_from(sorted(raw)))
    while isinstance(here[key], dict | list) and here[key] and data.draw(st.booleans()):
        here = here[key]
        key = data.draw(st.sampled_from(sorted(here)) if isinstance(here, dict) else st.integers(0, len(here) - 1))
    here[key] = value
    changed = save.with_name("changed.starsave")
    changed.write_text(json.dumps(raw), "utf-8")
    assert_opens_or_tells(changed)


# ---- writing -----------------------------------------------------------------------------------------------------


def test_writing_replaces_the_old_file_and_leaves_nothing_beside(tmp_path: Path, record: Record) -> None:
    path = tmp_path / "out" / "game.starsave"
    path.parent.mkdir()
    path.write_text("old")
    write_save(record, path)
    assert read_save(path) == record
    assert list(path.parent.iterdir()) == [path]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "out" / "game.starsave"
    path.parent.mkdir()
    path.write_text("old")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveProblem, match="No space left"):
        write_save(record, path)
    assert path.read_text() == "old"
    assert list(path.parent.iterdir()) == [path]


def test_places_that_cannot_be_written_get_a_sentence(tmp_path: Path, record: Record) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "no folder" / "a.starsave", tmp_path / "file" / "a.starsave", tmp_path):
        with pytest.raises(SaveProblem, match="cannot be written"):
            write_save(record, path)


def test_a_read_only_file_is_not_replaced(tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.starsave"
    path.write_text("old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # the tests may run as root, who may write everything
    with pytest.raises(SaveProblem, match="may not be changed"):
        write_save(record, path)
    assert path.read_text() == "old"
