"""Write the exhibits of today's format versions into a folder."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

from desktop import VERSION
from desktop.games.catalogue import build_game, content_kind
from desktop.kernel.compose import compose
from desktop.kernel.content import base_values
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.library import Library
from desktop.kernel.manifest import PackInfo, PackPart
from desktop.kernel.packs import Pack, read_pack
from desktop.kernel.packwriting import write_pack
from desktop.kernel.savefile import write_save

GAME = "space_checkers"


def make(folder: Path) -> None:
    """A pack with a larger board, and a game on it with 40 steps of which 3 are undone."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{GAME}.starset"
    board = base_values(content_kind(GAME))["board"]
    board |= {"name": "Wide star map", "size": 12, "earth": [[6, 6], [6, 7], [7, 6], [7, 7]]}
    info = PackInfo(
        id="wide-star-map",
        title="Wide star map",
        version="1.0",
        author="Starshelf",
        game=GAME,
        parts=(PackPart(file="board.json", part="board", mode="replace"),),
        description="A board of 12 x 12 cells.\nIt stays readable for good.",
        licence="MIT",
        made_with=f"Starshelf {VERSION}",
    )
    write_pack(Pack(path, info, {"board.json": json.dumps(board, indent=1).encode()}), path)
    content = compose(content_kind(GAME), [read_pack(path)])
    game = build_game(GAME, content)
    names = ("Ada", "Ben", "Cem")
    seats = tuple(SeatSetup(name, role) for name, role in zip(names, game.propose_roles(3, {}), strict=True))
    setup = Setup(seats, {"formation": "6+6", "diagonals": True})
    choose = random.Random(1)
    with tempfile.TemporaryDirectory() as home, Library(Path(home)) as library:
        players = ("person", "random", "greedy")
        uid, journal = library.begin(game, content.json, setup, players, 2201, practice=True)
        for _ in range(40):
            journal.act(choose.choice(game.legal(journal.state)))
        for _ in range(3):
            journal.undo()
        write_save(library.record(uid), folder / f"{GAME}.starsave")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
