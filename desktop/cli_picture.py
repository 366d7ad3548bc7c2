"""What `starshelf picture` draws."""

from __future__ import annotations

import os
import re
from pathlib import Path

from desktop.cli_saves import open_save
from desktop.cli_trouble import Misuse
from desktop.kernel.errors import Problem
from desktop.kernel.game import as_seen_by
from desktop.kernel.words import Sentence

SMALLEST, LARGEST = 100, 8000
"""Pixels a side."""


def picture(file: Path, out: Path, size: str, step: int | None, seat: int | None) -> str:
    """Draw a step of a saved game into a file; the sentence that says so. Raises Misuse or Problem."""
    width, height = _size(size)
    save = open_save(file)
    record, game, journal = save.record, save.game, save.opened.journal
    shown = journal.cursor if step is None else step
    if not journal.base <= shown <= journal.length:
        raise Misuse(
            Sentence(
                "{file} holds the steps {first} to {last}: choose one of them for --step, not {step}.",
                {"file": str(file), "first": journal.base, "last": journal.length, "step": shown},
            )
        )
    state, events = journal.state_at(shown), journal.events_at(shown)
    before = journal.state_at(max(journal.base, shown - 1))
    if seat is not None:
        if not 1 <= seat <= len(record.setup.seats):
            raise Misuse(
                Sentence(
                    "{file} has {count} seats: choose 1 to {count} for --seat, not {seat}.",
                    {"file": str(file), "count": len(record.setup.seats), "seat": seat},
                )
            )
        state, before = game.view(state, seat - 1), game.view(before, seat - 1)
        events = as_seen_by(seat - 1, events)

    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # a picture needs no screen
    from desktop.table.picture import Moment, draw

    caption = f"Step {shown} of {journal.length}"
    image = draw(Moment(game, record.setup, state, caption, before, events), width, height)
    if not image.save(str(out)):
        raise Problem(
            Sentence("{out} cannot be written: choose a folder that is writable and a name in .png.", {"out": str(out)})
        )
    return f"{out}: step {shown} of {journal.length}, {width} × {height} pixels."


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text)
    if not found or not all(SMALLEST <= int(side) <= LARGEST for side in found.groups()):
        raise Misuse(
            Sentence(
                "“{size}” is no size for --size: write width and height like 1600x1000, from {few} to {most} pixels.",
                {"size": text, "few": SMALLEST, "most": LARGEST},
            )
        )
    return int(found[1]), int(found[2])
