"""What a card is for in a few words, where there is no room for its text."""

from __future__ import annotations

from desktop.games.amazing_space_venture.models import (
    AnyCard,
    EnvironmentCard,
    ExplorerCard,
    LifeCard,
    PlanetCard,
    ShipCard,
)
from desktop.games.amazing_space_venture.vocabulary import Word
from desktop.kernel.words import Sentence

_GISTS = {
    # Environments and Life Forms
    "forbid_life": "Bars Life Forms",
    "second_planet": "A second planet",
    "trap_ships": "Traps others' ships",
    "any_number": "Any number at once",
    "discard_freely": "Discards freely",
    "hand_limit": "Hand of {cards}",
    "search_port": "Searches Space Port",
    "swap_card": "Swaps a card",
    # Extras
    "boost": "M+{by} for a ship",
    "burden": "Slows another's ship",
    "guard": "Bars Captain Rookie",
    "laser": "Shoots a piece",
    "torpedo": "Clears a path",
    "boarding": "Robs a card",
    # Special Actions
    "halve_planet": "Halves a score",
    "cancel": "Cancels a red card",
    "redirect": "Turns a red card",
    "repeat_phase": "One thing more",
    "discard_half": "Halves a hand",
    "ram": "Rams all ships",
    "make_home": "Makes a Home Planet",
    "put_out_of_play": "Closes a planet",
    "nothing": "Only for trading",
    "destroy_ship": "Destroys a ship",
    "destroy_planet": "Destroys a planet",
    "look_at_hand": "Shows a hand",
    "take_funds": "One more tile",
    "sneak": "Another red card",
    "remove_life": "Removes a Life Form",
    "save_ship": "Saves a ship",
    "flip_environment": "Turns bad to good",
    "scavenge": "Takes from Junk",
    "trade": "Trades cards",
    "summit": "Calls ships together",
    "steal_planet": "Steals a planet",
    "send_ship": "Sends a ship away",
    "conquer": "Conquers a planet",
}


def gist(card: AnyCard) -> Sentence:
    """The card in at most four words; empty for cards that only count."""
    match card:
        case PlanetCard():
            return Sentence("Large disk") if card.home else Sentence("Small disk")
        case EnvironmentCard() | LifeCard():
            return _short(card.effects[0]) if card.effects else Sentence("")
        case ShipCard():
            return _ship(card)
        case ExplorerCard() if card.effect.kind == "visit":
            words: dict[str, str | int] = {"points": card.effect.points, "base": card.effect.base_points}
            at_base = card.effect.base_points > card.effect.points
            return Sentence("{points}, at base {base}" if at_base else "{points} points", words)
        case _:
            return _short(card.effect)


def _ship(card: ShipCard) -> Sentence:
    if card.paths_only:
        return Sentence("Paths only")
    text = "{m} squares" if card.movement > 1 else "1 square"
    if card.rests_in_space:
        text += ", rests in space"
    elif card.armed:
        text += ", armed"
    return Sentence(text, {"m": card.movement})


def _short(effect: Word) -> Sentence:
    fields = effect.model_dump()
    return Sentence(_GISTS[fields.pop("kind")], fields)
