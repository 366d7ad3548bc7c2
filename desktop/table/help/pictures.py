"""Pictures of the help pages: each is drawn by the painters of the board it speaks of, never a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.table.glimpses import PaintIn
from desktop.table.kit.ink import canvas, painting

SCHEME = "picture"
_MODULES = {
    "one_small_step": "desktop.table.boards.one_small_step.help_pictures",
    "space_checkers": "desktop.table.boards.space_checkers.help_pictures",
    "amazing_space_venture": "desktop.table.boards.amazing_space_venture.help_pictures",
    "space_movers": "desktop.table.boards.space_movers.help_pictures",
}


@dataclass(frozen=True, slots=True)
class HelpPicture:
    """A drawing with its natural size in logical pixels; it is made smaller where the page is narrow."""

    width: float
    height: float
    paint: PaintIn


@cache
def pictures(folder: str) -> Mapping[str, HelpPicture]:
    """The pictures of a game by name; none where its board is not built."""
    module = _MODULES.get(folder)
    return {} if module is None else import_module(module).pictures()


@lru_cache(maxsize=24)
def picture_image(name: str, room: float, ratio: float) -> QImage | None:
    """The picture ``folder/name`` no wider than ``room`` pixels; None when there is none of that name."""
    folder, _, key = name.partition("/")
    found = pictures(folder).get(key)
    if found is None:
        return None
    scale = min(1.0, room / found.width)
    image = canvas(found.width * scale, found.height * scale, ratio)
    with painting(image) as painter:
        painter.scale(scale, scale)
        found.paint(painter, QRectF(0, 0, found.width, found.height))
    return image
