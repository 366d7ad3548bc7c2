"""The aim in words, for the heading, the gauge and screen readers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.kernel.throws import Strength
from desktop.table.boards.space_movers.dicebox.aimer import Aimer


def _tr(text: str) -> str:
    return QCoreApplication.translate("DiceBox", text)


def words_of(aimer: Aimer, names: Mapping[str, str]) -> str:
    """What is aimed at, and how strongly; ``names`` are those of the dice."""
    choice = aimer.choice
    strength = strength_word(choice.strength)
    if choice.target:
        words = _tr("At {die}, {strength}")
        return words.format(die=names.get(choice.target, choice.target), strength=strength)
    if aimer.corner is None:
        return _tr("At the free floor, {strength}").format(strength=strength)
    places = (
        _tr("Into the far left corner, {strength}"),
        _tr("Into the far right corner, {strength}"),
        _tr("Into the near left corner, {strength}"),
        _tr("Into the near right corner, {strength}"),
    )
    return places[aimer.corner].format(strength=strength)


def strength_word(strength: Strength) -> str:
    return {"soft": _tr("soft"), "firm": _tr("firm"), "hard": _tr("hard")}[strength]
