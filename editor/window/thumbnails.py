"""Small pictures of items for the tree, painted by the game's painters in a thread of their own."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from threading import Lock
from typing import Any

from PySide6.QtCore import QObject, QRectF, QRunnable, Qt, QThreadPool, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.table.kit.ink import canvas
from editor.document.document import Document
from editor.document.draft import Draft
from editor.previews.pieces import Face, render
from editor.previews.studio import Studio
from editor.window.places import Place, number_within

WIDE, HIGH, GAP = 30.0, 42.0, 4.0
_MOST_KEPT, _MOST_WAITING = 600, 60


class Thumbnails(QObject):
    """What is asked for last is painted first; what changed keeps its old picture until the new one is there."""

    ready = Signal()
    _painted = Signal(object, object, object)

    def __init__(self, document: Document, ratio: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._ratio = document, ratio
        self._kept: OrderedDict[Place, tuple[Any, QPixmap]] = OrderedDict()
        self._waiting: OrderedDict[Place, Any] = OrderedDict()
        self._lock = Lock()
        self._busy = False
        self._studio: Studio | None = None
        self._stale = True
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._painted.connect(self._take)
        document.changed.connect(lambda change: self._age(change.part))

    def get(self, place: Place) -> QPixmap | None:
        """The picture of a place; None as long as there is none."""
        value = self._document.value(place.uid)
        kept = self._kept.get(place)
        if kept is None or kept[0] is not value:
            self._want(place, value)
        return kept[1] if kept is not None else None

    def finish(self) -> None:
        """Drop what waits, and wait for what is being painted."""
        with self._lock:
            self._waiting.clear()
        self._pool.waitForDone()

    def _age(self, part: str) -> None:
        if self._studio is None or part in self._studio.stage or not part:
            self._stale = True

    def _want(self, place: Place, value: Any) -> None:
        with self._lock:
            self._waiting[place] = value
            self._waiting.move_to_end(place)
            while len(self._waiting) > _MOST_WAITING:
                self._waiting.popitem(last=False)
            idle = not self._busy
            self._busy = True
        if idle:
            draft = self._document.snapshot() if self._stale else None
            self._stale = False
            self._pool.start(_Job(self, draft))

    def _take(self, place: Place, value: Any, image: QImage | None) -> None:
        if image is not None:
            pixmap = QPixmap.fromImage(image)
            pixmap.setDevicePixelRatio(self._ratio)
        else:  # what cannot be painted just now keeps its old picture
            pixmap = self._kept[place][1] if place in self._kept else QPixmap()
        self._kept[place] = (value, pixmap)
        self._kept.move_to_end(place)
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        self.ready.emit()

    # ---- on the painter's thread -----------------------------------------------------------------------------

    def work(self, draft: Draft | None) -> None:
        try:
            if self._studio is None:
                self._studio = Studio(self._document.game)
            if draft is not None:
                self._studio.furnish(draft)
        except Exception:  # without a studio there are no pictures; the tree has its words
            self._studio = None
        while True:
            with self._lock:
                if not self._waiting:
                    self._busy = False
                    return
                place, value = self._waiting.popitem()
            image = self._paint(place, value)
            with contextlib.suppress(RuntimeError):  # the window may be gone
                self._painted.emit(place, value, image)

    def _paint(self, place: Place, value: Any) -> QImage | None:
        if self._studio is None:
            return None
        try:
            pieces = self._studio.show(place.part, value, (place.part, place.uid)).shown.pieces
            faces = [face for face in pieces[number_within(place) or 0].faces if not face.alike]
            return self._side_by_side(faces[:2])
        except Exception:  # half-finished items may break a painter; nothing else may break over that
            return None

    def _side_by_side(self, faces: list[Face]) -> QImage:
        wide = (WIDE + GAP) * len(faces) - GAP
        image = canvas(wide, HIGH, self._ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, face in enumerate(faces):
            scale = min(WIDE / face.units[0], HIGH / face.units[1])
            # Painted larger and made smaller, because letters this small are no letters any more.
            drawn, _ = render(face, max(scale * self._ratio * 2, 0.2))
            drawn.setDevicePixelRatio(1.0)
            size = (face.units[0] * scale, face.units[1] * scale)
            spot = QRectF(number * (WIDE + GAP) + (WIDE - size[0]) / 2, (HIGH - size[1]) / 2, *size)
            half = drawn.scaled(
                round(size[0] * self._ratio),
                round(size[1] * self._ratio),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawImage(spot, half)
        painter.end()
        return image


class _Job(QRunnable):
    def __init__(self, thumbnails: Thumbnails, draft: Draft | None) -> None:
        super().__init__()
        self._thumbnails, self._draft = thumbnails, draft

    def run(self) -> None:
        self._thumbnails.work(self._draft)
