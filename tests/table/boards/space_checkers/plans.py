"""Boards for the tests of painting: the base one and others of its kind, without the rules of the game."""

from desktop.table.boards.space_checkers.geometry import BoardGeometry, BoardPlan


def plan(size: int = 10, prisons: int = 10) -> BoardPlan:
    """A board of `size` rows with the Earth in its middle, fleets of eight and four, wild areas four rows
    deep.
    """
    middle, cells = size // 2, range(1, size + 1)
    south = {(size, column) for column in range(2, size)}
    south |= {(size - 1, column) for column in range(middle - 1, middle + 3)}
    back = size + 1
    return BoardPlan(
        rows=size,
        columns=size,
        earth=frozenset((middle + r, middle + c) for r in (0, 1) for c in (0, 1)),
        starts={
            "green": frozenset(south),
            "yellow": frozenset((column, back - row) for row, column in south),
            "blue": frozenset((back - row, column) for row, column in south),
            "red": frozenset((column, row) for row, column in south),
        },
        wilds={
            "green": frozenset((r, c) for r in range(1, 5) for c in cells),
            "yellow": frozenset((r, c) for r in cells for c in range(size - 3, size + 1)),
            "blue": frozenset((r, c) for r in range(size - 3, size + 1) for c in cells),
            "red": frozenset((r, c) for r in cells for c in range(1, 5)),
        },
        prison_cells=prisons,
    )


def geometry(size: int = 10, prisons: int = 10) -> BoardGeometry:
    return BoardGeometry(plan(size, prisons))
