"""What each team may see, and how everything is put into words."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import texts
from desktop.games.one_small_step.actions import DrawCard, KeepCard
from desktop.games.one_small_step.state import EMPTY, HIDDEN
from desktop.kernel.chance import Seeded
from tests.games.one_small_step.scene import ENGINEER, EVENT, GAME, TABLES, Scene, event


@pytest.mark.rule("OSS-UI-09")
def test_only_the_era_on_the_back_of_the_top_event_card_shows() -> None:
    scene = Scene("place")
    for seat in (0, 1):
        deck = GAME.view(scene.state, seat).events
        assert deck[-1] == -TABLES.events[scene.state.events[-1]].era
        assert set(deck[:-1]) == {HIDDEN}
        assert len(deck) == len(scene.state.events)


@pytest.mark.rule("OSS-UI-13")
def test_a_hand_is_shown_to_both_teammates_and_only_counted_by_the_rival() -> None:
    scene = Scene("place", seats=4)
    scene.hand("us", "pr_tour", "booster_testing")
    for seat in scene.state.seats[0]:
        assert GAME.view(scene.state, seat).teams[0].hand == scene.us.hand
    for seat in scene.state.seats[1]:
        assert GAME.view(scene.state, seat).teams[0].hand == [HIDDEN, HIDDEN]


@pytest.mark.rule("OSS-UI-13", "OSS-DRAW-09")
def test_a_drawn_development_is_told_to_its_team_only_and_a_person_to_everybody() -> None:
    for card, secret in (("booster_testing", True), ("john_glenn", False)):
        scene = Scene("draw", seats=4)
        scene.next_events(card)
        told = scene.do(DrawCard, worker=ENGINEER, deck=EVENT)
        drawn = next(event for event in told if isinstance(event, e.CardDrawn))
        assert drawn.seen_by() == (scene.state.seats[0] if secret else None)
        assert TABLES.events[event(card)].title in str(GAME.tell(drawn))
        if secret:
            assert TABLES.events[event(card)].title not in str(GAME.tell(drawn.redacted()))


@pytest.mark.rule("OSS-UI-14", "OSS-UI-10")
def test_everything_else_of_a_team_is_open() -> None:
    scene = Scene("place")
    scene.give("us", "2 booster, 1 fresh capsule")
    scene.row("us", "john_glenn")
    scene.tiles("us", "fame")
    scene.own("us", "reserve")
    scene.us.hazards, scene.us.developments = [1, 2], [event("gps")]
    seen = GAME.view(scene.state, 1).teams[0]
    for name in ("tokens", "fresh", "t2", "row", "tiles", "advancements", "hazards", "developments", "markers"):
        assert getattr(seen, name) == getattr(scene.us, name)


@pytest.mark.rule("OSS-UI-16", "OSS-UI-10")
def test_path_tiles_and_decks_are_hidden_from_both_but_the_moon_is_not() -> None:
    scene = Scene("place")
    scene.state.path[1] = EMPTY
    for seat in (0, 1):
        seen = GAME.view(scene.state, seat)
        assert seen.path == [HIDDEN, EMPTY, HIDDEN, HIDDEN, HIDDEN, scene.state.path[5]]
        decks = (seen.satellites, seen.hazards, seen.advancements, seen.satellite_tiles, seen.media_tiles)
        for deck in (*decks, seen.crew_tiles, seen.teams[0].crew_deck, seen.teams[1].crew_deck):
            assert set(deck) == {HIDDEN}


@pytest.mark.rule("OSS-EDGE-28")
def test_cards_to_choose_from_are_known_to_the_drawer_only() -> None:
    scene = Scene("draw")
    scene.own("us", "surveyors")
    scene.do(DrawCard, worker=ENGINEER, deck=EVENT, survey=True)
    assert [card for _, card in GAME.view(scene.state, 0).stack[-1].drawn] == [
        action.card for action in scene.offered(KeepCard)
    ]
    assert [card for _, card in GAME.view(scene.state, 1).stack[-1].drawn] == [HIDDEN, HIDDEN]


def test_an_imagined_position_gives_the_rival_developments_and_keeps_the_top_era() -> None:
    scene = Scene("place")
    scene.hand("ussr", "pr_tour", "booster_testing", "capsule_testing")
    for seed in range(30):
        imagined = GAME.imagine(GAME.view(scene.state, 0), 0, Seeded(seed))
        assert not any(TABLES.events[card].personnel for card in imagined.teams[1].hand)
        assert TABLES.events[imagined.events[-1]].era == TABLES.events[scene.state.events[-1]].era
        assert sorted(imagined.events + imagined.teams[1].hand + imagined.draft) == list(range(46))


@pytest.mark.rule("OSS-UI-12")
def test_every_effect_of_every_card_has_words() -> None:
    for program in TABLES.programs:
        text = str(texts.effects_text([op.effect for op in program]))
        assert text
        assert "{" not in text
    assert set(texts.HAZARDS) == {row.special for row in TABLES.hazards if row.special}
    assert set(texts.POWERS) == {row.power for row in TABLES.advancements}


@pytest.mark.rule("OSS-UI-12")
@pytest.mark.parametrize(
    ("card", "action", "effect"),
    [
        (
            "john_glenn",
            "1 Media; roll the Agency die for two temporary tokens",
            "1 temporary Capsule or Life Support token",
        ),
        ("press_corps", "for 1 token of either kind: a media tile", "2 Media; 1 VP"),
        (
            "ed_white",
            "roll the Crew die for a temporary token; 1 Media",
            "1 Media or draw a Satellite mission and launch it now, 2 VP more for a major success",
        ),
        (
            "research_facility",
            "draw 2 cards (Event) and keep one; 1 temporary Satellite token of choice",
            "1 VP for every 2 Developments in the discard; 1 temporary Navigation or Sensor or Booster token; 1 VP",
        ),
        ("government_grant", "for 1 Fresh permanent token: 2 temporary tokens of any resource", None),
    ],
)
def test_texts_are_made_from_the_effects(card: str, action: str, effect: str | None) -> None:
    row = TABLES.events[event(card)]
    assert str(texts.effects_text([op.effect for op in TABLES.programs[row.action]])) == action
    if effect is not None:
        assert str(texts.effects_text([op.effect for op in TABLES.programs[row.effects]])) == effect
