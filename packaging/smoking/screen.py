"""A screen without a monitor, and what is on it. It runs outside the clean Debian, so it brings nothing into that."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from builder import tools

from run import Trouble

SIZE = "1440x900x24"
LONGEST_WAIT = 60.0
"""Seconds for a window that should be there in two."""


@dataclass(frozen=True, slots=True)
class Screen:
    display: str

    def wait_for(self, title: str, seconds: float = LONGEST_WAIT) -> float:
        """Wait until a window with this in its title is shown; the seconds it took. Raises Trouble."""
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            if self._ask("xdotool", "search", "--onlyvisible", "--name", title):
                return time.perf_counter() - began
            time.sleep(0.02)
        raise Trouble(f"No window “{title}” came within {seconds:.0f} s.")

    def wait_until_gone(self, title: str) -> None:
        """Wait until no window with this in its title is left. Raises Trouble."""
        began = time.perf_counter()
        while self._ask("xdotool", "search", "--onlyvisible", "--name", title):
            if time.perf_counter() - began > LONGEST_WAIT:
                raise Trouble(f"The window “{title}” does not close.")
            time.sleep(0.05)

    def titles(self) -> list[str]:
        """The titles of the windows shown."""
        return self._ask("xdotool", "search", "--onlyvisible", "--name", ".", "getwindowname", "%@").splitlines()

    def picture(self, file: Path) -> None:
        """Keep what is on the screen as a PNG."""
        self._ask("import", "-window", "root", str(file))

    def _ask(self, *command: str) -> str:
        environ = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
        return done.stdout.strip()


@contextmanager
def screen(log: Path) -> Iterator[Screen]:
    """A screen for as long as the block lasts."""
    tools.need(["Xvfb", "xdotool", "import"], log)
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            display = number.readline().strip()
        if not display:
            raise Trouble("Xvfb did not start, so no window can be tried.")
        yield Screen(f":{display}")
    finally:
        server.terminate()
        server.wait()
