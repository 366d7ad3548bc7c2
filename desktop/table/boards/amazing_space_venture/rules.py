"""Which rule explains what is at an address, for F1. Only ids of the ledger; the rules themselves stand in the help."""

from __future__ import annotations

from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import GALAXY, PATH, Tables
from desktop.kernel.words import Address

_KINDS = {
    "planet": "ASV-DISCOVER-01",
    "ship": "ASV-SHIP-01",
    "station": "ASV-STATION-01",
    "pirate": "ASV-PIRATE-13",
    "part": "ASV-PIECE-12",
    "tile": "ASV-PLACE-04",
    "rotation": "ASV-PLACE-10",
    "quest": "ASV-QUEST-04",
    "copies": "ASV-LIFE-06",
    "seat": "ASV-SCORE-03",
}
_PIECES = {"probe": "ASV-GALAXY-03", "station": "ASV-STATION-01", "pirate": "ASV-PIRATE-01"}
_DECKS = {"refuel": "ASV-HAND-02", "port": "ASV-SETUP-16"}
_CARDS = {
    "planet": "ASV-PLANET-01",
    "environment": "ASV-ENV-01",
    "life": "ASV-LIFE-01",
    "ship": "ASV-SHIP-07",
    "extra": "ASV-EXTRA-01",
    "red": "ASV-RED-03",
    "explorer": "ASV-EXPL-06",
}
_EFFECTS = {
    "second_planet": "ASV-ENV-06",
    "trap_ships": "ASV-ENV-10",
    "forbid_life": "ASV-ENV-05",
    "any_number": "ASV-LIFE-06",
    "discard_freely": "ASV-LIFE-07",
    "hand_limit": "ASV-LIFE-08",
    "search_port": "ASV-LIFE-09",
    "swap_card": "ASV-LIFE-12",
    "burden": "ASV-EXTRA-02",
    "boost": "ASV-EXTRA-11",
    "guard": "ASV-EXTRA-14",
    "laser": "ASV-EXTRA-19",
    "torpedo": "ASV-EXTRA-24",
    "boarding": "ASV-EXTRA-26",
    "halve_planet": "ASV-RED-09",
    "redirect": "ASV-RED-17",
    "repeat_phase": "ASV-RED-22",
    "discard_half": "ASV-RED-29",
    "ram": "ASV-RED-31",
    "make_home": "ASV-RED-35",
    "put_out_of_play": "ASV-RED-37",
    "nothing": "ASV-RED-39",
    "cancel": "ASV-RED-40",
    "destroy_ship": "ASV-RED-43",
    "look_at_hand": "ASV-RED-47",
    "take_funds": "ASV-RED-48",
    "sneak": "ASV-RED-52",
    "remove_life": "ASV-RED-55",
    "save_ship": "ASV-RED-62",
    "flip_environment": "ASV-RED-65",
    "scavenge": "ASV-RED-66",
    "trade": "ASV-RED-68",
    "summit": "ASV-RED-70",
    "steal_planet": "ASV-RED-73",
    "send_ship": "ASV-RED-77",
    "conquer": "ASV-EXPL-09",
}


def rule_of(t: Tables, s: VentureState | None, address: Address) -> str:
    """The id of the rule for what is at an address; empty where no one rule explains it."""
    kind, _, rest = address.partition(":")
    match kind:
        case "card":
            return _card(t, t.card_number[rest]) if rest in t.card_number else ""
        case "deck":
            return _DECKS.get(rest, "")
        case "piece":
            return _PIECES.get(rest, "")
        case "square":
            return _square(t, s, NUMBER[rest]) if s is not None and rest in NUMBER else ""
        case _:
            return _KINDS.get(kind, "")


def _card(t: Tables, number: int) -> str:
    if t.effects[number] == "destroy_planet":
        return "ASV-RED-13" if t.effect_of[number].ships_escape else "ASV-RED-57"
    return _EFFECTS.get(t.effects[number], _CARDS[t.kinds[number]])


def _square(t: Tables, s: VentureState, square: int) -> str:
    """What the tile on a square is about, a planet before a path before a galaxy."""
    if square in s.reserved:
        return "ASV-SUN-06"
    if s.tiles[square] < 0:
        return "ASV-WORM-01" if square in t.worm_hole_squares else "ASV-PLACE-01"
    face, rotation = divmod(s.tiles[square], 4)
    if t.faces[face].kind == "sun":
        return "ASV-SUN-03"
    if t.faces[face].planets:
        return "ASV-DISCOVER-01"
    kinds = {piece.kind for piece in t.faces[face].pieces[rotation]}
    if PATH in kinds:
        return "ASV-PATH-01"
    if GALAXY in kinds:
        return "ASV-GALAXY-01"
    return "ASV-WORM-01" if square in s.holes else "ASV-TILE-06"
