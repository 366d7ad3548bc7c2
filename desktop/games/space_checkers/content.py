"""The board of Space Checkers as data: size, Earth, wild areas, formations and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator

Colour = Literal["green", "yellow", "blue", "red"]
COLOURS: tuple[Colour, ...] = ("green", "yellow", "blue", "red")
"""Clockwise from the south."""

SMALLEST_BOARD = 7
"""A pawn that moves 6 cells on a smaller board could come back to its own cell (SC-BOARD-05)."""

LARGEST_BOARD = 20

CellNumber = Annotated[int, Field(ge=1, le=LARGEST_BOARD)]
Place = tuple[CellNumber, CellNumber]


class Formation(BaseModel):
    """Where a fleet stands at the start, seen from its own side (SC-SETUP-06)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[str, Field(min_length=1, max_length=20)]
    title: Annotated[str, Field(min_length=1, max_length=40)]
    ranks: Annotated[
        tuple[Annotated[tuple[CellNumber, ...], Field(max_length=LARGEST_BOARD)], ...],
        Field(min_length=1, max_length=LARGEST_BOARD),
    ]
    """Cells of each rank, from the fleet's edge inwards; cells count from 1 at the fleet's left hand."""

    def on_board(self, colour: Colour, size: int) -> list[tuple[int, int]]:
        """The (row, column) of every pawn of a fleet on a board of a size, ranks from the edge inwards."""
        cells = [(depth, along) for depth, rank in enumerate(self.ranks, start=1) for along in rank]
        match colour:
            case "green":
                return [(size + 1 - depth, along) for depth, along in cells]
            case "yellow":
                return [(along, depth) for depth, along in cells]
            case "blue":
                return [(depth, size + 1 - along) for depth, along in cells]
            case "red":
                return [(size + 1 - along, size + 1 - depth) for depth, along in cells]


class BoardContent(BaseModel):
    """A board definition: one file of a content pack."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    format: Literal[1]
    game: Literal["space_checkers"]
    name: Annotated[str, Field(min_length=1, max_length=60)]
    size: Annotated[int, Field(le=LARGEST_BOARD)]
    """Cells along each side of the square."""
    earth: Annotated[tuple[Place, ...], Field(max_length=LARGEST_BOARD**2)]
    """The (row, column) cells that nobody enters; row 1 is north, column 1 is west."""
    wild_ranks: Annotated[int, Field(ge=0, le=LARGEST_BOARD)]
    """How many rows furthest from its side are wild for a fleet (SC-BOARD-03)."""
    pawns: Annotated[int, Field(ge=1, le=LARGEST_BOARD**2)]
    """Pawns of each fleet."""
    prison_cells: Annotated[int, Field(ge=1)]
    """Captives that win the game (SC-WIN-01)."""
    formations: Annotated[tuple[Formation, ...], Field(min_length=1, max_length=20)]
    """The first one is the default."""
    direction_die: Annotated[tuple[Colour | Literal["wild"], ...], Field(min_length=1, max_length=LARGEST_BOARD)]

    # Every check works on the fields before its own and stays silent where one of them is wrong already.

    @field_validator("size", mode="before")
    @classmethod
    def _no_full_laps(cls, size: object) -> object:
        if isinstance(size, int) and size < SMALLEST_BOARD:
            raise ValueError(
                f"a board needs at least {SMALLEST_BOARD} cells a side, not {size}: "
                "on a smaller one a pawn that moves 6 could land on its own cell"
            )
        return size

    @field_validator("earth")
    @classmethod
    def _earth_fits(cls, earth: tuple[Place, ...], info: ValidationInfo) -> tuple[Place, ...]:
        size = info.data.get("size", LARGEST_BOARD)
        if outside := [place for place in earth if max(place) > size]:
            raise ValueError(f"row {outside[0][0]}, column {outside[0][1]} lies off the {size} × {size} board")
        return earth

    @field_validator("wild_ranks")
    @classmethod
    def _wild_area_fits(cls, ranks: int, info: ValidationInfo) -> int:
        size = info.data.get("size", LARGEST_BOARD)
        if ranks > size:
            raise ValueError(f"{ranks} wild rows are more than the {size} rows of the board")
        return ranks

    @field_validator("prison_cells")
    @classmethod
    def _two_players_can_win(cls, cells: int, info: ValidationInfo) -> int:
        pawns = info.data.get("pawns", cells)
        if cells > pawns:
            raise ValueError(f"to win takes {cells} captives, but a single opponent has only {pawns} pawns")
        return cells

    @field_validator("formations")
    @classmethod
    def _formations_fit(cls, formations: tuple[Formation, ...], info: ValidationInfo) -> tuple[Formation, ...]:
        names = [formation.name for formation in formations]
        if twice := [name for name in names if names.count(name) > 1]:
            raise ValueError(f"two formations are called “{twice[0]}”")
        if {"size", "earth", "pawns"} <= info.data.keys():
            faults = [
                _formation_fault(formation, info.data["size"], info.data["earth"], info.data["pawns"])
                for formation in formations
            ]
            if found := [fault for fault in faults if fault]:
                raise ValueError("; ".join(found))
        return formations


def _formation_fault(formation: Formation, size: int, earth: Sequence[Place], pawns: int) -> str:
    """What is wrong with a formation on its board; empty when nothing is."""
    name = f"“{formation.name}”"
    taken: dict[tuple[int, int], Colour] = {}
    for colour in COLOURS:
        places = formation.on_board(colour, size)
        if len(places) != pawns:
            return f"{name} places {len(places)} pawns, but each fleet has {pawns}"
        for place in places:
            where = f"row {place[0]}, column {place[1]}"
            if not (1 <= place[0] <= size and 1 <= place[1] <= size):
                return f"{name} reaches off the {size} × {size} board"
            if place in earth:
                return f"{name} puts a {colour} pawn on the Earth at {where}"
            if place in taken:
                return f"{name} puts two pawns on {where}: {taken[place]} and {colour}"
            taken[place] = colour
    return ""
