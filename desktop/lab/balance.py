"""What a series says about the balance of a content: who wins, what ends games, how objectives and cards fare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from pydantic_core import from_json

from desktop.games.catalogue import content_kind, info
from desktop.lab.series import Series
from desktop.lab.simulate import quantiles, share_of
from desktop.lab.tally import Item, Tally
from desktop.lab.watching.catalogue import watcher_of

NO_SEAT = -1
TILES = "tiles"
"""The part whose items need a legal place."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many, and the bounds between which the true share lies (95 %)."""

    count: int
    of: int

    @property
    def value(self) -> float:
        return share_of(self.count, self.of)[0]

    @property
    def low(self) -> float:
        return share_of(self.count, self.of)[1]

    @property
    def high(self) -> float:
        return share_of(self.count, self.of)[2]


@dataclass(frozen=True, slots=True)
class Effect:
    """How much more often those won to whom something happened, and the 95 % bounds of that (-1 to 1).

    A hint only: a card may be drawn late in lost games, or be used by those who are ahead.
    """

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether it is more than chance would show."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True, slots=True)
class SeatFigure:
    """One seat."""

    seat: int
    role: str
    won: Share
    score: float
    """In the middle of all games; 0 in games without points."""


@dataclass(frozen=True, slots=True)
class StageFigure:
    """One side of an objective."""

    item: Item
    side: str
    title: str
    shown: int
    done: int
    walls: Mapping[str, int]
    """Games that were lost while it lay open, by what ended them."""
    turns: float
    """How long it lay open, on average."""

    @property
    def wall(self) -> Share:
        """How often games that came to it stopped at it."""
        return Share(sum(self.walls.values()), self.shown)


@dataclass(frozen=True, slots=True)
class CardFigure:
    """A card or tile. Crews count as one; rivals each count for themselves."""

    item: Item
    title: str
    drawn: Share
    """Games, or players in games, that drew it."""
    used: Share
    """Of those that drew it."""
    uses: int
    """Times it was used in all games."""
    fits: Share | None
    """Of a tile: how often it had a legal place when it was drawn."""
    effect_drawn: Effect
    """Drawn against not drawn."""
    effect_used: Effect
    """Used against drawn and not used."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The figures of one series."""

    series: Series
    """Without its content."""
    title: str
    """Of what was played: the pack, or the game."""
    games: int
    finished: int
    together: bool
    won: Share
    """Games won by a crew; games won by anybody where players are rivals."""
    seats: tuple[SeatFigure, ...]
    rounds: tuple[int, ...]
    """Shortest, quarter, middle, three quarters, longest; none without finished games."""
    decisions: tuple[int, ...]
    reasons: Mapping[str, int]
    """What ended games, the most frequent first, in words."""
    stages: tuple[StageFigure, ...]
    """In the order they come in play."""
    cards: tuple[CardFigure, ...]
    """All cards and tiles that were drawn, by part and id."""


def balance_of(series: Series, tallies: Sequence[Tally], title: str = "") -> Balance:
    """The figures of a series. The same tallies give the same figures."""
    about = info(series.game)
    together = about.kind == "together"
    finished = [tally for tally in tallies if tally.finished]
    titles = _Titles(series)
    words = watcher_of(series.game).reasons
    return Balance(
        series.named(),
        title or about.title,
        len(tallies),
        len(finished),
        together,
        Share(sum(bool(tally.winners) for tally in finished), len(finished)),
        tuple(_seats(series, finished)),
        tuple(quantiles([tally.rounds for tally in finished])),
        tuple(quantiles([tally.decisions for tally in finished])),
        dict(Counter(words.get(tally.why, tally.why) for tally in finished).most_common()),
        tuple(_stages(finished, titles, words)),
        tuple(_cards(finished, together, len(series.levels), titles)),
    )


def _seats(series: Series, finished: Sequence[Tally]) -> Iterator[SeatFigure]:
    about = info(series.game)
    for seat, setup in enumerate(series.setup.seats):
        scores = quantiles([tally.scores[seat] for tally in finished if tally.scores], (0.5,))
        won = Share(sum(seat in tally.winners for tally in finished), len(finished))
        role = next((role.title for role in about.roles if role.id == setup.role), setup.role)
        yield SeatFigure(seat, role, won, scores[0] if scores else 0)


# ---- objectives ----------------------------------------------------------------------------------------------------


def _stages(finished: Sequence[Tally], titles: _Titles, words: Mapping[str, str]) -> Iterator[StageFigure]:
    found: dict[tuple[Item, str], list[tuple[int, bool, str]]] = {}
    for tally in finished:
        for stage in tally.stages:
            found.setdefault((stage.item, stage.side), []).append((stage.turns, stage.done, tally.why))
    for (item, side), rows in sorted(found.items()):
        walls = Counter(words.get(why, why) for _, done, why in rows if not done)
        turns = sum(turns for turns, _, _ in rows) / len(rows)
        done = sum(done for _, done, _ in rows)
        yield StageFigure(item, side, titles.stage(item, side), len(rows), done, dict(walls.most_common()), turns)


# ---- cards ---------------------------------------------------------------------------------------------------------


def _cards(finished: Sequence[Tally], together: bool, seats: int, titles: _Titles) -> Iterator[CardFigure]:
    """Everybody who could draw a card is one case: the crew of a game, or each of its players."""
    parties = (NO_SEAT,) if together else tuple(range(seats))
    cases = len(finished) * len(parties)
    won_of_all = sum(_won(tally, party) for tally in finished for party in parties)
    found: dict[Item, _Sums] = {}
    for tally in finished:
        for item, use in tally.uses.items():
            sums = found.setdefault(item, _Sums())
            sums.uses += len(use.used)
            sums.draws += len(use.drawn)
            sums.fitted += use.fitted
            for party in parties:
                drawn = bool(use.drawn) if together else party in use.drawn
                used = bool(use.used) if together else party in use.used
                won = _won(tally, party)
                sums.drawn += drawn or used
                sums.used += used
                sums.won_drawn += won and (drawn or used)
                sums.won_used += won and used
    for item, sums in sorted(found.items()):
        yield CardFigure(
            item,
            titles.item(item),
            Share(sums.drawn, cases),
            Share(sums.used, sums.drawn),
            sums.uses,
            Share(sums.fitted, sums.draws) if item[0] == TILES else None,
            effect_of(Share(sums.won_drawn, sums.drawn), Share(won_of_all - sums.won_drawn, cases - sums.drawn)),
            effect_of(Share(sums.won_used, sums.used), Share(sums.won_drawn - sums.won_used, sums.drawn - sums.used)),
        )


@dataclass(slots=True)
class _Sums:
    drawn: int = 0
    used: int = 0
    won_drawn: int = 0
    won_used: int = 0
    uses: int = 0
    draws: int = 0
    fitted: int = 0


def _won(tally: Tally, party: int) -> bool:
    return bool(tally.winners) if party == NO_SEAT else party in tally.winners


def effect_of(one: Share, other: Share) -> Effect:
    """The difference of two shares, with bounds by Newcombe's formula. Without cases on a side nothing is known."""
    if not one.of or not other.of:
        return Effect(0.0, -1.0, 1.0)
    value = one.value - other.value
    low = value - hypot(one.value - one.low, other.high - other.value)
    high = value + hypot(one.high - one.value, other.value - other.low)
    return Effect(value, max(-1.0, low), min(1.0, high))


class _Titles:
    """What the items of a content are called."""

    def __init__(self, series: Series) -> None:
        kind = content_kind(series.game)
        raw = from_json(series.content)
        self._items: dict[Item, Any] = {}
        for part in kind.parts:
            for item in raw.get(part.name, ()) if part.many else ():
                self._items[part.name, str(item[part.key])] = item

    def item(self, item: Item) -> str:
        return str(self._items.get(item, {}).get("title") or item[1])

    def stage(self, item: Item, side: str) -> str:
        value = self._items.get(item, {})
        for step in side.split(".") if side else ():
            value = value[int(step)] if isinstance(value, list) else value[step]
        return str(value.get("title") or item[1])
