"""Galaxies as continuous clouds: outlines that join across tiles, and the cloud that fills them.

Every galaxy side of a tile is a mouth from 12 % to 88 % of the side, so that outlines meet wherever tiles do. Clouds
are made for a whole field of squares at once, of masks and textures that lie still on the board: no seam can show, and
a tile that is laid changes nothing but its own surroundings.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform

from desktop.games.amazing_space_venture.grid import NEXT, OFF, SIZE
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import turned
from desktop.table.kit.ink import ADD, canvas, ellipse, fill, halo, line, painting, radial, saved, stroke
from desktop.table.kit.sky import SOFT, VEINS, cloud_tile
from desktop.table.kit.theme import colour, mix

FINE = 64
"""Pixels to a square in which clouds are made: they are soft, so no screen needs more."""
_FROM, _TO = 0.12, 0.88
_MODE = QPainter.CompositionMode
_DEEP_TINTS = ("#3A1FB8", "#123C9E", "#7A1F8E", "#0E5A78")
_TINTS = ("#8A5BFF", "#2F7CF0", "#C44FD8", "#2FA6B8")
_LIGHTS = ("#C79BFF", "#6CC6FF", "#FF92DA", "#7CF0DC")
_CORE = "#FFD9F4"


# ---- outlines ----------------------------------------------------------------------------------------------------


def outline(laid: Laid, group: tuple[int, ...], seed: int) -> QPainterPath:
    """The outline of one patch of galaxy on a tile, in shares of the square."""
    chance = random.Random(seed)
    sides = sorted(group)
    path = QPainterPath(_point(sides[0], _FROM, 0))
    lone = len(laid.galaxies) > 1 and len(sides) == 1
    for index, side in enumerate(sides):
        path.lineTo(_point(side, _TO, 0))
        _bow(path, side, sides[(index + 1) % len(sides)], lone or bool(laid.paths), chance)
    path.closeSubpath()
    return path


def _point(side: int, x: float, y: float) -> QPointF:
    """A point seen from the north side, turned to another one."""
    return QPointF(*turned(x, y, side))


def _bow(path: QPainterPath, side: int, following: int, tight: bool, chance: random.Random) -> None:
    """The rim from one mouth to the next one clockwise."""
    end = _point(following, _FROM, 0)
    wave = chance.uniform(-0.03, 0.03)
    match (following - side) % 4 or 4:
        case 1:
            path.quadTo(_point(side, _TO, _FROM), end)
        case 2:
            out, back = chance.uniform(-0.13, 0.09), chance.uniform(-0.13, 0.09)
            path.cubicTo(_point(side, _TO + out, 0.34), _point(following, _FROM - back, 0.34), end)
        case 3:
            deep = 0.40 if tight else chance.uniform(0.54, 0.66)
            path.cubicTo(_point(side, _TO - 0.04, deep + wave), _point(following, _FROM + 0.04, deep - wave), end)
        case _:
            deep = 0.36 if tight else chance.uniform(0.80, 0.94)
            path.cubicTo(_point(side, _TO - 0.03, deep + wave), _point(side, _FROM + 0.03, deep - wave), end)


def seed_of(square: int, group: int = 0) -> int:
    """Seeds belong to squares, so that nothing jumps when something else is painted."""
    return square * 31 + group * 7 + 3


def _outlines(tiles: Mapping[int, Laid]) -> QPainterPath:
    """All galaxies of a field, in squares from its north-west."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for square, laid in tiles.items():
        row, column = divmod(square, SIZE)
        for number, group in enumerate(laid.galaxies):
            whole.addPath(outline(laid, group, seed_of(square, number)).translated(column, row))
        whole.addPath(_dimple(tiles, square))
    return whole


def _dimple(tiles: Mapping[int, Laid], square: int) -> QPainterPath:
    """Where four joined tiles meet south-east of a square: a disc that closes the gap between their mouths."""
    east, south = NEXT[square][1], NEXT[square][2]
    if east == OFF or south == OFF:
        return QPainterPath()
    across = NEXT[east][2]
    joins = ((square, {1, 2}), (east, {2, 3}), (south, {0, 1}), (across, {0, 3}))
    if all(other in tiles and any(sides <= set(group) for group in tiles[other].galaxies) for other, sides in joins):
        row, column = divmod(square, SIZE)
        return ellipse(column + 1, row + 1, 0.18)
    return QPainterPath()


def _open_mouths(tiles: Mapping[int, Laid]) -> QPainterPath:
    """Mouths that face no tile, drawn on past the edge, so that blurring leaves them bright up to it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for square, laid in tiles.items():
        row, column = divmod(square, SIZE)
        for side in {side for group in laid.galaxies for side in group}:
            if NEXT[square][side] not in tiles:
                corners = [_point(side, x, y) for x, y in ((_FROM, 0.02), (_TO, 0.02), (_TO, -0.45), (_FROM, -0.45))]
                mouth = QPainterPath(corners[0])
                for point in corners[1:]:
                    mouth.lineTo(point)
                mouth.closeSubpath()
                path.addPath(mouth.translated(column, row))
    return path


# ---- clouds ------------------------------------------------------------------------------------------------------


def cloud_image(tiles: Mapping[int, Laid], window: QRectF) -> QImage:
    """The clouds of the galaxies among ``tiles`` within a window of whole squares (columns and rows from 0).

    A square is ``FINE`` pixels wide. The same square looks the same in every window that holds its neighbours.
    """
    size = QSize(round(window.width() * FINE), round(window.height() * FINE))
    shapes = _outlines(tiles)
    if shapes.isEmpty():
        return canvas(size.width(), size.height())
    area = _area(tiles)
    body = _mask(size, window, shapes, _open_mouths(tiles))
    soft, wide, far = _blurred(body, 2), _blurred(body, 8), _blurred(body, 20)
    wisps, veins = _texture(size, window, SOFT, 2.6), _texture(size, window, VEINS, 1.7)
    picture = _tinted(size, window, _DEEP_TINTS, soft)
    with painting(picture) as painter:
        painter.setCompositionMode(ADD)
        _put(painter, _tinted(size, window, _TINTS, wide, wisps), 0.62)
        _put(painter, _tinted(size, window, _LIGHTS, far, veins), 0.5)
        _put(painter, _tinted(size, window, _LIGHTS, far, far, wisps, veins), 0.6)
        _put(painter, _tinted(size, window, (_CORE,), far, far, far, wisps, wisps), 0.42)
        _swirls(painter, tiles, window)
        painter.setCompositionMode(_MODE.CompositionMode_SourceOver)
        _put(painter, _tinted(size, window, ("#090722",), veins, veins), 0.3)
        painter.setCompositionMode(_MODE.CompositionMode_DestinationIn)
        _put(painter, soft, 1.0)
        painter.setCompositionMode(ADD)
        _put(painter, _tinted(size, window, _TINTS, wide), 0.2)
        _stars(painter, tiles, window)
        painter.setCompositionMode(_MODE.CompositionMode_DestinationIn)
        _put(painter, _mask(size, window, area), 1.0)
    return picture


def _area(tiles: Mapping[int, Laid]) -> QPainterPath:
    path = QPainterPath()
    for square in tiles:
        row, column = divmod(square, SIZE)
        path.addRect(QRectF(column, row, 1, 1))
    return path


def _scaled(painter: QPainter, window: QRectF) -> None:
    painter.scale(FINE, FINE)
    painter.translate(-window.topLeft())


def _mask(size: QSize, window: QRectF, *paths: QPainterPath) -> QImage:
    image = canvas(size.width(), size.height())
    with painting(image) as painter:
        _scaled(painter, window)
        for path in paths:
            fill(painter, path, "#FFFFFF")
    return image


def _blurred(image: QImage, reach: int) -> QImage:
    """Soft by halving: cheap, and the same wherever the picture begins on a whole square."""
    smooth, keep = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    sizes = []
    while reach > 1:
        sizes.append(image.size())
        image = image.scaled(max(1, image.width() // 2), max(1, image.height() // 2), keep, smooth)
        reach //= 2
    for size in reversed(sizes):
        image = image.scaled(size, keep, smooth)
    return image


def _put(painter: QPainter, image: QImage, opacity: float) -> None:
    painter.setOpacity(opacity)
    painter.drawImage(0, 0, image)
    painter.setOpacity(1.0)


@cache
def _hues(tints: tuple[str, ...]) -> QImage:
    """Where on the board which tint lies: large soft patches, so that a galaxy keeps its colours as it grows."""
    chance = random.Random(29)
    coarse = QImage(5, 5, QImage.Format.Format_RGB32)
    order = [tints[(column + 2 * row + chance.randrange(2)) % len(tints)] for row in range(5) for column in range(5)]
    for place, tint in enumerate(order):
        coarse.setPixelColor(place % 5, place // 5, colour(tint))
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    for side in (10, 40, 13 * 16):
        coarse = coarse.scaled(side, side, keep, smooth)
    return coarse


def _tinted(size: QSize, window: QRectF, tints: tuple[str, ...], *masks: QImage) -> QImage:
    """Colour cut out by masks."""
    image = _ground(size, window, tints)
    with painting(image) as painter:
        painter.setCompositionMode(_MODE.CompositionMode_DestinationIn)
        for mask in masks:
            painter.drawImage(0, 0, mask)
    return image


def _ground(size: QSize, window: QRectF, tints: tuple[str, ...]) -> QImage:
    image = canvas(size.width(), size.height())
    if len(tints) == 1:
        image.fill(colour(tints[0]))
        return image
    hues = _hues(tints)
    step = hues.width() / SIZE
    part = QRectF(window.left() * step, window.top() * step, window.width() * step, window.height() * step)
    with painting(image) as painter:
        painter.drawImage(QRectF(0, 0, size.width(), size.height()), hues, part)
    return image


def _texture(size: QSize, window: QRectF, field: int, span: float) -> QImage:
    """Wisps that lie still on the board; ``span`` is the size of the pattern in squares."""
    tile = cloud_tile(field, "#FFFFFF", 0.36, 2.2)
    image = canvas(size.width(), size.height())
    with painting(image) as painter:
        brush = QBrush(tile)
        grain = span * FINE / tile.width()
        brush.setTransform(
            QTransform().translate(-window.left() * FINE, -window.top() * FINE).rotate(17).scale(grain, grain)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush)
        painter.drawRect(QRectF(0, 0, size.width(), size.height()))
    return image


def _swirls(painter: QPainter, tiles: Mapping[int, Laid], window: QRectF) -> None:
    """A small spiral on tiles that hold nothing but galaxy."""
    for square, laid in tiles.items():
        if not laid.art.whole_galaxy or len(laid.galaxies) > 1:
            continue
        sides = laid.galaxies[0]
        if len(sides) == 2 and square % 2:
            continue
        row, column = divmod(square, SIZE)
        x, y = laid.part_spot(0)
        with saved(painter):
            _scaled(painter, window)
            painter.translate(column + x, row + y)
            _swirl(painter, {1: 0.26, 2: 0.32, 3: 0.42, 4: 0.46}[len(sides)], square)


def _swirl(painter: QPainter, radius: float, seed: int) -> None:
    chance = random.Random(seed)
    painter.rotate(chance.uniform(0, 360))
    painter.scale(1, chance.uniform(0.6, 0.85))
    for arm in range(2):
        before: tuple[float, float] | None = None
        for step in range(28):
            share = step / 27
            reach, angle = radius * (0.12 + 0.88 * share**0.9), math.pi * arm + share * 4.1
            here = reach * math.cos(angle), reach * math.sin(angle)
            if before is not None:
                for wide, faint in ((0.16, 0.10), (0.09, 0.14), (0.045, 0.2)):
                    light = mix("#FFB8F0", "#FFFFFF", 1 - share, faint * (1 - share) ** 0.7)
                    line(painter, before, here, light, wide * (1 - share * 0.6), cap=Qt.PenCapStyle.RoundCap)
            before = here
    glowing = ((0.0, colour("#FFFFFF", 0.85)), (0.3, colour("#FFE6FA", 0.4)), (1.0, colour("#FFE6FA", 0)))
    fill(painter, ellipse(0, 0, radius * 0.5), radial(0, 0, radius * 0.5, *glowing))


def _stars(painter: QPainter, tiles: Mapping[int, Laid], window: QRectF) -> None:
    with saved(painter):
        _scaled(painter, window)
        for square, laid in tiles.items():
            row, column = divmod(square, SIZE)
            for number, group in enumerate(laid.galaxies):
                seed = seed_of(square, number)
                shape = outline(laid, group, seed)
                chance = random.Random(seed)
                for _ in range(46):
                    spot = QPointF(chance.random(), chance.random())
                    size, shine = chance.choice((5, 5, 6, 7, 9, 12)) / 1000, chance.uniform(0.5, 1)
                    bright = chance.random() < 0.05
                    if shape.contains(spot):
                        _star(painter, spot.x() + column, spot.y() + row, size, shine, bright)


def _star(painter: QPainter, x: float, y: float, size: float, shine: float, bright: bool) -> None:
    if not bright:
        fill(painter, ellipse(x, y, size), colour("#F4F0FF", shine))
        return
    halo(painter, x, y, 0.08, 0.08, "#FFE6FA", 0.5)
    stroke(painter, ellipse(x, y, 0.012), "#FFFFFF", 0.01)
    for dx, dy in ((0.06, 0.0), (0.0, 0.06)):
        line(painter, (x - dx, y - dy), (x + dx, y + dy), colour("#FFFFFF", 0.7), 0.008)
