"""Every page is whole at every size of window: nothing is cut off, nothing scrolls sideways, Qt has nothing to say."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop.table.kit import writing
from desktop.table.shelf import card as card_module
from desktop.table.statistics.counting import Counter
from tests.table.shell.conftest import FOUR
from tests.table.shell.looks import cut_off

SIZES = [(1600, 1000), (1280, 800), (1024, 640), (853, 533), (640, 400), (427, 267)]
"""Windows on a screen of 1280 x 800 at 100, 125, 150, 200 and 300 percent, and a large one."""

PAGES = {
    "shelf": lambda window: None,
    "new game": lambda window: window.show_new_game("space_checkers"),
    "saved games": lambda window: window.show_saved_games(),
    "packs": lambda window: window.show_packs(),
    "settings": lambda window: window.show_settings(),
    "statistics": lambda window: window.show_statistics(),
}


@pytest.fixture
def full(played):
    """A library with games of all kinds."""
    played((("Ada", "green"), ("Nova", "blue")), ("you", "greedy"), 10_000, seed=3)
    played((("Ada", "green"), ("Maximiliane", "yellow")), ("you", "greedy"), 8, practice=True)
    played(FOUR, ("you", "you", "greedy", "you"), 24, seed=2)


@pytest.fixture(autouse=True)
def without_art(monkeypatch, pictures):
    """Words are looked at here: covers and boards stay plain, which saves most of the time."""
    monkeypatch.setattr(pictures, "prepare", lambda recipes: None)


@pytest.fixture
def painted_cuts(monkeypatch):
    """Words that painters had to cut with an ellipsis."""
    cuts = []
    honest = writing.elided

    def watched(text, width, font):
        result = honest(text, width, font)
        if result != text:
            cuts.append(text)
        return result

    monkeypatch.setattr(writing, "elided", watched)
    return cuts


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_off(qtbot, full, open_window, painted_cuts, page, size):
    window = open_window(*size)
    PAGES[page](window)
    for counter in window.page.findChildren(Counter):
        counter._workers.waitForDone()  # figures that come in during the look are not laid out yet
    qtbot.wait(20)
    window.grab()
    assert cut_off(window.page) == []
    assert painted_cuts == []
    assert window.page.area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("page", PAGES)
def test_whatever_takes_the_focus_has_a_name_for_screen_readers(full, open_window, page):
    window = open_window()
    PAGES[page](window)
    for widget in window.page.findChildren(QWidget):
        if widget.isVisibleTo(window) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            named = QAccessible.queryAccessibleInterface(widget)
            assert named.text(QAccessible.Text.Name), f"{type(widget).__name__} at {widget.pos()}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_help_is_whole(qtbot, open_window, size):
    window = open_window(*size)
    window.show_help("starshelf")
    qtbot.wait(20)
    assert cut_off(window._drawer) == []
    assert window._drawer.browser.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_long_names_are_cut_inside_their_place_and_spoken_in_full(played, open_window, size):
    name = "Wilhelmine Schwarzenbergerin"
    played(((name, "green"), ("Bartholomäus von Hohenzollern", "yellow")), ("you", "you"), 3)
    window = open_window(*size)
    window.grab()
    cards = [card for card in window.shelf.games.cards if isinstance(card, card_module.ContinueCard)]
    assert name in cards[0].accessibleDescription()
    assert cut_off(window.page) == []


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer, qInstallMessageHandler
from desktop.table import app

said = []
qInstallMessageHandler(lambda kind, context, words: said.append(words))

class Window(app.MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        self.resize(1280, 800)
        QTimer.singleShot(600, self.look)

    def look(self):
        for name, show in (
            ("shelf", self.show_shelf),
            ("new-game", lambda: self.show_new_game("space_checkers")),
            ("settings", self.show_settings),
            ("statistics", self.show_statistics),
            ("saved-games", self.show_saved_games),
            ("help", lambda: self.show_help("starshelf")),
        ):
            show()
            app.QApplication.processEvents()
            self.context.pictures._workers.waitForDone()
            app.QApplication.processEvents()
            self.grab().save(f"{sys.argv[1]}/{name}.png")
        self.close()

app.MainWindow = Window
code = app.run()
said = [words for words in said if not words.startswith("This plugin does not support")]
print("\\n".join(said))
sys.exit(code or bool(said))
"""


@pytest.mark.parametrize("scale", ["1", "2"])
def test_the_program_shows_every_page_and_qt_says_nothing(tmp_path, scale):
    """The real program in a process of its own, at a scale; its pictures are for people to look at."""
    folders = {"STARSHELF_HOME": str(tmp_path / "home"), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    environ = {**os.environ, **folders, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
    shown = tmp_path / "shown"
    shown.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(shown)], env=environ, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(list(shown.glob("*.png"))) == 6
