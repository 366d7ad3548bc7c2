"""The program as a whole: what it opens first, and what it does when the library cannot be used."""

import os
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent

from desktop.kernel.errors import LibraryProblem
from desktop.kernel.library import Library
from desktop.kernel.savefile import write_save
from desktop.table import app

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from desktop.kernel.game import SeatSetup, Setup
from desktop.table import app

class Window(app.MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(300, self.report)

    def report(self):
        self.grab()
        print("page:", type(self.page).__name__)
        print("title:", self.windowTitle())
        print("banner:", self.shelf.banner.words.text())
        print("ratio:", self.devicePixelRatioF())
        {more}
        self.close()

app.MainWindow = Window
if __name__ == "__main__":
    sys.exit(app.run({start}))
"""


@pytest.fixture
def run(tmp_path):
    """Runs the program until it has shown its first page; gives what it said."""

    def run_it(start="", more="pass", **environ) -> str:
        program = tmp_path / "program.py"
        program.write_text(PROGRAM.replace("{start}", start).replace("{more}", more))
        folders = {"STARSHELF_HOME": str(tmp_path / "home"), "XDG_CACHE_HOME": str(tmp_path / "cache")}
        given = {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd(), **environ}
        given.pop("QT_SCALE_FACTOR", None)
        done = subprocess.run([sys.executable, str(program)], env=given, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout

    return run_it


def test_it_opens_the_shelf(run):
    said = run()
    assert "page: ShelfPage" in said
    assert "title: Starshelf" in said
    assert "banner: \n" in said


def test_it_begins_a_game_at_once(run, tmp_path):
    seats = '(SeatSetup("Ada", "green"), SeatSetup("Mira", "blue"))'
    plan = f'app.NewGame("space_checkers", Setup({seats}), ("person", "person"), 7)'
    assert "title: Space Checkers" in run(f"app.Start(new_game={plan})")
    with Library(tmp_path / "home") as library:
        (game,) = library.games()
        assert library.record(game.uid).seed == 7


def test_it_takes_a_file_in_and_opens_it(run, tmp_path, played, library):
    path = tmp_path / "evening.starsave"
    write_save(library.record(played(moves=6)), path)
    library.close()
    said = run(f"app.Start(file=Path({str(path)!r}), home=Path({str(tmp_path / 'other')!r}))")
    assert "title: Space Checkers" in said
    with Library(tmp_path / "other") as other:
        assert [game.cursor for game in other.games()] == [6]


def test_the_size_that_was_set_holds_from_the_start(run, tmp_path):
    with Library(tmp_path / "home") as library:
        library.set_setting("scale", 200)
    assert "ratio: 2.0" in run()


def test_a_newer_library_is_left_alone_and_the_program_stays_usable(run, tmp_path):
    path = tmp_path / "home" / "library.db"
    Library(tmp_path / "home").close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    more = 'self.show_new_game("space_checkers"); self.page.start.click(); print("then:", self.windowTitle())'
    said = run(more=more)
    assert "newer" in said
    assert "nothing is kept" in said
    assert "then: Space Checkers" in said
    assert path.read_bytes() == before


def test_a_damaged_library_is_set_aside_and_told_of(run, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    (home / "library.db").write_bytes(b"not a database at all" * 99)
    said = run()
    assert "set aside" in said
    assert any("damaged" in path.name for path in home.iterdir())


def test_a_folder_that_is_a_file_gets_a_sentence(run, tmp_path):
    (tmp_path / "home").write_text("in the way")
    said = run()
    assert "page: ShelfPage" in said
    assert "nothing is kept" in said


def test_a_passing_library_goes_when_the_program_ends(tmp_path, monkeypatch):
    real = Library.__init__

    def locked(self, folder=None, **options):
        if folder == tmp_path:
            raise LibraryProblem(app.Sentence("Locked."))
        real(self, folder, **options)

    monkeypatch.setattr(Library, "__init__", locked)
    with ExitStack() as stack:
        library, trouble = app.open_library(tmp_path, stack)
        place = Path(library.path)
        assert "Locked." in str(trouble)
        assert place.exists()
    assert not place.exists()


def test_a_file_handed_over_while_the_program_runs_is_opened(qtbot, open_window, monkeypatch, tmp_path):
    window = open_window()
    opened = []
    monkeypatch.setattr(window, "open_file", opened.append)
    opener = app.FileOpener(window)
    assert opener.eventFilter(window, QFileOpenEvent(str(tmp_path / "Zoë.starsave")))
    assert not opener.eventFilter(window, QEvent(QEvent.Type.User))
    qtbot.waitUntil(lambda: opened == [tmp_path / "Zoë.starsave"])
