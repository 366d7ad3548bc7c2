"""How long a frame of the dice box takes, 1000 x 720 pixels without a screen. 60 frames a second leave 16 ms."""

from itertools import cycle

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from desktop.dice.throwing import physical_throw
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import ThrowResult
from desktop.table.boards.space_movers.dicebox.item import SIZE, DiceBox
from desktop.table.boards.space_movers.dicebox.state import BoxState
from desktop.table.kit.cache import Pictures
from desktop.table.kit.ink import canvas, painting
from tests.bench.conftest import timed
from tests.dice.boxes import BOX, request


def a_throw_of(dice: int) -> ThrowResult:
    """So many dice in the air at once, more than any check has."""
    results = [
        physical_throw(request(die=str(die), shape="cube" if die == 7 else "d10", strength="hard"), Seeded(die + 20))
        for die in range(dice)
    ]
    motion = tuple(result.motion[0] for result in results)
    return ThrowResult(tuple(rest for result in results for rest in result.rests), (), (), None, motion)


@pytest.mark.parametrize("dice", [1, 3, 8])
def test_a_frame_with_dice_in_the_air(benchmark: BenchmarkFixture, qtbot: QtBot, dice: int) -> None:
    pictures = Pictures()
    box = DiceBox(pictures, BoxState(BOX))
    box.make_ready()
    scene = QGraphicsScene()
    scene.addItem(box)
    rect = QRectF(0, 0, *SIZE)
    image: QImage = canvas(*SIZE)
    box.play_throw(a_throw_of(dice), stretch=1000)
    moments = cycle(range(8, 400, 16))

    def frame() -> None:
        box.show_moment(next(moments))
        with painting(image) as painter:
            scene.render(painter, rect, rect)

    timed(benchmark, frame, rounds=150, warmup_rounds=5)
    pictures.finish()
