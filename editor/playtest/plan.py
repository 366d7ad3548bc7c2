"""What is played when a draft is tried: its sound items, the setup that shows them, and the item that is edited first.

No Qt: this is worked out beside the window, and tested without one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from desktop.games.catalogue import build_game, content_kind
from desktop.kernel.compose import compose
from desktop.kernel.content import base_content
from desktop.kernel.errors import ContentProblem, Problem
from desktop.kernel.game import Game, OptionValue, SeatSetup, Setup
from desktop.kernel.library import Library
from desktop.kernel.packs import SUFFIX, Pack
from desktop.kernel.packwriting import write_pack
from desktop.kernel.words import Sentence
from desktop.lab.check.findings import NO_ROW, Finding
from desktop.lab.check.pack import check_pack
from desktop.lab.proposing import options_for

PERSON, COMPUTER = "you", "greedy"
TOPS = {
    "space_movers": dict.fromkeys(("events", "pursuits", "cargoes", "reactions"), "top"),
    "amazing_space_venture": {"cards": "top", "tiles": "top_tiles"},
    "one_small_step": dict.fromkeys(
        ("events", "missions", "hazards", "advancements", "satellite_tiles", "media_tiles"), "top"
    ),
}
"""Per game and part the field of the arrangement that makes an item come first."""
ROUNDS_OF_WEEDING = 5
"""An item that is left out may take others with it: cargoes of a planet, say."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the game is to begin with."""

    part: str = ""
    item: str = ""
    """The id of the item that is edited; empty for none in particular."""
    within: tuple[str | int, ...] = ()
    """The thing within the item that is edited, such as ``("cards", 2)``."""
    arrangement: Mapping[str, Any] = field(default_factory=dict)
    """A position, in the game's own form."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game about to be tried."""

    game: str
    pack: Pack
    """Sound: what has faults is left out."""
    left_out: int
    """Items that have faults."""
    options: Mapping[str, OptionValue]
    arrangement: Mapping[str, Any]
    seats: int
    first: str = ""
    """What comes first, as people call it."""


class CannotPlay(Problem):
    """The draft cannot be played as it is."""


def plan_of(pack: Pack, wish: Wish) -> Plan:
    """The game that shows a draft. Raises CannotPlay with the first thing to mend."""
    sound, left_out = weeded(pack, wish)
    kind = content_kind(pack.info.game)
    try:
        game = build_game(kind.game, compose(kind, [sound]) if sound.info.parts else base_content(kind))
    except ContentProblem as problem:
        raise CannotPlay(_mend(str(problem.faults[0].sentence))) from problem
    options = options_for(game, sound)
    arrangement = dict(wish.arrangement)
    first = _first(game, wish, options, arrangement)
    seats = max(2, game.info.seats[0])
    _judge(game, seats, options, arrangement)
    title = _title(sound, wish.part, first) if first else ""
    return Plan(kind.game, sound, left_out, options, arrangement, seats, title)


def _mend(why: str) -> Sentence:
    return Sentence("This cannot be played yet. {why}", {"why": why})


def _judge(game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue], arrangement: dict[str, Any]) -> None:
    roles = game.propose_roles(seats, options)
    setup = Setup(tuple(SeatSetup(role, role) for role in roles), options, arrangement or None)
    if refusal := game.setup_refusal(setup):
        raise CannotPlay(_mend(str(refusal.sentence)))


# ---- what is sound -------------------------------------------------------------------------------------------------


def weeded(pack: Pack, wish: Wish) -> tuple[Pack, int]:
    """The pack without items that have faults, and their number. Raises CannotPlay when the edited item is one."""
    left_out = 0
    for _ in range(ROUNDS_OF_WEEDING):
        found = check_pack(pack).faults
        # A picture that cannot be shown is left out too, and its card is drawn.
        pack = _without_files(pack, {fault.file for fault in found if fault.rule == "picture"})
        faults = tuple(fault for fault in found if fault.rule != "picture")
        bad = {(fault.file, fault.row) for fault in faults if fault.row != NO_ROW}
        for fault in faults:
            if fault.part == wish.part and wish.item and fault.item == wish.item:
                raise CannotPlay(_mend(fault.told))
        if not bad:
            _refuse_rest(faults)
            break
        pack = _without(pack, bad)
        left_out += len(bad)
    return pack, left_out


def _refuse_rest(faults: tuple[Finding, ...]) -> None:
    if faults:
        raise CannotPlay(_mend(faults[0].told))


def _without_files(pack: Pack, names: set[str]) -> Pack:
    files = {name: data for name, data in pack.files.items() if name not in names}
    return Pack(pack.path, pack.info, files) if names else pack


def _without(pack: Pack, bad: set[tuple[str, int]]) -> Pack:
    files = dict(pack.files)
    parts = []
    for listed in pack.info.parts:
        rows = {row for file, row in bad if file == listed.file}
        if rows:
            items = [item for place, item in enumerate(from_json(files[listed.file])) if place not in rows]
            files[listed.file] = json.dumps(items).encode()
            if not items:  # a part without any good item leaves the game's own in place
                del files[listed.file]
                continue
        parts.append(listed)
    return Pack(pack.path, pack.info.model_copy(update={"parts": tuple(parts)}), files)


# ---- what comes first ----------------------------------------------------------------------------------------------


def _first(game: Game[Any, Any], wish: Wish, options: dict[str, OptionValue], arrangement: dict[str, Any]) -> str:
    """Make the edited item come first; its name, or nothing where it has no first place."""
    field = TOPS.get(game.info.id, {}).get(wish.part)
    if field and wish.item:
        arrangement[field] = [wish.item, *arrangement.get(field, ())]
    elif wish.part == "positions" and wish.item:
        options["position"] = wish.item
    elif wish.part == "random_objectives" and wish.item:
        options["objectives"] = "random"
        arrangement["objective"] = wish.item
    elif wish.part == "adventures" and wish.item:
        options["objectives"] = wish.item
        arrangement["objective"] = wish.item
        if wish.within[:1] == ("cards",) and len(wish.within) > 1:
            arrangement["card"] = int(wish.within[1]) + 1
            arrangement["side"] = 2 if "side_2" in wish.within else 1
    else:
        return ""
    return wish.item


def _title(pack: Pack, part: str, item: str) -> str:
    """What an item is called, for people; its id where it has no title."""
    for listed in pack.info.parts:
        for one in from_json(pack.files[listed.file]) if listed.part == part else ():
            if isinstance(one, dict) and one.get("id") == item:
                return str(one.get("title") or item)
    return item


# ---- the command ---------------------------------------------------------------------------------------------------


def written(plan: Plan, folder: Path) -> list[str]:
    """Write what is played into a folder; the arguments of `starshelf` that play it. Raises PackProblem or OSError."""
    arguments = ["play", plan.game, "--seats", ",".join([PERSON, *[COMPUTER] * (plan.seats - 1)])]
    if plan.pack.info.parts:
        file = folder / f"{plan.pack.info.id}{SUFFIX}"
        write_pack(plan.pack, file)
        arguments += ["--pack", str(file)]
    for key, value in plan.options.items():
        arguments += ["--option", f"{key}={str(value).lower() if isinstance(value, bool) else value}"]
    if plan.arrangement:
        file = folder / "arrangement.json"
        file.write_text(json.dumps(plan.arrangement, ensure_ascii=False), "utf-8")
        arguments += ["--arrangement", str(file)]
    return arguments


def home_for(folder: Path) -> Path:
    """A data folder of its own for the game, with the person's settings: tried games do not join the real ones."""
    place = folder / "home"
    with Library() as library:
        settings = library.settings()
    with Library(place) as own:
        for key, value in settings.items():
            own.set_setting(key, value)
    return place


def game_command() -> list[str]:
    """The command that starts the game beside this program."""
    if getattr(sys, "frozen", False):
        here = Path(sys.executable)
        return [str(here.with_name(f"starshelf{here.suffix}"))]
    return [sys.executable, "-P", "-m", "desktop.cli"]
