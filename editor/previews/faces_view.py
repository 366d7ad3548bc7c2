"""The faces of an item on a wall, each with its verdict: what has no room, or that every line fits."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, line, polygon, rounded, smooth, stroke
from desktop.table.kit.theme import DANGER, GOOD, MUTED, SOFT_TEXT, TEXT, colour
from desktop.table.kit.writing import RIGHT, centred_baseline, elided, put_text, text_width
from editor.previews.pieces import Overflow, mark_overflow
from editor.previews.rendering import CAPTION, MARGIN, VERDICT, Hung, Wall
from editor.printing.asking import ask_for_picture
from editor.printing.files import picture_name, write_picture

PAD = 14.0
"""Round the faces, in logical pixels."""
_NOTICE = 24.0


class FacesView(QWidget):
    """The faces of an item with their verdicts."""

    chosen = Signal(str)
    """The path of a field whose words have no room."""
    told = Signal(str)
    """What came of saving a picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wall = Wall()
        self._spots: list[tuple[QRectF, Overflow]] = []
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Preview"))

    @property
    def wall(self) -> Wall:
        return self._wall

    def show_wall(self, wall: Wall) -> None:
        if wall.trouble and self._wall.hung:
            wall = Wall(self._wall.hung, self._wall.height, self._wall.faults, wall.trouble)
        self._wall = wall
        self._spots = self._verdicts()
        self.setFixedHeight(round(wall.height + self._top + 2 * PAD))
        self.setAccessibleDescription(". ".join(self.sentences()))
        self.update()

    def sentences(self) -> list[str]:
        """What the pane says of the item: faults first, then words without room."""
        told = [f"{fault.field}: {fault.message}" if fault.field else fault.message for fault in self._wall.faults]
        if self._wall.trouble:
            told.append(self.tr("This cannot be drawn yet; the last good picture is shown."))
        return told + [self._told(one) for hung in self._wall.hung for one in hung.overflow]

    @property
    def _notices(self) -> list[str]:
        told = self.sentences()
        count = len(self._wall.faults) + bool(self._wall.trouble)
        return told[: min(count, 4)]

    @property
    def _top(self) -> float:
        return _NOTICE * len(self._notices) + (8 if self._notices else 0)

    def _told(self, one: Overflow) -> str:
        name = one.field.rpartition(".")[2].replace("_", " ") or self.tr("text")
        if one.words:
            return self.tr("No room for {field}: “{words}”").format(field=name, words=one.words)
        return self.tr("No room for {field}").format(field=name)

    def _verdicts(self) -> list[tuple[QRectF, Overflow]]:
        found = []
        for hung in self._wall.hung:
            for number, one in enumerate(hung.overflow):
                found.append((self._verdict(hung, number), one))
        return found

    def _verdict(self, hung: Hung, number: int) -> QRectF:
        place = hung.place.translated(PAD, self._top + PAD)
        return QRectF(place.left(), place.bottom() + 6 + number * VERDICT, max(place.width(), 150.0), VERDICT - 4)

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        for number, words in enumerate(self._notices):
            self._paint_notice(painter, QRectF(PAD, 8 + number * _NOTICE, self.width() - 2 * PAD, _NOTICE - 4), words)
        painter.translate(0, self._top)
        for hung in self._wall.hung:
            if event.rect().intersects(hung.place.translated(PAD, self._top + PAD).adjusted(-9, -40, 9, 99).toRect()):
                self._paint_hung(painter, hung)
        painter.end()

    def _paint_notice(self, painter: QPainter, bar: QRectF, words: str) -> None:
        fill(painter, rounded(bar, 6), colour(DANGER, 0.16))
        paint_octagon(painter, QPointF(bar.left() + 12, bar.center().y()))
        font = fonts.font(12, 500)
        text = elided(words, bar.width() - 32, font)
        put_text(painter, bar.left() + 24, centred_baseline(font, bar.center().y()), text, font, TEXT)

    def _paint_hung(self, painter: QPainter, hung: Hung) -> None:
        place = hung.place.translated(PAD, PAD)
        font, small = fonts.font(13, 600), fonts.font(12, 400)
        middle = place.top() - CAPTION / 2 - 2
        note = elided(hung.note, place.width(), small)
        wide = text_width(small, note) + 12 if note else 0
        title = elided(hung.title, max(40.0, place.width() - wide), font)
        put_text(painter, place.left(), centred_baseline(font, middle), title, font, TEXT)
        if note and text_width(font, title) + wide < place.width() + 8:
            put_text(painter, place.right(), centred_baseline(small, middle), note, small, MUTED, RIGHT)
        scale = place.width() / hung.face.units[0]
        edge = MARGIN * scale
        painter.drawImage(place.adjusted(-edge, -edge, edge, edge), hung.image)
        mark_overflow(painter, place, hung.face, hung.overflow)
        for number, one in enumerate(hung.overflow):
            self._paint_notice(painter, self._verdict(hung, number).translated(0, -self._top), self._told(one))
        if hung.judged and not hung.overflow:
            bar = self._verdict(hung, 0).translated(0, -self._top)
            x, y = bar.left() + 10, bar.center().y()
            stroke(painter, polygon([(x - 4, y), (x - 1, y + 3), (x + 4.5, y - 3.5)], closed=False), GOOD, 1.8)
            words = elided(self.tr("Every line fits"), bar.width() - 22, small)
            put_text(painter, bar.left() + 20, centred_baseline(small, y), words, small, SOFT_TEXT)

    # ---- choosing ------------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = any(bar.contains(event.position()) and one.field for bar, one in self._spots)
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        for bar, one in self._spots:
            if bar.contains(event.position()) and one.field:
                self.chosen.emit(one.field)
                return

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        hung = self.hung_at(QPointF(event.pos()))
        if hung is not None:
            menu = QMenu(self)
            menu.addAction(self.tr("Save picture…"), lambda: self._choose_file(hung))
            menu.addAction(self.tr("Copy picture"), lambda: QGuiApplication.clipboard().setImage(hung.image))
            menu.exec(event.globalPos())

    def hung_at(self, at: QPointF) -> Hung | None:
        """The face at a point of the widget."""
        over = at - QPointF(PAD, self._top + PAD)
        return next((hung for hung in self._wall.hung if hung.place.contains(over)), None)

    def _choose_file(self, hung: Hung) -> None:
        start = Path.home() / f"{picture_name(hung.piece, hung.face)}.png"
        if path := ask_for_picture(self, self.tr("Save picture"), start):
            self.save_picture(hung, path)

    def save_picture(self, hung: Hung, path: Path) -> None:
        """Write a face in true size into a file."""
        try:
            write_picture(hung.piece, hung.face, path)
        except OSError as error:
            words = self.tr("Not saved: {why}. Choose another place and try again.")
            self.told.emit(words.format(why=error.strerror or str(error)))
        else:
            self.told.emit(self.tr("Saved: {name}").format(name=path.name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._spots and self._spots[0][1].field:
            self.chosen.emit(self._spots[0][1].field)
            return
        super().keyPressEvent(event)


def paint_octagon(painter: QPainter, at: QPointF, radius: float = 7.0) -> None:
    """The sign of a fault."""
    cut = radius * 0.42
    x, y = at.x(), at.y()
    shape = [(x - cut, y - radius), (x + cut, y - radius), (x + radius, y - cut), (x + radius, y + cut)]
    shape += [(x + cut, y + radius), (x - cut, y + radius), (x - radius, y + cut), (x - radius, y - cut)]
    fill(painter, polygon(shape), DANGER)
    line(painter, (x, y - radius * 0.5), (x, y + radius * 0.12), "#FFFFFF", 1.6)
    fill(painter, ellipse(x, y + radius * 0.5, 1.0), "#FFFFFF")
