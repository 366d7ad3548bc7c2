"""What the kernel's tests share: setups and random play of the stub game."""

from __future__ import annotations

import random
from typing import Any

from desktop.kernel.content import canonical_json
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.journal import Journal
from tests.kernel.stub_game import CONTENT, INFO, StubAction, StubGame, StubState

CONTENT_JSON = canonical_json(CONTENT)


def stub_setup(seats: int = 2, **options: bool) -> Setup:
    names = ("Ada", "Ben", "Cem", "Dot")
    return Setup(tuple(SeatSetup(names[seat], INFO.roles[seat].id) for seat in range(seats)), options)


def begin(seats: int = 2, seed: int = 1, practice: bool = False, **options: bool) -> Journal[StubState, StubAction]:
    return Journal.begin(StubGame(), stub_setup(seats, **options), seed, practice=practice)


def play_random(journal: Journal[Any, Any], steps: int, seed: int = 1) -> None:
    """Random actions until the steps are taken or the game is over."""
    choose = random.Random(seed)
    for _ in range(steps):
        if not (actions := journal.game.legal(journal.state)):
            return
        journal.act(choose.choice(actions))
