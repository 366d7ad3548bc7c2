"""Saved games and content packs that come in as files, and saved games that go out."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.games.catalogue import GAMES, content_kind, stored_game
from desktop.kernel.errors import PackProblem
from desktop.kernel.library import Library
from desktop.kernel.opening import open_record
from desktop.kernel.packs import read_pack
from desktop.kernel.savefile import SUFFIX, read_save, write_save
from desktop.kernel.words import Sentence
from desktop.table.shelf.model import SavedGame

PACK_SUFFIX = ".starset"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)


def take_in(library: Library, path: Path) -> str:
    """Put a saved game on the shelf and give its id. Raises Problem; nothing has changed then."""
    record = read_save(path)
    game = stored_game(record.game, record.content)
    opened = open_record(game, record)
    return library.add(record, game.outcome(opened.journal.state))


def is_set(path: Path) -> bool:
    """Whether a file claims to be a content set; a folder always does."""
    return path.suffix.lower() == PACK_SUFFIX or path.is_dir()


def game_of_set(path: Path) -> str:
    """The game that a content set is for. Raises Problem when it cannot be read or the game is not built."""
    pack = read_pack(path)
    if pack.info.game not in GAMES:
        told = "The pack {path} is for a game called “{game}”, which is not on this shelf."
        raise PackProblem(Sentence(told, {"path": str(path), "game": pack.info.game}))
    content_kind(pack.info.game)
    return pack.info.game


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
