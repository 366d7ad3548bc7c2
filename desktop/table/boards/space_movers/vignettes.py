"""The small pictures on cards: a few motifs, varied by the card's name so that no two look alike."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.tokens import paint_liberty, paint_scout
from desktop.table.kit.ink import (
    ADD,
    arc,
    ellipse,
    fill,
    halo,
    line,
    linear,
    polygon,
    radial,
    rounded,
    saved,
    stroke,
    vertical,
)
from desktop.table.kit.sky import paint_stars
from desktop.table.kit.theme import INK, WHITE, colour, mix

_GROUNDS = {
    "event": ("#2A1E5E", "#0D0A26"),
    "pursuit": ("#5A1224", "#150610"),
    "cargo": ("#6A4420", "#1C1008"),
    "reaction": ("#183A78", "#081226"),
    "objective": ("#0F5A60", "#06181E"),
    "character": ("#1E2A5A", "#0A0F26"),
    "room": ("#5A4420", "#1A1208"),
}


def paint_vignette(painter: QPainter, rect: QRectF, kind: str, name: str) -> None:
    """The picture of a card of some kind, by its id."""
    top, bottom = _GROUNDS[kind]
    chance = random.Random(crc32(name.encode()))
    with saved(painter):
        painter.setClipPath(rounded(rect, 5), Qt.ClipOperation.IntersectClip)
        painter.fillRect(rect, vertical(rect, (0, top), (1, bottom)))
        paint_stars(
            painter, rect, crc32(name.encode()) % 999, max(8, round(rect.width() * rect.height() / 160)), depths=(0, 1)
        )
        _MOTIFS.get(name, _BY_KIND[kind])(painter, rect, chance)
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4.5), colour(WHITE, 0.22), 1)


def _mid(rect: QRectF) -> tuple[float, float, float]:
    return rect.center().x(), rect.center().y(), rect.height()


# ---- cargo: the goods, standing on a shelf -------------------------------------------------------------------------


def _shelf(painter: QPainter, rect: QRectF) -> float:
    base = rect.bottom() - rect.height() * 0.16
    board = QRectF(rect.left(), base, rect.width(), rect.bottom() - base)
    painter.fillRect(board, vertical(board, (0, "#B98646"), (1, "#4A2C14")))
    return base


def _row(rect: QRectF, count: int) -> list[float]:
    return [rect.left() + rect.width() * (n + 0.5) / count for n in range(count)]


def _jars(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    tint = chance.choice(("#7FE0A0", "#7FD8F0", "#F0C878", "#F09AC8", "#C8A0F0"))
    high = rect.height() * 0.56
    for x in _row(rect.adjusted(6, 0, -6, 0), max(3, round(rect.width() / (high * 0.8)))):
        jar = QRectF(x - high * 0.27, base - high, high * 0.54, high)
        halo(painter, x, base - high * 0.4, high * 0.55, high * 0.5, tint, 0.5)
        fill(
            painter,
            rounded(jar, high * 0.18),
            linear(
                jar.left(), 0, jar.right(), 0, (0, colour(WHITE, 0.4)), (0.4, colour(tint, 0.35)), (1, colour(INK, 0.4))
            ),
        )
        stem = base - high * (0.34 + 0.3 * chance.random())
        line(painter, (x, base - 2), (x, stem), mix(tint, INK, 0.25), 1.6)
        fill(painter, ellipse(x, stem, high * 0.13), mix(tint, WHITE, 0.3))
        fill(painter, rounded(QRectF(jar.left(), jar.top() - 2, jar.width(), 4), 1.5), "#C79A62")
        stroke(painter, rounded(jar, high * 0.18), colour(WHITE, 0.5), 0.9)


def _gems(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    high = rect.height() * 0.6
    for index, x in enumerate(_row(rect.adjusted(8, 0, -8, 0), max(3, round(rect.width() / (high * 0.9))))):
        reach = high * (0.5, 0.38, 0.45)[index % 3]
        y = base - reach
        tint = chance.choice(("#FFD36E", "#FFB06A", "#8FE8FF", "#FF9AC0"))
        halo(painter, x, y, reach * 1.4, reach * 1.4, tint, 0.7)
        left = polygon([(x, y - reach), (x, y + reach), (x - reach * 0.55, y)])
        right = polygon([(x, y - reach), (x + reach * 0.55, y), (x, y + reach)])
        fill(painter, left, mix(tint, WHITE, 0.55))
        fill(painter, right, mix(tint, "#5A2A08", 0.25))


def _crates(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    side = rect.height() * 0.4
    count = max(3, round(rect.width() / (side * 1.3)))
    for index, x in enumerate(_row(rect, count)):
        for level in range(2 if index % 2 else 1):
            tint = chance.choice(("#C7954E", "#8E5F6A", "#5F8A86", "#B06A3A"))
            crate = QRectF(x - side / 2, base - side * (level + 1) - level, side, side)
            fill(
                painter,
                rounded(crate, 2),
                linear(
                    crate.left(),
                    crate.top(),
                    crate.right(),
                    crate.bottom(),
                    (0, mix(tint, WHITE, 0.3)),
                    (1, mix(tint, INK, 0.4)),
                ),
            )
            line(
                painter,
                (crate.left() + 3, crate.top() + 3),
                (crate.right() - 3, crate.bottom() - 3),
                colour(INK, 0.35),
                1.4,
            )
            stroke(painter, rounded(crate, 2), colour(INK, 0.7), 1)


def _books(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    x = rect.left() + 8
    while x < rect.right() - 12:
        wide, high = chance.uniform(5, 10), rect.height() * chance.uniform(0.4, 0.66)
        tint = chance.choice(("#B84A3A", "#2F7A8A", "#D9A441", "#5A4A9A", "#3F8A5A"))
        spine = QRectF(x, base - high, wide, high)
        fill(
            painter,
            rounded(spine, 1),
            linear(spine.left(), 0, spine.right(), 0, (0, mix(tint, WHITE, 0.3)), (1, mix(tint, INK, 0.35))),
        )
        line(
            painter,
            (spine.left() + 1, spine.top() + 4),
            (spine.right() - 1, spine.top() + 4),
            colour("#FFE9B8", 0.8),
            1,
        )
        x += wide + 1.5


def _pipes(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    count = round(rect.width() / 8)
    for index, x in enumerate(_row(rect.adjusted(6, 0, -6, 0), count)):
        high = rect.height() * (0.3 + 0.36 * math.sin(math.pi * (index + 0.5) / count))
        pipe = QRectF(x - 2.6, base - high, 5.2, high)
        fill(
            painter,
            rounded(pipe, 2.4),
            linear(pipe.left(), 0, pipe.right(), 0, (0, "#FFC2B8"), (0.5, "#E8604E"), (1, "#6A1E1E")),
        )


def _bottles(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    high = rect.height() * 0.62
    for x in _row(rect.adjusted(6, 0, -6, 0), max(4, round(rect.width() / (high * 0.5)))):
        tint = chance.choice(("#5FB87A", "#4A7AC8", "#A86AC8"))
        body = rounded(QRectF(x - high * 0.15, base - high * 0.62, high * 0.3, high * 0.62), high * 0.08)
        neck = rounded(QRectF(x - high * 0.05, base - high, high * 0.1, high * 0.46), 1.5)
        for part in (body, neck):
            fill(
                painter,
                part,
                linear(
                    x - high * 0.15,
                    0,
                    x + high * 0.15,
                    0,
                    (0, mix(tint, WHITE, 0.5)),
                    (0.5, tint),
                    (1, mix(tint, INK, 0.5)),
                ),
            )
        fill(painter, rounded(QRectF(x - high * 0.12, base - high * 0.4, high * 0.24, high * 0.2), 1), "#FFF0D0")


def _robot(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    x, _, high = _mid(rect)
    metal = ((0, "#F0F3FF"), (0.5, "#9AA6C8"), (1, "#3A4468"))
    body = QRectF(x - high * 0.16, base - high * 0.42, high * 0.32, high * 0.42)
    head = QRectF(x - high * 0.13, base - high * 0.68, high * 0.26, high * 0.22)
    for part in (body, head):
        fill(painter, rounded(part, 3), linear(part.left(), 0, part.right(), 0, *metal))
        stroke(painter, rounded(part, 3), colour(INK, 0.6), 1)
    for side in (-1, 1):
        fill(painter, ellipse(x + side * high * 0.055, head.center().y(), 2.2), "#5FE8FF")
        line(
            painter,
            (x + side * high * 0.18, body.top() + 4),
            (x + side * high * 0.3, body.bottom() - 3),
            "#8A94B4",
            2.4,
        )
    line(painter, (x, head.top()), (x, head.top() - 5), "#8A94B4", 1.4)
    halo(painter, x, head.top() - 6, 6, 6, "#FFB454", 0.9)


def _fox(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    _, _, high = _mid(rect)
    for x, flip in ((rect.center().x() - high * 0.5, 1), (rect.center().x() + high * 0.5, -1)):
        with saved(painter):
            painter.translate(x, base)
            painter.scale(flip * high / 60, high / 60)
            tail = QPainterPath(QPointF(-10, -4))
            tail.cubicTo(-30, -2, -30, -26, -16, -28)
            tail.cubicTo(-22, -18, -18, -12, -8, -14)
            fill(painter, tail, "#E8F2FF")
            fill(painter, ellipse(0, -11, 12, 11), "#FFFFFF")
            fill(painter, polygon([(2, -16), (6, -34), (12, -26), (20, -34), (24, -18), (14, -8)]), "#F4F9FF")
            fill(painter, ellipse(12, -19, 1.6), INK)
            fill(painter, ellipse(22, -16, 1.8), INK)


def _passenger(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    x, _, high = _mid(rect)
    halo(painter, x, base - high * 0.3, high * 0.7, high * 0.5, "#FFD9A0", 0.5)
    coat = QPainterPath(QPointF(x - high * 0.2, base))
    coat.quadTo(x - high * 0.16, base - high * 0.42, x, base - high * 0.44)
    coat.quadTo(x + high * 0.16, base - high * 0.42, x + high * 0.2, base)
    fill(painter, coat, "#1A2038")
    fill(painter, ellipse(x, base - high * 0.5, high * 0.1), "#2A3252")
    fill(painter, rounded(QRectF(x - high * 0.17, base - high * 0.56, high * 0.34, high * 0.04), 2), "#0D1226")
    fill(painter, rounded(QRectF(x - high * 0.09, base - high * 0.68, high * 0.18, high * 0.14), 3), "#0D1226")
    case = QRectF(x + high * 0.24, base - high * 0.2, high * 0.26, high * 0.2)
    fill(painter, rounded(case, 2), "#7A4A2A")
    stroke(painter, arc(case.center().x(), case.top(), 4, 0, 180), "#3A2010", 1.6)


# ---- pursuits, events, reactions, objectives -----------------------------------------------------------------------


def _hunt(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    _, y, high = _mid(rect)
    tint = chance.choice(("#8A93A8", "#A8746A", "#7A86B8"))
    at = rect.right() - high * 0.4, rect.bottom() - high * 0.32
    fill(
        painter,
        ellipse(*at, high * 0.3),
        radial(
            at[0] - high * 0.1, at[1] - high * 0.12, high * 0.5, (0, mix(tint, WHITE, 0.4)), (0.6, tint), (1, "#0A0E20")
        ),
    )
    paint_scout(painter, rect.left() + rect.width() * 0.26, y - high * 0.06, high * 0.3, chance.uniform(-6, 16))


def _trouble(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    """Pipes that burst."""
    _, y, high = _mid(rect)
    for level in (-0.22, 0.22):
        pipe = QRectF(rect.left() - 4, y + level * high - high * 0.1, rect.width() + 8, high * 0.2)
        painter.fillRect(pipe, vertical(pipe, (0, "#C8C2F0"), (0.4, "#6A5FB0"), (1, "#241C50")))
        for joint in range(4):
            ring = QRectF(rect.left() + rect.width() * (joint + 0.3) / 4, pipe.top() - 2, 6, pipe.height() + 4)
            painter.fillRect(ring, vertical(ring, (0, "#E8E4FF"), (1, "#3A3270")))
    burst = rect.left() + rect.width() * chance.uniform(0.35, 0.65)
    halo(painter, burst, y - high * 0.2, high * 0.7, high * 0.5, "#E8F4FF", 0.9)
    with saved(painter, ADD):
        for _ in range(14):
            turn, reach = chance.uniform(-2.6, -0.5), high * chance.uniform(0.2, 0.6)
            line(
                painter,
                (burst, y - high * 0.2),
                (burst + reach * math.cos(turn), y - high * 0.2 + reach * math.sin(turn)),
                colour("#DFF2FF", 0.5),
                1.4,
            )


def _screens(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    _, y, high = _mid(rect)
    for x in _row(rect.adjusted(4, 0, -4, 0), max(3, round(rect.width() / (high * 0.66)))):
        screen = QRectF(x - high * 0.26, y - high * 0.24, high * 0.52, high * 0.44)
        fill(painter, rounded(screen, 3), "#06243A")
        halo(painter, x, y, high * 0.3, high * 0.3, "#5FD8FF", 0.4)
        fish = polygon([(x - 7, y), (x, y - 4), (x + 5, y), (x + 9, y - 4), (x + 9, y + 4), (x + 5, y), (x, y + 4)])
        fill(painter, fish, "#9FF0FF")
        stroke(painter, rounded(screen, 3), colour("#BFD6FF", 0.7), 1)


def _fire(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    for x in _row(rect, 7):
        high = rect.height() * chance.uniform(0.4, 0.85)
        tongue = QPainterPath(QPointF(x - 12, rect.bottom()))
        tongue.cubicTo(
            x - 14,
            rect.bottom() - high * 0.5,
            x - 2,
            rect.bottom() - high * 0.6,
            x + chance.uniform(-3, 3),
            rect.bottom() - high,
        )
        tongue.cubicTo(x + 6, rect.bottom() - high * 0.5, x + 14, rect.bottom() - high * 0.4, x + 12, rect.bottom())
        fill(
            painter,
            tongue,
            linear(
                0, rect.bottom(), 0, rect.bottom() - high, (0, "#FFE08A"), (0.5, "#FF8A2A"), (1, colour("#D8301E", 0.2))
            ),
        )


def _storm(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    for _ in range(4):
        x = rect.left() + rect.width() * chance.uniform(0.1, 0.9)
        points = [(x, rect.top())]
        while points[-1][1] < rect.bottom():
            points.append((points[-1][0] + chance.uniform(-9, 9), points[-1][1] + rect.height() * 0.2))
        bolt = polygon(points, closed=False)
        stroke(painter, bolt, colour("#A88CFF", 0.5), 4)
        stroke(painter, bolt, "#F4EEFF", 1.3)


def _symbol_motif(symbol: str, light: str) -> Callable[[QPainter, QRectF, random.Random], None]:
    def motif(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
        x, y, high = _mid(rect)
        halo(painter, x, y, rect.width() * 0.5, high * 0.7, light, 0.6)
        for side in (-1, 1):
            stroke(painter, arc(x, y, high * 0.42, 90 + side * 90 - 40, 80), colour(light, 0.7), 1.4)
        paint_symbol(painter, symbol, x, y, high * 0.3, mix(light, WHITE, 0.55))

    return motif


def _leap(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    x, y, high = _mid(rect)
    for streak in range(9):
        at = rect.top() + rect.height() * (streak + 0.5) / 9
        line(
            painter,
            (rect.left(), at),
            (x - high * 0.2 * chance.random(), at),
            colour("#BFE0FF", 0.12 + 0.2 * chance.random()),
            1,
        )
    paint_liberty(painter, x + high * 0.2, y, min(rect.width() * 0.5, high * 1.3), -6)


def _talk(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    x, y, high = _mid(rect)
    for dx, dy, tint, tail in ((-0.42, -0.08, "#DCE6FF", -1), (0.42, 0.08, "#FFCE8A", 1)):
        bubble = QRectF(x + dx * high - high * 0.36, y + dy * high - high * 0.2, high * 0.72, high * 0.38)
        fill(painter, rounded(bubble, high * 0.15), tint)
        fill(
            painter,
            polygon(
                [
                    (bubble.center().x() + tail * 4, bubble.bottom() - 1),
                    (bubble.center().x() + tail * 12, bubble.bottom() + 7),
                    (bubble.center().x() + tail * 12, bubble.bottom() - 2),
                ]
            ),
            tint,
        )
        for dot in (-1, 0, 1):
            fill(painter, ellipse(bubble.center().x() + dot * 7, bubble.center().y(), 2), colour(INK, 0.75))


def _planetfall(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    """Somewhere far: a horizon, a moon and a beam of light."""
    x, _, high = _mid(rect)
    tint = chance.choice(("#3EC6C0", "#FFB454", "#8FB4FF", "#C79AFF", "#FF9A7A"))
    sun = rect.left() + rect.width() * chance.uniform(0.2, 0.8)
    halo(painter, sun, rect.bottom() - high * 0.3, high * 0.8, high * 0.6, tint, 0.7)
    fill(
        painter,
        ellipse(rect.right() - high * 0.5, rect.top() + high * 0.3, high * 0.16),
        radial(
            rect.right() - high * 0.56, rect.top() + high * 0.24, high * 0.3, (0, mix(tint, WHITE, 0.6)), (1, "#1A2038")
        ),
    )
    for depth, share in ((0.52, 0.5), (0.66, 0.3), (0.8, 0.12)):
        ridge = QPainterPath(QPointF(rect.left(), rect.bottom()))
        for step in range(9):
            ridge.lineTo(
                rect.left() + rect.width() * step / 8, rect.top() + rect.height() * (depth + chance.uniform(-0.1, 0.08))
            )
        ridge.lineTo(rect.bottomRight())
        ridge.closeSubpath()
        fill(painter, ridge, mix("#060A18", tint, share))
    with saved(painter, ADD):
        beam = polygon(
            [
                (x - 2, rect.bottom() - high * 0.2),
                (x - 12, rect.top()),
                (x + 12, rect.top()),
                (x + 2, rect.bottom() - high * 0.2),
            ]
        )
        fill(painter, beam, linear(0, rect.bottom(), 0, rect.top(), (0, colour(tint, 0.5)), (1, colour(tint, 0))))


_MOTIFS: dict[str, Callable[[QPainter, QRectF, random.Random], None]] = {
    "sunstone_lamps": _gems,
    "seed_library": _jars,
    "whistling_bees": _jars,
    "coral_organ": _pipes,
    "ice_cores": _gems,
    "medicine_crates": _bottles,
    "retired_robot": _robot,
    "reef_pearls": _gems,
    "comet_wine": _bottles,
    "banned_books": _books,
    "star_maps": _books,
    "old_songs": _books,
    "sand_glass": _gems,
    "snow_foxes": _fox,
    "quiet_passenger": _passenger,
    "ore_samples": _gems,
    "fog_silk": _jars,
    "computer_failure": _screens,
    "bridge_fire": _fire,
    "ion_storm": _storm,
    "market_crash": _symbol_motif("warning", "#9B8CFF"),
    "mutiny_of_nerves": _symbol_motif("psychic", "#C79AFF"),
    "fuel_tax": _symbol_motif("battery", "#FFB454"),
    "crowded_holds": _crates,
    "double_patrol": _hunt,
    "jump_liberty": _leap,
    "sweet_talk": _talk,
    "tip_off": _talk,
    "reserve_cells": _symbol_motif("battery", "#7FE9A8"),
    "field_dressing": _symbol_motif("medical", "#FF9AA0"),
    "decoy_buoy": _symbol_motif("communications", "#FF9A6A"),
    "false_papers": _symbol_motif("cards", "#FFE0A0"),
    "deep_breath": _symbol_motif("psychic", "#8FE0FF"),
    "lucky_postcard": _symbol_motif("star", "#FFD36E"),
}
_BY_KIND: dict[str, Callable[[QPainter, QRectF, random.Random], None]] = {
    "event": _trouble,
    "pursuit": _hunt,
    "cargo": _crates,
    "reaction": _leap,
    "objective": _planetfall,
    "character": _planetfall,
    "room": _leap,
}
