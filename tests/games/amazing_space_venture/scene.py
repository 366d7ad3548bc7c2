"""Positions of Amazing Space Venture put together by hand, so that a test reads like an example in a rulebook.

A scene begins in the first player's turn with his tiles placed, all hands empty and nothing on the board but the
starting tiles. Seats are called by their colours, squares by their names, cards by their ids. What is put somewhere is
taken from where it lay, so that nothing is ever doubled.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from desktop.games.amazing_space_venture import actions as a
from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.doing import Play, planet_number
from desktop.games.amazing_space_venture.events import Scored
from desktop.games.amazing_space_venture.grid import NAMES, NUMBER
from desktop.games.amazing_space_venture.placement import put_sun
from desktop.games.amazing_space_venture.regions import put_tile, root
from desktop.games.amazing_space_venture.state import (
    AT_STATION,
    IN_SPACE,
    PIECES,
    TILES,
    Pirate,
    Probe,
    Ship,
    Station,
    VentureState,
)
from desktop.games.amazing_space_venture.turns import begin_turn
from desktop.kernel.chance import Seeded
from desktop.kernel.game import Event, OptionValue, SeatSetup, Setup

GAME = load()
T = GAME.tables
HOME = {"blue": "D-4", "yellow": "J-4", "green": "J-10", "red": "D-10"}


def table(*colours: str, **options: OptionValue) -> Setup:
    """A setup with these colours, in seat order; the first seat begins."""
    seats = tuple(SeatSetup(colour.title(), colour) for colour in colours)
    return Setup(seats, {"first_player": "seat", **options})


def started(*colours: str, seed: int = 0, **options: OptionValue) -> VentureState:
    """A new game as it really begins."""
    return GAME.start(table(*colours, **options), Seeded(seed))


def address(planet: str) -> str:
    """``E-5`` or ``E-5:b`` as the address of a planet."""
    return f"planet:{planet}" if ":" in planet else f"planet:{planet}:a"


@dataclass
class Scene:
    state: VentureState
    colours: tuple[str, ...]
    events: list[Event] = field(default_factory=list)
    chance: Seeded = field(default_factory=lambda: Seeded(7))

    # ---- putting things somewhere --------------------------------------------------------------------------------

    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    def lay(self, tile: str, square: str, rotation: int = 0, *, now: bool = False) -> Scene:
        """Lay a tile of the bag on the board; ``now`` if the player on turn placed it in this turn."""
        number = T.face_number[tile]
        self.state.bag.remove(number)
        put = put_sun if T.faces[number].kind == "sun" else put_tile
        put(T, self.state, NUMBER[square], number, rotation)
        if now:
            self.state.turn.placed = (*self.state.turn.placed, NUMBER[square])
        return self

    def draw(self, *tiles: str) -> Scene:
        """The tiles that the player on turn must place now."""
        for tile in tiles:
            self.state.bag.remove(T.face_number[tile])
            self.state.drawn.append(T.face_number[tile])
        if not self.state.rules.energy_points:
            self.state.turn.phase = TILES
        return self

    def next_tiles(self, *tiles: str) -> Scene:
        """The tiles on top of the bag, the first to be drawn first."""
        for tile in reversed(tiles):
            number = T.face_number[tile]
            self.state.bag.remove(number)
            self.state.bag.append(number)
        return self

    def only_tiles(self, *tiles: str) -> Scene:
        """Nothing but these is left in the bag; the rest has left the game."""
        s = self.state
        kept = [T.face_number[tile] for tile in reversed(tiles)]
        for number in kept:
            s.bag.remove(number)
        s.removed += s.bag
        s.bag = kept
        return self

    def _card(self, name: str) -> int:
        card = T.card_number[name]
        for zone in (self.state.refuel, self.state.port, self.state.out, self.state.junk):
            if card in zone:
                zone.remove(card)
                return card
        raise AssertionError(f"no {name} is left")

    def hand(self, colour: str, *names: str) -> Scene:
        self.state.hands[self.seat(colour)] += [self._card(name) for name in names]
        return self

    def filled(self, colour: str, size: int) -> Scene:
        """Plain cards on the hand up to a size."""
        hand = self.state.hands[self.seat(colour)]
        plain = ("planet", "environment")
        while len(hand) < size:
            hand.append(self._card(next(T.cards[c].id for c in self.state.refuel if T.kinds[c] in plain)))
        return self

    def top(self, deck: str, *names: str) -> Scene:
        """The cards on top of a deck, the topmost first."""
        cards = [self._card(name) for name in names]
        getattr(self.state, deck).extend(reversed(cards))
        return self

    def keep(self, colour: str, name: str) -> Scene:
        """A continuing Life Form of a seat."""
        self.state.kept[self.seat(colour)].append(self._card(name))
        return self

    def junk(self, *names: str) -> Scene:
        self.state.junk += [self._card(name) for name in names]
        return self

    def own(self, colour: str, planet: str, *, large: bool = False, web: bool = False) -> Scene:
        """A planet with the disk of a seat."""
        number = planet_number(address(planet))
        found = self.state.planets[number]
        self.state.planets[number] = replace(found, owner=self.seat(colour), large=large, web=web)
        return self

    def ship(
        self,
        colour: str,
        square: str,
        card: str = "fighter_ship",
        *extras: str,
        spot: str = "a",
    ) -> int:
        """A ship of a seat; its number."""
        s = self.state
        number = s.next_ship
        s.next_ship += 1
        spots = {"a": 0, "b": 1, "station": AT_STATION, "space": IN_SPACE}
        cards, fitted = (self._card(card),), tuple(self._card(extra) for extra in extras)
        s.ships[number] = Ship(number, self.seat(colour), cards, fitted, NUMBER[square], spots[spot])
        return number

    def without_ships(self, *colours: str) -> Scene:
        """Starting ships taken off the board, their cards out of the game."""
        for colour in colours or self.colours:
            ship = self.state.ships.pop(self.seat(colour))
            self.state.out += ship.cards
        return self

    def probe(self, colour: str, square: str, side: str, *, now: bool = False) -> Scene:
        """A probe in the galaxy at a side of a tile."""
        segment = self.segment(square, side)
        turn = self.state.turn.number if now else 0
        self.state.probes.append(Probe(self.seat(colour), NUMBER[square], segment, turn))
        return self

    def pirate(self, colour: str, square: str, side: str) -> Scene:
        self.state.pirates.append(Pirate(self.seat(colour), NUMBER[square], self.segment(square, side)))
        return self

    def station(self, colour: str, square: str) -> Scene:
        self.state.stations.append(Station(self.seat(colour), NUMBER[square]))
        return self

    def quest(self, colour: str, tile: str) -> Scene:
        number = T.face_number[tile]
        for zone in (self.state.bag, *self.state.quests):
            if number in zone:
                zone.remove(number)
        self.state.quests[self.seat(colour)].append(number)
        return self

    # ---- asking --------------------------------------------------------------------------------------------------

    def segment(self, square: str, side: str) -> int:
        return self.state.segment_at[4 * NUMBER[square] + "NESW".index(side)]

    def region(self, square: str, side: str) -> int:
        return root(self.state, self.segment(square, side))

    def legal(self) -> list[Any]:
        return GAME.legal(self.state)

    def may(self, action: Any) -> bool:
        return GAME.refusal(self.state, action) is None

    def why(self, action: Any) -> str:
        """The ledger id of the rule that refuses an action; empty when it is legal."""
        refusal = GAME.refusal(self.state, action)
        return refusal.rule if refusal else ""

    def score(self, colour: str) -> int:
        return self.state.scores[self.seat(colour)]

    def planet(self, planet: str) -> Any:
        return self.state.planets[planet_number(address(planet))]

    @property
    def ask(self) -> str:
        decision = GAME.decision(self.state)
        return decision.ask if decision else ""

    @property
    def asked(self) -> str:
        decision = GAME.decision(self.state)
        return self.colours[decision.seats[0]] if decision else ""

    def offers(self, kind: type) -> list[Any]:
        return [action for action in self.legal() if isinstance(action, kind)]

    def places(self, tile: str) -> set[tuple[str, int]]:
        """Where a drawn tile may go: square and rotation."""
        return {(action.square, action.rotation) for action in self.offers(a.PlaceTile) if action.tile == tile}

    def holds(self, colour: str) -> list[str]:
        return sorted(T.cards[card].id for card in self.state.hands[self.seat(colour)])

    def cards(self, zone: list[int]) -> list[str]:
        return sorted(T.cards[card].id for card in zone)

    def targets(self, ship: int) -> set[str]:
        """Where a ship may move to, as ``E-5 a``."""
        return {f"{move.square} {move.spot}" for move in self.offers(a.MoveShip) if move.ship == ship}

    def happened(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def scored(self, kind: str) -> list[int]:
        """The points of all entries of a kind."""
        return [event.entry.points for event in self.happened(Scored) if event.entry.kind == kind]

    # ---- doing ---------------------------------------------------------------------------------------------------

    def do(self, *actions: Any) -> Scene:
        for action in actions:
            self.events += GAME.play(self.state, action, self.chance)
        return self

    def place(self, tile: str, square: str, rotation: int = 0) -> Scene:
        return self.do(a.PlaceTile(self.state.turn.seat, tile, square, rotation))

    def move(self, ship: int, square: str, spot: a.Spot = "a") -> Scene:
        return self.do(a.MoveShip(self.state.turn.seat, ship, square, spot))

    def red(self, colour: str, card: str, target: str = "", to: str = "", seats: tuple[int, ...] = ()) -> Scene:
        return self.do(a.PlayRed(self.seat(colour), card, target, to, seats))

    def passing(self, until: str = "") -> Scene:
        """Everybody declines whatever is offered, until something of this name is asked or nothing is pending."""
        while self.state.stack and not self.state.ended and self.ask != until:
            self.do(a.Pass(self.seat(self.asked)))
        return self

    def discover(self, ship: int, square: str, card: str, spot: a.Spot = "a") -> Scene:
        """Move a ship to a planet and lay the Planet card; nobody answers up to the Environment."""
        self.move(ship, square, spot).passing("planet")
        self.do(a.PlayPlanet(self.state.turn.seat, card, address(f"{square}:{spot}")))
        return self.passing("environment")

    def end_turn(self) -> Scene:
        return self.do(a.EndTurn(self.state.turn.seat))

    def new_turn(self, colour: str) -> Scene:
        """A turn of a seat begins."""
        play = Play(T, self.state, self.chance)
        begin_turn(play, self.seat(colour))
        self.events += play.events
        return self


def scene(*colours: str, **options: OptionValue) -> Scene:
    """A scene for these seats, blue and green by default."""
    colours = colours or ("blue", "green")
    state = started(*colours, seed=0, **options)
    state.bag += state.drawn + [number for quests in state.quests for number in quests] + state.removed
    state.drawn, state.removed, state.quests = [], [], [[] for _ in colours]
    for hand in state.hands:
        state.refuel += hand
        hand.clear()
    if not state.rules.energy_points:
        state.turn.phase = PIECES
    return Scene(state, colours)


__all__ = [
    "GAME",
    "HOME",
    "NAMES",
    "NUMBER",
    "Scene",
    "T",
    "a",
    "planet_number",
    "scene",
    "started",
    "table",
]
