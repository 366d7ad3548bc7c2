"""The content of Amazing Space Venture as data: board, starting tiles, Space tiles and cards."""

from __future__ import annotations

from operator import not_
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, RootModel, model_validator

from desktop.games.amazing_space_venture import vocabulary as v
from desktop.games.amazing_space_venture.vocabulary import Id, Points, Title, Word
from desktop.kernel.pictures import Illustrated

Colour = Literal["blue", "yellow", "green", "red"]
COLOURS: tuple[Colour, ...] = ("blue", "yellow", "green", "red")
"""Clockwise from the north-west (ASV-BOARD-02)."""

Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
Edge = Literal["deep", "galaxy", "path"]
PlanetName = Literal["a", "b"]
PathEnd = Literal["N", "E", "S", "W", "planet:a", "planet:b", "galaxy", "nowhere", "black_hole"]
SquareName = Annotated[str, Field(pattern=r"^[A-M]-([1-9]|1[0-3])$")]
TileId = Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9-]{0,19}$")]
Copies = Annotated[int, Field(ge=1, le=99)]


# ---- tiles -------------------------------------------------------------------------------------------------------


class PrintedPlanet(Word):
    """A planet on a tile and what it multiplies by."""

    id: PlanetName
    value: Annotated[int, Field(ge=1, le=9)]


class Face(Word):
    """What a tile shows, at rotation 0."""

    edges: tuple[Edge, Edge, Edge, Edge]
    """North, east, south, west."""
    planets: Annotated[tuple[PrintedPlanet, ...], Field(max_length=2)] = ()
    paths: Annotated[tuple[tuple[PathEnd, PathEnd], ...], Field(max_length=4)] = ()
    """The two ends of each stretch of path; every path side belongs to exactly one."""
    galaxies: Annotated[tuple[Annotated[tuple[Side, ...], Field(min_length=1)], ...], Field(max_length=4)] = ()
    """Galaxy sides that are joined on the tile; every galaxy side belongs to exactly one group."""
    worm_hole: bool = False

    @model_validator(mode="after")
    def _sides_belong_to_one_feature(self) -> Self:
        if told := face_fault(self):
            raise ValueError(told)
        return self


class SpaceTile(Face):
    """A tile to be drawn and placed."""

    kind: Literal["space"]
    id: TileId
    title: Title
    count: Copies


class SunTile(Word):
    """A quarter of a Sun, round the south-east corner at rotation 0 (ASV-SUN-08)."""

    kind: Literal["sun"]
    id: TileId
    title: Title
    count: Annotated[int, Field(ge=1, le=4)]


QuestKind = Literal["peace_mission", "strong_empire", "trade_mission"]


class QuestTile(Word):
    """A secret task (ASV-QUEST-01). Trade Mission scores by tile, the others score ``points``."""

    kind: Literal["quest"]
    id: TileId
    title: Title
    count: Annotated[int, Field(ge=1, le=1)] = 1
    quest: QuestKind
    points: Points = 0


Tile: TypeAlias = Annotated[SpaceTile | SunTile | QuestTile, Field(discriminator="kind")]


class StartTile(Face):
    """A tile that lies on the board from the beginning (ASV-SETUP-12)."""

    id: TileId
    title: Title
    square: SquareName
    home_of: Colour | None = None


def face_fault(face: Face) -> str:
    """What is wrong with the features of a face; empty when nothing is."""
    if [planet.id for planet in face.planets] != ["a", "b"][: len(face.planets)]:
        return "its planets are not called “a”, then “b”"
    known = {f"planet:{planet.id}" for planet in face.planets}
    used: dict[str, str] = {}
    for ends in face.paths:
        sides = [end for end in ends if end in SIDES]
        if not sides:
            return f"the path from {ends[0]} to {ends[1]} touches no side"
        for end in ends:
            if end.startswith("planet:") and end not in known:
                return f"a path leads to {end}, which is not on it"
        for side in sides:
            if side in used:
                return f"side {side} belongs to two paths"
            used[side] = "path"
    for group in face.galaxies:
        for side in group:
            if side in used:
                return f"side {side} belongs to two features, a {used[side]} and a galaxy"
            used[side] = "galaxy"
    for side, edge in zip(SIDES, face.edges, strict=True):
        told = used.get(side, "deep")
        if edge != told:
            if told == "deep":
                return f"side {side} is {edge}, but no {edge} of the tile reaches it: say where it goes"
            return f"side {side} is {edge}, but a {told} reaches it"
    return ""


# ---- board -------------------------------------------------------------------------------------------------------


class Sector(Word):
    """The squares of one colour: a rectangle given by its north-west and south-east squares (ASV-BOARD-03)."""

    colour: Colour
    north_west: SquareName
    south_east: SquareName


class BoardContent(Word):
    """What is printed on the board."""

    name: Title
    sectors: tuple[Sector, Sector, Sector, Sector]
    worm_holes: Annotated[tuple[SquareName, ...], Field(max_length=20)]
    marks: Annotated[tuple[SquareName, ...], Field(max_length=40)] = ()
    """Small planets that mark the sectors: decoration (ASV-BOARD-06)."""


# ---- cards -------------------------------------------------------------------------------------------------------


class Card(Word):
    id: Id
    title: Title
    count: Copies = 1


class PlanetCard(Card):
    kind: Literal["planet"]
    value: Annotated[int, Field(ge=1, le=9)]
    home: bool = False


class EnvironmentCard(Card):
    kind: Literal["environment"]
    value: Annotated[int, Field(ge=-9, le=9)]
    effects: Annotated[tuple[v.EnvironmentEffect, ...], Field(max_length=3)] = ()


class LifeCard(Card):
    kind: Literal["life"]
    value: Annotated[int, Field(ge=-9, le=9)]
    effects: Annotated[tuple[v.LifeEffect, ...], Field(max_length=3)] = ()


class ShipCard(Card):
    kind: Literal["ship"]
    movement: Annotated[int, Field(ge=0, le=4)]
    pieces: Annotated[int, Field(ge=1, le=9)]
    """Playing pieces of each colour."""
    rests_in_space: bool = False
    paths_only: bool = False
    armed: bool = False
    """Whether Laser Beam and Photon Torpedo may be fitted."""
    starting: bool = False


class ExtraCard(Card):
    kind: Literal["extra"]
    effect: v.ExtraEffect


class RedCard(Card):
    kind: Literal["red"]
    mark: Literal["", "R", "O"] = ""
    effect: v.RedEffect


class ExplorerCard(Card):
    kind: Literal["explorer"]
    role: Literal["", "planet", "environment", "life", "red", "moves", "looks"] = ""
    """What he is good at in role play: a kind of card, moving twice, or looking at the decks (ASV-VAR3-04)."""
    effect: v.ExplorerEffect


AnyCard: TypeAlias = Annotated[
    PlanetCard | EnvironmentCard | LifeCard | ShipCard | ExtraCard | RedCard | ExplorerCard,
    Field(discriminator="kind"),
]


class TileItem(RootModel[Tile]):
    """One item of tiles.json."""


class CardItem(RootModel[AnyCard]):
    """One item of cards.json."""


# ---- positions to begin from -------------------------------------------------------------------------------------


class LaidTile(Word):
    """A Space tile on the board."""

    tile: TileId
    square: SquareName
    rotation: Annotated[int, Field(ge=0, le=3)] = 0
    """Quarter turns clockwise."""


class Berth(Word):
    """The planet that a ship is on."""

    square: SquareName
    planet: PlanetName = "a"


class MooredShip(Berth):
    """A starting ship away from home."""

    colour: Colour


class Position(Word):
    """A puzzle or scenario: tiles that lie beside the starting tiles from the beginning, and ships on their way."""

    id: Id
    title: Title
    story: Annotated[str, Field(max_length=400)] = ""
    tiles: Annotated[tuple[LaidTile, ...], Field(max_length=160)] = ()
    ships: Annotated[tuple[MooredShip, ...], Field(max_length=4)] = ()
    """Those of colours that nobody plays stay away."""
    turn: Colour | None = None
    """Who begins, if somebody plays that colour; left out, the option decides."""


# ---- the whole ---------------------------------------------------------------------------------------------------


class Parts(Illustrated, Word):
    """Everything the game is played with, each part right in form."""

    board: BoardContent
    starts: Annotated[tuple[StartTile, ...], Field(min_length=4, max_length=40)]
    tiles: Annotated[tuple[Tile, ...], Field(min_length=1, max_length=200)]
    cards: Annotated[tuple[AnyCard, ...], Field(min_length=1, max_length=400)]
    # Not written when empty: contents without positions keep the hash they had before there were any.
    positions: Annotated[tuple[Position, ...], Field(max_length=60, exclude_if=not_)] = ()


class VentureContent(Parts):
    """A content that can be played: its parts fit together."""

    @model_validator(mode="after")
    def _playable(self) -> Self:
        # Imported here because the checker speaks of these models.
        from desktop.games.amazing_space_venture.check import faults

        if found := faults(self):
            raise ValueError("; ".join(fault.told for fault in found))
        return self
