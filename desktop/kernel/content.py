"""The content a game is played with: read, checked, and known by its hash."""

from __future__ import annotations

import json
from hashlib import blake2b

from pydantic import BaseModel


def canonical_json(content: BaseModel) -> str:
    """The one JSON text of a content: keys sorted, no spaces. It reads back into an equal content."""
    return json.dumps(
        content.model_dump(mode="json"),
        sort_keys=True,
        separators=(",", ":"),
        ensure_ascii=False,
        allow_nan=False,
    )


def text_hash(canonical: str) -> str:
    """The hash of a content given as its canonical JSON."""
    return blake2b(canonical.encode(), digest_size=16).hexdigest()


def content_hash(content: BaseModel) -> str:
    """32 hexadecimal digits that name a content: what ``Game.content_hash`` and ``State.content`` hold."""
    return text_hash(canonical_json(content))
