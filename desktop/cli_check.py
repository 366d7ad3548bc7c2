"""What `starshelf check` says of a pack or a saved game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer

from desktop.cli_replay import check as check_save
from desktop.cli_trouble import say
from desktop.kernel.errors import Problem
from desktop.kernel.packs import Pack, read_pack
from desktop.kernel.savefile import SUFFIX
from desktop.lab.check.findings import Finding, Report
from desktop.lab.check.pack import check_pack


def check(file: Path, *, as_json: bool, games: int = 0, workers: int = 1) -> bool:
    """Print what is found, one line each; whether the file can be played. Raises Problem unless ``as_json``.

    With ``games`` a pack is played as well, for what only play shows.
    """
    try:
        if file.suffix.lower() == SUFFIX:
            told = check_save(file)
            typer.echo(json.dumps(_plain(file, [])) if as_json else told)
            return True
        pack = read_pack(file)
        report = check_pack(pack)
        if games and not report.faults:
            report = report.with_more(_played(pack, games, workers))
    except Problem as problem:
        if not as_json:
            raise
        finding = {"severity": "fault", "rule": "file", "message": str(problem)}
        typer.echo(json.dumps(_plain(file, [finding]), ensure_ascii=False))
        return False
    if as_json:
        typer.echo(json.dumps({"file": str(file), **report.plain()}, ensure_ascii=False))
    else:
        _print(file, report)
    return not report.faults


def _played(pack: Pack, games: int, workers: int) -> tuple[Finding, ...]:
    from desktop.lab.check.deep import deep_check
    from desktop.lab.workers import executor_of

    with executor_of(workers) as executor:
        return deep_check(pack, executor, games, workers)


def _plain(file: Path, findings: list[dict[str, Any]]) -> dict[str, Any]:
    return {"file": str(file), "faults": len(findings), "warnings": 0, "findings": findings}


def _print(file: Path, report: Report) -> None:
    """Findings go to the output, the sum to stderr, so that lines can be counted and sorted."""
    for finding in report.findings:
        typer.echo(f"{finding.severity}: {finding.below(file.name).told}")
    brings = ", ".join(f"{count} in {part}" for part, count in report.counts.items()) or "nothing"
    say(f"{report.title} {report.version} for {report.game}: {brings}. {_sum(report)}")


def _sum(report: Report) -> str:
    if not report.findings:
        return "Nothing is wrong with it."
    faults, warnings = len(report.faults), len(report.warnings)
    words = [f"{faults} {'fault' if faults == 1 else 'faults'}"] if faults else []
    words += [f"{warnings} {'warning' if warnings == 1 else 'warnings'}"] if warnings else []
    return " and ".join(words) + "."
