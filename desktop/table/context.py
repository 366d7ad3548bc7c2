"""What every page of the program works with."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.kernel.library import Library
from desktop.kernel.words import Sentence
from desktop.table.kit.cache import Pictures
from desktop.table.settings import Settings


@dataclass(slots=True)
class Context:
    """One running program."""

    library: Library
    settings: Settings
    pictures: Pictures
    trouble: Sentence | None = None
    """Why the person's own library cannot be used; games are kept in a passing one then, until the program ends."""

    def close(self) -> None:
        self.pictures.finish()
        self.library.close()
