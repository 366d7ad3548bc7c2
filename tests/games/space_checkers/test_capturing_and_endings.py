"""Captives, and every way a game can end."""

import pytest

from desktop.games.space_checkers.actions import Ended, Forfeited, Moved, Skipped
from desktop.kernel.chance import Tape
from desktop.kernel.game import Event
from tests.games.space_checkers.drawn import Scene, position

THREE = "green yellow blue"

# ---- capturing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-CAPTURE-01", "SC-CAPTURE-02")
def test_every_jumped_pawn_goes_to_the_prison_of_the_player_who_jumped() -> None:
    scene = position(
        """
        8  . g y . b . y . . .
        """,
        roll="6 red",
        seats=THREE,
        prisons={"yellow": "g"},
    )
    scene.play(8, 2, "east")
    assert scene.prison("green") == ["yellow", "blue", "yellow"]
    assert scene.prison("yellow") == ["green"]
    assert scene.pawns("yellow") | scene.pawns("blue") == set()
    assert scene.pawns("green") == {(8, 8)}


@pytest.mark.rule("SC-CAPTURE-03")
def test_a_captive_stays_with_its_captor_even_when_he_loses_his_last_pawn() -> None:
    scene = position(
        """
        8  . g b . . . . b . .
        3  y y y y y y y y y .
        """,
        roll="2 red",
        seats=THREE,
        prisons={"green": "b b"},
    )
    scene.play(8, 2, "east", then="1 red")
    scene.play(3, 9, "east", then="5 yellow")
    scene.play(8, 8, "west", then="1 red")
    assert scene.pawns("green") == set()
    assert scene.prison("green") == ["blue"] * 3
    assert scene.prison("blue") == ["green"]
    assert scene.turn == "yellow"


@pytest.mark.rule("SC-CAPTURE-04")
def test_nobody_is_forced_to_capture() -> None:
    scene = position(
        """
        8  . g b . . . . . . .
        9  . g . . . . . . . .
        """,
        roll="2 red",
    )
    assert scene.takes(8, 2, "east") == [(8, 3)]
    assert scene.takes(9, 2, "east") == []


# ---- a full prison -------------------------------------------------------------------------------------------------


def last_jump(captives: int, row: str, roll: str = "2 red") -> Scene:
    """Green holds so many captives and is about to jump along a row."""
    return position(
        f"""
        8  {row}
        2  . . . . . . . b . .
        """,
        roll=roll,
        seats=THREE,
        prisons={"green": " ".join("byb"[n % 3] for n in range(captives))},
    )


def play_to_the_end(scene: Scene, row: int, column: int, towards: str) -> list[Event]:
    """Make a move that ends the game: nobody rolls any more."""
    return scene.game.play(scene.state, scene.move(row, column, towards), Tape([]))


@pytest.mark.rule("SC-WIN-01")
def test_the_tenth_captive_wins_at_once_whoever_it_belonged_to() -> None:
    scene = last_jump(9, ". g y . . . . . . .")
    events = play_to_the_end(scene, 8, 2, "east")
    assert [type(event) for event in events] == [Moved, Ended]
    assert scene.winners() == {"green"}
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.scores == (10, 0, 0)
    assert outcome.ranks == (1, 2, 2)
    assert scene.game.decision(scene.state) is None
    assert scene.game.legal(scene.state) == []


@pytest.mark.rule("SC-WIN-01")
def test_nine_captives_are_not_enough() -> None:
    scene = last_jump(8, ". g y . . . . . . .")
    scene.play(8, 2, "east")
    assert scene.winners() == set()


@pytest.mark.rule("SC-WIN-02")
def test_nine_and_two_win_as_well() -> None:
    scene = last_jump(9, ". g y b . . . . . .", roll="3 red")
    play_to_the_end(scene, 8, 2, "east")
    assert len(scene.prison("green")) == 11
    assert scene.winners() == {"green"}


@pytest.mark.rule("SC-WIN-07")
def test_nine_and_five_are_fourteen_captives_at_most_and_all_are_kept() -> None:
    scene = last_jump(9, ". g y b y b y . . .", roll="6 red")
    play_to_the_end(scene, 8, 2, "east")
    assert len(scene.prison("green")) == 14
    assert scene.winners() == {"green"}


@pytest.mark.rule("SC-INV-03")
def test_after_the_end_every_action_is_refused() -> None:
    scene = last_jump(9, ". g y . . . . . . .")
    play_to_the_end(scene, 8, 2, "east")
    assert scene.refuses(8, 4, "east") == "SC-INV-03"
    assert scene.refuses_passing() == "SC-INV-03"


# ---- players without pawns -----------------------------------------------------------------------------------------


@pytest.mark.rule("SC-WIN-03")
def test_a_player_without_pawns_is_passed_over_and_keeps_his_prisoners() -> None:
    scene = position(
        """
        9  . . g . . . . . . .
        2  . . . . . . . b . .
        """,
        roll="1 red",
        seats=THREE,
        prisons={"yellow": "g g b", "blue": "y y"},
    )
    events = scene.play(9, 3, "east", then="1 yellow")
    assert Skipped(1) in events
    assert scene.turn == "blue"
    assert scene.prison("yellow") == ["green", "green", "blue"]


# ---- nobody can reach ten ------------------------------------------------------------------------------------------


def last_enemy(green: str, yellow: str, blue: str) -> Scene:
    """Green is about to take the last pawn of the others."""
    return position(
        """
        8  . g b . . . . . . .
        """,
        roll="2 red",
        seats=THREE,
        prisons={"green": green, "yellow": yellow, "blue": blue},
    )


@pytest.mark.rule("SC-WIN-04")
def test_a_lone_survivor_with_most_captives_wins_alone() -> None:
    scene = last_enemy("y y y y b b b b", "b b b b b b b", "y y y y y y y y")
    play_to_the_end(scene, 8, 2, "east")
    assert [len(scene.prison(colour)) for colour in scene.colours] == [9, 7, 8]
    assert scene.winners() == {"green"}
    assert "Nobody can reach 10" in str(scene.game.prompt(scene.state))


@pytest.mark.rule("SC-WIN-04")
def test_equal_numbers_of_captives_share_the_win_also_without_pawns() -> None:
    scene = last_enemy("y y y y b b b", "b b b b b b b b", "y y y y y y y y")
    play_to_the_end(scene, 8, 2, "east")
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.scores == (8, 8, 8)
    assert outcome.ranks == (1, 1, 1)
    assert scene.winners() == {"green", "yellow", "blue"}


@pytest.mark.rule("SC-WIN-04")
def test_a_player_who_lost_all_pawns_still_wins_with_most_captives() -> None:
    scene = last_enemy("y y y y b b b", "b b b b b b b b g", "y y y y y y y y")
    play_to_the_end(scene, 8, 2, "east")
    assert scene.winners() == {"yellow"}
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.ranks == (2, 1, 2)


@pytest.mark.rule("SC-WIN-05")
def test_a_player_who_alone_cannot_reach_ten_plays_on() -> None:
    scene = position(
        """
        8  . g y . . . . . . .
        6  b b b y E E y y y .
        2  . . . . . . . g . .
        """,
        roll="2 red",
        seats=THREE,
        prisons={"yellow": "b b b b b b b b b", "blue": "y y y y y y y"},
    )
    scene.play(8, 2, "east")
    # Green holds one captive and seven opposing pawns are left, so eight at most; yellow still can reach ten.
    assert scene.winners() == set()
    assert scene.game.decision(scene.state) is not None


# ---- nobody moves any more -----------------------------------------------------------------------------------------

# Every pawn stands right before the Earth: a 1 towards it is a forfeit.
GREEN_STUCK, BLUE_STUCK = "1 blue", "1 green"
STUCK = """
    7  . . . . g . . . . .
    4  . . . . b . . . . .
"""


@pytest.mark.rule("SC-WIN-06")
@pytest.mark.parametrize("first", ["green", "blue"])
def test_three_rounds_without_a_move_end_the_game_from_any_seat_on(first: str) -> None:
    scene = position(STUCK, roll=GREEN_STUCK if first == "green" else BLUE_STUCK, turn=first, prisons={"blue": "g"})
    for _ in range(5):
        next_roll = BLUE_STUCK if scene.turn == "green" else GREEN_STUCK
        scene.forfeit(then=next_roll)
        assert scene.winners() == set()
    events = scene.forfeit()
    assert events == [Forfeited(1 if first == "green" else 0), Ended((1,))]
    assert scene.winners() == {"blue"}
    assert "three rounds" in str(scene.game.prompt(scene.state))


@pytest.mark.rule("SC-WIN-06")
def test_a_single_move_starts_the_count_anew() -> None:
    scene = position(STUCK, roll=GREEN_STUCK)

    def forfeit_in_turn(times: int) -> None:
        for _ in range(times):
            scene.forfeit(then=BLUE_STUCK if scene.turn == "green" else GREEN_STUCK)

    forfeit_in_turn(4)
    scene.forfeit(then="2 blue")
    scene.play(4, 5, "north", then=GREEN_STUCK)
    scene.forfeit(then="2 green")
    scene.play(2, 5, "south", then=GREEN_STUCK)
    forfeit_in_turn(5)
    assert scene.winners() == set()
    forfeit_in_turn(1)
    assert scene.winners() == {"green", "blue"}


@pytest.mark.rule("SC-WIN-06")
def test_passed_over_players_count_too_and_the_game_may_end_with_one() -> None:
    scene = position(STUCK, roll=BLUE_STUCK, turn="blue", seats=THREE)
    passed: list[Event] = []
    while not scene.winners():
        passed += scene.forfeit(then=BLUE_STUCK if scene.turn == "green" else GREEN_STUCK)
    forfeits_and_skips = [event for event in passed if isinstance(event, Forfeited | Skipped)]
    assert len(forfeits_and_skips) == 9
    assert forfeits_and_skips[-1] == Skipped(1)
    assert scene.winners() == {"green", "yellow", "blue"}
