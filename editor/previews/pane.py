"""The pane beside the form: the chosen item as it looks, in step with every edit."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, smooth
from desktop.table.kit.theme import AMBER, GOOD, MUTED, TEXT, WARNING
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.writing import centred_baseline, elided, put_text, text_width
from editor.document.document import Change, Document
from editor.previews.faces_view import PAD, FacesView
from editor.previews.picture_bar import PictureBar
from editor.previews.rendering import Order, Renderer, Wall
from editor.previews.studio import stage_of

PAUSE = 40
"""Milliseconds without an edit after which the preview follows."""
_ZOOMS = (0.0, 1.0, 2.0)


class _Heading(QWidget):
    """“Live preview”, and whether it is up to date."""

    def __init__(self) -> None:
        super().__init__()
        self._fresh = True
        self._words = ""
        self.setMinimumHeight(30)

    def tell(self, words: str) -> None:
        """Say something in place of the usual words, until the next edit."""
        self._words = words
        self.update()

    def set_fresh(self, fresh: bool) -> None:
        if not fresh:
            self._words = ""
        if fresh != self._fresh:
            self._fresh = fresh
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(210, 30)

    def _titles(self) -> tuple[str, str]:
        """From long to short; a narrow pane shows what has room."""
        return self.tr("Live preview"), self.tr("Preview")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        title, small = fonts.display(15, 600), fonts.font(12)
        y = self.height() / 2
        words = next((one for one in self._titles() if text_width(title, one) + 20 < self.width()), "")
        put_text(painter, 0, centred_baseline(title, y), words, title, TEXT)
        x = text_width(title, words) + 16 if words else 4
        fill(painter, ellipse(x, y, 3.5), GOOD if self._fresh else WARNING)
        usual = self.tr("follows every edit")
        told = elided(self._words or usual, self.width() - x - 12, small)
        if self._words or told == usual:  # a part of the usual words says less than the dot
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
        self.setting = Segments(
            self.tr("Setting"), (self.tr("Print"), self.tr("Table"), self.tr("Grey")), accent=AMBER, height=28
        )
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
        self.view.told.connect(self.heading.tell)
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
        if self.isHidden():
            return  # being shown orders anew
        row = self._document.row(self._uid)
        if row is None or self._document.part_of(self._uid) != self._part:
            self._wanted = None
            self.view.show_wall(Wall())
            return
        width = max(160.0, self._scroll.viewport().width() - 2 * PAD)
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
            self.setting.value == 2,
            draft,
            self._piece,
        )
        self._renderer.take(self._wanted)

    def _hang(self, order: Order, wall: Wall) -> None:
        if order is not self._wanted:
            return
        self.view.show_wall(wall)
        width = max((hung.place.right() for hung in wall.hung), default=0.0) + 2 * PAD
        self.view.setMinimumWidth(round(width) if order.zoom else 0)
        self.heading.set_fresh(True)
        self.painted.emit()
