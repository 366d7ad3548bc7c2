"""Take the pictures of the README: the program itself, played into mid-game, without a screen.

    .venv/bin/python -m tests.pictures

The seeds are fixed, so that a picture changes only where the program does.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage

from desktop.games.catalogue import build_game, content_kind
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.library import Library
from desktop.players.choose import greedy_choice
from desktop.table.app import make_application
from desktop.table.context import Context
from desktop.table.kit.cache import Pictures
from desktop.table.play.page import TablePage
from desktop.table.settings import Settings, Speed
from desktop.table.window import MainWindow

FOLDER = Path(__file__).parent.parent / "resources" / "pictures"
SIZE = (1280, 800)
SEATS = (("Ada", "green", "you"), ("Vega", "yellow", "greedy"), ("Mira", "blue", "you"), ("Nova", "red", "greedy"))
SEED, STEPS = 7, 44
SETTLED_MS = 5000
"""By then all pictures are painted that are painted aside."""
COARSE = 5
"""Of 256 values of a colour every fifth is used."""


def played(library: Library, seats: tuple[tuple[str, str, str], ...], seed: int, steps: int) -> str:
    """A game on the shelf after so many steps of greedy players."""
    content = base_content(content_kind("space_checkers"))
    game = build_game("space_checkers", content)
    setup = Setup(tuple(SeatSetup(name, role) for name, role, _ in seats), {})
    uid, journal = library.begin(game, content.json, setup, [player for _, _, player in seats], seed)
    for step in range(steps):
        decision = game.decision(journal.state)
        assert decision is not None
        journal.act(greedy_choice(game, journal.state, decision.seats[0], Seeded(seed, step)))
    return uid


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def richest(page: TablePage) -> str:
    """Of what may be picked, what captures most."""
    ask = page.flow.choosing.ask
    assert ask is not None
    spoils = {
        address: max(len(page.board.entry(ask, address, [action]).spoils) for action in actions)
        for address, actions in ask.options.items()
    }
    return max(spoils, key=lambda address: spoils[address])


def point_at_a_capture(page: TablePage) -> None:
    """Pick the pawn whose way captures most and point at where it lands."""
    page.flow.choosing.pick([richest(page)])
    page.pointing.at(richest(page))


def lighter(picture: QImage) -> QImage:
    """The same picture in colours of few values: half the bytes for what no eye tells apart."""
    exact = picture.convertToFormat(QImage.Format.Format_RGB888)
    coarse = bytes(min(255, round(value / COARSE) * COARSE) for value in range(256))
    data = bytes(exact.constBits()).translate(coarse)
    return QImage(data, exact.width(), exact.height(), exact.bytesPerLine(), exact.format()).copy()


def take(window: MainWindow, name: str) -> None:
    wait(SETTLED_MS)
    FOLDER.mkdir(exist_ok=True)
    lighter(window.grab().toImage()).save(str(FOLDER / name), quality=0)  # the smallest file, not the worst picture


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Library(Path(folder)) as library:
        settings = Settings(library)
        settings.animation = Speed.OFF
        make_application(settings)
        pictures = Pictures()
        window = MainWindow(Context(library, settings, pictures))
        window.resize(*SIZE)
        window.show()
        played(library, SEATS[::2], 3, 17)
        uid = played(library, SEATS, SEED, STEPS)
        window.shelf.refresh()
        take(window, "readme_shelf.png")
        window.open_game(uid)
        wait(400)
        assert isinstance(window.page, TablePage)
        point_at_a_capture(window.page)
        take(window, "readme_table.png")
        window.close()
        pictures.finish()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
