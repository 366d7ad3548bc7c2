"""Every save and pack of every released format version opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.games.catalogue import build_game, content_kind, stored_game
from desktop.kernel.compose import compose
from desktop.kernel.manifest import PACK_FORMAT
from desktop.kernel.opening import open_record
from desktop.kernel.packs import read_pack
from desktop.kernel.savefile import FORMAT_VERSION, read_save

MUSEUM = Path(__file__).parent
SAVES = sorted(path.relative_to(MUSEUM).as_posix() for path in MUSEUM.glob("*/*.starsave"))
PACKS = sorted(path.relative_to(MUSEUM).as_posix() for path in MUSEUM.glob("*/*.starset"))
BROKEN: dict[str, int] = {}
"""Saves that corrected rules no longer repeat, and the step at which they break."""


def test_every_format_version_has_its_exhibits() -> None:
    for version in range(1, FORMAT_VERSION + 1):
        assert any(name.startswith(f"v{version}/") for name in SAVES)
    for version in range(1, PACK_FORMAT + 1):
        assert any(name.startswith(f"v{version}/") for name in PACKS)


@pytest.mark.parametrize("name", SAVES)
def test_a_save_opens_and_can_be_played_on(name: str) -> None:
    record = read_save(MUSEUM / name)
    game = stored_game(record.game, record.content)
    opened = open_record(game, record)
    assert (opened.trouble.step if opened.trouble else None) == BROKEN.get(name)
    assert opened.journal.cursor == record.cursor
    assert opened.journal.state == opened.journal.codec.state_from_json(record.last.state)
    opened.journal.act(game.legal(opened.journal.state)[0])


@pytest.mark.parametrize("name", PACKS)
def test_a_pack_makes_a_game(name: str) -> None:
    pack = read_pack(MUSEUM / name)
    content = compose(content_kind(pack.info.game), [pack])
    assert content.faults == ()
    assert build_game(pack.info.game, content).content_hash == content.hash
