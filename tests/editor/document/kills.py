"""Killing the editor in the middle of saving, to see that no file is harmed and nothing kept is lost.

As a program (``python -m tests.editor.document.kills FILE``) it opens a pack as the editor does, changes it for ever,
saves and autosaves by turns as fast as it can, and tells what is safe as soon as the keeper has said so.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop

from editor.document import storage
from editor.document.document import Document
from editor.document.draft import draft_of, pack_of
from editor.document.fresh import draft_from
from editor.document.keeper import Keeper
from tests.kernel.kills import last_line

FILLING = "All the words that make a pack so large that writing it takes a while. " * 40


def begin(path: Path) -> None:
    """A pack to be harmed."""
    draft = draft_from("space_checkers", "0", "", None)
    for number in range(30):
        draft.files[f"art/board/{number}.txt"] = random.Random(number).randbytes(20_000) + FILLING.encode()
    storage.save(pack_of(draft, path), path)


def number_in(path: Path) -> int:
    """Which state a file holds. It must be whole."""
    draft = draft_of(storage.read(path))
    assert len(draft.files) == 30
    return int(draft.info["title"])


def latest(path: Path) -> int:
    """The state that the editor would go on with."""
    recovery = storage.recovery_of(path)
    number = number_in(path)
    if recovery is None:
        return number
    recovered = number_in(recovery.path)
    assert recovered > number
    return recovered


def work(path: Path) -> None:
    """Open, change, save, autosave, for ever."""
    QCoreApplication([])
    recovery = storage.recovery_of(path)
    document = Document(draft_of(storage.read(recovery.path if recovery else path)), path)
    keeper = Keeper(document, storage.Hold(path))
    number = int(document.draft.info["title"])
    loop = QEventLoop()
    keeper.state_changed.connect(loop.quit)
    while True:
        number += 1
        document.set_info("title", str(number), "Title")
        if number % 3:
            keeper.autosave()
            while keeper.autosaving:
                loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        else:
            keeper.save()
        assert keeper.trouble is None
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


def kill_and_look(path: Path, seed: int) -> int:
    """Let the program work for a random moment, kill it, and see what is left; gives how much was told to be safe."""
    before = latest(path)
    told = int(last_line("tests.editor.document.kills", str(path), seed=seed, longest=0.15))
    kept = latest(path)
    assert kept in (told, told + 1), f"kill {seed}: {told} was told to be safe, {kept} is there"
    return told - before


if __name__ == "__main__":
    work(Path(sys.argv[1]))
