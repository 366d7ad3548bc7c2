"""Choosing an action at the table, and being told why not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.space_checkers.actions import Move
from desktop.table.boards.base import Ask
from desktop.table.play.flow import Mode
from desktop.table.settings import Speed
from tests.table.play.table import (
    click,
    key,
    many_ways,
    page,
    press,
    question,
    session,
    settings,
    spot,
    wild_table,
)


def test_a_pawn_and_its_landing_are_clicked_and_the_turn_passes(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    before: Ask = question(made)
    pawn = next(iter(before.options))
    click(made, pawn)
    assert question(made).picks[0] == pawn
    assert made.session.step == 0
    click(made, next(iter(question(made).options)))
    assert made.session.step == 1
    assert made.flow.viewer == made.session.decision.seats[0] != before.seat


def test_a_pawn_is_taken_back_by_a_click_on_it_by_esc_by_the_button_and_by_undo(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    pawn = many_ways(made)
    for take_back in (
        lambda: click(made, pawn),
        lambda: key(made, Qt.Key.Key_Escape),
        lambda: press(made.prompt.back),
        lambda: key(made, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    ):
        click(made, pawn)
        assert question(made).picks == (pawn,)
        take_back()
        assert question(made).picks == ()
    assert made.session.step == 0


def test_another_pawn_may_be_clicked_at_once(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    one, other = list(question(made).options)[:2]
    click(made, one)
    click(made, other)
    assert question(made).picks[0] == other


def test_a_double_click_and_a_click_after_enter_play_one_action_only(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    click(made, next(iter(question(made).options)))
    way = next(iter(question(made).options))
    point = spot(made, way)
    viewport = made.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert made.session.step == 1
    click(made, next(iter(question(made).options)))
    point = spot(made, next(iter(question(made).options)))
    QTest.mouseMove(viewport, point)
    key(made, Qt.Key.Key_Return)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert made.session.step == 2


def test_a_stale_choice_does_nothing(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    action = made.session.legal(made.flow.viewer)[0]
    assert made.session.act(action, 0)
    assert not made.session.act(action, 0)
    assert made.session.step == 1


def test_clicks_while_something_moves_only_skip_the_motion(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3), settings(Speed.SLOW))
    click(made, next(iter(question(made).options)))
    click(made, next(iter(question(made).options)))
    assert made.session.step == 1
    assert made.board.moving
    for _ in range(3):
        QTest.mouseClick(made.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert not made.board.moving
    assert made.session.step == 1
    assert made.flow.mode is Mode.ASKING


def test_with_confirmation_a_move_waits_for_a_second_click(qtbot: QtBot) -> None:
    made = wild_table(qtbot, confirm_moves=True)
    click(made, many_ways(made))
    way = next(iter(question(made).options))
    click(made, way)
    assert made.session.step == 0
    assert question(made).proposed is not None
    key(made, Qt.Key.Key_Escape)
    assert question(made).proposed is None
    click(made, way)
    click(made, way)
    assert made.session.step == 1


def test_two_ways_onto_one_cell_are_told_apart(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    for pawn in question(made).options:
        click(made, pawn)
        ways = list(question(made).options)
        landing = {way: made.board.place(way) for way in ways}
        pairs = [(one, two) for one in ways for two in ways if one < two and landing[one] == landing[two]]
        if pairs:
            break
        key(made, Qt.Key.Key_Escape)
    one, two = pairs[0]
    middle = landing[one].center()
    # In the very middle it is not clear which is meant: the list decides.
    assert set(made.board.addresses_at(middle)) >= {one, two} or len(made.board.addresses_at(middle)) == 2
    halves = {
        tuple(made.board.addresses_at(middle + QPointF(dx, dy)))
        for dx, dy in ((-20, 0), (20, 0), (0, -20), (0, 20))
        if len(made.board.addresses_at(middle + QPointF(dx, dy))) == 2
    }
    assert len(halves) == 2
    made.flow.choosing.pick([one, two])
    assert made.session.step == 0
    assert "Several ways" in made.prompt.note.text()
    row = next(choice for choice in made.prompt.choices if choice.address == two)
    press(row)
    assert made.session.step == 1
    assert made.session.journal.entry(1).action.towards == two.partition(":")[2]


def test_the_list_plays_by_mouse_too(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    press(made.prompt.choices[0])
    assert question(made).picks
    press(next(choice for choice in made.prompt.choices if not choice.closed))
    assert made.session.step == 1


def test_a_refused_click_tells_the_reason_and_its_rule(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    click(made, "cell:5,5")
    assert "SC-TURN-01" in made.prompt.note.text()
    assert made.help_anchor() == "SC-TURN-01"
    assert made.session.step == 0
    with qtbot.waitSignal(made.help_requested) as asked:
        press(made.bar.help)
    assert asked.args == ["SC-TURN-01"]


def test_f1_opens_the_rule_of_what_is_pointed_at(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    pawn = many_ways(made)
    assert made.help_anchor() == "space_checkers"
    made.pointing.at(pawn, at_once=True)
    assert made.help_anchor() == "SC-TURN-04"
    click(made, pawn)
    for way in question(made).options:
        made.pointing.at(way, at_once=True)
        assert made.help_anchor() in {"SC-MOVE-01", "SC-WARP-01", "SC-CAPTURE-01"}


def test_closed_ways_of_the_picked_pawn_are_listed_with_the_games_reasons(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    pawn = min(question(made).options, key=lambda address: len(question(made).options[address]))
    click(made, pawn)
    closed = [choice for choice in made.prompt.choices if choice.closed]
    assert len(closed) + len(question(made).options) == 4
    for shown, why in zip(closed, made.flow.choosing.closed, strict=True):
        assert isinstance(why.action, Move)
        refusal = made.session.refusal(why.action)
        assert made.say(refusal.sentence) in shown.text()


def test_pointing_at_a_refused_pawn_tells_why_when_the_pointer_rests(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    options = question(made).options
    pawn = next(
        f"cell:{cell[0]},{cell[1]}"
        for cell, saucer in made.board.pawns.items()
        if saucer.fleet == "green" and f"cell:{cell[0]},{cell[1]}" not in options
    )
    QTest.mouseMove(made.view.viewport(), spot(made, pawn))
    qtbot.waitUntil(lambda: made.pointing.rule != "", timeout=2000)
    assert made.pointing.rule.startswith("SC-")


class Paints(QObject):
    """Notes when a widget is painted."""

    def __init__(self, notes: list[str]) -> None:
        super().__init__()
        self.notes = notes

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.notes.append("painted")
        return False


def test_without_motion_the_board_is_painted_before_the_next_question_is_built(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    made.flow.choosing.pick([next(iter(question(made).options))])
    landing = next(iter(question(made).options))
    qtbot.waitUntil(lambda: made.isVisible() and made.windowHandle().isExposed())
    notes: list[str] = []
    paints = Paints(notes)
    made.view.viewport().installEventFilter(paints)
    made.flow.choosing.asked.connect(lambda: notes.append("asked"))
    QTest.mouseClick(made.view.viewport(), Qt.MouseButton.LeftButton, pos=spot(made, landing))
    assert "asked" in notes
    assert notes.index("painted") < notes.index("asked")


def test_the_keyboards_cursor_goes_back_to_the_pawn_that_is_taken_back(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    key(made, Qt.Key.Key_Tab)
    key(made, Qt.Key.Key_Tab)
    pawn = made.pointing.cursor
    assert pawn in question(made).options
    key(made, Qt.Key.Key_Return)
    assert made.pointing.cursor != pawn
    key(made, Qt.Key.Key_Escape)
    assert not question(made).picks
    assert made.pointing.cursor == pawn


def test_the_tip_stays_in_sight_when_the_board_is_zoomed_in(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    made.view.zoom(2.5)
    made.view.settle()
    for address in question(made).options:
        made.view.centerOn(made.board.place(address).bottomLeft())
        made.pointing.at(None)
        made.pointing.at(address)
        tip = made.board.lights._tip.sceneBoundingRect()
        assert not tip.isEmpty()
        assert made.view.mapToScene(made.view.viewport().rect()).boundingRect().contains(tip)


def test_the_tip_keeps_its_size_on_the_screen_when_the_board_is_zoomed_under_it(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    made.pointing.at(next(iter(question(made).options)))
    before = made.board.lights._tip.sceneBoundingRect().width() * made.view.scale_now
    made.view.zoom(1.3)
    made.view.settle()
    assert made.board.lights._tip.sceneBoundingRect().width() * made.view.scale_now < 1.2 * before
