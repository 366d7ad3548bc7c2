"""How fast the table paints: panning, zooming, and from a click to the first changed frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from desktop.kernel.chance import Seeded
from desktop.players.choose import greedy_choice
from desktop.table.boards.base import Ask
from desktop.table.play.page import TablePage
from desktop.table.settings import Speed
from tests.bench.frames import at_rest, panning, zooming
from tests.table.play.table import page, session, spot

STEPS = 24
SIZE = (1600, 1000)


@pytest.fixture
def mid_game(qtbot: QtBot) -> TablePage:
    """Four seats in mid-game, 1600 x 1000, everything painted once."""
    table = session(("person",) * 4, seed=7)
    for step in range(STEPS):
        decision = table.decision
        assert decision is not None
        table.journal.act(greedy_choice(table.game, table.journal.state, decision.seats[0], Seeded(99, step)))
    made = page(qtbot, table, size=SIZE)
    at_rest(made)
    return made


def painted() -> None:
    """Paint what has changed, as the next frame would."""
    QApplication.sendPostedEvents()
    QApplication.processEvents()


def question(made: TablePage) -> Ask:
    ask = made.flow.choosing.ask
    assert ask is not None
    return ask


def measured(benchmark: Any, act: Callable[..., None], before: Callable[[], Any], rounds: int) -> None:
    """Time ``act`` alone, with what ``before`` gives, each round after another ``before``."""
    benchmark.pedantic(act, setup=before, rounds=rounds)


def test_pan(benchmark: BenchmarkFixture, mid_game: TablePage) -> None:
    """One frame while a board zoomed in is dragged."""
    benchmark(panning(mid_game))


def test_zoom(benchmark: BenchmarkFixture, mid_game: TablePage) -> None:
    """One frame of zooming at the pointer."""
    benchmark(zooming(mid_game))


def test_full_repaint(benchmark: BenchmarkFixture, mid_game: TablePage) -> None:
    """The whole page painted anew."""
    image = QImage(mid_game.size(), QImage.Format.Format_ARGB32_Premultiplied)

    def frame() -> None:
        painter = QPainter(image)
        mid_game.render(painter, QPoint())
        painter.end()

    benchmark(frame)


def test_pick_to_first_frame(benchmark: BenchmarkFixture, mid_game: TablePage) -> None:
    """From the click on a pawn to the frame that shows its ways."""
    options = question(mid_game).options
    pawn = max(options, key=lambda address: len(options[address]))
    point = spot(mid_game, pawn)

    def click() -> None:
        QTest.mouseClick(mid_game.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        painted()

    def again() -> tuple[tuple[Any, ...], dict[str, Any]]:
        mid_game.flow.choosing.back()
        painted()
        return (), {}

    measured(benchmark, click, again, rounds=40)
    assert question(mid_game).picks


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_move_to_first_frame(benchmark: BenchmarkFixture, mid_game: TablePage, speed: Speed) -> None:
    """From the click on a landing cell to the next frame: rules, digest and log included.

    Without motion that frame is the whole next turn; with motion it shows the pawn on its way.
    """
    mid_game.settings.animation = speed

    def ready() -> tuple[tuple[Any, ...], dict[str, Any]]:
        mid_game.flow.skip()
        if not question(mid_game).options:
            mid_game.take()
            mid_game.flow.skip()
        mid_game.flow.choosing.pick([next(iter(question(mid_game).options))])
        painted()
        return (spot(mid_game, next(iter(question(mid_game).options))),), {}

    def click(point: QPoint) -> None:
        QTest.mouseClick(mid_game.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        painted()

    measured(benchmark, click, ready, rounds=8)
