"""Who may sit on a seat, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.table.newgame.plan import PERSON


def levels() -> list[tuple[str, str]]:
    """Who may sit on a seat: the controller and its name, from weak to strong."""
    return [
        (PERSON, QCoreApplication.translate("Levels", "Person")),
        ("random", QCoreApplication.translate("Levels", "Computer, novice")),
        ("greedy", QCoreApplication.translate("Levels", "Computer, steady")),
    ]
