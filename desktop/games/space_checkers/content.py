"""The board of Space Checkers as data: size, Earth, wild areas, formations and dice."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Colour = Literal["green", "yellow", "blue", "red"]
COLOURS: tuple[Colour, ...] = ("green", "yellow", "blue", "red")
"""Clockwise from the south."""

SMALLEST_BOARD = 7
"""A pawn that moves 6 cells on a smaller board could come back to its own cell (SC-BOARD-05)."""

CellNumber = Annotated[int, Field(ge=1, le=20)]


class Formation(BaseModel):
    """Where a fleet stands at the start, seen from its own side."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[str, Field(min_length=1, max_length=20)]
    title: Annotated[str, Field(min_length=1, max_length=40)]
    ranks: Annotated[tuple[tuple[CellNumber, ...], ...], Field(min_length=1)]
    """Cells of each rank from the fleet's edge inwards, counted from 1 (west to east for north and south, north to
    south for west and east)."""

    def cells(self) -> list[tuple[int, int]]:
        """All cells as (rank from the edge, place along the edge), both from 1."""
        return [(depth, place) for depth, rank in enumerate(self.ranks, start=1) for place in rank]


class BoardContent(BaseModel):
    """A board definition: one file of a content pack."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    format: Literal[1]
    game: Literal["space_checkers"]
    name: Annotated[str, Field(min_length=1, max_length=60)]
    size: Annotated[int, Field(ge=SMALLEST_BOARD, le=20)]
    """Cells along each side of the square."""
    earth: tuple[tuple[CellNumber, CellNumber], ...]
    """The (row, column) cells that nobody enters; row 1 is north, column 1 is west."""
    wild_ranks: Annotated[int, Field(ge=0)]
    """How many rows furthest from its side are wild for a fleet (SC-BOARD-03)."""
    pawns: Annotated[int, Field(ge=1)]
    """Pawns of each fleet."""
    prison_cells: Annotated[int, Field(ge=1)]
    """Captives that win the game (SC-WIN-01)."""
    formations: Annotated[tuple[Formation, ...], Field(min_length=1)]
    """The first one is the default."""
    direction_die: Annotated[tuple[Colour | Literal["wild"], ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        size = self.size
        if outside := [cell for cell in self.earth if max(cell) > size]:
            raise ValueError(f"earth: {outside[0]} lies off the {size} × {size} board")
        if self.wild_ranks > size:
            raise ValueError(f"wild_ranks: {self.wild_ranks} is more than the {size} rows of the board")
        if self.prison_cells > self.pawns:
            raise ValueError(
                f"prison_cells: {self.prison_cells} captives are more than the {self.pawns} pawns of one opponent"
            )
        for formation in self.formations:
            self._check_formation(formation)
        return self

    def _check_formation(self, formation: Formation) -> None:
        cells = formation.cells()
        name = f"formations: “{formation.name}”"
        if len(set(cells)) != len(cells):
            raise ValueError(f"{name} puts two pawns on one cell")
        if len(cells) != self.pawns:
            raise ValueError(f"{name} places {len(cells)} pawns, but each fleet has {self.pawns}")
        if any(max(cell) > self.size for cell in cells):
            raise ValueError(f"{name} reaches off the {self.size} × {self.size} board")
        start = {colour: {on_board(colour, *cell, self.size) for cell in cells} for colour in COLOURS}
        for colour, own in start.items():
            if clash := own & set(self.earth):
                raise ValueError(f"{name} puts a pawn on the Earth at {min(clash)}")
            for other in COLOURS:
                if other != colour and (clash := own & start[other]):
                    raise ValueError(f"{name} gives the cell {min(clash)} to both {colour} and {other}")


def on_board(colour: Colour, depth: int, place: int, size: int) -> tuple[int, int]:
    """The (row, column) of a cell given as the ``depth``-th rank from a fleet's side and the place along it."""
    match colour:
        case "green":
            return size + 1 - depth, place
        case "yellow":
            return place, depth
        case "blue":
            return depth, place
        case "red":
            return place, size + 1 - depth
