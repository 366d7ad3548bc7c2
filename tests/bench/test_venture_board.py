"""How fast the board of Amazing Space Venture paints: 85 tiles and 40 pieces, panned and zoomed.

At twice the pixels: QT_SCALE_FACTOR=2.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.placement import placements
from desktop.games.amazing_space_venture.regions import put_tile
from desktop.games.amazing_space_venture.state import Pirate, Planet, Probe, Ship, Station, VentureState
from desktop.games.amazing_space_venture.tables import PATH
from desktop.kernel.chance import Seeded
from desktop.kernel.journal import Journal
from desktop.lab.proposing import setup_for
from desktop.table.play.page import TablePage
from desktop.table.session import TableSession
from desktop.table.settings import CurtainUse
from tests.bench.conftest import Rate
from tests.bench.frames import at_rest, panning, zooming
from tests.table.play.table import page, settings

TILES, PIECES, FRAMES = 85, 40, 60
GAME = load()


def full_board() -> VentureState:
    """A board with 85 tiles, laid as they fit, and 40 pieces: ships, probes, pirates, stations and disks."""
    state = GAME.start(setup_for(GAME, 4, {}), Seeded(8))
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
def board(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    game, state = load(), full_board()
    monkeypatch.setattr(game, "start", lambda setup, chance: state.copy())
    setup = setup_for(game, 4, {})
    wishes = settings()
    wishes.curtain = CurtainUse.OFF
    made = page(qtbot, TableSession(Journal.begin(game, setup, 1), ("person",) * 4, load), wishes, (1600, 1000))
    at_rest(made)
    return made


def frames(what: str, made: TablePage, rate: Rate, frame: Callable[[], None]) -> None:
    ratio = made.devicePixelRatioF()

    def many() -> int:
        for _ in range(FRAMES):
            frame()
        return FRAMES

    rate(f"{what} 85 tiles and 40 pieces, 1600 x 1000 at scale {ratio:g}", "frames", many)


def test_pan(board: TablePage, rate: Rate) -> None:
    frames("panning", board, rate, panning(board))


def test_zoom(board: TablePage, rate: Rate) -> None:
    frames("zooming", board, rate, zooming(board))
