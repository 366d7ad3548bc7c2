"""Positions of Space Movers in words, so that a test reads like a paragraph of the rulebook.

    scene = crew("eli red", at="capri", phase="move")
    scene.do(Jump, to="vern")
    scene.roll("1", "blank: neleh 3")

Planets, rooms, cards and Characters go by their ids. Dice fall as the test says.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import load
from desktop.games.space_movers.game import SpaceMovers
from desktop.games.space_movers.state import HELD, INJURED, MEDICAL_BAY, NOWHERE, CheckFrame, MoversState, Phase
from desktop.games.space_movers.vocabulary import ROOMS
from desktop.kernel.chance import Seeded
from desktop.kernel.game import Event, IllegalAction, OptionValue, SeatSetup, Setup
from desktop.kernel.throws import Rest, ThrowRequest, ThrowResult

GAME = load()
E = TypeVar("E", bound=Event)

FACES = {"medical": 0}
FAR_APART = 300


class Script:
    """Chance as the test wants it: dice from a list, the Coin from another, everything else the first possibility."""

    def __init__(self) -> None:
        self.dice: list[str] = []
        self.flips: list[bool] = []
        self.numbers: list[int] = []
        self.requests: list[ThrowRequest] = []
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.numbers.pop(0) if self.numbers else 0

    def flip(self) -> bool:
        return self.flips.pop(0) if self.flips else True

    def shuffle(self, items: list[Any]) -> None:
        """Nothing moves."""

    def throw(self, request: ThrowRequest) -> ThrowResult:
        """A die falls as the next entry says: "5", "medical", "out", "5 at 100 -200", "1, red 9", "3, red out".

        A 9 when the list is used up.
        """
        self.requests.append(request)
        own, *others = (self.dice.pop(0) if self.dice else "9").split(", ")
        rests = list(request.resting)
        left = []
        for other in others:
            name, face = other.split()
            die = str(GAME.tables.character_of[name])
            number = next(number for number, rest in enumerate(rests) if rest.die == die)
            if face == "out":
                del rests[number]
                left.append(die)
            else:
                rests[number] = dataclasses.replace(rests[number], face=_face(face))
        if own == "out":
            return ThrowResult(tuple(rests), (), (*left, request.die))
        face, *place = own.replace(" at ", " ").split()
        x, y = (int(place[0]), int(place[1])) if place else (-700 + FAR_APART * len(rests), -300)
        rests.append(resting(request.die, _face(face), x, y, request.shape))
        return ThrowResult(tuple(rests), (), tuple(left))


def _face(word: str) -> int:
    return 0 if word in ("medical", "blank") else int(word)


def resting(die: str, face: int, x: int, y: int, shape: Any = "d10") -> Rest:
    """A die lying somewhere, touching the floor with a small square."""
    foot = ((x - 30, y - 30), (x + 30, y - 30), (x + 30, y + 30), (x - 30, y + 30))
    return Rest(die, shape, face, x, y, 95, (0, 0, 0), foot)


class Scene:
    """A game in some position, its chance, and what has happened since."""

    def __init__(self, game: SpaceMovers, state: MoversState) -> None:
        self.game = game
        self.state = state
        self.chance = Script()
        self.events: list[Event] = []

    # ---- names ---------------------------------------------------------------------------------------------------

    def node(self, name: str) -> int:
        return self.game.tables.node_of[name]

    def card(self, name: str) -> int:
        """A card by its id; of several copies one that somebody holds."""
        copies = [card.number for card in self.game.tables.cards if card.id == name]
        holding = [card for hand in self.state.hands for card in hand if card in copies]
        return (holding or copies)[0]

    def character(self, name: str) -> int:
        return self.game.tables.character_of[name]

    def seat(self, name: str) -> int:
        return self.state.seats.index(self.character(name))

    def _number(self, key: str, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        if key in ("to", "planet", "heads") and value in self.game.tables.node_of:
            return self.node(value)
        if key in ("crewmate", "to", "seat"):
            return self.seat(value)
        if key == "room":
            return ROOMS.index(value)
        if key in ("character", "target"):
            return self.character(value)
        if key in ("card", "give", "take"):
            return self.card(value)
        if key == "choice":
            for names in (self.game.tables.node_of, self.game.tables.character_of):
                if value in names:
                    return names[value]
            return self.card(value)
        return value

    # ---- playing -------------------------------------------------------------------------------------------------

    def action(self, verb: type, by: str = "", **fields: Any) -> Any:
        """An action of the seat waited for, or of ``by``."""
        decision = self.game.decision(self.state)
        seat = self.seat(by) if by else decision.seats[0] if decision else 0
        return verb(seat, **{key: self._number(key, value) for key, value in fields.items()})

    def do(self, verb: type, by: str = "", **fields: Any) -> list[Event]:
        """Play an action; what happened."""
        happened = self.game.play(self.state, self.action(verb, by, **fields), self.chance)
        self.events += happened
        return happened

    def refused(self, verb: type, by: str = "", **fields: Any) -> str:
        """The rule that refuses an action; empty if it is legal. It is never listed when it is refused."""
        action = self.action(verb, by, **fields)
        refusal = self.game.refusal(self.state, action)
        assert (refusal is None) == (action in self.game.legal(self.state)) or self._open(action)
        if refusal is None:
            return ""
        before = self.state.copy()
        with pytest.raises(IllegalAction):
            self.game.play(self.state, action, self.chance)
        assert self.state == before
        return refusal.rule

    @staticmethod
    def _open(action: Any) -> bool:
        """Whether an open part is filled, so that the action is judged but not listed."""
        return getattr(action, "aim", None) is not None or getattr(action, "place", None) is not None

    def offered(self, verb: type, by: str = "") -> list[Any]:
        """The legal actions of a kind, of one seat or of all."""
        found = [action for action in self.game.legal(self.state) if isinstance(action, verb)]
        return [action for action in found if not by or action.seat == self.seat(by)]

    def roll(self, *dice: str) -> list[Event]:
        """Throw the dice of a check one after the other, the current player naming the first possible each time."""
        happened: list[Event] = []
        for die in dice:
            while self.ask == "call":
                happened += self._play(self.offered(a.Call)[0])
            self.chance.dice.append(die)
            happened += self._play(self.offered(a.Throw)[0])
        return happened

    def _play(self, action: Any) -> list[Event]:
        happened = self.game.play(self.state, action, self.chance)
        self.events += happened
        return happened

    def passes(self) -> list[Event]:
        """Nobody reacts."""
        happened: list[Event] = []
        while self.ask == "reaction":
            happened += self._play(self.offered(a.Pass)[0])
        return happened

    def clean_up(self, discard: Iterable[str] = ()) -> list[Event]:
        """End the phases that wait, and go through Clean Up without Reactions, up to the next turn or a choice."""
        happened: list[Event] = []
        while self.ask in ("move", "act"):
            happened += self.do(a.EndPhase)
        happened += self.passes()
        for name in discard:
            happened += self.do(a.Discard, card=name)
        return happened

    # ---- looking -------------------------------------------------------------------------------------------------

    @property
    def ask(self) -> str:
        decision = self.game.decision(self.state)
        return decision.ask if decision else "over"

    @property
    def waits_for(self) -> str:
        """The Character whose seat is waited for."""
        decision = self.game.decision(self.state)
        assert decision
        return self.game.tables.characters[self.state.seats[decision.seats[0]]].id

    @property
    def current(self) -> str:
        return self.game.tables.characters[self.state.seats[self.state.coin]].id

    @property
    def at(self) -> str:
        return self.game.tables.nodes[self.state.liberty].id

    @property
    def scout(self) -> str:
        return self.game.tables.nodes[self.state.scout].id if self.state.scout != NOWHERE else ""

    @property
    def drone(self) -> str:
        return self.game.tables.nodes[self.state.drone].id if self.state.drone != NOWHERE else "aboard"

    @property
    def check(self) -> CheckFrame:
        frame = self.state.stack[-1]
        assert isinstance(frame, CheckFrame)
        return frame

    @property
    def ended(self) -> str:
        """Why the game ended; empty while it goes on."""
        return self.state.result

    def room(self, name: str) -> str:
        room = self.state.rooms[self.character(name)]
        return ROOMS[room] if room != NOWHERE else ""

    def health(self, name: str) -> str:
        return ("fit", "injured", "held")[self.state.health[self.character(name)]]

    def hand(self, name: str) -> list[str]:
        return [self.game.tables.cards[card].id for card in self.state.hands[self.seat(name)]]

    def table(self, name: str) -> list[str]:
        return [self.game.tables.cards[card].id for card in self.state.tables[self.seat(name)]]

    def pile(self, cards: list[int]) -> list[str]:
        return [self.game.tables.cards[card].id for card in cards]

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def setup(names: str, **options: OptionValue) -> Setup:
    """A setup with these Characters, in seat order."""
    return Setup(tuple(SeatSetup(name.title(), name) for name in names.split()), options)


def new_game(names: str = "eli red lucas", seed: int = 1, game: SpaceMovers = GAME, **options: OptionValue) -> Scene:
    """A game just begun."""
    return Scene(game, game.start(setup(names, **options), Seeded(seed)))


def crew(
    names: str = "eli red lucas",
    *,
    turn: str = "",
    phase: Phase = "act",
    at: str = "earth",
    resources: int = 15,
    rooms: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    tables: Mapping[str, str] | None = None,
    deck: str = "",
    discard: str | None = None,
    event: str = "",
    pursuit: str = "",
    scout: str = "",
    drone: str = "",
    eyes: Mapping[str, int] | None = None,
    injured: str = "",
    held: str = "",
    objective: str = "",
    side: int = 2,
    game: SpaceMovers = GAME,
    **options: OptionValue,
) -> Scene:
    """A position in the middle of a game. ``deck`` lists the top cards, the next one to be drawn first; ``objective``
    is a Random one by id, or the number of an Adventure card."""
    if objective and not objective.isdigit():
        options["objectives"] = "random"
    scene = Scene(game, game.start(setup(names, **options), Seeded(1)))
    state = scene.state
    state.coin = scene.seat(turn or names.split()[0])
    state.phase = phase
    state.liberty = scene.node(at)
    state.resources = resources
    for node, count in (eyes or {}).items():
        state.eyes[scene.node(node)] = count
    for name, room in (rooms or {}).items():
        state.rooms[scene.character(name)] = ROOMS.index(room)
    state.drone = scene.node(drone) if drone else NOWHERE
    _lay_cards(scene, hands or {}, tables or {}, deck, discard, event, pursuit)
    state.scout = scene.node(scout) if scout else scene.game.tables.hq if pursuit else NOWHERE
    for name in injured.split():
        state.health[scene.character(name)] = INJURED
        if scene.character(name) in state.seats:
            state.rooms[scene.character(name)] = MEDICAL_BAY
    for name in held.split():
        state.health[scene.character(name)] = HELD
        state.rooms[scene.character(name)] = NOWHERE
    if objective:
        _lay_objective(scene, objective, side)
    return scene


def _lay_cards(
    scene: Scene,
    hands: Mapping[str, str],
    tables: Mapping[str, str],
    deck: str,
    discard: str | None,
    event: str,
    pursuit: str,
) -> None:
    """Take named cards out of deck and discard pile and lay them where they are wanted."""
    state = scene.state
    state.deck += state.discard
    state.discard.clear()

    def take(name: str) -> int:
        card = next(card for card in state.deck if scene.game.tables.cards[card].id == name)
        state.deck.remove(card)
        return card

    if event:
        state.event = take(event)
    if pursuit:
        state.pursuit = take(pursuit)
    for who, cards in hands.items():
        for card in map(take, cards.split()):
            state.hands[scene.seat(who)].append(card)
            if scene.game.tables.cards[card].cargo:
                state.markers[scene.game.tables.cards[card].pick_up] += 1
    for who, cards in tables.items():
        state.tables[scene.seat(who)] += map(take, cards.split())
    on_top = [take(name) for name in deck.split()]
    if discard is not None:
        state.discard += map(take, discard.split())
    state.deck += reversed(on_top)


def _lay_objective(scene: Scene, objective: str, side: int) -> None:
    state = scene.state
    if objective.isdigit():
        number = int(objective) - 1
        state.done = list(range(number))
        state.objectives = list(range(number, 5))
    else:
        ids = [card.id for card in scene.game.tables.content.random_objectives]
        number = ids.index(objective)
        state.objectives = [number, *(other for other in state.objectives if other != number)][: state.goal]
    state.side = side
    state.shown_turn = state.turn
