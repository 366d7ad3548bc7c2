"""Paints the parts of the table for the position that is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers.crew import missing
from desktop.games.space_movers.models import ShipRoom
from desktop.games.space_movers.objectives import present_step
from desktop.games.space_movers.run import rule, top_side
from desktop.games.space_movers.standing import HandLimit, Upkeep
from desktop.games.space_movers.state import INJURED, NOWHERE, UNKNOWN, MoversState
from desktop.games.space_movers.tables import Kind, Tables
from desktop.games.space_movers.vocabulary import ROOMS, Symbol
from desktop.kernel.words import Address
from desktop.table.boards.space_movers.card_art import paint_back, paint_card
from desktop.table.boards.space_movers.character_card import paint_character
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.crew import Look, Skills, paint_die, paint_pawn
from desktop.table.boards.space_movers.faces import Face, Foot, Say, card_face, objective_face
from desktop.table.boards.space_movers.gauges import paint_presence, paint_resources
from desktop.table.boards.space_movers.layout import Layout
from desktop.table.boards.space_movers.pieces import Flights, paint_pieces
from desktop.table.boards.space_movers.places import beside_board, standing
from desktop.table.boards.space_movers.ship import Ship, paint_ship
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.tokens import liberty_still, paint_eye, paint_star
from desktop.table.boards.space_movers.tray import (
    Owner,
    Placed,
    Tray,
    paint_caption,
    paint_owner,
    paint_piles,
    paint_split,
    paint_talk_disc,
    paint_tray,
)
from desktop.table.boards.space_movers.words import room_hint, tr
from desktop.table.boards.stills import still
from desktop.table.kit import fonts
from desktop.table.kit.ink import FLAT, fill, line, rounded, stroke
from desktop.table.kit.theme import AMBER, HAIRLINE, MUTED, SOFT_TEXT, colour
from desktop.table.kit.writing import CENTRE, LEFT, centred_baseline, put_fitted, put_text, text_width

HAND_LIMIT = 5


@dataclass(slots=True)
class Shown:
    """What the table shows: a position and whose cards lie in the strip."""

    state: MoversState
    seat: int
    cards: list[Placed] = field(default_factory=list)
    pile: str = ""
    """The pile that the strip shows instead of a hand."""
    talk: bool = False
    """Whether the cards of all lie side by side."""
    usable: frozenset[Address] = frozenset()
    """What may be picked now, for the last lines of cards."""


class Drawing:
    """Painters that share content, crew and words."""

    def __init__(self, tables: Tables, crew: Sequence[Look], skills: Skills, names: Sequence[str], say: Say) -> None:
        self.tables, self.crew, self.skills, self.names, self.say = tables, crew, skills, names, say

    # ---- cards ---------------------------------------------------------------------------------------------------

    def face(self, card: int) -> Face:
        return card_face(self.tables, self.tables.cards[card], self.say)

    def hand_face(self, shown: Shown, placed: Placed) -> Face:
        """A card of the strip, with what it would take to use it."""
        face = self.face(placed.card)
        card = self.tables.cards[placed.card]
        usable = f"card:{placed.card}" in shown.usable
        if shown.pile and not usable:
            return replace(face, foot=None)
        if card.kind != Kind.CARGO:
            foot = Foot(tr("Play it now"), "now") if usable else face.foot
            return replace(face, foot=foot)
        if shown.pile:
            return replace(face, foot=Foot(tr("Take it"), "now") if usable else None)
        goal = card.deliver if placed.aboard else card.pick_up
        away = self.tables.distance[shown.state.liberty][goal]
        if usable and shown.state.phase == "discard":
            return replace(face, foot=Foot(tr("Discard it"), "bad"))
        if away == 0:
            words = tr("Deliver it here") if placed.aboard else tr("Pick it up here")
            return replace(face, foot=Foot(words, "good" if usable else "now"))
        words = tr("1 jump away") if away == 1 else tr("{count} jumps away")
        return replace(face, foot=Foot(words.format(count=away), "good" if placed.aboard else "quiet"))

    def lying_face(self, shown: Shown, placed: Placed) -> Face:
        """A card as it lies: cargo aboard has a band of its own."""
        face = self.hand_face(shown, placed)
        return replace(face, band=tr("Aboard"), accent="#E89A3C") if placed.aboard else face

    def board_face(self, shown: Shown, address: Address) -> Face | None:
        """The card in one of the three areas; None for an empty one."""
        state = shown.state
        if address == "event":
            face = self.face(state.event) if state.event != NOWHERE else None
        elif address == "pursuit":
            face = self.face(state.pursuit) if state.pursuit != NOWHERE else None
        else:
            face = self._objective(state)
        if face is None or not face.check:
            return face
        lost = self._unanswerable(state, face.check)
        if address in shown.usable:
            foot = Foot(tr("Try it now"), "now")
        elif lost is not None:
            foot = Foot(tr("No {skill}").format(skill=lost.capitalize()), "bad")
        else:
            foot = self._away(state) if address == "objective" else Foot(tr("An action"))
        return replace(face, foot=foot, off=frozenset({lost}) if lost else frozenset())

    def _objective(self, state: MoversState) -> Face | None:
        side = top_side(self.tables, state)
        if side is None:
            if not state.objectives or state.result:
                return None
            text = tr("The first delivery turns up the first objective.")
            band = tr("Objective {number}/{goal}").format(number=1, goal=state.goal)
            return Face("objective", "face_down", tr("Face down"), band, (text,))
        number = len(state.done) + 1
        key = f"objective-{state.objectives[0]}-{state.side}"
        face = objective_face(self.tables, side, number, state.goal, state.step, self.say, key)
        content = self.tables.content
        for adventure in content.adventures:
            if adventure.id == state.rules.objectives:
                card = f"{adventure.id}-{state.objectives[0] + 1}"
                picture = content.picture("adventures", f"{card}-{state.side}", card, adventure.id)
                band = tr("Story {letter} {number}/{goal}")
                band = band.format(letter=adventure.letter, number=number, goal=state.goal)
                return replace(face, accent=adventure.banner, band=band, picture=picture)
        chosen = content.random_objectives[state.objectives[0]]
        return replace(face, picture=content.picture("random_objectives", chosen.id))

    def _unanswerable(self, state: MoversState, check: tuple[Symbol, ...]) -> Symbol | None:
        return missing(self.tables, state, check)

    def _away(self, state: MoversState) -> Foot:
        step = present_step(self.tables, state)
        for condition in step.when if step else ():
            if condition.kind == "at":
                node = self.tables.node_of[condition.planet]
                count = self.tables.distance[state.liberty][node]
                if count:
                    words = tr("1 jump away") if count == 1 else tr("{count} jumps away")
                    return Foot(words.format(count=count), "good")
        return Foot(tr("Action, here"), "good")

    def board_faces(self, shown: Shown) -> tuple[Face | None, ...]:
        return tuple(self.board_face(shown, address) for address in ("objective", "event", "pursuit"))

    def paint_board_cards(self, painter: QPainter, layout: Layout, shown: Shown, ratio: float) -> None:
        """Objective, Event and Pursuit; empty areas say what they are for."""
        areas: tuple[tuple[Address, QRectF, str, str], ...] = (
            ("objective", layout.objective, tr("Objective"), "star"),
            ("event", layout.event, tr("No event"), "warning"),
            ("pursuit", layout.pursuit, tr("No pursuit"), "eye"),
        )
        for address, rect, title, symbol in areas:
            face = self.board_face(shown, address)
            if face is None:
                fill(painter, rounded(rect, 9), colour("#0B1130", 0.7))
                stroke(painter, rounded(rect.adjusted(1, 1, -1, -1), 8), colour(HAIRLINE, 0.9), 1.2, dash=[4, 4])
                paint_symbol(painter, symbol, rect.center().x(), rect.center().y() - 10, 17, colour(MUTED, 0.45))
                put_fitted(
                    painter,
                    rect.center().x(),
                    rect.center().y() + 28,
                    rect.width() - 8,
                    title,
                    fonts.font(12),
                    MUTED,
                    CENTRE,
                )
            else:
                self._card(painter, rect, face, ratio)

    def _card(self, painter: QPainter, rect: QRectF, face: Face, ratio: float) -> None:
        """A card, painted once for each look and size."""

        def paint(inner: QPainter, place: QRectF) -> None:
            paint_card(inner, place, face, self.skills, ratio=ratio)

        still((face, ratio), paint, spill=12)(painter, rect)

    # ---- bars, chart, ship ---------------------------------------------------------------------------------------

    def gauges_key(self, state: MoversState) -> tuple[object, ...]:
        return state.resources, state.presence, state.event

    def chart_key(self, state: MoversState) -> tuple[object, ...]:
        side = state.objectives[:1], state.side, state.step
        return state.liberty, state.scout, state.drone, state.eyes, state.markers, state.health, side

    def strip_key(self, shown: Shown) -> tuple[object, ...]:
        state = shown.state
        faces = [self.hand_face(shown, placed) for placed in shown.cards if placed.card != UNKNOWN]
        piles = len(state.deck), len(state.discard), len(state.removed)
        return shown.seat, shown.cards, shown.pile, shown.talk, faces, piles, state.seats, state.health, state.event

    def paint_gauges(self, painter: QPainter, layout: Layout, shown: Shown, gain: int) -> None:
        found = rule(self.tables, shown.state, Upkeep)
        upkeep = found.amount if found else 1
        paint_resources(painter, layout.resources, self.tables.bars, shown.state.resources, upkeep, gain)
        paint_presence(painter, layout.presence, self.tables.bars, shown.state.presence)

    def paint_chart(self, painter: QPainter, chart: Chart, shown: Shown, flights: Flights) -> None:
        paint_pieces(painter, self.tables, chart, shown.state, self.crew, flights, liberty_still)

    def paint_ship(self, painter: QPainter, ship: Ship) -> None:
        titles = tuple(room.title for room in self._rooms())
        paint_ship(painter, ship, titles, tuple(room_hint(room) for room in ROOMS))

    def _rooms(self) -> list[ShipRoom]:
        by_id = {room.id: room for room in self.tables.content.rooms}
        return [by_id[room] for room in ROOMS]

    def paint_crew(self, painter: QPainter, ship: Ship, shown: Shown) -> None:
        """Everybody aboard, and the dice of those nobody plays."""
        state = shown.state
        face = fonts.font(12, 600)
        y = ship.rect.top() + 13
        where = tr("at {place}").format(place=self.tables.nodes[state.liberty].title)
        put_text(painter, ship.rect.left() + 10, centred_baseline(face, y), where, face, AMBER, LEFT)
        acting = state.seats[state.coin] if state.phase != "choose" else NOWHERE
        for character, (foot, scale) in standing(self.tables, ship, state).items():
            if character in state.seats:
                hurt = state.health[character] == INJURED
                paint_pawn(
                    painter, self.crew[character], foot.x(), foot.y(), scale, acts=character == acting, hurt=hurt
                )
            else:
                paint_die(painter, self.crew[character], foot.x(), foot.y() - 11 * scale, 10 * scale)
        spare = beside_board(self.tables, ship, state)
        for character, rect in spare.items():
            paint_die(painter, self.crew[character], rect.center().x(), rect.center().y(), 9)
        if spare and ship.rect.width() > 560:
            left = min(rect.left() for rect in spare.values())
            words = tr("not played:")
            put_text(
                painter, left - text_width(face, words) - 7, centred_baseline(face, y), words, fonts.font(12), MUTED
            )

    def paint_legend(self, painter: QPainter, legend: QRectF) -> None:
        """What the marks on the chart mean; as many as there is room for."""
        fill(painter, rounded(legend, 7), colour("#0A1026", 0.72))
        stroke(painter, rounded(legend.adjusted(0.5, 0.5, -0.5, -0.5), 6.5), colour(HAIRLINE, 0.7), 1)
        face = fonts.font(12)
        x, y = legend.left() + 10, legend.center().y()
        entries = (
            ("route", tr("free route")),
            ("toll", tr("needs a check")),
            ("eye", tr("UO eye")),
            ("crate", tr("cargo to pick up")),
            ("star", tr("objective")),
            ("scout", tr("the scout's next step")),
        )
        for kind, words in entries:
            wide = 24 + text_width(face, words)
            if x + wide > legend.right() - 6:
                break
            _legend_mark(painter, kind, x + 8, y)
            put_text(painter, x + 22, centred_baseline(face, y), words, face, SOFT_TEXT)
            x += wide + 20

    # ---- the strip -----------------------------------------------------------------------------------------------

    def paint_strip(self, painter: QPainter, tray: Tray, shown: Shown, ratio: float, lifted: Address | None) -> None:
        state = shown.state
        paint_tray(painter, tray.rect)
        character = state.seats[shown.seat] if shown.seat >= 0 else NOWHERE
        looks = [self.crew[c] if c != NOWHERE else None for c in state.seats]
        found = rule(self.tables, state, HandLimit)
        limit = found.cards if found else HAND_LIMIT
        hand = len(state.hands[shown.seat]) if shown.seat >= 0 else 0
        owner = Owner(
            self.names[shown.seat],
            self.crew[character].name if character != NOWHERE else "",
            tr("{count} of {limit} in hand").format(count=hand, limit=limit),
            (hand, limit),
            self.crew[character] if character != NOWHERE else None,
        )
        if shown.pile:
            title = tr("Discards") if shown.pile == "discard" else tr("Out of the game")
            owner = Owner(title, tr("newest first"), "", None, None)
        hurt = character != NOWHERE and state.health[character] == INJURED
        paint_owner(painter, tray, owner, looks, shown.seat, hurt)
        paint_talk_disc(painter, tray.talk, on=shown.talk)
        price = len(state.removed) + 1
        paint_piles(painter, tray, len(state.deck), len(state.discard), len(state.removed), price)
        if not shown.cards:
            empty = tr("No cards here") if shown.pile else tr("No cards in hand, no cargo aboard")
            paint_caption(painter, tray.room, empty)
        for placed in shown.cards:
            self._strip_card(painter, shown, placed, ratio, lifted)
        first = next((placed for placed in shown.cards if placed.aboard), None)
        if first is not None and first is not shown.cards[0]:
            paint_split(painter, first.rect.left() - 11, tray.room)

    def _strip_card(
        self, painter: QPainter, shown: Shown, placed: Placed, ratio: float, lifted: Address | None
    ) -> None:
        if placed.card == UNKNOWN:
            paint_back(painter, placed.rect)
            return
        face = self.lying_face(shown, placed)
        rect = placed.rect.translated(0, -4) if lifted == f"card:{placed.card}" else placed.rect
        self._card(painter, rect, face, ratio)

    # ---- characters ----------------------------------------------------------------------------------------------

    def paint_chooser(self, painter: QPainter, rect: QRectF, places: Mapping[int, QRectF], state: MoversState) -> None:
        """The crew to choose from, abilities and all."""
        fill(painter, rounded(rect, 12), colour("#0A0F26", 0.96))
        stroke(painter, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), 11.3), colour(AMBER, 0.8), 1.4)
        for character, place in places.items():
            taken = character in state.seats
            who = self.names[state.seats.index(character)] if taken else ""
            paint_character(painter, place, self.tables.characters[character], self.crew[character], self.say, who)


def _legend_mark(painter: QPainter, kind: str, x: float, y: float) -> None:
    if kind == "route":
        line(painter, (x - 8, y), (x + 8, y), "#A9B8F2", 2, dash=[0.8, 2], cap=FLAT)
    elif kind == "toll":
        line(painter, (x - 8, y), (x + 8, y), colour("#C98A94", 0.4), 7)
        line(painter, (x - 8, y), (x + 8, y), "#D59AA0", 1.4, dash=[3, 2])
    elif kind == "eye":
        paint_eye(painter, x, y, 7.5)
    elif kind == "crate":
        paint_symbol(painter, "crate", x, y, 7.5, AMBER)
    elif kind == "star":
        paint_star(painter, x, y, 7.5)
    else:
        line(painter, (x - 9, y), (x + 6, y), "#FF9AA2", 2, dash=[2.4, 1.8], cap=FLAT)
