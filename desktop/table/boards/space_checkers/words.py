"""What the board says in words of its own, for lists, buttons and screen readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.table.boards.space_checkers.geometry import Cell
from desktop.table.boards.space_checkers.preview import Way


def _tr(text: str) -> str:
    return QCoreApplication.translate("SpaceCheckersBoard", text)


def place(cell: Cell) -> str:
    """A cell as the log writes it."""
    return f"({cell[0]}, {cell[1]})"


def towards(direction: str) -> str:
    return {
        "south": _tr("South"),
        "west": _tr("West"),
        "north": _tr("North"),
        "east": _tr("East"),
        "southwest": _tr("South-west"),
        "northwest": _tr("North-west"),
        "northeast": _tr("North-east"),
        "southeast": _tr("South-east"),
    }[direction]


def colour(fleet: str) -> str:
    return {"green": _tr("green"), "yellow": _tr("yellow"), "blue": _tr("blue"), "red": _tr("red")}[fleet]


def way_title(way: Way) -> str:
    text = _tr("{towards}, by warp, to {cell}") if way.warps else _tr("{towards} to {cell}")
    return text.format(towards=towards(way.action.towards), cell=place(way.landing))


def haul(fleets: Sequence[str]) -> str:
    """What a move takes: "captures 3: blue, 2 yellow"; nothing without a capture."""
    if not fleets:
        return ""
    parts = [colour(fleet) if n == 1 else f"{n} {colour(fleet)}" for fleet, n in Counter(fleets).items()]
    return _tr("captures {count}: {which}").format(count=len(fleets), which=", ".join(parts))


def reach(count: int, have: int, target: int) -> str:
    """What the captives then amount to."""
    return _tr("{total} of {target} then").format(total=min(have + count, target), target=target)


def verb(way: Way) -> str:
    text = _tr("Jump to {cell}") if way.captured else _tr("Warp to {cell}") if way.warps else _tr("Move to {cell}")
    return text.format(cell=place(way.landing))
