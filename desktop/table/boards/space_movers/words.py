"""What the board says in words of its own, for panels, lists, buttons and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.space_movers.vocabulary import Room


def tr(text: str) -> str:
    """A sentence of this board in the reader's language."""
    return QCoreApplication.translate("SpaceMoversBoard", text)


def room_hint(room: Room) -> str:
    """What a room is for."""
    return {
        "bridge": tr("Jump once more"),
        "communications": tr("Pay to erase an eye"),
        "cargo_bay": tr("Take cargo from the discards"),
        "kitchen": tr("A mate acts"),
        "engine_room": tr("Two card actions"),
        "drone_room": tr("Deliver from afar"),
        "medical_bay": tr("Heal a patient"),
    }[room]


def purpose(kind: str) -> str:
    """What a check is for."""
    return {
        "route": tr("Restricted route"),
        "bridge": tr("Restricted route, from the Bridge"),
        "event": tr("Event"),
        "pursuit": tr("Shake off the scout"),
        "objective": tr("Objective"),
        "rescue": tr("Free the prisoners"),
        "card_heal": tr("Heal"),
        "bay_heal": tr("Heal"),
    }[kind]
