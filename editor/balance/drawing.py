"""From figures to what charts show: rows, bars, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.lab.balance import Balance, CardFigure, Effect, SeatFigure, Share, StageFigure
from editor.balance.charts import Bar, Line, Piece, Span
from editor.balance.running import Pair

MOST_CARDS = 8
LEAST_CASES = 8
"""A card that fewer drew, or used, says nothing."""
OTHER = 4
"""The last of the causes that have a pattern of their own."""


def tr(text: str) -> str:
    return QCoreApplication.translate("Balance", text)


def span(figure: Share | Effect) -> Span:
    return Span(figure.value, figure.low, figure.high)


# ---- who wins ------------------------------------------------------------------------------------------------------


def crew_lines(pairs: Sequence[Pair]) -> list[Line]:
    """How often crews of each size win."""
    return [
        _line(tr("Crew of {n}").format(n=pair.players), pair.own.won, pair.base.won if pair.base else None)
        for pair in pairs
    ]


def seat_lines(pair: Pair) -> list[Line]:
    """How often each seat of rivals wins."""
    base: Sequence[SeatFigure | None] = pair.base.seats if pair.base else [None] * len(pair.own.seats)
    return [
        _line(own.role, own.won, other.won if other else None) for own, other in zip(pair.own.seats, base, strict=True)
    ]


def _line(name: str, own: Share, base: Share | None) -> Line:
    told = tr("{name}: won {count} of {of} games, {value:.0%}, truly between {low:.0%} and {high:.0%}.").format(
        name=name, count=own.count, of=own.of, value=own.value, low=own.low, high=own.high
    )
    if base:
        told += " " + tr("The game's own content: {value:.0%}.").format(value=base.value)
    return Line(name, span(own), span(base) if base and base.of else None, f"{own.value:.0%}", told)


def length_lines(pairs: Sequence[Pair]) -> list[Line]:
    """How many rounds games take: the middle one, and the bounds that hold half of all games."""
    lines = []
    for pair in pairs:
        if not pair.own.rounds:
            continue
        _, low, middle, high, _ = pair.own.rounds
        base = _half(pair.base) if pair.base and pair.base.rounds else None
        name = tr("{n} players").format(n=pair.players)
        told = tr("{name}: {middle} rounds in the middle, {low} to {high} in half of all games.").format(
            name=name, middle=middle, low=low, high=high
        )
        lines.append(Line(name, _half(pair.own), base, str(middle), told))
    return lines


def _half(balance: Balance) -> Span:
    _, low, middle, high, _ = balance.rounds
    return Span(middle, low, high)


# ---- where games end -----------------------------------------------------------------------------------------------


def causes_of(balance: Balance) -> list[str]:
    """What stopped games, the most frequent first: as many as have a pattern, then all others."""
    found: dict[str, int] = {}
    for stage in balance.stages:
        for why, count in stage.walls.items():
            found[why] = found.get(why, 0) + count
    ordered = sorted(found, key=lambda why: -found[why])
    return [*ordered[:OTHER], *([tr("Other")] if len(ordered) > OTHER else [])]


def wall_bars(pair: Pair) -> list[Bar]:
    """Per objective, both sides together, the share of all games that were lost at it."""
    causes = causes_of(pair.own)
    base = _walls(pair.base) if pair.base else {}
    bars = []
    for number, (name, stages) in enumerate(_objectives(pair.own), start=1):
        counts = [0] * len(causes)
        for stage in stages:
            for why, count in stage.walls.items():
                counts[causes.index(why) if why in causes else len(causes) - 1] += count
        pieces = [Piece(cause, count / pair.own.finished) for cause, count in enumerate(counts) if count]
        told = tr("{number} {name}: {lost} of {games} games were lost here").format(
            number=number, name=name, lost=sum(counts), games=pair.own.finished
        )
        why = ", ".join(f"{causes[cause]} {count}" for cause, count in enumerate(counts) if count)
        bars.append(Bar(str(number), pieces, base.get(number), f"{told}{': ' + why if why else ''}."))
    return bars


def _objectives(balance: Balance) -> list[tuple[str, list[StageFigure]]]:
    """The objectives in their order, each with its sides."""
    found: dict[tuple[str, str], list[StageFigure]] = {}
    for stage in balance.stages:
        key = (stage.item[1], ".".join(stage.side.split(".")[:2]))
        found.setdefault(key, []).append(stage)
    return [(stages[0].title, stages) for stages in found.values()]


def _walls(balance: Balance) -> dict[int, float]:
    """By the number of the objective the share of games that were lost at it."""
    return {
        number: sum(stage.wall.count for stage in stages) / balance.finished
        for number, (_, stages) in enumerate(_objectives(balance), start=1)
        if balance.finished
    }


# ---- cards ---------------------------------------------------------------------------------------------------------


def card_lines(pair: Pair, own_items: frozenset[tuple[str, str]]) -> list[Line]:
    """The cards that seem to do most to the result; the pack's own before all others."""
    known = [card for card in pair.own.cards if _tells(card)]
    known.sort(key=lambda card: (card.item not in own_items, -abs(card.effect_used.value)))
    base = {card.item: card for card in pair.base.cards} if pair.base else {}
    return [_card(card, base.get(card.item)) for card in known[:MOST_CARDS]]


def _tells(card: CardFigure) -> bool:
    return min(card.used.count, card.used.of - card.used.count) >= LEAST_CASES


def _card(card: CardFigure, base: CardFigure | None) -> Line:
    effect = card.effect_used
    told = tr(
        "{name}: drawn in {drawn:.0%} of cases, used in {used:.0%} of these; whoever used it won {by:+.0%} more often, "
        "truly between {low:+.0%} and {high:+.0%}."
    ).format(
        name=card.title,
        drawn=card.drawn.value,
        used=card.used.value,
        by=effect.value,
        low=effect.low,
        high=effect.high,
    )
    other = span(base.effect_used) if base and _tells(base) else None
    return Line(card.title, span(effect), other, f"{effect.value:+.0%}", told)
