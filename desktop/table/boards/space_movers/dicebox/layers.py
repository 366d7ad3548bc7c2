"""The pictures a box is put together from: its back and its front, the dice that lie still, and all of them in one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from desktop.dice.poses import Pose, pose_of
from desktop.dice.solids import SOLIDS
from desktop.dice.turns import about, after
from desktop.kernel.throws import Rest, Shape
from desktop.table.boards.space_movers.dicebox import shadows
from desktop.table.boards.space_movers.dicebox.box_art import RAIL_TOP, BoxPainter, Scenery
from desktop.table.boards.space_movers.dicebox.camera import Camera
from desktop.table.boards.space_movers.dicebox.die_art import outline_of, paint_fine
from desktop.table.boards.space_movers.dicebox.mat import Mat
from desktop.table.boards.space_movers.dicebox.skins import SKINS
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import canvas, painting, saved, smooth


class Layers:
    """Makes and keeps the pictures of one box at one size."""

    def __init__(self, pictures: Pictures, scenery: Scenery, rect: QRectF, scale: float) -> None:
        self.scenery, self.rect, self.scale = scenery, rect, scale
        self._pictures = pictures
        self._dice: dict[tuple[str, Pose], tuple[QPointF, QPixmap]] = {}
        self._still: tuple[object, QPixmap] | None = None
        self._front: tuple[object, QPixmap] | None = None

    # ---- the box ---------------------------------------------------------------------------------------------------

    def recipes(self, mat: Mat) -> tuple[Recipe, ...]:
        """Back, front, and every die in its cup: costly, so they are kept on disk and may be made on a worker
        thread."""
        name = f"{self.scenery.box}-{self.rect}"

        def back(painter: QPainter) -> None:
            BoxPainter(painter, self._pictures, self.scenery).paint_back(mat)

        def front(painter: QPainter) -> None:
            BoxPainter(painter, self._pictures, self.scenery).paint_front()

        size = self.rect.width(), self.rect.height(), self.scale
        return (
            Recipe(f"dice-box-back-{name}-{mat}", *size, back, keep=True),
            Recipe(f"dice-box-front-{name}", *size, front, keep=True),
            *(self._cup(die)[1] for die in SKINS),
        )

    def _cup(self, die: str) -> tuple[QPointF, Recipe]:
        """A die in its cup, and where its picture belongs."""
        shape, pose = cup_pose(self.scenery, die)
        camera = self.scenery.camera
        bounds = _bounds(shape, pose, camera)

        def paint(painter: QPainter) -> None:
            painter.translate(-bounds.topLeft())
            paint_fine(painter, shape, pose, SKINS[die], camera)

        name = f"dice-box-cup-{die}-{self.scenery.box}-{self.rect}"
        return bounds.topLeft(), Recipe(name, bounds.width(), bounds.height(), self.scale, paint, keep=True)

    # ---- dice that lie still ---------------------------------------------------------------------------------------

    def still(self, mat: Mat, rests: Iterable[Rest]) -> QPixmap:
        """The back of the box with the dice that lie in it."""
        lying = tuple(sorted(rests, key=lambda rest: -rest.y))
        key = (mat, lying)
        if self._still is None or self._still[0] != key:
            picture = self._pictures.pixmap(self.recipes(mat)[0]).copy()
            with _painting_on(picture) as painter:
                for rest in lying:
                    shadows.paint_soft(painter, rest.shape, pose_of(rest), self.scenery.camera)
                for rest in lying:
                    self._put(painter, rest.die, rest.shape, pose_of(rest))
            self._still = (key, picture)
        return self._still[1]

    def front(self, mat: Mat, waiting: frozenset[str]) -> QPixmap:
        """The rail with the dice that wait in its cups."""
        if self._front is None or self._front[0] != waiting:
            picture = self._pictures.pixmap(self.recipes(mat)[1]).copy()
            with _painting_on(picture) as painter:
                with saved(painter):
                    painter.setClipPath(self.scenery.rail())
                    for die in waiting:
                        shape, pose = cup_pose(self.scenery, die)
                        shadows.paint_soft(painter, shape, pose, self.scenery.camera, RAIL_TOP)
                for die in sorted(waiting):
                    place, recipe = self._cup(die)
                    painter.drawPixmap(place, self._pictures.pixmap(recipe))
            self._front = (waiting, picture)
        return self._front[1]

    def _put(self, painter: QPainter, die: str, shape: Shape, pose: Pose) -> None:
        place, picture = self.die(die, shape, pose)
        painter.drawPixmap(place, picture)

    def die(self, die: str, shape: Shape, pose: Pose) -> tuple[QPointF, QPixmap]:
        """A die drawn finely, and where its picture belongs; remembered while the die lies there."""
        key = (die, pose)
        if key not in self._dice:
            if len(self._dice) > 40:
                self._dice.clear()
            bounds = _bounds(shape, pose, self.scenery.camera)
            image = canvas(bounds.width(), bounds.height(), self.scale)
            with painting(image) as painter:
                painter.translate(-bounds.topLeft())
                paint_fine(painter, shape, pose, SKINS[die], self.scenery.camera)
            self._dice[key] = (bounds.topLeft(), QPixmap.fromImage(image))
        return self._dice[key]


def _bounds(shape: Shape, pose: Pose, camera: Camera) -> QRectF:
    """The room that the picture of a die takes."""
    return QPolygonF(outline_of(shape, pose, camera)).boundingRect().adjusted(-2, -2, 2, 2)


@contextmanager
def _painting_on(picture: QPixmap) -> Iterator[QPainter]:
    painter = QPainter(picture)
    smooth(painter)
    try:
        yield painter
    finally:
        painter.end()


def cup_pose(scenery: Scenery, die: str) -> tuple[Shape, Pose]:
    """How a die lies in its cup."""
    shape: Shape = "cube" if die == "7" else "d10"
    x, y, floor = scenery.cup(die)
    turn = SOLIDS[shape].flat(after(about((0.0, 0.0, 1.0), 0.4 + 0.7 * int(die)), about((1.0, 0.4, 0.0), 0.9)))
    return shape, Pose((x, y, floor + SOLIDS[shape].inradius), turn if die != "7" else about((0, 0, 1), 0.3))
