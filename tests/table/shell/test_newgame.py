"""A new game is put together: the draft alone, and the page by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt

from desktop.games.catalogue import load_game
from desktop.table.newgame.draft import STARS, Draft
from desktop.table.newgame.page import NewGamePage
from desktop.table.newgame.plan import PERSON

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def game():
    return load_game("space_checkers")


@pytest.fixture
def draft(game):
    return Draft(game, ["Ada", "Mira"])


# ---- the draft -----------------------------------------------------------------------------------------------


def test_it_begins_with_a_person_against_the_computer_on_opposite_sides(draft):
    assert [(seat.name, seat.role, seat.controller) for seat in draft.seats] == [
        ("Ada", "green", PERSON),
        ("Nova", "blue", "greedy"),
    ]
    assert draft.objection() is None


def test_without_remembered_names_people_are_numbered(game):
    assert Draft(game).seats[0].name == "Player 1"


def test_seats_come_and_go_within_the_limits_of_the_game(draft):
    draft.set_count(9)
    assert [seat.role for seat in draft.seats] == ["green", "yellow", "blue", "red"]
    assert len({seat.name for seat in draft.seats}) == 4
    draft.set_count(0)
    assert draft.count == 2
    draft.remove(0)
    assert draft.count == 2, "a game needs two"
    assert draft.objection() is None


def test_a_role_taken_from_another_seat_is_exchanged(draft):
    draft.set_count(3)
    draft.set_role(0, "yellow")
    assert [seat.role for seat in draft.seats] == ["yellow", "green", "blue"]


def test_two_seats_change_places_and_the_roles_stay(draft):
    assert draft.move(0, 1) == 1
    assert [(seat.name, seat.role) for seat in draft.seats] == [("Nova", "green"), ("Ada", "blue")]
    assert draft.move(1, 1) == 1


def test_a_computer_gets_the_name_of_a_star_and_a_person_a_remembered_one(draft):
    draft.set_controller(0, "random")
    assert draft.seats[0].name in STARS
    assert draft.seats[0].name != draft.seats[1].name
    kept = draft.seats[0].name
    draft.set_controller(0, "greedy")
    assert draft.seats[0].name == kept
    draft.set_controller(0, PERSON)
    assert draft.seats[0].name == "Ada"


def test_objections_name_their_field(draft):
    draft.set_name(1, "  ")
    assert draft.objection().field == "name:1"
    draft.set_name(1, "ada")
    assert draft.objection().field == "name:1"
    draft.set_name(1, "Nova")
    draft.seed_text = "seven"
    assert draft.objection().field == "seed"
    draft.seed_text = " 7 "
    assert draft.objection() is None
    assert draft.seed == 7
    draft.set_role(1, "yellow")
    assert (draft.objection().field, draft.objection().rule) == ("seats", "SC-SETUP-04")
    draft.set_option("opposite_seats", False)
    assert draft.objection() is None


def test_what_was_kept_fills_the_next_draft(draft, game):
    draft.set_count(3)
    draft.set_name(1, "Orlov")
    draft.set_controller(1, PERSON)
    draft.set_name(1, "Orlov")
    draft.set_option("diagonals", True)
    draft.practice = True
    draft.seed_text = "7"
    again = Draft(game)
    assert again.fill(draft.keep())
    assert again.seats == draft.seats
    assert again.options["diagonals"] is True
    assert again.practice
    assert again.seed is None, "a new game gets its own dice"


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        {},
        {"seats": []},
        {"seats": [["Ada", "green", "person"]]},
        {"seats": [["Ada", "green", "person"], ["Mira", "green", "person"]]},
        {"seats": [["Ada", "green", "person"], ["Mira", "pink", "person"]]},
        {"seats": [["Ada", "green", "person"], ["Mira", "blue", "wizard"]]},
        {"seats": [["Ada", "green", "person"], [1, "blue", "person"]]},
    ],
)
def test_what_cannot_be_used_any_more_is_left_alone(draft, kept):
    before = list(draft.seats)
    assert not draft.fill(kept)
    assert draft.seats == before


def test_options_that_no_longer_exist_are_dropped(draft):
    seats = [["Ada", "green", "person"], ["Mira", "blue", "person"]]
    assert draft.fill({"seats": seats, "options": {"diagonals": 1, "gravity": True, "first_player": "seat"}})
    assert draft.options["diagonals"] is False
    assert draft.options["first_player"] == "seat"
    assert "gravity" not in draft.options


# ---- the page ------------------------------------------------------------------------------------------------


@pytest.fixture
def page(qtbot, open_window):
    window = open_window()
    window.show_new_game("space_checkers")
    page = window.page
    assert isinstance(page, NewGamePage)
    page.begin_wanted.disconnect()
    page.begun = []
    page.begin_wanted.connect(page.begun.append)
    return page


def test_enter_begins_at_once_and_names_are_remembered(qtbot, page, library):
    assert page.window().focusWidget() is page.start
    page.draft.set_name(0, "Grace")
    qtbot.keyClick(page.start, Qt.Key.Key_Return)
    (plan,) = page.begun
    assert plan.game_id == "space_checkers"
    assert plan.controllers == (PERSON, "greedy")
    assert library.names()[0] == "Grace"
    assert "Nova" not in library.names()


def test_seats_by_mouse(qtbot, page):
    four = page.seats.count.segments[2]
    qtbot.mouseClick(four, LEFT)
    assert page.draft.count == 4
    assert len(page.seats.seats) == 4
    qtbot.mouseClick(page.seats.seats[1].remove, LEFT)
    assert page.draft.count == 3
    qtbot.mouseClick(page.seats.seats[0].down, LEFT)
    assert page.draft.seats[1].is_person
    assert page.window().focusWidget() is page.seats.seats[1].down


def test_number_of_seats_by_arrow_key(qtbot, page):
    page.seats.count.segments[0].setFocus()
    qtbot.keyClick(page.seats.count.segments[0], Qt.Key.Key_Right)
    assert page.draft.count == 3


def test_a_role_is_picked_from_the_list(qtbot, page):
    button = page.seats.seats[0].role
    menu = button.menu()
    blue = next(action for action in menu.actions() if action.text() == "Kanaloan Alliance")
    blue.trigger()
    assert [seat.role for seat in page.draft.seats] == ["blue", "green"]
    assert "Kanaloan" in button.accessibleName()


def test_who_plays_is_picked_with_keys(qtbot, page):
    controller = page.seats.seats[1].controller
    controller.setFocus()
    qtbot.keyClick(controller, Qt.Key.Key_Up)
    assert page.draft.seats[1].controller == "random"


def test_a_name_twice_is_refused_beside_the_field_and_blocks_the_start(qtbot, page):
    row = page.seats.seats[1]
    row.name.setFocus()
    row.name.selectAll()
    qtbot.keyClicks(row.name, page.draft.seats[0].name)
    assert "Two seats are called" in row.remark.words.text()
    assert row.remark.isVisible()
    assert not page.start.isEnabled()
    qtbot.keyClicks(row.name, "son")
    assert not row.remark.isVisible()
    assert page.start.isEnabled()


def test_typing_spaces_does_not_fight_with_the_person(qtbot, page):
    row = page.seats.seats[0]
    row.name.setFocus()
    row.name.clear()
    qtbot.keyClicks(row.name, "Ada L")
    assert row.name.text() == "Ada L"
    assert page.draft.seats[0].name == "Ada L"


def test_a_house_rule_the_game_refuses_is_told_at_the_seats(qtbot, page):
    page.seats.seats[1].role_picked.emit(1, "yellow")
    assert "opposite" in page.seats.remark.words.text()
    assert "opposite" in page.remark.words.text()
    option = next(row for row in page.rules.options if row.option.key == "opposite_seats")
    qtbot.mouseClick(option.choices.segments[1], LEFT)
    assert page.start.isEnabled()


def test_a_rule_leads_to_its_paragraph(qtbot, page):
    asked = []
    page.help_wanted.connect(asked.append)
    for button in page.rules.options[1].findChildren(type(page.start)):
        qtbot.mouseClick(button, LEFT)
    assert asked == [page.rules.options[1].option.rule]


def test_seed_and_practice(qtbot, page):
    qtbot.keyClicks(page.chance.seed, "12x")
    assert not page.start.isEnabled()
    assert "whole number" in page.chance.remark.words.text()
    qtbot.keyClick(page.chance.seed, Qt.Key.Key_Backspace)
    qtbot.mouseClick(page.chance.practice, LEFT)
    qtbot.mouseClick(page.start, LEFT)
    (plan,) = page.begun
    assert (plan.seed, plan.practice) == (12, True)


def test_last_time_and_starting_over(qtbot, page, open_window):
    assert not page.again.isVisible()
    qtbot.mouseClick(page.seats.count.segments[1], LEFT)
    qtbot.mouseClick(page.start, LEFT)
    window = page.window()
    window.show_new_game("space_checkers")
    page = window.page
    assert page.draft.count == 3
    assert page.again.isVisible()
    qtbot.mouseClick(page.fresh, LEFT)
    assert page.draft.count == 2
    qtbot.mouseClick(page.again, LEFT)
    assert page.draft.count == 3


def test_the_board_shows_who_sits_where(qtbot, page):
    before = page.preview._wanted.name
    qtbot.mouseClick(page.seats.count.segments[2], LEFT)
    assert page.preview._wanted.name != before


def test_control_enter_begins_from_any_field(qtbot, page):
    page.chance.seed.setFocus()
    qtbot.keyClick(page.chance.seed, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(page.begun) == 1


def test_tab_walks_from_the_seats_to_the_start(qtbot, page):
    page.seats.count.segments[0].setFocus()
    seen = []
    for _ in range(40):
        seen.append(page.window().focusWidget())
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
    row = page.seats.seats[0]
    wanted = [row.role, row.name, row.controller, page.chance.practice, page.chance.seed, page.start, page.fresh]
    places = [seen.index(widget) for widget in wanted]
    assert places == sorted(places)
