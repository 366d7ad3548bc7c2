"""The pane beside the form: the chosen item as it looks, in step with every edit."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, line, polygon, rounded, smooth, stroke
from desktop.table.kit.theme import AMBER, DANGER, GOOD, MUTED, SOFT_TEXT, TEXT, WARNING, colour
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.writing import RIGHT, centred_baseline, elided, put_text, text_width
from editor.document.document import Change, Document
from editor.previews.picture_bar import PictureBar
from editor.previews.pieces import Overflow, mark_overflow
from editor.previews.rendering import CAPTION, MARGIN, VERDICT, Hung, Order, Renderer, Wall
from editor.previews.studio import stage_of

PAUSE = 40
"""Milliseconds without an edit after which the preview follows."""
_ZOOMS = (0.0, 1.0, 2.0)
_PAD = 14.0
_NOTICE = 24.0


class FacesView(QWidget):
    """The faces of an item with their verdicts."""

    chosen = Signal(str)
    """The path of a field whose words have no room."""

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
        self.setFixedHeight(round(wall.height + self._top + 2 * _PAD))
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
        place = hung.place.translated(_PAD, self._top + _PAD)
        return QRectF(place.left(), place.bottom() + 6 + number * VERDICT, max(place.width(), 150.0), VERDICT - 4)

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        for number, words in enumerate(self._notices):
            self._paint_notice(painter, QRectF(_PAD, 8 + number * _NOTICE, self.width() - 2 * _PAD, _NOTICE - 4), words)
        painter.translate(0, self._top)
        for hung in self._wall.hung:
            if event.rect().intersects(hung.place.translated(_PAD, self._top + _PAD).adjusted(-9, -40, 9, 99).toRect()):
                self._paint_hung(painter, hung)
        painter.end()

    def _paint_notice(self, painter: QPainter, bar: QRectF, words: str) -> None:
        fill(painter, rounded(bar, 6), colour(DANGER, 0.16))
        paint_octagon(painter, QPointF(bar.left() + 12, bar.center().y()))
        font = fonts.font(12, 500)
        text = elided(words, bar.width() - 32, font)
        put_text(painter, bar.left() + 24, centred_baseline(font, bar.center().y()), text, font, TEXT)

    def _paint_hung(self, painter: QPainter, hung: Hung) -> None:
        place = hung.place.translated(_PAD, _PAD)
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


class _Heading(QWidget):
    """“Live preview”, and whether it is up to date."""

    def __init__(self) -> None:
        super().__init__()
        self._fresh = True
        self.setMinimumHeight(30)

    def set_fresh(self, fresh: bool) -> None:
        if fresh != self._fresh:
            self._fresh = fresh
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(210, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        title, small = fonts.display(15, 600), fonts.font(12)
        y = self.height() / 2
        words = self.tr("Live preview")
        put_text(painter, 0, centred_baseline(title, y), words, title, TEXT)
        x = text_width(title, words) + 16
        fill(painter, ellipse(x, y, 3.5), GOOD if self._fresh else WARNING)
        told = elided(self.tr("follows every edit"), self.width() - x - 12, small)
        put_text(painter, x + 10, centred_baseline(small, y), told, small, MUTED)
        painter.end()


class PreviewPane(QWidget):
    """Follows the document and what is selected in it."""

    field_chosen = Signal(str, int, str)
    """Part, uid and path of a field whose words have no room."""
    painted = Signal()
    """The newest edit is on the screen."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._stage = stage_of(document.game)
        self._part, self._uid = "", -1
        self._piece: int | None = None
        self._stale = True
        """Whether the surroundings have changed since the last order."""
        self._renderer = Renderer(document.game, self)
        self._renderer.ready.connect(self._hang)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._order)
        self._wanted: Order | None = None
        self.setMinimumWidth(280)
        self._build()
        document.changed.connect(self._follow)

    def _build(self) -> None:
        self.heading = _Heading()
        self.setting = Segments(self.tr("Setting"), (self.tr("Print"), self.tr("Table")), accent=AMBER, height=28)
        self.setting.choose(0)
        self.setting.chosen.connect(self._again)
        zooms = (self.tr("Fit"), self.tr("100 %"), self.tr("200 %"))
        self.zoom = Segments(self.tr("Zoom"), zooms, accent=AMBER, height=28)
        self.zoom.choose(0)
        self.zoom.chosen.connect(self._again)
        top = QHBoxLayout()
        top.setContentsMargins(14, 8, 10, 4)
        top.setSpacing(8)
        top.addWidget(self.heading, 1)
        top.addWidget(self.setting)
        top.addWidget(self.zoom)
        self.view = FacesView()
        self.view.chosen.connect(lambda path: self.field_chosen.emit(self._part, self._uid, path))
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidget(self.view)
        self.view.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self._scroll, 1)
        self.picture = PictureBar(self._document)
        layout.addWidget(self.picture)
        self.setAcceptDrops(True)

    def select(self, part: str, uid: int, piece: int | None = None) -> None:
        """Show an item, or one piece of it, counted from 0; nothing for one that is not there."""
        if (part, uid, piece) != (self._part, self._uid, self._piece):
            self._part, self._uid, self._piece = part, uid, piece
            self.picture.select(part, uid, piece)
            self._again()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.picture.takes(event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.picture.take_file(Path(event.mimeData().urls()[0].toLocalFile()))
        event.acceptProposedAction()

    def finish(self) -> None:
        """Stop painting; for the end of the program."""
        self._pause.stop()
        self._renderer.finish()

    # ---- following -----------------------------------------------------------------------------------------------

    def _follow(self, change: Change) -> None:
        self._stale = self._stale or change.part in ("", *self._stage)
        if change.part in ("", self._part, *self._stage):
            self.heading.set_fresh(False)
            self._pause.start(PAUSE)

    def _again(self, *_: object) -> None:
        self._pause.start(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pause.start(PAUSE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._again()

    def _order(self) -> None:
        row = self._document.row(self._uid)
        if row is None or self._document.part_of(self._uid) != self._part:
            self._wanted = None
            self.view.show_wall(Wall())
            return
        width = max(160.0, self._scroll.viewport().width() - 2 * _PAD)
        draft = self._document.snapshot() if self._stale else None
        self._stale = False
        self._wanted = Order(
            self._part,
            self._uid,
            row.value,
            width,
            self.devicePixelRatioF(),
            _ZOOMS[self.zoom.value],
            self.setting.value == 1,
            draft,
            self._piece,
        )
        self._renderer.take(self._wanted)

    def _hang(self, order: Order, wall: Wall) -> None:
        if order is not self._wanted:
            return
        self.view.show_wall(wall)
        width = max((hung.place.right() for hung in wall.hung), default=0.0) + 2 * _PAD
        self.view.setMinimumWidth(round(width) if order.zoom else 0)
        self.heading.set_fresh(True)
        self.painted.emit()
