"""The way from the shelf to the editor, which is a program of its own."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QProcess

from desktop.kernel.errors import Problem
from desktop.kernel.words import Sentence


def editor_command() -> list[str]:
    """The command that starts the editor beside this program."""
    if getattr(sys, "frozen", False):
        here = Path(sys.executable)
        return [str(here.with_name(f"starshelf-editor{here.suffix}"))]
    return [sys.executable, "-P", "-m", "editor.app"]


def open_editor() -> None:
    """Start the editor; whatever happens to it, the game goes on. Raises Problem when it does not start."""
    program, *arguments = editor_command()
    started = QProcess.startDetached(program, arguments)
    if not (started[0] if isinstance(started, tuple) else started):
        told = "The editor cannot be started: {file} is missing or cannot be run. Install Starshelf anew."
        raise Problem(Sentence(told, {"file": program}))
