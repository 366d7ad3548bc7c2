"""The lock files say the same as pyproject.toml, name every file by its hash, and no place to fetch it from."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
USES = {"play": (), "test": ("test", "package"), "package": ("package",)}
"""The lock files, and the extras of the project that each holds."""
RELOCK = "make the lock files anew: see the line at the top of each"


def text(use: str) -> str:
    return (ROOT / "requirements" / f"{use}.txt").read_text("utf-8")


def pins(use: str) -> dict[str, str]:
    """Name and version of everything in a lock file."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text(use), re.MULTILINE))


def asked(use: str) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [line for extra in USES[use] for line in project["optional-dependencies"][extra]]
    return [Requirement(line) for line in project["dependencies"] + extras]


@pytest.mark.parametrize("use", USES)
def test_the_lock_holds_what_the_project_asks_for(use: str) -> None:
    for wanted in asked(use):
        assert wanted.specifier.contains(pins(use).get(canonicalize_name(wanted.name), "0")), RELOCK


def test_testing_and_packing_use_the_very_libraries_that_are_played_with() -> None:
    assert pins("play").items() <= pins("package").items() <= pins("test").items(), RELOCK


@pytest.mark.parametrize("use", USES)
def test_every_pin_is_exact_and_hashed(use: str) -> None:
    entries = re.split(r"\n(?=[a-z])", re.sub(r"^#.*\n", "", text(use), flags=re.MULTILINE).strip())
    for entry in entries:
        assert re.fullmatch(r"[a-z0-9-]+==\S+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+", entry)


@pytest.mark.parametrize("use", USES)
def test_the_lock_names_no_place(use: str) -> None:
    assert not re.search(r"https?:|file:|@ |--(extra-)?index|--find-links", text(use))
