"""The quick check of a pack: form, references, counts, playability, and what looks like an oversight."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from desktop.games.catalogue import UnknownGame, content_kind
from desktop.kernel.content import ContentKind
from desktop.kernel.faults import Doubt
from desktop.kernel.manifest import MANIFEST
from desktop.kernel.packs import Pack
from desktop.kernel.pictures import Illustrated, hanging_fault, pictures_in
from desktop.lab.check.findings import NO_ROW, Finding, Report, Severity, sorted_findings
from desktop.lab.check.reading import Reading, base_models, read_parts

NOTES = "notes.json"
"""The author's comments: ``{part: {item: text}}``, and pack notes under an empty part."""
README = "README.md"
"""What the author wants to tell whoever looks into the file."""


def check_pack(pack: Pack) -> Report:
    """Everything that can be said of a pack without playing. May be called from any thread."""
    info = pack.info
    try:
        kind = content_kind(info.game)
    except UnknownGame as problem:
        finding = Finding("fault", "manifest", MANIFEST, "", "", "game", str(problem).rstrip("."))
        return Report(info.game, info.title, info.version, {}, (finding,))
    reading = read_parts(kind, pack)
    findings = [*reading.findings, *_wholes(kind, reading), *_extras(kind, pack, reading), *_manifest(pack)]
    counts = {name: brought.brought for name, brought in reading.parts.items()}
    return Report(info.game, info.title, info.version, counts, sorted_findings(tuple(findings)))


# ---- the content as a whole ----------------------------------------------------------------------------------------


def _wholes(kind: ContentKind[Any], reading: Reading) -> Iterator[Finding]:
    """What shows only when the pack lies on the game's own content."""
    singles = [brought for brought in reading.parts.values() if not brought.part.many]
    if any(not brought.whole for brought in singles):
        return  # with the own map in place of a broken one, everything would seem wrong
    values = _together(kind, reading)
    if kind.loose is None:
        content = next(iter(values.values()))
    else:
        yield from _lengths(kind, kind.loose, reading, values)
        content = kind.loose.model_construct(**values)
    doubts = list(kind.doubts(content)) if kind.doubts else []
    yield from _located(reading, "fault", doubts)
    if kind.remarks:
        yield from _located(reading, "warning", _own(reading, kind.remarks(content)))


def _together(kind: ContentKind[Any], reading: Reading) -> dict[str, Any]:
    """Per part the models of base content and pack together."""
    values = dict(base_models(kind.game))
    for name, brought in reading.parts.items():
        models = [row.model for row in brought.rows]
        if not brought.part.many:
            values[name] = models[0]
        elif models:  # a part whose items are all bad leaves the base content in place
            values[name] = tuple(models) if brought.replaces else (*values[name], *models)
    return values


def _lengths(
    kind: ContentKind[Any], loose: type[BaseModel], reading: Reading, values: dict[str, Any]
) -> Iterator[Finding]:
    """Parts with too few or too many items."""
    for name, brought in reading.parts.items():
        least, most = _bounds(loose.model_fields[name])
        if brought.part.many and brought.whole and not least <= len(values[name]) <= most:
            count = len(values[name])
            told = f"at most {most} items are possible, not {count}" if count > most else f"at least {least} are needed"
            yield Finding("fault", "count", brought.file, name, "", "", told)


def _bounds(field: FieldInfo) -> tuple[int, float]:
    least, most = 0, float("inf")
    for bound in field.metadata:
        least = getattr(bound, "min_length", None) or least
        most = getattr(bound, "max_length", None) or most
    return least, most


def _own(reading: Reading, doubts: Iterable[Doubt]) -> Iterator[Doubt]:
    """The doubts about what the pack brings: the author has no hand in the game's own items."""
    fresh = {(name, row.key) for name, brought in reading.parts.items() for row in brought.rows}
    fresh |= {(name, "") for name in reading.parts}
    return (doubt for doubt in doubts if (doubt.part, doubt.item) in fresh)


def _located(reading: Reading, severity: Severity, doubts: Iterable[Doubt]) -> Iterator[Finding]:
    """Doubts as findings with their places in the pack."""
    foreign: dict[tuple[str, str], list[Doubt]] = {}
    # Of items with the same id the last one came too late.
    places = {(name, row.key): row.row for name, brought in reading.parts.items() for row in brought.rows}
    for doubt in doubts:
        brought = reading.parts.get(doubt.part)
        row = places.get((doubt.part, doubt.item), NO_ROW)
        if brought is None or (doubt.item and row == NO_ROW):
            foreign.setdefault((doubt.part, doubt.rule), []).append(doubt)
        elif doubt.item:
            yield Finding(severity, doubt.rule, brought.file, doubt.part, doubt.item, doubt.field, doubt.message, row)
        elif brought.whole:  # counts are wrong anyway while bad items are left out
            yield Finding(severity, doubt.rule, brought.file, doubt.part, "", doubt.field, doubt.message)
    for (part, rule), alike in foreign.items():
        yield _about_base(severity, part, rule, alike)


def _about_base(severity: Severity, part: str, rule: str, alike: list[Doubt]) -> Finding:
    """One finding for all items of the game's own content that do not go with the pack."""
    first = alike[0]
    place = ", ".join(word for word in (first.item, first.field) if word)
    more = f" and {len(alike) - 1} more like it" if len(alike) > 1 else ""
    told = (
        f"the game's own part “{part}” does not go with this pack ({place + ': ' if place else ''}{first.message}"
        f"{more}); bring {part} of your own, or keep what they need"
    )
    return Finding(severity, rule, MANIFEST, part, "", "parts", told)


# ---- the pack itself -----------------------------------------------------------------------------------------------


def _manifest(pack: Pack) -> Iterator[Finding]:
    for field in ("title", "author"):
        if not getattr(pack.info, field).strip():
            yield Finding("warning", "manifest", MANIFEST, "", "", field, f"the pack has no {field}")


def _extras(kind: ContentKind[Any], pack: Pack, reading: Reading) -> Iterator[Finding]:
    """Comments and pictures of items that are not there, and files that nothing names."""
    named = {MANIFEST, NOTES, README, *(listed.file for listed in pack.info.parts)}
    items = {name: _keys(kind, reading, name) for name in (part.name for part in kind.parts)}
    if NOTES in pack.files:
        yield from _notes(pack.files[NOTES], items)
    pictures = list(pictures_in(pack.files))
    yield from _pictures(kind, pack, items, pictures)
    named |= {file for file, part, _ in pictures if part in items}
    for file in pack.files:
        if file not in named:
            yield Finding("warning", "unused-file", file, "", "", "", "nothing in the pack names this file")


def _pictures(
    kind: ContentKind[Any], pack: Pack, items: dict[str, set[str]], pictures: list[tuple[str, str, str]]
) -> Iterator[Finding]:
    """Pictures that the game would leave out, and those of no item."""
    hung = 0
    for file, part, item in pictures:
        if part not in items or not issubclass(kind.model, Illustrated):
            continue
        # The picture of a card of a set bears the set's id and the card's number.
        names = [item, *(item[:place] for place, sign in enumerate(item) if sign == "-")]
        known = next((name for name in names if name in items[part]), "")
        if told := hanging_fault(pack.files[file], hung):
            yield Finding("fault", "picture", file, part, known, "", told)
            continue
        hung += 1
        if not known:
            yield Finding("warning", "unused-file", file, part, "", "", f"there is no item “{item}” for this picture")


def _keys(kind: ContentKind[Any], reading: Reading, name: str) -> set[str]:
    """The ids of all items of a part, bad ones too; an empty one for a single thing."""
    part = kind.part(name)
    if part is None or not part.many:
        return {""}
    brought = reading.parts.get(name)
    own = () if brought and brought.replaces else base_models(kind.game)[name]
    keys = {str(getattr(item, part.key)) for item in own}
    keys |= {row.key for row in brought.rows} if brought else set()
    return keys | {finding.item for finding in reading.findings if finding.part == name and finding.row != NO_ROW}


def _notes(data: bytes, items: dict[str, set[str]]) -> Iterator[Finding]:
    try:
        notes = json.loads(data)
    except ValueError as error:
        yield Finding("warning", "json", NOTES, "", "", "", f"the comments are no JSON ({error})")
        return
    if not isinstance(notes, dict):
        yield Finding("warning", "form", NOTES, "", "", "", "the comments are not sorted by part and item")
        return
    for part, texts in notes.items():
        for item in texts if isinstance(texts, dict) and part else ():
            if item not in items.get(part, set()):
                yield Finding(
                    "warning", "unused-note", NOTES, part, "", item, f"there is no item “{item}” to comment on"
                )
