"""The table of Space Movers as painted sheets: where its parts lie, and what each sheet shows."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers.state import MoversState
from desktop.games.space_movers.tables import Tables
from desktop.kernel.throws import Strength
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask, Board, Table, Tip
from desktop.table.boards.space_movers import choices, reading
from desktop.table.boards.space_movers.animate import Mover
from desktop.table.boards.space_movers.card_art import paint_card
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.chart_art import paint_chart, paint_ground
from desktop.table.boards.space_movers.check_aim import paint_aim, paint_ghost, paint_keys, paint_move
from desktop.table.boards.space_movers.check_odds import Odds, paint_odds
from desktop.table.boards.space_movers.check_panel import CheckPanel, box_room, paint_check
from desktop.table.boards.space_movers.crew import Skills, looks
from desktop.table.boards.space_movers.drawing import Drawing, Shown
from desktop.table.boards.space_movers.layout import GAP, lay_out
from desktop.table.boards.space_movers.lights import paint_choice, paint_cursor, paint_picked, paint_spoken
from desktop.table.boards.space_movers.pieces import Flights
from desktop.table.boards.space_movers.places import Places, number_of
from desktop.table.boards.space_movers.sheets import CHART, CHECK, HELD_UP, LIGHTS, PANELS, Ground, Sheet
from desktop.table.boards.space_movers.ship import Ship
from desktop.table.boards.space_movers.talk import Row, paint_talk
from desktop.table.boards.space_movers.throwing import Throwing, is_in_box
from desktop.table.boards.space_movers.tips import held_up_rect, paint_tip, tip_rect
from desktop.table.boards.space_movers.tray import Tray
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import fill, rounded
from desktop.table.kit.theme import colour

STRENGTH_BUTTONS: dict[Address, Strength] = {"strength:soft": "soft", "strength:firm": "firm", "strength:hard": "hard"}
NATURAL = (1166.0, 916.0)
"""The room the table is drawn for, until a window says otherwise."""


class PaintedTable(Board):
    """Lays the parts of the table out and paints them; what they show is up to ``scene``."""

    wide = True
    places: Places
    """Which address lies where in the position that is shown."""

    def __init__(self, table: Table, pictures: Pictures) -> None:
        super().__init__(table)
        self.tables: Tables = table.game.tables  # type: ignore[attr-defined]  # no other game has this board
        self.crew = looks(self.tables.characters)
        self._names = tuple(seat.name for seat in table.setup.seats)
        self._skills = Skills(self.crew, self.tables.specialist)
        self.drawing = Drawing(self.tables, self.crew, self._skills, self._names, table.say)
        self.flights = Flights()
        self._keys: dict[str, str] = {}
        self._pictures = pictures
        self._shown: Shown | None = None
        self._ask: Ask | None = None
        self._turned: Address | None = None
        """Whose cards, or which pile, a person turned to."""
        self._pointed: Address | None = None
        self._cursor: Address | None = None
        self._point = QPointF()
        self._spoken: tuple[Address, ...] = ()
        self._tip: Tip | None = None
        self._live, self._scale = True, 1.0
        self._settled_once = False
        """Whether the view has said how large the table is seen: nothing costly is painted for another size before."""
        self._after: MoversState | None = None
        self._mover = Mover(self)
        self._mover.finished.connect(self._come_to_rest)
        self._picture: Recipe | None = None
        """The picture of the chart that is waited for."""
        self._check: CheckPanel | None = None
        self.odds = Odds(self.tables, self)
        self.odds.changed.connect(self._renew_check)
        self._chooser: dict[int, QRectF] = {}
        """Where the cards of Characters lie while one is chosen."""
        self._talk: list[Row] = []
        """The cards of all, while they lie side by side."""
        self._ground = Ground(lambda painter: paint_ground(painter, self.layout_))
        self.addItem(self._ground)
        self._sheets = self._make_sheets()
        self.throwing = Throwing(self.tables, pictures, self, CHECK + 0.5)
        self.throwing.offered.connect(self.offered)
        self.throwing.changed.connect(self.renew)
        self.verdict: bool | None = None
        """How the check ended that is shown still."""
        self.announced: int | None = None
        """A card that all are shown, while it is drawn or played."""
        pictures.ready.connect(self._put_ground)
        self.arrange(*NATURAL)

    def _make_sheets(self) -> dict[str, Sheet]:
        makers = {
            "pieces": (self._paint_pieces, CHART, True),
            "gauges": (self._paint_gauges, CHART, True),
            "ship": (self._paint_ship, PANELS, True),
            "crew": (self._paint_crew, PANELS + 0.1, True),
            "cards": (self._paint_cards, PANELS, True),
            "tray": (self._paint_tray, PANELS, True),
            "check": (self._paint_check, CHECK, True),
            "lights": (self._paint_lights, LIGHTS, False),
            "up": (self._paint_up, HELD_UP, False),
        }
        found = {}
        for name, (paints, layer, kept) in makers.items():
            found[name] = Sheet(paints, layer, kept=kept)
            self.addItem(found[name])
        return found

    def _overlay(self) -> QRectF:
        """Where a check, or the choice of characters, covers the table: over chart and ship."""
        layout = self.layout_
        return QRectF(0, 0, layout.whole.width(), layout.tray.top() - GAP)

    # ---- laying it out -------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        self.layout_ = lay_out(width, height)
        layout = self.layout_
        self.setSceneRect(layout.whole)
        self.chart = Chart(self.tables, layout.sky)
        self.ship = Ship(layout.ship)
        self.tray = Tray(layout.tray, len(self._names))
        self._ground.spread(layout.chart)
        cards = layout.objective.united(layout.pursuit).adjusted(-10, -10, 10, 14)
        for name, rect in (
            ("pieces", layout.chart),
            ("gauges", layout.chart),
            ("ship", layout.ship),
            ("crew", layout.ship),
            ("cards", cards),
            ("tray", layout.tray.adjusted(-2, -12, 2, 2)),
            ("check", layout.whole),
            ("lights", layout.whole),
            ("up", layout.whole),
        ):
            self._sheets[name].spread(rect)
        self.throwing.arrange(box_room(self._overlay()))
        self._renew_places()
        if self._settled_once:
            self._want_ground()

    def rendering(self, scale: float, ratio: float) -> None:
        self._scale, self._settled_once = min(scale, 3.0), True
        self.throwing.rendering(self._scale)
        self._want_ground()
        self.update()

    def _want_ground(self) -> None:
        layout, scale = self.layout_, self._scale
        size = f"{layout.chart.width():.0f}x{layout.chart.height():.0f}"
        chart, skills, tables = self.chart, self._skills, self.tables

        def paint(painter: QPainter) -> None:
            painter.translate(-layout.chart.topLeft())
            paint_ground(painter, layout)
            paint_chart(painter, tables, chart, skills, scale)

        name = f"space_movers/chart/{size}/{self.table.game.content_hash}"
        recipe = Recipe(name, layout.chart.width(), layout.chart.height(), scale, paint)
        self._picture = recipe
        if self._pictures.is_ready(recipe):
            self._put_ground()
        else:
            self._pictures.prepare([recipe])

    def _put_ground(self, _: str = "") -> None:
        if self._picture is not None and self._pictures.is_ready(self._picture):
            self._ground.put(self._pictures.pixmap(self._picture))
            self._picture = None

    def _near_button(self) -> str:
        return self._pointed if self._pointed is not None and self._pointed in ("throw", *STRENGTH_BUTTONS) else ""

    # ---- what looks different ------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Paint anew what looks different now."""
        self._renew_places()
        shown = self._shown
        if shown is None:
            return
        state = shown.state
        self._freshen("pieces", self.drawing.chart_key(state), self.flights.target)
        self._freshen("gauges", self.drawing.gauges_key(state), self._pointed)
        self._freshen("crew", (state.rooms, state.health, state.seats, state.coin, state.liberty, state.phase))
        self._freshen("cards", self.drawing.board_faces(shown))
        self._freshen("tray", self.drawing.strip_key(shown), self._pointed)
        talk = (self._talk, self.drawing.strip_key(shown), shown.usable) if self._talk else None
        aim = self.throwing.box.aim_words(), self.throwing.aiming, self.verdict, self._near_button()
        check = state.stack[-1:], state.health, state.phase == "choose", state.seats
        self._freshen("check", check, aim, talk)
        self._sheets["lights"].update()
        self._sheets["up"].update()

    def _freshen(self, name: str, *looks: object) -> None:
        """Paint a sheet anew if what it shows has changed."""
        key = repr(looks)
        if self._keys.get(name) != key:
            self._keys[name] = key
            self._sheets[name].update()

    def renew_chart(self) -> None:
        self._sheets["pieces"].update()

    def renew_gauges(self) -> None:
        self._sheets["gauges"].update()

    @abstractmethod
    def _renew_places(self) -> None:
        """Find out what the position puts where."""

    @abstractmethod
    def _come_to_rest(self) -> None:
        """The motion that ran has ended."""

    # ---- painting ------------------------------------------------------------------------------------------------

    def _paint_pieces(self, painter: QPainter) -> None:
        if self._shown is not None:
            self.drawing.paint_chart(painter, self.chart, self._shown, self.flights)
            self.drawing.paint_legend(painter, self.layout_.legend)

    def _paint_gauges(self, painter: QPainter) -> None:
        if self._shown is not None:
            gain = choices.gain(self.tables, self._ask, self._pointed)
            self.drawing.paint_gauges(painter, self.layout_, self._shown, gain)

    def _paint_ship(self, painter: QPainter) -> None:
        self.drawing.paint_ship(painter, self.ship)

    def _paint_crew(self, painter: QPainter) -> None:
        if self._shown is not None and self._shown.state.phase != "choose":
            self.drawing.paint_crew(painter, self.ship, self._shown)

    def _paint_cards(self, painter: QPainter) -> None:
        if self._shown is not None:
            self.drawing.paint_board_cards(painter, self.layout_, self._shown, self._scale)

    def _paint_tray(self, painter: QPainter) -> None:
        if self._shown is not None:
            self.drawing.paint_strip(painter, self.tray, self._shown, self._scale, self._pointed)

    def _paint_check(self, painter: QPainter) -> None:
        shown = self._shown
        if shown is None:
            return
        if self._check is not None:
            paint_check(
                painter,
                self._check,
                self.tables,
                shown.state,
                self.crew,
                self._skills,
                self._names,
                self.table.say,
                verdict=self.verdict,
            )
            if self.verdict is None:
                self._paint_throwing(painter, self._check)
        elif self._chooser:
            self.drawing.paint_chooser(painter, self._overlay(), self._chooser, shown.state)
        elif self._talk:
            paint_talk(painter, self._overlay(), self._talk, self.drawing, shown, self._scale)

    def _paint_throwing(self, painter: QPainter, panel: CheckPanel) -> None:
        """What the check is likely to come to, and the aim."""
        throwing = self.throwing
        aimer = throwing.box.aimer if throwing.aiming else None
        if panel.odds.height():
            at_die = aimer is not None and bool(aimer.choice.target)
            paint_odds(painter, panel.odds, self.odds.share, self.odds.runs, throwing.outlook(), at_die=at_die)
        if panel.keys.height() and aimer is not None:
            paint_keys(painter, panel.keys)
        room = panel.list.width()
        if "move_die" in self.places.every():
            paint_move(painter, panel.move, near=self._pointed == "move_die")
            room = panel.move.left() - panel.list.left() - 8
        strength = aimer.choice.strength if aimer is not None else None
        paint_aim(painter, panel, throwing.box.aim_words(), strength, self._near_button(), room)

    def _renew_check(self) -> None:
        self._sheets["check"].update()

    def _paint_lights(self, painter: QPainter) -> None:
        if self._shown is None:
            return
        if not self._live:
            fill(painter, rounded(self.layout_.whole, 12), colour("#6FA8FF", 0.06))
        for address in self._spoken:
            if (rect := self.places.rect(address)) is not None:
                paint_spoken(painter, address, rect)
        if self._ask is not None:
            self._paint_options(painter, self._ask)
        if self.throwing.moving_die is not None:
            paint_ghost(painter, self.throwing.ghost(), 20)
        if self._cursor is not None and (rect := self.places.rect(self._cursor)) is not None and not self._box_tells():
            paint_cursor(painter, rect)

    def _box_tells(self) -> bool:
        """Whether the cursor is in the box, which shows the aim there itself."""
        return is_in_box(self._cursor) and (self.throwing.aiming or self.throwing.box.moving)

    def _paint_options(self, painter: QPainter, ask: Ask) -> None:
        for picked in ask.picks:
            if (rect := self.places.rect(picked)) is not None:
                paint_picked(painter, self.places.real(picked), rect)
        if not ask.lit and not ask.picks:
            return
        choices.paint_routes(painter, self.tables, self.chart, ask)
        for address in ask.options:
            rect = self.places.rect(address)
            if rect is not None and not (self.throwing.aiming and is_in_box(address)):  # the box shows its own aim
                paint = choices.accent(self.tables, ask, address)
                paint_choice(painter, self.places.real(address), rect, paint, near=address == self._pointed)
        choices.paint_tags(painter, self.tables, self.chart, ask)
        choices.paint_chips(painter, self.places, ask)

    def _paint_up(self, painter: QPainter) -> None:
        """What is pointed at: a card held up, else a few words. A card just drawn or played is shown to all."""
        if self._shown is not None and self.announced is not None:
            middle = self.layout_.chart.united(self.layout_.ship)
            up = held_up_rect(QRectF(middle.center().x(), middle.center().y() + 196, 0, 0), middle)
            face = reading.whole_face(self.drawing, self._shown, f"card:{self.announced}")
            if face is not None:
                paint_card(painter, up, face, self._skills, ratio=self._scale, whole=True)
            return
        if self._shown is None or self._pointed is None:
            return
        place = self.places.rect(self._pointed)
        if place is None:
            return
        real = self.places.real(self._pointed)
        up = held_up_rect(place, self.layout_.whole)
        why = self._tip.title if self._tip is not None and self._tip.refused else ""
        face = reading.whole_face(self.drawing, self._shown, real, why)
        if face is not None:
            paint_card(painter, up, face, self._skills, ratio=self._scale, whole=True)
        elif (person := reading.person_at(self._shown.state, real)) is not None and not self._chooser:
            reading.paint_person(painter, up, self.drawing, person)
        elif not self._chooser and self._tip is not None and (self._tip.title or self._tip.line):
            if (node := number_of(real, "node")) is not None:
                place = place.united(self.chart.label_rect(node))
            rect = tip_rect(self._tip, place, self.layout_.whole)
            paint_tip(painter, rect, self._tip)
