"""What is going on apart from the board: a discovery with its sum, or a card that waits for answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.amazing_space_venture.frames import Destroying, Discovery, Landing, RedPlayed, Window
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.words import name_of
from desktop.kernel.words import Sentence
from desktop.table.boards.amazing_space_venture.card_art import paint_card
from desktop.table.boards.amazing_space_venture.card_faces import CardFace, card_face
from desktop.table.boards.amazing_space_venture.geometry import BOARD, FIELD, centre, square_of
from desktop.table.boards.amazing_space_venture.signs import paint_badge, paint_sign
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.boards.amazing_space_venture.worlds import paint_world
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, panel, rounded, stroke
from desktop.table.kit.theme import GOLD, HAIRLINE, INK, MUTED, SOFT_TEXT, VIOLET, WHITE, colour
from desktop.table.kit.writing import CENTRE, Block, centred_baseline, put_block, put_text, wrap

_SLOT = (78.0, 118.0)
_GAP = 10.0
_WIDE = 290.0


@dataclass(frozen=True, slots=True)
class Slot:
    """A card of the scene, or a place where one may come."""

    title: str
    face: CardFace | None = None
    copies: int = 1
    turned: bool = False
    """Whether its value counts the other way round."""


@dataclass(frozen=True, slots=True)
class Stage:
    title: str
    line: str
    slots: tuple[Slot, ...]
    sum: str = ""
    """The multiplication, as far as it is known."""
    square: int = -1
    """Where it happens."""
    world: tuple[int, int, str] | None = None
    """The planet: value, seed, whose home."""
    colour: str = ""


def stage_of(t: Tables, s: VentureState, colours: tuple[str, ...], say: Callable[[Sentence], str]) -> Stage | None:
    """What the stack of a state shows; None when nothing is pending that deserves a scene."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, RedPlayed):
            return _red(t, s, frame, colours, say, answers=isinstance(s.stack[-1], Window))
        if isinstance(frame, Discovery):
            return _discovery(t, s, frame, colours, say)
        if isinstance(frame, Destroying):
            face = card_face(t, frame.card, say)
            square = s.ships[frame.ships[0]].square if frame.ships[0] in s.ships else -1
            return Stage(
                face.title,
                tr("A ship is about to be destroyed"),
                (Slot("", face),),
                "",
                square,
                colour=colours[frame.seat],
            )
        if isinstance(frame, Landing) and isinstance(s.stack[-1], Window) and frame.ship in s.ships:
            ship = s.ships[frame.ship]
            face = card_face(t, ship.cards[-1], say)
            line = tr("has moved to {square}: does anybody answer?").format(square=NAMES[ship.square])
            return Stage(face.title, line, (Slot("", face),), "", ship.square, colour=colours[ship.seat])
    return None


def _red(
    t: Tables,
    s: VentureState,
    frame: RedPlayed,
    colours: tuple[str, ...],
    say: Callable[[Sentence], str],
    *,
    answers: bool,
) -> Stage:
    face = card_face(t, frame.card, say)
    aims = [say(name_of(t, s, place)) for place in (frame.target, frame.to) if place]
    line = tr("Target: {aim}").format(aim=", ".join(aims)) if aims else tr("A special action")
    if frame.cancelled:
        line = tr("Cancelled")
    elif answers:
        line += ". " + tr("It may still be answered.")
    square = square_of(frame.target)
    if square is None and frame.target.startswith("ship:"):
        ship = s.ships.get(int(frame.target.partition(":")[2]))
        square = ship.square if ship is not None else None
    return Stage(face.title, line, (Slot("", face),), "", -1 if square is None else square, colour=colours[frame.seat])


def _discovery(
    t: Tables, s: VentureState, frame: Discovery, colours: tuple[str, ...], say: Callable[[Sentence], str]
) -> Stage:
    planet = s.planets[frame.planet]
    card = card_face(t, frame.card, say) if frame.card >= 0 else None
    weather = card_face(t, frame.environment, say) if frame.environment >= 0 else None
    life = card_face(t, frame.lives[0], say) if frame.lives else None
    slots = (
        Slot(tr("Planet"), card),
        Slot(tr("Environment"), weather, turned=frame.flipped),
        Slot(tr("Life form"), life, max(1, len(frame.lives))),
    )
    parts, total = [], 0
    if frame.card >= 0:
        parts.append(str(t.values[frame.card]))
        total += t.values[frame.card]
    if frame.environment >= 0:
        value = -t.values[frame.environment] if frame.flipped else t.values[frame.environment]
        parts.append(f"{'+' if value >= 0 else '−'} {abs(value)}")
        total += value
    if frame.lives:
        value = sum(t.values[number] for number in frame.lives)
        parts.append(f"{'+' if value >= 0 else '−'} {abs(value)}")
        total += value
    points = frame.points if frame.points else planet.value * total
    told = f"{planet.value} × ({' '.join(parts)}) = {points}" if parts else f"{planet.value} × …"
    square = frame.planet // 2
    title = card.title if card is not None else tr("A new world")
    line = tr("Planet worth {value} on {square}").format(value=planet.value, square=NAMES[square])
    return Stage(
        title, line, slots, told, square, (planet.value, square * 3 + frame.planet % 2, ""), colours[frame.owner]
    )


def stage_place(stage: Stage, lettering: float) -> QRectF:
    """Where the scene lies: in a corner of the field away from what it is about."""
    grow = 1 / min(1.0, lettering)
    count = len(stage.slots)
    wide = (max(210.0, 28 + count * (_SLOT[0] + _GAP)) if count > 1 else _WIDE) * grow
    high = ((216.0 if stage.sum else 176.0) if count > 1 else _single_height(stage)) * grow
    at = centre(stage.square) if stage.square >= 0 else BOARD.topLeft()
    left = FIELD.left() + 8 if at.x() > BOARD.center().x() else FIELD.right() - 8 - wide
    top = FIELD.top() + 8 if at.y() > BOARD.center().y() else FIELD.bottom() - 8 - high
    return QRectF(left, top, wide, high)


def paint_stage(painter: QPainter, area: QRectF, stage: Stage, lettering: float) -> None:
    grow = 1 / min(1.0, lettering)
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(grow, grow)
    inside = QRectF(0, 0, area.width() / grow, area.height() / grow)
    panel(painter, inside, 12, border=colour(VIOLET, 0.9), border_width=1.4)
    if len(stage.slots) > 1:
        _paint_discovery(painter, inside, stage)
    else:
        _paint_single(painter, inside, stage)
    painter.restore()


def _paint_head(painter: QPainter, x: float, stage: Stage, room: float) -> None:
    if stage.colour:
        paint_sign(painter, stage.colour, x + 8, 20, 7)
        x += 22
        room -= 22
    title = wrap(stage.title, room, fonts.display(16, 700), most=1)
    put_block(painter, x, 8, title, WHITE)


def _blocks(stage: Stage) -> tuple[Block, Block | None]:
    """What is said beside a single card: what happens, and what the card does."""
    face = stage.slots[0].face
    line = wrap(stage.line, _WIDE - 118, fonts.font(12.5), leading=1.25)
    return line, wrap(face.text, _WIDE - 118, fonts.font(12), leading=1.2) if face is not None and face.text else None


def _single_height(stage: Stage) -> float:
    line, text = _blocks(stage)
    return max(152.0, 36 + line.height + (text.height + 4 if text is not None else 0) + 14)


def _paint_single(painter: QPainter, inside: QRectF, stage: Stage) -> None:
    face = stage.slots[0].face
    if face is not None:
        paint_card(painter, QRectF(12, 14, 84, min(inside.height() - 28, 134.0)), face)
    _paint_head(painter, 106, stage, inside.width() - 114)
    line, text = _blocks(stage)
    y = put_block(painter, 106, 36, line, GOLD)
    if text is not None:
        put_block(painter, 106, y + 4, text, SOFT_TEXT)


def _paint_discovery(painter: QPainter, inside: QRectF, stage: Stage) -> None:
    _paint_head(painter, 12, stage, inside.width() - 80)
    put_text(painter, 14, 48, stage.line, fonts.font(12.5), SOFT_TEXT)
    if stage.world is not None:
        value, seed, home = stage.world
        paint_world(painter, inside.width() - 34, 28, 15, value, seed, home)
        paint_badge(painter, inside.width() - 18, 44, value)
    x = 14.0
    for slot in stage.slots:
        place = QRectF(x, 58, *_SLOT)
        if slot.face is not None:
            paint_card(painter, place, slot.face)
            if slot.copies > 1:
                put_text(
                    painter,
                    place.right() - 6,
                    place.bottom() - 8,
                    f"× {slot.copies}",
                    fonts.display(16, 800),
                    GOLD,
                    CENTRE,
                )
            if slot.turned:
                put_text(
                    painter, place.center().x(), place.bottom() - 8, tr("turned"), fonts.font(12, 700), GOLD, CENTRE
                )
        else:
            fill(painter, rounded(place, 8), colour(INK, 0.6))
            stroke(painter, rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 7.5), colour(HAIRLINE, 0.9), 1.2, dash=[4, 3])
            font = fonts.font(12)
            put_text(
                painter, place.center().x(), centred_baseline(font, place.center().y()), slot.title, font, MUTED, CENTRE
            )
        x += _SLOT[0] + _GAP
    if stage.sum:
        font = fonts.display(18, 700)
        put_text(
            painter, inside.center().x(), centred_baseline(font, inside.bottom() - 19), stage.sum, font, GOLD, CENTRE
        )
