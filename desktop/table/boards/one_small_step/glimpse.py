"""One Small Step without its table: signs of the teams, scores, the Earth of a position as a picture."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.one_small_step.events import Rolled
from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.hidden import team_of
from desktop.games.one_small_step.state import StepState
from desktop.games.one_small_step.vocabulary import GROUPS
from desktop.kernel.game import Event
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.board_words import resource_name
from desktop.table.boards.one_small_step.ground import paint_ground
from desktop.table.boards.one_small_step.inks import TEAM_INKS, TEAM_LIGHTS
from desktop.table.boards.one_small_step.pieces import paint_team_mark
from desktop.table.boards.one_small_step.plates import paint_plate
from desktop.table.boards.one_small_step.surroundings import paint_media, paint_orbit, paint_path
from desktop.table.glimpses import Die, Face, Glimpse, PaintIn, Roll
from desktop.table.kit.ink import fill, rounded, saved

_SHOWN = QRectF(2, 2, 596, 532)
"""The Media track and the Earth: what tells most in a small square."""
_DICE = ("Agency die", "Satellite die", "Crew die")


def glimpse(game: OneSmallStep) -> Glimpse:
    return StepGlimpse(game)


def _team(role: str) -> int:
    return int(role.startswith("ussr"))


class StepGlimpse(Glimpse):
    def __init__(self, game: OneSmallStep) -> None:
        self._game = game

    def accent(self, role: str) -> str:
        return TEAM_LIGHTS[_team(role)]

    def sign(self, role: str) -> PaintIn:
        def paint(painter: QPainter, area: QRectF) -> None:
            fill(painter, rounded(area, area.width() * 0.2), TEAM_INKS[_team(role)])
            paint_team_mark(painter, _team(role), area.center().x(), area.center().y(), area.width() * 0.62)

        return paint

    def scores(self, state: StepState) -> tuple[int, ...]:
        seats = sorted({seat for team in state.seats for seat in team})
        return tuple(state.teams[team_of(state, seat)].vp for seat in seats)

    def subtitle(self, state: StepState) -> str:
        words = QCoreApplication.translate("Glimpse", "round {round}, {steps} of 6 spaces to the Moon")
        return words.format(round=state.round, steps=max(player.path for player in state.teams))

    def picture(self, state: StepState) -> PaintIn:
        shown = self._game.view(state, 0)  # the tiles of the Moon path are known to nobody

        def paint(painter: QPainter, area: QRectF) -> None:
            scale = min(area.width() / _SHOWN.width(), area.height() / _SHOWN.height())
            with saved(painter):
                painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
                painter.translate(area.center())
                painter.scale(scale, scale)
                painter.translate(-_SHOWN.center())
                painter.setClipRect(_SHOWN, Qt.ClipOperation.IntersectClip)
                self._paint(painter, shown)

        return paint

    def opening(self, state: StepState) -> PaintIn:
        return self.picture(state)

    def _paint(self, painter: QPainter, state: StepState) -> None:
        paint_ground(painter, 1.0)
        for team in (0, 1):
            paint_orbit(painter, state, team)
        paint_path(painter, self._game, state)
        paint_media(painter, state)
        for number, space in enumerate(self._game.content.earth):
            covered = state.covered[4 * number : 4 * number + 4]
            workers = state.workers[number]
            paint_plate(painter, g.plate(number), space, covered, workers, beginner=state.rules.beginner)

    @property
    def dice(self) -> tuple[Die, ...]:
        tables = self._game.tables
        titles = tuple(QCoreApplication.translate("Glimpse", title) for title in _DICE)
        dice = []
        for number, title in enumerate(titles):
            rolls = tables.dice[number]
            faces = (Face(_face_name(face), Fraction(rolls.count(face), len(rolls))) for face in tables.faces[number])
            dice.append(Die(GROUPS[number], title, tuple(faces)))
        return tuple(dice)

    def rolled(self, event: Event) -> list[Roll]:
        """A roll counts for the department that rolled; a result that was named is none."""
        if not isinstance(event, Rolled) or event.chosen:
            return []
        face = self._game.tables.faces[event.die].index(event.shown)
        return [Roll(event.seat, GROUPS[event.die], face)]


def _face_name(face: tuple[int, ...]) -> str:
    """A resource by its name; a pair by its first letters, as there is little room below a bar."""
    names = [resource_name(resource) for resource in face]
    return names[0] if len(names) == 1 else "+".join(name[0] for name in names)
