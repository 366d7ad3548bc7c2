"""What a place says when somebody reads it: a slip with the card in large, what it costs and gives now, and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step import forecast as fc
from desktop.games.one_small_step import models as m
from desktop.games.one_small_step import texts as t
from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.labels import hazard_text
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, StepState
from desktop.kernel.words import Address, Sentence
from desktop.table.boards.base import PaintIn
from desktop.table.boards.one_small_step import cards
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.kit.theme import PRINT_BLUE

Say = Callable[[Sentence], str]


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is painted, with its proportions."""

    paint: PaintIn
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Slip:
    """What is written on the slip."""

    title: str
    face: Face | None = None
    offers: tuple[fc.Offer, ...] = ()
    lines: tuple[str, ...] = ()
    note: str = ""
    """A sentence of history."""


class Reader:
    """Makes slips from a position as the team at the screen sees it."""

    def __init__(self, game: OneSmallStep, say: Say) -> None:
        self._game = game
        self._say = say

    def slip(self, state: StepState, address: Address, team: int, actions: Sequence[Any] = ()) -> Slip | None:
        """The slip of an address; with ``actions`` behind it that of what picking it would do. None where an address
        says nothing more than its name."""
        kind, _, digits = address.partition(":")
        number = int(digits) if digits.lstrip("-").isdigit() else -1
        if number < 0:
            return None
        match kind:
            case "space":
                return self._space(state, number, team, actions)
            case "event":
                return self._event(state, number, team, actions)
            case "mission":
                return self._mission(state, number, team)
            case "advancement":
                return self._advancement(state, number, team, actions)
            case "media_tile":
                return self._media_tile(state, number, team)
            case "hazard":
                return self._hazard(number)
            case "agency":
                return self._agency(state, number)
            case "upgrade":
                return self._upgrade(state, number)
        return None

    def offers(self, state: StepState, actions: Sequence[Any]) -> tuple[fc.Offer, ...]:
        """What the actions cost and give, each thing once."""
        found: list[fc.Offer] = []
        for action in actions:
            found += [one for one in fc.forecast(self._game.tables, state, action) if one not in found]
        return tuple(found)

    def words(self, offers: Sequence[fc.Offer]) -> str:
        """Offers as sentences, for lists and screen readers; what the first one is goes without saying."""
        texts = [self._say(fc.offer_text(one)) + "." for one in offers]
        titles = [self._say(one.title) for one in offers]
        return " ".join([texts[0], *(f"{title}: {text}" for title, text in zip(titles[1:], texts[1:], strict=True))])

    # ---- places ----------------------------------------------------------------------------------------------------

    def _space(self, state: StepState, number: int, team: int, actions: Sequence[Any]) -> Slip | None:
        game = self._game
        if number >= FIRST_DRAFT:
            card = state.draft[number - FIRST_DRAFT]
            return None if card == EMPTY else self._drafted(state, number, card, team)
        space = game.content.earth[number]
        offers = self.offers(state, actions)
        if not offers:
            both = (fc.at_space(game.tables, state, team, acting, number) for acting in (0, 1))
            offers = tuple(one for found in both for one in found)
        taken = bool(state.workers[number]) and not space.unlimited
        lines = (tr("Taken until the workers come home."),) if taken else ()
        return Slip(space.title, offers=offers, lines=lines)

    def _drafted(self, state: StepState, space: int, card: int, team: int) -> Slip:
        """A card of the draft: what its worker does now, and what it is good for later."""
        tables = self._game.tables
        row = tables.events[card]
        now = fc.at_space(tables, state, team, row.worker, space)
        later = (fc.personnel if row.personnel else fc.development)(tables, state, team, card)
        words = tr("Afterwards it joins your board, for Phase 5.") if row.personnel else tr("Then it joins your hand.")
        slip = self._card(card)
        return Slip(slip.title, slip.face, (*now, later), (words,), slip.note)

    def _card(self, card: int) -> Slip:
        event = self._game.content.events[card]
        assert isinstance(event, m.PersonnelCard | m.DevelopmentCard)
        painted = partial(cards.paint_event, own=self._game.content.picture("events", event.id))
        return Slip(event.title, Face(partial(_painted, painted, event), 112, 176), note=event.note)

    def _event(self, state: StepState, card: int, team: int, actions: Sequence[Any]) -> Slip:
        tables, slip = self._game.tables, self._card(card)
        personnel = tables.events[card].personnel
        offers = self.offers(state, actions)
        if not offers:
            offers = ((fc.personnel if personnel else fc.development)(tables, state, team, card),)
        used = card in state.teams[team].used
        lines = (tr("Used in this round."),) if used else ()
        return Slip(slip.title, slip.face, offers, lines, slip.note)

    def _mission(self, state: StepState, mission: int, team: int) -> Slip:
        """Costs, rewards, failure and the number of Hazards, before it is launched (OSS-UI-11)."""
        game = self._game
        card, row = game.content.missions[mission], game.tables.missions[mission]
        owner = next((n for n in (0, 1) if mission in (p := state.teams[n]).launch + p.t1 + p.t2), team)
        loss = [tr("{n} Media").format(n=row.lose_media)] * bool(row.lose_media)
        loss += [tr("{n} VP").format(n=row.lose_points)] * bool(row.lose_points)
        lines = [tr("A failure costs {loss}.").format(loss=tr(" and ").join(loss))]
        known = [hazard for where, hazard in state.attached if where == mission and hazard >= 0]
        lines += [self._say(hazard_text(game.tables, hazard)) for hazard in known]
        offers = fc.launch(game.tables, state, owner, mission)
        return Slip(
            card.title, Face(partial(_painted, cards.paint_mission, card), 138, 90), offers, tuple(lines), card.note
        )

    def _hazard(self, hazard: int) -> Slip:
        card = self._game.content.hazards[hazard]
        face = Face(partial(_painted, cards.paint_hazard, card), 120, 60)
        return Slip(card.title, face, lines=(self._say(hazard_text(self._game.tables, hazard)),))

    def _advancement(self, state: StepState, card: int, team: int, actions: Sequence[Any]) -> Slip:
        game = self._game
        item = game.content.advancements[card]
        power = t.POWERS[item.power]
        face = Face(partial(_painted, partial(cards.paint_advancement, power=power), item), 150, 104)
        offers = self.offers(state, actions)
        tokens = state.teams[team].advancement_tokens
        lines = [self._say(Sentence(power)), tr("It also costs an Advancement token; you have {n}.").format(n=tokens)]
        if card in state.teams[team].advancements:
            lines = [self._say(Sentence(power))]
        return Slip(item.title, face, offers, tuple(lines))

    def _media_tile(self, state: StepState, tile: int, team: int) -> Slip:
        row = self._game.tables.media_tiles[tile]
        item = next(one for one in self._game.content.media_tiles if one.id == row.id)
        face = Face(partial(_painted, partial(cards.paint_tile, ink=PRINT_BLUE), item), 96, 52)
        effects = [op.effect for op in self._game.tables.programs[row.program]]
        return Slip(row.title, face, lines=(self._say(t.effects_text(effects)),))

    def _upgrade(self, state: StepState, upgrade: int) -> Slip | None:
        if state.rules.beginner:
            return None
        action = self._game.tables.action_titles[upgrade // 2]
        row = self._game.tables.upgrades[upgrade]
        if row.mode == "-":
            words = tr("The action costs {n} less.").format(n=row.reduce)
        else:
            effects = [op.effect for op in self._game.tables.programs[row.program]]
            how = tr("Instead: {effect}.") if row.mode == "/" else tr("In addition: {effect}.")
            words = how.format(effect=self._say(t.effects_text(effects)))
        marker = (tr("Satellite upgrade"), tr("Crew upgrade"))[upgrade % 2]
        state_words = tr("still covered") if state.covered[upgrade] else tr("open for both teams")
        return Slip(action, lines=(f"{marker}, {state_words}.", words))

    def _agency(self, state: StepState, team: int) -> Slip:
        """Everything in a team's discard by name (OSS-UI-14)."""
        tables, player = self._game.tables, state.teams[team]
        lists = (
            (tr("Missions"), [tables.missions[one].title for one in player.missions]),
            (tr("Developments"), [tables.events[one].title for one in player.developments]),
            (tr("Personnel"), [tables.events[one].title for one in player.dropped]),
            (tr("Hazards"), [tables.hazards[one].title for one in player.hazards]),
            (tr("Satellite tiles"), [tables.satellite_tiles[one].title for one in player.used_satellite]),
            (tr("Media tiles"), [tables.media_tiles[one].title for one in player.used_media]),
            (tr("Crew tiles"), [tr("{n} VP").format(n=tables.crew_tiles[one]) for one in player.claimed]),
        )
        lines = [f"{words} ({len(names)}): {', '.join(names)}" for words, names in lists if names]
        return Slip(tr("Discard of the team"), lines=tuple(lines) or (tr("Nothing yet."),))


def _painted(paint: Callable[..., object], card: object, painter: QPainter, rect: QRectF) -> None:
    """A card painted as a ``PaintIn``."""
    paint(painter, rect, card)
