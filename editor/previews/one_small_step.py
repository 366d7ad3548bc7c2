"""One Small Step as its players see it: events, missions, Hazards, Advancements, tiles, Earth spaces and dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step import models as m
from desktop.games.one_small_step.texts import POWERS
from desktop.table.boards.one_small_step import cards
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import (
    ADVANCEMENT_INK,
    CREW_INK,
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    SATELLITE_INK,
)
from desktop.table.boards.one_small_step.painting import group_ink, paint_star
from desktop.table.boards.one_small_step.plates import paint_plate
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.surroundings import ERA_INKS
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, stroke, vertical
from desktop.table.kit.theme import PRINT_BLUE, Paint, mix
from desktop.table.kit.writing import put_text
from editor.previews.pieces import Face, Piece, Shown

_EVENT = ((112.0, 176.0), (56.6, 89.0))
_MISSION = ((138.0, 90.0), (88.9, 58.0))
_HAZARD = ((120.0, 60.0), (70.0, 35.0))
_ADVANCEMENT = ((150.0, 104.0), (88.9, 61.6))
_TILE = ((96.0, 52.0), (48.0, 26.0))
_CREW_TILE = ((46.0, 36.0), (32.0, 25.0))
_PLATE = ((160.0, 150.0), (90.0, 84.4))
_DIE = 16.0
"""Millimetres of a die's side: the faces are printed to be stuck on."""
Painted = Callable[[QPainter, QRectF], object]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Previews", text)


def _face(key: str, title: str, units: tuple[float, float], paint: Painted, corner: float = 5.0) -> Face:
    def painted(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
        found = paint(painter, rect)
        return [str(field) for field in found] if isinstance(found, tuple) else ()

    return Face(key, title, units, painted, corner)


def _back(units: tuple[float, float], sign: Sign, ink: Paint) -> Face:
    return _face("back", _tr("Back"), units, lambda painter, rect: cards.paint_tile_back(painter, rect, sign, ink), 6)


class Painters:
    """Paints for any content: symbols alone stand on the cards, so that no item depends on another. ``stage`` holds
    the pictures of the pack."""

    def __init__(self, stage: dict[str, Any]) -> None:
        self._pictures: Mapping[str, bytes] = {one.item: one.data for one in stage["pictures"] if one.part == "events"}

    def show(self, part: str, item: Any, *, table: bool = False) -> Shown:
        """An item that is right in form."""
        match part:
            case "events":
                return self._event(item)
            case "missions":
                return self._mission(item, table)
            case "hazards":
                return self._hazard(item)
            case "advancements":
                return self._advancement(item, table)
            case "satellite_tiles":
                return self._bonus(item, Sign.SATELLITE_TILE, SATELLITE_INK)
            case "media_tiles":
                return self._bonus(item, Sign.MEDIA_TILE, PRINT_BLUE)
            case "crew_tiles":
                return self._crew_tile(item)
            case "earth":
                return self._earth(item)
            case _:
                return self._dice(item)

    def _event(self, card: m.EventCard) -> Shown:
        units, size = _EVENT
        own = self._pictures.get(card.id, b"")
        front = _face("front", _tr("Front"), units, partial(cards.paint_event, card=card, own=own))
        hand = _face("hand", _tr("In the hand"), (208, 98), partial(cards.paint_hand_card, card=card, own=own))
        back = _back(units, Sign.EVENT, ERA_INKS[card.era - 1])
        return Shown((Piece(card.id, card.title, size, front, back),), (hand,))

    def _mission(self, card: m.Mission, table: bool) -> Shown:
        units, size = _MISSION
        front = _face(
            "front", _tr("Front"), units, lambda painter, rect: cards.paint_mission(painter, rect, card, small=table)
        )
        sign = Sign.SATELLITE if card.kind == "satellite" else Sign.CREW
        return Shown((Piece(card.id, card.title, size, front, _back(units, sign, cards.mission_ink(card))),))

    def _hazard(self, card: m.Hazard) -> Shown:
        units, size = _HAZARD
        front = _face("front", _tr("Front"), units, lambda painter, rect: cards.paint_hazard(painter, rect, card))
        back = _face("back", _tr("Back"), units, cards.paint_hazard_back, 3)
        return Shown((Piece(card.id, card.title, size, front, back),))

    def _advancement(self, card: m.AdvancementCard, table: bool) -> Shown:
        units, size = _ADVANCEMENT
        power = "" if table else POWERS[card.power]
        front = _face(
            "front",
            _tr("Front"),
            (112.0, 58.0) if table else units,
            lambda painter, rect: cards.paint_advancement(painter, rect, card, power),
        )
        back = _back(units, Sign.ADVANCEMENT_CARD, ADVANCEMENT_INK)
        return Shown((Piece(card.id, card.title, size, front, back),))

    def _bonus(self, tile: m.BonusTile, sign: Sign, ink: Paint) -> Shown:
        units, size = _TILE
        front = _face("front", _tr("Front"), units, lambda painter, rect: cards.paint_tile(painter, rect, tile, ink))
        return Shown((Piece(tile.id, tile.title, size, front, _back(units, sign, ink), tile.copies),))

    def _crew_tile(self, tile: m.CrewTile) -> Shown:
        units, size = _CREW_TILE

        def paint(painter: QPainter, rect: QRectF) -> None:
            fill(painter, rounded(rect, 6), vertical(rect, (0, "#FFF9E8"), (1, PAPER_SHADE)))
            stroke(painter, rounded(rect.adjusted(0.9, 0.9, -0.9, -0.9), 5.4), GOLD, 1.8)
            paint_star(painter, str(tile.points), rect.center().x(), rect.center().y(), 28)

        title = _tr("The Moon") if tile.moon else _tr("Crew tile {points}").format(points=tile.points)
        front = _face("front", _tr("Front"), units, paint, 6)
        back = _back(units, Sign.CREW_TILE, mix(CREW_INK, INK, 0.3) if tile.moon else CREW_INK)
        return Shown((Piece(tile.id, title, size, front, back, tile.copies),))

    def _earth(self, space: m.EarthSpace) -> Shown:
        units, size = _PLATE

        def plate(covered: tuple[int, ...], *, beginner: bool = False) -> Painted:
            return lambda painter, rect: paint_plate(painter, rect, space, covered, (), beginner=beginner)

        front = _face("front", _tr("Front, upgrades open"), units, plate((0, 0, 0, 0)), 8)
        back = _face("back", _tr("Back, for beginners"), units, plate((0, 0, 0, 0), beginner=True), 8)
        covered = _face("covered", _tr("With its markers"), units, plate((1, 1, 1, 1)), 8)
        return Shown((Piece(space.id, space.title, size, front, back),), (covered,))

    def _dice(self, dice: m.Dice) -> Shown:
        rows = (("agency", dice.agency), ("satellite", dice.satellite), ("crew", dice.crew))
        names = {"agency": _tr("Agency die"), "satellite": _tr("Satellite die"), "crew": _tr("Crew die")}
        pieces = []
        for key, faces in rows:
            units = (52.0 * len(faces), 52.0)
            front = _face("front", names[key], units, _strip(key, faces), 0)
            pieces.append(Piece(f"dice-{key}", names[key], (_DIE * len(faces), _DIE), front))
        return Shown(tuple(pieces))


def _strip(group: str, faces: Sequence[tuple[str, ...]]) -> Painted:
    """The faces of a die side by side."""
    ink = group_ink(Sign(group))

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, NIGHT)
        for number, face in enumerate(faces):
            side = QRectF(52 * number, 0, 52, 52).adjusted(1, 1, -1, -1)
            fill(painter, rounded(side, 8), vertical(side, (0, mix(ink, "#FFFFFF", 0.18)), (1, ink)))
            stroke(painter, rounded(side.adjusted(2, 2, -2, -2), 6), mix(ink, "#FFFFFF", 0.5), 1)
            wide = 36 / len(face)
            for place, resource in enumerate(face):
                x = side.center().x() + (place - (len(face) - 1) / 2) * 22
                paint_sign(painter, Sign(resource), x, side.center().y() - 3, min(28.0, wide + 4), PAPER)
            put_text(painter, side.right() - 7, side.bottom() - 5, str(number + 1), fonts.font(9, 600), PAPER, "right")

    return paint
