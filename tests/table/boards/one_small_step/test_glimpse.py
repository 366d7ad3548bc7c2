"""The picture of a position for shelf and new game keeps what nobody may know."""

from PySide6.QtCore import QRectF

from desktop.games.one_small_step import load
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.glimpses import glimpse
from tests.table.kit.painted import difference, render


def test_the_picture_does_not_tell_the_tiles_of_the_moon_path(qapp):
    game = load()
    state = game.start(Setup((SeatSetup("Ada", "us"), SeatSetup("Mira", "ussr")), {}), Seeded(1))
    other = state.copy()
    other.path[:5] = reversed(other.path[:5])
    area = QRectF(0, 0, 200, 200)
    first, second = glimpse(game).picture(state), glimpse(game).picture(other)
    pictures = [render(lambda p: first(p, area), 200, 200), render(lambda p: second(p, area), 200, 200)]
    assert difference(*pictures) == 0
    assert glimpse(game).scores(state) == (0, 0)
