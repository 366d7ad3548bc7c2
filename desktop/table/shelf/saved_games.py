"""All saved games, those in progress and those that are over, with a search."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSizePolicy, QWidget

from desktop.kernel.errors import Problem
from desktop.table.context import Context
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, panel, rounded, smooth, stroke
from desktop.table.kit.theme import ACCENTS, HAIRLINE, MUTED, PANEL, RAISED, SOFT_TEXT, TEXT, WHITE, mix
from desktop.table.kit.widgets.banner import Banner
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.page import Page
from desktop.table.kit.widgets.text import label
from desktop.table.kit.writing import RIGHT, put_fitted
from desktop.table.shelf.menu import GameMenu, command_of
from desktop.table.shelf.model import SavedGame, saved_games, when

_RING = 3.0
_WIDE, _HEIGHT, _NARROW_HEIGHT = 560, 62, 84
"""Width from which two lines do, and the heights of a row with two and with three."""
_LISTED = 200
"""Rows made at once; a search finds the rest."""


class SavedGameRow(QAbstractButton):
    """One game. Enter or a click opens it; the menu key or a right click offers the rest."""

    menu_wanted = Signal(object, QPoint)
    command = Signal(str, object)
    arrow = Signal(int)

    def __init__(self, game: SavedGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{game.title}. {self._players}. {self._state}")

    @property
    def _players(self) -> str:
        return ", ".join(self.game.seat_text(seat) for seat in range(len(self.game.names)))

    @property
    def _state(self) -> str:
        game = self.game
        if game.winners:
            words = self.tr("won by {names}").format(names=", ".join(game.names[seat] for seat in game.winners))
        elif game.is_over:
            words = self.tr("over")
        else:
            words = self.tr("{steps} moves").format(steps=game.steps)
        return self.tr("{state}, practice").format(state=words) if game.practice else words

    def sizeHint(self) -> QSize:
        return QSize(600, _HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(_HEIGHT if self.width() >= _WIDE else _NARROW_HEIGHT)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        at = self.mapToGlobal(QPoint(40, self.height())) if keyboard else event.globalPos()
        self.menu_wanted.emit(self.game, at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if command := command_of(event):
            self.command.emit(command, self.game)
        elif way := ways.get(Qt.Key(event.key())):
            self.arrow.emit(way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        accent = ACCENTS[self.game.info.id]
        near = self.underMouse() or self.hasFocus()
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        top = mix(RAISED, WHITE, 0.06 if near else 0.0)
        panel(painter, body, 10, top=top, bottom=PANEL, border=accent if near else HAIRLINE, shaded=False)
        fill(painter, rounded(QRectF(body.left() + 12, body.top() + 14, 4, body.height() - 28), 2), accent)
        date, state = fonts.font(13), fonts.font(13, 600)
        right = body.right() - 18
        share = min(240.0, body.width() * 0.4)
        x, room = body.left() + 30, body.width() - share - 66
        put_fitted(painter, right, body.top() + 24, share, self._state, state, SOFT_TEXT, RIGHT)
        if self.width() >= _WIDE:
            put_fitted(painter, right, body.top() + 43, share, when(self.game.updated), date, MUTED, RIGHT)
        else:
            put_fitted(painter, x, body.top() + 63, body.width() - 48, when(self.game.updated), date, MUTED)
        title = self.game.title if not self.game.named else f"{self.game.title} · {self.game.info.title}"
        put_fitted(painter, x, body.top() + 24, room, title, fonts.font(15, 600), TEXT)
        beside = room if self.width() >= _WIDE else body.width() - 48
        put_fitted(painter, x, body.top() + 43, beside, self._players, fonts.font(13), MUTED)
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded(around, 12), mix(accent, WHITE, 0.55), 2)
        painter.end()


class SavedGamesPage(Page):
    game_wanted = Signal(str)
    file_wanted = Signal()

    def __init__(self, context: Context, menu: GameMenu, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("All saved games"), parent, width=980)
        self._context, self._menu = context, menu
        self._games: Sequence[SavedGame] = ()
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search by name, game or player"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(300)
        self.search.textChanged.connect(self._fill)
        self.load = Button(self.tr("Open a saved game …"), self, height=36, size=13)
        self.load.clicked.connect(self.file_wanted)
        self.add_tool(self.search)
        self.add_tool(self.load)
        self.banner = Banner(self.column)
        self.rows.addWidget(self.banner)
        self.rows.setSpacing(2)
        self.games: list[SavedGameRow] = []
        self._nothing = label("", fonts.font(15), MUTED, self.column, wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.rows.addWidget(self._nothing)
        self.rows.addStretch(1)
        menu.changed.connect(self.refresh)
        self.refresh()
        self.search.setFocus()

    def refresh(self) -> None:
        """Read the library anew."""
        try:
            found = saved_games(self._context.library)
        except Problem as problem:
            self.banner.show_sentence(problem.sentence)
            return
        self.banner.show_sentence(None)
        self._games = [game for game in found if game.uid not in self._menu.bin]
        self._fill()

    def _fill(self) -> None:
        for row in self.games:
            self.rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.games = []
        for game in [game for game in self._games if game.matches(self.search.text())][:_LISTED]:
            self._add(game)
        words = self.tr("No game was saved yet.") if not self._games else self.tr("No saved game matches the search.")
        self._nothing.setText("" if self.games else words)
        self._nothing.setVisible(not self.games)

    def _add(self, game: SavedGame) -> None:
        row = SavedGameRow(game, self.column)
        row.clicked.connect(lambda: self.game_wanted.emit(game.uid))
        row.menu_wanted.connect(lambda game, at: self._menu.open(game, at, self))
        row.command.connect(lambda command, game: self._menu.do(command, game, self))
        place = len(self.games)
        row.arrow.connect(lambda way: self._step(place, way))
        self.rows.insertWidget(self.rows.count() - 1, row)
        self.games.append(row)
        row.show()

    def _step(self, place: int, way: int) -> None:
        goal = place + way
        if goal < 0:
            self.search.setFocus(Qt.FocusReason.TabFocusReason)
        elif goal < len(self.games):
            self.games[goal].setFocus(Qt.FocusReason.TabFocusReason)
            self.area.ensureWidgetVisible(self.games[goal])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            if self.games:
                self.games[0].setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)
