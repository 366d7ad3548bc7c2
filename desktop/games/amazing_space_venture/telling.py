"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from desktop.games.amazing_space_venture import events as e
from desktop.games.amazing_space_venture.state import ScoreEntry, Term
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.game import Event
from desktop.kernel.words import SeatName, Sentence, listed

Words: TypeAlias = dict[str, str | int | SeatName | Sentence]

_LINES: dict[type, str] = {
    e.TurnBegan: "{who} begins turn {number}.",
    e.TurnMissed: "{who} misses the turn.",
    e.QuestDrawn: "{who} drew a Special Quest.",
    e.TileRemoved: "{tile} has no place and leaves the game.",
    e.TilePlaced: "{who} placed {tile} on {square}.",
    e.QuestClaimed: "{who} completed {quest}.",
    e.PieceLaid: "{who} placed a {piece} on {square}.",
    e.ShipAdded: "{who} launched a {card}.",
    e.ShipUpgraded: "{who} turned a {before} into a {card}.",
    e.ExtraFitted: "{who} added {card} to a ship.",
    e.BurdenPassed: "{card} went aboard a ship of {owner}.",
    e.BurdenShuffled: "{card} was shuffled into Space Port.",
    e.ShipMoved: "A ship of {who} went from {start} to {square}.",
    e.ShipTrapped: "The ship of {who} on {square} is trapped in the Web.",
    e.ShipDestroyed: "The {card} of {who} on {square} was destroyed.",
    e.LaserFired: "{who} fired a Laser Beam.",
    e.TorpedoFired: "{who} fired a Photon Torpedo.",
    e.PlanetDiscovered: "{who} discovered {card}.",
    e.CardCancelled: "{card} of {who} has no effect.",
    e.CardRedirected: "{who} turned {card} on somebody else.",
    e.EnvironmentFlipped: "{who} turned {card} into its opposite.",
    e.LifeRemoved: "{who} removed {card}.",
    e.PlanetBecameHome: "The planet of {who} became a Home Planet.",
    e.PlanetDestroyed: "{who} destroyed a planet.",
    e.MeteorsFell: "{who} let meteors rain on a planet.",
    e.MeteorsPassed: "The Meteor Shower is over.",
    e.WillMissTurn: "{who} will miss a turn.",
    e.DeckRefilled: "Space Junk was shuffled into the decks.",
}
_PLACES = ("planet", "target")


def tell(t: Tables, event: Event) -> Sentence | None:
    """The event as a line of the log; None for events not worth a line."""
    special = _SPECIAL.get(type(event))
    if special is not None:
        return special(t, event)
    line = _LINES.get(type(event))
    return Sentence(line, _words(t, event), _places(event)) if line else None


def _words(t: Tables, event: Event) -> Words:
    words: Words = {}
    for key in ("number", "square", "start", "piece"):
        if (value := getattr(event, key, None)) is not None:
            words[key] = Sentence(value) if key == "piece" else value
    for key in ("card", "before"):
        if name := getattr(event, key, ""):
            words[key] = t.cards[t.card_number[name]].title
    for key in ("tile", "quest"):
        if name := getattr(event, key, ""):
            words[key] = t.faces[t.face_number[name]].title
    for key, field in (("who", "seat"), ("owner", "owner"), ("other", "other")):
        if (seat := getattr(event, field, None)) is not None:
            words[key] = SeatName(seat)
    return words


def _places(event: Event) -> tuple[str, ...]:
    places = [getattr(event, field) for field in _PLACES if getattr(event, field, "")]
    if square := getattr(event, "square", ""):
        places.append(f"square:{square}")
    return tuple(places)


def _tiles_drawn(t: Tables, event: e.TilesDrawn) -> Sentence:
    titles = [t.faces[t.face_number[tile]].title for tile in event.tiles]
    return Sentence("{who} drew {tiles}.", {"who": SeatName(event.seat), "tiles": listed(titles)})


def _scored(t: Tables, event: e.Scored) -> Sentence:
    entry = event.entry
    parts = [
        Sentence("{amount} {why}", {"amount": term.amount, "why": Sentence(term.reason)}) for term in _joined(entry)
    ]
    places = tuple(dict.fromkeys(place for term in entry.terms for place in term.places))
    words: Words = {"who": SeatName(entry.seat), "points": entry.points, "why": listed(parts)}
    return Sentence("{who} scores {points}: {why}.", words, places)


def _joined(entry: ScoreEntry) -> list[Term]:
    """Terms of one reason as one, so that the line stays short."""
    sums: dict[str, int] = {}
    for term in entry.terms:
        sums[term.reason] = sums.get(term.reason, 0) + term.amount
    return [Term(amount, reason) for reason, amount in sums.items()]


def _returned(t: Tables, event: e.PieceReturned) -> Sentence | None:
    if event.why == "scored":
        return None
    text = (
        "The {piece} of {who} on {square} was shot."
        if event.why == "shot"
        else ("The path on {square} is dead: the {piece} of {who} leaves it.")
    )
    return Sentence(text, _words(t, event), _places(event))


def _played(t: Tables, event: e.CardPlayed) -> Sentence:
    words = _words(t, event)
    if event.copies > 1:
        return Sentence("{who} played {copies} × {card}.", words | {"copies": event.copies}, _places(event))
    return Sentence("{who} played {card}.", words, _places(event))


def _planet_taken(t: Tables, event: e.PlanetTaken) -> Sentence:
    words = _words(t, event)
    if event.name:
        return Sentence("{who} took a planet, now called {name}.", words | {"name": event.name}, _places(event))
    return Sentence("{who} took the planet.", words, _places(event))


def _drawn(t: Tables, event: e.CardDrawn) -> Sentence:
    words = _words(t, event) | {"deck": "Space Port" if event.deck == "port" else "Refuel"}
    return Sentence("{who} drew {card} from {deck}." if event.card else "{who} drew a card from {deck}.", words)


def _discarded(t: Tables, event: e.CardDiscarded) -> Sentence:
    return Sentence("{who} discarded {card}." if event.card else "{who} discarded a card.", _words(t, event))


def _changed_hands(t: Tables, event: e.CardChangedHands) -> Sentence:
    text = "{who} got {card} from {other}." if event.card else "{who} got a card from {other}."
    return Sentence(text, _words(t, event))


def _taken(t: Tables, event: e.CardTaken) -> Sentence:
    return Sentence("{who} took {card}." if event.card else "{who} took a card.", _words(t, event))


def _shown(t: Tables, event: e.CardsShown) -> Sentence:
    words: Words = {"who": SeatName(event.seat), "other": SeatName(event.other)}
    if event.cards:
        words["cards"] = listed([t.cards[t.card_number[card]].title for card in event.cards])
        return Sentence("{who} saw {cards}.", words)
    if event.source == "hand":
        return Sentence("{who} looked at the hand of {other}.", words)
    return Sentence("{who} looked at the top of a deck.", words)


def _ended(t: Tables, event: e.GameEnded) -> Sentence:
    names = listed([Sentence("{who}", {"who": SeatName(seat)}) for seat in event.winners])
    return Sentence("The game is over; won by {who}.", {"who": names})


_SPECIAL: dict[type, Callable[[Tables, Any], Sentence | None]] = {
    e.TilesDrawn: _tiles_drawn,
    e.Scored: _scored,
    e.PieceReturned: _returned,
    e.CardPlayed: _played,
    e.PlanetTaken: _planet_taken,
    e.CardDrawn: _drawn,
    e.CardDiscarded: _discarded,
    e.CardChangedHands: _changed_hands,
    e.CardTaken: _taken,
    e.CardsShown: _shown,
    e.GameEnded: _ended,
}
