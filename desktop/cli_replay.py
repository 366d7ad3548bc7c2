"""What `starshelf replay` checks."""

from __future__ import annotations

from pathlib import Path

from desktop.cli_saves import about, open_save
from desktop.kernel.words import Sentence


def check(file: Path) -> str:
    """Repeat every step of a saved game, undone ones included; the sentence when all digests agree.

    Raises Problem when the file is of no use or a step differs.
    """
    save = open_save(file)
    if save.opened.trouble:
        raise about(file, save.opened.trouble.sentence)
    journal = save.opened.journal
    if journal.length < len(save.record.entries):
        told = Sentence("Step {step} was taken back, and it cannot be repeated.", {"step": journal.length + 1})
        raise about(file, told)
    if journal.codec.state_to_json(journal.state) != save.record.last.state.encode():
        told = Sentence("Step {step} leads to another position than the one kept beside it.", {"step": journal.cursor})
        raise about(file, told)
    steps = journal.length - journal.base
    return f"{file}: {steps} steps of {save.game.info.title} played again, and every digest agrees."
