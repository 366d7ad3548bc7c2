"""The pictures of the help pages: the painters of the table, shown small positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers import load
from desktop.games.space_movers.checks import THRESHOLD, begin_check
from desktop.games.space_movers.game import SpaceMovers
from desktop.games.space_movers.run import Run
from desktop.games.space_movers.state import HELD, CheckFrame, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.games.space_movers.vocabulary import ROOMS, SKILLS, Symbol
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.throw_table import outlook
from desktop.kernel.throws import Rest
from desktop.table.boards.space_movers.card_art import paint_card
from desktop.table.boards.space_movers.character_card import paint_character
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.chart_art import paint_chart, paint_sky
from desktop.table.boards.space_movers.check_odds import paint_odds
from desktop.table.boards.space_movers.check_panel import CheckPanel, paint_check
from desktop.table.boards.space_movers.crew import Skills, looks, paint_die, paint_pawn
from desktop.table.boards.space_movers.faces import card_face, objective_face
from desktop.table.boards.space_movers.gauges import paint_presence, paint_resources
from desktop.table.boards.space_movers.pieces import Flights, paint_pieces, pod_rect
from desktop.table.boards.space_movers.ship import Ship, paint_ship
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.words import room_hint, tr
from desktop.table.help.pictures import HelpPicture
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, polygon, rounded, saved, stroke, vertical
from desktop.table.kit.theme import AMBER, GOOD, INK, SOFT_TEXT, TEAL, TEXT, colour, mix
from desktop.table.kit.writing import CENTRE, put_text

WIDTH = 516.0
"""In logical pixels: what the help drawer has room for."""
NAMES = ("Ada", "Mira", "Nova", "Jonas")
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

    def turn(self) -> HelpPicture:
        """The four parts of a turn as arrows, each with what it is about."""
        parts = (
            (tr("Draw"), tr("one card"), "cards", "#8FB4FF"),
            (tr("Movement"), tr("walk, then jump"), "forward", TEAL),
            (tr("Action"), tr("one, or none"), "star", AMBER),
            (tr("Clean Up"), tr("-1, scout, hand"), "battery", "#FF9AA2"),
        )

        def paint(painter: QPainter, rect: QRectF) -> None:
            wide = (WIDTH - 4) / len(parts)
            for index, (title, words, symbol, tint) in enumerate(parts):
                left, right = 2 + index * wide, 2 + (index + 1) * wide - 5
                points = [(left, 4), (right - 14, 4), (right, 42), (right - 14, 80), (left, 80)]
                arrow = polygon([*points, (left + 14, 42)] if index else points)
                fill(painter, arrow, vertical(rect, (0, mix(INK, tint, 0.34)), (1, mix(INK, tint, 0.14))))
                stroke(painter, arrow, colour(tint, 0.8), 1.2)
                middle = (left + right) / 2 + 3 * bool(index)
                paint_symbol(painter, symbol, middle, 22, 9, tint)
                put_text(painter, middle, 52, title, fonts.display(15, 700), TEXT, CENTRE)
                put_text(painter, middle, 70, words, fonts.font(12), SOFT_TEXT, CENTRE)

        return HelpPicture(WIDTH, 84, paint)

    def check(self) -> HelpPicture:
        """The list beside the dice box, with one die thrown and one in hand."""
        state = self._state()
        event = self.tables.of_kind(Kind.EVENT)[0]
        begin_check(Run(self.tables, state, Seeded(1)), "event", event, 0, ("mechanical", "strength"))
        frame = state.stack[-1]
        assert isinstance(frame, CheckFrame)
        frame.answers, frame.in_hand = [4, 1], 1
        frame.rests = (Rest("4", "d10", 3, 0, 0, 100, (0, 0, 0), ()),)
        panel = CheckPanel(self.tables, QRectF(0, 0, 1000, 470), frame)

        def paint(painter: QPainter, rect: QRectF) -> None:
            with saved(painter):
                painter.setClipPath(rounded(rect, 12))
                paint_check(painter, panel, self.tables, state, self._crew, self._skills, NAMES, str)
                odds = outlook("d10", 1, "firm", aimed=True)
                paint_odds(painter, panel.odds, 0.47, 1000, odds, at_die=True)

        return HelpPicture(panel.list.right() + 16, panel.odds.bottom() + 10, paint)

    def throws(self) -> HelpPicture:
        """The worked example: the faces in the box after each of its four throws."""
        eli, gurn, red = self._crew[0], self._crew[1], self._crew[2]
        boxes = (
            ((eli, "5"),),
            ((eli, "5"), (red, "3")),
            ((eli, "5"), (red, "9"), (gurn, "1")),
            ((eli, "5"), (red, "9"), (gurn, "8")),
        )

        def paint(painter: QPainter, rect: QRectF) -> None:
            wide = (WIDTH - 24) / len(boxes)
            for index, dice in enumerate(boxes):
                box = QRectF(index * (wide + 8), 20, wide, 96)
                fill(painter, rounded(box, 8), vertical(box, (0, "#0B5A63"), (1, "#063C49")))
                stroke(painter, rounded(box.adjusted(1, 1, -1, -1), 7), "#8A5A30", 3)
                title = tr("Throw {number}").format(number=index + 1)
                put_text(painter, box.center().x(), 12, title, fonts.font(12, 600), SOFT_TEXT, CENTRE)
                for number, (look, face) in enumerate(dice):
                    x, y = box.left() + 26 + number * 37, box.top() + 38
                    paint_die(painter, look, x, y, 17, face)
                    good = int(face) >= THRESHOLD
                    paint_symbol(painter, "check" if good else "cross", x, y + 34, 7, GOOD if good else "#FF8A92")

        return HelpPicture(WIDTH, 120, paint)

    def mat(self) -> HelpPicture:
        """The floor of the box from above, with the areas of the Advanced side and a die on each kind."""
        box = self.tables.box
        wide = WIDTH * 0.8
        scale = wide / box.width
        floor = QRectF(0, 0, wide, box.depth * scale)
        kinds = {area.succeed: area.corners for area in self.tables.advanced}

        def paint(painter: QPainter, rect: QRectF) -> None:
            fill(painter, rounded(floor, 10), vertical(floor, (0, "#0B5A63"), (1, "#063C49")))
            with saved(painter):
                painter.translate(floor.center())
                painter.scale(scale, -scale)
                for area in self.tables.advanced:
                    tint = "#38E0A0" if area.succeed else "#FF6A4A"
                    shape = polygon([(float(x), float(y)) for x, y in area.corners])
                    fill(painter, shape, colour(tint, 0.28))
                    stroke(painter, shape, tint, 12)
            for area in self.tables.advanced:
                x, y = _middle(area.corners, floor, scale)
                symbol, tint = ("check", "#BFFFE6") if area.succeed else ("cross", "#FFD0C4")
                paint_symbol(painter, symbol, x, y, 14, tint)
            for good, look, face in ((True, self._crew[4], "2"), (False, self._crew[6], "9")):
                x, y = _middle(kinds[good], floor, scale)
                paint_die(painter, look, x + 30, y - 4, 20, face)

        return HelpPicture(wide, floor.height(), paint)


def _middle(corners: Sequence[tuple[int, int]], floor: QRectF, scale: float) -> tuple[float, float]:
    """The middle of an area of the mat, on a picture of its floor."""
    x = sum(x for x, _ in corners) / len(corners)
    y = sum(y for _, y in corners) / len(corners)
    return floor.center().x() + x * scale, floor.center().y() - y * scale


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
        "turn": made.turn(),
        "check": made.check(),
        "throws": made.throws(),
        "mat": made.mat(),
    }
