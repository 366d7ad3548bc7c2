"""Space Movers as its players see it: cards of all kinds, the crew, the chart, the ship, the bars and the mat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers import faces as told
from desktop.games.space_movers import load
from desktop.games.space_movers import models as m
from desktop.games.space_movers.paths import distances
from desktop.games.space_movers.tables import Card, Kind, Side, Tables
from desktop.games.space_movers.texts import step_text
from desktop.games.space_movers.vocabulary import ROOMS
from desktop.kernel.throws import Box
from desktop.table.boards.space_movers.card_art import paint_back, paint_card
from desktop.table.boards.space_movers.character_card import paint_character
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.chart_art import paint_chart, paint_sky
from desktop.table.boards.space_movers.crew import Skills, look_of, looks
from desktop.table.boards.space_movers.dicebox.mat import Mat, MatArea, paint_mat
from desktop.table.boards.space_movers.faces import Face as CardFace
from desktop.table.boards.space_movers.faces import card_face, objective_face, sentence_case
from desktop.table.boards.space_movers.gauges import paint_presence, paint_resources
from desktop.table.boards.space_movers.layout import lay_out
from desktop.table.boards.space_movers.ship import Ship, paint_ship
from desktop.table.boards.space_movers.words import room_hint
from desktop.table.kit.cache import Pictures
from editor.previews.pieces import Face, Paint, Piece, Shown

CARD = (63.5, 88.9)
"""Millimetres of a poker card."""
_UNITS = (210.0, 294.0)
_MAP = (780.0, 400.0)
_MAP_SIZE = (520.0, 520.0 * 400 / 780)
_SHIP = (780.0, 230.0)
_BARS = (160.0, 360.0)
_CORNER = 9.0
_TABLE = (1264.0, 720.0)
"""The room of the board in a window of middle size."""
_TRAY_SHAPE = 0.86


def _tr(text: str) -> str:
    return QCoreApplication.translate("Previews", text)


class Painters:
    """Paints for one content. ``stage`` holds models by part, all right in form: ``map``, ``characters``, ``rooms``,
    ``bars`` and ``box``."""

    def __init__(self, stage: dict[str, Any]) -> None:
        base = load().tables.content
        crew = tuple(stage["characters"])
        missing = [one for one in base.characters if one.skill not in {person.skill for person in crew}]
        rooms = {room.id: room for room in (*base.rooms, *stage["rooms"])}
        self.content = base.model_copy(
            update={
                "map": _hung(stage["map"]),
                "bars": stage["bars"],
                "box": stage["box"],
                "pictures": stage["pictures"],
                "characters": (*crew, *missing),
                "rooms": tuple(rooms[room] for room in ROOMS),
                **dict.fromkeys(("events", "pursuits", "cargoes", "reactions", "adventures", "random_objectives"), ()),
            }
        )
        self.tables = _tables(self.content)
        self.skills = Skills(looks(self.tables.characters), self.tables.specialist)
        self._mats = Pictures()
        layout = lay_out(*_TABLE)
        self._board = (layout.event.width(), layout.event.height())
        high = layout.tray.height() - 16
        self._hand = (high * _TRAY_SHAPE, high)

    def show(self, part: str, item: Any, *, table: bool = False) -> Shown:
        """An item that is right in form; KeyError names a planet that is not on the map."""
        match part:
            case "events":
                return self._card(Card(0, Kind.EVENT, item.id, item.title, event=item), self._board if table else None)
            case "pursuits":
                card = Card(0, Kind.PURSUIT, item.id, item.title, pursuit=item)
                return self._card(card, self._board if table else None)
            case "cargoes":
                ends = self.tables.node_of[item.pick_up], self.tables.node_of[item.deliver]
                card = Card(0, Kind.CARGO, item.id, item.title, None, None, None, item, *ends, item.pays)
                return self._card(card, self._hand if table else None)
            case "reactions":
                card = Card(0, Kind.REACTION, item.id, item.title, reaction=item)
                return self._card(card, self._hand if table else None, item.copies)
            case "adventures":
                return self._adventure(item, table)
            case "random_objectives":
                side = Side(item.title, item.story, (), item.steps, item.loss, item.deadline)
                face = objective_face(self.tables, side, 1, 1, 0, str, item.id)
                face = face if table else self._all_steps(face, side)
                picture = self.content.picture("random_objectives", item.id)
                face = replace(face, band=_tr("Objective"), picture=picture)
                return Shown((self._piece(item.id, face, self._board if table else None),))
            case "characters":
                return self._character(item, table)
            case "rooms":
                return self._room(item)
            case "map":
                return self._chart()
            case "bars":
                return self._bars(item)
            case _:
                return self._mat(item)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _card(self, card: Card, units: tuple[float, float] | None, copies: int = 1) -> Shown:
        return Shown((self._piece(card.id, card_face(self.tables, card, str), units, copies),))

    def _piece(self, name: str, face: CardFace, units: tuple[float, float] | None, copies: int = 1) -> Piece:
        front = self._face("front", _tr("Front"), face, units)
        return Piece(name, face.title, CARD, front, _back(), copies)

    def _face(self, key: str, title: str, face: CardFace, units: tuple[float, float] | None) -> Face:
        """The side of a card, whole with its story where no units of the table are given."""

        def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
            paint_card(painter, rect, face, self.skills, ratio=ratio, whole=units is None)
            return ()

        return Face(key, title, units or _UNITS, paint, _CORNER)

    def _adventure(self, item: m.AdventureSet, table: bool) -> Shown:
        units = self._board if table else None
        pieces = []
        for place, card in enumerate(item.cards, start=1):
            one, two = card.side_1, card.side_2
            sides = (
                Side(one.title, one.story, one.task, (), one.loss, one.deadline),
                Side(two.title, two.story, (), two.steps, two.loss, two.deadline),
            )
            shown = []
            for side, key in zip(sides, ("side_1", "side_2"), strict=True):
                name = f"{item.id}-{place}"
                picture = self.content.picture("adventures", f"{name}-{key[-1]}", name, item.id)
                face = objective_face(self.tables, side, card.number, len(item.cards), 0, str, f"{name}-{key}")
                face = face if table else self._all_steps(face, side)
                band = _tr("Story {letter} {number}/{goal}")
                band = band.format(letter=item.letter, number=card.number, goal=len(item.cards))
                title = _tr("Side 1") if key == "side_1" else _tr("Side 2")
                shown.append(
                    self._face(key, title, replace(face, accent=item.banner, band=band, picture=picture), units)
                )
            pieces.append(Piece(f"{item.id}-{card.number}", f"{card.number} {one.title}", CARD, shown[0], shown[1]))
        return Shown(tuple(pieces))

    def _all_steps(self, face: CardFace, side: Side) -> CardFace:
        """The table shows the step that is to be done; what is printed tells all of them, their checks in words."""
        if len(side.steps) < 2:
            return face
        steps = [
            f"{number}. {sentence_case(str(step_text(self.content, step)))}"
            for number, step in enumerate(side.steps, start=1)
        ]
        return replace(face, text=(*steps, *face.text[1:]), check=())

    # ---- the crew ------------------------------------------------------------------------------------------------

    def _character(self, item: m.Character, table: bool) -> Shown:
        look = look_of(item)
        tables = self._with(item)
        number = tables.character_of[item.id]
        injured = told.injured_face(tables, number)
        lines = tuple(str(line) for line in injured.lines)

        def front(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
            paint_character(painter, rect, item, look, str)
            return ()

        def held(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
            paint_character(painter, rect, item, look, str, back=(injured.title, *lines))
            return ()

        band = _tr("Damaged") if item.machine else _tr("Injured")
        back = CardFace(
            "character", item.id, injured.title, band, lines, (), injured.story, injured.check, accent=look.bright
        )
        units = _UNITS
        piece = Piece(
            item.id,
            item.name,
            CARD,
            Face("front", _tr("Front"), units, front, _CORNER),
            self._face("back", _tr("Back, injured"), back, None),
        )
        return Shown((piece,), (Face("held", _tr("Held up at the table"), (240.0, 336.0), held, _CORNER),))

    def _with(self, item: m.Character) -> Tables:
        crew = tuple(item if one.skill == item.skill else one for one in self.content.characters)
        return _tables(self.content.model_copy(update={"characters": crew}))

    # ---- boards --------------------------------------------------------------------------------------------------

    def _chart(self) -> Shown:
        def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
            paint_sky(painter, rect)
            paint_chart(painter, self.tables, Chart(self.tables, rect.adjusted(4, 4, -4, -4)), self.skills, ratio)
            return ()

        face = Face("front", _tr("The chart"), _MAP, paint)
        return Shown((Piece("map", self.content.map.name, _MAP_SIZE, face),))

    def _room(self, item: m.ShipRoom) -> Shown:
        rooms = tuple(item if room.id == item.id else room for room in self.content.rooms)
        tables = _tables(self.content.model_copy(update={"rooms": rooms}))
        found = told.room_face(tables, ROOMS.index(item.id))
        lines = tuple(str(line) for line in found.lines)
        card = CardFace("room", item.id, item.title, _tr("Room of the Liberty"), lines, (), found.story)

        def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
            hints = tuple(room_hint(room) for room in ROOMS)
            paint_ship(painter, Ship(rect), tuple(room.title for room in rooms), hints)
            return ()

        piece = Piece(item.id, item.title, CARD, self._face("front", _tr("Front"), card, None), _back())
        return Shown((piece,), (Face("ship", _tr("In the Liberty"), _SHIP, paint),))

    def _bars(self, bars: m.Bars) -> Shown:
        def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
            high = rect.height() - 12
            paint_resources(painter, QRectF(6, 6, 70, high), bars, bars.resources, 1)
            paint_presence(painter, QRectF(84, 6, 70, high), bars, 0)
            return ()

        size = (_BARS[0] * 0.36, _BARS[1] * 0.36)
        return Shown((Piece("bars", _tr("The two bars"), size, Face("front", _tr("The two bars"), _BARS, paint)),))

    def _mat(self, box: m.DiceBox) -> Shown:
        size = Box(box.width, box.depth, box.height)
        areas = tuple(MatArea(area.succeed, tuple(area.corners)) for area in box.advanced)
        card = MatArea(True, tuple(box.card_corners))
        sides = (("front", _tr("Standard mat"), Mat(cards=(card,))), ("back", _tr("Advanced mat"), Mat(True, areas)))
        units = (box.width / 5, box.depth / 5)

        def painted(mat: Mat) -> Paint:
            def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
                painter.drawImage(rect, paint_mat(self._mats, size, mat))
                return ()

            return paint

        front, back = (Face(key, title, units, painted(mat)) for key, title, mat in sides)
        return Shown((Piece("box", _tr("The mat of the box"), (box.width / 10, box.depth / 10), front, back),))


def _back() -> Face:
    def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
        paint_back(painter, rect)
        return ()

    return Face("back", _tr("Back"), _UNITS, paint, _CORNER, "back")


def _hung(galaxy: m.GalaxyMap) -> m.GalaxyMap:
    """The map without routes that lead nowhere, with a start that is there and one headquarters."""
    ids = [node.id for node in galaxy.nodes]
    nodes = list(galaxy.nodes)
    if all(node.kind != "hq" for node in nodes):
        nodes[-1] = nodes[-1].model_copy(update={"kind": "hq"})
    ways: dict[frozenset[str], m.Route] = {}
    for route in galaxy.routes:
        if set(route.between) <= set(ids) and route.between[0] != route.between[1]:
            ways[frozenset(route.between)] = route
    start = galaxy.start if galaxy.start in ids else ids[0]
    return galaxy.model_copy(update={"nodes": tuple(nodes), "routes": tuple(ways.values()), "start": start})


def _tables(content: m.MoversContent) -> Tables:
    """Tables of a content whose map may still be in several parts: those are joined to count the ways, and drawn
    apart."""
    galaxy = content.map
    first = galaxy.nodes[0].id
    within = distances((node.id for node in galaxy.nodes), (route.between for route in galaxy.routes))
    joined: list[m.Route] = []
    reached = set(within[first])
    for node in galaxy.nodes:
        if node.id not in reached:
            joined.append(m.Route(between=(first, node.id)))
            reached.update(within[node.id])
    whole = galaxy.model_copy(update={"routes": (*galaxy.routes, *joined)})
    tables = Tables(content.model_copy(update={"map": whole}))
    if joined:
        ways = {frozenset(tables.node_of[end] for end in route.between) for route in joined}
        tables.routes = tuple(
            {other: check for other, check in near.items() if frozenset((one, other)) not in ways}
            for one, near in enumerate(tables.routes)
        )
        tables.neighbours = tuple(tuple(sorted(near)) for near in tables.routes)
    return tables
