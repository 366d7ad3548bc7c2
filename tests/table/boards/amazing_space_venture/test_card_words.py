"""Words on cards: never cut, at any size in which the table shows them."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.gists import gist
from desktop.table.boards.amazing_space_venture.card_art import paint_card
from desktop.table.boards.amazing_space_venture.card_faces import card_face
from desktop.table.kit import fonts
from desktop.table.kit.ink import canvas, painting
from desktop.table.kit.writing import wrap

T = load().tables
NUMBERS = range(len(T.cards))


def face(number: int) -> Any:
    return card_face(T, number, lambda sentence: sentence.fill())


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: T.cards[number].id)
def test_a_gist_has_few_words_and_two_lines(qapp: object, number: int) -> None:
    words = gist(T.cards[number]).fill()
    assert len(words.split()) <= 5
    # Ten cards beside each other in a window of 1600 pixels.
    assert wrap(words, 112 - 14, fonts.font(12), most=2).complete
    assert bool(words) == bool(face(number).text)


@pytest.mark.parametrize("size", [(91, 139), (112, 171), (200, 286)])
def test_no_card_shows_half_a_sentence(qapp: object, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    from desktop.table.boards.amazing_space_venture import card_art

    shown: list[Any] = []
    put = card_art.put_block

    def noted(painter: Any, x: float, y: float, block: Any, *more: Any) -> float:
        shown.append(block)
        return put(painter, x, y, block, *more)

    monkeypatch.setattr(card_art, "put_block", noted)
    for number in NUMBERS:
        with painting(canvas(*size)) as painter:
            paint_card(painter, card_art.QRectF(0, 0, *size), face(number))
    assert len(shown) >= 2 * len(NUMBERS) - 60
    assert all(block.complete for block in shown)
