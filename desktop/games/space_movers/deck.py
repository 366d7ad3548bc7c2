"""The Game Deck: drawing, and what Events and Pursuits do when they come."""

from __future__ import annotations

from desktop.games.space_movers import events as e
from desktop.games.space_movers.run import Run, change_resources, end, place_eye
from desktop.games.space_movers.scout import capture, lost_when_caught, place_scout
from desktop.games.space_movers.state import NOWHERE, ScoutFrame
from desktop.games.space_movers.tables import Kind


def draw(run: Run) -> None:
    """The current player takes the top card (SM-TURN-02). An Event or Pursuit is the whole draw (SM-EDGE-05)."""
    state = run.state
    seat = state.coin
    if not state.deck and not _renew(run):
        return
    card = state.deck.pop()
    state.shown_top = False
    kind = run.tables.cards[card].kind
    in_hand = kind in (Kind.CARGO, Kind.REACTION)
    run.tell(e.CardDrawn(seat, card, in_hand and not state.rules.open_hands))
    if kind == Kind.EVENT:
        _event_comes(run, card)
    elif kind == Kind.PURSUIT:
        _pursuit_comes(run, card)
    else:
        into_hand(run, seat, card)


def _renew(run: Run) -> bool:
    """Make a new deck of the discard pile, as the option says (SM-EDGE-02, SM-EDGE-03). Whether there is a deck now."""
    state = run.state
    if state.rules.empty_deck == "lose":
        end(run, "deck")
        return False
    if state.rules.empty_deck == "skip" or not state.discard:
        run.tell(e.DrawSkipped(state.coin))
        return False
    state.deck, state.discard = state.discard, []
    run.chance.shuffle(state.deck)
    state.reshuffled = True
    run.tell(e.DeckReshuffled(len(state.deck)))
    return True


def into_hand(run: Run, seat: int, card: int) -> None:
    """A card from deck or discard pile joins a hand; a Cargo card places its marker (SM-CARGO-08, SM-EDGE-46)."""
    state = run.state
    state.hands[seat].append(card)
    if run.tables.cards[card].kind == Kind.CARGO:
        state.markers[run.tables.cards[card].pick_up] += 1


def out_of_hand(run: Run, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile; a Cargo card takes its marker along (SM-CARGO-10)."""
    state = run.state
    state.hands[seat].remove(card)
    state.discard.append(card)
    if run.tables.cards[card].kind == Kind.CARGO:
        state.markers[run.tables.cards[card].pick_up] -= 1


def _event_comes(run: Run, card: int) -> None:
    """Older Event out, pay, test for loss, new Event in (SM-EDGE-11)."""
    state = run.state
    if state.event != NOWHERE:
        older, state.event = state.event, NOWHERE
        state.removed.append(older)
        price = len(state.removed)
        run.tell(e.EventDisplaced(older, price))
        change_resources(run, (-price, "displaced event"))
        if state.result:
            state.event = card  # it lies on the board, though its rule no longer matters
            return
    state.event = card
    state.event_turn = state.turn
    run.tell(e.EventPlaced(card))


def clear_event(run: Run) -> None:
    """A passed Event check: the card is discarded and its rule stops (SM-EVENT-06)."""
    state = run.state
    card, state.event = state.event, NOWHERE
    state.discard.append(card)
    run.tell(e.EventCleared(card))


def _pursuit_comes(run: Run, card: int) -> None:
    """Eye and Presence first, then the cards change, then the scout is placed or moves (SM-EDGE-74)."""
    state = run.state
    if state.liberty == run.tables.hq:
        _pursuit_at_hq(run, card)
        return
    place_eye(run, state.liberty)
    replaced, state.pursuit = state.pursuit, card
    if replaced != NOWHERE:
        state.discard.append(replaced)
    run.tell(e.PursuitPlaced(card, replaced))
    if state.result:
        return
    if replaced == NOWHERE:
        place_scout(run)
    else:
        state.stack.append(ScoutFrame(1))


def _pursuit_at_hq(run: Run, card: int) -> None:
    """At HQ a capture die is rolled and the card discarded: no eye, no scout (SM-PURSUIT-07)."""
    state = run.state
    state.discard.append(card)
    if state.rules.hq_counts and lost_when_caught(run):
        return
    capture(run, by_scout=False)
    run.tell(e.CardDiscarded(state.coin, card))
