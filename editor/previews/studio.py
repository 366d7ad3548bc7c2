"""Where items are shown: the content of one draft, lenient towards what is half-finished in it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from pydantic import ValidationError

from desktop.games.catalogue import content_kind
from desktop.kernel.content import Part
from desktop.kernel.faults import Fault
from desktop.kernel.pictures import CardPicture, picture_fault, pictures_in
from editor.document.base import base_of
from editor.document.draft import Draft
from editor.previews.mending import blank, mend
from editor.previews.pieces import Shown

_STAGES: dict[str, tuple[str, ...]] = {
    "space_movers": ("map", "characters", "rooms", "bars", "box"),
    "amazing_space_venture": ("board", "starts", "tiles", "cards"),
    "one_small_step": (),
    "space_checkers": (),
}
"""Parts that others are shown with: planets on cards, people that answer checks, neighbours of tiles."""


def stage_of(game: str) -> tuple[str, ...]:
    """The parts whose changes may show on items of other parts."""
    return _STAGES[game]


class Painters(Protocol):
    """Shows the items of one game."""

    def __init__(self, stage: dict[str, Any]) -> None: ...

    def show(self, part: str, item: Any, *, table: bool = False) -> Shown: ...


@dataclass(frozen=True, slots=True)
class View:
    """An item to be looked at."""

    shown: Shown
    raw: Any
    """The values that were painted."""
    faults: tuple[Fault, ...] = ()
    """Why some of them are not the newest."""


class Studio:
    """Shows any item of one game, in the surroundings that its draft has."""

    def __init__(self, game: str) -> None:
        self.kind = content_kind(game)
        self.stage = _STAGES[game]
        self._base = base_of(game)
        self._made: type[Painters] = import_module(f"editor.previews.{game}").Painters
        self._good: dict[Hashable, Any] = {}
        self._painters = self._made(self._furniture(self._base, {}))

    def furnish(self, draft: Draft) -> None:
        """Take over what the draft brings; what cannot be used stays as it was."""
        self._painters = self._made(self._furniture(mixed(draft, self._base, self.stage), draft.files))

    def show(self, part: str, raw: Any, key: Hashable, *, table: bool = False) -> View:
        """An item as it is, or with its last good values in place of bad ones. ``key`` is the item's lasting name."""
        found = self.part(part)
        good = self._good.get(key)
        if good is None:
            good = blank(found, self._base[part], raw)
        mended = mend(found, raw, good)
        faults = mended.faults
        try:
            shown = self._painters.show(part, mended.model, table=table)
        except (KeyError, StopIteration) as error:  # the game's texts and painters look planets up by their id
            named = f"“{error.args[0]}”" if error.args else "planet of that name"
            told = Fault("", "", "", f"there is no {named} on the map")
            shown, faults = self._painters.show(part, mend(found, good, good).model, table=table), (*faults, told)
        else:
            self._good[key] = mended.raw
        return View(shown, mended.raw, faults)

    def part(self, name: str) -> Part:
        found = self.kind.part(name)
        if found is None:
            raise LookupError(f"the game has no part “{name}”")
        return found

    def _furniture(self, values: Mapping[str, Any], files: Mapping[str, bytes]) -> dict[str, Any]:
        found = {name: self._sound(self.part(name), values[name]) for name in self.stage}
        # Not checked any further: large ones are kept out when they are brought in, and told of by the checks.
        found["pictures"] = tuple(
            CardPicture.model_construct(part=part, item=item, data=files[name])
            for name, part, item in pictures_in(files)
            if not picture_fault(files[name])
        )
        return found

    def _sound(self, part: Part, raw: Any) -> Any:
        """The items that are right in form; a single thing with the base game's in place of what is not."""
        if not part.many:
            return mend(part, raw, self._base[part.name]).model
        found = []
        for item in raw:
            try:
                model: Any = part.model.model_validate(item)
            except ValidationError:
                continue
            found.append(getattr(model, "root", model))
        return tuple(found)


def mixed(draft: Draft, base: Mapping[str, Any], parts: tuple[str, ...]) -> dict[str, Any]:
    """The raw values of some parts: the base game's with those of the draft, good and bad."""
    values = {}
    for name in parts:
        brought = draft.parts.get(name)
        if brought is None or not brought.rows:
            values[name] = base[name]
        elif not brought.many:
            values[name] = brought.rows[0].value
        else:
            own = [row.value for row in brought.rows]
            values[name] = own if brought.mode == "replace" else [*base[name], *own]
    return values
