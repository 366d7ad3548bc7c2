"""What a seat may know, and guesses that agree with it.

Hidden are the order of the Game Deck, face-down Random objectives, and other hands where the option hides them.
"""

from __future__ import annotations

from desktop.games.space_movers.state import NOWHERE, UNKNOWN, MoversState
from desktop.games.space_movers.tables import Kind, Tables
from desktop.kernel.chance import Chance

PILE = 11
"""Cards in each of the piles that the deck is stacked from (SM-SETUP-10)."""


def view(state: MoversState, seat: int) -> MoversState:
    """A copy in which every card that the seat may not see is ``UNKNOWN``."""
    seen = state.copy()
    seen.deck = [UNKNOWN] * len(state.deck)
    if state.shown_top and state.deck:
        seen.deck[-1] = state.deck[-1]
    if state.rules.objectives == "random":
        shown = 1 if state.side else 0
        seen.objectives[shown:] = [UNKNOWN] * len(state.objectives[shown:])
    if not state.rules.open_hands:
        seen.hands = [hand.copy() if other == seat else [UNKNOWN] * len(hand) for other, hand in enumerate(state.hands)]
    return seen


def imagine(tables: Tables, seen: MoversState, chance: Chance) -> MoversState:
    """A full state that agrees with a view: unseen cards are dealt to the places that may hold them."""
    state = seen.copy()
    known = _seen_cards(state)
    unseen = [card.number for card in tables.cards if card.number not in known]
    chance.shuffle(unseen)
    _fill_hands(tables, state, unseen)
    _fill_deck(tables, state, unseen, chance)
    if state.rules.objectives == "random":
        free = [number for number in range(len(tables.randoms)) if number not in (*state.objectives, *state.done)]
        chance.shuffle(free)
        state.objectives = [free.pop() if number == UNKNOWN else number for number in state.objectives]
    return state


def _seen_cards(state: MoversState) -> set[int]:
    places = [*state.hands, *state.tables, state.deck, state.discard, state.removed, [state.event, state.pursuit]]
    known = {card for place in places for card in place}
    # A card in a window lies on a table still; a played one is discarded in the same action.
    known.discard(NOWHERE)
    return known


def _fill_hands(tables: Tables, state: MoversState, unseen: list[int]) -> None:
    """Deal hidden hands: as many Cargo cards for each planet as markers there tell of, and Reactions (SM-INV-06)."""
    hidden = [hand for hand in state.hands if UNKNOWN in hand]
    if not hidden:
        return
    told = state.markers.copy()
    for hand in state.hands:
        for card in hand:
            if card != UNKNOWN and tables.cards[card].kind == Kind.CARGO:
                told[tables.cards[card].pick_up] -= 1
    dealt: list[int] = []
    for card in unseen:
        place = tables.cards[card].pick_up
        if tables.cards[card].kind == Kind.CARGO and told[place] > 0:
            told[place] -= 1
            dealt.append(card)
    wanted = sum(hand.count(UNKNOWN) for hand in hidden)
    reactions = [card for card in unseen if tables.cards[card].kind == Kind.REACTION]
    dealt += reactions[: wanted - len(dealt)]
    for card in dealt:
        unseen.remove(card)
    # Every hand gets its share from all over the pool, Cargo first being no rule of dealing.
    order = sorted(dealt, key=lambda card: (card * 7919) % 104729)
    for hand in hidden:
        for position, card in enumerate(hand):
            if card == UNKNOWN:
                hand[position] = order.pop()


def _fill_deck(tables: Tables, state: MoversState, unseen: list[int], chance: Chance) -> None:
    """Deal the deck, pile by pile as it was stacked; a reshuffled deck has no piles."""
    count = len(state.deck)
    hidden = [position for position, card in enumerate(state.deck) if card == UNKNOWN]
    if state.reshuffled:
        for position in hidden:
            state.deck[position] = unseen.pop()
        return
    kinds = {kind: [card for card in unseen if tables.cards[card].kind == kind] for kind in Kind}
    others = kinds[Kind.CARGO] + kinds[Kind.REACTION]
    chance.shuffle(others)
    events, pursuits = kinds[Kind.EVENT], kinds[Kind.PURSUIT]
    shown = state.deck[-1] if state.deck and state.deck[-1] != UNKNOWN else NOWHERE
    piles: list[int] = []
    for start in range(0, count, PILE):
        last = start + PILE >= count
        pile: list[int] = []
        for pool, share in ((events, 2), (pursuits, 2), (others, PILE - 4)):
            taken = len(pool) if last else min(share, len(pool))
            pile += [pool.pop() for _ in range(taken)]
        chance.shuffle(pile)
        piles += pile
    state.deck = piles if shown == NOWHERE else [*piles, shown]
