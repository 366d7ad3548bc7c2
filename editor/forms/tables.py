"""Items as a table for a spreadsheet, and back: good rows are taken, bad ones are listed with their reasons.

A column is a field. Words, numbers and choices stand as they are; what has parts of its own stands as JSON. What is
written reads back as the same items, whatever a spreadsheet has put between the cells.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import from_json

from editor.document.document import Document
from editor.document.draft import same
from editor.forms.shapes import (
    Choice,
    Constant,
    Flag,
    Group,
    Kinds,
    Many,
    Maybe,
    Shape,
    Text,
    Whole,
)
from editor.game_words import kind_title, value_title

MOST_ROWS = 5000
MOST_CELL = 200_000
_YES, _NO = {"true", "yes", "1", "x", "wahr", "ja"}, {"false", "no", "0", "", "falsch", "nein"}


class NoTable(ValueError):
    """Why a file cannot be taken as a table, as a sentence."""


class BadCell(ValueError):
    """Why a cell cannot be read."""


@dataclass(frozen=True, slots=True)
class BadRow:
    line: int
    """In the file, counted from 1 with the heading."""
    column: str
    reason: str


@dataclass(slots=True)
class Table:
    """What a file holds."""

    good: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    """Line and item."""
    bad: list[BadRow] = field(default_factory=list)


def group_for(shape: Shape, value: Mapping[str, Any]) -> Group | None:
    """The fields of one item."""
    if isinstance(shape, Kinds):
        return shape.group(value.get(shape.by))
    return shape if isinstance(shape, Group) else None


def columns(shape: Shape) -> list[str]:
    """The fields of all kinds, each once, in the order of the models."""
    if isinstance(shape, Kinds):
        names = [name for _, group in shape.groups for name in (one.name for one in group.fields)]
        return list(dict.fromkeys([shape.by, *names]))
    assert isinstance(shape, Group)
    return [one.name for one in shape.fields]


# ---- out ---------------------------------------------------------------------------------------------------------


def table_text(shape: Shape, values: Sequence[Mapping[str, Any]]) -> str:
    """A table of items, with commas; write it as UTF-8 with a mark, so that spreadsheets know."""
    heads = columns(shape)
    known = dict.fromkeys([*heads, *(name for value in values for name in value)])
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(known)
    for value in values:
        group = group_for(shape, value)
        writer.writerow([_cell(group, name, value) for name in known])
    return out.getvalue()


def _cell(group: Group | None, name: str, value: Mapping[str, Any]) -> str:
    if name not in value:
        return ""
    found = value[name]
    own = group.field(name) if group else None
    inner = own.shape.inner if own and isinstance(own.shape, Maybe) else own.shape if own else None
    if isinstance(found, str) and isinstance(inner, (Text, Choice, Constant)) and not _quoted(found):
        return found
    if isinstance(found, bool) and isinstance(inner, Flag):
        return "true" if found else "false"
    if isinstance(found, int) and not isinstance(found, bool) and isinstance(inner, Whole):
        return str(found)
    return json.dumps(found, ensure_ascii=False)


def _quoted(text: str) -> bool:
    """Whether a text must stand as JSON to come back the same: an empty one, or one that looks like JSON or has
    line ends that a table would change."""
    return not text or text[0] in '"{[' or text != text.strip() or "\r" in text


# ---- in ----------------------------------------------------------------------------------------------------------


def read_table(game: str, shape: Shape, data: bytes) -> Table:
    """Read what a spreadsheet has written. Raises NoTable when it is none."""
    rows = _rows(_text(data))
    heads, first = rows[0], rows[0][0] if rows[0] else ""
    known = set(columns(shape))
    heads = [head.strip() for head in heads]
    if not known & set(heads):
        raise NoTable(f"This is no table of such items: its first line should name columns, not “{first[:40]}”.")
    table = Table()
    strange = [head for head in heads if head and head not in known]
    table.bad += [BadRow(1, head, "there is no field of this name; the column is left out") for head in strange]
    line = 1
    for cells in rows[1:]:
        line += 1
        if not any(cell.strip() for cell in cells):
            continue
        item = _item(game, shape, dict(zip(heads, cells, strict=False)), line, table.bad)
        if item is not None:
            table.good.append((line, item))
    return table


def _text(data: bytes) -> str:
    for encoding in ("utf-8-sig", "utf-16") if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeError:
            continue
    raise NoTable("This file is no text. Save the table as CSV (UTF-8) and try again.")


def _rows(text: str) -> list[list[str]]:
    if "\0" in text:
        raise NoTable("This file is no table: it holds signs that no text has.")
    head = text.split("\n", 1)[0]
    between = max(";\t,", key=head.count)
    csv.field_size_limit(MOST_CELL)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=between, strict=False))
    except csv.Error as error:
        raise NoTable(f"This file is no table ({error}).") from error
    if not rows or not any(rows[0]):
        raise NoTable("This file is empty.")
    if len(rows) > MOST_ROWS:
        raise NoTable(f"This table has more than {MOST_ROWS} lines.")
    return rows


def _item(game: str, shape: Shape, cells: dict[str, str], line: int, bad: list[BadRow]) -> dict[str, Any] | None:
    item: dict[str, Any] = {}
    if isinstance(shape, Kinds):
        kinds = {name for name, _ in shape.groups}
        by_title = {kind_title(game, name, group.name).lower(): name for name, group in shape.groups}
        kind = cells.get(shape.by, "").strip()
        kind = kind if kind in kinds else by_title.get(kind.lower(), kind)
        if kind not in kinds:
            bad.append(BadRow(line, shape.by, f"“{kind}” is none of {', '.join(sorted(kinds))}"))
            return None
        item[shape.by] = kind
    group = group_for(shape, item)
    assert group is not None
    for one in group.fields:
        cell = cells.get(one.name, "")
        if one.name in item or (isinstance(one.shape, Constant) and not cell.strip()):
            continue
        if not cell.strip():
            if one.required and not isinstance(one.shape, (Many, Text)):
                bad.append(BadRow(line, one.name, "this is missing"))
                return None
            if one.required:
                item[one.name] = [] if isinstance(one.shape, Many) else ""
            continue
        try:
            item[one.name] = read_cell(game, one.shape, cell)
        except BadCell as error:
            bad.append(BadRow(line, one.name, str(error)))
            return None
    return item


def read_cell(game: str, shape: Shape, cell: str) -> Any:
    """What a cell means for a field. Raises BadCell."""
    plain = cell.strip()
    match shape:
        case Maybe(inner=inner):
            return None if plain == "null" else read_cell(game, inner, cell)
        case Text():
            return _json(plain) if plain[:1] == '"' else cell.replace("\r\n", "\n")
        case Whole():
            return _whole(plain)
        case Flag():
            if plain.lower() not in _YES | _NO:
                raise BadCell(f"yes or no was expected, not “{plain[:40]}”")
            return plain.lower() in _YES
        case Choice(options=options):
            word = _json(plain) if plain[:1] == '"' else plain
            titles = {value_title(game, option).lower(): option for option in options}
            found = word if word in options else titles.get(str(word).lower())
            if found is None:
                raise BadCell(f"“{plain[:40]}” is none of {', '.join(options)}")
            return found
        case Many(inner=Choice() | Whole() as inner) if plain[:1] != "[":
            return [read_cell(game, inner, word) for word in re.split(r"[;,\s]+", plain) if word]
        case Constant(value=value):
            return value if str(value) == plain else _json(plain)
        case _:
            return _json(plain)


def _whole(plain: str) -> int:
    """A whole number as any spreadsheet writes it: ``3``, ``3,0``, ``3.0``, ``−3``."""
    found = re.fullmatch(r"([-−+]?)(\d{1,9})(?:[.,]0+)?", plain)
    if found is None:
        raise BadCell(f"a whole number was expected, not “{plain[:40]}”")
    return int(found[2]) * (-1 if found[1] in ("-", "−") and found[1] else 1)


def _json(plain: str) -> Any:
    try:
        return from_json(plain, allow_inf_nan=False)
    except ValueError as error:
        raise BadCell(f"this is no JSON ({error})") from error


# ---- into a document ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """What taking a table in would do."""

    fresh: list[dict[str, Any]]
    changed: list[tuple[int, dict[str, Any]]]
    """uid and new value."""
    alike: int
    bad: list[BadRow]


def plan(document: Document, part: str, key: str, table: Table) -> Outcome:
    """Which rows are new, and which change an item of the same id. An id that is there twice is bad."""
    there = {str(row.value.get(key)): row for row in document.rows(part)}
    fresh: list[dict[str, Any]] = []
    changed: list[tuple[int, dict[str, Any]]] = []
    bad = list(table.bad)
    alike, seen = 0, set()
    for line, item in table.good:
        name = str(item.get(key, ""))
        if not name or name in seen:
            bad.append(BadRow(line, key, "this id is missing" if not name else f"“{name}” is in the table twice"))
            continue
        seen.add(name)
        row = there.get(name)
        if row is None:
            fresh.append(item)
        elif _alike(row.value, item):
            alike += 1
        else:
            changed.append((row.uid, item))
    return Outcome(fresh, changed, alike, sorted(bad, key=lambda one: one.line))


def _alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return set(one) == set(other) and all(same(one[name], other[name]) for name in one)


def take(document: Document, part: str, outcome: Outcome, text: str) -> list[int]:
    """Take the good rows in, as one step. Gives the uids of what is new or changed."""
    with document.gesture(text):
        if part not in document.draft.parts:
            document.add_part(part, "add", [], text)
        document.set_values(part, [(uid, (), value) for uid, value in outcome.changed], text)
        fresh = document.insert_rows(part, len(document.rows(part)), outcome.fresh, text)
    return [*(uid for uid, _ in outcome.changed), *fresh]
