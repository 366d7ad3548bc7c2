"""The seats of a new game: what each plays, who sits there, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.kernel.game import GameInfo
from desktop.table.glimpses import Glimpse
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, rounded, smooth, stroke, vertical
from desktop.table.kit.theme import PANEL, RAISED, WHITE, colour, mix
from desktop.table.kit.theme_qss import SPACE_SHEET
from desktop.table.kit.widgets.beside import BesideLayout
from desktop.table.kit.widgets.button import icon_button
from desktop.table.kit.widgets.combo import Combo
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.widgets.text import hint
from desktop.table.kit.writing import centred_baseline, put_fitted, text_width
from desktop.table.levels import levels
from desktop.table.newgame.draft import LONGEST_NAME, Draft
from desktop.table.newgame.remark import Remark

_SIGN = 22.0
_RING = 3.0
_BESIDE = 320
"""Pixels that role and name need at least beside the rest of a seat."""


class RoleButton(QAbstractButton):
    """The sign and name of what a seat plays; opens the list of all."""

    picked = Signal(str)

    def __init__(self, info: GameInfo, glimpse: Glimpse, parent: QWidget) -> None:
        super().__init__(parent)
        self._info, self._glimpse = info, glimpse
        self._role = info.roles[0].id
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)

    def show_role(self, role: str) -> None:
        self._role = role
        self.setAccessibleName(self.tr("Plays {role}").format(role=self._info.role(role).title))
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint().expandedTo(QSize(206, 42))

    def minimumSizeHint(self) -> QSize:
        face = fonts.font(12, 600)
        return QSize(round(max(text_width(face, role.title) for role in self._info.roles) + _SIGN + 58), 42)

    def menu(self) -> QMenu:
        """All roles, the one in use marked."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for role in self._info.roles:
            action = QAction(self._icon(role.id), role.title, menu)
            if about := self._glimpse.about(role.id):
                action.setToolTip(about)
            action.setIconVisibleInMenu(True)
            action.triggered.connect(lambda _=False, role=role.id: self.picked.emit(role))
            menu.addAction(action)
            if role.id == self._role:
                menu.setActiveAction(action)
        return menu

    def _open(self) -> None:
        self.menu().popup(self.mapToGlobal(QPoint(0, self.height())))

    def _icon(self, role: str) -> QIcon:
        ratio = self.devicePixelRatioF()
        side = round(_SIGN * ratio)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        smooth(painter)
        self._glimpse.sign(role)(painter, QRectF(1, 1, side - 2, side - 2))
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return QIcon(picture)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        accent = self._glimpse.accent(self._role)
        near = self.underMouse() or self.hasFocus()
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        ground = (0, mix(RAISED, accent, 0.3 if near else 0.2)), (1, mix(PANEL, accent, 0.08))
        fill(painter, rounded(body, 9), vertical(body, *ground))
        stroke(painter, rounded(body.adjusted(0.5, 0.5, -0.5, -0.5), 8.5), colour(accent, 0.9 if near else 0.55), 1)
        sign = QRectF(body.left() + 9, body.center().y() - _SIGN / 2, _SIGN, _SIGN)
        self._glimpse.sign(self._role)(painter, sign)
        face = fonts.font(14, 600)
        room = body.width() - _SIGN - 50
        base = centred_baseline(face, body.center().y())
        put_fitted(
            painter, sign.right() + 9, base, room, self._info.role(self._role).title, face, mix(accent, WHITE, 0.5)
        )
        arrow = QRectF(body.right() - 25, body.center().y() - 8, 16, 16)
        paint_icon(painter, Icon.ARROW_DOWN, arrow, colour(accent, 0.9))
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded(around, 11), mix(accent, WHITE, 0.55), 2)
        painter.end()


class SeatRow(QWidget):
    """One seat. Emits what a person changed; what it shows comes from the draft."""

    role_picked = Signal(int, str)
    named = Signal(int, str)
    controller_picked = Signal(int, str)
    moved = Signal(int, int)
    removed = Signal(int)

    def __init__(self, place: int, info: GameInfo, glimpse: Glimpse, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.place = place
        seat = self.tr("Seat {number}").format(number=place + 1)
        self.role = RoleButton(info, glimpse, self)
        self.role.picked.connect(lambda role: self.role_picked.emit(place, role))
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("{seat}: name").format(seat=seat))
        self.name.setMinimumWidth(110)
        completer = QCompleter(QStringListModel(list(names), self), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        if popup := completer.popup():
            popup.setStyleSheet(SPACE_SHEET)  # a window of its own, which inherits none
        self.name.setCompleter(completer)
        self.name.textEdited.connect(lambda text: self.named.emit(place, text))
        completer.activated.connect(lambda text: self.named.emit(place, text))
        self.controller = Combo(self.tr("{seat}: who plays").format(seat=seat), self)
        for key, title in levels():
            self.controller.addItem(title, key)
        self.controller.activated.connect(
            lambda index: self.controller_picked.emit(place, self.controller.itemData(index))
        )
        self.up = icon_button(Icon.ARROW_UP, self.tr("{seat}: sit earlier").format(seat=seat), self, side=32)
        self.down = icon_button(Icon.ARROW_DOWN, self.tr("{seat}: sit later").format(seat=seat), self, side=32)
        self.remove = icon_button(Icon.CLOSE, self.tr("{seat}: take away").format(seat=seat), self, side=32)
        self.up.clicked.connect(lambda: self.moved.emit(place, -1))
        self.down.clicked.connect(lambda: self.moved.emit(place, 1))
        self.remove.clicked.connect(lambda: self.removed.emit(place))
        self._glimpse = glimpse
        self.about = hint("", self)
        """What the role means."""
        self.remark = Remark(self)
        self._lay_out()

    def _lay_out(self) -> None:
        who, how, both = QWidget(self), QWidget(self), QWidget(self)
        for holder, widgets, gap in (
            (who, (self.role, self.name), 8),
            (how, (self.controller, self.up, self.down, self.remove), 0),
        ):
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(gap)
            for widget in widgets:
                row.addWidget(widget)
        BesideLayout(who, how, _BESIDE, both)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        rows.addWidget(both)
        rows.addWidget(self.about)
        rows.addWidget(self.remark)

    @property
    def tab_stops(self) -> list[QWidget]:
        return [self.role, self.name, self.controller, self.up, self.down, self.remove]

    def show_seat(self, draft: Draft) -> None:
        """Take over what the draft says, without disturbing somebody who types."""
        seat = draft.seats[self.place]
        self.role.show_role(seat.role)
        about = self._glimpse.about(seat.role)
        self.about.setText(about)
        self.about.setVisible(bool(about))
        if not (self.name.hasFocus() and " ".join(self.name.text().split()) == seat.name):
            self.name.setText(seat.name)
        self.controller.setCurrentIndex(self.controller.findData(seat.controller))
        self.up.setEnabled(self.place > 0)
        self.down.setEnabled(self.place < draft.count - 1)
        self.remove.setEnabled(draft.count > draft.info.seats[0])


class SeatsPanel(Panel):
    """All seats and how many there are."""

    changed = Signal()

    def __init__(self, draft: Draft, glimpse: Glimpse, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Seats"), parent)
        self._draft, self._glimpse, self._names = draft, glimpse, names
        few, many = draft.info.seats
        self._counts = range(few, many + 1)
        self.count = Segments(
            self.tr("Number of seats"),
            [str(count) for count in self._counts],
            self,
            accent=glimpse.accent(draft.seats[0].role),
        )
        self.count.chosen.connect(self._on_count)
        top = QHBoxLayout()
        self.rows.removeWidget(self.heading)
        top.addWidget(self.heading)
        top.addStretch(1)
        top.addWidget(self.count)
        self.rows.addLayout(top)
        self.seats: list[SeatRow] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        self.rows.addLayout(self._list)
        self.remark = Remark(self)
        self.rows.addWidget(self.remark)

    @property
    def tab_stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [*self.count.segments, *(stop for row in self.seats for stop in row.tab_stops)]

    def show_draft(self) -> None:
        draft = self._draft
        self.count.choose(self._counts.index(draft.count))
        while len(self.seats) > draft.count:
            row = self.seats.pop()
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.seats) < draft.count:
            self._add_row(len(self.seats))
        for row in self.seats:
            row.show_seat(draft)

    def _add_row(self, place: int) -> None:
        row = SeatRow(place, self._draft.info, self._glimpse, self._names, self)
        row.role_picked.connect(self._on_role)
        row.named.connect(self._on_name)
        row.controller_picked.connect(self._on_controller)
        row.moved.connect(self._on_moved)
        row.removed.connect(self._on_removed)
        self._list.addWidget(row)
        self.seats.append(row)

    def _on_count(self, number: int) -> None:
        self._draft.set_count(self._counts[number])
        self.changed.emit()

    def _on_role(self, place: int, role: str) -> None:
        self._draft.set_role(place, role)
        self.changed.emit()

    def _on_name(self, place: int, name: str) -> None:
        self._draft.set_name(place, name)
        self.changed.emit()

    def _on_controller(self, place: int, controller: str) -> None:
        self._draft.set_controller(place, controller)
        self.changed.emit()

    def _on_moved(self, place: int, way: int) -> None:
        goal = self._draft.move(place, way)
        self.changed.emit()
        button = self.seats[goal].up if way < 0 else self.seats[goal].down
        (button if button.isEnabled() else self.seats[goal].role).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_removed(self, place: int) -> None:
        self._draft.remove(place)
        self.changed.emit()
