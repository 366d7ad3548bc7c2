"""One game as one ``.starsave`` file: JSON that other computers, and later versions, can open."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import from_json

from desktop import VERSION
from desktop.kernel.codec import setup_from_json, setup_to_json
from desktop.kernel.content import text_hash
from desktop.kernel.errors import SaveProblem
from desktop.kernel.faults import faults_of
from desktop.kernel.record import RawEntry, Record, Snapshot
from desktop.kernel.replacing import replacing
from desktop.kernel.words import Sentence

FORMAT = "starsave"
FORMAT_VERSION = 1
SUFFIX = ".starsave"
LARGEST_SAVE = 16 << 20
"""Bytes. A game of a thousand actions takes less than a tenth of it."""

Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
Count = Annotated[int, Field(ge=0)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class _Start(_Part):
    outcomes: list[Any]
    digest: Digest


class _Entry(_Part):
    action: dict[str, Any]
    outcomes: list[Any]
    digest: Digest


class _Snapshot(_Part):
    step: Count
    state: dict[str, Any]


class _Save(_Part):
    """The file. Actions, states, setup and content are checked by the game that opens them."""

    format: Literal["starsave"]
    version: Literal[1]
    app: str
    game: str
    setup: dict[str, Any]
    players: list[str]
    seed: int
    practice: bool
    content_hash: Digest
    content: dict[str, Any]
    start: _Start
    entries: list[_Entry]
    cursor: Count
    base: _Snapshot | None
    last: _Snapshot

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        first = self.base.step if self.base else 0
        if not first <= self.cursor <= len(self.entries):
            raise ValueError(f"cursor: a step from {first} to {len(self.entries)} was expected")
        if self.last.step != self.cursor:
            raise ValueError(f"last: the position after step {self.cursor} was expected")
        return self


# ---- writing -----------------------------------------------------------------------------------------------------


def write_save(record: Record, path: Path) -> None:
    """Write a game to a file. An existing file is replaced only when the new one is complete on the disk.

    Raises SaveProblem.
    """
    data = _dump(record)
    try:
        with replacing(path) as file:
            file.write(data)
    except OSError as error:
        raise _problem(path, "cannot be written ({why}). Choose another place", why=_reason(error)) from error


def _dump(record: Record) -> bytes:
    save = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "app": VERSION,
        "game": record.game,
        "setup": json.loads(setup_to_json(record.setup)),
        "players": record.players,
        "seed": record.seed,
        "practice": record.practice,
        "content_hash": record.content_hash,
        "content": json.loads(record.content),
        "start": {"outcomes": json.loads(record.start_outcomes), "digest": record.start_digest},
        "entries": [
            {"action": json.loads(entry.action), "outcomes": json.loads(entry.outcomes), "digest": entry.digest}
            for entry in record.entries
        ],
        "cursor": record.cursor,
        "base": _plain(record.base),
        "last": _plain(record.last),
    }
    return _readable(save).encode()


def _readable(save: dict[str, Any]) -> str:
    """JSON with one line a key and one line a step, so that people can read it and compare two saves."""
    values = {key: _compact(value) for key, value in save.items()}
    values["entries"] = "[\n" + ",\n".join(_compact(entry) for entry in save["entries"]) + "\n]"
    return "{\n" + ",\n".join(f'"{key}":{value}' for key, value in values.items()) + "\n}\n"


def _plain(snapshot: Snapshot | None) -> dict[str, Any] | None:
    return None if snapshot is None else {"step": snapshot.step, "state": json.loads(snapshot.state)}


# ---- reading -----------------------------------------------------------------------------------------------------


def read_save(path: Path) -> Record:
    """What a file holds. Whether the rules agree with it shows only when it is opened. Raises SaveProblem."""
    raw = _parse(path, _load(path))
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise _problem(path, "is not a saved game of Starshelf. Choose a file that ends in .starsave")
    found = raw.get("version")
    if isinstance(found, int) and found > FORMAT_VERSION:
        raise _problem(path, "was saved by a newer Starshelf ({app}). Update Starshelf to open it", app=_app(raw))
    try:
        return _record(_Save.model_validate(raw))
    except ValidationError as error:
        fault = faults_of(error, raw, "")[0]
        where = fault.field or "the save"
        told = "is damaged at “{where}”: {what}. Choose another copy of it"
        raise _problem(path, told, where=where, what=fault.message.rstrip(".")) from error
    except ValueError as error:
        raise _problem(path, "is damaged: {what}. Choose another copy of it", what=str(error)) from error


def _load(path: Path) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe would never end, a folder cannot be read
            raise _problem(path, "is not a file. Choose a file that ends in .starsave")
        with path.open("rb") as file:
            data = file.read(LARGEST_SAVE + 1)
    except OSError as error:
        raise _problem(path, "cannot be read ({why})", why=_reason(error)) from error
    if len(data) > LARGEST_SAVE:
        raise _problem(path, "is too large to be a saved game: {most} MiB is the limit", most=str(LARGEST_SAVE >> 20))
    if not data.strip(b"\0 \t\r\n"):
        raise _problem(path, "is empty. Choose another copy of it")
    return data


def _parse(path: Path, data: bytes) -> Any:
    try:
        return from_json(data, allow_inf_nan=False)  # refuses deep nesting and text that is not UTF-8
    except ValueError as error:
        told = "is cut off or is no saved game of Starshelf ({why}). Choose another copy of it"
        raise _problem(path, told, why=str(error)) from error


def _record(save: _Save) -> Record:
    content = _compact(save.content, sort=True)
    if text_hash(content) != save.content_hash:
        raise ValueError("its content is not the one its hash names")
    try:
        setup = setup_from_json(_compact(save.setup))
    except ValidationError as error:
        raise ValueError("its setup is none that this version knows") from error
    if len(save.players) != len(setup.seats):
        raise ValueError("it has not one player a seat")
    return Record(
        game=save.game,
        content=content,
        content_hash=save.content_hash,
        setup=setup,
        players=tuple(save.players),
        seed=save.seed,
        practice=save.practice,
        start_outcomes=_compact(save.start.outcomes),
        start_digest=save.start.digest,
        entries=tuple(
            RawEntry(_compact(entry.action), _compact(entry.outcomes), entry.digest) for entry in save.entries
        ),
        cursor=save.cursor,
        base=None if save.base is None else Snapshot(save.base.step, _compact(save.base.state)),
        last=Snapshot(save.last.step, _compact(save.last.state)),
    )


def _compact(value: Any, sort: bool = False) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=sort)


def _app(raw: dict[str, Any]) -> str:
    app = raw.get("app")
    return app[:20] if isinstance(app, str) else "unknown"


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def _problem(path: Path, text: str, **args: str) -> SaveProblem:
    return SaveProblem(Sentence("{path} {what}.", {"path": str(path), "what": Sentence(text, args)}))
