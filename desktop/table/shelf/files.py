"""Saved games that come in as files and go out as files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.games.catalogue import stored_game
from desktop.kernel.library import Library
from desktop.kernel.opening import open_record
from desktop.kernel.savefile import SUFFIX, read_save, write_save
from desktop.table.shelf.model import SavedGame


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)


def take_in(library: Library, path: Path) -> str:
    """Put a saved game on the shelf and give its id. Raises Problem; nothing has changed then."""
    record = read_save(path)
    game = stored_game(record.game, record.content)
    opened = open_record(game, record)
    return library.add(record, game.outcome(opened.journal.state))


def ask_for_save(parent: QWidget) -> Path | None:
    """Let a person choose a saved game to open."""
    chosen, _ = QFileDialog.getOpenFileName(parent, _tr("Open a saved game"), str(_documents()), _filter())
    return Path(chosen) if chosen else None


def export(library: Library, game: SavedGame, parent: QWidget) -> Path | None:
    """Let a person choose where to write a game, and write it; None when nothing was chosen. Raises Problem."""
    proposed = _documents() / f"{_plain(game.title)} {game.updated.astimezone():%Y-%m-%d}{SUFFIX}"
    chosen, _ = QFileDialog.getSaveFileName(parent, _tr("Export the game"), str(proposed), _filter())
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    write_save(library.record(game.uid), path)
    return path


def _filter() -> str:
    return f"{_tr('Saved games of Starshelf')} (*{SUFFIX})"


def _documents() -> Path:
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(place) if place else Path.home()


def _plain(title: str) -> str:
    """The title as a file name that every system takes."""
    kept = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in title)
    return " ".join(kept.split()) or "Starshelf"
