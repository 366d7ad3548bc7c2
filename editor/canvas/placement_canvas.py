"""The tiles that lie on the board at the beginning of every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.games.amazing_space_venture.grid import NAMES
from editor.canvas import tile_edits as edits
from editor.canvas.tiles_canvas import TilesCanvas, base_starts
from editor.document.document import Document

_OF_FACES = ("edges", "planets", "paths", "galaxies", "worm_hole")


class PlacementCanvas(TilesCanvas):
    """All items of the part ``starts`` at once, known by their uid; ``uid`` is the one that was opened."""

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        super().__init__(document, part, uid, parent)
        self.picked = ("tile", uid)

    def own(self) -> Sequence[tuple[int, dict[str, Any]]]:
        return [(row.uid, row.value) for row in self.document.rows(self.part)]

    def fixed(self) -> Sequence[dict[str, Any]]:
        return base_starts(self.document)

    def move_tile(self, name: int, square: int) -> None:
        self.document.set_value(self.part, name, ("square",), NAMES[square], self.tr("Move tile"))

    def turn_tile(self, name: int) -> None:
        face = self.face_of(name)
        if face is not None:
            changes = [(name, (field,), value) for field, value in edits.turned(face, 1).items()]
            self.document.set_values(self.part, changes, self.tr("Turn tile"))

    def remove_tile(self, name: int) -> None:
        self.document.remove_rows(self.part, [name], self.tr("Take tile away"))

    def lay_tile(self, face: dict[str, Any], turn: int, square: int) -> int:
        shown = {**face, **edits.turned(face, turn)}
        rows = self.document.rows(self.part)
        taken = {row.value.get("id") for row in rows}
        number = next(count for count in range(1, len(taken) + 2) if f"START-{count}" not in taken)
        fresh = {"id": f"START-{number}", "title": str(face.get("title", "")), "square": NAMES[square]}
        fresh |= {field: shown[field] for field in _OF_FACES if shown.get(field)}
        return self.document.insert_rows(self.part, len(rows), [fresh], self.tr("Lay tile"))[0]
