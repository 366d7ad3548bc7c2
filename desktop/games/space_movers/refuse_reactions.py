"""Why not: Reaction cards, and the abilities that are used by choice."""

from __future__ import annotations

from typing import TypeVar

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import standing as s
from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.crew import injured
from desktop.games.space_movers.models import ReactionCard
from desktop.games.space_movers.refuse import no, not_now
from desktop.games.space_movers.run import ability, held, rule
from desktop.games.space_movers.state import BLANK, MEDICAL_BAY, NOWHERE, CheckFrame, MoversState, WindowFrame
from desktop.games.space_movers.tables import Kind, Tables
from desktop.games.space_movers.who import between_steps, open_turn
from desktop.kernel.game import Refusal

T = TypeVar("T")


def react(tables: Tables, state: MoversState, action: a.React) -> Refusal | None:
    if action.card not in state.hands[action.seat] or tables.cards[action.card].kind != Kind.REACTION:
        return no("SM-REACT-03", "This is no reaction card in your hand.", f"card:{action.card}")
    if refused := reacting_refusal(tables, state, action.seat):
        return refused
    top = state.stack[-1] if state.stack else None
    if isinstance(top, WindowFrame) and action.seat not in top.waiting:
        return no("SM-REACT-01", "You have passed already.")
    card = tables.cards[action.card].reaction
    if card is None:
        return not_now(state)
    return moment_refusal(state, card) or choice_refusal(tables, state, card, action.choice)


def reacting_refusal(tables: Tables, state: MoversState, seat: int) -> Refusal | None:
    """What forbids a seat every Reaction."""
    if state.phase == "choose":
        return not_now(state)
    if seat == state.coin:
        return no("SM-REACT-01", "Reactions are for other players' turns.")
    if held(state, seat):
        return no("SM-INTERR-06", "From interrogation no reaction can be played.")
    if state.reacted:
        return no("SM-REACT-02", "A reaction was played this turn already.")
    if rule(tables, state, s.NoReactions) is not None:
        return no("SM-EVENT-07", "The event on the board forbids reactions.", "event")
    return None


def moment_refusal(state: MoversState, card: ReactionCard) -> Refusal | None:
    """Each card has its moment: between steps, at a delivery, or as a check begins (SM-EDGE-98, SM-EDGE-101)."""
    top = state.stack[-1] if state.stack else None
    match card.timing:
        case "delivery":
            if not (isinstance(top, WindowFrame) and top.card != NOWHERE):
                return no("SM-EDGE-101", "This is played when a delivery is declared.")
        case "check":
            if not (isinstance(top, CheckFrame) and not top.rests and top.in_hand != BLANK):
                return no("SM-EDGE-98", "This is played as a check begins, before the first throw.")
        case "any":
            if not between_steps(state):
                return no("SM-EDGE-98", "This is played between two steps of a turn, not in the middle of one.")
    return None


def choice_refusal(tables: Tables, state: MoversState, card: ReactionCard, choice: int) -> Refusal | None:
    """What the card's effect asks for has to be there."""
    options = choices(tables, state, card)
    if choice in options:
        return None
    if not options:
        return no("SM-REACT-03", "This would change nothing now.")
    return no("SM-REACT-05", "Choose one of those that the card speaks of.")


def choices(tables: Tables, state: MoversState, card: ReactionCard) -> list[int]:
    """What may be chosen for a Reaction: planets, Characters or cards; ``NOWHERE`` alone if it asks for nothing."""
    for effect in card.effects:
        match effect:
            case v.JumpAnywhere():
                return [planet for planet in tables.planets if planet != state.liberty]
            case v.Heal(everyone=False):
                return injured(state)
            case v.Heal() if not injured(state):
                return []
            case v.TakeCargo():
                return [number for number in state.discard if tables.cards[number].kind == Kind.CARGO]
            case v.ScoutHome() if state.scout in (NOWHERE, tables.hq):
                return []
            case v.ScoutWaits() if state.scout == NOWHERE or state.scout_waits:
                return []
    return [NOWHERE]


def pass_(tables: Tables, state: MoversState, action: a.Pass) -> Refusal | None:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, WindowFrame) or action.seat not in top.waiting:
        return no("SM-REACT-01", "You are not asked for a reaction now.")
    return None


# ---- abilities -----------------------------------------------------------------------------------------------------


def _ability_refusal(tables: Tables, state: MoversState, seat: int, kind: type[T], name: str) -> Refusal | None:
    """Used by choice, between steps, once a turn (SM-EDGE-102)."""
    if not open_turn(state):
        return not_now(state)
    if ability(tables, state, state.seats[seat], kind) is None:
        return no("SM-CHAR-07", "Your character has no such ability now.")
    if name in state.used:
        return no("SM-EDGE-102", "This ability was used this turn already.")
    return None


def peek(tables: Tables, state: MoversState, action: a.Peek) -> Refusal | None:
    if refused := _ability_refusal(tables, state, action.seat, s.Peek, "peek"):
        return refused
    if state.shown_top or not state.deck:
        return no("SM-CHAR-06", "There is no hidden card on the deck.", "deck")
    return None


def tend(tables: Tables, state: MoversState, action: a.Tend) -> Refusal | None:
    if refused := _ability_refusal(tables, state, action.seat, s.TendPatient, "tend_patient"):
        return refused
    if state.rooms[state.seats[action.seat]] != MEDICAL_BAY:
        return no("SM-CHAR-06", "Your character has to be in the Medical Bay.", f"room:{MEDICAL_BAY}")
    if action.character not in injured(state):
        return no("SM-CHAR-06", "This character is not injured.")
    return None


def swap_cargo(tables: Tables, state: MoversState, action: a.SwapCargo) -> Refusal | None:
    if refused := _ability_refusal(tables, state, action.seat, s.SwapCargo, "swap_cargo"):
        return refused
    if action.give not in state.hands[action.seat] or tables.cards[action.give].kind != Kind.CARGO:
        return no("SM-CHAR-06", "Choose a cargo card from your hand.", f"card:{action.give}")
    if action.take not in local_jobs(tables, state):
        return no("SM-CHAR-06", "Choose a discarded cargo that is picked up where the Liberty is.", "discard")
    return None


def local_jobs(tables: Tables, state: MoversState) -> list[int]:
    """Discarded Cargo cards that are picked up where the Liberty is."""
    return [number for number in state.discard if tables.cards[number].pick_up == state.liberty]


def trade(tables: Tables, state: MoversState, action: a.Trade) -> Refusal | None:
    if refused := _ability_refusal(tables, state, action.seat, s.TradeCard, "trade_card"):
        return refused
    if action.card not in state.hands[action.seat]:
        return no("SM-CHAR-12", "The traded card comes from your hand.", f"card:{action.card}")
    if not 0 <= action.to < len(state.seats) or action.to == action.seat:
        return no("SM-CHAR-12", "Choose another player to trade with.")
    if held(state, action.to):
        return no("SM-EDGE-65", "Nobody can trade with a player in interrogation.")
    return None
