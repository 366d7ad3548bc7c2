"""The foot of the check panel: the aim in words, the buttons that throw, and the keys."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.kernel.throws import Strength
from desktop.table.boards.space_movers.check_panel import CheckPanel
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, polygon, rounded, stroke
from desktop.table.kit.theme import AMBER, HAIRLINE, INK, MUTED, SOFT_TEXT, TEXT, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_block, put_fitted, put_text, text_width, wrap

STRENGTHS: tuple[Strength, ...] = ("soft", "firm", "hard")
_ARROWS = {"left": pi, "right": 0.0, "up": -pi / 2, "down": pi / 2}


def paint_aim(
    painter: QPainter, panel: CheckPanel, words_: str, strength: Strength | None, near: str, room: float
) -> None:
    """The foot of the panel: the aim in words, the button that throws as it is aimed, and three strengths; without an
    aim what the dice wait for. The words have so much ``room``."""
    if strength is None:
        told = tr("Dice are thrown one by one; the blank die comes last and may turn one over.")
        block = wrap(told, panel.bottom.width(), fonts.font(12), most=2, leading=1.3)
        put_block(painter, panel.bottom.left(), panel.bottom.top() + 2, block, MUTED)
        return
    aimed = fonts.font(13, 500)
    put_fitted(painter, panel.throw.left(), panel.throw.top() - 12, room, words_, aimed, TEXT)
    _button(painter, panel.throw, tr("Throw"), AMBER, full=True, near=near == "throw")
    titles = (tr("soft"), tr("firm"), tr("hard"))
    for name, title, rect in zip(STRENGTHS, titles, panel.strengths, strict=True):
        _button(painter, rect, title, AMBER, full=False, near=near == f"strength:{name}", on=name == strength)


def paint_move(painter: QPainter, rect: QRectF, *, near: bool) -> None:
    """The button with which a person takes up the die that may be moved."""
    _button(painter, rect, tr("Move your own die"), AMBER, full=False, near=near)


def paint_keys(painter: QPainter, rect: QRectF) -> None:
    """The keys of the box, in two rows."""
    rows = (
        (("Space",), tr("throw"), ("N",), tr("next target"), ("S",), tr("spin")),
        (("left", "right"), tr("aim"), ("up", "down"), tr("strength")),
    )
    for row, parts in enumerate(rows):
        x, y = rect.left(), rect.top() + 12 + row * 28
        for caps, words in zip(parts[::2], parts[1::2], strict=True):
            for cap in caps:
                x = _cap(painter, x, y, cap) + 4
            face = fonts.font(12)
            put_text(painter, x + 2, centred_baseline(face, y), str(words), face, MUTED)
            x += text_width(face, str(words)) + 16


def _cap(painter: QPainter, x: float, y: float, cap: str) -> float:
    """A key; arrows are drawn, as not every font has them. Gives its right edge."""
    face = fonts.font(12, 600)
    arrow = _ARROWS.get(cap)
    plate = QRectF(x, y - 11, 24 if arrow is not None else text_width(face, cap) + 16, 22)
    fill(painter, rounded(plate, 5), "#1B2550")
    stroke(painter, rounded(plate.adjusted(0.5, 0.5, -0.5, -0.5), 4.5), colour(HAIRLINE, 1.0), 1)
    if arrow is None:
        put_text(painter, plate.center().x(), centred_baseline(face, y), cap, face, TEXT, CENTRE)
    else:
        middle = plate.center().x()
        turns = (arrow, arrow + 2.5, arrow - 2.5)
        fill(painter, polygon([(middle + 6 * cos(turn), y + 6 * sin(turn)) for turn in turns]), TEXT)
    return plate.right()


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
