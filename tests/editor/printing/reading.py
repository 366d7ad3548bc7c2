"""Reads printed sheets back with a program that is none of ours."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any

from pypdf import PdfReader

MM = 25.4 / 72


@dataclass
class Page:
    """What is on a page, in millimetres from its upper left."""

    size: tuple[float, float]
    pictures: list[tuple[float, float, float, float]] = field(default_factory=list)
    """x, y, width and height of each picture; the width is negative for one that stands on its head."""
    words: list[tuple[str, float, float]] = field(default_factory=list)
    """Text with the left end of its baseline."""

    @property
    def text(self) -> str:
        return "\n".join(words for words, _, _ in self.words)


def read(data: bytes) -> list[Page]:
    return [_page(page) for page in PdfReader(io.BytesIO(data)).pages]


def _page(page: Any) -> Page:
    high = float(page.mediabox.height)
    found = Page((float(page.mediabox.width) * MM, high * MM))

    def operand(operator: bytes, arguments: list[Any], cm: list[float], tm: list[float]) -> None:
        if operator == b"Do":
            width, _, _, height, x, y = cm
            left, right = sorted((x, x + width))
            low, top = sorted((y, y + height))
            wide = (right - left) * MM * (1 if width > 0 else -1)
            found.pictures.append((left * MM, (high - top) * MM, wide, (top - low) * MM))

    def text(words: str, cm: list[float], tm: list[float], font: Any, size: float) -> None:
        if words.strip():
            a, b, c, d, e, f = cm
            x, y = tm[4] * a + tm[5] * c + e, tm[4] * b + tm[5] * d + f
            found.words.append((" ".join(words.split()), x * MM, (high - y) * MM))

    page.extract_text(visitor_operand_before=operand, visitor_text=text)
    return found
