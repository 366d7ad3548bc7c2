"""Cards as pictures: readable at a glance, whatever their size; they know nothing of windows.

Every kind has its own colour, window and badge, so that a hand is read without a word.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.amazing_space_venture.models import AnyCard
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.texts import text as card_text
from desktop.kernel.words import Sentence
from desktop.table.boards.amazing_space_venture import words
from desktop.table.boards.amazing_space_venture.signs import ship_path
from desktop.table.boards.amazing_space_venture.worlds import paint_world
from desktop.table.kit import fonts
from desktop.table.kit.ink import box, ellipse, fill, halo, linear, polygon, radial, rounded, saved, stroke, vertical
from desktop.table.kit.theme import INK, SOFT_TEXT, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, elided, fit_font, put_block, put_text, wrap

TINTS = {
    "planet": "#FF9A4D",
    "environment": "#4DB4FF",
    "life": "#5BDD86",
    "red": "#FF5C6C",
    "ship": "#FFD84D",
    "extra": "#FFD84D",
    "explorer": "#B58CFF",
}
_SHORT = 168.0
"""Height below which a card shows no text, only what it is worth."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as the painter wants it."""

    id: str
    kind: str
    title: str
    badge: str
    """Its value, its M or its mark."""
    text: str
    foot: str
    home: bool = False
    movement: int = 0


def card_face(t: Tables, number: int, say: Callable[[Sentence], str]) -> CardFace:
    card = t.cards[number]
    text = say(card_text(t, card))
    return CardFace(
        card.id,
        card.kind,
        card.title,
        _badge(card),
        text,
        _foot(card),
        getattr(card, "home", False),
        t.movement[number],
    )


def _badge(card: AnyCard) -> str:
    match card.kind:
        case "planet":
            return str(card.value)
        case "environment" | "life":
            return f"+{card.value}" if card.value > 0 else "±0" if card.value == 0 else f"−{-card.value}"
        case "ship":
            return f"M{card.movement}"
        case "explorer":
            return f"+{card.effect.points}"
        case "red":
            return card.mark
        case _:
            return "M+" if card.effect.kind == "boost" else "M−" if card.effect.kind == "burden" else ""


def _foot(card: AnyCard) -> str:
    match card.kind:
        case "planet" | "environment" | "life" | "explorer":
            return words.tr("Discovery")
        case "ship" | "extra":
            return words.tr("Phase 2")
        case _:
            return {"R": words.tr("Response"), "O": words.tr("Only action")}.get(card.mark, words.tr("Action"))


def paint_card(painter: QPainter, area: QRectF, face: CardFace, *, dim: bool = False, framed: bool = False) -> None:
    """A card face up. ``dim`` for one that cannot be used now, ``framed`` for the one pointed at or picked."""
    tint = TINTS[face.kind]
    outline = rounded(area, 8)
    black = face.kind == "explorer"
    fill(
        painter,
        outline,
        vertical(
            area,
            (0, mix("#05060C" if black else "#141C42", tint, 0.08 if black else 0.30)),
            (0.55, mix("#05060C" if black else "#10163A", tint, 0.04 if black else 0.12)),
            (1, mix("#05060C" if black else "#0C1230", tint, 0.05 if black else 0.16)),
        ),
    )
    with saved(painter):
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        _paint_head(painter, area, face, tint)
        window = _paint_window(painter, area, face, tint)
        _paint_words(painter, area, window, face, tint)
    _paint_badge(painter, window.left() + 4, window.bottom() - 3, face, tint, min(14.0, area.width() * 0.14))
    if dim:
        fill(painter, outline, colour("#070B1E", 0.3))
    edge = WHITE if framed else colour(tint, 0.45 if dim else 0.95)
    stroke(painter, rounded(area.adjusted(0.75, 0.75, -0.75, -0.75), 7.4), edge, 2.2 if framed else 1.5)


def paint_back(painter: QPainter, area: QRectF, tint: str) -> None:
    """A card face down."""
    fill(
        painter,
        rounded(area, 7),
        linear(
            area.left(), area.top(), area.right(), area.bottom(), (0, mix(tint, INK, 0.45)), (1, mix(tint, INK, 0.78))
        ),
    )
    stroke(painter, rounded(area.adjusted(0.7, 0.7, -0.7, -0.7), 6.4), tint, 1.3)
    middle, reach = area.center(), area.width() * 0.26
    stroke(painter, ellipse(middle.x(), middle.y(), reach, reach * 1.2), colour(tint, 0.8), 1.2)
    star = [
        (middle.x() + r * math.cos(a), middle.y() + r * math.sin(a))
        for n in range(8)
        for r, a in [((reach * 0.85, reach * 0.3)[n % 2], n * math.pi / 4 - math.pi / 2)]
    ]
    fill(painter, polygon(star), colour(tint, 0.9))


def _paint_head(painter: QPainter, area: QRectF, face: CardFace, tint: str) -> None:
    band = QRectF(area.left(), area.top(), area.width(), 20)
    fill(painter, box(band), colour(tint, 0.16))
    font = fonts.font(12, 600)
    title = elided(words.kind(face.kind), area.width() - 26, font)
    paint_kind(painter, area.left() + 12, band.center().y(), 5.2, face.kind)
    put_text(painter, area.left() + 21, centred_baseline(font, band.center().y()), title, font, mix(tint, WHITE, 0.35))


def paint_kind(painter: QPainter, x: float, y: float, radius: float, kind: str) -> None:
    """The small sign of a kind of card."""
    tint = TINTS[kind]
    match kind:
        case "planet":
            fill(painter, ellipse(x, y, radius * 0.72), tint)
            with saved(painter):
                painter.translate(x, y)
                painter.rotate(-20)
                stroke(painter, ellipse(0, 0, radius * 1.15, radius * 0.36), mix(tint, WHITE, 0.5), 1.2)
        case "environment":
            for n in (-1, 0, 1):
                wave = QPainterPath(QPointF(x - radius, y + n * radius * 0.62))
                wave.cubicTo(
                    x - radius * 0.4,
                    y + n * radius * 0.62 - radius * 0.5,
                    x + radius * 0.4,
                    y + n * radius * 0.62 + radius * 0.5,
                    x + radius,
                    y + n * radius * 0.62,
                )
                stroke(painter, wave, tint, 1.4)
        case "life":
            stem = QPainterPath(QPointF(x, y + radius))
            stem.lineTo(x, y - radius * 0.1)
            stroke(painter, stem, tint, 1.4)
            for side in (-1, 1):
                leaf = QPainterPath(QPointF(x, y + radius * 0.1))
                leaf.cubicTo(
                    x + side * radius * 0.2,
                    y - radius,
                    x + side * radius,
                    y - radius * 0.9,
                    x + side * radius,
                    y - radius * 0.8,
                )
                leaf.cubicTo(x + side * radius, y, x + side * radius * 0.4, y + radius * 0.2, x, y + radius * 0.1)
                fill(painter, leaf, tint)
        case "red":
            bolt = [(0.25, -1), (-0.6, 0.15), (-0.02, 0.15), (-0.25, 1), (0.6, -0.2), (0.05, -0.2)]
            fill(painter, polygon([(x + radius * dx, y + radius * dy) for dx, dy in bolt]), tint)
        case "explorer":
            fill(painter, ellipse(x, y - radius * 0.4, radius * 0.5), tint)
            body = QPainterPath(QPointF(x - radius * 0.9, y + radius))
            body.cubicTo(x - radius * 0.9, y, x + radius * 0.9, y, x + radius * 0.9, y + radius)
            fill(painter, body, tint)
        case _:
            with saved(painter):
                painter.translate(x, y)
                painter.scale(radius, radius)
                fill(painter, ship_path(3), tint)


def _window(area: QRectF, kind: str) -> QPainterPath:
    """The outline of the picture: arch, wave, hexagon, jagged, cut corners or oval."""
    x0, x1, y0, y1 = area.left(), area.right(), area.top(), area.bottom()
    cut = min(10.0, area.width() * 0.12)
    match kind:
        case "planet":
            path = QPainterPath(QPointF(x0, y1))
            path.lineTo(x0, y0 + area.height() * 0.4)
            path.cubicTo(x0, y0 - area.height() * 0.1, x1, y0 - area.height() * 0.1, x1, y0 + area.height() * 0.4)
            path.lineTo(x1, y1)
            path.closeSubpath()
            return path
        case "life":
            return polygon(
                [
                    (x0 + cut * 1.6, y0),
                    (x1 - cut * 1.6, y0),
                    (x1, area.center().y()),
                    (x1 - cut * 1.6, y1),
                    (x0 + cut * 1.6, y1),
                    (x0, area.center().y()),
                ]
            )
        case "red":
            points = []
            for n in range(9):
                points.append((x0 + area.width() * n / 8, y0 + (3.5 if n % 2 else 0)))
            for n in range(9):
                points.append((x1 - area.width() * n / 8, y1 - (3.5 if n % 2 else 0)))
            return polygon(points)
        case "ship" | "extra":
            return polygon([(x0 + cut, y0), (x1, y0), (x1, y1 - cut), (x1 - cut, y1), (x0, y1), (x0, y0 + cut)])
        case "explorer":
            return ellipse(area.center().x(), area.center().y(), area.width() / 2, area.height() / 2)
        case _:
            return rounded(area, 10)


def _paint_window(painter: QPainter, area: QRectF, face: CardFace, tint: str) -> QRectF:
    share = 0.36 if area.height() >= _SHORT else 0.42
    window = QRectF(area.left() + 6, area.top() + 24, area.width() - 12, area.height() * share)
    shape = _window(window, face.kind)
    with saved(painter):
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        _paint_scene(painter, window, face, tint)
    stroke(painter, shape, colour(tint, 0.85), 1.2)
    if face.home:
        stroke(painter, _window(window.adjusted(3, 3, -3, -3), face.kind), colour(WHITE, 0.75), 1)
    return window


def _paint_words(painter: QPainter, area: QRectF, window: QRectF, face: CardFace, tint: str) -> None:
    room = area.width() - 14
    y = window.bottom() + 6
    tall = area.height() >= _SHORT
    foot = 18.0 if tall else 0.0
    longest = max(face.title.split(), key=len)
    font = fit_font(longest, room, fonts.display(14.5 if tall else 13.5), 10)
    title = wrap(face.title, room, font, most=2, leading=1.14)
    y = put_block(painter, area.left() + 8, y + 4, title, WHITE) + 2
    if tall and face.text:
        free = area.bottom() - foot - 4 - y
        block = wrap(face.text, room, fonts.font(12), most=max(1, int(free // 14.6)), leading=1.22)
        put_block(painter, area.left() + 8, y, block, SOFT_TEXT)
    if foot:
        line_y = area.bottom() - foot
        stroke(
            painter,
            polygon([(area.left() + 6, line_y), (area.right() - 6, line_y)], closed=False),
            colour(tint, 0.35),
            1,
        )
        font = fonts.font(12, 500)
        put_text(
            painter,
            area.left() + 8,
            centred_baseline(font, line_y + foot / 2 - 0.5),
            elided(face.foot, room, font),
            font,
            mix(tint, WHITE, 0.3),
        )


def _paint_badge(painter: QPainter, x: float, y: float, face: CardFace, tint: str, radius: float) -> None:
    if not face.badge:
        return
    x += radius * 0.7
    shape = badge_path(face.kind, x, y, radius)
    stroke(painter, shape, colour("#050818", 0.9), 3)
    fill(painter, shape, linear(x, y - radius, x, y + radius, (0, mix(tint, WHITE, 0.35)), (1, mix(tint, INK, 0.22))))
    if face.home:
        stroke(painter, badge_path(face.kind, x, y, radius * 1.22), WHITE, 1.2)
    stroke(painter, shape, mix(tint, WHITE, 0.7), 1.1)
    font = fonts.display(radius * (1.15 if len(face.badge) < 3 else 0.95), 800)
    put_text(painter, x, centred_baseline(font, y), face.badge, font, INK, CENTRE)


def badge_path(kind: str, x: float, y: float, radius: float) -> QPainterPath:
    sides = {"life": 6, "red": 8, "explorer": 4}.get(kind)
    if sides is not None:
        start = math.pi / sides if sides == 8 else math.pi / 2 if sides == 4 else 0
        reach = radius * (1.25 if sides == 4 else 1.08)
        return polygon(
            [
                (x + reach * math.cos(start + n * math.tau / sides), y + reach * math.sin(start + n * math.tau / sides))
                for n in range(sides)
            ]
        )
    if kind == "environment":
        return rounded(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), radius * 0.4)
    if kind in ("ship", "extra"):
        return polygon(
            [
                (x - radius, y - radius * 0.9),
                (x + radius, y - radius * 0.9),
                (x + radius, y + radius * 0.3),
                (x, y + radius * 1.1),
                (x - radius, y + radius * 0.3),
            ]
        )
    return ellipse(x, y, radius)


# ---- the pictures ------------------------------------------------------------------------------------------------


def _paint_scene(painter: QPainter, window: QRectF, face: CardFace, tint: str) -> None:
    chance = random.Random(face.id)
    night = linear(
        0,
        window.top(),
        0,
        window.bottom(),
        (0, mix("#070A20", tint, chance.uniform(0.05, 0.2))),
        (1, mix("#101A48", tint, chance.uniform(0.15, 0.4))),
    )
    fill(painter, box(window), night)
    for _ in range(26):
        fill(
            painter,
            ellipse(
                window.left() + chance.random() * window.width(),
                window.top() + chance.random() * window.height(),
                chance.choice((0.4, 0.5, 0.8)),
            ),
            colour(WHITE, chance.uniform(0.3, 0.9)),
        )
    _SCENES[face.kind](painter, window, face, chance)


def _planet_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    middle = window.center()
    radius = window.height() * chance.uniform(0.34, 0.42)
    value = 3 if chance.random() < 0.3 else chance.choice((1, 2))
    paint_world(painter, middle.x() + window.width() * 0.06, middle.y() + 3, radius, value, chance.randrange(99))
    moon = radius * 0.24
    paint_world(painter, middle.x() - window.width() * 0.3, middle.y() - radius * 0.5, moon, 1, chance.randrange(99))


def _environment_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    good = not face.badge.startswith("−")
    hue = chance.uniform(0.48, 0.62) if good else chance.choice((0.02, 0.08, 0.25, 0.78, 0.9))
    light = colour("#FFFFFF")
    light.setHsvF(hue, 0.55, 1.0)
    halo(
        painter,
        window.center().x(),
        window.top() + window.height() * 0.35,
        window.width() * 0.6,
        window.height() * 0.6,
        light,
        0.55,
    )
    fill(
        painter,
        ellipse(
            window.left() + window.width() * chance.uniform(0.3, 0.7),
            window.top() + window.height() * 0.32,
            window.height() * 0.13,
        ),
        mix(light, WHITE, 0.6),
    )
    for n in range(4):
        base = window.top() + window.height() * (0.5 + 0.14 * n)
        path = QPainterPath(QPointF(window.left(), base))
        x = window.left()
        while x < window.right():
            step = window.width() * chance.uniform(0.14, 0.3)
            lift = window.height() * chance.uniform(0.05, 0.16 if good else 0.28)
            path.cubicTo(
                x + step * 0.3, base - lift, x + step * 0.7, base - lift * chance.uniform(-0.4, 1), x + step, base
            )
            x += step
        path.lineTo(window.right() + 40, window.bottom() + 2)
        path.lineTo(window.left(), window.bottom() + 2)
        path.closeSubpath()
        fill(painter, path, mix("#0A1030", light, 0.62 - 0.14 * n))
    if not good:
        for _ in range(7):
            x, y = (
                window.left() + chance.random() * window.width(),
                window.top() + chance.random() * window.height() * 0.5,
            )
            streak = QPainterPath(QPointF(x + 8, y - 10))
            streak.lineTo(x, y)
            stroke(painter, streak, colour(mix(light, WHITE, 0.5), 0.8), 1.2)


def _life_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    ground = window.bottom() - window.height() * 0.2
    tint = TINTS["life"]
    halo(painter, window.center().x(), ground, window.width() * 0.7, window.height() * 0.5, tint, 0.45)
    fill(
        painter,
        ellipse(
            window.center().x(), window.bottom() + window.height() * 0.5, window.width() * 0.9, window.height() * 0.72
        ),
        mix("#0A1C22", tint, 0.25),
    )
    for n in range(5):
        x = window.left() + window.width() * (0.14 + 0.18 * n)
        high = window.height() * chance.uniform(0.2, 0.52)
        light = mix(tint, "#BFF6FF", chance.random())
        match chance.randrange(3):
            case 0:
                dome = QPainterPath(QPointF(x - high * 0.5, ground))
                dome.arcTo(QRectF(x - high * 0.5, ground - high * 0.5, high, high), 180, -180)
                fill(
                    painter,
                    dome,
                    linear(x, ground - high, x, ground, (0, mix(light, WHITE, 0.4)), (1, mix(light, INK, 0.6))),
                )
            case 1:
                tower = QRectF(x - 3.4, ground - high, 6.8, high)
                fill(
                    painter,
                    rounded(tower, 3),
                    linear(0, tower.top(), 0, tower.bottom(), (0, mix(light, WHITE, 0.3)), (1, mix(light, INK, 0.65))),
                )
                for m in range(3):
                    fill(painter, ellipse(x, tower.top() + 6 + 6 * m, 0.9), WHITE)
            case _:
                stem = QPainterPath(QPointF(x, ground))
                stem.cubicTo(x - 4, ground - high * 0.4, x + 5, ground - high * 0.6, x, ground - high)
                stroke(painter, stem, mix(light, INK, 0.3), 2)
                fill(painter, ellipse(x, ground - high, 4.4), light)


def _red_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    middle = QPointF(window.center().x() + chance.uniform(-8, 8), window.center().y())
    paint = (_burst, _rings, _bolt, _comets)[chance.randrange(4)]
    paint(painter, window, middle, chance)


def _burst(painter: QPainter, window: QRectF, middle: QPointF, chance: random.Random) -> None:
    """Something blows up."""
    x, y, reach = middle.x(), middle.y(), window.height() * 0.62
    fire = ((0, "#FFFBE8"), (0.2, "#FFD86A"), (0.5, colour("#FF5C4A", 0.8)), (1, colour("#FF2A5C", 0)))
    fill(painter, ellipse(x, y, reach * 1.5), radial(x, y, reach * 1.5, *fire))
    for n in range(12):
        angle = n * math.tau / 12 + chance.uniform(-0.15, 0.15)
        far = reach * chance.uniform(0.8, 1.7)
        feet = [(x + 5 * math.cos(angle + d), y + 5 * math.sin(angle + d)) for d in (-0.5, 0.5)]
        tip = (x + far * math.cos(angle), y + far * math.sin(angle))
        fill(painter, polygon([feet[0], tip, feet[1]]), colour("#FFE9B0", 0.75))
    for _ in range(12):
        angle, far, size = chance.uniform(0, math.tau), reach * chance.uniform(0.5, 1.5), chance.uniform(1, 2.6)
        rx, ry = x + far * math.cos(angle), y + far * math.sin(angle)
        rock = polygon([(rx - size, ry), (rx, ry - size * 0.8), (rx + size, ry + size * 0.3), (rx, ry + size)])
        fill(painter, rock, mix("#8A2A2A", "#FFC08A", chance.random()))


def _rings(painter: QPainter, window: QRectF, middle: QPointF, chance: random.Random) -> None:
    """A well in space and time."""
    hue = mix("#FF5C6C", "#B58CFF", chance.random())
    halo(painter, middle.x(), middle.y(), window.width() * 0.5, window.height() * 0.6, hue, 0.7)
    for n in range(7, 0, -1):
        reach = window.height() * 0.09 * n
        stroke(
            painter,
            ellipse(middle.x(), middle.y() + n, reach * 1.35, reach * 0.8),
            mix(hue, WHITE, 1 - n / 7, 0.85),
            1.5,
        )
    fill(painter, ellipse(middle.x(), middle.y(), window.height() * 0.13, window.height() * 0.09), "#05030F")


def _bolt(painter: QPainter, window: QRectF, middle: QPointF, chance: random.Random) -> None:
    """A beam strikes a world."""
    radius = window.height() * 0.3
    paint_world(painter, middle.x() + window.width() * 0.16, middle.y() + 6, radius, 1, chance.randrange(99))
    points = [(window.left() + 4, window.top() + 2)]
    for n in range(1, 6):
        share = n / 5
        points.append(
            (
                window.left() + (middle.x() - window.left()) * share + chance.uniform(-5, 5),
                window.top() + (middle.y() - window.top()) * share + chance.uniform(-4, 4),
            )
        )
    ray = polygon(points, closed=False)
    for wide, tint in ((7.0, colour("#FF3B5C", 0.35)), (3.2, colour("#FF7A8A", 0.9)), (1.2, colour(WHITE))):
        stroke(painter, ray, tint, wide)
    halo(painter, points[-1][0], points[-1][1], 16, 16, "#FFE0C0", 0.9)


def _comets(painter: QPainter, window: QRectF, middle: QPointF, chance: random.Random) -> None:
    """A rain of stones."""
    halo(painter, middle.x(), window.bottom(), window.width() * 0.7, window.height() * 0.7, "#FF5C4A", 0.5)
    for _ in range(9):
        x = window.left() + chance.random() * window.width()
        y = window.top() + chance.uniform(0.2, 0.95) * window.height()
        size = chance.uniform(1.6, 4.2)
        tail = polygon(
            [(x - size * 0.7, y - size * 0.7), (x + size * 5.5, y - size * 6.5), (x + size * 0.7, y + size * 0.7)]
        )
        fill(
            painter,
            tail,
            linear(x, y, x + size * 5.5, y - size * 6.5, (0, colour("#FFC27A", 0.9)), (1, colour("#FF4A4A", 0))),
        )
        fill(painter, ellipse(x, y, size), mix("#7A3A2A", "#FFE0B8", chance.random()))


def _ship_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    middle = window.center()
    halo(painter, middle.x(), middle.y(), window.width() * 0.5, window.height() * 0.5, "#4D7CFF", 0.4)
    size = window.height() * (0.36 if face.kind == "ship" else 0.22)
    with saved(painter):
        painter.translate(middle)
        painter.rotate(58)
        for dx in (-0.28, 0.28):
            flame = polygon([(size * dx - 3, size * 0.8), (size * dx + 3, size * 0.8), (size * dx, size * 2.1)])
            fill(painter, flame, linear(0, size * 0.8, 0, size * 2.1, (0, "#BFF0FF"), (1, colour("#4DA3FF", 0))))
        painter.scale(size, size)
        hull = ship_path(face.movement if face.kind == "ship" else 3)
        fill(painter, hull, linear(-1, 0, 1, 0, (0, "#FFFFFF"), (0.5, "#D8DEF2"), (1, "#7C86B4")))
        stroke(painter, hull, colour("#10183E", 0.8), 0.05)
        fill(painter, ellipse(0, -0.3, 0.13, 0.22), "#4DB4FF")
    if face.kind == "extra":
        for n in range(3):
            stroke(
                painter,
                ellipse(middle.x(), middle.y(), size * (1.25 + 0.34 * n)),
                colour("#FFD84D", 0.7 - 0.2 * n),
                1.4,
                dash=[6, 3],
            )


def _explorer_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    middle = window.center()
    halo(painter, middle.x(), middle.y(), window.width() * 0.5, window.height() * 0.6, "#8A5BFF", 0.6)
    suit = colour("#FFFFFF")
    suit.setHsvF(chance.random(), 0.45, 0.75)
    head = window.height() * 0.26
    body = QPainterPath(QPointF(middle.x() - head * 1.7, window.bottom() + 2))
    body.cubicTo(
        middle.x() - head * 1.6,
        middle.y() + head * 0.4,
        middle.x() + head * 1.6,
        middle.y() + head * 0.4,
        middle.x() + head * 1.7,
        window.bottom() + 2,
    )
    fill(
        painter,
        body,
        linear(middle.x() - head, 0, middle.x() + head, 0, (0, mix(suit, WHITE, 0.3)), (1, mix(suit, INK, 0.55))),
    )
    fill(
        painter,
        ellipse(middle.x(), middle.y() - head * 0.2, head, head * 1.08),
        linear(middle.x() - head, 0, middle.x() + head, 0, (0, "#F2F4FF"), (1, "#7A82AC")),
    )
    visor = rounded(QRectF(middle.x() - head * 0.72, middle.y() - head * 0.62, head * 1.44, head * 0.92), head * 0.42)
    fill(
        painter,
        visor,
        linear(
            middle.x() - head,
            middle.y() - head,
            middle.x() + head,
            middle.y() + head,
            (0, "#8FD8FF"),
            (0.5, "#2A3C9E"),
            (1, "#0A1030"),
        ),
    )
    fill(painter, ellipse(middle.x() - head * 0.3, middle.y() - head * 0.34, head * 0.16, head * 0.1), WHITE)


_SCENES: dict[str, Callable[[QPainter, QRectF, CardFace, random.Random], None]] = {
    "planet": _planet_scene,
    "environment": _environment_scene,
    "life": _life_scene,
    "red": _red_scene,
    "ship": _ship_scene,
    "extra": _ship_scene,
    "explorer": _explorer_scene,
}
