"""The painters of cards: every card of the content fits when it is held up, and the glimpse shows a position."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from desktop.games.catalogue import load_game
from desktop.games.space_movers import faces as words
from desktop.games.space_movers.tables import Tables
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.pictures import CardPicture
from desktop.table.boards.space_movers.card_art import paint_card
from desktop.table.boards.space_movers.character_card import paint_character
from desktop.table.boards.space_movers.crew import Skills, looks
from desktop.table.boards.space_movers.drawing import Drawing, Shown
from desktop.table.boards.space_movers.faces import card_face, objective_face
from desktop.table.boards.space_movers.layout import lay_out
from desktop.table.boards.space_movers.seating import chooser_places
from desktop.table.glimpses import glimpse
from desktop.table.kit.ink import canvas, painting

GAME = load_game("space_movers")
TABLES = GAME.tables
CREW = looks(TABLES.characters)
SKILLS = Skills(CREW, TABLES.specialist)
HELD_UP = QRectF(0, 0, 260, 372)
SIZES = ((906.0, 718.0), (1160.0, 918.0))
"""What the table has for the board in windows of 1280 x 800 and 1600 x 1000."""

pytestmark = pytest.mark.usefixtures("qapp")


def test_no_card_of_the_deck_is_cut_when_it_is_held_up() -> None:
    with painting(canvas(260, 372)) as painter:
        for card in TABLES.cards:
            face = card_face(TABLES, card, str)
            assert paint_card(painter, HELD_UP, face, SKILLS, whole=True), card.title


def test_no_objective_is_cut_when_it_is_held_up() -> None:
    sides = [side for card in TABLES.adventures["adventure_a"] for side in card] + list(TABLES.randoms)
    with painting(canvas(260, 372)) as painter:
        for side in sides:
            face = objective_face(TABLES, side, 1, 5, 0, str, "objective")
            assert paint_card(painter, HELD_UP, face, SKILLS, whole=True), side.title


@pytest.mark.parametrize("size", SIZES)
def test_cards_of_the_deck_are_whole_in_the_strip_and_on_the_board(size: tuple[float, float]) -> None:
    layout = lay_out(*size)
    high = layout.tray.height() - 16
    hand = QRectF(0, 0, high * 0.86, high)
    with painting(canvas(260, 372)) as painter:
        for card in TABLES.cards:
            face = card_face(TABLES, card, str)
            place = hand if face.kind in ("cargo", "reaction") else layout.event
            assert paint_card(painter, place, face, SKILLS), card.title


@pytest.mark.rule("SM-UI-14")
@pytest.mark.parametrize("size", SIZES)
def test_a_character_is_readable_when_it_is_chosen_and_when_it_is_held_up(size: tuple[float, float]) -> None:
    layout = lay_out(*size)
    room = QRectF(0, 0, layout.whole.width(), layout.tray.top() - 8)
    with painting(canvas(400, 400)) as painter:
        for index, place in chooser_places(room, len(CREW)).items():
            assert paint_character(painter, place, TABLES.characters[index], CREW[index], str)
            back = words.injured_face(TABLES, index)
            lines = (back.title, *(str(line) for line in back.lines))
            assert paint_character(painter, HELD_UP, TABLES.characters[index], CREW[index], str, back=lines)


def test_the_glimpse_shows_a_position_and_tells_how_far_it_is() -> None:
    state = GAME.start(Setup((SeatSetup("Ada", "eli"), SeatSetup("Mira", "red"))), Seeded(3))
    shown = glimpse(GAME)
    assert shown is not None
    image = canvas(220, 220)
    with painting(image) as painter:
        shown.picture(state)(painter, QRectF(0, 0, 220, 220))
    colours = {image.pixel(x, y) for x in range(0, 220, 7) for y in range(0, 220, 7)}
    assert len(colours) > 60
    assert "0 of 5 objectives" in shown.subtitle(state)
    assert len(shown.dice[0].faces) == 10


@pytest.mark.parametrize(
    ("objectives", "side", "name"),
    [
        ("adventure_a", 1, "adventure_a-1-1"),
        ("adventure_a", 2, "adventure_a-1"),
        ("adventure_a", 2, "adventure_a"),
        ("random", 2, ""),
    ],
)
def test_pictures_of_a_pack_stand_on_cards_and_objectives(objectives: str, side: int, name: str) -> None:
    roles = GAME.propose_roles(2, {})
    state = GAME.start(Setup(tuple(SeatSetup(role, role) for role in roles), {"objectives": objectives}), Seeded(2))
    state.side = side
    part = "random_objectives" if objectives == "random" else "adventures"
    item = name or TABLES.content.random_objectives[state.objectives[0]].id
    event = TABLES.content.events[0].id
    hung = (
        CardPicture.model_construct(part=part, item=item, data=b"objective"),
        CardPicture.model_construct(part="events", item=event, data=b"event"),
    )
    tables = Tables(TABLES.content.model_copy(update={"pictures": hung}))
    drawing = Drawing(tables, CREW, SKILLS, ("one", "two"), str)
    shown = drawing.board_face(Shown(state, 0), "objective")
    assert shown is not None
    assert shown.picture == b"objective"
    assert drawing.face(tables.card_number(event)).picture == b"event"
    assert drawing.face(tables.card_number(TABLES.content.pursuits[0].id)).picture == b""
