"""The pages of what lies on the board: the board itself, and the tiles of the game to lay there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTabWidget, QWidget

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.models import COLOURS
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.held import paint_tile
from desktop.table.kit import fonts
from desktop.table.kit.ink import canvas, painting
from desktop.table.kit.theme import DANGER, GOOD
from desktop.table.kit.widgets.text import ink, label
from editor.canvas.frame import CanvasFrame
from editor.canvas.placement_canvas import PlacementCanvas
from editor.canvas.position_canvas import PositionCanvas
from editor.canvas.tile_art import art_of
from editor.canvas.tile_frame import TileFrame
from editor.canvas.tiles_canvas import TilesCanvas, left_of_game
from editor.document.document import Document

_ICON = 52


class TilesFrame(CanvasFrame):
    """Tools and tiles round the board."""

    canvas: TilesCanvas

    def __init__(self, canvas: TilesCanvas, faces: Sequence[dict[str, Any]], parent: QWidget | None = None) -> None:
        """``faces`` are those that can be laid, see ``faces_of``."""
        usual = self.tr("Drag tiles; R or a right click turns them. Take a tile from the list and click to lay it.")
        super().__init__(canvas, usual, parent)
        self.tool(self.tr("Turn"), self.canvas.turn, self.tr("R or a right click: by a quarter, clockwise"))
        self.tool(self.tr("Take away"), lambda: self.canvas.remove(self.canvas.picked))
        self.put_back = self.tool(self.tr("Nothing in hand"), self._empty_hand)
        self.palette_list = self._palette(faces)
        self.middle.setStretch(0, 3)
        self.middle.addWidget(self.palette_list, 1)
        self.verdict = label("", fonts.font(13, 600))
        self.inspector_row.addWidget(self.verdict)
        self.canvas.renewed.connect(self._judge)
        self._judge()

    def _palette(self, faces: Sequence[dict[str, Any]]) -> QListWidget:
        found = QListWidget()
        found.setAccessibleName(self.tr("Tiles to lay"))
        found.setViewMode(QListWidget.ViewMode.IconMode)
        found.setResizeMode(QListWidget.ResizeMode.Adjust)
        found.setMovement(QListWidget.Movement.Static)
        found.setIconSize(QSize(_ICON, _ICON))
        found.setGridSize(QSize(_ICON + 10, _ICON + 10))
        found.setMinimumWidth(2 * (_ICON + 10) + 28)
        for face in faces:
            item = QListWidgetItem(icon_of(face), "")
            item.setData(Qt.ItemDataRole.UserRole, face)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, str(face.get("title", "")))
            item.setToolTip(str(face.get("title", "")))
            found.addItem(item)
        found.itemClicked.connect(self._take)
        found.itemActivated.connect(self._take)
        return found

    def _take(self, item: QListWidgetItem) -> None:
        self.canvas.take(item.data(Qt.ItemDataRole.UserRole))
        self.canvas.setFocus()

    def _empty_hand(self) -> None:
        self.canvas.take(None)
        self.palette_list.clearSelection()

    def _judge(self) -> None:
        fine, words = self.canvas.verdict()
        ink(self.verdict, GOOD if fine else DANGER)
        self.verdict.setText(words)


class PlacementFrame(TilesFrame):
    """The board with the starting tiles."""

    canvas: PlacementCanvas

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        super().__init__(PlacementCanvas(document, part, uid), faces_of(document), parent)


class PositionFrame(TilesFrame):
    """The board with a position to begin from, and the four starting ships."""

    canvas: PositionCanvas
    shows_all = True

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        faces = faces_of(document)
        super().__init__(PositionCanvas(document, part, uid, faces), faces, parent)
        names = (self.tr("Blue ship"), self.tr("Yellow ship"), self.tr("Green ship"), self.tr("Red ship"))
        for colour, name in zip(COLOURS, names, strict=True):
            self.tool(
                name, partial(self._ship, colour), self.tr("Sends it out; drag it to its planet, Delete calls it home")
            )

    def _ship(self, colour: str) -> None:
        if colour in self.canvas.ships():
            self.canvas.pick(("ship", colour))
        elif (home := self.canvas.home(colour)) is not None:
            self.canvas.send(colour, home)


def faces_of(document: Document) -> list[dict[str, Any]]:
    """The faces that can be laid: those of the pack, and of the game unless the pack takes their place."""
    own = [row.value for row in document.rows("tiles") if row.value.get("kind") == "space"]
    spaces = [tile for tile in load().tables.content.tiles if tile.kind == "space"]
    return own + left_of_game(document, "tiles", own, spaces)


def icon_of(face: dict[str, Any]) -> QIcon:
    image = canvas(_ICON, _ICON, 2.0)
    with painting(image) as painter:
        paint_tile(painter, QRectF(0, 0, _ICON, _ICON), Laid(art_of(face), 0))
    return QIcon(QPixmap.fromImage(image))


class StartFrame(QTabWidget):
    """A tile of the beginning: where it lies, and what it shows."""

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = PlacementFrame(document, part, uid)
        self.tile = TileFrame(document, part, uid)
        self.addTab(self.board, self.tr("On the board"))
        self.addTab(self.tile, self.tr("The tile"))
