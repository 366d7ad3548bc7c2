"""The score sheet of a finished game: points by kind and seat, and the terms of one of them, lit on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture import signs
from desktop.table.boards.amazing_space_venture.rail import Spot
from desktop.table.boards.amazing_space_venture.reading import KINDS, Sheet
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, line, rounded, smooth, stroke
from desktop.table.kit.theme import GOLD, HAIRLINE, INK, MUTED, SOFT_TEXT, TEXT, WHITE, colour
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, elided, put_text

_ROW, _TERM, _HEAD = 22.0, 18.0, 26.0
_NAMES, _COLUMN = 84.0, 40.0
_LIGHT = "#BFEAFF"
"""What is counted shines in this colour, here as on the board."""

Cell = tuple[str, int]
"""A kind of points and a seat."""


class ScoreSheet(QWidget):
    """A table on the left; on the right the terms of the chosen figure. Pointing at anything lights up exactly the
    tiles that it counts, numbered where there are several."""

    counted = Signal(list)
    """Places that what is pointed at counts; empty to end it."""

    def __init__(self, colours: Sequence[str], columns: Mapping[str, Sequence[Sequence[Sheet]]]) -> None:
        super().__init__()
        self._colours, self._columns = tuple(colours), columns
        self.cell: Cell = self._richest()
        self._over: Spot | None = None
        self._spots: list[Spot] = []
        self._term = -1
        self._scroll = 0.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._tell()

    def sizeHint(self) -> QSize:
        return QSize(460, round(_HEAD + _ROW * (len(self._columns) + 1)) + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(380, 150)

    def _richest(self) -> Cell:
        cells = [(kind, seat) for kind, columns in self._columns.items() for seat in range(len(columns))]
        return max(cells, key=self.points, default=("", 0))

    def points(self, cell: Cell) -> int:
        """What a seat scored by a kind."""
        return sum(entry.points for entry in self._columns[cell[0]][cell[1]])

    # ---- what is pointed at --------------------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        """All parts that can be pointed at, with what they count."""
        return [*self._cells(), *(spot for spot, _, _, _ in self._terms())]

    def _cells(self) -> Iterator[Spot]:
        for row, (kind, columns) in enumerate(self._columns.items()):
            for seat, entries in enumerate(columns):
                area = QRectF(_NAMES + seat * _COLUMN, _HEAD + row * _ROW, _COLUMN, _ROW)
                if entries:
                    places = [place for entry in entries for _, _, found in entry.terms for place in found]
                    yield Spot(area, f"{kind}:{seat}", tuple(dict.fromkeys(places)))

    def _terms(self) -> Iterator[tuple[Spot, str, str, bool]]:
        """Where the terms of the chosen figure stand, their words and amounts, and whether one heads an entry."""
        left = _NAMES + len(self._colours) * _COLUMN + 14
        y = _HEAD - self._scroll
        kind, seat = self.cell
        for entry in self._columns[kind][seat] if kind else ():
            places = tuple(dict.fromkeys(place for _, _, found in entry.terms for place in found))
            where = _where(places)
            area = QRectF(left, y, self.width() - left, _TERM)
            yield (
                Spot(area, "", places),
                f"{entry.title}, {where}" if where else entry.title,
                f"{entry.points:+d}",
                True,
            )
            y += _TERM
            for words, amount, found in entry.terms if len(entry.terms) > 1 else ():
                yield Spot(QRectF(left + 8, y, self.width() - left - 8, _TERM), "", found), words, amount, False
                y += _TERM
            y += 4

    def _point(self, spot: Spot | None) -> None:
        if spot != self._over:
            self._over = spot
            self.counted.emit(list(spot.places) if spot is not None else [])
            self.update()

    def choose(self, cell: Cell) -> None:
        """Show the terms of a figure."""
        self.cell, self._scroll, self._term = cell, 0.0, -1
        self._tell()
        self.update()

    def _tell(self) -> None:
        kind, seat = self.cell
        if not kind:
            self.setAccessibleName(tr("Score sheet: nobody scored"))
            return
        terms = "; ".join(f"{words} {amount}" for _, words, amount, _ in self._terms())
        title = tr("{kind} of {colour}").format(kind=tr(KINDS[kind]), colour=self._colours[seat])
        self.setAccessibleName(f"{tr('Score sheet')}. {title}: {self.points(self.cell)}. {terms}")

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(next((spot for spot in self.spots() if spot.area.contains(event.position())), None))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = next((spot for spot in self._cells() if spot.area.contains(event.position())), None)
        if spot is not None:
            kind, _, seat = spot.address.partition(":")
            self.choose((kind, int(seat)))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        rows = [spot.area.bottom() + self._scroll for spot, _, _, _ in self._terms()]
        reach = max(0.0, max(rows, default=0.0) - self.height() + 4)
        self._scroll = min(max(0.0, self._scroll - event.angleDelta().y() / 3), reach)
        self.update()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the figures, Space over the terms of the one chosen."""
        step = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }.get(Qt.Key(event.key()))
        if step is not None and self.cell[0]:
            self._walk(*step)
        elif event.key() == Qt.Key.Key_Space and self.cell[0]:
            terms = [spot for spot, _, _, _ in self._terms()]
            if terms:
                self._term = (self._term + 1) % len(terms)
                self._point(terms[self._term])
        else:
            event.ignore()

    def _walk(self, down: int, right: int) -> None:
        kinds = list(self._columns)
        row = min(max(kinds.index(self.cell[0]) + down, 0), len(kinds) - 1)
        seat = min(max(self.cell[1] + right, 0), len(self._colours) - 1)
        self.choose((kinds[row], seat))
        self._point(next((spot for spot in self._cells() if spot.address == f"{kinds[row]}:{seat}"), None))

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        self._paint_table(painter)
        self._paint_terms(painter)
        painter.end()

    def _paint_table(self, painter: QPainter) -> None:
        right = _NAMES + len(self._colours) * _COLUMN
        for seat, key in enumerate(self._colours):
            signs.paint_sign(painter, key, _NAMES + (seat + 0.5) * _COLUMN, _HEAD / 2 - 1, 8)
        font = fonts.font(12.5, 500)
        for row, kind in enumerate(self._columns):
            y = _HEAD + row * _ROW
            line(painter, (0, y), (right, y), colour(HAIRLINE, 0.7), 1)
            put_text(painter, 2, centred_baseline(font, y + _ROW / 2), tr(KINDS[kind]), font, SOFT_TEXT)
            for seat, key in enumerate(self._colours):
                self._paint_cell(painter, (kind, seat), signs.LOOKS[key].bright)
        y = _HEAD + len(self._columns) * _ROW
        line(painter, (0, y), (right, y), colour(WHITE, 0.6), 1.4)
        bold = fonts.display(14, 700)
        put_text(painter, 2, centred_baseline(bold, y + _ROW / 2 + 1), tr("Total"), fonts.font(13, 700), TEXT)
        for seat, key in enumerate(self._colours):
            whole = sum(self.points((kind, seat)) for kind in self._columns)
            x = _NAMES + (seat + 0.5) * _COLUMN
            put_text(
                painter, x, centred_baseline(bold, y + _ROW / 2 + 1), str(whole), bold, signs.LOOKS[key].bright, CENTRE
            )

    def _paint_cell(self, painter: QPainter, cell: Cell, tint: str) -> None:
        row = list(self._columns).index(cell[0])
        area = QRectF(_NAMES + cell[1] * _COLUMN, _HEAD + row * _ROW, _COLUMN, _ROW).adjusted(1.5, 1.5, -1.5, -1.5)
        entries = self._columns[cell[0]][cell[1]]
        over = self._over is not None and self._over.address == f"{cell[0]}:{cell[1]}"
        if cell == self.cell:
            fill(painter, rounded(area, 5), colour(tint, 0.24))
            stroke(painter, rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 4.5), tint, 1)
        if over:
            fill(painter, rounded(area, 5), colour(_LIGHT, 0.22))
        font = fonts.font(13, 600, tabular=True)
        text = str(self.points(cell)) if entries else "–"
        ink = TEXT if entries else MUTED
        put_text(painter, area.center().x(), centred_baseline(font, area.center().y()), text, font, ink, CENTRE)

    def _paint_terms(self, painter: QPainter) -> None:
        kind, seat = self.cell
        if not kind:
            return
        left = _NAMES + len(self._colours) * _COLUMN + 14
        area = QRectF(left - 6, 0, self.width() - left + 6, self.height())
        fill(painter, rounded(area, 7), colour(INK, 0.5))
        head = fonts.display(12.5, 700)
        signs.paint_sign(painter, self._colours[seat], left + 8, _HEAD / 2 - 1, 6.5)
        put_text(painter, left + 20, centred_baseline(head, _HEAD / 2 - 1), tr(KINDS[kind]), head, GOLD)
        painter.setClipRect(area.adjusted(0, _HEAD - 2, 0, -3))
        for spot, words, amount, first in self._terms():
            if spot == self._over:
                fill(painter, rounded(spot.area.adjusted(-3, 0, -3, 0), 4), colour(_LIGHT, 0.2))
            font = fonts.font(12, 600 if first else 400)
            base = centred_baseline(font, spot.area.center().y())
            put_text(
                painter,
                spot.area.left(),
                base,
                elided(words, spot.area.width() - 40, font),
                font,
                TEXT if first else SOFT_TEXT,
            )
            put_text(painter, spot.area.right() - 8, base, amount, font, GOLD if first else SOFT_TEXT, RIGHT)


def _where(places: Sequence[Address]) -> str:
    """The first square of an entry, to tell it from others of its kind."""
    return places[0].split(":")[1] if places else ""
