"""What `starshelf replay` checks."""

from __future__ import annotations

from pathlib import Path

from desktop.games.catalogue import UnknownGame, stored_game
from desktop.kernel.errors import Problem
from desktop.kernel.opening import open_record
from desktop.kernel.savefile import read_save
from desktop.kernel.words import Sentence


def check(file: Path) -> str:
    """Repeat every step of a saved game, undone ones included; the sentence when all digests agree.

    Raises Problem when the file is of no use or a step differs.
    """
    record = read_save(file)
    try:
        game = stored_game(record.game, record.content)
    except UnknownGame as problem:
        raise Problem(Sentence("{file}: {why}", {"file": str(file), "why": problem.sentence})) from problem
    opened = open_record(game, record)
    if opened.trouble:
        raise Problem(Sentence("{file}: {why}.", {"file": str(file), "why": opened.trouble.sentence}))
    journal = opened.journal
    if journal.length < len(record.entries):
        raise _differs(file, journal.length + 1, "it was taken back, and it cannot be repeated")
    if journal.codec.state_to_json(journal.state) != record.last.state.encode():
        raise _differs(file, record.cursor, "the position kept beside the steps is another one")
    steps = journal.length - journal.base
    return f"{file}: {steps} steps of {game.info.title} played again, and every digest agrees."


def _differs(file: Path, step: int, why: str) -> Problem:
    return Problem(
        Sentence("{file}: Step {step} does not agree: {why}.", {"file": str(file), "step": step, "why": Sentence(why)})
    )
