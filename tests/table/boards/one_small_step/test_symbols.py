"""Every effect has its symbols, every symbol its sentence, and no two signs are alike without colour."""

from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRectF

from desktop.games.one_small_step import load
from desktop.games.one_small_step import vocabulary as v
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.painting import SMALLEST, line_width, paint_line
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.symbol_words import sentence
from desktop.table.boards.one_small_step.symbols import Mark, cost_line, effect_line, effects_line
from desktop.table.kit.ink import canvas, painting
from tests.table.kit.painted import extent, render, silhouette

NEEDED = {
    v.Roll: {"die": "crew"},
    v.Media: {"count": 2},
    v.Points: {"count": 3},
    v.GoTo: {"space": -2},
    v.Draw: {"decks": ("event",)},
    v.Count: {"what": "hazards"},
}


def plainest(word):
    """An effect with nothing but what it must say."""
    return word(kind=get_args(word.model_fields["kind"].annotation)[0], **NEEDED.get(word, {}))


def every_effect_of_the_content():
    content = load().content
    for event in content.events:
        yield from (event.action, event.effects)
    for mission in content.missions:
        yield from (mission.minor_rewards, mission.major_rewards)
    for space in content.earth:
        for action in (space.engineer, space.administrator):
            yield from (action.base, action.beginner, action.satellite.effects, action.crew.effects)
    for tile in (*content.satellite_tiles, *content.media_tiles):
        yield tile.effects


@pytest.mark.parametrize("word", get_args(v.Simple), ids=lambda word: word.__name__)
def test_every_effect_of_the_vocabulary_has_symbols_that_say_something(word):
    line = effect_line(plainest(word))
    assert any(sentence(mark) for mark in line)


def test_different_effects_have_different_symbols():
    lines = [effect_line(plainest(word)) for word in get_args(v.Simple)]
    assert len(set(lines)) == len(lines)


def test_every_sign_of_the_base_content_says_something():
    marks = {mark for effects in every_effect_of_the_content() for mark in effects_line(effects)}
    assert [mark for mark in marks if mark.shape != "words" and not sentence(mark)] == []


@pytest.mark.parametrize("sign", Sign)
def test_every_sign_has_a_sentence_and_stays_on_its_grid(qapp, sign):
    assert sentence(Mark("sign", sign))
    area = extent(render(lambda painter: paint_sign(painter, sign, 30, 30, 40, "#000000"), 60, 60, 2))
    assert QRectF(9, 9, 42, 42).contains(area)


def test_no_two_signs_are_alike_at_the_size_of_a_list(qapp):
    shapes = {}
    for sign in Sign:
        image = canvas(24, 24, 2)
        with painting(image) as painter:
            paint_sign(painter, sign, 12, 12, 22, "#000000")
        shapes[sign] = silhouette(image, 128)
    for first, second in combinations(Sign, 2):
        pairs = zip(shapes[first], shapes[second], strict=True)
        differing = sum(a != b for a, b in pairs)
        assert differing > 48, f"{first} and {second} differ in {differing} pixels only"


def test_reductions_show_in_the_cost():
    two = v.Tokens(kind="tokens", count=2, same=True)
    assert cost_line(two) == (Mark("round", Sign.SAME),) * 2
    assert cost_line(two, 1) == (Mark("round", Sign.ANY),)
    assert cost_line(v.Tokens(kind="tokens"), 1) == (Mark("words", words="0"),)


def test_a_line_is_made_smaller_to_fit_and_tells_when_it_cannot(qapp):
    line = (Mark("round", Sign.BOOSTER),) * 6
    image = canvas(200, 40)
    with painting(image) as painter:
        placed, fits = paint_line(painter, line, QRectF(10, 5, 110, 30), 26)
        assert fits
        assert placed[-1].rect.right() <= 120.5
        narrow = line_width(line, SMALLEST) - 5
        placed, fits = paint_line(painter, line, QRectF(10, 5, narrow, 30), 26)
    assert not fits
    assert placed[-1].rect.right() <= 10.5 + narrow
