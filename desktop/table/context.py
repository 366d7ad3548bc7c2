"""What every page of the program works with."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.kernel.library import Library
from desktop.kernel.packstore import PackStore
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

    packs: PackStore = field(init=False)

    def __post_init__(self) -> None:
        self.packs = PackStore(self.library)

    def close(self) -> None:
        self.pictures.finish()
        self.library.close()
