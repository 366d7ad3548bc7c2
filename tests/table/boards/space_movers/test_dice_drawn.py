"""How the box is seen: the camera, the look of dice, and signs that need no colour."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop.dice.poses import Pose, pose_of
from desktop.dice.solids import lying
from desktop.dice.turns import any_turn
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import Rest, Shape
from desktop.table.boards.space_movers.dicebox.box_art import Scenery
from desktop.table.boards.space_movers.dicebox.camera import Camera
from desktop.table.boards.space_movers.dicebox.die_art import hull, outline_of, paint_fine, paint_moving
from desktop.table.boards.space_movers.dicebox.shadows import cast
from desktop.table.boards.space_movers.dicebox.skins import SKINS
from desktop.table.boards.space_movers.symbols import SYMBOLS, symbol_path
from desktop.table.kit.ink import canvas, painting
from tests.dice.boxes import BOX

RECT = QRectF(0, 0, 1000, 720)
SCENERY = Scenery.fitting(BOX, RECT)
CAMERA = SCENERY.camera


@pytest.fixture(autouse=True)
def _application(qtbot: QtBot) -> None:
    """Paths with letters need a running application."""


def rest(die: str, seed: int = 1) -> Rest:
    return lying(die, "cube" if die == "7" else "d10", any_turn(Seeded(seed)), 0.0, 0.0)


def drawn(die: str, pose: Pose, *, fine: bool) -> QImage:
    image = canvas(200, 200)
    with painting(image) as painter:
        painter.translate(QPointF(100, 100) - CAMERA.point(pose.place))
        shape: Shape = "cube" if die == "7" else "d10"
        (paint_fine if fine else paint_moving)(painter, shape, pose, SKINS[die], CAMERA)
    return image


def test_the_whole_box_fits_its_rect() -> None:
    for place in SCENERY._bounds():
        assert RECT.adjusted(-1, -1, 1, 1).contains(CAMERA.point(place))
    edge = max(CAMERA.point(place).x() for place in SCENERY._bounds())
    assert edge > 0.97 * RECT.width()


@pytest.mark.parametrize("place", [(0.0, 0.0, 0.0), (-11.0, 7.0, 0.0), (8.0, -7.5, 3.0)])
def test_the_camera_finds_back_to_a_height(place: tuple[float, float, float]) -> None:
    assert CAMERA.on_plane(CAMERA.point(place), place[2]) == pytest.approx(place[:2], abs=1e-6)


def test_what_is_nearer_is_larger_and_lower() -> None:
    near, far = (0.0, -7.0, 0.0), (0.0, 7.0, 0.0)
    assert CAMERA.size(near) > CAMERA.size(far)
    assert CAMERA.depth(near) < CAMERA.depth(far)
    assert CAMERA.point(near).y() > CAMERA.point(far).y()


@pytest.mark.parametrize("die", list(SKINS))
@pytest.mark.parametrize("fine", [True, False])
def test_a_die_fills_its_outline_without_holes(die: str, *, fine: bool) -> None:
    pose = pose_of(rest(die, 3))
    image = drawn(die, pose, fine=fine)
    outline = outline_of("cube" if die == "7" else "d10", pose, CAMERA)
    shift = QPointF(100, 100) - CAMERA.point(pose.place)
    middle = sum((point.x() for point in outline), 0.0) / len(outline), sum(p.y() for p in outline) / len(outline)
    for point in outline:
        for share in (0.0, 0.4, 0.8):
            x = middle[0] + (point.x() - middle[0]) * share + shift.x()
            y = middle[1] + (point.y() - middle[1]) * share + shift.y()
            assert image.pixelColor(round(x), round(y)).alpha() > 250


def test_the_seven_dice_and_the_blank_one_have_looks_and_signs_of_their_own() -> None:
    assert len({skin.body for skin in SKINS.values()}) == len(SKINS) == 8
    assert len({skin.sign for skin in SKINS.values()}) == 8
    assert {skin.sign for skin in SKINS.values()} < set(SYMBOLS)


def test_figures_stand_out_from_the_body_of_each_die() -> None:
    for die, skin in SKINS.items():
        if die != "7":
            body, ink = QColor(skin.body), QColor(skin.ink)
            assert abs(body.lightnessF() - ink.lightnessF()) > 0.25 or abs(body.blueF() - ink.blueF()) > 0.5


def test_every_symbol_is_drawn_within_its_circle() -> None:
    for symbol in SYMBOLS:
        bounds = symbol_path(symbol).boundingRect()
        assert QRectF(-1.1, -1.1, 2.2, 2.2).contains(bounds)
        assert max(bounds.width(), bounds.height()) > 1.2


def test_a_shadow_falls_away_from_the_lamp_and_farther_for_a_die_in_the_air() -> None:
    low = pose_of(rest("0"))
    high = Pose((0.0, 0.0, 4.0), low.turn)
    seen = CAMERA.point(low.place).x()
    reach = [max(point.x() for point in cast("d10", pose, CAMERA)) - seen for pose in (low, high)]
    assert 0 < reach[0] < reach[1]


def test_a_hull_goes_round_all_points() -> None:
    square = [QPointF(0, 0), QPointF(4, 0), QPointF(4, 4), QPointF(0, 4)]
    assert sorted((p.x(), p.y()) for p in hull([*square, QPointF(2, 2), QPointF(1, 3)])) == sorted(
        (p.x(), p.y()) for p in square
    )


def test_a_camera_does_not_change_when_it_is_fitted_again() -> None:
    assert Camera.fitting(SCENERY._bounds(), RECT) == CAMERA
