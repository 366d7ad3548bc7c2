"""The strip with the Developments that a team holds."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.state import Team
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.boards.one_small_step.cards import paint_hand_card, paint_tile_back
from desktop.table.boards.one_small_step.inks import BAD, GOOD, PAPER
from desktop.table.boards.one_small_step.pieces import paint_team_mark
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.surroundings import ERA_INKS
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import fill, line, rounded, stroke
from desktop.table.kit.theme import colour
from desktop.table.kit.writing import centred_baseline, put_fitted, put_text


def paint_hand(painter: QPainter, game: OneSmallStep, player: Team, team: int, payable: Collection[int]) -> None:
    """The cards face up, with a word on whether they could be paid now; backs for those that may not be seen."""
    rect = g.HAND
    fill(painter, rounded(rect, 9), colour("#0E1838", 0.9))
    stroke(painter, rounded(rect, 9), colour(PAPER, 0.25), 1)
    put_text(painter, rect.left() + 14, rect.top() + 26, tr("HAND"), display(14, 800, spacing=1.5), PAPER)
    paint_team_mark(painter, team, rect.left() + 24, rect.top() + 49, 19)
    face = display(20, 800)
    put_text(painter, rect.left() + 46, centred_baseline(face, rect.top() + 49), str(len(player.hand)), face, PAPER)
    words = (tr("Developments"), tr("of the team"))
    for row, text in enumerate(words):
        put_fitted(
            painter, rect.left() + 14, rect.top() + 78 + 15 * row, 92, text, font(12, 400), colour(PAPER, 0.7),
            smallest=10,
        )  # fmt: skip
    for number, card in enumerate(player.hand):
        place = g.hand_card(number, len(player.hand))
        if card < 0:
            paint_tile_back(painter, place, Sign.DEVELOPMENT, ERA_INKS[0])
        else:
            event = game.content.events[card]
            paint_hand_card(painter, place, event, game.content.picture("events", event.id))
            _whether_paid(painter, place, can=card in payable)
    if not player.hand:
        face = font(13, 400)
        words_ = tr("No card in hand: Developments are drawn by engineers, or drafted by workers.")
        put_text(painter, 120, centred_baseline(face, rect.center().y()), words_, face, colour(PAPER, 0.55))


def _whether_paid(painter: QPainter, place: QRectF, *, can: bool) -> None:
    """The foot of a card: a tick and a word, or a cross and a word."""
    x, y = place.left() + 72, place.bottom() - 11
    ink = GOOD if can else BAD
    if can:
        line(painter, (x - 4, y), (x - 1, y + 3), ink, 2)
        line(painter, (x - 1, y + 3), (x + 5, y - 4), ink, 2)
    else:
        line(painter, (x - 3.5, y - 3.5), (x + 3.5, y + 3.5), ink, 2)
        line(painter, (x - 3.5, y + 3.5), (x + 3.5, y - 3.5), ink, 2)
    face = font(12, 600)
    words = tr("can be paid") if can else tr("not yet")
    put_fitted(painter, x + 10, centred_baseline(face, y), 82, words, face, ink, smallest=10)
    tag = display(11, 800)
    badge = QRectF(place.right() - 30, y - 8, 24, 16)
    fill(painter, rounded(badge, 4), "#16243F")
    put_text(painter, badge.left() + 5, centred_baseline(tag, y), "P6", tag, PAPER)
