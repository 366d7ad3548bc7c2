"""The card of a Character: who it is, its skill, where it starts and its two abilities."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.space_movers.models import Character
from desktop.games.space_movers.texts import ability_text, the_room
from desktop.table.boards.space_movers.crew import Look, paint_pawn
from desktop.table.boards.space_movers.faces import Say
from desktop.table.boards.space_movers.symbols import paint_disc
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, halo, rounded, saved, shadow, stroke, vertical
from desktop.table.kit.theme import INK, SOFT_TEXT, TEXT, WHITE, colour, mix
from desktop.table.kit.writing import fit_block, put_block, put_fitted, wrap


def paint_character(
    painter: QPainter,
    rect: QRectF,
    person: Character,
    look: Look,
    say: Say,
    taken_by: str = "",
    *,
    back: tuple[str, ...] = (),
) -> bool:
    """Paint the card into a rect; ``back`` adds the injured side: its title and lines. False when some of its text had
    to be cut."""
    shadow(painter, rect, 10, blur=9, strength=0.4, drop=3)
    body = rounded(rect, 10)
    fill(
        painter,
        body,
        vertical(rect, (0, mix("#1B2550", look.body, 0.3)), (0.4, mix("#121A3C", look.body, 0.1)), (1, "#0B112C")),
    )
    with saved(painter):
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        halo(painter, rect.left() + 32, rect.top() + 30, 60, 50, look.body, 0.5)
        paint_pawn(painter, look, rect.left() + 28, rect.top() + 58, 1.35)
        left, room = rect.left() + 54, rect.width() - 62
        put_fitted(painter, left, rect.top() + 25, room - 24, person.name, fonts.display(18, 700), TEXT)
        full = wrap(person.full_name, room, fonts.font(12), most=2, leading=1.3)
        below = put_block(painter, left, rect.top() + 29, full, SOFT_TEXT)
        skill = tr("{skill}, die {number}").format(skill=person.skill.capitalize(), number=person.number)
        put_fitted(painter, left, below + 13, room, skill, fonts.font(12, 600), look.bright)
        paint_disc(painter, look.sign, rect.right() - 19, rect.top() + 19, 11, look.body, look.ink)
        complete = _abilities(painter, rect.adjusted(10, below + 22 - rect.top(), -10, -8), person, look, say, back)
        if taken_by:
            painter.fillRect(rect, colour(INK, 0.62))
            put_fitted(
                painter,
                left,
                rect.bottom() - 12,
                room,
                tr("taken by {who}").format(who=taken_by),
                fonts.font(13, 700),
                WHITE,
            )
    stroke(painter, rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), 9.4), mix(look.body, WHITE, 0.35, 0.9), 1.3)
    return complete


def _abilities(painter: QPainter, room: QRectF, person: Character, look: Look, say: Say, back: tuple[str, ...]) -> bool:
    parts = [
        (tr("Any turn: {title}").format(title=person.any_turn.title), say(ability_text(person.any_turn.does))),
        (tr("Your turn: {title}").format(title=person.your_turn.title), say(ability_text(person.your_turn.does))),
    ]
    if back:
        title = tr("Damaged: {title}") if person.machine else tr("Injured: {title}")
        start = tr("Age {age}, starts in {room}.").format(
            age=person.age, room=say(the_room(person.start.replace("_", " ").title()))
        )
        parts.append((title.format(title=back[0]), " ".join(back[1:])))
        parts.append((tr("Who it is"), f"{person.flavour} {start}"))
    y, complete = room.top(), True
    share = room.height() / 2
    for title, words in parts:
        heading = wrap(title, room.width(), fonts.font(12, 700), most=2, leading=1.3)
        top = put_block(painter, room.left(), y + 3, heading, look.bright) - 1
        left = room.bottom() - top
        high = left if back else min(left, share - (top - y) - 2)
        block = fit_block(words, (room.width(), high), fonts.font(13), 12, leading=1.25)
        complete = complete and block.complete
        bottom = put_block(painter, room.left(), top, block, SOFT_TEXT)
        y = bottom + 5 if back else max(bottom + 5, y + share)
    return complete
