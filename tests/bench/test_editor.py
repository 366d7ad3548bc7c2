"""The editor with a pack of 2,000 cards: opening, going about, undoing.

QT_QPA_PLATFORM=offscreen python -m pytest tests/bench/test_editor.py --benchmark-columns=median,max
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.games.catalogue import content_kind
from desktop.kernel.content import base_values
from editor.document import storage
from editor.document.document import Document
from editor.document.draft import draft_of
from editor.document.fresh import draft_from
from editor.game_words import templates
from editor.window.main import EditorWindow
from editor.window.memory import Memory
from editor.window.places import Place
from tests.editor.window.opening import opened

CARDS = 2000


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A pack of 2,000 cards of Amazing Space Venture."""
    path = tmp_path / "large.starset"
    template = next(one for one in templates("amazing_space_venture") if one.title == "A card deck")
    document = Document(draft_from("amazing_space_venture", "Large", "Ada", template))
    base = base_values(content_kind("amazing_space_venture"))["cards"]
    cards = [{**base[number % len(base)], "id": f"card_{number}"} for number in range(CARDS - 1)]
    document.insert_rows("cards", 1, cards, "Fill")
    storage.save(document.pack(), path)
    return path


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[EditorWindow]:
    made = EditorWindow(Memory(tmp_path / "home"))
    made.resize(1600, 1000)
    made.show()
    yield made
    if made.workspace is not None:
        made._drop()
    made.close()


def there_and_back(document: Document) -> None:
    document.undo()
    document.redo()


def test_open(benchmark: Any, window: EditorWindow, large: Path) -> None:
    """From the file to the window with form and tree. At most 2 s."""

    def open_it() -> None:
        window.open(large)
        QApplication.processEvents()

    benchmark.pedantic(open_it, rounds=5)
    assert benchmark.stats["max"] < 2.0


def test_undo_of_a_change_to_all_cards(benchmark: Any, window: EditorWindow, large: Path) -> None:
    """With form, tree, history and preview listening. At most 50 ms."""
    document = opened(window, large).document
    edits = [(row.uid, ["title"], "Same") for row in document.rows("cards")]
    document.set_values("cards", edits, "All")
    QApplication.processEvents()
    benchmark.pedantic(there_and_back, (document,), rounds=20, warmup_rounds=1)
    assert benchmark.stats["median"] < 0.1


def test_undo_of_removing_all_cards(benchmark: Any, window: EditorWindow, large: Path) -> None:
    document = opened(window, large).document
    document.remove_rows("cards", [row.uid for row in document.rows("cards")], "Remove")
    QApplication.processEvents()
    benchmark.pedantic(document.undo, setup=document.redo, rounds=10)
    assert benchmark.stats["median"] < 0.05


def test_undo_of_typing(benchmark: Any, window: EditorWindow, large: Path) -> None:
    work = opened(window, large)
    uid = work.document.rows("cards")[1000].uid
    work.go_to(Place("cards", uid))
    work.document.set_value("cards", uid, ["title"], "Typed", "Title")
    benchmark.pedantic(there_and_back, (work.document,), rounds=50, warmup_rounds=1)
    assert benchmark.stats["median"] < 0.1


def test_show_another_card(benchmark: Any, window: EditorWindow, large: Path) -> None:
    work = opened(window, large)
    rows = iter(list(work.document.rows("cards"))[5:])

    def show() -> None:
        work.go_to(Place("cards", next(rows).uid))
        QApplication.processEvents()

    benchmark.pedantic(show, rounds=30)


def test_reading_alone(benchmark: Any, large: Path) -> None:
    benchmark(lambda: draft_of(storage.read(large)))
