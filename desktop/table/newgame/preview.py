"""The board as it will stand when the game begins."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.kernel.chance import Seeded
from desktop.kernel.game import Game, Setup
from desktop.table.glimpses import Glimpse
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import fill, rounded, saved, smooth
from desktop.table.kit.theme import DEEP, colour


class BoardPreview(QWidget):
    """Square. The last picture stays until the next one is painted."""

    def __init__(
        self, game: Game[Any, Any], glimpse: Glimpse, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game, self._glimpse, self._pictures = game, glimpse, pictures
        self._setup: Setup | None = None
        self._shown: Recipe | None = None
        self._wanted: Recipe | None = None
        self.setAccessibleName(self.tr("The board at the start"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        pictures.ready.connect(self._on_ready)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return width

    def sizeHint(self) -> QSize:
        return QSize(380, 380)

    def show_setup(self, setup: Setup) -> None:
        """Show a legal setup."""
        self._setup = setup
        self._want()
        self.update()

    def _want(self) -> None:
        side = min(self.width(), self.height())
        if self._setup is None or side < 50:
            return
        paint = self._glimpse.opening(self._game.start(self._setup, Seeded(0)))
        said = repr((self._game.content_hash, [seat.role for seat in self._setup.seats], self._setup.options))
        name = f"opening/{blake2b(said.encode(), digest_size=12).hexdigest()}"

        def draw(painter: QPainter) -> None:
            paint(painter, QRectF(0, 0, side, side))

        recipe = Recipe(name, side, side, self.devicePixelRatioF(), draw)
        if recipe != self._wanted:
            self._wanted = recipe
            self._pictures.prepare([recipe])

    def _on_ready(self, name: str) -> None:
        if self._wanted is not None and name == self._wanted.name:
            self.update()

    def resizeEvent(self, event: object) -> None:
        self._want()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        side = min(self.width(), self.height())
        place = QRectF((self.width() - side) / 2, 0, side, side)
        if self._wanted is not None and self._pictures.is_ready(self._wanted):
            self._shown = self._wanted
        if self._shown is None or not self._pictures.is_ready(self._shown):
            fill(painter, rounded(place, 12), colour(DEEP, 0.6))
        else:
            with saved(painter):
                picture = self._pictures.pixmap(self._shown)
                painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.end()
