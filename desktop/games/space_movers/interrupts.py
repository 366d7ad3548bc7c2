"""Reactions, and abilities used by choice: what comes in between the steps of a turn."""

from __future__ import annotations

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers.crew import heal
from desktop.games.space_movers.deck import into_hand, out_of_hand
from desktop.games.space_movers.effects import carry_out
from desktop.games.space_movers.run import Run
from desktop.games.space_movers.state import NOWHERE, TradeFrame, WindowFrame


def react(run: Run, action: a.React) -> None:
    """The text is carried out, then the card is discarded or leaves the game (SM-REACT-03, SM-REACT-06)."""
    state = run.state
    card = run.tables.cards[action.card]
    frame = state.stack[-1] if state.stack else None
    state.reacted = True
    state.hands[action.seat].remove(action.card)
    run.tell(e.ReactionPlayed(action.seat, action.card, action.choice))
    if isinstance(frame, WindowFrame):
        frame.waiting.clear()
    if card.reaction:
        for effect in card.reaction.effects:
            carry_out(run, effect, action.seat, action.choice)
        (state.removed if card.reaction.leaves_game else state.discard).append(action.card)


def pass_(run: Run, action: a.Pass) -> None:
    frame = run.state.stack[-1]
    if isinstance(frame, WindowFrame):
        frame.waiting.remove(action.seat)


def peek(run: Run, action: a.Peek) -> None:
    state = run.state
    state.used.append("peek")
    state.shown_top = True
    run.tell(e.TopCardShown(action.seat, state.deck[-1]))


def tend(run: Run, action: a.Tend) -> None:
    run.state.used.append("tend_patient")
    heal(run, action.character)


def swap_cargo(run: Run, action: a.SwapCargo) -> None:
    state = run.state
    state.used.append("swap_cargo")
    out_of_hand(run, action.seat, action.give)
    state.discard.remove(action.take)
    into_hand(run, action.seat, action.take)
    run.tell(e.CargoSwapped(action.seat, action.give, action.take))


def trade(run: Run, action: a.Trade) -> None:
    run.state.used.append("trade_card")
    _hand_over(run, action.seat, action.to, action.card)
    run.state.stack.append(TradeFrame(action.seat, action.to))


def give_back(run: Run, action: a.GiveBack) -> None:
    frame = run.state.stack.pop()
    if isinstance(frame, TradeFrame) and action.card != NOWHERE:
        _hand_over(run, frame.taker, frame.giver, action.card)


def _hand_over(run: Run, giver: int, taker: int, card: int) -> None:
    """From hand to hand; a Cargo Marker stays where it is (SM-EDGE-46)."""
    state = run.state
    state.hands[giver].remove(card)
    state.hands[taker].append(card)
    run.tell(e.CardTraded(giver, taker, card, not state.rules.open_hands))
