"""Where everything on the page goes, by the room there is."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRect

MARGIN, GAP = 12, 10
LOW = 900
"""Below this height a tray takes only the height it needs."""
NARROW = 860
"""Below this width the board's own cards are left out."""
_SPLIT = 0.37
_BESIDE_WIDE = 0.26
_RIGHT_SHARE, _LEFT_RAIL = 0.6, 158
_LEFT, _RIGHT = (176, 244), (292, 430)
_LEAST_LOG, _LEAST_PROMPT, _STEADY_PROMPT = 140, 180, 420
_PROMPT_SHARE = 0.58


@dataclass(frozen=True, slots=True)
class Columns:
    """The three columns under the bar. The left one is empty where there is no room for it."""

    left: QRect
    board: QRect
    right: QRect
    tray: QRect = field(default_factory=QRect)
    """Below the left column and the board, for what a board lays there."""
    inner: QRect = field(default_factory=QRect)
    """A second column for the board's cards, where a tray leaves room for one beside the board."""


def columns(width: int, height: int, top: int, *, wide: bool = False, tray: int = 0) -> Columns:
    """The board takes the height, the columns beside it share what is left; a wide board leaves only the right one.

    ``tray`` is the height of a strip below the board.
    """
    if tray and width >= NARROW:
        return _with_tray(width, height, top, tray)
    y, room = top + GAP, max(100, height - top - GAP - MARGIN)
    if wide:
        right = min(max(round(width * _BESIDE_WIDE), _RIGHT[0]), 400)
        board = max(100, width - right - GAP - 2 * MARGIN)
        x = MARGIN + board + GAP
        return Columns(QRect(MARGIN, y, 0, room), QRect(MARGIN, y, board, room), QRect(x, y, right, room))
    narrow = width < NARROW
    least = (0 if narrow else _LEFT[0] + GAP) + _RIGHT[0] + GAP + 2 * MARGIN
    side = max(200, min(room, width - least))
    rest = width - side - 2 * MARGIN - (1 if narrow else 2) * GAP
    left = 0 if narrow else min(max(round(rest * _SPLIT), _LEFT[0]), _LEFT[1])
    right = min(max(rest - left, _RIGHT[0]), _RIGHT[1])
    x = MARGIN + (left + GAP if left else 0)
    board = max(100, width - x - right - GAP - MARGIN)
    return Columns(QRect(MARGIN, y, left, room), QRect(x, y, board, room), QRect(x + board + GAP, y, right, room))


def _with_tray(width: int, height: int, top: int, tray: int) -> Columns:
    """The right column keeps its height; board and other columns stand on the tray."""
    y, room = top + GAP, max(100, height - top - GAP - MARGIN)
    right = min(max(round((width - room) * _RIGHT_SHARE), _RIGHT[0]), _RIGHT[1])
    over, wide = room - tray - GAP, width - right - GAP - 2 * MARGIN
    rails = wide - over - 2 * GAP
    inner = left = min(rails // 2, _LEFT[1])
    if rails < 2 * _LEFT_RAIL:
        left, inner = min(max(rails + GAP, _LEFT[0]), _LEFT[1]), 0
    x = MARGIN + left + GAP
    board = wide - left - GAP - (inner + GAP if inner else 0)
    return Columns(
        QRect(MARGIN, y, left, over),
        QRect(x, y, board, over),
        QRect(width - MARGIN - right, y, right, room),
        QRect(MARGIN, y + over + GAP, wide, tray),
        QRect(x + board + GAP, y, inner, over) if inner else QRect(),
    )


def stack_cards(column: QRect, sizes: list[tuple[int, int]]) -> list[QRect | None]:
    """The board's cards from the top down, by their least and wanted heights; None for one that folds away.

    The first ones are kept; the last one kept takes the room that is left over.
    """
    if column.width() <= 0:
        return [None] * len(sizes)
    kept: list[int] = []
    free = column.height()
    for least, _ in sizes:
        if least > free:
            break
        kept.append(least)
        free -= least + GAP
    free += GAP if kept else 0
    for index, (least, wanted) in enumerate(sizes[: len(kept)]):
        more = free if index == len(kept) - 1 else min(free, wanted - least)
        kept[index] += more
        free -= more
    found: list[QRect | None] = []
    y = column.top()
    for height in kept:
        found.append(QRect(column.left(), y, column.width(), height))
        y += height + GAP
    return found + [None] * (len(sizes) - len(kept))


def stack_in_two(left: QRect, inner: QRect, sizes: list[tuple[int, int]]) -> list[QRect | None]:
    """The board's cards in the left column, and those that find no room there in the inner one."""
    first = stack_cards(left, sizes)
    kept = sum(place is not None for place in first)
    if inner.isEmpty():
        return first
    return first[:kept] + stack_cards(inner, sizes[kept:])


def stack_right(column: QRect, seats: int, prompt: int) -> tuple[QRect, QRect, QRect]:
    """Seats as high as they need, then prompt and log.

    The prompt hardly ever gets lower than a fixed share, so that the page stays still while questions come and go.
    """
    # The seats' glow needs a little room round them.
    first = QRect(column.left() - 3, column.top() - 3, column.width() + 6, seats)
    y = first.top() + seats + GAP - 4
    free = column.top() + column.height() - y
    steady = min(round(free * _PROMPT_SHARE), _STEADY_PROMPT)
    height = min(max(prompt, steady), max(_LEAST_PROMPT, free - _LEAST_LOG - GAP))
    second = QRect(column.left(), y, column.width(), height)
    y += height + GAP
    return first, second, QRect(column.left(), y, column.width(), max(60, column.top() + column.height() - y))
