"""Every Special Action card, played of one's own accord or into the window it answers."""

import pytest

from desktop.games.amazing_space_venture.events import CardsShown
from desktop.games.amazing_space_venture.state import BLACK
from desktop.kernel.game import as_seen_by
from tests.games.amazing_space_venture.scene import GAME, NUMBER, Scene, T, a, scene

SEATS = ("blue", "yellow", "green")


def three(*cards: str) -> Scene:
    """Three players; blue is on turn and holds these cards."""
    return scene(*SEATS).hand("blue", *cards)


def discovering(*cards: str, planet: str = "rho", tile: str = "PL3-1") -> Scene:
    """Blue is about to lay the Planet card on E-5."""
    return three(planet, *cards).lay(tile, "E-5")


# ---- how many -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-03", "ASV-RED-06")
def test_one_red_card_without_r_in_a_turn() -> None:
    x = three("science_outpost", "espionage").hand("green", "rho")
    x.red("blue", "science_outpost", "seat:2").passing()
    assert x.cards(x.state.junk) == ["science_outpost"]
    assert x.why(a.PlayRed(0, "espionage", "seat:2")) == "ASV-RED-03"


@pytest.mark.rule("ASV-RED-04", "ASV-RED-70")
def test_a_card_in_anothers_turn_uses_the_players_right_of_that_turn() -> None:
    x = discovering().hand("yellow", "sabotage", "troika_summit").own("yellow", "G-7")
    assert x.may(a.PlayRed(1, "troika_summit", "planet:J-10:a", "", (0,)))
    x.red("yellow", "troika_summit", "planet:J-10:a", seats=(0,))
    while x.state.stack:
        x.do(a.Pass(x.seat(x.asked)) if x.ask.startswith("answer") else x.legal()[0])
    x.state.ships[0] = type(x.state.ships[0])(0, 0, x.state.ships[0].cards, (), NUMBER["D-4"], 0)
    x.move(0, "E-5")
    assert x.why(a.PlayRed(1, "sabotage", "ship:0")) == "ASV-RED-03"


@pytest.mark.rule("ASV-RED-07", "ASV-RED-59", "ASV-RED-50")
def test_after_an_o_card_nothing_but_scoring_is_left() -> None:
    x = three("supernova", "rho", "fighter_ship").hand("green", "peace_talks").lay("DS", "G-8", now=True)
    x.red("blue", "supernova", "planet:A-1:a")
    assert x.asked == "yellow"
    x.do(a.Pass(1)).red("green", "peace_talks").passing()
    assert x.planet("A-1").owner != BLACK
    for action in (
        a.PlaceStation(0, "G-8"),
        a.AddShip(0, "fighter_ship", "planet:D-4:a"),
        a.MoveShip(0, 0, "D-5", "a"),
        a.Discard(0, "rho"),
        a.DrawCard(0, "port"),
    ):
        assert x.why(action) == "ASV-RED-07"
    assert x.may(a.EndTurn(0))
    y = three("supernova", "rho").do(a.Discard(0, "rho"))
    assert y.why(a.PlayRed(0, "supernova", "planet:A-1:a")) == "ASV-RED-59"


# ---- Acid Rain ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-09", "ASV-RED-10", "ASV-RED-11", "ASV-SCORE-10")
def test_acid_rain_halves_nine_to_five() -> None:
    x = discovering("republic", "gavins_raiders").hand("green", "acid_rain").discover(0, "E-5", "rho").passing("life")
    x.do(a.PlayLife(0, "republic")).passing("answer W6")
    assert x.score("blue") == 9
    x.do(a.Pass(1)).red("green", "acid_rain").passing("explorers")
    assert x.score("blue") == 5
    x.do(a.PlayExplorer(0, "gavins_raiders")).passing()
    assert x.score("blue") == 10
    assert "acid_rain" in x.cards(x.state.personal[0])
    assert x.state.junk == []


@pytest.mark.rule("ASV-RED-12")
def test_acid_rain_rounds_up_below_zero_too() -> None:
    x = discovering(planet="llemmer", tile="PL3-1").hand("green", "acid_rain", "poisonous_atmosphere")
    x.discover(0, "E-5", "llemmer").do(a.Pass(0), a.Pass(1), a.PlayEnvironment(2, "poisonous_atmosphere"))
    x.passing("answer W6").do(a.Pass(1)).red("green", "acid_rain").passing()
    assert x.score("blue") == -1  # -3 becomes -1


# ---- Black Hole and Supernova ------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-13", "ASV-RED-14", "ASV-RED-15", "ASV-RED-16", "ASV-RED-80", "ASV-SETUP-11")
def test_a_black_hole_destroys_a_planet_and_ships_may_flee() -> None:
    x = three("black_hole").lay("PL1-0", "E-5").own("green", "E-5").station("green", "E-5").hand("green", "rho")
    quick, slow = x.ship("green", "E-5", "fighter_ship"), x.ship("yellow", "E-5", "space_shuttle")
    x.red("blue", "black_hole", "planet:E-5:a").passing("destroying")
    assert x.asked == "yellow"
    x.do(a.Pass(1))
    assert x.asked == "green"
    assert {action.to for action in x.offers(a.SendShip)} == {"planet:D-4:a"}
    x.do(a.SendShip(2, quick, "planet:D-4:a"))
    assert (x.planet("E-5").owner, x.state.ships[quick].square) == (BLACK, NUMBER["D-4"])
    assert slow not in x.state.ships
    assert x.cards(x.state.junk) == ["black_hole", "space_shuttle"]
    assert len(x.state.stations) == 1
    assert x.holds("green") == ["rho"]  # nothing was discovered


@pytest.mark.rule("ASV-RED-16")
def test_flight_from_a_black_hole_along_a_path() -> None:
    x = three("black_hole").lay("ST", "D-5").lay("PL1-1", "D-6").own("green", "D-6")
    shuttle = x.ship("green", "D-6", "space_shuttle")
    x.red("blue", "black_hole", "planet:D-6:a").passing("destroying")
    x.do(a.SendShip(2, shuttle, "planet:D-4:a"))
    assert x.state.ships[shuttle].square == NUMBER["D-4"]


@pytest.mark.rule("ASV-RED-15", "ASV-RED-60")
@pytest.mark.parametrize("card", ["black_hole", "supernova"])
def test_nobodys_only_home_is_destroyed(card: str) -> None:
    x = three(card)
    assert not x.may(a.PlayRed(0, card, "planet:J-10:a"))
    assert x.may(a.PlayRed(0, card, "planet:G-7:a"))  # undiscovered
    assert x.may(a.PlayRed(0, card, "planet:A-1:a"))  # grey
    x.own("green", "G-7", large=True)
    assert x.may(a.PlayRed(0, card, "planet:J-10:a"))


@pytest.mark.rule("ASV-RED-57", "ASV-RED-58", "ASV-RED-61", "ASV-RED-80")
def test_a_supernova_destroys_planet_and_ships() -> None:
    x = three("supernova").own("green", "G-7")
    ships = [x.ship("green", "G-7", "star_cruiser"), x.ship("blue", "G-7", "fighter_ship")]
    x.red("blue", "supernova", "planet:G-7:a").passing()
    assert not set(ships) & set(x.state.ships)
    assert x.cards(x.state.junk) == ["fighter_ship", "star_cruiser", "supernova"]
    assert x.planet("G-7").owner == BLACK
    x.end_turn()
    x.state.drawn.clear()
    x.state.turn.phase = 3
    x.ship("yellow", "F-6", "scout_ship", spot="space")
    assert x.why(a.MoveShip(1, x.state.next_ship - 1, "G-7", "a")) == "ASV-SHIP-19"


@pytest.mark.rule("ASV-RED-81")
def test_points_once_scored_stay() -> None:
    x = discovering("black_hole").discover(0, "E-5", "rho").passing()
    x.red("blue", "black_hole", "planet:E-5:a").passing()
    assert x.score("blue") == 6


# ---- Cyber Jump --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-22", "ASV-RED-23")
def test_cyber_jump_for_one_more_tile() -> None:
    x = three("cyber_jump").draw("ST").next_tiles("RA")
    assert not x.may(a.PlayRed(0, "cyber_jump", "way:tile"))
    x.place("ST", "D-5").red("blue", "cyber_jump", "way:tile").passing()
    assert x.ask == "tile"
    x.place("RA", "C-4", 0)
    assert x.ask == "turn"


@pytest.mark.rule("ASV-RED-24", "ASV-RED-27", "ASV-PIECE-01")
def test_cyber_jump_for_one_more_piece_of_any_kind() -> None:
    x = three("cyber_jump", "fighter_ship", "pirate_crew").lay("ST-G1", "F-2", now=True)
    x.do(a.PlaceStation(0, "F-2")).red("blue", "cyber_jump", "way:piece").passing("extra_piece")
    kinds = {type(action) for action in x.legal()}
    assert kinds == {a.AddShip, a.UpgradeShip, a.PlaceStation, a.PlaceProbe, a.PlacePirate, a.Pass}
    x.do(a.PlaceProbe(0, "F-2", 0))
    assert (len(x.state.stations), len(x.state.probes)) == (1, 1)
    assert x.why(a.PlacePirate(0, "F-2", 0)) == "ASV-PIECE-01"


@pytest.mark.rule("ASV-RED-25", "ASV-RED-28")
def test_cyber_jump_for_one_more_move_that_may_discover() -> None:
    x = three("cyber_jump", "rho").lay("PL1-0", "E-5").lay("PL1-0", "E-3")
    other = x.ship("blue", "D-4", "fighter_ship")
    x.own("blue", "E-5").move(0, "E-5").passing()
    x.red("blue", "cyber_jump", "way:move").passing("extra_move")
    x.discover(other, "E-3", "rho").passing()
    assert x.planet("E-3").owner == 0


@pytest.mark.rule("ASV-RED-26")
def test_cyber_jump_for_two_discards() -> None:
    x = three("cyber_jump", "rho", "qian", "otto").do(a.Discard(0, "otto"))
    assert x.why(a.Discard(0, "rho")) == "ASV-HAND-01"
    x.red("blue", "cyber_jump", "way:discard").passing("discard_cards")
    x.do(a.Discard(0, "rho"), a.Discard(0, "qian"))
    assert (x.holds("blue"), x.ask) == ([], "turn")
    assert not three("cyber_jump", "rho").may(a.PlayRed(0, "cyber_jump", "way:discard"))


# ---- hands -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-29", "ASV-RED-30")
@pytest.mark.parametrize(("cards", "lost"), [(9, 5), (10, 5), (1, 1)])
def test_espionage_takes_half_rounded_up(cards: int, lost: int) -> None:
    x = three("espionage").filled("green", cards)
    x.red("blue", "espionage", "seat:2").passing("discard_cards")
    for _ in range(lost):
        assert x.asked == "green"
        x.do(x.legal()[0])
    assert (len(x.state.hands[2]), x.ask) == (cards - lost, "turn")


@pytest.mark.rule("ASV-RED-47")
def test_science_outpost_shows_a_hand_to_its_player_only() -> None:
    x = three("science_outpost").hand("green", "rho", "water")
    x.red("blue", "science_outpost", "seat:2").passing("looking")
    assert GAME.view(x.state, 0).hands[2] == x.state.hands[2]
    assert GAME.view(x.state, 1).hands[2] == [-1, -1]
    shown = x.happened(CardsShown)
    assert as_seen_by(0, shown)[0].cards == ("rho", "water")
    assert as_seen_by(1, shown)[0].cards == ()
    x.do(a.Pass(0))
    assert GAME.view(x.state, 0).hands[2] == [-1, -1]


@pytest.mark.rule("ASV-RED-66", "ASV-RED-67")
def test_the_scavenger_takes_a_card_from_space_junk_unseen() -> None:
    x = three("the_scavenger")
    assert not x.may(a.PlayRed(0, "the_scavenger"))
    x.junk("geo_gaia", "rho").red("blue", "the_scavenger").passing("scavenging")
    assert {action.card for action in x.offers(a.Take)} == {"geo_gaia", "rho"}
    x.do(a.Take(0, "geo_gaia"))
    assert (x.holds("blue"), x.cards(x.state.junk)) == (["geo_gaia"], ["rho", "the_scavenger"])
    assert as_seen_by(1, x.events)[-1].card == ""


@pytest.mark.rule("ASV-RED-68", "ASV-RED-69")
def test_trading_post_exchanges_fixed_cards_for_unseen_ones() -> None:
    x = three("trading_post", "rho", "qian", "otto").hand("green", "water", "vast_land")
    x.red("blue", "trading_post", "seat:2").passing("trading")
    assert not x.may(a.Pass(0))
    x.do(a.GiveCard(0, "rho"), a.GiveCard(0, "qian"))
    assert [type(action) for action in x.legal()] == [a.Pass]  # two is the smaller hand
    x.do(a.Pass(0))
    assert (x.holds("blue"), x.holds("green")) == (["otto", "vast_land", "water"], ["qian", "rho"])


@pytest.mark.rule("ASV-RED-39")
def test_negotiations_can_never_be_played() -> None:
    x = three("negotiations")
    assert x.why(a.PlayRed(0, "negotiations")) == "ASV-RED-39"
    assert x.may(a.Discard(0, "negotiations"))


# ---- ships -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-31", "ASV-RED-32", "ASV-RED-33", "ASV-RED-34")
def test_kamikaze_destroys_all_ships_on_the_tile() -> None:
    x = three("kamikaze_attack").lay("PL1-0", "E-5").own("green", "E-5").station("green", "E-5").without_ships()
    own = x.ship("blue", "E-5", "scout_ship")
    big = x.ship("green", "E-5", "colony_ship", "captain_rookie")
    x.red("blue", "kamikaze_attack", f"ship:{own}").passing()
    assert big not in x.state.ships
    assert x.state.ships == {}
    assert x.cards(x.state.junk) == ["colony_ship", "kamikaze_attack", "scout_ship"]
    assert "captain_rookie" in x.cards(x.state.out)
    assert (x.planet("E-5").owner, len(x.state.stations)) == (2, 1)


@pytest.mark.rule("ASV-RED-44", "ASV-RED-46", "ASV-RED-80")
def test_sabotage_at_the_start_of_the_own_movement() -> None:
    x = three("sabotage", "rho")
    target = x.ship("green", "J-10", "star_cruiser", "flash_jets")
    x.red("blue", "sabotage", f"ship:{target}").passing()
    assert target not in x.state.ships
    assert {"star_cruiser", "flash_jets"} <= set(x.cards(x.state.out))
    assert x.cards(x.state.junk) == ["sabotage"]
    y = three("sabotage", "rho").do(a.Discard(0, "rho"))
    assert y.why(a.PlayRed(0, "sabotage", "ship:2")) == "ASV-RED-44"


@pytest.mark.rule("ASV-RED-43", "ASV-RED-45")
def test_sabotage_on_a_ship_that_has_just_moved() -> None:
    x = discovering().hand("green", "sabotage").hand("blue", "teleport").move(0, "E-5")
    x.do(a.Pass(1)).red("green", "sabotage", "ship:0").passing("destroying")
    x.red("blue", "teleport", "ship:0", "planet:D-4:a").passing()
    assert x.state.ships[0].square == NUMBER["D-4"]  # saved, but
    assert (x.planet("E-5").owner, x.holds("blue")) == (-1, ["rho"])  # not discovered
    assert x.why(a.MoveShip(0, 0, "E-5", "a")) == "ASV-TURN-02"
    y = discovering().hand("green", "sabotage").move(0, "E-5").do(a.Pass(1)).red("green", "sabotage", "ship:0")
    y.passing()
    assert 0 not in y.state.ships
    assert y.ask == "turn"


@pytest.mark.rule("ASV-RED-77", "ASV-RED-78")
def test_a_worm_hole_card_in_place_of_the_own_move() -> None:
    x = discovering("worm_hole")
    x.red("blue", "worm_hole", "ship:0", "planet:J-10:a").passing()
    assert x.state.ships[0].square == NUMBER["J-10"]
    assert x.why(a.MoveShip(0, 0, "E-5", "a")) == "ASV-SHIP-01"
    assert not x.may(a.PlayRed(0, "worm_hole", "ship:0", "planet:E-5:a"))


@pytest.mark.rule("ASV-RED-77", "ASV-RED-78", "ASV-RED-79")
def test_a_worm_hole_card_on_an_opponent_who_has_moved() -> None:
    x = discovering().hand("green", "worm_hole").lay("PL1-0", "K-11").own("yellow", "K-11", web=True)
    x.move(0, "E-5").do(a.Pass(1)).red("green", "worm_hole", "ship:0", "planet:K-11:a").passing()
    assert (x.state.ships[0].square, x.state.ships[0].trapped) == (NUMBER["K-11"], True)
    assert (x.planet("E-5").owner, x.ask) == (-1, "turn")


@pytest.mark.rule("ASV-RED-70", "ASV-RED-71", "ASV-RED-72", "ASV-QUEST-08")
def test_troika_summit_gathers_ships_on_one_planet() -> None:
    x = three("troika_summit").lay("PL1-0", "E-5").own("green", "E-5", web=True).lay("ST", "J-5")
    assert not x.may(a.PlayRed(0, "troika_summit", "planet:E-5:a", "", (1,)))  # Web
    x.pirate("blue", "J-5", "N")
    assert not x.may(a.PlayRed(0, "troika_summit", "planet:J-4:a", "", (1,)))  # a pirate on a path to it
    assert not x.may(a.PlayRed(0, "troika_summit", "planet:G-7:a", "", (1,)))  # undiscovered
    second = x.ship("green", "D-4", "fighter_ship")
    x.red("blue", "troika_summit", "planet:J-10:a", seats=(1, 2)).passing("gathering")
    x.do(a.SendShip(0, 0, "planet:J-10:a"), a.SendShip(1, 1, "planet:J-10:a"))
    assert {action.ship for action in x.legal()} == {2, second}
    x.do(a.SendShip(2, second, "planet:J-10:a"))
    assert [x.state.ships[ship].square for ship in (0, 1, second)] == [NUMBER["J-10"]] * 3
    assert x.may(a.MoveShip(0, 0, "K-11", "a")) is False
    assert x.state.turn.moves == 0


# ---- planets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-35", "ASV-RED-36")
def test_lost_colony_makes_a_home() -> None:
    x = discovering("lost_colony").move(0, "E-5").passing("planet").do(a.PlayPlanet(0, "rho", "planet:E-5:a"))
    x.passing("answer W3-home").red("blue", "lost_colony").passing()
    assert x.planet("E-5").large
    assert x.cards(x.state.personal[0]) == ["lost_colony", "rho"]
    assert x.state.junk == []


@pytest.mark.rule("ASV-RED-37", "ASV-RED-38")
def test_a_meteor_shower_lasts_until_its_players_next_turn() -> None:
    x = three("meteor_shower", "rho", "black_hole").lay("PL1-0", "E-5").own("green", "E-5").lay("PL1-0", "F-6")
    guest = x.ship("blue", "E-5", "fighter_ship")
    x.red("blue", "meteor_shower", "planet:E-5:a").passing()
    assert x.why(a.MoveShip(0, guest, "D-4", "a")) == "ASV-RED-38"
    assert x.why(a.MoveShip(0, 0, "E-5", "a")) == "ASV-RED-38"
    x.state.turn.reds = (0, 0, 0)
    assert not x.may(a.PlayRed(0, "black_hole", "planet:E-5:a"))
    assert "meteor_shower" not in x.cards(x.state.junk)
    x.new_turn("yellow").new_turn("green")
    assert len(x.state.meteors) == 1
    x.new_turn("blue")
    assert (x.state.meteors, x.cards(x.state.junk)) == ([], ["meteor_shower"])


@pytest.mark.rule("ASV-RED-48", "ASV-RED-49", "ASV-RED-50", "ASV-RED-51")
def test_shift_of_funds_gives_a_tile_and_costs_another_his_turn() -> None:
    x = three("shift_of_funds").lay("DS", "G-8", now=True).next_tiles("ST").hand("yellow", "peace_talks")
    x.red("blue", "shift_of_funds", "seat:1").passing()
    assert x.ask == "tile"
    x.place("ST", "D-5")
    assert x.may(a.PlaceStation(0, "G-8"))  # the turn goes on
    assert x.cards(x.state.junk) == []
    assert not x.may(a.PlayRed(0, "shift_of_funds", "seat:1"))
    x.end_turn()
    assert x.asked == "green"
    assert x.cards(x.state.junk) == ["shift_of_funds"]
    y = three("shift_of_funds").lay("DS", "G-8", now=True).hand("yellow", "peace_talks")
    y.red("blue", "shift_of_funds", "seat:1").red("yellow", "peace_talks").passing()
    assert y.why(a.PlaceStation(0, "G-8")) == "ASV-RED-07"
    assert y.state.missing == [-1, -1, -1]


@pytest.mark.rule("ASV-RED-52", "ASV-RED-53", "ASV-RED-54")
def test_a_sneak_attack_plays_another_card_and_silences_the_others() -> None:
    x = (
        three("sneak_attack", "supernova", "rho")
        .hand("green", "peace_talks", "high_gravity")
        .hand("yellow", "time_warp")
    )
    x.lay("PL1-0", "E-5").own("green", "G-7", large=True)
    x.red("blue", "sneak_attack")
    assert x.ask == "sneaking"
    x.red("blue", "supernova", "planet:G-7:a")
    assert (x.planet("G-7").owner, x.ask) == (BLACK, "turn")
    y = three("sneak_attack", "rho").hand("green", "sabotage", "high_gravity").lay("PL1-0", "E-5")
    y.red("blue", "sneak_attack").do(a.Pass(0)).move(0, "E-5")
    assert y.ask == "planet"  # nobody is asked about the move
    assert y.why(a.PlayRed(2, "sabotage", "ship:0")) == "ASV-RESP-01"
    y.do(a.PlayPlanet(0, "rho", "planet:E-5:a")).passing("environment").do(a.Pass(0), a.Pass(1))
    assert y.may(a.PlayEnvironment(2, "high_gravity"))


@pytest.mark.rule("ASV-RED-03", "ASV-RED-52")
def test_the_card_after_a_sneak_attack_is_played_at_once_or_never() -> None:
    x = three("sneak_attack", "espionage", "science_outpost").hand("green", "rho", "qian")
    x.red("blue", "sneak_attack").do(a.Pass(0))
    assert x.why(a.PlayRed(0, "espionage", "seat:2")) == "ASV-RED-03"
    y = three("sneak_attack", "espionage", "science_outpost").hand("green", "rho", "qian")
    y.red("blue", "sneak_attack").red("blue", "science_outpost", "seat:2").passing()
    assert y.why(a.PlayRed(0, "espionage", "seat:2")) == "ASV-RED-03"


# ---- Life Forms and Environments ---------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-55", "ASV-RED-56")
def test_a_space_virus_removes_a_life_form_for_good() -> None:
    x = discovering("republic", "monarchy").hand("green", "space_virus").discover(0, "E-5", "rho").passing("life")
    x.do(a.PlayLife(0, "republic"), a.Pass(1)).red("green", "space_virus").passing("explorers")
    assert x.score("blue") == 6
    assert x.cards(x.state.junk) == ["republic", "space_virus"]
    y = discovering("plasma_spores", "plasma_spores").hand("green", "space_virus")
    y.discover(0, "E-5", "rho").passing("life").do(a.PlayLife(0, "plasma_spores", 2), a.Pass(1))
    y.red("green", "space_virus").passing()
    assert y.cards(y.state.personal[0]).count("plasma_spores") == 1


@pytest.mark.rule("ASV-RED-65", "ASV-RESP-05")
@pytest.mark.parametrize(("card", "points"), [("ice_age", 3 * (2 + 1)), ("poisonous_atmosphere", 3 * (2 + 2))])
def test_terra_form_turns_an_environment_round(card: str, points: int) -> None:
    x = discovering("terra_form", "embassy").hand("green", card).discover(0, "E-5", "rho")
    x.do(a.Pass(0), a.Pass(1), a.PlayEnvironment(2, card))
    assert (x.ask, x.asked) == ("answer W4", "blue")
    x.red("blue", "terra_form").passing("life")
    x.do(a.PlayLife(0, "embassy")).passing()  # the ban on Life Forms has ended
    assert x.score("blue") == points


# ---- Teleport ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-RED-62", "ASV-RED-63", "ASV-RED-64", "ASV-RESP-08")
def test_teleport_answers_laser_and_kamikaze_of_opponents() -> None:
    x = scene("blue", "green").hand("green", "teleport").lay("PL1-0", "E-5").own("green", "E-5")
    gun = x.ship("blue", "D-4", "fighter_ship", "laser_beam")
    target = x.ship("green", "E-5", "star_cruiser")
    x.do(a.FireLaser(0, gun, f"ship:{target}"))
    assert (x.ask, x.asked) == ("destroying", "green")
    x.red("green", "teleport", f"ship:{target}", "planet:J-10:a").passing()
    assert x.state.ships[target].square == NUMBER["J-10"]
    x.end_turn()
    x.state.drawn.clear()
    x.state.turn.phase = 3
    assert x.state.turn.moves == 0
    y = scene("blue", "green").hand("green", "teleport").hand("blue", "kamikaze_attack", "teleport")
    own = y.ship("blue", "J-10", "scout_ship")
    y.red("blue", "kamikaze_attack", f"ship:{own}").passing("destroying")
    assert y.asked == "green"  # the own ship cannot be saved from the own card
    y.red("green", "teleport", "ship:1", "planet:J-10:a").passing()
    assert 1 in y.state.ships


@pytest.mark.rule("ASV-RED-64")
def test_teleport_needs_a_home() -> None:
    x = scene("blue", "green").hand("green", "teleport").own("blue", "J-10", large=True)
    gun = x.ship("blue", "J-10", "fighter_ship", "laser_beam")
    x.do(a.FireLaser(0, gun, "ship:1"))
    assert x.offers(a.PlayRed) == []
    assert T.card_number["teleport"] in x.state.hands[1]


@pytest.mark.rule("ASV-RED-82")
def test_cyber_jump_repeats_only_what_was_done() -> None:
    x = three("cyber_jump", "fighter_ship", "rho").lay("PL1-0", "E-5").own("blue", "E-5").lay("DS", "G-8", now=True)
    assert {action.target for action in x.offers(a.PlayRed)} == {"way:tile", "way:discard"}
    x.do(a.PlaceStation(0, "G-8")).move(0, "E-5").passing()
    assert {action.target for action in x.offers(a.PlayRed)} == {"way:tile", "way:piece", "way:move", "way:discard"}


@pytest.mark.rule("ASV-RED-83")
def test_no_red_card_of_ones_own_accord_after_a_shot() -> None:
    x = three("science_outpost", "troika_summit").filled("green", 2).lay("DS", "F-6").station("green", "F-6")
    gun = x.ship("blue", "D-4", "fighter_ship", "laser_beam")
    x.do(a.FireLaser(0, gun, "station:F-6:2"))
    assert x.why(a.PlayRed(0, "science_outpost", "seat:2")) == "ASV-RED-07"
    assert x.why(a.PlayRed(0, "troika_summit", "planet:D-4:a", "", (1,))) == "ASV-RED-07"
