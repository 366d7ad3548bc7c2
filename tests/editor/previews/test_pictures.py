"""Pictures on cards: taken in small, kept with the pack and with every game, and refused when they are dangerous."""

from __future__ import annotations

import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageWriter
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import content_kind
from desktop.kernel.compose import compose
from desktop.kernel.content import base_content, base_values, canonical_json, read_content
from desktop.kernel.pictures import LARGEST_PICTURE
from editor.document.document import Document
from editor.previews.pane import PreviewPane
from editor.previews.pictures import WIDEST, NoPicture, files_of, prepared, remove_picture, set_picture
from editor.previews.pieces import render
from editor.previews.studio import Studio
from tests.editor.previews.documents import document_of


def picture(width: int, height: int, paint: str = "#00FF00", *, noise: bool = False, ending: bytes = b"png") -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(paint))
    if noise:
        for y in range(height):
            for x in range(width):
                image.setPixel(x, y, zlib.crc32(bytes((x % 256, y % 256, x // 256))) | 0xFF000000)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(ending)).write(image)
    return bytes(buffer.data().data())


def bomb(width: int, height: int) -> bytes:
    """The beginning of a PNG file that says it is huge."""
    header = b"IHDR" + width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + (13).to_bytes(4, "big") + header + zlib.crc32(header).to_bytes(4, "big")


def test_large_pictures_are_made_small(qtbot: QtBot) -> None:
    data, ending = prepared(picture(2000, 1200, noise=True))
    image = QImage.fromData(data)
    assert ending == "jpg"
    assert (image.width(), image.height()) == (WIDEST, 540)
    assert len(data) <= LARGEST_PICTURE
    small = picture(90, 60)
    assert QImage.fromData(prepared(small)[0]).width() == 90


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no picture"),
        (b"GIF89a rest", "no picture"),
        (bomb(10_000, 10_000), "million"),
        (bomb(100, 100), "cannot be read"),
        (b"\xff\xd8\xff\xe0 cut off", "no picture"),
    ],
)
def test_what_is_no_picture_is_refused_and_changes_nothing(
    qtbot: QtBot, document: Document, data: bytes, why: str
) -> None:
    with pytest.raises(NoPicture, match=why):
        set_picture(document, "events", "computer_failure", data, "Picture")
    assert document.stack.count() == 0
    assert document.draft.files == {}


def test_one_step_sets_and_one_takes_away(qtbot: QtBot, document: Document) -> None:
    set_picture(document, "events", "computer_failure", picture(50, 40, ending=b"jpg"), "Picture")
    assert document.stack.count() == 1
    document.set_file("art/events/computer_failure.png", picture(9, 9), "Another ending")
    set_picture(document, "events", "computer_failure", picture(60, 40), "Picture")
    assert len(files_of(document, "events", "computer_failure")) == 1
    remove_picture(document, "events", "computer_failure", "Remove")
    assert files_of(document, "events", "computer_failure") == []
    document.undo()
    assert len(files_of(document, "events", "computer_failure")) == 1
    assert document.stack.undoText() == "Picture"


CARDS = [
    ("space_movers", "events", "computer_failure"),
    ("space_movers", "adventures", "adventure_a"),
    ("space_movers", "adventures", "adventure_a-1"),
    ("space_movers", "random_objectives", "sand_pack"),
    ("amazing_space_venture", "cards", "alystron"),
    ("one_small_step", "events", "john_glenn"),
]


def green(image: QImage) -> int:
    small = image.scaled(60, 84)
    found = [small.pixelColor(x, y) for x in range(60) for y in range(84)]
    return sum(one.green() > 200 and one.red() < 60 and one.blue() < 60 for one in found)


@pytest.mark.parametrize(("game", "part", "item"), CARDS)
def test_the_picture_stands_in_the_window_of_its_card(qtbot: QtBot, game: str, part: str, item: str) -> None:
    document = document_of(game)
    studio = Studio(game)
    name = item.split("-")[0]
    raw = next(one for one in base_values(studio.kind)[part] if one["id"] == name)
    before, _ = render(studio.show(part, raw, 1).shown.pieces[0].front, 1.0)
    set_picture(document, part, item, picture(300, 300), "Picture")
    studio.furnish(document.snapshot())
    after, _ = render(studio.show(part, raw, 1).shown.pieces[0].front, 1.0)
    assert green(before) < 20
    assert green(after) > 200


@pytest.mark.parametrize(("game", "part", "item"), CARDS)
def test_a_game_keeps_its_own_copy(qtbot: QtBot, game: str, part: str, item: str) -> None:
    document = document_of(game)
    set_picture(document, part, item, picture(30, 30), "Picture")
    kind = content_kind(game)
    content = compose(kind, [document.pack()])
    (data,) = document.draft.files.values()
    assert content.faults == ()
    assert content.model.picture(part, item) == data
    read = read_content(kind, content.json)
    assert read.model.picture(part, item) == data
    assert read.hash == content.hash != base_content(kind).hash


def test_contents_without_pictures_keep_their_hash(qtbot: QtBot) -> None:
    content = base_content(content_kind("space_movers"))
    assert "pictures" not in canonical_json(content.model)


def test_bad_pictures_of_a_pack_are_told_and_left_out(qtbot: QtBot, document: Document) -> None:
    pack = document.pack()
    files = {
        **pack.files,
        "art/events/computer_failure.png": b"no picture",
        "art/events/coolant_leak.png": picture(30, 30) + bytes(LARGEST_PICTURE),
        "art/events/ion_storm.png": picture(30, 30),
        "art/other.png": picture(3, 3),
    }
    content = compose(content_kind("space_movers"), [replace(pack, files=files)])
    assert [fault.message.split(":")[0] for fault in content.faults] == [
        "this is no picture",
        "this picture is larger than 300 kB",
    ]
    assert [one.item for one in content.model.pictures] == ["ion_storm"]


def test_the_pane_takes_a_file(qtbot: QtBot, document: Document, pane: PreviewPane, tmp_path: Path) -> None:
    with qtbot.waitSignal(pane.painted, timeout=20_000):
        pane.select("events", document.rows("events")[0].uid)
    assert pane.picture.isVisible()
    assert not pane.picture.remove.isVisible()
    (tmp_path / "own.png").write_bytes(picture(200, 100))
    with qtbot.waitSignal(pane.painted, timeout=20_000):
        pane.picture.take_file(tmp_path / "own.png")
    assert green(pane.view.wall.hung[0].image) > 200
    assert pane.picture.remove.isVisible()
    (tmp_path / "bad.png").write_bytes(b"nothing")
    pane.picture.take_file(tmp_path / "bad.png")
    assert "was not taken" in pane.picture.told.text()
    pane.picture.take_file(tmp_path / "missing.png")
    assert "cannot be read" in pane.picture.told.text()
    with qtbot.waitSignal(pane.painted, timeout=20_000):
        pane.picture.remove.click()
    assert green(pane.view.wall.hung[0].image) < 20


def test_one_card_of_a_set_is_shown_by_itself(qtbot: QtBot, document: Document, pane: PreviewPane) -> None:
    uid = document.rows("adventures")[0].uid
    with qtbot.waitSignal(pane.painted, timeout=20_000):
        pane.select("adventures", uid, 2)
    assert [one.face.key for one in pane.view.wall.hung] == ["side_1", "side_2"]
    assert pane.picture.item == "adventure_a-3"
    with qtbot.waitSignal(pane.painted, timeout=20_000):
        pane.select("map", document.rows("map")[0].uid)
    assert not pane.picture.isVisible()
