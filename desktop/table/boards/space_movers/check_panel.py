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
from desktop.kernel.throws import Rest
from desktop.kernel.words import Address
from desktop.table.boards.space_movers import words
from desktop.table.boards.space_movers.crew import Look, Skills, paint_avatar, paint_die
from desktop.table.boards.space_movers.faces import Say
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, linear, polygon, radial, rounded, shadow, stroke, vertical
from desktop.table.kit.theme import AMBER, DANGER, GOOD, HAIRLINE, MUTED, SOFT_TEXT, TEXT, WHITE, colour
from desktop.table.kit.writing import RIGHT, centred_baseline, put_block, put_fitted, put_text, wrap

_HEAD = 52.0
_WOOD = 12.0
DIE = 95.0
"""How far a die reaches from its middle, in tenths of a millimetre."""


@dataclass(frozen=True, slots=True)
class Line:
    """One symbol of the check."""

    index: int
    rect: QRectF


class CheckPanel:
    """The panel laid into a rect, for one check."""

    def __init__(self, tables: Tables, rect: QRectF, frame: CheckFrame) -> None:
        self._tables, self.rect, self.frame = tables, rect, frame
        list_wide = min(max(rect.width() * 0.4, 270.0), 390.0)
        inner = rect.adjusted(14, 10, -14, -10)
        self.list = QRectF(inner.left(), inner.top(), list_wide, inner.height())
        count = len(frame.symbols) + 1
        high = min(46.0, (self.list.height() - _HEAD - 40) / count)
        top = self.list.top() + _HEAD
        self.lines = [
            Line(index, QRectF(self.list.left(), top + index * high, self.list.width(), high - 4))
            for index in range(count)
        ]
        self.bottom = QRectF(self.list.left(), self.list.bottom() - 34, self.list.width(), 34)
        self.box = self._box(
            QRectF(self.list.right() + 16, inner.top(), inner.right() - self.list.right() - 16, inner.height())
        )
        self.floor = self.box.adjusted(_WOOD, _WOOD, -_WOOD, -_WOOD)

    def _box(self, room: QRectF) -> QRectF:
        box = self._tables.box
        scale = min((room.width() - 2 * _WOOD) / box.width, (room.height() - 2 * _WOOD) / box.depth)
        wide, high = box.width * scale + 2 * _WOOD, box.depth * scale + 2 * _WOOD
        return QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)

    @property
    def scale(self) -> float:
        """Logical pixels to a tenth of a millimetre."""
        return self.floor.width() / self._tables.box.width

    def place(self, x: float, y: float) -> QPointF:
        """A place in the box; the thrower stands at the bottom."""
        return QPointF(self.floor.center().x() + x * self.scale, self.floor.center().y() - y * self.scale)

    def die_rect(self, rest: Rest) -> QRectF:
        at, reach = self.place(rest.x, rest.y), max(15.0, DIE * self.scale * 1.25)
        return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)

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
        found: dict[Address, QRectF] = {"box": self.floor}
        for line in self.lines[:-1]:
            symbol = self.frame.symbols[line.index]
            if self.frame.answers[line.index] == NOWHERE:
                found.setdefault(f"symbol:{symbol}", line.rect)
                if symbol in EVERYBODY:
                    for character, rect in self.candidates(line.index, state).items():
                        found.setdefault(f"die:{character}", rect)
                else:
                    found[f"die:{self._tables.specialist[symbol]}"] = line.rect
        for rest in self.frame.rests:
            found[f"die:{rest.die}"] = self.die_rect(rest)
        if any(self._moves(state, rest) for rest in self.frame.rests):
            found["move_die"] = QRectF(self.bottom.left(), self.bottom.top() - 30, 150, 26)
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
    *,
    boxed: bool = True,
) -> None:
    """The panel; `boxed` paints the box with the dice as they lie."""
    rect, frame = panel.rect, panel.frame
    shadow(painter, rect, 12, blur=16, strength=0.5)
    fill(painter, rounded(rect, 12), vertical(rect, (0, colour("#141D46", 0.975)), (1, colour("#0A0F28", 0.985))))
    stroke(painter, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), 11.3), colour(AMBER, 0.85), 1.4)
    _head(painter, panel, tables, state)
    for line in panel.lines[:-1]:
        _line(painter, panel, line, tables, state, crew, skills, names, say)
    _blank_line(painter, panel, state, names)
    _bottom(painter, panel, state)
    if boxed:
        paint_box(painter, panel)
        areas = [(area.succeed, area.corners) for area in tables.advanced] if state.rules.advanced else []
        areas += [(succeed, tables.content.box.card_corners) for succeed in frame.laid]
        paint_areas(painter, panel, areas)
        for rest in frame.rests:
            _rest(painter, panel, rest, tables, state, crew)


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


def _bottom(painter: QPainter, panel: CheckPanel, state: MoversState) -> None:
    tells = tr("Aim at a die that fails, or into the free floor. A die that leaves the box fails the check.")
    if not panel.frame.rests:
        tells = tr("Dice are thrown one by one; the blank die comes last and may turn one over.")

    block = wrap(tells, panel.bottom.width(), fonts.font(12), most=2, leading=1.3)
    put_block(painter, panel.bottom.left(), panel.bottom.top() + 2, block, MUTED)


# ---- the box from above --------------------------------------------------------------------------------------------


def paint_box(painter: QPainter, panel: CheckPanel) -> None:
    """Wood and felt, with the areas of the mat in use."""
    box, floor = panel.box, panel.floor
    shadow(painter, box, 8, blur=10, strength=0.5)
    fill(
        painter,
        rounded(box, 8),
        linear(box.left(), box.top(), box.right(), box.bottom(), (0, "#B07A44"), (0.5, "#7A4A24"), (1, "#4A2812")),
    )
    stroke(painter, rounded(box.adjusted(1, 1, -1, -1), 7), colour("#FFE0B0", 0.4), 1)
    felt = radial(
        floor.center().x(),
        floor.center().y() - floor.height() * 0.2,
        floor.width() * 0.7,
        (0, "#1F6E74"),
        (0.7, "#134A54"),
        (1, "#0B2E38"),
    )
    fill(painter, rounded(floor, 3), felt)
    stroke(painter, rounded(floor, 3), colour("#04141A", 0.9), 2)
    paint_symbol(painter, "eye", floor.center().x(), floor.center().y(), floor.height() * 0.2, colour(WHITE, 0.05))


def paint_areas(painter: QPainter, panel: CheckPanel, areas: Sequence[tuple[bool, Sequence[tuple[int, int]]]]) -> None:
    """The parts of the mat that decide dice touching them."""
    for succeed, corners in areas:
        points = [panel.place(x, y) for x, y in corners]
        shape = polygon([(point.x(), point.y()) for point in points])
        paint = GOOD if succeed else DANGER
        fill(painter, shape, colour(paint, 0.22))
        stroke(painter, shape, colour(paint, 0.8), 1.2)
        middle = shape.boundingRect().center()
        paint_symbol(painter, "check" if succeed else "cross", middle.x(), middle.y(), 9, colour(paint, 0.85))


def _rest(
    painter: QPainter, panel: CheckPanel, rest: Rest, tables: Tables, state: MoversState, crew: Sequence[Look]
) -> None:
    at = panel.place(rest.x, rest.y)
    radius = max(13.0, DIE * panel.scale * 1.1)
    if rest.shape == "cube":
        paint_die(painter, None, at.x(), at.y(), radius * 0.9)
        return
    face = "medical" if rest.face == 0 else str(rest.face)
    paint_die(painter, crew[int(rest.die)], at.x(), at.y(), radius, face)
    good = succeeds(tables, state, panel.frame, rest)
    mark = at + QPointF(radius * 0.8, -radius * 0.8)
    fill(painter, rounded(QRectF(mark.x() - 7, mark.y() - 7, 14, 14), 7), colour("#060A1C", 0.9))
    paint_symbol(painter, "check" if good else "cross", mark.x(), mark.y(), 4.6, GOOD if good else "#FF8A92")
