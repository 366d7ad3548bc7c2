"""Where the parts of the table lie, for the room there is. Logical pixels; nothing is painted here."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

GAP = 8.0
SMALLEST = (560.0, 480.0)
"""Below this the whole is made smaller instead."""
_SHIP, _TRAY = 0.262, 0.213
_SHIP_RANGE, _TRAY_RANGE = (176.0, 262.0), (150.0, 216.0)
_CARD_RANGE = (116.0, 176.0)


@dataclass(frozen=True, slots=True)
class Layout:
    """The table in parts."""

    whole: QRectF
    chart: QRectF
    """The panel of the map, gauges included."""
    sky: QRectF
    """Where nodes and routes lie."""
    resources: QRectF
    presence: QRectF
    legend: QRectF
    ship: QRectF
    objective: QRectF
    event: QRectF
    pursuit: QRectF
    tray: QRectF
    """The strip of cards."""


def lay_out(width: float, height: float) -> Layout:
    """The parts for a room of this size."""
    width, height = max(width, SMALLEST[0]), max(height, SMALLEST[1])
    ship = _within(height * _SHIP, _SHIP_RANGE)
    tray = _within(height * _TRAY, _TRAY_RANGE)
    chart = QRectF(0, 0, width, height - ship - tray - 2 * GAP)
    card = _within(width * 0.136, _CARD_RANGE)
    y = chart.bottom() + GAP
    cards = [QRectF(width - (3 - n) * card - (2 - n) * GAP, y, card, ship) for n in range(3)]
    gauge = 64.0
    inner = chart.adjusted(GAP, GAP, -GAP, -GAP)
    legend = QRectF(inner.left() + gauge + GAP, inner.bottom() - 22, inner.width() - 2 * (gauge + GAP), 22)
    return Layout(
        whole=QRectF(0, 0, width, height),
        chart=chart,
        sky=QRectF(legend.left(), inner.top(), legend.width(), legend.top() - inner.top() - 4),
        resources=QRectF(inner.left(), inner.top(), gauge, inner.height()),
        presence=QRectF(inner.right() - gauge, inner.top(), gauge, inner.height()),
        legend=legend,
        ship=QRectF(0, y, cards[0].left() - GAP, ship),
        objective=cards[0],
        event=cards[1],
        pursuit=cards[2],
        tray=QRectF(0, height - tray, width, tray),
    )


def _within(value: float, bounds: tuple[float, float]) -> float:
    return min(max(value, bounds[0]), bounds[1])
