"""What a stranger tries, one function per promise. Each raises Trouble, or says in a few words what it found."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from run import Trouble
from smoking.debian import HOME, Debian
from smoking.screen import Screen

OFFSCREEN = {"LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
WINDOW = {"LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb"}
STARTS = 4
LONGEST_START = 2.0
"""Seconds from the command to the first window of a warm start; the best of STARTS counts, as machines are busy."""
LIBRARY = Path(".local/share/Starshelf")
LIBRARY_FILE = "library.db"
LOST_LIBRARIES = r"""
export LD_LIBRARY_PATH=/usr/lib/starshelf/_internal
find /usr/lib/starshelf -type f | while IFS= read -r file; do
    ldd "$file" 2>/dev/null | grep "not found" | while read -r lost; do echo "$lost for $file"; done
done
true
"""
OLD_MARK = "usr/lib/starshelf/_internal/of-an-older-version.txt"


@dataclass(slots=True)
class Trial:
    """What the checks share."""

    debian: Debian
    screen: Screen
    package: Path
    samples: Path
    """Folder with one .starsave and one .starset."""
    pictures: Path
    """Where screenshots go."""
    version: str
    installed: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The files of the system when the program was installed and nobody had played."""

    @property
    def home(self) -> Path:
        return self.debian.inside(HOME)


def no_python_no_qt(trial: Trial) -> str:
    """The Debian is as bare as was said."""
    found = [
        name
        for name in ("usr/bin/python3", "usr/lib/x86_64-linux-gnu/libQt6Core.so.6")
        if (trial.debian.root / name).exists()
    ]
    if found:
        raise Trouble(f"The clean Debian holds {', '.join(found)}.")
    return "no Python, no Qt"


def installs(trial: Trial) -> str:
    """An older version goes in first, so that the next check is an upgrade."""
    older = _older(trial)
    shutil.copy(older, trial.debian.inside("/opt/older.deb"))
    trial.debian.apt("install", "/opt/older.deb")
    trial.installed = trial.debian.files()
    return f"version {trial.debian.run('dpkg-query', '-W', '-f', '${Version}', 'starshelf')} with its dependencies"


def every_library_is_found(trial: Trial) -> str:
    """The dynamic linker finds what each program, library and plugin is linked to."""
    lost = trial.debian.run("sh", "-c", LOST_LIBRARIES).strip()
    if lost:
        raise Trouble(f"The linker does not find: {lost[:400]}")
    return "nothing is missing"


def starts_without_a_screen(trial: Trial) -> str:
    """Game and editor run offscreen until they are ended."""
    for program in ("starshelf", "starshelf-editor"):
        with trial.debian.start(program, environ=OFFSCREEN) as process:
            time.sleep(4)
            ended = process.poll()
            process.kill()
            printed = process.communicate()[0].strip()
        if ended is not None or printed:
            raise Trouble(f"{program} ended with {ended} and said: {printed[-400:]}")
    return "game and editor, and neither had anything to complain of"


def plays_from_the_command_line(trial: Trial) -> str:
    """A game between computer players, in this process and in two others."""
    command = ["starshelf", "simulate", "space_checkers", "--games", "4", "--seed", "7", "--json"]
    alone = trial.debian.run(*command, environ=OFFSCREEN)
    shared = trial.debian.run(*command, "--workers", "2", environ=OFFSCREEN)
    played = [
        {key: value for key, value in json.loads(text).items() if "second" not in key} for text in (alone, shared)
    ]
    if played[0] != played[1]:
        raise Trouble(f"Played in worker processes the games differ: {alone} {shared}")
    for game in ("space_movers", "amazing_space_venture", "one_small_step"):
        trial.debian.run("starshelf", "simulate", game, "--seats", "random,random", "--games", "1", environ=OFFSCREEN)
    return "all four games; with two worker processes the same games"


def draws_a_picture(trial: Trial) -> str:
    """A saved game, checked step by step and drawn."""
    _give(trial, "space_checkers.starsave")
    trial.debian.run("starshelf", "replay", str(HOME / "space_checkers.starsave"), environ=OFFSCREEN)
    target = HOME / "Bild ä.png"
    trial.debian.run(
        "starshelf", "picture", str(HOME / "space_checkers.starsave"), "--out", str(target), environ={"LANG": "C"}
    )
    content = trial.debian.inside(target).read_bytes()
    if not content.startswith(b"\x89PNG") or len(content) < 20_000:
        raise Trouble(f"{target} is no picture of a board: {len(content)} bytes.")
    shutil.copy(trial.debian.inside(target), trial.pictures / "board.png")
    return f"{len(content) // 1024} KB of board"


def opens_windows(trial: Trial) -> str:
    """Game and editor on a screen: how long until the first window, and what it looks like."""
    told = []
    for program, title in (("starshelf", "Starshelf"), ("starshelf-editor", "Starshelf Editor")):
        starts = [_start_in_a_window(trial, program, title) for _ in range(STARTS)]
        seconds, worked = min(starts[1:])
        if os.getloadavg()[0] > (os.cpu_count() or 1):  # others want the processors: what the start itself takes counts
            told.append(f"{program} with {worked:.2f} s of work, warm ({seconds:.1f} s on this busy machine)")
            seconds = worked
        else:
            told.append(f"{program} after {seconds:.2f} s warm, {starts[0][0]:.2f} s the first time")
        if seconds > LONGEST_START:
            raise Trouble(f"That is too slow: {told[-1]}.")
    return "; ".join(told)


def _start_in_a_window(trial: Trial, program: str, title: str) -> tuple[float, float]:
    """Start a program and end it again: the seconds until its window came, and the processor's share of them."""
    with trial.debian.start(program, environ=WINDOW) as process:
        seconds = trial.screen.wait_for(title)
        worked = _processor_seconds(process.pid)
        time.sleep(2)
        trial.screen.picture(trial.pictures / f"{program}.png")
        process.kill()
    trial.screen.wait_until_gone(title)
    return seconds, worked


def _processor_seconds(pid: int) -> float:
    """What a process and those it started have used of the processor."""
    numbers = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    own = (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(_processor_seconds(int(child)) for child in children)


def plays_in_a_window(trial: Trial) -> str:
    """Two computer players at the table, each move thought out in a process of its own, until the game is over."""
    command = ["starshelf", "play", "space_checkers", "--seats", "greedy,greedy", "--seed", "7"]
    with trial.debian.start(*command, environ=WINDOW) as process:
        trial.screen.wait_for("Space Checkers")
        steps = _wait_for_steps(trial, 4)
        trial.screen.picture(trial.pictures / "table.png")
        process.kill()
    trial.screen.wait_until_gone("Space Checkers")
    return f"{steps} moves were played and are in the library"


def opens_files_by_their_type(trial: Trial) -> str:
    """What a double-click does, with the desktop's own tools for it."""
    trial.debian.apt("install", "libglib2.0-bin", "shared-mime-info", "desktop-file-utils")
    trial.debian.run(
        "desktop-file-validate",
        "/usr/share/applications/starshelf.desktop",
        "/usr/share/applications/starshelf-editor.desktop",
    )
    types = {"starset": "application/vnd.starshelf.set+zip", "starsave": "application/vnd.starshelf.save+json"}
    for ending, kind in types.items():
        _give(trial, f"space_checkers.{ending}")
        file = str(HOME / f"space_checkers.{ending}")
        found = trial.debian.run("gio", "info", "-a", "standard::content-type", file, environ={"LANG": "C.UTF-8"})
        program = trial.debian.run("gio", "mime", kind).splitlines()[0]
        if f"content-type: {kind}\n" not in found or "starshelf.desktop" not in program:
            raise Trouble(f"{file} is taken for {found}, which opens with: {program}")
        before = set(trial.screen.titles())
        with trial.debian.start("sh", "-c", 'gio open "$1" && sleep 600', "sh", file, environ=WINDOW) as process:
            trial.screen.wait_for("Starshelf")
            time.sleep(5)
            trial.screen.picture(trial.pictures / f"double-click-{ending}.png")
            titles = set(trial.screen.titles()) - before
            process.kill()
        trial.screen.wait_until_gone("Starshelf")
        if not titles or titles == {"Starshelf"}:
            raise Trouble(f"{file} opened the bare shelf: {titles}")
    return "both kinds of files, by a double-click"


def keeps_games_in_an_upgrade(trial: Trial) -> str:
    """The real package over the older one."""
    before = _library(trial)
    shutil.copy(trial.package, trial.debian.inside("/opt/newer.deb"))
    trial.debian.apt("install", "/opt/newer.deb")
    version = trial.debian.run("starshelf", "--version", environ=OFFSCREEN).strip()
    if not re.fullmatch(
        rf"Starshelf {re.escape(trial.version)} \(commit [0-9a-f]{{10}}(\+changes)?, build .+\)", version
    ):
        raise Trouble(f"After the upgrade the version is told as: {version}")
    if (trial.debian.root / OLD_MARK).exists():
        raise Trouble("A file of the older version is still there.")
    if _library(trial) != before:
        raise Trouble("The games are not as they were before the upgrade.")
    trial.debian.run("starshelf", "simulate", "space_checkers", "--games", "1", environ=OFFSCREEN)
    return f"{version}; {before} moves kept"


def writes_only_at_home(trial: Trial) -> str:
    """Of all that was played, nothing has come or changed in the system, in temporary folders either."""
    now = trial.debian.files()
    changed = [name for name in now.keys() | trial.installed.keys() if now.get(name) != trial.installed.get(name)]
    if changed:
        raise Trouble(f"These files lie outside the person's folders: {', '.join(sorted(changed)[:8])}")
    kept = sorted(str(path.relative_to(trial.home)) for path in trial.home.glob(".*/*"))
    return f"at home: {', '.join(kept)}"


def leaves_nothing_but_games(trial: Trial) -> str:
    """Removed and purged, with what was installed for it."""
    moves = _library(trial)
    trial.debian.apt("purge", "starshelf")
    trial.debian.apt("autoremove", "--purge")
    logs = ("opt/", "var/log/", "var/cache/apt/", "var/lib/apt/")
    left = [name for name in trial.debian.files() if "starshelf" in name.lower() and not name.startswith(logs)]
    if left:
        raise Trouble(f"These files are left: {', '.join(left[:8])}")
    if _library(trial) != moves:
        raise Trouble("The games went with the program.")
    return f"no file is left but {moves} moves at home"


CHECKS: tuple[Callable[[Trial], str], ...] = (
    no_python_no_qt,
    installs,
    every_library_is_found,
    starts_without_a_screen,
    plays_from_the_command_line,
    draws_a_picture,
    opens_windows,
    plays_in_a_window,
    writes_only_at_home,
    keeps_games_in_an_upgrade,
    opens_files_by_their_type,
    leaves_nothing_but_games,
)


def _older(trial: Trial) -> Path:
    """The package with a lower version number and a file that the newer one no longer has."""
    folder = trial.debian.root.with_name("older")
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["dpkg-deb", "--raw-extract", str(trial.package), str(folder)], check=True)
    control = folder / "DEBIAN" / "control"
    text = control.read_text("utf-8")
    control.write_text(re.sub(r"^Version: .*$", "Version: 0.0.9", text, flags=re.MULTILINE), "utf-8")
    (folder / OLD_MARK).write_text("The next version has no such file.\n", "utf-8")
    target = folder.with_suffix(".deb")
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(folder), str(target)],
        check=True,
        capture_output=True,
    )
    shutil.rmtree(folder)
    return target


def _give(trial: Trial, name: str) -> None:
    """Lay a sample into the person's home, as if it had been downloaded."""
    source = next(trial.samples.rglob(name))
    target = trial.home / name
    shutil.copy(source, target)
    owner = trial.home.stat()
    shutil.chown(target, owner.st_uid, owner.st_gid)


def _library(trial: Trial) -> int:
    """How many moves the person's library holds, over all games. A copy is read, so that nothing of it changes."""
    with tempfile.TemporaryDirectory() as folder:
        for file in (trial.home / LIBRARY).glob(f"{LIBRARY_FILE}*"):
            shutil.copy(file, folder)
        if not Path(folder, LIBRARY_FILE).is_file():
            raise Trouble(f"There is no library in {LIBRARY}.")
        with closing(sqlite3.connect(Path(folder, LIBRARY_FILE))) as database:
            return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])


def _wait_for_steps(trial: Trial, wanted: int) -> int:
    began = time.perf_counter()
    while time.perf_counter() - began < 90:
        time.sleep(1)
        if (steps := _library(trial)) >= wanted:
            return steps
    raise Trouble("The computer players did not play: do their processes start?")
