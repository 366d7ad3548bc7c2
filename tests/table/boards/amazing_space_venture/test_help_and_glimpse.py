"""The help pages of Amazing Space Venture, the pictures on them, and the small picture of a position."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.actions import PlaceTile
from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.placement import clashes
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.boards.amazing_space_venture.glimpse import glimpse
from desktop.table.boards.amazing_space_venture.help_pictures import pictures
from desktop.table.boards.amazing_space_venture.rules import rule_of
from desktop.table.boards.amazing_space_venture.signs import LOOKS, sign_path
from desktop.table.help.pages import HelpPage, handbook
from desktop.table.kit.ink import canvas, painting
from tests.games.amazing_space_venture.scene import scene

LEDGER = Path(__file__).parents[3] / "rules" / "amazing_space_venture.toml"
RULES = [rule["id"] for rule in tomllib.loads(LEDGER.read_text("utf-8"))["rule"]]
PAGES = [page for page in handbook().pages if page.folder == "amazing_space_venture"]
GAME = load()


def test_the_first_page_is_the_first_game() -> None:
    assert PAGES[0].name == "amazing_space_venture/first-game"


def test_every_rule_of_the_ledger_is_told_in_exactly_one_place() -> None:
    told = Counter(anchor for page in PAGES for block in page.blocks for anchor in block.anchors)
    assert told == Counter(RULES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_of_a_page_lead_somewhere(page: HelpPage) -> None:
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(#?([^)]+)\)", page.source):
        assert handbook().find(target), target
    for words, name in re.findall(r"!\[([^\]]*)\]\(picture:amazing_space_venture/([^)]+)\)", page.source):
        assert name in pictures()
        assert len(words.split()) >= 4, "a picture needs words for people who do not see it"


@pytest.mark.rule("ASV-UI-06")
def test_the_help_gives_nine_hints() -> None:
    hints = next(page for page in PAGES if page.name.endswith("nine-hints"))
    assert re.findall(r"^(\d)\. ", hints.source, re.MULTILINE) == [str(number) for number in range(1, 10)]


def test_every_picture_is_on_a_page() -> None:
    shown = {name for page in PAGES for name in re.findall(r"picture:amazing_space_venture/([^)]+)\)", page.source)}
    assert shown == set(pictures())


@pytest.mark.parametrize("name", sorted(pictures()))
def test_a_picture_is_painted_within_its_size(qapp: object, name: str) -> None:
    picture = pictures()[name]
    image = canvas(picture.width, picture.height)
    with painting(image) as painter:
        picture.paint(painter, QRectF(0, 0, picture.width, picture.height))
    middle = image.height() // 2
    assert len({image.pixelColor(x, middle).rgb() for x in range(0, image.width(), 7)}) > 5


def test_what_the_picture_of_the_edges_marks_is_what_the_rules_say(qapp: object) -> None:
    setup = Setup((SeatSetup("Ada", "blue"), SeatSetup("Mira", "green")), {})
    state = GAME.start(setup, Seeded(1))
    number = GAME.tables.face_number["RA-G1"]
    # Beside the home of blue on D-4, whose four sides are paths.
    assert not clashes(GAME.tables, state, number, NUMBER["C-4"], 0)
    assert not clashes(GAME.tables, state, number, NUMBER["D-3"], 0)
    assert clashes(GAME.tables, state, number, NUMBER["D-5"], 0)


def test_a_position_is_painted_small(qapp: object) -> None:
    setup = Setup((SeatSetup("Ada", "blue"), SeatSetup("Mira", "green")), {"first_player": "seat"})
    state = GAME.start(setup, Seeded(3))
    small = glimpse(GAME)
    before = _thumbnail(small.picture(state))
    action = next(one for one in GAME.legal(state) if isinstance(one, PlaceTile))
    GAME.play(state, action, Seeded(3, 1))
    assert _thumbnail(small.picture(state)) != before
    assert small.scores(state) == (0, 0)
    assert "tiles to come" in small.subtitle(state)


def _thumbnail(paint: object) -> object:
    image = canvas(220, 220)
    with painting(image) as painter:
        paint(painter, QRectF(0, 0, 220, 220))
    return image


def test_colours_are_told_apart_by_shape_and_letter() -> None:
    areas = {key: sign_path(key, 0, 0, 10).boundingRect() for key in LOOKS}
    assert len({look.letter for look in LOOKS.values()}) == 4
    corner = {key: sign_path(key, 0, 0, 10).contains(areas[key].topLeft() * 0.8) for key in LOOKS}
    assert corner == {"blue": False, "yellow": False, "green": True, "red": False}


# ---- F1 ------------------------------------------------------------------------------------------------------------


def paragraph(rule: str) -> str:
    return next(f"{block.heading} {block.text}" for page in PAGES for block in page.blocks if rule in block.anchors)


@pytest.mark.parametrize("number", range(len(GAME.tables.cards)), ids=lambda number: GAME.tables.cards[number].id)
def test_f1_on_a_card_opens_where_it_is_told(number: int) -> None:
    card = GAME.tables.cards[number]
    rule = rule_of(GAME.tables, None, f"card:{card.id}")
    assert rule in RULES
    if card.kind in ("red", "extra"):
        name = card.title.removeprefix("The ")
        assert any(word in paragraph(rule) for word in (name, "Worm Hole", "Rookie")), (rule, card.title)


def test_f1_on_a_square_opens_what_lies_there() -> None:
    x = scene("blue", "green").lay("ST", "E-4", 1).lay("GA-1", "E-6").lay("SUN", "C-7")
    told = {
        "D-4": "ASV-DISCOVER-01",
        "E-4": "ASV-PATH-01",
        "E-6": "ASV-GALAXY-01",
        "C-7": "ASV-SUN-03",
        "F-6": "ASV-WORM-01",
        "B-9": "ASV-PLACE-01",
    }
    assert {name: rule_of(GAME.tables, x.state, f"square:{name}") for name in told} == told
    others = ("planet:D-4:a", "ship:0", "station:D-4", "pirate:E-4", "piece:probe", "piece:pirate", "deck:port")
    assert all(rule_of(GAME.tables, x.state, address) in RULES for address in others)
