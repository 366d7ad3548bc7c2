"""The symbols of Space Movers as shapes in a box from -1 to 1, and the discs that carry them.

A skill is told by its shape first; the colour is that of the Character's die.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QConicalGradient, QPainter, QPainterPath, QPainterPathStroker, QTransform

from desktop.table.kit.ink import FLAT, arc, conical, ellipse, fill, line, pen, polygon, radial, rounded, stroke
from desktop.table.kit.theme import DANGER, INK, WHITE, Paint, colour, mix

_FINE = 500.0
"""Path algebra flattens curves by absolute size, so shapes are built this large and made smaller."""
_EVERYBODY = ("#4DA3FF", "#58E07A", "#FFD84D", "#FF9A3D", "#FF5C6C", "#B79BFF", "#4DA3FF")
"""The colours of the crew, for skills that anybody can answer."""


def _bar(*points: tuple[float, float], width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPainterPath:
    return _outline(polygon(points, closed=False), width, cap)


def _outline(path: QPainterPath, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPainterPath:
    """The area of a stroke along a path."""
    large = QTransform.fromScale(_FINE, _FINE)
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return large.inverted()[0].map(stroker.createStroke(large.map(path)).simplified())


def _block(x: float, y: float, width: float, height: float, radius: float = 0.1) -> QPainterPath:
    return rounded(QRectF(x, y, width, height), radius)


def _join(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole = whole.united(path)
    return whole


def _piloting() -> QPainterPath:
    return polygon([(0, -0.95), (0.9, 0.78), (0, 0.36), (-0.9, 0.78)])


def _psychic() -> QPainterPath:
    points = []
    for step in range(57):
        turn, reach = step / 56 * 4.5 * math.pi - 0.9, 0.05 + 0.84 * step / 56
        points.append((reach * math.cos(turn), reach * math.sin(turn)))
    return _bar(*points, width=0.26)


def _communications() -> QPainterPath:
    waves = [_outline(arc(-0.66, 0.66, reach, 6, 78), 0.24) for reach in (0.74, 1.16, 1.56)]
    return _join(ellipse(-0.6, 0.6, 0.27), *waves)


def _medical() -> QPainterPath:
    return _join(_block(-0.3, -0.92, 0.6, 1.84), _block(-0.92, -0.3, 1.84, 0.6))


def _mechanical() -> QPainterPath:
    teeth = [
        QTransform().rotate(45 * tooth).map(polygon([(-0.19, -0.98), (0.19, -0.98), (0.27, -0.5), (-0.27, -0.5)]))
        for tooth in range(8)
    ]
    return _join(ellipse(0, 0, 0.68), *teeth).subtracted(ellipse(0, 0, 0.3))


def _engineering() -> QPainterPath:
    return polygon([(0.24, -1), (-0.64, 0.18), (-0.06, 0.18), (-0.26, 1), (0.66, -0.24), (0.08, -0.24), (0.44, -1)])


def _navigation() -> QPainterPath:
    star = [
        (math.sin(k * math.pi / 4) * reach, -math.cos(k * math.pi / 4) * reach)
        for k, reach in enumerate((1.0, 0.25) * 4)
    ]
    return _join(_outline(ellipse(0, 0, 0.82), 0.15), polygon(star))


def _strength() -> QPainterPath:
    plates = [_block(-0.74, -0.6, 0.3, 1.2), _block(0.44, -0.6, 0.3, 1.2)]
    ends = [_block(-1, -0.34, 0.22, 0.68, 0.07), _block(0.78, -0.34, 0.22, 0.68, 0.07)]
    return _join(_block(-0.5, -0.14, 1.0, 0.28, 0.06), *plates, *ends)


def _intelligence() -> QPainterPath:
    glass = _join(ellipse(0, -0.28, 0.62), polygon([(-0.35, 0.12), (0.35, 0.12), (0.26, 0.46), (-0.26, 0.46)]))
    return _join(glass, _block(-0.28, 0.54, 0.56, 0.15, 0.07), _block(-0.2, 0.77, 0.4, 0.15, 0.07))


def _eye() -> QPainterPath:
    lids = QPainterPath(QPointF(-1, 0))
    lids.quadTo(0, -1.15, 1, 0)
    lids.quadTo(0, 1.15, -1, 0)
    return _join(lids.subtracted(ellipse(0, 0, 0.42)), ellipse(0, 0, 0.2))


def _skull() -> QPainterPath:
    head = _join(ellipse(0, -0.22, 0.78, 0.7), _block(-0.42, 0.2, 0.84, 0.64, 0.12))
    for hole in (ellipse(-0.32, -0.14, 0.22, 0.24), ellipse(0.32, -0.14, 0.22, 0.24)):
        head = head.subtracted(hole)
    head = head.subtracted(polygon([(0, 0.1), (0.14, 0.36), (-0.14, 0.36)]))
    for x in (-0.17, 0.17):
        head = head.subtracted(_block(x - 0.045, 0.56, 0.09, 0.3, 0.02))
    return head


def _crate() -> QPainterPath:
    body = polygon([(0, -0.95), (0.88, -0.5), (0.88, 0.5), (0, 0.95), (-0.88, 0.5), (-0.88, -0.5)])
    seams = (
        _bar((-0.88, -0.5), (0, -0.04), (0.88, -0.5), width=0.13),
        _bar((0, -0.04), (0, 0.95), width=0.13),
        _bar((-0.44, -0.73), (0.44, -0.27), width=0.13),
    )
    for seam in seams:
        body = body.subtracted(seam)
    return body


def _react() -> QPainterPath:
    bow = _outline(arc(0, 0.12, 0.66, 200, -258), 0.27, FLAT)
    return _join(bow, polygon([(0.0, 0.4), (0.94, 0.36), (0.5, 1.0)]))


def _star() -> QPainterPath:
    return polygon(
        [
            (
                (1.0 if k % 2 == 0 else 0.44) * math.sin(k * math.pi / 5),
                -(1.0 if k % 2 == 0 else 0.44) * math.cos(k * math.pi / 5),
            )
            for k in range(10)
        ]
    )


def _warning() -> QPainterPath:
    sign = polygon([(0, -0.9), (0.96, 0.8), (-0.96, 0.8)])
    return (
        _join(sign, _outline(sign, 0.16)).subtracted(_block(-0.11, -0.36, 0.22, 0.64)).subtracted(ellipse(0, 0.5, 0.13))
    )


def _lock() -> QPainterPath:
    return _join(_block(-0.66, -0.12, 1.32, 0.98, 0.16), _outline(arc(0, -0.14, 0.42, 0, 180), 0.2, FLAT))


def _check() -> QPainterPath:
    return _bar((-0.75, 0.05), (-0.2, 0.6), (0.8, -0.6), width=0.32)


def _cross() -> QPainterPath:
    return _join(_bar((-0.62, -0.62), (0.62, 0.62), width=0.3), _bar((-0.62, 0.62), (0.62, -0.62), width=0.3))


def _cards() -> QPainterPath:
    front = _block(-0.8, -0.66, 1.0, 1.5, 0.16)
    behind = QTransform().rotate(14).map(_block(-0.28, -0.84, 1.0, 1.5, 0.16))
    return _join(behind.subtracted(_outline(front, 0.14)).subtracted(front), front)


def _drone() -> QPainterPath:
    arms = [_bar((-0.72, -0.36), (0.72, -0.36), width=0.12), _bar((0, -0.36), (0, 0), width=0.14)]
    legs = [_bar((-0.2, 0.36), (-0.42, 0.76), width=0.12), _bar((0.2, 0.36), (0.42, 0.76), width=0.12)]
    rotors = [ellipse(-0.72, -0.44, 0.34, 0.1), ellipse(0.72, -0.44, 0.34, 0.1)]
    return _join(_block(-0.44, -0.14, 0.88, 0.5, 0.2), *arms, *legs, *rotors)


def _person() -> QPainterPath:
    body = QPainterPath(QPointF(-0.8, 0.95))
    body.cubicTo(-0.8, 0.1, -0.4, 0, 0, 0)
    body.cubicTo(0.4, 0, 0.8, 0.1, 0.8, 0.95)
    body.closeSubpath()
    return _join(body, ellipse(0, -0.48, 0.44))


def _battery() -> QPainterPath:
    case = _outline(_block(-0.86, -0.46, 1.5, 0.92, 0.14), 0.18)
    return _join(case, _block(0.74, -0.2, 0.24, 0.4, 0.06))


def _blank() -> QPainterPath:
    """The blank die: a cube in outline."""
    corners = [(0.0, -0.9), (0.79, -0.45), (0.79, 0.45), (0.0, 0.9), (-0.79, 0.45), (-0.79, -0.45)]
    edges = [_bar((0.0, 0.0), corners[number], width=0.14) for number in (1, 3, 5)]
    return _join(_outline(polygon(corners), 0.16), *edges)


def _forward() -> QPainterPath:
    arrows = (((-0.9, -0.6), (-0.25, 0), (-0.9, 0.6)), ((0, -0.6), (0.65, 0), (0, 0.6)))
    return _join(*(_bar(*points, width=0.28) for points in arrows))


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "piloting": _piloting,
    "psychic": _psychic,
    "communications": _communications,
    "medical": _medical,
    "mechanical": _mechanical,
    "engineering": _engineering,
    "navigation": _navigation,
    "strength": _strength,
    "intelligence": _intelligence,
    "eye": _eye,
    "skull": _skull,
    "crate": _crate,
    "react": _react,
    "star": _star,
    "warning": _warning,
    "lock": _lock,
    "check": _check,
    "cross": _cross,
    "cards": _cards,
    "drone": _drone,
    "person": _person,
    "battery": _battery,
    "blank": _blank,
    "forward": _forward,
}
SYMBOLS = tuple(_SHAPES)


@cache
def symbol_path(name: str) -> QPainterPath:
    """The shape of a symbol in a box from -1 to 1."""
    return _SHAPES[name]()


def paint_symbol(
    painter: QPainter, name: str, x: float, y: float, radius: float, paint: Paint | QBrush = WHITE
) -> None:
    """A symbol within `radius` of a place."""
    shape = QTransform().translate(x, y).scale(radius, radius).map(symbol_path(name))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint if isinstance(paint, QBrush) else QBrush(colour(paint)))
    painter.drawPath(shape)


def _sweep(x: float, y: float) -> QConicalGradient:
    stops = [(index / (len(_EVERYBODY) - 1), paint) for index, paint in enumerate(_EVERYBODY)]
    return conical(x, y, 90, *stops)


def paint_everybody(painter: QPainter, name: str, x: float, y: float, radius: float) -> None:
    """The disc of a skill that any Character can answer: a ring and a symbol in the colours of the whole crew."""
    fill(painter, ellipse(x, y, radius), radial(x, y, radius, (0, "#0D1330"), (1, "#151F47")))
    sweep = QBrush(_sweep(x, y))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(sweep, max(1.2, radius * 0.15)))
    painter.drawEllipse(QPointF(x, y), radius * 0.92, radius * 0.92)
    paint_symbol(painter, name, x, y, radius * 0.58, sweep)


def paint_disc(painter: QPainter, name: str, x: float, y: float, radius: float, body: str, ink: str) -> None:
    """A round plate with a symbol, lit from the upper left."""
    light = radial(
        x - radius * 0.35,
        y - radius * 0.45,
        radius * 1.75,
        (0, mix(body, WHITE, 0.3)),
        (0.6, body),
        (1, mix(body, "#05070F", 0.38)),
    )
    fill(painter, ellipse(x, y, radius), light)
    stroke(painter, ellipse(x, y, radius - 0.5), colour("#E2E8FF", 0.7 if colour(body).lightnessF() < 0.4 else 0.4), 1)
    paint_symbol(painter, name, x, y, radius * 0.58, ink)


def paint_struck(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Cross a disc out: nobody can answer it."""
    fill(painter, ellipse(x, y, radius), colour(INK, 0.6))
    reach = radius * 0.7
    line(painter, (x - reach, y + reach), (x + reach, y - reach), DANGER, 2.2)
    stroke(painter, ellipse(x, y, radius - 0.6), colour(DANGER, 0.85), 1.2)
