"""Plays a show over the board: one beat after the other, by the table's motion; it may be skipped at any time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.table.boards.base import Motion
from desktop.table.boards.one_small_step.show_art import ShowArt, place_of
from desktop.table.boards.one_small_step.shows import Beat, Picture

_MARGIN = 30.0


class Stage(QGraphicsObject):
    """Where shows are played; between them it may hold a picture that waits for a choice."""

    finished = Signal()

    def __init__(self, art: ShowArt, whole: QRectF) -> None:
        super().__init__()
        self._art, self._whole = art, whole
        self.setZValue(40)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._beats: Sequence[Beat] = ()
        self._ends: list[float] = []
        self._held: Picture | None = None
        self._picture: Picture | None = None
        self._share = 1.0
        self._calm = False
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end)
        self.running = False

    @property
    def picture(self) -> Picture | None:
        """What is in sight."""
        return self._picture

    def hold(self, picture: Picture | None) -> None:
        """Keep a picture in sight while nothing plays."""
        self._held = picture
        if not self.running:
            self._put(picture, 1.0)

    def start(self, beats: Sequence[Beat], motion: Motion) -> None:
        """Play beats, or nothing at all where there is no motion; ``finished`` comes at the end in any case."""
        self._beats, self._calm = beats, motion.calm
        total = sum(beat.ms for beat in beats) * motion.stretch
        self.running = True
        if total < 1:
            self._end()
            return
        passed = 0.0
        self._ends = [passed := passed + beat.ms * motion.stretch for beat in beats]
        self._clock.setDuration(round(total))
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(total))
        self._clock.start()

    def skip(self) -> None:
        if self.running:
            self._clock.stop()
            self._end()

    def _tick(self, value: float) -> None:
        passed = float(value)
        number = next((n for n, end in enumerate(self._ends) if passed < end), len(self._ends) - 1)
        start = self._ends[number - 1] if number else 0.0
        self._put(self._beats[number].picture, (passed - start) / max(1.0, self._ends[number] - start))

    def _end(self) -> None:
        if self.running:
            self.running = False
            self._put(self._held, 1.0)
            self.finished.emit()

    def _put(self, picture: Picture | None, share: float) -> None:
        if picture is None and self._picture is None:
            return
        self._picture, self._share = picture, share
        self.update()

    def boundingRect(self) -> QRectF:
        return self._whole

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._picture is not None:
            around = place_of(self._picture).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
            painter.setClipRect(around)
            self._art.paint(painter, self._picture, self._share, calm=self._calm)
