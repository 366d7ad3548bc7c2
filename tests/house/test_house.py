"""The house keeps its own rules: what needs no Qt runs without it, modules stay small, no file knows a machine."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("desktop", "editor", "resources", "tests", "packaging")
LONGEST_MODULE = 600  # lines; over 400 is a reason to look for two modules in one

MACHINE_PATH = re.compile(r"(?<![\w.])/(work|root|tmp|home/\w+|Users/\w+)/|[A-Z]:\\Users\\", re.ASCII)
REGISTRY = re.compile(r"(pypi|pythonhosted|anaconda|npmjs|debian|ubuntu|crates)\.(org|com|io)\b")


def modules() -> list[Path]:
    return [ROOT / "run.py", *(file for name in PACKAGES for file in sorted((ROOT / name).rglob("*.py")))]


def texts() -> Iterator[tuple[str, str]]:
    """Name and text of every file of the project that is text."""
    folders = [ROOT / name for name in (*PACKAGES, "requirements", ".ci", ".github")]
    files = [*ROOT.glob("[!.]*.*"), *(file for folder in folders for file in folder.rglob("*"))]
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts:
            try:
                yield str(file.relative_to(ROOT)), file.read_text("utf-8")
            except UnicodeDecodeError:
                continue


def test_everything_but_the_screens_imports_without_qt() -> None:
    names = [
        str(file.relative_to(ROOT).with_suffix("")).replace("/", ".").removesuffix(".__init__")
        for file in sorted((ROOT / "desktop").rglob("*.py"))
        if not file.is_relative_to(ROOT / "desktop/table")
    ]
    script = "import sys, importlib; sys.modules['PySide6'] = None; [importlib.import_module(n) for n in sys.argv[1:]]"
    done = subprocess.run([sys.executable, "-c", script, *names], cwd=ROOT, capture_output=True, text=True)
    assert not done.returncode, done.stderr


def test_no_module_is_too_long() -> None:
    lengths = {str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in modules()}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


@pytest.mark.parametrize("trace", [MACHINE_PATH, REGISTRY], ids=["machine", "registry"])
def test_no_file_names_a_machine_or_a_registry(trace: re.Pattern[str]) -> None:
    found = [f"{name}: {hit[0]}" for name, text in texts() if (hit := trace.search(text))]
    assert found == []
