"""What is built is a commit: a dirty tree is refused, and the stamp names what was taken."""

import json

import pytest
from builder import source

from run import Trouble
from tests.packaging.conftest import git


def test_a_clean_checkout_is_its_commit(checkout, tmp_path):
    commit = source.commit_of(checkout, False, tmp_path / "log")
    assert commit.id == git(checkout, "rev-parse", "HEAD").strip()
    assert str(commit.time) == git(checkout, "log", "-1", "--format=%ct").strip()


def test_files_that_differ_are_named(checkout, tmp_path):
    (checkout / "resources" / "board.json").write_text("[]", "utf-8")
    (checkout / "new ä.txt").write_text("", "utf-8")
    with pytest.raises(Trouble, match=r"resources/board\.json, new ä\.txt\. Commit or stash them"):
        source.commit_of(checkout, False, tmp_path / "log")
    assert source.commit_of(checkout, True, tmp_path / "log").id.endswith("+changes")


def test_many_files_are_counted(checkout, tmp_path):
    for number in range(5):
        (checkout / f"{number}.txt").write_text("", "utf-8")
    with pytest.raises(Trouble, match=r"0\.txt, 1\.txt, 2\.txt and 2 more"):
        source.commit_of(checkout, False, tmp_path / "log")


def test_no_checkout_no_package(tmp_path):
    with pytest.raises(Trouble, match="is no Git checkout"):
        source.commit_of(tmp_path, False, tmp_path / "log")


@pytest.mark.parametrize("with_changes", [False, True])
def test_the_files_are_laid_out_with_a_stamp(checkout, tmp_path, with_changes):
    if with_changes:
        (checkout / "resources" / "board.json").write_text("[]", "utf-8")
    commit = source.commit_of(checkout, with_changes, tmp_path / "log")
    folder = tmp_path / "laid out"
    source.export(checkout, commit, folder)
    assert (folder / "resources" / "board.json").read_text("utf-8") == ("[]" if with_changes else "{}\n")
    assert json.loads((folder / source.STAMP).read_text("utf-8")) == {"commit": commit.id, "date": commit.date}
    assert source.version_of(folder) == "1.2.3"
    assert {file.stat().st_mtime for file in folder.rglob("*")} == {commit.time}


def test_a_version_that_is_not_there_is_told(checkout):
    (checkout / "desktop" / "__init__.py").write_text("", "utf-8")
    with pytest.raises(Trouble, match="names no VERSION"):
        source.version_of(checkout)
