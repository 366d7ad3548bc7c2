"""Space Ship Extras, and Captain Rookie on his wanderings."""

from dataclasses import replace

import pytest

from desktop.games.amazing_space_venture.doing import movement
from tests.games.amazing_space_venture.scene import NUMBER, Scene, T, a, scene


def m(x: Scene, ship: int) -> int:
    return movement(T, x.state.ships[ship])


# ---- Captain Rookie ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-EXTRA-02", "ASV-EXTRA-28")
def test_captain_rookie_comes_aboard_another_players_ship_in_any_turn() -> None:
    x = scene("blue", "green").hand("green", "captain_rookie", "flash_jets")
    shuttle = x.ship("blue", "D-4", "space_shuttle")
    assert x.why(a.FitExtra(1, "captain_rookie", shuttle)) == "ASV-EXTRA-02"
    assert x.why(a.FitExtra(1, "captain_rookie", 1)) == "ASV-EXTRA-02"
    assert x.why(a.FitExtra(1, "flash_jets", 1)) == "ASV-TURN-06"  # only he is played in others' turns
    x.do(a.FitExtra(1, "captain_rookie", 0))
    assert m(x, 0) == 0
    y = scene("blue", "green").hand("blue", "captain_rookie")
    assert y.may(a.FitExtra(0, "captain_rookie", 1))


@pytest.mark.rule("ASV-EXTRA-03", "ASV-EXTRA-04", "ASV-EXTRA-09", "ASV-INV-15")
@pytest.mark.parametrize(
    ("card", "left"),
    [("colony_ship", 3), ("star_cruiser", 2), ("fighter_ship", 1), ("flying_saucer", 1), ("scout_ship", 0)],
)
def test_he_lowers_m_by_one(card: str, left: int) -> None:
    x = scene()
    assert m(x, x.ship("blue", "D-4", card, "captain_rookie")) == left


@pytest.mark.rule("ASV-EXTRA-09", "ASV-EXTRA-29", "ASV-EXTRA-11", "ASV-EXTRA-12")
@pytest.mark.parametrize(
    ("card", "extras", "left"),
    [
        ("space_shuttle", ("captain_rookie",), 0),
        ("fighter_ship", ("captain_rookie", "flash_jets"), 2),
        ("colony_ship", ("flash_jets", "captain_rookie"), 3),
        ("colony_ship", ("flash_jets",), 4),
        ("star_cruiser", ("flash_jets",), 4),
        ("space_shuttle", ("flash_jets",), 1),
    ],
)
def test_jets_and_captain_add_up_between_0_and_4(card: str, extras: tuple[str, ...], left: int) -> None:
    x = scene()
    assert m(x, x.ship("blue", "D-4", card, *extras)) == left


@pytest.mark.rule("ASV-EXTRA-06", "ASV-EXTRA-07", "ASV-EXTRA-08")
def test_reassigning_him_is_the_only_thing_done_in_a_turn() -> None:
    x = scene("blue", "yellow", "green").hand("blue", "rho")
    ship = x.ship("blue", "D-4", "fighter_ship", "captain_rookie")
    assert {action.to for action in x.offers(a.PassBurden)} == {1, 2}
    x.do(a.PassBurden(0, ship, 2))
    assert (m(x, ship), m(x, 2)) == (2, 0)
    assert x.why(a.Discard(0, "rho")) == "ASV-RED-07"
    y = scene("blue", "green").hand("blue", "rho")
    ship = y.ship("blue", "D-4", "fighter_ship", "captain_rookie")
    y.do(a.Discard(0, "rho"))
    assert y.why(a.PassBurden(0, ship, 1)) == "ASV-EXTRA-07"
    z = scene("blue", "green").without_ships("green")
    z.ship("blue", "D-4", "fighter_ship", "captain_rookie")
    assert z.offers(a.PassBurden) == []  # nobody can take him: he stays


@pytest.mark.rule("ASV-EXTRA-09")
def test_he_is_not_played_into_a_move() -> None:
    x = scene("blue", "green").hand("green", "captain_rookie").lay("PL1-0", "E-5").own("blue", "E-5").move(0, "E-5")
    assert not x.may(a.FitExtra(1, "captain_rookie", 0))


@pytest.mark.rule("ASV-EXTRA-14", "ASV-EXTRA-16")
@pytest.mark.parametrize("guard", ["fleet_admiral", "nano_computer"])
def test_guards_keep_him_off(guard: str) -> None:
    x = scene("blue", "green").hand("green", "captain_rookie").hand("blue", guard)
    x.do(a.FitExtra(0, guard, 0))
    assert x.why(a.FitExtra(1, "captain_rookie", 0)) == "ASV-EXTRA-14"


@pytest.mark.rule("ASV-EXTRA-10", "ASV-EXTRA-15")
def test_the_fleet_admiral_evicts_him_to_another_ship_or_into_space_port() -> None:
    x = scene("blue", "green").hand("blue", "fleet_admiral", "rho")
    ship = x.ship("blue", "D-4", "fighter_ship", "captain_rookie")
    x.do(a.FitExtra(0, "fleet_admiral", ship))
    assert x.ask == "evicting"
    x.do(a.PassBurden(0, -1, 1))
    assert (m(x, ship), m(x, 1)) == (2, 0)
    assert x.may(a.Discard(0, "rho"))  # the turn goes on as usual
    y = scene("blue", "green").hand("blue", "fleet_admiral")
    ship = y.ship("blue", "D-4", "fighter_ship", "captain_rookie")
    y.do(a.FitExtra(0, "fleet_admiral", ship), a.Pass(0))
    assert "captain_rookie" in y.cards(y.state.port)


@pytest.mark.rule("ASV-EXTRA-17")
def test_the_nano_computer_sends_him_into_space_port() -> None:
    x = scene("blue", "green").hand("blue", "nano_computer")
    ship = x.ship("blue", "D-4", "fighter_ship", "captain_rookie")
    x.do(a.FitExtra(0, "nano_computer", ship))
    assert (x.ask, "captain_rookie" in x.cards(x.state.port), m(x, ship)) == ("turn", True, 2)


# ---- the others --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-EXTRA-11", "ASV-EXTRA-27", "ASV-EXTRA-28", "ASV-EXTRA-14", "ASV-EXTRA-16")
def test_jets_go_on_any_own_ship_but_a_colony_ship_at_any_moment_of_the_turn() -> None:
    x = scene("blue", "green").without_ships("blue").hand("blue", "flash_jets", "rho").own("blue", "G-7")
    colony, away = x.ship("blue", "D-4", "colony_ship"), x.ship("blue", "G-7", "fighter_ship")
    x.do(a.Discard(0, "rho"), a.DrawCard(0, "port"))
    assert x.why(a.FitExtra(0, "flash_jets", colony)) == "ASV-EXTRA-11"
    assert x.why(a.FitExtra(0, "flash_jets", 1)) == "ASV-EXTRA-27"
    x.do(a.FitExtra(0, "flash_jets", away))
    assert m(x, away) == 3


@pytest.mark.rule("ASV-EXTRA-18", "ASV-EXTRA-24", "ASV-EXTRA-23", "ASV-EXTRA-22")
@pytest.mark.parametrize("weapon", ["laser_beam", "photon_torpedo"])
def test_weapons_are_fitted_to_cruisers_and_fighters_in_phase_2(weapon: str) -> None:
    x = scene("blue", "green").without_ships("blue").hand("blue", weapon, "rho")
    fighter, saucer = x.ship("blue", "D-4", "fighter_ship"), x.ship("blue", "D-4", "flying_saucer")
    assert x.why(a.FitExtra(0, weapon, saucer)) == "ASV-EXTRA-18"
    assert x.may(a.FitExtra(0, weapon, fighter))
    x.do(a.Discard(0, "rho"))
    assert x.why(a.FitExtra(0, weapon, fighter)) == "ASV-TURN-02"


@pytest.mark.rule("ASV-EXTRA-19", "ASV-EXTRA-20", "ASV-EXTRA-21", "ASV-RED-80")
def test_the_laser_destroys_one_piece_within_m_steps_from_the_next_turn_on() -> None:
    x = scene("blue", "green").hand("blue", "laser_beam", "rho").lay("DS", "F-6").station("green", "F-6")
    gun = x.ship("blue", "D-4", "fighter_ship")
    docked = x.ship("green", "F-6", "star_cruiser", spot="station")
    x.lay("GA-1", "F-5").probe("green", "F-5", "N").probe("blue", "F-5", "N")
    x.lay("GA-2A", "C-7").probe("green", "C-7", "N")
    x.do(a.FitExtra(0, "laser_beam", gun))
    assert x.why(a.FireLaser(0, gun, "station:F-6:1")) == "ASV-EXTRA-19"
    x.state.turn.number += 1
    x.state.turn.acted = False
    aims = {action.target for action in x.offers(a.FireLaser)}
    assert aims == {f"ship:{docked}", "station:F-6:1", "probe:F-5:1"}  # C-7 is 3 steps away, blue's own probe no aim
    x.do(a.FireLaser(0, gun, "station:F-6:1")).passing()
    assert (x.state.stations, docked in x.state.ships) == ([], False)
    assert x.cards(x.state.junk) == ["star_cruiser"]
    assert x.why(a.MoveShip(0, gun, "F-6", "a")) == "ASV-RED-07"
    assert x.state.ships[gun].square == NUMBER["D-4"]


@pytest.mark.rule("ASV-EXTRA-21", "ASV-EXTRA-19")
def test_firing_comes_before_anything_else_and_never_at_trapped_ships() -> None:
    x = scene("blue", "green").hand("blue", "rho").lay("PL1-0", "E-5").own("green", "E-5", web=True)
    gun = x.ship("blue", "D-4", "fighter_ship", "laser_beam")
    caught = x.ship("green", "E-5", "star_cruiser")
    x.state.ships[caught] = replace(x.state.ships[caught], trapped=True)
    assert x.offers(a.FireLaser) == []
    x.station("green", "E-5").lay("DS", "G-8", now=True).do(a.PlaceStation(0, "G-8"))
    assert x.why(a.FireLaser(0, gun, "station:E-5:1")) == "ASV-EXTRA-21"


@pytest.mark.rule("ASV-EXTRA-24", "ASV-EXTRA-25", "ASV-PIRATE-11")
def test_the_torpedo_frees_a_path_and_its_ship_may_follow_it() -> None:
    x = scene("blue", "green").lay("ST", "D-5").lay("PL1-1", "D-6").own("blue", "D-6").pirate("green", "D-5", "N")
    gun = x.ship("blue", "D-4", "fighter_ship", "photon_torpedo")
    x.lay("PL1-0", "E-5").own("blue", "E-5")
    x.do(a.FireTorpedo(0, gun, "pirate:D-5:1"))
    assert (x.ask, x.state.pirates) == ("after_shot", [])
    assert x.why(a.MoveShip(0, gun, "E-5", "a")) == "ASV-EXTRA-25"
    x.do(a.MoveShip(0, gun, "D-6", "a")).passing()
    assert x.state.ships[gun].square == NUMBER["D-6"]
    assert x.why(a.MoveShip(0, 0, "E-5", "a")) == "ASV-SHIP-01"
    y = scene("blue", "green").lay("ST", "D-5").pirate("green", "D-5", "N")
    gun = y.ship("blue", "D-4", "fighter_ship", "photon_torpedo")
    y.do(a.FireTorpedo(0, gun, "pirate:D-5:1"), a.Pass(0))
    assert y.state.ships[gun].square == NUMBER["D-4"]


@pytest.mark.rule("ASV-EXTRA-26")
def test_a_pirate_crew_robs_an_opponent_it_meets() -> None:
    x = scene("blue", "yellow", "green").hand("green", "rho").lay("PL1-0", "E-5").own("blue", "E-5")
    ship = x.ship("blue", "D-4", "fighter_ship", "pirate_crew")
    x.ship("green", "E-5", "scout_ship")
    x.ship("yellow", "E-5", "scout_ship")  # yellow has no cards
    x.move(ship, "E-5").passing("boarders")
    assert [action.other for action in x.legal()] == [2]
    x.do(a.ChooseSeat(0, 2))
    assert (x.holds("blue"), x.holds("green")) == (["rho"], [])
