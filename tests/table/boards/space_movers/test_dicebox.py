"""The dice box on the board: aimed into by mouse and by keys, and throws shown from their record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from desktop.dice.throwing import physical_throw
from desktop.games.space_movers.refuse_checks import aim_refusal
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import Rest, ThrowResult
from desktop.table.boards.space_movers.dicebox.item import SIZE, DiceBox
from desktop.table.boards.space_movers.dicebox.mat import Mat, MatArea
from desktop.table.boards.space_movers.dicebox.state import BoxState, Choice, Mark
from desktop.table.kit.cache import Pictures
from desktop.table.kit.ink import canvas, painting
from tests.dice.boxes import BOX, request, scattered

DICE = scattered(3, Seeded(8))
NAMES = {"0": "Eli", "1": "Gurn", "2": "Red"}
ADVANCED = Mat(
    True,
    (
        MatArea(True, ((-900, 450), (-600, 450), (-600, 650), (-900, 650))),
        MatArea(False, ((600, 350), (950, 350), (950, 650), (600, 650))),
    ),
    (MatArea(False, ((-300, 150), (30, 150), (30, 620), (-300, 620))),),
)


@pytest.fixture(scope="module")
def pictures() -> Iterator[Pictures]:
    kept = Pictures()
    yield kept
    kept.finish()


def state(resting: tuple[Rest, ...] = DICE, *, mat: Mat = ADVANCED, aiming: bool = True) -> BoxState:
    marks = {rest.die: Mark(rest.face, rest.face >= 5, by_area=rest.die == "1") for rest in resting}
    return BoxState(BOX, mat, resting, "4", aiming, 7, frozenset("4567"), marks, NAMES)


class Shown:
    """A box in a view of its own size."""

    def __init__(self, qtbot: QtBot, pictures: Pictures) -> None:
        self.box = DiceBox(pictures, state())
        self.box.make_ready()
        self.scene = QGraphicsScene()
        self.scene.setSceneRect(self.box.boundingRect())
        self.scene.addItem(self.box)
        self.view = QGraphicsView(self.scene)
        self.view.resize(int(SIZE[0]) + 10, int(SIZE[1]) + 10)
        qtbot.addWidget(self.view)
        self.view.show()
        self.chosen: list[Choice] = []
        self.box.chosen.connect(self.chosen.append)
        self.settled = 0
        self.box.settled.connect(self._settle)

    def _settle(self) -> None:
        self.settled += 1

    def at(self, x: int, y: int) -> QPointF:
        """Where a place on the floor is on the screen."""
        return QPointF(self.view.mapFromScene(self.box.mapToScene(self.box.point_on_floor(x, y))))

    def drag(self, start: QPointF, end: QPointF) -> None:
        port = self.view.viewport()
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(port, left, Qt.KeyboardModifier.NoModifier, start.toPoint())
        QTest.mouseMove(port, ((start + end) / 2).toPoint())
        QTest.mouseMove(port, end.toPoint())
        QTest.mouseRelease(port, left, Qt.KeyboardModifier.NoModifier, end.toPoint())

    def keys(self, *keys: Qt.Key) -> None:
        self.box.setFocus()
        for key in keys:
            QTest.keyClick(self.view.viewport(), key)

    def picture(self) -> QImage:
        image = canvas(*SIZE)
        image.fill(QColor("#0A1026"))
        with painting(image) as painter:
            self.scene.render(painter, QRectF(0, 0, *SIZE), self.scene.sceneRect())
        return image


@pytest.fixture
def shown(qtbot: QtBot, pictures: Pictures) -> Shown:
    return Shown(qtbot, pictures)


def thrown(choice: Choice, resting: tuple[Rest, ...] = DICE, seed: int = 3) -> ThrowResult:
    asked = request(resting, die="4", target=choice.target, strength=choice.strength, aim=choice.aim)
    return physical_throw(asked, Seeded(seed))


# ---- by keys -------------------------------------------------------------------------------------------------------


def test_keys_alone_aim_at_a_die_and_throw(shown: Shown) -> None:
    shown.box.press(Qt.Key.Key_Tab)  # a view keeps Tab for itself: the page hands it on
    shown.keys(Qt.Key.Key_Up, Qt.Key.Key_Space)
    (choice,) = shown.chosen
    assert (choice.target, choice.strength) == ("1", "hard")
    assert aim_refusal(BOX, choice.aim) is None
    assert shown.box.aim_words() == "At Gurn, hard"
    assert "1" in thrown(choice).struck


def test_keys_go_through_all_dice_and_the_four_corners(shown: Shown) -> None:
    said: list[str] = []
    shown.box.aim_changed.connect(said.append)
    for _ in range(7):
        shown.box.press(Qt.Key.Key_Tab)
    assert said[:2] == ["At Gurn, firm", "At Red, firm"]
    assert said[2] == "Into the far left corner, firm"
    assert len(set(said)) == 7
    assert said[-1] == "At Eli, firm"
    shown.box.press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert said[-1] == "Into the near right corner, firm"


def test_three_strengths_and_no_more(shown: Shown) -> None:
    strengths = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up):
        shown.box.press(key)
        assert shown.box.aimer is not None
        strengths.append(shown.box.aimer.choice.strength)
    assert strengths == ["soft", "soft", "firm", "hard", "hard"]


def test_keys_turn_the_aim_and_give_it_spin(shown: Shown) -> None:
    assert shown.box.aimer is not None
    before = shown.box.aimer.choice.aim
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_S, Qt.Key.Key_Up):
        shown.box.press(key)
    after = shown.box.aimer.choice.aim
    assert (after.direction, after.spin, after.speed) == (before.direction + 10, 300, before.speed + 200)
    assert (after.x, after.y, after.reach) == (before.x, before.y, before.reach)


def test_keys_mean_nothing_while_another_seat_throws(shown: Shown) -> None:
    shown.box.set_state(state(aiming=False))
    assert shown.box.aimer is None
    assert not shown.box.press(Qt.Key.Key_Space)
    shown.keys(Qt.Key.Key_Space)
    assert shown.box.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert shown.chosen == []
    assert shown.box.aim_words() == ""


# ---- by mouse ------------------------------------------------------------------------------------------------------


def test_a_drag_from_the_near_edge_aims_at_where_it_ends(shown: Shown) -> None:
    shown.drag(shown.at(-200, -790), shown.at(300, 200))
    assert shown.box.aimer is not None
    aim = shown.box.aimer.choice.aim
    assert aim_refusal(BOX, aim) is None
    assert abs(aim.x + 200) < 40
    assert aim.y == -800
    assert abs(aim.reach - 1120) < 60
    assert abs(aim.direction - 634) < 30
    shown.keys(Qt.Key.Key_Space)
    assert [choice.aim for choice in shown.chosen] == [aim]


@pytest.mark.parametrize(("start", "edge"), [((-1190, 0), -1200), ((1190, 100), 1200)])
def test_a_drag_may_begin_at_the_side_walls(shown: Shown, start: tuple[int, int], edge: int) -> None:
    shown.drag(shown.at(*start), shown.at(0, -100))
    assert shown.box.aimer is not None
    assert shown.box.aimer.choice.aim.x == edge


def test_a_longer_drag_is_a_harder_throw(shown: Shown) -> None:
    assert shown.box.aimer is not None
    speeds = []
    for end in (-400, 0, 500):
        shown.drag(shown.at(600, -790), shown.at(600, end))
        speeds.append(shown.box.aimer.choice.aim.speed)
    assert speeds == sorted(set(speeds))


def test_a_drag_that_begins_in_the_middle_changes_nothing(shown: Shown) -> None:
    assert shown.box.aimer is not None
    free = next(
        (x, y)
        for x, y in ((0, 0), (-400, 200), (400, -200), (200, 300))
        if all(abs(rest.x - x) > 250 or abs(rest.y - y) > 250 for rest in DICE)
    )
    before = shown.box.aimer.choice
    shown.drag(shown.at(*free), shown.at(free[0] + 100, free[1] + 100))
    assert shown.box.aimer.choice == before


def test_a_click_on_a_die_aims_at_it(shown: Shown) -> None:
    middle = shown.view.mapFromScene(shown.box.place_of(DICE[2]).center())
    QTest.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert shown.box.aimer is not None
    assert shown.box.aimer.choice.target == "2"
    assert shown.box.die_at(shown.box.place_of(DICE[0]).center()) == "0"
    assert shown.box.die_at(QPointF(1, 1)) == ""


def test_places_on_the_floor_are_found_under_the_pointer(shown: Shown) -> None:
    for x, y in ((-1100, 700), (0, 0), (900, -650)):
        assert shown.box.floor_at(shown.box.point_on_floor(x, y)) == (x, y)


# ---- a die moved by hand -------------------------------------------------------------------------------------------


def hands_on(shown: Shown, allowed: bool = True) -> list[tuple[str, int, int]]:
    moved: list[tuple[str, int, int]] = []
    shown.box.die_moved.connect(lambda die, x, y: moved.append((die, x, y)))
    shown.box.may_lie = lambda die, x, y: allowed
    shown.box.set_state(replace(state(aiming=False), movable="2"))
    return moved


def middle_of(shown: Shown, rest: Rest) -> QPointF:
    return QPointF(shown.view.mapFromScene(shown.box.place_of(rest).center()))


@pytest.mark.rule("SM-CHAR-10")
def test_a_die_is_dragged_to_another_place(shown: Shown) -> None:
    moved = hands_on(shown)
    shown.drag(middle_of(shown, DICE[2]), shown.at(100, 300))
    ((die, x, y),) = moved
    assert die == "2"
    assert abs(x - 100) < 60
    assert abs(y - 300) < 60


def test_a_die_goes_back_where_the_rules_refuse_the_place(shown: Shown) -> None:
    moved = hands_on(shown, allowed=False)
    before = shown.picture()
    shown.drag(middle_of(shown, DICE[2]), shown.at(100, 300))
    assert moved == []
    assert shown.picture() == before


def test_keys_lift_carry_and_put_down_a_die(shown: Shown) -> None:
    moved = hands_on(shown)
    still = shown.picture()
    shown.keys(Qt.Key.Key_M, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert shown.picture() != still
    shown.keys(Qt.Key.Key_Return)
    assert moved == [("2", DICE[2].x - 50, DICE[2].y + 100)]
    shown.keys(Qt.Key.Key_M, Qt.Key.Key_Left, Qt.Key.Key_Escape)
    assert len(moved) == 1
    assert shown.picture() == still


# ---- throws --------------------------------------------------------------------------------------------------------


def test_a_throw_is_watched_to_its_end(shown: Shown, qtbot: QtBot) -> None:
    shown.box.throw()
    result = thrown(shown.chosen[0])
    shown.box.play_throw(result, stretch=0.2)
    assert shown.box.moving
    qtbot.waitUntil(lambda: shown.settled == 1)
    assert not shown.box.moving
    assert shown.box.state.resting == result.rests
    assert "4" not in shown.box.state.waiting


def test_a_throw_may_be_skipped_by_key_and_by_mouse(shown: Shown) -> None:
    shown.box.throw()
    result = thrown(shown.chosen[0])
    for number in (1, 2):
        shown.box.set_state(state())
        shown.box.play_throw(result, stretch=100)
        if number == 1:
            shown.keys(Qt.Key.Key_Space)
        else:
            shown.drag(shown.at(0, 0), shown.at(0, 0))
        assert shown.settled == number
        assert shown.box.state.resting == result.rests
        assert shown.chosen == [shown.chosen[0]]
    shown.box.skip()
    assert shown.settled == 2


def test_quick_dice_are_at_rest_at_once(shown: Shown) -> None:
    shown.box.throw()
    result = thrown(shown.chosen[0])
    shown.box.play_throw(result, stretch=0)
    assert shown.settled == 1
    assert shown.box.state.resting == result.rests
    assert len(shown.chosen) == 1


def test_a_throw_without_a_record_of_its_motion_shows_its_end(shown: Shown) -> None:
    shown.box.play_throw(ThrowResult(DICE[:1]))
    assert shown.settled == 1
    assert shown.box.state.resting == DICE[:1]


def test_a_new_position_cuts_a_throw_short_without_a_signal(shown: Shown) -> None:
    shown.box.throw()
    shown.box.play_throw(thrown(shown.chosen[0]), stretch=100)
    shown.box.set_state(state())
    assert not shown.box.moving
    assert shown.settled == 0


def test_every_moment_of_a_throw_looks_different_and_calm_ones_have_no_trail(shown: Shown) -> None:
    shown.box.throw()
    result = thrown(shown.chosen[0])
    shown.box.play_throw(result, stretch=100)
    frames = []
    for moment in (10, 40, 90, 160):
        shown.box.show_moment(moment)
        frames.append(shown.picture())
    assert all(a != b for a, b in pairwise(frames))
    shown.box.play_throw(result, stretch=100, calm=True)
    shown.box.show_moment(40)
    assert shown.picture() != frames[1]


# ---- pictures ------------------------------------------------------------------------------------------------------


def test_both_sides_of_the_mat_and_the_verdicts_are_seen(shown: Shown) -> None:
    advanced = shown.picture()
    shown.box.set_state(state(mat=Mat()))
    shown.box.make_ready()
    assert shown.picture() != advanced
    shown.box.set_state(state())
    marked = shown.picture()
    shown.box.set_state(BoxState(BOX, ADVANCED, DICE, "4", True, 7, frozenset("4567"), {}, NAMES))
    assert shown.picture() != marked


def test_until_the_box_is_painted_a_dark_place_is_shown(qtbot: QtBot) -> None:
    pictures = Pictures()
    box = DiceBox(pictures, state())
    box.set_scale(1.0)
    scene = QGraphicsScene()
    scene.addItem(box)
    image = canvas(*SIZE)
    with painting(image) as painter:
        scene.render(painter, QRectF(0, 0, *SIZE), QRectF(0, 0, *SIZE))
    assert image.pixelColor(500, 300) == image.pixelColor(10, 10)
    qtbot.waitUntil(lambda: box.is_ready, timeout=60_000)
    pictures.finish()
