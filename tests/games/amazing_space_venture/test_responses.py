"""The response windows, opened for every seat, and the stack of answers."""

import pytest

from tests.games.amazing_space_venture.scene import GAME, NUMBER, Scene, a, scene

SEATS = ("blue", "yellow", "green", "red")


def opened(window: str, holder: str = "", card: str = "") -> Scene:
    """Blue's turn up to a window; one seat may hold a card."""
    x = scene(*SEATS).lay("PL3-1", "E-5").hand("blue", "rho", "republic", "science_outpost")
    x.hand("yellow", "ice_age")
    if card:
        x.hand(holder, card)
    if window == "W1":
        return x.red("blue", "science_outpost", "seat:1")
    x.move(0, "E-5")
    if window == "W2":
        return x
    x.passing("planet").do(a.PlayPlanet(0, "rho", "planet:E-5:a"))
    if window == "W3":
        return x
    x.passing("answer W3-home")
    if window == "W3-home":
        return x
    x.passing("environment").do(a.Pass(0), a.PlayEnvironment(1, "ice_age"))
    if window == "W4":
        return x
    x.passing("life").do(a.PlayLife(0, "republic"))
    return x if window == "W5" else x.passing("answer W6")


ASKED = {
    "W1": ["yellow", "green", "red"],
    "W2": ["yellow", "green", "red"],
    "W3": ["yellow", "green", "red"],
    "W3-home": ["blue"],
    "W4": ["blue"],
    "W5": ["yellow", "green", "red"],
    "W6": ["yellow", "green", "red"],
}
"""Who is asked in each window, in order, when blue is on turn."""
CARDS = {
    "W1": ["peace_talks", "time_warp"],
    "W2": ["worm_hole", "sabotage"],
    "W3": ["ufo"],
    "W3-home": ["lost_colony"],
    "W4": ["terra_form"],
    "W5": ["space_virus"],
    "W6": ["acid_rain"],
}


@pytest.mark.rule("ASV-RESP-01")
@pytest.mark.parametrize("window", ASKED)
def test_every_seat_is_asked_whatever_it_holds(window: str) -> None:
    x = opened(window)
    asked = []
    while x.ask == f"answer {window}":
        asked.append(x.asked)
        assert a.Pass(x.seat(x.asked)) in x.legal()
        x.do(a.Pass(x.seat(x.asked)))
    assert asked == ASKED[window]


@pytest.mark.rule("ASV-RESP-02", "ASV-RESP-03", "ASV-RESP-04", "ASV-RESP-05", "ASV-RESP-06", "ASV-RESP-07")
@pytest.mark.parametrize(
    ("window", "seat", "card"),
    [(window, seat, card) for window, cards in CARDS.items() for card in cards for seat in SEATS],
)
def test_what_each_seat_may_answer_in_each_window(window: str, seat: str, card: str) -> None:
    x = opened(window, seat, card)
    if seat not in ASKED[window]:
        assert not any(action.card == card for action in x.offers(a.PlayRed))
        return
    while x.asked != seat:
        x.do(a.Pass(x.seat(x.asked)))
    assert any(action.card == card for action in x.offers(a.PlayRed))


@pytest.mark.rule("ASV-RESP-08")
@pytest.mark.parametrize("seat", SEATS)
def test_the_owner_of_a_ship_in_danger_is_asked(seat: str) -> None:
    x = scene(*SEATS).hand("blue", "sabotage").hand(seat, "teleport")
    target = x.seat(seat)
    x.red("blue", "sabotage", f"ship:{target}")
    while x.ask == "answer W1":
        x.do(a.Pass(x.seat(x.asked)))
    if seat == "blue":
        assert target not in x.state.ships  # one's own card lets nobody answer
    else:
        assert (x.ask, x.asked) == ("destroying", seat)
        assert any(action.card == "teleport" for action in x.offers(a.PlayRed))


@pytest.mark.rule("ASV-RESP-01")
def test_windows_run_clockwise_from_the_active_player() -> None:
    x = scene(*SEATS).hand("green", "troika_summit")
    x.red("green", "troika_summit", "planet:D-4:a", seats=(0,))
    asked = []
    while x.ask == "answer W1":
        asked.append(x.asked)
        x.do(a.Pass(x.seat(x.asked)))
    assert asked == ["blue", "yellow", "red"]


@pytest.mark.rule("ASV-RESP-01", "ASV-RESP-09", "ASV-RESP-11", "ASV-RED-40", "ASV-RED-41", "ASV-RED-42")
def test_supernova_peace_talks_time_warp() -> None:
    x = scene(*SEATS).hand("blue", "supernova", "time_warp").hand("yellow", "peace_talks").hand("green", "time_warp")
    x.red("blue", "supernova", "planet:A-1:a").red("yellow", "peace_talks")
    assert x.asked == "blue"
    x.red("blue", "time_warp").passing("answer W1")
    while x.ask == "answer W1":
        x.do(a.Pass(x.seat(x.asked)))
    assert x.planet("A-1").owner == -2
    assert x.cards(x.state.junk) == ["peace_talks", "supernova", "time_warp"]


@pytest.mark.rule("ASV-RESP-01")
def test_after_a_resolved_answer_the_window_opens_again() -> None:
    x = scene(*SEATS).hand("blue", "supernova", "time_warp").hand("yellow", "peace_talks").hand("green", "time_warp")
    x.red("blue", "supernova", "planet:A-1:a").red("yellow", "peace_talks").red("blue", "time_warp")
    while len(x.state.stack) > 2:
        x.do(a.Pass(x.seat(x.asked)))
    assert x.asked == "yellow"  # Supernova may be answered once more
    x.do(a.Pass(1)).red("green", "time_warp").passing()
    assert x.planet("A-1").owner == -1


@pytest.mark.rule("ASV-RESP-10", "ASV-RED-41", "ASV-RED-42")
def test_a_cancelled_card_stays_spent_and_a_canceller_does_not_count() -> None:
    x = scene(*SEATS).hand("blue", "espionage", "science_outpost").hand("yellow", "peace_talks", "acid_rain", "rho")
    x.red("blue", "espionage", "seat:1").red("yellow", "peace_talks").passing()
    assert x.cards(x.state.junk) == ["espionage", "peace_talks"]
    assert len(x.state.hands[1]) == 2
    assert x.why(a.PlayRed(0, "science_outpost", "seat:1")) == "ASV-RED-03"
    assert x.state.turn.reds == (1, 0, 0, 0)


@pytest.mark.rule("ASV-RESP-12")
def test_yellow_cards_cannot_be_answered() -> None:
    x = scene(*SEATS).hand("blue", "captain_rookie").hand("yellow", "peace_talks", "time_warp", "conspiracy")
    x.do(a.FitExtra(0, "captain_rookie", 1))
    assert x.ask == "turn"


# ---- Conspiracy --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-17", "ASV-RED-18", "ASV-RED-19", "ASV-RED-20", "ASV-RESP-02")
def test_conspiracy_redirects_to_a_third_player_who_may_answer() -> None:
    x = scene(*SEATS).hand("blue", "espionage", "rho").filled("yellow", 4).filled("green", 4).filled("red", 2)
    x.hand("yellow", "conspiracy").hand("green", "peace_talks").red("blue", "espionage", "seat:1")
    aims = {action.target for action in x.offers(a.PlayRed) if action.card == "conspiracy"}
    assert aims == {"", "seat:2", "seat:3"}  # never blue, who played the card, nor yellow himself
    assert x.why(a.PlayRed(1, "conspiracy", "seat:0")) == "ASV-RED-06"
    x.red("yellow", "conspiracy", "seat:2")
    while len(x.state.stack) > 2:
        x.do(a.Pass(x.seat(x.asked)))
    x.do(a.Pass(1))
    assert any(action.card == "peace_talks" for action in x.offers(a.PlayRed))
    x.passing("discard_cards")
    assert x.asked == "green"
    y = scene(*SEATS).hand("blue", "espionage").filled("green", 4).hand("yellow", "conspiracy")
    y.red("blue", "espionage", "seat:2")
    assert y.offers(a.PlayRed) == []  # it was not played on yellow


@pytest.mark.rule("ASV-RED-17", "ASV-RED-20")
def test_conspiracy_needs_a_legal_object_of_the_new_target() -> None:
    x = scene(*SEATS).hand("blue", "black_hole").hand("yellow", "conspiracy").own("yellow", "A-1").own("green", "M-1")
    x.red("blue", "black_hole", "planet:A-1:a")
    aims = {action.target for action in x.offers(a.PlayRed)}
    assert aims == {"", "planet:M-1:a"}  # only homes are never destroyed, so red has nothing to offer
    x.red("yellow", "conspiracy", "").passing()
    assert x.planet("A-1").owner == 1


@pytest.mark.rule("ASV-RED-21")
def test_with_two_players_and_in_windows_conspiracy_only_cancels() -> None:
    x = scene("blue", "green").hand("blue", "espionage", "rho").hand("green", "conspiracy", "qian")
    x.red("blue", "espionage", "seat:1")
    assert [action.target for action in x.offers(a.PlayRed)] == [""]
    y = opened("W3", "yellow", "ufo").hand("blue", "conspiracy")
    y.red("yellow", "ufo")
    assert y.asked == "blue"
    assert [action.target for action in y.offers(a.PlayRed)] == [""]
    y.red("blue", "conspiracy").passing("environment")
    assert y.planet("E-5").owner == 0
    z = opened("W2", "yellow", "sabotage").hand("blue", "conspiracy")
    z.red("yellow", "sabotage", "ship:0")
    assert [action.target for action in z.offers(a.PlayRed) if action.card == "conspiracy"] == [""]
    w = opened("W6", "yellow", "acid_rain").hand("blue", "conspiracy")
    w.red("yellow", "acid_rain").red("blue", "conspiracy").passing()
    assert w.score("blue") == 3 * (2 - 1 + 1)
    assert w.state.ships[0].square == NUMBER["E-5"]
    assert GAME.decision(w.state) is not None


@pytest.mark.rule("ASV-RESP-13")
def test_a_partner_is_not_asked_for_answers() -> None:
    x = scene(*SEATS, partners=True).hand("blue", "science_outpost").filled("yellow", 2)
    x.red("blue", "science_outpost", "seat:1")
    asked = []
    while x.ask == "answer W1":
        asked.append(x.asked)
        x.do(a.Pass(x.seat(x.asked)))
    assert asked == ["yellow", "red"]


@pytest.mark.rule("ASV-RED-21")
def test_sabotage_before_the_own_move_can_only_be_cancelled_too() -> None:
    x = scene(*SEATS).hand("blue", "sabotage").hand("yellow", "conspiracy").red("blue", "sabotage", "ship:1")
    assert (x.asked, [action.target for action in x.offers(a.PlayRed)]) == ("yellow", [""])
    x.red("yellow", "conspiracy").passing()
    assert 1 in x.state.ships


# ---- nothing left to answer --------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RESP-14")
@pytest.mark.parametrize(
    ("window", "holder", "card", "then"),
    [
        ("W3-home", "blue", "lost_colony", "environment"),
        ("W4", "blue", "terra_form", "life"),
        ("W5", "yellow", "space_virus", "answer W6"),
        ("W6", "yellow", "acid_rain", "explorers"),
    ],
)
def test_a_window_closes_when_an_answer_leaves_nothing_to_answer(
    window: str, holder: str, card: str, then: str
) -> None:
    """A second copy, which a pack may bring, would take a Life Form that is gone, or lose a card."""
    x = opened(window, holder, card)
    x.red(holder, card)
    while x.ask == "answer W1":
        x.do(a.Pass(x.seat(x.asked)))
    assert x.ask == then
    y = opened(window, holder, card).hand("green", "peace_talks")
    y.red(holder, card)
    while x.seat(y.asked) != 2:
        y.do(a.Pass(y.seat(y.asked)))
    y.red("green", "peace_talks")
    while y.ask == "answer W1":
        y.do(a.Pass(y.seat(y.asked)))
    assert y.ask == f"answer {window}"  # a cancelled answer leaves everything to answer
