"""Reading raw values that may be half-finished."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def items_of(value: Mapping[str, Any], field: str) -> list[Any]:
    """What a list in a field holds, good and bad; nothing where there is no list."""
    found = value.get(field)
    return found if isinstance(found, list) else []
