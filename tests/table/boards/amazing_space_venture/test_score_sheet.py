"""The score sheet at the end: every point with its terms, and exactly the tiles that a term counts lit on the board."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.state import VentureState
from desktop.kernel.chance import Seeded
from desktop.table.boards.amazing_space_venture.sheet import ScoreSheet
from desktop.table.play.page import TablePage
from tests.games.amazing_space_venture.scene import GAME, Scene, started
from tests.table.boards.amazing_space_venture.test_answers import table_at

COLOURS = ("blue", "yellow", "green")


@pytest.fixture(scope="module")
def finished() -> VentureState:
    """The end of a game of chance in which pieces were preferred to cards."""
    state, chance, pick = started(*COLOURS, seed=4), Seeded(5), random.Random(6)
    while GAME.decision(state) is not None:
        legal = GAME.legal(state)
        better = [one for one in legal if one.kind in ("place_probe", "place_station", "place_pirate", "move_ship")]
        GAME.play(state, pick.choice(better or legal), chance)
    return state


@pytest.fixture
def at_the_end(qtbot: QtBot, finished: VentureState) -> TablePage:
    made = table_at(qtbot, Scene(finished, COLOURS), ("person", "random", "random"))
    qtbot.waitUntil(lambda: made._end is not None and made._end.isVisible())
    return made


def sheet_of(made: TablePage) -> ScoreSheet:
    assert made._end is not None
    assert isinstance(made._end.sheet, ScoreSheet)
    return made._end.sheet


def test_the_figures_of_the_sheet_add_up_to_the_scores(at_the_end: TablePage, finished: VentureState) -> None:
    sheet = sheet_of(at_the_end)
    totals = [sum(sheet.points((kind, seat)) for kind in sheet._columns) for seat in range(3)]
    assert totals == finished.scores
    for columns in sheet._columns.values():
        for entry in (entry for column in columns for entry in column):
            assert sum(int(amount) for _, amount, _ in entry.terms) == entry.points


def test_pointing_at_a_term_lights_exactly_the_tiles_it_counts(at_the_end: TablePage, finished: VentureState) -> None:
    sheet, lit = sheet_of(at_the_end), []
    sheet.counted.connect(lit.append)
    entry = next(entry for entry in finished.entries if entry.kind == "station")
    sheet.choose(("station", entry.seat))
    spot = next(spot for spot, *_ in sheet._terms())
    QTest.mouseMove(sheet, spot.area.center().toPoint())
    assert lit[-1] == list(dict.fromkeys(place for term in entry.terms for place in term.places))
    assert len(lit[-1]) == entry.points
    shown = [place.partition(":")[2] for place in lit[-1]]
    assert all(finished.tiles[NUMBER[name]] >= 0 for name in shown)
    QTest.mouseMove(sheet, sheet.rect().bottomLeft())
    assert lit[-1] == []


def test_the_sheet_is_walked_by_keys(at_the_end: TablePage) -> None:
    sheet, lit = sheet_of(at_the_end), []
    sheet.counted.connect(lit.append)
    sheet.choose((next(iter(sheet._columns)), 0))
    QTest.keyClick(sheet, Qt.Key.Key_Down)
    QTest.keyClick(sheet, Qt.Key.Key_Right)
    assert sheet.cell == (list(sheet._columns)[1], 1)
    kind, seat = max(((kind, seat) for kind in sheet._columns for seat in range(3)), key=sheet.points)
    sheet.choose((kind, seat))
    QTest.keyClick(sheet, Qt.Key.Key_Space)
    assert lit[-1]
    assert str(sheet.points((kind, seat))) in sheet.accessibleName()


def test_the_board_stays_in_sight_beside_the_sheet(at_the_end: TablePage) -> None:
    assert at_the_end._end is not None
    assert not at_the_end._end.card.geometry().intersects(at_the_end.view.geometry())
    assert at_the_end.rect().contains(at_the_end._end.card.geometry())
