"""The boxes on their shelf: where they stand, how they lift, and what the keys do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.kernel.game import GameInfo
from desktop.table.glimpses import playable
from desktop.table.kit.cache import Pictures
from desktop.table.kit.covers.box import Turn, paint_belly_band, paint_light_strip
from desktop.table.kit.covers.gallery import Boxes, Look
from desktop.table.kit.covers.sheet import HEIGHT, WIDTH
from desktop.table.kit.covers.shelf_board import (
    FRONT,
    LABEL_CLEAR,
    LABEL_GAP,
    OVERHANG,
    ShelfBoard,
    Standing,
    paint_shelf,
    paint_spot,
)
from desktop.table.kit.ink import smooth
from desktop.table.kit.theme import ACCENTS
from desktop.table.settings import Settings
from desktop.table.shelf.labels import GameLabel

LIFT = 10.0
_LIFT_MS, _SETTLE_MS, _STRIP_MS, _REMAKE_MS = 160, 120, 500, 200
_TOP = 18.0
"""Room above the boxes for the lift and the glow."""
_GAPS = (34.0, 150.0)
"""Least and most room between two boxes."""
_WIDTHS = (150.0, 420.0)
"""A face is never narrower or wider than this."""
_LABEL_TOP = 12


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a row of boxes stands in a given room."""

    columns: int
    width: float
    """Of a face."""
    gap: float

    @property
    def face_height(self) -> float:
        return self.width * HEIGHT / WIDTH

    @property
    def pitch(self) -> float:
        """The width of a column: a box with room on both sides."""
        return self.width + self.gap

    @property
    def across(self) -> float:
        return self.columns * self.pitch

    @property
    def label_width(self) -> float:
        """A label begins where the face above it does, and ends before the next hairline or the edge of the board."""
        last = self.pitch - self.gap / 2 + OVERHANG
        return min(self.pitch - LABEL_CLEAR, last) - LABEL_CLEAR

    @classmethod
    def fit(cls, games: int, room: float, height: float) -> Plan:
        """The largest boxes for `room` pixels across whose faces are at most `height` high."""
        inner = room - 2 * OVERHANG
        columns = games if inner >= games * 215 else 2 if inner >= 400 else 1
        least, most = _GAPS
        widest = inner / columns - least
        low, high = _WIDTHS
        width = max(min(low, widest), min(widest, height * WIDTH / HEIGHT, high)) // 2 * 2
        return cls(columns, width, min(inner / columns - width, most))


class BoxButton(QAbstractButton):
    """One box. Enter, Space or a click opens it; hovering or the keyboard's focus lifts it."""

    arrow = Signal(int)
    """An arrow key: -1 to the left, 1 to the right."""
    moved = Signal()
    """The box rose or sank: the light on the shelf follows."""
    near_changed = Signal(bool)
    """The pointer or the keyboard's focus came or went."""

    def __init__(self, info: GameInfo, turn: Turn, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.info = info
        self.turn = turn
        self.lift = 0.0
        self._strip = 1.0
        self._settings = settings
        self._boxes: Boxes | None = None
        self._scale = 1.0
        self.setAccessibleName(info.title)
        told = self.tr("New game") if playable(info) else self.tr("Not built yet")
        self.setAccessibleDescription(f"{info.pitch} {told}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.valueChanged.connect(self._set_lift)
        self._sweep = QVariantAnimation(self)
        self._sweep.setDuration(_STRIP_MS)
        self._sweep.setStartValue(0.0)
        self._sweep.setEndValue(1.0)
        self._sweep.valueChanged.connect(self._set_strip)
        self.pressed.connect(self.update)
        self.released.connect(self.update)

    @property
    def near(self) -> bool:
        return self.underMouse() or self.hasFocus()

    def stand(self, boxes: Boxes, face: QRectF) -> None:
        """Take a place: the face of the box lies at `face` in the parent.

        The pictures may be of another width: they are stretched until their own are made.
        """
        self._boxes, self._scale = boxes, face.width() / boxes.face.width()
        offset, size = boxes.face.topLeft() * self._scale, boxes.size * self._scale
        self.setGeometry(
            round(face.left() - offset.x()),
            round(face.top() - offset.y()),
            round(size.width() + 0.5),
            round(size.height() + 0.5),
        )
        self.update()

    @property
    def face(self) -> QRectF:
        """Where the face of the box lies in the parent, at rest."""
        if self._boxes is None:
            return QRectF()
        own = self._boxes.face
        return QRectF(own.topLeft() * self._scale, own.size() * self._scale).translated(QPointF(self.pos()))

    def hitButton(self, pos: QPoint) -> bool:
        return self.face.contains(QPointF(self.mapToParent(pos)))

    # ---- motion ----------------------------------------------------------------------------------------------

    def _aim(self) -> None:
        self.near_changed.emit(self.near)
        goal = 1.0 if self.near else 0.0
        self._rise.stop()
        if self._settings.less_motion:
            self._set_lift(goal)
            return
        self._rise.setDuration(_LIFT_MS if goal else _SETTLE_MS)
        self._rise.setStartValue(self.lift)
        self._rise.setEndValue(goal)
        self._rise.start()
        if goal and self._sweep.state() is not QVariantAnimation.State.Running and self.lift < 0.1:
            self._sweep.start()

    def _set_lift(self, value: float) -> None:
        self.lift = value
        self.update()
        self.moved.emit()

    def _set_strip(self, value: float) -> None:
        self._strip = value
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._aim()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._aim()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._aim()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._aim()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if way := ways.get(Qt.Key(event.key())):
            self.arrow.emit(way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    # ---- painting --------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._boxes is None:
            return
        painter = QPainter(self)
        smooth(painter)
        rise = LIFT * self.lift - (2.0 if self.isDown() else 0.0)
        painter.translate(0, -rise)
        painter.scale(self._scale, self._scale)
        painter.drawPixmap(QPointF(), self._boxes.box(self.info.id, self.turn, Look(False, playable(self.info))))
        if self.lift > 0:
            painter.setOpacity(self.lift * (0.5 if self.isDown() else 1.0))
            painter.drawPixmap(QPointF(), self._boxes.box(self.info.id, self.turn, Look(True, playable(self.info))))
            painter.setOpacity(1.0)
        if not playable(self.info):
            paint_belly_band(painter, self._boxes.face, self.tr("Not built yet"))
        if 0 < self._strip < 1:
            paint_light_strip(painter, self._boxes.face, self._strip)
        painter.end()


class BoxShelf(QWidget):
    """All boxes in one row, or in several where the window is narrow, each row on its own board with labels."""

    def __init__(self, games: Sequence[GameInfo], pictures: Pictures, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._plan = Plan(len(games), _WIDTHS[0], _GAPS[0])
        self._boxes: Boxes | None = None
        self._made = (0.0, 0.0)
        """Width and ratio that the pictures are made for."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_REMAKE_MS)
        self._soon.timeout.connect(self._remake)
        self._ground = QPixmap()
        self._boards: list[ShelfBoard] = []
        middle = (len(games) - 1) / 2
        self.boxes = [
            BoxButton(info, Turn.RIGHT if place < middle else Turn.LEFT, settings, self)
            for place, info in enumerate(games)
        ]
        self.labels = [GameLabel(info, self) for info in games]
        for place, (box, label) in enumerate(zip(self.boxes, self.labels, strict=True)):
            box.near_changed.connect(label.set_near)
            box.arrow.connect(lambda way, place=place: self.step(place, way))
            box.moved.connect(lambda box=box: self._light(box))

    def step(self, place: int, way: int) -> None:
        """Move the focus along the shelf; it stops at the ends."""
        goal = self.boxes[min(len(self.boxes) - 1, max(0, place + way))]
        goal.setFocus(Qt.FocusReason.TabFocusReason)

    # ---- places ----------------------------------------------------------------------------------------------

    def arrange(self, room: int, face_height: float) -> int:
        """Find the places for a width and the height that faces may have; gives the height of the whole."""
        self._plan = Plan.fit(len(self.boxes), room, face_height)
        label_height = self._label_height()
        row = _TOP + self._plan.face_height + FRONT + LABEL_GAP + label_height + 6
        rows = -(-len(self.boxes) // self._plan.columns)
        return round(row * rows + 0.5)

    @property
    def face_height(self) -> float:
        return self._plan.face_height

    def _label_width(self) -> int:
        return math.floor(self._plan.label_width)

    def _label_height(self) -> int:
        """The same for all labels of a row, so that their buttons stand in line."""
        width = self._label_width()
        return 2 * _LABEL_TOP + max(label.heightForWidth(width) for label in self.labels)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        plan, ratio = self._plan, self.devicePixelRatioF()
        made = (plan.width, ratio)
        if self._boxes is None:
            self._make_pictures()
        elif made != self._made:
            self._soon.start()  # not at every step while somebody pulls at the window's edge
        label_height = self._label_height()
        left = (self.width() - plan.across) / 2
        row_height = self.height() / -(-len(self.boxes) // plan.columns)
        self._boards = []
        for place, (box, label) in enumerate(zip(self.boxes, self.labels, strict=True)):
            row, column = divmod(place, plan.columns)
            top = row * row_height + _TOP
            x = left + column * plan.pitch + plan.gap / 2
            if self._boxes is not None:
                box.stand(self._boxes, QRectF(x, top, plan.width, plan.face_height))
            if column == 0:
                self._boards.append(ShelfBoard(left, left + plan.across, top + plan.face_height, label_height))
            labels = self._boards[-1].labels
            top = round(labels.top()) + _LABEL_TOP
            label.setGeometry(round(x), top, self._label_width(), label_height - 2 * _LABEL_TOP)
        self._ground = QPixmap()
        self.update()

    def _make_pictures(self) -> None:
        """Have the boxes painted for the width they have now."""
        self._made = (self._plan.width, self.devicePixelRatioF())
        self._boxes = Boxes(self._pictures, *self._made)
        self._boxes.ready.connect(self._on_ready)
        self._boxes.prepare([(box.info.id, box.turn, playable(box.info)) for box in self.boxes])

    def _remake(self) -> None:
        self._make_pictures()
        self._stand()

    def _standing(self, box: BoxButton) -> Standing:
        mirror = self._boxes.mirror(box.info.id) if self._boxes else None
        return Standing(box.face, ACCENTS[box.info.id], mirror)

    def _row(self, number: int) -> list[BoxButton]:
        columns = self._plan.columns
        return self.boxes[number * columns : (number + 1) * columns]

    # ---- painting --------------------------------------------------------------------------------------------

    def _on_ready(self, game_id: str) -> None:
        self._ground = QPixmap()
        self.update()
        for box in self.boxes:
            if box.info.id == game_id:
                box.update()

    def _paint_ground(self) -> None:
        """Boards, reflections and labels' ground change only with the window: they are one picture."""
        ratio = self.devicePixelRatioF()
        self._ground = QPixmap(QSize(round(self.width() * ratio), round(self.height() * ratio)))
        self._ground.setDevicePixelRatio(ratio)
        self._ground.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._ground)
        smooth(painter)
        for number, board in enumerate(self._boards):
            paint_shelf(painter, board, [self._standing(box) for box in self._row(number)])
        painter.end()

    def _light(self, box: BoxButton) -> None:
        reach = 140
        self.update(box.geometry().adjusted(-reach, -reach, reach, reach))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground.isNull() or self._ground.devicePixelRatio() != self.devicePixelRatioF():
            self._paint_ground()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        smooth(painter)
        for number, board in enumerate(self._boards):
            for box in self._row(number):
                if box.lift > 0:
                    paint_spot(painter, board, self._standing(box), box.lift)
        painter.end()
