"""The board of Amazing Space Venture as a scene: it draws states, shows what may be picked and plays what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.games.amazing_space_venture.actions import FitExtra, PlaceTile, PlayRed
from desktop.games.amazing_space_venture.events import TilePlaced, TileRemoved, TurnBegan
from desktop.games.amazing_space_venture.frames import Looking
from desktop.games.amazing_space_venture.grid import NAMES, square_address
from desktop.games.amazing_space_venture.state import UNKNOWN, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.game import Event
from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture import words
from desktop.table.boards.amazing_space_venture.asked import Holding, costs, gains, holding, tiles_on_offer
from desktop.table.boards.amazing_space_venture.board_art import paint_board, plan_of
from desktop.table.boards.amazing_space_venture.entries import entry_of, strip_of
from desktop.table.boards.amazing_space_venture.faces import Laid, tile_arts
from desktop.table.boards.amazing_space_venture.geometry import BOARD, square_at, square_of
from desktop.table.boards.amazing_space_venture.items import FINEST, SHOWN, Chart, Sprites
from desktop.table.boards.amazing_space_venture.lights import Lights
from desktop.table.boards.amazing_space_venture.mover import Mover
from desktop.table.boards.amazing_space_venture.pieces import Pieces
from desktop.table.boards.amazing_space_venture.places import Places
from desktop.table.boards.amazing_space_venture.position import position_of
from desktop.table.boards.amazing_space_venture.reading import (
    columns_of,
)
from desktop.table.boards.amazing_space_venture.rules import rule_of
from desktop.table.boards.amazing_space_venture.sheet import ScoreSheet
from desktop.table.boards.amazing_space_venture.signs import LOOKS, paint_ship, paint_sign
from desktop.table.boards.amazing_space_venture.stage import stage_of
from desktop.table.boards.amazing_space_venture.surroundings import Surroundings
from desktop.table.boards.amazing_space_venture.ways import way_to
from desktop.table.boards.base import Ask, Board, Closed, Entry, Phases, SeatArt, SeatSheet, Stop, Table, Tip
from desktop.table.kit.cache import Pictures, Recipe

LARGEST_KEPT = 1.25
"""Logical pixels to a unit up to which the picture of the board is worth keeping on the disk."""


class VentureBoard(Board):
    """The board with tray and rails."""

    def __init__(self, table: Table, pictures: Pictures) -> None:
        super().__init__(table)
        self.tables: Tables = table.game.tables  # type: ignore[attr-defined]  # no other game has this board
        self.colours: tuple[str, ...] = tuple(seat.role for seat in table.setup.seats)
        self.arts = tile_arts(self.tables)
        self._plan = plan_of(self.tables.content.board)
        self._pictures = pictures
        self._waited: Recipe | None = None
        """The picture of the printed board that is waited for."""
        pictures.ready.connect(self._put_board)
        self.setSceneRect(BOARD.adjusted(-3, -3, 3, 3))
        self._chart = Chart()
        self.addItem(self._chart)
        self._sprites = Sprites()
        self.pieces = Pieces(self, self._sprites)
        self.lights = Lights(self, self._sprites, self.arts)
        self.places = Places()
        self._state: VentureState | None = None
        self._viewer = 0
        self._ask: Ask | None = None
        self.holding: Holding | None = None
        self._turned = 0
        self._gone: tuple[str, ...] = ()
        """Tiles that had no place and have just left the game."""
        self._mover = Mover(self)
        self._mover.finished.connect(self._come_to_rest)
        self._after: VentureState | None = None
        self.around = Surroundings(self.tables, self.arts, self.colours, table.say)
        self._connect_around()
        self._spun = QTimer(self)
        self._spun.setSingleShot(True)

    def _connect_around(self) -> None:
        self.around.hand.picked.connect(self.picked)
        self.around.hand.pointed.connect(self.pointed)
        self.around.drawn.turned.connect(self.turn)
        for rail in self.around.rails:
            rail.picked.connect(self.picked)
            rail.pointed.connect(self.pointed)
            rail.counted.connect(self.highlight)

    # ---- states --------------------------------------------------------------------------------------------------

    def show(self, state: Any) -> None:
        self.lights.show_trail(())
        self._show(state)

    def blank(self) -> None:
        self.ask(None)
        self.around.blank()

    def _show(self, state: VentureState) -> None:
        self._state = state
        self._viewer = self._who_looks(state)
        position = position_of(self.tables, self.arts, state, self.colours)
        self.places.show(position)
        self._chart.put_tiles(position.tiles, position.held)
        self.pieces.show(position)
        self.lights.show_stage(stage_of(self.tables, state, self.colours, self.table.say))
        laid = [square for square in state.turn.placed if state.tiles[square] >= 0]
        self.lights.show_laid(laid)
        self._show_around()

    def _show_around(self) -> None:
        if self._state is not None:
            self.around.show(self._state, self._viewer)
            self.around.show_hand(self._state, self._viewer, self._ask)
            self.around.show_tiles(self._state, self._gone, self.holding, self._turned)

    def _who_looks(self, state: VentureState) -> int:
        """The seat whose cards are open in a view; when all are open, the one on turn."""
        open_hands = [seat for seat, hand in enumerate(state.hands) if hand and UNKNOWN not in hand]
        live = state.stack[-1] if state.stack else None
        if isinstance(live, Looking) and len(open_hands) == 2 and live.seat in open_hands:
            return live.seat
        if len(open_hands) == 1:
            return open_hands[0]
        return state.turn.seat if len(open_hands) > 1 else self._viewer

    def play(self, events: Sequence[Event], after: Any) -> None:
        self._after = after
        if any(isinstance(event, TurnBegan | TilePlaced) for event in events):
            self._gone = ()
        self._gone += tuple(event.tile for event in events if isinstance(event, TileRemoved))
        self._mover.start(events)

    def _come_to_rest(self) -> None:
        after, self._after = self._after, None
        if after is not None:
            self._show(after)
            self.settled.emit()

    def skip(self) -> None:
        self._mover.skip()

    @property
    def moving(self) -> bool:
        return self._mover.running

    # ---- questions -----------------------------------------------------------------------------------------------

    def lead(self, ask: Ask) -> Address | None:
        """The tile just drawn is in hand at once."""
        tiles = tiles_on_offer(ask)
        return tiles[0] if tiles else None

    def ask(self, ask: Ask | None) -> None:
        self._ask = ask
        before = self.holding.tile if self.holding is not None else ""
        self.holding = holding(ask)
        if self.holding is not None and self.holding.tile != before:
            self._turned = 0
        if ask is not None:
            self._viewer = ask.seat  # an empty hand does not tell who looks
        self.around.show_choice(ask)
        self._show_around()
        if ask is None:
            self.lights.clear()
            self.places.ask((), ())
            return
        self.places.ask(tuple(ask.options), ask.picks)
        self._light(ask)

    def _light(self, ask: Ask) -> None:
        held = self.holding
        if held is not None:
            shown = held.rotations if ask.lit else {}
            self.lights.show_fits({square: self._turned in turns for square, turns in shown.items()})
            self.lights.show_gains(gains(self.tables, ask, held, self._turned) if held.laid is None and ask.lit else {})
            if held.laid is not None:
                square = next(iter(held.rotations))
                self.lights.show_ghost(square, self._tile(held.laid.rotation), fits=True)
            return
        accent = LOOKS[self.colours[ask.seat]].bright
        prices = costs(self.tables, ask.state, ask)
        options = [address for address in ask.options if self.places.anchor(address) is not None] if ask.lit else []
        self.lights.show_options(self.places, options, ask.picks, prices, accent)

    def _tile(self, rotation: int) -> Laid:
        assert self.holding is not None
        return Laid(self.arts[self.tables.face_number[self.holding.tile]], rotation)

    def follow(self, ask: Ask, address: Address) -> tuple[Address, ...]:
        square = square_of(address)
        if self.holding is None or square is None or square not in self.holding.rotations or len(ask.picks) != 1:
            return ()
        return (f"rotation:{self.holding.shown(square, self._turned)}",)

    def turn(self, by: int) -> bool:
        if self.holding is None or self.holding.laid is not None or self._ask is None:
            return False
        if self._spun.isActive():
            return True
        self._spun.start(60)
        pointed = self.lights.ghost_square
        legal = self.holding.rotations.get(pointed, ()) if pointed is not None else ()
        for _ in range(4):
            self._turned = (self._turned + by) % 4
            if not legal or self._turned in legal:
                break
        self._light(self._ask)
        if self._state is not None:
            self.around.show_tiles(self._state, self._gone, self.holding, self._turned)
        self.shifted.emit()
        return True

    def stop(self, state: Any, actions: Sequence[Any]) -> Stop | None:
        """Once a turn for each card, when the tiles lie: then it is known what Captain Rookie or a summit would hit."""
        cards = frozenset(action.card for action in actions if isinstance(action, PlayRed | FitExtra))
        return Stop(state.turn.number, cards) if cards and not state.stack and not state.drawn else None

    def point(self, address: Address | None, tip: Tip | None = None) -> None:
        square = square_of(address) if address is not None else None
        held = self.holding
        if held is not None and held.laid is None:
            if square is None or self._state is None or self._state.tiles[square] >= 0:
                self.lights.show_ghost(None, None)
            else:
                fits = square in held.rotations
                rotation = held.shown(square, self._turned)
                laid = self._tile(rotation)
                self.lights.show_ghost(square, laid, fits=fits, tiles=self.places.tiles)
        elif held is None:
            self.lights.show_pointed(self.places, address)
            way = None
            if self._ask is not None and address is not None:
                way = way_to(self.tables, self._ask, self.places, address)
            self.lights.show_way(way)
        place = self.place(address) if address is not None else None
        self.lights.show_tip(tip if place is not None else None, place)

    def highlight(self, addresses: Sequence[Address]) -> None:
        squares = [self.places.square(address) for address in addresses]
        self.lights.show_counted([square for square in squares if square is not None])

    def refuse(self, address: Address | None) -> None:
        square = self.places.square(address) if address is not None else None
        self.lights.show_refused(square)

    def attempts(self, ask: Ask, address: Address | None) -> list[Any]:
        square = square_of(address) if address is not None else None
        if self.holding is None or square is None or square in self.holding.rotations:
            return []
        turns = [(self._turned + more) % 4 for more in range(4)]
        return [PlaceTile(ask.seat, self.holding.tile, NAMES[square], turn) for turn in turns]

    # ---- places --------------------------------------------------------------------------------------------------

    def addresses_at(self, point: QPointF) -> list[Address]:
        square = square_at(point)
        if square is None:
            return []
        if self.holding is not None and self.holding.laid is not None and square in self.holding.rotations:
            return [self._ask.picks[-1]] if self._ask is not None else []
        return self.places.at(square, point)

    def place(self, address: Address) -> QRectF | None:
        return self.places.rect(address)

    def name(self, address: Address) -> str:
        if address.startswith("card:"):
            return self.tables.cards[self.tables.card_number[address.partition(":")[2]]].title
        return words.place_name(self.tables, self._state, address, self.table.say)

    def rule(self, address: Address) -> str:
        return rule_of(self.tables, self._state, address)

    def beside(self, address: Address | None, right: int, down: int) -> Address:
        square = self.places.square(address) if address is not None else None
        if square is None:
            return square_address(84)
        row, column = divmod(square, 13)
        return square_address(min(max(row + down, 0), 12) * 13 + min(max(column + right, 0), 12))

    def set_cursor(self, address: Address | None) -> None:
        square = self.places.square(address) if address is not None else None
        self.lights.show_cursor(self.places, address if square is not None else None)
        self.around.show_cursor(address)

    # ---- around the board ----------------------------------------------------------------------------------------

    def heading(self, ask: Ask) -> str:
        return words.heading(self.tables, ask, self.holding is not None)

    def verb(self, action: Any) -> str:
        return words.verb(action)

    def entry(self, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry:
        return entry_of(self, ask, address, actions) or super().entry(ask, address, actions)

    def closed_entry(self, closed: Closed, why: str) -> Entry:
        return Entry(self.name(closed.address), why)

    def phases(self, ask: Ask | None) -> Phases:
        titles = words.phases()
        return Phases(titles, 0 if self._state is None else min(4, max(0, self._state.turn.phase - 1)))

    def seat_art(self, seat: int) -> SeatArt:
        key = self.colours[seat]

        def sign(painter: QPainter, area: QRectF) -> None:
            paint_sign(painter, key, area.center().x(), area.center().y(), area.width() / 2.4)

        def portrait(painter: QPainter, area: QRectF) -> None:
            paint_ship(
                painter, key, 3, area.center().x(), area.center().y() - 2, min(area.width(), area.height()) / 2.6
            )

        return SeatArt(LOOKS[key].bright, sign, portrait, self.table.game.info.role(key).title)

    def seat_sheet(self, state: Any, seat: int) -> SeatSheet:
        note = self.tr("{count} cards").format(count=len(state.hands[seat]))
        if state.quests[seat]:
            note += ", " + self.tr("a quest")
        strip, shown = strip_of(self.tables, state, seat, self.colours[seat])
        return SeatSheet(str(state.scores[seat]), "", note, strip, shown)

    def score(self, state: Any, seat: int) -> int:
        return int(state.scores[seat])

    def score_sheet(self, state: Any) -> QWidget | None:
        sheet = ScoreSheet(self.colours, columns_of(state, self.colours, self.table.say))
        sheet.counted.connect(self.highlight)
        return sheet

    def panels(self) -> list[QWidget]:
        return list(self.around.rails)

    def below(self) -> QWidget | None:
        return self.around.hand

    def show_live(self, live: bool) -> None:
        self.lights.show_history(not live)

    def rendering(self, scale: float, ratio: float) -> None:
        fine = min(scale, FINEST)
        lettering = scale / ratio
        self._sprites.set_scale(fine)
        self.lights.set_lettering(lettering)
        recipe = Recipe(
            f"venture board {self._plan}",
            SHOWN.width(),
            SHOWN.height(),
            fine,
            self._paint_printed,
            keep=lettering <= LARGEST_KEPT,
        )
        self._waited = recipe
        self._put_board()
        if self._waited is not None:
            self._pictures.prepare([recipe])  # the better part of a second: a thread does it
        self.update()

    def _paint_printed(self, painter: QPainter) -> None:
        painter.translate(-SHOWN.topLeft())
        paint_board(painter, self._plan)

    def _put_board(self) -> None:
        if self._waited is not None and self._pictures.is_ready(self._waited):
            self._chart.put_board(self._pictures.pixmap(self._waited), self._waited.scale)
            self._waited = None
