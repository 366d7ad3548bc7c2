"""Drawing and placing tiles, and the run of a turn."""

import pytest

from desktop.games.amazing_space_venture.events import QuestDrawn, TileRemoved, TilesDrawn
from desktop.games.amazing_space_venture.placement import near_misses
from desktop.games.amazing_space_venture.preview import preview
from desktop.games.amazing_space_venture.state import IN_SPACE
from desktop.kernel.game import as_seen_by
from tests.games.amazing_space_venture.scene import GAME, NUMBER, T, a, scene, started, table

# ---- placing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-PLACE-01", "ASV-PLACE-02", "ASV-PLACE-03", "ASV-BOARD-01")
def test_a_tile_lies_on_an_empty_square_beside_a_tile() -> None:
    x = scene().draw("ST")
    assert x.why(a.PlaceTile(0, "ST", "D-4", 0)) == "ASV-PLACE-01"
    assert x.why(a.PlaceTile(0, "ST", "K-7", 0)) == "ASV-PLACE-02"
    assert x.why(a.PlaceTile(0, "ST", "E-5", 0)) == "ASV-PLACE-03"
    assert x.why(a.PlaceTile(0, "ST", "N-1", 0)) == "ASV-BOARD-01"
    assert x.may(a.PlaceTile(0, "ST", "D-5", 0))


@pytest.mark.rule("ASV-PLACE-04")
@pytest.mark.parametrize(
    ("tile", "square", "rotation"),
    [("GA-4", "D-5", 0), ("DS", "D-5", 0), ("GA-4", "G-6", 0), ("ST", "G-6", 0), ("ST", "D-5", 1)],
)
def test_sides_of_different_kinds_are_refused(tile: str, square: str, rotation: int) -> None:
    x = scene().draw(tile)
    assert x.why(a.PlaceTile(0, tile, square, rotation)) == "ASV-PLACE-04"


@pytest.mark.rule("ASV-PLACE-04", "ASV-PLACE-05")
def test_every_neighbour_must_match_and_the_refusal_names_the_one_that_does_not() -> None:
    x = scene().lay("DS", "G-6").lay("DS-WH", "F-7").lay("DS-WH", "E-6")
    x.draw("DS", "GA-1")
    refusal = GAME.refusal(x.state, a.PlaceTile(0, "GA-1", "F-6", 3))
    assert refusal is not None
    assert refusal.rule == "ASV-PLACE-04"
    assert "its west side is galaxy, but E-6 shows deep space there" in str(refusal.sentence)
    assert refusal.places == ("square:F-6", "square:E-6")
    assert x.may(a.PlaceTile(0, "DS", "F-6", 0))


@pytest.mark.rule("ASV-PLACE-06", "ASV-PLACE-11", "ASV-SUN-20")
def test_empty_squares_and_suns_ask_for_nothing() -> None:
    x = scene().lay("DS", "G-8").lay("SUN", "H-8")
    x.draw("GA-4")
    assert x.may(a.PlaceTile(0, "GA-4", "H-7", 0)) is False  # beside the earth-like planet's deep side
    assert x.may(a.PlaceTile(0, "GA-4", "I-8", 0)) is False  # controlled by the Sun
    y = scene().lay("DS", "G-8").lay("DS", "G-9").lay("SUN", "G-10", 0).draw("GA-4", "ST")
    for rotation in range(4):  # F-10 touches the Sun only
        assert y.may(a.PlaceTile(0, "ST", "F-10", rotation))
    assert y.may(a.PlaceTile(0, "GA-4", "F-10", 0))


@pytest.mark.rule("ASV-PLACE-07", "ASV-DRAW-03")
def test_drawn_tiles_are_placed_in_any_order_also_beside_each_other() -> None:
    x = scene().draw("ST", "RA")
    assert {action.tile for action in x.offers(a.PlaceTile)} == {"ST", "RA"}
    x.place("RA", "D-5", 2)
    assert ("C-5", 1) in x.places("ST")
    x.place("ST", "C-5", 1)
    assert x.ask == "turn"


@pytest.mark.rule("ASV-PLACE-08")
def test_paths_and_galaxies_may_run_off_the_board() -> None:
    x = scene().lay("ST", "B-1", 1).draw("RA", "ST-G2")
    x.place("ST-G2", "L-1", 1)  # galaxy to the north, off the board
    assert x.state.dead[x.region("L-1", "N")]
    x.place("RA", "C-1", 2)  # path to the north, off the board
    assert x.state.dead[x.region("B-1", "W")]


@pytest.mark.rule("ASV-PLACE-09")
def test_any_player_places_in_any_sector() -> None:
    x = scene().draw("ST")
    assert x.may(a.PlaceTile(0, "ST", "J-11", 0))
    assert x.may(a.PlaceTile(0, "ST", "D-11", 0))


@pytest.mark.rule("ASV-PLACE-10")
def test_four_rotations_and_no_mirror_image() -> None:
    x = scene().draw("RA-G1")
    legal = {rotation for square, rotation in x.places("RA-G1") if square == "D-5"}
    assert legal == {2, 3}  # its path comes from the north in two rotations
    assert x.why(a.PlaceTile(0, "RA-G1", "D-5", 4)) == "ASV-PLACE-10"
    edges = [T.faces[T.face_number["RA-G1"]].edges[rotation] for rotation in range(4)]
    assert (3, 2, 1, 3) not in edges  # what the mirrored tile would show


@pytest.mark.rule("ASV-PLACE-12", "ASV-SHIP-20")
def test_a_tile_covers_a_waiting_ship_but_a_sun_does_not() -> None:
    x = scene()
    ship = x.ship("blue", "G-6", "scout_ship", spot="space")
    x.draw("DS", "SUN")
    assert x.why(a.PlaceTile(0, "SUN", "G-6", 0)) == "ASV-PLACE-12"
    x.place("DS", "G-6")
    assert (x.state.ships[ship].square, x.state.ships[ship].spot) == (NUMBER["G-6"], IN_SPACE)


# ---- drawing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-DRAW-01", "ASV-DRAW-02", "ASV-TURN-03")
@pytest.mark.parametrize(("seats", "due"), [(2, 3), (3, 2), (4, 2)])
def test_tiles_due_are_drawn_at_once_and_must_be_placed(seats: int, due: int) -> None:
    s = started(*("blue", "yellow", "green", "red")[:seats])
    normal = [number for number in s.drawn if T.faces[number].kind == "space"]
    assert len(normal) == due
    assert GAME.decision(s).ask == "tile"
    assert GAME.refusal(s, a.EndTurn(0)).rule == "ASV-TURN-03"
    for seat in range(seats):
        assert GAME.view(s, seat).drawn == s.drawn


@pytest.mark.rule("ASV-DRAW-04", "ASV-DRAW-05")
def test_a_tile_without_a_place_leaves_the_game_and_is_replaced() -> None:
    x = scene().next_tiles("GA-4", "ST", "RA", "RA-G1").new_turn("blue")
    assert T.faces[x.state.drawn[0]].id == "GA-4"
    assert x.places("GA-4") == set()
    assert len(near_misses(T, x.state, T.face_number["GA-4"])) > 0
    x.place("ST", "D-5").place("RA", "C-4")
    assert [event.tile for event in x.happened(TileRemoved)] == ["GA-4"]
    assert [T.faces[number].id for number in x.state.drawn] == ["RA-G1"]
    assert T.face_number["GA-4"] in x.state.removed


@pytest.mark.rule("ASV-DRAW-05")
def test_with_an_empty_supply_a_stuck_tile_is_not_replaced() -> None:
    x = scene().only_tiles("GA-4").new_turn("blue")
    assert (x.state.drawn, x.ask) == ([], "turn")
    assert T.face_number["GA-4"] in x.state.removed


@pytest.mark.rule("ASV-DRAW-06")
def test_fewer_tiles_than_due_are_simply_fewer() -> None:
    x = scene().only_tiles("ST", "RA").new_turn("blue")
    assert len(x.state.drawn) == 2


@pytest.mark.rule("ASV-DRAW-07", "ASV-DRAW-08", "ASV-SUN-01", "ASV-QUEST-02", "ASV-QUEST-03")
def test_suns_and_quests_are_replaced_before_anything_is_placed() -> None:
    x = scene().next_tiles("SUN", "QUEST-PEACE", "SUN", "ST", "RA", "DS").new_turn("blue")
    assert sorted(T.faces[number].id for number in x.state.drawn) == ["DS", "RA", "ST", "SUN", "SUN"]
    assert [T.faces[number].id for number in x.state.quests[0]] == ["QUEST-PEACE"]
    (drawn,) = x.happened(TilesDrawn)
    assert "QUEST-PEACE" not in drawn.tiles
    quests = x.happened(QuestDrawn)
    assert [event.quest for event in as_seen_by(0, quests)] == ["QUEST-PEACE"]
    assert [event.quest for event in as_seen_by(1, quests)] == [""]
    assert GAME.view(x.state, 1).quests[0] == [-1]
    assert "QUEST-PEACE" not in {action.tile for action in x.offers(a.PlaceTile)}


@pytest.mark.rule("ASV-DRAW-09", "ASV-GALAXY-15")
def test_galaxies_are_scored_after_the_tiles_and_before_phase_2() -> None:
    x = scene().lay("GA-1", "G-8", 2).probe("green", "G-8", "S").draw("GA-1")
    x.place("GA-1", "G-9", 0)
    assert x.score("green") == 2
    assert x.state.turn.phase == 2


# ---- the turn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-TURN-01", "ASV-TURN-02")
def test_nobody_goes_back_to_an_earlier_phase() -> None:
    x = scene().hand("blue", "fighter_ship", "rho", "qian")
    assert x.state.turn.phase == 2
    x.do(a.Discard(0, "rho"))
    assert x.state.turn.phase == 4
    assert x.why(a.AddShip(0, "fighter_ship", "planet:D-4:a")) == "ASV-TURN-02"
    assert x.why(a.MoveShip(0, 0, "D-5", "a")) == "ASV-TURN-02"
    x.do(a.DrawCard(0, "port"))
    assert x.state.turn.phase == 5
    assert x.why(a.Discard(0, "qian")) == "ASV-TURN-02"


@pytest.mark.rule("ASV-TURN-04")
def test_a_turn_of_tiles_alone_is_legal() -> None:
    x = scene().draw("ST")
    x.place("ST", "D-5").end_turn()
    assert x.asked == "green"


@pytest.mark.rule("ASV-TURN-05", "ASV-RED-05")
def test_red_cards_are_bound_to_no_phase() -> None:
    x = scene().hand("blue", "science_outpost", "rho").hand("green", "qian")
    card = a.PlayRed(0, "science_outpost", "seat:1")
    assert x.may(card)
    x.do(a.Discard(0, "rho"))
    assert x.may(card)
    x.do(a.DrawCard(0, "port"))
    assert x.may(card)


@pytest.mark.rule("ASV-TURN-07", "ASV-END-01")
@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (3, 12), (4, 9)])
def test_how_many_turns_a_game_has(seats: int, turns: int) -> None:
    assert 72 / (3 if seats == 2 else 2) / seats == turns


@pytest.mark.rule("ASV-TURN-08", "ASV-TURN-09")
def test_tiles_per_turn_is_three_at_most_but_cyber_jump_adds_one() -> None:
    assert started("blue", "green", tiles_per_turn=1).rules.due == 1
    assert GAME.setup_refusal(table("blue", "green", tiles_per_turn=4)).rule == "ASV-TURN-08"
    x = scene().draw("ST", "ST", "ST").hand("blue", "cyber_jump").next_tiles("RA")
    x.place("ST", "D-5").place("ST", "D-6").place("ST", "D-3")
    x.red("blue", "cyber_jump", "way:tile").passing()
    assert [T.faces[number].id for number in x.state.drawn] == ["RA"]


# ---- Suns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-SUN-02", "ASV-SUN-08")
def test_a_sun_is_placed_beside_a_tile_and_its_centre_is_chosen() -> None:
    x = scene().draw("SUN")
    assert x.why(a.PlaceTile(0, "SUN", "K-7", 0)) == "ASV-PLACE-02"
    assert {rotation for square, rotation in x.places("SUN") if square == "D-2"} == set()
    assert {rotation for square, rotation in x.places("SUN") if square == "D-3"} == {2, 3}


@pytest.mark.rule("ASV-SUN-03", "ASV-SUN-18")
def test_the_suns_score_one_to_four_in_order_of_playing() -> None:
    x = scene().lay("DS", "G-8").lay("DS", "G-9").draw("SUN", "SUN", "SUN", "SUN")
    x.place("SUN", "G-10", 0).place("SUN", "G-11", 3).place("SUN", "H-10", 1)
    assert x.score("blue") == 1 + 2 + 3
    x.place("SUN", "H-11", 2)
    assert x.score("blue") == 10


@pytest.mark.rule("ASV-SUN-04")
def test_a_sun_without_a_place_scores_nothing_and_counts_for_nothing() -> None:
    x = scene().lay("DS", "G-8").lay("SUN", "G-9", 0)
    for square in ("H-9", "G-10", "H-10"):
        x.ship("blue", square, "scout_ship", spot="space")
    x.next_tiles("SUN", "ST", "ST", "ST").new_turn("green")
    for square in ("D-5", "D-6", "D-3"):
        x.place("ST", square)
    assert [event.tile for event in x.happened(TileRemoved)] == ["SUN"]
    assert (x.score("green"), len(x.state.suns)) == (0, 1)


@pytest.mark.rule("ASV-SUN-05", "ASV-SUN-07", "ASV-SUN-09")
def test_a_full_disc_controls_three_squares() -> None:
    y = scene().lay("ST", "D-3").lay("RA", "D-2", 0).lay("ST", "E-2", 1).draw("SUN")
    y.place("SUN", "F-2", 0)
    assert {name for name in ("G-2", "F-3", "G-3") if NUMBER[name] in y.state.reserved} == {"G-2", "F-3", "G-3"}
    assert len(y.state.reserved) == 3
    assert scene().lay("DS", "G-8").lay("DS", "H-8").draw("SUN").why(a.PlaceTile(0, "SUN", "G-9", 3)) == "ASV-SUN-05"


@pytest.mark.rule("ASV-SUN-09")
def test_a_sun_on_f_3_round_its_south_east_corner() -> None:
    x = scene().lay("DS", "G-8").state
    x.frontier.append(NUMBER["F-3"])
    from desktop.games.amazing_space_venture.placement import put_sun

    put_sun(T, x, NUMBER["F-3"], T.face_number["SUN"], 0)
    assert set(x.reserved) == {NUMBER[name] for name in ("G-3", "F-4", "G-4")}


@pytest.mark.rule("ASV-SUN-10", "ASV-SUN-12")
def test_half_suns_at_the_border() -> None:
    x = scene().lay("ST", "A-12").lay("ST", "A-11").lay("END-X", "A-10", 0).lay("DS", "A-9").draw("SUN", "SUN", "SUN")
    x.place("SUN", "A-8", 2)
    assert set(x.state.reserved) == {NUMBER["A-7"]}
    y = scene().lay("ST", "A-2").lay("ST", "A-3").lay("END-X", "A-4", 2).lay("DS", "A-5").lay("DS-WH", "A-6")
    y.lay("DS", "A-7").draw("SUN", "SUN", "SUN", "SUN").place("SUN", "A-8", 1)
    assert set(y.state.reserved) == {NUMBER["A-9"]}
    assert y.why(a.PlaceTile(0, "SUN", "G-6", 0)) == "ASV-SUN-11"
    y.place("SUN", "A-9", 2)
    assert y.why(a.PlaceTile(0, "SUN", "G-6", 0)) == "ASV-SUN-12"
    y.place("SUN", "B-13", 0)
    assert set(y.state.reserved) == {NUMBER["C-13"]}
    y.place("SUN", "C-13", 1)
    assert y.score("blue") == 10


@pytest.mark.rule("ASV-SUN-06", "ASV-INV-07")
def test_controlled_squares_take_suns_only() -> None:
    x = scene().lay("DS", "G-8").lay("SUN", "G-9", 0).lay("DS-WH", "G-6").draw("DS")
    assert x.why(a.PlaceTile(0, "DS", "H-9", 0)) == "ASV-SUN-06"


@pytest.mark.rule("ASV-SUN-11", "ASV-SUN-20")
def test_later_suns_go_on_controlled_squares_turned_to_the_same_centre() -> None:
    x = scene().lay("DS", "G-8").lay("SUN", "G-9", 0).draw("SUN")
    assert x.places("SUN") == {("H-9", 1), ("G-10", 3)}
    assert x.why(a.PlaceTile(0, "SUN", "H-9", 0)) == "ASV-SUN-11"
    assert x.why(a.PlaceTile(0, "SUN", "H-10", 2)) == "ASV-PLACE-03"  # touches the Sun's corner only


@pytest.mark.rule("ASV-SUN-13", "ASV-SUN-15", "ASV-PATH-02")
def test_a_sun_kills_a_path_only_when_it_lies_there() -> None:
    x = scene().lay("ST", "D-5").pirate("green", "D-5", "N").draw("SUN")
    x.place("SUN", "D-6", 0)
    assert x.state.pirates == []
    y = scene().lay("ST", "D-5").pirate("green", "D-5", "N").lay("PL1-0", "E-5").draw("SUN", "SUN")
    y.place("SUN", "E-6", 1)
    assert NUMBER["D-6"] in y.state.reserved
    assert len(y.state.pirates) == 1  # D-6 is only controlled
    y.place("SUN", "D-6", 0)
    assert y.state.pirates == []
    assert y.score("green") == 0


@pytest.mark.rule("ASV-SUN-14")
def test_a_sun_spoils_a_galaxy() -> None:
    x = scene().lay("GA-1", "G-8", 2).draw("SUN")
    x.place("SUN", "G-9", 0)
    assert x.state.dead[x.region("G-8", "S")]


@pytest.mark.rule("ASV-SUN-19")
def test_a_waiting_ship_does_not_hinder_reserving() -> None:
    x = scene().lay("DS", "G-8")
    x.ship("blue", "H-10", "scout_ship", spot="space")
    x.draw("SUN").place("SUN", "G-9", 0)
    assert NUMBER["H-10"] in x.state.reserved


@pytest.mark.rule("ASV-SUN-21")
def test_no_sun_round_a_corner_of_the_board() -> None:
    x = scene().lay("ST", "B-1", 1).lay("ST", "C-1", 1)
    x.state.tiles[NUMBER["A-1"]] = -1
    x.state.frontier.append(NUMBER["A-1"])
    x.draw("SUN")
    assert x.why(a.PlaceTile(0, "SUN", "A-1", 2)) == "ASV-SUN-21"


@pytest.mark.rule("ASV-SUN-22")
def test_after_a_full_disc_no_other_begins() -> None:
    x = scene().lay("DS", "G-8").lay("SUN", "G-9", 0).lay("SUN", "H-9", 1).lay("SUN", "H-10", 2).lay("SUN", "G-10", 3)
    x.state.bag.append(T.face_number["SUN"])  # a fifth one, as a pack might bring
    x.draw("SUN")
    assert x.places("SUN") == set()
    assert x.why(a.PlaceTile(0, "SUN", "G-6", 0)) == "ASV-SUN-22"


@pytest.mark.rule("ASV-UI-08")
def test_the_preview_tells_what_dies_closes_and_is_controlled() -> None:
    x = scene().lay("ST", "D-5").pirate("green", "D-5", "N").lay("GA-1", "G-8", 2).probe("green", "G-8", "S")
    seen = preview(T, x.state, T.face_number["END-X"], NUMBER["D-6"], 2)
    assert seen.paths_killed == ((NUMBER["D-4"], NUMBER["D-5"], NUMBER["D-6"]),)
    assert seen.pirates_removed == (1,)
    assert preview(T, x.state, T.face_number["GA-1"], NUMBER["G-9"], 0).points == ((1, 2),)
    sun = preview(T, x.state, T.face_number["SUN"], NUMBER["G-9"], 0)
    assert set(sun.controls) == {NUMBER[name] for name in ("H-9", "G-10", "H-10")}
    assert len(sun.galaxies_spoiled) == 1
