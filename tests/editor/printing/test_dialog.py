"""The print dialog: what is chosen is what is printed, saving is whole or not at all, and drafts say that they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.printing.dialog import PrintDialog
from editor.printing.job import stock_of
from editor.printing.sheets import Backs, Paper
from tests.editor.previews.documents import document_of
from tests.editor.printing.reading import read


@pytest.fixture
def document() -> Document:
    """A pack with two events and nothing else."""
    made = document_of("space_movers")
    for name in list(made.draft.parts):
        if name != "events":
            made.remove_part(name, "Remove")
    made.remove_rows("events", [row.uid for row in made.rows("events")[2:]], "Remove")
    made.set_mode("events", "add", "Add")
    for number, row in enumerate(made.rows("events")):
        made.set_value("events", row.uid, ("id",), f"own_{number}", "Id")
        made.set_value("events", row.uid, ("title",), f"Own {number}", "Title")
    return made


@pytest.fixture
def dialog(qtbot: QtBot, document: Document) -> Iterator[PrintDialog]:
    made = PrintDialog(document)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.stock is not None, timeout=20_000)
    yield made
    made.done(0)


def test_it_shows_every_sheet(qtbot: QtBot, dialog: PrintDialog) -> None:
    assert [(len(sheet.slots), sheet.back) for sheet in dialog.sheets] == [(2, False), (2, True)]
    qtbot.waitUntil(lambda: dialog.view._image is not None)
    front = dialog.view._image
    dialog.turn(1)
    qtbot.waitUntil(lambda: dialog.view._image != front)
    assert "back" in dialog.place.text()
    dialog.turn(1)
    assert not dialog.after.isEnabled()


def test_choices_change_the_sheets(qtbot: QtBot, dialog: PrintDialog) -> None:
    dialog.backs.setCurrentIndex(dialog.backs.findData(Backs.NONE))
    assert len(dialog.sheets) == 1
    assert not dialog.right_offset.isEnabled()
    dialog.paper.setCurrentIndex(dialog.paper.findData(Paper.LETTER))
    assert sorted(dialog.sheets[0].size) == sorted(Paper.LETTER.value)
    dialog.marks.setChecked(False)
    assert dialog.sheets[0].marks == ()
    dialog.parts["events"].setChecked(False)
    assert dialog.sheets == []
    assert not dialog.pdf.isEnabled()


def test_it_saves_a_pdf(qtbot: QtBot, dialog: PrintDialog, tmp_path: Path) -> None:
    dialog.right_offset.setValue(1.2)
    with qtbot.waitSignal(dialog.saved, timeout=30_000):
        dialog.save_pdf(tmp_path / "set.pdf")
    pages = read((tmp_path / "set.pdf").read_bytes())
    assert len(pages) == 2
    assert "Own 1" in pages[0].text
    assert "DRAFT" not in pages[0].text
    assert [file.name for file in tmp_path.iterdir()] == ["set.pdf"]


def test_it_saves_pictures_of_every_face(qtbot: QtBot, dialog: PrintDialog, tmp_path: Path) -> None:
    with qtbot.waitSignal(dialog.saved, timeout=30_000):
        dialog.save_pictures(tmp_path / "set.png")
    names = {"set-own_0-front.png", "set-own_0-back.png", "set-own_1-front.png", "set-own_1-back.png"}
    assert {file.name for file in tmp_path.iterdir()} == names
    assert QImage(str(tmp_path / "set-own_0-front.png")).width() == 750
    with qtbot.waitSignal(dialog.saved, timeout=30_000):
        dialog.save_pictures(tmp_path / "set.svg")
    assert (tmp_path / "set-own_1-back.svg").read_bytes().startswith(b"<?xml")


def test_a_place_that_cannot_be_written_is_told(qtbot: QtBot, dialog: PrintDialog, tmp_path: Path) -> None:
    dialog.save_pdf(tmp_path / "no such folder" / "set.pdf")
    qtbot.waitUntil(lambda: "Not saved" in dialog.note.text(), timeout=30_000)
    assert dialog.pdf.isVisible()


def test_stopping_leaves_the_old_file(qtbot: QtBot, dialog: PrintDialog, tmp_path: Path) -> None:
    (tmp_path / "set.pdf").write_bytes(b"before")
    dialog.save_pdf(tmp_path / "set.pdf")
    dialog.stop.click()
    dialog._work._pool.waitForDone()
    assert (tmp_path / "set.pdf").read_bytes() == b"before"


def test_faults_stamp_the_sheets(qtbot: QtBot, document: Document, tmp_path: Path) -> None:
    row = document.rows("events")[0]
    document.set_value("events", row.uid, ("check",), [], "Check")
    made = PrintDialog(document)
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: made.stock is not None, timeout=20_000)
    assert "faults" in made.note.text()
    with qtbot.waitSignal(made.saved, timeout=30_000):
        made.save_pdf(tmp_path / "draft.pdf")
    assert "DRAFT" in read((tmp_path / "draft.pdf").read_bytes())[0].text
    made.done(0)


@pytest.mark.parametrize("game", ["amazing_space_venture", "one_small_step", "space_checkers"])
def test_whole_games_can_be_printed(qtbot: QtBot, game: str) -> None:
    document = document_of(game)
    stock = stock_of(document.snapshot())
    assert stock.unpainted == ()
    assert stock.faults == 0
    assert all(stock.parts[name] for name, part in document.draft.parts.items() if part.rows)
