"""Special Action cards: when they may be played, the windows they open, and how they resolve (ASV-RESP-09)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from desktop.games.amazing_space_venture.actions import PlayRed, VentureAction, play_red
from desktop.games.amazing_space_venture.aims import AIMS, Aim, aims, flights, is_played_on, redirections
from desktop.games.amazing_space_venture.doing import (
    Play,
    opponents,
    planet_address,
    refuse,
    ship_address,
)
from desktop.games.amazing_space_venture.effects import answer, resolve
from desktop.games.amazing_space_venture.energy import (
    count_red,
    energy_refusal,
    only_refusal,
    pay,
    phase_open,
    red_cost,
    role_bonus,
    turn_refusal,
)
from desktop.games.amazing_space_venture.events import CardCancelled, CardPlayed
from desktop.games.amazing_space_venture.fate import shelters
from desktop.games.amazing_space_venture.frames import (
    Destroying,
    Discovery,
    Frame,
    Landing,
    RedPlayed,
    Sneaking,
    Window,
)
from desktop.games.amazing_space_venture.state import AT_STATION, MOVES, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.game import Refusal

ANSWERS = {
    "W1": ("cancel", "redirect"),
    "W2": ("send_ship", "destroy_ship"),
    "W3": ("steal_planet",),
    "W3-home": ("make_home",),
    "W4": ("flip_environment",),
    "W5": ("remove_life",),
    "W6": ("halve_planet",),
}
"""The effects that may answer in each window (ASV-RESP-02 to -07)."""
WINDOW_ONLY = (
    "cancel",
    "redirect",
    "steal_planet",
    "make_home",
    "flip_environment",
    "remove_life",
    "halve_planet",
    "save_ship",
)
OF_OWN_ACCORD = frozenset(AIMS)
BEFORE_MOVING = ("destroy_ship", "send_ship")
AT_ANY_TIME = ("summit",)
"""Also in another player's turn (ASV-RED-04, ASV-RED-70)."""


# ---- what may be played ------------------------------------------------------------------------------------------


def red_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    """Every red card that a seat may play now, on everything it can be played on."""
    asked = _effects_in_question(s, seat)
    if asked is AT_ANY_TIME and t.interrupts.isdisjoint(s.hands[seat]):
        return
    effects = t.effects
    for card in dict.fromkeys(s.hands[seat]):
        if effects[card] in asked and _card_refusal(t, s, seat, card) is None:
            name = t.cards[card].id
            for target, to, seats in _aims_now(t, s, seat, card):
                yield play_red(seat, name, target, to, seats)


def _effects_in_question(s: VentureState, seat: int) -> Collection[str]:
    """The effects that could be played now at all; a quick sieve before the refusals are asked."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Window):
        return ANSWERS[top.window]
    if isinstance(top, Destroying):
        return ("save_ship",)
    return AT_ANY_TIME if seat != s.turn.seat or s.drawn else OF_OWN_ACCORD


def red_refusal(t: Tables, s: VentureState, action: PlayRed) -> Refusal | None:
    card = t.card_number.get(action.card, -1)
    if card not in s.hands[action.seat] or t.kinds[card] != "red":
        return refuse("ASV-RED-06", "You hold no such card.")
    if refusal := _card_refusal(t, s, action.seat, card):
        return refusal
    if (action.target, action.to, action.seats) not in _aims_now(t, s, action.seat, card):
        return refuse("ASV-RED-06", "This card cannot be played on that.", *filter(None, (action.target, action.to)))
    return None


def _card_refusal(t: Tables, s: VentureState, seat: int, card: int) -> Refusal | None:
    """Why a seat may not play a red card at this moment, whatever its target."""
    if t.effects[card] == "nothing":
        return refuse("ASV-RED-39", "This card can never be played; it serves to be traded or discarded.")
    if s.turn.sneak and seat != s.turn.seat:
        return refuse("ASV-RED-54", "After a Sneak Attack nobody else plays a red card in this turn.")
    if t.marks[card] != "R" and s.turn.reds[seat] > 0:
        return refuse("ASV-RED-03", "One red card without R may be played in any one turn.")
    refusal = energy_refusal(s, seat, red_cost(t, s, seat, card))
    return refusal or _moment_refusal(t, s, seat, card)


def _moment_refusal(t: Tables, s: VentureState, seat: int, card: int) -> Refusal | None:
    effect, top = t.effects[card], s.stack[-1] if s.stack else None
    if isinstance(top, Window):
        if seat == top.asking[0] and effect in ANSWERS[top.window]:
            return None
        return refuse("ASV-RESP-01", "This card does not answer what is asked now.")
    if isinstance(top, Destroying):
        if effect == "save_ship" and s.ships[top.ships[0]].seat == seat:
            return None
        return refuse("ASV-RED-62", "This card does not save the ship.")
    if effect in WINDOW_ONLY:
        return refuse("ASV-RESP-01", "This card answers something; nothing that it answers is happening.")
    if isinstance(top, Sneaking) and top.seat == seat:
        return _own_turn_refusal(t, s, seat, card)
    if effect in AT_ANY_TIME and not s.stack:
        return only_refusal(s) if seat == s.turn.seat else None
    return turn_refusal(s, seat) or only_refusal(s) or _own_turn_refusal(t, s, seat, card)


def _own_turn_refusal(t: Tables, s: VentureState, seat: int, card: int) -> Refusal | None:
    if t.marks[card] == "O":
        if s.turn.acted:
            return refuse("ASV-RED-59", "This card is played right after the tiles, before anything else.")
        if t.effects[card] == "take_funds" and not s.turn.placed:
            return refuse("ASV-RED-48", "This card is played right after placing tiles.")
    if t.effects[card] in BEFORE_MOVING and (s.turn.moves or not phase_open(s, MOVES)):
        return refuse("ASV-RED-44", "This card is played before any ship has moved in the turn.")
    return None


def _aims_now(t: Tables, s: VentureState, seat: int, card: int) -> list[Aim]:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Window):
        return list(_answers(t, s, seat, card, top))
    if isinstance(top, Destroying):
        ship = ship_address(top.ships[0])
        return [(ship, planet_address(planet), ()) for planet in shelters(s, top)]
    return list(aims(t, s, seat, t.effects[card]))


def _answers(t: Tables, s: VentureState, seat: int, card: int, window: Window) -> Iterator[Aim]:
    """What an answer in a window can aim at; nothing for cards that simply work on what is asked."""
    under = s.stack[-2]
    effect = t.effects[card]
    if window.window == "W1":
        assert isinstance(under, RedPlayed)
        if effect == "cancel":
            yield "", "", ()
        elif is_played_on(s, under, seat) or _hits(s, under, seat):
            yield "", "", ()
            if not _is_bound(t, s, under):
                yield from redirections(t, s, under, seat)
    elif window.window == "W2":
        assert isinstance(under, Landing)
        ship = s.ships[under.ship]
        if effect == "send_ship":
            yield from flights(s, ship)
        elif ship.spot < AT_STATION:
            yield ship_address(ship.id), "", ()
    else:
        yield "", "", ()


def _is_bound(t: Tables, s: VentureState, frame: RedPlayed) -> bool:
    """Whether a card is bound to its moment, a window or the time before moving: it can be cancelled only
    (ASV-RED-21)."""
    in_window = len(s.stack) > 2 and isinstance(s.stack[-3], Window | Destroying)
    return in_window or t.effects[frame.card] in BEFORE_MOVING


def _hits(s: VentureState, frame: RedPlayed, seat: int) -> bool:
    """Whether a card without a named target hits a seat's discovery: U.F.O. its mover, Acid Rain its owner."""
    if len(s.stack) < 4 or frame.seat == seat:
        return False
    found, window = s.stack[-4], s.stack[-3]
    if not isinstance(found, Discovery) or not isinstance(window, Window):
        return False
    return window.window in ("W3", "W6") and seat == (found.seat if window.window == "W3" else found.owner)


# ---- playing -----------------------------------------------------------------------------------------------------


def play_card(play: Play, action: PlayRed) -> None:
    """Lay a red card on the stack; its window opens next (ASV-RESP-10: its costs stay spent)."""
    t, s, seat = play.t, play.s, action.seat
    card = t.card_number[action.card]
    if isinstance(s.stack[-1] if s.stack else None, Sneaking):
        s.stack.pop()
    play.take_from_hand(seat, card)
    pay(play, seat, red_cost(t, s, seat, card))
    if t.marks[card] != "R":
        count_red(s, seat, 1)
    if seat == s.turn.seat and not s.stack and t.effects[card] != "sneak":
        s.turn.acted = True
    if t.marks[card] == "O":
        s.turn.only = True
    play.tell(CardPlayed(seat, action.card, action.target))
    role_bonus(play, seat, "red")
    if t.effects[card] == "sneak":
        s.turn.sneak = True
    play.push(RedPlayed(seat, card, action.target, action.to, action.seats))


def advance_red(play: Play, frame: RedPlayed) -> bool:
    """Open the window of a red card, then let it work or lie cancelled."""
    s = play.s
    if not frame.cancelled and not frame.asked:
        play.swap(replace(frame, asked=True))
        everyone = opponents(s, frame.seat)
        if s.turn.sneak:
            everyone = tuple(seat for seat in everyone if seat == s.turn.seat)
        if everyone:
            play.push(Window("W1", everyone, everyone))
        return True
    s.stack.pop()
    if frame.cancelled:
        s.junk.append(frame.card)
        play.tell(CardCancelled(frame.seat, play.t.cards[frame.card].id))
    elif play.t.effects[frame.card] in WINDOW_ONLY or (s.stack and isinstance(s.stack[-1], Window)):
        answer(play, frame)
    else:
        resolve(play, frame)
    reopen(play)
    return True


def reopen(play: Play) -> None:
    """After a resolved answer its window asks everybody again (ASV-RESP-01), if anything is left to answer."""
    s = play.s
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Window):
        return
    if _is_settled(top, s.stack[-2]):
        s.stack.pop()
    else:
        play.swap(replace(top, asking=top.everyone))


def _is_settled(window: Window, under: Frame) -> bool:
    """Whether an answer has left nothing to answer: a second one would do nothing (ASV-RESP-14)."""
    if isinstance(under, RedPlayed):
        return under.cancelled
    if not isinstance(under, Discovery):
        return False
    settled = {"W3-home": under.homed >= 0, "W4": under.flipped, "W5": not under.lives, "W6": under.rained >= 0}
    return settled.get(window.window, False)


def decline_window(play: Play, frame: Window) -> None:
    play.swap(replace(frame, asking=frame.asking[1:]))


def advance_window(play: Play, frame: Window) -> bool:
    """A window closes when all have passed."""
    if frame.asking:
        return False
    play.s.stack.pop()
    return True
