"""The board of 13 x 13 squares with tiles that are dragged, turned, laid and matched against each other."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.models import BoardContent, SpaceTile, StartTile
from desktop.table.boards.amazing_space_venture import marks
from desktop.table.boards.amazing_space_venture.board_art import paint_board, plan_of
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import BOARD, rect, square_at
from desktop.table.boards.amazing_space_venture.position import paint_tiles
from desktop.table.kit.cache import Recipe
from desktop.table.kit.ink import fill, rounded, saved, stroke
from desktop.table.kit.theme import DANGER, TEAL, WHITE, colour, mix
from editor.canvas import placement
from editor.canvas import tile_edits as edits
from editor.canvas.base import Canvas, Handle
from editor.canvas.ground import Ground
from editor.canvas.tile_art import art_of
from editor.document.document import Change, Document

UNITS = QSize(round(BOARD.width()), round(BOARD.height()))


class TilesCanvas(Canvas):
    """Tiles that can be moved, over tiles that cannot. Keys of handles are ("tile", the number it is known by)."""

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        self.brush: dict[str, Any] | None = None
        """The face that a click on an empty square lays there."""
        self.brush_turn = 0
        self._over: int | None = None
        self._moving: tuple[int, QPointF] | None = None
        self._board = Ground()
        super().__init__(document, part, uid, UNITS, parent)
        self.setAccessibleName(self.tr("Board with tiles"))

    # ---- for subclasses ------------------------------------------------------------------------------------------

    def own(self) -> Sequence[tuple[int, dict[str, Any]]]:
        """The tiles that can be moved: the numbers they are known by, and their faces as they lie."""
        raise NotImplementedError

    def fixed(self) -> Sequence[dict[str, Any]]:
        """The tiles that cannot."""
        raise NotImplementedError

    def move_tile(self, name: int, square: int) -> None:
        """Bring a tile to another square."""
        raise NotImplementedError

    def turn_tile(self, name: int) -> None:
        """Turn a tile by a quarter clockwise."""
        raise NotImplementedError

    def remove_tile(self, name: int) -> None:
        raise NotImplementedError

    def lay_tile(self, face: dict[str, Any], turn: int, square: int) -> int:
        """A new tile on a square; what it is known by."""
        raise NotImplementedError

    # ---- what lies there -----------------------------------------------------------------------------------------

    def tiles(self) -> dict[int, dict[str, Any]]:
        return placement.laid([*self.fixed(), *(face for _, face in self.own())])

    def concerns(self, change: Change) -> bool:
        return change.part in (self.part, "board", "starts", "tiles") or change.path == ("parts",)

    def verdict(self) -> tuple[bool, str]:
        """Whether all is well on the board, and how its edges match."""
        found = placement.seams(self.tiles())
        clashes = [seam for seam in found if not seam.fits]
        faces = [face for _, face in self.own()]
        crowd = placement.crowded([*self.fixed(), *faces])
        lost = [face for face in faces if placement.square_of(face) is None]
        told = []
        if clashes:
            names = ", ".join(NAMES[seam.square] for seam in clashes[:4])
            told.append(self.tr("Edges that clash: {count}, at {squares}").format(count=len(clashes), squares=names))
        if crowd:
            told.append(self.tr("two tiles lie on {squares}").format(squares=", ".join(NAMES[one] for one in crowd)))
        if lost:
            told.append(self.tr("{count} tiles lie on no square").format(count=len(lost)))
        if told:
            return False, "; ".join(told)
        words = self.tr("All edges match: {count}").format(count=len(found)) if found else self.tr("No tiles touch")
        return True, words

    def handles(self) -> Sequence[Handle]:
        found = []
        for name, face in self.own():
            square = placement.square_of(face)
            if square is not None:
                words = self.tr("{title} on {square}").format(title=str(face.get("title", "")), square=NAMES[square])
                found.append(Handle(("tile", name), rect(square), words))
        return found

    @property
    def picked_tile(self) -> int | None:
        """What the picked tile is known by; None where none is."""
        kind, name = self.picked if isinstance(self.picked, tuple) else ("", None)
        return name if kind == "tile" else None

    def face_of(self, name: int) -> dict[str, Any] | None:
        return next((face for known, face in self.own() if known == name), None)

    # ---- gestures ------------------------------------------------------------------------------------------------

    def drag(self, key: Hashable, start: QPointF, now: QPointF) -> None:
        if (name := self.picked_tile) is not None:
            self._moving = name, now

    def drop(self, key: Hashable, start: QPointF, end: QPointF) -> None:
        square = square_at(end)
        if self._moving is not None and square is not None:
            self.move_tile(self._moving[0], square)

    def drag_ended(self) -> None:
        self._moving = None

    def turn(self) -> None:
        """The tile in hand, or else the one that is picked, by a quarter clockwise."""
        if self.brush is not None:
            self.brush_turn = (self.brush_turn + 1) % 4
            self.update()
        elif (name := self.picked_tile) is not None:
            self.turn_tile(name)

    def take(self, face: dict[str, Any] | None) -> None:
        """Take a face in hand, to be laid by clicks; None lays it back."""
        self.brush, self.brush_turn = face, 0
        self.update()

    def click_ground(self, at: QPointF, double: bool) -> None:
        square = square_at(at)
        if square is not None and self.brush is not None and not double:
            self.lay(square)

    def lay(self, square: int) -> None:
        """Lay the tile in hand on a square."""
        if self.brush is None:
            return
        if square in self.tiles():
            self.told.emit(self.tr("{square} holds a tile already.").format(square=NAMES[square]))
            return
        self.pick(("tile", self.lay_tile(self.brush, self.brush_turn, square)))

    def nudge(self, key: Hashable, way: QPointF, fine: bool) -> bool:
        name = self.picked_tile
        face = self.face_of(name) if name is not None else None
        square = placement.square_of(face) if face is not None else None
        if name is None or square is None:
            return False
        beside = square_at(rect(square).center() + way * rect(0).width())
        if beside is not None:
            self.move_tile(name, beside)
        return True

    def remove(self, key: Hashable) -> None:
        if (name := self.picked_tile) is not None:
            self.remove_tile(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_R:
            self.turn()
        elif event.key() == Qt.Key.Key_Escape and self.brush is not None:
            self.take(None)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        over = square_at(self.to_units(event.position()))
        if over != self._over:
            self._over = over
            if self.brush is not None:
                self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            if self.brush is None and (handle := self.handle_at(self.to_units(event.position()))) is not None:
                self.pick(handle.key)
            self.turn()
            return
        super().mousePressEvent(event)

    # ---- painting ------------------------------------------------------------------------------------------------

    def paint_still(self, painter: QPainter, scale: float) -> None:
        plan = plan_of(self._content())
        recipe = Recipe(repr(plan), UNITS.width(), UNITS.height(), scale, lambda inner: paint_board(inner, plan))
        painter.drawImage(BOARD, self._board.image(recipe))
        tiles = self.tiles()
        paint_tiles(painter, {square: Laid(art_of(face), 0) for square, face in tiles.items()})
        for face in self.fixed():
            square = placement.square_of(face)
            if square is not None:
                fill(painter, rounded(rect(square), 3), colour("#070B1E", 0.45))
        for seam in placement.seams(tiles):
            (marks.paint_match if seam.fits else marks.paint_clash)(painter, seam.square, seam.side)
        for square in placement.crowded([*self.fixed(), *(face for _, face in self.own())]):
            stroke(painter, rounded(rect(square).adjusted(1, 1, -1, -1), 3), DANGER, 3)
            marks.paint_pill(painter, rect(square).topLeft() + QPointF(12, 10), "2", DANGER)

    def _content(self) -> BoardContent:
        """The board of the pack if it is right in form, else the game's."""
        for row in self.document.rows("board"):
            with suppress(ValidationError):  # half-finished: the checks tell of it
                return BoardContent.model_validate(row.value)
        return load().tables.content.board

    def paint_lively(self, painter: QPainter) -> None:
        for handle in self.handles():
            if handle.key in (self.picked, self.hovered):
                strong = handle.key == self.picked
                frame = rounded(handle.place.adjusted(0.5, 0.5, -0.5, -0.5), 3)
                stroke(painter, frame, mix(TEAL, WHITE, 0.3 if strong else 0.0), 2.6 if strong else 1.4)
        if self._moving is not None:
            name, at = self._moving
            face, square = self.face_of(name), square_at(at)
            if face is not None and square is not None:
                here = placement.square_of(face)
                rest = {key: tile for key, tile in self.tiles().items() if key != here}
                self._paint_ghost(painter, square, face, rest)
        elif self.brush is not None and self._over is not None and self._over not in self.tiles():
            turned = {**self.brush, **edits.turned(self.brush, self.brush_turn)}
            self._paint_ghost(painter, self._over, turned, self.tiles())

    def _paint_ghost(
        self, painter: QPainter, square: int, face: dict[str, Any], tiles: dict[int, dict[str, Any]]
    ) -> None:
        beside = placement.around(tiles, square, face)
        free = square not in tiles
        with saved(painter):
            marks.paint_ghost(painter, square, Laid(art_of(face), 0), fits=free and all(fits for _, fits in beside))
        for side, fits in beside:
            (marks.paint_match if fits else marks.paint_clash)(painter, square, side)


def starts_of(document: Document) -> list[dict[str, Any]]:
    """The starting tiles as the pack leaves them."""
    own = [row.value for row in document.rows("starts")]
    return [*base_starts(document), *own]


def base_starts(document: Document) -> list[dict[str, Any]]:
    """The game's starting tiles that the pack leaves where they are."""
    own = [row.value for row in document.rows("starts")]
    return left_of_game(document, "starts", own, load().tables.content.starts)


def left_of_game(
    document: Document, part: str, own: Iterable[dict[str, Any]], items: Iterable[StartTile | SpaceTile]
) -> list[dict[str, Any]]:
    """The game's items, as raw values, that stay beside the pack's own ones of a part."""
    brought = document.draft.parts.get(part)
    if brought is not None and brought.mode == "replace":
        return []
    taken = {value.get("id") for value in own}
    return [item.model_dump(mode="json") for item in items if item.id not in taken]
