"""Who of the people at one screen answers something, who lets it go by, and who wished never to be asked."""

from __future__ import annotations

from desktop.kernel.game import Moment
from desktop.table.session import PUBLIC, TableSession
from desktop.table.settings import Settings

_KEY = "wishes_to_pass"
_GAMES = 24
"""So many games' wishes are kept, the latest ones."""


class Wishes:
    """What each seat of a game wishes to let go by always; kept with the settings, by the game's uid in the library."""

    def __init__(self, settings: Settings, uid: str) -> None:
        self._settings = settings
        self._uid = uid
        kept = settings.load(_KEY, {})
        found = kept.get(uid, {}) if isinstance(kept, dict) else {}
        self._subjects = {int(seat): set(subjects) for seat, subjects in found.items()}

    def __len__(self) -> int:
        return sum(map(len, self._subjects.values()))

    def holds(self, seat: int, subject: str) -> bool:
        return bool(subject) and subject in self._subjects.get(seat, ())

    def add(self, seat: int, subject: str) -> None:
        self._subjects.setdefault(seat, set()).add(subject)
        self._keep()

    def clear(self) -> None:
        self._subjects.clear()
        self._keep()

    def _keep(self) -> None:
        if not self._uid:
            return
        kept = self._settings.load(_KEY, {})
        others = [(uid, wishes) for uid, wishes in kept.items() if uid != self._uid] if isinstance(kept, dict) else []
        mine = {str(seat): sorted(subjects) for seat, subjects in self._subjects.items()}
        self._settings.save(_KEY, dict([*others[1 - _GAMES :], (self._uid, mine)]))


class Answering:
    """What the people at the screen say to a moment in which several seats may answer.

    It is asked in public, the same way whatever anybody holds: either nobody answers, or one person takes the screen
    and decides unseen. The rules ask seat by seat all the same; what was said in public is their answer.
    """

    def __init__(self, session: TableSession, wishes: Wishes, *, in_public: bool) -> None:
        self._session = session
        self._in_public = in_public
        self.wishes = wishes
        self.moment: Moment | None = None
        """What may be answered now; None where no answers are asked."""
        self.taker: int | None = None
        """Who took the screen to answer."""
        self.goes_on: int | None = None
        """Who looked before everybody was asked, and goes on when nobody answers."""
        self._before: int | None = None
        self._silent: set[int] = set()
        """Who lets the moment go by."""

    def look(self, viewer: int | None) -> None:
        """The game may be at another moment; ``viewer`` looks at the screen."""
        before, self.moment = self.moment, self._session.game.moment(self._session.journal.state)
        if before is None or self.moment is None or before.what != self.moment.what:
            self._silent.clear()
            self.taker = None
        if viewer != PUBLIC:
            self._before, self.goes_on = viewer, None

    def heard(self, step: int) -> None:
        """The action of a step was played: an answer makes the others think again."""
        journal = self._session.journal
        action = journal.entry(step).action
        if not self._session.game.only_passes(journal.state_at(step - 1), action):
            self.forget()
        elif action.seat == self.taker:
            self.taker = None

    def forget(self) -> None:
        """Nothing was said yet."""
        self.taker, self.goes_on = None, None
        self._silent.clear()

    # ---- what is asked -------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The people who may still speak up."""
        if self.moment is None:
            return ()
        return tuple(seat for seat in self.moment.seats if self._session.is_person(seat) and not self.lets_go(seat))

    @property
    def asks_everybody(self) -> bool:
        """Whether the question goes to all people at the screen: not to one alone who looks at it anyway."""
        if self.moment is None or not self._in_public or self.taker is not None:
            return False
        return bool(self.asked) and self.moment.seats != (self._before,)

    def lets_go(self, seat: int) -> bool:
        """Whether a seat said or wished that it lets the moment go by."""
        moment = self.moment
        if moment is None or seat not in moment.seats or seat == self.taker:
            return False
        return seat in self._silent or self.wishes.holds(seat, moment.subject)

    @property
    def looked_before(self) -> int | None:
        """Who looked at the screen before everybody was asked."""
        return self._before

    # ---- what is said --------------------------------------------------------------------------------------------

    def nobody(self) -> None:
        self._silent.update(self.asked)
        self.goes_on = self._before

    def take(self, seat: int) -> None:
        """A person takes the screen; those asked before him have let it go by."""
        asked = self.asked
        self._silent.update(asked[: asked.index(seat)])
        self.taker, self.goes_on = seat, None

    def wish(self, seat: int) -> None:
        """A person lets this go by, and everything of its kind from now on."""
        if self.moment is not None and self.moment.subject:
            self.wishes.add(seat, self.moment.subject)
            if seat == self.taker:
                self.taker = None
