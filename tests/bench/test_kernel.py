"""How fast the kernel keeps, opens and looks back. Run by name: ``python3 run.py test tests/bench``."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.games.catalogue import build_game, content_kind
from desktop.kernel.content import Content, base_content
from desktop.kernel.game import Game
from desktop.kernel.journal import Journal
from desktop.kernel.library import Library
from desktop.kernel.opening import open_record
from desktop.kernel.record import Record
from desktop.kernel.savefile import read_save, write_save
from desktop.lab.proposing import setup_for
from tests.bench.conftest import timed

STEPS = 500


@pytest.fixture(scope="module")
def content() -> Content[Any]:
    """A board large enough for a game of 500 actions."""
    base = base_content(content_kind("space_checkers")).model
    changes = {"size": 20, "earth": ((10, 10), (10, 11), (11, 10), (11, 11)), "wild_ranks": 4}
    return Content.of(base.model_validate(base.model_dump() | changes))


@pytest.fixture(scope="module")
def game(content: Content[Any]) -> Game[Any, Any]:
    return build_game("space_checkers", content)


def begin(library: Library, game: Game[Any, Any], content: Content[Any]) -> tuple[str, Journal[Any, Any]]:
    return library.begin(game, content.json, setup_for(game, 2, {}), ("random", "random"), seed=4, practice=True)


def play_on(journal: Journal[Any, Any], steps: int, choose: random.Random) -> None:
    for _ in range(steps):
        journal.act(choose.choice(journal.game.legal(journal.state)))


@pytest.fixture(scope="module")
def record(game: Game[Any, Any], content: Content[Any], tmp_path_factory: pytest.TempPathFactory) -> Record:
    with Library(tmp_path_factory.mktemp("library")) as library:
        uid, journal = begin(library, game, content)
        play_on(journal, STEPS, random.Random(1))
        return library.record(uid)


def test_an_action_played_and_committed(
    benchmark: BenchmarkFixture, tmp_path: Path, game: Game[Any, Any], content: Content[Any]
) -> None:
    with Library(tmp_path) as library:
        _, journal = begin(library, game, content)
        choose = random.Random(1)
        timed(benchmark, lambda: play_on(journal, 1, choose), rounds=STEPS)


def test_a_record_of_500_actions_opened_with_every_digest_checked(
    benchmark: BenchmarkFixture, game: Game[Any, Any], record: Record
) -> None:
    opened = benchmark(open_record, game, record)
    assert opened.trouble is None
    assert opened.journal.length == STEPS


def test_500_steps_looked_back_at_one_by_one(benchmark: BenchmarkFixture, game: Game[Any, Any], record: Record) -> None:
    journal = open_record(game, record).journal
    benchmark(lambda: [journal.state_at(step) for step in range(STEPS, -1, -1)])


def test_a_save_of_500_actions_written_and_read(benchmark: BenchmarkFixture, tmp_path: Path, record: Record) -> None:
    def there_and_back() -> Record:
        write_save(record, tmp_path / "game.starsave")
        return read_save(tmp_path / "game.starsave")

    assert benchmark(there_and_back) == record
