"""The table of One Small Step as a scene: shows positions, lights what may be picked and knows where things are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneHelpEvent, QToolTip, QWidget

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.hidden import team_of
from desktop.games.one_small_step.payments import can_pay
from desktop.games.one_small_step.state import StepState
from desktop.games.one_small_step.work import initiative
from desktop.kernel.game import Event
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask, Board, Curve, Entry, PaintIn, Phases, SeatArt, SeatSheet, Table, Tip
from desktop.table.boards.one_small_step import board_words as words
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step import places as p
from desktop.table.boards.one_small_step import surroundings
from desktop.table.boards.one_small_step.agencies import paint_agency, team_name
from desktop.table.boards.one_small_step.entries import Entries
from desktop.table.boards.one_small_step.ground import ground_recipe
from desktop.table.boards.one_small_step.hand import paint_hand
from desktop.table.boards.one_small_step.inks import NIGHT_DEEP, TEAM_INKS, TEAM_LIGHTS
from desktop.table.boards.one_small_step.lights import Lights
from desktop.table.boards.one_small_step.patch import FINEST, Ground, Paint, Patch
from desktop.table.boards.one_small_step.pieces import paint_team_mark, paint_worker
from desktop.table.boards.one_small_step.plates import paint_plate
from desktop.table.boards.one_small_step.reading import Reader, Slip
from desktop.table.boards.one_small_step.score_sheet import ScoreSheet
from desktop.table.boards.one_small_step.show_art import ShowArt, term_name
from desktop.table.boards.one_small_step.showing import Stage
from desktop.table.boards.one_small_step.shows import Script, so_far, waits
from desktop.table.boards.one_small_step.slips import SlipArt
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import fill, rounded


class OneSmallStepBoard(Board):
    """One table with Earth, Moon, cards and both agencies."""

    wide = True

    def __init__(self, table: Table, pictures: Pictures) -> None:
        super().__init__(table)
        assert isinstance(table.game, OneSmallStep)
        self.game: OneSmallStep = table.game
        self.setSceneRect(g.WHOLE.adjusted(-4, -4, 4, 4))
        self._pictures = pictures
        self._recipe: Recipe | None = None
        pictures.ready.connect(self._put_ground)
        self._ground = Ground(g.WHOLE, NIGHT_DEEP)
        self.addItem(self._ground)
        self._patches: dict[str, Patch] = {}
        self._scale = 1.0
        self.lights = Lights()
        self.addItem(self.lights)
        self.reader = Reader(self.game, table.say)
        self._entries = Entries(self.game, self.reader, table.say)
        self.stage = Stage(ShowArt(self.game, table.say), g.BOARD)
        self.stage.finished.connect(self._come_to_rest)
        self.addItem(self.stage)
        self._state: StepState | None = None
        self._ask: Ask | None = None
        self._places: dict[Address, QRectF] = {}
        self._hand_team = 0
        self._after: StepState | None = None

    # ---- states --------------------------------------------------------------------------------------------------

    def show(self, state: Any) -> None:
        self._show_around(state)
        self.stage.hold(waits(self.game.tables, state))

    def _open_hand(self, state: StepState) -> int:
        """The team whose hand may be seen; of two, the one whose turn it is."""
        seen = [team for team in (0, 1) if all(card >= 0 for card in state.teams[team].hand)]
        acting = state.turn if state.turn in (0, 1) else state.leader
        hidden = [team for team in (0, 1) if team not in seen]
        if hidden:
            return 1 - hidden[0]
        return acting if acting in seen else self._hand_team

    def _show_board(self, state: StepState) -> None:
        game, beginner = self.game, state.rules.beginner
        for number, space in enumerate(game.content.earth):
            covered = tuple(state.covered[4 * number : 4 * number + 4])
            workers = tuple(state.workers[number])
            paint = partial(
                paint_plate, rect=g.plate(number), space=space, covered=covered, workers=workers, beginner=beginner
            )
            self._put(f"plate {number}", g.plate(number), (covered, workers), paint)
        for number in range(len(state.draft)):
            key = (state.draft[number], tuple(state.workers[5 + number]))
            paint = partial(surroundings.paint_draft, game=game, state=state, number=number)
            self._put(f"draft {number}", g.draft(number), key, paint)
        acting = state.turn if state.turn in (0, 1) else 0
        decks = (len(state.events), state.events[-1:], len(state.hazards), len(state.satellites))
        for number in range(4):
            piles = (str(decks), acting, len(state.teams[acting].crew_deck))
            paint = partial(surroundings.paint_deck, game=game, state=state, number=number, team=acting)
            self._put(f"deck {number}", g.deck(number), piles, paint)
            offer = tuple(state.offer)
            paint = partial(surroundings.paint_offer, game=game, state=state, number=number)
            if beginner:
                paint = partial(surroundings.paint_key, number=number)
            self._put(f"offer {number}", g.offer(number), offer, paint)
        paint = partial(surroundings.paint_headings, state=state)
        self._put("headings", g.HEADINGS, len(state.advancements), paint)
        lead = (state.round, state.leader, initiative(state), state.turn, state.last)
        self._put("round", g.ROUND, lead, partial(surroundings.paint_round, state=state))
        stacks = (len(state.satellite_tiles), len(state.media_tiles), len(state.crew_tiles))
        self._put("stacks", QRectF(60, 8, 220, 70), stacks, partial(surroundings.paint_stacks, state=state))
        path = (tuple(state.path), *(tuple(player.markers) for player in state.teams))
        around = g.path_space(1).united(g.path_space(6))
        self._put("path", around, path, partial(surroundings.paint_path, game=game, state=state))
        for team, player in enumerate(state.teams):
            arch = QRectF(g.EARTH.x() - 240 + 440 * team, g.EARTH.y() - 80, 40, 190)
            paint = partial(surroundings.paint_orbit, state=state, team=team)
            self._put(f"orbit {team}", arch, player.orbit, paint)
        media = (*(player.media for player in state.teams), state.top)
        self._put("media", g.TOWER, media, partial(surroundings.paint_media, state=state))

    def _show_teams(self, state: StepState) -> None:
        for team, player in enumerate(state.teams):
            key = (str(player), str(state.attached), state.turn)
            paint = partial(paint_agency, game=self.game, state=state, team=team)
            self._put(f"agency {team}", g.agency(team), key, paint)
        team = self._hand_team
        player = state.teams[team]
        costs = self.game.tables.events
        payable = frozenset(card for card in player.hand if card >= 0 and can_pay(player, costs[card].cost))
        paint_cards = partial(paint_hand, game=self.game, player=player, team=team, payable=payable)
        self._put("hand", g.HAND, (team, tuple(player.hand), payable), paint_cards)

    def _put(self, name: str, rect: QRectF, key: object, paint: Paint) -> None:
        if name not in self._patches:
            self._patches[name] = Patch(rect)
            self._patches[name].set_scale(self._scale)
            self.addItem(self._patches[name])
        self._patches[name].put(key, paint)

    def _find_places(self) -> None:
        assert self._state is not None
        acting = self._state.turn if self._state.turn in (0, 1) else self._hand_team
        if self._ask is not None:
            acting = team_of(self._ask.state, self._ask.seat)
        self._places = p.places(self._state, self._hand_team, acting)

    def blank(self) -> None:
        self.ask(None)
        if self._state is not None:
            state = self._state.copy()
            for player in state.teams:
                player.hand = [-9] * len(player.hand)
            self.show(state)

    def play(self, events: Sequence[Event], after: Any) -> None:
        beats = Script(self.game.tables, self._state, after).write(events)
        self._after = after
        self._show_around(after)
        told = [sentence for event in events if (sentence := self.game.tell(event)) is not None]
        self.highlight([place for sentence in told for place in sentence.places])
        self.stage.start(beats, self.motion)

    def _show_around(self, after: StepState) -> None:
        """The position after what happened; what a launch waits with comes when it was shown."""
        self._state = after
        self._hand_team = self._open_hand(after)
        self._show_board(after)
        self._show_teams(after)
        self._find_places()

    def skip(self) -> None:
        self.stage.skip()

    def _come_to_rest(self) -> None:
        after, self._after = self._after, None
        if after is not None:
            self.highlight(())
            self.stage.hold(waits(self.game.tables, after))
            self.settled.emit()

    @property
    def moving(self) -> bool:
        return self.stage.running

    # ---- questions -----------------------------------------------------------------------------------------------

    def ask(self, ask: Ask | None) -> None:
        self._ask = ask
        if self._state is not None:
            if ask is not None and (team := team_of(ask.state, ask.seat)) != self._hand_team:
                self._hand_team = team  # empty hands do not tell whose they are
                self._show_teams(self._state)
            self._find_places()
        legal = self._rects(list(ask.options)) if ask is not None and ask.lit else []
        picked = self._rects(ask.picks) if ask is not None else []
        self.lights.show_legal(legal, picked)

    def _rects(self, addresses: Sequence[Address]) -> list[QRectF]:
        return [self._places[address] for address in addresses if address in self._places]

    def point(self, address: Address | None, tip: Tip | None = None) -> None:
        slip = self._slip(address, tip) if address is not None else None
        place = self.place(address) if address is not None else None
        art = SlipArt(slip, tip, self.table.say) if slip is not None else None
        self.lights.show_pointed(place, art, refused=tip is not None and tip.refused)

    def _slip(self, address: Address, tip: Tip | None) -> Slip | None:
        """What can be read at an address: with price and gain of what may be picked there."""
        if self._state is None:
            return None
        ask = self._ask
        state = ask.state if ask is not None else self._state
        team = team_of(state, ask.seat) if ask is not None else self._hand_team
        actions = ask.options.get(address, ()) if ask is not None else ()
        slip = self._summary(address) or self.reader.slip(state, address, team, actions)
        if slip is None and tip is not None:
            return Slip(tip.title if not tip.refused else self.name(address), lines=(tip.line,) if tip.line else ())
        return slip

    def _summary(self, address: Address) -> Slip | None:
        """The round so far."""
        if address != "round:0" or self._state is None:
            return None
        done = so_far(self._state)
        lines = [f"{term_name(term)}: {us:+d} / {ussr:+d}" for term, us, ussr in done.rows]
        lines.append(self.tr("Media: {us:+d} / {ussr:+d}").format(us=done.media[0], ussr=done.media[1]))
        title = self.tr("This round so far, United States / Soviet Union")
        return Slip(title, lines=tuple(lines))

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """A symbol that is pointed at for a while says its sentence."""
        words = next((found for patch in self._patches.values() if (found := patch.words_at(event.scenePos()))), "")
        QToolTip.showText(event.screenPos(), words)
        event.setAccepted(bool(words))

    def highlight(self, addresses: Sequence[Address]) -> None:
        self.lights.show_spoken(self._rects(addresses))

    def refuse(self, address: Address | None) -> None:
        self.point(address, Tip(self.tr("Not now"), refused=True) if address is not None else None)

    def attempts(self, ask: Ask, address: Address | None) -> list[Any]:
        if address is None:
            return []
        kind, _, digits = address.partition(":")
        if not digits.lstrip("-").isdigit():
            return []
        legal = {action for behind in ask.options.values() for action in behind}
        return [action for action in self._meant(ask, kind, int(digits)) if action not in legal]

    def _meant(self, ask: Ask, kind: str, number: int) -> list[Any]:
        """What a person may mean by a place."""
        seat = ask.seat
        workers = (0, 1)
        match kind:
            case "space":
                return [a.PlaceWorker(seat, worker, worker, number) for worker in workers]
            case "worker" if ask.picks and ask.picks[0].startswith("space:"):
                return [a.PlaceWorker(seat, number, number, int(ask.picks[0].partition(":")[2]))]
            case "deck":
                return [a.DrawCard(seat, worker, number) for worker in workers]
            case "mission":
                return [a.LaunchMission(seat, number)]
            case "event" if self._state is not None and number in self._state.teams[self._hand_team].hand:
                return [a.PlayDevelopment(seat, worker, number) for worker in workers]
            case "event":
                return [a.UsePersonnel(seat, number)]
            case "advancement":
                return [a.TakeAdvancement(seat, number)]
            case "media_tile":
                return [a.UseTile(seat, number)]
        return []

    # ---- places --------------------------------------------------------------------------------------------------

    def addresses_at(self, point: QPointF) -> list[Address]:
        return p.at(self._places, point)

    def place(self, address: Address) -> QRectF | None:
        return self._places.get(address)

    def name(self, address: Address) -> str:
        return address if self._state is None else words.address_name(self.game, self._state, address)

    def beside(self, address: Address | None, right: int, down: int) -> Address:
        return p.beside(self._places, address, right, down)

    def set_cursor(self, address: Address | None) -> None:
        self.lights.show_cursor(self.place(address) if address is not None else None)

    # ---- around the board ----------------------------------------------------------------------------------------

    def heading(self, ask: Ask) -> str:
        frame = ask.state.stack[-1]
        launch = waits(self.game.tables, ask.state)
        if launch is not None and launch.offered and frame.kind == "paying":
            return self.tr("A major success?")
        return words.heading(frame.kind, ask.state.phase, frame.dept)

    def verb(self, action: Any) -> str:
        return words.verb(action.kind)

    def _team(self, seat: int) -> int:
        return int(self.table.setup.seats[seat].role.startswith("ussr"))

    def seat_art(self, seat: int) -> SeatArt:
        team = self._team(seat)
        role = self.table.setup.seats[seat].role

        def portrait(painter: QPainter, rect: QRectF) -> None:
            worker = int(role.endswith("administrator"))
            paint_worker(painter, team, worker, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()))

        return SeatArt(TEAM_LIGHTS[team], _team_sign(team), portrait, self.game.info.role(role).title)

    def seat_sheet(self, state: Any, seat: int) -> SeatSheet:
        player = state.teams[self._team(seat)]
        note = self.tr("Media {media}").format(media=player.media)
        if state.leader == self._team(seat) and state.phase:
            note = self.tr("leads, {note}").format(note=note)
        return SeatSheet(str(player.vp), "", note)

    def speaker(self, event: Event) -> int | None:
        """The first seat of the team that an event is about."""
        team = getattr(event, "team", None)
        if team is None:
            return None
        return next(seat for seat in range(len(self.table.setup.seats)) if self._team(seat) == team)

    def curves(self) -> tuple[Curve, ...]:
        return tuple(Curve(team_name(team), TEAM_LIGHTS[team], _team_sign(team)) for team in (0, 1))

    def measure(self, state: Any) -> tuple[int, ...]:
        return tuple(player.vp for player in state.teams)

    def score_sheet(self, state: Any) -> QWidget | None:
        return ScoreSheet(state)

    def score(self, state: Any, seat: int) -> int:
        return int(state.teams[self._team(seat)].vp)

    def phases(self, ask: Ask | None) -> Phases:
        state = self._state
        if state is None or state.phase == 0:
            return Phases(words.phase_titles())
        leads, next_ = state.leader, initiative(state)
        note = self.tr("{now} leads this phase, {then} would lead the next one")
        signs = {state.phase - 1: _team_sign(leads), state.phase % 7: _team_sign(next_)}
        said = note.format(now=team_name(leads), then=team_name(next_))
        return Phases(words.phase_titles(), state.phase - 1, signs, said)

    def entry(self, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry:
        return self._entries.row(ask, address, actions)

    def action_entry(self, ask: Ask, action: Any) -> Entry:
        return self._entries.button(ask, action)

    def rule(self, address: Address) -> str:
        return p.RULES.get(address.partition(":")[0], "")

    def panels(self) -> list[QWidget]:
        return []

    def rendering(self, scale: float, ratio: float) -> None:
        self._scale = min(scale, FINEST)
        for patch in self._patches.values():
            patch.set_scale(self._scale)
        self._recipe = ground_recipe(min(scale, 2.0))
        self._put_ground()
        if self._recipe is not None:
            self._pictures.prepare([self._recipe])  # more than a second's work: a thread does it
        self.lights.set_writing(ratio / scale)
        self.update()

    def _put_ground(self) -> None:
        """Lay the board down if its picture is ready."""
        if self._recipe is not None and self._pictures.is_ready(self._recipe):
            self._ground.put(self._pictures.pixmap(self._recipe))
            self._recipe = None


def _team_sign(team: int) -> PaintIn:
    """The mark of a nation on a square of its colour."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        fill(painter, rounded(rect, rect.width() * 0.2), TEAM_INKS[team])
        paint_team_mark(painter, team, rect.center().x(), rect.center().y(), rect.width() * 0.62)

    return paint
