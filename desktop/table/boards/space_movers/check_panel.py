"""A skill check as it runs: what it asks for, who answers, what each die needs, and the dice in the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers.chances import pass_chance
from desktop.games.space_movers.checks import movable, needed, succeeds, thrower
from desktop.games.space_movers.state import BLANK, FIT, NOWHERE, CheckFrame, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.texts import skill_name
from desktop.games.space_movers.vocabulary import EVERYBODY
from desktop.kernel.throws import Rest, Strength
from desktop.kernel.words import Address
from desktop.table.boards.space_movers import words
from desktop.table.boards.space_movers.crew import Look, Skills, paint_avatar, paint_die
from desktop.table.boards.space_movers.faces import Say
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, rounded, shadow, stroke, vertical
from desktop.table.kit.theme import AMBER, DANGER, GOOD, HAIRLINE, INK, MUTED, SOFT_TEXT, TEXT, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, put_block, put_fitted, put_text, wrap

_HEAD = 52.0
STRENGTHS: tuple[Strength, ...] = ("soft", "firm", "hard")


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
        high = min(46.0, (self.list.height() - _HEAD - 40) / count)
        top = self.list.top() + _HEAD
        self.lines = [
            Line(index, QRectF(self.list.left(), top + index * high, self.list.width(), high - 4))
            for index in range(count)
        ]
        self.bottom = QRectF(self.list.left(), self.list.bottom() - 34, self.list.width(), 34)
        self.box = box_room(rect)
        wide = self.list.width() * 0.38
        self.throw = QRectF(self.list.left(), self.list.bottom() - 38, wide, 36)
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
            found["move_die"] = QRectF(self.list.left(), self.throw.top() - 34, 150, 28)
        return found

    def _moves(self, state: MoversState, rest: Rest) -> bool:

        return rest.shape == "d10" and movable(self._tables, state, self.frame, int(rest.die)) is not None


def _odds(tables: Tables, state: MoversState, frame: CheckFrame) -> str:
    chance = pass_chance(tables, state, frame.symbols, max(0, frame.penalty - frame.easier))
    return tr("about {percent} % at the start").format(percent=round(100 * chance))


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


def subject_name(tables: Tables, frame: CheckFrame) -> str:
    """What a check is about, in a word or two."""
    match frame.purpose:
        case "route" | "bridge":
            return tables.nodes[frame.subject].title
        case "event" | "pursuit":
            return tables.cards[frame.subject].title
        case "card_heal" | "bay_heal":
            return tables.characters[frame.subject].name
    return ""


def _head(painter: QPainter, panel: CheckPanel, tables: Tables, state: MoversState) -> None:
    x, y, wide = panel.list.left(), panel.list.top(), panel.list.width()
    subject = subject_name(tables, panel.frame)
    title = words.purpose(panel.frame.purpose) + (f": {subject}" if subject else "")
    put_fitted(painter, x, y + 20, wide, title, fonts.display(19, 700), TEXT)
    parts = [_odds(tables, state, panel.frame)]
    if panel.frame.penalty:
        parts.append(tr("-{count} for eyes here").format(count=panel.frame.penalty))
    if panel.frame.easier:
        parts.append(tr("+{count} from a reaction").format(count=panel.frame.easier))
    put_fitted(painter, x, y + 39, wide, " · ".join(parts), fonts.font(13), SOFT_TEXT)


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
    high = rect.height() >= 36
    put_fitted(
        painter,
        left,
        y - 2 if high else centred_baseline(font, y),
        rect.width() * 0.34,
        say(skill_name(symbol)),
        font,
        TEXT,
    )
    who = answer if answer != NOWHERE else tables.specialist.get(symbol, NOWHERE)
    if high:
        told = _who_throws(state, names, crew, who) if who != NOWHERE else tr("anybody who is fit")
        put_fitted(painter, left, y + 14, rect.width() * 0.42, told, fonts.font(12), MUTED)
    if answer == NOWHERE and symbol in EVERYBODY:
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
    return tr("{die}: {who} throws").format(die=crew[character].name, who=names[seat])


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
    told = tr("Blank die, last: {who} throws").format(who=names[thrower(state, BLANK)])
    font = fonts.font(13, 500)
    put_fitted(
        painter, left, centred_baseline(font, y), rect.right() - left - 8, told, font, TEXT if now else SOFT_TEXT
    )


def paint_aim(painter: QPainter, panel: CheckPanel, words_: str, strength: Strength | None, near: str = "") -> None:
    """The foot of the panel: the aim in words, the button that throws as it is aimed, and three strengths; without an
    aim what the dice wait for."""
    if strength is None:
        told = tr("Dice are thrown one by one; the blank die comes last and may turn one over.")
        block = wrap(told, panel.bottom.width(), fonts.font(12), most=2, leading=1.3)
        put_block(painter, panel.bottom.left(), panel.bottom.top() + 2, block, MUTED)
        return
    aimed = fonts.font(13, 500)
    put_fitted(painter, panel.throw.left(), panel.throw.top() - 9, panel.list.width(), words_, aimed, TEXT)
    _button(painter, panel.throw, tr("Throw"), AMBER, full=True, near=near == "throw")
    titles = (tr("soft"), tr("firm"), tr("hard"))
    for name, title, rect in zip(STRENGTHS, titles, panel.strengths, strict=True):
        _button(painter, rect, title, AMBER, full=False, near=near == f"strength:{name}", on=name == strength)


def _button(
    painter: QPainter, rect: QRectF, title: str, accent: str, *, full: bool, near: bool, on: bool = False
) -> None:
    shape = rounded(rect, 8)
    body = mix(accent, WHITE, 0.2 if near else 0.0) if full else colour("#2A376E" if on or near else "#141C40")
    fill(painter, shape, body)
    stroke(
        painter,
        rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 7.5),
        colour(accent, 1.0 if full or on or near else 0.4),
        1.2,
    )
    font = fonts.font(14 if full else 12, 700 if full else 600)
    paint = INK if full else TEXT if on else SOFT_TEXT
    put_fitted(
        painter,
        rect.center().x(),
        centred_baseline(font, rect.center().y()),
        rect.width() - 8,
        title,
        font,
        paint,
        CENTRE,
    )


def paint_ghost(painter: QPainter, place: QPointF, radius: float) -> None:
    """Where a die that is moved would be put."""
    stroke(painter, ellipse(place.x(), place.y(), radius), "#05070F", 5)
    stroke(painter, ellipse(place.x(), place.y(), radius), AMBER, 2.4, dash=[3, 2])
