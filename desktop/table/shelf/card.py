"""The card of a game in progress: the position, who plays and how they stand, and the way back to the table."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, linear, outer_glow, panel, polygon, rounded, saved, smooth, stroke, vertical
from desktop.table.kit.theme import (
    ACCENTS,
    DEEP,
    HAIRLINE,
    INK,
    MUTED,
    PANEL,
    RAISED,
    SOFT_TEXT,
    TEXT,
    WHITE,
    colour,
    mix,
)
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, fit_font, put_fitted, put_text, text_width, wrap
from desktop.table.shelf.menu import command_of
from desktop.table.shelf.model import YOU, SavedGame, when
from desktop.table.shelf.positions import Standing

RING = 4.0
_PAD, _ROW, _BUTTON = 14.0, 23.0, 36.0
_MORE = 26.0


class ContinueCard(QAbstractButton):
    """Enter or a click goes on; the menu key, a right click or the three dots offer the rest."""

    menu_wanted = Signal(object)
    """Where the menu opens, in pixels of the screen."""
    command = Signal(str)
    """What a key asks for, see ``command_of``."""

    def __init__(self, game: SavedGame, standing: Standing | None, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.standing = standing
        self._pictures = pictures
        self._recipe: Recipe | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{game.title}. {self.invitation}")
        self.setAccessibleDescription(self._spoken())
        pictures.ready.connect(self._on_ready)

    # ---- words -----------------------------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Whether a person at this computer can act now."""
        seat = self.standing.to_move if self.standing else None
        return seat is not None and self.game.players[seat] == YOU

    @property
    def invitation(self) -> str:
        """What the button says."""
        standing = self.standing
        if standing is None or standing.to_move is None:
            return self.tr("Look back") if self.game.is_over else self.tr("Go on")
        people = [seat for seat, player in enumerate(self.game.players) if player == YOU]
        if people == [standing.to_move]:
            return self.tr("Go on, your move")
        return self.tr("Go on, {name} moves").format(name=self.game.names[standing.to_move])

    @property
    def _date(self) -> str:
        words = self.tr("Played {when}") if self.game.is_over else self.tr("Saved {when}")
        return words.format(when=when(self.game.updated))

    @property
    def _subtitle(self) -> str:
        if self.standing is None:
            return self.tr("its board cannot be shown here")
        parts = [self.game.info.title] if self.game.named else []
        parts.append(self.standing.subtitle)
        if self.game.practice:
            parts.append(self.tr("practice"))
        return ", ".join(parts)

    def _spoken(self) -> str:
        seats = [
            self.game.seat_text(seat) + (f" {self.standing.scores[seat]}" if self.standing else "")
            for seat in range(len(self.game.names))
        ]
        return ". ".join([self._subtitle, ", ".join(seats), self._date])

    # ---- measures --------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(424, 236)

    def minimumSizeHint(self) -> QSize:
        return QSize(288, 194)

    @property
    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    @property
    def _picture(self) -> QRectF:
        body = self._body
        side = min(body.height() - 2 * _PAD, body.width() * 0.47)
        return QRectF(body.left() + _PAD, body.top() + (body.height() - side) / 2, round(side), round(side))

    @property
    def _more(self) -> QRectF:
        body = self._body
        return QRectF(body.right() - _MORE - 6, body.top() + 8, _MORE, _MORE)

    # ---- what the mouse and keys do --------------------------------------------------------------------------

    def hitButton(self, pos: QPoint) -> bool:
        return self._body.contains(pos) and not self._more.contains(pos)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        if self._more.contains(place):
            self.menu_wanted.emit(self.mapToGlobal(self._more.bottomLeft().toPoint()))
            return
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            at = self.mapToGlobal(self._more.bottomLeft().toPoint())
        self.menu_wanted.emit(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if command := command_of(event):
            self.command.emit(command)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _on_ready(self, name: str) -> None:
        if self._recipe is not None and name == self._recipe.name:
            self.update()

    # ---- painting --------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body, accent = self._body, ACCENTS[self.game.info.id]
        near = self.underMouse() or self.hasFocus()
        if self.isDown():
            painter.translate(0, 1)
        if self.hasFocus():
            outer_glow(painter, body, 12, accent, reach=4, strength=0.07)
        top = mix(RAISED, accent, 0.12 if self.mine else 0.05 if near else 0.0)
        border = colour(accent) if self.mine or near else colour(HAIRLINE)
        panel(painter, body, 12, top=top, bottom=PANEL, border=border, border_width=2 if near else 1.4, shaded=False)
        self._paint_picture(painter, accent)
        x = self._picture.right() + 16
        self._write(painter, x, body.right() - 14 - x, accent, near)
        self._paint_dots(painter, near)
        if self.hasFocus():
            stroke(painter, rounded(body.adjusted(-2, -2, 2, 2), 14), mix(accent, WHITE, 0.6), 2)
        painter.end()

    def _paint_picture(self, painter: QPainter, accent: str) -> None:
        place = self._picture
        if self.standing is not None:
            recipe = self.standing.recipe(self.game, place.width(), self.devicePixelRatioF())
            if recipe != self._recipe:
                self._recipe = recipe
                self._pictures.prepare([recipe])
            if self._pictures.is_ready(recipe):
                with saved(painter):
                    painter.setClipPath(rounded(place, 8))
                    painter.drawPixmap(place.topLeft(), self._pictures.pixmap(recipe))
                return
        ground = linear(
            place.left(), place.top(), place.right(), place.bottom(), (0, mix(DEEP, accent, 0.16)), (1, DEEP)
        )
        fill(painter, rounded(place, 8), ground)

    def _write(self, painter: QPainter, x: float, room: float, accent: str, near: bool) -> None:
        """From the top: title, how far the game is, seats; from the bottom: button and date.

        In a low card the date stands beside the button.
        """
        body, rows = self._body, len(self.game.names)
        low = body.height() < 200
        title = fit_font(self.game.title, room - _MORE, fonts.display(18), 14)
        base = body.top() + (26 if low else 30)
        put_fitted(painter, x, base, room - _MORE, self.game.title, title, TEXT, smallest=14)
        block = wrap(self._subtitle, room, fonts.font(12), most=1 if low else 2, leading=1.3)
        for number, text in enumerate(block.lines):
            put_text(painter, x, base + 20 + number * block.line_height, text, block.font, MUTED)
        top = base + 11 + block.height + (4 if low else 8)
        bottom = body.bottom() - _PAD - _BUTTON
        step = min(_ROW, (bottom - (4 if low else 24) - top) / rows)
        for seat in range(rows):
            self._seat(painter, seat, QRectF(x, top + seat * step, room, step))
        date = fonts.font(12)
        if not low:
            put_fitted(painter, x, bottom - 9, room, self._date, date, MUTED, smallest=11)
            self._button(painter, QRectF(x, bottom, room, _BUTTON), accent, near)
            return
        beside = min(118.0, room * 0.4)
        words = wrap(self._date, beside - 8, date, most=2, leading=1.3)
        for number, text in enumerate(words.lines):
            y = bottom + _BUTTON / 2 - words.height / 2 + 11.5 + number * words.line_height
            put_text(painter, x, y, text, date, MUTED)
        self._button(painter, QRectF(x + beside, bottom, room - beside, _BUTTON), accent, near)

    def _seat(self, painter: QPainter, seat: int, row: QRectF) -> None:
        standing = self.standing
        moves = standing is not None and standing.to_move == seat
        won = self.game.winners is not None and seat in self.game.winners
        paint = standing.accents[seat] if standing else SOFT_TEXT
        if moves or won:
            fill(painter, rounded(row.adjusted(-4, 1, 4, -1), 6), colour(paint, 0.2))
        if moves:
            y = row.center().y()
            fill(painter, polygon([(row.left() - 10, y - 4), (row.left() - 5, y), (row.left() - 10, y + 4)]), paint)
        side = min(14.0, row.height() - 4)
        if standing:
            standing.signs[seat](painter, QRectF(row.left() + 1, row.center().y() - side / 2, side, side))
        face = fonts.font(13, 700 if moves or won else 400, tabular=True)
        base = centred_baseline(face, row.center().y())
        taken = 0.0
        if standing:
            taken = put_text(painter, row.right(), base, str(standing.scores[seat]), face, TEXT, RIGHT).width() + 8
        room = row.width() - 22 - taken
        put_fitted(painter, row.left() + 22, base, room, self.game.seat_text(seat), face, TEXT if moves else SOFT_TEXT)

    def _button(self, painter: QPainter, place: QRectF, accent: str, near: bool) -> None:
        words = self.invitation
        if text_width(fonts.font(12, 600), words) > place.width() - 16:
            words = self.tr("Go on")
        face = fit_font(words, place.width() - 16, fonts.font(14, 600), 12)
        if self.mine:
            lift = 0.42 if near else 0.26
            fill(painter, rounded(place, 9), vertical(place, (0, mix(accent, WHITE, lift)), (1, accent)))
        else:
            fill(painter, rounded(place, 9), colour(RAISED, 0.9))
            stroke(painter, rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 8.5), mix(accent, WHITE, 0.2, 0.8), 1)
        ink = INK if self.mine else TEXT
        base = centred_baseline(face, place.center().y())
        put_fitted(painter, place.center().x(), base, place.width() - 16, words, face, ink, CENTRE)

    def _paint_dots(self, painter: QPainter, near: bool) -> None:
        middle = self._more.center()
        for shift in (-6, 0, 6):
            dot = QRectF(middle.x() + shift - 1.7, middle.y() - 1.7, 3.4, 3.4)
            fill(painter, rounded(dot, 1.7), colour(TEXT if near else MUTED))


class StepCard(QAbstractButton):
    """One of the first steps, while there is no game to continue."""

    def __init__(self, icon: Icon, title: str, sentence: str, button: str, accent: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self._title, self._sentence, self._button_words = icon, title, sentence, button
        self._accent = accent
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(424, 194)

    def minimumSizeHint(self) -> QSize:
        return QSize(250, 186)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        near = self.underMouse() or self.hasFocus()
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.isDown():
            painter.translate(0, 1)
        border = colour(self._accent) if near else colour(HAIRLINE)
        panel(painter, body, 12, border=border, border_width=2 if near else 1.2, shaded=False)
        disc = QRectF(body.left() + 20, body.top() + 16, 48, 48)
        fill(painter, rounded(disc, 24), colour(self._accent, 0.16))
        paint_icon(painter, self._icon, disc.adjusted(13, 13, -13, -13), colour(self._accent))
        x, room = disc.right() + 16, body.right() - disc.right() - 36
        face = fit_font(self._title, room, fonts.display(19), 15)
        put_fitted(painter, x, disc.center().y() + face.pixelSize() * 0.36, room, self._title, face, TEXT, smallest=14)
        text = body.adjusted(20, 76, -20, -62)
        block = wrap(self._sentence, text.width(), fonts.font(14))
        for number, words in enumerate(block.lines):
            put_text(painter, text.left(), text.top() + 15 + number * block.line_height, words, block.font, SOFT_TEXT)
        place = QRectF(body.left() + 20, body.bottom() - 16 - _BUTTON, body.width() - 40, _BUTTON)
        fill(painter, rounded(place, 9), colour(mix(RAISED, self._accent, 0.2 if near else 0), 0.9))
        stroke(painter, rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 8.5), mix(self._accent, WHITE, 0.2, 0.9), 1)
        face = fonts.font(14, 600)
        base = centred_baseline(face, place.center().y())
        put_fitted(painter, place.center().x(), base, place.width() - 16, self._button_words, face, TEXT, CENTRE)
        if self.hasFocus():
            stroke(painter, rounded(body.adjusted(-2, -2, 2, 2), 14), mix(self._accent, WHITE, 0.6), 2)
        painter.end()
