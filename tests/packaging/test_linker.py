"""Dependencies follow from what files are linked to."""

import json
import shutil
import sys

import pytest
from builder import linker

from run import Trouble
from tests.packaging.conftest import ROOT

SECTIONS = json.loads((ROOT / "requirements" / "system_libraries.json").read_text("utf-8"))
TABLE = {name: row for section in SECTIONS.values() for name, row in section.items()}


def needs(*libraries, versions=()) -> linker.Needs:
    return linker.Needs(set(libraries), set(versions))


def test_libraries_become_packages_with_the_versions_that_matter():
    wanted = needs(
        "libc.so.6", "libm.so.6", "libstdc++.so.6", "libX11.so.6",
        versions=("GLIBC_2.4", "GLIBC_2.35", "GLIBC_PRIVATE", "GLIBCXX_3.4.30", "GLIBCXX_3.4.9"),
    )  # fmt: skip
    assert linker.debian_packages(wanted, TABLE) == ["libc6 (>= 2.35)", "libstdc++6 (>= 12)", "libx11-6"]


def test_a_renamed_package_may_have_either_name():
    assert linker.debian_packages(needs("libglib-2.0.so.0"), TABLE) == ["libglib2.0-0 | libglib2.0-0t64"]


def test_a_library_nobody_knows_is_told():
    with pytest.raises(Trouble, match=r"needs libnew\.so\.1, and no package is known.*system_libraries\.json"):
        linker.debian_packages(needs("libnew.so.1", "libc.so.6"), TABLE)


def test_the_newest_version_counts_by_number():
    wanted = needs(versions=("GLIBC_2.9", "GLIBC_2.34", "GLIBCXX_3.4.29"))
    assert wanted.newest("GLIBC") == (2, 34)
    assert wanted.newest("NONE") == (0,)


def test_real_files_are_read_and_what_nobody_needs_is_dropped(tmp_path):
    module = sys.modules["_ctypes"].__file__
    shutil.copy(module, tmp_path / "a.so")
    shutil.copy(module, tmp_path / "useless.so.1")
    (tmp_path / "text.so").write_text("no program", "utf-8")
    assert "libc.so.6" in linker.needs(tmp_path).libraries
    assert linker.needs(tmp_path).newest("GLIBC") > (2, 2)
    assert linker.prune(tmp_path, [tmp_path / "useless.so.1"]) == [tmp_path / "useless.so.1"]
    assert [one.path.name for one in linker.read(tmp_path)] == ["a.so"]
