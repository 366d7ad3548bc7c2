"""The dice box as an item of the board: shows dice, lets a person aim, and plays throws."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.dice.aiming import release, release_height
from desktop.dice.poses import Pose, pose_of
from desktop.dice.solids import RADIUS, WHOLE
from desktop.dice.turns import about, after
from desktop.kernel.throws import Rest, Strength, ThrowResult
from desktop.table.boards.space_movers.dicebox import aim_art, badges
from desktop.table.boards.space_movers.dicebox.aim_words import strength_word, words_of
from desktop.table.boards.space_movers.dicebox.aimer import Aimer
from desktop.table.boards.space_movers.dicebox.box_art import BASE, RAIL, RAIL_TOP, Scenery
from desktop.table.boards.space_movers.dicebox.carried import Carried, MayLie
from desktop.table.boards.space_movers.dicebox.layers import Layers
from desktop.table.boards.space_movers.dicebox.state import BoxState
from desktop.table.boards.space_movers.dicebox.tumble import Tumble
from desktop.table.boards.timeline import FRAME_MS
from desktop.table.kit.cache import Pictures
from desktop.table.kit.ink import radial, saved
from desktop.table.kit.theme import AMBER, DEEP, colour

SIZE = (1000.0, 720.0)
"""In units of the scene."""
_IN_HAND = after(about((0.0, 0.0, 1.0), 0.35), about((1.0, 0.2, 0.0), 0.75))


class DiceBox(QGraphicsObject):
    """Give it a ``BoxState``; when the person at the screen throws, it sends ``chosen``.

    Mouse: a drag from an edge to the first bounce aims, a click on a die aims at it, the wheel sets the strength.
    Keys: Tab goes through dice and corners, up and down set the strength, left and right the direction, S the spin,
    Space throws. A view keeps Tab for itself, so whoever owns it hands keys on to ``press``.

    ``play_throw`` shows what came of a throw from its record, ``skip`` ends that at once.
    """

    chosen = Signal(object)
    """A Choice: throw like this."""
    aim_changed = Signal(str)
    """The aim in words."""
    die_moved = Signal(str, int, int)
    """A die was put down by hand elsewhere on the floor, where ``may_lie`` allows it."""
    settled = Signal()
    """The throw that was played has come to its end, or was skipped."""

    def __init__(self, pictures: Pictures, state: BoxState, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self._pictures = pictures
        self._rect = QRectF(0, 0, *SIZE)
        self._scenery = Scenery.fitting(state.box, self._rect.adjusted(8, 8, -8, -16))
        self._layers = Layers(pictures, self._scenery, self._rect, 1.0)
        self._sized = False
        """Whether it was said for which size to paint: pictures are costly, so none are made for another one."""
        self._state = state
        self._aimer: Aimer | None = None
        self._dragging = False
        self.may_lie: MayLie = lambda die, x, y: True
        """Asked while a die is moved by hand; the board asks the rules."""
        self._carried: Carried | None = None
        self._tumble: Tumble | None = None
        self._moment = 0.0
        self._stretch = 1.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        pictures.ready.connect(self._on_picture)
        self.set_state(state)

    # ---- what is shown -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> BoxState:
        return self._state

    def set_state(self, state: BoxState) -> None:
        """Show a position at once; a throw that is being played is cut short."""
        self._stop()
        if state.box != self._state.box:
            self._scenery = Scenery.fitting(state.box, self._rect.adjusted(8, 8, -8, -16))
            self._layers = Layers(self._pictures, self._scenery, self._rect, self._layers.scale)
        self._state = state
        self._dragging = False
        self._carried = None
        self._aimer = Aimer(state.box, state.resting) if state.aiming and state.hand else None
        self._take_clicks()
        self._prepare()
        self._tell_aim()

    def _take_clicks(self) -> None:
        """Only where they mean something; elsewhere the board has them. A button that is down is waited for."""
        held = self.scene() is not None and self.scene().mouseGrabberItem() is self
        wanted = self._aimer is not None or bool(self._state.movable) or self.moving or held
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if wanted else Qt.MouseButton.NoButton)

    def set_scale(self, scale: float) -> None:
        """Draw for so many device pixels to a unit."""
        if self._sized and scale == self._layers.scale:
            return
        self._sized = True
        self._layers = Layers(self._pictures, self._scenery, self._rect, scale)
        self._prepare()
        self.update()

    def _prepare(self) -> None:
        if self._sized:
            self._pictures.prepare(self._layers.recipes(self._state.mat))

    def _on_picture(self, name: str) -> None:
        if name.startswith("dice-box-"):
            self.update()

    def make_ready(self) -> None:
        """Wait for the painting of the box, for pictures that are taken at once."""
        for recipe in self._layers.recipes(self._state.mat):
            if not self._pictures.is_ready(recipe):
                self._pictures.image(recipe)

    @property
    def is_ready(self) -> bool:
        """Whether the box is painted; until then a dark place is shown."""
        return all(self._pictures.is_ready(recipe) for recipe in self._layers.recipes(self._state.mat))

    # ---- throws ------------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self._tumble is not None

    def play_throw(self, result: ThrowResult, stretch: float = 1.0, calm: bool = False) -> None:
        """Show how the dice moved. ``stretch`` multiplies the time, 0 shows the end at once ("quick dice")."""
        self._stop()
        self._tumble = Tumble(result, calm)
        self._stretch = stretch
        self._moment = 0.0
        if stretch <= 0 or not result.motion:
            self.skip()
            return
        self._take_clicks()
        self._clock.start()
        self._timer.start()
        self.update()

    def skip(self) -> None:
        """Jump to the end of the throw that is played, if one is."""
        if self._tumble is None:
            return
        rests = self._tumble.result.rests
        self._stop()
        self._show_rests(rests)
        self.settled.emit()

    def _stop(self) -> None:
        self._timer.stop()
        self._tumble = None

    def _show_rests(self, rests: tuple[Rest, ...]) -> None:
        waiting = self._state.waiting - {rest.die for rest in rests}
        self._state = BoxState(
            self._state.box, self._state.mat, rests, waiting=waiting, marks={}, names=self._state.names
        )
        self._aimer = None
        self._take_clicks()
        self.update()

    def show_moment(self, moment: float) -> None:
        """Stop the throw that is played at a moment (milliseconds), for pictures."""
        self._timer.stop()
        self._moment = moment
        self.update()

    def _tick(self) -> None:
        if self._tumble is None:
            return
        self._moment = self._clock.elapsed() / self._stretch
        if self._moment >= self._tumble.length:
            self.skip()
        else:
            self.update()

    # ---- aiming ------------------------------------------------------------------------------------------------------

    @property
    def aimer(self) -> Aimer | None:
        """The aim of the person at the screen; None while nobody aims here."""
        return self._aimer

    def throw(self) -> None:
        """Throw as it is aimed."""
        if self._aimer is not None and not self.moving:
            self.chosen.emit(self._aimer.choice)

    def set_strength(self, strength: Strength) -> None:
        if self._aimer is not None:
            self._aimer.set_strength(strength)
            self._tell_aim()

    def aim_at(self, die: str) -> None:
        """Aim at a die that lies in the box."""
        if self._aimer is not None:
            self._aimer.take(die)
            self._tell_aim()

    def _tell_aim(self) -> None:
        self.update()
        if self._aimer is not None:
            self.aim_changed.emit(self.aim_words())

    def aim_words(self) -> str:
        """The aim in words, for screen readers and the heading."""
        return "" if self._aimer is None else words_of(self._aimer, self._state.names)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.press(Qt.Key(event.key()), event.modifiers()))

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
        """Do what a key means in the box; False when it means nothing here."""
        keys = Qt.Key
        if self.moving:
            if key in (keys.Key_Space, keys.Key_Return, keys.Key_Enter, keys.Key_Escape):
                self.skip()
                return True
            return False
        if self._state.movable and self._press_carried(key):
            return True
        if self._aimer is None:
            return False
        back = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        aimer = self._aimer
        steps = {
            keys.Key_Tab: lambda: aimer.step(-1 if back else 1),
            keys.Key_Backtab: lambda: aimer.step(-1),
            keys.Key_Up: lambda: aimer.stronger(1),
            keys.Key_Down: lambda: aimer.stronger(-1),
            keys.Key_Left: lambda: aimer.turn(1),
            keys.Key_Right: lambda: aimer.turn(-1),
            keys.Key_S: lambda: aimer.spin(-1 if back else 1),
        }
        if key in steps:
            steps[key]()
            self._tell_aim()
            return True
        if key in (keys.Key_Space, keys.Key_Return, keys.Key_Enter):
            self.throw()
            return True
        return False

    def _press_carried(self, key: Qt.Key) -> bool:
        """M lifts the die that may be moved, arrows carry it, Enter puts it down and Escape puts it back."""
        if self._carried is None:
            if key == Qt.Key.Key_M:
                self._lift()
            return key == Qt.Key.Key_M
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._put_down()
        elif key == Qt.Key.Key_Escape:
            self._carried = None
        elif not self._carried.press(key):
            return False
        self.update()
        return True

    def _lift(self) -> None:
        rest = next((rest for rest in self._state.resting if rest.die == self._state.movable), None)
        if rest is not None:
            self._carried = Carried(rest, self._state.box, self.may_lie)
            self.update()

    def _put_down(self) -> None:
        """Where it may not lie it stays in the air when carried by keys, and goes back when by mouse."""
        carried = self._carried
        if carried is not None and carried.moved and carried.allowed:
            self._carried = None
            self.die_moved.emit(carried.rest.die, carried.x, carried.y)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.moving:
            self.skip()
            return
        self.setFocus()
        die = self.die_at(event.pos())
        if die and die == self._state.movable:
            self._lift()
            return
        if self._aimer is None:
            return
        if die:
            self.aim_at(die)
            return
        place = self._scenery.camera.on_plane(event.pos())
        self._dragging = self._aimer.grip(place)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._carried is not None:
            self._carried.carry(*self.floor_at(event.pos()))
            self.update()
        elif self._dragging and self._aimer is not None:
            self._aimer.drag(self._scenery.camera.on_plane(event.pos()))
            self._tell_aim()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._dragging = False
        if self._carried is not None:
            die, moved = self._carried.rest.die, self._carried.moved
            self._put_down()
            self._carried = None
            if not moved:
                self.aim_at(die)
            self.update()
        self.ungrabMouse()
        self._take_clicks()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if self._aimer is None or self.moving:
            event.ignore()
            return
        self._aimer.stronger(1 if event.delta() > 0 else -1)
        self._tell_aim()

    # ---- places ------------------------------------------------------------------------------------------------------

    def die_at(self, point: QPointF) -> str:
        """The die in the box at a point of the item; empty where none lies."""
        for rest in sorted(self._state.resting, key=lambda rest: rest.y):
            if self.place_of(rest).contains(point):
                return rest.die
        return ""

    def place_of(self, rest: Rest) -> QRectF:
        """Where a die at rest is seen."""
        place = (rest.x / WHOLE, rest.y / WHOLE, rest.z / WHOLE)
        seen, reach = self._scenery.camera.point(place), RADIUS * self._scenery.camera.size(place)
        return QRectF(seen.x() - reach, seen.y() - reach, 2 * reach, 2 * reach)

    def floor_at(self, point: QPointF) -> tuple[int, int]:
        """The place on the floor at a point of the item, in tenths of a millimetre: for a die moved by hand."""
        x, y = self._scenery.camera.on_plane(point)
        return round(x * WHOLE), round(y * WHOLE)

    def point_on_floor(self, x: int, y: int) -> QPointF:
        """Where a place on the floor (tenths of a millimetre) is seen."""
        return self._scenery.camera.point((x / WHOLE, y / WHOLE, 0.0))

    # ---- painting ----------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.is_ready:
            painter.fillRect(self._rect, colour(DEEP, 0.6))
            return
        hints = QPainter.RenderHint
        painter.setRenderHints(hints.Antialiasing | hints.TextAntialiasing | hints.SmoothPixmapTransform)
        state, layers, camera = self._state, self._layers, self._scenery.camera
        tumble = self._tumble
        gone = tumble.moving(self._moment) if tumble else frozenset[str]()
        if self._carried:
            gone |= {self._carried.rest.die}
        painter.drawPixmap(
            self._rect.topLeft(), layers.still(state.mat, [rest for rest in state.resting if rest.die not in gone])
        )
        if tumble:
            tumble.paint_ground(painter, camera, self._moment)
            self._paint_fliers(painter, tumble, above=False)
        elif self._aimer and not self._carried:
            choice = self._aimer.choice
            target = next((rest for rest in state.resting if rest.die == choice.target), None)
            aim_art.paint_on_floor(painter, camera, state.box, choice.aim, target)
            if target is not None:
                place, picture = layers.die(target.die, target.shape, pose_of(target))
                painter.drawPixmap(place, picture)
        self._paint_front(painter, layers.front(state.mat, state.waiting - {state.hand} - gone))
        if tumble:
            self._paint_fliers(painter, tumble, above=True)
            return
        if self._carried:
            self._carried.paint(painter, camera)
            return
        if self._aimer:
            self._paint_aim(painter, self._aimer)
        self._paint_badges(painter)

    def _paint_front(self, painter: QPainter, picture: QPixmap) -> None:
        """Only its lower part: above the glass it is clear, and blending takes time."""
        top = self._scenery.glass_top()
        part = self._rect.adjusted(0, top, 0, 0)
        ratio = self._layers.scale
        source = QRectF(0, top * ratio, part.width() * ratio, part.height() * ratio)
        painter.drawPixmap(part, picture, source)

    def _paint_fliers(self, painter: QPainter, tumble: Tumble, *, above: bool) -> None:
        scenery = self._scenery
        tumble.paint_dice(
            painter, scenery.camera, self._moment, above=above, rail=scenery.rail_in_front, near=-scenery.y
        )

    def _paint_aim(self, painter: QPainter, aimer: Aimer) -> None:
        state, camera = self._state, self._scenery.camera
        aim = aimer.choice.aim
        aim_art.paint_in_air(painter, camera, state.box, aim)
        place, _, _ = release(aim, state.box)
        seen, reach = camera.point(place), 2.3 * RADIUS * camera.size(place)
        shine = radial(seen.x(), seen.y(), reach, (0.3, colour(AMBER, 0.5)), (1, colour(AMBER, 0)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shine)
        painter.drawEllipse(seen, reach, reach)
        self._paint_hand(painter, seen, camera.size(place))
        if state.needed:
            # Even where the hand is high up the plate stays in the picture.
            foot = QPointF(seen.x(), max(seen.y() - 0.55 * reach, 40 * self._enlarged))
            badges.paint_needed(painter, foot, state.hand, state.needed, 0.85 * self._enlarged)
        word = strength_word(aimer.choice.strength)
        aim_art.paint_gauge(painter, self._gauge_rect(), aimer.gauge, word, self._enlarged)

    def _paint_hand(self, painter: QPainter, seen: QPointF, size: float) -> None:
        """The die in hand: one picture, taken over the middle of the box, serves for all places."""
        camera = self._scenery.camera
        over = (0.0, 0.0, release_height(self._state.box))
        corner, picture = self._layers.die(self._state.hand, self._state.hand_shape, Pose(over, _IN_HAND))
        with saved(painter):
            painter.translate(seen)
            painter.scale(size / camera.size(over), size / camera.size(over))
            painter.drawPixmap(corner - camera.point(over), picture)

    def _gauge_rect(self) -> QRectF:
        near = -self._scenery.y - RAIL
        top, foot = (self._scenery.camera.point((0.0, near, z)) for z in (RAIL_TOP, BASE))
        wide, high = 560 * self._enlarged, 30 * self._enlarged
        middle = min((top.y() + foot.y()) / 2, self._rect.bottom() - high / 2 - 4)
        return QRectF(top.x() - wide / 2, middle - high / 2, wide, high)

    @property
    def _enlarged(self) -> float:
        """How much larger words and badges are drawn, so that they can be read however small the box is shown."""
        return max(1.0, 0.93 / max(0.4, self.scale()))

    def _paint_badges(self, painter: QPainter) -> None:
        for rest in sorted(self._state.resting, key=lambda rest: -rest.y):
            mark = self._state.marks.get(rest.die)
            if mark is not None:
                foot = QPointF(self.place_of(rest).center().x(), self.place_of(rest).top() + 2)
                badges.paint_badge(painter, foot, rest.die, mark, 0.85 * self._enlarged)
