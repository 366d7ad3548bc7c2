"""Box bodies and their looks, and the pictures the shelf asks for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage

from desktop.table.kit.cache import Pictures
from desktop.table.kit.covers import gallery
from desktop.table.kit.covers.box import (
    Turn,
    box_face,
    box_size,
    mirror_size,
    paint_belly_band,
    paint_box,
    paint_light_strip,
    paint_mirror,
)
from desktop.table.kit.covers.gallery import GAMES, Boxes, Look, cover_image
from desktop.table.kit.ink import canvas, painting
from tests.table.covers.drawing import difference, draw, mean_lightness, pixels, same

WIDTH = 147


def plain(paint: str = "#808080") -> QImage:
    cover = QImage(WIDTH, 210, QImage.Format.Format_ARGB32_Premultiplied)
    cover.fill(QColor(paint))
    return cover


def box(turn: Turn = Turn.RIGHT, *, lit: bool = False) -> QImage:
    size = box_size(WIDTH).toSize()
    return draw(
        size.width(),
        size.height(),
        lambda painter: paint_box(painter, "space_movers", plain(), WIDTH, turn, lit=lit),
    )


def beside(turn: Turn) -> QRect:
    """A piece of the side face, half way up."""
    face = box_face(WIDTH).toRect()
    x = face.right() + 2 if turn is Turn.RIGHT else face.left() - 5
    return QRect(x, face.center().y() - 10, 4, 20)


@pytest.mark.parametrize("turn", list(Turn))
def test_the_side_face_is_where_the_box_is_turned_to(qapp, turn):
    image = box(turn)
    other = Turn.LEFT if turn is Turn.RIGHT else Turn.RIGHT
    assert all(colour.alpha() == 255 for colour in pixels(image, beside(turn)))
    assert all(colour.alpha() < 200 for colour in pixels(image, beside(other)))


@pytest.mark.parametrize("lit", [False, True])
def test_shadow_and_glow_end_inside_the_picture(qapp, lit):
    image = box(lit=lit)
    right, bottom = image.width() - 1, image.height() - 1
    edge = [image.pixelColor(x, y) for x in range(image.width()) for y in (0, bottom)]
    edge += [image.pixelColor(x, y) for y in range(image.height()) for x in (0, right)]
    assert all(colour.alpha() < 4 for colour in edge)


def test_a_lit_box_shines_and_keeps_its_place(qapp):
    rest, lit = box(), box(lit=True)
    assert rest.size() == lit.size()
    face = box_face(WIDTH).toRect()
    above = QRect(face.left() + 20, face.top() - 6, 100, 4)
    assert mean_lightness(lit, above) > mean_lightness(rest, above) + 0.1
    assert difference(rest.copy(face.adjusted(4, 4, -4, -4)), lit.copy(face.adjusted(4, 4, -4, -4))) < 1


@pytest.mark.parametrize("width", [147, 150, 163])
@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
def test_the_cover_is_laid_down_pixel_for_pixel(qapp, width, ratio):
    cover = cover_image("space_movers", width, ratio)
    middle = cover.height() // 2
    for x in range(40, 60):
        for y in range(middle - 8, middle + 8):
            cover.setPixelColor(x, y, QColor("#000000" if x % 2 else "#FFFFFF"))
    size = box_size(width)
    image = canvas(size.width(), size.height(), ratio)
    with painting(image) as painter:
        paint_box(painter, "space_movers", cover, width, Turn.RIGHT, lit=False)
    left, top = (round(edge * ratio) for edge in (box_face(width).left(), box_face(width).top()))
    for x in range(40, 60, 2):
        light, dark = (image.pixelColor(left + column, top + middle) for column in (x, x + 1))
        assert light.lightnessF() > dark.lightnessF() + 0.7


def test_a_mirror_image_is_upside_down_and_fades(qapp):
    cover = plain("#FF0000")
    for y in range(200, 210):
        for x in range(WIDTH):
            cover.setPixelColor(x, y, QColor("#00FF00"))
    size = mirror_size(WIDTH).toSize()
    image = draw(size.width(), size.height(), lambda painter: paint_mirror(painter, cover, WIDTH))
    top, bottom = image.pixelColor(70, 0), image.pixelColor(70, size.height() - 1)
    assert top.green() > 200 > top.red()
    assert bottom.red() > bottom.green()
    assert top.alpha() > 240
    assert bottom.alpha() < 60


def test_the_light_strip_starts_and_ends_beside_the_face(qapp):
    face = QRectF(20, 20, 147, 210)

    def strip(progress: float) -> QImage:
        return draw(187, 250, lambda painter: paint_light_strip(painter, face, progress))

    assert all(colour.alpha() == 0 for progress in (0, 1) for colour in pixels(strip(progress)))
    half = strip(0.5)
    assert any(colour.alpha() > 20 for colour in pixels(half, face.toRect()))
    assert all(colour.alpha() == 0 for colour in pixels(half, QRect(0, 0, 19, 250)))


@pytest.mark.parametrize(
    "text", ["Not on the shelf yet", "This notice is much longer than the band it stands on is wide"]
)
def test_a_belly_band_holds_its_text(qapp, text):
    face = QRectF(20, 20, 147, 210)
    with_text, without = (
        draw(187, 250, lambda painter, words=words: paint_belly_band(painter, face, words)) for words in (text, "")
    )
    changed = [
        x
        for y in range(with_text.height())
        for x in range(with_text.width())
        if with_text.pixel(x, y) != without.pixel(x, y)
    ]
    assert face.left() + 5 <= min(changed)
    assert max(changed) <= face.right() - 5


# ---------------------------------------------------------------- the gallery


def prepared(qtbot, pictures: Pictures, games=GAMES, *, playable: bool = True) -> Boxes:
    boxes = Boxes(pictures, 98, 1)
    seen: list[str] = []
    boxes.ready.connect(seen.append)
    boxes.prepare((game, Turn.RIGHT, playable) for game in games)
    qtbot.waitUntil(lambda: set(seen) == set(games), timeout=20_000)
    assert len(seen) == len(games)
    pictures.finish()
    return boxes


def test_a_box_is_plain_until_its_cover_is_painted(qtbot):
    pictures = Pictures()
    boxes = Boxes(pictures, 98, 1)
    waiting = boxes.box("space_checkers", Turn.LEFT, Look()).toImage()
    assert boxes.mirror("space_checkers") is None
    with qtbot.waitSignal(boxes.ready, timeout=20_000) as signal:
        boxes.prepare([("space_checkers", Turn.LEFT, True)])
    pictures.finish()
    assert signal.args == ["space_checkers"]
    painted = boxes.box("space_checkers", Turn.LEFT, Look()).toImage()
    assert painted.size() == waiting.size()
    assert difference(painted, waiting) > 10
    assert boxes.mirror("space_checkers") is not None


def test_every_box_has_its_four_looks(qtbot):
    pictures = Pictures()
    prepared(qtbot, pictures, playable=True)
    boxes = prepared(qtbot, pictures, playable=False)
    for game in GAMES:
        looks = [
            boxes.box(game, Turn.RIGHT, Look(lit, playable)).toImage()
            for lit in (False, True)
            for playable in (False, True)
        ]
        assert len({bytes(image.constBits()) for image in looks}) == 4


def test_covers_are_kept_on_disk(qtbot, tmp_path, monkeypatch):
    first = prepared(qtbot, Pictures(tmp_path, "edition 1"))
    painted = {game: first.box(game, Turn.RIGHT, Look()).toImage() for game in GAMES}
    assert len(list(tmp_path.glob("*.png"))) == len(GAMES)

    def refuse(painter, game_id, rect):
        raise AssertionError("a kept cover was painted again")

    monkeypatch.setattr(gallery, "paint_cover", refuse)
    again = prepared(qtbot, Pictures(tmp_path, "edition 1"))
    for game in GAMES:
        assert same(again.box(game, Turn.RIGHT, Look()).toImage(), painted[game])


def test_a_box_says_where_its_face_is(qtbot):
    boxes = prepared(qtbot, Pictures(), ("one_small_step",))
    image = boxes.box("one_small_step", Turn.RIGHT, Look()).toImage()
    paper = boxes.face.toRect().topLeft() + QPoint(3, 30)
    assert image.pixelColor(paper).lightnessF() > 0.75
    assert 0 <= image.width() - boxes.size.width() < 1
    assert 0 <= image.height() - boxes.size.height() < 1
