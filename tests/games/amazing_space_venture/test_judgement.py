"""What computer players think of positions, and how well they play."""

from typing import Any

import pytest

from desktop.kernel.chance import Seeded
from desktop.lab.simulate import play_out, simulate
from desktop.players.choose import greedy_choice
from tests.games.amazing_space_venture.scene import GAME, Scene, a, scene, table

COLOURS = ("blue", "yellow", "green", "red")


def worth(x: Scene, colour: str = "blue") -> float:
    return GAME.evaluate(x.state, x.seat(colour))


def choice(x: Scene) -> Any:
    """What the greedy player does in a position that holds no secrets for him."""
    return greedy_choice(GAME, x.state, x.seat(x.asked), Seeded(1))


def test_points_planets_and_ships_are_good_for_their_owner_and_bad_for_others() -> None:
    for better in (
        lambda x: x.state.scores.__setitem__(0, 5),
        lambda x: x.own("blue", "G-7"),
        lambda x: x.ship("blue", "D-4", "star_cruiser"),
        lambda x: x.hand("blue", "geo_gaia"),
    ):
        x = scene()
        before, rival = worth(x), worth(x, "green")
        better(x)
        assert worth(x) > before
        assert worth(x, "green") < rival


def test_a_pirate_likes_a_complete_path_and_hates_a_dead_one() -> None:
    x = scene().lay("ST", "D-5").pirate("blue", "D-5", "N")
    unfinished = worth(x)
    assert worth(scene().lay("ST", "D-5").pirate("blue", "D-5", "N").lay("PL1-1", "D-6")) > unfinished
    assert worth(scene().lay("ST", "D-5").pirate("blue", "D-5", "N").lay("END-X", "D-6", 2)) < unfinished


def test_the_greedy_player_closes_its_galaxy_and_discovers() -> None:
    x = scene().lay("GA-1", "G-8", 2).lay("GA-2O", "G-9").probe("blue", "G-9", "N").draw("GA-1")
    assert choice(x) == a.PlaceTile(0, "GA-1", "G-10", 0)
    y = scene().lay("PL3-1", "E-5").hand("blue", "geo_gaia")
    assert choice(y) == a.MoveShip(0, 0, "E-5", "a")


def test_it_spares_itself_bad_environments_and_gives_them_to_others() -> None:
    x = scene().lay("PL3-1", "E-5").hand("blue", "rho", "ice_age").hand("green", "high_gravity")
    x.discover(0, "E-5", "rho")
    assert choice(x) == a.Pass(0)
    x.do(a.Pass(0))
    assert choice(x) == a.PlayEnvironment(1, "high_gravity")


def test_it_claims_a_quest_before_its_turn_ends() -> None:
    x = scene().quest("blue", "QUEST-PEACE").own("green", "G-7")
    x.ship("blue", "G-7", "fighter_ship")
    while x.asked == "blue":
        x.do(choice(x))
    assert x.score("blue") == 5


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solitaire": True}),
        (2, {"energy_points": True}),
        (3, {"role_play": True, "ninth_planet": True, "tiles_per_turn": 3}),
        (4, {"partners": True, "tiles_per_turn": 3}),
    ],
)
def test_it_plays_every_variant_to_its_end(seats: int, options: dict[str, Any]) -> None:
    setup = table(*COLOURS[:seats], **options)
    state, _ = play_out(GAME, setup, [greedy_choice] * seats, 3)
    assert GAME.outcome(state) is not None
    assert max(state.scores) > 20


def test_it_beats_a_random_player() -> None:
    result = simulate(GAME, table("blue", "green", first_player="random"), ["greedy", "random"], 3, seed=1)
    assert result.wins[0] == result.finished == 3
