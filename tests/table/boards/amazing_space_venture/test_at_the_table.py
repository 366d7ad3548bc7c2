"""What the board promises: the tile in hand, reasons, secrets, numbered places, room for everything."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.actions import PlaceTile
from desktop.games.amazing_space_venture.grid import NAMES, NUMBER
from desktop.kernel.chance import Seeded
from desktop.table.boards.amazing_space_venture.card_faces import TINTS
from desktop.table.boards.amazing_space_venture.faces import Laid, tile_arts
from desktop.table.boards.amazing_space_venture.geometry import SPACES, TRACK_SPACES, UNIT, corner
from desktop.table.boards.amazing_space_venture.pieces import _pawns
from desktop.table.boards.amazing_space_venture.position import Owned, Position, ShipShown, paint_pieces
from desktop.table.boards.amazing_space_venture.scene import VentureBoard
from desktop.table.kit.ink import canvas, painting
from desktop.table.play.page import TablePage
from desktop.table.settings import CurtainUse
from tests.table.play.table import page, question, session, settings

GAME = load()


def opened(qtbot: QtBot, seats: int = 2, size: tuple[int, int] = (1280, 800)) -> TablePage:
    wishes = settings()
    wishes.curtain = CurtainUse.OFF
    table = session(("person",) * seats, 5, game=GAME, make=load)
    return page(qtbot, table, wishes, size)


def board_of(made: TablePage) -> VentureBoard:
    assert isinstance(made.board, VentureBoard)
    return made.board


def test_the_tile_just_drawn_is_in_hand_and_shown_only_in_legal_rotations(qtbot: QtBot) -> None:
    made = opened(qtbot)
    board, ask = board_of(made), question(made)
    assert board.holding is not None
    assert not made.flow.choosing.picked_anything
    legal = {(one.square, one.rotation) for one in made.session.legal(ask.seat) if isinstance(one, PlaceTile)}
    for address in ask.options:
        for _ in range(4):
            (rotation,) = board.follow(ask, address)
            assert (address.partition(":")[2], int(rotation.partition(":")[2])) in legal
            board._turned = (board._turned + 1) % 4


def test_a_refused_square_says_which_rule_forbids_it(qtbot: QtBot) -> None:
    made = opened(qtbot)
    far = next(name for name in ("G-2", "B-7", "L-7") if NUMBER[name] not in board_of(made).holding.rotations)
    closed = made.flow.choosing.why_not([f"square:{far}"])
    assert closed is not None
    assert closed.refusal.rule.startswith("ASV-")


@pytest.mark.rule("ASV-UI-01")
def test_the_six_phases_and_the_one_in_progress_are_shown(qtbot: QtBot) -> None:
    made = opened(qtbot)
    phases = made.board.phases(question(made))
    assert len(phases.titles) == 6
    assert phases.current == 0


@pytest.mark.rule("ASV-UI-02")
def test_the_track_has_fifty_spaces_that_do_not_overlap(qtbot: QtBot) -> None:
    assert len(TRACK_SPACES) == SPACES == 50
    inner = [space.adjusted(0.5, 0.5, -0.5, -0.5) for space in TRACK_SPACES]
    assert not any(one.intersects(other) for one, other in combinations(inner, 2))


@pytest.mark.rule("ASV-END-10")
@pytest.mark.parametrize(
    ("score", "space", "carried"), [(49, 49, 0), (50, 0, 50), (107, 7, 100), (157, 7, 150), (-3, 47, -50)]
)
def test_a_pawn_goes_round_the_track_and_carries_its_scoring_cards(score: int, space: int, carried: int) -> None:
    (pawn,) = _pawns(Position(scores=(("blue", score),)))
    _, look, spot, *_ = pawn
    assert TRACK_SPACES[space].contains(spot)
    assert look == ("pawn", "blue", carried // SPACES)


@pytest.mark.rule("ASV-UI-05")
def test_every_kind_of_card_has_its_colour() -> None:
    assert TINTS["ship"] == TINTS["extra"]
    assert len({TINTS[kind] for kind in ("planet", "environment", "life", "ship", "red", "explorer")}) == 6


def test_a_quest_is_shown_to_its_owner_only(qtbot: QtBot) -> None:
    made = opened(qtbot)
    board = board_of(made)
    state = made.session.journal.state.copy()
    quest = next(number for number, face in enumerate(GAME.tables.faces) if face.kind == "quest")
    state.quests = [[quest], []]
    board.show(GAME.view(state, 0))
    assert [goal.title for goal in board.around.quest._goals] == [GAME.tables.faces[quest].title]
    board.show(GAME.view(state, 1))
    assert board.around.quest._goals == ()
    board.blank()
    assert board.around.hand._faces == ()


def test_everything_has_room_and_nothing_overlaps(qtbot: QtBot) -> None:
    for size in ((1280, 800), (1600, 1000)):
        made = opened(qtbot, 4, size)
        board = board_of(made)
        parts = [made.view, board.around.hand, made.seats, made.prompt, made.log]
        parts += [rail for rail in board.panels() if rail.isVisible()]
        assert len(parts) == 11
        for one, other in combinations(parts, 2):
            if made.seats not in (one, other):  # its glow reaches out
                assert not one.geometry().intersects(other.geometry()), (one, other)
        assert all(made.rect().contains(part.geometry()) for part in parts)
        squares = made.view.scale_now * 50
        assert squares >= (37 if size[0] == 1280 else 49)
        cards = board.around.hand.places()
        assert cards[-1].right() <= board.around.hand.width()


@pytest.mark.rule("ASV-UI-03")
def test_a_trapped_ship_lies_down_and_its_planet_shows_the_web(qapp: object) -> None:
    def painted(*, trapped: bool) -> QImage:
        square = NUMBER["D-4"]
        ship = ShipShown(1, "blue", 2, square, 0, trapped=trapped)
        home = Laid(next(art for art in tile_arts(GAME.tables) if art.name == "HOME-BLUE"), 0)
        planet = Owned(square, 0, "blue", large=True, web=trapped)
        image = canvas(UNIT, UNIT, 2)
        with painting(image) as painter:
            painter.translate(-corner(square))
            paint_pieces(painter, Position({square: home}, planets=(planet,), ships=(ship,)))
        return image

    assert painted(trapped=True) != painted(trapped=False)


def test_places_a_score_speaks_of_are_found(qtbot: QtBot) -> None:
    made = opened(qtbot)
    board = board_of(made)
    assert all(board.place(f"square:{name}") is not None for name in NAMES)
    assert board.place("planet:D-4:a") is not None
    assert board.place("card:water") is None
    assert board.addresses_at(board.place("planet:D-4:a").center())[-1] == "square:D-4"


def test_a_game_of_any_seats_is_shown_to_its_end_without_a_word_from_qt(qtbot: QtBot) -> None:
    made = opened(qtbot, 3)
    board, state = board_of(made), made.session.journal.state.copy()
    for step in range(160):
        if GAME.decision(state) is None:
            break
        legal = GAME.legal(state)
        events = GAME.play(state, legal[step * 7 % len(legal)], Seeded(9, step))
        if step % 8 == 0:
            board.play(events, GAME.view(state, 0))
            made.view.grab()
