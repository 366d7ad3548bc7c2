"""What an action would cost and give now is known before it is chosen, and it is what happens then."""

import pytest

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step.forecast import at_space, development, forecast, launch, offer_text, personnel
from desktop.kernel.chance import Seeded
from desktop.players.choose import greedy_choice
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    ENGINEER,
    FACTORY,
    GAME,
    LABORATORY,
    TABLES,
    WORKSHOP,
    Scene,
    event,
    mission,
    resource,
    setup,
    upgrade,
)


def offers(scene, acting, space):
    return at_space(TABLES, scene.state, 0, acting, space)


@pytest.mark.rule("OSS-UI-05")
def test_an_open_upgrade_that_lowers_the_cost_is_known_before_the_place_is_chosen():
    scene = Scene("place")
    scene.give("us", "1 booster")
    (before,) = offers(scene, ENGINEER, WORKSHOP)
    assert (before.less, before.payable, before.lacks_tokens) == (0, False, 1)
    scene.uncover(upgrade(WORKSHOP, ENGINEER, "satellite"))
    (after,) = offers(scene, ENGINEER, WORKSHOP)
    assert (after.less, after.payable) == (1, True)
    assert [str(words) for words in after.why] == ["An upgrade takes 1 off."]
    assert after.payers == ((resource("booster"), 1, 0),)
    assert str(offer_text(after)) == "Pay 1 temporary token for 1 permanent token of the same resource"


def test_what_comes_on_top_or_instead_is_an_offer_of_its_own():
    scene = Scene("place")
    scene.give("us", "1 funding, 1 material")
    assert len(offers(scene, ENGINEER, FACTORY)) == 1
    scene.uncover(upgrade(FACTORY, ENGINEER, "crew"))
    base, more = offers(scene, ENGINEER, FACTORY)
    assert base.payable
    assert more.payable
    assert str(more.title) == "And on top, upgraded"
    scene.uncover(upgrade(LABORATORY, ADMINISTRATOR, "crew"))
    base, instead = offers(scene, ADMINISTRATOR, LABORATORY)
    assert base.cost is None
    assert str(instead.title) == "Or instead, upgraded"


def test_a_card_that_is_cheaper_now_says_so():
    scene = Scene("play")
    scene.hand("us", "space_suits")
    assert development(TABLES, scene.state, 0, event("space_suits")).less == 0
    scene.state.cheaper = 1
    offer = development(TABLES, scene.state, 0, event("space_suits"))
    assert offer.less == 1
    assert "less 1" in str(offer_text(offer))
    assert (offer.lacks_tokens, any(offer.lacks)) == (1, False)


def test_a_personnel_card_that_lacks_its_token_says_what_is_missing():
    scene = Scene("personnel")
    scene.row("us", "john_glenn")
    offer = personnel(TABLES, scene.state, 0, event("john_glenn"))
    assert not offer.payable
    assert str(offer_text(offer)).endswith("Missing: 1 Personnel")


@pytest.mark.rule("OSS-UI-11")
def test_hazards_that_are_known_count_and_unseen_ones_are_told():
    scene = Scene("launch")
    scene.queue("us", launch="ranger_7")
    plain = next(row.id for row in TABLES.hazards if not row.special)
    scene.attach(plain, "ranger_7")
    shown = GAME.view(scene.state, 0)
    minor, major = launch(TABLES, shown, 0, mission("ranger_7"))
    assert not any(minor.more)
    assert "unseen Hazard" in str(minor.why[0])
    shown.attached = scene.state.attached.copy()
    known, _ = launch(TABLES, shown, 0, mission("ranger_7"))
    assert sum(known.more) == 1
    assert str(major.title) == "And for a major success"


def test_nothing_is_foretold_of_an_action_that_costs_and_gives_nothing_by_itself():
    scene = Scene("personnel")
    assert forecast(TABLES, scene.state, a.Pass(0, -1)) == ()


def test_cards_cost_in_play_what_was_foretold():
    """In games of greedy players: what a Personnel card or Development was said to cost is what is paid."""
    checked = 0
    for seed in range(4):
        chance = Seeded(seed)
        state = GAME.start(setup(), chance)
        for _ in range(260):
            decision = GAME.decision(state)
            if decision is None:
                break
            action = greedy_choice(GAME, state, decision.seats[0], Seeded(seed))
            foretold = forecast(TABLES, state, action) if isinstance(action, a.UsePersonnel | a.PlayDevelopment) else ()
            events = GAME.play(state, action, chance)
            paid = sum(one.temporary + one.permanent for one in events if isinstance(one, e.TokensPaid))
            if foretold and paid:
                (offer,) = foretold
                assert offer.payable
                assert paid >= sum(offer.cost.bill.values()) - offer.less
                checked += 1
    assert checked > 10


def test_every_round_is_summed_up_and_the_sums_are_the_score():
    """The changes that the rounds tell add up to what each team has at the end, with what set-up brought."""
    chance = Seeded(3)
    state = GAME.start(setup(), chance)
    rounds = []
    for _ in range(4000):
        legal = GAME.legal(state)
        if not legal:
            break
        events = GAME.play(state, legal[chance.below(len(legal))], chance)
        rounds += [one for one in events if isinstance(one, e.RoundOver)]
    assert [one.round for one in rounds] == list(range(1, state.round + 1))
    for team, player in enumerate(state.teams):
        assert sum(sum(one.points[team]) for one in rounds) == player.vp
        assert sum(one.media[team] for one in rounds) == player.media
        assert sum(one.path[team] for one in rounds) == player.path
