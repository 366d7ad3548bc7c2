"""What "Report a problem" writes: one file with the version, the system, the log and the game as the reporter sees it.

Of a game goes along what the seat at the screen may know, and nothing else: its view of the position, the log as it
reads it, and a picture drawn from that view. Seats are numbered, because people's names are nobody's business.
"""

from __future__ import annotations

import json
import platform
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QLibraryInfo, QLocale
from PySide6.QtGui import QGuiApplication

from desktop.kernel.errors import Problem
from desktop.kernel.game import Setup
from desktop.kernel.words import Sentence
from desktop.stamp import version_line
from desktop.table.boards.catalogue import BOARDS
from desktop.table.kit.encoding import encoded
from desktop.table.kit.problems import recent_lines
from desktop.table.picture import Moment, draw
from desktop.table.session import TableSession

PICTURE_SIZE = (1600, 1000)
"""Pixels."""


def files(words: str, game: Mapping[str, bytes] | None = None) -> dict[str, bytes]:
    """Everything that goes into a report, by name: what somebody wrote, the system, the log, and a game's files."""
    texts = {"report.txt": "\n\n".join([words.strip() or "(no words)", *_system()]) + "\n", "log.txt": _log()}
    return {name: text.encode() for name, text in texts.items()} | dict(game or {})


def game_files(session: TableSession, viewer: int | None) -> dict[str, bytes]:
    """A game as one seat may see it; as all may see it for the viewer ``session.PUBLIC``."""
    game, codec, step = session.game, session.journal.codec, session.step
    view = session.view(viewer)
    setup = _numbered(session.setup)
    facts = {
        "game": game.info.id,
        "step": step,
        "seen_by": "everybody" if viewer is None or viewer < 0 else f"seat {viewer + 1}",
        "seats": [{"role": seat.role, "played_by": who} for seat, who in _seats(session)],
        "options": dict(session.setup.options),
        "view": json.loads(codec.state_to_json(view)),
    }
    found = {
        "game.json": json.dumps(facts, ensure_ascii=False, indent=1).encode(),
        "game.txt": "\n".join(_told(session, viewer, setup)).encode(),
    }
    if game.info.id in BOARDS:
        found["board.png"] = _picture(session, viewer, view, setup)
    return found


def write(target: Path, content: Mapping[str, bytes]) -> None:
    """Write a report as one zip file. Raises Problem when that is not possible; nothing is left behind then."""
    try:
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, data in content.items():
                packed.writestr(name, data)
    except OSError as error:
        target.unlink(missing_ok=True)
        why = error.strerror or str(error)
        told = "The report {file} could not be written ({why}). Choose another folder."
        raise Problem(Sentence(told, {"file": str(target), "why": why})) from error


def _system() -> list[str]:
    screens = (
        f"{screen.size().width()} x {screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    lines = {
        "Program": version_line(),
        "Python": f"{platform.python_version()} ({platform.python_implementation()})",
        "Qt": f"{QLibraryInfo.version().toString()}, PySide6 {pyside_version}",
        "System": platform.platform(),
        "Screens": f"{', '.join(screens)} ({QGuiApplication.platformName()})",
        "Language": QLocale.system().name(),
        "Written": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    return ["\n".join(f"{name:<10}{value}" for name, value in lines.items())]


def _log() -> str:
    lines = recent_lines()
    return "\n".join(lines) + "\n" if lines else "Nothing was logged.\n"


def _numbered(setup: Setup) -> Setup:
    """The same seats without the names of people."""
    return replace(setup, seats=tuple(replace(seat, name=f"Seat {n}") for n, seat in enumerate(setup.seats, 1)))


def _seats(session: TableSession) -> Any:
    return zip(session.setup.seats, session.controllers, strict=True)


def _told(session: TableSession, viewer: int | None, setup: Setup) -> list[str]:
    names = [seat.name for seat in setup.seats]
    lines = []
    for step, events in session.history(viewer, session.journal.base):
        told = (session.game.tell(event) for event in events)
        lines += [f"{step:>5}  {sentence.fill(names)}" for sentence in told if sentence is not None]
    return lines


def _picture(session: TableSession, viewer: int | None, view: Any, setup: Setup) -> bytes:
    step = session.step
    before = session.view(viewer, max(session.journal.base, step - 1))
    events = session.seen(viewer, session.journal.events_at(step))
    image = draw(Moment(session.game, setup, view, f"Step {step}", before, events), *PICTURE_SIZE)
    return encoded(image)
