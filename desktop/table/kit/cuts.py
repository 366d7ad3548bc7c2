"""Finds out which words had no room on a picture, while the picture is painted: the editor shows them to authors.

The functions of ``writing`` tell of what they cut; nothing is kept unless somebody listens. A listener hears its own
thread only.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class Cut:
    """Words that were painted up to an ellipsis."""

    words: str
    """The line or lines that were to stand there, in full."""
    place: QRectF
    """Where the shortened line stands, in the painter's device."""


@dataclass(slots=True)
class Cuts:
    """What was cut while somebody listened."""

    found: list[Cut] = field(default_factory=list)
    shortened: dict[str, str] = field(default_factory=dict)
    """What stands for which whole words. Only what is painted in the end counts: painters try sizes out."""


_listening: ContextVar[Cuts | None] = ContextVar("cuts", default=None)


@contextmanager
def listening() -> Iterator[Cuts]:
    """Collect what is cut meanwhile."""
    heard = Cuts()
    token = _listening.set(heard)
    try:
        yield heard
    finally:
        _listening.reset(token)


def note_shortened(short: str, whole: str) -> None:
    """A line was shortened; it may be painted or not."""
    if (heard := _listening.get()) is not None:
        heard.shortened[short] = whole


def note_painted(painter: QPainter, words: str, place: QRectF) -> None:
    """A line was painted in a rect of the painter."""
    heard = _listening.get()
    if heard is not None and (whole := heard.shortened.get(words)) is not None:
        heard.found.append(Cut(whole, painter.worldTransform().mapRect(place)))
