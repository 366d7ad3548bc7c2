"""Prison cells with someone in them: a captive behind bars, one to come, and a cell that is shared by
several.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.table.boards.space_checkers.frame import legible, prison_box
from desktop.table.boards.space_checkers.saucers import CAPTIVE, Look, paint_saucer, saucer_box
from desktop.table.kit.fonts import font
from desktop.table.kit.ink import FLAT, fill, halo, line, rounded, saved, stroke
from desktop.table.kit.theme import FLEETS, INK, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text

WIDTH = 37.0  # of a captive saucer, where there is room for it
_INCOMING = Look(lamps=0.4, shadow=0, light=0.1, opacity=0.55)


def captive_width(rect: QRectF) -> float:
    """How wide a saucer may be in a prison cell."""
    return min(WIDTH, 0.81 * min(rect.width(), rect.height()))


def paint_bars(painter: QPainter, rect: QRectF, owner: str, drop: float = 1.0) -> None:
    """The bars of a prison cell in the owner's colour, let down to the share `drop` of its height."""
    bright = FLEETS[owner].bright
    count = 5 if rect.width() > rect.height() else 4
    top, bottom = rect.top(), rect.top() + rect.height() * drop
    with saved(painter):
        painter.setClipPath(rounded(rect, 7), Qt.ClipOperation.IntersectClip)
        fill(painter, rounded(rect, 7), colour("#050818", 0.22 * drop))
        for index in range(count):
            x = rect.left() + rect.width() * (index + 0.5) / count
            line(painter, (x + 1, top), (x + 1, bottom), colour("#01030C", 0.55), 3.2)
            line(painter, (x, top), (x, bottom), mix(bright, "#8B97C4", 0.55), 2.2)
            line(painter, (x - 0.6, top), (x - 0.6, bottom), mix(bright, WHITE, 0.6, 0.75), 0.7)
    stroke(painter, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), 6.3), colour(bright, 0.9), 1.4)


def paint_captive(
    painter: QPainter,
    rect: QRectF,
    owner: str,
    fleet: str,
    *,
    saucer: QImage | None = None,
    drop: float = 1.0,
) -> None:
    """A saucer of `fleet` in a prison cell of `owner`; `saucer` is its ready captive image."""
    prison_box(painter, rect, owner)
    centre, width = rect.center(), captive_width(rect)
    with saved(painter):
        painter.setClipPath(rounded(rect, 7), Qt.ClipOperation.IntersectClip)
        if saucer is not None:
            painter.drawImage(saucer_box(centre.x(), centre.y() - 1, width), saucer)
        else:
            paint_saucer(painter, fleet, centre.x(), centre.y() - 1, width, CAPTIVE)
    paint_bars(painter, rect, owner, drop)


def paint_incoming(painter: QPainter, rect: QRectF, fleet: str) -> None:
    """The captive that the previewed move would bring: pale, in white dashes."""
    centre = rect.center()
    halo(painter, centre.x(), centre.y(), 44, 34, WHITE, 0.16)
    paint_saucer(painter, fleet, centre.x(), centre.y() - 1, captive_width(rect), _INCOMING)
    frame = rounded(rect.adjusted(1, 1, -1, -1), 6)
    stroke(painter, frame, colour(WHITE, 0.95), 1.6, dash=[3.5, 2.6], cap=FLAT)


def paint_stack(painter: QPainter, rect: QRectF, owner: str, count: int, scale: float = 1.0) -> None:
    """The number of captives that share the last prison cell, on a badge at its lower right corner."""
    figures = font(legible(12, scale, 18), 700)
    size = figures.pixelSize()
    text = f"×{count}"
    badge = QRectF(0, 0, size * 2.0, size * 1.4)
    badge.moveCenter(rect.bottomRight())
    badge.translate(-size * 0.7, -size * 0.4)
    fill(painter, rounded(badge, badge.height() / 2), INK)
    stroke(painter, rounded(badge, badge.height() / 2), FLEETS[owner].bright, 1.4)
    baseline = centred_baseline(figures, badge.center().y())
    put_text(painter, badge.center().x(), baseline, text, figures, WHITE, CENTRE)
