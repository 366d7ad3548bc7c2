"""The board with the tiles that lie there at the beginning: dragged, turned, laid and matched against each other."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.models import BoardContent
from desktop.table.boards.amazing_space_venture import marks
from desktop.table.boards.amazing_space_venture.board_art import paint_board, plan_of
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import BOARD, rect, square_at
from desktop.table.boards.amazing_space_venture.position import paint_tiles
from desktop.table.kit.ink import canvas, fill, painting, rounded, saved, stroke
from desktop.table.kit.theme import DANGER, TEAL, WHITE, colour, mix
from editor.canvas import placement
from editor.canvas import tile_edits as edits
from editor.canvas.base import Canvas, Handle
from editor.canvas.tile_art import art_of
from editor.document.document import Change, Document
from editor.document.draft import Row

UNITS = QSize(round(BOARD.width()), round(BOARD.height()))
_OF_FACES = ("edges", "planets", "paths", "galaxies", "worm_hole")


class PlacementCanvas(Canvas):
    """All items of the part ``starts`` at once; ``uid`` is the one that was opened."""

    row_picked = Signal(int)
    """A person took hold of the tile of a row."""
    judged = Signal()
    """The tiles have changed: ask for the verdict."""

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        self.brush: dict[str, Any] | None = None
        """The face that a click on an empty square lays there."""
        self._over: int | None = None
        self._moving: tuple[int, QPointF] | None = None
        self._board: tuple[float, QImage] | None = None
        super().__init__(document, part, uid, UNITS, parent)
        self.setAccessibleName(self.tr("Board with the tiles of the beginning"))
        self.picked = ("tile", uid)

    # ---- what lies there -----------------------------------------------------------------------------------------

    @property
    def rows(self) -> Sequence[Row]:
        return self.document.rows(self.part)

    def base_tiles(self) -> list[dict[str, Any]]:
        """Tiles of the game that the pack leaves where they are."""
        brought = self.document.draft.parts.get(self.part)
        if brought is not None and brought.mode == "replace":
            return []
        own = {row.value.get("id") for row in self.rows}
        starts = load().tables.content.starts
        return [start.model_dump(mode="json") for start in starts if start.id not in own]

    def tiles(self) -> dict[int, dict[str, Any]]:
        return placement.laid([*self.base_tiles(), *(row.value for row in self.rows)])

    def concerns(self, change: Change) -> bool:
        return change.part in (self.part, "board") or change.path == ("parts",)

    def refreshed(self) -> None:
        self._board = None
        self.judged.emit()

    def verdict(self) -> tuple[bool, str]:
        """Whether all is well on the board, and how its edges match."""
        found = placement.seams(self.tiles())
        clashes = [seam for seam in found if not seam.fits]
        crowd = placement.crowded([*self.base_tiles(), *(row.value for row in self.rows)])
        lost = [row for row in self.rows if placement.square_of(row.value) is None]
        told = []
        if clashes:
            names = ", ".join(NAMES[seam.square] for seam in clashes[:4])
            told.append(self.tr("{count} edges clash, at {squares}").format(count=len(clashes), squares=names))
        if crowd:
            told.append(self.tr("two tiles lie on {squares}").format(squares=", ".join(NAMES[one] for one in crowd)))
        if lost:
            told.append(self.tr("{count} tiles lie on no square").format(count=len(lost)))
        if told:
            return False, "; ".join(told)
        words = self.tr("All {count} edges match").format(count=len(found)) if found else self.tr("No tiles touch")
        return True, words

    def handles(self) -> Sequence[Handle]:
        found = []
        for row in self.rows:
            square = placement.square_of(row.value)
            if square is not None:
                title = str(row.value.get("title", ""))
                name = self.tr("{title} on {square}").format(title=title, square=NAMES[square])
                found.append(Handle(("tile", row.uid), rect(square), name))
        return found

    @property
    def picked_row(self) -> Row | None:
        kind, uid = self.picked if isinstance(self.picked, tuple) else ("", 0)
        return self.document.row(uid) if kind == "tile" else None

    def pick(self, key: Hashable) -> None:
        super().pick(key)
        if (row := self.picked_row) is not None:
            self.row_picked.emit(row.uid)

    # ---- gestures ------------------------------------------------------------------------------------------------

    def drag(self, key: Hashable, start: QPointF, now: QPointF) -> None:
        if (row := self.picked_row) is not None:
            self._moving = row.uid, now

    def drop(self, key: Hashable, start: QPointF, end: QPointF) -> None:
        square = square_at(end)
        if self._moving is not None and square is not None:
            self.move_tile(self._moving[0], square)

    def drag_ended(self) -> None:
        self._moving = None

    def move_tile(self, uid: int, square: int) -> None:
        """Bring a tile to another square."""
        self.document.set_value(self.part, uid, ("square",), NAMES[square], self.tr("Move tile"))

    def turn(self) -> None:
        """The tile in hand, or else the one that is picked, by a quarter clockwise."""
        if self.brush is not None:
            self.brush = {**self.brush, **edits.turned(self.brush, 1)}
            self.update()
        elif (row := self.picked_row) is not None:
            fields = edits.turned(row.value, 1)
            changes = [(row.uid, (name,), value) for name, value in fields.items()]
            self.document.set_values(self.part, changes, self.tr("Turn tile"))

    def take(self, face: dict[str, Any] | None) -> None:
        """Take a face in hand, to be laid by clicks; None lays it back."""
        self.brush = face
        self.update()

    def click_ground(self, at: QPointF, double: bool) -> None:
        square = square_at(at)
        if square is not None and self.brush is not None and not double:
            self.lay(square)

    def lay(self, square: int) -> None:
        """The tile in hand as a new item on a square."""
        brush = self.brush
        if brush is None:
            return
        if square in self.tiles():
            self.told.emit(self.tr("{square} holds a tile already.").format(square=NAMES[square]))
            return
        face = {name: brush[name] for name in _OF_FACES if brush.get(name)}
        taken = {row.value.get("id") for row in self.rows}
        number = next(count for count in range(1, len(taken) + 2) if f"START-{count}" not in taken)
        value = {"id": f"START-{number}", "title": str(brush.get("title", "")), "square": NAMES[square], **face}
        (uid,) = self.document.insert_rows(self.part, len(self.rows), [value], self.tr("Lay tile"))
        self.pick(("tile", uid))

    def nudge(self, key: Hashable, way: QPointF, fine: bool) -> bool:
        row = self.picked_row
        square = placement.square_of(row.value) if row is not None else None
        if row is None or square is None:
            return False
        centre = rect(square).center() + QPointF(way.x() * rect(0).width(), way.y() * rect(0).height())
        beside = square_at(centre)
        if beside is not None:
            self.move_tile(row.uid, beside)
        return True

    def remove(self, key: Hashable) -> None:
        if (row := self.picked_row) is not None:
            self.document.remove_rows(self.part, [row.uid], self.tr("Take tile away"))

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
        painter.drawImage(BOARD, self._printed(scale))
        tiles = self.tiles()
        paint_tiles(painter, {square: Laid(art_of(face), 0) for square, face in tiles.items()})
        for face in self.base_tiles():
            square = placement.square_of(face)
            if square is not None:
                fill(painter, rounded(rect(square), 3), colour("#070B1E", 0.45))
        for seam in placement.seams(tiles):
            (marks.paint_match if seam.fits else marks.paint_clash)(painter, seam.square, seam.side)
        for square in placement.crowded([*self.base_tiles(), *(row.value for row in self.rows)]):
            stroke(painter, rounded(rect(square).adjusted(1, 1, -1, -1), 3), DANGER, 3)
            marks.paint_pill(painter, rect(square).topLeft() + QPointF(12, 10), "2", DANGER)

    def _printed(self, scale: float) -> QImage:
        if self._board is None or self._board[0] != scale:
            image = canvas(UNITS.width(), UNITS.height(), scale)
            with painting(image) as painter:
                paint_board(painter, plan_of(self._content()))
            image.setDevicePixelRatio(1.0)
            self._board = scale, image
        return self._board[1]

    def _content(self) -> BoardContent:
        """The board of the pack if it is right in form, else the game's."""
        rows = self.document.rows("board")
        if rows:
            try:
                return BoardContent.model_validate(rows[0].value)
            except ValueError:
                pass
        return load().tables.content.board

    def paint_lively(self, painter: QPainter) -> None:
        for handle in self.handles():
            if handle.key in (self.picked, self.hovered):
                strong = handle.key == self.picked
                frame = rounded(handle.place.adjusted(0.5, 0.5, -0.5, -0.5), 3)
                stroke(painter, frame, mix(TEAL, WHITE, 0.3 if strong else 0.0), 2.6 if strong else 1.4)
        if self._moving is not None:
            uid, at = self._moving
            row = self.document.row(uid)
            square = square_at(at)
            if row is not None and square is not None:
                tiles = {key: face for key, face in self.tiles().items() if face is not row.value}
                self._paint_ghost(painter, square, row.value, tiles)
        elif self.brush is not None and self._over is not None and self._over not in self.tiles():
            self._paint_ghost(painter, self._over, self.brush, self.tiles())

    def _paint_ghost(
        self, painter: QPainter, square: int, face: dict[str, Any], tiles: dict[int, dict[str, Any]]
    ) -> None:
        beside = placement.around(tiles, square, face)
        free = square not in tiles
        with saved(painter):
            marks.paint_ghost(painter, square, Laid(art_of(face), 0), fits=free and all(fits for _, fits in beside))
        for side, fits in beside:
            (marks.paint_match if fits else marks.paint_clash)(painter, square, side)
