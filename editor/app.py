"""Start of the editor: `starshelf-editor [FILE]`, a program of its own beside the game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QTimer

from desktop.kernel.errors import LibraryProblem
from desktop.kernel.library import Library
from desktop.table.kit import starting
from desktop.table.kit.theme_qss import Theme

USAGE = """usage: starshelf-editor [FILE]

Make content packs for the games of Starshelf. FILE is a pack (.starset) or a folder that holds one.
"""
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Qt ends the whole process when it finds none of them on Linux."""


def run(file: Path | None = None) -> int:
    """Open the editor until its window is closed. Gives the exit code."""
    starting.scale(_set_scale())
    app = starting.application("Starshelf Editor", "starshelf-editor", Theme.DARK)
    starting.guard(app)
    from editor.window.main import EditorWindow  # --help and --version answer without it

    window = EditorWindow()
    window.show()
    QTimer.singleShot(0, window, lambda: window.begin(file))
    return app.exec()


def _set_scale() -> int:
    """The size of the interface in percent, as it is set in the game."""
    try:
        with Library() as library:
            percent = library.setting("scale", 100)
    except LibraryProblem:
        return 100
    return percent if isinstance(percent, int) else 100


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entry point of the command."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if any(one in ("-h", "--help") for one in given):
        sys.stdout.write(USAGE)
        sys.exit(0)
    if "--version" in given:
        from desktop.stamp import version_line

        sys.stdout.write(f"{version_line().replace('Starshelf', 'Starshelf Editor', 1)}\n")
        sys.exit(0)
    if len(given) > 1 or any(one.startswith("-") for one in given):
        sys.stderr.write(USAGE)
        sys.exit(2)
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        sys.stderr.write("There is no screen here for the window. Start the editor from a desktop session.\n")
        sys.exit(1)
    sys.exit(run(Path(given[0]) if given else None))


if __name__ == "__main__":
    main()
