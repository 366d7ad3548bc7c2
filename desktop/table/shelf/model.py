"""What the shelf knows of the games of the library: plain values, read anew each time the shelf is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from desktop.games.catalogue import GAMES
from desktop.kernel.game import GameInfo
from desktop.kernel.library import Library, Summary, Tally

YOU = "you"
"""How the library calls a person at this computer."""
_TITLES = "shelf/titles"


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("Shelf", text, "", number)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One game of the library as the shelf shows it."""

    uid: str
    info: GameInfo
    title: str
    """The name a person gave it, else that of the game."""
    names: tuple[str, ...]
    roles: tuple[str, ...]
    players: tuple[str, ...]
    steps: int
    practice: bool
    updated: datetime
    winners: tuple[int, ...] | None
    """The seats that won; None while the game goes on."""

    @property
    def is_over(self) -> bool:
        return self.winners is not None

    @property
    def named(self) -> bool:
        return self.title != self.info.title

    def seat_text(self, seat: int) -> str:
        """The name on a seat, with a word where a computer plays it."""
        name = self.names[seat]
        return name if self.players[seat] == YOU else _tr("{name}, computer").format(name=name)

    def matches(self, words: str) -> bool:
        """Whether every word occurs in the title, the game's name or a player's name."""
        text = " ".join([self.title, self.info.title, *self.names]).casefold()
        return all(word in text for word in words.casefold().split())


def saved_games(library: Library) -> list[SavedGame]:
    """All games whose rules are on the shelf, the latest first. Raises LibraryProblem."""
    titles = library.setting(_TITLES, {})
    titles = titles if isinstance(titles, dict) else {}
    return [_saved(summary, titles.get(summary.uid)) for summary in library.games() if summary.game in GAMES]


def _saved(summary: Summary, title: object) -> SavedGame:
    info = GAMES[summary.game]
    seats = summary.setup.seats
    return SavedGame(
        uid=summary.uid,
        info=info,
        title=title if isinstance(title, str) and title else info.title,
        names=tuple(seat.name for seat in seats),
        roles=tuple(seat.role for seat in seats),
        players=summary.players,
        steps=summary.cursor,
        practice=summary.practice,
        updated=summary.updated,
        winners=None if summary.outcome is None else summary.outcome.winners,
    )


def rename(library: Library, uid: str, title: str | None) -> None:
    """Give a game a name of its own; None takes it away. Raises LibraryProblem."""
    kept = library.setting(_TITLES, {})
    titles = dict(kept) if isinstance(kept, dict) else {}
    titles.pop(uid, None)
    if title:
        titles[uid] = title
    library.set_setting(_TITLES, titles)


@dataclass(frozen=True, slots=True)
class Record:
    """How often people at this computer played and won a game."""

    info: GameInfo
    played: int
    won: int


def records(tallies: Iterable[Tally]) -> list[Record]:
    """One line a game, in the order of the shelf; computer players left out."""
    mine: Sequence[Tally] = [tally for tally in tallies if tally.player == YOU]
    return [
        Record(
            info,
            sum(tally.played for tally in mine if tally.game == info.id),
            sum(tally.won for tally in mine if tally.game == info.id),
        )
        for info in GAMES.values()
    ]


def when(moment: datetime, today: date | None = None) -> str:
    """A moment as people say it: "today at 21:40", "Sunday, 23 November"."""
    local = moment.astimezone()
    today = today or datetime.now().astimezone().date()
    days = (today - local.date()).days
    locale = QLocale()
    clock = locale.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    if days == 0:
        return _tr("today at {time}").format(time=clock)
    if days == 1:
        return _tr("yesterday at {time}").format(time=clock)
    day = QDate(local.year, local.month, local.day)
    return locale.toString(day, "dddd, d MMMM" if 1 < days < 300 else "d MMMM yyyy")
