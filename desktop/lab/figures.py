"""The figures of a balance as one table of plain cells, for screens and spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from desktop.lab.balance import Balance, CardFigure, Share, StageFigure

COLUMNS = (
    "table",
    "players",
    "part",
    "item",
    "title",
    "figure",
    "value",
    "low",
    "high",
    "count",
    "of",
    "base value",
    "base low",
    "base high",
)
Row = tuple[str | int | float, ...]


def as_csv(pairs: Sequence[tuple[Balance, Balance | None]]) -> str:
    """All figures, one a line, each beside the base content's where that has the same one. Shares lie from 0 to 1."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for balance, base in pairs:
        writer.writerows([_safe(cell) for cell in row] for row in rows(balance, base))
    return text.getvalue()


def _safe(cell: str | int | float) -> str | int | float:
    """Titles come from anywhere, and spreadsheets take what begins like this for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t")) else cell


def rows(balance: Balance, base: Balance | None) -> Iterator[Row]:
    """The figures of one balance."""
    players = len(balance.series.levels)
    beside = dict(_figures(base)) if base else {}
    for key, (value, low, high, count, of) in _figures(balance):
        there = beside.get(key, ("", "", "", "", ""))
        yield (key[0], players, *key[1:], value, low, high, count, of, *there[:3])


Key = tuple[str, str, str, str, str]
"""(table, part, item, title, figure)"""
Cells = tuple[float | str, float | str, float | str, int | str, int | str]


def _figures(balance: Balance) -> Iterator[tuple[Key, Cells]]:
    yield ("series", "", "", "", "won"), _share(balance.won)
    for name, quantiles in (("rounds", balance.rounds), ("decisions", balance.decisions)):
        if quantiles:
            yield ("series", "", "", "", name), (quantiles[2], quantiles[1], quantiles[3], balance.finished, "")
    for seat in balance.seats:
        yield ("seat", "", str(seat.seat + 1), seat.role, "won"), _share(seat.won)
    for reason, count in balance.reasons.items():
        yield ("ending", "", "", reason, "games"), _share(Share(count, balance.finished))
    for stage in balance.stages:
        yield from _stage(stage)
    for card in balance.cards:
        yield from _card(card)


def _stage(stage: StageFigure) -> Iterator[tuple[Key, Cells]]:
    part, item = stage.item
    where = f"{item} {stage.side}".strip()
    yield ("objective", part, where, stage.title, "wall"), _share(stage.wall)
    yield ("objective", part, where, stage.title, "turns"), (round(stage.turns, 2), "", "", stage.shown, "")


def _card(card: CardFigure) -> Iterator[tuple[Key, Cells]]:
    part, item = card.item
    yield ("card", part, item, card.title, "drawn"), _share(card.drawn)
    yield ("card", part, item, card.title, "used"), _share(card.used)
    if card.fits:
        yield ("card", part, item, card.title, "fits"), _share(card.fits)
    for name, effect in (("effect drawn", card.effect_drawn), ("effect used", card.effect_used)):
        cells = (round(effect.value, 4), round(effect.low, 4), round(effect.high, 4), "", "")
        yield ("card", part, item, card.title, name), cells


def _share(share: Share) -> Cells:
    return round(share.value, 4), round(share.low, 4), round(share.high, 4), share.count, share.of
