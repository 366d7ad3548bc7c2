"""Which piece lies where on which sheet. All lengths are millimetres from the upper left of the sheet."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol, TypeAlias, TypeVar

GUTTER = 3.0
"""Between two pieces."""
BLEED = 3.0
"""How far a piece is printed past its edge; between neighbours half the gutter."""
SIDE, HEAD, FOOT = 6.0, 6.0, 10.0
"""What is kept free of pieces, as printers cannot print to the edge: at the sides, above, and below with its line."""
OVERLAP = 6.0
"""How far the parts of a large board lie over each other, to be glued."""
_UNPRINTED = 4.2
"""Of the margin, on most printers."""
_MARK = 2.5
"""Length of a cut mark."""
_EXACT = 1e-6

Size: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[float, float, float, float]
"""x and y of both ends."""


class Paper(Enum):
    """The sizes of paper, upright."""

    A4 = (210.0, 297.0)
    LETTER = (215.9, 279.4)


class Backs(Enum):
    """How backs get behind their fronts."""

    NONE = "none"
    LONG_EDGE = "long"
    """The printer turns the sheet over its long edge, as the page of a book."""
    SHORT_EDGE = "short"


class Printable(Protocol):
    """What has a size, a number and perhaps a back."""

    @property
    def size(self) -> Size: ...

    @property
    def copies(self) -> int: ...

    @property
    def two_sided(self) -> bool: ...


P = TypeVar("P", bound=Printable)


@dataclass(frozen=True, slots=True)
class Layout:
    """What a person may choose."""

    paper: Paper = Paper.A4
    backs: Backs = Backs.LONG_EDGE
    offset: tuple[float, float] = (0.0, 0.0)
    """How far backs are moved to the right and down, for a printer that is not quite true."""
    marks: bool = True
    bleed: bool = True
    copies: bool = True
    """Each piece as often as the game holds it, or once."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rect in millimetres."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def grown(self, left: float, up: float, right: float, down: float) -> Box:
        return Box(self.x - left, self.y - up, self.width + left + right, self.height + up + down)


@dataclass(frozen=True, slots=True)
class Slot(Generic[P]):
    """A piece, or a part of one that is larger than the sheet, at its place."""

    piece: P
    box: Box
    """Where the whole piece lies; for a part of a large one it reaches past the sheet."""
    shown: Box
    """What is printed of it, bleed included."""
    turned: int = 0
    """Quarter turns clockwise."""


@dataclass(frozen=True, slots=True)
class Sheet(Generic[P]):
    """One side of a sheet of paper."""

    size: Size
    slots: tuple[Slot[P], ...]
    back: bool = False
    marks: tuple[Line, ...] = ()
    """Lines to cut along."""
    part: str = ""
    """Which part of a large board it holds, such as “1.3 / 2.3” for the third of the first of two rows."""

    @property
    def landscape(self) -> bool:
        return self.size[0] > self.size[1]


def arrange(pieces: Sequence[P], layout: Layout) -> list[Sheet[P]]:
    """The sheets of all pieces: those of one size together, then large ones in parts.

    With backs, every front is followed by its back, even an empty one, so that no later sheet gets a wrong back.
    """
    small: dict[Size, list[P]] = {}
    large = []
    for piece in pieces:
        if _fits(piece.size, layout.paper):
            small.setdefault(piece.size, []).extend([piece] * (piece.copies if layout.copies else 1))
        else:
            large.append(piece)
    fronts = [sheet for size, group in small.items() for sheet in _grid(size, group, layout)]
    fronts += [sheet for piece in large for sheet in _parts(piece, layout)]
    if layout.backs is Backs.NONE or not any(slot.piece.two_sided for sheet in fronts for slot in sheet.slots):
        return fronts
    return [side for sheet in fronts for side in (sheet, back_of(sheet, layout))]


def _room(sheet: Size) -> Box:
    return Box(SIDE, HEAD, sheet[0] - 2 * SIDE, sheet[1] - HEAD - FOOT)


def _fits(size: Size, paper: Paper) -> bool:
    return any(math.prod(_count(size, sheet)) > 0 for sheet in (paper.value, paper.value[::-1]))


def _count(size: Size, sheet: Size) -> tuple[int, int]:
    """Columns and rows of pieces on a sheet."""
    room = _room(sheet)
    across = (room.width + GUTTER + _EXACT) // (size[0] + GUTTER)
    down = (room.height + GUTTER + _EXACT) // (size[1] + GUTTER)
    return int(across), int(down)


# ---- pieces side by side -----------------------------------------------------------------------------------------


def _grid(size: Size, group: Sequence[P], layout: Layout) -> list[Sheet[P]]:
    upright = layout.paper.value
    sheet = max((upright, upright[::-1]), key=lambda one: math.prod(_count(size, one)))
    columns, rows = _count(size, sheet)
    room = _room(sheet)
    across, down = size[0] + GUTTER, size[1] + GUTTER
    left = (sheet[0] - columns * across + GUTTER) / 2
    high = rows * down - GUTTER
    top = min((sheet[1] - high) / 2, room.bottom - high)
    found = []
    for start in range(0, len(group), columns * rows):
        here = group[start : start + columns * rows]
        boxes = [Box(left + n % columns * across, top + n // columns * down, *size) for n in range(len(here))]
        slots = [Slot(piece, box, _bled(box, boxes, layout)) for piece, box in zip(here, boxes, strict=True)]
        found.append(Sheet(sheet, tuple(slots), marks=_marks(boxes, sheet, layout)))
    return found


def _bled(box: Box, boxes: Sequence[Box], layout: Layout) -> Box:
    """A piece with what is printed past its edges: up to the middle of the gutter where a neighbour begins."""
    if not layout.bleed:
        return box

    def reach(across: int, down: int) -> float:
        """Into one of the four directions; a neighbour across the corner counts too."""
        x, y = box.x + across * (box.width + GUTTER), box.y + down * (box.height + GUTTER)
        beside = any(
            abs(one.x - x) < (0.01 if across else box.width + 2 * GUTTER)
            and abs(one.y - y) < (0.01 if down else box.height + 2 * GUTTER)
            for one in boxes
        )
        return GUTTER / 2 if beside else BLEED

    return box.grown(reach(-1, 0), reach(0, -1), reach(1, 0), reach(0, 1))


def _marks(boxes: Sequence[Box], sheet: Size, layout: Layout) -> tuple[Line, ...]:
    """Short lines around the pieces that go on where their edges run: past the bleed where the margin has room."""
    if not layout.marks:
        return ()
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    top, bottom = min(box.y for box in boxes), max(box.bottom for box in boxes)

    def near(margin: float) -> float:
        return min(max(margin - _UNPRINTED - _MARK, 0.5), (BLEED if layout.bleed else 0.0) + 0.5)

    up, down, west, east = near(top), near(sheet[1] - bottom), near(left), near(sheet[0] - right)
    found: list[Line] = []
    for x in sorted({round(edge, 3) for box in boxes for edge in (box.x, box.right)}):
        found += [(x, top - up - _MARK, x, top - up), (x, bottom + down, x, bottom + down + _MARK)]
    for y in sorted({round(edge, 3) for box in boxes for edge in (box.y, box.bottom)}):
        found += [(left - west - _MARK, y, left - west, y), (right + east, y, right + east + _MARK, y)]
    return tuple(found)


# ---- large boards ------------------------------------------------------------------------------------------------


def _parts(piece: P, layout: Layout) -> list[Sheet[P]]:
    """A board on several sheets, whose parts overlap."""
    upright = layout.paper.value
    sheet = min((upright, upright[::-1]), key=lambda one: math.prod(_steps(piece.size, one)))
    columns, rows = _steps(piece.size, sheet)
    room = _room(sheet)
    wide, high = _share(piece.size[0], columns), _share(piece.size[1], rows)
    window = Box(room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2, wide, high)
    found = []
    for row in range(rows):
        for column in range(columns):
            x, y = window.x - column * (wide - OVERLAP), window.y - row * (high - OVERLAP)
            slot = Slot(piece, Box(x, y, *piece.size), window)
            sides = (column > 0, row > 0, column < columns - 1, row < rows - 1)
            marks = _marks_of_part(window, sides) if layout.marks else ()
            found.append(Sheet(sheet, (slot,), marks=marks, part=f"{row + 1}.{column + 1} / {rows}.{columns}"))
    return found


def _steps(size: Size, sheet: Size) -> tuple[int, int]:
    """Into how many columns and rows of sheets a board is parted."""
    room = _room(sheet)

    def steps(length: float, most: float) -> int:
        return max(1, math.ceil((length - OVERLAP - _EXACT) / (most - OVERLAP)))

    return steps(size[0], room.width), steps(size[1], room.height)


def _share(length: float, count: int) -> float:
    """How long each of so many overlapping parts is."""
    return (length + (count - 1) * OVERLAP) / count


def _marks_of_part(window: Box, joined: tuple[bool, bool, bool, bool]) -> tuple[Line, ...]:
    """Marks outside the corners, and where the edge of the part to the left, above, right or below comes to lie."""
    near, far = 1.0, 3.5
    xs, ys = [window.x, window.right], [window.y, window.bottom]
    left, above, right, below = joined
    xs += [window.x + OVERLAP] * left + [window.right - OVERLAP] * right
    ys += [window.y + OVERLAP] * above + [window.bottom - OVERLAP] * below
    found: list[Line] = []
    for x in xs:
        found += [(x, window.y - far, x, window.y - near), (x, window.bottom + near, x, window.bottom + far)]
    for y in ys:
        found += [(window.x - far, y, window.x - near, y), (window.right + near, y, window.right + far, y)]
    return tuple(found)


# ---- backs -------------------------------------------------------------------------------------------------------


def back_of(sheet: Sheet[P], layout: Layout) -> Sheet[P]:
    """The other side of a sheet: each back behind its front, upright when a card is turned like a page."""
    width, height = sheet.size
    # The edge over which the sheet is turned decides which way it is mirrored. Turned over a horizontal edge, the
    # backs stand on their heads on the sheet so that they stand upright on the cards.
    sideways = (layout.backs is Backs.LONG_EDGE) is not sheet.landscape
    dx, dy = layout.offset

    def mirrored(box: Box) -> Box:
        x = width - box.right if sideways else box.x
        y = box.y if sideways else height - box.bottom
        return Box(x + dx, y + dy, box.width, box.height)

    slots = tuple(
        Slot(slot.piece, mirrored(slot.box), mirrored(slot.shown), 0 if sideways else 2)
        for slot in sheet.slots
        if slot.piece.two_sided and not sheet.part
    )
    return Sheet(sheet.size, slots, back=True)
