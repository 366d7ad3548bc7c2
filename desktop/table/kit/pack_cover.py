"""The cover of a pack: a sky of its own, always the same for the same pack."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.table.kit import fonts
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import fill, linear, rounded, saved, smooth, stroke, vertical
from desktop.table.kit.sky import paint_clouds, paint_stars
from desktop.table.kit.theme import ACCENTS, DEEP, EDGE, PANEL, SPACE, TEXT, colour, mix
from desktop.table.kit.worlds import KINDS, paint_ring, world_image
from desktop.table.kit.writing import CENTRE, put_fitted

WIDTH, HEIGHT = 116, 150
_CORNER = 9.0


class PackCover(QWidget):
    """A cover of fixed size. It has no words of its own but a band with the game's initials."""

    def __init__(self, name: str, game: str, initials: str, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._game, self._initials, self._pictures = name, game, initials, pictures
        self.setFixedSize(QSize(WIDTH, HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        name, accent, initials = self._name, ACCENTS.get(self._game, EDGE), self._initials
        recipe = Recipe(
            f"pack/{name}/{accent}/{initials}",
            WIDTH,
            HEIGHT,
            self.devicePixelRatioF(),
            lambda painter: paint_cover(painter, QRectF(0, 0, WIDTH, HEIGHT), name, accent, initials),
            keep=True,
        )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pictures.pixmap(recipe))
        painter.end()


def initials_of(title: str) -> str:
    """The first letters of a game's name: "Space Movers 2201" is SM."""
    return "".join(word[0] for word in title.split() if word[0].isalpha()).upper()


def paint_cover(painter: QPainter, rect: QRectF, name: str, accent: str, initials: str) -> None:
    """Sky, one or two worlds, and the band of the game; all of it decided by the pack's id."""
    chance = random.Random(f"cover {name}")
    smooth(painter)
    shape = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER)
    fill(painter, shape, linear(0, 0, rect.width(), rect.height(), (0, DEEP), (1, mix(SPACE, accent, 0.22))))
    with saved(painter):
        painter.setClipPath(shape)
        seed = chance.randrange(1 << 16)
        paint_clouds(painter, rect, seed, (accent, "#5B2A86", "#2A3C9E"), strength=0.5, low=0.4, span=0.9)
        paint_stars(painter, rect, seed, 70)
        _worlds(painter, rect, chance)
        shade = QRectF(rect.left(), rect.bottom() - 60, rect.width(), 60)
        painter.fillRect(shade, vertical(shade, (0, colour(DEEP, 0)), (1, colour(DEEP, 0.85))))
        band = QRectF(rect.left(), rect.bottom() - 26, rect.width(), 26)
        painter.fillRect(band, colour(PANEL, 0.8))
        painter.fillRect(QRectF(band.left(), band.top(), band.width(), 2), colour(accent))
    face = fonts.display(13, 700, spacing=2)
    put_fitted(painter, rect.center().x(), rect.bottom() - 8, rect.width() - 12, initials, face, TEXT, CENTRE)
    stroke(painter, shape, mix(accent, EDGE, 0.4, 0.9))


def _worlds(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    side = chance.uniform(0.62, 0.92) * rect.width()
    x = rect.left() + rect.width() * chance.uniform(0.3, 0.75)
    y = rect.top() + rect.height() * chance.uniform(0.34, 0.5)
    kind, seed, ringed = chance.choice(KINDS), chance.randrange(1000), chance.random() < 0.35
    ratio = painter.device().devicePixelRatioF()
    if ringed:
        side *= 0.72
        paint_ring(painter, x, y, side / 2, seed, front=False)
    painter.drawImage(QPointF(x - side / 2, y - side / 2), world_image(kind, seed, side, ratio))
    if ringed:
        paint_ring(painter, x, y, side / 2, seed, front=True)
    moon = side * chance.uniform(0.16, 0.26)
    spot = QPointF(rect.left() + rect.width() * chance.uniform(0.08, 0.2), rect.top() + rect.height() * 0.14)
    painter.drawImage(spot, world_image(chance.choice(KINDS), seed + 1, moon, ratio))
