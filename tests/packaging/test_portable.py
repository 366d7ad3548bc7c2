"""The portable folder and the file that installs itself, tried by a shell in a home of its own."""

import os
import shutil
import subprocess

import pytest
from builder import portable

from tests.packaging.conftest import ROOT

SCRIPTS = sorted((ROOT / "packaging" / "linux").glob("*.sh"))


@pytest.fixture
def home(tmp_path):
    folder = tmp_path / "Zoë's home #1 100% & $more"
    folder.mkdir()
    return folder


def sh(home, *command) -> subprocess.CompletedProcess[str]:
    environ = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return subprocess.run([str(part) for part in command], env=environ, capture_output=True, text=True, cwd=home)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_scripts_are_sound(script):
    assert subprocess.run(["sh", "-n", script], capture_output=True).returncode == 0
    if shutil.which("shellcheck"):
        done = subprocess.run(["shellcheck", script], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


def test_the_folder_puts_itself_into_the_menu_and_out_again(job, home):
    target = portable.build_tar(job)
    subprocess.run(["tar", "-xf", target, "-C", home], check=True)
    folder = home / "starshelf-1.2.3"
    assert "1.2.3" in (folder / "README.txt").read_text("utf-8")
    done = sh(home, folder / "install.sh")
    assert done.returncode == 0, done.stderr
    entry = home / ".local" / "share" / "applications" / "starshelf.desktop"
    command = next(line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec="))
    assert started(command) == f"{folder}/starshelf"
    assert sh(home, folder / "install.sh", "--remove").returncode == 0
    assert not [path for path in (home / ".local").rglob("*starshelf*") if path.is_file()]
    assert sh(home, folder / "install.sh", "--nonsense").returncode == 2


def started(line: str) -> str:
    """The program of an Exec line, by the rules of desktop entries: quoted, escaped twice, % doubled."""
    quoted = line.removeprefix('Exec="').partition('" ')[0]
    for sign in ('"', "`", "$", "\\"):
        quoted = quoted.replace(f"\\\\{sign}" if sign == "$" else f"\\{sign}", sign)
    return quoted.replace("\\$", "$").replace("%%", "%")


def test_the_file_installs_itself(job, home):
    target = portable.build_run(job)
    done = sh(home, "sh", target, "--no-menu")
    assert done.returncode == 0, done.stderr
    program = home / ".local" / "opt" / "starshelf" / "starshelf"
    assert sh(home, program, "hello").stdout == "starshelf hello\n"
    marked = program.with_name("of-an-older-version")
    marked.write_text("", "utf-8")
    assert sh(home, "sh", target).returncode == 0
    assert not marked.exists()
    assert (home / ".local" / "share" / "applications" / "starshelf-editor.desktop").is_file()
    assert list(program.parent.parent.iterdir()) == [program.parent]


def test_the_file_spoils_nothing_of_others(job, home):
    target = portable.build_run(job)
    own = home / "letters"
    own.mkdir()
    done = sh(home, "sh", target, "--into", own)
    assert done.returncode == 1
    assert "holds no Starshelf: choose another folder" in done.stderr


@pytest.mark.parametrize(("harm", "told"), [("cut", "This file is not whole"), ("altered", "has been altered")])
def test_a_file_that_was_harmed_is_told(job, home, harm, told):
    content = portable.build_run(job).read_bytes()
    spoilt = content[:-20] if harm == "cut" else content[:-20] + bytes(20)
    target = home / "starshelf.run"
    target.write_bytes(spoilt)
    done = sh(home, "sh", target)
    assert (done.returncode, told in done.stderr) == (1, True)
    assert not (home / ".local").exists()


def test_the_same_bundle_makes_the_same_file(job):
    first = portable.build_run(job).read_bytes()
    (job.work / "portable.stamp").unlink()
    assert portable.build_run(job).read_bytes() == first
