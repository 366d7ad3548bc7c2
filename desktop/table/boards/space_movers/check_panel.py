"""A skill check as it runs: what it asks for, who answers, what each die needs, and the dice in the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers.checks import HIGHEST, THRESHOLD, movable, needed, succeeds, thrower
from desktop.games.space_movers.run import top_side
from desktop.games.space_movers.state import BLANK, FIT, NOWHERE, CheckFrame, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.texts import skill_name
from desktop.games.space_movers.vocabulary import EVERYBODY
from desktop.kernel.throws import Rest
from desktop.kernel.words import Address
from desktop.table.boards.space_movers import words
from desktop.table.boards.space_movers.crew import Look, Skills, paint_avatar, paint_die
from desktop.table.boards.space_movers.faces import Say
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.tokens import paint_eye
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, shadow, stroke, vertical
from desktop.table.kit.theme import AMBER, DANGER, GOOD, HAIRLINE, INK, MUTED, SOFT_TEXT, TEXT, colour, mix
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, fit_block, put_block, put_fitted, put_text

_HEAD, _FOOT = 48.0, 74.0
_MOVE = 152.0
_ROW = (34.0, 48.0)
"""The least and the wanted height of a row."""
_NEEDED, _ODDS, _KEYS = 70.0, 98.0, 58.0
"""The heights of what is left out of a low panel: first the keys, then the odds, then why the number is what it is."""


@dataclass(frozen=True, slots=True)
class Line:
    """One symbol of the check."""

    index: int
    rect: QRectF


def _list_width(rect: QRectF) -> float:
    return min(max(rect.width() * 0.33, 270.0), 370.0)


def box_room(rect: QRectF) -> QRectF:
    """The room for the dice box in a panel that lies in a rect."""
    left = rect.left() + _list_width(rect) + 24
    return QRectF(left, rect.top() + 4, rect.right() - left - 4, rect.height() - 8)


class CheckPanel:
    """The panel laid into a rect, for one check."""

    def __init__(self, tables: Tables, rect: QRectF, frame: CheckFrame) -> None:
        self._tables, self.rect, self.frame = tables, rect, frame
        inner = rect.adjusted(14, 10, -14, -10)
        self.list = QRectF(inner.left(), inner.top(), _list_width(rect), inner.height())
        count = len(frame.symbols) + 1
        free = self.list.height() - _HEAD - _FOOT - count * _ROW[0]
        heights = []
        for high in (_NEEDED, _ODDS, _KEYS):
            heights.append(high if high <= free else 0.0)
            free -= heights[-1]
        needed, odds, keys = heights
        self.needed = QRectF(self.list.left(), self.list.top() + _HEAD, self.list.width(), needed)
        high = min(_ROW[1], _ROW[0] + free / count)
        top = self.needed.bottom()
        self.lines = [
            Line(index, QRectF(self.list.left(), top + index * high, self.list.width(), high - 4))
            for index in range(count)
        ]
        below = top + count * high
        self.odds = QRectF(self.list.left(), below + 4, self.list.width(), odds)
        self.bottom = QRectF(self.list.left(), self.list.bottom() - 34, self.list.width(), 34)
        self.box = box_room(rect)
        wide = self.list.width() * 0.38
        self.throw = QRectF(self.list.left(), self.list.bottom() - 38, wide, 36)
        self.keys = QRectF(self.list.left(), self.throw.top() - 30 - keys, self.list.width(), keys)
        self.move = QRectF(self.list.right() - _MOVE, self.throw.top() - 31, _MOVE, 26)
        each = (self.list.width() - wide - 8) / 3
        self.strengths = tuple(
            QRectF(self.throw.right() + 8 + n * each, self.throw.top() + 3, each - 5, 30) for n in range(3)
        )

    def candidates(self, index: int, state: MoversState) -> dict[int, QRectF]:
        """The discs of those who could answer a symbol that anybody can answer."""
        line = self.lines[index].rect
        free = [c for c, health in enumerate(state.health) if health == FIT and c not in self.frame.answers]
        return {
            character: QRectF(line.right() - 10 - (len(free) - n) * 27, line.center().y() - 13, 26, 26)
            for n, character in enumerate(free)
        }

    def places(self, state: MoversState) -> dict[Address, QRectF]:
        """Where the addresses of a check lie."""
        found: dict[Address, QRectF] = {}
        for line in self.lines[:-1]:
            symbol = self.frame.symbols[line.index]
            if self.frame.answers[line.index] == NOWHERE:
                found.setdefault(f"symbol:{symbol}", line.rect)
                if symbol in EVERYBODY:
                    for character, rect in self.candidates(line.index, state).items():
                        found.setdefault(f"die:{character}", rect)
                else:
                    found[f"die:{self._tables.specialist[symbol]}"] = line.rect
        if any(self._moves(state, rest) for rest in self.frame.rests):
            found["move_die"] = self.move
        return found

    def _moves(self, state: MoversState, rest: Rest) -> bool:
        return rest.shape == "d10" and movable(self._tables, state, self.frame, int(rest.die)) is not None


def paint_check(
    painter: QPainter,
    panel: CheckPanel,
    tables: Tables,
    state: MoversState,
    crew: Sequence[Look],
    skills: Skills,
    names: Sequence[str],
    say: Say,
    verdict: bool | None = None,
) -> None:
    """The panel beside the box; ``verdict`` is how the check has just ended."""
    rect = panel.rect
    shadow(painter, rect, 12, blur=16, strength=0.5)
    fill(painter, rounded(rect, 12), vertical(rect, (0, colour("#141D46", 0.975)), (1, colour("#0A0F28", 0.985))))
    stroke(painter, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), 11.3), colour(AMBER, 0.85), 1.4)
    _head(painter, panel, tables, state)
    if panel.needed.height():
        _needed(painter, panel, tables, state)
    for line in panel.lines[:-1]:
        _line(painter, panel, line, tables, state, crew, skills, names, say)
    _blank_line(painter, panel, state, names)
    if verdict is not None:
        _verdict(painter, panel, verdict)


def _verdict(painter: QPainter, panel: CheckPanel, passed: bool) -> None:
    """Passed or failed, across the foot of the list."""
    paint = GOOD if passed else DANGER
    plate = QRectF(panel.bottom.left(), panel.bottom.bottom() - 40, panel.bottom.width(), 40)
    fill(painter, rounded(plate, 9), colour(paint, 0.95))
    paint_symbol(painter, "check" if passed else "cross", plate.left() + 26, plate.center().y(), 10, INK)
    font = fonts.display(19, 700)
    said = tr("Check passed") if passed else tr("Check failed")
    put_fitted(
        painter, plate.left() + 48, centred_baseline(font, plate.center().y()), plate.width() - 56, said, font, INK
    )


def subject_name(tables: Tables, state: MoversState, frame: CheckFrame) -> str:
    """What a check is about, in a word or two."""
    match frame.purpose:
        case "route" | "bridge":
            return tables.nodes[frame.subject].title
        case "event" | "pursuit":
            return tables.cards[frame.subject].title
        case "card_heal" | "bay_heal":
            return tables.characters[frame.subject].name
        case "objective" if (side := top_side(tables, state)) is not None:
            return side.title
    return ""


def _head(painter: QPainter, panel: CheckPanel, tables: Tables, state: MoversState) -> None:
    x, y, wide = panel.list.left(), panel.list.top(), panel.list.width()
    subject = subject_name(tables, state, panel.frame)
    put_fitted(painter, x, y + 12, wide, tr("Skill check"), fonts.font(12, 700, spacing=1), AMBER)
    title = words.purpose(panel.frame.purpose) + (f": {subject}" if subject else "")
    put_fitted(painter, x, y + 36, wide, title, fonts.display(20, 700), TEXT, smallest=13)


def _needed(painter: QPainter, panel: CheckPanel, tables: Tables, state: MoversState) -> None:
    """The number that a die needs here, and why it is that number."""
    frame = panel.frame
    rect = panel.needed.adjusted(0, 0, 0, -8)
    face = max(1, THRESHOLD + frame.penalty - frame.easier)
    tint = AMBER if face == THRESHOLD else GOOD if face < THRESHOLD else "#FF8A3D"
    fill(painter, rounded(rect, 9), colour("#0B1130", 0.9))
    plate = QRectF(rect.left(), rect.top(), 76, rect.height())
    fill(painter, rounded(plate, 9), vertical(plate, (0, mix(tint, INK, 0.62)), (1, mix(tint, INK, 0.8))))
    figure = tr("{face}+").format(face=face) if face <= HIGHEST else "—"
    put_text(painter, plate.center().x(), plate.top() + 33, figure, fonts.display(30, 700), tint, CENTRE)
    put_text(painter, plate.center().x(), plate.bottom() - 9, tr("needed"), fonts.font(12, 600), TEXT, CENTRE)
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8.5), colour(tint, 0.45), 1)
    left, wide = plate.right() + 12, rect.right() - plate.right() - 20
    told = _why(tables, state, frame)
    if frame.penalty:
        step = min(26.0, (wide - 40) / frame.penalty)
        for eye in range(frame.penalty):
            paint_eye(painter, left + 10 + eye * step, rect.top() + 17, 9)
        less = fonts.display(17, 700)
        put_text(painter, rect.right() - 10, rect.top() + 23, f"+{frame.penalty}", less, tint, RIGHT)
        block = fit_block(told, (wide, rect.height() - 32), fonts.font(12), 12, leading=1.25)
        put_block(painter, left, rect.top() + 30, block, SOFT_TEXT)
        return
    block = fit_block(told, (wide, rect.height() - 8), fonts.font(13), 12, leading=1.3)
    put_block(painter, left, rect.center().y() - block.height / 2, block, SOFT_TEXT)


def _why(tables: Tables, state: MoversState, frame: CheckFrame) -> str:
    if frame.penalty:
        planet = tables.nodes[state.liberty].title
        if frame.penalty == 1:
            return tr("An eye watches {planet}, and Presence is orange.").format(planet=planet)
        return tr("{count} eyes watch {planet}, and Presence is orange.").format(count=frame.penalty, planet=planet)
    if frame.easier:
        return tr("A reaction makes every die need {count} less.").format(count=frame.easier)
    return tr("Every die must show this at the end. The medical sign fails, and injures.")


def _row(painter: QPainter, rect: QRectF, accent: str, *, now: bool) -> None:
    fill(painter, rounded(rect, 8), colour("#1C2756" if now else "#101737", 0.95))
    stroke(
        painter,
        rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 7.5),
        colour(accent, 1.0 if now else 0.5),
        1.5 if now else 1,
    )


def _line(
    painter: QPainter,
    panel: CheckPanel,
    line: Line,
    tables: Tables,
    state: MoversState,
    crew: Sequence[Look],
    skills: Skills,
    names: Sequence[str],
    say: Say,
) -> None:
    frame, rect = panel.frame, line.rect
    symbol, answer = frame.symbols[line.index], frame.answers[line.index]
    lying = next((rest for rest in frame.rests if rest.die == str(answer)), None)
    now = answer != NOWHERE and frame.in_hand == answer
    good = lying is not None and succeeds(tables, state, frame, lying)
    accent = AMBER if now else HAIRLINE if lying is None else GOOD if good else DANGER
    _row(painter, rect, accent, now=now)
    y = rect.center().y()
    radius = min(14.0, rect.height() / 2 - 3)
    skills.paint(painter, symbol, rect.left() + 8 + radius, y, radius)
    left = rect.left() + 16 + 2 * radius
    font = fonts.font(14, 600)
    asks = answer == NOWHERE and symbol in EVERYBODY
    high = rect.height() >= 36 and not asks
    base = y - 2 if high else centred_baseline(font, y)
    room = rect.width() * 0.34
    if asks:
        room = (
            min((place.left() for place in panel.candidates(line.index, state).values()), default=rect.right()) - left
        )
    put_fitted(painter, left, base, room, say(skill_name(symbol)), font, TEXT)
    who = answer if answer != NOWHERE else tables.specialist.get(symbol, NOWHERE)
    if high:
        told = _who_throws(state, names, crew, who)
        put_fitted(painter, left, y + 14, rect.right() - 94 - left, told, fonts.font(12), MUTED)
    if asks:
        for character, place in panel.candidates(line.index, state).items():
            paint_avatar(painter, crew[character], place.center().x(), place.center().y(), 11)
        return
    _needs(painter, rect, needed(tables, state, frame, line.index, who), lying, good=good)
    if lying is None:
        paint_die(painter, crew[who], rect.right() - 74, y, min(13, rect.height() / 2 - 3))
    else:
        face = "medical" if lying.face == 0 else str(lying.face)
        paint_die(painter, crew[who], rect.right() - 74, y, min(15, rect.height() / 2 - 2), face)


def _who_throws(state: MoversState, names: Sequence[str], crew: Sequence[Look], character: int) -> str:
    seat = thrower(state, character)
    return tr("{die}, by {who}").format(die=crew[character].name, who=names[seat])


def _needs(painter: QPainter, rect: QRectF, face: int, lying: Rest | None, *, good: bool) -> None:
    font = fonts.display(17, 700)
    y = rect.center().y()
    words_ = tr("{face}+").format(face=face) if face <= 9 else "—"
    paint = SOFT_TEXT if lying is None else GOOD if good else "#FF8A92"
    put_text(painter, rect.right() - 28, centred_baseline(font, y), words_, font, paint, RIGHT)
    if lying is not None:
        paint_symbol(painter, "check" if good else "cross", rect.right() - 15, y, 7, paint)


def _blank_line(painter: QPainter, panel: CheckPanel, state: MoversState, names: Sequence[str]) -> None:
    rect = panel.lines[-1].rect
    now = panel.frame.in_hand == BLANK
    _row(painter, rect, AMBER if now else HAIRLINE, now=now)
    y, radius = rect.center().y(), min(13.0, rect.height() / 2 - 3)
    paint_die(painter, None, rect.left() + 8 + radius, y, radius)
    left = rect.left() + 22 + 2 * radius
    told = tr("Blank die, always last, by {who}").format(who=names[thrower(state, BLANK)])
    font = fonts.font(13, 500)
    put_fitted(
        painter, left, centred_baseline(font, y), rect.right() - left - 8, told, font, TEXT if now else SOFT_TEXT
    )
