"""The content: what the base content must hold, and what is refused and why."""

import copy
from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from desktop.games.space_movers import content_kind
from desktop.games.space_movers.check import faults
from desktop.games.space_movers.models import MoversContent
from desktop.games.space_movers.texts import (
    check_text,
    condition_text,
    deadline_text,
    effect_text,
    loss_text,
    rule_text,
    step_text,
)
from desktop.kernel.content import base_values
from tests.games.space_movers.scene import GAME

CONTENT = GAME.tables.content
BASE = base_values(content_kind())


def told(raw: dict[str, Any]) -> str:
    """What is said of a changed content."""
    with pytest.raises(ValidationError) as error:
        MoversContent.model_validate(raw)
    return str(error.value)


def changed(**parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(BASE), **parts}


def with_item(part: str, place: int, **fields: Any) -> dict[str, Any]:
    raw = copy.deepcopy(BASE)
    raw[part][place].update(fields)
    return raw


@pytest.mark.rule("SM-INV-02")
def test_the_deck_has_ten_ten_twenty_and_twenty_cards() -> None:
    kinds = Counter(card.kind.name for card in GAME.tables.cards)
    assert kinds == {"EVENT": 10, "PURSUIT": 10, "CARGO": 20, "REACTION": 20}


def test_payouts_are_about_two_more_than_the_distance() -> None:
    tables = GAME.tables
    for card in tables.cards:
        if card.cargo:
            assert 2 <= card.pays - tables.distance[card.pick_up][card.deliver] <= 4
    mean = sum(card.pays for card in tables.cards if card.cargo) / 20
    assert 4.5 < mean < 6


def test_every_condition_effect_rule_and_check_of_the_cards_has_a_text() -> None:
    texts = [str(rule_text(rule)) for card in CONTENT.events for rule in card.rules]
    texts += [str(loss_text(clause)) for card in CONTENT.events for clause in card.loss]
    texts += [str(effect_text(effect)) for card in CONTENT.reactions for effect in card.effects]
    for objective in CONTENT.random_objectives:
        texts += [str(step_text(CONTENT, step)) for step in objective.steps]
        texts += [str(loss_text(clause)) for clause in objective.loss]
        texts += [str(deadline_text(objective.deadline))] if objective.deadline else []
    for card in CONTENT.adventures[0].cards:
        texts += [str(condition_text(CONTENT, condition)) for condition in card.side_1.task]
        texts += [str(step_text(CONTENT, step)) for step in card.side_2.steps]
    texts.append(str(check_text(())))
    assert all(texts)
    assert not any("{" in text for text in texts)


def test_texts_say_what_cards_do() -> None:
    step = CONTENT.random_objectives[11].steps[0]
    assert str(step_text(CONTENT, step)) == (
        "Action, when the Liberty is on Quill and at least 6 resources are left: "
        "pay 3 resources and a check of Communications."
    )


@pytest.mark.rule("SM-INV-18")
def test_a_planet_out_of_reach_is_refused() -> None:
    raw = copy.deepcopy(BASE)
    raw["map"]["routes"] = [route for route in raw["map"]["routes"] if "brennick" not in route["between"]]
    assert "no way leads to Brennick from Earth" in told(raw)


@pytest.mark.rule("SM-INV-18")
def test_a_cargo_names_two_planets_of_the_map() -> None:
    assert "there is no planet “nowhere”" in told(with_item("cargoes", 0, deliver="nowhere"))
    assert "there is no planet “hq”" in told(with_item("cargoes", 0, deliver="hq"))
    same = with_item("cargoes", 0, deliver="tocpe")
    assert "cargoes, sunstone_lamps, deliver: a cargo goes from one planet to another" in told(same)


@pytest.mark.rule("SM-INV-19")
def test_a_skull_out_of_reach_is_refused() -> None:
    bars = {**BASE["bars"], "skull": 10}
    assert "it can never be reached with 9 eyes" in told(changed(bars=bars))


@pytest.mark.rule("SM-INV-19", "SM-EYE-02")
def test_a_card_that_takes_eyes_off_is_refused() -> None:
    raw = with_item("reactions", 0, effects=[{"kind": "erase_eye"}])
    assert "reactions.0.effects.0" in told(raw)


@pytest.mark.rule("SM-EDGE-52")
def test_a_map_whose_capri_asks_for_navigation_everywhere_is_refused() -> None:
    raw = copy.deepcopy(BASE)
    raw["map"]["routes"] = [route for route in raw["map"]["routes"] if set(route["between"]) != {"capri", "hq"}]
    assert "every route out of Capri asks for one Character's skill" in told(raw)


@pytest.mark.rule("SM-EDGE-37", "SM-EDGE-21")
def test_healing_and_rescue_never_need_one_characters_skill() -> None:
    back = {"title": "Broken", "check": ["medical"]}
    assert "healing must not need one Character's skill" in told(with_item("characters", 3, back=back))
    bars = {**BASE["bars"], "rescue": ["psychic"]}
    assert "the one with the skill may be the prisoner" in told(changed(bars=bars))


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (with_item("events", 0, check=["telepathy"]), "events.0.check.0"),
        (with_item("events", 1, check=["psychic", "psychic"]), "nobody can pass a check that asks for psychic twice"),
        (with_item("pursuits", 1, id="lantern_sweep"), "another card has this id"),
        (with_item("characters", 1, number=1), "1 is given 2 times"),
        (with_item("reactions", 1, timing="any"), "“pay_more” needs the timing “delivery”"),
        (with_item("reactions", 2, effects=[{"kind": "load", "item": "box"}]), "special items belong to objectives"),
        (with_item("random_objectives", 0, steps=[{"when": []}]), "a step asks for something"),
        (
            with_item("random_objectives", 0, steps=[{"when": [{"kind": "carrying", "item": "egg"}]}]),
            "nothing before this brings “egg” aboard",
        ),
        (
            with_item(
                "random_objectives",
                0,
                steps=[{"when": [{"kind": "at", "planet": "mars"}, {"kind": "at", "planet": "vern"}]}],
            ),
            "the Liberty cannot be on mars and vern at once",
        ),
        (
            with_item("random_objectives", 0, steps=[{"when": [{"kind": "resources", "at_least": 20}]}] * 4),
            "random_objectives.0.steps",
        ),
        (
            with_item("random_objectives", 0, steps=[{"when": [{"kind": "at", "planet": "pluto"}]}]),
            "there is no planet “pluto”",
        ),
        (
            with_item("random_objectives", 0, steps=[{"check": ["strength"], "failed": [{"kind": "heal"}]}]),
            "an objective heals everybody",
        ),
        (changed(events=BASE["events"][:3]), "a deck needs at least 5 of these cards, not 3"),
        (changed(bars={**BASE["bars"], "batteries": [5, 5, 10, 20]}), "the four marks rise along the bar"),
        (changed(bars={**BASE["bars"], "orange": 9}), "the orange part begins below the skull"),
        (changed(map={**BASE["map"], "start": "hq"}), "the Liberty starts on a planet of the map"),
        (
            changed(map={**BASE["map"], "nodes": BASE["map"]["nodes"][:-1]}),
            "exactly one node is UO Headquarters, here are 0",
        ),
        (
            changed(map={**BASE["map"], "routes": [*BASE["map"]["routes"], {"between": ["earth", "moon"]}]}),
            "there is no planet “moon”",
        ),
        (
            changed(map={**BASE["map"], "routes": [*BASE["map"]["routes"], {"between": ["mars", "earth"]}]}),
            "a route joins two different planets, and only once",
        ),
    ],
)
def test_bad_content_is_refused_with_item_field_and_reason(raw: dict[str, Any], words: str) -> None:
    assert words in told(raw)


def test_an_adventure_that_could_never_turn_over_is_refused() -> None:
    raw = copy.deepcopy(BASE)
    raw["adventures"][0]["cards"][0]["side_1"]["task"] = [
        {"kind": "deliveries", "at_least": 1, "planet": "vern"},
        {"kind": "resources", "at_least": 20},
    ]
    assert "deliveries on one planet are counted since the card was shown" in told(raw)
    raw["adventures"][0]["cards"][0]["side_1"]["task"] = [
        {"kind": "deliveries", "at_least": 1, "planet": "titan", "since_shown": True}
    ]
    raw["cargoes"] = [cargo for cargo in raw["cargoes"] if cargo["deliver"] != "titan"]
    assert "no cargo is delivered on titan" in told(raw)
    raw["adventures"][0]["cards"][0]["number"] = 2
    assert "the five cards are numbered 1 to 5 in order" in told(raw)


def test_the_base_content_has_no_fault() -> None:
    assert faults(CONTENT) == []
