"""Paints cards and tiles of One Small Step into a rect, for the table, the help and the editor.

Every painter tells which fields have more text or symbols than there is room for: the names of the fields as they are
in the content. Nothing runs over an edge; what is too long is made smaller first and then cut.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.one_small_step import models as m
from desktop.games.one_small_step import vocabulary as v
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import (
    ADVANCEMENT_INK,
    BAD,
    CREW_INK,
    DEVELOPMENT_INK,
    GOLD,
    GOOD,
    HAZARD_INK,
    INK,
    NAVY,
    PAPER,
    PAPER_SHADE,
    PERSONNEL_INK,
    SATELLITE_INK,
)
from desktop.table.boards.one_small_step.noting import note
from desktop.table.boards.one_small_step.painting import paint_block, paint_line
from desktop.table.boards.one_small_step.pictures import paint_picture, subject
from desktop.table.boards.one_small_step.signs import Sign, hexagon
from desktop.table.boards.one_small_step.symbol_words import sentence
from desktop.table.boards.one_small_step.symbols import ARROW, Line, Mark, bill_line, effects_line, words
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import fill, line, polygon, rounded, saved, shadow, stroke, vertical
from desktop.table.kit.theme import Paint, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, fit_block, put_block, put_fitted, put_text, text_width

TooLong = tuple[str, ...]
"""The fields that do not fit."""

_CORNER = 5.0


def paper(painter: QPainter, rect: QRectF, edge: Paint = NAVY, corner: float = _CORNER) -> None:
    """A sheet of cream paper with a thin printed edge."""
    shadow(painter, rect, corner, blur=8, drop=3, strength=0.5)
    fill(painter, rounded(rect, corner), vertical(rect, (0, "#FBF4E2"), (0.5, PAPER), (1, PAPER_SHADE)))
    stroke(painter, rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), corner), edge, 1.2)


def band(painter: QPainter, rect: QRectF, ink: Paint, *, corner: float = _CORNER) -> None:
    """The coloured strip over a card, round at its upper corners."""
    with saved(painter):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        tall = rect.adjusted(0, 0, 0, corner + 1)
        fill(painter, rounded(tall, corner), vertical(rect, (0, mix(ink, "#FFFFFF", 0.12)), (1, ink)))


def title(painter: QPainter, rect: QRectF, text: str, size: float = 13, ink: Paint = PAPER) -> bool:
    """A name in up to the lines there is room for; false if it had to be cut."""
    block = fit_block(text, (rect.width(), rect.height()), display(size, 700), 9, leading=1.12)
    put_block(painter, rect.left(), rect.center().y() - block.height / 2, block, ink)
    return block.complete


def worker_shape(painter: QPainter, worker: int, x: float, y: float, size: float, ink: Paint = INK) -> None:
    """The empty seat of a worker: a hexagon for engineers, a square for administrators."""
    half = size * 0.43
    square = rounded(QRectF(x - half, y - half, 2 * half, 2 * half), size * 0.16)
    shape = polygon(hexagon(x, y, size / 2)) if worker == 0 else square
    fill(painter, shape, colour(ink, 0.1))
    stroke(painter, shape, colour(ink, 0.85), 1.3)
    sign = (Sign.ENGINEER, Sign.ADMINISTRATOR)[worker]
    paint_sign(painter, sign, x, y, size * 0.58, ink)
    note(painter, QRectF(x - half, y - half, 2 * half, 2 * half), sentence(Mark("sign", sign)))


# ---- events --------------------------------------------------------------------------------------------------------


def _event_parts(card: m.EventCard) -> tuple[bool, Line]:
    """Whether a card is a person, and its lower line: what is paid and what it brings."""
    assert isinstance(card, m.PersonnelCard | m.DevelopmentCard)
    person = isinstance(card, m.PersonnelCard)
    return person, (*bill_line(card.cost), ARROW, *effects_line(card.effects))


def paint_event(painter: QPainter, rect: QRectF, card: m.EventCard, own: bytes = b"") -> TooLong:
    """An upright Event card, 112 x 176 units or in that proportion: picture, worker action, then cost and effect.
    ``own`` is the picture that its pack brings."""
    assert isinstance(card, m.PersonnelCard | m.DevelopmentCard)
    person, lower = _event_parts(card)
    ink = PERSONNEL_INK if person else DEVELOPMENT_INK
    faults: list[str] = []
    with _units(painter, rect, 112, 176) as sheet:
        paper(painter, sheet)
        head = QRectF(0, 0, 112, 34)
        band(painter, head, ink)
        paint_sign(painter, Sign.PERSONNEL if person else Sign.DEVELOPMENT, 15, 17, 18, PAPER)
        if not title(painter, QRectF(29, 2, 80, 30), card.title):
            faults.append("title")
        paint_picture(painter, QRectF(1.2, 34, 109.6, 52), card.id, subject(card.effects), person=person, own=own)
        _era(painter, card.era)
        worker_shape(painter, v.WORKERS.index(card.worker), 17, 106, 25)
        if not paint_line(painter, effects_line(card.action), QRectF(32, 92, 76, 28), 22)[1]:
            faults.append("action")
        line(painter, (7, 126), (105, 126), colour(NAVY, 0.4), 1, dash=[3, 3])
        if not paint_block(painter, lower, QRectF(5, 129, 102, 42), 22)[1]:
            faults.append("effects")
    return tuple(faults)


def _era(painter: QPainter, era: int) -> None:
    """The era in Roman strokes, in the lower corner of the picture."""
    for stripe in range(era):
        fill(painter, rounded(QRectF(104 - 5 * stripe, 74, 2.6, 9), 1), PAPER)


def paint_hand_card(painter: QPainter, rect: QRectF, card: m.EventCard, own: bytes = b"") -> TooLong:
    """An Event card as it lies in the hand, 208 x 98 units: the picture beside cost and effect."""
    person, lower = _event_parts(card)
    faults: list[str] = []
    with _units(painter, rect, 208, 98) as sheet:
        paper(painter, sheet)
        sign = Sign.PERSONNEL if person else _about(card)
        paint_picture(painter, QRectF(1.2, 1.2, 64, 95.6), card.id, sign, own=own)
        band(painter, QRectF(65, 0, 143, 26), PERSONNEL_INK if person else DEVELOPMENT_INK)
        paint_sign(painter, Sign.PERSONNEL if person else Sign.DEVELOPMENT, 80, 13, 16, PAPER)
        if not title(painter, QRectF(93, 1, 112, 24), card.title):
            faults.append("title")
        if not paint_block(painter, lower, QRectF(71, 29, 132, 44), 25)[1]:
            faults.append("effects")
        line(painter, (72, 74), (202, 74), colour(NAVY, 0.35), 1, dash=[3, 3])
    return tuple(faults)


def _about(card: m.EventCard) -> Sign:
    assert isinstance(card, m.PersonnelCard | m.DevelopmentCard)
    return subject(card.effects)


# ---- missions and hazards ------------------------------------------------------------------------------------------


def failure_line(failure: m.Failure) -> Line:
    """What a failed launch loses."""
    found: list[Mark] = []
    if failure.media:
        found += [words(f"−{failure.media}"), Mark("sign", Sign.MEDIA)]
    if failure.points:
        found += [words(f"−{failure.points}"), Mark("sign", Sign.POINTS)]
    return tuple(found)


def mission_ink(mission: m.Mission) -> str:
    return SATELLITE_INK if isinstance(mission, m.SatelliteMission) else CREW_INK


def paint_mission(painter: QPainter, rect: QRectF, mission: m.Mission, *, small: bool = False) -> TooLong:
    """A mission, 138 x 90 units: minor success, major success and failure, one line each. A small face leaves out the
    upgrade on Earth where every mission of the game brings it with its minor success."""
    faults: list[str] = []
    minor = [effect for effect in mission.minor_rewards if not (small and isinstance(effect, v.EarthUpgrade))]
    rows = (("minor_rewards", mission.minor, minor), ("major_rewards", mission.major, mission.major_rewards))
    with _units(painter, rect, 138, 90) as sheet:
        paper(painter, sheet)
        mission_head(painter, QRectF(0, 0, 138, 19), mission, faults)
        for row, (field, bill, rewards) in enumerate(rows):
            y = 20.0 + row * 25
            _tick(painter, 8, y + 12, row + 1)
            marks = (*bill_line(bill), ARROW, *effects_line(rewards))
            if not paint_block(painter, marks, QRectF(15, y, 120, 24), 17)[1]:
                faults.append(field)
            line(painter, (5, y + 24.5), (133, y + 24.5), colour(NAVY, 0.25), 0.8)
        _cross(painter, 8, 80)
        paint_line(painter, failure_line(mission.failure), QRectF(15, 71, 120, 17), 16, BAD)
    return tuple(faults)


def mission_head(painter: QPainter, rect: QRectF, mission: m.Mission, faults: list[str] | None = None) -> None:
    """The strip with the kind and name of a mission."""
    band(painter, rect, mission_ink(mission))
    sign = Sign.SATELLITE if isinstance(mission, m.SatelliteMission) else Sign.CREW
    paint_sign(painter, sign, rect.left() + 11, rect.center().y(), 13, PAPER)
    room = QRectF(rect.left() + 20, rect.top(), rect.width() - 23, rect.height())
    if not title(painter, room, mission.title, 12) and faults is not None:
        faults.append("title")


def _tick(painter: QPainter, x: float, y: float, times: int) -> None:
    """One tick for a minor, two for a major success."""
    for tick in range(times):
        top = y - 2 + tick * 4 - (times - 1) * 2
        for start, end in (((x - 4, top), (x - 1, top + 3)), ((x - 1, top + 3), (x + 5, top - 4))):
            line(painter, start, end, GOOD, 1.8)


def _cross(painter: QPainter, x: float, y: float) -> None:
    line(painter, (x - 3.4, y - 3.4), (x + 3.4, y + 3.4), BAD, 2)
    line(painter, (x - 3.4, y + 3.4), (x + 3.4, y - 3.4), BAD, 2)


SPECIAL_LINES: dict[str, Line] = {
    "echo": (Mark("square", Sign.ANY), ARROW, words("!"), Mark("round", Sign.SAME)),
    "die_or_drop": (Mark("die", Sign.SATELLITE), Mark("slash"), Mark("sign", Sign.MEDIA), ARROW, words("−3")),
    "give_up_reward": (words("−1"), Mark("star", Sign.POINTS, "?")),
    "no_media": (words("0"), Mark("sign", Sign.MEDIA)),
    "double_loss": (words("×2"), words("−"), Mark("sign", Sign.MEDIA)),
}
"""The special Hazards in symbols."""


def paint_hazard(painter: QPainter, rect: QRectF, hazard: m.Hazard) -> TooLong:
    """A Hazard, 120 x 60 units: what it adds to the cost of either kind of mission."""
    faults: list[str] = []
    with _units(painter, rect, 120, 60) as sheet:
        paper(painter, sheet, HAZARD_INK)
        band(painter, QRectF(0, 0, 120, 20), HAZARD_INK)
        paint_sign(painter, Sign.HAZARD, 11, 10, 14, GOLD)
        if not title(painter, QRectF(21, 0, 97, 20), hazard.title, 12):
            faults.append("title")
        if isinstance(hazard, m.PlainHazard):
            for number, name in enumerate((hazard.satellite, hazard.crew)):
                kind = Mark("sign", (Sign.SATELLITE, Sign.CREW)[number])
                paint_line(
                    painter, (kind, words("+"), Mark("sign", Sign(name))), QRectF(4 + 56 * number, 24, 56, 32), 20
                )
        elif not paint_line(painter, SPECIAL_LINES[hazard.effect], QRectF(4, 24, 112, 32), 20)[1]:
            faults.append("effect")
    return tuple(faults)


def paint_hazard_back(painter: QPainter, rect: QRectF) -> None:
    """The back of a Hazard: black and gold stripes, and the sign."""
    fill(painter, rounded(rect, 3), HAZARD_INK)
    with saved(painter):
        painter.setClipPath(rounded(rect.adjusted(1, 1, -1, -1), 2.4), Qt.ClipOperation.IntersectClip)
        step = rect.height() * 0.5
        at = rect.left() - rect.height()
        while at < rect.right():
            line(painter, (at, rect.bottom()), (at + rect.height(), rect.top()), colour(GOLD, 0.8), step * 0.4)
            at += step
    size = min(rect.width(), rect.height()) * 0.8
    fill(
        painter, rounded(QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size), 3), HAZARD_INK
    )
    paint_sign(painter, Sign.HAZARD, rect.center().x(), rect.center().y(), size * 0.8, GOLD)


# ---- advancements and tiles ----------------------------------------------------------------------------------------


def paint_advancement(painter: QPainter, rect: QRectF, card: m.AdvancementCard, power: str = "") -> TooLong:
    """An Advancement: its name, phase and price on 112 x 58 units; on 150 x 104 also its power in the words given."""
    faults: list[str] = []
    width, height = (150, 104) if power else (112, 58)
    with _units(painter, rect, width, height) as sheet:
        paper(painter, sheet, ADVANCEMENT_INK)
        face = display(11, 800)
        tag = f"P{card.phase}" if card.phase else "P1–7"
        wide = text_width(face, tag) + 8
        badge = QRectF(width - 5 - wide, 5, wide, 15)
        fill(painter, rounded(badge, 4), NAVY)
        put_text(painter, badge.center().x(), centred_baseline(face, badge.center().y()), tag, face, PAPER, CENTRE)
        if not title(painter, QRectF(6, 1, width - 16 - wide, 30), card.title, 13, INK):
            faults.append("title")
        block = fit_block(power, (width - 12, 46), font(12, 500), 10, leading=1.15)
        put_block(painter, 6, 31, block, INK)
        if not block.complete:
            faults.append("power")
        bill: dict[v.Resource, int] = dict(card.cost.items())
        price = (Mark("sign", Sign.ADVANCEMENT_TOKEN), Mark("plus"), *bill_line(bill))
        paint_line(painter, price, QRectF(6, height - 24, width - 12, 20), 18)
    return tuple(faults)


def paint_tile(painter: QPainter, rect: QRectF, tile: m.BonusTile, ink: Paint) -> TooLong:
    """A satellite or media tile, 96 x 52 units: its name and what it does."""
    faults: list[str] = []
    with _units(painter, rect, 96, 52) as sheet:
        paper(painter, sheet, ink)
        band(painter, QRectF(0, 0, 96, 19), ink)
        face = display(12, 700)
        put_fitted(painter, 48, centred_baseline(face, 9.5), 88, tile.title, face, PAPER, CENTRE, 10)
        if text_width(display(10, 700), tile.title) > 88:
            faults.append("title")
        if not paint_line(painter, effects_line(tile.effects), QRectF(4, 20, 88, 31), 22)[1]:
            faults.append("effects")
    return tuple(faults)


def paint_tile_back(painter: QPainter, rect: QRectF, sign: Sign, ink: Paint, *, pile: int = 1) -> None:
    """Tiles that lie face down, several on top of each other."""
    for under in range(pile - 1, -1, -1):
        sheet = rect.translated(under * 2, -under * 2)
        fill(painter, rounded(sheet.translated(0, 1.4), 6), colour("#02040C", 0.45))
        fill(painter, rounded(sheet, 6), vertical(sheet, (0, mix(ink, "#FFFFFF", 0.2)), (1, ink)))
        stroke(painter, rounded(sheet, 6), mix(ink, "#FFFFFF", 0.45), 1)
    stroke(painter, rounded(rect.adjusted(3, 3, -3, -3), 4), colour(PAPER, 0.6), 1)
    paint_sign(painter, sign, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) * 0.56, PAPER)


# ---- the sheet -----------------------------------------------------------------------------------------------------


@contextmanager
def _units(painter: QPainter, rect: QRectF, width: float, height: float) -> Iterator[QRectF]:
    """Let the painter count in card units over a rect."""
    with saved(painter):
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / width, rect.height() / height)
        yield QRectF(0, 0, width, height)
