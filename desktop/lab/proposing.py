"""Which games show what a pack does: the setup that brings its parts into play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic_core import from_json

from desktop.kernel.game import Game, GameInfo, OptionValue, SeatSetup, Setup
from desktop.kernel.packs import Pack


def options_for(game: Game[Any, Any], pack: Pack) -> dict[str, OptionValue]:
    """The options with which a pack's own objectives are the ones played."""
    key = next((option for option in game.info.options if option.key == "objectives"), None)
    if key is None:
        return {}
    adventures = _ids(pack, "adventures")
    if own := [choice.value for choice in key.choices if choice.value in adventures]:
        return {"objectives": own[0]}
    return {"objectives": "random"} if _ids(pack, "random_objectives") else {}


def _ids(pack: Pack, part: str) -> set[str]:
    found: set[str] = set()
    for listed in pack.info.parts:
        if listed.part == part:
            raw = from_json(pack.files[listed.file])
            found |= {str(item.get("id")) for item in raw if isinstance(item, dict)} if isinstance(raw, list) else set()
    return found


def setup_for(game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue]) -> Setup:
    """Proposed roles for so many players. The setup is the game's to refuse."""
    roles = game.propose_roles(seats, options)
    return Setup(tuple(SeatSetup(role, role) for role in roles), dict(options))


def crews(info: GameInfo) -> tuple[int, ...]:
    """The numbers of players that are worth a series: from two on, three at most."""
    few, many = info.seats
    return tuple(range(max(2, few), many + 1))[:3]
