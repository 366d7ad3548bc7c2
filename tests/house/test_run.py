"""run.py: what it finds missing, what it says, and when it leaves an environment alone. No network, no pip."""

import ast
import json
import os
import runpy
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import run

ROOT = Path(__file__).parents[2]
TABLE = json.loads((ROOT / "requirements/system_libraries.json").read_text("utf-8"))
ROWS = {soname: row for kind in TABLE.values() for soname, row in kind.items()}

DEBIAN_12 = run.Distribution.of({"ID": "debian"}, (2, 36), root=True)
FEDORA = run.Distribution.of({"ID": "fedora"}, (2, 41), root=True)


class Loader:
    """Stands for the system's loader: it finds every library but the absent ones."""

    def __init__(self, *absent: str) -> None:
        self.absent = absent

    def __call__(self, soname: str) -> None:
        if soname in self.absent:
            raise OSError(soname)


# ---- The Python that runs it ------------------------------------------------------------------------------------


def test_an_old_python_can_read_the_file() -> None:
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 6))


def test_an_old_python_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 10))
    with pytest.raises(
        SystemExit, match=r"needs Python 3\.11 or newer and this is Python 3\.8\. .*python3\.12 run\.py"
    ):
        runpy.run_path(str(ROOT / "run.py"))


# ---- Qt's system libraries --------------------------------------------------------------------------------------


@pytest.mark.parametrize("soname", ROWS)
def test_every_library_has_its_packages(soname: str) -> None:
    assert set(ROWS[soname]) >= {"debian", "arch"}


@pytest.mark.parametrize(
    ("release", "glibc", "family", "t64"),
    [
        ({"ID": "debian"}, (2, 36), "debian", False),
        ({"ID": "debian"}, (2, 41), "debian", True),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, (2, 39), "debian", True),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, (2, 39), "fedora", False),
        ({"ID": "opensuse-tumbleweed", "ID_LIKE": "opensuse suse"}, (2, 42), "suse", False),
        ({"ID": "sles"}, (2, 38), "suse", False),
        ({"ID": "endeavouros", "ID_LIKE": "arch"}, (2, 42), "arch", False),
        ({"ID": "void"}, (2, 41), "", False),
        ({}, (), "", False),
    ],
)
def test_kin_of_a_distribution_are_known(
    release: dict[str, str], glibc: tuple[int, ...], family: str, t64: bool
) -> None:
    assert run.Distribution.of(release, glibc, root=False) == (family, t64, False)


@pytest.mark.parametrize(
    ("release", "glibc", "line"),
    [
        ("debian", (2, 36), "sudo apt-get install --no-install-recommends libglib2.0-0 libgl1"),
        ("ubuntu", (2, 39), "sudo apt-get install --no-install-recommends libglib2.0-0t64 libgl1"),
        ("arch", (2, 42), "sudo pacman -S --needed glib2 libglvnd"),
        (
            "fedora",
            (2, 41),
            "sudo dnf install 'libglib-2.0.so.0()(64bit)' 'libgthread-2.0.so.0()(64bit)' 'libGL.so.1()(64bit)'",
        ),
        (
            "opensuse-leap",
            (2, 38),
            "sudo zypper install 'libglib-2.0.so.0()(64bit)' 'libgthread-2.0.so.0()(64bit)' 'libGL.so.1()(64bit)'",
        ),
        ("void", (2, 41), ""),
    ],
)
def test_the_line_to_copy_names_each_package_once(release: str, glibc: tuple[int, ...], line: str) -> None:
    system = run.Distribution.of({"ID": release}, glibc, root=False)
    packages = system.packages(["libglib-2.0.so.0", "libgthread-2.0.so.0", "libGL.so.1"], ROWS)
    assert system.command(packages) == line


@pytest.mark.parametrize(
    ("screens", "absent", "lacking"),
    [
        ((), ("libEGL.so.1", "libxcb-cursor.so.0"), ["libEGL.so.1"]),
        (("DISPLAY",), ("libxcb-cursor.so.0",), ["libxcb-cursor.so.0"]),
        (("DISPLAY",), ("libwayland-cursor.so.0",), []),
        (("WAYLAND_DISPLAY",), ("libwayland-cursor.so.0",), ["libwayland-cursor.so.0"]),
        (("DISPLAY", "WAYLAND_DISPLAY"), ("libxcb-cursor.so.0",), []),
        (("DISPLAY", "WAYLAND_DISPLAY"), ("libxcb-cursor.so.0", "libwayland-egl.so.1"), ["libxcb-cursor.so.0"]),
    ],
)
def test_only_what_this_screen_needs_is_missed(
    screens: Sequence[str], absent: Sequence[str], lacking: list[str]
) -> None:
    assert run.missing_for_qt(TABLE, dict.fromkeys(screens, ":0"), Loader(*absent)) == lacking


# ---- The distribution's packages --------------------------------------------------------------------------------


class Commands:
    """Stands for `run.logged`: it notes the commands and gives back the exit codes it was told, then 0."""

    def __init__(self, *codes: int, printed: str = "") -> None:
        self.codes = list(codes)
        self.printed = printed
        self.seen: list[list[str]] = []
        self.environs: list[Any] = []

    def __call__(self, command: Sequence[str], log: Path, environ: Any = None, held: Any = None) -> int:
        self.seen.append(list(command))
        self.environs.append(environ)
        log.write_text(self.printed, "utf-8")
        return self.codes.pop(0) if self.codes else 0


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Commands]:
    def expect(*codes: int, printed: str = "") -> Commands:
        fake = Commands(*codes, printed=printed)
        monkeypatch.setattr(run, "logged", fake)
        return fake

    return expect


def test_root_on_debian_installs_without_questions(commands: Callable[..., Commands], tmp_path: Path) -> None:
    ran = commands()
    run.bring(["libGL.so.1"], ["libgl1"], DEBIAN_12, tmp_path / "log")
    assert [command[:1] + command[5:] for command in ran.seen] == [
        ["apt-get", "update"],
        ["apt-get", "install", "--no-install-recommends", "libgl1"],
    ]
    assert {environ["DEBIAN_FRONTEND"] for environ in ran.environs} == {"noninteractive"}


@pytest.mark.parametrize("system", [DEBIAN_12._replace(root=False), FEDORA])
def test_others_are_told_the_line(system: run.Distribution, commands: Callable[..., Commands], tmp_path: Path) -> None:
    ran = commands()
    with pytest.raises(run.Trouble, match=r"lacks libGL\.so\.1.*\n  sudo (apt-get|dnf) install"):
        run.bring(["libGL.so.1"], system.packages(["libGL.so.1"], ROWS), system, tmp_path / "log")
    assert ran.seen == []


def test_an_unknown_distribution_is_told_the_libraries(tmp_path: Path) -> None:
    with pytest.raises(run.Trouble, match=r"lacks libGL\.so\.1: install the packages that hold them"):
        run.bring(["libGL.so.1"], ["libgl1"], run.Distribution("", t64=False, root=True), tmp_path / "log")


def test_a_failing_apt_says_where_to_read_and_what_to_try(commands: Callable[..., Commands], tmp_path: Path) -> None:
    commands(0, 100)
    with pytest.raises(run.Trouble, match=r"apt-get install failed \(see log\)"):
        run.bring(["libGL.so.1"], ["libgl1"], DEBIAN_12, tmp_path / "log")


# ---- The environment --------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> run.Environment:
    """A checkout with two lock files and a Python in its environment, and no stamp yet."""
    (tmp_path / "requirements").mkdir()
    for use in ("play", "test"):
        (tmp_path / "requirements" / f"{use}.txt").write_text(f"{use}==1", "utf-8")
    home = run.Environment(tmp_path)
    home.python.parent.mkdir(parents=True)
    home.python.touch()
    site_packages(home).mkdir(parents=True)
    return home


def site_packages(home: run.Environment) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(home.folder)}))


def make(home: run.Environment, use: str) -> None:
    with run.alone(home.root / "lock") as held:
        home.make(use, held)


def test_a_made_environment_is_left_alone(home: run.Environment, commands: Callable[..., Commands]) -> None:
    commands()
    assert not home.ready("play")
    make(home, "play")
    assert home.ready("play")
    assert not home.ready("test")


def test_tests_are_added_to_an_environment_that_plays(home: run.Environment, commands: Callable[..., Commands]) -> None:
    commands()
    make(home, "play")
    ran = commands()
    make(home, "test")
    assert [command[-1] for command in ran.seen] == [str(home.lock_file("test"))]
    assert home.ready("play")
    assert home.ready("test")


def test_dependencies_come_hash_checked_and_ready_made(
    home: run.Environment, commands: Callable[..., Commands]
) -> None:
    ran = commands()
    make(home, "play")
    environment, pip = ran.seen
    assert environment[1:4] == ["-m", "venv", "--clear"]
    assert {"--require-hashes", "--only-binary=:all:"} <= set(pip)


def test_the_environment_finds_the_checkout_even_when_both_move(
    home: run.Environment, commands: Callable[..., Commands]
) -> None:
    commands()
    make(home, "play")
    pointer = Path((site_packages(home) / "starshelf.pth").read_text("utf-8").strip())
    assert not pointer.is_absolute()
    assert (site_packages(home) / pointer).resolve() == home.root


def test_a_changed_lock_file_asks_for_a_new_environment(
    home: run.Environment, commands: Callable[..., Commands]
) -> None:
    commands()
    make(home, "play")
    home.lock_file("play").write_text("play==2", "utf-8")
    assert not home.ready("play")
    assert not home.can_grow("test")


def test_another_python_asks_for_a_new_environment(
    home: run.Environment, commands: Callable[..., Commands], monkeypatch: pytest.MonkeyPatch
) -> None:
    commands()
    make(home, "play")
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert not home.ready("play")


def test_a_python_that_was_removed_asks_for_a_new_environment(
    home: run.Environment, commands: Callable[..., Commands]
) -> None:
    commands()
    make(home, "play")
    home.python.unlink()
    assert not home.ready("play")


@pytest.mark.parametrize("stamp", ["", "{", "[]", '{"play": 1}'])
def test_a_broken_stamp_is_no_stamp(home: run.Environment, stamp: str) -> None:
    home.stamp.write_text(stamp, "utf-8")
    assert not home.ready("play")


def killed(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_killed_set_up_is_done_again(
    home: run.Environment, commands: Callable[..., Commands], monkeypatch: pytest.MonkeyPatch
) -> None:
    commands()
    make(home, "play")
    home.lock_file("play").write_text("newer==1", "utf-8")
    monkeypatch.setattr(home, "install", killed)
    with pytest.raises(KeyboardInterrupt):
        make(home, "play")
    assert home.stamps() == {}


def test_a_kill_while_tests_are_added_leaves_the_game_and_redoes_the_rest(
    home: run.Environment, commands: Callable[..., Commands], monkeypatch: pytest.MonkeyPatch
) -> None:
    commands()
    make(home, "play")
    monkeypatch.setattr(home, "install", killed)
    with pytest.raises(KeyboardInterrupt):
        make(home, "test")
    assert home.ready("play")
    assert not home.ready("test")
    assert not home.can_grow("test")


def test_tests_that_cannot_be_added_leave_all_as_it_was(
    home: run.Environment, commands: Callable[..., Commands]
) -> None:
    commands()
    make(home, "play")
    commands(1, printed="ConnectionError")
    with pytest.raises(run.Trouble, match="cannot be reached"):
        make(home, "test")
    assert home.ready("play")
    assert home.can_grow("test")


@pytest.mark.parametrize(
    ("printed", "meaning"),
    [
        (
            "Retrying after connection broken by 'NewConnectionError'\nNo matching distribution found",
            "cannot be reached",
        ),
        ("broken by 'SSLError(... CERTIFICATE_VERIFY_FAILED ...)'\nNo matching distribution found", "is not trusted"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one that the lock file names"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for pyside6", "no build for this system"),
        ("ERROR: something new", "pip failed"),
    ],
)
def test_a_failed_installation_is_one_sentence(
    home: run.Environment, printed: str, meaning: str, commands: Callable[..., Commands]
) -> None:
    commands(0, 1, printed=printed)
    with pytest.raises(
        run.Trouble, match=rf"^Starshelf could not be set up: .*{meaning}.*\(details: \.setup\.log\)\.$"
    ):
        make(home, "play")
    assert not home.ready("play")


def test_two_set_ups_wait_for_each_other(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with run.alone(lock) as held, lock.open("w") as other:
        assert held.fileno() != other.fileno()
        assert not run.seized(other)
    with lock.open("w") as other:
        assert run.seized(other)


# ---- The commands -----------------------------------------------------------------------------------------------


@pytest.fixture
def ready(home: run.Environment, monkeypatch: pytest.MonkeyPatch) -> run.Environment:
    """run.main finds this environment, with everything in place."""
    monkeypatch.setattr(run, "Environment", lambda root: home)
    monkeypatch.setattr(run, "set_up", lambda home, use: None)
    return home


def test_all_but_test_goes_to_the_command_line(ready: run.Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda path, command: became.append(command))
    monkeypatch.setattr(subprocess, "call", lambda command: 7)
    assert run.main(["simulate", "test", "--games", "3"]) == 7
    assert became in ([], [[str(ready.python), "-P", "-m", "desktop.cli", "simulate", "test", "--games", "3"]])


def test_editor_starts_the_editor(ready: run.Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda path, command: became.append(command))
    monkeypatch.setattr(subprocess, "call", lambda command: became.append(command))
    run.main(["editor", "mine.starset"])
    assert became[0] == [str(ready.python), "-P", "-m", "editor.app", "mine.starset"]


@pytest.mark.parametrize(
    ("failed", "pytest_code", "code"), [([], 0, 0), (["mypy"], 0, 1), ([], 2, 2), (["mypy"], 5, 5)]
)
def test_any_failure_is_a_failure(
    ready: run.Environment, monkeypatch: pytest.MonkeyPatch, failed: list[str], pytest_code: int, code: int
) -> None:
    calls: list[tuple[list[str], str]] = []

    def call(command: list[str], cwd: Path, env: dict[str, str]) -> int:
        calls.append((command[1:], env["STARSHELF_FAILED_CHECKS"]))
        return pytest_code

    monkeypatch.setattr(run, "failed_checks", lambda python, root: failed)
    monkeypatch.setattr(subprocess, "call", call)
    assert run.main(["test", "-k", "dice"]) == code
    assert calls == [(["-m", "pytest", "-k", "dice"], ", ".join(failed))]


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (run.Trouble("No network here."), 1, "No network here.\n"),
        (PermissionError(13, "Permission denied", ".venv"), 1, "Is the folder writable and whole?\n"),
        (KeyboardInterrupt(), 130, "Stopped. The next start goes on from here.\n"),
    ],
)
def test_trouble_is_a_sentence_on_stderr(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: BaseException, code: int, said: str
) -> None:
    def fail(home: run.Environment, use: str) -> None:
        raise error

    monkeypatch.setattr(run, "set_up", fail)
    assert run.main([]) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith(said)
    assert "Traceback" not in printed.err
