"""Sentences of Amazing Space Venture: prompts, labels of actions, and how a game ended."""

from __future__ import annotations

from typing import TypeAlias

from desktop.games.amazing_space_venture import actions as a
from desktop.games.amazing_space_venture.doing import number_of, planet_number
from desktop.games.amazing_space_venture.events import QuestDrawn, TilesDrawn, TurnBegan
from desktop.games.amazing_space_venture.frames import Destroying, RedPlayed, Window
from desktop.games.amazing_space_venture.grid import NAMES, NUMBER
from desktop.games.amazing_space_venture.offers import waited_for
from desktop.games.amazing_space_venture.placement import clashes
from desktop.games.amazing_space_venture.preview import preview
from desktop.games.amazing_space_venture.scoring import quest_terms, station_squares
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.turns import team_totals, winners
from desktop.kernel.game import Event
from desktop.kernel.words import Address, SeatName, Sentence, listed

Words: TypeAlias = dict[str, str | int | SeatName | Sentence]

TITLES = ((60, "Lord of the Universe"), (40, "Space Emperor or Empress"), (20, "Space Warrior"), (0, "Space Hero"))
"""The winner's title by a lead greater than these (ASV-END-12)."""


# ---- the end -----------------------------------------------------------------------------------------------------


def title(s: VentureState) -> tuple[str, int]:
    """The winner's title and lead; no title for a shared win (ASV-END-13)."""
    won, totals = winners(s), team_totals(s)
    rest = [total for seat, total in enumerate(totals) if seat not in won]
    if not rest or (len(won) > 1 and not s.rules.partners):
        return "", 0
    lead = totals[won[0]] - max(rest)
    return next((name for least, name in TITLES if lead > least), ""), lead


def ending(s: VentureState) -> Sentence:
    """Why a game ended and who won it."""
    won = winners(s)
    words: Words = {"who": listed([Sentence("{who}", {"who": SeatName(seat)}) for seat in won])}
    if s.ended == "ninth":
        return Sentence("{who} owns nine planets and wins.", words)
    words["points"] = team_totals(s)[won[0]]
    if len(s.colours) == 1:
        return Sentence("{who} ends with {points} points.", words)
    name, lead = title(s)
    if not name:
        return Sentence("{who} win with {points} points.", words)
    words |= {"lead": lead, "title": Sentence(name)}
    return Sentence("{who} wins with {points} points, {lead} ahead: {title}.", words)


# ---- prompts -----------------------------------------------------------------------------------------------------

_PROMPTS = {
    "tile": "{who}: place a drawn tile.",
    "planet": "{who}: play a Planet card.",
    "environment": "{who}: play an Environment, or none.",
    "life": "{who}: play a Life Form, or none.",
    "explorers": "{who}: play an Explorer, or go on.",
    "second_planet": "{who}: discover the second planet of the Binary System, or not.",
    "discard_cards": "{who}: discard a card.",
    "extra_piece": "{who}: place one more piece, or none.",
    "extra_move": "{who}: move a ship once more, or none.",
    "sneaking": "{who}: play another red card, or none.",
    "looking": "{who}: look at the cards, then go on.",
    "trading": "{who}: lay out the cards to exchange.",
    "scavenging": "{who}: take a card from Space Junk.",
    "gathering": "{who}: choose the ship that goes to the summit.",
    "searching": "{who}: take a card.",
    "giving_back": "{who}: give a card back.",
    "boarders": "{who}: choose whom your Pirate Crew robs.",
    "conquest": "{who}: take this planet with The Kaygus, or go on.",
    "evicting": "{who}: pass Captain Rookie on, or shuffle him into Space Port.",
    "after_shot": "{who}: fly along the freed path, or stay.",
    "answer W2": "{who}: answer the move, or let it be.",
    "answer W3": "{who}: answer the Planet card, or let it be.",
    "answer W3-home": "{who}: found a Lost Colony, or go on.",
    "answer W4": "{who}: turn the Environment round, or let it be.",
    "answer W5": "{who}: answer the Life Form, or let it be.",
    "answer W6": "{who}: answer the score of the planet, or let it be.",
}


def prompt(t: Tables, s: VentureState) -> Sentence:
    """One sentence: what is asked, and of whom."""
    decision = waited_for(s)
    words: Words = {"who": SeatName(decision.seats[0])}
    if decision.ask == "turn":
        if s.rules.energy_points:
            return Sentence("{who}: {energy} energy points are left.", {**words, "energy": s.turn.energy})
        return Sentence("{who}: place a piece, move a ship, discard, draw, or end the turn.", words)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Window) and isinstance(s.stack[-2], RedPlayed):
        words |= {"card": t.cards[s.stack[-2].card].title, "by": SeatName(s.stack[-2].seat)}
        return Sentence("{who}: answer {card} of {by}, or let it be.", words)
    if isinstance(top, Destroying):
        words["ship"] = t.cards[s.ships[top.ships[0]].cards[-1]].title
        return Sentence("{who}: save your {ship}, or let it be destroyed.", words)
    return Sentence(_PROMPTS[decision.ask], words)


def beginning(t: Tables, s: VentureState) -> list[Event]:
    """The first lines of the log, read off a fresh state."""
    first: list[Event] = [TurnBegan(s.turn.seat, s.turn.number)]
    first += [QuestDrawn(s.turn.seat, t.faces[number].id) for number in s.quests[s.turn.seat]]
    if s.drawn:
        first.append(TilesDrawn(s.turn.seat, tuple(t.faces[number].id for number in s.drawn)))
    return first


# ---- places ------------------------------------------------------------------------------------------------------


def steps(action: a.VentureAction) -> tuple[Address, ...]:
    """The addresses a person picks one after the other; empty for plain buttons."""
    match action:
        case a.PlaceTile():
            return f"tile:{action.tile}", f"square:{action.square}", f"rotation:{action.rotation}"
        case a.AddShip():
            return f"card:{action.card}", action.planet
        case a.UpgradeShip() | a.FitExtra():
            return f"card:{action.card}", f"ship:{action.ship}"
        case a.PlaceProbe():
            return "piece:probe", f"part:{action.square}:{action.part}"
        case a.PlacePirate():
            return "piece:pirate", f"part:{action.square}:{action.part}"
        case a.PlaceStation():
            return "piece:station", f"square:{action.square}"
        case a.PassBurden():
            return (f"ship:{action.ship}", f"ship:{action.to}") if action.ship >= 0 else (f"ship:{action.to}",)
        case a.MoveShip():
            return f"ship:{action.ship}", _place(action.square, action.spot)
        case a.FireLaser() | a.FireTorpedo():
            return f"ship:{action.ship}", action.target
        case a.PlayRed():
            seats = tuple(f"seat:{seat}" for seat in action.seats)
            return tuple(filter(None, (f"card:{action.card}", action.target, action.to))) + seats
        case a.PlayPlanet():
            return f"card:{action.card}", action.planet
        case a.PlayLife():
            return f"card:{action.card}", f"copies:{action.copies}"
        case a.PlayEnvironment() | a.PlayExplorer() | a.Discard() | a.Take() | a.GiveCard():
            return (f"card:{action.card}",)
        case a.DrawCard():
            return (f"deck:{action.deck}",)
        case a.SwapCard() | a.ChooseSeat():
            return (f"seat:{action.other}",)
        case a.SendShip():
            return f"ship:{action.ship}", action.to
        case a.ScoreStation():
            return (f"station:{action.square}:{action.seat}",)
        case a.ClaimQuest():
            return (f"quest:{action.quest}",)
        case _:
            return ()


def _place(square: str, spot: a.Spot) -> Address:
    match spot:
        case "a" | "b":
            return f"planet:{square}:{spot}"
        case "station":
            return f"station:{square}"
        case _:
            return f"square:{square}"


def name_of(t: Tables, s: VentureState, place: Address) -> Sentence:
    """A place or aim in words."""
    if (seat := number_of(place, "seat")) >= 0:
        return Sentence("{who}", {"who": SeatName(seat)})
    if (ship := number_of(place, "ship")) >= 0 and ship in s.ships:
        found = s.ships[ship]
        words: Words = {
            "who": SeatName(found.seat),
            "ship": t.cards[found.cards[-1]].title,
            "square": NAMES[found.square],
        }
        return Sentence("the {ship} of {who} on {square}", words, (place,))
    if (planet := planet_number(place)) >= 0:
        return Sentence("the planet on {square}", {"square": NAMES[planet // 2]}, (place,))
    kind, _, rest = place.partition(":")
    square = rest.partition(":")[0]
    if square in NUMBER:
        return Sentence("the {kind} on {square}", {"kind": Sentence(kind), "square": square}, (place,))
    return Sentence(_WAYS.get(place, place))


_WAYS = {
    "way:tile": "one more tile",
    "way:piece": "one more piece",
    "way:move": "one more move",
    "way:discard": "two discards",
}


# ---- labels ------------------------------------------------------------------------------------------------------


def label(t: Tables, s: VentureState, action: a.VentureAction) -> Sentence:
    """An action in a few words, with its consequences."""
    words: Words = {}
    if (card := getattr(action, "card", "")) in t.card_number:
        words["card"] = t.cards[t.card_number[card]].title
    match action:
        case a.PlaceTile():
            return _tile_label(t, s, action)
        case a.PlayRed():
            return _red_label(t, s, action, words)
        case a.MoveShip():
            words |= {"ship": name_of(t, s, f"ship:{action.ship}"), "to": _goal(action)}
            return Sentence("Move {ship} to {to}", words)
        case a.AddShip():
            return Sentence("Launch a {card} from {to}", words | {"to": name_of(t, s, action.planet)})
        case a.UpgradeShip():
            return Sentence("Make {ship} a {card}", words | {"ship": name_of(t, s, f"ship:{action.ship}")})
        case a.FitExtra():
            return Sentence("Add {card} to {ship}", words | {"ship": name_of(t, s, f"ship:{action.ship}")})
        case a.PassBurden():
            return Sentence("Pass Captain Rookie to {ship}", {"ship": name_of(t, s, f"ship:{action.to}")})
        case a.PlaceProbe() | a.PlacePirate():
            kind = "probe" if isinstance(action, a.PlaceProbe) else "pirate"
            words = {"kind": Sentence(kind), "square": action.square, "part": action.part + 1}
            return Sentence("Place a {kind} on {square}, part {part}", words, (f"square:{action.square}",))
        case a.PlaceStation():
            return Sentence("Place a station on {square}", {"square": action.square}, (f"square:{action.square}",))
        case a.ScoreStation():
            points = len(station_squares(s, NUMBER[action.square]))
            return Sentence("Score the station on {square}: {points}", {"square": action.square, "points": points})
        case a.ClaimQuest():
            number = t.face_number[action.quest]
            points = sum(term.amount for term in quest_terms(t, s, action.seat, number))
            return Sentence("Claim {quest}: {points}", {"quest": t.faces[number].title, "points": points})
        case a.FireLaser() | a.FireTorpedo():
            weapon = "Laser Beam" if isinstance(action, a.FireLaser) else "Photon Torpedo"
            return Sentence("Fire the {weapon} at {aim}", {"weapon": weapon, "aim": name_of(t, s, action.target)})
        case a.SendShip():
            words = {"ship": name_of(t, s, f"ship:{action.ship}"), "to": name_of(t, s, action.to)}
            return Sentence("Send {ship} to {to}", words)
        case a.SwapCard() | a.ChooseSeat():
            return Sentence("Take a card of {who}", {"who": SeatName(action.other)})
        case a.DrawCard():
            return Sentence("Draw from Space Port" if action.deck == "port" else "Draw from Refuel")
        case a.PlayLife() if action.copies > 1:
            return Sentence("Play {copies} × {card}", words | {"copies": action.copies})
        case _:
            return Sentence(_LABELS[type(action)], words)


_LABELS: dict[type, str] = {
    a.DrawTile: "Draw a tile",
    a.PlayPlanet: "Discover with {card}",
    a.PlayEnvironment: "Play {card}",
    a.PlayLife: "Play {card}",
    a.PlayExplorer: "Play {card}",
    a.Discard: "Discard {card}",
    a.Take: "Take {card}",
    a.GiveCard: "Give {card}",
    a.SearchPort: "Let the Automata search Space Port",
    a.LookAtDecks: "Look at the tops of both decks",
    a.Pass: "Pass",
    a.EndTurn: "End the turn",
}


def _goal(action: a.MoveShip) -> Sentence:
    text = {"station": "the station on {square}", "space": "Deep Space at {square}"}
    place = (_place(action.square, action.spot),)
    return Sentence(text.get(action.spot, "the planet on {square}"), {"square": action.square}, place)


def _red_label(t: Tables, s: VentureState, action: a.PlayRed, words: Words) -> Sentence:
    told = [name_of(t, s, place) for place in (action.target, action.to) if place]
    told += [Sentence("{who}", {"who": SeatName(seat)}) for seat in action.seats]
    if not told:
        return Sentence("Play {card}", words)
    return Sentence("Play {card}: {aim}", words | {"aim": listed(told)})


def _tile_label(t: Tables, s: VentureState, action: a.PlaceTile) -> Sentence:
    number, square = t.face_number[action.tile], NUMBER[action.square]
    words: Words = {"tile": t.faces[number].title, "square": action.square, "turns": action.rotation}
    places = (f"square:{action.square}",)
    if clashes(t, s, number, square, action.rotation):
        return Sentence("{tile} on {square}, {turns} quarter turns", words, places)
    seen = preview(t, s, number, square, action.rotation)
    told = [Sentence("{who} scores {points}", {"who": SeatName(who), "points": n}) for who, n in seen.points]
    told += [Sentence("a galaxy closes")] * bool(seen.galaxies_closed)
    told += [Sentence("a galaxy can never close")] * bool(seen.galaxies_spoiled)
    told += [Sentence("a path is completed")] * bool(seen.paths_completed)
    told += [Sentence("a path dies")] * bool(seen.paths_killed)
    if not told:
        return Sentence("{tile} on {square}, {turns} quarter turns", words, places)
    return Sentence("{tile} on {square}, {turns} quarter turns: {so}", words | {"so": listed(told)}, places)
