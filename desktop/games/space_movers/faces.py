"""What stands on cards, rooms and objectives: for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.games.space_movers import models as m
from desktop.games.space_movers.tables import Side, Tables
from desktop.games.space_movers.texts import (
    ability_text,
    check_text,
    condition_text,
    deadline_text,
    effect_text,
    loss_text,
    resources,
    rule_text,
    step_text,
    the_room,
)
from desktop.games.space_movers.vocabulary import ROOMS, Symbol
from desktop.kernel.words import Sentence, listed


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card: its title, a sentence of story, the lines that count, and the check it asks for."""

    title: str
    story: str
    lines: tuple[Sentence, ...]
    check: tuple[Symbol, ...] = ()


def card_face(tables: Tables, number: int) -> Face:
    """A card of the Game Deck."""
    card = tables.cards[number]
    if card.event:
        return _event(card.event)
    if card.pursuit:
        text = Sentence(
            "Action: {check}. Success: the scout leaves the board.", {"check": check_text(card.pursuit.check)}
        )
        return Face(card.title, card.pursuit.flavour, (text,), card.pursuit.check)
    if card.cargo:
        return _cargo(tables, card.cargo)
    assert card.reaction  # there are four kinds of card
    return _reaction(card.reaction)


def _event(card: m.EventCard) -> Face:
    lines = [rule_text(rule) for rule in card.rules]
    lines += [loss_text(clause) for clause in card.loss]
    lines.append(Sentence("Action: {check}. Success: discard this card.", {"check": check_text(card.check)}))
    return Face(card.title, card.flavour, tuple(lines), card.check)


def _cargo(tables: Tables, card: m.CargoCard) -> Face:
    start, end = (tables.nodes[tables.node_of[place]].title for place in (card.pick_up, card.deliver))
    pick_up = Sentence("Action: with the Liberty on {planet}, play this card to your table.", {"planet": start})
    deliver = Sentence(
        "Action: with the Liberty on {planet}, discard this card from your table and gain {pays}.",
        {"planet": end, "pays": resources(card.pays)},
    )
    return Face(card.title, card.flavour, (pick_up, deliver))


_MOMENTS = {
    "any": "Between two steps of another player's turn: {effects}.",
    "delivery": "When a delivery is declared in another player's turn: {effects}.",
    "check": "When a check begins in another player's turn: {effects}.",
}


def _reaction(card: m.ReactionCard) -> Face:
    effects = listed([effect_text(effect) for effect in card.effects])
    lines = [Sentence(_MOMENTS[card.timing], {"effects": effects})]
    lines.append(Sentence("Then remove this card from the game." if card.leaves_game else "Then discard this card."))
    return Face(card.title, card.flavour, tuple(lines))


def side_face(tables: Tables, side: Side) -> Face:
    """A face-up side of an objective."""
    content = tables.content
    lines = []
    if side.task:
        task = listed([condition_text(content, condition) for condition in side.task])
        lines.append(Sentence("Turn this card over once {task}.", {"task": task}))
    lines += [step_text(content, step) for step in side.steps]
    lines += [loss_text(clause) for clause in side.loss]
    if side.deadline:
        lines.append(deadline_text(side.deadline))
    return Face(side.title, side.story, tuple(lines), side.steps[0].check if side.steps else ())


def character_face(tables: Tables, character: int) -> Face:
    """The front of a Character card."""
    person = tables.characters[character]
    room = tables.content.rooms[ROOMS.index(person.start)].title
    lines = (
        Sentence(
            "Number {number}, age {age}, starts in {room}.",
            {"number": person.number, "age": person.age, "room": the_room(room)},
        ),
        Sentence(
            "Any turn, {title}: {text}", {"title": person.any_turn.title, "text": ability_text(person.any_turn.does)}
        ),
        Sentence(
            "Your turn, {title}: {text}", {"title": person.your_turn.title, "text": ability_text(person.your_turn.does)}
        ),
    )
    return Face(person.full_name, person.flavour, lines, (person.skill, "strength", "intelligence"))


def injured_face(tables: Tables, character: int) -> Face:
    """The back of a Character card: the short turn, and the Action it offers to the others."""
    person = tables.characters[character]
    words: dict[str, str | Sentence] = {"check": check_text(person.back.check), "name": person.name}
    healed = (
        "Others, action: {check}. Success: {name} is repaired."
        if person.machine
        else ("Others, action: {check}. Success: {name} is healed.")
    )
    lines = (Sentence("Your turn: draw, use the action of the Medical Bay, clean up."), Sentence(healed, words))
    return Face(person.back.title, person.back.flavour, lines, person.back.check)


_ROOM_TEXTS = {
    "bridge": "Action: jump the Liberty to an adjacent space. Restricted routes need their check.",
    "communications": "Action: pay {price} and take an eye off the Liberty's planet.",
    "cargo_bay": "Action: take one cargo card of your choice from the discard pile into your hand.",
    "kitchen": "Action: another player performs an action that you name. Nobody changes rooms for it.",
    "engine_room": "Action: perform two card actions, from two different cards.",
    "drone_room": (
        "Action: deliver a picked-up cargo up to {range} spaces away with the Drone, past all restrictions; or call "
        "the Drone back over as many."
    ),
    "medical_bay": "Action: heal one injured character.",
}


def room_face(tables: Tables, room: int) -> Face:
    """A room of the Liberty and its Action."""
    bars = tables.bars
    found = tables.content.rooms[room]
    words: dict[str, str | int | Sentence] = {"price": resources(bars.eye_price), "range": bars.drone_range}
    return Face(found.title, found.flavour, (Sentence(_ROOM_TEXTS[found.id], words),))


def headquarters_face(tables: Tables) -> Face:
    """The Action at UO Headquarters."""
    node = tables.nodes[tables.hq]
    check = tables.bars.rescue
    text = Sentence("Action: {check}. Success: everybody in interrogation is free.", {"check": check_text(check)})
    return Face(node.title, node.flavour, (text,), check)
