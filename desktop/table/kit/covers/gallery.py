"""The covers by game, and the pictures the shelf is made of.

A cover takes 50 to 400 ms to paint at double scale, so it is painted on a worker thread once for each size and
kept on disk. Until it is there, a box shows a plain cover in the game's colours.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.covers.box import (
    Turn,
    box_face,
    box_size,
    greyed,
    mirror_size,
    paint_box,
    paint_mirror,
)
from desktop.table.kit.covers.sheet import HEIGHT, WIDTH, sheet
from desktop.table.kit.ink import box, canvas, fill, painting, vertical
from desktop.table.kit.theme import ACCENTS, DEEP, mix

GAMES = ("space_movers", "amazing_space_venture", "one_small_step", "space_checkers")
"""The games in the order in which their boxes stand on the shelf.

A cover's module is named as its game. It is loaded when the cover is painted: a warm start reads it from disk.
"""


def paint_cover(painter: QPainter, game_id: str, rect: QRectF) -> None:
    """Paint the cover of a game into `rect`, whose proportions should be 294 : 420."""
    import_module(f"desktop.table.kit.covers.{game_id}").paint(painter, rect)


def cover_image(game_id: str, width: float, ratio: float) -> QImage:
    """The cover `width` logical pixels wide for a screen of that ratio; may be called on any thread."""
    return cover_recipe(game_id, width, ratio).render()


def cover_recipe(game_id: str, width: float, ratio: float) -> Recipe:
    height = width * HEIGHT / WIDTH

    def paint(painter: QPainter) -> None:
        paint_cover(painter, game_id, QRectF(0, 0, width, height))

    return Recipe(f"cover/{game_id}", width, height, ratio, paint, keep=True)


def plain_cover(game_id: str, width: float, ratio: float) -> QImage:
    """What stands for a cover until it is painted: a gradient from the game's accent into the dark."""
    height = width * HEIGHT / WIDTH
    image = canvas(width, height, ratio)
    with painting(image) as painter, sheet(painter, QRectF(0, 0, width, height)):
        area = QRectF(0, 0, WIDTH, HEIGHT)
        accent = ACCENTS[game_id]
        fill(painter, box(area), vertical(area, (0, mix(accent, DEEP, 0.55)), (1, mix(accent, DEEP, 0.85))))
    return image


@dataclass(frozen=True, slots=True)
class Look:
    """How a box is shown: under the pointer or not, and whether its game can be played."""

    lit: bool = False
    playable: bool = True


class Boxes(QObject):
    """The boxes of the shelf at one width (logical pixels) and one screen ratio.

    Nothing here waits: a box that is not painted yet comes with a plain cover, and `ready` tells when its own
    pictures can be had.
    """

    ready = Signal(str)
    """All pictures of this game's box are there now."""

    def __init__(self, pictures: Pictures, width: float, ratio: float) -> None:
        super().__init__()
        self._pictures, self._width, self._ratio = pictures, width, ratio
        self._waiting: dict[str, list[Recipe]] = {}
        pictures.ready.connect(self._picture_ready)

    @property
    def size(self) -> QSizeF:
        """The size of every picture of a box in logical pixels, with the room for shadow and glow."""
        return box_size(self._width)

    @property
    def face(self) -> QRectF:
        """Where the face of the box lies in its picture."""
        return box_face(self._width)

    def prepare(self, boxes: Iterable[tuple[str, Turn, bool]]) -> None:
        """Have boxes painted on the worker thread: (game, turn, whether the game is playable)."""
        for game_id, turn, playable in boxes:
            recipes = [self._box(game_id, turn, Look(lit, playable)) for lit in (False, True)]
            recipes.append(self._mirror(game_id))
            self._waiting[game_id] = recipes
            self._pictures.prepare(recipes)

    def box(self, game_id: str, turn: Turn, look: Look) -> QPixmap:
        """The picture of a box; with a plain cover as long as the painted one is not ready."""
        recipe = self._box(game_id, turn, look)
        if self._pictures.is_ready(recipe):
            return self._pictures.pixmap(recipe)
        return self._pictures.pixmap(self._plain_box(game_id, turn, look))

    def mirror(self, game_id: str) -> QPixmap | None:
        """The reflection of a box, None as long as it is not ready."""
        recipe = self._mirror(game_id)
        return self._pictures.pixmap(recipe) if self._pictures.is_ready(recipe) else None

    def _picture_ready(self, name: str) -> None:
        complete = [game for game, recipes in self._waiting.items() if all(map(self._pictures.is_ready, recipes))]
        for game in complete:
            del self._waiting[game]
            self.ready.emit(game)

    # ------------------------------------------------------------ recipes

    def _cover(self, game_id: str) -> QImage:
        return self._pictures.image(cover_recipe(game_id, self._width, self._ratio))

    def _box(self, game_id: str, turn: Turn, look: Look) -> Recipe:
        def paint(painter: QPainter) -> None:
            cover = self._cover(game_id)
            paint_box(painter, game_id, cover if look.playable else greyed(cover), self._width, turn, lit=look.lit)

        name = f"box/{game_id}/{turn.name}/{look.lit}/{look.playable}"
        return Recipe(name, self.size.width(), self.size.height(), self._ratio, paint)

    def _plain_box(self, game_id: str, turn: Turn, look: Look) -> Recipe:
        def paint(painter: QPainter) -> None:
            cover = plain_cover(game_id, self._width, self._ratio)
            paint_box(painter, game_id, cover, self._width, turn, lit=look.lit)

        name = f"plain-box/{game_id}/{turn.name}/{look.lit}"
        return Recipe(name, self.size.width(), self.size.height(), self._ratio, paint)

    def _mirror(self, game_id: str) -> Recipe:
        size = mirror_size(self._width)

        def paint(painter: QPainter) -> None:
            paint_mirror(painter, self._cover(game_id), self._width)

        return Recipe(f"mirror/{game_id}", size.width(), size.height(), self._ratio, paint)
