"""What a check of a pack finds, and the report that holds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

Severity = Literal["fault", "warning"]

NO_ROW = -1


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend or to look at again."""

    severity: Severity
    """A fault keeps the item, or the pack, from being played; a warning does not."""
    rule: str
    """What was checked, in a word. With part, item and field it names the finding from one check to the next."""
    file: str
    """In the pack; empty for the pack as a whole."""
    part: str
    """Of the game's content; empty where a file belongs to none."""
    item: str
    """The item's id, ``#3`` for the third item when it has none; empty where a part holds a single thing."""
    field: str
    """The path through the raw data of the item, such as ``steps.0.check``; empty where the whole item is meant."""
    message: str
    row: int = NO_ROW
    """The place of the item in its file, counted from 0; -1 where no item of the pack is meant."""

    @property
    def told(self) -> str:
        """One line: file, item, field, reason."""
        place = ", ".join(word for word in (self.file, self.item, self.field) if word)
        return f"{place}: {self.message}." if place else f"{self.message}."

    def below(self, file: str) -> Finding:
        """The same, with the pack's own file in front."""
        return replace(self, file=f"{file}/{self.file}" if self.file else file)


@dataclass(frozen=True, slots=True)
class Report:
    """What a check has found; faults come first, then in the order of the pack."""

    game: str
    title: str
    version: str
    counts: Mapping[str, int]
    """Items that the pack brings to each part it touches."""
    findings: tuple[Finding, ...]

    @property
    def faults(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.severity == "fault")

    @property
    def warnings(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.severity == "warning")

    def with_more(self, findings: tuple[Finding, ...]) -> Report:
        """The report with further findings, faults first again."""
        return replace(self, findings=sorted_findings((*self.findings, *findings)))

    def plain(self) -> dict[str, Any]:
        """The report as data for JSON."""
        return {
            "game": self.game,
            "title": self.title,
            "version": self.version,
            "counts": dict(self.counts),
            "faults": len(self.faults),
            "warnings": len(self.warnings),
            "findings": [asdict(finding) for finding in self.findings],
        }


def sorted_findings(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Faults first; the order within each kind stays. What was found twice is told once."""
    return tuple(sorted(dict.fromkeys(findings), key=lambda finding: finding.severity))
