"""Resource tokens, dice, upgrades and payments."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.actions import (
    Decline,
    DropCost,
    GainToken,
    LaunchMission,
    PayDefault,
    PayTokens,
    PlayDevelopment,
    TradeToken,
    UpgradeToken,
    UseTile,
)
from tests.games.one_small_step.scene import (
    ENGINEER,
    FACTORY,
    GAME,
    MINISTRY,
    TABLES,
    WORKSHOP,
    Scene,
    mission,
    resource,
    upgrade,
)

UPGRADE = v.Upgrade(kind="upgrade")


def roll(die: v.Group, token: v.Token = "temporary", *, pick_one: bool = False) -> v.Roll:
    return v.Roll(kind="roll", die=die, token=token, pick_one=pick_one)


@pytest.mark.rule("OSS-RES-01", "OSS-RES-02", "OSS-RES-06")
def test_nine_resources_in_three_groups_exist_as_both_kinds_of_token() -> None:
    assert len(v.RESOURCES) == 9
    assert v.RESOURCES[:3] == ("funding", "material", "personnel")
    assert v.RESOURCES[3:6] == ("booster", "navigation", "sensor")
    assert v.RESOURCES[6:] == ("capsule", "landing", "life_support")
    scene = Scene("place")
    scene.effect("us", *(v.Gain(kind="gain", resources=(name,)) for name in v.RESOURCES))
    scene.effect("us", *(v.Gain(kind="gain", resources=(name,), token="permanent") for name in v.RESOURCES))
    assert scene.us.tokens == scene.us.fresh == [1] * 9


@pytest.mark.rule("OSS-RES-03", "OSS-RES-04", "OSS-RES-05", "OSS-INV-13")
def test_temporary_tokens_leave_and_permanent_ones_turn_spent() -> None:
    scene = Scene("play")
    scene.hand("us", "satellite_testing", "booster_testing")
    scene.hand("ussr", "pr_tour")
    scene.give("us", "1 funding, 1 fresh material")
    scene.do(PlayDevelopment, worker=ENGINEER, card=scene.us.hand[0])
    scene.gain("navigation")
    assert scene.tokens("us") == "1 navigation, 1 fresh material"
    scene.until_turn("us")
    scene.do(PlayDevelopment, card=scene.us.hand[0])
    assert scene.tokens("us") == "1 booster, 1 navigation, 1 spent material"


@pytest.mark.rule("OSS-RES-05")
def test_a_spent_token_pays_nothing() -> None:
    scene = Scene("play")
    scene.hand("us", "booster_testing")
    scene.give("us", "1 spent material")
    refused = scene.refused(PlayDevelopment(0, ENGINEER, scene.us.hand[0]))
    assert refused == "OSS-PLAY-02"


@pytest.mark.rule("OSS-RES-07", "OSS-RES-10", "OSS-RES-16", "OSS-SYM-08", "OSS-EDGE-13")
def test_example_the_ussr_rolls_a_permanent_landing_that_is_fresh() -> None:
    scene = Scene("place", "ussr")
    scene.falls("landing")
    scene.effect("ussr", roll("crew", "permanent"))
    assert scene.tokens("ussr") == "1 fresh landing"
    scene.falls("capsule")
    scene.effect("ussr", roll("crew"))  # the brown die gives a temporary token as well
    assert scene.tokens("ussr") == "1 capsule, 1 fresh landing"


@pytest.mark.rule("OSS-RES-08", "OSS-RES-09", "OSS-RES-11", "OSS-RES-15", "OSS-SYM-01")
def test_example_the_us_rolls_funding_and_personnel() -> None:
    scene = Scene("place")
    scene.falls("funding+personnel")
    scene.effect("us", roll("agency"))
    assert scene.tokens("us") == "1 funding, 1 personnel"
    for number, die in enumerate(TABLES.dice):
        shown = {shown for face in die for shown in face}
        assert shown == {3 * number, 3 * number + 1, 3 * number + 2}


@pytest.mark.rule("OSS-RES-19")
def test_every_resource_or_pair_is_on_two_faces() -> None:
    for die in TABLES.dice:
        assert len(die) == 6
        assert {die.count(face) for face in die} == {2}


@pytest.mark.rule("OSS-SYM-02")
def test_pick_one_gains_one_of_the_two_resources() -> None:
    scene = Scene("place")
    scene.falls("material+personnel")
    scene.effect("us", roll("agency", pick_one=True))
    assert [action.resource for action in scene.offered(GainToken)] == [1, 2]
    scene.gain("material")
    assert scene.tokens("us") == "1 material"


@pytest.mark.rule("OSS-SYM-05")
def test_the_satellite_die_gives_one_satellite_resource() -> None:
    scene = Scene("place")
    scene.falls("sensor")
    scene.effect("us", roll("satellite"))
    assert scene.tokens("us") == "1 sensor"
    assert scene.told(e.Rolled)[-1].shown == (5,)


# ---- upgrades ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-RES-12", "OSS-RES-13", "OSS-RES-14", "OSS-RES-17", "OSS-SYM-30")
def test_example_funding_of_this_turn_is_not_upgraded_but_an_older_booster_is() -> None:
    scene = Scene("place")
    scene.give("us", "1 booster")
    scene.effect("us", v.Gain(kind="gain", resources=("funding",)), UPGRADE)
    assert scene.refused(UpgradeToken(0, resource("funding"))) == "OSS-RES-13"
    assert [action.resource for action in scene.offered(UpgradeToken)] == [resource("booster")]
    scene.do(UpgradeToken)
    assert scene.tokens("us") == "1 funding, 1 fresh booster"


@pytest.mark.rule("OSS-RES-12", "OSS-EDGE-93")
def test_an_upgrade_may_be_declined_and_is_skipped_without_a_token() -> None:
    scene = Scene("place")
    scene.give("us", "1 booster")
    scene.effect("us", UPGRADE)
    scene.do(Decline)
    assert scene.tokens("us") == "1 booster"
    scene = Scene("place")
    scene.effect("us", UPGRADE, v.Points(kind="points", count=1))
    assert scene.us.vp == 1


@pytest.mark.rule("OSS-RES-14")
def test_a_token_of_an_earlier_turn_of_the_phase_is_upgraded() -> None:
    scene = Scene("place")
    scene.place(ENGINEER, MINISTRY)
    scene.gain("funding")
    scene.place(1, FACTORY)  # the Soviet Union
    scene.effect("us", UPGRADE)
    assert scene.offered(UpgradeToken, resource=0)


@pytest.mark.rule("OSS-EDGE-41", "OSS-EDGE-42", "OSS-EDGE-98")
def test_the_limit_counts_tokens_and_new_ones_are_spent_first() -> None:
    scene = Scene("place")
    scene.give("us", "1 booster")
    scene.give("us", "1 booster", new=True)
    scene.effect("us", UPGRADE)
    scene.do(UpgradeToken)
    scene.effect("us", UPGRADE, v.Points(kind="points", count=1))
    assert scene.us.vp == 1  # only the new one is left, so the upgrade was skipped
    scene = Scene("place")
    scene.give("us", "1 booster")
    scene.give("us", "1 booster", new=True)
    pay = v.Pay(
        kind="pay",
        cost=v.Pictured(kind="pictured", bill={"booster": 1}),
        then=(v.Points(kind="points", count=1),),
    )
    scene.effect("us", pay)
    scene.do(PayDefault)
    scene.effect("us", UPGRADE)
    assert scene.offered(UpgradeToken)
    scene.do(Decline)
    scene.effect("us", v.Gain(kind="gain", resources=("booster",)), UPGRADE)
    scene.do(UpgradeToken)
    assert scene.tokens("us") == "1 booster, 1 fresh booster"


@pytest.mark.rule("OSS-EDGE-43", "OSS-SYM-43")
def test_two_matching_tokens_of_this_turn_make_a_permanent_one_unless_an_option_forbids() -> None:
    for limit, offered in (("upgrade_symbol", True), ("all_conversions", False)):
        scene = Scene("place", limit_binds=limit)
        scene.give("us", "2 booster", new=True)
        scene.give("us", "1 sensor")
        scene.place(ENGINEER, WORKSHOP)
        assert bool(scene.offered(PayTokens)) == offered
        if offered:
            scene.do(PayTokens, resource=resource("booster"))
            assert scene.tokens("us") == "1 sensor, 1 fresh booster"


# ---- payments ----------------------------------------------------------------------------------------------------


def buy(cost: v.Cost) -> v.Pay:
    return v.Pay(kind="pay", cost=cost, then=(v.Points(kind="points", count=1),))


def two_boosters(tokens: v.Payable = "either") -> v.Pictured:
    return v.Pictured(kind="pictured", bill={"booster": 2}, tokens=tokens)


@pytest.mark.rule("OSS-RES-20")
def test_a_cost_without_a_token_shape_takes_either_kind_and_a_round_one_only_temporary_tokens() -> None:
    scene = Scene("place")
    scene.give("us", "1 booster, 1 fresh booster")
    scene.effect("us", buy(two_boosters("temporary")))
    assert scene.us.vp == 0
    scene.effect("us", buy(two_boosters()))
    scene.do(PayDefault)
    assert (scene.us.vp, scene.tokens("us")) == (1, "1 spent booster")


@pytest.mark.rule("OSS-RES-20", "OSS-EDGE-76")
def test_a_payment_asks_only_where_both_kinds_could_pay() -> None:
    scene = Scene("place")
    scene.give("us", "2 booster, 2 fresh booster")
    scene.effect("us", buy(two_boosters()))
    assert [action.permanents for action in scene.offered(PayTokens)] == [2, 1, 0]
    scene.do(PayTokens, permanents=1)
    assert scene.tokens("us") == "1 booster, 1 fresh booster, 1 spent booster"


def test_the_default_payment_takes_fresh_permanent_tokens_first() -> None:
    scene = Scene("place")
    scene.give("us", "1 booster, 1 fresh booster, 1 sensor, 1 fresh sensor")
    scene.effect("us", buy(v.Pictured(kind="pictured", bill={"booster": 1, "sensor": 1})))
    assert isinstance(GAME.legal(scene.state)[0], PayDefault)
    scene.do(PayDefault)
    assert scene.tokens("us") == "1 booster, 1 sensor, 1 spent booster, 1 spent sensor"


@pytest.mark.rule("OSS-SYM-37", "OSS-SYM-38", "OSS-SYM-39")
def test_any_tokens_pay_by_the_kind_that_is_asked() -> None:
    for tokens, offered in (
        ("temporary", [(0, 0)]),
        ("permanent", [(3, 1)]),
        ("either", [(0, 0), (3, 1)]),
    ):
        scene = Scene("place")
        scene.give("us", "1 funding, 1 fresh booster")
        scene.effect("us", buy(v.Tokens(kind="tokens", tokens=tokens)))
        assert [(action.resource, action.permanents) for action in scene.offered(PayTokens)] == offered


@pytest.mark.rule("OSS-SYM-40", "OSS-SYM-41", "OSS-SYM-42")
def test_gains_of_choice_offer_all_nine_or_the_pictured_ones() -> None:
    scene = Scene("place")
    scene.effect("us", v.Gain(kind="gain"))
    assert len(scene.offered(GainToken)) == 9
    scene.gain("landing")
    scene.effect("us", v.Gain(kind="gain", token="permanent"))
    assert len(scene.offered(GainToken)) == 9
    scene.gain("capsule")
    scene.effect("us", v.Gain(kind="gain", resources=("sensor", "navigation")))
    assert scene.refused(GainToken(0, resource("booster"))) == "OSS-SYM-42"
    scene.gain("navigation")
    assert scene.tokens("us") == "1 navigation, 1 landing, 1 fresh capsule"


@pytest.mark.rule("OSS-SYM-43")
def test_a_booster_and_a_sensor_are_no_matching_pair() -> None:
    scene = Scene("place")
    scene.give("us", "1 booster, 1 sensor")
    scene.place(ENGINEER, WORKSHOP)
    assert scene.turn == "ussr"


@pytest.mark.rule("OSS-EDGE-88", "OSS-UPGR-08", "OSS-EDGE-40")
def test_a_reduction_of_different_resources_lets_the_payer_choose() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(FACTORY, ENGINEER, "satellite"))
    scene.give("us", "1 funding, 1 material")
    scene.place(ENGINEER, FACTORY)
    scene.do(DropCost, resource=resource("funding"))
    assert scene.tokens("us") == "1 funding"
    assert len(scene.offered(GainToken)) == 3


@pytest.mark.rule("OSS-EDGE-88")
def test_a_reduction_takes_off_what_is_missing() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(FACTORY, ENGINEER, "satellite"))
    scene.give("us", "1 funding")
    scene.place(ENGINEER, FACTORY)
    assert not scene.offered(DropCost)
    scene.do(PayDefault)
    assert scene.tokens("us") == ""


@pytest.mark.rule("OSS-EDGE-84")
def test_tokens_never_run_out_unless_the_printed_supply_is_chosen() -> None:
    for supply, held in (("unlimited", 12), ("printed", 10)):
        scene = Scene("place", token_supply=supply)
        scene.effect("us", v.Gain(kind="gain", resources=("booster",), count=8))
        scene.effect("us", v.Gain(kind="gain", resources=("booster",), count=4))
        assert scene.us.tokens[resource("booster")] == held
        scene.effect("us", v.Gain(kind="gain", resources=("booster",), token="permanent", count=8))
        assert scene.us.fresh[resource("booster")] == (8 if supply == "unlimited" else 6)


@pytest.mark.rule("OSS-RES-18")
def test_phase_2_refreshes_the_tokens_of_both_teams() -> None:
    scene = Scene("countdown")
    scene.give("us", "2 spent booster")
    scene.give("ussr", "1 spent landing, 1 capsule")
    scene.media(5, 0)
    scene.go()
    scene.until("draw")
    assert scene.tokens("us") == "2 fresh booster"
    assert scene.tokens("ussr") == "1 capsule, 1 fresh landing"


@pytest.mark.rule("OSS-BOARD-01", "OSS-BOARD-02")
def test_a_team_owns_everything_together_and_stores_any_number() -> None:
    scene = Scene("play", seats=4)
    scene.give("us", "99 funding")
    scene.hand("us", "satellite_testing", "pr_tour", "astronaut_training")
    engineers, administrators = scene.state.seats[0]
    cards = {action.card for action in scene.offered(PlayDevelopment, seat=engineers)}
    assert cards == {action.card for action in scene.offered(PlayDevelopment, seat=administrators)}
    assert len(cards) == 3


@pytest.mark.rule("OSS-EDGE-106", "OSS-INV-13")
def test_no_token_is_exchanged_and_no_tile_used_while_a_payment_is_under_way() -> None:
    """The Sensor must pay; exchanged for another token it would be owed, and the count would fall below 0."""
    scene = Scene("place")
    scene.own("us", "reserve")
    scene.tiles("us", "fame")
    scene.give("us", "1 booster, 1 fresh booster, 1 sensor")
    assert scene.offered(TradeToken)
    assert scene.offered(UseTile)
    scene.effect("us", buy(v.Pictured(kind="pictured", bill={"booster": 1, "sensor": 1})))
    assert scene.waits_for == "paying"
    assert not scene.offered(TradeToken)
    assert not scene.offered(UseTile)
    scene.do(PayTokens, permanents=0)
    assert (scene.us.vp, scene.tokens("us")) == (1, "1 fresh booster")
    assert scene.offered(TradeToken) == []  # nothing temporary is left
    assert scene.offered(UseTile)


@pytest.mark.rule("OSS-EDGE-93")
@pytest.mark.parametrize("kind", ["discard", "look", "launch_now", "take_hazard"])
def test_an_effect_is_skipped_when_its_object_goes_while_it_waits(kind: str) -> None:
    """As by a media tile of a pack that plays the last card or launches the last mission."""
    waiting = {
        "discard": v.Discard(kind="discard"),
        "look": v.Look(kind="look"),
        "launch_now": v.LaunchNow(kind="launch_now"),
        "take_hazard": v.TakeHazard(kind="take_hazard"),
    }
    scene = Scene("place")
    scene.queue("us", t2="luna_2", t1="luna_3")
    scene.attach("stale_air", "luna_2")
    scene.hand("us", "pr_tour")
    scene.effect("us", waiting[kind], v.Points(kind="points", count=1))
    scene.us.hand.clear()
    scene.queue("us")
    scene.state.attached.clear()
    scene.effect("us", v.Points(kind="points", count=1))
    assert (scene.us.vp, scene.waits_for) == (2, "turn")


@pytest.mark.rule("OSS-EDGE-93", "OSS-PHASE-04")
def test_a_turn_of_phase_7_is_over_when_its_last_mission_was_launched_meanwhile() -> None:
    scene = Scene("launch")
    scene.queue("us", launch="luna_2")
    scene.queue("ussr", launch="luna_3")
    scene.effect("us", v.LaunchNow(kind="launch_now"))
    scene.do(LaunchMission, mission=mission("luna_2"))
    assert scene.turn == "ussr"
