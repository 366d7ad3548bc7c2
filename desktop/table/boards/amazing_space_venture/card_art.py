"""Cards as pictures: readable at a glance, whatever their size; they know nothing of windows.

Every kind has its own colour, window and badge, so that a hand is read without a word.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.amazing_space_venture import words
from desktop.table.boards.amazing_space_venture.card_faces import TINTS, CardFace
from desktop.table.boards.amazing_space_venture.card_scenes import paint_scene
from desktop.table.boards.amazing_space_venture.signs import ship_path
from desktop.table.kit import fonts
from desktop.table.kit.ink import box, ellipse, fill, linear, polygon, rounded, saved, stroke, vertical
from desktop.table.kit.theme import INK, SOFT_TEXT, WHITE, colour, mix
from desktop.table.kit.writing import (
    CENTRE,
    Block,
    centred_baseline,
    elided,
    fit_font,
    put_block,
    put_text,
    text_width,
    wrap,
)

_SHORT = 168.0
"""Height below which a card shows no text, only what it is worth."""


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
    title, left = words.kind(face.kind), area.left() + 21
    if text_width(font, title) > area.right() - 5 - left:  # the words say more than the sign
        font, left = fonts.font(12, 500), area.left() + 7
    else:
        paint_kind(painter, area.left() + 12, band.center().y(), 5.2, face.kind)
    title = elided(title, area.right() - 5 - left, font)
    put_text(painter, left, centred_baseline(font, band.center().y()), title, font, mix(tint, WHITE, 0.35))


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
        paint_scene(painter, window, face, tint)
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
    title = wrap(face.title, room, font, most=3, leading=1.14)
    if not tall and len(title.lines) > 2:
        title = wrap(face.title, room, fit_font(longest, room, fonts.display(12), 10), most=3, leading=1.06)
    y = put_block(painter, area.left() + 8, y + 4, title, WHITE) + 2
    if face.text:
        put_block(painter, area.left() + 8, y, _words_for(face, room, area.bottom() - foot - 4 - y), SOFT_TEXT)
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


def _words_for(face: CardFace, room: float, free: float) -> Block:
    """The text of a card where all of it has room, else its gist; nothing rather than half a sentence."""
    most = max(0, int(free // 14.6))
    for text in (face.text, face.gist):
        block = wrap(text, room, fonts.font(12), most=max(1, most), leading=1.22)
        if block.complete and most:
            return block
    return wrap("", room, fonts.font(12))


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
