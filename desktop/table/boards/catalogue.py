"""Which board belongs to which game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from desktop.table.boards.base import Board, Table
from desktop.table.kit.cache import Pictures

BoardMaker: TypeAlias = Callable[[Table, Pictures], Board]

BOARDS: dict[str, tuple[str, str]] = {
    "one_small_step": ("desktop.table.boards.one_small_step.scene", "OneSmallStepBoard"),
    "space_checkers": ("desktop.table.boards.space_checkers.scene", "SpaceCheckersBoard"),
    "space_movers": ("desktop.table.boards.space_movers.scene", "SpaceMoversBoard"),
    "amazing_space_venture": ("desktop.table.boards.amazing_space_venture.scene", "VentureBoard"),
}
"""By game: module and class. A module is loaded when its game is opened."""


def make_board(table: Table, pictures: Pictures) -> Board:
    """A board for a game at the table. Raises KeyError for a game without one."""
    module, name = BOARDS[table.game.info.id]
    maker: BoardMaker = getattr(import_module(module), name)
    return maker(table, pictures)
