"""What the editor shows without a pack: begin one, open one, go on with one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.catalogue import GAMES
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, radial, rounded, smooth, stroke, vertical
from desktop.table.kit.theme import ACCENTS, DEEP, MUTED, SHELF_EDGE, SPACE, TEAL, TEXT, WARNING, colour, mix
from desktop.table.kit.widgets.button import Button, icon_button
from desktop.table.kit.widgets.page import scrolling
from desktop.table.kit.widgets.text import hint, label
from desktop.table.kit.writing import put_fitted
from editor.document.storage import Recovery
from editor.game_words import Template, templates
from editor.look.glyphs import sign
from editor.look.sheet import LINE, LINE_LIT, PANEL


class Choice(QAbstractButton):
    """A card with a sign, a title and a line that explains."""

    def __init__(self, title: str, words: str, icon: str, accent: str, parent: QWidget, *, high: int = 66) -> None:
        super().__init__(parent)
        self.setText(title)
        self._hint, self._icon, self._accent = words, icon, accent
        self.setMinimumSize(QSize(220, high))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(high)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self.setToolTip(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        near = self.underMouse() or self.hasFocus()
        fill(painter, rounded(body, 10), colour(mix(PANEL, self._accent, 0.12 if near else 0.03)))
        edge = mix(self._accent, "#FFFFFF", 0.3) if self.hasFocus() else LINE_LIT if near else LINE
        stroke(painter, rounded(body, 10), colour(edge), 2 if self.hasFocus() else 1)
        spot = QRectF(body.left() + 14, body.center().y() - 12, 24, 24)
        paint_icon(painter, sign(self._icon), spot, colour(self._accent))
        x, room = body.left() + 52, body.width() - 64
        put_fitted(painter, x, body.center().y() - 3, room, self.text(), fonts.font(15, 600), TEXT)
        put_fitted(painter, x, body.center().y() + 17, room, self._hint, fonts.font(12), MUTED)
        painter.end()


class StartPage(QWidget):
    new_wanted = Signal(str, object)
    """Game and Template, or None for an empty pack."""
    open_wanted = Signal()
    file_wanted = Signal(object)
    """The Path of a pack opened before."""
    recovery_wanted = Signal(object)
    """A Recovery."""
    discard_wanted = Signal(object)
    """A Recovery to be thrown away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Packs"))
        self._body = QWidget()
        self._body.setObjectName("body")
        self._body.setMaximumWidth(1180)
        self._rows = QVBoxLayout(self._body)
        self._rows.setContentsMargins(28, 24, 28, 28)
        self._rows.setSpacing(10)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolling(self._body, self))
        self.game = next(iter(GAMES))
        self.games: dict[str, Choice] = {}
        self.choices: list[Choice] = []
        self.recent: list[Choice] = []
        self.recoveries: list[Choice] = []
        self.discards: list[QAbstractButton] = []

    def show_all(self, recent: Sequence[Path], left_behind: Sequence[Recovery]) -> None:
        """Fill the page anew."""
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._heading()
        self._recoveries(left_behind)
        columns = QWidget()
        row = QHBoxLayout(columns)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(28)
        row.addWidget(self._new(), 3)
        row.addWidget(self._recent(recent), 2)
        self._rows.addWidget(columns)
        self._rows.addStretch(1)

    def _heading(self) -> None:
        self._rows.addWidget(label(self.tr("Design your own"), fonts.display(30)))
        words = self.tr("Cards, tiles, maps and positions for the four games: drawn, checked, played and printed here.")
        self._rows.addWidget(hint(words))

    def _recoveries(self, left_behind: Sequence[Recovery]) -> None:
        self.recoveries, self.discards = [], []
        for one in left_behind:
            at = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.saved_at))
            named = self.tr("“{title}”").format(title=one.title) if one.title else self.tr("a pack")
            title = self.tr("Recover {name}").format(name=one.target.name if one.target else named)
            words = self.tr("The editor ended without saving; the work of {time} is here.").format(time=at)
            if one.target is None:
                words = self.tr("It was never saved to a file; the work of {time} is here.").format(time=at)
            choice = Choice(title, words, "warning", WARNING, self)
            choice.clicked.connect(lambda _=False, one=one: self.recovery_wanted.emit(one))
            cross = icon_button(Icon.CLOSE, self.tr("Throw this work away …"), self, side=34)
            cross.clicked.connect(lambda _=False, one=one: self.discard_wanted.emit(one))
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            row.addWidget(choice, 1)
            row.addWidget(cross)
            self.recoveries.append(choice)
            self.discards.append(cross)
            self._rows.addWidget(line)

    def _new(self) -> QWidget:
        column = QWidget()
        rows = QVBoxLayout(column)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(label(self.tr("A new pack for"), fonts.display(17)))
        grid = QGridLayout()
        grid.setSpacing(8)
        for number, info in enumerate(GAMES.values()):
            choice = Choice(info.title, info.pitch, "card", ACCENTS[info.id], column)
            choice.clicked.connect(lambda _=False, game=info.id: self.choose_game(game))
            self.games[info.id] = choice
            grid.addWidget(choice, number // 2, number % 2)
        rows.addLayout(grid)
        rows.addSpacing(6)
        self._what = label("", fonts.display(17))
        rows.addWidget(self._what)
        self._templates = QVBoxLayout()
        self._templates.setSpacing(6)
        rows.addLayout(self._templates)
        rows.addStretch(1)
        self.choose_game(self.game)
        return column

    def choose_game(self, game: str) -> None:
        """Show what a new pack for a game may begin with."""
        self.game = game
        for choice in self.choices:
            choice.deleteLater()
        self.choices = []
        self._what.setText(self.tr("{game}: begin with").format(game=GAMES[game].title))
        options: list[Template | None] = [*templates(game), None]
        for template in options:
            title = template.title if template else self.tr("Nothing")
            words = template.hint if template else self.tr("An empty pack")
            choice = Choice(title, words, "copy" if template else "plus", ACCENTS[game], self, high=56)
            choice.clicked.connect(lambda _=False, one=template: self.new_wanted.emit(self.game, one))
            self.choices.append(choice)
            self._templates.addWidget(choice)

    def _recent(self, recent: Sequence[Path]) -> QWidget:
        column = QWidget()
        rows = QVBoxLayout(column)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Go on with"), fonts.display(17)), 1)
        self.open = Button(self.tr("Open …"), self, icon=Icon.ARROW_RIGHT, height=34, accent=TEAL)
        self.open.clicked.connect(self.open_wanted)
        head.addWidget(self.open)
        rows.addLayout(head)
        self.recent = []
        for path in recent:
            choice = Choice(path.stem, str(path.parent), "card", SHELF_EDGE, column, high=56)
            choice.clicked.connect(lambda _=False, path=path: self.file_wanted.emit(path))
            self.recent.append(choice)
            rows.addWidget(choice)
        if not recent:
            rows.addWidget(
                hint(self.tr("Packs that you open are listed here. A file can also be dropped on the window."))
            )
        rows.addStretch(1)
        return column

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), vertical(QRectF(self.rect()), (0, SPACE), (1, DEEP)))
        glow = radial(
            self.width() * 0.85, 0, self.width() * 0.6, (0, colour("#2B4AA8", 0.35)), (1, colour("#2B4AA8", 0))
        )
        painter.fillRect(self.rect(), glow)
        painter.end()
