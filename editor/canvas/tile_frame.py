"""The page of a tile: the canvas and its tools."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from editor.canvas import tile_edits as edits
from editor.canvas.frame import CanvasFrame
from editor.canvas.tile_canvas import TileCanvas
from editor.document.document import Document


class TileFrame(CanvasFrame):
    """Tools round the face of a tile."""

    canvas: TileCanvas

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        usual = self.tr(
            "Click a letter for deep space, path or galaxy. Pull a dot to another side, a planet or into space."
        )
        super().__init__(TileCanvas(document, part, uid), usual, parent)
        self.planet = self.tool(self.tr("+ Planet"), self.canvas.add_planet)
        self.worm_hole = self.tool(
            self.tr("Worm hole"), lambda: self.canvas.set_worm_hole(self.worm_hole.isChecked()), checkable=True
        )
        self.turn = self.tool(self.tr("Turn"), self.canvas.turn, self.tr("By a quarter, clockwise"))
        self.inspector.hide()
        self.canvas.renewed.connect(self._show)
        self._show()

    def _show(self) -> None:
        face = self.canvas.value
        self.planet.setEnabled(len(edits.planets_of(face)) < edits.MOST_PLANETS)
        self.worm_hole.setChecked(face.get("worm_hole") is True)
