"""What the editor remembers from one start to the next, kept in the person's library."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from desktop.kernel.errors import LibraryProblem
from desktop.kernel.library import Library

_RECENT = "editor/recent"
MOST_RECENT = 12


class Memory:
    """Small values under names. Without a library it forgets them at the end: nothing here is worth a message."""

    def __init__(self, folder: Path | None = None) -> None:
        self._library: Library | None = None
        self._known: dict[str, Any] = {}
        with contextlib.suppress(LibraryProblem):
            self._library = Library(folder)

    def get(self, name: str, default: Any = None) -> Any:
        if name not in self._known and self._library is not None:
            with contextlib.suppress(LibraryProblem):
                self._known[name] = self._library.setting(name, default)
        return self._known.get(name, default)

    def put(self, name: str, value: Any) -> None:
        self._known[name] = value
        if self._library is not None:
            with contextlib.suppress(LibraryProblem):
                self._library.set_setting(name, value)

    def recent(self) -> list[Path]:
        """The packs opened last, the latest first; those that are gone are left out."""
        listed = self.get(_RECENT, [])
        paths = [Path(one) for one in listed if isinstance(one, str)] if isinstance(listed, list) else []
        return [path for path in paths if path.exists()]

    def opened(self, path: Path) -> None:
        others = [str(one) for one in self.recent() if one != path]
        self.put(_RECENT, [str(path), *others][:MOST_RECENT])

    def close(self) -> None:
        if self._library is not None:
            self._library.close()
            self._library = None
