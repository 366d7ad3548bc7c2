"""Phase 2: ships, upgrades, probes, stations, pirates."""

import pytest

from desktop.games.amazing_space_venture.doing import movement
from desktop.games.amazing_space_venture.pieces import parts
from desktop.games.amazing_space_venture.state import Meteors
from desktop.games.amazing_space_venture.tables import GALAXY
from tests.games.amazing_space_venture.scene import NUMBER, T, a, planet_number, scene

HOME = "planet:D-4:a"


@pytest.mark.rule("ASV-PIECE-01")
def test_one_piece_a_turn() -> None:
    x = scene().lay("ST-G1", "D-5", now=True).hand("blue", "fighter_ship", "star_cruiser")
    x.do(a.PlaceStation(0, "D-5"))
    for action in (
        a.AddShip(0, "fighter_ship", HOME),
        a.UpgradeShip(0, "star_cruiser", 0),
        a.PlaceProbe(0, "D-5", 0),
        a.PlacePirate(0, "D-5", 0),
        a.PlaceStation(0, "D-5"),
    ):
        assert x.why(action) == "ASV-PIECE-01"


@pytest.mark.rule("ASV-PIECE-02", "ASV-DISCOVER-23")
def test_a_ship_enters_on_a_planet_under_the_own_large_disk() -> None:
    x = scene().lay("PL1-0", "F-7").lay("PL2-0", "E-7").lay("PL1-0", "G-8").hand("blue", "fighter_ship")
    x.own("blue", "F-7", large=True).own("blue", "E-7").own("green", "G-8", large=True)
    assert {action.planet for action in x.offers(a.AddShip)} == {HOME, "planet:F-7:a"}
    assert x.why(a.AddShip(0, "fighter_ship", "planet:E-7:a")) == "ASV-PIECE-02"
    assert x.why(a.AddShip(0, "fighter_ship", "planet:J-10:a")) == "ASV-PIECE-02"
    x.do(a.AddShip(0, "fighter_ship", "planet:F-7:a"))
    ship = x.state.ships[x.state.next_ship - 1]
    assert (ship.square, ship.spot, x.holds("blue")) == (NUMBER["F-7"], 0, [])


@pytest.mark.rule("ASV-PIECE-03", "ASV-PIECE-04")
def test_no_ship_enters_under_web_or_meteors_but_upgrading_stays() -> None:
    x = scene().own("blue", "D-4", large=True, web=True).hand("blue", "fighter_ship")
    assert x.why(a.AddShip(0, "fighter_ship", HOME)) == "ASV-PIECE-03"
    assert x.may(a.UpgradeShip(0, "fighter_ship", 0))
    y = scene().hand("blue", "fighter_ship")
    y.state.meteors.append(Meteors(planet_number(HOME), 1, y._card("meteor_shower")))
    assert y.why(a.AddShip(0, "fighter_ship", HOME)) == "ASV-PIECE-03"
    z = scene().own("green", "D-4", large=True).hand("blue", "fighter_ship")
    assert z.offers(a.AddShip) == []
    assert z.may(a.UpgradeShip(0, "fighter_ship", 0))


@pytest.mark.rule("ASV-PIECE-05", "ASV-PIECE-06", "ASV-PIECE-07", "ASV-PIECE-08", "ASV-PIECE-17")
def test_an_upgrade_needs_a_higher_m_and_keeps_place_cards_and_extras() -> None:
    x = scene().hand("blue", "scout_ship", "fighter_ship")
    assert x.why(a.UpgradeShip(0, "scout_ship", 0)) == "ASV-PIECE-05"
    y = scene().without_ships("blue").hand("blue", "star_cruiser")
    old = y.ship("blue", "D-4", "fighter_ship", "pirate_crew")
    y.do(a.UpgradeShip(0, "star_cruiser", old))
    now = y.state.ships[old]
    assert y.cards(list(now.cards)) == ["fighter_ship", "star_cruiser"]
    assert (y.cards(list(now.extras)), now.square) == (["pirate_crew"], NUMBER["D-4"])
    assert T.cards[now.cards[-1]].id == "star_cruiser"


@pytest.mark.rule("ASV-PIECE-09", "ASV-PIECE-10")
def test_jets_and_weapons_stay_through_an_upgrade_to_a_colony_ship() -> None:
    x = scene().without_ships("blue").hand("blue", "colony_ship").station("green", "H-7")
    ship = x.ship("blue", "D-4", "fighter_ship", "flash_jets", "laser_beam")
    x.do(a.UpgradeShip(0, "colony_ship", ship))
    assert movement(T, x.state.ships[ship]) == 4
    assert x.cards(list(x.state.ships[ship].extras)) == ["flash_jets", "laser_beam"]
    x.state.turn.acted = False
    assert x.may(a.FireLaser(0, ship, "station:H-7:1"))


@pytest.mark.rule("ASV-PIECE-11")
def test_in_deep_space_a_scout_becomes_a_saucer_only() -> None:
    x = scene().hand("blue", "fighter_ship", "flying_saucer")
    ship = x.ship("blue", "F-6", "scout_ship", spot="space")
    assert x.why(a.UpgradeShip(0, "fighter_ship", ship)) == "ASV-PIECE-11"
    assert x.may(a.UpgradeShip(0, "flying_saucer", ship))


@pytest.mark.rule("ASV-PIECE-12", "ASV-PIECE-15", "ASV-PIECE-24", "ASV-GALAXY-11")
def test_a_probe_lies_on_one_galaxy_part_of_a_tile_of_this_turn() -> None:
    x = scene().lay("GA-2OS", "G-8", 1, now=True).lay("GA-1", "F-6")
    assert len(parts(T, x.state, NUMBER["G-8"], GALAXY)) == 2
    assert {(action.square, action.part) for action in x.offers(a.PlaceProbe)} == {("G-8", 0), ("G-8", 1)}
    assert x.why(a.PlaceProbe(0, "F-6", 0)) == "ASV-PIECE-15"
    assert x.why(a.PlaceProbe(0, "G-8", 2)) == "ASV-PIECE-12"
    x.do(a.PlaceProbe(0, "G-8", 1))
    assert x.state.probes[0].segment == x.segment("G-8", "W")


@pytest.mark.rule("ASV-PIECE-13", "ASV-PIECE-15")
def test_a_station_goes_on_any_tile_of_this_turn_but_a_sun() -> None:
    x = scene().lay("PL1-1", "D-5", 0, now=True).lay("DS", "G-8", now=True).lay("SUN", "G-9", 0, now=True)
    x.lay("GA-4", "F-2")
    assert x.may(a.PlaceStation(0, "D-5"))
    assert x.may(a.PlaceStation(0, "G-8"))
    assert x.why(a.PlaceStation(0, "G-9")) == "ASV-PIECE-13"
    assert x.why(a.PlaceStation(0, "F-2")) == "ASV-PIECE-15"


@pytest.mark.rule("ASV-PIECE-14", "ASV-PIECE-15")
def test_a_pirate_goes_on_a_path_of_a_tile_of_this_turn() -> None:
    x = scene().lay("RA-X2", "F-2", now=True).lay("ST", "D-5").lay("GA-1", "G-8", now=True)
    assert {action.part for action in x.offers(a.PlacePirate) if action.square == "F-2"} == {0, 1}
    assert x.why(a.PlacePirate(0, "D-5", 0)) == "ASV-PIECE-15"
    assert x.why(a.PlacePirate(0, "G-8", 0)) == "ASV-PIECE-14"


@pytest.mark.rule("ASV-PIECE-16", "ASV-EXTRA-22")
def test_extras_come_on_top_of_the_one_piece() -> None:
    x = scene().without_ships("blue").lay("DS", "G-8", now=True).hand("blue", "laser_beam", "photon_torpedo")
    ship = x.ship("blue", "D-4", "fighter_ship")
    x.do(a.PlaceStation(0, "G-8"), a.FitExtra(0, "laser_beam", ship), a.FitExtra(0, "photon_torpedo", ship))
    assert len(x.state.ships[ship].extras) == 2
    assert x.may(a.MoveShip(0, ship, "G-8", "station")) is False  # too far, but moving as such is not barred
    assert x.why(a.MoveShip(0, ship, "G-8", "station")) == "ASV-SHIP-02"


@pytest.mark.rule("ASV-PIECE-18", "ASV-INV-04")
def test_two_of_each_piece() -> None:
    x = scene().lay("ST-G1", "F-2", now=True).lay("ST-G1", "F-1").lay("GA-1", "B-7").hand("blue", "fighter_ship")
    x.ship("blue", "D-4", "scout_ship")
    assert x.why(a.AddShip(0, "fighter_ship", HOME)) == "ASV-PIECE-18"
    assert x.may(a.UpgradeShip(0, "fighter_ship", 0))
    x.station("blue", "F-1").station("blue", "B-7").pirate("blue", "F-1", "N").pirate("blue", "F-1", "N")
    x.probe("blue", "B-7", "N").probe("blue", "B-7", "N")
    for action in (a.PlaceStation(0, "F-2"), a.PlacePirate(0, "F-2", 0), a.PlaceProbe(0, "F-2", 0)):
        assert x.why(action) == "ASV-PIECE-18"


@pytest.mark.rule("ASV-PIECE-19", "ASV-PIECE-20", "ASV-PIECE-21")
def test_one_ship_above_m_2_by_its_printed_m() -> None:
    x = scene().without_ships("blue").hand("blue", "colony_ship", "star_cruiser")
    jets = x.ship("blue", "D-4", "fighter_ship", "flash_jets")
    assert movement(T, x.state.ships[jets]) == 3
    assert x.may(a.AddShip(0, "star_cruiser", HOME))
    del x.state.ships[jets]
    cruiser = x.ship("blue", "D-4", "star_cruiser")
    assert x.why(a.AddShip(0, "colony_ship", HOME)) == "ASV-PIECE-19"
    assert x.may(a.UpgradeShip(0, "colony_ship", cruiser))
    y = scene().without_ships("blue").hand("blue", "star_cruiser")
    y.ship("blue", "D-4", "colony_ship")
    assert y.why(a.AddShip(0, "star_cruiser", HOME)) == "ASV-PIECE-19"


@pytest.mark.rule("ASV-PIECE-22", "ASV-PIECE-23")
def test_a_used_up_piece_cannot_fly() -> None:
    x = scene().hand("blue", "star_t_ship")
    assert x.why(a.AddShip(0, "star_t_ship", HOME)) == "ASV-PIECE-22"


@pytest.mark.rule("ASV-PIECE-25")
def test_without_pieces_galaxies_are_still_scored() -> None:
    x = scene().lay("GA-1", "G-8", 2).probe("blue", "G-8", "S").lay("GA-1", "B-7").probe("blue", "B-7", "N")
    x.draw("GA-1").place("GA-1", "G-9")
    assert x.score("blue") == 2
