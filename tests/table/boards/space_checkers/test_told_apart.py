"""Whose start cells, wild area and prison cells they are is said by signs and names as well as by colours."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.table.boards.space_checkers import field, frame
from desktop.table.boards.space_checkers.board_art import paint_board
from desktop.table.boards.space_checkers.geometry import BoardGeometry
from desktop.table.kit.theme import FLEETS
from tests.table.boards.space_checkers.plans import geometry
from tests.table.kit.painted import recording

Place = tuple[str, QPointF]


class Signs:
    """Where the board was marked with which fleet's sign, and what was written on it."""

    def __init__(self, board: BoardGeometry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pads: list[Place] = []
        self.signs: list[Place] = []
        monkeypatch.setattr(field, "paint_pad", self.noting(self.pads))
        for module in (field, frame):
            monkeypatch.setattr(module, "paint_sign", self.noting(self.signs))
        with recording(board.board.width(), board.board.height()) as (painter, record):
            paint_board(painter, board)
        self.texts = record.texts

    @staticmethod
    def noting(places: list[Place]) -> Any:
        def paint(painter: QPainter, fleet: str, x: float, y: float, *_: object, **__: object) -> None:
            places.append((fleet, painter.worldTransform().map(QPointF(x, y))))

        return paint


@pytest.fixture
def board() -> BoardGeometry:
    return geometry()


@pytest.fixture
def signs(qapp: object, board: BoardGeometry, monkeypatch: pytest.MonkeyPatch) -> Signs:
    return Signs(board, monkeypatch)


def fleets_in(places: list[Place], rect: QRectF) -> set[str]:
    return {fleet for fleet, point in places if rect.contains(point)}


@pytest.mark.rule("SC-UI-02")
@pytest.mark.parametrize("fleet", FLEETS)
def test_every_start_cell_bears_the_sign_of_its_fleet(board: BoardGeometry, signs: Signs, fleet: str) -> None:
    for cell in board.plan.starts[fleet]:
        assert fleets_in(signs.pads, board.cell_rect(cell)) == {fleet}


@pytest.mark.rule("SC-UI-02")
def test_every_cell_bears_the_signs_of_the_fleets_that_are_wild_on_it(board: BoardGeometry, signs: Signs) -> None:
    for cell in set(board.cells) - board.plan.earth:
        wild = {fleet for fleet in FLEETS if cell in board.plan.wilds[fleet]}
        assert fleets_in(signs.signs, board.cell_rect(cell)) == wild


@pytest.mark.rule("SC-UI-02")
@pytest.mark.parametrize("fleet", FLEETS)
def test_prison_cells_lie_along_the_name_and_sign_of_their_fleet(
    board: BoardGeometry, signs: Signs, fleet: str
) -> None:
    strip = board.name_strip(fleet).centre
    name = next(text for text in signs.texts if text.text == frame.side_title(fleet))
    assert name.rect.contains(strip)
    assert fleets_in(signs.signs, name.rect.adjusted(-30, -30, 30, 30)) == {fleet}
    row = [board.prison_rect(fleet, index).center() for index in range(board.plan.prison_cells)]
    nearest = min(FLEETS, key=lambda other: min((board.name_strip(other).centre - p).manhattanLength() for p in row))
    assert nearest == fleet
