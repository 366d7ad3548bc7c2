"""The rows of the list of choices: a picture, a name, and what it costs and gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.hidden import team_of
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, StepState
from desktop.kernel.words import Address, Sentence
from desktop.table.boards.base import Ask, Entry, PaintIn
from desktop.table.boards.one_small_step import board_words
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.boards.one_small_step.cards import paint_hazard_back, paint_tile_back
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import CREW_INK, GROUP_INKS, INK, PAPER, SATELLITE_INK
from desktop.table.boards.one_small_step.painting import paint_die, paint_permanent, paint_star, paint_temporary
from desktop.table.boards.one_small_step.pictures import paint_picture, subject
from desktop.table.boards.one_small_step.pieces import paint_worker
from desktop.table.boards.one_small_step.reading import Reader
from desktop.table.boards.one_small_step.signs import GROUP_SIGNS, RESOURCE_SIGNS, Sign
from desktop.table.boards.one_small_step.surroundings import ERA_INKS
from desktop.table.boards.one_small_step.symbols import Mark, effects_line
from desktop.table.kit.ink import fill, rounded
from desktop.table.kit.theme import PRINT_BLUE, Paint


class Entries:
    """Makes rows for one game."""

    def __init__(self, game: OneSmallStep, reader: Reader, say: Callable[[Sentence], str]) -> None:
        self._game, self._reader, self._say = game, reader, say

    def row(self, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry:
        """An address with the actions behind it."""
        picture = self._picture(ask, address)
        name = board_words.address_name(self._game, ask.state, address)
        if len(actions) > 1:
            return Entry(name, tr("{count} choices").format(count=len(actions)), picture)
        offers = self._reader.offers(ask.state, actions)
        if offers:
            return Entry(name, self._reader.words(offers), picture)
        return Entry(self._say(self._game.label(ask.state, actions[0])), "", picture)

    def button(self, ask: Ask, action: Any) -> Entry:
        """An action without a place."""
        label = self._say(self._game.label(ask.state, action))
        return Entry(label, "", self._action_picture(ask.state, action))

    # ---- pictures --------------------------------------------------------------------------------------------------

    def _picture(self, ask: Ask, address: Address) -> PaintIn | None:
        kind, _, digits = address.partition(":")
        number = int(digits) if digits.lstrip("-").isdigit() else -1
        team = team_of(ask.state, ask.seat)
        match kind:
            case "worker" | "as":
                return _worker(team, number)
            case "token" if number == 2 and ask.picks and ask.picks[0].startswith("space:"):
                return _worker(team, 2)
            case "token":
                return _token(RESOURCE_SIGNS[number], permanent=False)
            case "permanent":
                token = next((pick for pick in reversed(ask.picks) if pick.startswith("token:")), "token:0")
                return _token(RESOURCE_SIGNS[int(token.partition(":")[2])], permanent=number > 0)
            case "space":
                return self._space(ask.state, number)
            case "event" if number >= 0:
                return self._event(number)
            case "mission":
                return self._mission(number)
            case "deck":
                backs = ((Sign.SATELLITE, SATELLITE_INK), (Sign.CREW, CREW_INK), (Sign.EVENT, ERA_INKS[0]))
                return _back(*backs[number])
            case "survey":
                return _back(Sign.EVENT, ERA_INKS[0])
            case "stage":
                return _plain(Sign.MISSION, PAPER, INK)
            case "upgrade":
                return _plain((Sign.SATELLITE, Sign.CREW)[number % 2], GROUP_INKS[1 + number % 2])
            case "advancement":
                return _plain(Sign.ADVANCEMENT_CARD, "#8A6410")
            case "media_tile":
                return _plain(Sign.MEDIA_TILE, PRINT_BLUE)
            case "hazard":
                return lambda painter, rect: paint_hazard_back(painter, rect.adjusted(0, 5, 0, -5))
            case "crew_tile":
                points = str(self._game.tables.crew_tiles[number])
                return lambda painter, rect: paint_star(
                    painter, points, rect.center().x(), rect.center().y(), rect.width()
                )
            case "reward":
                return self._reward(ask.state, number)
        return None

    def _space(self, state: StepState, number: int) -> PaintIn | None:
        if number >= FIRST_DRAFT:
            card = state.draft[number - FIRST_DRAFT]
            return self._event(card) if card != EMPTY else None
        space = self._game.content.earth[number]
        return _plain(subject(space.engineer.base), PAPER, INK)

    def _event(self, card: int) -> PaintIn:
        row, item = self._game.tables.events[card], self._game.content.events[card]
        sign = subject([op.effect for op in self._game.tables.programs[row.effects]])
        person, own = row.personnel, self._game.content.picture("events", item.id)
        return lambda painter, rect: paint_picture(painter, rect, item.id, sign, person=person, own=own)

    def _mission(self, mission: int) -> PaintIn | None:
        if mission < 0:
            return None
        crewed = self._game.tables.missions[mission].crewed
        return _plain((Sign.SATELLITE, Sign.CREW)[crewed], (SATELLITE_INK, CREW_INK)[crewed])

    def _reward(self, state: StepState, reward: int) -> PaintIn | None:
        launching = next((one for one in reversed(state.stack) if isinstance(one, f.Launching)), None)
        if launching is None:
            return None
        effect = self._game.tables.missions[launching.mission].rewards[reward].effect
        return _mark(effects_line((effect,)))

    def _action_picture(self, state: StepState, action: Any) -> PaintIn | None:
        frame = state.stack[-1]
        match action:
            case a.Choose(option=option) if isinstance(frame, f.Alternatives):
                ops = self._game.tables.programs[frame.programs[option]]
                return _mark(effects_line([op.effect for op in ops]))
            case a.Choose(option=option) if isinstance(frame, f.EarthAction):
                sign = (Sign.ENGINEER, Sign.SATELLITE, Sign.CREW)[option]
                return _plain(sign, PAPER, INK)
            case a.NameFace(face=face) if isinstance(frame, f.Rolling):
                if face < 0:
                    die = GROUP_SIGNS[frame.die]
                    return lambda painter, rect: paint_die(
                        painter, die, rect.center().x(), rect.center().y(), rect.width()
                    )
                return _token(RESOURCE_SIGNS[self._game.tables.faces[frame.die][face][0]], permanent=frame.permanent)
            case a.PayDefault() if isinstance(frame, f.Paying) and any(frame.need):
                resource = next(number for number, need in enumerate(frame.need) if need)
                return _token(RESOURCE_SIGNS[resource], permanent=False)
            case a.TakeReward():
                return _plain(Sign.POINTS, PAPER, INK)
            case a.TakeTokens(first=first):
                return _token(RESOURCE_SIGNS[first], permanent=state.rules.start_token_kind == "permanent")
            case a.ExchangeMedia():
                return _plain(Sign.MEDIA_TILE, PRINT_BLUE)
            case a.IgnoreHazard():
                return lambda painter, rect: paint_hazard_back(painter, rect.adjusted(0, 5, 0, -5))
            case a.KeepCard(card=card, deck=deck) | a.ReturnCard(card=card, deck=deck) if card >= 0:
                return self._event(card) if deck == 2 else self._mission(card)
        return None


def _worker(team: int, worker: int) -> PaintIn:
    return lambda painter, rect: paint_worker(
        painter, team, worker, rect.center().x(), rect.center().y(), rect.width() * 0.96
    )


def _token(sign: Sign, *, permanent: bool) -> PaintIn:
    paint = paint_permanent if permanent else paint_temporary
    return lambda painter, rect: paint(painter, sign, rect.center().x(), rect.center().y(), rect.width() * 0.96)


def _back(sign: Sign, ink: Paint) -> PaintIn:
    return lambda painter, rect: paint_tile_back(painter, rect.adjusted(4, 0, -4, 0), sign, ink)


def _plain(sign: Sign, ground: Paint, ink: Paint = PAPER) -> PaintIn:
    """A sign on a square."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        fill(painter, rounded(rect, 5), ground)
        paint_sign(painter, sign, rect.center().x(), rect.center().y(), rect.width() * 0.68, ink)

    return paint


def _mark(marks: Sequence[Mark]) -> PaintIn | None:
    """The first mark of a line that is a picture."""
    mark = next((one for one in marks if one.sign is not None), None)
    if mark is None or mark.sign is None:
        return None
    sign = mark.sign
    match mark.shape:
        case "round" | "square":
            return _token(sign, permanent=mark.shape == "square")
        case "star":
            return lambda painter, rect: paint_star(
                painter, mark.words, rect.center().x(), rect.center().y(), rect.width()
            )
        case "die" | "square_die":
            return lambda painter, rect: paint_die(
                painter, sign, rect.center().x(), rect.center().y(), rect.width(), permanent=mark.shape == "square_die"
            )
    return _plain(sign, PAPER, INK)
