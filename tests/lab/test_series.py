"""Series over workers: the same games for any number of them, progress, stopping, and what is noted of a game."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from desktop.games.catalogue import GAMES, build_game, content_kind, load_game
from desktop.kernel.content import base_content
from desktop.kernel.game import Setup
from desktop.lab.proposing import setup_for
from desktop.lab.series import Series, play_games, play_series
from desktop.lab.simulate import simulate, summed
from desktop.lab.tally import Tally
from desktop.lab.workers import Here, Workers, sensible_count

READY = [game for game, info in GAMES.items() if info.ready]


def series(game_id: str = "space_checkers", games: int = 6, level: str = "random", seed: int = 5) -> Series:
    content = base_content(content_kind(game_id))
    setup = setup_for(build_game(game_id, content), 2, {})
    return Series(game_id, content.json, setup, (level, level), games, seed)


def same(tallies: list[Tally]) -> list[Tally]:
    """The tallies without what differs from one run to the next."""
    return [replace(tally, seconds=0.0) for tally in tallies]


@pytest.mark.parametrize(("game", "numbers"), [(game, (1, 3) if game == "space_checkers" else (2,)) for game in READY])
def test_the_games_are_the_same_for_any_number_of_workers(game: str, numbers: tuple[int, ...]) -> None:
    wanted = series(game, games=4)
    alone = same(play_series(wanted, Here()))
    assert [tally.seed for tally in alone] == [5, 6, 7, 8]
    for workers in numbers:
        with Workers(workers) as pool:
            assert same(play_series(wanted, pool.executor, workers)) == alone


def test_any_executor_will_do_and_batches_change_nothing() -> None:
    wanted = series(games=40)
    with ThreadPoolExecutor(3) as threads:
        many = same(play_series(wanted, threads, 3))
    assert many == same(play_series(wanted, Here()))
    assert many[7:9] == same(play_games(wanted, 7, 2))


def test_a_series_is_what_a_simulation_counts() -> None:
    wanted = series(games=5)
    game = load_game("space_checkers")
    one, other = (
        summed("space_checkers", wanted.levels, play_series(wanted, Here())),
        simulate(game, wanted.setup, wanted.levels, 5, 5),
    )
    one.seconds = other.seconds = 0
    assert one == other


def test_progress_counts_games_and_a_stop_keeps_what_was_played() -> None:
    told: list[int] = []
    tallies = play_series(series(games=20), Here(), 1, told.append, lambda: bool(told and told[-1] >= 6))
    assert told == sorted(told)
    assert told[-1] == len(tallies)
    assert 6 <= len(tallies) < 20


def test_what_a_worker_raises_reaches_the_caller_and_the_rest_is_cancelled() -> None:
    bad = series(games=20)
    broken = Series(bad.game, bad.content, Setup(bad.setup.seats[:1]), bad.levels, bad.games)
    with pytest.raises(Exception, match="2 to 4 players"):
        play_series(broken, Here())


def test_workers_end_at_once_with_games_under_way() -> None:
    pool = Workers(1)
    futures: list[Future[Any]] = [pool.executor.submit(play_games, series(games=400, level="greedy"), 0, 400)]
    pool.close()
    assert isinstance(futures[0].exception(timeout=20), Exception) or futures[0].cancelled()


def test_here_is_an_executor() -> None:
    executor: Executor = Here()
    assert executor.submit(max, 1, 2).result() == 2
    with pytest.raises(ZeroDivisionError):
        executor.submit(divmod, 1, 0).result()
    assert sensible_count() >= 1


# ---- what is noted -------------------------------------------------------------------------------------------------


def test_objectives_are_followed_to_the_one_that_was_the_wall() -> None:
    for tally in play_series(series("space_movers", games=4), Here()):
        *done, last = tally.stages
        assert all(stage.done for stage in done)
        assert last.done == (tally.why == "won")
        assert last.item == ("adventures", "adventure_a")
        assert last.side.startswith("cards.")
        assert 1 <= last.turns <= tally.rounds


def test_cards_are_drawn_before_they_are_used() -> None:
    used = 0
    for game in READY:
        for tally in play_series(series(game, games=2), Here()):
            for (part, _), use in tally.uses.items():
                if part in ("cargoes", "reactions", "tiles", "media_tiles"):
                    assert len(use.used) <= len(use.drawn)
                used += len(use.used)
            assert tally.rounds > 0
            assert tally.why
    assert used
