"""The dice box on the table: when it is there, who aims in it, and what a throw or a moved die becomes as an action."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.events import DieThrown
from desktop.games.space_movers.state import NOWHERE, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.who import running_check
from desktop.kernel.throw_table import Outlook, outlook
from desktop.kernel.throws import Box, ThrowResult
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask
from desktop.table.boards.space_movers.dicebox.item import SIZE, DiceBox
from desktop.table.boards.space_movers.dicebox.reading import box_state, mat_of
from desktop.table.boards.space_movers.dicebox.state import BoxState, Choice
from desktop.table.boards.space_movers.dicebox.tumble import Tumble
from desktop.table.kit.cache import Pictures

_STEP = 60
"""How far a key moves a die that is put elsewhere, tenths of a millimetre."""
_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class Throwing(QObject):
    """Holds the box and speaks for it."""

    offered = Signal(object)
    """An action with its open part filled: an aimed throw, or the new place of a die."""
    changed = Signal()
    """What the box tells has changed: the aim, or the place a die is moved to."""

    def __init__(self, tables: Tables, pictures: Pictures, scene: QGraphicsScene, layer: float) -> None:
        super().__init__(scene)
        self._tables = tables
        self._rest = BoxState(tables.box, mat_of(tables, advanced=False))
        self.box = DiceBox(pictures, self._rest)
        self.box.setZValue(layer)
        self.box.setVisible(False)
        scene.addItem(self.box)
        self.box.chosen.connect(self._throw)
        self.box.aim_changed.connect(lambda _: self.changed.emit())
        self._seat = NOWHERE
        self._tumble: Tumble | None = None
        self._fit = 1.0
        self.moving_die: a.MoveDie | None = None
        """The move that waits for its place."""
        self.place: tuple[int, int] = (0, 0)
        """Where the die would be put."""

    # ---- laying it out -------------------------------------------------------------------------------------------

    def arrange(self, room: QRectF) -> None:
        """Put the box into a rect of the scene."""
        self._fit = min(room.width() / SIZE[0], room.height() / SIZE[1])
        self.box.setScale(self._fit)
        self.box.setPos(room.center().x() - SIZE[0] * self._fit / 2, room.center().y() - SIZE[1] * self._fit / 2)

    def rendering(self, scale: float) -> None:
        """The size at which the box is seen: its pictures are painted from now on, long before the first check."""
        self.box.set_scale(scale * self._fit)

    # ---- positions -----------------------------------------------------------------------------------------------

    def show(self, state: MoversState, ask: Ask | None) -> None:
        """Show the box of a position; `ask` says who may aim."""
        seat = ask.seat if ask is not None and not ask.picks else None
        shown = box_state(self._tables, state, seat)
        self.box.setVisible(shown is not None)
        if shown is None:
            self.moving_die = None
            if self.box.state.mat.advanced != state.rules.advanced:
                self.box.set_state(BoxState(self._tables.box, mat_of(self._tables, advanced=state.rules.advanced)))
            return
        self._seat = seat if seat is not None else NOWHERE
        if shown != self.box.state:
            self.box.set_state(shown)

    @property
    def visible(self) -> bool:
        return bool(self.box.isVisible())

    @property
    def aiming(self) -> bool:
        return self.visible and self.box.aimer is not None and self.moving_die is None

    def places(self, state: MoversState) -> dict[Address, QRectF]:
        """Where the floor and the dice in the box lie in the scene."""
        box: Box = self._tables.box
        half, deep = box.width // 2, box.depth // 2
        corners = [self.box.point_on_floor(x, y) for x in (-half, half) for y in (-deep, deep)]
        floor = QRectF(corners[0], corners[0])
        for corner in corners:
            floor = floor.united(QRectF(corner.x(), corner.y(), 0.1, 0.1))
        found: dict[Address, QRectF] = {"box": self.box.mapRectToScene(floor)}
        frame = running_check(state)
        for rest in frame.rests if frame else ():
            found[f"die:{rest.die}"] = self.box.mapRectToScene(self.box.place_of(rest)).adjusted(-3, -3, 3, 3)
        return found

    # ---- throws that are shown -----------------------------------------------------------------------------------

    def length(self, event: DieThrown) -> float:
        """How long a throw takes, in milliseconds."""
        return float(Tumble(event.result).length) if event.result.motion else 0.0

    def begin(self, result: ThrowResult, *, calm: bool) -> None:
        self.box.setVisible(True)
        self.box.play_throw(result, 1.0, calm)

    def at(self, moment: float) -> None:
        if self.box.moving:
            self.box.show_moment(moment)

    def end(self) -> None:
        self.box.skip()

    # ---- what a person does --------------------------------------------------------------------------------------

    def aim_at(self, address: Address | None) -> None:
        """Aim at a die that the cursor or the pointer is on."""
        die = address.removeprefix("die:") if address is not None and address.startswith("die:") else ""
        if self.aiming and any(rest.die == die for rest in self.box.state.resting):
            self.box.aim_at(die)

    def outlook(self) -> Outlook | None:
        """What the present aim is likely to do; None while nobody aims."""
        if not self.aiming or self.box.aimer is None:
            return None
        state, choice = self.box.state, self.box.aimer.choice
        return outlook(state.hand_shape, len(state.resting), choice.strength, aimed=bool(choice.target))

    def throw(self) -> None:
        self.box.throw()

    def _throw(self, choice: Choice) -> None:
        target = int(choice.target) if choice.target else NOWHERE
        self.offered.emit(a.Throw(self._seat, target, choice.strength, choice.aim))

    def begin_move(self, action: a.MoveDie, state: MoversState) -> bool:
        """Let a person put a die elsewhere; false where it does not lie in the box."""
        die = str(state.seats[action.seat])
        rest = next((rest for rest in self.box.state.resting if rest.die == die), None)
        if rest is None or not self.visible:
            return False
        self.moving_die, self.place = action, (rest.x, rest.y)
        self.changed.emit()
        return True

    def put(self, point: QPointF) -> None:
        """The place of the die that is moved, as a point of the scene; that puts it down."""
        if self.moving_die is not None:
            self.place = self.box.floor_at(self.box.mapFromScene(point))
            self._put_down()

    def _put_down(self) -> None:
        if self.moving_die is not None:
            self.offered.emit(a.MoveDie(self.moving_die.seat, self.place))

    def give_up(self) -> None:
        """The die stays where it lies."""
        self.moving_die = None
        self.changed.emit()

    def ghost(self) -> QPointF:
        """Where the die that is moved would be seen."""
        return self.box.mapToScene(self.box.point_on_floor(*self.place))

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Keys while the cursor is in the box."""
        if self.moving_die is not None:
            return self._press_moving(key)
        if not self.aiming or key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if key == Qt.Key.Key_N:
            return self.box.press(Qt.Key.Key_Tab, modifiers)
        return self.box.press(key, modifiers)

    def _press_moving(self, key: Qt.Key) -> bool:
        if key in _WAYS:
            right, up = _WAYS[key]
            self.place = (self.place[0] + right * _STEP, self.place[1] + up * _STEP)
            self.changed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._put_down()
        elif key == Qt.Key.Key_Escape:
            self.give_up()
        else:
            return False
        return True


def is_in_box(address: Address | None) -> bool:
    return address is not None and (address == "box" or address.startswith("die:"))


def opens(action: Any) -> bool:
    """Whether an action waits for a place in the box."""
    return isinstance(action, a.MoveDie) and action.place is None
