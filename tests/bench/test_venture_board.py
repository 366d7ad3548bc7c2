"""How fast the board of Amazing Space Venture paints: 85 tiles and 40 pieces, panned and zoomed.

At twice the pixels: QT_SCALE_FACTOR=2.
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.placement import placements
from desktop.games.amazing_space_venture.regions import put_tile
from desktop.games.amazing_space_venture.state import Pirate, Planet, Probe, Ship, Station, VentureState
from desktop.games.amazing_space_venture.tables import PATH
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.journal import Journal
from desktop.table.kit.cache import Pictures
from desktop.table.play.page import TablePage
from desktop.table.session import TableSession
from desktop.table.settings import CurtainUse
from tests.bench.conftest import Rate
from tests.table.play.table import page, settings

TILES, PIECES, FRAMES = 85, 40, 60
GAME = load()
PICTURES = Pictures()


def full_board() -> VentureState:
    """A board with 85 tiles, laid as they fit, and 40 pieces: ships, probes, pirates, stations and disks."""
    state = GAME.start(Setup(tuple(SeatSetup(role, role) for role in GAME.propose_roles(4, {}))), Seeded(8))
    t, chance = GAME.tables, Seeded(9)
    bag = state.bag + state.drawn
    state.drawn = []
    while sum(tile >= 0 for tile in state.tiles) < TILES:
        found = [one for number in bag if t.faces[number].kind == "space" for one in placements(t, state, 0, number)]
        one = found[chance.below(len(found))]
        number = t.face_number[one.tile]
        put_tile(t, state, NAMES.index(one.square), number, one.rotation)
        if bag.count(number) > 1:  # kinds are kept: the board needs more tiles than the bag has
            bag.remove(number)
    state.bag = []
    put_pieces(state)
    return state


def put_pieces(s: VentureState) -> None:
    t, spots = GAME.tables, [square for square in range(169) if s.tiles[square] >= 0]
    left = PIECES - len(s.ships) - 4  # the homes have their disks already
    for n, square in enumerate(spots):
        seat, kind = n % 4, n % 5
        planets = [number for number in (2 * square, 2 * square + 1) if number in s.planets]
        pieces = [one for one in t.faces[s.tiles[square] // 4].pieces[s.tiles[square] % 4] if one.sides]
        if planets and s.planets[planets[0]].owner == -1:
            s.planets[planets[0]] = Planet(s.planets[planets[0]].value, owner=seat, large=n % 2 == 0)
        elif kind == 0:
            s.stations.append(Station(seat, square))
        elif pieces:
            segment = s.segment_at[4 * square + pieces[0].sides[0]]
            if pieces[0].kind == PATH:
                s.pirates.append(Pirate(seat, square, segment))
            else:
                s.probes.append(Probe(seat, square, segment, 0))
        else:
            number = s.next_ship
            s.next_ship += 1
            s.ships[number] = Ship(number, seat, (t.card_number["fighter_ship"],), (), square, 2)
        left -= 1
        if not left:
            return


@pytest.fixture
def board(qtbot: QtBot) -> TablePage:
    game, state = load(), full_board()
    game.start = lambda setup, chance: state.copy()  # type: ignore[method-assign]
    setup = Setup(tuple(SeatSetup(role, role) for role in game.propose_roles(4, {})))
    wishes = settings()
    wishes.curtain = CurtainUse.OFF
    made = page(qtbot, TableSession(Journal.begin(game, setup, 1), ("person",) * 4, load), wishes, (1600, 1000))
    at_rest(made)
    return made


def at_rest(made: TablePage) -> None:
    made.view.settle()
    PICTURES.finish()
    QApplication.processEvents()


def frames(what: str, made: TablePage, rate: Rate, frame: Any) -> None:
    ratio = made.devicePixelRatioF()

    def many() -> int:
        for _ in range(FRAMES):
            frame()
        return FRAMES

    rate(f"{what} 85 tiles and 40 pieces, 1600 x 1000 at scale {ratio:g}", "frames", many)


def test_pan(board: TablePage, rate: Rate) -> None:
    view = board.view
    view.zoom(1.8)
    at_rest(board)
    bar, way = view.horizontalScrollBar(), [1]

    def frame() -> None:
        if not bar.minimum() + 20 < bar.value() < bar.maximum() - 20:
            way[0] = -way[0]
        bar.setValue(bar.value() + 9 * way[0])
        view.viewport().repaint()

    frames("panning", board, rate, frame)


def test_zoom(board: TablePage, rate: Rate) -> None:
    view, step = board.view, [0]
    view.zoom(1.5)

    def frame() -> None:
        step[0] += 1
        view.zoom(1.04 if step[0] // 20 % 2 == 0 else 1 / 1.04, QPointF(420, 380))
        view.viewport().repaint()

    frames("zooming", board, rate, frame)
