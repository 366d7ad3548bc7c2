from pathlib import Path

from builder.project import Job


def build(job: Job) -> Path:
    raise NotImplementedError
