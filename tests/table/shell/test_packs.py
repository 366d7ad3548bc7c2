"""The page of packs and the dialog that installs one, in the real window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel

from desktop.games.packs import usable_inside
from desktop.kernel.errors import PackProblem
from desktop.kernel.manifest import PackInfo, PackPart
from desktop.kernel.packs import Pack, read_pack
from desktop.kernel.packwriting import write_pack
from desktop.kernel.words import Sentence
from desktop.table.kit import problems
from desktop.table.kit.pack_words import breakable, holds, prose
from desktop.table.packs import page as page_module
from desktop.table.packs.install import InstallDialog
from desktop.table.packs.page import PacksPage
from tests.table.shell.looks import cut_off

LEFT = Qt.MouseButton.LeftButton
MUSEUM = Path(__file__).parents[2] / "museum"
EXHIBIT = MUSEUM / "v1" / "space_checkers.starset"


def a_pack(tmp_path: Path, version="1.0", name="wide-star-map", title="Wide star map", **changes) -> Path:
    """The exhibit with other words on it."""
    pack = read_pack(EXHIBIT)
    info = pack.info.model_copy(update={"version": version, "id": name, "title": title, **changes})
    path = tmp_path / f"{name}-{version}.starset"
    write_pack(Pack(path, info, pack.files), path)
    return path


@pytest.fixture
def dialogs(monkeypatch):
    """Dialogs that take the button of this number at once; what was shown is kept."""
    shown: list[InstallDialog] = []
    choice = {"number": 0, "use": True}

    def exec_(dialog):
        shown.append(dialog)
        dialog.show()
        assert cut_off(dialog) == []
        dialog.use.setChecked(choice["use"])
        if choice["number"] is not None:
            dialog.buttons[choice["number"]].click()
        return dialog.result()

    monkeypatch.setattr(InstallDialog, "exec", exec_)
    return shown, choice


def words_of(dialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_the_shelf_leads_to_the_packs_and_esc_leads_back(qtbot, open_window):
    window = open_window()
    assert window.shelf.rail.packs.hint == "0 of 2 in use"
    qtbot.mouseClick(window.shelf.rail.packs, LEFT)
    assert isinstance(window.page, PacksPage)
    assert [card.kept.id for card in window.page.cards] == ["the-lamplighters", "frontier-sky"]
    assert all(card.remove.isHidden() and not card.switch.isChecked() for card in window.page.cards)
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is window.shelf


def test_a_switch_holds_for_new_games_and_is_counted_on_the_shelf(qtbot, open_window, context):
    window = open_window()
    window.show_packs()
    card = window.page.card("the-lamplighters")
    qtbot.mouseClick(card.switch, LEFT)
    assert card.state.text() == "In use"
    assert context.packs.find("the-lamplighters").on
    qtbot.mouseClick(card.begin, LEFT)
    options = next(one for one in window.page.draft.info.options if one.key == "objectives")
    assert [choice.value for choice in options.choices] == ["adventure_a", "adventure_b", "random"]
    assert "Played with The Lamplighters." in window.page._caption.text()
    window.show_shelf()
    assert window.shelf.rail.packs.hint == "1 of 2 in use"


def test_a_pack_is_shown_before_it_is_installed(qtbot, open_window, context, dialogs, answer):
    shown, choice = dialogs
    window = open_window()
    window.show_packs()
    answer(QFileDialog, "getOpenFileName", (str(EXHIBIT), ""))
    choice["number"] = 1
    qtbot.mouseClick(window.page.install, LEFT)
    assert context.packs.find("wide-star-map") is None, "nothing happens before a person says so"
    told = words_of(shown[0])
    for words in (
        "Install “Wide star map”?",
        "Version 1.0 · by Starshelf",
        "A pack for Space Checkers.",
        "Replaces the board.",
    ):
        assert words in told
    assert "made for an older Starshelf" in told
    choice["number"] = 0
    qtbot.mouseClick(window.page.install, LEFT)
    card = window.page.card("wide-star-map")
    assert card.switch.isChecked()
    assert card.switch.hasFocus()
    assert "is installed" in window.toast.words.text()


def test_it_can_be_installed_without_being_used(open_window, context, dialogs):
    _, choice = dialogs
    choice["use"] = False
    window = open_window()
    window.take_in(EXHIBIT)
    assert not context.packs.find("wide-star-map").on
    assert window.page is window.shelf
    window.toast.action.click()
    assert window.page.draft.info.id == "space_checkers"


@pytest.mark.parametrize(
    ("version", "number", "note", "becomes"),
    [
        ("1.5", 0, "installed already", "1.5"),
        ("1.10", 0, "this one is newer", "1.10"),
        ("1.4", 0, "this one is older", "1.5"),
        ("1.4", 1, "this one is older", "1.4"),
    ],
)
def test_the_same_pack_again_asks(tmp_path, open_window, context, dialogs, version, number, note, becomes):
    shown, choice = dialogs
    window = open_window()
    window.take_in(a_pack(tmp_path, "1.5"))
    choice["number"] = number
    window.take_in(a_pack(tmp_path, version))
    assert note in words_of(shown[-1])
    assert context.packs.find("wide-star-map").pack.info.version == becomes


def test_another_pack_of_the_same_id_is_named_before_it_goes(tmp_path, open_window, dialogs):
    shown, _ = dialogs
    window = open_window()
    window.take_in(a_pack(tmp_path, "1"))
    window.take_in(a_pack(tmp_path, "2", title="Quite another map"))
    assert "What is here is called “Wide star map” and is for Space Checkers" in words_of(shown[1])


def test_closing_the_dialog_installs_nothing(open_window, context, dialogs, tmp_path):
    _, choice = dialogs
    window = open_window()
    choice["number"] = None
    window.take_in(EXHIBIT)
    assert context.packs.find("wide-star-map") is None
    choice["number"] = 0
    window.take_in(a_pack(tmp_path, "2"))
    choice["number"] = None
    window.take_in(a_pack(tmp_path, "1"))
    assert context.packs.find("wide-star-map").pack.info.version == "2"


def test_a_pack_is_removed_after_a_question(qtbot, open_window, context, answer):
    context.packs.install(read_pack(EXHIBIT))
    window = open_window()
    window.show_packs()
    asked = answer(page_module, "ask", False)
    qtbot.mouseClick(window.page.card("wide-star-map").remove, LEFT)
    assert context.packs.find("wide-star-map")
    answer(page_module, "ask", True)
    qtbot.mouseClick(window.page.card("wide-star-map").remove, LEFT)
    assert context.packs.find("wide-star-map") is None
    assert window.page.card("wide-star-map") is None
    assert "keep their own copy" in asked[0][2]


def test_faults_stand_on_the_card(open_window, context, tmp_path):
    context.packs.folder.mkdir(parents=True)
    (context.packs.folder / "set-broken.starset").write_bytes(b"scribbled over")
    lamp = read_pack(Path(__file__).parents[3] / "resources" / "packs" / "the-lamplighters")
    good = json.loads(lamp.files["adventures.json"])[0]
    many = [{**good, "id": f"Bad {n}"} for n in range(7)]
    files = {"adventures.json": json.dumps([{**good, "id": "adventure_c", "letter": "C"}, *many]).encode()}
    context.packs.install(Pack(Path("x"), lamp.info.model_copy(update={"id": "mixed", "title": "Mixed"}), files))
    other = Pack(Path("x"), lamp.info.model_copy(update={"id": "chess", "title": "Chess", "game": "chess"}), files)
    context.packs.install(other)
    window = open_window()
    window.show_packs()
    told = {card.kept.id: words_of(card) for card in window.page.cards}
    assert "no intact .starset file" in told["broken"]
    assert "7 things in it are of no use" in told["mixed"]
    assert "and 3 more" in told["mixed"]
    assert "a game called “chess”" in told["chess"]
    assert window.page.card("mixed").switch.isEnabled()
    assert not window.page.card("chess").switch.isEnabled()


def test_trouble_with_the_disk_is_told_and_the_switch_goes_back(qtbot, open_window, context, answer, monkeypatch):
    window = open_window()
    window.show_packs()
    told = answer(problems, "say", None)

    def broken(*_):
        raise PackProblem(Sentence("The disk is full."))

    monkeypatch.setattr(type(context.packs), "switch", broken)
    card = window.page.card("frontier-sky")
    qtbot.mouseClick(card.switch, LEFT)
    assert len(told) == 1
    assert not card.switch.isChecked()


@pytest.mark.parametrize("size", [(1280, 800), (700, 620), (360, 560)])
def test_nothing_is_cut_off_at_any_width(open_window, context, tmp_path, size, qtbot):
    strange = {
        "emoji": "🚀🪐👩‍🚀 to the stars",
        "rtl": "مغامرة في الفضاء الخارجي",
        "hebrew": "הרפתקה בחלל",
        "long": "X" * 100,
    }
    for name, title in strange.items():
        text = {"description": ("word " * 390) + "\n\n\nmore", "author": title, "licence": "L" * 100}
        context.packs.install(read_pack(a_pack(tmp_path, "1", name, title, **text)))
    window = open_window(*size)
    window.show_packs()
    for _ in range(4):  # covers give way to words in a narrow window, which lays the page out anew
        qtbot.wait(20)
        window.grab()
    assert max(card.width() for card in window.page.cards) < window.page.width()
    assert cut_off(window.page) == []


def test_names_of_every_script_are_fine_in_the_dialog(open_window, dialogs, tmp_path):
    shown, _ = dialogs
    window = open_window()
    window.take_in(a_pack(tmp_path, "1", "rtl", "مغامرة 🚀", author="עדה", description="שורה\nשורה"))
    assert "مغامرة 🚀" in words_of(shown[0])
    assert "עדה" in words_of(shown[0])


def test_words_for_what_a_pack_holds(tmp_path):
    assert breakable("a" * 30).count("\u200b") == 2
    assert breakable("words of ordinary length") == "words of ordinary length"
    assert len(prose("line\n\n" * 900, 500)) <= 500
    assert prose("  \n ", 500) == ""
    parts = (
        PackPart(file="c.json", part="cargoes", mode="add"),
        PackPart(file="e.json", part="events", mode="replace"),
    )
    info = PackInfo(id="x", title="X", version="1", author="", game="space_movers", parts=parts)
    cargo = {"id": "tea", "title": "Tea", "pick_up": "earth", "deliver": "titan", "pays": 5}
    events = json.loads((Path(__file__).parents[3] / "resources/space_movers/events.json").read_bytes())
    files = {"c.json": json.dumps([cargo]).encode(), "e.json": json.dumps(events).encode()}
    pack = Pack(Path("x"), info, files)
    assert holds(usable_inside(pack)) == f"Adds 1 cargo and replaces the events by {len(events)} events"
