"""The fast rules against a slow second set of rules that was written from the rulebook alone."""

import random

import pytest

from desktop.games.space_checkers.actions import Direction, Forfeit, Move
from desktop.games.space_checkers.board import STEPS
from desktop.games.space_checkers.content import BoardContent
from desktop.games.space_checkers.game import SpaceCheckers
from desktop.games.space_checkers.state import EMPTY, CheckersState
from desktop.kernel.chance import Tape
from tests.games.space_checkers import oracle
from tests.games.space_checkers.drawn import COLOURS, GAME, dice, foreseen, start, table

DIRECTION: dict[tuple[int, int], Direction] = {step: direction for direction, step in STEPS.items()}
ROLLS = [(pips, face) for pips in range(1, 7) for face in (*COLOURS, "WILD")]


def board_of(size: int, earth: list[tuple[int, int]], wild_ranks: int) -> SpaceCheckers:
    """A game on a board of another size; its fleets have two pawns only, tests place their own."""
    content = {
        "format": 1,
        "game": "space_checkers",
        "name": f"Test {size}",
        "size": size,
        "earth": earth,
        "wild_ranks": wild_ranks,
        "pawns": 2,
        "prison_cells": 2,
        "formations": [{"name": "pair", "title": "Pair", "ranks": [[2, 3]]}],
        "direction_die": [*COLOURS, "wild", "wild"],
    }
    return SpaceCheckers(BoardContent.model_validate(content))


def as_field(game: SpaceCheckers, state: CheckersState, wild_rows: int) -> oracle.Field:
    places = game.board.places
    pawns = {
        place: COLOURS[state.sides[owner]] for place, owner in zip(places, state.board, strict=True) if owner != EMPTY
    }
    earth = frozenset(places[cell] for cell in game.board.earth)
    return oracle.Field(game.board.size, earth, wild_rows, state.diagonals, pawns)


def compare(game: SpaceCheckers, state: CheckersState, wild_rows: int) -> int:
    """Check every roll of a position; the number of moves compared."""
    field = as_field(game, state, wild_rows)
    colour = COLOURS[state.sides[state.turn]]
    compared = 0
    for pips, face in ROLLS:
        state.pips, state.direction = pips, COLOURS.index(face) if face != "WILD" else -1
        moves = [action for action in game.legal(state) if isinstance(action, Move)]
        found = {((m.row, m.column), m.towards): foreseen(game, state, m) for m in moves}
        expected = {(s.start, DIRECTION[s.direction]): s for s in oracle.moves(field, colour, pips, face)}
        assert found.keys() == expected.keys()
        assert (game.legal(state) == [Forfeit(state.turn)]) == (not expected)
        for key, step in expected.items():
            assert found[key].path[-1] == step.end
            assert {place for place, _ in found[key].captured} == step.captured
        compared += len(expected)
    return compared


@pytest.mark.rule("SC-BOARD-05", "SC-MOVE-01", "SC-JUMP-03", "SC-WARP-05", "SC-WILD-01")
@pytest.mark.parametrize("size", range(7, 13))
@pytest.mark.parametrize("diagonals", [False, True])
def test_both_sets_of_rules_list_the_same_moves_on_boards_of_every_size(size: int, diagonals: bool) -> None:
    dice_of_test = random.Random(size)
    compared = 0
    for crowd in (0.15, 0.3, 0.5):
        middle = size // 2
        earth = dice_of_test.sample([(middle, middle), (middle, middle + 1), (middle + 1, middle), (2, 4)], k=3)
        wild_rows = dice_of_test.randrange(0, size)
        game = board_of(size, earth, wild_rows)
        setup = table(*COLOURS, first_player="seat", diagonals=diagonals)
        for turn in range(4):
            state = game.start(setup, Tape(dice("1 green", game)))
            state.turn = turn
            for cell in range(size * size):
                standing = cell not in game.board.earth and dice_of_test.random() < crowd
                state.board[cell] = dice_of_test.randrange(4) if standing else EMPTY
            compared += compare(game, state, wild_rows)
    assert compared > 500


@pytest.mark.rule("SC-MOVE-02", "SC-JUMP-05", "SC-WARP-06", "SC-WILD-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sets_of_rules_agree_all_through_games(seats: int) -> None:
    colours = GAME.propose_roles(seats, {})
    scene = start(*colours, roll="1 blue")
    dice_of_test = random.Random(seats)
    turns = 0
    while not scene.winners() and turns < 60:
        compare(GAME, scene.state.copy(), 4)
        action = dice_of_test.choice(GAME.legal(scene.state))
        GAME.play(scene.state, action, Tape([dice_of_test.randrange(6), dice_of_test.randrange(6)]))
        turns += 1
    assert turns > 20


def count(game: SpaceCheckers, state: CheckersState, depth: int) -> int:
    """Lines of play of ``depth`` turns over all different rolls, the way the oracle counts them."""
    total = 0
    for pips, face in ROLLS:
        state.pips, state.direction = pips, COLOURS.index(face) if face != "WILD" else -1
        actions = game.legal(state)
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            later = state.copy()
            game.play(later, action, Tape([0, 0]))
            total += count(game, later, depth - 1)
    return total


@pytest.mark.parametrize(
    ("formation", "seats", "one", "two"),
    [
        ("8+4", 2, 153, 22849),
        ("8+4", 3, 137, 22712),
        ("8+4", 4, 121, 14449),
        ("6+6", 2, 98, 9892),
        ("6+6", 4, 98, 9444),
    ],
)
def test_the_number_of_lines_of_play_from_the_start(formation: str, seats: int, one: int, two: int) -> None:
    colours = GAME.propose_roles(seats, {})
    scene = start(*colours, roll="1 green", formation=formation)
    order = tuple(sorted(colours, key=COLOURS.index))
    field = as_field(GAME, scene.state, 4)
    assert count(GAME, scene.state.copy(), 1) == oracle.count(field, order, 1) == one
    assert count(GAME, scene.state.copy(), 2) == oracle.count(field, order, 2) == two
