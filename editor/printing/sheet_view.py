"""One sheet of paper on the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.table.kit import fonts
from desktop.table.kit.ink import shadow, smooth
from desktop.table.kit.theme import MUTED
from desktop.table.kit.writing import CENTRE, put_text


class SheetView(QWidget):
    """One sheet of paper, as it will be printed."""

    def __init__(self) -> None:
        super().__init__()
        self._image: QImage | None = None
        self._words = ""
        self.setMinimumSize(QSize(300, 360))

    def show_image(self, image: QImage | None, words: str = "") -> None:
        self._image, self._words = image, words
        self.setAccessibleDescription(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        room = QRectF(self.rect()).adjusted(20, 14, -20, -22)
        if self._image is not None:
            size = self._image.size().scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(0, 0, size.width(), size.height())
            place.moveCenter(room.center())
            shadow(painter, place, 2, blur=14, strength=0.5, drop=5)
            painter.drawImage(place, self._image)
        else:
            put_text(painter, room.center().x(), room.center().y(), self._words, fonts.font(14), MUTED, CENTRE)
        painter.end()
