"""Arranged beginnings: what lies where, what is refused and why, and that the game goes on to its end."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from desktop.games.catalogue import build_game, content_kind, load_game
from desktop.kernel.chance import Seeded
from desktop.kernel.codec import Codec, setup_from_json, setup_to_json
from desktop.kernel.content import Content, base_content
from desktop.kernel.game import BadSetup, Game, OptionValue, SeatSetup, Setup

CHECKERS = load_game("space_checkers")
MOVERS: Any = load_game("space_movers")
VENTURE: Any = load_game("amazing_space_venture")
STEP: Any = load_game("one_small_step")


def arranged(game: Game[Any, Any], roles: str, arrangement: dict[str, Any], **options: OptionValue) -> Setup:
    return Setup(tuple(SeatSetup(role, role) for role in roles.split()), options, arrangement)


def begun(game: Game[Any, Any], roles: str, arrangement: dict[str, Any], **options: OptionValue) -> Any:
    """The state after the beginning; the way through a save changes nothing, and the game can be played to its end."""
    setup = arranged(game, roles, arrangement, **options)
    assert game.setup_refusal(setup) is None
    state = game.start(setup_from_json(setup_to_json(setup)), Seeded(3))
    played, choose, chance = state.copy(), random.Random(1), Seeded(4)
    before = game.conserved(game.start(replace(setup, arrangement=None), Seeded(3)))
    assert {key: count for key, count in game.conserved(state).items() if key in before}.keys() == before.keys()
    codec = Codec(game)
    for step in range(20_000):
        actions = game.legal(played)
        if not actions:
            break
        if step % 50 == 0:
            seat = actions[0].seat
            game.imagine(game.view(played, seat), seat, Seeded(step))
            assert codec.state_to_json(codec.state_from_json(codec.state_to_json(played))) == codec.state_to_json(
                played
            )
        game.play(played, choose.choice(actions), chance)
    assert game.outcome(played)
    assert game.conserved(played) == game.conserved(state)
    return state


def refused(game: Game[Any, Any], roles: str, arrangement: dict[str, Any], **options: OptionValue) -> str:
    setup = arranged(game, roles, arrangement, **options)
    refusal = game.setup_refusal(setup)
    assert refusal
    with pytest.raises(BadSetup):
        game.start(setup, Seeded(1))
    return str(refusal.sentence)


@pytest.mark.parametrize(
    ("game", "roles"), [(CHECKERS, "green blue"), (MOVERS, "eli gurn"), (VENTURE, "blue green"), (STEP, "us ussr")]
)
def test_an_empty_arrangement_is_the_ordinary_beginning_and_an_odd_one_is_told(
    game: Game[Any, Any], roles: str
) -> None:
    plain = Setup(tuple(SeatSetup(role, role) for role in roles.split()))
    codec = Codec(game)
    wanted = codec.state_to_json(game.start(plain, Seeded(9)))
    assert codec.state_to_json(game.start(replace(plain, arrangement={}), Seeded(9))) == wanted
    assert refused(game, roles, {"moons": 2}) == (
        "The game cannot begin like this: arrangement, moons: there is no field of this name."
    )


# ---- Space Checkers ------------------------------------------------------------------------------------------------


def test_pawns_stand_where_they_are_put_and_the_other_fleet_in_formation() -> None:
    arrangement = {"pawns": {"green": [[1, 1], [10, 10]]}, "captives": {"blue": ["green"]}, "turn": "blue"}
    state = begun(CHECKERS, "green blue", arrangement)
    assert (state.board[0], state.board[99], state.board.count(0)) == (0, 0, 2)
    assert state.board.count(1) == 12
    assert (state.prisoners, state.turn) == ([[], [0]], 1)


@pytest.mark.parametrize(
    ("arrangement", "says"),
    [
        ({"pawns": {"green": [[11, 1]]}}, "Row 11, column 1 lies off the 10 × 10 board."),
        ({"pawns": {"green": [[5, 5]]}}, "A green pawn cannot stand on the Earth at row 5, column 5."),
        ({"pawns": {"green": [[1, 1], [1, 1]]}}, "Two pawns stand at row 1, column 1."),
        ({"pawns": {"red": [[1, 1]]}}, "Nobody plays the red fleet in this game."),
        ({"captives": {"blue": ["green"]}}, "The green fleet has 12 pawns, not 13."),
        ({"captives": {"blue": ["blue"]}}, "The blue fleet cannot hold its own pawns."),
        ({"pawns": {"green": []}}, "At least two fleets need pawns on the board."),
        ({"pawns": {"green": [[1, 1]]}, "captives": {"blue": ["green"] * 10}}, "The blue fleet has won already."),
        ({"turn": "yellow"}, "Nobody plays the yellow fleet in this game."),
        ({"pawns": {"green": [[0, 1]]}}, "greater than or equal to 1"),
    ],
)
def test_an_impossible_position_is_refused(arrangement: dict[str, Any], says: str) -> None:
    assert says in refused(CHECKERS, "green blue", arrangement)


# ---- Space Movers --------------------------------------------------------------------------------------------------


def test_cards_lie_on_top_in_the_order_given() -> None:
    content = MOVERS.tables.content
    top = [content.events[2].id, content.cargoes[7].id, content.reactions[0].id, content.reactions[0].id]
    state = begun(MOVERS, "eli gurn red", {"top": top})
    assert [MOVERS.tables.cards[card].id for card in reversed(state.deck[-len(top) :])] == top


def test_every_card_of_the_deck_can_lie_on_top_wherever_it_was() -> None:
    for name in {card.id for card in MOVERS.tables.cards}:
        setup = arranged(MOVERS, "eli gurn", {"top": [name]})
        state = MOVERS.start(setup, Seeded(5))
        assert MOVERS.tables.cards[state.deck[-1]].id == name
        assert len(state.discard) == 5


def test_a_random_objective_lies_open_at_once() -> None:
    last = MOVERS.tables.content.random_objectives[-1].id
    state = begun(MOVERS, "eli gurn", {"objective": last}, objectives="random")
    assert state.objectives[0] == len(MOVERS.tables.randoms) - 1
    assert (state.side, len(state.objectives), state.goal) == (2, 5, 5)


def test_an_adventure_goes_on_at_a_card_with_what_was_brought_aboard() -> None:
    for card in range(1, 6):
        for side in (1, 2):
            arrangement = {"objective": "adventure_a", "card": card, "side": side}
            state = begun(MOVERS, "eli gurn", arrangement, objectives="adventure_a")
            assert state.objectives == list(range(card - 1, 5))
            assert (state.done, state.side) == (list(range(card - 1)), side)


@pytest.mark.parametrize(
    ("arrangement", "options", "says"),
    [
        ({"top": ["tea"]}, {}, "The Game Deck has no card “tea”."),
        ({"top": ["ice_cores", "ice_cores"]}, {}, "The Game Deck has no more than that of the card “ice_cores”."),
        ({"objective": "sand_pack"}, {}, "“sand_pack” is not the objective set of this game"),
        ({"objective": "adventure_a"}, {"objectives": "random"}, "There is no random objective “adventure_a”"),
        ({"card": 6}, {}, "less than or equal to 5"),
    ],
)
def test_cards_that_cannot_come_first_are_refused(
    arrangement: dict[str, Any], options: dict[str, OptionValue], says: str
) -> None:
    assert says in refused(MOVERS, "eli gurn", arrangement, **options)


# ---- Amazing Space Venture -----------------------------------------------------------------------------------------


def a_fitting_tile(square: str) -> dict[str, Any]:
    """A tile and rotation that the rules allow on a square beside a starting tile."""
    from desktop.games.amazing_space_venture.grid import NUMBER
    from desktop.games.amazing_space_venture.placement import placement_refusal

    state = VENTURE.start(arranged(VENTURE, "blue green", {}), Seeded(1))
    tables = VENTURE.tables
    for number in range(tables.kinds_of_tiles):
        if tables.faces[number].kind == "space":
            for rotation in range(4):
                if placement_refusal(tables, state, number, NUMBER[square], rotation) is None:
                    return {"tile": tables.faces[number].id, "square": square, "rotation": rotation}
    raise AssertionError(square)


def test_tiles_ships_and_what_is_drawn_first() -> None:
    laid = a_fitting_tile("D-5")
    arrangement = {
        "tiles": [laid],
        "ships": {"blue": {"square": "D-4"}},
        "top_tiles": ["PL1-1"],
        "top": ["geo_gaia", "colony_ship"],
        "turn": "green",
    }
    state = begun(VENTURE, "blue green", arrangement)
    tables = VENTURE.tables
    square = 4 * 13 + 3
    assert state.tiles[square] == 4 * tables.face_number[laid["tile"]] + laid["rotation"]
    assert state.turn.seat == 1
    assert tables.faces[state.drawn[0]].id == "PL1-1"
    assert tables.cards[state.refuel[-1]].id == "geo_gaia"
    assert tables.cards[state.port[-1]].id == "colony_ship"
    assert state.scores == [0, 0]


def test_tiles_may_come_in_any_order() -> None:
    state = begun(VENTURE, "blue green", {"tiles": [a_fitting_tile("D-5")]})
    from desktop.games.amazing_space_venture.placement import placements

    tables = VENTURE.tables
    number = next(
        face for face in state.bag if tables.faces[face].kind == "space" and placements(tables, state, 0, face)
    )
    beside = next(place for place in placements(tables, state, 0, number) if place.square in ("D-6", "C-5", "E-5"))
    second = {"tile": tables.faces[number].id, "square": beside.square, "rotation": beside.rotation}
    both = begun(VENTURE, "blue green", {"tiles": [second, a_fitting_tile("D-5")]})
    assert sum(tile != -1 for tile in both.tiles) == 11


@pytest.mark.parametrize(
    ("arrangement", "says"),
    [
        ({"tiles": [{"tile": "NONE", "square": "D-5"}]}, "There is no Space tile “NONE”."),
        ({"tiles": [{"tile": "HOME-BLUE", "square": "D-5"}]}, "There is no Space tile “HOME-BLUE”."),
        ({"tiles": [{"tile": "PL1-1", "square": "G-3"}]}, "PL1-1: G-3 lies beside no tile."),
        ({"tiles": [{"tile": "PL1-1", "square": "D-4"}]}, "PL1-1: D-4 holds a tile already."),
        ({"tiles": [{"tile": "PL1-1", "square": "Z-4"}]}, "a square such as D-4 is needed"),
        ({"ships": {"blue": {"square": "D-4", "planet": "b"}}}, "There is no planet b on D-4."),
        ({"ships": {"red": {"square": "D-4"}}}, "Nobody plays red in this game."),
        ({"top": ["tea"]}, "There is no card “tea”."),
        ({"top": ["geo_gaia", "geo_gaia"]}, "The deck holds no more “Geo-Gaia” to be drawn first."),
        ({"top_tiles": ["PL1-1"] * 20}, "The bag holds no more “PL1-1” to be drawn first."),
    ],
)
def test_a_position_that_the_tiles_cannot_make_is_refused(arrangement: dict[str, Any], says: str) -> None:
    assert says in refused(VENTURE, "blue green", arrangement)


# ---- One Small Step ------------------------------------------------------------------------------------------------


def test_cards_and_tiles_come_first_each_from_its_own_deck() -> None:
    tables = STEP.tables
    late = next(row.id for row in tables.events if row.era == 3)
    crew = next(row.id for row in tables.missions if row.nation == 1)
    starting = next(row.id for row in tables.missions if row.starting == 1)
    satellite = next(row.id for row in tables.missions if not row.crewed and not row.starting)
    top = [
        late,
        crew,
        starting,
        satellite,
        tables.hazards[4].id,
        tables.advancements[5].id,
        tables.satellite_tiles[0].id,
        tables.media_tiles[-1].id,
    ]
    state = begun(STEP, "us ussr", {"top": top})
    assert tables.events[state.draft[0]].id == late
    assert tables.missions[state.teams[1].crew_deck[-1]].id == crew
    assert tables.missions[state.satellites[-1]].id == satellite
    assert starting in {
        tables.missions[number].id for frame in state.stack for number in getattr(frame, "missions", ())
    }
    assert tables.hazards[state.hazards[-1]].id == tables.hazards[4].id
    assert state.offer[0] == 5
    assert tables.satellite_tiles[state.satellite_tiles[-1]].id == tables.satellite_tiles[0].id
    assert tables.media_tiles[state.media_tiles[-1]].id == tables.media_tiles[-1].id


def test_cards_that_are_not_there_are_refused() -> None:
    hazard = STEP.tables.hazards[0].id
    assert refused(STEP, "us ussr", {"top": ["tea"]}) == "There is no card or tile “tea”."
    assert refused(STEP, "us ussr", {"top": [hazard, hazard]}) == f"There is no further “{hazard}” to come first."
    power = STEP.tables.advancements[0].id
    assert "no Advancements" in refused(STEP, "us ussr", {"top": [power]}, mode="beginner")


def test_a_packs_own_card_comes_first() -> None:
    kind = content_kind("space_movers")
    raw = json.loads(base_content(kind).json)
    raw["cargoes"].append({"id": "tea", "title": "Tea", "pick_up": "earth", "deliver": "titan", "pays": 5})
    game: Any = build_game("space_movers", Content.of(kind.model.model_validate(raw)))
    state = begun(game, "eli gurn", {"top": ["tea"]})
    assert game.tables.cards[state.deck[-1]].id == "tea"
