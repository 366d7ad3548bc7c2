"""The help pages of Space Movers: every rule has its place, every picture shows something."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from desktop.table.boards.space_movers.help_pictures import pictures
from desktop.table.help.pages import HelpPage, handbook
from desktop.table.kit.ink import canvas, painting

LEDGER = Path(__file__).parents[3] / "rules" / "space_movers.toml"
RULES = [rule["id"] for rule in tomllib.loads(LEDGER.read_text("utf-8"))["rule"]]
PAGES = [page for page in handbook().pages if page.folder == "space_movers"]


def test_the_first_page_is_the_first_game() -> None:
    assert PAGES[0].name == "space_movers/first-game"


def test_every_rule_of_the_ledger_is_told_in_exactly_one_place() -> None:
    told = Counter(anchor for page in PAGES for block in page.blocks for anchor in block.anchors)
    assert told == Counter(RULES)


def test_no_page_speaks_of_options_by_their_key() -> None:
    for page in PAGES:
        assert not re.search(r"\b[a-z]+_[a-z_]+ ?=", page.source), page.name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_of_a_page_lead_somewhere(page: HelpPage) -> None:
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(#?([^)]+)\)", page.source):
        assert handbook().find(target), target
    for words, name in re.findall(r"!\[([^\]]*)\]\(picture:space_movers/([^)]+)\)", page.source):
        assert name in pictures()
        assert len(words.split()) >= 4, "a picture needs words for people who do not see it"


@pytest.mark.usefixtures("qapp")
def test_every_picture_is_on_a_page_and_paints_something() -> None:
    shown = {name for page in PAGES for name in re.findall(r"picture:space_movers/([^)]+)\)", page.source)}
    assert shown == pictures().keys()
    for name, picture in pictures().items():
        image = canvas(picture.width, picture.height, 1.0)
        with painting(image) as painter:
            picture.paint(painter, QRectF(0, 0, picture.width, picture.height))
        colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
        assert len(colours) > 20, name
