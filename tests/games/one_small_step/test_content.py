"""The cards as data: counts, kinds of costs, and what is said of a faulty pack."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from desktop.games.one_small_step import content_kind
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.effects import HANDLERS
from desktop.games.one_small_step.models import StepContent
from desktop.games.one_small_step.tables import Tables
from desktop.games.one_small_step.texts import PLAIN
from desktop.kernel.compose import compose
from desktop.kernel.content import base_values
from desktop.kernel.errors import ContentProblem
from desktop.kernel.packs import read_pack
from tests.games.one_small_step.scene import GAME
from tests.lab.packing import base, pack_of

CONTENT = GAME.content
TABLES = Tables(CONTENT)
"""Its own, as scenes add programs to those of the game."""
Values = dict[str, Any]


def every_effect() -> list[Any]:
    """All effects of the base content, inner ones too."""
    return [op.effect for program in TABLES.programs for op in program]


def every_cost() -> list[v.Cost]:
    return [effect.cost for effect in every_effect() if isinstance(effect, v.Pay)]


@pytest.mark.rule("OSS-INV-01", "OSS-INV-02", "OSS-INV-03", "OSS-INV-04", "OSS-INV-05")
def test_the_base_content_has_the_printed_numbers_of_cards_and_tiles() -> None:
    assert Counter(card.era for card in CONTENT.events) == {1: 12, 2: 12, 3: 22}
    assert Counter(card.kind for card in CONTENT.missions) == {"satellite": 24, "crew": 12}
    assert (len(CONTENT.hazards), len(CONTENT.advancements)) == (19, 14)
    copies = [sum(tile.copies for tile in part) for part in (CONTENT.satellite_tiles, CONTENT.media_tiles)]
    assert copies == [21, 14]
    assert sum(tile.copies for tile in CONTENT.crew_tiles) == 10
    assert len(CONTENT.earth) == 5


@pytest.mark.rule("OSS-PLAY-05")
def test_developments_cost_one_to_three_funding_and_material() -> None:
    for card in CONTENT.events:
        if card.kind == "development":
            assert set(card.cost) <= {"funding", "material"}
            assert 1 <= sum(card.cost.values()) <= 3
            assert not card.unusual_cost


@pytest.mark.rule("OSS-LAUNCH-13", "OSS-MOON-03")
def test_satellites_fly_without_crew_resources_and_crews_move_one_or_two_spaces() -> None:
    for card in CONTENT.missions:
        if card.kind == "satellite":
            assert set(card.minor) | set(card.major) <= {"booster", "navigation", "sensor"}
        else:
            assert 1 <= card.advances <= 2


@pytest.mark.rule("OSS-HAZ-08")
def test_plain_hazards_add_one_resource_a_line_and_five_are_special() -> None:
    special = [card for card in CONTENT.hazards if card.kind == "special"]
    assert len(special) == len({card.effect for card in special}) == 5
    for card in CONTENT.hazards:
        if card.kind == "plain":
            assert card.satellite in ("booster", "navigation", "sensor")


def test_both_nations_have_missions_of_the_same_numbers() -> None:
    crew = [card for card in CONTENT.missions if card.kind == "crew"]
    by_title = {title: [card for card in crew if card.title == title] for title in {card.title for card in crew}}
    for us, ussr in by_title.values():
        same = {"id", "nation", "note"}
        assert us.model_dump(exclude=same) == ussr.model_dump(exclude=same)
        assert us.note != ussr.note


@pytest.mark.rule("OSS-UI-12")
def test_every_symbol_of_the_reference_occurs_somewhere() -> None:
    simple = set(get_args(v.Simple))
    assert set(HANDLERS) == simple | {v.Pay, v.Choose}
    assert {type(effect) for effect in every_effect()} == set(HANDLERS)
    assert set(PLAIN) <= simple
    rolls = {(effect.die, effect.pick_one) for effect in every_effect() if isinstance(effect, v.Roll)}
    assert rolls == {("agency", False), ("agency", True), ("satellite", False), ("crew", False)}
    draws = [effect for effect in every_effect() if isinstance(effect, v.Draw)]
    assert {effect.decks for effect in draws} >= {("event",), ("satellite", "crew"), ("satellite", "crew", "event")}
    assert any(effect.keep_one for effect in draws)
    assert any(effect.launch for effect in draws)
    assert {effect.discount for effect in every_effect() if isinstance(effect, v.Play)} == {0, 1}
    assert {effect.drawn for effect in every_effect() if isinstance(effect, v.GiveHazard)} == {1, 2}
    gains = [effect for effect in every_effect() if isinstance(effect, v.Gain)]
    assert {effect.token for effect in gains if not effect.resources} == {"temporary", "permanent"}
    assert any(len(effect.resources) > 1 for effect in gains)
    tokens = [cost for cost in every_cost() if isinstance(cost, v.Tokens)]
    assert {cost.tokens for cost in tokens} == {"temporary", "permanent", "either"}
    assert any(cost.same for cost in tokens)
    assert {type(cost) for cost in every_cost()} == {v.Pictured, v.Tokens, v.HandCard}


def test_every_card_has_a_note_of_its_own() -> None:
    notes = [card.note for part in (CONTENT.events, CONTENT.missions, CONTENT.hazards) for card in part]
    assert len(set(notes)) == len(notes)


# ---- faults ------------------------------------------------------------------------------------------------------


def fault(spoil: Callable[[Values], None]) -> str:
    values: Values = base_values(content_kind())
    spoil(values)
    with pytest.raises(ValidationError) as found:
        StepContent.model_validate(values)
    return str(found.value)


def item(values: Values, part: str, name: str) -> Values:
    found: Values = next(card for card in values[part] if card["id"] == name)
    return found


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda values: item(values, "events", "john_glenn").update(era=2), "era 1 needs at least 12 cards, not 11"),
        (lambda values: item(values, "missions", "luna_2").update(minor={"booster": 9, "sensor": 9}), "18 tokens"),
        (lambda values: item(values, "advancements", "overtime").update(cost={"sensor": 1}), "not sensor"),
        (lambda values: item(values, "advancements", "overtime").update(cost={"funding": 7}), "nobody pays 7 tokens"),
        (lambda values: item(values, "missions", "luna_2").update(minor={"funding": 1}), "no mission costs funding"),
        (lambda values: item(values, "missions", "luna_2").update(minor={"capsule": 1}), "not capsule"),
        (lambda values: item(values, "missions", "luna_2").update(failure={}), "must lose Media or VP"),
        (lambda values: item(values, "missions", "luna_2").pop("failure"), "Field required"),
        (
            lambda values: item(values, "missions", "us_eva").update(nation="ussr"),
            "us needs at least 6 Crew missions, not 5",
        ),
        (lambda values: item(values, "missions", "sputnik_1").pop("starting"), "difficulty 1 needs 2 missions, not 1"),
        (lambda values: item(values, "events", "gps").update(cost={"sensor": 1}), "unusual_cost"),
        (lambda values: item(values, "events", "gps").update(action=[{"kind": "beam_up"}]), "beam_up"),
        (lambda values: item(values, "events", "gps").update(id="pr_tour"), "events, pr_tour, id: the id is used 2"),
        (lambda values: item(values, "hazards", "stale_air").update(satellite="capsule"), "satellite"),
        (lambda values: values["hazards"].pop(), "at least 19 Hazard cards are needed, not 18"),
        (lambda values: values["advancements"].pop(), "there are 14 Advancement cards, not 13"),
        (lambda values: item(values, "media_tiles", "fame").update(copies=1), "at least 14 tiles are needed, not 13"),
        (lambda values: item(values, "crew_tiles", "moon").pop("moon"), "exactly one tile lies on the Moon"),
        (lambda values: values["dice"].update(crew=[["booster"], ["capsule"]]), "not of its group"),
        (lambda values: values["dice"].update(crew=[["capsule", "landing"], ["capsule"]]), "shows 2 resources"),
        (lambda values: item(values, "earth", "ministry").update(unlimited=False), "last of the five spaces"),
        (
            lambda values: item(values, "earth", "ministry")["engineer"].update(base=[{"kind": "media", "count": 1}]),
            "does the same for both workers",
        ),
        (
            lambda values: item(values, "earth", "factory")["engineer"]["satellite"].update(reduce=0),
            "amount to reduce",
        ),
        (
            lambda values: item(values, "earth", "factory")["administrator"].update(
                satellite={"mode": "-", "reduce": 1}
            ),
            "needs an action that is a single payment",
        ),
        (
            lambda values: item(values, "satellite_tiles", "refit").update(effects=[{"kind": "satellite_tile"}]),
            "never ends",
        ),
        (
            lambda values: item(values, "missions", "luna_2").update(major_rewards=[{"kind": "satellite_tile"}]),
            "minor success",
        ),
    ],
)
def test_a_fault_is_told_with_its_card_and_reason(spoil: Callable[[Values], None], says: str) -> None:
    assert says in fault(spoil)


def test_a_bad_card_of_a_pack_is_left_out_and_the_rest_loads(tmp_path: Path) -> None:
    values = base_values(content_kind())
    tiles = [dict(tile) for tile in values["media_tiles"]]
    tiles[0]["effects"] = [{"kind": "points", "count": 99}]
    pack = tmp_path / "tiles"
    pack.mkdir()
    manifest = {
        "format": 1,
        "id": "tiles",
        "title": "Tiles",
        "version": "1",
        "author": "",
        "game": "one_small_step",
        "parts": [{"file": "media_tiles.json", "part": "media_tiles", "mode": "replace"}],
    }
    (pack / "pack.json").write_text(json.dumps(manifest))
    extra = {"id": "luck", "title": "Luck", "copies": 2, "effects": [{"kind": "points", "count": 2}]}
    (pack / "media_tiles.json").write_text(json.dumps([*tiles, extra]))
    content = compose(content_kind(), [read_pack(pack)])
    found = content.faults[0]
    assert {fault.item for fault in content.faults} == {found.item}
    assert (found.file, found.item, found.field) == ("tiles/media_tiles.json", "item 1 “sure_hand”", "effects.0.count")
    assert any(tile.id == "luck" for tile in content.model.media_tiles)


def test_a_pack_that_spoils_the_counts_is_told_of_and_not_used(tmp_path: Path) -> None:
    pack = tmp_path / "more"
    pack.mkdir()
    manifest = {
        "format": 1,
        "id": "more",
        "title": "More",
        "version": "1",
        "author": "",
        "game": "one_small_step",
        "parts": [{"file": "hazards.json", "part": "hazards", "mode": "replace"}],
    }
    (pack / "pack.json").write_text(json.dumps(manifest))
    card = {
        "kind": "plain",
        "id": "meteor",
        "title": "Meteor",
        "satellite": "sensor",
        "crew": "capsule",
        "note": "It hit.",
    }
    (pack / "hazards.json").write_text(json.dumps([card]))
    with pytest.raises(ContentProblem, match="at least 19 Hazard cards are needed, not 1"):
        compose(content_kind(), [read_pack(pack)])


def packed(tmp_path: Path, part: str, items: list[Values]) -> Any:
    """The content with a part replaced by a pack."""
    pack = tmp_path / "cards"
    pack.mkdir()
    listed = [{"file": f"{part}.json", "part": part, "mode": "replace"}]
    manifest = {"format": 1, "id": "cards", "title": "Cards", "version": "1", "author": "", "game": "one_small_step"}
    (pack / "pack.json").write_text(json.dumps(manifest | {"parts": listed}))
    (pack / f"{part}.json").write_text(json.dumps(items))
    return compose(content_kind(), [read_pack(pack)])


@pytest.mark.parametrize(
    ("part", "name", "change", "field", "says"),
    [
        ("events", "gps", {"action": [{"kind": "beam_up"}]}, "action.0", "beam_up"),
        ("missions", "luna_2", {"minor": {"booster": 9, "sensor": 9}}, "minor", "nobody gathers 18 tokens"),
        ("missions", "luna_2", {"failure": {}}, "failure", "must lose Media or VP"),
        ("missions", "luna_2", {"failure": None}, "failure", ""),
        ("advancements", "overtime", {"cost": {"funding": 7}}, "cost", "nobody pays 7 tokens"),
    ],
    ids=["unknown symbol", "cost nobody can pay", "failure of nothing", "no failure", "price nobody can pay"],
)
def test_a_bad_card_is_reported_with_card_field_and_reason_and_the_rest_loads(
    tmp_path: Path, part: str, name: str, change: Values, field: str, says: str
) -> None:
    """The card of the base content stands in for the bad one, as the numbers of cards are fixed; the others are those
    of the pack."""
    items = [dict(card) for card in base_values(content_kind())[part]]
    for card in items:
        card["title"] = f"{card['title']} B"[:40]
        if card["id"] == name:
            card |= change
    content = packed(tmp_path, part, items)
    (found,) = content.faults
    assert name in found.item
    assert found.field.startswith(field)
    assert says in found.message
    titles = {card.id: card.title for card in getattr(content.model, part)}
    assert sum(title.endswith(" B") for title in titles.values()) >= len(titles) - 3
    assert not titles[name].endswith(" B")


def test_an_id_that_is_taken_and_wrong_counts_are_reported(tmp_path: Path) -> None:
    items = [dict(card) for card in base_values(content_kind())["events"]]
    next(card for card in items if card["id"] == "gps")["id"] = "pr_tour"
    next(card for card in items if card["id"] == "john_glenn")["era"] = 2
    with pytest.raises(ContentProblem) as problem:
        packed(tmp_path, "events", items)
    told = [(fault.item, fault.field, fault.message) for fault in problem.value.faults]
    assert any("pr_tour" in item and field == "id" for item, field, _ in told)
    assert any("era 1 needs at least 12 cards, not 11" in message for _, _, message in told)


def test_a_pack_may_bring_more_cards_than_are_printed() -> None:
    hazard = {**base("one_small_step", "hazards")[0], "id": "meteor", "title": "Meteor", "note": "It hit."}
    event = {**base("one_small_step", "events")[0], "id": "parade", "title": "Parade", "note": "They cheered."}
    content = compose(content_kind(), [pack_of("one_small_step", hazards=[hazard], events=[event])])
    assert content.faults == ()
    assert len(content.model.hazards) == 20
