"""Dice are counted from the journals, and what was to be expected stands beside."""

import csv
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from desktop.table.statistics import page as page_module
from desktop.table.statistics.charts import DieChart
from desktop.table.statistics.figures import count_dice, dice_csv
from desktop.table.statistics.page import StatisticsPage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def two(played, library):
    played((("Ada", "green"), ("Mira", "yellow")), ("you", "you"), 30)
    played((("Ada", "green"), ("Nova", "blue")), ("you", "greedy"), 10_000, seed=3)
    return [library.record(game.uid) for game in library.games()]


def test_every_roll_is_counted_for_its_player(two):
    figures = count_dice(two)
    assert figures.games == 2
    assert set(figures.players) == {"Ada", "Mira", "Nova"}
    number, direction = figures.dice
    for tallies in figures.players.values():
        # The roll for who begins is of the number die alone.
        assert tallies["number"].rolls >= tallies["direction"].rolls > 0
        assert sum(tallies["number"].expected(number)) == pytest.approx(tallies["number"].rolls)
    # One roll a turn: every action has its roll before it, and the last position has one more unless it is over.
    turns = sum(tallies["direction"].rolls for tallies in figures.players.values())
    assert turns == pytest.approx(sum(record.cursor + 1 for record in two), abs=len(two) + 40)
    assert direction.mean is None
    assert float(number.mean) == 3.5
    assert [float(face.chance) for face in direction.faces] == pytest.approx([1 / 6] * 4 + [2 / 6])


def test_counting_can_be_stopped(two):
    assert count_dice(two, lambda: False).games == 0


def test_a_game_that_cannot_be_replayed_is_left_out(two):
    broken = replace(two[0], entries=(replace(two[0].entries[0], digest="0" * 32), *two[0].entries[1:]))
    figures = count_dice([broken, two[1]])
    assert (figures.games, figures.left_out) == (1, 1)


def test_the_table_adds_up(two):
    figures = count_dice(two)
    rows = list(csv.reader(dice_csv(figures, ["player", "die", "face", "rolled", "expected"]).splitlines()))
    assert rows[0] == ["player", "die", "face", "rolled", "expected"]
    ada = [row for row in rows if row[0] == "Ada" and row[1] == "Number die"]
    assert sum(int(row[3]) for row in ada) == figures.players["Ada"]["number"].rolls
    assert sum(float(row[4]) for row in ada) == pytest.approx(sum(int(row[3]) for row in ada), abs=0.1)


@pytest.fixture
def page(qtbot, open_window, two):
    window = open_window()
    window.show_statistics()
    assert isinstance(window.page, StatisticsPage)
    qtbot.waitUntil(lambda: window.page._figures is not None)
    return window.page


def test_the_page_counts_all_games_first_and_one_on_demand(qtbot, page):
    assert page._figures.games == 2
    assert len(page.dice.findChildren(DieChart)) == 6
    page._figures = None
    page.choice.setCurrentIndex(1)
    page.choice.activated.emit(1)
    qtbot.waitUntil(lambda: page._figures is not None)
    assert page._figures.games == 1


def test_charts_say_in_words_what_they_show(page):
    chart = page.dice.findChildren(DieChart)[0]
    assert "Number die" in chart.accessibleName()
    assert "expected" in chart.accessibleDescription()


def test_export(qtbot, page, answer, tmp_path):
    target = tmp_path / "dice.csv"
    answer(QFileDialog, "getSaveFileName", (str(target), ""))
    qtbot.mouseClick(page.export, LEFT)
    assert target.read_text(encoding="utf-8-sig").startswith("player,die")


def test_an_export_that_fails_gets_a_sentence(qtbot, page, answer, tmp_path):
    target = tmp_path / "no" / "such" / "folder" / "dice.csv"
    answer(QFileDialog, "getSaveFileName", (str(target), ""))
    told = answer(page_module, "tell", None)
    qtbot.mouseClick(page.export, LEFT)
    assert "dice.csv" in told[0][2]


def test_a_finished_game_opens_to_look_back(qtbot, page, library):
    window = page.window()
    (row,) = page.finished
    qtbot.mouseClick(row, LEFT)
    assert window.page.session.outcome is not None
    assert window.page.session.step == library.games()[1].cursor or window.page.session.step > 0


def test_leaving_while_dice_are_counted_is_safe(qtbot, open_window, two):
    window = open_window()
    for _ in range(3):
        window.show_statistics()
        window.show_shelf()
    qtbot.wait(50)


def test_without_games_the_page_says_so(open_window):
    window = open_window()
    window.show_statistics()
    assert "no game whose dice" in window.page._note.text()
