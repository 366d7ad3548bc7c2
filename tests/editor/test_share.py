"""Sharing a pack: what others will see, what is missing, and where it goes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel

from desktop.kernel.library import Library
from desktop.kernel.packs import Pack, read_pack
from desktop.kernel.packstore import PackStore
from desktop.kernel.packwriting import write_pack
from desktop.table.kit import problems
from editor import share as share_module
from editor.document.document import Document
from editor.share import ShareDialog
from tests.table.shell.looks import cut_off

LEFT = Qt.MouseButton.LeftButton
LAMP = Path(__file__).parents[2] / "resources" / "packs" / "the-lamplighters"


@pytest.fixture(autouse=True)
def profile(tmp_path, monkeypatch):
    monkeypatch.setenv("STARSHELF_HOME", str(tmp_path / "home"))


def a_document(**info) -> Document:
    pack = read_pack(LAMP)
    return Document.of(Pack(LAMP, pack.info.model_copy(update={"id": "mine", **info}), pack.files))


@pytest.fixture
def opened(qtbot):
    def open_it(document: Document) -> ShareDialog:
        dialog = ShareDialog(document)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.wait(20)
        assert cut_off(dialog) == []
        return dialog

    return open_it


def words_of(dialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_the_pack_is_shown_as_others_will_see_it(opened):
    dialog = opened(a_document(title="Mine", author="Ada", version="2.1"))
    for words in ("Mine", "Version 2.1 · by Ada · MIT", "A pack for Space Movers 2201", "Adds 1 adventure."):
        assert words in words_of(dialog)
    assert dialog.remarks == []
    assert "One file of" in dialog.note.text()


def test_it_is_saved_under_a_name_of_its_own_and_read_as_it_is(qtbot, opened, tmp_path, monkeypatch):
    document = a_document(version="2.1")
    dialog = opened(document)
    asked = []

    def choose(parent, title, proposed, kinds):
        asked.append(proposed)
        return str(tmp_path / "for friends"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    with qtbot.waitSignal(dialog.saved):
        qtbot.mouseClick(dialog.save, LEFT)
    assert Path(asked[0]).name == "mine-2.1.starset"
    shared = read_pack(tmp_path / "for friends.starset")
    assert shared.info.made_with.startswith("Starshelf ")
    assert shared.files["adventures.json"]
    assert json.loads(shared.files["adventures.json"]) == json.loads(read_pack(LAMP).files["adventures.json"])
    assert "for friends.starset" in dialog.note.text().replace("\u200b", "")
    assert document.draft.info["made_with"] == "Starshelf", "what is edited stays as it is"


def version_here() -> str:
    with Library() as library:
        kept = PackStore(library).find("mine")
    assert kept
    assert kept.on
    assert kept.pack
    return kept.pack.info.version


def test_it_is_installed_on_this_computer_and_in_use(qtbot, opened, monkeypatch):
    dialog = opened(a_document(version="2"))
    with qtbot.waitSignal(dialog.installed):
        qtbot.mouseClick(dialog.install, LEFT)
    assert version_here() == "2"
    older = opened(a_document(version="1"))
    for answer, version in ((False, "2"), (True, "1")):
        monkeypatch.setattr(share_module, "ask", lambda *_, answer=answer: answer)
        qtbot.mouseClick(older.install, LEFT)
        assert version_here() == version


def test_what_is_missing_is_said_before_others_find_out(opened):
    dialog = opened(a_document(author=" ", description="", licence=""))
    assert len(dialog.remarks) == 3


def test_faults_are_told_and_what_nobody_could_install_is_not_written(opened):
    pack = read_pack(LAMP)
    good = json.loads(pack.files["adventures.json"])[0]
    bad = [{**good, "id": "Bad Id"}, {**good, "id": "adventure_c", "letter": "C"}]
    some = Pack(LAMP, pack.info, {"adventures.json": json.dumps(bad).encode()})
    dialog = opened(Document.of(some))
    assert "This is left out wherever it is installed:" in dialog.remarks
    assert dialog.save.isEnabled()
    chess = opened(a_document(game="chess"))
    assert not chess.save.isEnabled()
    assert not chess.install.isEnabled()


def test_a_file_that_no_system_takes_is_told(opened):
    document = a_document()
    document.draft.files["large.bin"] = bytes(17 << 20)
    dialog = opened(document)
    assert "larger than 16 MiB" in dialog.note.text()
    assert not dialog.save.isEnabled()


def test_a_place_that_cannot_be_written_gets_one_sentence(qtbot, opened, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(problems, "say", lambda parent, problem: told.append(problem))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "where.starset"), ""))
    dialog = opened(a_document())
    qtbot.mouseClick(dialog.save, LEFT)
    assert "Choose another place" in str(told[0].sentence)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    qtbot.mouseClick(dialog.save, LEFT)
    assert len(told) == 1
    write_pack(dialog.pack, tmp_path / "here.starset")
