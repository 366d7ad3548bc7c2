"""The ground of a canvas: what takes long to paint and stays the same while things are moved over it."""

from __future__ import annotations

from PySide6.QtGui import QImage

from desktop.table.kit.cache import Recipe


class Ground:
    """Keeps the picture last asked for, and paints it anew only for another recipe."""

    def __init__(self) -> None:
        self._recipe: Recipe | None = None
        self._image = QImage()

    def image(self, recipe: Recipe) -> QImage:
        """The picture, one pixel of it to one of the device."""
        if recipe != self._recipe:
            self._image = recipe.render()
            self._image.setDevicePixelRatio(1.0)
            self._recipe = recipe
        return self._image
