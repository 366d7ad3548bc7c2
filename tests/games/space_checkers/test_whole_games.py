"""What holds at every moment of any game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.games.space_checkers.state import EMPTY
from desktop.kernel.chance import Seeded
from desktop.kernel.game import Setup
from tests.games.space_checkers.drawn import COLOURS, GAME, table

setups = st.builds(
    lambda colours, formation, diagonals, first: table(
        *colours, formation=formation, diagonals=diagonals, first_player=first, opposite_seats=False
    ),
    st.lists(st.sampled_from(COLOURS), min_size=2, max_size=4, unique=True),
    st.sampled_from(["8+4", "6+6"]),
    st.booleans(),
    st.sampled_from(["roll", "seat"]),
)


@pytest.mark.rule("SC-INV-01", "SC-INV-02", "SC-INV-03")
@settings(max_examples=25, deadline=None)
@given(setups, st.integers(0, 2**32))
def test_pawns_are_conserved_stand_alone_and_nobody_plays_on_after_a_win(setup: Setup, seed: int) -> None:
    chance = Seeded(seed)
    state = GAME.start(setup, chance)
    for _ in range(2000):
        assert set(GAME.conserved(state).values()) == {12}
        # One entry a cell: no cell can hold two pawns.
        assert len(state.board) == 100
        assert all(state.board[cell] == EMPTY for cell in GAME.board.earth)
        for seat, captives in enumerate(state.prisoners):
            assert seat not in captives
        full = any(len(captives) >= 10 for captives in state.prisoners)
        assert full == (state.ended == "full")
        actions = GAME.legal(state)
        assert bool(actions) == (GAME.decision(state) is not None)
        if not actions:
            break
        GAME.play(state, actions[chance.below(len(actions))], chance)
    outcome = GAME.outcome(state)
    assert outcome is not None, "the game did not end"
    assert [outcome.scores[seat] for seat in outcome.winners] == [max(outcome.scores)] * len(outcome.winners)
