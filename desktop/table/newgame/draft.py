"""A new game while it is put together: seats, options, seed. Nothing here knows the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from desktop.kernel.game import Game, OptionValue, SeatSetup, Setup
from desktop.kernel.words import Sentence
from desktop.players.choose import PLAYERS
from desktop.table.newgame.plan import PERSON, NewGame

STARS = ("Nova", "Vega", "Rigel", "Altair", "Lyra", "Sirius", "Electra", "Mira")
"""Names for computer players."""
DEFAULT_LEVEL = "greedy"
LONGEST_NAME = 24
_SEED_DIGITS = 18


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    role: str
    controller: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.controller == PERSON


@dataclass(frozen=True, slots=True)
class Objection:
    """Why the game cannot begin like this, and where: ``seats``, ``name:2``, ``option:diagonals`` or ``seed``."""

    field: str
    sentence: Sentence
    rule: str = ""


class Draft:
    """A game in the making. ``names`` are those remembered, the latest first."""

    def __init__(self, game: Game[Any, Any], names: Sequence[str] = (), person: str = "Player {number}") -> None:
        self.game = game
        self.info = game.info
        self._remembered = tuple(names)
        self._person = person
        self.options: dict[str, OptionValue] = {option.key: option.default for option in self.info.options}
        self.seed_text = ""
        self.practice = False
        self.seats: list[Seat] = []
        few, many = self.info.seats
        self.set_count(max(few, min(2, many)))
        for place in range(1, len(self.seats)):
            self.set_controller(place, DEFAULT_LEVEL)

    # ---- seats -----------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        return len(self.seats)

    def set_count(self, count: int) -> None:
        """Add or take seats at the end. The roles are proposed anew by the game."""
        few, many = self.info.seats
        count = max(few, min(many, count))
        while len(self.seats) > count:
            self.seats.pop()
        while len(self.seats) < count:
            person = not any(seat.is_person for seat in self.seats)
            controller = PERSON if person else (self.seats[-1].controller if self.seats else PERSON)
            free = next(role.id for role in self.info.roles if role.id not in {seat.role for seat in self.seats})
            self.seats.append(Seat(self._free_name(controller), free, controller))
        self.propose_roles()

    def remove(self, place: int) -> None:
        """Take one seat away, if enough stay."""
        if len(self.seats) > self.info.seats[0]:
            del self.seats[place]
            self.propose_roles()

    def propose_roles(self) -> None:
        """Give the seats the roles that the game proposes for so many."""
        roles = self.game.propose_roles(len(self.seats), self.options)
        self.seats = [replace(seat, role=role) for seat, role in zip(self.seats, roles, strict=True)]

    def set_name(self, place: int, name: str) -> None:
        self.seats[place] = replace(self.seats[place], name=" ".join(name.split())[:LONGEST_NAME])

    def set_controller(self, place: int, controller: str) -> None:
        """A person or a level of computer player; a name nobody chose follows."""
        before = self.seats[place]
        if before.is_person == (controller == PERSON):
            self.seats[place] = replace(before, controller=controller)
            return
        self.seats[place] = replace(before, name="", controller=controller)
        self.seats[place] = replace(self.seats[place], name=self._free_name(controller))

    def set_role(self, place: int, role: str) -> None:
        """Give a seat a role; whoever has it already takes the seat's own in exchange."""
        mine = self.seats[place].role
        for other, seat in enumerate(self.seats):
            if seat.role == role and other != place:
                self.seats[other] = replace(seat, role=mine)
        self.seats[place] = replace(self.seats[place], role=role)

    def move(self, place: int, way: int) -> int:
        """Let two neighbours change places, roles staying where they are; gives the new place."""
        goal = place + way
        if not 0 <= goal < len(self.seats):
            return place
        one, other = self.seats[place], self.seats[goal]
        self.seats[place] = replace(other, role=one.role)
        self.seats[goal] = replace(one, role=other.role)
        return goal

    def _free_name(self, controller: str) -> str:
        taken = {seat.name for seat in self.seats}
        if controller != PERSON:
            return next((name for name in STARS if name not in taken), STARS[0])
        known = [name for name in self._remembered if name not in STARS]
        numbered = (self._person.format(number=number) for number in range(1, len(self.info.roles) + 2))
        return next(name for name in (*known, *numbered) if name not in taken)

    # ---- the rest --------------------------------------------------------------------------------------------

    def set_option(self, key: str, value: OptionValue) -> None:
        self.options[key] = value

    @property
    def seed(self) -> int | None:
        """None for one drawn at the start."""
        return int(self.seed_text) if self.seed_text.strip() else None

    def setup(self) -> Setup:
        return Setup(tuple(SeatSetup(seat.name, seat.role) for seat in self.seats), dict(self.options))

    def objection(self) -> Objection | None:
        """The first thing that keeps the game from beginning."""
        seen: set[str] = set()
        for place, seat in enumerate(self.seats):
            if not seat.name:
                return Objection(f"name:{place}", Sentence("Give this seat a name, so that the log can speak of it."))
            if seat.name.casefold() in seen:
                words = "Two seats are called {name}; give each its own name."
                return Objection(f"name:{place}", Sentence(words, {"name": seat.name}))
            seen.add(seat.name.casefold())
        text = self.seed_text.strip()
        if text and not (text.isascii() and text.isdigit() and len(text) <= _SEED_DIGITS):
            words = "The seed is a whole number of at most {digits} digits, or empty."
            return Objection("seed", Sentence(words, {"digits": _SEED_DIGITS}))
        if refusal := self.game.setup_refusal(self.setup()):
            where = next((f"option:{one.key}" for one in self.info.options if one.rule == refusal.rule != ""), "seats")
            return Objection(where, refusal.sentence, refusal.rule)
        return None

    def plan(self) -> NewGame:
        """The finished game. Call it only when there is no objection."""
        controllers = tuple(seat.controller for seat in self.seats)
        return NewGame(self.info.id, self.setup(), controllers, self.seed, self.practice)

    # ---- kept from one game to the next ----------------------------------------------------------------------

    def keep(self) -> dict[str, Any]:
        """What a later draft can be filled with, as JSON. The seed is left out: a new game gets its own."""
        return {
            "seats": [[seat.name, seat.role, seat.controller] for seat in self.seats],
            "options": dict(self.options),
            "practice": self.practice,
        }

    def fill(self, kept: object) -> bool:
        """Take over what was kept, as far as today's game knows it. False when nothing of it fits."""
        if not isinstance(kept, Mapping):
            return False
        seats = _seats(kept.get("seats"), {role.id for role in self.info.roles})
        few, many = self.info.seats
        if not few <= len(seats) <= many:
            return False
        self.seats = seats
        options = kept.get("options")
        for option in self.info.options:
            value: Any = options.get(option.key) if isinstance(options, Mapping) else None
            if any(value == choice.value and type(value) is type(choice.value) for choice in option.choices):
                self.options[option.key] = value
        self.practice = kept.get("practice") is True
        return True


def _seats(kept: object, roles: set[str]) -> list[Seat]:
    """The kept seats; empty when one of them cannot be read or two share a role."""
    if not isinstance(kept, list):
        return []
    seats = []
    for entry in kept:
        if not (isinstance(entry, list) and len(entry) == 3 and all(isinstance(part, str) for part in entry)):
            return []
        name, role, controller = entry
        if role not in roles or (controller != PERSON and controller not in PLAYERS):
            return []
        roles = roles - {role}
        seats.append(Seat(name[:LONGEST_NAME], role, controller))
    return seats
