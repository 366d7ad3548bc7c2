"""What the board says in words of its own, for lists, buttons and screen readers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.games.amazing_space_venture import actions as a
from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.offers import waited_for
from desktop.games.amazing_space_venture.state import NO_TILE, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.words import name_of
from desktop.kernel.words import Sentence
from desktop.table.boards.base import Ask


def tr(text: str) -> str:
    return QCoreApplication.translate("VentureBoard", text)


def phases() -> tuple[str, ...]:
    return tr("Tiles"), tr("Pieces"), tr("Move"), tr("Discard"), tr("Refuel"), tr("Action")


def kind(kind_of_card: str) -> str:
    return {
        "planet": tr("Planet"),
        "environment": tr("Environment"),
        "life": tr("Life form"),
        "ship": tr("Ship"),
        "extra": tr("Ship extra"),
        "red": tr("Special"),
        "explorer": tr("Explorer"),
    }[kind_of_card]


def colour(key: str) -> str:
    return {"blue": tr("blue"), "yellow": tr("yellow"), "green": tr("green"), "red": tr("red")}.get(key, key)


def piece(name: str) -> str:
    return {"probe": tr("Probe"), "station": tr("Space station"), "pirate": tr("Pirate")}[name]


def verb(action: object) -> str:
    """The action in two or three words."""
    for kinds, text in _VERBS:
        if isinstance(action, kinds):
            return tr(text)
    return tr("Take")


_VERBS: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (a.PlaceTile, "Lay the tile"),
    (a.DrawTile, "Draw a tile"),
    (a.AddShip, "Launch"),
    (a.UpgradeShip, "Upgrade"),
    ((a.PlaceProbe, a.PlaceStation, a.PlacePirate), "Place it"),
    (a.FitExtra, "Fit it"),
    (a.PassBurden, "Pass him on"),
    (a.MoveShip, "Fly there"),
    ((a.FireLaser, a.FireTorpedo), "Fire"),
    (a.PlayPlanet, "Discover"),
    ((a.PlayEnvironment, a.PlayLife, a.PlayExplorer, a.PlayRed), "Play it"),
    (a.Discard, "Discard"),
    (a.DrawCard, "Draw"),
    (a.LookAtDecks, "Look"),
    (a.SearchPort, "Search"),
    ((a.SwapCard, a.ChooseSeat), "Choose"),
    (a.GiveCard, "Give it"),
    (a.SendShip, "Send it"),
    ((a.ScoreStation, a.ClaimQuest), "Score it"),
    (a.Pass, "Let it be"),
    (a.EndTurn, "End the turn"),
)


def heading(t: Tables, ask: Ask, holding: bool) -> str:
    """What is to be picked next, in a few words."""
    first = ask.picks[0] if ask.picks else ""
    kind, _, rest = first.partition(":")
    if holding:
        if ask.proposed is not None:
            return tr("Lay it like this?")
        return tr("Place: {tile}").format(tile=t.faces[t.face_number[rest]].title)
    if kind == "card":
        return tr("{card}: on what?").format(card=t.cards[t.card_number[rest]].title)
    if kind == "ship":
        return tr("Where shall the ship go?")
    if kind == "piece":
        return tr("{piece}: where?").format(piece=piece(rest))
    if not ask.state.stack and ask.seat != ask.state.turn.seat:
        return tr("Play a card now?") if ask.options else tr("No card may be played now")
    if any(address.startswith("tile:") for address in ask.options):
        return tr("Choose the tile to lay")
    asked = waited_for(ask.state).ask
    if asked.startswith("answer"):
        return tr("Do you answer?")
    return tr(_HEADINGS.get(asked, "Your choice"))


_HEADINGS = {
    "turn": "Your turn",
    "planet": "Which planet is it?",
    "environment": "Which Environment?",
    "life": "Which Life Form?",
    "explorers": "Does an Explorer come along?",
    "second_planet": "A second planet?",
    "destroying": "Save the ship?",
    "looking": "Look at the cards",
    "discard_cards": "Discard",
    "extra_piece": "One more piece",
    "extra_move": "One more move",
    "sneaking": "Sneak Attack",
    "trading": "Trade cards",
    "scavenging": "Take from Space Junk",
    "searching": "Take a card",
    "gathering": "Send a ship",
    "conquest": "Take the planet?",
    "after_shot": "Fly on?",
}


def place_name(t: Tables, s: VentureState | None, address: str, say: Callable[[Sentence], str]) -> str:
    """An address in words, for lists and screen readers."""
    kind, _, rest = address.partition(":")
    match kind:
        case "square":
            what = tr("empty")
            if s is not None and s.tiles[NUMBER[rest]] != NO_TILE:
                what = t.faces[s.tiles[NUMBER[rest]] // 4].title
            return tr("Square {square}: {what}").format(square=rest, what=what)
        case "deck":
            return tr("Space Port") if rest == "port" else tr("Refuel")
        case "piece":
            return piece(rest)
        case "tile":
            return t.faces[t.face_number[rest]].title
        case "quest":
            return t.faces[t.face_number[rest]].title
        case "rotation":
            return tr("{degrees}° clockwise").format(degrees=90 * int(rest))
        case "copies":
            return tr("{count} cards").format(count=rest)
        case "part":
            square, _, number = rest.partition(":")
            return tr("{square}, part {number}").format(square=square, number=int(number) + 1)
        case _:
            return say(name_of(t, s, address)) if s is not None else address
