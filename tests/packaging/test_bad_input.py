"""Whatever is missing or wrong is told in one sentence that says what to install or to change."""

import shutil
import subprocess
import sys
from collections import namedtuple

import pytest
from builder import bundle, environment, steps, targets, tools

from run import Distribution, Trouble
from tests.packaging.conftest import ROOT

Usage = namedtuple("Usage", "total used free")


def test_an_unknown_target():
    with pytest.raises(Trouble, match="no target “rpm”: choose one of deb, tar, run"):
        targets.chosen(["rpm"])


@pytest.mark.parametrize(
    ("target", "here", "there"), [("exe", "linux", "Windows"), ("dmg", "win32", "macOS"), ("deb", "darwin", "Linux")]
)
def test_the_wrong_system(monkeypatch, target, here, there):
    monkeypatch.setattr(sys, "platform", here)
    with pytest.raises(Trouble, match=rf"{target} is built on {there}, and this is .*workflows/installers\.yml"):
        targets.chosen([target])


def test_without_a_target_everything_that_this_system_can(monkeypatch):
    monkeypatch.setattr(tools, "find", lambda name: None)
    for system, able in {
        "linux": ["deb", "tar", "run", "wheel"],
        "win32": ["exe", "wheel"],
        "darwin": ["dmg", "wheel"],
    }.items():
        monkeypatch.setattr(sys, "platform", system)
        assert targets.chosen([]) == able
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(tools, "find", lambda name: name)
    assert "appimage" in targets.chosen([])


def test_a_missing_tool_is_named_with_its_package(monkeypatch, tmp_path):
    monkeypatch.setattr(tools, "find", lambda name: None)
    monkeypatch.setattr(Distribution, "here", lambda: Distribution("debian", False, False))
    with pytest.raises(Trouble, match=r"lacks makensis\. Install .*\n.*apt-get install .*nsis"):
        tools.need(["makensis"], tmp_path / "log")
    monkeypatch.setattr(Distribution, "here", lambda: Distribution("", False, False))
    with pytest.raises(Trouble, match="lacks makensis: install NSIS"):
        tools.need(["makensis"], tmp_path / "log")


def test_a_python_that_cannot_be_taken_along(monkeypatch, tmp_path):
    from PyInstaller.depend import bindepend
    from PyInstaller.exceptions import PythonLibraryNotFoundError

    def none_found():
        raise PythonLibraryNotFoundError("none")

    monkeypatch.setattr(bindepend, "get_python_library_path", none_found)
    monkeypatch.setattr(sys, "base_prefix", "/opt/python")
    with pytest.raises(Trouble, match=r"no shared library .*build it with --enable-shared, .* package libpython3\.\d+"):
        bundle.check_python(tmp_path / "log")
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    monkeypatch.setattr(Distribution, "here", lambda: Distribution("debian", False, False))
    with pytest.raises(Trouble, match=r"apt-get install .*libpython3"):
        bundle.check_python(tmp_path / "log")


def test_a_commit_without_the_editor(tmp_path):
    with pytest.raises(Trouble, match=r"has no editor/app\.py"):
        bundle.check_editor(tmp_path)


def test_a_full_disk_is_told_before_the_work(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(10, 10, 200_000_000))
    with pytest.raises(Trouble, match=r"Only 0\.2 GB are free .* wants 1\.5 GB"):
        bundle.check_space(tmp_path / "work")


def test_a_tool_that_fails_is_told_with_its_last_line(tmp_path):
    script = "import sys; print('first'); sys.exit('the last line')"
    with pytest.raises(Trouble, match=r"failed: the last line \(details: .*tool\.log\)"):
        steps.call([sys.executable, "-c", script], tmp_path / "tool.log")
    with pytest.raises(Trouble, match="The disk is full"):
        steps.call([sys.executable, "-c", "import sys; sys.exit('No space left on device')"], tmp_path / "tool.log")


def test_the_environment_knows_what_is_pinned_for_this_system():
    pinned = environment.pins(ROOT)
    assert {"pyinstaller", "pyside6-essentials", "cyclonedx-python-lib"} <= pinned.keys()
    assert ("pefile" in pinned) == (sys.platform == "win32")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--target", "rpm"], "There is no target “rpm”: choose one of deb, tar, run, appimage, exe, dmg, wheel."),
        (["--target", "deb", "--target", "dmg"], "The target dmg is built on macOS, and this is Linux: "),
    ],
)
def test_the_command_itself_says_one_sentence_and_fails(arguments, sentence):
    done = subprocess.run(
        [sys.executable, "-P", ROOT / "packaging" / "build.py", *arguments], capture_output=True, text=True, cwd="/"
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(sentence)
    assert len(done.stderr.splitlines()) == 1


def test_smoke_says_what_it_needs(tmp_path):
    command = [sys.executable, "-P", ROOT / "packaging" / "smoke.py", tmp_path / "no.deb"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "run this as root" in done.stderr or "build it with" in done.stderr
    assert len(done.stderr.splitlines()) == 1
