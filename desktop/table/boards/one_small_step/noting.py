"""What stands where on a picture: painters note it as they paint, so that a symbol can be asked for its meaning."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class Noted:
    """A sentence about what was painted in a rect."""

    rect: QRectF
    words: str


_NOTES: ContextVar[list[Noted] | None] = ContextVar("notes", default=None)


@contextmanager
def noting() -> Iterator[list[Noted]]:
    """Collect what is painted meanwhile, in the coordinates that the painter began with."""
    found: list[Noted] = []
    token = _NOTES.set(found)
    try:
        yield found
    finally:
        _NOTES.reset(token)


def note(painter: QPainter, rect: QRectF, words: str) -> None:
    """Say what stands in a rect; nothing is kept unless somebody collects."""
    found = _NOTES.get()
    if found is not None and words:
        found.append(Noted(painter.worldTransform().mapRect(rect), words))
