"""The page of licences: for About inside the program, and as a text beside it."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from builder.components import Component
from builder.project import TITLE, Job

TEXT = "LICENCES.txt"


def write(job: Job, parts: list[Component], resources: Path) -> None:
    """Write both forms into the folder of the resources, where `desktop/table/about` finds them."""
    own = Component(TITLE, job.version, "MIT", (job.source / "LICENSE").read_text("utf-8").strip())
    found = [own, *parts]
    shown = [{key: value for key, value in asdict(one).items() if key != "purl"} for one in found]
    (resources / "licences.json").write_text(json.dumps(shown, ensure_ascii=False, indent=1) + "\n", "utf-8")
    (resources / TEXT).write_text(page(found), "utf-8")


def page(found: list[Component]) -> str:
    """All licences as one text, each once: things under the very same text share it."""
    by_text: dict[str, list[Component]] = {}
    for one in found:
        by_text.setdefault(one.text, []).append(one)
    contents = [f"{one.name} {one.version}: {one.licence}" for one in found]
    parts = ["What Starshelf is made of, and under which licences:", "\n".join(contents)]
    for text, sharing in by_text.items():
        names = ", ".join(f"{one.name} {one.version}" for one in sharing)
        parts.append(f"{'=' * 100}\n{names}\n{'=' * 100}\n\n{text}")
    return "\n\n".join(parts) + "\n"
