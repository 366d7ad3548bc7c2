"""The cards beside the board: what may still come, own pieces, open scores, the secret quest, the signs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture import marks, signs
from desktop.table.boards.amazing_space_venture.card_art import paint_back
from desktop.table.boards.amazing_space_venture.card_faces import TINTS
from desktop.table.boards.amazing_space_venture.marks import CELL
from desktop.table.boards.amazing_space_venture.reading import Goal, OpenScore, Sheet, Supply
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, linear, panel, rounded, saved, smooth, stroke
from desktop.table.kit.theme import GOLD, HAIRLINE, INK, MUTED, SOFT_TEXT, TEXT, VIOLET, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, elided, put_block, put_text, wrap

_PAD = 12.0


@dataclass(frozen=True, slots=True)
class Spot:
    """A part of a card that may be pointed at or picked."""

    area: QRectF
    address: Address
    places: tuple[Address, ...] = ()


class Rail(QWidget):
    """A painted card with a heading, some of whose parts may be pointed at and picked."""

    picked = Signal(str)
    pointed = Signal(object)
    counted = Signal(list)
    """Places that what is pointed at counts; empty to end it."""
    lowest, tallest = 100, 200

    def __init__(self, heading: str) -> None:
        super().__init__()
        self.heading = heading
        self.setAccessibleName(heading)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._spots: list[Spot] = []
        self._over: Spot | None = None
        self.options: Collection[Address] = ()
        self.cursor_at: Address | None = None

    def sizeHint(self) -> QSize:
        return QSize(205, self.tallest)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.lowest)

    def show_choice(self, options: Collection[Address]) -> None:
        self.options = options
        self.update()

    def show_cursor(self, address: Address | None) -> None:
        if address != self.cursor_at:
            self.cursor_at = address
            self.update()

    def place_of(self, address: Address) -> QRectF | None:
        """Where an address lies on the card."""
        return next((spot.area for spot in self._spots if spot.address == address), None)

    def spot(self, area: QRectF, address: Address, places: tuple[Address, ...] = ()) -> bool:
        """Note a part of the card; says whether it is pointed at."""
        self._spots.append(Spot(area, address, places))
        return self._over is not None and self._over.address == address and self._over.area == area

    def shine(self, painter: QPainter, area: QRectF, address: Address, *, over: bool) -> None:
        """Frame a part that may be picked, is pointed at, or holds the cursor."""
        if address in self.options:
            fill(painter, rounded(area, 6), colour(GOLD, 0.2 if over else 0.1))
            stroke(painter, rounded(area.adjusted(0.6, 0.6, -0.6, -0.6), 6), GOLD, 1.6)
        if over or address == self.cursor_at:
            stroke(painter, rounded(area.adjusted(0.6, 0.6, -0.6, -0.6), 6), WHITE, 1.4)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = next((spot for spot in self._spots if spot.area.contains(event.position())), None)
        if found != self._over:
            self._over = found
            self.pointed.emit(found.address if found is not None and found.address else None)
            self.counted.emit(list(found.places) if found is not None else [])
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        if self._over is not None:
            self._over = None
            self.pointed.emit(None)
            self.counted.emit([])
            self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the release belongs to the same widget

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        found = next((spot for spot in self._spots if spot.area.contains(event.position())), None)
        if event.button() == Qt.MouseButton.LeftButton and found is not None and found.address:
            self.picked.emit(found.address)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        panel(painter, QRectF(self.rect()), 10, shaded=False)
        font = fonts.display(12.5, 700, spacing=0.9)
        put_text(painter, _PAD, 23, elided(self.heading.upper(), self.width() - 2 * _PAD - 44, font), font, MUTED)
        self._spots = []
        with saved(painter):
            painter.setClipRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
            self.paint_card(painter)
        painter.end()

    def paint_card(self, painter: QPainter) -> None:
        raise NotImplementedError

    def corner(self, painter: QPainter, text: str) -> None:
        put_text(painter, self.width() - _PAD, 23, text, fonts.font(12, 600), TEXT, RIGHT)


class SupplyRail(Rail):
    """The tiles left by kind, and the decks."""

    lowest, tallest = 244, 262

    def __init__(self) -> None:
        super().__init__(tr("Space tiles"))
        self._supply: Supply | None = None

    def show_supply(self, supply: Supply) -> None:
        if supply != self._supply:
            self._supply = supply
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        supply = self._supply
        if supply is None:
            return
        self.corner(painter, tr("{count} left").format(count=supply.tiles))
        font = fonts.font(12)
        y = 34.0
        for name, left, whole in supply.kinds:
            put_text(
                painter, _PAD, centred_baseline(font, y + 8.5), elided(name, self.width() - 104, font), font, SOFT_TEXT
            )
            bar = QRectF(self.width() - 88, y + 6, 36, 5)
            fill(painter, rounded(bar, 2.5), colour(INK, 0.9))
            if whole and left:
                fill(painter, rounded(QRectF(bar.left(), bar.top(), bar.width() * left / whole, 5), 2.5), VIOLET)
            put_text(
                painter, self.width() - _PAD, centred_baseline(font, y + 8.5), f"{left}/{whole}", font, TEXT, RIGHT
            )
            y += 17.5
        y += 6
        stroke(painter, rounded(QRectF(_PAD, y, self.width() - 2 * _PAD, 0.5), 0.2), colour(HAIRLINE, 0.9), 1)
        self._paint_decks(painter, supply, y + 8)

    def _paint_decks(self, painter: QPainter, supply: Supply, y: float) -> None:
        room = (self.width() - 2 * _PAD) / 3
        decks = (
            ("deck:refuel", tr("Refuel"), supply.refuel, VIOLET),
            ("deck:port", tr("Port"), supply.port, TINTS["ship"]),
            ("", tr("Junk"), supply.junk, "#9AA6D6"),
        )
        font = fonts.font(12, 500)
        for n, (address, name, count, tint) in enumerate(decks):
            area = QRectF(_PAD + n * room + 2, y - 2, room - 4, 90)
            over = self.spot(area, address)
            if address:
                self.shine(painter, area, address, over=over)
            wide = min(34.0, room - 18)
            card = QRectF(area.center().x() - wide / 2, y + 6, wide, 46)
            for lift in (2, 1, 0):
                if count > lift:
                    paint_back(painter, card.translated(lift * 1.6, -lift * 1.6), tint)
            put_text(painter, area.center().x(), y + 68, name, font, SOFT_TEXT, CENTRE)
            put_text(
                painter, area.center().x(), y + 84, str(count), fonts.font(12.5, 700), GOLD if count else MUTED, CENTRE
            )


class BoxRail(Rail):
    """The own pieces that are left, to be picked and placed."""

    lowest, tallest = 112, 150

    def __init__(self) -> None:
        super().__init__(tr("Your box"))
        self._key = "blue"
        self._left: dict[str, tuple[int, int]] = {}

    def show_box(self, key: str, left: dict[str, tuple[int, int]]) -> None:
        """By kind of piece how many are on the board and how many there are."""
        if (key, left) != (self._key, self._left):
            self._key, self._left = key, left
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        wide, high = (self.width() - 2 * _PAD - 6) / 2, (self.height() - 40 - 6) / 2
        for n, (kind, (used, whole)) in enumerate(self._left.items()):
            area = QRectF(_PAD + (n % 2) * (wide + 6), 34 + (n // 2) * (high + 4), wide, high)
            fill(painter, rounded(area, 6), colour(INK, 0.55))
            address = f"piece:{kind}"
            over = self.spot(area, address if kind != "ship" else "")
            self.shine(painter, area, address, over=over and kind != "ship")
            x, y = area.left() + 17, area.center().y()
            match kind:
                case "ship":
                    signs.paint_ship(painter, self._key, 3, x, y - 2, 10)
                case "probe":
                    signs.paint_probe(painter, self._key, x, y, 6)
                case "station":
                    signs.paint_station(painter, self._key, x, y, 5.4)
                case _:
                    signs.paint_pirate(painter, self._key, x, y, 6)
            names = {"ship": tr("Ships"), "probe": tr("Probes"), "station": tr("Stations"), "pirate": tr("Pirates")}
            font = fonts.font(12, 500)
            free = used < whole
            count = f"{used} / {whole}"
            tint = GOLD if free else MUTED
            if wide < 76:  # no room for names: the pieces speak for themselves
                small = fonts.font(12.5, 600)
                put_text(painter, area.right() - 8, centred_baseline(small, y), count, small, tint, RIGHT)
                continue
            put_text(painter, x + 18, y - 3, elided(names[kind], area.right() - x - 20, font), font, TEXT)
            put_text(painter, x + 18, y + 12, count, fonts.font(12), tint)


class KeyRail(Rail):
    """What the signs on the squares mean."""

    lowest, tallest = 140, 146

    def __init__(self) -> None:
        super().__init__(tr("Key"))

    def paint_card(self, painter: QPainter) -> None:
        rows: tuple[tuple[Callable[[QPainter], None], str], ...] = (
            (marks.paint_fits, tr("Fits as turned")),
            (marks.paint_turns, tr("Fits after a turn")),
            (_held, tr("Held for a Sun")),
            (_clash, tr("Edges clash")),
        )
        font = fonts.font(12.5)
        for n, (paint, words) in enumerate(rows):
            y = 43 + n * 25.0
            with saved(painter):
                painter.translate(_PAD + 11, y)
                painter.scale(0.42, 0.42)
                paint(painter)
            put_text(
                painter, _PAD + 32, centred_baseline(font, y), elided(words, self.width() - 56, font), font, SOFT_TEXT
            )


def _held(painter: QPainter) -> None:
    fill(painter, rounded(CELL, 3), colour(GOLD, 0.16))
    for n in range(-3, 4):
        stroke(painter, rounded(QRectF(n * 7, -24, 0.5, 48), 0.1), colour(GOLD, 0.4), 1)
    stroke(painter, rounded(CELL, 3), GOLD, 1.6, dash=[3, 2])


def _clash(painter: QPainter) -> None:
    stroke(painter, rounded(CELL, 3), "#FF4D5E", 2.4)
    for dx in (-1, 1):
        path = rounded(QRectF(-0.5, -16, 1, 32), 0.2)
        with saved(painter):
            painter.rotate(45 * dx)
            stroke(painter, path, "#FF4D5E", 4)


class ScoresRail(Rail):
    """What is open on the board with what it would score, and below it what was scored, with its terms."""

    lowest, tallest = 170, 2000

    def __init__(self) -> None:
        super().__init__(tr("Open scores"))
        self._open: tuple[OpenScore, ...] = ()
        self._sheet: tuple[Sheet, ...] = ()
        self._scroll = 0.0
        self._reach = 0.0

    def show_scores(self, found: Sequence[OpenScore], sheet: Sequence[Sheet]) -> None:
        if (tuple(found), tuple(sheet)) != (self._open, self._sheet):
            self._open, self._sheet = tuple(found), tuple(sheet)
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._scroll = min(
            max(0.0, self._scroll - event.angleDelta().y() / 3), max(0.0, self._reach - self.height() + 44)
        )
        self.update()
        event.accept()

    def paint_card(self, painter: QPainter) -> None:
        painter.setClipRect(QRectF(1, 32, self.width() - 2, self.height() - 34))
        y = 34 - self._scroll
        top = y
        if not self._open:
            y = (
                put_block(
                    painter,
                    _PAD,
                    y,
                    wrap(tr("Nothing is claimed yet."), self.width() - 2 * _PAD, fonts.font(12)),
                    MUTED,
                )
                + 8
            )
        for one in self._open:
            y = self._paint_open(painter, one, y) + 6
        if self._sheet:
            font = fonts.display(12.5, 700, spacing=0.9)
            put_text(painter, _PAD, y + 18, tr("Scored").upper(), font, MUTED)
            y += 28
        for entry in self._sheet:
            y = self._paint_entry(painter, entry, y) + 6
        self._reach = y - top

    def _paint_open(self, painter: QPainter, one: OpenScore, y: float) -> float:
        area = QRectF(6, y, self.width() - 12, 42)
        over = self.spot(area, "", one.places)
        fill(painter, rounded(area, 7), colour(INK, 0.5))
        stroke(
            painter,
            rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 6.5),
            WHITE if over else colour(GOLD if one.best else HAIRLINE, 0.9),
            1.1,
        )
        font = fonts.font(12, 600)
        put_text(painter, area.left() + 8, y + 16, elided(one.title, area.width() - 56, font), font, TEXT)
        put_text(
            painter,
            area.right() - 8,
            y + 17,
            f"+{one.points}",
            fonts.display(14.5, 700),
            GOLD if one.best else TEXT,
            RIGHT,
        )
        x = area.left() + 14
        for key in one.owners[:4]:
            signs.paint_sign(painter, key, x, y + 30, 5.6)
            x += 16
        small = fonts.font(12)
        put_text(painter, area.right() - 8, y + 34, elided(one.note, area.right() - x - 14, small), small, MUTED, RIGHT)
        return area.bottom()

    def _paint_entry(self, painter: QPainter, entry: Sheet, y: float) -> float:
        font = fonts.font(12)
        high = 22 + 16 * len(entry.terms)
        area = QRectF(6, y, self.width() - 12, high)
        fill(painter, rounded(area, 7), colour(INK, 0.4))
        signs.paint_sign(painter, entry.colour, area.left() + 13, y + 12, 5.6)
        put_text(
            painter,
            area.left() + 25,
            y + 16,
            elided(entry.title, area.width() - 70, fonts.font(12, 600)),
            fonts.font(12, 600),
            TEXT,
        )
        put_text(painter, area.right() - 8, y + 16, f"{entry.points:+d}", fonts.display(14, 700), GOLD, RIGHT)
        for n, (words, amount, places) in enumerate(entry.terms):
            row = QRectF(area.left() + 2, y + 20 + 16 * n, area.width() - 4, 16)
            if self.spot(row, "", places):
                fill(painter, rounded(row, 4), colour("#BFEAFF", 0.16))
            put_text(
                painter,
                row.left() + 8,
                centred_baseline(font, row.center().y()),
                elided(words, row.width() - 52, font),
                font,
                SOFT_TEXT,
            )
            put_text(painter, row.right() - 6, centred_baseline(font, row.center().y()), amount, font, SOFT_TEXT, RIGHT)
        return area.bottom()


class QuestRail(Rail):
    """The secret quests of the person at the screen; nobody else's."""

    lowest, tallest = 84, 100

    def __init__(self) -> None:
        super().__init__(tr("Your quest"))
        self._goals: tuple[Goal, ...] = ()

    def show_quests(self, goals: Sequence[Goal]) -> None:
        if tuple(goals) != self._goals:
            self._goals = tuple(goals)
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        if not self._goals:
            words = wrap(
                tr("None. A quest tile drawn from the bag is yours alone."),
                self.width() - 2 * _PAD,
                fonts.font(12),
                most=3,
            )
            put_block(painter, _PAD, 32, words, MUTED)
            return
        y, high = 32.0, (self.height() - 38) / len(self._goals)
        for goal in self._goals:
            area = QRectF(6, y, self.width() - 12, high - 4)
            over = self.spot(area, goal.address)
            fill(
                painter,
                rounded(area, 7),
                linear(area.left(), 0, area.right(), 0, (0, mix(VIOLET, INK, 0.55)), (1, mix(VIOLET, INK, 0.85))),
            )
            self.shine(painter, area, goal.address, over=over)
            font = fonts.font(12.5, 700)
            put_text(painter, area.left() + 8, y + 16, elided(goal.title, area.width() - 46, font), font, WHITE)
            put_text(painter, area.right() - 8, y + 16, goal.worth, fonts.display(13, 700), GOLD, RIGHT)
            room = int((area.height() - 20) // 14.5)
            if room > 0:
                put_block(
                    painter,
                    area.left() + 8,
                    y + 20,
                    wrap(goal.text, area.width() - 16, fonts.font(12), most=room, leading=1.2),
                    SOFT_TEXT,
                )
            y += high
