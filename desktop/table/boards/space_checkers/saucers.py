"""The saucers: solid bodies made of slices of the fleet's outline, with a canopy and lamps.

A saucer costs 6 to 20 ms to paint at table size: scenes keep its `saucer_image` for each look and copy it.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from desktop.table.boards.space_checkers.signs import outline
from desktop.table.kit.ink import (
    canvas,
    conical,
    ellipse,
    fill,
    halo,
    linear,
    painting,
    polygon,
    radial,
    saved,
    stroke,
)
from desktop.table.kit.theme import FLEETS, WHITE, colour, mix

R = 100.0  # saucers are modelled with this radius and scaled
SQUASH = 0.74  # the height of a circle that lies on the board
SPAN = 1.7  # the side of the square a saucer and its light fill, in widths


@dataclass(frozen=True)
class Look:
    """How a saucer is lit: strength of lamps, shadow and the light below; opacity; height in widths."""

    lamps: float = 1.0
    shadow: float = 0.62
    light: float = 0.5
    opacity: float = 1.0
    lift: float = 0.0


NORMAL = Look()
LIFTED = Look(lamps=1.2, shadow=0.6, light=0.9, lift=0.09)
CAPTIVE = Look(lamps=0.5, shadow=0.35, light=0.18, opacity=0.95)
GHOST = Look(lamps=0.8, shadow=0.3, light=0.5, opacity=0.62)
PORTRAIT = Look(shadow=0.5, light=0.45)
LOOKS = {"normal": NORMAL, "lifted": LIFTED, "captive": CAPTIVE, "ghost": GHOST, "portrait": PORTRAIT}


@dataclass(frozen=True)
class _Tones:
    """The colours of one hull, from the lamp's light to the dark below."""

    bright: QColor
    rich: QColor
    deep: QColor

    @classmethod
    def of(cls, fleet: str) -> "_Tones":
        bright = QColor(FLEETS[fleet].bright)
        hue, saturation = bright.hsvHueF(), bright.hsvSaturationF()
        return cls(
            bright,
            QColor.fromHsvF(hue, min(1.0, saturation * 1.22), 0.92),
            QColor.fromHsvF(hue, min(1.0, saturation * 1.25), 0.30),
        )


@dataclass(frozen=True)
class _Model:
    """What differs between fleets: lamps as (x, y, large) on the deck, canopy, drop of the pivot."""

    lamps: tuple[tuple[float, float, bool], ...]
    canopy: Callable[[QPainter, _Tones, float], None]
    drop: float = 0.0


def _slice(fleet: str, scale: float, rise: float) -> QPainterPath:
    """The outline lying at a height `rise` above the rim, in model units."""
    return QTransform().translate(0, -rise * R).scale(R * scale, R * scale * SQUASH).map(outline(fleet))


def _bowl(painter: QPainter, fleet: str, tones: _Tones) -> None:
    """The underside, from its narrow floor up to the rim."""
    night = mix(tones.deep, "#050818", 0.55)
    shade = mix(tones.rich, tones.deep, 0.62)
    steps = 14
    for step in range(steps):
        t = step / (steps - 1)
        near, far = mix(night, shade, t), mix(night, shade, t * 0.42)
        brush = linear(-R, 0, R, 40, (0, mix(near, tones.bright, 0.30)), (0.35, near), (1, far))
        fill(painter, _slice(fleet, 0.66 + 0.34 * t**0.7, -0.40 + 0.28 * t), brush)
    for step in range(4):
        fill(painter, _slice(fleet, 1.0, -0.12 + 0.035 * step), mix(shade, tones.bright, 0.10 + 0.08 * step))


def _deck(painter: QPainter, fleet: str, tones: _Tones) -> None:
    """The upper side, sloping from the rim up to the canopy's well; light comes from the upper left."""
    steps = 14
    for step in range(steps):
        t = step / (steps - 1)
        rise = -0.02 + 0.24 * t
        high = mix(tones.rich, WHITE, 0.36 + 0.20 * t)
        low = mix(tones.rich, tones.deep, 0.60 - 0.12 * t)
        sweep = conical(
            0,
            -rise * R,
            128,
            (0, high),
            (0.12, mix(tones.rich, high, 0.45)),
            (0.30, mix(tones.rich, low, 0.45)),
            (0.5, low),
            (0.68, mix(tones.rich, low, 0.75)),
            (0.84, mix(tones.rich, high, 0.15)),
            (1, high),
        )
        fill(painter, _slice(fleet, 1.0 - 0.42 * t, rise), sweep)
        if step == 0:
            _edge_light(painter, _slice(fleet, 1.0, rise), tones)
        if step == steps // 2:
            stroke(painter, _slice(fleet, 1.0 - 0.42 * t, rise), colour("#081030", 0.34), 3)
            stroke(painter, _slice(fleet, 0.985 - 0.42 * t, rise + 0.012), colour(WHITE, 0.16), 1.6)
    well = _slice(fleet, 0.58, 0.235)
    fill(painter, well, mix(tones.deep, "#060A20", 0.5))
    stroke(painter, well, mix(tones.bright, WHITE, 0.35, 0.8), 2.6)


def _edge_light(painter: QPainter, rim: QPainterPath, tones: _Tones) -> None:
    """The rim catches light at the upper left and fades towards the lower right."""
    light = linear(-70, -60, 80, 70, (0, mix(tones.bright, WHITE, 0.92)), (1, mix(tones.bright, WHITE, 0.45, 0.75)))
    stroke(painter, rim, QBrush(light), 3.6)


def _lamps(painter: QPainter, model: _Model, tones: _Tones, strength: float) -> None:
    for x, y, large in model.lamps:
        cx, cy = x * R, y * R * SQUASH - 3
        size = 10.5 if large else 6.4
        halo(painter, cx, cy, size * 3, size * 3, tones.bright if large else WHITE, min(1.0, 0.55 * strength))
        lamp = ellipse(cx, cy, size, size * 0.84)
        fill(painter, lamp, mix(tones.bright, WHITE, 0.60 + 0.25 * min(1.0, strength)))
        stroke(painter, lamp, colour("#081030", 0.35), 1.5)


# --- canopies: painted above the well, whose centre is 30 units above the rim


def _glass(painter: QPainter, tones: _Tones, y: float, width: float, height: float) -> None:
    """A dome of glass with a window's reflection and light gathering at its lower right."""
    dome = QPainterPath(QPointF(-width, y + height * 0.22))
    dome.cubicTo(-width, y - height * 1.25, width, y - height * 1.25, width, y + height * 0.22)
    dome.cubicTo(width * 0.8, y + height * 0.70, -width * 0.8, y + height * 0.70, -width, y + height * 0.22)
    pale = mix(mix(tones.bright, "#DDF3FF", 0.55), WHITE, 0.45)
    glass = radial(
        -width * 0.3,
        y - height * 0.45,
        width * 1.5,
        (0, WHITE),
        (0.22, pale),
        (0.62, mix(tones.bright, "#10204C", 0.30)),
        (1, mix(tones.bright, "#060A20", 0.72)),
    )
    fill(painter, dome, glass)
    stroke(painter, dome, mix(tones.bright, WHITE, 0.5, 0.85), 3)
    bounce = QPainterPath(QPointF(width * 0.62, y - height * 0.10))
    bounce.cubicTo(width * 0.55, y + height * 0.34, width * 0.1, y + height * 0.46, -width * 0.3, y + height * 0.38)
    stroke(painter, bounce, mix(tones.bright, WHITE, 0.6, 0.7), 4.5)
    with saved(painter):
        painter.translate(-width * 0.32, y - height * 0.40)
        painter.rotate(-24)
        fill(painter, ellipse(0, 0, width * 0.27, height * 0.17), colour(WHITE, 0.92))


def _dome(painter: QPainter, tones: _Tones, strength: float) -> None:
    _glass(painter, tones, -30, 42, 40)


def _low_dome(painter: QPainter, tones: _Tones, strength: float) -> None:
    _glass(painter, tones, -28, 44, 30)


def _dome_with_feelers(painter: QPainter, tones: _Tones, strength: float) -> None:
    for side in (-1, 1):
        tip = (side * 44.0, -92.0)
        feeler = QPainterPath(QPointF(side * 15, -54))
        feeler.quadTo(side * 23, -84, *tip)
        stroke(painter, feeler, mix(tones.bright, WHITE, 0.30), 5)
        halo(painter, *tip, 22, 22, tones.bright, min(1.0, 0.8 * strength))
        fill(painter, ellipse(*tip, 7), WHITE)
    _dome(painter, tones, strength)


def _pyramid(painter: QPainter, tones: _Tones, strength: float) -> None:
    """An armoured tower of four faces with a lit visor."""
    left, front, right, top = (-44.0, -28.0), (0.0, 0.0), (44.0, -28.0), (0.0, -60.0)
    for face, paint in (
        ((left, front, top), mix(tones.bright, WHITE, 0.34)),
        ((front, right, top), mix(tones.bright, "#0A1030", 0.52)),
    ):
        path = polygon(face)
        fill(painter, path, paint)
        stroke(painter, path, paint, 0.6)
    stroke(painter, polygon([front, top], closed=False), mix(tones.bright, WHITE, 0.62, 0.8), 1.8)
    fill(painter, polygon([(-14, -50), (0, -41), (14, -50), (0, -60)]), mix(tones.bright, WHITE, 0.62))
    visor = polygon([(-27, -29), (0, -16), (27, -29)], closed=False)
    stroke(painter, visor, colour("#FFF3D0", min(1.0, 0.95 * strength)), 7.5)
    halo(painter, 0, -22, 50, 30, "#FFD9A8", min(1.0, 0.35 * strength))


def _ring_of_lamps(count: int, radius: float) -> tuple[tuple[float, float, bool], ...]:
    turns = (math.radians(12 + 360 * step / count) for step in range(count))
    return tuple((math.cos(turn) * radius, math.sin(turn) * radius, False) for turn in turns)


_MODELS = {
    "green": _Model(
        lamps=(
            (0, -0.80, True),
            (0.74, 0.47, True),
            (-0.74, 0.47, True),
            (0.42, -0.18, False),
            (-0.42, -0.18, False),
            (0, 0.60, False),
        ),
        canopy=_dome_with_feelers,
    ),
    "yellow": _Model(lamps=_ring_of_lamps(10, 0.80), canopy=_dome),
    "blue": _Model(
        lamps=tuple(
            (x, y, False)
            for x, y in (
                (-0.78, -0.78),
                (0.78, -0.78),
                (-0.88, -0.36),
                (0.88, -0.36),
                (-0.64, 0.22),
                (0.64, 0.22),
                (0, 0.46),
            )
        ),
        canopy=_low_dome,
        drop=0.16,
    ),
    "red": _Model(
        lamps=(
            (0, -0.78, True),
            (0.78, 0, True),
            (0, 0.78, True),
            (-0.78, 0, True),
            (0.40, -0.38, False),
            (0.40, 0.38, False),
            (-0.40, 0.38, False),
            (-0.40, -0.38, False),
        ),
        canopy=_pyramid,
    ),
}


def _contact_shadow(painter: QPainter, strength: float, lift: float) -> None:
    """The shadow on the board: smaller and paler as the saucer rises."""
    with saved(painter):
        painter.translate(1.5 + lift * 0.3, 50)
        painter.scale(1, 0.46)
        reach = 112 - lift * 0.5
        dark = radial(
            0,
            0,
            reach,
            (0, colour("#01030A", strength)),
            (0.6, colour("#01030A", strength * 0.7)),
            (1, colour("#01030A", 0)),
        )
        fill(painter, ellipse(0, 0, reach), dark)


def paint_saucer(painter: QPainter, fleet: str, x: float, y: float, width: float, look: Look = NORMAL) -> None:
    """Paint one saucer `width` units wide, its body on the point; all of it lies within SPAN widths."""
    model, tones = _MODELS[fleet], _Tones.of(fleet)
    with saved(painter):
        painter.translate(x, y)
        painter.scale(width / 2 / R, width / 2 / R)
        painter.setOpacity(painter.opacity() * look.opacity)
        rise = look.lift * 2 * R
        _contact_shadow(painter, look.shadow, rise)
        painter.translate(0, model.drop * R - rise)
        halo(painter, 0, 34, 142, 86, tones.bright, look.light * 0.62)
        _bowl(painter, fleet, tones)
        _deck(painter, fleet, tones)
        _lamps(painter, model, tones, look.lamps)
        model.canopy(painter, tones, look.lamps)


def saucer_box(x: float, y: float, width: float) -> QRectF:
    """The square that holds a saucer with its light, its shadow and its feelers."""
    side = SPAN * width
    return QRectF(x - side / 2, y - side / 2, side, side)


def saucer_image(fleet: str, width: float, look: Look = NORMAL, scale: float = 1.0) -> QImage:
    """A saucer in the middle of a clear square of SPAN widths, at `scale` device pixels to the unit.

    A see-through look is seen through as a whole: the parts behind each other do not shine through.
    """
    image = canvas(SPAN * width, SPAN * width, scale)
    solid = Look(look.lamps, look.shadow, look.light, 1.0, look.lift)
    with painting(image) as painter:
        paint_saucer(painter, fleet, SPAN * width / 2, SPAN * width / 2, width, solid)
        if look.opacity < 1:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.fillRect(QRectF(0, 0, SPAN * width, SPAN * width), colour("#000000", look.opacity))
    return image
