"""A clean minimal Debian in a folder, and commands run in it as root or as an ordinary person."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from builder import tools

from run import Trouble, logged

SUITE = "bookworm"
PERSON = "zoe"
HOME = Path("/home/Zoë Иванова 英雄 #1 100%")
"""Letters of three scripts, blanks and signs that mean something to shells, addresses and menus."""
ENTER = """
root=$1; user=$2; shift 2
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/run"
if [ "$READ_ONLY" = 1 ]; then
    mount --bind "$root/usr" "$root/usr"
    mount -o remount,bind,ro "$root/usr"
fi
exec chroot "$root" setpriv --reuid="$user" --regid="$user" --init-groups --pdeathsig=KILL /usr/bin/env -i "$@"
"""


@dataclass(slots=True)
class Debian:
    """A root folder. What runs in it sees its own processes and mounts only, and ends with whoever started it."""

    root: Path
    display: str = ""
    """An X display outside, for programs in it that open windows."""

    def command(self, command: Sequence[str], environ: Mapping[str, str], person: bool) -> list[str]:
        """What to run outside so that a command runs inside."""
        home = HOME if person else Path("/root")
        path = "/usr/bin:/bin:/usr/games" + ("" if person else ":/usr/sbin:/sbin")
        inside = {"HOME": str(home), "USER": PERSON if person else "root", "PATH": path, **environ}
        if self.display:
            inside.setdefault("DISPLAY", self.display)
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-eu", "-c", ENTER, "sh"]
        given = [f"{name}={value}" for name, value in inside.items()]
        return [*enter, str(self.root), PERSON if person else "root", *given, *command]

    def start(
        self, *command: str, environ: Mapping[str, str] | None = None, person: bool = True
    ) -> subprocess.Popen[str]:
        """Start a command inside, by the person with everything of the system read-only unless it is root."""
        return subprocess.Popen(
            self.command(command, environ or {}, person),
            env={**os.environ, "READ_ONLY": "1" if person else "0"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )

    def run(
        self, *command: str, environ: Mapping[str, str] | None = None, person: bool = True, seconds: float = 120
    ) -> str:
        """Run a command inside and give what it printed. Raises Trouble when it fails or takes too long."""
        with self.start(*command, environ=environ, person=person) as process:
            try:
                printed, _ = process.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                raise Trouble(f"`{' '.join(command)}` did not end within {seconds:.0f} s.") from None
        if process.returncode:
            raise Trouble(f"`{' '.join(command)}` failed ({process.returncode}): {printed.strip()[-600:]}")
        return printed

    def inside(self, path: Path | str) -> Path:
        """The same file, seen from outside."""
        return self.root / str(path).lstrip("/")

    def apt(self, *arguments: str) -> None:
        """Run apt-get inside as root."""
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        options = ["-q", "-y", "-o", "APT::Install-Recommends=false"]
        self.run("apt-get", *options, *arguments, environ=quiet, person=False, seconds=600)

    def files(self) -> dict[str, tuple[int, int]]:
        """Every file but those of the person and of running systems, with size and time of change."""
        left_out = {"dev", "proc", "sys", "run", "home"}
        found = {}
        for top in sorted(self.root.iterdir()):
            if top.name in left_out or top.is_symlink():
                continue
            for folder, folders, names in os.walk(top):
                for name in (*folders, *names):
                    path = Path(folder, name)
                    state = path.lstat()
                    size = 0 if path.is_dir() and not path.is_symlink() else state.st_size
                    changed = 0 if path.is_dir() and not path.is_symlink() else state.st_mtime_ns
                    found[str(path.relative_to(self.root))] = (size, changed)
        return found


def make(folder: Path, log: Path) -> Debian:
    """Lay a clean Debian with one ordinary person into a folder; a copy of it is kept beside for the next time."""
    kept = folder.with_suffix(".tar")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if not kept.is_file():
        [maker] = tools.need(["mmdebstrap"], log)
        fresh = kept.with_suffix(".part.tar")
        if logged([maker, "--variant=minbase", SUITE, str(fresh)], log):
            raise Trouble(f"No clean Debian could be made: see {log}. Is a Debian mirror in reach?")
        fresh.rename(kept)
    subprocess.run(["tar", "-xf", str(kept), "-C", str(folder), "--exclude=./dev/*"], check=True)
    debian = Debian(folder)
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    debian.apt("update")
    debian.run("useradd", "--home-dir", str(HOME), "--create-home", "--shell", "/bin/sh", PERSON, person=False)
    return debian
