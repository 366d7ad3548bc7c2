"""What can be done to a board of Space Checkers, on its raw value: every function gives the fields that change."""

from __future__ import annotations

from typing import Any

from desktop.games.space_checkers.content import COLOURS, LARGEST_BOARD, SMALLEST_BOARD, Colour, Formation
from editor.canvas.raw import items_of

Fields = dict[str, Any]
Cell = tuple[int, int]


def size_of(board: Fields) -> int:
    """Cells along each side, within what can be drawn."""
    size = board.get("size")
    return max(SMALLEST_BOARD, min(LARGEST_BOARD, size)) if isinstance(size, int) else 10


def earth_of(board: Fields) -> list[Cell]:
    return [(cell[0], cell[1]) for cell in items_of(board, "earth") if _is_cell(cell)]


def _is_cell(cell: Any) -> bool:
    return isinstance(cell, list) and len(cell) == 2 and all(isinstance(one, int) for one in cell)


def formations_of(board: Fields) -> list[Fields]:
    return [one for one in items_of(board, "formations") if isinstance(one, dict)]


def ranks_of(formation: Fields) -> list[list[int]]:
    return [
        [cell for cell in rank if isinstance(cell, int)] if isinstance(rank, list) else []
        for rank in items_of(formation, "ranks")
    ]


def standing(board: Fields, number: int) -> dict[Colour, list[Cell]]:
    """Where the pawns of each fleet stand in a formation, also where they may not."""
    formations = formations_of(board)
    ranks = ranks_of(formations[number]) if number < len(formations) else []
    seen = Formation.model_construct(name="", title="", ranks=tuple(map(tuple, ranks)))
    return {colour: seen.on_board(colour, size_of(board)) for colour in COLOURS}


def seen_by(colour: Colour, cell: Cell, size: int) -> Cell:
    """A cell as (rank, along) from a fleet's own side: the other way round of ``Formation.on_board``."""
    row, column = cell
    match colour:
        case "green":
            return size + 1 - row, column
        case "yellow":
            return column, row
        case "blue":
            return row, size + 1 - column
        case _:
            return size + 1 - column, size + 1 - row


def with_earth(board: Fields, cell: Cell) -> Fields:
    """A cell that belongs to the Earth, or no longer does."""
    cells = earth_of(board)
    kept = [one for one in cells if one != cell] if cell in cells else sorted([*cells, cell])
    return {"earth": [list(one) for one in kept]}


def with_pawn(board: Fields, number: int, rank: int, along: int) -> Fields:
    """A formation with a pawn on a place of a rank, or without the one there; all fleets follow."""
    formations = list(items_of(board, "formations"))
    whole = formations_of(board)[number]
    ranks = ranks_of(whole)
    ranks += [[] for _ in range(rank - len(ranks))]
    row = ranks[rank - 1]
    ranks[rank - 1] = [one for one in row if one != along] if along in row else sorted([*row, along])
    while len(ranks) > 1 and not ranks[-1]:
        ranks.pop()
    place = next(index for index, one in enumerate(formations) if one is whole)
    formations[place] = {**whole, "ranks": ranks}
    return {"formations": formations}


def clashes(board: Fields, number: int) -> set[Cell]:
    """Cells with two pawns, or with a pawn on the Earth or off the board."""
    size, earth = size_of(board), set(earth_of(board))
    seen: set[Cell] = set()
    bad: set[Cell] = set()
    for cells in standing(board, number).values():
        for cell in cells:
            off = not (1 <= cell[0] <= size and 1 <= cell[1] <= size)
            if cell in seen or cell in earth or off:
                bad.add(cell)
            seen.add(cell)
    return bad
