"""A library with games, and the main window over it."""

from collections.abc import Callable

import pytest

from desktop.games.catalogue import build_game, content_kind
from desktop.kernel.content import base_content
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.library import Library
from desktop.table.context import Context
from desktop.table.kit.cache import Pictures
from desktop.table.kit.theme_qss import dress
from desktop.table.settings import Settings
from desktop.table.window import MainWindow

FOUR = (("Ada", "green"), ("Mira", "yellow"), ("Nova", "blue"), ("Jonas", "red"))


@pytest.fixture
def library(tmp_path):
    with Library(tmp_path / "home") as library:
        # Nothing pulls the plug here: whole games are played in these tests, and each move would wait for the disk.
        library._database._connection.execute("PRAGMA synchronous = OFF")
        yield library


@pytest.fixture(scope="session")
def pictures(qapp):
    """One for all tests, so that costly pictures are painted once."""
    made = Pictures()
    yield made
    made.finish()


@pytest.fixture
def played(library) -> Callable[..., str]:
    """Puts a game on the shelf and plays so many moves, always the first legal one."""

    def play(seats=FOUR[:2:1], players=("you", "you"), moves=0, *, practice=False, seed=1) -> str:
        content = base_content(content_kind("space_checkers"))
        game = build_game("space_checkers", content)
        setup = Setup(tuple(SeatSetup(*seat) for seat in seats), {"opposite_seats": False})
        uid, journal = library.begin(game, content.json, setup, players, seed, practice=practice)
        for _ in range(moves):
            legal = game.legal(journal.state)
            if not legal:
                break
            journal.act(legal[0])
        return uid

    return play


@pytest.fixture
def context(qapp, library, pictures):
    made = Context(library, Settings(library), pictures)
    dress(qapp, made.settings.theme)
    yield made
    pictures.finish()


@pytest.fixture
def open_window(qtbot, context):
    """Opens the main window at a size and reads the library, as the program does after its first paint."""

    def open_it(width=1280, height=800) -> MainWindow:
        window = MainWindow(context)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        window.shelf.refresh()
        qtbot.wait(1)
        return window

    return open_it


@pytest.fixture
def answer(monkeypatch) -> Callable[[type, str, object], list[object]]:
    """Answers a dialog before it opens, and keeps what it was asked."""

    def replace(owner, name, result):
        asked: list[object] = []

        def stand_in(*args, **kwargs):
            asked.append(args)
            return result

        monkeypatch.setattr(owner, name, stand_in)
        return asked

    return replace
