"""Which canvas an item has."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from editor.canvas.board_frame import BoardFrame
from editor.canvas.map_frame import MapFrame
from editor.canvas.placement_frame import PositionFrame, StartFrame
from editor.canvas.printed_canvas import PrintedFrame
from editor.canvas.tile_frame import TileFrame
from editor.document.document import Document


def canvas_for(document: Document, part: str, uid: int) -> QWidget | None:
    """A widget to draw an item with; None for one that is only filled in."""
    value = document.value(uid)
    match document.game, part:
        case "space_movers", "map":
            return MapFrame(document, part, uid)
        case "amazing_space_venture", "tiles" if isinstance(value, dict) and value.get("kind") == "space":
            return TileFrame(document, part, uid)
        case "amazing_space_venture", "starts":
            return StartFrame(document, part, uid)
        case "amazing_space_venture", "board":
            return PrintedFrame(document, part, uid)
        case "amazing_space_venture", "positions":
            return PositionFrame(document, part, uid)
        case "space_checkers", "board":
            return BoardFrame(document, part, uid)
        case _:
            return None
