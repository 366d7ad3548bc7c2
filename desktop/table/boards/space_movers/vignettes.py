"""The small pictures on cards: a few motifs, varied by the card's name so that no two look alike."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.space_movers import goods
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
from desktop.table.kit.photos import paint_photo
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


def paint_vignette(painter: QPainter, rect: QRectF, kind: str, name: str, picture: bytes = b"") -> None:
    """The picture of a card of some kind, by its id; or the one that its pack brings."""
    top, bottom = _GROUNDS[kind]
    chance = random.Random(crc32(name.encode()))
    with saved(painter):
        painter.setClipPath(rounded(rect, 5), Qt.ClipOperation.IntersectClip)
        if not paint_photo(painter, rect, picture):
            painter.fillRect(rect, vertical(rect, (0, top), (1, bottom)))
            count = max(8, round(rect.width() * rect.height() / 160))
            paint_stars(painter, rect, crc32(name.encode()) % 999, count, depths=(0, 1))
            _MOTIFS.get(name, _BY_KIND[kind])(painter, rect, chance)
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4.5), colour(WHITE, 0.22), 1)


def _mid(rect: QRectF) -> tuple[float, float, float]:
    return rect.center().x(), rect.center().y(), rect.height()


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
    for x in goods.in_row(rect.adjusted(4, 0, -4, 0), max(3, round(rect.width() / (high * 0.66)))):
        screen = QRectF(x - high * 0.26, y - high * 0.24, high * 0.52, high * 0.44)
        fill(painter, rounded(screen, 3), "#06243A")
        halo(painter, x, y, high * 0.3, high * 0.3, "#5FD8FF", 0.4)
        fish = polygon([(x - 7, y), (x, y - 4), (x + 5, y), (x + 9, y - 4), (x + 9, y + 4), (x + 5, y), (x, y + 4)])
        fill(painter, fish, "#9FF0FF")
        stroke(painter, rounded(screen, 3), colour("#BFD6FF", 0.7), 1)


def _fire(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    for x in goods.in_row(rect, 7):
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
    "sunstone_lamps": goods.gems,
    "seed_library": goods.jars,
    "whistling_bees": goods.jars,
    "coral_organ": goods.pipes,
    "ice_cores": goods.gems,
    "medicine_crates": goods.bottles,
    "retired_robot": goods.robot,
    "reef_pearls": goods.gems,
    "comet_wine": goods.bottles,
    "banned_books": goods.books,
    "star_maps": goods.books,
    "old_songs": goods.books,
    "sand_glass": goods.gems,
    "snow_foxes": goods.fox,
    "quiet_passenger": goods.passenger,
    "ore_samples": goods.gems,
    "fog_silk": goods.jars,
    "computer_failure": _screens,
    "bridge_fire": _fire,
    "ion_storm": _storm,
    "market_crash": _symbol_motif("warning", "#9B8CFF"),
    "mutiny_of_nerves": _symbol_motif("psychic", "#C79AFF"),
    "fuel_tax": _symbol_motif("battery", "#FFB454"),
    "crowded_holds": goods.crates,
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
    "cargo": goods.crates,
    "reaction": _leap,
    "objective": _planetfall,
    "character": _planetfall,
    "room": _leap,
}
