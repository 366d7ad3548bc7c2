"""Where Starshelf keeps a person's games."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def home(given: Path | None = None) -> Path:
    """The folder of the library: the one given, else that of the environment variable STARSHELF_HOME, else the user's
    data folder. It need not exist yet."""
    if given is not None:
        return given
    if named := os.environ.get("STARSHELF_HOME"):
        return Path(named)
    return user_data_path("Starshelf", appauthor=False)
