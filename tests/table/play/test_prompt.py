"""The card that asks: its list of choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.boards.base import Entry
from desktop.table.play.prompt import Prompt, PromptPanel, Row, Way
from desktop.table.play.rows import ChoiceRow

BAR = 6
"""Less than any scroll bar takes, in pixels."""


def row(words: str) -> Row:
    return Row(Entry("South", words), closed=True)


def wraps_when_narrow(width: int) -> Row:
    """A row that needs another line as soon as a scroll bar stands beside it."""
    for count in range(1, 80):
        made, choice = row("so " * 12 + "i" * count), ChoiceRow()
        choice.show_choice(made.entry, None, "#FFFFFF", closed=True)
        if choice.heightForWidth(width) < choice.heightForWidth(width - BAR):
            return made
    raise AssertionError("no length wraps")


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[PromptPanel]:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(340, 420)
    made = PromptPanel(page)
    made.setGeometry(10, 10, 320, 400)
    page.show()
    yield made
    page.close()


def test_a_scroll_bar_that_many_rows_needed_goes_with_them(panel: PromptPanel) -> None:
    panel.show_prompt(Prompt("Choose a pawn", rows=(row("north to a cell"),) * 20, primary=Way("Move")))
    QApplication.processEvents()
    bar = panel.area.verticalScrollBar()
    assert bar.isVisible()
    assert bar.maximum() > 0
    few = (wraps_when_narrow(panel.area.width()),)
    panel.show_prompt(Prompt("Where to?", rows=few, primary=Way("Move")))
    QApplication.processEvents()
    assert not bar.isVisible()
    assert panel.choices[0].geometry().bottom() < panel.area.viewport().height()


def test_the_row_pointed_at_stays_in_sight_when_the_list_gets_lower(panel: PromptPanel) -> None:
    rows = tuple(Row(Entry(f"Pawn {number}"), f"pawn:{number}") for number in range(20))
    panel.show_prompt(Prompt("Choose a pawn", rows=rows, primary=Way("Move")))
    QApplication.processEvents()
    panel.show_pointed(["pawn:9"])
    panel.show_prompt(Prompt("Choose a pawn", rows=rows, primary=Way("Move"), note="A hint of some length. " * 8))
    QApplication.processEvents()
    row, seen = panel.choices[9], panel.area.viewport()
    assert seen.rect().contains(row.rect().translated(row.mapTo(seen, QPoint())))


def test_a_button_can_be_pressed_only_where_it_does_something(qtbot: QtBot) -> None:
    panel = PromptPanel()
    qtbot.addWidget(panel)
    panel.show_prompt(Prompt("Choose a pawn", primary=Way("Move")))
    assert not panel.take.isEnabled()
    taken: list[str] = []
    panel.show_prompt(Prompt("Where to?", primary=Way("Move", lambda: taken.append("moved"))))
    panel.take.click()
    assert taken == ["moved"]
