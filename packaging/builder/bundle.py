"""The folder with both programs, which every target but the wheel packs: PyInstaller's work, and what follows it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from builder import icons, licences, linker, tools
from builder.components import Component, components
from builder.project import PROGRAMS, Job
from builder.steps import call, step
from run import Distribution, Trouble, bring, missing, system_libraries

NEEDED_BYTES = 1_500_000_000
"""Free disk that a build wants: the bundle twice, PyInstaller's cache and the packages."""
STRIPPED = ("libpython*", "lib-dynload/*", "_rapier3d*", "_pydantic_core*")
"""Libraries that come with symbols for a debugger. Qt's and numpy's come without, and edited in ways strip undoes."""


def make(job: Job) -> list[Component]:
    """Freeze the programs of the job's source into `job.bundle`; everything in it that others made."""
    check_python(job.log("tools"))
    check_editor(job.source)
    if sys.platform == "linux":
        tools.need(["objdump", "strip"], job.log("tools"))
        _bring_screen_libraries(job)
    else:
        with step("Collected the licences"):
            parts = components(job)
            licences.write(job, parts, job.source / "resources")
        icons.write_containers(job.source / "resources" / "icons")
    with step("Froze the game and the editor with PyInstaller"):
        _freeze(job)
    if sys.platform == "linux":
        with step("Left out what nothing is linked to, and symbols for debuggers"):
            _slim(job.bundle)
        with step("Collected the licences, also of the system's libraries that are taken along"):
            parts = components(job)
            licences.write(job, parts, job.bundle / "_internal" / "resources")
    _settle(job.bundle, job.commit.time)
    return parts


def check_python(log: Path) -> None:
    """Make sure that this Python has a shared library, which the bundle carries. Raises Trouble when it has none."""
    from PyInstaller.depend.bindepend import get_python_library_path
    from PyInstaller.exceptions import PythonLibraryNotFoundError

    try:
        get_python_library_path()
    except PythonLibraryNotFoundError:
        name = "libpython{}.{}".format(*sys.version_info)
        if Path(sys.base_prefix) != Path("/usr"):
            raise Trouble(
                f"The Python in {sys.base_prefix} has no shared library that a bundle could carry: "
                f"build it with --enable-shared, or use Debian's own with the package {name}."
            ) from None
        bring([f"{name}.so"], [name], Distribution.here(), log)  # Debian keeps it apart


def check_editor(source: Path) -> None:
    """Raises Trouble for a commit that lacks one of the programs."""
    if not (source / "editor" / "app.py").is_file():
        raise Trouble("This commit has no editor/app.py, and a bundle holds both programs: build a commit that has it.")


def check_space(folder: Path) -> None:
    """Raises Trouble when the disk is nearly full, before minutes are spent on it."""
    folder.mkdir(parents=True, exist_ok=True)
    free = shutil.disk_usage(folder).free
    if free < NEEDED_BYTES:
        raise Trouble(
            f"Only {free / 1e9:.1f} GB are free where {folder} lies, and a build wants {NEEDED_BYTES / 1e9:.1f} GB: "
            "free some, then build again."
        )


def _bring_screen_libraries(job: Job) -> None:
    """Have on this machine the small libraries for X11 that a bundle carries, so that each build carries them."""
    sections = system_libraries(job.source)
    table = {**sections["xcb"], **sections["wayland"]}
    if lacking := missing(table):
        system = Distribution.here()
        bring(lacking, system.packages(lacking, table), system, job.log("tools"))


def _freeze(job: Job) -> None:
    shutil.rmtree(job.bundle.parent, ignore_errors=True)
    environ = {
        **os.environ,
        "PYTHONHASHSEED": "0",  # the order of sets decides the order of modules
        "SOURCE_DATE_EPOCH": str(job.commit.time),
        "PYINSTALLER_CONFIG_DIR": str(job.work / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    places = ["--distpath", str(job.bundle.parent), "--workpath", str(job.work / "pyinstaller")]
    call(
        [*command, *places, str(job.parts / "starshelf.spec")], job.log("pyinstaller"), cwd=job.source, environ=environ
    )
    built = [job.bundle / (name + (".exe" if sys.platform == "win32" else "")) for name in PROGRAMS]
    if absent := [path.name for path in built if not path.is_file()]:
        raise Trouble(f"PyInstaller left out {', '.join(absent)}: see {job.log('pyinstaller')}.")


def _slim(bundle: Path) -> None:
    inner = bundle / "_internal"
    linker.prune(bundle, [*inner.glob("*.so*"), *(inner / "PySide6" / "Qt" / "lib").glob("*.so*")])
    files = [path for pattern in STRIPPED for path in inner.rglob(pattern) if path.is_file() and not path.is_symlink()]
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)


def _settle(bundle: Path, time: int) -> None:
    """Give everything the same age and rights, whatever the umask and the clock of the build are."""
    for path in sorted(bundle.rglob("*")):
        if path.is_symlink():
            continue
        if sys.platform != "win32":
            path.chmod(0o755 if path.is_dir() or path.name in PROGRAMS else 0o644)
        os.utime(path, (time, time))
