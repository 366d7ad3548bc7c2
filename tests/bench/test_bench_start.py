"""From a new process to the painted shelf, with the pictures of an earlier start on the disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.conftest import Latency

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.table import app

class Window(app.MainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(int(sys.argv[1]), QApplication.quit)  # after the pages above were painted too

app.MainWindow = Window
sys.exit(app.run())
"""


@pytest.fixture
def start(tmp_path: Path) -> object:
    """Starts the program and ends it so many milliseconds after its first paint."""
    folders = {"STARSHELF_HOME": "home", "XDG_CACHE_HOME": "cache"}
    environ = {**os.environ, **{name: str(tmp_path / folder) for name, folder in folders.items()}}

    def run(linger: int = 0) -> None:
        subprocess.run([sys.executable, "-c", PROGRAM, str(linger)], env=environ, check=True, timeout=60)

    return run


def test_start(latency: Latency, start: object) -> None:
    assert callable(start)
    start(4000)  # paints and keeps what is costly
    latency("From a new process to the painted shelf", start)
