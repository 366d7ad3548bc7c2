"""The window between two phases, and what is bought in it."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step.actions import (
    ExchangeMedia,
    Pass,
    PlaceWorker,
    TakeAdvancement,
    TradeToken,
    UsePersonnel,
)
from desktop.games.one_small_step.state import EMPTY
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    ENGINEER,
    FACTORY,
    TABLES,
    Scene,
    advancement,
    event,
    resource,
)


def window(*, us: int = 1, ussr: int = 0, media: tuple[int, int] = (2, 0), **options: str) -> Scene:
    """The window after Phase 5: both teams have 6 of each Agency token and so many Advancement tokens."""
    scene = Scene("personnel", "ussr", **options)
    scene.offers_advancements("overtime", "flexible", "reserve", "contractors")
    for nation, tokens in (("us", us), ("ussr", ussr)):
        scene.give(nation, "6 funding, 6 material, 6 personnel")
        scene.team(nation).advancement_tokens = tokens
    scene.row("ussr", "yuri_gagarin")
    scene.hand("us", "pr_tour")
    scene.media(*media)
    while scene.state.phase == 5 and scene.waits_for == "turn":
        scene.do(Pass)
    return scene


@pytest.mark.rule("OSS-ADV-01", "OSS-ADV-03", "OSS-ADV-04", "OSS-ADV-06", "OSS-EDGE-81")
def test_between_two_phases_a_team_buys_as_many_as_it_can_pay_for() -> None:
    scene = window(us=2)
    assert (scene.waits_for, scene.turn) == ("window", "")
    next_card = scene.state.advancements[-1]
    scene.do(TakeAdvancement, card=advancement("overtime"))
    assert scene.us.advancements == [advancement("overtime")]
    assert next_card in scene.state.offer
    scene.do(TakeAdvancement, card=advancement("flexible"))
    assert scene.waits_for != "window"
    assert scene.state.phase == 6


@pytest.mark.rule("OSS-ADV-05", "OSS-ADV-09", "OSS-ADV-12")
def test_an_advancement_costs_a_token_and_its_agency_resources() -> None:
    for card, left in (
        ("overtime", "5 funding, 6 material, 5 personnel"),
        ("flexible", "6 funding, 6 material, 4 personnel"),
    ):
        scene = window(us=1)
        scene.do(TakeAdvancement, card=advancement(card))
        assert scene.tokens("us") == left
        assert scene.us.advancement_tokens == 0
    scene = window(us=1)
    scene.us.tokens = [6, 0, 0, 0, 0, 0, 0, 0, 0]
    assert scene.refused(TakeAdvancement(0, advancement("overtime"))) == "OSS-ADV-05"


@pytest.mark.rule("OSS-ADV-02", "OSS-EDGE-09")
def test_the_team_ahead_on_the_media_track_buys_first() -> None:
    scene = window(us=1, ussr=1)  # the Soviet Union led the phase, the United States is ahead now
    assert {action.seat for action in scene.offered(TakeAdvancement)} == {0}
    scene.do(Pass)
    assert {action.seat for action in scene.offered(TakeAdvancement)} == {1}
    scene.do(Pass)
    assert scene.state.phase == 6


@pytest.mark.rule("OSS-EDGE-09")
def test_an_option_lets_the_leader_of_the_phase_buy_first() -> None:
    scene = Scene("personnel", "ussr", window_initiative="previous_phase")
    for nation in ("us", "ussr"):
        scene.give(nation, "6 funding, 6 material, 6 personnel")
        scene.team(nation).advancement_tokens = 1
    scene.row("ussr", "yuri_gagarin")
    scene.media(2, 0)
    scene.do(Pass)
    assert {action.seat for action in scene.offered(TakeAdvancement)} == {1}


@pytest.mark.rule("OSS-EDGE-89")
def test_no_exchange_takes_place_in_a_window() -> None:
    scene = window(us=1, media=(8, 0))
    assert scene.waits_for == "window"
    assert scene.refused(ExchangeMedia(0)) == "OSS-MEDIA-01"


@pytest.mark.rule("OSS-EDGE-82", "OSS-EDGE-21")
def test_with_the_deck_empty_bought_cards_leave_gaps() -> None:
    scene = window(us=1)
    scene.state.advancements = []
    scene.do(TakeAdvancement, card=advancement("overtime"))
    assert scene.state.offer.count(EMPTY) == 1


@pytest.mark.rule("OSS-ADV-07", "OSS-ADV-08")
def test_an_advancement_works_in_its_phase_round_after_round() -> None:
    scene = Scene("place")
    scene.own("us", "overtime", "cross_training")
    assert scene.offered(PlaceWorker, worker=ENGINEER, acting=ADMINISTRATOR)
    assert not scene.offered(UsePersonnel)
    scene.us.powers = list(scene.us.advancements)
    scene.until("draw")
    scene.until("place")
    assert len(scene.us.advancements) == 2
    assert scene.us.powers == []
    assert {row.phase for row in TABLES.advancements} == {0, 1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("OSS-ADV-07")
def test_an_advancement_for_any_phase_serves_in_any_own_turn() -> None:
    for phase in ("place", "personnel"):
        scene = Scene(phase)
        scene.own("us", "reserve")
        scene.give("us", "1 booster")
        assert len(scene.offered(TradeToken)) == 2
        scene.do(TradeToken, takes=resource("sensor"))
        assert scene.tokens("us") == "1 sensor"
        assert phase != "place" or not scene.offered(TradeToken)  # once a round


def test_what_is_bought_is_told_to_everybody() -> None:
    scene = window(us=1)
    scene.do(TakeAdvancement, card=advancement("reserve"))
    told = scene.told(e.AdvancementTaken)[0]
    assert (told.card, told.free, told.seen_by()) == (advancement("reserve"), False, None)
    assert FACTORY == 1
    assert event("pr_tour") in scene.us.hand
