#!/usr/bin/env python3
"""Try the built .deb as a stranger would: in a clean minimal Debian, as an ordinary person. Run it as root on Debian.

    python3 packaging/smoke.py                     the newest .deb in dist/
    python3 packaging/smoke.py FILE.deb            this one
    python3 packaging/smoke.py --pictures DIR      where screenshots go (build/smoke/pictures otherwise)

The clean Debian has no Python and no Qt; the person's home has letters of three scripts in its name, and the system is
read-only while they play. Each promise is told with what was found; the last line counts those kept and broken.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (the file is run by whatever Python there is)
    sys.exit("This runs with Python 3.11 or newer. Try: python3.12 packaging/smoke.py")

import argparse
import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from smoking.checks import Trial

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]
sys.dont_write_bytecode = True

from run import Trouble, say  # noqa: E402 (found by the path above)


def smoke(arguments: list[str]) -> int:
    """Try everything; the number of broken promises. Raises Trouble when nothing can be tried here."""
    parser = argparse.ArgumentParser(prog="packaging/smoke.py", description="Try the built .deb in a clean Debian.")
    parser.add_argument("package", nargs="?", type=Path, metavar="FILE.deb", help="the newest in dist/ when left out")
    parser.add_argument("--pictures", type=Path, metavar="DIR", default=ROOT / "build" / "smoke" / "pictures")
    asked = parser.parse_args(arguments)
    if sys.platform != "linux" or not hasattr(os, "geteuid") or os.geteuid():
        raise Trouble("The clean Debian is made by root on Linux: run this as root on a Debian machine.")
    package = asked.package or newest(ROOT / "dist")
    if not package.is_file():
        raise Trouble(f"{package} is no file: build it with `python3 packaging/build.py --target deb`.")

    from builder import tools
    from smoking import checks, debian, screen

    work = ROOT / "build" / "smoke"
    work.mkdir(parents=True, exist_ok=True)
    asked.pictures.mkdir(parents=True, exist_ok=True)
    tools.need(["dpkg-deb", "unshare"], work / "tools.log")
    began = time.perf_counter()
    clean = debian.make(work / "root", work / "debian.log")
    say(f"Made a clean Debian ({time.perf_counter() - began:.0f} s); trying {package.name} in it.")
    with screen.screen(work / "tools.log") as shown:
        clean.display = shown.display
        version = package.name.split("_")[1]
        samples = ROOT / "tests" / "museum"
        trial = checks.Trial(clean, shown, package, samples, asked.pictures, version)
        return try_all(trial, checks.CHECKS)


def try_all(trial: "Trial", promises: "Sequence[Callable[[Trial], str]]") -> int:
    """Try each promise and tell what was found; the number of broken ones."""
    broken = 0
    for promise in promises:
        name = promise.__name__.replace("_", " ")
        began = time.perf_counter()
        try:
            found = f"ok: {promise(trial)}"
        except Trouble as trouble:
            broken += 1
            found = f"BROKEN: {trouble}"
        print(f"{name} ({time.perf_counter() - began:.1f} s): {found}", flush=True)
    print(f"{len(promises) - broken} passed, {broken} failed")
    return broken


def newest(folder: Path) -> Path:
    """The newest .deb of a folder. Raises Trouble when there is none."""
    found = sorted(folder.glob("*.deb"), key=lambda file: file.stat().st_mtime)
    if not found:
        raise Trouble(f"There is no .deb in {folder}: build one with `python3 packaging/build.py --target deb`.")
    return found[-1]


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the screen and the Debian are taken down all the same
    try:
        return int(bool(smoke(sys.argv[1:])))
    except Trouble as trouble:
        say(str(trouble))
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main())
