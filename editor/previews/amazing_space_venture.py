"""Amazing Space Venture as its players see it: tiles in all rotations and beside neighbours, cards, starts, board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture import models as m
from desktop.games.amazing_space_venture.grid import NEXT, NUMBER, OFF, SIZE
from desktop.games.amazing_space_venture.tables import ANY, Tables
from desktop.table.boards.amazing_space_venture.board_art import paint_board, plan_of
from desktop.table.boards.amazing_space_venture.card_art import paint_back, paint_card
from desktop.table.boards.amazing_space_venture.card_faces import TINTS, card_face
from desktop.table.boards.amazing_space_venture.faces import Laid, TileArt, tile_arts
from desktop.table.boards.amazing_space_venture.geometry import BOARD, UNIT, corner, rect
from desktop.table.boards.amazing_space_venture.held import paint_tile
from desktop.table.boards.amazing_space_venture.position import paint_tiles
from desktop.table.boards.amazing_space_venture.reading import quest_words
from desktop.table.boards.amazing_space_venture.signs import paint_ship
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, linear, rounded, saved, stroke
from desktop.table.kit.theme import GOLD, INK, SOFT_TEXT, VIOLET, WHITE, mix
from desktop.table.kit.writing import CENTRE, fit_block, put_block, put_text
from editor.previews.pieces import Face, Piece, Shown

CARD = (63.5, 88.9)
_UNITS = (190.0, 266.0)
_HAND = (118.0, 162.0)
"""About what a card of the hand has in a window of middle size."""
TILE = 36.0
"""Millimetres of a tile's side; the board follows from it."""
_DIAGRAM = 180.0
"""Millimetres of a printed position: as large as fits a sheet."""
_PORT = ("ship", "extra")
"""Kinds of cards that lie in Space Port; the others are drawn at the Refuel Station."""
_MIDDLE = 84
_TURNS = ("0°", "90°", "180°", "270°")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Previews", text)


class Painters:
    """Paints for one content. ``stage`` holds models by part, all right in form: ``board``, and tuples of ``starts``,
    ``tiles`` and ``cards``, which need not fit together."""

    def __init__(self, stage: dict[str, Any]) -> None:
        self._base = load().tables.content
        self.content = self._base.model_copy(
            update={
                "board": stage["board"],
                "pictures": stage["pictures"],
                "starts": tuple(stage["starts"]),
                "tiles": tuple(stage["tiles"]) or self._base.tiles,
                "cards": tuple(stage["cards"]) or self._base.cards,
            }
        )
        self._neighbours = self._with_tiles(())

    def show(self, part: str, item: Any, *, table: bool = False) -> Shown:
        """An item that is right in form."""
        match part:
            case "cards":
                return self._card(item, table)
            case "tiles" if item.kind == "space":
                return self._tile(item)
            case "tiles" if item.kind == "sun":
                return self._sun(item)
            case "tiles":
                return self._quest(item)
            case "starts":
                return self._start(item)
            case "positions":
                return self._position(item)
            case _:
                return self._board()

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _card(self, item: m.AnyCard, table: bool) -> Shown:
        cards = (item,) if item.kind != "explorer" else self._with_others(item)
        face = card_face(Tables(self._bare(cards=cards)), 0, str)

        def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
            paint_card(painter, area, face)
            return ()

        tint = TINTS["ship"] if item.kind in _PORT else TINTS["explorer"] if item.kind == "explorer" else VIOLET
        front = Face("front", _tr("Front"), _HAND if table else _UNITS, paint, 8)
        return Shown((Piece(item.id, item.title, CARD, front, _back(tint), item.count),))

    def _with_others(self, item: m.AnyCard) -> tuple[m.AnyCard, ...]:
        """A card that names others, with all that it may name."""
        own = tuple(card for card in self.content.cards if card.id != item.id)
        known = {item.id, *(card.id for card in own)}
        return (item, *own, *(card for card in self._base.cards if card.id not in known))

    def _bare(self, **parts: Any) -> m.VentureContent:
        """The content with next to nothing but the parts given."""
        one = self._base.tiles[:1]
        return self.content.model_copy(update={"tiles": one, "starts": (), **parts})

    # ---- tiles ---------------------------------------------------------------------------------------------------

    def _with_tiles(self, tiles: tuple[m.Tile, ...], starts: tuple[m.StartTile, ...] = ()) -> tuple[Tables, Any]:
        cards = self._base.cards
        kept = tuple(tile for tile in self.content.tiles if tile.id not in {one.id for one in tiles})
        tables = Tables(self.content.model_copy(update={"cards": cards, "tiles": (*tiles, *kept), "starts": starts}))
        return tables, tile_arts(tables)

    def _tile(self, item: m.SpaceTile) -> Shown:
        art = tile_arts(Tables(self._bare(tiles=(item,), cards=self._base.cards)))[0]
        looks = [self._turned(art, turn) for turn in range(1, 4)]
        looks.append(self._among(item, art))
        piece = Piece(item.id, item.title, (TILE, TILE), self._turned(art, 0), _back_of_tile(), item.count)
        return Shown((piece,), tuple(looks))

    def _turned(self, art: TileArt, turn: int) -> Face:
        def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
            paint_tile(painter, area, Laid(art, turn))
            return ()

        title = _tr("Front") if not turn else _tr("Turned {angle}").format(angle=_TURNS[turn])
        return Face("front" if not turn else f"turned-{turn}", title, (UNIT, UNIT), paint, 2.5)

    def _among(self, item: m.SpaceTile, art: TileArt) -> Face:
        """The tile with a tile beside each side that matches it."""
        tiles = {_MIDDLE: Laid(art, 0)}
        tables, arts = self._neighbours
        edges = Tables(self._bare(tiles=(item,), cards=self._base.cards)).faces[0].edges[0]
        for side, edge in enumerate(edges):
            if found := self._fitting(tables, edge, side ^ 2, item.id):
                number, turn = found
                tiles[NEXT[_MIDDLE][side]] = Laid(arts[number], turn)

        def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
            _paint_part(painter, area, tiles, _MIDDLE)
            return ()

        return Face("among", _tr("Among its neighbours"), (3 * UNIT, 3 * UNIT), paint)

    def _fitting(self, tables: Tables, edge: int, side: int, but: str) -> tuple[int, int] | None:
        """A tile, and how it is turned, that shows an edge on a side: those with more to see come first."""
        found = [
            (number, turn)
            for number, face in enumerate(tables.faces)
            if face.kind == "space" and face.id != but
            for turn in range(4)
            if face.edges[turn][side] == edge and ANY not in face.edges[turn]
        ]
        return found[(side * 5 + len(found) // 2) % len(found)] if found else None

    def _sun(self, item: m.SunTile) -> Shown:
        art = TileArt(item.id, "sun")
        tiles = {_MIDDLE: Laid(art, 0), _MIDDLE + 1: Laid(art, 1), _MIDDLE + SIZE + 1: Laid(art, 2)}
        tiles[_MIDDLE + SIZE] = Laid(art, 3)

        def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
            with saved(painter):
                painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
                painter.translate(-corner(_MIDDLE))
                paint_tiles(painter, tiles)
            return ()

        whole = Face("whole", _tr("The whole Sun"), (2 * UNIT, 2 * UNIT), paint)
        looks = (*(self._turned(art, turn) for turn in range(1, 4)), whole)
        piece = Piece(item.id, item.title, (TILE, TILE), self._turned(art, 0), _back_of_tile(), item.count)
        return Shown((piece,), looks)

    def _quest(self, item: m.QuestTile) -> Shown:
        words = quest_words(item.quest)
        worth = f"+{item.points}" if item.points else ""

        def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
            ground = linear(0, 0, area.width(), area.height(), (0, mix(VIOLET, INK, 0.5)), (1, mix(VIOLET, INK, 0.85)))
            fill(painter, rounded(area, 6), ground)
            stroke(painter, rounded(area.adjusted(2, 2, -2, -2), 5), mix(VIOLET, WHITE, 0.4), 1.2)
            title = fit_block(item.title, (area.width() - 16, 32), fonts.display(14, 700), 11, leading=1.15)
            bottom = put_block(painter, area.center().x(), 9, title, WHITE, CENTRE)
            if worth:
                put_text(painter, area.center().x(), bottom + 20, worth, fonts.display(19, 800), GOLD, CENTRE)
                bottom += 24
            block = fit_block(words, (area.width() - 16, area.height() - bottom - 10), fonts.font(12), 10, leading=1.22)
            put_block(painter, area.center().x(), bottom + 6, block, SOFT_TEXT, CENTRE)
            return ()

        front = Face("front", _tr("Front"), (130, 130), paint, 6)
        return Shown((Piece(item.id, item.title, (TILE, TILE), front, _back_of_tile(), item.count),))

    # ---- the board -----------------------------------------------------------------------------------------------

    def _starts(self, changed: m.StartTile | None) -> tuple[dict[int, Laid], TileArt | None]:
        """What lies on the board at the beginning, and the art of the changed one."""
        starts = [start for start in self.content.starts if changed is None or start.id != changed.id]
        if changed is not None:
            starts.append(changed)
        if not starts:
            return {}, None
        tables = Tables(self._bare(starts=tuple(starts), cards=self._base.cards))
        arts = tile_arts(tables)[1 : 1 + len(starts)]
        return {NUMBER[start.square]: Laid(art, 0) for start, art in zip(starts, arts, strict=True)}, arts[-1]

    def _start(self, item: m.StartTile) -> Shown:
        tiles, art = self._starts(item)
        assert art is not None
        square = NUMBER[item.square]

        def near(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
            _paint_part(painter, area, tiles, square)
            return ()

        piece = Piece(item.id, item.title, (TILE, TILE), self._turned(art, 0), _back_of_tile())
        around = Face("around", _tr("Round {square}").format(square=item.square), (3 * UNIT, 3 * UNIT), near)
        return Shown((piece,), (around, self._whole(tiles)))

    def _position(self, item: m.Position) -> Shown:
        """The whole board as a diagram."""
        tables = Tables(self._bare(tiles=self.content.tiles, cards=self._base.cards))
        arts = dict(zip((face.id for face in tables.faces), tile_arts(tables), strict=True))
        tiles, _ = self._starts(None)
        tiles |= {NUMBER[one.square]: Laid(arts[one.tile], one.rotation) for one in item.tiles if one.tile in arts}
        plan = plan_of(self.content.board)

        def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
            paint_board(painter, plan)
            paint_tiles(painter, tiles)
            for ship in item.ships:
                square = NUMBER[ship.square]
                laid = tiles.get(square)
                x, y = laid.planet_spot("ab".index(ship.planet)) if laid is not None else (0.5, 0.5)
                at = corner(square)
                paint_ship(painter, ship.colour, 1, at.x() + x * UNIT, at.y() + y * UNIT, 11)
            return ()

        face = Face("front", _tr("The position"), (BOARD.width(), BOARD.height()), paint, 12)
        return Shown((Piece(item.id, item.title, (_DIAGRAM, _DIAGRAM), face),))

    def _board(self) -> Shown:
        tiles, _ = self._starts(None)
        side = TILE * BOARD.width() / UNIT
        piece = Piece("board", self.content.board.name, (side, side), self._whole({}))
        return Shown((piece,), (self._whole(tiles),))

    def _whole(self, tiles: dict[int, Laid]) -> Face:
        plan = plan_of(self.content.board)

        def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
            paint_board(painter, plan)
            paint_tiles(painter, tiles)
            return ()

        title = _tr("The beginning") if tiles else _tr("The board")
        return Face("beginning" if tiles else "front", title, (BOARD.width(), BOARD.height()), paint, 12)


def _paint_part(painter: QPainter, area: QRectF, tiles: dict[int, Laid], square: int) -> None:
    """A square of the board and those around it."""
    near = {other for other in NEXT[square] if other != OFF} | {square}
    with saved(painter):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.translate(area.center() - rect(square).center())
        paint_tiles(painter, {at: laid for at, laid in tiles.items() if at in near})


def _back(tint: str) -> Face:
    def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
        paint_back(painter, area, tint)
        return ()

    return Face("back", _tr("Back"), (70.0, 98.0), paint, 7, f"back {tint}")


def _back_of_tile() -> Face:
    def paint(painter: QPainter, area: QRectF, ratio: float) -> Sequence[str]:
        paint_back(painter, area, "#8FA2FF")
        return ()

    return Face("back", _tr("Back"), (90.0, 90.0), paint, 7, "back of a tile")
