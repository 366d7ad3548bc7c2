"""Packs that nobody would make on purpose: everything opens, shows, and can be saved again."""

import random
from pathlib import Path
from typing import Any

import pytest

from desktop.games.catalogue import GAMES
from desktop.kernel.packs import Pack
from desktop.table.kit import problems
from editor.document import storage
from editor.document.document import Document
from editor.document.draft import draft_of, pack_of
from editor.document.fresh import draft_from
from editor.forms.form import Form
from editor.game_words import templates
from editor.window.main import EditorWindow
from editor.window.page import ItemPage, PartPage, page_for
from editor.window.places import Place, inner_places
from tests.editor.document.test_fuzz import SCALARS, Designer
from tests.editor.window.opening import opened


@pytest.mark.parametrize("game", list(GAMES))
def test_forms_bear_whatever_is_in_an_item(qtbot: Any, game: str) -> None:
    template = next(one for one in templates(game) if one.title in ("A copy of everything", "A board"))
    document = Document(draft_from(game, "Broken", "", template))
    choose = random.Random(7)
    designer = Designer(document, seed=11)
    for name, part in document.draft.parts.items():
        for row in part.rows[:6]:
            for _ in range(4):
                path = designer.some_path(document.value(row.uid))
                value = choose.choice([one for one in SCALARS if path or isinstance(one, dict)])
                document.set_value(name, row.uid, path, value, "Break")
            page = page_for(document, Place(name, row.uid))
            qtbot.addWidget(page)
            assert isinstance(page, ItemPage)
            for place in inner_places(document, name, row.uid):
                if isinstance(document.value(row.uid, place.within), dict):
                    qtbot.addWidget(Form(document, name, row.uid, place.within))
    with qtbot.captureExceptions() as caught:
        document.go_to(0)
        document.go_to(document.stack.count())
    assert not caught
    assert pack_of(document.draft)


def test_long_texts_strange_letters_and_unknown_parts_open(window: EditorWindow, tmp_path: Path, qtbot: Any) -> None:
    template = next(one for one in templates("amazing_space_venture") if one.title == "A tile expansion")
    draft = draft_from("amazing_space_venture", "نجوم 🚀", "أمينة", template)
    document = Document(draft)
    (row,) = document.rows("tiles")
    document.set_value("tiles", row.uid, ["title"], "long " * 20_000, "Title")
    document.add_part("wonders", "add", [{"id": "w", "title": "A wonder"}], "Add")
    path = tmp_path / "strange.starset"
    storage.save(document.pack(), path)
    work = opened(window, path)
    assert work.top.name.text() == "نجوم 🚀"
    (unknown,) = work.document.rows("wonders")
    work.go_to(Place("wonders", unknown.uid))
    assert isinstance(work.pages.page, PartPage)
    qtbot.waitUntil(lambda: work.checker.faults > 0, timeout=20_000)
    work.document.set_info("author", "Mira", "Author")
    assert window.save()
    again = draft_of(storage.read(path))
    assert again.parts["wonders"].rows[0].value == {"id": "w", "title": "A wonder"}
    assert len(again.parts["tiles"].rows[0].value["title"]) == 100_000


def test_a_pack_for_an_unknown_game_is_told_of(
    window: EditorWindow, on_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = storage.read(on_disk)
    storage.save(Pack(pack.path, pack.info.model_copy(update={"game": "chess"}), pack.files), on_disk)
    told: list[str] = []
    monkeypatch.setattr(problems, "say", lambda parent, problem: told.append(str(problem)))
    window.open(on_disk)
    assert window.workspace is None
    assert "chess" in told[0]
