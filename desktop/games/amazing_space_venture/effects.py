"""What red cards do once nobody cancels them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from desktop.games.amazing_space_venture.aims import DISCARDS, WAYS
from desktop.games.amazing_space_venture.doing import (
    Play,
    clockwise,
    number_of,
    planet_address,
    planet_number,
    ships_on,
)
from desktop.games.amazing_space_venture.energy import count_red, enter_phase
from desktop.games.amazing_space_venture.events import (
    CardRedirected,
    CardsShown,
    EnvironmentFlipped,
    LifeRemoved,
    MeteorsFell,
    PlanetBecameHome,
    PlanetTaken,
    WillMissTurn,
)
from desktop.games.amazing_space_venture.fate import save_next, send
from desktop.games.amazing_space_venture.frames import (
    Destroying,
    DiscardCards,
    Discovery,
    ExtraMove,
    ExtraPiece,
    Gathering,
    Looking,
    RedPlayed,
    Scavenging,
    Sneaking,
    Trading,
)
from desktop.games.amazing_space_venture.state import DISCARDS as DISCARD_PHASE
from desktop.games.amazing_space_venture.state import MOVES, Meteors, Term
from desktop.games.amazing_space_venture.turns import draw_tiles, tiles_done


def resolve(play: Play, frame: RedPlayed) -> None:
    """A card played of its player's own accord takes effect; it lies on Space Junk unless its text says otherwise."""
    if play.t.effects[frame.card] not in _KEEPS_CARD:
        play.s.junk.append(frame.card)
    _RESOLVE[play.t.effects[frame.card]](play, frame)


def answer(play: Play, frame: RedPlayed) -> None:
    """An answer takes effect on what lies under its window."""
    if play.t.effects[frame.card] not in _KEEPS_CARD:
        play.s.junk.append(frame.card)
    _ANSWER[play.t.effects[frame.card]](play, frame)


# ---- of one's own accord -----------------------------------------------------------------------------------------


def _destroy_planet(play: Play, frame: RedPlayed) -> None:
    planet = planet_number(frame.target)
    order = clockwise(play.s.colours, frame.seat)
    ships = sorted(ships_on(play.s, planet // 2), key=lambda ship: (order.index(ship.seat), ship.id))
    escape: bool = play.t.effect_of[frame.card].ships_escape
    play.push(Destroying(frame.seat, frame.card, tuple(ship.id for ship in ships), "junk", escape, planet))


def _repeat_phase(play: Play, frame: RedPlayed) -> None:
    match WAYS.index(frame.target):
        case 0:
            draw_tiles(play, frame.seat, 1)
            tiles_done(play)
        case 1:
            play.push(ExtraPiece(frame.seat))
        case 2:
            play.push(ExtraMove(frame.seat))
        case _:
            play.push(DiscardCards(frame.seat, DISCARDS))


def _discard_half(play: Play, frame: RedPlayed) -> None:
    """Half of the hand, rounded up (ASV-RED-29)."""
    other = number_of(frame.target, "seat")
    half = (len(play.s.hands[other]) + 1) // 2
    if half:
        play.push(DiscardCards(other, half))


def _ram(play: Play, frame: RedPlayed) -> None:
    """The own ship goes first; the others may be saved (ASV-RED-31, ASV-RED-64)."""
    own = number_of(frame.target, "ship")
    others = [ship.id for ship in ships_on(play.s, play.s.ships[own].square) if ship.id != own]
    play.push(Destroying(frame.seat, frame.card, (own, *others), "junk"))


def _put_out_of_play(play: Play, frame: RedPlayed) -> None:
    play.s.meteors.append(Meteors(planet_number(frame.target), frame.seat, frame.card))
    play.tell(MeteorsFell(frame.seat, frame.target))


def _destroy_any_ship(play: Play, frame: RedPlayed) -> None:
    play.push(Destroying(frame.seat, frame.card, (number_of(frame.target, "ship"),), "out"))


def _look_at_hand(play: Play, frame: RedPlayed) -> None:
    other = number_of(frame.target, "seat")
    cards = tuple(play.t.cards[card].id for card in play.s.hands[other])
    play.tell(CardsShown(frame.seat, "hand", other, cards))
    play.push(Looking(frame.seat, other))


def _take_funds(play: Play, frame: RedPlayed) -> None:
    """The turn goes on with one more tile; the other misses his next turn (ASV-RED-50)."""
    other = number_of(frame.target, "seat")
    play.s.turn.only = False
    play.s.missing[other] = frame.card
    play.tell(WillMissTurn(other))
    draw_tiles(play, frame.seat, 1)
    tiles_done(play)


def _sneak(play: Play, frame: RedPlayed) -> None:
    """One more red card may be played at once (ASV-RED-52)."""
    count_red(play.s, frame.seat, -1)
    play.push(Sneaking(frame.seat))


def _scavenge(play: Play, frame: RedPlayed) -> None:
    play.push(Scavenging(frame.seat, frame.card))


def _trade(play: Play, frame: RedPlayed) -> None:
    other = number_of(frame.target, "seat")
    if play.s.hands[frame.seat] and play.s.hands[other]:
        play.push(Trading(frame.seat, other))


def _summit(play: Play, frame: RedPlayed) -> None:
    called = {frame.seat, *frame.seats}
    order = clockwise(play.s.colours, frame.seat)
    play.push(Gathering(planet_number(frame.target), tuple(seat for seat in order if seat in called)))


def _send_own_ship(play: Play, frame: RedPlayed) -> None:
    """It takes the place of the ship move (ASV-RED-78)."""
    enter_phase(play.s, MOVES)
    play.s.turn.moves += 1
    send(play, play.s.ships[number_of(frame.target, "ship")], planet_number(frame.to))


# ---- in answer ---------------------------------------------------------------------------------------------------


def _cancel(play: Play, frame: RedPlayed) -> None:
    under = play.s.stack[-2]
    assert isinstance(under, RedPlayed)
    play.s.stack[-2] = replace(under, cancelled=True)


def _redirect(play: Play, frame: RedPlayed) -> None:
    if not frame.target:
        _cancel(play, frame)
        return
    under = play.s.stack[-2]
    assert isinstance(under, RedPlayed)
    play.s.stack[-2] = replace(under, target=frame.target, to=frame.to, seats=frame.seats)
    play.tell(CardRedirected(frame.seat, play.t.cards[under.card].id, frame.target))


def _send_moved_ship(play: Play, frame: RedPlayed) -> None:
    """The move is over and discovers nothing (ASV-RED-78)."""
    del play.s.stack[-2:]
    send(play, play.s.ships[number_of(frame.target, "ship")], planet_number(frame.to))


def _destroy_moved_ship(play: Play, frame: RedPlayed) -> None:
    """The mover's movement phase ends, whether or not the ship is saved (ASV-RED-45)."""
    s = play.s
    del s.stack[-2:]
    enter_phase(s, DISCARD_PHASE)
    play.push(Destroying(frame.seat, frame.card, (number_of(frame.target, "ship"),), "out"))


def _discovery(play: Play) -> Discovery:
    found = play.s.stack[-2]
    assert isinstance(found, Discovery)
    return found


def _steal_planet(play: Play, frame: RedPlayed) -> None:
    s, found = play.s, _discovery(play)
    s.stack[-2] = replace(found, owner=frame.seat)
    s.planets[found.planet] = replace(s.planets[found.planet], owner=frame.seat)
    play.tell(PlanetTaken(frame.seat, planet_address(found.planet), s.planets[found.planet].large))


def _make_home(play: Play, frame: RedPlayed) -> None:
    s, found = play.s, _discovery(play)
    s.stack[-2] = replace(found, homed=frame.card)
    s.planets[found.planet] = replace(s.planets[found.planet], large=True)
    play.tell(PlanetBecameHome(frame.seat, planet_address(found.planet)))


def _flip_environment(play: Play, frame: RedPlayed) -> None:
    found = _discovery(play)
    play.s.stack[-2] = replace(found, flipped=True, no_life=False)
    play.tell(EnvironmentFlipped(frame.seat, play.t.cards[found.environment].id))


def _remove_life(play: Play, frame: RedPlayed) -> None:
    """One card goes, and no other may be played (ASV-RED-55, ASV-RED-56)."""
    found = _discovery(play)
    life = found.lives[-1]
    play.s.stack[-2] = replace(found, lives=found.lives[:-1], no_life=True)
    play.s.junk.append(life)
    play.tell(LifeRemoved(frame.seat, play.t.cards[life].id))


def _halve_planet(play: Play, frame: RedPlayed) -> None:
    """Half of the points, rounded towards plus infinity (ASV-RED-12)."""
    found = _discovery(play)
    kept = -(-found.points // 2)
    play.s.stack[-2] = replace(found, points=kept, rained=frame.card)
    place = (planet_address(found.planet),)
    play.score(found.owner, "acid_rain", [Term(kept - found.points, play.t.cards[frame.card].title, place)])


def _save_ship(play: Play, frame: RedPlayed) -> None:
    under = play.s.stack[-1]
    assert isinstance(under, Destroying)
    save_next(play, under, planet_number(frame.to))


_KEEPS_CARD = ("put_out_of_play", "take_funds", "scavenge", "make_home", "halve_planet")
"""Cards that do not go to Space Junk at once."""
_RESOLVE: dict[str, Callable[[Play, RedPlayed], None]] = {
    "destroy_planet": _destroy_planet,
    "repeat_phase": _repeat_phase,
    "discard_half": _discard_half,
    "ram": _ram,
    "put_out_of_play": _put_out_of_play,
    "destroy_ship": _destroy_any_ship,
    "look_at_hand": _look_at_hand,
    "take_funds": _take_funds,
    "sneak": _sneak,
    "scavenge": _scavenge,
    "trade": _trade,
    "summit": _summit,
    "send_ship": _send_own_ship,
}
_ANSWER: dict[str, Callable[[Play, RedPlayed], None]] = {
    "cancel": _cancel,
    "redirect": _redirect,
    "send_ship": _send_moved_ship,
    "destroy_ship": _destroy_moved_ship,
    "steal_planet": _steal_planet,
    "make_home": _make_home,
    "flip_environment": _flip_environment,
    "remove_life": _remove_life,
    "halve_planet": _halve_planet,
    "save_ship": _save_ship,
}
