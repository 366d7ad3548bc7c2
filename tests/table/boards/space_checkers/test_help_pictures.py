"""The help pages of Space Checkers: every rule has its place, every picture shows what its words say."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from desktop.games.space_checkers.actions import Move
from desktop.table.boards.space_checkers.help_pictures import SCENES, pictures, state_of, way_of
from desktop.table.help.pages import HelpPage, handbook
from desktop.table.kit.ink import canvas, painting
from tests.games.space_checkers.drawn import GAME

LEDGER = Path(__file__).parents[3] / "rules" / "space_checkers.toml"
RULES = [rule["id"] for rule in tomllib.loads(LEDGER.read_text("utf-8"))["rule"]]
PAGES = [page for page in handbook().pages if page.folder == "space_checkers"]


def test_the_first_page_is_the_first_game() -> None:
    assert PAGES[0].name == "space_checkers/first-game"


def test_every_rule_of_the_ledger_is_told_in_exactly_one_place() -> None:
    told = Counter(anchor for page in PAGES for block in page.blocks for anchor in block.anchors)
    assert told == Counter(RULES)


def test_a_search_for_a_rule_finds_its_paragraph_first() -> None:
    for rule in RULES:
        assert rule in handbook().search(rule)[0].block.anchors


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_of_a_page_lead_somewhere(page: HelpPage) -> None:
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(#?([^)]+)\)", page.source):
        assert handbook().find(target), target
    for words, name in re.findall(r"!\[([^\]]*)\]\(picture:space_checkers/([^)]+)\)", page.source):
        assert name in pictures()
        assert len(words.split()) >= 4, "a picture needs words for people who do not see it"


def test_every_picture_is_on_a_page() -> None:
    shown = {name for page in PAGES for name in re.findall(r"picture:space_checkers/([^)]+)\)", page.source)}
    assert shown == pictures().keys()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", pictures())
def test_a_picture_paints_something_within_its_size(name: str) -> None:
    picture = pictures()[name]
    image = canvas(picture.width, picture.height, 1.0)
    with painting(image) as painter:
        picture.paint(painter, QRectF(0, 0, picture.width, picture.height))
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 20


@pytest.mark.parametrize(
    ("scene", "captures"),
    [("first-move", [0]), ("jump", [1]), ("triple", [3]), ("wild-area", [0, 0, 0, 0]), ("warp", [1, None])],
)
def test_the_ways_of_a_picture_are_open_and_capture_what_the_page_says(scene: str, captures: list[int | None]) -> None:
    state = state_of(SCENES[scene])
    ways = [way_of(state, *move) for move in SCENES[scene].moves]
    assert [len(route.jumped) if is_open else None for route, is_open in ways] == captures


@pytest.mark.parametrize(
    ("scene", "rule"),
    [("pair", "SC-JUMP-03"), ("earth", "SC-MOVE-04"), ("wall-across", "SC-WARP-06"), ("warp", "SC-JUMP-03")],
)
def test_the_closed_way_of_a_picture_is_closed_by_the_rule_beside_it(scene: str, rule: str) -> None:
    state = state_of(SCENES[scene])
    refusal = GAME.refusal(state, Move(0, *SCENES[scene].moves[-1]))
    assert refusal is not None
    assert refusal.rule == rule
