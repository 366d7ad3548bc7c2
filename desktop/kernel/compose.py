"""A game's base content and packs made into one content."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json, to_json

from desktop.kernel.content import Content, ContentKind, M, Part, base_values
from desktop.kernel.errors import ContentProblem
from desktop.kernel.faults import Fault, faults_of, shortened
from desktop.kernel.manifest import PackPart
from desktop.kernel.packs import Pack
from desktop.kernel.pictures import Illustrated, hanging_fault, pictures_in


def compose(kind: ContentKind[M], packs: Sequence[Pack], values: dict[str, Any] | None = None) -> Content[M]:
    """The content made of the base content and packs, in their order.

    Bad items are left out and told of in ``faults``; the good ones beside them stay. Raises ContentProblem when a
    pack is for another game, or when what comes out cannot be played. ``values`` takes the place of the base content.
    """
    mixer = _Mixer(kind, base_values(kind) if values is None else dict(values))
    for pack in packs:
        mixer.add(pack)
    mixer.weed()
    try:
        return Content.of(kind.assemble(mixer.values), tuple(mixer.faults))
    except ValidationError as error:
        told = mixer.whole_faults(error)
    if mixer.stand_in():
        with suppress(ValidationError):
            return Content.of(kind.assemble(mixer.values), tuple(mixer.faults))
    raise ContentProblem([*mixer.faults, *told])


def unknown_part(kind: ContentKind[Any], listed: PackPart) -> str:
    """What is said of a part that the game does not have."""
    return f"“{listed.part}” is no part of this game; it has {', '.join(part.name for part in kind.parts)}"


def mode_fault(listed: PackPart, part: Part) -> str:
    """Why a file cannot do to a part what the manifest says; empty when it can."""
    if listed.mode == "add" and not part.many:
        return f"the part “{part.name}” is a single thing: it can be replaced, not added to"
    return ""


class _Mixer:
    def __init__(self, kind: ContentKind[M], values: dict[str, Any]) -> None:
        self.kind = kind
        self.values = values
        self._base = {
            (part.name, str(item.get(part.key))): item
            for part in kind.parts
            if part.counted
            for item in values.get(part.name, ())
        }
        self._missed: list[tuple[str, str]] = []
        """(part, key) of items of packs that were left out."""
        self.faults: list[Fault] = []
        self._replaced: dict[str, str] = {}
        """Per part the file that took the place of the base content."""
        self._touched: list[str] = []
        self._fresh: dict[tuple[str, str], str] = {}
        """Per (part, item) that a pack brought, the pack's file."""

    def add(self, pack: Pack) -> None:
        if pack.info.game != self.kind.game:
            told = f"the pack is for the game “{pack.info.game}”, not for “{self.kind.game}”"
            raise ContentProblem([Fault(f"{pack.path.name}/pack.json", "", "game", told)])
        for listed in pack.info.parts:
            file = f"{pack.path.name}/{listed.file}"
            part = self.kind.part(listed.part)
            if part is None:
                self.faults.append(Fault(file, "", "part", unknown_part(self.kind, listed)))
            elif told := self._conflict(listed, part):
                self.faults.append(Fault(file, "", "mode", told))
            else:
                self._mix(file, listed, part, pack.files[listed.file])
        if issubclass(self.kind.model, Illustrated):
            self._hang(pack)

    def _hang(self, pack: Pack) -> None:
        """Take the pack's pictures along; a later pack's picture of an item takes the place of an earlier one's."""
        hung = {(one["part"], one["item"]): one for one in self.values.get("pictures", ())}
        for name, part, item in pictures_in(pack.files):
            data = pack.files[name]
            if told := hanging_fault(data, len(hung)):
                self.faults.append(Fault(f"{pack.path.name}/{name}", "", "", told))
            elif self.kind.part(part) is not None:
                hung[part, item] = {"part": part, "item": item, "data": b64encode(data).decode()}
        if hung:
            self.values["pictures"] = list(hung.values())

    def weed(self) -> None:
        """Leave out packs' items that do not fit the rest of the content, until none of them is in doubt."""
        while self.kind.loose and self.kind.doubts:
            try:
                loose = self.kind.loose.model_validate(self.values)
            except ValidationError:
                return  # too many or too few items: the content as a whole is refused
            bad = {(doubt.part, doubt.item): doubt for doubt in self.kind.doubts(loose)}
            bad = {place: doubt for place, doubt in bad.items() if place in self._fresh}
            if not bad:
                return
            for (name, item), doubt in bad.items():
                part = self.kind.part(name)
                assert part  # it brought the item
                self.values[name] = [one for one in self.values[name] if str(one.get(part.key)) != item]
                self._missed.append((name, item))
                self.faults.append(Fault(self._fresh.pop((name, item)), item, doubt.field, doubt.message))

    def stand_in(self) -> bool:
        """Put items of the base content where bad ones of packs are missed. False where none can."""
        found = [place for place in dict.fromkeys(self._missed) if place in self._base]
        for name, key in found:
            part = self.kind.part(name)
            assert part
            if all(str(one.get(part.key)) != key for one in self.values[name]):
                self.values[name] = [*self.values[name], self._base[name, key]]
        return bool(found)

    def _conflict(self, listed: PackPart, part: Part) -> str:
        if told := mode_fault(listed, part):
            return told
        if listed.mode == "replace" and part.name in self._replaced:
            return f"{self._replaced[part.name]} has replaced the part “{part.name}” already"
        return ""

    def _mix(self, file: str, listed: PackPart, part: Part, data: bytes) -> None:
        try:
            raw = from_json(data, allow_inf_nan=False)
        except ValueError as error:
            self.faults.append(Fault(file, "", "", f"this is no JSON ({error})"))
            return
        if part.many:
            kept = self.values[part.name] if listed.mode == "add" else []
            fresh = self._good_items(file, part, raw, {item.get(part.key) for item in kept})
            if not fresh:
                return
            self.values[part.name] = [*kept, *fresh]
            self._fresh |= {(part.name, str(item.get(part.key))): file for item in fresh}
        elif self._is_good(part, raw, file, ""):
            self.values[part.name] = raw
        else:
            return
        self._touched.append(file)
        if listed.mode == "replace":
            self._replaced[part.name] = file

    def _good_items(self, file: str, part: Part, raw: Any, taken: set[Any]) -> list[Any]:
        if not isinstance(raw, list):
            self.faults.append(Fault(file, "", "", "a list of items was expected"))
            return []
        good = []
        for number, item in enumerate(raw, start=1):
            name = _item_name(part, item, number)
            if not self._is_good(part, item, file, name):
                if isinstance(item, dict):
                    self._missed.append((part.name, str(item.get(part.key))))
                continue
            if item.get(part.key) in taken:
                self.faults.append(Fault(file, name, part.key, "this is taken by another item already"))
                continue
            taken.add(item.get(part.key))
            good.append(item)
        return good

    def _is_good(self, part: Part, raw: Any, file: str, item: str) -> bool:
        try:
            part.read(to_json(raw))
        except ValidationError as error:
            self.faults += faults_of(error, raw, file, item)
            return False
        return True

    def whole_faults(self, error: ValidationError) -> list[Fault]:
        """What is wrong only when all parts are together; the packs' files are named, as the base content is sound."""
        file = ", ".join(self._touched) or self.kind.game
        return faults_of(error, self.kind.whole(self.values), file)


def _item_name(part: Part, item: Any, number: int) -> str:
    named = item.get(part.key) if isinstance(item, dict) else None
    return f"item {number} “{shortened(named)}”" if isinstance(named, str) else f"item {number}"
