"""The Python package, for people who have Python and pip."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from builder.project import Job
from builder.steps import call, step


def build(job: Job) -> Path:
    """Write the wheel; its path."""
    folder = job.work / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    with step("Built the wheel"):
        command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
        environ = {**os.environ, "SOURCE_DATE_EPOCH": str(job.commit.time), "PYTHONHASHSEED": "0"}
        call([*command, "--wheel-dir", str(folder), str(job.source)], job.log("wheel"), environ=environ)
    made = next(folder.glob("*.whl"))
    target = job.out / made.name
    shutil.copyfile(made, target)
    return target
