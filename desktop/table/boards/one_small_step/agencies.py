"""The two agency boards: tokens by group, launch queue as a countdown, people, Advancements, tiles and counts."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.state import PERSONNEL_LIMIT, StepState, Team
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.boards.one_small_step.cards import mission_head, paint_hazard_back, paint_mission
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import (
    ADVANCEMENT_INK,
    GOLD,
    GROUP_INKS,
    INK,
    NAVY,
    PAPER,
    PAPER_SHADE,
    PERSONNEL_INK,
    TEAM_INKS,
)
from desktop.table.boards.one_small_step.noting import note
from desktop.table.boards.one_small_step.painting import paint_line, paint_permanent, paint_star, paint_temporary
from desktop.table.boards.one_small_step.pieces import paint_team_mark, paint_worker
from desktop.table.boards.one_small_step.signs import GROUP_SIGNS, RESOURCE_SIGNS, Sign
from desktop.table.boards.one_small_step.surroundings import empty_place
from desktop.table.boards.one_small_step.symbol_words import sentence
from desktop.table.boards.one_small_step.symbols import ARROW, Mark, bill_line, effects_line
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import ellipse, fill, line, rounded, stroke, vertical
from desktop.table.kit.theme import PRINT_BLUE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_fitted, put_text


def team_name(team: int) -> str:
    return (tr("United States"), tr("Soviet Union"))[team]


def paint_agency(painter: QPainter, game: OneSmallStep, state: StepState, team: int) -> None:
    """All a team owns in the open."""
    rect, player, ink = g.agency(team), state.teams[team], TEAM_INKS[team]
    fill(painter, rounded(rect, 9), vertical(rect, (0, mix("#1A2550", ink, 0.18)), (1, mix("#0C1434", ink, 0.10))))
    head = g.head(team)
    fill(painter, rounded(head, 9), vertical(head, (0, mix(ink, "#FFFFFF", 0.06)), (1, mix(ink, "#000000", 0.35))))
    edge = colour(mix(ink, "#FFFFFF", 0.35), 1.0 if state.turn == team else 0.5)
    stroke(painter, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), 9), edge, 2.2 if state.turn == team else 1.2)
    _head(painter, head, player, team)
    _tokens(painter, player, team)
    _queue(painter, game, state, team)
    _people(painter, game, player, team)
    if not state.rules.beginner:
        _advancements(painter, game, state, team)
    _media_tiles(painter, game, player, team)


# ---- the head ------------------------------------------------------------------------------------------------------


def counts(player: Team) -> tuple[tuple[Sign, int, str], ...]:
    """What a team has in numbers: its hand and tokens, then its discard."""
    return (
        (Sign.CARD, len(player.hand), tr("Cards in the hand of the team.")),
        (Sign.ADVANCEMENT_TOKEN, player.advancement_tokens, tr("Advancement tokens of the team.")),
        (Sign.MISSION, len(player.missions), tr("Discard of the team: successful missions.")),
        (Sign.DEVELOPMENT, len(player.developments), tr("Discard of the team: played Developments.")),
        (Sign.HAZARD, len(player.hazards), tr("Discard of the team: Hazards of successful launches.")),
        (Sign.SATELLITE_TILE, len(player.used_satellite), tr("Discard of the team: satellite tiles.")),
    )


def _head(painter: QPainter, head: QRectF, player: Team, team: int) -> None:
    middle = head.center().y()
    paint_team_mark(painter, team, head.left() + 16, middle, 16)
    name = display(15, 800, spacing=0.6)
    put_fitted(painter, head.left() + 30, centred_baseline(name, middle), 134, team_name(team).upper(), name, PAPER)
    paint_star(painter, "", head.left() + 182, middle - 1, 20)
    face = display(18, 800)
    put_text(painter, head.left() + 194, centred_baseline(face, middle), str(player.vp), face, PAPER)
    note(painter, QRectF(head.left() + 170, head.top(), 50, head.height()), tr("Victory points of the team."))
    for worker in (0, 1):
        home = g.home(team, worker)
        for number in range(player.home[worker]):
            paint_worker(painter, team, worker, home.left() + 14 + 25 * number, home.center().y() + 1, 22)
        note(painter, home, sentence(Mark("sign", (Sign.ENGINEER, Sign.ADMINISTRATOR)[worker])))
    x = head.left() + 368
    for number, (sign, count, words) in enumerate(counts(player)):
        if number == 2:
            line(painter, (x - 8, head.top() + 6), (x - 8, head.bottom() - 6), colour(PAPER, 0.45), 1)
            x += 4
        _figure(painter, x, middle, sign, count)
        note(painter, QRectF(x - 9, head.top(), 29, head.height()), words)
        x += 30


def _figure(painter: QPainter, x: float, middle: float, sign: Sign, count: int) -> None:
    face = display(14, 700)
    paint_sign(painter, sign, x, middle, 15, colour(PAPER, 0.9))
    put_text(painter, x + 9, centred_baseline(face, middle), str(count), face, PAPER)


# ---- tokens --------------------------------------------------------------------------------------------------------


def _tokens(painter: QPainter, player: Team, team: int) -> None:
    for group, sign in enumerate(GROUP_SIGNS):
        first, last = g.token(team, 3 * group), g.token(team, 3 * group + 2)
        box = first.united(last).adjusted(-15, 0, 1, 0)
        stroke(painter, rounded(box, 5), mix(GROUP_INKS[group], "#FFFFFF", 0.15), 1.2)
        fill(painter, rounded(QRectF(box.left(), box.top(), 13, box.height()), 4), GROUP_INKS[group])
        paint_sign(painter, sign, box.left() + 6.5, box.center().y(), 11, PAPER)
    face = display(13, 700)
    for resource, sign in enumerate(RESOURCE_SIGNS):
        cell = g.token(team, resource)
        x, y = cell.left() + 13, cell.top() + 16
        count = player.tokens[resource]
        if count:
            paint_temporary(painter, sign, x, y, 25)
            put_text(painter, x + 13.5, centred_baseline(face, y), str(count), face, PAPER)
        else:
            paint_sign(painter, sign, x, y, 15, colour(PAPER, 0.25))
        note(painter, QRectF(cell.left(), cell.top(), cell.width(), 31), sentence(Mark("round", sign)))
        _permanents(painter, sign, cell, player.fresh[resource], player.spent[resource])


def _permanents(painter: QPainter, sign: Sign, cell: QRectF, fresh: int, spent: int) -> None:
    """Fresh ones first; from three on they stand closer."""
    count = fresh + spent
    step = min(18.0, (cell.width() - 20) / max(1, count - 1)) if count > 1 else 0.0
    for number in reversed(range(count)):
        x = cell.left() + 10 + step * number
        paint_permanent(painter, sign, x, cell.top() + 43, 18, spent=number >= fresh)
    if count:
        words = sentence(Mark("square", sign)) + " " + tr("{fresh} Fresh, {spent} Spent.")
        note(painter, QRectF(cell.left(), cell.top() + 32, cell.width(), 23), words.format(fresh=fresh, spent=spent))


# ---- launch queue --------------------------------------------------------------------------------------------------


def _queue(painter: QPainter, game: OneSmallStep, state: StepState, team: int) -> None:
    player = state.teams[team]
    titles = {2: tr("T−2"), 1: tr("T−1"), 0: tr("LAUNCH")}
    face = display(12, 700, spacing=1)
    for number, missions in ((2, player.t2), (1, player.t1), (0, player.launch)):
        around = g.stage(team, number)
        tint = GOLD if number == 0 else PAPER
        stroke(painter, rounded(around, 5), colour(tint, 0.55 if number else 0.9), 1.2)
        put_text(painter, around.left() + 6, around.top() + 12, titles[number], face, tint)
        if number == 2:
            note(painter, QRectF(around.left(), around.top(), 60, 14), tr("A mission put here may roll a die."))
        if number == 0:
            paint_sign(painter, Sign.BOOSTER, around.right() - 10, around.top() + 8, 12, GOLD)
        for place, mission in enumerate(missions):
            card = g.queued(team, number, place, len(missions))
            if place < len(missions) - 1:
                mission_head(painter, QRectF(card.left(), card.top(), card.width(), 17), game.content.missions[mission])
            else:
                paint_mission(painter, card, game.content.missions[mission], small=True)
            _hazards(painter, card, [hazard for where, hazard in state.attached if where == mission])


def _hazards(painter: QPainter, card: QRectF, hazards: list[int]) -> None:
    """Face down on the mission; an eye on those that the viewer has looked at."""
    for number, hazard in enumerate(hazards):
        rect = QRectF(card.right() - 27 - 15 * number, card.top() - 7, 26, 17)
        paint_hazard_back(painter, rect)
        if hazard >= 0:
            fill(painter, ellipse(rect.left() + 3, rect.top() + 2, 6.5), PAPER)
            paint_sign(painter, Sign.LOOK, rect.left() + 3, rect.top() + 2, 10, INK)
        note(painter, rect, tr("A Hazard, turned up at the launch.") if hazard < 0 else tr("You know this Hazard."))


# ---- people, Advancements and tiles --------------------------------------------------------------------------------


def _people(painter: QPainter, game: OneSmallStep, player: Team, team: int) -> None:
    for number in range(max(PERSONNEL_LIMIT, len(player.row))):
        rect = g.person(team, number)
        if number >= len(player.row):
            empty_place(painter, rect, tr("seat free"))
            continue
        card = player.row[number]
        row = game.tables.events[card]
        used = card in player.used
        fill(painter, rounded(rect, 4), mix(PAPER, "#5F6E8C", 0.45 if used else 0.0))
        fill(painter, rounded(QRectF(rect.left(), rect.top(), 5, rect.height()), 2), PERSONNEL_INK)
        name = font(12, 600)
        baseline = centred_baseline(name, rect.center().y())
        put_fitted(painter, rect.left() + 9, baseline, 66, row.title.split()[-1], name, INK, smallest=9)
        effects = [op.effect for op in game.tables.programs[row.effects]]
        cost = {what: count for what, count in zip(v.RESOURCES, row.cost, strict=True) if count}
        marks = (*bill_line(cost), ARROW, *effects_line(effects))
        paint_line(painter, marks, QRectF(rect.left() + 76, rect.top() + 1, 74, 21), 18)


def _advancements(painter: QPainter, game: OneSmallStep, state: StepState, team: int) -> None:
    owned = state.teams[team].advancements
    for number in range(len(owned), g.PLACES_FOR_ADVANCEMENTS):
        rect = g.advancement(team, number)
        empty_place(painter, rect, "")
        paint_sign(painter, Sign.ADVANCEMENT_TOKEN, rect.center().x(), rect.center().y(), 13, colour(PAPER, 0.3))
    face, tag = font(12, 600), display(11, 800)
    for number, card in enumerate(owned):
        rect = g.advancement(team, number, len(owned))
        row = game.tables.advancements[card]
        spent = card in state.teams[team].powers
        fill(painter, rounded(rect, 4), vertical(rect, (0, mix(PAPER, GOLD, 0.25)), (1, PAPER_SHADE)))
        fill(painter, rounded(QRectF(rect.left(), rect.top(), 5, rect.height()), 2), ADVANCEMENT_INK)
        baseline = centred_baseline(face, rect.center().y())
        put_fitted(painter, rect.left() + 10, baseline, 104, row.title, face, INK, smallest=9)
        words = tr("used") if spent else f"P{row.phase}" if row.phase else "P1–7"
        badge = QRectF(rect.right() - 35, rect.top() + 3, 32, rect.height() - 6)
        fill(painter, rounded(badge, 4), "#6B7385" if spent else NAVY)
        middle = badge.center()
        put_text(painter, middle.x(), centred_baseline(tag, middle.y()), words, tag, PAPER, CENTRE)


def _media_tiles(painter: QPainter, game: OneSmallStep, player: Team, team: int) -> None:
    for number in range(len(player.tiles), g.PLACES_FOR_TILES):
        rect = g.media_tile(team, number)
        empty_place(painter, rect, "")
        paint_sign(painter, Sign.MEDIA, rect.center().x(), rect.center().y(), 12, colour(PAPER, 0.3))
    for number, tile in enumerate(player.tiles):
        rect = g.media_tile(team, number, len(player.tiles))
        fill(painter, rounded(rect, 4), PRINT_BLUE)
        stroke(painter, rounded(rect, 4), PAPER, 1)
        effects = [op.effect for op in game.tables.programs[game.tables.media_tiles[tile].program]]
        paint_line(painter, effects_line(effects), rect.adjusted(2, 1, -2, -1), 17, PAPER)
