"""What a pack prints: its pieces, the sheets they lie on, and whether the pack is still a draft."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from desktop.lab.check.pack import check_pack
from editor.document.draft import Draft, pack_of
from editor.previews.studio import Studio
from editor.printing.painting import Printed


@dataclass(frozen=True, slots=True)
class Stock:
    """Everything a pack could print."""

    title: str
    """Of the pack, with its version."""
    parts: dict[str, tuple[Printed, ...]] = field(default_factory=dict)
    """By part the pieces of its items, in order."""
    unpainted: tuple[str, ...] = ()
    """Ids of items of which no picture can be made."""
    faults: int = 0
    """Faults in the pack: its sheets are stamped as a draft."""

    def pieces(self, parts: Iterable[str]) -> list[Printed]:
        return [piece for part in parts for piece in self.parts.get(part, ())]


def stock_of(draft: Draft, go_on: Callable[[], bool] = lambda: True) -> Stock:
    """The pieces of a draft; may take a second for a large one. Faulty items are printed with their last good values,
    or those of the base game."""
    studio = Studio(str(draft.info["game"]))
    studio.furnish(draft)
    parts: dict[str, tuple[Printed, ...]] = {}
    unpainted = []
    for name, part in draft.parts.items():
        if studio.kind.part(name) is None:
            continue
        found: list[Printed] = []
        for row in part.rows:
            if not go_on():
                break
            # Whatever is wrong with an item must not keep the others from being printed.
            try:
                found += map(Printed, studio.show(name, row.value, row.uid).shown.pieces)
            except Exception:
                unpainted.append(str(row.value.get("id", name)))
        parts[name] = tuple(found)
    title = f"{draft.info['title']} {draft.info['version']}"
    faults = sum(finding.severity == "fault" for finding in check_pack(pack_of(draft)).findings)
    return Stock(title, parts, tuple(unpainted), faults)
