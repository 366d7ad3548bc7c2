#!/usr/bin/env python3
"""Starshelf in one command, on a machine with nothing but Python.

    python3 run.py                  set up what is missing, then open the shelf
    python3 run.py editor [FILE]    design packs of your own; FILE is one to open
    python3 run.py test [ARGS]      every check and every test; ARGS go to pytest
    python3 run.py ANYTHING ELSE    goes to the `starshelf` command as it is

The environment is the folder .venv in this checkout, filled from the hash-checked lock files in requirements/.
A stamp in it, written last, says for which lock file and which Python it was made. While the stamp holds, a start
asks no network and runs no pip. Nothing is touched but the package index and, for root on Debian and its kin,
the distribution's packages. This file parses on Python 3.6: an old Python gets a sentence, no syntax error.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (the file is run by whatever Python there is)
    sys.exit(
        "Starshelf needs Python 3.11 or newer and this is Python {}.{}. "
        "Run it with a newer one, for example: python3.12 run.py".format(*sys.version_info[:2])
    )

import ctypes
import hashlib
import json
import os
import platform
import re
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent
STARSHELF = ["-P", "-m", "desktop.cli"]  # -P: nothing in the folder a person stands in can shadow a module
EDITOR = ["-P", "-m", "editor.app"]
CHECKS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "import contracts": ["-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
    "mypy": ["-m", "mypy"],
}
WHOLE_RUN = ["-n", "auto", "--maxprocesses", "8"]  # pytest's options when it is given none


class Trouble(Exception):
    """A sentence for the person: what is wrong, where, and what to do."""


def say(sentence: str) -> None:
    """Speak on stderr, so that the output of a command stays clean."""
    print(sentence, file=sys.stderr, flush=True)


# ---- What the distribution must bring ----------------------------------------------------------------------


RPM = {"fedora", "suse"}


class Distribution(NamedTuple):
    """The kind of Linux this is, as far as its packages are concerned."""

    family: str  # "debian", "fedora", "arch", "suse", or "" for any other
    t64: bool  # packages renamed for 64-bit time (Debian 13, Ubuntu 24.04)
    root: bool  # may install packages

    @classmethod
    def here(cls) -> "Distribution":
        try:
            release = platform.freedesktop_os_release()
        except OSError:
            release = {}
        glibc = re.findall(r"\d+", platform.libc_ver()[1])
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        return cls.of(release, tuple(int(part) for part in glibc), root)

    @classmethod
    def of(cls, release: Mapping[str, str], glibc: tuple[int, ...], root: bool) -> "Distribution":
        names = [release.get("ID", ""), *release.get("ID_LIKE", "").split()]
        families = {"ubuntu": "debian", "rhel": "fedora", "opensuse": "suse", "sles": "suse"}
        known = [families.get(name.partition("-")[0], name) for name in names]
        family = next((name for name in known if name in {"debian", "arch", *RPM}), "")
        # The renaming came with glibc 2.39 in Debian and Ubuntu; derivatives number themselves as they like.
        return cls(family, family == "debian" and glibc >= (2, 39), root)

    def packages(self, sonames: Iterable[str], table: Mapping[str, Mapping[str, str]]) -> list[str]:
        """The packages that hold these shared libraries, each once."""
        if self.family in RPM:  # these packages provide their libraries by name, so no table can be stale
            wide = "()(64bit)" if sys.maxsize > 2**32 else ""
            return [soname + wide for soname in sonames]
        column = self.family or "debian"
        named = ((self.t64 and table[name].get("debian_t64")) or table[name][column] for name in sonames)
        return list(dict.fromkeys(named))

    def command(self, packages: Sequence[str]) -> str:
        """The line that installs them, to be copied into a terminal; empty for an unknown distribution."""
        tool = {
            "debian": "apt-get install --no-install-recommends",
            "fedora": "dnf install",
            "suse": "zypper install",
            "arch": "pacman -S --needed",
        }.get(self.family)
        quoted = [f"'{name}'" if "(" in name else name for name in packages]
        return " ".join(["sudo", tool, *quoted]) if tool else ""


def system_libraries(root: Path) -> dict[str, dict[str, dict[str, str]]]:
    """The table in requirements/: for each kind of need its shared libraries, and the packages that hold each."""
    text = (root / "requirements" / "system_libraries.json").read_text("utf-8")
    table: dict[str, dict[str, dict[str, str]]] = json.loads(text)
    return table


def missing(sonames: Iterable[str], load: Callable[[str], object] = ctypes.CDLL) -> list[str]:
    """Those of the shared libraries that the system's loader does not find."""

    def absent(soname: str) -> bool:
        try:
            load(soname)
        except OSError:
            return True
        return False

    return [soname for soname in sonames if absent(soname)]


def missing_for_qt(
    table: Mapping[str, Iterable[str]],
    environ: Mapping[str, str],
    load: Callable[[str], object] = ctypes.CDLL,
) -> list[str]:
    """What Qt lacks on this screen; without a screen, what it lacks to draw at all.

    Where both kinds of screen are offered, Qt needs the libraries of one.
    """
    offered = [kind for kind, sign in {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}.items() if environ.get(sign)]
    lacking = [missing(table[kind], load) for kind in offered]
    return missing(table["offscreen"], load) + (lacking[0] if lacking and all(lacking) else [])


def bring(lacking: Sequence[str], packages: Sequence[str], system: Distribution, log: Path) -> None:
    """Install the distribution's packages where that is allowed; otherwise say which they are."""
    what = f"This system lacks {', '.join(lacking)}"
    command = system.command(packages)
    if not command:
        raise Trouble(f"{what}: install the packages that hold them, then run this again.")
    if not (system.family == "debian" and system.root):
        raise Trouble(f"{what}. Install them with the line below, then run this again.\n  {command}")
    say(f"Installing with apt-get what this system lacks: {' '.join(packages)}.")
    apt = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=120"]
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "--no-install-recommends", *packages]):
        if logged([*apt, *step], log, environ):
            raise Trouble(f"{what}, and apt-get {step[0]} failed (see {log.name}); try it yourself:\n  {command}")


# ---- The environment ---------------------------------------------------------------------------------------

FAILURES = {  # what pip prints -> what it means; the first that is found counts
    r"CERTIFICATE_VERIFY_FAILED": (
        "the certificate of the package index is not trusted here. "
        "Give pip the certificates of your network (its setting `cert`), then run this again"
    ),
    r"NewConnectionError|ConnectTimeout|ReadTimeout|ConnectionError|ProxyError|connection broken": (
        "the package index cannot be reached. It is needed once: connect to a network, then run this again"
    ),
    r"DO NOT MATCH THE HASHES": (
        "a file from the package index is not the one that the lock file names, so nothing of it was used. "
        "Run this again; if it stays so, the index you use serves altered files"
    ),
    r"No space left on device": "the disk is full. Free about 1 GB, then run this again",
    r"No matching distribution found": (
        "a library has no build for this system. "
        "Use a 64-bit Python 3.11 to 3.13 on Windows, macOS or a Linux with glibc 2.34 or newer"
    ),
}


class Environment:
    """The virtual environment of a checkout, made for one of two uses: "play" or "test" (play included)."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.log = root / ".setup.log"

    @property
    def stamp(self) -> Path:
        return self.folder / "starshelf.json"

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    def lock_file(self, use: str) -> Path:
        return self.root / "requirements" / f"{use}.txt"

    def wanted(self, use: str) -> str:
        """The stamp of an environment as it should be: for this lock file and this Python."""
        python = f"{platform.python_implementation()} {sys.version_info[:2]} {platform.machine()}"
        return hashlib.sha256(python.encode() + self.lock_file(use).read_bytes()).hexdigest()

    def stamps(self) -> dict[str, str]:
        """What the environment is made for; empty when it was never finished."""
        try:
            stamps = json.loads(self.stamp.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return stamps if isinstance(stamps, dict) else {}

    def write_stamps(self, stamps: Mapping[str, str]) -> None:
        draft = self.stamp.with_suffix(".new")
        draft.write_text(json.dumps(stamps), "utf-8")
        os.replace(draft, self.stamp)

    def ready(self, use: str) -> bool:
        return self.stamps().get(use) == self.wanted(use) and self.python.exists()

    def can_grow(self, use: str) -> bool:
        """Whether the test tools can be added to what is there: it plays, and nobody has added any before."""
        return use == "test" and self.ready("play") and "test" not in self.stamps()

    def make(self, use: str, held: IO[str]) -> None:
        """Fill the environment, so that a run killed at any moment leaves a sign that it must be done again.

        `held` is the lock. pip inherits it: if this process is killed, the next one waits for its pip as well.
        """
        if self.can_grow(use):
            self.grow(held)
        else:
            self.make_anew(use, held)
        self.write_stamps({"play": self.wanted("play"), use: self.wanted(use)})

    def make_anew(self, use: str, held: IO[str]) -> None:
        say("Setting up Starshelf: about 90 MB are fetched once, later starts are quick.")
        self.stamp.unlink(missing_ok=True)
        if logged([base_python(), "-m", "venv", "--clear", str(self.folder)], self.log):
            raise Trouble(f"The environment could not be made in {self.folder}: see {self.log.name}.")
        self.point_to_checkout()
        self.install(self.lock_file(use), held)

    def grow(self, held: IO[str]) -> None:
        """Add the test tools. The game stays playable all the while: no library of it is touched."""
        say("Adding the tools for the tests.")
        before = self.stamps()
        self.write_stamps({**before, "test": "unfinished"})
        try:
            self.install(self.lock_file("test"), held)
        except Trouble:  # pip took back what it did, as it does unless it is killed
            self.write_stamps(before)
            raise

    def point_to_checkout(self) -> None:
        """Let the environment import the checkout's packages, wherever both are started from or moved to."""
        base = {"base": str(self.folder), "platbase": str(self.folder)}
        packages = sysconfig.get_path("purelib", "venv", base)
        Path(packages, "starshelf.pth").write_text(os.path.relpath(self.root, packages) + "\n", "utf-8")

    def install(self, lock_file: Path, held: IO[str]) -> None:
        pip = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        options = ["--progress-bar=off", "--only-binary=:all:", "--require-hashes", "-r", str(lock_file)]
        if logged([*pip, *options], self.log, held=held):
            printed = self.log.read_text("utf-8", "replace")
            meant = (meaning for sign, meaning in FAILURES.items() if re.search(sign, printed))
            raise Trouble(f"Starshelf could not be set up: {next(meant, 'pip failed')} (details: {self.log.name}).")


def base_python() -> str:
    """The Python outside any environment, so that an environment is never rebuilt from within itself."""
    return getattr(sys, "_base_executable", None) or sys.executable


def logged(
    command: Sequence[str], log: Path, environ: Mapping[str, str] | None = None, held: IO[str] | None = None
) -> int:
    """Run a command with all it prints in the log, showing downloads as they come; return its exit code."""
    inherited = (held.fileno(),) if held and sys.platform != "win32" else ()
    process = subprocess.Popen(
        command,
        env=environ,
        pass_fds=inherited,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    with process, log.open("w", encoding="utf-8") as file:
        for line in process.stdout or ():
            file.write(line)
            download = re.match(r"\s*Downloading ([^-\s]+)-([^-\s]+)-\S+ \((\S+ [kM]B)\)", line)
            if download:
                say("  {} {} ({})".format(*download.groups()))
    return process.returncode


@contextmanager
def alone(lock: Path) -> Iterator[IO[str]]:
    """One set-up at a time, the others wait. The lock goes with its holder, however that one ends."""
    with lock.open("w") as held:
        if not seized(held):
            say("Another start is setting Starshelf up; waiting for it.")
            while not seized(held):
                time.sleep(0.2)
        yield held


def seized(held: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


# ---- The three commands ------------------------------------------------------------------------------------


def set_up(home: Environment, use: str) -> None:
    """Make sure that everything needed for this use is here; at once when it is."""
    table = system_libraries(home.root)
    screen = os.environ if use == "play" else {}  # tests draw off screen
    lacking = missing_for_qt(table, screen) if sys.platform == "linux" else []
    if home.ready(use) and not lacking:
        return
    with alone(home.root / ".setup.lock") as held:
        bring_what_lacks(lacking, {**table["offscreen"], **table["xcb"], **table["wayland"]}, home, use)
        if not home.ready(use):
            home.make(use, held)


def bring_what_lacks(
    sonames: Sequence[str], table: Mapping[str, Mapping[str, str]], home: Environment, use: str
) -> None:
    """Bring Qt's libraries and the part of Python's venv module that Debian keeps in a package of its own."""
    lacking = missing(sonames)
    no_venv = not (home.ready(use) or home.can_grow(use)) and find_spec("ensurepip") is None
    if not (lacking or no_venv):
        return
    system = Distribution.here()
    packages = system.packages(lacking, table)
    if no_venv:
        lacking.append("Python's module ensurepip")
        packages.append("python{}.{}-venv".format(*sys.version_info) if system.family == "debian" else "python3")
    bring(lacking, packages, system, home.log)


def start(python: Path, arguments: Sequence[str]) -> int:
    """Become the `starshelf` command, or the editor."""
    program = [*EDITOR, *arguments[1:]] if arguments[:1] == ["editor"] else [*STARSHELF, *arguments]
    return become([str(python), *program])


def become(command: list[str]) -> int:
    """Go on as another program. Windows cannot do that: there it runs, and its exit code comes back."""
    if sys.platform != "win32":
        os.execv(command[0], command)
    return subprocess.call(command)


def test(home: Environment, arguments: Sequence[str]) -> int:
    """Run the checks, then pytest, whose closing line is the last that is printed; 0 only when all passed."""
    failed = failed_checks(str(home.python), home.root)
    environ = {**os.environ, "STARSHELF_FAILED_CHECKS": ", ".join(failed)}
    pytest = [str(home.python), "-m", "pytest", *(arguments or WHOLE_RUN)]
    code = subprocess.call(pytest, cwd=home.root, env=environ)
    return code or int(bool(failed))


def failed_checks(python: str, root: Path) -> list[str]:
    """Run the checks side by side and report each; return the names of those that failed."""
    running = {
        name: subprocess.Popen([python, *command], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for name, command in CHECKS.items()
    }
    failed = []
    for name, process in running.items():
        printed = process.communicate()[0].decode("utf-8", "replace")
        if process.returncode:
            failed.append(name)
            print(printed)
        print(f"{name}: {'FAILED' if process.returncode else 'passed'}", flush=True)
    return failed


def main(arguments: Sequence[str]) -> int:
    home = Environment(ROOT)
    try:
        if arguments[:1] == ["test"]:
            set_up(home, "test")
            return test(home, arguments[1:])
        set_up(home, "play")
        return start(home.python, arguments)
    except Trouble as trouble:
        say(str(trouble))
    except OSError as error:
        say(f"Starshelf could not be set up in {home.root}: {error}. Is the folder writable and whole?")
    except KeyboardInterrupt:
        say("Stopped. The next start goes on from here.")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
