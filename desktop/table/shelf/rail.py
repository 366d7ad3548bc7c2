"""The rail beside the shelf: logo, ways to other pages, the card of the editor, and how one has fared."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.blueprint import button_rect, paint_blueprint
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, panel, rounded, smooth, stroke
from desktop.table.kit.logo import paint_mark, paint_wordmark
from desktop.table.kit.theme import (
    ACCENTS,
    BLUEPRINT_INK,
    DEEP,
    EDGE,
    HAIRLINE,
    MUTED,
    PANEL,
    RAISED,
    SHELF_EDGE,
    SOFT_TEXT,
    TEXT,
    WHITE,
    colour,
    mix,
)
from desktop.table.kit.widgets.button import RING, Button, Look
from desktop.table.kit.writing import LEFT, RIGHT, put_fitted, put_text
from desktop.table.shelf.model import Record

WIDE, NARROW = 216, 64
_TALL, _LOW = 900, 700
"""Window heights from which everything has its full size, and from which the editor's card is shown."""


class Logo(QWidget):
    """The mark, and the name below it where there is room. Kept as a picture: its glow is costly."""

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._narrow = False
        self.setAccessibleName("Starshelf")

    def set_size(self, narrow: bool, height: int) -> None:
        self._narrow = narrow
        self.setFixedSize(NARROW if narrow else WIDE, height)

    def _draw(self, painter: QPainter, narrow: bool, height: int, words: str) -> None:
        if narrow:
            paint_mark(painter, QRectF(4, 4, NARROW - 8, height - 8))
            return
        mark = height - 62
        paint_mark(painter, QRectF(4, 0, 90 * mark / 70, mark))
        paint_wordmark(painter, QRectF(5, mark + 8, 202, 26))
        put_text(painter, 7, mark + 54, words, fonts.font(13), MUTED)

    def paintEvent(self, event: QPaintEvent) -> None:
        narrow, height, words = self._narrow, self.height(), self.tr("Four space games, one shelf")
        ratio = self.devicePixelRatioF()
        recipe = Recipe(
            f"logo/{words}", self.width(), height, ratio, lambda p: self._draw(p, narrow, height, words), keep=True
        )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pictures.pixmap(recipe))
        painter.end()


class RailButton(QAbstractButton):
    """An icon on a tile, a name, and a hint; only the tile where the rail is narrow."""

    def __init__(self, icon: Icon, name: str, hint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._narrow = False
        self.hint = hint
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(hint)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_hint(self, hint: str) -> None:
        self.hint = hint
        self.setAccessibleDescription(hint)
        self.update()

    def set_narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        self.setToolTip(self.text() if narrow else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(NARROW - 4, 50) if self._narrow else QSize(WIDE, 56)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        near = self.underMouse() or self.hasFocus()
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown():
            painter.translate(0, 1)
        top, bottom = (mix(RAISED, WHITE, 0.07), RAISED) if near else (RAISED, PANEL)
        edge = colour(EDGE) if near else colour(HAIRLINE, 0.8)
        panel(painter, body, 12, top=top, bottom=bottom, opacity=0.9, border=edge, shaded=False)
        side = min(38.0, body.height() - 10)
        tile = QRectF(body.left() + 8, body.center().y() - side / 2, side, side)
        if self._narrow:
            tile.moveCenter(body.center())
        fill(painter, rounded(tile, 9), colour(mix(RAISED, SHELF_EDGE, 0.22 if near else 0.1)))
        stroke(painter, rounded(tile.adjusted(0.5, 0.5, -0.5, -0.5), 8.5), colour(EDGE, 0.5))
        mark = 22.0
        place = QRectF(tile.center().x() - mark / 2, tile.center().y() - mark / 2, mark, mark)
        paint_icon(painter, self._icon, place, colour(TEXT))
        if not self._narrow:
            x, room, middle = tile.right() + 12, body.right() - tile.right() - 20, body.center().y()
            put_fitted(painter, x, middle - 4, room, self.text(), fonts.font(15, 600), TEXT, LEFT)
            put_fitted(painter, x, middle + 15, room, self.hint, fonts.font(12), MUTED, LEFT)
        if self.hasFocus():
            stroke(painter, rounded(body, 12), mix(SHELF_EDGE, WHITE, 0.55), 2.0)
        painter.end()


class BlueprintCard(QWidget):
    """The editor's card."""

    opened = Signal()

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._title = self.tr("Design your own")
        self._text = self.tr("Boards, tiles, cards and stories, ready to play.")
        self.button = Button(self.tr("Open the editor"), self, height=34, look=Look.OUTLINE, accent=BLUEPRINT_INK)
        self.button.clicked.connect(self.opened)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ring = round(RING)
        self.button.setGeometry(button_rect(QRectF(self.rect())).toAlignedRect().adjusted(-ring, -ring, ring, ring))

    def paintEvent(self, event: QPaintEvent) -> None:
        card = QRectF(self.rect())
        recipe = Recipe(
            f"blueprint/{self._title}/{self._text}",
            card.width(),
            card.height(),
            self.devicePixelRatioF(),
            lambda p: paint_blueprint(p, card, self._title, self._text),
            keep=True,
        )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pictures.pixmap(recipe))
        painter.end()


class YourShelf(QWidget):
    """Games won of games played, as bars."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._records: Sequence[Record] = ()

    def show_records(self, records: Sequence[Record]) -> None:
        self._records = records
        lines = [
            self.tr("{game}: {won} of {played} won").format(game=one.info.title, won=one.won, played=one.played)
            for one in records
        ]
        self.setAccessibleName(self.tr("Your shelf"))
        self.setAccessibleDescription(". ".join(lines))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect())
        panel(painter, body, 12, shaded=False)
        room = body.width() - 32
        put_text(painter, 16, 30, self.tr("YOUR SHELF"), fonts.display(14, 700, spacing=2), TEXT)
        put_fitted(painter, 16, 49, room, self.tr("games won of games played"), fonts.font(12), MUTED)
        most = max([10, *(one.played for one in self._records)])
        rows = max(1, len(self._records))
        step = (body.height() - 62) / rows
        for number, one in enumerate(self._records):
            self._row(painter, one, 58 + (number + 0.5) * step, room, most)
        painter.end()

    def _row(self, painter: QPainter, one: Record, middle: float, room: float, most: int) -> None:
        accent = ACCENTS[one.info.id]
        faint = one.played == 0
        score = self.tr("{won} of {played}").format(won=one.won, played=one.played) if one.played else "–"
        face = fonts.font(13, 600, tabular=True)
        taken = put_text(painter, 16 + room, middle, score, face, MUTED if faint else accent, RIGHT)
        name = fonts.font(13)
        put_fitted(painter, 16, middle, room - taken.width() - 8, one.info.title, name, MUTED if faint else SOFT_TEXT)
        track = QRectF(16, middle + 7, room, 5)
        fill(painter, rounded(track, 2.5), colour(DEEP, 0.75))
        if one.played:
            played = QRectF(track.left(), track.top(), max(5.0, room * one.played / most), 5)
            fill(painter, rounded(played, 2.5), colour(accent, 0.38))
            if one.won:
                won = QRectF(track.left(), track.top(), max(5.0, played.width() * one.won / one.played), 5)
                fill(painter, rounded(won, 2.5), colour(accent))


class Rail(QWidget):
    """Shrinks to icons in a narrow window, and leaves the lower cards out in a low one."""

    packs_wanted = Signal()
    settings_wanted = Signal()
    statistics_wanted = Signal()
    help_wanted = Signal()
    editor_wanted = Signal()

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.logo = Logo(pictures, self)
        self.statistics = RailButton(Icon.STATISTICS, self.tr("Statistics"), "", self)
        self.packs = RailButton(Icon.PACK, self.tr("Packs"), "", self)
        self.settings = RailButton(Icon.SETTINGS, self.tr("Settings"), self.tr("motion, size, colours"), self)
        self.help = RailButton(Icon.HELP, self.tr("Help"), self.tr("rules and first steps"), self)
        self.blueprint = BlueprintCard(pictures, self)
        self.records = YourShelf(self)
        self.design = RailButton(Icon.PENCIL, self.tr("Design"), self.tr("make packs of your own"), self)
        self.buttons = (self.packs, self.statistics, self.settings, self.help)
        self.ways = (*self.buttons, self.design, self.blueprint.button)
        """All that Tab goes through."""
        self.statistics.clicked.connect(self.statistics_wanted)
        self.packs.clicked.connect(self.packs_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self.help.clicked.connect(self.help_wanted)
        self.design.clicked.connect(self.editor_wanted)
        self.blueprint.opened.connect(self.editor_wanted)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 16, 0, 16)
        rows.setSpacing(8)
        rows.addWidget(self.logo)
        rows.addSpacing(4)
        for button in (*self.buttons, self.design):
            rows.addWidget(button)
        rows.addSpacing(4)
        rows.addWidget(self.blueprint, 306)
        rows.addSpacing(4)
        rows.addWidget(self.records, 240)
        rows.addStretch(1)
        self._rows = rows

    def fit(self, narrow: bool, height: int) -> None:
        """Take the shape for a window of this height."""
        self.setFixedWidth(NARROW if narrow else WIDE)
        if narrow:
            self.logo.set_size(True, 52)
        else:
            self.logo.set_size(False, 132 if height >= _TALL else 106 if height >= _LOW else 86)
        for button in (*self.buttons, self.design):
            button.set_narrow(narrow)
        card = not narrow and height >= _LOW
        self.blueprint.setVisible(card)
        self.design.setVisible(not card)  # one way to the editor is enough
        self.records.setVisible(not narrow and height >= 560)
        self.blueprint.setFixedWidth(WIDE)
        self.records.setFixedWidth(WIDE)
        self.blueprint.setMaximumHeight(306)
        self.records.setMaximumHeight(264)
        self.records.setMinimumHeight(176)
        self.blueprint.setMinimumHeight(200)

    def show_records(self, records: Sequence[Record]) -> None:
        self.records.show_records(records)
        played, won = sum(one.played for one in records), sum(one.won for one in records)
        words = self.tr("{played} games, {won} won") if played != 1 else self.tr("{played} game, {won} won")
        self.statistics.set_hint(words.format(played=played, won=won) if played else self.tr("no game finished yet"))

    def show_packs(self, on: int, count: int) -> None:
        """How many packs are in use, of how many here."""
        words = self.tr("{on} of {count} in use") if count else self.tr("none here yet")
        self.packs.set_hint(words.format(on=on, count=count))
