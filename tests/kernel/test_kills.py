"""A few kills in the middle of play. The many are in tests/long."""

from __future__ import annotations

from pathlib import Path

from tests.kernel.kills import Tally, kill_and_look

KILLS = 8


def test_a_kill_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    tally = Tally()
    for seed in range(KILLS):
        kill_and_look(tmp_path, seed, tally)
    assert tally.changes > KILLS
