"""200 kills at random moments lose nothing that was shown and leave no library that cannot be read."""

from __future__ import annotations

from pathlib import Path

from tests.kernel.kills import Tally, kill_and_look

KILLS = 200


def test_200_kills_lose_nothing(tmp_path: Path) -> None:
    tally = Tally()
    for seed in range(KILLS):
        kill_and_look(tmp_path, 1000 + seed, tally)
    assert tally.kills == KILLS
    print(f"\n{tally.kills} kills, {tally.changes} changes shown, {tally.in_flight} more on the disk")
