"""The editor's window over packs in a folder of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from desktop.table.kit import dialogs, theme_qss
from editor.document import storage
from editor.document.document import Document
from editor.document.draft import draft_of
from editor.document.fresh import draft_from
from editor.game_words import templates
from editor.window.main import EditorWindow
from editor.window.memory import Memory
from editor.window.workspace import Workspace


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    theme_qss.dress(qapp, theme_qss.Theme.DARK)
    return qapp


@pytest.fixture
def window(dressed: QApplication, tmp_path: Path) -> Iterator[EditorWindow]:
    made = EditorWindow(Memory(tmp_path / "home"))
    made.resize(1600, 1000)
    made.show()
    yield made
    if made.workspace is not None:
        made._drop()
    made.close()
    made.deleteLater()
    # Widgets that wait to be deleted would be styled again with every further window.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def begun(window: EditorWindow) -> Callable[[str, str], Workspace]:
    """Begins a pack from a template by its title; an empty one without."""

    def begin(game: str, title: str = "") -> Workspace:
        window.new(game, next((one for one in templates(game) if one.title == title), None))
        assert window.workspace is not None
        return window.workspace

    return begin


@pytest.fixture
def on_disk(tmp_path: Path) -> Path:
    """A saved pack with a copy of the cards of Amazing Space Venture."""
    path = tmp_path / "mine.starset"
    template = next(one for one in templates("amazing_space_venture") if one.title == "A copy of everything")
    storage.save(Document(draft_from("amazing_space_venture", "Mine", "Ada", template)).pack(), path)
    assert draft_of(storage.read(path)).info["title"] == "Mine"
    return path


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the next dialogs are answered with: the number of the button."""
    given: list[int] = []

    def execute(dialog: dialogs.Dialog) -> int:
        dialog.chosen = given.pop(0)
        return 1

    monkeypatch.setattr(dialogs.Dialog, "exec", execute)
    return given
