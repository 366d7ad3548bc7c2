"""Card texts for people, made from the effects, so that text and effect cannot differ."""

from __future__ import annotations

from desktop.games.amazing_space_venture.models import (
    AnyCard,
    EnvironmentCard,
    ExplorerCard,
    ExtraCard,
    LifeCard,
    PlanetCard,
    RedCard,
    ShipCard,
)
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.vocabulary import Word
from desktop.kernel.words import Sentence, listed

_EFFECTS = {
    # Environments and Life Forms
    "forbid_life": "No Life Form can be played on this planet.",
    "second_planet": "The next planet along a complete path may be discovered too, with a second Planet card. "
    "It counts the same Environment and Life Form.",
    "trap_ships": "For opponents only. Ships on this planet, and all that land here later, never leave it.",
    "any_number": "You may play any number of these at once.",
    "discard_freely": "Continuing: in each phase 4 discard one card, or as many as you like.",
    "hand_limit": "Continuing: you draw up to {cards} cards.",
    "search_port": "Continuing: once in each phase 5 look at the top {look} cards of Space Port "
    "and take up to {take} of them.",
    "swap_card": "Continuing: once in each phase 5 take an unseen card of another player and give one back.",
    # Extras
    "boost": "Raises the M of an own ship by {by}, but not of a Colony Ship.",
    "burden": "For a ship of another player, but no Shuttle: lowers its M by {by}. "
    "Its owner may pass him on, as the only thing he does in a turn.",
    "laser": "On a Star Cruiser or Fighter. From your next turn on it may destroy an opponent's piece within M steps, "
    "as the only thing you do in a turn.",
    "torpedo": "On a Star Cruiser or Fighter. In place of a move it removes an opponent's pirate from a path "
    "to its planet, and may then fly along that path.",
    "boarding": "When this ship ends its move beside an opponent's ship, take an unseen card of that player.",
    # Special Actions
    "halve_planet": "When an opponent has scored a planet: halve the points, rounded up.",
    "cancel": "Answer a red card of an opponent: it has no effect.",
    "redirect": "Answer a red card played on you: cancel it, or turn it on a third player.",
    "repeat_phase": "Do one more of these at once: place a tile, place a piece, move a ship, or discard two cards.",
    "discard_half": "After your tiles: a player discards half of the hand, rounded up.",
    "ram": "After your tiles: one of your ships and all other ships on its tile are destroyed.",
    "make_home": "After your Planet card: the planet becomes a Home Planet.",
    "put_out_of_play": "After your tiles: a planet and the ships there are out of play until your next turn.",
    "nothing": "Cannot be played. Good for trading or discarding.",
    "destroy_ship": "When an opponent's ship has moved to a planet, or before your own ship moves: destroy the ship. "
    "Its cards leave the game.",
    "look_at_hand": "After your tiles: look at the hand of another player.",
    "take_funds": "Right after your tiles: place one more, and choose a player who misses the next turn. "
    "If this is cancelled, you do nothing more.",
    "sneak": "Play another red card at once. Nobody else plays red cards in this turn.",
    "remove_life": "Answer a Life Form that another player has just played: it goes, and no other may follow.",
    "save_ship": "When an opponent's card is about to destroy your ship: it goes to one of your Home Planets instead.",
    "flip_environment": "Before you score a planet: its negative Environment counts positive.",
    "scavenge": "After your tiles: exchange this for any card of Space Junk, unseen by the others.",
    "trade": "After your tiles: exchange cards of your choice for as many unseen ones of another player.",
    "summit": "At any time: you and one or two others each send a ship to a discovered planet without Web or pirate.",
    "steal_planet": "When another player has played a Planet card: the planet and its points are yours.",
    "send_ship": "Before your ship moves, or when an opponent's has: send it to any discovered planet. "
    "It discovers nothing.",
}
_GUARD = "Captain Rookie cannot come aboard this ship. If he is aboard, he goes {where}."
_DESTROY = "{when} destroy any planet but a player's only Home Planet. Ships on its tile {ships}."
_MARKS = {"": "", "R": "Response: free, and in any turn.", "O": "Only action: nothing but tiles besides."}


def text(t: Tables, card: AnyCard) -> Sentence:
    """What a card does, in our words; an empty sentence for cards that only count."""
    match card:
        case PlanetCard():
            return Sentence("Home Planet: large disk.") if card.home else Sentence("Small disk.")
        case EnvironmentCard() | LifeCard():
            return listed_texts([_plain(effect) for effect in card.effects])
        case ShipCard():
            return _ship(card)
        case ExtraCard():
            if card.effect.kind == "guard":
                where = "to another player or into Space Port" if card.effect.reassigns else "back into Space Port"
                return Sentence(_GUARD, {"where": Sentence(where)})
            return _plain(card.effect)
        case RedCard():
            return listed_texts([_red(card), Sentence(_MARKS[card.mark])])
        case ExplorerCard():
            return _explorer(t, card)


def listed_texts(sentences: list[Sentence]) -> Sentence:
    """Sentences one after the other; empty ones are left out."""
    full = [sentence for sentence in sentences if sentence.text]
    if len(full) == 1:
        return full[0]
    words = {f"s{n}": sentence for n, sentence in enumerate(full)}
    return Sentence(" ".join(f"{{{key}}}" for key in words), words)


def _plain(effect: Word) -> Sentence:
    fields = effect.model_dump()
    kind = fields.pop("kind")
    return Sentence(_EFFECTS[kind], fields)


def _red(card: RedCard) -> Sentence:
    if card.effect.kind != "destroy_planet":
        return _plain(card.effect)
    when = "After your tiles:" if card.effect.ships_escape else "Right after your tiles:"
    ships = "may flee to another discovered planet within reach" if card.effect.ships_escape else "are destroyed"
    return Sentence(_DESTROY, {"when": Sentence(when), "ships": Sentence(ships)})


def _ship(card: ShipCard) -> Sentence:
    if card.paths_only:
        return Sentence("Moves along complete paths only.")
    traits = []
    if card.rests_in_space:
        traits.append(Sentence("May rest on squares without a tile."))
    if card.armed:
        traits.append(Sentence("Can carry Laser Beam and Photon Torpedo."))
    reach = "Moves up to {m} squares." if card.movement != 1 else "Moves up to 1 square."
    return listed_texts([Sentence(reach, {"m": card.movement}), *traits])


def _explorer(t: Tables, card: ExplorerCard) -> Sentence:
    effect = card.effect
    if effect.kind == "conquer":
        return Sentence(
            "{points} points when your ship lands on an opponent's planet: it becomes your Home Planet {name}.",
            {"points": effect.points, "name": effect.name},
        )
    bases = [*((effect.base_planet,) if effect.base_planet else ()), *effect.base_lives]
    words = {"points": effect.points, "base": effect.base_points}
    if not bases:
        return Sentence("{points} points after any discovery of yours.", words)
    titles = [t.cards[t.card_number[base]].title for base in bases]
    return Sentence(
        "{points} points after any discovery of yours; {base} with {where}.",
        {**words, "where": listed(titles)},
    )
