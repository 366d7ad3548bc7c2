"""The packs a person has: installed in one step, switched on per game, and never half there."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.kernel.errors import PackProblem
from desktop.kernel.library import Library
from desktop.kernel.manifest import PACK_FORMAT, PackInfo, PackPart
from desktop.kernel.packlook import Holding, look_inside
from desktop.kernel.packs import Pack, read_pack
from desktop.kernel.packstore import PackStore, Standing, version_key
from desktop.kernel.packwriting import write_pack
from tests.kernel.test_packs import BASE, FILES, KIND, a_folder, a_zip, manifest


def a_pack(name: str = "more", version: str = "1.0", title: str = "More crates", cards: bytes = b"[]") -> Pack:
    info = PackInfo(
        id=name,
        title=title,
        version=version,
        author="Ada",
        game="contraband",
        parts=(PackPart(file="cards.json", part="cards", mode="add"),),
    )
    return Pack(Path(f"{name}.starset"), info, {"cards.json": cards})


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "home") as opened:
        yield opened


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    return a_folder(
        tmp_path / "shipped" / "own", {**FILES, "pack.json": manifest(("cards.json", "cards", "add"), id="own")}
    ).parent


@pytest.fixture
def store(library: Library, shipped: Path) -> PackStore:
    return PackStore(library, shipped)


def names(store: PackStore) -> list[str]:
    return [kept.id for kept in store.packs()]


def test_what_comes_with_the_program_is_there_and_off(store: PackStore) -> None:
    (kept,) = store.packs()
    assert (kept.id, kept.shipped, kept.on, kept.problem) == ("own", True, False, None)


def test_a_pack_is_installed_switched_on_and_removed(store: PackStore) -> None:
    kept = store.install(a_pack())
    assert (kept.id, kept.shipped, kept.on) == ("more", False, False)
    assert names(store) == ["more", "own"]
    store.switch("more", True)
    store.switch("own", True)
    assert [kept.id for kept in store.for_game("contraband") if kept.on] == ["more", "own"]
    store.switch("more", False)
    store.switch("more", True)
    assert [kept.id for kept in store.for_game("contraband") if kept.on] == ["own", "more"], "in the order switched on"
    assert store.for_game("chess") == []
    store.remove("more")
    assert names(store) == ["own"]
    store.install(a_pack())
    assert not store.packs()[0].on, "a pack that comes back is off"


def test_another_program_sees_the_same(store: PackStore, library: Library, shipped: Path) -> None:
    other = PackStore(library, shipped)
    store.install(a_pack())
    store.switch("more", True)
    assert [(kept.id, kept.on) for kept in other.packs()] == [("more", True), ("own", False)]
    other.install(a_pack(version="2.0", title="Crates"))
    found = store.find("more")
    assert found
    assert found.title == "Crates"
    assert found.on, "a newer version stays switched on"


@pytest.mark.parametrize(
    ("version", "cards", "standing"),
    [
        ("1.9", b"[]", Standing.SAME),
        ("1.9", b"[{}]", Standing.CHANGED),
        ("1.10", b"[]", Standing.NEWER),
        ("1.8.7", b"[]", Standing.OLDER),
        ("1.9-beta", b"[]", Standing.OLDER),
    ],
)
def test_a_pack_stands_to_the_one_that_is_here(
    store: PackStore, version: str, cards: bytes, standing: Standing
) -> None:
    assert store.standing(a_pack(version="1.9")) is Standing.NEW
    store.install(a_pack(version="1.9"))
    assert store.standing(a_pack(version=version, cards=cards)) is standing


def test_versions_are_compared_as_people_count() -> None:
    order = ["", "0.9", "1.0-alpha", "1.0-beta 2", "1.0-beta 10", "1.0", "1.0.1", "1.9", "1.10", "2", "10"]
    assert sorted(random.Random(1).sample(order, len(order)), key=version_key) == order


def test_an_installed_pack_takes_the_place_of_the_one_that_came_with_the_program(store: PackStore) -> None:
    store.install(a_pack("own", "2.0", "Ours, newer"))
    (kept,) = store.packs()
    assert (kept.title, kept.shipped) == ("Ours, newer", False)
    store.remove("own")
    (kept,) = store.packs()
    assert kept.shipped
    with pytest.raises(PackProblem, match="comes with Starshelf"):
        store.remove("own")
    with pytest.raises(PackProblem, match="no pack “none”"):
        store.remove("none")
    with pytest.raises(PackProblem, match="no pack “none”"):
        store.switch("none", True)


def test_an_older_format_is_installed_in_todays_and_the_original_kept(store: PackStore, tmp_path: Path) -> None:
    old = read_pack(
        a_zip(tmp_path / "old.starset", {**FILES, "pack.json": manifest(("cards.json", "cards", "add"), format=1)})
    )
    kept = store.install(old)
    assert read_pack(kept.path).found_format == PACK_FORMAT
    (original,) = (store.folder / "originals").iterdir()
    assert dict(read_pack(original).files) == dict(old.files)
    assert names(store) == ["more", "own"]
    store.remove("more")
    assert list((store.folder / "originals").iterdir()) == []


def test_a_file_of_no_use_is_listed_with_its_fault_and_can_be_removed(store: PackStore) -> None:
    store.install(a_pack())
    store.switch("more", True)
    (store.folder / "set-more.starset").write_bytes(b"scribbled over")
    kept = store.find("more")
    assert kept
    assert kept.pack is None
    assert "no intact .starset file" in str(kept.problem)
    assert [one.id for one in store.for_game("contraband")] == ["more", "own"], "that it is missing can be told"
    assert [one.id for one in store.for_game("chess")] == []
    assert store.standing(a_pack()) is Standing.NEW
    store.remove("more")
    assert names(store) == ["own"]


def test_a_file_put_there_by_hand_counts_and_a_second_of_its_id_does_not(store: PackStore) -> None:
    store.folder.mkdir()
    write_pack(a_pack(), store.folder / "by hand.starset")
    store.install(a_pack(version="2.0"))
    assert sorted(path.name for path in store.folder.iterdir()) == ["by hand.starset"]
    assert [kept.pack.info.version for kept in store.packs() if kept.id == "more" and kept.pack] == ["2.0"]


def test_ids_that_windows_keeps_for_itself_are_fine(store: PackStore) -> None:
    assert store.install(a_pack("nul")).path.name == "set-nul.starset"


def test_a_disk_in_the_way_gets_a_sentence_and_changes_nothing(store: PackStore) -> None:
    store.folder.parent.joinpath("packs").write_bytes(b"a file where the folder should be")
    with pytest.raises(PackProblem, match="“More crates” cannot be installed in"):
        store.install(a_pack())
    assert names(store) == ["own"]


def test_settings_that_are_no_settings_count_as_off(store: PackStore, library: Library) -> None:
    values: list[object] = [7, [], {"contraband": 7}, {"contraband": [7, None]}]
    for value in values:
        library.set_setting("packs/on", value)
        assert not any(kept.on for kept in store.packs())
    store.switch("own", True)
    assert store.packs()[0].on


def test_what_a_kill_has_left_is_swept_when_it_is_old(store: PackStore) -> None:
    store.install(a_pack())
    fresh, old = store.folder / ".fresh.starset", store.folder / ".old.starset"
    for path in (fresh, old):
        path.write_bytes(b"half")
    os.utime(old, (1, 1))
    assert names(store) == ["more", "own"]
    store.install(a_pack("another"))
    assert fresh.exists()
    assert not old.exists()


CHILD = """
import sys
from pathlib import Path
from desktop.kernel.library import Library
from desktop.kernel.packstore import PackStore
from tests.kernel.test_packstore import a_pack
with Library(Path(sys.argv[1])) as library:
    store = PackStore(library, Path("none"))
    number = 1
    print("ready", flush=True)
    while True:
        number += 1
        store.install(a_pack(version=str(number), cards=b"[" + b" " * 400_000 + b"]"))
        if number % 3 == 0:
            store.remove("more")
"""


def test_a_kill_leaves_a_pack_whole_or_not_there(store: PackStore, library: Library) -> None:
    chance = random.Random(4)
    for _ in range(6):
        arguments = [sys.executable, "-c", CHILD, str(library.path.parent)]
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout
            assert child.stdout.readline() == "ready\n"
            time.sleep(chance.random() * 0.2)
            child.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
        found = store.find("more")
        assert found is None or found.problem is None


# ---- what is inside ----------------------------------------------------------------------------------------------


def test_what_a_pack_holds_is_told_before_it_is_used(tmp_path: Path) -> None:
    parts = (("cards.json", "cards", "add"), ("die.json", "die", "replace"))
    cards = b'[{"id": "seven", "value": 7}, {"id": "ten", "value": 10}]'
    files = {
        "pack.json": manifest(*parts),
        "cards.json": cards,
        "die.json": b'{"faces": [1, 2]}',
    }
    inside = look_inside(KIND, read_pack(a_folder(tmp_path / "mixed", files)), BASE)
    assert inside.holdings == (Holding("cards", "add", 2), Holding("die", "replace", None))
    assert (inside.pictures, inside.playable) == (0, True)
    assert [str(fault.sentence) for fault in inside.faults] == [
        "mixed/cards.json, item 2 “ten”, value: should be less than or equal to 9.",
    ]


def test_a_pack_that_leaves_nothing_to_play_says_why(tmp_path: Path) -> None:
    files = {**FILES, "pack.json": manifest(("cards.json", "cards", "add"), game="chess")}
    inside = look_inside(KIND, read_pack(a_folder(tmp_path / "more", files)), BASE)
    assert not inside.playable
    assert "chess" in str(inside.faults[0].sentence)
