"""A thousand random gestures undo to the same document, and redo to the same one again."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from desktop.games.catalogue import GAMES, content_kind
from editor.document import clipping, notes
from editor.document.document import Document
from editor.document.draft import REMOVED, Draft, pack_of
from editor.document.fresh import draft_from
from editor.forms import tables
from editor.forms.renaming import rename
from editor.forms.shapes import shape_of
from editor.game_words import templates

GESTURES = 1000
WORDS = ["", "x", "Mars", "🚀", "مرحبا", "a\nb", "y" * 300, "\ud83d"]
SCALARS: list[Any] = [0, -1, 7, 10**9, True, None, 1.5, [], {}, [1, "a"], {"kind": "gain"}, REMOVED, *WORDS]


def state(draft: Draft) -> Any:
    files = dict(pack_of(draft).files)
    return files, [(name, part.mode, [row.uid for row in part.rows]) for name, part in draft.parts.items()]


class Designer:
    """Does anything at random."""

    def __init__(self, document: Document, seed: int) -> None:
        self.document, self.choose = document, random.Random(seed)
        self.clips: list[clipping.Clip] = []
        self.clip_part = ""

    def act(self) -> None:
        self.choose.choice(self.gestures())()

    def gestures(self) -> list[Callable[[], None]]:
        return [
            *[self.write] * 8,
            *[self.type] * 4,
            self.write_many,
            self.add,
            self.remove,
            self.move,
            self.copy,
            *[self.paste] * 2,
            self.rename,
            self.comment,
            self.picture,
            self.info,
            self.part,
            self.mode,
            self.table,
            self.undo,
            self.redo,
        ]

    def some_row(self) -> tuple[str, int] | None:
        parts = [name for name, part in self.document.draft.parts.items() if part.rows]
        if not parts:
            return None
        part = self.choose.choice(parts)
        return part, self.choose.choice(self.document.rows(part)).uid

    def some_path(self, value: Any) -> tuple[Any, ...]:
        """A way into a value, perhaps one step beyond it."""
        path: list[Any] = []
        while isinstance(value, (dict, list)) and value and self.choose.random() < 0.8:
            step = self.choose.choice(list(value)) if isinstance(value, dict) else self.choose.randrange(len(value))
            path.append(step)
            value = value[step]
        if isinstance(value, dict) and self.choose.random() < 0.2:
            path.append("strange")
        return tuple(path)

    def write(self) -> None:
        if (found := self.some_row()) is not None:
            part, uid = found
            path = self.some_path(self.document.value(uid))
            value = self.choose.choice(SCALARS)
            if not path and not isinstance(value, dict):
                return  # an item is an object
            self.document.set_value(part, uid, path, value, "Write")

    def type(self) -> None:
        if (found := self.some_row()) is not None:
            for text in ("H", "He", "Hel"):
                self.document.set_value(*found, ["title"], text, "Type", merge=True)

    def write_many(self) -> None:
        if (found := self.some_row()) is not None:
            rows = self.document.rows(found[0])
            self.document.set_values(found[0], [(row.uid, ["title"], "Same") for row in rows], "Together")

    def many_parts(self) -> list[str]:
        return [name for name, part in self.document.draft.parts.items() if part.many]

    def add(self) -> None:
        if parts := self.many_parts():
            part = self.choose.choice(parts)
            index = self.choose.randint(0, len(self.document.rows(part)))
            self.document.insert_rows(part, index, [{"id": "new"}] * self.choose.randint(1, 3), "Add")

    def remove(self) -> None:
        if (found := self.some_row()) is not None and self.document.draft.parts[found[0]].many:
            rows = self.document.rows(found[0])
            some = self.choose.sample([row.uid for row in rows], min(len(rows), self.choose.randint(1, 4)))
            clipping.remove(self.document, found[0], some, "Remove")

    def move(self) -> None:
        if (found := self.some_row()) is not None:
            self.document.move_row(*found, self.choose.randint(0, 10), "Move")

    def copy(self) -> None:
        if (found := self.some_row()) is not None and self.document.draft.parts[found[0]].many:
            rows = [row.uid for row in self.document.rows(found[0])][:3]
            self.clip_part, self.clips = found[0], clipping.clips_of(self.document, found[0], rows)

    def paste(self) -> None:
        there = self.document.draft.parts.get(self.clip_part)
        if self.clips and (there is None or there.many):
            clipping.paste(self.document, self.clip_part, self.clips, None, "Paste")

    def rename(self) -> None:
        if (found := self.some_row()) is not None:
            rename(self.document, *found, ("id",), f"id_{self.choose.randint(0, 50)}", "Rename")

    def comment(self) -> None:
        if (found := self.some_row()) is not None:
            name = str(self.document.value(found[1]).get("id", ""))
            notes.set_note(self.document, found[0], name, self.choose.choice(WORDS), "Note")

    def picture(self) -> None:
        name = f"art/cards/{self.choose.randint(0, 5)}.png"
        self.document.set_file(name, self.choose.choice([None, b"1", b"2"]), "Picture")

    def info(self) -> None:
        try:
            self.document.set_info(self.choose.choice(["title", "author", "id"]), self.choose.choice(WORDS), "Info")
        except ValueError:
            return

    def part(self) -> None:
        names = [part for part in content_kind(self.document.game).parts if part.many]
        part = self.choose.choice(names) if names else None
        if part is not None and part.name in self.document.draft.parts and len(self.document.draft.parts) > 1:
            self.document.remove_part(part.name, "Remove the part")
        elif part is not None and part.name not in self.document.draft.parts:
            self.document.add_part(part.name, "add", [{"id": "first"}], "Add the part")

    def mode(self) -> None:
        name = self.choose.choice(list(self.document.draft.parts))
        self.document.set_mode(name, self.choose.choice(["add", "replace"]), "Mode")

    def table(self) -> None:
        parts = [part for part in content_kind(self.document.game).parts if part.name in self.many_parts()]
        if not parts:
            return
        part = self.choose.choice(parts)
        shape = shape_of(part.model)
        values = [row.value for row in self.document.rows(part.name)][:5]
        data = tables.table_text(shape, values).encode(errors="replace").replace(b"Same", b"Other")
        read = tables.read_table(self.document.game, shape, data)
        tables.take(self.document, part.name, tables.plan(self.document, part.name, part.key, read), "Import")

    def undo(self) -> None:
        for _ in range(self.choose.randint(1, 3)):
            self.document.undo()

    def redo(self) -> None:
        for _ in range(self.choose.randint(1, 3)):
            self.document.redo()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_thousand_gestures_undo_to_the_same_document(game: str) -> None:
    template = next(one for one in templates(game) if one.title in ("A copy of everything", "A board"))
    document = Document(draft_from(game, "Fuzzed", "", template))
    before = state(document.draft)
    designer = Designer(document, seed=len(game))
    for _ in range(GESTURES):
        designer.act()
    steps = document.stack.count()
    document.go_to(steps)
    after = state(document.draft)
    assert after != before
    assert steps > 100
    document.go_to(0)
    assert state(document.draft) == before
    document.go_to(steps)
    assert state(document.draft) == after
    while document.stack.canUndo():
        document.undo()
    assert state(document.draft) == before
