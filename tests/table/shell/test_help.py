"""Help pages are read, searched and shown; every link and picture in them exists."""

import re
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QTextBrowser
from shiboken6 import delete

from desktop.games.catalogue import GAMES
from desktop.table.help.drawer import HelpDrawer
from desktop.table.help.pages import Handbook, handbook, plain, read_page
from desktop.table.help.pictures import picture_image, pictures
from desktop.table.help.render import page_html
from desktop.table.kit.theme_qss import Theme
from desktop.table.settings import Settings

LEFT = Qt.MouseButton.LeftButton

MOVING = """# Moving

A pawn moves as far as the number die shows. {#SC-MOVE-01}

![A pawn moves three cells](picture:space_checkers/move)

## Warping

A pawn that leaves the field comes in
on the other side. {#SC-WARP-01} {#SC-WARP-02}

- Nobody enters the **Earth**, see [warping](#SC-WARP-01). {#SC-MOVE-03}
- Second thing

| Die | Faces |
| --- | --- |
| number | 1 to 6 {#SC-DIE-01} |
"""
FIRST = "# Your first game\n\nRoll the dice. See [moving](space_checkers/moving).\n"


def pages_of(game):
    return [page for page in handbook().pages if page.folder == game]


@pytest.fixture
def book():
    return Handbook([read_page("space_checkers/first-game", FIRST), read_page("space_checkers/moving", MOVING)])


# ---- pages ---------------------------------------------------------------------------------------------------


def test_a_page_is_taken_apart(book):
    page = book.pages[1]
    assert page.title == "Moving"
    texts = {block.text: block for block in page.blocks}
    warp = texts["A pawn that leaves the field comes in on the other side."]
    assert warp.anchors == ("SC-WARP-01", "SC-WARP-02")
    assert warp.heading == "Warping"
    assert texts["Nobody enters the Earth , see warping."].anchors == ("SC-MOVE-03",)
    assert texts["number 1 to 6"].anchors == ("SC-DIE-01",)
    assert not any("picture" in text or "---" in text for text in texts)


def test_places_are_found_by_page_folder_and_rule(book):
    first, moving = book.pages
    assert book.find("space_checkers/moving") == (moving, "")
    assert book.find("space_checkers") == (first, "")
    assert book.find("SC-WARP-02") == (moving, "SC-WARP-02")
    assert book.find("SC-WARP-99") is None


def test_the_search_wants_every_word_and_knows_rule_ids(book):
    assert [hit.anchor for hit in book.search("sc-warp-02")] == ["SC-WARP-01"]
    assert [hit.anchor for hit in book.search("leaves FIELD")] == ["SC-WARP-01"]
    assert book.search("leaves moon") == []
    assert book.search("  ") == []
    assert book.search("warping nobody")[0].anchor == "SC-MOVE-03"


@pytest.mark.parametrize(
    ("markdown", "words"),
    [("**Bold** and `Esc`", "Bold and Esc"), ("1. [a](b) c", "a c"), ("> quiet {#A-1}", "quiet"), ("---", "")],
)
def test_words_without_marks(markdown, words):
    assert plain(markdown) == words


def test_anchors_stand_at_the_beginning_of_their_block():
    text = page_html(MOVING, 400)
    assert '<p><a name="SC-MOVE-01"></a>A pawn moves' in text
    assert '<td><a name="SC-DIE-01"></a>1 to 6' in text
    assert "{#" not in text
    assert 'src="picture:space_checkers/move?400"' in text


def test_markup_in_a_page_stays_text():
    assert "<script>" not in page_html("# T\n\n<script>alert(1)</script>\n", 400)


# ---- what comes with the program -----------------------------------------------------------------------------


def test_every_page_has_a_title_and_every_link_and_picture_leads_somewhere():
    pages = handbook().pages
    assert pages
    for page in pages:
        assert page.source.startswith("# "), page.name
        for target in re.findall(r"(?<!!)\[[^\]]*\]\(([^)]*)\)", page.source):
            assert handbook().find(target.removeprefix("#")), f"{page.name}: {target}"
        for name in re.findall(r"!\[[^\]]*\]\(picture:([^)]*)\)", page.source):
            folder, _, key = name.partition("/")
            assert key in pictures(folder), f"{page.name}: {name}"


@pytest.mark.parametrize("game", [info.id for info in GAMES.values() if info.ready and pages_of(info.id)])
def test_every_rule_of_a_ledger_is_found_by_its_id(game):
    with (Path(__file__).parents[2] / "rules" / f"{game}.toml").open("rb") as ledger:
        ids = [rule["id"] for rule in tomllib.load(ledger)["rule"]]
    assert [rule for rule in ids if rule not in handbook().anchors] == []
    for rule in ids:
        assert handbook().search(rule), rule


def test_every_rule_is_told_in_one_place_only():
    anchors = [anchor for page in handbook().pages for block in page.blocks for anchor in block.anchors]
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize("name", sorted(pictures("space_checkers")))
def test_pictures_fit_the_page_at_every_scale(qapp, name):
    for room, ratio in ((500, 1.0), (240, 1.5), (500, 2.0)):
        image = picture_image(f"space_checkers/{name}", room, ratio)
        assert image.width() / ratio <= room + 1
        assert image.devicePixelRatio() == ratio
        assert len({image.pixelColor(x, image.height() // 2).rgb() for x in range(0, image.width(), 7)}) > 5


def test_an_unknown_picture_is_none(qapp):
    assert picture_image("space_checkers/moon", 300, 1.0) is None
    assert picture_image("no_game/moon", 300, 1.0) is None


# ---- the drawer ----------------------------------------------------------------------------------------------


@pytest.fixture
def drawer(qtbot, open_window, book, context):
    window = open_window()
    drawer = HelpDrawer(context.settings, window.stage, book)
    window._drawer = drawer
    return drawer


def marked(browser: QTextBrowser) -> str:
    return " ".join(selection.cursor.selectedText() for selection in browser.extraSelections())


def test_f1_opens_help_for_the_page_and_escape_closes_it(qtbot, open_window):
    window = open_window()
    target = window.shelf.boxes.boxes[3]
    target.setFocus()
    qtbot.keyClick(target, Qt.Key.Key_F1)
    assert window._drawer.isVisible()
    assert "Welcome" in window._drawer.browser.toPlainText()
    qtbot.keyClick(window._drawer.browser, Qt.Key.Key_Escape)
    assert not window._drawer.isVisible()
    assert window.focusWidget() is target


def test_the_help_belongs_to_the_page_it_was_opened_on(qtbot, open_window, played):
    uid = played(moves=2)
    window = open_window()
    window.show_help("starshelf")
    for leave in (lambda: window.open_game(uid), window.show_shelf, window.show_settings, window.show_shelf):
        leave()
        assert not window._drawer.isVisible()
        assert window.page.isAncestorOf(window.focusWidget())
        window.show_help("starshelf")


def test_help_closes_though_what_had_the_focus_before_is_gone(qtbot, open_window):
    window = open_window()
    field = QLineEdit(window.shelf)
    field.show()
    field.setFocus()
    window.show_help("starshelf")
    delete(field)
    qtbot.keyClick(window._drawer.browser, Qt.Key.Key_Escape)
    assert not window._drawer.isVisible()


def test_a_rule_opens_at_its_paragraph_and_is_marked(drawer):
    drawer.open_at("SC-WARP-01")
    assert "leaves the field" in marked(drawer.browser)
    drawer.open_at("SC-WARP-02")
    assert "leaves the field" in marked(drawer.browser)
    drawer.open_at("SC-DIE-01")
    assert "1 to 6" in marked(drawer.browser)


def test_links_and_the_way_back(qtbot, drawer):
    drawer.open_at("space_checkers")
    drawer.browser.link_taken.emit("space_checkers/moving")
    assert "Warping" in drawer.browser.toPlainText()
    drawer.browser.link_taken.emit("#SC-MOVE-03")
    assert "Nobody enters" in marked(drawer.browser)
    qtbot.keyClick(drawer.browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    qtbot.mouseClick(drawer.back, LEFT)
    assert "Roll the dice" in drawer.browser.toPlainText()
    assert not drawer.back.isEnabled()


def test_back_leads_from_a_list_to_the_page_that_was_read(qtbot, drawer):
    drawer.open_at("space_checkers")
    qtbot.mouseClick(drawer.contents, LEFT)
    assert drawer.list.isVisible()
    qtbot.mouseClick(drawer.back, LEFT)
    assert drawer.browser.isVisible()
    assert "Roll the dice" in drawer.browser.toPlainText()


def test_search_by_keys(qtbot, drawer):
    drawer.open_at("space_checkers")
    drawer.search.setFocus()
    qtbot.keyClicks(drawer.search, "SC-MOVE-03")
    assert drawer.list.count() == 1
    qtbot.keyClick(drawer.search, Qt.Key.Key_Return)
    assert "Nobody enters" in marked(drawer.browser)


def test_a_search_without_result_says_so(qtbot, drawer):
    drawer.open_at("space_checkers")
    qtbot.keyClicks(drawer.search, "zeppelin")
    assert "Nothing was found" in drawer.list.item(0).text()
    qtbot.keyClick(drawer.search, Qt.Key.Key_Return)
    assert drawer.isVisible()


def test_contents_lists_all_pages_and_opens_one_by_click(qtbot, drawer):
    drawer.open_at("nowhere at all")
    texts = [drawer.list.item(row).text() for row in range(drawer.list.count())]
    assert texts == ["Space Checkers", "Your first game", "Moving"]
    spot = drawer.list.visualItemRect(drawer.list.item(2)).center()
    qtbot.mouseClick(drawer.list.viewport(), LEFT, pos=spot)
    assert "Warping" in drawer.browser.toPlainText()


def test_pictures_are_drawn_into_the_page_and_anew_at_another_width(qtbot, drawer):
    drawer.open_at("SC-MOVE-01")
    wide = drawer.browser._room
    drawer.window().resize(420, 600)
    qtbot.waitUntil(lambda: drawer.browser._room < wide)
    assert drawer.width() == drawer.parentWidget().width(), "in a narrow window it takes all of it"
    assert drawer.browser.horizontalScrollBar().maximum() == 0


def test_the_paper_follows_the_theme(drawer, context):
    context.settings.theme = Theme.LIGHT
    drawer.open_at("space_checkers")
    light = drawer.grab().toImage().pixelColor(5, drawer.height() - 5)
    context.settings.theme = Theme.DARK
    dark = drawer.grab().toImage().pixelColor(5, drawer.height() - 5)
    assert light.lightnessF() > 0.8 > 0.3 > dark.lightnessF()


def test_settings_are_not_needed_to_read(qtbot, library, open_window):
    drawer = HelpDrawer(Settings(library), open_window().stage)
    drawer.open_at("starshelf")
    assert drawer.isVisible()
