"""Random games: invariants after every action, no state without a way on, and views that keep secrets."""

import random

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.state import FIT, HELD, INJURED, MEDICAL_BAY, NOWHERE, CheckFrame, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.kernel.chance import Seeded
from tests.games.space_movers.scene import GAME, crew, new_game, setup

TABLES = GAME.tables
NAMES = "eli gurn red meda boom lucas neleh"


def check_invariants(state: MoversState, before: MoversState) -> None:
    """SM-INV-01 to SM-INV-17, as far as they speak of one state and the one before it."""
    kinds = [card.kind for card in TABLES.cards]
    board = [card for card in (state.event, state.pursuit) if card != NOWHERE]
    places = [*state.hands, *state.tables, state.deck, state.discard, state.removed, board]
    cards = sorted(card for place in places for card in place)
    assert cards == list(range(60))
    assert all(kinds[card] in (Kind.CARGO, Kind.REACTION) for hand in state.hands for card in hand)
    assert all(kinds[card] == Kind.CARGO for table in state.tables for card in table)
    assert state.presence <= TABLES.bars.eyes
    assert state.eyes[TABLES.hq] == 0
    for node in range(len(TABLES.nodes)):
        waiting = [card for hand in state.hands for card in hand if TABLES.cards[card].pick_up == node]
        assert state.markers[node] == len(waiting)
    for character, health in enumerate(state.health):
        assert health in (FIT, INJURED, HELD)
        if character in state.seats:
            room = state.rooms[character]
            assert (room == NOWHERE) == (health == HELD)
            assert health != INJURED or room == MEDICAL_BAY
        else:
            assert state.rooms[character] == NOWHERE
    if not state.result:
        assert (state.scout == NOWHERE) == (state.pursuit == NOWHERE)
        assert state.scout != state.liberty
        assert state.resources > 0
    assert 0 <= state.resources <= TABLES.bars.resources
    assert 0 <= state.coin < len(state.seats)
    assert state.removed[: len(before.removed)] == before.removed
    jumpers = {TABLES.cards[card].id for card in state.removed if kinds[card] == Kind.REACTION}
    assert jumpers <= {"jump_liberty"}
    assert all(kinds[card] in (Kind.EVENT, Kind.REACTION) for card in state.removed)
    assert len(state.done) + len(state.objectives) == state.goal
    assert state.liberty in range(len(TABLES.nodes))
    assert state.drone in (NOWHERE, *TABLES.planets)
    if state.coin != before.coin and before.phase != "choose":
        assert len(state.hands[before.coin]) <= 5
    boxed = [int(rest.die) for frame in state.stack if isinstance(frame, CheckFrame) for rest in frame.rests]
    assert len(set(boxed)) == len(boxed)
    assert all(die == 7 or state.health[die] == FIT for die in boxed)


@pytest.mark.rule(
    "SM-INV-01",
    "SM-INV-02",
    "SM-INV-03",
    "SM-INV-04",
    "SM-INV-05",
    "SM-INV-06",
    "SM-INV-07",
    "SM-INV-08",
    "SM-INV-09",
    "SM-INV-10",
    "SM-INV-11",
    "SM-INV-12",
    "SM-INV-13",
    "SM-INV-14",
    "SM-INV-15",
    "SM-INV-16",
    "SM-INV-17",
)
def test_invariants_hold_after_every_action_of_random_games(request: pytest.FixtureRequest) -> None:
    for number in range(3 * int(request.config.getoption("--games"))):
        choose, chance = random.Random(number), Seeded(number)
        names = " ".join(NAMES.split()[: 2 + number % 6])
        options = {"objectives": "random" if number % 2 else "adventure_a", "start_resources": "easy"}
        state = GAME.start(setup(names, **options), chance)
        while actions := GAME.legal(state):
            before = state.copy()
            GAME.play(state, choose.choice(actions), chance)
            check_invariants(state, before)
        assert state.result
        after = state.copy()
        assert GAME.refusal(state, a.Draw(state.coin)) is not None
        assert state == after


@pytest.mark.rule("SM-EDGE-71")
def test_a_crew_that_avoids_all_risk_still_comes_to_an_end() -> None:
    """Taking the last action offered, which is mostly to go on, every game ends."""
    for number in range(5):
        chance = Seeded(number)
        state = GAME.start(setup("gurn red"), chance)
        for _ in range(2000):
            decision = GAME.decision(state)
            assert decision is not None
            actions = [action for action in GAME.legal(state) if action.seat == decision.seats[0]]
            GAME.play(state, actions[-1], chance)
            if state.result:
                break
        assert state.result


@pytest.mark.rule("SM-EDGE-71", "SM-EDGE-52", "SM-EDGE-21", "SM-EDGE-37")
@pytest.mark.parametrize("at", [node.id for node in TABLES.nodes])
def test_wherever_the_liberty_is_there_is_a_way_on_unless_all_are_unfit(at: str) -> None:
    """With one fit player a jump is open; with a fit player and the injured, healing is; with two, a rescue at HQ."""
    for specialist in NAMES.split():
        others = [name for name in NAMES.split() if name != specialist]
        alone = crew(
            f"{specialist} {others[0]}", phase="move", at=at, held=" ".join(others[:3]), injured=" ".join(others[3:])
        )
        assert alone.offered(a.Jump)
        alone.state.phase = "act"
        alone.state.rooms[alone.character(specialist)] = MEDICAL_BAY
        assert alone.offered(a.HealInBay)


def test_a_view_hides_the_deck_and_face_down_objectives() -> None:
    scene = new_game(objectives="random")
    seen = GAME.view(scene.state, 0)
    assert set(seen.deck) == {-1}
    assert set(seen.objectives) == {-1}
    assert seen.discard == scene.state.discard


@pytest.mark.rule("SM-UI-12")
def test_hands_are_open_or_hidden_as_the_option_says() -> None:
    hands = {"eli": "old_songs sweet_talk", "red": "ice_cores reserve_cells"}
    shown = crew("eli red", hands=hands)
    assert GAME.view(shown.state, 0).hands == shown.state.hands
    hidden = crew("eli red", hands=hands, open_hands=False)
    seen = GAME.view(hidden.state, 0)
    assert seen.hands == [hidden.state.hands[0], [-1, -1]]
    guess = GAME.imagine(seen, 0, Seeded(3))
    cargoes = [card for card in guess.hands[1] if TABLES.cards[card].kind == Kind.CARGO]
    assert [TABLES.cards[card].pick_up for card in cargoes] == [hidden.node("europa")]


def test_an_imagined_deck_keeps_its_piles() -> None:
    scene = new_game(seed=5)
    state = scene.state
    for _ in range(14):
        state.phase, state.coin = "draw", 0
        state.stack.clear()
        GAME.play(state, a.Draw(0), scene.chance)
        if state.result:
            break
    guess = GAME.imagine(GAME.view(state, 0), 0, Seeded(1))
    for start in range(0, len(state.deck) - 11, 11):
        kinds = [TABLES.cards[card].kind for card in guess.deck[start : start + 11]]
        assert kinds.count(Kind.EVENT) == kinds.count(Kind.PURSUIT) == 2
    assert sorted(guess.deck) == sorted(state.deck)
