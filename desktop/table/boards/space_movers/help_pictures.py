"""The pictures of the help pages: the painters of the table, shown small positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers import load
from desktop.games.space_movers.game import SpaceMovers
from desktop.games.space_movers.state import HELD, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.games.space_movers.vocabulary import ROOMS, SKILLS, Symbol
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.boards.space_movers.card_art import paint_card
from desktop.table.boards.space_movers.character_card import paint_character
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.chart_art import paint_chart, paint_sky
from desktop.table.boards.space_movers.crew import Skills, looks, paint_pawn
from desktop.table.boards.space_movers.faces import card_face, objective_face
from desktop.table.boards.space_movers.gauges import paint_presence, paint_resources
from desktop.table.boards.space_movers.pieces import Flights, paint_pieces, pod_rect
from desktop.table.boards.space_movers.ship import Ship, paint_ship
from desktop.table.boards.space_movers.words import room_hint
from desktop.table.help.pictures import HelpPicture
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, saved
from desktop.table.kit.theme import INK, SOFT_TEXT
from desktop.table.kit.writing import CENTRE, put_text

WIDTH = 516.0
"""In logical pixels: what the help drawer has room for."""
_MAP = QRectF(0, 0, 780, 400)
_CARD = QRectF(10, 10, 210, 300)


class _Pictures:
    """Paints for one content."""

    def __init__(self, game: SpaceMovers) -> None:
        self._game, self.tables = game, game.tables
        self._crew = looks(self.tables.characters)
        self._skills = Skills(self._crew, self.tables.specialist)

    def _state(self) -> MoversState:
        roles = self._game.propose_roles(4, {})
        return self._game.start(Setup(tuple(SeatSetup(role, role) for role in roles)), Seeded(1))

    def chart(self, part: QRectF | None, change: Callable[[MoversState], None]) -> HelpPicture:
        """The map, or a part of it, in a position that was changed."""
        shown = part or _MAP
        scale = WIDTH / shown.width()

        def paint(painter: QPainter, rect: QRectF) -> None:
            state = self._state()
            change(state)
            chart = Chart(self.tables, _MAP.adjusted(4, 4, -4, -4))
            with saved(painter):
                painter.setClipRect(rect)
                painter.scale(scale, scale)
                painter.translate(-shown.topLeft())
                paint_sky(painter, _MAP)
                paint_chart(painter, self.tables, chart, self._skills, scale * 2)
                paint_pieces(painter, self.tables, chart, state, self._crew, Flights())

        return HelpPicture(WIDTH, shown.height() * scale, paint)

    def around(self, nodes: tuple[str, ...], spare: float) -> QRectF:
        """The part of the map round some nodes."""
        chart = Chart(self.tables, _MAP.adjusted(4, 4, -4, -4))
        part = QRectF()
        for node in nodes:
            part = part.united(chart.spots[self.tables.node_of[node]].rect)
        return part.adjusted(-spare, -spare, spare, spare).intersected(_MAP)

    def pod(self) -> HelpPicture:
        chart = Chart(self.tables, _MAP.adjusted(4, 4, -4, -4))
        part = pod_rect(chart, self.tables.hq).united(chart.spots[self.tables.hq].rect).adjusted(-60, -8, 8, 26)
        part = part.intersected(_MAP)

        def held(state: MoversState) -> None:
            state.health[2] = HELD

        return self.chart(part, held)

    def card(self, card_id: str) -> HelpPicture:
        face = card_face(self.tables, self.tables.cards[self.tables.card_number(card_id)], str)
        return self._shown(lambda painter, rect: paint_card(painter, rect, face, self._skills, ratio=2.0, whole=True))

    def objective(self) -> HelpPicture:
        side = next(iter(self.tables.adventures.values()))[0][1]
        face = objective_face(self.tables, side, 1, 5, 0, str, "objective-help")
        return self._shown(lambda painter, rect: paint_card(painter, rect, face, self._skills, ratio=2.0, whole=True))

    def character(self) -> HelpPicture:
        person, look = self.tables.characters[6], self._crew[6]
        return self._shown(lambda painter, rect: paint_character(painter, rect, person, look, str))

    def _shown(self, paints: Callable[[QPainter, QRectF], object]) -> HelpPicture:
        def paint(painter: QPainter, rect: QRectF) -> None:
            paints(painter, _CARD)

        return HelpPicture(_CARD.right() + 10, _CARD.bottom() + 16, paint)

    def ship(self) -> HelpPicture:
        ship = Ship(QRectF(0, 0, WIDTH, 190))
        by_id = {room.id: room.title for room in self.tables.content.rooms}
        titles = tuple(by_id[room] for room in ROOMS)
        hints = tuple(room_hint(room) for room in ROOMS)
        return HelpPicture(WIDTH, 190, lambda painter, rect: paint_ship(painter, ship, titles, hints))

    def symbols(self) -> HelpPicture:
        names: tuple[Symbol, ...] = (*SKILLS, "strength", "intelligence")

        def paint(painter: QPainter, rect: QRectF) -> None:
            fill(painter, rounded(rect, 10), INK)
            for index, symbol in enumerate(names):
                x, y = 56 + 100 * (index % 5), 34 + 72 * (index // 5)
                self._skills.paint(painter, symbol, x, y, 19)
                put_text(painter, x, y + 38, symbol.capitalize(), fonts.font(12, 500), SOFT_TEXT, CENTRE)

        return HelpPicture(WIDTH, 150, paint)

    def crew(self) -> HelpPicture:
        def paint(painter: QPainter, rect: QRectF) -> None:
            fill(painter, rounded(rect, 10), INK)
            for index, look in enumerate(self._crew):
                x = 38 + 73 * index
                paint_pawn(painter, look, x, 66, 1.5)
                name = look.name.split(" & ")[0]
                put_text(painter, x, 90, name, fonts.font(12, 600), look.bright, CENTRE)

        return HelpPicture(WIDTH, 102, paint)

    def gauges(self) -> HelpPicture:
        bars = self.tables.bars

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_resources(painter, QRectF(8, 6, 70, 340), bars, 9, 2)
            paint_presence(painter, QRectF(110, 6, 70, 340), bars, 5)

        return HelpPicture(190, 352, paint)


def _calm(state: MoversState) -> None:
    """The beginning, with a few markers."""
    state.eyes[1], state.markers[4], state.markers[6] = 1, 1, 2


@cache
def pictures() -> Mapping[str, HelpPicture]:
    """All pictures by name."""
    made = _Pictures(load())
    tables = made.tables

    def at_vern(state: MoversState) -> None:
        state.liberty = tables.node_of["vern"]

    def hunted(state: MoversState) -> None:
        state.liberty, state.scout = tables.node_of["vern"], tables.hq

    first = {kind: next(card.id for card in tables.cards if card.kind == kind) for kind in Kind}
    return {
        "map": made.chart(None, _calm),
        "route": made.chart(made.around(("vern", "capri"), 34), at_vern),
        "scout": made.chart(made.around(("capri", "quill", "hq"), 26), hunted),
        "pod": made.pod(),
        "ship": made.ship(),
        "cargo": made.card(first[Kind.CARGO]),
        "reaction": made.card(first[Kind.REACTION]),
        "event": made.card(first[Kind.EVENT]),
        "pursuit": made.card(first[Kind.PURSUIT]),
        "objective": made.objective(),
        "character": made.character(),
        "symbols": made.symbols(),
        "crew": made.crew(),
        "gauges": made.gauges(),
    }
