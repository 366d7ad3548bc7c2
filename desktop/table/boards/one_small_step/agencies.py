"""The two agency boards: tokens by group, launch queue as a countdown, people, Advancements, tiles and counts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.state import PERSONNEL_LIMIT, StepState, Team
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.cards import (
    mission_head,
    paint_hand_card,
    paint_hazard_back,
    paint_mission,
    paint_tile_back,
)
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import (
    ADVANCEMENT_INK,
    GOLD,
    GROUP_INKS,
    INK,
    PAPER,
    PERSONNEL_INK,
    TEAM_INKS,
)
from desktop.table.boards.one_small_step.painting import paint_line, paint_permanent, paint_star, paint_temporary
from desktop.table.boards.one_small_step.pieces import paint_team_mark, paint_worker
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.surroundings import ERA_INKS, empty_place
from desktop.table.boards.one_small_step.symbols import ARROW, bill_line, effects_line
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import fill, rounded, stroke, vertical
from desktop.table.kit.theme import PRINT_BLUE, colour, mix
from desktop.table.kit.writing import centred_baseline, put_fitted, put_text

_RESOURCES = tuple(Sign)[:9]
_GROUPS = (Sign.AGENCY, Sign.SATELLITE, Sign.CREW)


def _tr(text: str) -> str:
    return QCoreApplication.translate("OneSmallStepBoard", text)


def team_name(team: int) -> str:
    return (_tr("United States"), _tr("Soviet Union"))[team]


def paint_agency(painter: QPainter, game: OneSmallStep, state: StepState, team: int) -> None:
    """All a team owns in the open."""
    rect, player, ink = g.agency(team), state.teams[team], TEAM_INKS[team]
    fill(painter, rounded(rect, 9), vertical(rect, (0, mix("#1A2550", ink, 0.18)), (1, mix("#0C1434", ink, 0.10))))
    head = QRectF(rect.left(), rect.top(), rect.width(), 32)
    fill(painter, rounded(head, 9), vertical(head, (0, mix(ink, "#FFFFFF", 0.06)), (1, mix(ink, "#000000", 0.35))))
    edge = colour(mix(ink, "#FFFFFF", 0.35), 1.0 if state.turn == team else 0.5)
    stroke(painter, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), 9), edge, 2.2 if state.turn == team else 1.2)
    _head(painter, head, player, team)
    _tokens(painter, player, team)
    _queue(painter, game, state, team)
    _people(painter, game, player, team)


def _head(painter: QPainter, head: QRectF, player: Team, team: int) -> None:
    middle = head.center().y()
    paint_team_mark(painter, team, head.left() + 18, middle, 17)
    name = display(16, 800, spacing=1)
    put_fitted(painter, head.left() + 34, centred_baseline(name, middle), 160, team_name(team).upper(), name, PAPER)
    paint_star(painter, "", head.left() + 208, middle - 1, 22)
    face = display(19, 800)
    put_text(painter, head.left() + 222, centred_baseline(face, middle), str(player.vp), face, PAPER)
    _figure(painter, head.left() + 262, middle, Sign.CARD, len(player.hand))
    for worker in (0, 1):
        home = g.home(team, worker)
        for number in range(player.home[worker]):
            paint_worker(painter, team, worker, home.left() + 16 + 26 * number, home.center().y(), 24)
    counts = (
        (Sign.ADVANCEMENT_TOKEN, player.advancement_tokens),
        (Sign.MISSION, len(player.missions)),
        (Sign.HAZARD, len(player.hazards)),
        (Sign.DEVELOPMENT, len(player.developments)),
        (Sign.SATELLITE_TILE, len(player.used_satellite)),
    )
    for number, (sign, count) in enumerate(counts):
        _figure(painter, head.left() + 438 + 31 * number, middle, sign, count)


def _figure(painter: QPainter, x: float, middle: float, sign: Sign, count: int) -> None:
    face = display(13, 700)
    paint_sign(painter, sign, x, middle, 14, colour(PAPER, 0.85))
    put_text(painter, x + 9, centred_baseline(face, middle), str(count), face, PAPER)


# ---- tokens --------------------------------------------------------------------------------------------------------


def _tokens(painter: QPainter, player: Team, team: int) -> None:
    for group, sign in enumerate(_GROUPS):
        first, last = g.token(team, 3 * group), g.token(team, 3 * group + 2)
        box = first.united(last).adjusted(-16, 0, 1, 0)
        stroke(painter, rounded(box, 5), mix(GROUP_INKS[group], "#FFFFFF", 0.15), 1.2)
        fill(painter, rounded(QRectF(box.left(), box.top(), 14, box.height()), 4), GROUP_INKS[group])
        paint_sign(painter, sign, box.left() + 7, box.center().y(), 11, PAPER)
    face = display(14, 700)
    for resource, sign in enumerate(_RESOURCES):
        cell = g.token(team, resource)
        x, y = cell.left() + 17, cell.top() + 20
        count = player.tokens[resource]
        if count:
            paint_temporary(painter, sign, x, y, 30)
            put_text(painter, x + 17, centred_baseline(face, y), f"×{count}", face, PAPER)
        else:
            paint_sign(painter, sign, x, y, 16, colour(PAPER, 0.25))
        _permanents(painter, sign, cell, player.fresh[resource], player.spent[resource])


def _permanents(painter: QPainter, sign: Sign, cell: QRectF, fresh: int, spent: int) -> None:
    """Fresh ones first; from four on they stand closer."""
    count = fresh + spent
    step = min(24.0, (cell.width() - 26) / max(1, count - 1)) if count > 1 else 0.0
    for number in range(count):
        x = cell.left() + 14 + step * number
        paint_permanent(painter, sign, x, cell.top() + 54, 22, spent=number >= fresh)


# ---- launch queue --------------------------------------------------------------------------------------------------


def _queue(painter: QPainter, game: OneSmallStep, state: StepState, team: int) -> None:
    player = state.teams[team]
    titles = {2: _tr("T−2"), 1: _tr("T−1"), 0: _tr("LAUNCH")}
    face = display(12, 700, spacing=1)
    for number, missions in ((2, player.t2), (1, player.t1), (0, player.launch)):
        around = g.stage(team, number)
        tint = GOLD if number == 0 else PAPER
        stroke(painter, rounded(around, 5), colour(tint, 0.55 if number else 0.9), 1.2)
        put_text(painter, around.left() + 6, around.top() + 13, titles[number], face, tint)
        if number == 0:
            paint_sign(painter, Sign.BOOSTER, around.right() - 12, around.top() + 9, 13, GOLD)
        for place, mission in enumerate(missions):
            card = g.queued(team, number, place, len(missions))
            if place < len(missions) - 1:
                mission_head(painter, QRectF(card.left(), card.top(), card.width(), 22), game.content.missions[mission])
            else:
                paint_mission(painter, card, game.content.missions[mission], small=True)
            hazards = sum(where == mission for where, _ in state.attached)
            for hazard in range(hazards):
                paint_hazard_back(painter, QRectF(card.right() - 29 - 16 * hazard, card.top() - 9, 28, 19))


# ---- people, Advancements and tiles --------------------------------------------------------------------------------


def _people(painter: QPainter, game: OneSmallStep, player: Team, team: int) -> None:
    for number in range(max(PERSONNEL_LIMIT, len(player.row))):
        rect = g.person(team, number)
        if number >= len(player.row):
            empty_place(painter, rect, _tr("seat free"))
            continue
        card = player.row[number]
        row = game.tables.events[card]
        used = card in player.used
        fill(painter, rounded(rect, 4), mix(PAPER, "#5F6E8C", 0.45 if used else 0.0))
        fill(painter, rounded(QRectF(rect.left(), rect.top(), 5, rect.height()), 2), PERSONNEL_INK)
        name = font(13, 600)
        baseline = centred_baseline(name, rect.center().y())
        put_fitted(painter, rect.left() + 10, baseline, 88, row.title, name, INK, smallest=9)
        effects = [op.effect for op in game.tables.programs[row.effects]]
        cost = {what: count for what, count in zip(v.RESOURCES, row.cost, strict=True) if count}
        marks = (*bill_line(cost), ARROW, *effects_line(effects))
        paint_line(painter, marks, QRectF(rect.left() + 98, rect.top() + 1, 88, 24), 19)
    for number, tile in enumerate(player.tiles[:4]):
        rect = g.media_tile(team, number)
        fill(painter, rounded(rect, 4), PRINT_BLUE)
        stroke(painter, rounded(rect, 4), PAPER, 1)
        effects = [op.effect for op in game.tables.programs[game.tables.media_tiles[tile].program]]
        paint_line(painter, effects_line(effects), rect.adjusted(2, 1, -2, -1), 18, PAPER)
    face = font(12, 600)
    for number, card in enumerate(player.advancements[:3]):
        rect = g.advancement(team, number)
        fill(painter, rounded(rect, 4), ADVANCEMENT_INK)
        title = game.tables.advancements[card].title
        baseline = centred_baseline(face, rect.center().y())
        put_fitted(painter, rect.left() + 5, baseline, 80, title, face, PAPER, smallest=9)


# ---- the hand ------------------------------------------------------------------------------------------------------


def paint_hand(painter: QPainter, game: OneSmallStep, player: Team, team: int) -> None:
    """The Developments a team holds; backs for those that may not be seen."""
    rect = g.HAND
    fill(painter, rounded(rect, 9), colour("#0E1838", 0.9))
    stroke(painter, rounded(rect, 9), colour(PAPER, 0.25), 1)
    put_text(painter, rect.left() + 14, rect.top() + 28, _tr("HAND"), display(14, 800, spacing=1.5), PAPER)
    paint_team_mark(painter, team, rect.left() + 24, rect.top() + 54, 20)
    face = display(20, 800)
    put_text(painter, rect.left() + 48, centred_baseline(face, rect.top() + 54), str(len(player.hand)), face, PAPER)
    note = _tr("cards of the team")
    put_fitted(painter, rect.left() + 14, rect.top() + 92, 92, note, font(12, 400), colour(PAPER, 0.7), smallest=9)
    for number, card in enumerate(player.hand):
        place = g.hand_card(number, len(player.hand))
        if card < 0:
            paint_tile_back(painter, place, Sign.DEVELOPMENT, ERA_INKS[0])
        else:
            paint_hand_card(painter, place, game.content.events[card])
