"""Lists: things in frames that can be added, copied, dragged and removed; symbols as chips; counts by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, rounded, smooth, stroke
from desktop.table.kit.theme import TEAL, TEXT, colour
from desktop.table.kit.widgets.button import Button, icon_button
from desktop.table.kit.widgets.flow import FlowLayout, higher_when_narrow
from desktop.table.kit.widgets.text import label
from desktop.table.kit.writing import centred_baseline, put_text
from editor.forms.fields import NumberLine, shown
from editor.forms.rows import RowFrame
from editor.forms.shapes import Choice, Counts, Kinds, Many, Shape, blank
from editor.forms.spot import Editor, Spot, bare, discard
from editor.forms.symbols import symbol
from editor.game_words import kind_title, value_title
from editor.look.glyphs import sign
from editor.look.sheet import DEEPER, LINE

Build = Callable[[Spot, Shape], Editor]
FOLDED_FROM = 3
"""Lists longer than this begin with their things folded."""


class ListEditor(Editor):
    """Things of one shape. Those that fit a line stand in one; others fold."""

    def __init__(self, spot: Spot, shape: Many, build: Build, *, folds: bool, wide: bool) -> None:
        super().__init__(spot)
        self._shape, self._build, self.folds = shape, build, folds
        self.wide = wide
        """Whether its things have fields of their own and need all the width."""
        self._open: set[int] = set()
        self._frames: list[RowFrame] = []
        self._editors: dict[int, Editor] = {}
        self._mark = -1
        higher_when_narrow(self)
        self._rows = QVBoxLayout(self)
        bare(self._rows, 4)
        self.add = Button(self.tr("Add"), self, icon=sign("plus"), height=28, size=12, accent=TEAL)
        self.add.setAccessibleName(self.tr("Add to {what}").format(what=spot.label))
        self.add.clicked.connect(self._on_add)
        self._rows.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        if folds and len(self.spot.values) <= FOLDED_FROM:
            self._open = set(range(len(self.spot.values)))
        self.refresh()

    def inner(self) -> Sequence[Editor]:
        return list(self._editors.values())

    def unfold(self, step: str | int) -> None:
        if isinstance(step, int) and self.folds and step < len(self._frames) and step not in self._open:
            self._toggle(step)

    # ---- showing ---------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        values = self.spot.values
        while len(self._frames) > len(values):
            self._drop_last()
        while len(self._frames) < len(values):
            self._add_frame()
        for place, frame in enumerate(self._frames):
            if self.folds:
                frame.title.setText(self._title(place, values[place]))
            if place in self._editors:
                self._editors[place].refresh()
        self.add.setVisible(self._shape.most is None or len(values) < self._shape.most)
        fixed = self._shape.least == self._shape.most
        for frame in self._frames:
            frame.copy.setVisible(not fixed and self.add.isVisibleTo(self))
            frame.remove.setVisible(not fixed)

    def _add_frame(self) -> None:
        place = len(self._frames)
        frame = RowFrame(self.spot.label, self.folds, self)
        frame.remove_wanted.connect(lambda: self._remove(self._frames.index(frame)))
        frame.copy_wanted.connect(lambda: self._copy(self._frames.index(frame)))
        frame.toggled.connect(lambda: self._toggle(self._frames.index(frame)))
        frame.grip.dragged.connect(self._on_drag)
        frame.grip.dropped.connect(lambda y: self._on_drop(self._frames.index(frame), y))
        frame.grip.shifted.connect(lambda by: self._shift(self._frames.index(frame), by))
        self._frames.append(frame)
        self._rows.insertWidget(self._rows.count() - 1, frame)
        if not self.folds:
            self._make(place)
        elif place in self._open:
            self._make(place)
            frame.set_open(True)

    def _make(self, place: int) -> None:
        spot = self.spot.at(place, label=self.spot.label, ref=self.spot.ref, unit=self.spot.unit)
        editor = self._editors[place] = self._build(spot, self._shape.inner)
        if self.folds:
            self._frames[place].put_below(editor)
        else:
            self._frames[place].put_beside(editor)

    def _drop_last(self) -> None:
        frame = self._frames.pop()
        self._editors.pop(len(self._frames), None)
        discard(frame, self._rows)

    def _toggle(self, place: int) -> None:
        is_open = place not in self._open
        if is_open:
            self._open.add(place)
            if place not in self._editors:
                self._make(place)
        else:
            self._open.discard(place)
        self._editors[place].setVisible(is_open)
        self._frames[place].set_open(is_open)

    def _title(self, place: int, value: Any) -> str:
        words = _summary(self.spot.document.game, self._shape.inner, value)
        return f"{place + 1}  {words}" if words else str(place + 1)

    # ---- changing --------------------------------------------------------------------------------------------

    def _on_add(self) -> None:
        inner = self._shape.inner
        if isinstance(inner, Kinds) and len(inner.groups) > 1:
            menu = QMenu(self)
            for kind, group in inner.groups:
                action = menu.addAction(kind_title(self.spot.document.game, kind, group.name))
                action.triggered.connect(lambda _=False, group=group: self._append(blank(group)))
            menu.exec(self.add.mapToGlobal(QPoint(0, self.add.height())))
        else:
            self._append(blank(inner))

    def _append(self, value: Any) -> None:
        place = len(self.spot.values)
        self._open.add(place)
        self.spot.put([*self.spot.values, value], text=self.tr("Add to {what}").format(what=self.spot.label))
        if place in self._editors:
            self._editors[place].focus_here()

    def _copy(self, place: int) -> None:
        values = list(self.spot.values)
        values.insert(place + 1, values[place])
        self.spot.put(values, text=self.tr("Copy in {what}").format(what=self.spot.label))

    def _remove(self, place: int) -> None:
        values = self.spot.values
        self.spot.put(
            values[:place] + values[place + 1 :], text=self.tr("Remove from {what}").format(what=self.spot.label)
        )
        if self._frames:
            self._frames[min(place, len(self._frames) - 1)].remove.setFocus()

    def _move(self, place: int, target: int) -> None:
        values = list(self.spot.values)
        target = max(0, min(target, len(values) - 1))
        if place != target:
            values.insert(target, values.pop(place))
            self.spot.put(values, text=self.tr("Move in {what}").format(what=self.spot.label))
            self._frames[target].grip.setFocus()

    def _shift(self, place: int, by: int) -> None:
        self._move(place, place + by)

    def _on_drag(self, y: int) -> None:
        self._mark = self._gap_at(y)
        self.update()

    def _on_drop(self, place: int, y: int) -> None:
        dragged, self._mark = self._mark >= 0, -1
        self.update()
        if dragged:
            gap = self._gap_at(y)
            self._move(place, gap - 1 if gap > place else gap)

    def _gap_at(self, y: int) -> int:
        """Before which frame a thing dropped at a height comes to lie."""
        return sum(frame.geometry().center().y() < y for frame in self._frames)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._mark < 0 or not self._frames:
            return
        painter = QPainter(self)
        smooth(painter)
        last = self._mark >= len(self._frames)
        edge = self._frames[-1].geometry().bottom() + 2 if last else self._frames[self._mark].geometry().top() - 3
        fill(painter, rounded(QRectF(0, edge - 1, self.width(), 3), 1.5), colour(TEAL))
        painter.end()


def _summary(game: str, shape: Shape, value: Any) -> str:
    """A few words that tell one thing of a list from another."""
    if isinstance(shape, Kinds) and isinstance(value, dict):
        kind = value.get(shape.by)
        group = shape.group(kind)
        return kind_title(game, str(kind), group.name if group else "")
    if isinstance(value, dict):
        named = [
            shown(value[field]) for field in ("title", "name", "id", "colour") if isinstance(value.get(field), str)
        ]
        if named:
            return named[0]
        if isinstance(between := value.get("between"), list):
            return " – ".join(shown(end) for end in between)
        return ""
    return ", ".join(shown(one) for one in value) if isinstance(value, list) else shown(value)


class ChipsEditor(Editor):
    """A list of words as chips with their pictures: a check, edges of a galaxy, resources."""

    def __init__(self, spot: Spot, shape: Many, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        assert isinstance(shape.inner, Choice)
        self._shape, self._choice = shape, shape.inner
        self._chips: list[Button] = []
        self._flow = FlowLayout(self, across=2, down=2)
        self.add = icon_button(sign("plus"), self.tr("Add to {what}").format(what=spot.label), self, side=28)
        self.add.clicked.connect(self._on_add)
        higher_when_narrow(self)
        self._flow.addWidget(self.add)
        self._shown: list[Any] | None = None
        self.refresh()

    def refresh(self) -> None:
        values = self.spot.values
        if values == self._shown:
            return
        self._shown = list(values)
        for chip in self._chips:
            discard(chip, self._flow)
        self._chips = []
        self._flow.removeWidget(self.add)
        for place, word in enumerate(values):
            chip = Chip(self.spot.document.game, shown(word), self)
            chip.clicked.connect(lambda _=False, place=place: self._remove(place))
            chip.show()
            self._chips.append(chip)
            self._flow.addWidget(chip)
        self._flow.addWidget(self.add)
        self.add.setVisible(self._shape.most is None or len(values) < self._shape.most)
        self.updateGeometry()

    def _on_add(self) -> None:
        menu = QMenu(self)
        game = self.spot.document.game
        for word in self._choice.options:
            action = menu.addAction(symbol(game, word) or QIcon(), value_title(game, word))
            action.triggered.connect(lambda _=False, word=word: self.append(word))
        menu.exec(self.add.mapToGlobal(QPoint(0, self.add.height())))

    def append(self, word: str) -> None:
        self.spot.put([*self.spot.values, word])

    def _remove(self, place: int) -> None:
        values = self.spot.values
        self.spot.put(values[:place] + values[place + 1 :])
        self.add.setFocus()


class Chip(Button):
    """A word with its picture and a cross; a click takes it away."""

    def __init__(self, game: str, word: str, parent: QWidget) -> None:
        super().__init__(value_title(game, word), parent, icon=Icon.CLOSE, height=28, size=12)
        self._picture = symbol(game, word)
        self.setAccessibleName(self.tr("Remove {word}").format(word=self.text()))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        hint.setWidth(hint.width() + (20 if self._picture else 0))
        return hint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        near = self.underMouse() or self.hasFocus()
        fill(painter, rounded(body, body.height() / 2), colour("#1A2550" if near else DEEPER))
        stroke(painter, rounded(body, body.height() / 2), colour(TEAL if self.hasFocus() else LINE), 1.2)
        x, middle = body.left() + 8, body.center().y()
        if self._picture is not None:
            side = 20
            self._picture.paint(painter, round(x - 3), round(middle - side / 2), side, side)
            x += 22
        face = fonts.font(12)
        put_text(painter, x, centred_baseline(face, middle), self.text(), face, colour(TEXT))
        spot = QRectF(body.right() - 20, middle - 6, 12, 12)
        paint_icon(painter, Icon.CLOSE, spot, colour(TEXT, 1.0 if near else 0.55))
        painter.end()


class CountsEditor(Editor):
    """A number for each of several names; 0 leaves the name out."""

    def __init__(self, spot: Spot, shape: Counts, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._shape = shape
        self._lines: dict[str, _CountLine] = {}
        flow = FlowLayout(self, across=10, down=4)
        game = spot.document.game
        for key in shape.keys:
            cell = QWidget(self)
            row = QHBoxLayout(cell)
            bare(row, 4)
            if (icon := symbol(game, key)) is not None:
                picture = label("", parent=cell)
                picture.setPixmap(icon.pixmap(20, 20))
                picture.setToolTip(value_title(game, key))
                row.addWidget(picture)
            else:
                row.addWidget(label(value_title(game, key), fonts.font(12)))
            line = self._lines[key] = _CountLine(spot, key, shape, cell)
            row.addWidget(line)
            flow.addWidget(cell)
        higher_when_narrow(self)
        self.refresh()

    def refresh(self) -> None:
        value = self.spot.value
        for key, line in self._lines.items():
            line.show_count(value.get(key, 0) if isinstance(value, dict) else 0)


class _CountLine(NumberLine):
    def __init__(self, spot: Spot, key: str, shape: Counts, parent: QWidget) -> None:
        super().__init__(spot, shape.value, parent)
        self._key, self._most = key, shape.value.most or 99
        self.setFixedWidth(40)
        self.setAccessibleName(f"{spot.label}: {value_title(spot.document.game, key)}")
        self.setToolTip(self.accessibleName())
        self.textEdited.connect(self._typed)

    def show_count(self, count: Any) -> None:
        text = shown(count) if count else ""
        if self.text().strip() != text:
            self.setText(text)

    def _counts(self) -> dict[str, Any]:
        value = self._spot.value
        return dict(value) if isinstance(value, dict) else {}

    def step(self, by: int) -> None:
        now = self._counts().get(self._key, 0)
        self._put(max(0, min((now if type(now) is int else 0) + by, self._most)))

    def _typed(self, text: str) -> None:
        self._put(int(text) if text.strip().isdigit() else text.strip() or 0)

    def _put(self, count: Any) -> None:
        counts = self._counts()
        if count:
            counts[self._key] = count
        else:
            counts.pop(self._key, None)
        self._spot.put(counts, merge=True)


def is_chips(shape: Many) -> bool:
    return isinstance(shape.inner, Choice)
