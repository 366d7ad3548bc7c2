"""300 kills of the editor at random moments of saving lose nothing that was kept and harm no file."""

from __future__ import annotations

from pathlib import Path

from tests.editor.document.kills import begin, kill_and_look

KILLS = 300


def test_300_kills_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "mine.starset"
    begin(path)
    saved = sum(kill_and_look(path, 1000 + seed) for seed in range(KILLS))
    print(f"\n{KILLS} kills, {saved} saves and autosaves")
