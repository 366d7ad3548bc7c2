"""A long game of Space Movers at the table, compressed: as many actions and pictures as an hour of play has.

Run as a program it plays in a process of its own and prints a line of JSON: the most memory it took by the system's
figure, and how long an opened game took to stand on the screen.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

from desktop.games.catalogue import load_game
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.library import Library
from desktop.players.choose import greedy_choice
from desktop.table.app import make_application
from desktop.table.kit.cache import Pictures
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from desktop.table.session import TableSession
from desktop.table.settings import Settings, Speed
from tests.pictures import wait

ACTIONS = 400
"""Four people who play for an hour choose about so many times."""
SIZE = (1280, 800)
OPENED_AT = 300
_SETTLED_MS = 30


def begin(library: Library) -> TableSession:
    roles = load_game("space_movers").propose_roles(4, {})
    setup = Setup(tuple(SeatSetup(role.title(), role) for role in roles), {"start_resources": "easy"})
    return TableSession.new(library, "space_movers", setup, ("person",) * 4, seed=7)


def shown(session: TableSession, settings: Settings, pictures: Pictures) -> TablePage:
    page = TablePage(session, settings, pictures=pictures)
    page.resize(*SIZE)
    page.show()
    page.grab()
    return page


def play(page: TablePage, actions: int) -> int:
    """Play by the page's own way, painting it after each action and holding something up to be read."""
    session = page.session
    done = 0
    while done < actions:
        wait(_SETTLED_MS)
        decision = session.decision
        if decision is None:
            break
        if page.flow.mode is not Mode.ASKING:
            continue
        action = greedy_choice(session.game, session.journal.state, decision.seats[0], Seeded(3, session.step))
        page.pointing.at(("objective", "event", "pursuit", "seat:1")[done % 4], at_once=True)
        page.grab()
        page.flow.choosing.choose(action)
        page.grab()
        done += 1
    return done


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Library(Path(folder)) as library:
        settings = Settings(library)
        settings.animation = Speed.OFF
        make_application(settings)
        pictures = Pictures(Path(folder) / "pictures")
        done = games = 0
        opened = 0.0
        while done < ACTIONS:  # a game that ends early is followed by another at the same table
            page = shown(begin(library), settings, pictures)
            done += play(page, min(OPENED_AT, ACTIONS - done))
            uid = page.session.uid
            page.flow.close()
            page.deleteLater()
            start = time.process_time()
            page = shown(TableSession.open(library, uid), settings, pictures)
            opened = max(opened, time.process_time() - start)
            done += play(page, ACTIONS - done)
            page.flow.close()
            page.deleteLater()
            wait(_SETTLED_MS)
            games += 1
        pictures.finish()
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        print(json.dumps({"actions": done, "games": games, "peak": peak, "opened": opened}))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
