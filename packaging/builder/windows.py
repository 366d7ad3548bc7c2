"""The installer for Windows: NSIS packs the bundle by the script in packaging/windows."""

from __future__ import annotations

from pathlib import Path

from builder import tools
from builder.project import PUBLISHER, Job
from builder.steps import call, step


def build(job: Job) -> Path:
    """Write the setup program; its path."""
    [makensis] = tools.need(["makensis"], job.log("tools"))
    target = job.out / f"{job.file_stem}-setup.exe"
    with step("Packed the installer with NSIS"):
        call([makensis, *definitions(job, target), job.parts / "windows" / "starshelf.nsi"], job.log("makensis"))
    return target


def definitions(job: Job, target: Path) -> list[str]:
    """What the script is told on the command line."""
    size = sum(path.stat().st_size for path in job.bundle.rglob("*") if path.is_file()) // 1024
    numbers = [part for part in job.version.split(".") if part.isdigit()]
    facts = {
        "VERSION": job.version,
        "FILE_VERSION": ".".join((numbers + ["0"] * 4)[:4]),
        "PUBLISHER": PUBLISHER,
        "BUNDLE": str(job.bundle),
        "ICONS": str(job.source / "resources" / "icons"),
        "LICENCE": str(job.source / "LICENSE"),
        "SIZE_KB": str(size),
        "TARGET": str(target),
    }
    return ["-V2", "-INPUTCHARSET", "UTF8", "-WX", *(f"-D{name}={value}" for name, value in facts.items())]
