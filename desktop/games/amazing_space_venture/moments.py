"""Moments in which several seats are asked for an answer, as all may know them: what, on what, and what may answer."""

from __future__ import annotations

from collections.abc import Collection

from desktop.games.amazing_space_venture import discovery
from desktop.games.amazing_space_venture.frames import Destroying, Discovery, Landing, RedPlayed, Window
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.reds import ANSWERS
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.words import Words, name_of
from desktop.kernel.game import Moment
from desktop.kernel.words import SeatName, Sentence, listed


def moment(t: Tables, s: VentureState) -> Moment | None:
    """What may be answered now, and by whom (ASV-RESP-01 to -08, ASV-DISCOVER-07).

    The discoverer's own Environment and Life Form are no answers; those of the others are.
    """
    top = s.stack[-1] if s.stack else None
    match top:
        case Window():
            return _window(t, s, top)
        case Destroying():
            return _destroying(t, s, top)
        case Discovery(asking=asking, seat=seat) if asking and asking[0] != seat:
            return _burdening(t, s, top)
    return None


def _window(t: Tables, s: VentureState, window: Window) -> Moment:
    under = s.stack[-2]
    if isinstance(under, RedPlayed):
        return _red(t, s, window, under)
    cards = _cards(t, ANSWERS[window.window])
    if isinstance(under, Landing):
        ship = s.ships[under.ship]
        square = NAMES[ship.square]
        words: Words = {"who": SeatName(ship.seat), "ship": t.cards[ship.cards[-1]].title, "square": square}
        what = Sentence("{who} has moved a {ship} to {square}.", words, (f"square:{square}",))
        return Moment(window.asking, what, cards, "W2", Sentence("moves of ships"))
    assert isinstance(under, Discovery)
    text, name = _ON_A_PLANET[window.window]
    return Moment(window.asking, _on_planet(t, s, under, text), cards, window.window, Sentence(name))


_ON_A_PLANET = {
    "W3": ("{who} discovers {planet} on {square}.", "Planet cards"),
    "W3-home": ("{who} may found a colony on {square}.", "Home Planets of your own"),
    "W4": ("{weather} lies on {planet}, {square}.", "Environments on your planets"),
    "W5": ("{life} lives on {planet}, {square}.", "Life Forms"),
    "W6": ("{planet} on {square} scores {points} for {owner}.", "scores of planets"),
}


def _on_planet(t: Tables, s: VentureState, frame: Discovery, text: str) -> Sentence:
    square = NAMES[frame.planet // 2]
    words: Words = {
        "who": SeatName(frame.seat),
        "owner": SeatName(frame.owner),
        "square": square,
        "points": frame.points,
        "planet": _title(t, frame.card),
        "weather": _title(t, frame.environment),
        "life": _title(t, frame.lives[0] if frame.lives else -1),
    }
    return Sentence(text, {key: word for key, word in words.items() if f"{{{key}}}" in text}, (f"square:{square}",))


def _red(t: Tables, s: VentureState, window: Window, red: RedPlayed) -> Moment:
    title = t.cards[red.card].title
    words: Words = {"who": SeatName(red.seat), "card": title}
    aims = [name_of(t, s, place) for place in (red.target, red.to) if place]
    text = "{who} plays {card}."
    if aims:
        words["aim"] = listed(aims)
        text = "{who} plays {card}: {aim}."
    places = tuple(place for aim in aims for place in aim.places)
    answers = Sentence(
        "{cancel} may answer it, and {redirect} of whoever it hits.",
        {"cancel": _titles(t, ("cancel",)), "redirect": _titles(t, ("redirect",))},
    )
    return Moment(window.asking, Sentence(text, words, places), answers, t.cards[red.card].id, Sentence(title))


def _destroying(t: Tables, s: VentureState, frame: Destroying) -> Moment:
    ship = s.ships[frame.ships[0]]
    words: Words = {"card": t.cards[frame.card].title, "ship": name_of(t, s, f"ship:{ship.id}")}
    what = Sentence("{card} is about to destroy {ship}.", words, (f"ship:{ship.id}",))
    return Moment((ship.seat,), what, _cards(t, ("save_ship",)), "", Sentence(""))


def _burdening(t: Tables, s: VentureState, frame: Discovery) -> Moment:
    if frame.stage == discovery.ENVIRONMENT:
        text, answers, name = (
            "{planet} on {square} of {who} has no Environment.",
            "An Environment may be played on it.",
            "planets without Environment",
        )
    else:
        text, answers, name = (
            "{planet} on {square} of {who} has no Life Form.",
            "A Life Form may be played on it.",
            "planets without Life Form",
        )
    what = _on_planet(t, s, frame, text)
    return Moment(frame.asking, what, Sentence(answers), f"stage {frame.stage}", Sentence(name))


def _title(t: Tables, card: int) -> str:
    return t.cards[card].title if card >= 0 else ""


def _cards(t: Tables, effects: Collection[str]) -> Sentence:
    return Sentence("{cards} may answer it.", {"cards": _titles(t, effects)})


def _titles(t: Tables, effects: Collection[str]) -> Sentence:
    """All cards of the content with one of these effects."""
    return listed([card.title for card, effect in zip(t.cards, t.effects, strict=True) if effect in effects])
