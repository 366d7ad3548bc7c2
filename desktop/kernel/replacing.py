"""Files written so that a kill at any moment leaves the old file or the new one, never half of either."""

from __future__ import annotations

import contextlib
import errno
import os
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import IO


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A file beside the target that takes its place on the disk when the block ends, and vanishes when it fails.

    Raises OSError.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not os.access(target, os.W_OK):  # renaming alone would not ask for leave
        raise PermissionError(errno.EACCES, "the file there may not be changed")
    beside = target.with_name(f".{uuid.uuid4().hex}{target.suffix}")
    try:
        with beside.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make a renaming or a removal in a folder safe. Windows neither offers nor needs it."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
