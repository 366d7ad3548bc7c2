"""Space Movers without its table: the crew's signs, the map of a position, and the dice worth counting."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.space_movers.events import DieThrown
from desktop.games.space_movers.game import SpaceMovers
from desktop.games.space_movers.state import BLANK, MoversState
from desktop.games.space_movers.texts import ability_text
from desktop.kernel.game import Event
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.chart_art import paint_chart, paint_sky
from desktop.table.boards.space_movers.crew import Skills, looks, paint_sign
from desktop.table.boards.space_movers.pieces import Flights, paint_pieces
from desktop.table.boards.space_movers.words import tr
from desktop.table.glimpses import Die, Face, Glimpse, PaintIn, Roll
from desktop.table.kit.ink import rounded, saved

_WIDE = 780.0
"""The width of the map in the units it is painted in, so that planets and names keep their proportions."""
_FACES = 10


def glimpse(game: SpaceMovers) -> Glimpse:
    return MoversGlimpse(game)


class MoversGlimpse(Glimpse):
    def __init__(self, game: SpaceMovers) -> None:
        self._game, self._tables = game, game.tables
        self._crew = looks(self._tables.characters)
        self._skills = Skills(self._crew, self._tables.specialist)

    def accent(self, role: str) -> str:
        return self._crew[self._tables.character_of[role]].bright

    def sign(self, role: str) -> PaintIn:
        look = self._crew[self._tables.character_of[role]]
        return lambda painter, rect: paint_sign(painter, look, rect)

    def about(self, role: str) -> str:
        person = self._tables.characters[self._tables.character_of[role]]
        words = tr("{skill}. Any turn: {any_turn} Your turn: {your_turn}")
        return words.format(
            skill=person.skill.capitalize(),
            any_turn=ability_text(person.any_turn.does),
            your_turn=ability_text(person.your_turn.does),
        )

    def scores(self, state: MoversState) -> tuple[int, ...]:
        return (len(state.done),) * len(state.seats)

    def subtitle(self, state: MoversState) -> str:
        words = tr("turn {turn}, {done} of {goal} objectives, {resources} resources")
        return words.format(turn=state.turn, done=len(state.done), goal=state.goal, resources=state.resources)

    def picture(self, state: MoversState) -> PaintIn:
        def paint(painter: QPainter, rect: QRectF) -> None:
            with saved(painter):
                painter.setClipPath(rounded(rect, 6), Qt.ClipOperation.IntersectClip)
                painter.translate(rect.topLeft())
                scale = rect.width() / _WIDE
                painter.scale(scale, scale)
                room = QRectF(0, 0, _WIDE, rect.height() / scale)
                chart = Chart(self._tables, room.adjusted(4, 4, -4, -4))
                paint_sky(painter, room)
                paint_chart(painter, self._tables, chart, self._skills, scale * painter.device().devicePixelRatioF())
                paint_pieces(painter, self._tables, chart, state, self._crew, Flights())

        return paint

    def opening(self, state: MoversState) -> PaintIn:
        return self.picture(state)

    @property
    def dice(self) -> tuple[Die, ...]:
        share = Fraction(1, _FACES)
        faces = (Face(tr("medical"), share), *(Face(str(number), share) for number in range(1, _FACES)))
        return (Die("character", tr("Character dice"), faces),)

    def rolled(self, event: Event) -> list[Roll]:
        """The die just thrown, as it came to rest; dice turned over by it are not counted."""
        if isinstance(event, DieThrown) and event.die != BLANK:
            return [Roll(event.seat, "character", face) for die, face in event.faces if die == event.die]
        return []
