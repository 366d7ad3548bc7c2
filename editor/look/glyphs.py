"""The signs of the editor, drawn with the kit's pen on its grid of 24."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtGui import QPainterPath

from desktop.table.kit.icons import Glyph


@cache
def sign(name: str) -> Glyph:
    """The sign of a part or command; a card where there is none of that name."""
    glyph = Glyph()
    _DRAWINGS.get(name, _card)(glyph)
    return glyph


def _card(g: Glyph) -> None:
    g.line((6, 3.5), (18, 3.5), (18, 20.5), (6, 20.5), closed=True)
    g.line((9, 14), (15, 14))
    g.line((9, 17), (13, 17))
    g.bar(8.8, 6.3, 6.4, 4.6)


def _objective(g: Glyph) -> None:
    g.line((4, 5.5), (13, 5.5), (13, 19), (4, 19), closed=True)
    g.line((16, 4), (20, 5), (17.5, 18.5))
    g.bar(6.4, 8.2, 4.2, 3.4)


def _event(g: Glyph) -> None:
    g.ring(12, 12, 3.6)
    for x, y in ((0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71)):
        g.line((12 + 6.6 * x, 12 + 6.6 * y), (12 + 9.2 * x, 12 + 9.2 * y))


def _crate(g: Glyph) -> None:
    g.line((12, 3), (20, 7.5), (20, 16.5), (12, 21), (4, 16.5), (4, 7.5), closed=True)
    g.line((4, 7.5), (12, 12), (20, 7.5))
    g.line((12, 12), (12, 21))


def _bolt(g: Glyph) -> None:
    g.line((13, 3), (6, 13.5), (11.5, 13.5), (10.5, 21), (18, 10), (12.4, 10), closed=True)


def _people(g: Glyph) -> None:
    g.ring(12, 8, 3.8)
    g.arc(12, 21, 7.2, 20, 140)


def _map(g: Glyph) -> None:
    g.ring(5.5, 17.5, 2.5)
    g.ring(9, 6, 2.5)
    g.ring(18.5, 11, 2.5)
    g.line((6.4, 15), (8.2, 8.4))
    g.line((11.4, 7), (16.2, 10))


def _ship(g: Glyph) -> None:
    g.line((12, 3), (16, 9), (16, 17), (20, 21), (4, 21), (8, 17), (8, 9), closed=True)
    g.ring(12, 11.5, 1.8)


def _bars(g: Glyph) -> None:
    for x, top in ((5, 13), (12, 5), (19, 9)):
        g.line((x, 20), (x, top))


def _dice(g: Glyph) -> None:
    g.line((4, 4), (20, 4), (20, 20), (4, 20), closed=True)
    for x, y in ((8.5, 8.5), (15.5, 15.5), (12, 12)):
        g.dot(x, y, 1.5)


def _tile(g: Glyph) -> None:
    g.line((4, 4), (20, 4), (20, 20), (4, 20), closed=True)
    curve = QPainterPath()
    curve.moveTo(12, 4)
    curve.cubicTo(12, 11, 13, 12, 20, 12)
    g.lines.addPath(curve)
    g.dot(8.4, 15.4, 2.2)


def _position(g: Glyph) -> None:
    g.line((4, 4), (20, 4), (20, 20), (4, 20), closed=True)
    g.line((12, 4), (12, 20))
    g.line((4, 12), (20, 12))
    g.bar(13.4, 5.4, 5.2, 5.2)


def _board(g: Glyph) -> None:
    g.line((4, 4), (20, 4), (20, 20), (4, 20), closed=True)
    g.line((9.3, 4), (9.3, 20))
    g.line((14.7, 4), (14.7, 20))
    g.line((4, 9.3), (20, 9.3))
    g.line((4, 14.7), (20, 14.7))


def _rocket(g: Glyph) -> None:
    body = QPainterPath()
    body.moveTo(12, 2.5)
    body.cubicTo(17.5, 7, 17, 13, 15.5, 17)
    body.lineTo(8.5, 17)
    body.cubicTo(7, 13, 6.5, 7, 12, 2.5)
    g.lines.addPath(body)
    g.ring(12, 9.5, 1.8)
    g.line((10, 20), (10, 21.5))
    g.line((14, 20), (14, 21.5))


def _warning(g: Glyph) -> None:
    g.line((12, 3.5), (21.5, 20), (2.5, 20), closed=True)
    g.line((12, 9.5), (12, 14))
    g.dot(12, 17, 1.3)


def _fault(g: Glyph) -> None:
    g.line((8, 3), (16, 3), (21, 8), (21, 16), (16, 21), (8, 21), (3, 16), (3, 8), closed=True)
    g.line((12, 7.5), (12, 13))
    g.dot(12, 16.6, 1.4)


def _plus(g: Glyph) -> None:
    g.line((12, 5), (12, 19))
    g.line((5, 12), (19, 12))


def _grip(g: Glyph) -> None:
    for x in (9, 15):
        for y in (6, 12, 18):
            g.dot(x, y, 1.5)


def _copy(g: Glyph) -> None:
    g.line((8, 8), (20, 8), (20, 20), (8, 20), closed=True)
    g.line((4, 15), (4, 4), (15, 4))


def _print(g: Glyph) -> None:
    g.line((7, 9), (7, 3.5), (17, 3.5), (17, 9))
    g.line((7, 17), (3.5, 17), (3.5, 9), (20.5, 9), (20.5, 17), (17, 17))
    g.line((7, 14), (17, 14), (17, 20.5), (7, 20.5), closed=True)


def _share(g: Glyph) -> None:
    g.line((12, 14.5), (12, 3.5))
    g.line((7.5, 8), (12, 3.5), (16.5, 8))
    g.line((8, 11), (5, 11), (5, 20.5), (19, 20.5), (19, 11), (16, 11))


def _info(g: Glyph) -> None:
    g.ring(12, 12, 9.2)
    g.line((12, 11), (12, 16.5))
    g.dot(12, 7.6, 1.3)


_DRAWINGS: dict[str, Callable[[Glyph], None]] = {
    "card": _card,
    "objective": _objective,
    "event": _event,
    "crate": _crate,
    "bolt": _bolt,
    "people": _people,
    "map": _map,
    "ship": _ship,
    "bars": _bars,
    "dice": _dice,
    "tile": _tile,
    "position": _position,
    "board": _board,
    "rocket": _rocket,
    "warning": _warning,
    "fault": _fault,
    "plus": _plus,
    "grip": _grip,
    "copy": _copy,
    "print": _print,
    "share": _share,
    "info": _info,
}
