"""Positions of One Small Step in words, so that a test reads like a paragraph of the rulebook.

    scene = Scene("place", "ussr")
    scene.give("us", "2 booster, 1 fresh capsule")
    scene.falls("navigation")
    scene.do(PlaceWorker, worker=ADMINISTRATOR, space=LABORATORY)

Cards, missions, Hazards and tiles go by their ids, resources by their names. Dice fall as the test says.
"""

from __future__ import annotations

from typing import Any, TypeVar

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import load
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.launches import begin
from desktop.games.one_small_step.perform import proceed
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, NOBODY, Team
from desktop.games.one_small_step.work import Work
from desktop.kernel.chance import Seeded
from desktop.kernel.game import Event, OptionValue, SeatSetup, Setup

GAME = load()
TABLES = GAME.tables
ENGINEER, ADMINISTRATOR = 0, 1
LABORATORY, FACTORY, HEADQUARTERS, WORKSHOP, MINISTRY = range(5)
PHASES = {"countdown": 1, "replenish": 2, "draw": 3, "place": 4, "personnel": 5, "play": 6, "launch": 7}
NATIONS = ("us", "ussr")
SATELLITE, CREW, EVENT = range(3)
E = TypeVar("E", bound=Event)
A = TypeVar("A")


class Falls:
    """Chance as the test wants it: dice show what is named, everything else is the first possibility, and a shuffle
    turns the order round."""

    def __init__(self) -> None:
        self.wanted: list[set[int]] = []
        self.shuffled: list[list[Any]] = []

    def below(self, n: int) -> int:
        if not self.wanted:
            return 0
        wanted = self.wanted.pop(0)
        die = TABLES.dice[min(wanted) // 3]
        return next(number for number, face in enumerate(die) if set(face) == wanted)

    def flip(self) -> bool:
        return True

    def shuffle(self, items: list[Any]) -> None:
        self.shuffled.append(items.copy())
        items.reverse()

    def throw(self, request: Any) -> Any:
        raise AssertionError("nothing is thrown in this game")


def resource(name: str) -> int:
    return v.RESOURCES.index(name)


def event(name: str) -> int:
    return next(n for n, row in enumerate(TABLES.events) if row.id == name)


def mission(name: str) -> int:
    return next(n for n, row in enumerate(TABLES.missions) if row.id == name)


def hazard(name: str) -> int:
    return next(n for n, row in enumerate(TABLES.hazards) if row.id == name)


def advancement(name: str) -> int:
    return next(n for n, row in enumerate(TABLES.advancements) if row.id == name)


def satellite_tile(name: str) -> int:
    return next(n for n, row in enumerate(TABLES.satellite_tiles) if row.id == name)


def media_tile(name: str) -> int:
    return next(n for n, row in enumerate(TABLES.media_tiles) if row.id == name)


def crew_tile(points: int) -> int:
    return TABLES.crew_tiles.index(points)


def upgrade(space: int, worker: int, marker: str) -> int:
    return 2 * (2 * space + worker) + ("satellite", "crew").index(marker)


def setup(seats: int = 2, **options: OptionValue) -> Setup:
    roles = GAME.propose_roles(seats, options)
    return Setup(tuple(SeatSetup(role, role) for role in roles), options)


def team(name: str) -> int:
    return NATIONS.index(name)


class Scene:
    """A game in the turn of a nation in a phase; without a phase it has just been set up."""

    def __init__(self, phase: str = "", turn: str = "us", seats: int = 2, **options: OptionValue) -> None:
        self.chance = Falls()
        self.state = GAME.start(setup(seats, **options), Seeded(1))
        self.events: list[Event] = []
        if phase:
            self._begin(PHASES[phase], team(turn))

    def _begin(self, phase: int, nation: int) -> None:
        state = self.state
        state.stack = []
        state.round, state.phase, state.leader, state.done = 2, phase, nation, [0, 0]
        for number, player in enumerate(state.teams):
            # The starting missions wait where they do not disturb.
            player.t2 = [mission(("sputnik_1", "explorer_1")[number])]
            player.missions = [mission(("sputnik_2", "vanguard_1")[number])]
        state.turn = nation
        state.stack = [f.Drawing(nation, 3) if phase == PHASES["draw"] else f.Turn(nation)]

    # ---- what there is -------------------------------------------------------------------------------------------

    @property
    def us(self) -> Team:
        return self.state.teams[0]

    @property
    def ussr(self) -> Team:
        return self.state.teams[1]

    def team(self, nation: str) -> Team:
        return self.state.teams[team(nation)]

    def give(self, nation: str, tokens: str, *, new: bool = False) -> None:
        """Tokens such as "2 booster, 1 fresh capsule, 1 spent sensor"."""
        player = self.team(nation)
        for part in tokens.split(", "):
            count, *kind, name = part.split()
            held = player.fresh if kind == ["fresh"] else player.spent if kind == ["spent"] else player.tokens
            held[resource(name)] += int(count)
            if new and not kind:
                player.new[resource(name)] += int(count)

    def tokens(self, nation: str) -> str:
        """What a team holds, in the words of ``give``."""
        player = self.team(nation)
        parts = [
            f"{held[n]} {kind}{v.RESOURCES[n]}"
            for kind, held in (("", player.tokens), ("fresh ", player.fresh), ("spent ", player.spent))
            for n in range(9)
            if held[n]
        ]
        return ", ".join(parts)

    def hand(self, nation: str, *cards: str) -> None:
        self._out_of_deck(cards)
        self.team(nation).hand = [event(card) for card in cards]

    def row(self, nation: str, *cards: str) -> None:
        self._out_of_deck(cards)
        self.team(nation).row = [event(card) for card in cards]

    def _out_of_deck(self, cards: tuple[str, ...]) -> None:
        for card in map(event, cards):
            if card in self.state.events:
                self.state.events.remove(card)
            elif card in self.state.draft:
                self.state.draft[self.state.draft.index(card)] = EMPTY

    def draft(self, *cards: str) -> None:
        """The cards on the draft spaces; the ones there go under the deck."""
        state = self.state
        state.events[:0] = [card for card in state.draft if card != EMPTY]
        state.draft = [EMPTY] * 4
        self._out_of_deck(cards)
        state.draft = [event(card) for card in cards] + [EMPTY] * (4 - len(cards))

    def next_events(self, *cards: str) -> None:
        """These lie on top of the Event deck, the first one uppermost."""
        self._out_of_deck(cards)
        self.state.events += [event(card) for card in reversed(cards)]

    def queue(self, nation: str, *, t2: str = "", t1: str = "", launch: str = "") -> None:
        """The whole launch queue of a team; missions are named with spaces between them."""
        player = self.team(nation)
        stages = [[mission(name) for name in names.split()] for names in (t2, t1, launch)]
        for found in stages:
            for number in found:
                for deck in (self.state.satellites, player.crew_deck):
                    if number in deck:
                        deck.remove(number)
        player.t2, player.t1, player.launch = stages

    def attach(self, name: str, to: str) -> None:
        """A Hazard lies face down on a mission."""
        self.state.hazards.remove(hazard(name))
        self.state.attached.append((mission(to), hazard(name)))

    def next_hazards(self, *names: str) -> None:
        for name in reversed(names):
            self.state.hazards.remove(hazard(name))
            self.state.hazards.append(hazard(name))

    def media(self, us: int, ussr: int, top: str = "us") -> None:
        self.us.media, self.ussr.media, self.state.top = us, ussr, team(top)

    def reach(self, nation: str, *spaces: int) -> None:
        """Markers on the Moon path, tiles claimed by nobody."""
        self.team(nation).markers = list(spaces)

    def own(self, nation: str, *advancements: str) -> None:
        for name in advancements:
            number = advancement(name)
            if number in self.state.advancements:
                self.state.advancements.remove(number)
            else:
                self.state.offer[self.state.offer.index(number)] = self.state.advancements.pop()
            self.team(nation).advancements.append(number)

    def offers_advancements(self, *names: str) -> None:
        """The face-up Advancements."""
        state = self.state
        cards = sorted([card for card in state.offer if card != EMPTY] + state.advancements)
        state.offer = [advancement(name) for name in names]
        state.advancements = [card for card in cards if card not in state.offer]

    def uncover(self, *upgrades: int) -> None:
        for number in upgrades:
            self.state.covered[number] = 0
            if number % 2 == 0:
                self.us.orbit += 1

    def tiles(self, nation: str, *names: str) -> None:
        for name in names:
            tile = media_tile(name)
            self.state.media_tiles.remove(tile)
            self.team(nation).tiles.append(tile)

    def next_tile(self, name: str) -> None:
        """This satellite tile is drawn next."""
        tile = satellite_tile(name)
        self.state.satellite_tiles.remove(tile)
        self.state.satellite_tiles.append(tile)

    def worker(self, nation: str, kind: int, space: int) -> None:
        """A worker stands on a space already."""
        self.team(nation).home[kind] -= 1
        self.state.workers[space].append((team(nation), kind))

    def slot(self, card: str) -> int:
        """The number of the draft space a card lies on."""
        return FIRST_DRAFT + self.state.draft.index(event(card))

    def falls(self, *faces: str) -> None:
        """The coming dice: "navigation", or "funding+material"."""
        self.chance.wanted += [{resource(name) for name in face.split("+")} for face in faces]

    # ---- what happens --------------------------------------------------------------------------------------------

    def go(self) -> list[Event]:
        """Do what needs no choice."""
        work = Work(TABLES, self.state, self.chance)
        proceed(work)
        self.events += work.events
        return work.events

    def do(self, verb: type[Any], **fields: int | bool) -> list[Event]:
        """Take the one legal action of this kind with these fields."""
        (action,) = self.offered(verb, **fields)
        events = GAME.play(self.state, action, self.chance)
        self.events += events
        return events

    def offered(self, verb: type[A], **fields: int | bool) -> list[A]:
        """The legal actions of a kind with these fields."""
        return [
            action
            for action in GAME.legal(self.state)
            if isinstance(action, verb) and all(getattr(action, key) == value for key, value in fields.items())
        ]

    def refused(self, action: a.StepAction) -> str:
        """The rule in the way of an action."""
        refusal = GAME.refusal(self.state, action)
        assert refusal is not None, f"{action} is allowed"
        assert str(refusal.sentence)
        return refusal.rule

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def place(self, worker: int, space: int) -> list[Event]:
        """Place a worker that acts as what it is."""
        return self.do(a.PlaceWorker, worker=worker, acting=worker, space=space)

    def gain(self, name: str) -> list[Event]:
        return self.do(a.GainToken, resource=resource(name))

    def launch(self, name: str) -> list[Event]:
        return self.do(a.LaunchMission, mission=mission(name))

    def launch_now(self, nation: str, name: str) -> None:
        """A launch outside any turn's choice: to look at its stages."""
        work = Work(TABLES, self.state, self.chance)
        begin(work, team(nation), -1, mission(name))
        self.go()

    def effect(self, nation: str, *effects: v.Effect, dept: int = -1) -> None:
        """Carry out effects that no card of the base content combines like this."""
        number = TABLES._compile("test", "cards", effects)
        self.state.stack.append(f.Doing(team(nation), dept, number))
        self.go()

    @property
    def waits_for(self) -> str:
        """The kind of the live frame."""
        return self.state.stack[-1].kind

    @property
    def turn(self) -> str:
        return NATIONS[self.state.turn] if self.state.turn != NOBODY else ""

    # ---- going on ------------------------------------------------------------------------------------------------

    def do_all(self) -> None:
        """Take the first thing offered until the turn is over."""
        turn = self.state.turn
        while self.state.turn == turn and not isinstance(self.state.stack[-1], f.Turn):
            self.events += GAME.play(self.state, GAME.legal(self.state)[0], self.chance)

    def set_up(self) -> None:
        """Make the first choices of both teams, whatever they are."""
        while self.state.round == 0:
            self.events += GAME.play(self.state, GAME.legal(self.state)[0], self.chance)

    def until(self, phase: str) -> None:
        """Take the first thing offered until a phase begins."""
        while self.state.phase != PHASES[phase]:
            self.events += GAME.play(self.state, GAME.legal(self.state)[0], self.chance)

    def until_turn(self, nation: str) -> None:
        """Pass, or take the first thing offered, until a team has its turn."""
        while not (self.turn == nation and isinstance(self.state.stack[-1], f.Turn | f.Drawing)):
            legal = GAME.legal(self.state)
            passing = [action for action in legal if isinstance(action, a.Pass)]
            self.events += GAME.play(self.state, (passing or legal)[0], self.chance)

    def offered_draws(self) -> list[a.DrawCard]:
        return self.offered(a.DrawCard)

    def do_until(self, verb: type[Any]) -> None:
        """Take the first thing offered until an action of a kind is."""
        while not self.offered(verb):
            self.events += GAME.play(self.state, GAME.legal(self.state)[0], self.chance)


# ---- cards -----------------------------------------------------------------------------------------------------


def use_personnel(scene: Scene, card: str, option: int = -1) -> None:
    """Use a Personnel card, perhaps with a choice."""
    scene.do(a.UsePersonnel, card=event(card))
    if option >= 0:
        scene.do(a.Choose, option=option)


def play_development(scene: Scene, card: str, worker: int = ENGINEER) -> None:
    scene.do(a.PlayDevelopment, card=event(card), worker=worker)


# ---- launches ---------------------------------------------------------------------------------------------------


def reward(name: str, kind: str, *, major: bool = False) -> int:
    """The number of a mission's reward."""
    return next(
        number
        for number, found in enumerate(TABLES.missions[mission(name)].rewards)
        if found.effect.kind == kind and found.major == major
    )


def ready(tokens: str, name: str, nation: str = "us", **options: str) -> Scene:
    """A mission on the Launch stage of a team with these tokens; the rival has something to launch as well."""
    scene = Scene("launch", nation, 2, **options)
    scene.queue(nation, launch=name)
    other = "us" if nation == "ussr" else "ussr"
    scene.queue(other, launch="telstar_1", t2="syncom_3")
    if tokens:
        scene.give(nation, tokens)
    return scene
