"""Hears what is written on a picture while it is painted: words that had no room, and words to be written sharper.

The functions of ``writing`` tell of what they write and cut; nothing is kept unless somebody listens. A listener hears
its own thread only. The editor shows authors which words have no room, and prints letters as letters, not as pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QTransform


@dataclass(frozen=True, slots=True)
class Cut:
    """Words that were painted up to an ellipsis."""

    words: str
    """The line or lines that were to stand there, in full."""
    place: QRectF
    """Where the shortened line stands, in the painter's device."""


@dataclass(frozen=True, slots=True)
class Written:
    """A line that was left out of the picture, to be written over it."""

    words: str
    font: QFont
    paint: QColor
    at: QPointF
    """The left end of its baseline."""
    transform: QTransform
    """From there to the painter's device."""


@dataclass(slots=True)
class Overheard:
    """What was written while somebody listened."""

    lift: bool = False
    """Whether lines are left out of the picture and kept in ``written``."""
    cuts: list[Cut] = field(default_factory=list)
    written: list[Written] = field(default_factory=list)
    shortened: dict[str, str] = field(default_factory=dict)
    """What stands for which whole words. Only what is painted in the end counts: painters try sizes out."""


_listening: ContextVar[Overheard | None] = ContextVar("overheard", default=None)


@contextmanager
def listening(*, lift: bool = False) -> Iterator[Overheard]:
    """Collect what is cut meanwhile; ``lift`` keeps the letters off the picture."""
    heard = Overheard(lift)
    token = _listening.set(heard)
    try:
        yield heard
    finally:
        _listening.reset(token)


def note_shortened(short: str, whole: str) -> None:
    """A line was shortened; it may be painted or not."""
    if (heard := _listening.get()) is not None:
        heard.shortened[short] = whole


def note_written(painter: QPainter, words: str, place: QRectF) -> None:
    """A line is written in a rect of the painter."""
    heard = _listening.get()
    if heard is not None and (whole := heard.shortened.get(words)) is not None:
        heard.cuts.append(Cut(whole, painter.worldTransform().mapRect(place)))


def lifted(painter: QPainter, words: str, at: QPointF, place: QRectF) -> bool:
    """Whether a line is kept off the picture, in the painter's font and pen. One that a clip crosses is not."""
    heard = _listening.get()
    if heard is None or not heard.lift or not words:
        return False
    if painter.hasClipping() and not painter.clipBoundingRect().contains(place):
        return False
    paint = QColor(painter.pen().color())
    paint.setAlphaF(paint.alphaF() * painter.opacity())
    heard.written.append(Written(words, painter.font(), paint, at, painter.worldTransform()))
    return True
