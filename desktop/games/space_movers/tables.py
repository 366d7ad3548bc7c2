"""A content compiled for play: ids become numbers, ways become tables."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from desktop.games.space_movers import models as m
from desktop.games.space_movers.paths import distances, next_steps
from desktop.games.space_movers.standing import Ability, ContinuousRule, LossClause
from desktop.games.space_movers.vocabulary import ROOMS, Condition, Symbol
from desktop.kernel.throws import Box


class Kind(IntEnum):
    """The four kinds of the Game Deck."""

    EVENT = 0
    PURSUIT = 1
    CARGO = 2
    REACTION = 3


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the Game Deck. Its number is its place in ``Tables.cards``, which the state uses."""

    number: int
    kind: Kind
    id: str
    title: str
    event: m.EventCard | None = None
    pursuit: m.PursuitCard | None = None
    reaction: m.ReactionCard | None = None
    cargo: m.CargoCard | None = None
    pick_up: int = -1
    deliver: int = -1
    pays: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """A face of an objective that can lie open, in the same form for all kinds of objective."""

    title: str
    story: str
    task: tuple[Condition, ...]
    """Conditions after which the card turns over; none for a side with steps."""
    steps: tuple[m.Step, ...]
    loss: tuple[LossClause, ...]
    deadline: m.Deadline | None


class Tables:
    """Everything the rules look up. Nodes, rooms, cards, characters and objectives are numbered from 0."""

    def __init__(self, content: m.MoversContent) -> None:
        self.content = content
        self.bars = content.bars
        self._compile_map(content.map)
        self._compile_crew(content)
        self.cards = self._deck(content)
        self.event_rules: tuple[dict[type, ContinuousRule], ...] = tuple(
            {type(rule): rule for rule in card.event.rules} if card.event else {} for card in self.cards
        )
        """Per card the continuous rules it brings, by kind."""
        self.adventures = {
            adventure.id: tuple((_task_side(card.side_1), _check_side(card.side_2)) for card in adventure.cards)
            for adventure in content.adventures
        }
        self.randoms = tuple(_random_side(objective) for objective in content.random_objectives)
        self.box = Box(content.box.width, content.box.depth, content.box.height)
        self.advanced = content.box.advanced

    def _compile_map(self, galaxy: m.GalaxyMap) -> None:
        ids = [node.id for node in galaxy.nodes]
        self.nodes = tuple(galaxy.nodes)
        self.node_of = {node: number for number, node in enumerate(ids)}
        self.start = self.node_of[galaxy.start]
        self.hq = next(number for number, node in enumerate(galaxy.nodes) if node.kind == "hq")
        self.planets = tuple(number for number in range(len(ids)) if number != self.hq)
        checks: list[dict[int, tuple[Symbol, ...]]] = [{} for _ in ids]
        for route in galaxy.routes:
            one, other = self.node_of[route.between[0]], self.node_of[route.between[1]]
            checks[one][other] = checks[other][one] = route.check
        self.routes = tuple(checks)
        """Per node: the nodes a route away, with the check of that route (empty for a free one)."""
        self.neighbours = tuple(tuple(sorted(near)) for near in checks)
        rows = distances(ids, (route.between for route in galaxy.routes))
        self.distance = tuple(tuple(rows[one][other] for other in ids) for one in ids)
        self.next_steps = next_steps(self.neighbours, self.distance)

    def _compile_crew(self, content: m.MoversContent) -> None:
        self.characters = tuple(sorted(content.characters, key=lambda person: person.number))
        """By number: the one that a capture die of n names stands at n - 1."""
        self.character_of = {person.id: index for index, person in enumerate(self.characters)}
        self.specialist: dict[Symbol, int] = {person.skill: index for index, person in enumerate(self.characters)}
        self.start_room = tuple(ROOMS.index(person.start) for person in self.characters)
        self.any_turn: tuple[Ability, ...] = tuple(person.any_turn.does for person in self.characters)
        self.your_turn: tuple[Ability, ...] = tuple(person.your_turn.does for person in self.characters)
        self.ability_kinds = tuple(
            frozenset[type]((type(person.any_turn.does), type(person.your_turn.does))) for person in self.characters
        )

    def _deck(self, content: m.MoversContent) -> tuple[Card, ...]:
        cards: list[Card] = []
        for event in content.events:
            cards.append(Card(len(cards), Kind.EVENT, event.id, event.title, event=event))
        for pursuit in content.pursuits:
            cards.append(Card(len(cards), Kind.PURSUIT, pursuit.id, pursuit.title, pursuit=pursuit))
        for cargo in content.cargoes:
            ends = self.node_of[cargo.pick_up], self.node_of[cargo.deliver]
            cards.append(
                Card(len(cards), Kind.CARGO, cargo.id, cargo.title, None, None, None, cargo, *ends, cargo.pays)
            )
        for reaction in content.reactions:
            for _ in range(reaction.copies):
                cards.append(Card(len(cards), Kind.REACTION, reaction.id, reaction.title, reaction=reaction))
        return tuple(cards)

    def of_kind(self, kind: Kind) -> list[int]:
        """The numbers of all cards of a kind."""
        return [card.number for card in self.cards if card.kind == kind]

    def card_number(self, card_id: str) -> int:
        """The (first) card with an id."""
        return next(card.number for card in self.cards if card.id == card_id)


def _task_side(side: m.TaskSide) -> Side:
    return Side(side.title, side.story, side.task, (), side.loss, side.deadline)


def _check_side(side: m.CheckSide) -> Side:
    return Side(side.title, side.story, (), side.steps, side.loss, side.deadline)


def _random_side(objective: m.RandomObjective) -> Side:
    return Side(objective.title, objective.story, (), objective.steps, objective.loss, objective.deadline)
