"""The cards beside the board that tell of points: open scores, what was scored, and the secret quest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QWheelEvent

from desktop.table.boards.amazing_space_venture import signs
from desktop.table.boards.amazing_space_venture.rail import PAD, Rail
from desktop.table.boards.amazing_space_venture.reading import Goal, OpenScore, Sheet
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, linear, rounded, stroke
from desktop.table.kit.theme import GOLD, HAIRLINE, INK, MUTED, SOFT_TEXT, TEXT, VIOLET, WHITE, colour, mix
from desktop.table.kit.writing import RIGHT, centred_baseline, elided, put_block, put_text, wrap


class ScoresRail(Rail):
    """What is open on the board with what it would score, and below it what was scored, with its terms."""

    lowest, tallest = 170, 2000

    def __init__(self) -> None:
        super().__init__(tr("Open scores"))
        self._open: tuple[OpenScore, ...] = ()
        self._sheet: tuple[Sheet, ...] = ()
        self._bonus: tuple[Sheet, ...] = ()
        self._scroll = 0.0
        self._reach = 0.0

    def show_scores(self, found: Sequence[OpenScore], bonus: Sequence[Sheet], sheet: Sequence[Sheet]) -> None:
        """What is open, what the planets would add at the end, and what was scored lately."""
        if (tuple(found), tuple(bonus), tuple(sheet)) != (self._open, self._bonus, self._sheet):
            self._open, self._bonus, self._sheet = tuple(found), tuple(bonus), tuple(sheet)
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
                    PAD,
                    y,
                    wrap(tr("Nothing is claimed yet."), self.width() - 2 * PAD, fonts.font(12)),
                    MUTED,
                )
                + 8
            )
        for one in self._open:
            y = self._paint_open(painter, one, y) + 6
        y = self._heading(painter, tr("End bonus so far"), y)
        for sheet in self._bonus:
            y = self._paint_bonus(painter, sheet, y)
        if self._sheet:
            y = self._heading(painter, tr("Scored"), y + 4)
        for entry in self._sheet:
            y = self._paint_entry(painter, entry, y) + 6
        self._reach = y - top

    def _in_sight(self, area: QRectF) -> bool:
        """Most of a long list is out of sight: it need not be painted."""
        return area.bottom() > 0 and area.top() < self.height()

    def _heading(self, painter: QPainter, words: str, y: float) -> float:
        font = fonts.display(12.5, 700, spacing=0.9)
        put_text(painter, PAD, y + 18, elided(words.upper(), self.width() - 2 * PAD, font), font, MUTED)
        return y + 28

    def _paint_bonus(self, painter: QPainter, one: Sheet, y: float) -> float:
        area = QRectF(6, y, self.width() - 12, 22)
        if self.spot(area, "", one.terms[0][2]):
            fill(painter, rounded(area, 5), colour("#BFEAFF", 0.16))
        font = fonts.font(12)
        signs.paint_sign(painter, one.colour, area.left() + 14, area.center().y(), 5.6)
        base = centred_baseline(font, area.center().y())
        put_text(painter, area.left() + 28, base, one.title, font, SOFT_TEXT)
        put_text(painter, area.right() - 8, base, f"+{one.points}", fonts.display(14, 700), TEXT, RIGHT)
        return area.bottom()

    def _paint_open(self, painter: QPainter, one: OpenScore, y: float) -> float:
        area = QRectF(6, y, self.width() - 12, 42)
        if not self._in_sight(area):
            return area.bottom()
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
        if not self._in_sight(area):
            return area.bottom()
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

    lowest, tallest = 100, 116

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
                self.width() - 2 * PAD,
                fonts.font(12),
                most=3,
            )
            put_block(painter, PAD, 32, words, MUTED)
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
