"""What lies round the Earth: draft row, decks, Advancements, tile stacks, Moon path and Media cubes."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, MOON, StepState
from desktop.games.one_small_step.work import initiative
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.boards.one_small_step.cards import paint_advancement, paint_event, paint_hazard_back, paint_tile_back
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.ground import paint_heading
from desktop.table.boards.one_small_step.inks import (
    CREW_INK,
    GOLD,
    INK,
    NAVY,
    PAPER,
    PAPER_SHADE,
    SATELLITE_INK,
    TEAM_INKS,
    TEAM_LIGHTS,
)
from desktop.table.boards.one_small_step.noting import note
from desktop.table.boards.one_small_step.painting import paint_line, paint_star
from desktop.table.boards.one_small_step.pieces import paint_cube, paint_team_mark, paint_worker
from desktop.table.boards.one_small_step.plates import paint_veil
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.symbol_words import sentence
from desktop.table.boards.one_small_step.symbols import Mark
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import ellipse, fill, rounded, shadow, stroke, vertical
from desktop.table.kit.theme import PRINT_BLUE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_block, put_fitted, put_text, wrap

ERA_INKS = ("#3E7A57", "#9C5B86", "#8A6410")


# ---- draft row -----------------------------------------------------------------------------------------------------


def paint_draft(painter: QPainter, game: OneSmallStep, state: StepState, number: int) -> None:
    """One of the four cards to be drafted, with the worker that drafts it."""
    rect, card = g.draft(number), state.draft[number]
    if card == EMPTY:
        empty_place(painter, rect)
        return
    event = game.content.events[card]
    paint_event(painter, rect, event, game.content.picture("events", event.id))
    for team, worker in state.workers[FIRST_DRAFT + number]:
        paint_veil(painter, rect, 5)
        paint_worker(painter, team, worker, rect.left() + 18, rect.top() + 110, 36)
        tag = QRectF(rect.left() + 6, rect.bottom() - 25, rect.width() - 12, 20)
        fill(painter, rounded(tag, 5), TEAM_INKS[team])
        stroke(painter, rounded(tag, 5), PAPER, 1)
        paint_team_mark(painter, team, tag.left() + 12, tag.center().y(), 11)
        face = font(12, 600)
        words = tr("drafted")
        put_fitted(painter, tag.left() + 23, centred_baseline(face, tag.center().y()), 80, words, face, PAPER)


def empty_place(painter: QPainter, rect: QRectF, words: str = "") -> None:
    """A place on which nothing lies."""
    fill(painter, rounded(rect, 5), colour("#0A1434", 0.5))
    stroke(painter, rounded(rect.adjusted(1, 1, -1, -1), 5), colour(PAPER, 0.3), 1.2, dash=[3, 4])
    face = font(12, 500)
    put_fitted(
        painter, rect.center().x(), centred_baseline(face, rect.center().y()), rect.width() - 8, words, face,
        colour(PAPER, 0.5), CENTRE, 9,
    )  # fmt: skip


# ---- decks ---------------------------------------------------------------------------------------------------------


def paint_deck(painter: QPainter, game: OneSmallStep, state: StepState, number: int, team: int) -> None:
    """A deck with its count; the Event deck shows the era of its top card, the Crew missions are those of a team."""
    rect = g.deck(number)
    titles = (tr("Events"), tr("Hazards"), tr("Satellite"), tr("Crew"))
    counts = (len(state.events), len(state.hazards), len(state.satellites), len(state.teams[team].crew_deck))
    fill(painter, rounded(rect, 6), colour("#0B1638", 0.85))
    stroke(painter, rounded(rect, 6), colour(PAPER, 0.35), 1)
    back = QRectF(rect.left() + 7, rect.top() + 8, 34, 43)
    if number == 0:
        top = state.events[-1] if state.events else 0
        era = -top if top < 0 else game.tables.events[top].era
        paint_tile_back(painter, back, Sign.EVENT, ERA_INKS[max(1, era) - 1], pile=3)
        below = tr("era {era}").format(era="I" * max(1, era))
    elif number == 1:
        paint_hazard_back(painter, back)
        below = tr("unseen")
    else:
        ink = SATELLITE_INK if number == 2 else CREW_INK
        paint_tile_back(painter, back, Sign.SATELLITE if number == 2 else Sign.CREW, ink, pile=3)
        below = tr("missions")
    x = rect.left() + 49
    note(painter, rect, _deck_words(number))
    put_fitted(painter, x, rect.top() + 18, 65, titles[number], font(12, 600), PAPER, smallest=9)
    put_text(painter, x, rect.top() + 37, str(counts[number]), display(19, 800), PAPER)
    put_fitted(painter, x, rect.top() + 52, 65, below, font(12, 400), colour(PAPER, 0.7), smallest=9)


def _deck_words(number: int) -> str:
    return (
        tr("The Event deck; its back shows the era of the top card."),
        tr("The Hazard deck."),
        tr("The deck of Satellite missions, for both teams."),
        tr("The Crew missions of the team that is to act."),
    )[number]


def paint_offer(painter: QPainter, game: OneSmallStep, state: StepState, number: int) -> None:
    """One of the face-up Advancements."""
    card = state.offer[number] if number < len(state.offer) else EMPTY
    if card == EMPTY:
        empty_place(painter, g.offer(number))
    else:
        paint_advancement(painter, g.offer(number), game.content.advancements[card])


def paint_stacks(painter: QPainter, state: StepState) -> None:
    """The three stacks of tiles with their counts."""
    kinds = (
        (Sign.SATELLITE_TILE, SATELLITE_INK, len(state.satellite_tiles)),
        (Sign.MEDIA_TILE, PRINT_BLUE, len(state.media_tiles)),
        (Sign.CREW_TILE, CREW_INK, len(state.crew_tiles)),
    )
    paint_heading(painter, 64, 24, 210, tr("Bonus tiles"))
    face = display(12, 800)
    for rect, (sign, ink, count) in zip(g.STACKS, kinds, strict=True):
        paint_tile_back(painter, rect, sign, ink, pile=3)
        fill(painter, rounded(QRectF(rect.right() - 6, rect.bottom() - 14, 24, 18), 9), NAVY)
        stroke(painter, rounded(QRectF(rect.right() - 6, rect.bottom() - 14, 24, 18), 9), PAPER, 1)
        middle = rect.bottom() - 5
        put_text(painter, rect.right() + 6, centred_baseline(face, middle), str(count), face, PAPER, CENTRE)
        note(painter, rect, sentence(Mark("sign", sign)))


def paint_key(painter: QPainter, number: int) -> None:
    """In place of an Advancement, in the beginner game: a symbol that newcomers should know."""
    marks = (
        (Mark("round", Sign.BOOSTER), tr("gone once spent")),
        (Mark("square", Sign.BOOSTER), tr("comes back in the next round")),
        (Mark("arrow"), tr("pay what is left, get what is right")),
        (Mark("die", Sign.SATELLITE), tr("roll, and gain what it shows")),
    )
    rect = g.offer(number)
    mark, words = marks[number]
    fill(painter, rounded(rect, 6), colour("#0B1638", 0.85))
    stroke(painter, rounded(rect, 6), colour(PAPER, 0.35), 1)
    slip = QRectF(rect.left() + 6, rect.center().y() - 17, 34, 34)
    fill(painter, rounded(slip, 5), PAPER)
    paint_line(painter, (mark,), slip, 26)
    block = wrap(words, rect.width() - 50, font(12, 500), most=4, leading=1.15)
    put_block(painter, slip.right() + 6, rect.center().y() - block.height / 2, block, PAPER)


def paint_headings(painter: QPainter, state: StepState) -> None:
    left = g.draft(0).left()
    paint_heading(painter, left, g.DRAFT_LINE, 486, tr("Card draft"))
    words = tr("Advancements: {count} more in the deck").format(count=len(state.advancements))
    paint_heading(painter, left, g.OFFER_LINE, 486, tr("How to read it") if state.rules.beginner else words)
    paint_heading(painter, left, g.PATH_LINE, 330, tr("Moon path: the first takes the tile"))


def paint_round(painter: QPainter, state: StepState) -> None:
    """The round, the team that leads this phase, the one that would lead the next, and the one to act."""
    rect = g.ROUND
    face, small = display(13, 800, spacing=0.6), font(12, 500)
    y = centred_baseline(face, rect.center().y())
    words = tr("Round {round}").format(round=max(1, state.round)).upper()
    x = put_text(painter, rect.left(), y, words, face, PAPER).right() + 14
    if state.last:
        x = put_text(painter, x, y, tr("the last one"), small, GOLD).right() + 14
    marks = [(tr("leads"), state.leader), (tr("leads next"), initiative(state))]
    if state.turn in (0, 1):
        marks.append((tr("to act"), state.turn))
    for words, team in marks:
        chip = QRectF(x, rect.center().y() - 9, 22, 18)
        fill(painter, rounded(chip, 4), TEAM_INKS[team])
        stroke(painter, rounded(chip, 4), PAPER, 1)
        paint_team_mark(painter, team, chip.center().x(), chip.center().y(), 11)
        x = put_text(painter, chip.right() + 5, y, words, small, colour(PAPER, 0.85)).right() + 12


# ---- orbit, Moon path and Media track ------------------------------------------------------------------------------


def paint_path(painter: QPainter, game: OneSmallStep, state: StepState) -> None:
    """The six spaces: the tile that waits for the first to come, and a square for each team."""
    face = display(12, 800)
    for space, place in enumerate(g.PATH, 1):
        tile = state.path[space - 1]
        rect = QRectF(place.x() - 23, place.y() - 20, 46, 36)
        if tile == EMPTY:
            empty_place(painter, rect)
        elif tile < 0:
            paint_tile_back(painter, rect, Sign.CREW_TILE, CREW_INK)
        else:
            shadow(painter, rect, 6, blur=6, drop=3)
            fill(painter, rounded(rect, 6), vertical(rect, (0, "#FFF9E8"), (1, PAPER_SHADE)))
            stroke(painter, rounded(rect, 6), GOLD, 1.8)
            paint_star(painter, str(game.tables.crew_tiles[tile]), place.x(), place.y() - 2, 32)
        for team, player in enumerate(state.teams):
            _path_square(painter, team, place.x() - 12 + 24 * team, place.y() + 29, space in player.markers)
        note(painter, g.path_space(space), _path_words(space, tile))
        fill(painter, ellipse(rect.left(), rect.top(), 8), PAPER)
        put_text(painter, rect.left(), centred_baseline(face, rect.top()), str(space), face, INK, CENTRE)
    assert len(g.PATH) == MOON


def _path_words(space: int, tile: int) -> str:
    if space == MOON:
        return tr("The Moon. A crew that lands here ends the game with this round; the first one takes the tile.")
    if tile == EMPTY:
        return tr("Space {space} of the way: its tile is taken.").format(space=space)
    return tr("Space {space} of the way: the first crew here takes the tile, unseen until then.").format(space=space)


def _path_square(painter: QPainter, team: int, x: float, y: float, reached: bool) -> None:
    rect = QRectF(x - 10, y - 10, 20, 20)
    if reached:
        ink = TEAM_INKS[team]
        fill(painter, rounded(rect, 4), vertical(rect, (0, mix(ink, "#FFFFFF", 0.25)), (1, ink)))
        stroke(painter, rounded(rect, 4), PAPER, 1.3)
        paint_sign(painter, Sign.CREW, x, y - 2.6, 10.5, PAPER)
        paint_team_mark(painter, team, x, y + 6, 6.5)
    else:
        fill(painter, rounded(rect, 4), mix(NAVY, TEAM_INKS[team], 0.35, 0.92))
        stroke(painter, rounded(rect, 4), colour(TEAM_LIGHTS[team], 0.95), 1.3)
        paint_team_mark(painter, team, x, y, 9, colour(TEAM_LIGHTS[team], 0.8))


def paint_orbit(painter: QPainter, state: StepState, team: int) -> None:
    """The satellites in orbit with a team's side up: in the west for the United States, in the east for the others."""
    count, reach = state.teams[team].orbit, g.EARTH_RADIUS + 27
    for number in range(count):
        angle = math.radians(180 * (1 - team) + (number - (count - 1) / 2) * min(7.2, 22 / max(1, count - 1)))
        x, y = g.EARTH.x() + reach * math.cos(angle), g.EARTH.y() + 10 + reach * math.sin(angle)
        fill(painter, ellipse(x, y, 13), TEAM_INKS[team])
        stroke(painter, ellipse(x, y, 13), PAPER, 1.4)
        paint_sign(painter, Sign.SATELLITE, x, y - 2, 14, PAPER)
        paint_team_mark(painter, team, x, y + 8, 6)


def paint_media(painter: QPainter, state: StepState) -> None:
    """The cubes; of two on a space the one that came last lies on top."""
    for team in (1 - state.top, state.top) if state.top in (0, 1) else (0, 1):
        cell = g.tower_cell(state.teams[team].media)
        shared = state.teams[0].media == state.teams[1].media
        lift = 17.0 if shared and team == state.top else 0.0
        paint_cube(painter, team, cell.left() + 29, cell.center().y() + 3 - lift, 21)
    words = tr("The Media track: the team above leads the next phase; of two on a space, the one that came last.")
    note(painter, g.TOWER, words)
