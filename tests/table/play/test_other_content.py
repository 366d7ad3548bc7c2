"""A game on another board than the game's own: begun, opened again, and played once more."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.games.space_checkers.content import BoardContent
from desktop.kernel.content import canonical_json
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.library import Library
from desktop.table.session import TableSession, rematch

SMALL = canonical_json(
    BoardContent.model_validate(
        {
            "format": 1,
            "game": "space_checkers",
            "name": "Small",
            "size": 8,
            "earth": [[4, 4]],
            "wild_ranks": 3,
            "pawns": 6,
            "prison_cells": 5,
            "formations": [{"name": "row", "title": "One row", "ranks": [[2, 3, 4, 5, 6, 7]]}],
            "direction_die": ["green", "yellow", "blue", "red", "wild", "wild"],
        }
    )
)
SETUP = Setup((SeatSetup("Ada", "green"), SeatSetup("Bo", "blue")), {"formation": "row"})


def test_a_rematch_keeps_the_board_also_after_the_game_was_opened_again(qtbot: QtBot, tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        begun = TableSession.new(library, "space_checkers", SETUP, ("person", "person"), content=SMALL)
        assert len(begun.journal.state.board) == 64
        opened = TableSession.open(library, library.games()[0].uid)
        for session in (begun, opened):
            plan = rematch(session)
            again = TableSession.new(
                library, plan.game_id, plan.setup, plan.controllers, plan.seed, plan.practice, plan.content
            )
            assert len(again.journal.state.board) == 64
