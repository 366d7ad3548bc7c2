"""Pictures are painted once, and a broken folder only costs time."""

import os

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.table.kit.cache import DiskStore, Pictures, Recipe, art_edition


class Counted:
    """A painter of a plain picture that counts how often it is asked."""

    def __init__(self, tint: str = "#58E07A") -> None:
        self.times, self.tint = 0, tint

    def __call__(self, painter):
        self.times += 1
        painter.fillRect(QRectF(0, 0, 10, 10), QColor(self.tint))


def recipe(paint, name="plain", scale=2.0, keep=True):
    return Recipe(name, 10, 10, scale, paint, keep)


def test_a_picture_is_painted_once(qapp):
    paint, pictures = Counted(), Pictures()
    first = pictures.pixmap(recipe(paint))
    assert pictures.pixmap(recipe(paint)).cacheKey() == first.cacheKey()
    assert paint.times == 1
    assert (first.width(), first.devicePixelRatio()) == (20, 2.0)


def test_another_scale_is_another_picture(qapp):
    paint, pictures = Counted(), Pictures()
    assert pictures.pixmap(recipe(paint, scale=1.25)).width() == 13
    assert pictures.pixmap(recipe(paint, scale=1.5)).width() == 15
    assert paint.times == 2


def test_a_kept_picture_is_there_at_the_next_start(qapp, tmp_path):
    paint = Counted()
    before = Pictures(tmp_path, "1").image(recipe(paint))
    after = Pictures(tmp_path, "1").image(recipe(paint))
    assert paint.times == 1
    assert after == before
    assert after.devicePixelRatio() == 2.0


def test_another_edition_of_the_art_paints_anew(qapp, tmp_path):
    paint = Counted()
    Pictures(tmp_path, "1").image(recipe(paint))
    Pictures(tmp_path, "2").image(recipe(paint))
    assert paint.times == 2


def test_what_is_not_to_be_kept_leaves_nothing_on_disk(qapp, tmp_path):
    Pictures(tmp_path).image(recipe(Counted(), keep=False))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("damage", [b"", b"not a picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_a_damaged_file_is_painted_again_and_mended(qapp, tmp_path, damage):
    paint = Counted()
    Pictures(tmp_path).image(recipe(paint))
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(damage)
    assert Pictures(tmp_path).image(recipe(paint)).pixelColor(5, 5) == QColor("#58E07A")
    Pictures(tmp_path).image(recipe(paint))
    assert paint.times == 2


def test_a_folder_that_cannot_be_written_does_no_harm(qapp, tmp_path):
    taken = tmp_path / "file"
    taken.write_text("not a folder")
    assert not Pictures(taken).image(recipe(Counted())).isNull()


def test_the_folder_stays_bounded_and_the_oldest_go(qapp, tmp_path):
    pictures = Pictures()
    image = pictures.image(recipe(Counted()))
    DiskStore(tmp_path, "1").save(recipe(Counted(), "0"), image)
    one = sum(entry.stat().st_size for entry in tmp_path.iterdir())
    store = DiskStore(tmp_path, "1", limit=3 * one)
    for index in range(1, 6):
        store.save(recipe(Counted(), str(index)), image)
        os.utime(store.path(recipe(Counted(), str(index))), (index, index))
    assert len(list(tmp_path.iterdir())) == 3
    assert store.load(recipe(Counted(), "5")) is not None
    assert store.load(recipe(Counted(), "1")) is None


def test_memory_stays_bounded(qapp):
    paint = Counted()
    pictures = Pictures(memory=3 * 20 * 20 * 4)
    for index in range(6):
        pictures.pixmap(recipe(paint, str(index)))
    assert pictures.is_ready(recipe(paint, "5"))
    assert not pictures.is_ready(recipe(paint, "0"))


def test_preparing_paints_on_a_worker_and_says_when(qapp, qtbot):
    paint, pictures = Counted(), Pictures()
    wanted = recipe(paint, "slow")
    assert not pictures.is_ready(wanted)
    with qtbot.waitSignal(pictures.ready) as said:
        pictures.prepare([wanted])
    assert said.args == ["slow"]
    assert pictures.is_ready(wanted)
    pictures.pixmap(wanted)
    assert paint.times == 1
    pictures.prepare([wanted])
    pictures.finish()
    assert paint.times == 1


def test_the_edition_follows_the_version(qapp):
    assert art_edition("1") == art_edition("1")
    assert art_edition("1") != art_edition("2")
