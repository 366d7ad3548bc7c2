"""Cards of the base content fit; what does not is told by the name of its field; nothing runs over an edge."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.one_small_step import load
from desktop.games.one_small_step.texts import POWERS
from desktop.table.boards.one_small_step import cards
from desktop.table.kit.ink import canvas, painting
from tests.table.kit.painted import recording

CONTENT = load().content


@pytest.fixture
def painter(qapp):
    image = canvas(300, 200)
    with painting(image) as made:
        yield made


def test_all_cards_of_the_base_content_fit(painter):
    upright, flat = QRectF(0, 0, 112, 176), QRectF(0, 0, 208, 98)
    faults = [(card.id, cards.paint_event(painter, upright, card)) for card in CONTENT.events]
    faults += [(card.id, cards.paint_hand_card(painter, flat, card)) for card in CONTENT.events]
    faults += [
        (card.id, cards.paint_mission(painter, QRectF(0, 0, 138, 90), card, small=True)) for card in CONTENT.missions
    ]
    faults += [(card.id, cards.paint_hazard(painter, QRectF(0, 0, 120, 60), card)) for card in CONTENT.hazards]
    faults += [
        (card.id, cards.paint_advancement(painter, QRectF(0, 0, 150, 104), card, POWERS[card.power]))
        for card in CONTENT.advancements
    ]
    faults += [
        (card.id, cards.paint_advancement(painter, QRectF(0, 0, 112, 58), card)) for card in CONTENT.advancements
    ]
    tiles = (*CONTENT.satellite_tiles, *CONTENT.media_tiles)
    faults += [(tile.id, cards.paint_tile(painter, QRectF(0, 0, 96, 52), tile, "#B65A1C")) for tile in tiles]
    assert [fault for fault in faults if fault[1]] == []


def test_a_title_that_is_too_long_is_told(painter):
    long = CONTENT.missions[0].model_copy(update={"title": "The International Geophysical Observer 2"})
    assert cards.paint_mission(painter, QRectF(0, 0, 138, 90), long) == ("title",)


def test_effects_that_are_too_long_are_told(painter):
    card = next(card for card in CONTENT.events if card.id == "fuel_cells")
    endless = card.model_copy(update={"effects": card.effects * 6})
    assert "effects" in cards.paint_event(painter, QRectF(0, 0, 112, 176), endless)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_writing_stays_on_its_card(qapp, scale):
    for card in CONTENT.events[:12]:
        with recording(112, 176, scale) as (painter, record):
            cards.paint_event(painter, QRectF(0, 0, 112, 176), card)
        for written in record.texts:
            assert QRectF(0, 0, 112 * scale, 176 * scale).contains(written.rect), written.text
