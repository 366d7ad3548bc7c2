"""Discarding, drawing, and the continuing Life Forms that change them."""

import pytest

from desktop.games.amazing_space_venture.events import CardDiscarded, CardDrawn
from desktop.games.amazing_space_venture.hand import hand_limit
from desktop.kernel.game import as_seen_by
from tests.games.amazing_space_venture.scene import T, a, scene

SHIPS = ("scout_ship", "fighter_ship", "star_cruiser", "colony_ship", "flying_saucer")


@pytest.mark.rule("ASV-HAND-01")
def test_one_card_of_any_kind_may_be_discarded_unseen() -> None:
    x = scene().hand("blue", "rho", "peace_talks")
    x.do(a.Discard(0, "peace_talks"))
    assert x.why(a.Discard(0, "rho")) == "ASV-HAND-01"
    (event,) = as_seen_by(1, x.happened(CardDiscarded))
    assert event.card == ""


@pytest.mark.rule("ASV-HAND-02", "ASV-HAND-03", "ASV-INV-16")
def test_cards_are_drawn_one_by_one_up_to_ten() -> None:
    x = scene().filled("blue", 7)
    x.do(a.DrawCard(0, "port"), a.DrawCard(0, "refuel"))
    assert x.may(a.EndTurn(0))
    x.do(a.DrawCard(0, "port"))
    assert len(x.state.hands[0]) == 10
    assert x.why(a.DrawCard(0, "refuel")) == "ASV-HAND-02"
    drawn = x.happened(CardDrawn)
    assert {event.card for event in as_seen_by(1, drawn)} == {""}


@pytest.mark.rule("ASV-HAND-04", "ASV-INV-16")
def test_a_hand_above_the_limit_is_kept() -> None:
    x = scene().filled("blue", 12)
    assert x.why(a.DrawCard(0, "refuel")) == "ASV-HAND-02"
    x.end_turn()
    assert len(x.state.hands[0]) == 12


@pytest.mark.rule("ASV-HAND-05")
def test_cards_on_the_table_do_not_count() -> None:
    x = scene().filled("blue", 9).keep("blue", "automata").keep("blue", "embassy")
    assert x.may(a.DrawCard(0, "refuel"))


@pytest.mark.rule("ASV-HAND-07")
def test_there_is_no_free_trading() -> None:
    x = scene().hand("blue", "rho").hand("green", "qian")
    assert not x.offers(a.GiveCard)
    assert not x.may(a.GiveCard(0, "rho"))


@pytest.mark.rule("ASV-LIFE-07")
def test_alien_artifact_asks_for_one_discard_or_more() -> None:
    x = scene().hand("blue", "rho", "qian").keep("blue", "alien_artifact")
    assert x.why(a.EndTurn(0)) == "ASV-LIFE-07"
    assert x.why(a.DrawCard(0, "port")) == "ASV-LIFE-07"
    x.do(a.Discard(0, "rho"), a.Discard(0, "qian"))
    assert x.may(a.EndTurn(0))
    assert scene().keep("blue", "alien_artifact").may(a.EndTurn(0))  # an empty hand owes nothing


@pytest.mark.rule("ASV-LIFE-08")
def test_alien_ruins_raise_the_limit_to_twelve() -> None:
    x = scene().filled("blue", 11).keep("blue", "alien_ruins")
    assert hand_limit(T, x.state, 0) == 12
    x.do(a.DrawCard(0, "refuel"))
    assert x.why(a.DrawCard(0, "refuel")) == "ASV-HAND-02"


@pytest.mark.rule("ASV-LIFE-09", "ASV-LIFE-10", "ASV-LIFE-11")
def test_automata_take_one_or_two_of_the_top_four_ship_cards() -> None:
    x = scene().keep("blue", "automata").top("port", *SHIPS)
    x.do(a.SearchPort(0))
    assert {action.card for action in x.offers(a.Take)} == set(SHIPS[:4])
    assert not x.may(a.Pass(0))
    x.do(a.Take(0, "star_cruiser"))
    assert x.may(a.Pass(0))
    x.do(a.Take(0, "colony_ship"))
    assert x.holds("blue") == ["colony_ship", "star_cruiser"]
    assert x.cards(x.state.port[:2]) == ["fighter_ship", "scout_ship"]  # at the bottom
    assert T.cards[x.state.port[-1]].id == "flying_saucer"  # the rest of the deck as it was
    assert x.why(a.SearchPort(0)) == "ASV-LIFE-11"


@pytest.mark.rule("ASV-LIFE-11")
def test_automata_within_the_hand_limit_and_with_few_cards() -> None:
    x = scene().filled("blue", 9).keep("blue", "automata")
    x.do(a.SearchPort(0)).do(x.offers(a.Take)[0])
    assert (len(x.state.hands[0]), x.ask) == (10, "turn")
    y = scene().keep("blue", "automata")
    y.state.out += y.state.port[2:]
    del y.state.port[2:]
    y.do(a.SearchPort(0))
    assert len(y.state.stack[-1].port) == 2


@pytest.mark.rule("ASV-LIFE-12", "ASV-LIFE-13")
def test_city_of_banks_takes_an_unseen_card_and_gives_one_back() -> None:
    x = scene("blue", "yellow", "green").hand("green", "rho").hand("blue", "qian").keep("blue", "city_of_banks")
    assert x.why(a.SwapCard(0, 1)) == "ASV-LIFE-12"  # yellow has no card
    x.do(a.SwapCard(0, 2))
    assert {action.card for action in x.legal()} == {"rho", "qian"}  # also the one just taken
    x.do(a.GiveCard(0, "qian"))
    assert (x.holds("blue"), x.holds("green")) == (["rho"], ["qian"])
    assert x.why(a.SwapCard(0, 2)) == "ASV-LIFE-12"
    assert x.may(a.DrawCard(0, "refuel"))
    assert x.may(a.DrawCard(0, "port"))
