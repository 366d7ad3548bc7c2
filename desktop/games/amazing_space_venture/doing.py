"""What every rule that changes the position works with, and small questions that many rules ask."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from desktop.games.amazing_space_venture.events import DeckRefilled, Scored
from desktop.games.amazing_space_venture.frames import Frame
from desktop.games.amazing_space_venture.grid import NAMES, NUMBER
from desktop.games.amazing_space_venture.models import COLOURS
from desktop.games.amazing_space_venture.state import BLACK, NOBODY, ScoreEntry, Ship, Term, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.chance import Chance
from desktop.kernel.game import Event, Refusal
from desktop.kernel.words import Address, SeatName, Sentence

PLANETS_TO_WIN = 9


class Play:
    """One action being carried out: the tables, the state it changes, the chance it asks, and what happened so far."""

    __slots__ = ("chance", "events", "s", "t")

    def __init__(self, t: Tables, s: VentureState, chance: Chance) -> None:
        self.t = t
        self.s = s
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def score(self, seat: int, kind: str, terms: Iterable[Term]) -> int:
        """Give a seat points and note what they are made of (ASV-INV-09)."""
        entry = ScoreEntry(seat, kind, tuple(terms))
        self.s.entries.append(entry)
        self.s.scores[seat] += entry.points
        self.tell(Scored(entry))
        return entry.points

    def push(self, frame: Frame) -> None:
        self.s.stack.append(frame)

    def swap(self, frame: Frame) -> None:
        """Put a frame in the place of the live one."""
        self.s.stack[-1] = frame

    def draw(self, *, port: bool) -> int:
        """The top card of a deck; Space Junk refills the decks when Refuel is used up (ASV-HAND-06). -1 for none."""
        if not port and not self.s.refuel and self.s.junk:
            self._refill()
        deck = self.s.port if port else self.s.refuel
        return deck.pop() if deck else -1

    def _refill(self) -> None:
        s, in_port = self.s, self.t.port_cards
        yellow = [card for card in s.junk if card in in_port]
        s.refuel = [card for card in s.junk if card not in in_port]
        s.junk = []
        self.chance.shuffle(s.refuel)
        if yellow:
            s.port += yellow
            self.chance.shuffle(s.port)
        self.tell(DeckRefilled())

    def take_from_hand(self, seat: int, card: int) -> None:
        self.s.hands[seat].remove(card)


# ---- seats -------------------------------------------------------------------------------------------------------


@cache
def clockwise(colours: tuple[int, ...], first: int) -> tuple[int, ...]:
    """All seats, from one of them on (ASV-TURN-06)."""
    return tuple(sorted(range(len(colours)), key=lambda seat: (colours[seat] - colours[first]) % len(COLOURS)))


def partner(s: VentureState, seat: int) -> int:
    """The seat that plays with this one, or -1 (ASV-VAR4-02)."""
    if not s.rules.partners:
        return -1
    return s.colours.index((s.colours[seat] + 2) % len(COLOURS))


def opponents(s: VentureState, seat: int, first: int | None = None) -> tuple[int, ...]:
    """The opponents of a seat, clockwise from the active player, or from the seat ``first``."""
    start = s.turn.seat if first is None else first
    order = clockwise(s.colours, start)
    mate = partner(s, seat)
    return tuple(other for other in order if other not in (seat, mate))


def against(s: VentureState, seat: int, owner: int) -> bool:
    """Whether a planet or piece of ``owner`` belongs to an opponent of ``seat``."""
    return owner >= 0 and owner not in (seat, partner(s, seat))


# ---- places ------------------------------------------------------------------------------------------------------


@cache
def planet_address(planet: int) -> Address:
    return f"planet:{NAMES[planet // 2]}:{'ab'[planet % 2]}"


def planet_number(address: Address) -> int:
    """The planet of an address, or -1 for something that is no planet of the grid."""
    kind, _, rest = address.partition(":")
    square, _, place = rest.partition(":")
    if kind != "planet" or square not in NUMBER or place not in ("a", "b"):
        return -1
    return 2 * NUMBER[square] + "ab".index(place)


@cache
def ship_address(ship: int) -> Address:
    return f"ship:{ship}"


@cache
def seat_address(seat: int) -> Address:
    return f"seat:{seat}"


def number_of(address: Address, kind: str) -> int:
    """The number in an address such as ``ship:3``, or -1."""
    found, _, rest = address.partition(":")
    return int(rest) if found == kind and rest.isdecimal() else -1


def under_meteors(s: VentureState, square: int) -> bool:
    """Whether everything on a square is out of play (ASV-RED-38)."""
    return any(meteors.planet // 2 == square for meteors in s.meteors)


def can_land(s: VentureState, planet: int) -> bool:
    """Whether a ship may come to a discovered planet (ASV-SHIP-14)."""
    return s.planets[planet].owner >= 0 and not under_meteors(s, planet // 2)


def homes(s: VentureState, seat: int) -> list[int]:
    """The planets under a large disk of a seat, ascending (ASV-DISCOVER-23)."""
    return sorted(planet for planet, found in s.planets.items() if found.owner == seat and found.large)


def webbed(s: VentureState, square: int) -> bool:
    return any((planet := s.planets.get(2 * square + place)) is not None and planet.web for place in (0, 1))


def ships_on(s: VentureState, square: int) -> list[Ship]:
    return [ship for ship in s.ships.values() if ship.square == square]


def movement(t: Tables, ship: Ship) -> int:
    """M with all extras, from 0 to the highest of all ships (ASV-INV-15)."""
    printed = t.movement[ship.cards[-1]]
    m = printed
    if ship.extras:
        if printed < t.top_movement:
            m = min(t.top_movement, m + sum(_amount(t, card, "boost") for card in ship.extras))
        m = max(0, m - sum(_amount(t, card, "burden") for card in ship.extras))
    return m


def _amount(t: Tables, card: int, effect: str) -> int:
    return int(t.effect_of[card].by) if t.effects[card] == effect else 0


def has_extra(t: Tables, ship: Ship, effect: str) -> bool:
    return any(t.effects[card] == effect for card in ship.extras)


def keeps(t: Tables, s: VentureState, seat: int, effect: str) -> bool:
    """Whether a seat owns a continuing Life Form of an effect (ASV-DISCOVER-18)."""
    kept = s.kept[seat]
    return bool(kept) and any(t.effects[card] == effect for card in kept)


def holds(t: Tables, s: VentureState, seat: int, kind: str) -> bool:
    """Whether a hand holds a card of a kind."""
    kinds = t.kinds
    return any(kinds[card] == kind for card in s.hands[seat])


def role_of(t: Tables, s: VentureState, seat: int) -> str:
    """What a seat's role is good at; empty outside role play (ASV-VAR3-03)."""
    return t.roles[s.roles[seat]] if s.roles[seat] >= 0 else ""


def disks(s: VentureState, seat: int) -> int:
    """Planets of a seat (ASV-VAR2-04)."""
    return sum(planet.owner == seat for planet in s.planets.values())


def destructible(s: VentureState, planet: int) -> bool:
    """Nobody's only planet with a large disk is destroyed (ASV-RED-15, ASV-RED-60)."""
    found = s.planets[planet]
    if found.owner == BLACK or under_meteors(s, planet // 2):
        return False
    return found.owner == NOBODY or not found.large or len(homes(s, found.owner)) > 1


# ---- refusals ----------------------------------------------------------------------------------------------------


def refuse(rule: str, text: str, *places: Address, **words: str | int | SeatName | Sentence) -> Refusal:
    """A refusal; those without gaps are made once, as they are asked for whenever actions are listed."""
    return Refusal(rule, Sentence(text, words, places)) if words else _plain_refusal(rule, text, places)


@cache
def _plain_refusal(rule: str, text: str, places: tuple[Address, ...]) -> Refusal:
    return Refusal(rule, Sentence(text, {}, places))


def not_now() -> Refusal:
    return refuse("ASV-TURN-05", "This is not asked now.")
