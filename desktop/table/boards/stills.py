"""Small pictures beside the board that are painted once and copied from then on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop.table.boards.base import PaintIn
from desktop.table.kit.ink import canvas, painting

_MOST = 24 * 2**20
"""Bytes of pictures that are kept, the latest used."""
_kept: OrderedDict[Hashable, QPixmap] = OrderedDict()


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def still(name: Hashable, paint: PaintIn, spill: float = 0.0) -> PaintIn:
    """``paint``, but painted once for each size and screen scale. ``name`` says everything else the picture depends
    on; ``spill`` is how far it reaches beyond its rect. On the screen's thread only."""

    def copy(painter: QPainter, rect: QRectF) -> None:
        ratio = painter.device().devicePixelRatioF()
        key = name, rect.width(), rect.height(), ratio
        if key not in _kept:
            image = canvas(rect.width() + 2 * spill, rect.height() + 2 * spill, ratio)
            with painting(image) as inner:
                paint(inner, QRectF(spill, spill, rect.width(), rect.height()))
            _kept[key] = QPixmap.fromImage(image)
            while len(_kept) > 1 and sum(map(_size, _kept.values())) > _MOST:
                _kept.popitem(last=False)
        _kept.move_to_end(key)
        painter.drawPixmap(rect.topLeft() - QRectF(spill, spill, 0, 0).topLeft(), _kept[key])

    return copy
