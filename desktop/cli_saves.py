"""A saved game given on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.games.catalogue import stored_game
from desktop.kernel.errors import Problem
from desktop.kernel.game import Game
from desktop.kernel.opening import Opened, open_record
from desktop.kernel.record import Record
from desktop.kernel.savefile import read_save
from desktop.kernel.words import Sentence


@dataclass(frozen=True, slots=True)
class OpenedSave:
    """A file, what it holds, and the game opened from it."""

    file: Path
    record: Record
    game: Game[Any, Any]
    opened: Opened[Any, Any]


def open_save(file: Path) -> OpenedSave:
    """Read a saved game and repeat its steps. Raises Problem, with the file in its sentence."""
    record = read_save(file)
    try:
        game = stored_game(record.game, record.content)
        return OpenedSave(file, record, game, open_record(game, record))
    except Problem as problem:
        raise about(file, problem.sentence) from problem


def about(file: Path, sentence: Sentence) -> Problem:
    """What is wrong with a file."""
    return Problem(Sentence("{file}: {why}", {"file": str(file), "why": sentence}))
