"""Everything that shines above the pieces: what may be picked, the tile in hand, tips, the scene of a discovery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.amazing_space_venture.grid import NEXT, OFF
from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture import marks
from desktop.table.boards.amazing_space_venture.faces import Laid, TileArt
from desktop.table.boards.amazing_space_venture.geometry import BOARD, FIELD, UNIT, centre, rect
from desktop.table.boards.amazing_space_venture.items import Overlay, Sprite, Sprites
from desktop.table.boards.amazing_space_venture.places import Places
from desktop.table.boards.amazing_space_venture.stage import Stage, paint_stage, stage_place
from desktop.table.boards.amazing_space_venture.tip import paint_tip, tip_place
from desktop.table.boards.base import Tip
from desktop.table.kit.ink import ADD, fill, rounded, saved, stroke
from desktop.table.kit.theme import AMBER, DANGER, GOLD, WHITE, colour

_FITS, _OPTIONS, _LAID, _GHOST, _COUNTED, _CURSOR, _STAGE, _TIP = 10.0, 22.0, 11.0, 30.0, 24.0, 32.0, 36.0, 40.0
_REFUSED_MS = 700


class Lights:
    """Owns the overlays of one board."""

    def __init__(self, scene: QGraphicsScene, sprites: Sprites, arts: tuple[TileArt, ...]) -> None:
        self._scene, self._sprites = scene, sprites
        self._fits: dict[int, tuple[bool, Sprite]] = {}
        """By square whether the tile in hand fits as it is turned, and the light that tells so."""
        self._layers = {z: Overlay(z) for z in (_OPTIONS, _LAID, _GHOST, _COUNTED, _CURSOR, _STAGE, _TIP)}
        self._pointed, self._refused, self._history = Overlay(_OPTIONS + 1), Overlay(_GHOST + 1), Overlay(_TIP + 1)
        self._gains = Overlay(_GHOST + 2)
        self._trail, self._way = Overlay(_OPTIONS - 1), Overlay(_OPTIONS + 0.5)
        for item in (
            *self._layers.values(),
            self._pointed,
            self._refused,
            self._history,
            self._trail,
            self._way,
            self._gains,
        ):
            scene.addItem(item)
        self._lettering = 1.0
        self._stage: Stage | None = None
        self._tip: tuple[Tip, QRectF] | None = None
        self.ghost_square: int | None = None
        self._accent = WHITE
        self._off = QTimer(scene)
        self._off.setSingleShot(True)
        self._off.setInterval(_REFUSED_MS)
        self._off.timeout.connect(lambda: self._refused.put(QRectF(), None))

    def set_lettering(self, lettering: float) -> None:
        """Logical pixels to a unit: words keep their size on the screen."""
        self._lettering = lettering
        self.show_stage(self._stage)
        if self._tip is not None:
            self.show_tip(*self._tip)

    def clear(self) -> None:
        """Nothing is asked any more."""
        self.show_fits({})
        self.show_gains({})
        self.show_ghost(None, None)
        self._layers[_OPTIONS].put(QRectF(), None)
        self._pointed.put(QRectF(), None)
        self.show_way(None)

    # ---- the tile in hand ----------------------------------------------------------------------------------------

    def show_fits(self, squares: Mapping[int, bool]) -> None:
        """Squares for the tile in hand; true where it fits as it is turned."""
        if squares:
            self._layers[_OPTIONS].put(QRectF(), None)
            self._pointed.put(QRectF(), None)
        for square in [square for square, (fits, _) in self._fits.items() if squares.get(square) != fits]:
            self._scene.removeItem(self._fits.pop(square)[1])
        for square, fits in squares.items():
            if square not in self._fits:
                paint = marks.paint_fits if fits else marks.paint_turns
                item = Sprite(self._sprites, ("fits", fits), UNIT / 2 + 2, paint, _FITS)
                item.setPos(centre(square))
                self._scene.addItem(item)
                self._fits[square] = fits, item

    def show_gains(self, points: Mapping[int, int]) -> None:
        """What laying the tile in hand on a square scores at once."""

        def paint(painter: QPainter) -> None:
            for square, gain in points.items():
                marks.paint_pill(painter, centre(square) + QPointF(0, 11), f"+{gain}", GOLD, 12)

        self._gains.put(FIELD, paint if points else None)

    def show_ghost(
        self, square: int | None, laid: Laid | None, *, fits: bool = True, tiles: Mapping[int, Laid] | None = None
    ) -> None:
        """The tile in hand over a square, with what clashes where it does not fit."""
        self.ghost_square = square
        if square is None or laid is None:
            self._layers[_GHOST].put(QRectF(), None)
            return
        sides = [] if fits else _clashes(square, laid, tiles or {})
        area = rect(square).adjusted(-10, -16, 10, 10)
        name = "ghost", square, laid, fits
        picture = self._sprites.get(name, area, partial(_ghost, square, laid, fits))

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(area, picture, QRectF(picture.rect()))
            for side, clash in sides:
                (marks.paint_clash if clash else marks.paint_match)(painter, square, side)

        self._layers[_GHOST].put(area, paint)

    # ---- what may be picked --------------------------------------------------------------------------------------

    def show_options(
        self,
        places: Places,
        options: Sequence[Address],
        picks: Sequence[Address],
        prices: Mapping[Address, str],
        accent: str,
    ) -> None:
        self.show_fits({})
        self.show_gains({})
        self.show_ghost(None, None)
        self._accent = accent

        def paint(painter: QPainter) -> None:
            for address in options:
                _paint_option(painter, places, address, prices.get(address), accent)
            for address in picks:
                if (anchor := places.anchor(address)) is not None:
                    marks.paint_ring(painter, anchor, places.radius(address), WHITE, strong=True)

        self._layers[_OPTIONS].put(FIELD.adjusted(-8, -8, 8, 8), paint if options or picks else None)

    def show_pointed(self, places: Places, address: Address | None) -> None:
        anchor = places.anchor(address) if address is not None else None
        if address is None or anchor is None:
            self._pointed.put(QRectF(), None)
            return
        reach = places.radius(address)
        if address.startswith("square:"):
            square = places.square(address)
            assert square is not None
            self._pointed.put(rect(square).adjusted(-4, -4, 4, 4), lambda painter: marks.paint_corners(painter, square))
            return
        area = QRectF(anchor.x() - 2 * reach, anchor.y() - 2 * reach, 4 * reach, 4 * reach)
        self._pointed.put(area, lambda painter: marks.paint_ring(painter, anchor, reach, WHITE, strong=True))

    def show_way(self, way: QPainterPath | None) -> None:
        """The way a ship would take to what is pointed at."""
        if way is None:
            self._way.put(QRectF(), None)
            return
        accent = self._accent

        def paint(painter: QPainter) -> None:
            stroke(painter, way, colour("#050818", 0.75), 6.4)
            with saved(painter, ADD):
                stroke(painter, way, colour(accent, 0.35), 9)
            stroke(painter, way, accent, 3.4)
            stroke(painter, way, WHITE, 1.4, dash=[0.1, 4])

        self._way.put(way.boundingRect().adjusted(-8, -8, 8, 8), paint)

    def show_cursor(self, places: Places, address: Address | None) -> None:
        square = places.square(address) if address is not None else None
        if square is None:
            self._layers[_CURSOR].put(QRectF(), None)
            return
        area = rect(square).adjusted(-4, -4, 4, 4)
        self._layers[_CURSOR].put(area, lambda painter: marks.paint_corners(painter, square, "#8FD8FF"))

    # ---- sentences -----------------------------------------------------------------------------------------------

    def show_counted(self, squares: Sequence[int]) -> None:
        """Squares that a sentence or a score speaks of, numbered where there are several."""
        unique = list(dict.fromkeys(squares))

        def paint(painter: QPainter) -> None:
            for number, square in enumerate(unique, start=1):
                marks.paint_counted(painter, square, number if len(unique) > 1 else None)

        self._layers[_COUNTED].put(FIELD, paint if unique else None)

    def show_laid(self, squares: Sequence[int]) -> None:
        """Corner marks round the tiles of this turn."""

        def paint(painter: QPainter) -> None:
            for square in squares:
                marks.paint_corners(painter, square, colour(WHITE, 0.8))

        self._layers[_LAID].put(FIELD.adjusted(-3, -3, 3, 3), paint if squares else None)

    def show_trail(self, points: Sequence[QPointF], accent: str = WHITE) -> None:
        """The way a ship has gone."""

        def paint(painter: QPainter) -> None:
            for before, after in pairwise(points):
                path = rounded(QRectF(0, 0, 0, 0), 0)
                path.moveTo(before)
                path.lineTo(after)
                stroke(painter, path, colour(accent, 0.75), 2.4, dash=[0.1, 3])

        self._trail.put(FIELD, paint if len(points) > 1 else None)

    def show_refused(self, square: int | None) -> None:
        if square is None:
            return
        area = rect(square)

        def paint(painter: QPainter) -> None:
            fill(painter, rounded(area, 3), colour(DANGER, 0.3))
            stroke(painter, rounded(area.adjusted(1, 1, -1, -1), 3), DANGER, 2)

        self._refused.put(area, paint)
        self._off.start()

    def show_tip(self, tip: Tip | None, place: QRectF | None) -> None:
        if tip is None or place is None:
            self._tip = None
            self._layers[_TIP].put(QRectF(), None)
            return
        self._tip = tip, place
        area = tip_place(tip, place, BOARD, [], self._lettering)
        self._layers[_TIP].put(
            area.adjusted(-2, -2, 2, 2), lambda painter: paint_tip(painter, area, tip, self._lettering)
        )

    def show_stage(self, stage: Stage | None) -> None:
        self._stage = stage
        if stage is None:
            self._layers[_STAGE].put(QRectF(), None)
            return
        area = stage_place(stage, self._lettering)
        wide = area.adjusted(-24, -24, 24, 30)

        def paint(painter: QPainter) -> None:
            picture = self._sprites.get(
                ("stage", stage, self._lettering, area.left(), area.top()),
                wide,
                lambda inner: paint_stage(inner, area, stage, self._lettering),
            )
            painter.drawPixmap(wide, picture, QRectF(picture.rect()))

        self._layers[_STAGE].put(wide, paint)

    def show_history(self, back: bool) -> None:
        """Whether an earlier step is looked at."""

        def paint(painter: QPainter) -> None:
            stroke(painter, rounded(BOARD.adjusted(2, 2, -2, -2), 11), AMBER, 4, dash=[6, 3])

        self._history.put(BOARD, paint if back else None)


def _ghost(square: int, laid: Laid, fits: bool, painter: QPainter) -> None:
    marks.paint_ghost(painter, square, laid, fits=fits)


def _clashes(square: int, laid: Laid, tiles: Mapping[int, Laid]) -> list[tuple[int, bool]]:
    """The sides with a neighbour, and whether the two edges differ."""
    found = []
    for side, other in enumerate(NEXT[square]):
        if other != OFF and other in tiles and tiles[other].art.kind != "sun":
            found.append((side, laid.edge(side) != tiles[other].edge(side ^ 2)))
    return found


def _paint_option(painter: QPainter, places: Places, address: Address, price: str | None, accent: str) -> None:
    anchor, square = places.anchor(address), places.square(address)
    if anchor is None or square is None:
        return
    if address.startswith("square:"):
        marks.paint_reach(painter, square, accent)
    else:
        marks.paint_ring(painter, anchor, places.radius(address), accent)
    if price is None:
        return
    at = centre(square) + QPointF(15, -15) if address.startswith("square:") else anchor + QPointF(13, -13)
    if price == "~":
        marks.paint_way(painter, at)
    else:
        marks.paint_pill(painter, at, price, accent, 11)
