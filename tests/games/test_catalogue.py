"""The catalogue: from a name, and from what a library or save holds, to a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.games import catalogue
from desktop.games.catalogue import GAMES, UnknownGame, build_game, content_kind, load_game, stored_game
from desktop.kernel.content import base_content

READY = [game_id for game_id, info in GAMES.items() if info.ready]


@pytest.mark.parametrize("game_id", READY)
def test_a_ready_game_is_known_by_the_hash_of_its_content(game_id: str) -> None:
    content = base_content(content_kind(game_id))
    game = load_game(game_id)
    assert game.info.id == game_id
    assert game.content_hash == content.hash
    assert stored_game(game_id, content.json).content_hash == content.hash
    assert build_game(game_id, content).content_hash == content.hash
    assert content_kind(game_id).game == game_id


def test_an_unknown_game_gets_a_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"no game “chess”; the shelf holds .*space_checkers"):
        load_game("chess")


def test_a_game_that_is_not_built_yet_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "space_checkers", replace(catalogue.info("space_checkers"), ready=False))
    with pytest.raises(UnknownGame, match="not built yet"):
        load_game("space_checkers")
