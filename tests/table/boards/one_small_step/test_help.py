"""Every rule of the ledger is told on one help page, and the pictures of the pages are drawn."""

import tomllib
from pathlib import Path

import pytest

from desktop.table.boards.one_small_step.help_pictures import pictures
from desktop.table.help.pages import handbook
from desktop.table.help.pictures import picture_image
from tests.table.kit.painted import brightness

LEDGER = Path(__file__).parents[3] / "rules" / "one_small_step.toml"


def test_every_rule_is_found_by_its_id():
    ids = [rule["id"] for rule in tomllib.loads(LEDGER.read_text(encoding="utf-8"))["rule"]]
    assert [rule for rule in ids if rule not in handbook().anchors] == []


def test_the_first_page_is_the_first_game():
    assert next(page for page in handbook().pages if page.name.startswith("one_small_step/")).source.startswith(
        "# Your first game"
    )


@pytest.mark.parametrize("name", ["card", "launch", "mission", "plate", "queue", "signs", "tokens"])
def test_pictures_are_drawn(qapp, name):
    assert set(pictures()) == {"card", "launch", "mission", "plate", "queue", "signs", "tokens"}
    image = picture_image(f"one_small_step/{name}", 500, 1.0)
    assert image.width() == 500
    assert brightness(image) > 40
