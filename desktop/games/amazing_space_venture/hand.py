"""Phases 4 and 5: discarding, drawing, and the cards that help with it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.games.amazing_space_venture.actions import Discard as DiscardAction
from desktop.games.amazing_space_venture.actions import (
    DrawCard,
    LookAtDecks,
    SearchPort,
    SwapCard,
    VentureAction,
    discard,
    draw_card,
)
from desktop.games.amazing_space_venture.doing import Play, keeps, opponents, refuse, role_of, seat_address
from desktop.games.amazing_space_venture.energy import energy_refusal, enter_phase, pay, phase_open, phase_refusal
from desktop.games.amazing_space_venture.events import CardChangedHands, CardDiscarded, CardDrawn, CardsShown
from desktop.games.amazing_space_venture.frames import GivingBack, Searching
from desktop.games.amazing_space_venture.state import DISCARDS, DRAWS, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.game import Refusal

HAND = 10
COST = 1
LOOK = 2
"""Cards of each deck that Madam Maxine sees (ASV-VAR3-08)."""


def hand_limit(t: Tables, s: VentureState, seat: int) -> int:
    """10, or more with a continuing Life Form (ASV-HAND-02, ASV-LIFE-08)."""
    if not s.kept[seat]:
        return HAND
    limits = [t.effect_of[card].cards for card in s.kept[seat] if t.effects[card] == "hand_limit"]
    return max(limits, default=HAND)


# ---- discarding --------------------------------------------------------------------------------------------------


def discard_phase_refusal(t: Tables, s: VentureState, seat: int) -> Refusal | None:
    if refusal := phase_refusal(s, seat, DISCARDS):
        return refusal
    if s.turn.discards and not keeps(t, s, seat, "discard_freely"):
        return refuse("ASV-HAND-01", "One card a turn may be discarded; one was.")
    return None


def hand_discards(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    for card in dict.fromkeys(s.hands[seat]):
        yield discard(seat, t.cards[card].id)


def owes_discard(t: Tables, s: VentureState, seat: int) -> bool:
    """Whether Alien Artifact asks for a card before the turn goes on (ASV-LIFE-07)."""
    return (
        bool(s.kept[seat])
        and not s.turn.discards
        and not s.turn.only
        and bool(s.hands[seat])
        and phase_open(s, DISCARDS)
        and keeps(t, s, seat, "discard_freely")
    )


def discard_card(play: Play, action: DiscardAction) -> None:
    enter_phase(play.s, DISCARDS)
    play.s.turn.discards += 1
    put_away(play, action.seat, play.t.card_number[action.card])


def put_away(play: Play, seat: int, card: int) -> None:
    """A card of a hand goes face down to Space Junk."""
    play.take_from_hand(seat, card)
    play.s.junk.append(card)
    play.tell(CardDiscarded(seat, play.t.cards[card].id))


# ---- drawing -----------------------------------------------------------------------------------------------------


def draw_phase_refusal(t: Tables, s: VentureState, seat: int) -> Refusal | None:
    """Why a seat can draw no card now, from whichever deck."""
    if refusal := phase_refusal(s, seat, DRAWS):
        return refusal
    if len(s.hands[seat]) >= hand_limit(t, s, seat):
        return refuse("ASV-HAND-02", "The hand is full; {limit} cards are the limit.", limit=hand_limit(t, s, seat))
    if owes_discard(t, s, seat) and not s.rules.energy_points:
        return refuse("ASV-LIFE-07", "Alien Artifact asks for a discard first.")
    return energy_refusal(s, seat, COST)


def draw_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    """Every way to draw, when a card may be drawn at all."""
    if s.refuel or s.junk:
        yield draw_card(seat, "refuel")
    if s.port:
        yield draw_card(seat, "port")
        if not s.turn.searched and keeps(t, s, seat, "search_port"):
            yield SearchPort(seat)
    if _looks(t, s, seat):
        yield LookAtDecks(seat)


def _looks(t: Tables, s: VentureState, seat: int) -> bool:
    return s.roles[seat] >= 0 and not s.turn.looked and role_of(t, s, seat) == "looks" and bool(s.port or s.refuel)


def draw_refusal(t: Tables, s: VentureState, action: DrawCard | SearchPort | LookAtDecks) -> Refusal | None:
    if refusal := draw_phase_refusal(t, s, action.seat):
        return refusal
    if action in draw_actions(t, s, action.seat):
        return None
    if isinstance(action, SearchPort):
        return refuse("ASV-LIFE-11", "Automata search Space Port once in each own phase 5.")
    if isinstance(action, LookAtDecks):
        return refuse("ASV-VAR3-11", "Only Madam Maxine looks at the decks, once a turn.")
    return refuse("ASV-HAND-06", "There is no card to draw.")


def draw(play: Play, action: DrawCard) -> None:
    s, seat = play.s, action.seat
    enter_phase(s, DRAWS)
    card = play.draw(port=action.deck == "port")
    if card < 0:
        return
    pay(play, seat, COST)
    s.hands[seat].append(card)
    play.tell(CardDrawn(seat, action.deck, play.t.cards[card].id))


def search_port(play: Play, action: SearchPort) -> None:
    """Show the top ship cards; the seat takes some of them (ASV-LIFE-09)."""
    t, s, seat = play.t, play.s, action.seat
    enter_phase(s, DRAWS)
    s.turn.searched = True
    card = next(card for card in s.kept[seat] if t.effects[card] == "search_port")
    effect = t.effect_of[card]
    shown = _top(s.port, effect.look)
    room = hand_limit(t, s, seat) - len(s.hands[seat])
    play.tell(CardsShown(seat, "port", seat, tuple(t.cards[card].id for card in shown)))
    left = min(effect.take, room, len(shown))
    play.push(Searching(seat, shown, (), left, to_bottom=True))


def look_at_decks(play: Play, action: LookAtDecks) -> None:
    t, s, seat = play.t, play.s, action.seat
    enter_phase(s, DRAWS)
    s.turn.looked = True
    port, refuel = _top(s.port, LOOK), _top(s.refuel, LOOK)
    play.tell(CardsShown(seat, "decks", seat, tuple(t.cards[card].id for card in (*port, *refuel))))
    play.push(Searching(seat, port, refuel, 1))


def _top(deck: list[int], cards: int) -> tuple[int, ...]:
    """Take so many cards off the top of a deck, the topmost first."""
    taken = tuple(reversed(deck[-cards:]))
    del deck[-cards:]
    return taken


# ---- City of Banks -----------------------------------------------------------------------------------------------


def swap_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    if not s.kept[seat] or s.turn.swapped or not keeps(t, s, seat, "swap_card") or phase_refusal(s, seat, DRAWS):
        return
    if owes_discard(t, s, seat) and not s.rules.energy_points:
        return
    for other in sorted(opponents(s, seat)):
        if s.hands[other]:
            yield SwapCard(seat, other)


def swap_refusal(t: Tables, s: VentureState, action: SwapCard) -> Refusal | None:
    if action in swap_actions(t, s, action.seat):
        return None
    return phase_refusal(s, action.seat, DRAWS) or refuse(
        "ASV-LIFE-12",
        "City of Banks takes one card a turn from an opponent who has one.",
        seat_address(action.other),
    )


def swap_card(play: Play, action: SwapCard) -> None:
    enter_phase(play.s, DRAWS)
    play.s.turn.swapped = True
    take_unseen(play, action.seat, action.other)
    play.push(GivingBack(action.seat, action.other))


def take_unseen(play: Play, seat: int, other: int) -> None:
    """A card drawn blindly from another hand."""
    hand = play.s.hands[other]
    card = hand.pop(play.chance.below(len(hand)))
    play.s.hands[seat].append(card)
    play.tell(CardChangedHands(seat, other, play.t.cards[card].id))
