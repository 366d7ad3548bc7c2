"""The chart as it lies there before anything stands on it: sky, routes, planets, headquarters and names."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import Symbol
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.crew import Skills
from desktop.table.boards.space_movers.layout import Layout
from desktop.table.boards.space_movers.worlds import paint_world
from desktop.table.kit import fonts
from desktop.table.kit.ink import (
    FLAT,
    ellipse,
    fill,
    halo,
    line,
    linear,
    pen,
    polygon,
    radial,
    rounded,
    saved,
    stroke,
)
from desktop.table.kit.sky import paint_clouds, paint_stars
from desktop.table.kit.theme import DANGER, TEXT, Paint, colour, mix
from desktop.table.kit.writing import fit_font, put_text, text_width

ROUTE = "#7F93D8"
NIGHT = "#050816"


def paint_ground(painter: QPainter, layout: Layout) -> None:
    """The panel of the chart with its sky."""
    panel = layout.chart
    with saved(painter):
        painter.setClipPath(rounded(panel, 12), Qt.ClipOperation.IntersectClip)
        paint_sky(painter, panel)
    stroke(painter, rounded(panel.adjusted(0.5, 0.5, -0.5, -0.5), 11.5), colour("#6E5A36", 0.9), 1)


def paint_sky(painter: QPainter, sky: QRectF) -> None:
    """Home waters in teal to the west, the UO's red to the east, one running into the other."""
    wide, high = sky.width(), sky.height()
    ground = linear(sky.left(), sky.top(), sky.right(), sky.bottom(), *_SKY)
    painter.fillRect(sky, QBrush(ground))
    paint_clouds(painter, sky, 31, ("#10506E", "#1C3C9E", "#0F6A70"), strength=0.36, low=0.42, span=0.8)
    paint_clouds(painter, sky, 12, ("#2A1A5A", "#4A1640"), strength=0.3, low=0.46, span=0.9)
    for share, down, reach, tint, strength in _LIGHTS:
        halo(
            painter,
            sky.left() + wide * share,
            sky.top() + high * down,
            wide * reach,
            high * reach * 1.7,
            tint,
            strength,
        )
    _grid(painter, sky)
    paint_stars(painter, sky, 77, round(wide * high / 2300), strength=0.75, depths=(0, 1))


_SKY = ((0, "#07142C"), (0.55, "#090E24"), (1, "#1A0A20"))
_LIGHTS = (
    (0.16, 0.42, 0.34, "#1E8A92", 0.20),
    (0.42, 0.72, 0.24, "#2440A8", 0.20),
    (0.66, 0.24, 0.26, "#6A2A9A", 0.20),
    (0.88, 0.48, 0.30, "#D02A44", 0.26),
)
"""Where nebulae glow: share of the width and height, reach, colour and strength."""


def _grid(painter: QPainter, panel: QRectF) -> None:
    faint = colour("#6FA8FF", 0.035)
    middle = QPointF(panel.left() + panel.width() * 0.46, panel.center().y())
    for ring in range(1, 8):
        reach = ring * panel.width() * 0.085
        stroke(painter, ellipse(middle.x(), middle.y(), reach, reach * 0.62), faint, 1)
    for spoke in range(12):
        turn = spoke * math.pi / 6
        far = panel.width() * 0.62
        line(
            painter,
            (middle.x(), middle.y()),
            (middle.x() + far * math.cos(turn), middle.y() + far * 0.62 * math.sin(turn)),
            faint,
            1,
        )


def paint_chart(painter: QPainter, tables: Tables, chart: Chart, skills: Skills, scale: float) -> None:
    """Routes, planets, headquarters and names. `scale` is device pixels to a unit."""
    for one, near in enumerate(tables.routes):
        for other, check in near.items():
            if one < other:
                paint_route(painter, chart.route(one, other), restricted=bool(check), unit=chart.unit)
    if "capri" in tables.node_of:
        _belt(painter, chart, tables.node_of["capri"])
    for spot in chart.spots:
        if spot.node == tables.hq:
            paint_headquarters(painter, spot.centre, spot.radius)
        else:
            paint_world(painter, tables.nodes[spot.node].id, spot.centre.x(), spot.centre.y(), spot.radius, scale)
    for one, near in enumerate(tables.routes):
        for other, check in near.items():
            if one < other and check:
                paint_toll(painter, chart, one, other, check, skills)
    for spot in chart.spots:
        paint_name(painter, spot.centre.x(), spot.centre.y() + spot.radius + 15, tables.nodes[spot.node].title)


def paint_route(painter: QPainter, path: QPainterPath, *, restricted: bool, unit: float) -> None:
    """A free way is a string of lights; a restricted one runs between rails."""
    if restricted:
        stroke(painter, path, colour("#C98A94", 0.30), 7 * unit)
        stroke(painter, path, colour("#140A1C", 0.95), 5 * unit)
        stroke(painter, path, colour("#D59AA0", 0.75), 1.3, dash=[4, 3.4], cap=FLAT)
        return
    stroke(painter, path, colour(ROUTE, 0.30), 1.2)
    length = path.length()
    beads = max(2, round(length / (15 * unit)))
    for bead in range(beads + 1):
        point = path.pointAtPercent(bead / beads)
        fill(painter, ellipse(point.x(), point.y(), 1.5), colour("#A9B8F2", 0.75))


def toll_place(chart: Chart, one: int, other: int) -> QPointF:
    """Where the sign of a restricted route stands."""
    return chart.route(one, other).pointAtPercent(0.5)


def paint_toll(
    painter: QPainter,
    chart: Chart,
    one: int,
    other: int,
    check: tuple[Symbol, ...],
    skills: Skills,
    accent: Paint = "#D59AA0",
) -> None:
    """The symbols that a restricted route asks for, in hexagons."""
    place, radius = toll_place(chart, one, other), 11.5 * max(0.9, chart.unit)
    for index, symbol in enumerate(check):
        x = place.x() + (index - (len(check) - 1) / 2) * radius * 2.1
        shape = hexagon(x, place.y(), radius + 3.5)
        fill(painter, shape, colour("#0B1028", 0.96))
        stroke(painter, shape, accent, 1.3)
        skills.paint(painter, symbol, x, place.y(), radius * 0.82)


def hexagon(x: float, y: float, radius: float) -> QPainterPath:
    turns = [math.radians(60 * side - 90) for side in range(6)]
    return polygon([(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns])


def _belt(painter: QPainter, chart: Chart, node: int) -> None:
    """The broken moons round Capri."""
    spot = chart.spots[node]
    with saved(painter):
        painter.translate(spot.centre)
        painter.rotate(-22)
        for stone in range(120):
            turn = stone * 2.399963
            reach = spot.radius * (1.46 + 0.3 * ((stone * 37) % 100) / 100)
            size = 0.6 + 1.5 * ((stone * 53) % 100) / 100 * chart.unit
            shade = mix("#6B5A74", "#D9C6D8", ((stone * 71) % 100) / 100, 0.8)
            fill(painter, ellipse(reach * math.cos(turn), reach * 0.72 * math.sin(turn), size), shade)


def paint_name(painter: QPainter, x: float, baseline: float, name: str, paint: Paint = TEXT) -> None:
    """Writing on the sky: a dark outline first, then the letters."""
    font = fit_font(name, 108, fonts.display(15, 600))
    left = x - text_width(font, name) / 2
    letters = QPainterPath()
    letters.setFillRule(Qt.FillRule.WindingFill)
    letters.addText(QPointF(left, baseline), font, name)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour(NIGHT, 0.85), 3.6))
    painter.drawPath(letters)
    put_text(painter, left, baseline, name, font, paint)


# ---- headquarters --------------------------------------------------------------------------------------------------


def paint_headquarters(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A wheel of steel with a red eye, seen from the front."""
    halo(painter, centre.x(), centre.y(), radius * 2.1, radius * 2.1, DANGER, 0.34)
    with saved(painter):
        painter.translate(centre)
        painter.scale(radius / 50, radius / 50)
        for side in range(6):
            with saved(painter):
                painter.rotate(60 * side)
                _mast(painter)
        _wheel(painter, 46, 34)
        for side in range(6):
            with saved(painter):
                painter.rotate(60 * side + 30)
                spoke = QRectF(-3.5, -38, 7, 28)
                fill(
                    painter,
                    rounded(spoke, 1),
                    linear(-3.5, 0, 3.5, 0, (0, "#AEB6CC"), (0.5, "#6C7592"), (1, "#2E3450")),
                )
        hub = hexagon(0, 0, 18)
        fill(painter, hub, radial(-6, -8, 28, (0, "#9AA3C0"), (0.6, "#4A5270"), (1, "#1C2136")))
        stroke(painter, hub, colour("#E2E8FF", 0.5), 1)
        fill(painter, ellipse(0, 0, 11), radial(0, 0, 11, (0, "#FF6A6A"), (0.6, "#C2263A"), (1, "#4A0A16")))
        from desktop.table.boards.space_movers.symbols import paint_symbol

        paint_symbol(painter, "eye", 0, 0, 8.4, "#FFECEC")


def _mast(painter: QPainter) -> None:
    line(painter, (0, -46), (0, -57), "#8C94AE", 1.6)
    halo(painter, 0, -58, 7, 7, DANGER, 0.8)
    fill(painter, ellipse(0, -58, 1.9), "#FF8A92")


def _wheel(painter: QPainter, outer: float, inner: float) -> None:
    rim = hexagon(0, 0, outer).subtracted(hexagon(0, 0, inner))
    fill(painter, rim, linear(-40, -40, 40, 40, (0, "#C6CDE2"), (0.45, "#6A7392"), (1, "#22283E")))
    stroke(painter, hexagon(0, 0, outer), colour("#EEF2FF", 0.55), 1)
    stroke(painter, hexagon(0, 0, inner), colour("#0A0E1E", 0.9), 1.4)
    for side in range(6):
        turn = math.radians(60 * side - 60)
        reach = (outer + inner) / 2 * math.cos(math.radians(30))
        fill(painter, ellipse(reach * math.cos(turn), reach * math.sin(turn), 1.7), "#FFD08A")
