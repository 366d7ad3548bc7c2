"""A saved game to name, and a window that only notes what it was asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop import cli
from desktop.games.catalogue import content_kind, load_game
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.library import Library
from desktop.kernel.savefile import write_save
from desktop.players.choose import random_choice


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Thirty steps of a game in practice mode, the last two of them taken back."""
    game = load_game("space_checkers")
    setup = Setup((SeatSetup("Ada", "green"), SeatSetup("Ben", "blue")))
    with Library(tmp_path / "home") as library:
        content = base_content(content_kind("space_checkers")).json
        uid, journal = library.begin(game, content, setup, ("person", "random"), seed=7, practice=True)
        chance = Seeded(7)
        for _ in range(30):
            seat = journal.state.turn
            journal.act(random_choice(game, journal.state, seat, chance))
        journal.undo()
        journal.undo()
        path = tmp_path / "game.starsave"
        write_save(library.record(uid), path)
    return path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the window was asked to start with; none opens."""
    starts: list[dict[str, Any]] = []

    def window(**start: Any) -> int:
        starts.append(start)
        return 0

    monkeypatch.setattr(cli, "_window", window)
    return starts
