"""Amazing Space Venture without its table: signs of the colours, scores, the position as a picture."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.games.amazing_space_venture.game import AmazingSpaceVenture
from desktop.games.amazing_space_venture.models import COLOURS
from desktop.games.amazing_space_venture.state import VentureState
from desktop.kernel.game import Event
from desktop.table.boards.amazing_space_venture.board_art import plan_of
from desktop.table.boards.amazing_space_venture.faces import tile_arts
from desktop.table.boards.amazing_space_venture.geometry import BOARD, FIELD
from desktop.table.boards.amazing_space_venture.position import paint_position, position_of
from desktop.table.boards.amazing_space_venture.signs import LOOKS, paint_sign
from desktop.table.glimpses import Die, Glimpse, PaintIn, Roll


def glimpse(game: AmazingSpaceVenture) -> Glimpse:
    return VentureGlimpse(game)


class VentureGlimpse(Glimpse):
    def __init__(self, game: AmazingSpaceVenture) -> None:
        self._tables = game.tables
        self._arts = tile_arts(game.tables)
        self._plan = plan_of(game.tables.content.board)

    def accent(self, role: str) -> str:
        return LOOKS[role].bright

    def sign(self, role: str) -> PaintIn:
        def paint(painter: QPainter, area: QRectF) -> None:
            radius = min(area.width(), area.height()) / 2.5
            paint_sign(painter, role, area.center().x(), area.center().y(), radius)

        return paint

    def scores(self, state: VentureState) -> tuple[int, ...]:
        return tuple(state.scores)

    def subtitle(self, state: VentureState) -> str:
        words = QCoreApplication.translate("Glimpse", "turn {turn}, {tiles} tiles to come")
        return words.format(turn=state.turn.number, tiles=len(state.bag))

    def picture(self, state: VentureState) -> PaintIn:
        return self._painted(state, FIELD.adjusted(-3, -3, 3, 3))

    def opening(self, state: VentureState) -> PaintIn:
        return self._painted(state, BOARD)

    def _painted(self, state: VentureState, shown: QRectF) -> PaintIn:
        colours = tuple(COLOURS[number] for number in state.colours)
        position = position_of(self._tables, self._arts, state, colours)

        def paint(painter: QPainter, area: QRectF) -> None:
            paint_position(painter, area, self._plan, position, shown)

        return paint

    @property
    def dice(self) -> tuple[Die, ...]:
        return ()

    def rolled(self, event: Event) -> list[Roll]:
        return []
