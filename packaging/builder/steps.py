"""What a builder tells while it works: one line per step, with the seconds it took."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from run import Trouble, say


@contextmanager
def step(what: str) -> Iterator[None]:
    """Tell of a step when it is done."""
    began = time.perf_counter()
    yield
    say(f"  {what} ({time.perf_counter() - began:.1f} s)")


def call(
    command: Sequence[str | Path],
    log: Path,
    *,
    cwd: Path | None = None,
    environ: Mapping[str, str] | None = None,
) -> None:
    """Run a tool with all it prints in the log. Raises Trouble with its last line when it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    log.parent.mkdir(parents=True, exist_ok=True)
    printed = done.stdout + done.stderr
    log.write_text(printed, "utf-8")
    if done.returncode:
        if "No space left on device" in printed:
            raise Trouble("The disk is full: free about 2 GB, then build again.")
        lines = [line for line in printed.splitlines() if line.strip()]
        last = lines[-1].strip() if lines else "it said nothing"
        raise Trouble(f"{Path(command[0]).name} failed: {last} (details: {log}).")
