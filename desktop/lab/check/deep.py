"""What only play shows: tiles that rarely have a place, objectives that nobody gets past, cards that nobody uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import TypeAlias

from desktop.games.catalogue import build_game, content_kind
from desktop.kernel.compose import compose
from desktop.kernel.errors import ContentProblem
from desktop.kernel.packs import Pack
from desktop.lab.balance import Balance, balance_of
from desktop.lab.check.findings import Finding
from desktop.lab.check.reading import read_parts
from desktop.lab.proposing import crews, options_for, setup_for
from desktop.lab.series import Series, play_series
from desktop.lab.tally import Item

RARE = 0.9
"""A tile whose share of draws with a legal place is surely below this rarely fits; the game's own have 97 % or more."""
ENOUGH = 20
"""Draws, or games that came to an objective, before anything is said."""
USED = ("cargoes", "reactions", "missions")
"""Parts whose items wait in somebody's hand or queue to be used."""


def deep_check(
    pack: Pack,
    executor: Executor,
    games: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    stopped: Callable[[], bool] = bool,
) -> tuple[Finding, ...]:
    """Play games with a pack between computer players; the warnings that come of it. The same for any executor.

    Nothing is said of a pack that cannot be played: the quick check does.
    """
    kind = content_kind(pack.info.game)
    try:
        content = compose(kind, [pack])
    except ContentProblem:
        return ()
    game = build_game(pack.info.game, content)
    players = crews(game.info)[0]
    setup = setup_for(game, players, options_for(game, pack))
    # A crew must play well to come far; places of tiles show in any games, and those of chance are quick.
    level = "greedy" if game.info.kind == "together" else "random"
    series = Series(pack.info.game, content.json, setup, (level,) * players, games)
    tallies = play_series(series, executor, workers, progress, stopped)
    return played_findings(pack, balance_of(series, tallies))


def played_findings(pack: Pack, balance: Balance) -> tuple[Finding, ...]:
    """What the figures of a pack's games say of its own items. A crew that plays at random shows nothing."""
    if balance.together and set(balance.series.levels) == {"random"}:
        return ()
    reading = read_parts(content_kind(pack.info.game), pack)
    places = {
        (name, row.key): (brought.file, row.row) for name, brought in reading.parts.items() for row in brought.rows
    }
    found = []
    for item, side, rule, message in (*_cards(balance), *_stages(balance)):
        if item in places:
            file, row = places[item]
            found.append(Finding("warning", rule, file, *item, side, message, row))
    return tuple(found)


Played: TypeAlias = tuple[Item, str, str, str]
"""An item, the side of it that is meant, the rule and the message."""


def _cards(balance: Balance) -> Iterator[Played]:
    for card in balance.cards:
        fits = card.fits
        if fits and fits.of >= ENOUGH and fits.high < RARE:
            told = f"it had a legal place in {fits.value:.0%} of {fits.of} draws in {balance.games} games"
            yield card.item, "", "rarely-fits", told
        elif card.item[0] in USED and card.drawn.count >= ENOUGH and not card.uses:
            told = f"it was drawn in {card.drawn.count} of {balance.games} games, and never used"
            yield card.item, "", "never-used", told


def _stages(balance: Balance) -> Iterator[Played]:
    for stage in balance.stages:
        if stage.shown >= ENOUGH and not stage.done:
            told = f"{stage.shown} games came to “{stage.title}”, and none got past it"
            yield stage.item, stage.side, "never-done", told
