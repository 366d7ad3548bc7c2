"""The tray below the board: the cards a seat may see, one beside the other, and each in full under the pointer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture import words
from desktop.table.boards.amazing_space_venture.card_art import paint_card
from desktop.table.boards.amazing_space_venture.card_faces import CardFace
from desktop.table.kit import fonts
from desktop.table.kit.ink import canvas, outer_glow, painting, rounded, smooth, stroke
from desktop.table.kit.theme import GOLD, HAIRLINE, MUTED, WHITE, colour
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text

_GAP, _LIFT, _WIDEST = 7.0, 8.0, 112.0
_KEPT = 80
_LARGE = QSize(206, 292)


def card_address(face: CardFace) -> Address:
    return f"card:{face.id}"


class Magnifier(QWidget):
    """One card in full, above the tray."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.resize(_LARGE)
        self._face: CardFace | None = None
        self.hide()

    def show_card(self, face: CardFace, above: QPoint) -> None:
        self._face = face
        right = self._board.width() - self.width() - 4
        self.move(max(4, min(above.x() - self.width() // 2, right)), max(4, above.y() - self.height() - 6))
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None:
            return
        painter = QPainter(self)
        smooth(painter)
        paint_card(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), self._face, framed=True)
        painter.end()


class HandTray(QWidget):
    """Cards in a row; those that may be picked shine."""

    picked = Signal(str)
    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words.tr("Cards in hand"))
        self._faces: tuple[CardFace, ...] = ()
        self._open: Collection[Address] = ()
        self._openings: Collection[Address] = ()
        self._picks: Collection[Address] = ()
        self._caption = ""
        self._over = -1
        self._cursor: Address | None = None
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._magnifier: Magnifier | None = None

    def sizeHint(self) -> QSize:
        return QSize(1160, 182)

    def minimumSizeHint(self) -> QSize:
        return QSize(600, 150)

    # ---- what is shown -------------------------------------------------------------------------------------------

    def show_cards(self, faces: Sequence[CardFace], caption: str) -> None:
        if (tuple(faces), caption) != (self._faces, self._caption):
            self._faces, self._caption = tuple(faces), caption
            self._leave()
        titles = ", ".join(face.title for face in self._faces)
        self.setAccessibleName(f"{words.tr('Cards in hand')}: {titles}" if titles else words.tr("No cards in hand"))
        self.update()

    def show_choice(
        self, options: Collection[Address], openings: Collection[Address], picks: Collection[Address]
    ) -> None:
        """What may be picked now, what may begin another choice, and what is picked."""
        self._open, self._openings, self._picks = options, openings, picks
        self.update()

    def show_cursor(self, address: Address | None) -> None:
        """The keyboard's cursor, where it is on a card; that card is shown in full."""
        if address == self._cursor:
            return
        self._cursor = address
        index = next((n for n, face in enumerate(self._faces) if card_address(face) == address), -1)
        if index >= 0:
            self._magnify(index)
        elif self._over < 0:
            self._put_away()
        self.update()

    # ---- places --------------------------------------------------------------------------------------------------

    def places(self) -> list[QRectF]:
        count = len(self._faces)
        if not count:
            return []
        room = self.width() - 4
        wide = min(_WIDEST, (room - _GAP * (count - 1)) / count)
        gap = _GAP
        if wide < 72:  # a large hand: the cards overlap
            wide = 72.0
            gap = (room - wide * count) / max(1, count - 1)
        return [QRectF(2 + n * (wide + gap), _LIFT + 1, wide, self.height() - _LIFT - 3) for n in range(count)]

    def place_of(self, address: Address) -> QRect | None:
        """Where the first card of an address lies."""
        for face, place in zip(self._faces, self.places(), strict=True):
            if card_address(face) == address:
                return place.toRect()
        return None

    def _at(self, event: QMouseEvent) -> int:
        found = -1
        for index, place in enumerate(self.places()):
            if place.adjusted(0, -_LIFT, 0, 0).contains(event.position()):
                found = index
        return found

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self._at(event)
        if index == self._over:
            return
        self._over = index
        self.pointed.emit(card_address(self._faces[index]) if index >= 0 else None)
        if index >= 0:
            self._magnify(index)
        else:
            self._put_away()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the release belongs to the same widget

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self._at(event)
        if event.button() == Qt.MouseButton.LeftButton and index >= 0:
            self.picked.emit(card_address(self._faces[index]))

    def leaveEvent(self, event: QEvent) -> None:
        self._leave()
        super().leaveEvent(event)

    def _leave(self) -> None:
        if self._over >= 0:
            self._over = -1
            self.pointed.emit(None)
        self._put_away()
        self.update()

    def _magnify(self, index: int) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        if self._magnifier is None:
            self._magnifier = Magnifier(parent)
        place = self.places()[index]
        self._magnifier.show_card(self._faces[index], self.mapToParent(QPoint(round(place.center().x()), 0)))

    def _put_away(self) -> None:
        if self._magnifier is not None:
            self._magnifier.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        if not self._faces:
            area = QRectF(self.rect()).adjusted(2, _LIFT, -2, -2)
            stroke(painter, rounded(area, 9), colour(HAIRLINE, 0.8), 1, dash=[5, 4])
            font = fonts.font(14)
            put_text(
                painter,
                area.center().x(),
                centred_baseline(font, area.center().y()),
                self._caption,
                font,
                MUTED,
                CENTRE,
            )
        asked = bool(self._open)
        for index, place in enumerate(self.places()):
            self._paint_card(painter, index, place, asked)
        painter.end()

    def _paint_card(self, painter: QPainter, index: int, place: QRectF, asked: bool) -> None:
        face = self._faces[index]
        address = card_address(face)
        ready = address in self._open or address in self._openings
        framed = address in self._picks or index == self._over or address == self._cursor
        at = place.translated(0, -_LIFT if framed else 0)
        picture = self._picture(
            face, place.width(), place.height(), dim=asked and not ready and not framed, framed=framed
        )
        painter.drawPixmap(at.topLeft(), picture)
        if ready and asked:
            light = GOLD if address in self._open else WHITE
            outer_glow(painter, at, 8, light, 5, 0.03 if address in self._open else 0.012)
            if address in self._open:
                stroke(painter, rounded(at.adjusted(0.5, 0.5, -0.5, -0.5), 7.5), light, 1.8)

    def _picture(self, face: CardFace, width: float, height: float, *, dim: bool, framed: bool) -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = face, round(width), round(height), dim, framed, ratio
        if key not in self._kept:
            image = canvas(width, height, ratio)
            with painting(image) as painter:
                paint_card(painter, QRectF(0, 0, width, height), face, dim=dim, framed=framed)
            self._kept[key] = QPixmap.fromImage(image)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
