"""Why an action may not be taken: the parts that all predicates share."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.space_movers.crew import missing
from desktop.games.space_movers.state import CheckFrame, EngineFrame, KitchenFrame, MoversState, WindowFrame
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import Symbol
from desktop.kernel.game import Refusal
from desktop.kernel.words import Address, SeatName, Sentence

BUSY = "Something else has to be settled first: {what}."


def no(rule: str, text: str, *places: Address, **words: str | int | SeatName | Sentence) -> Refusal:
    """A refusal by a rule of the ledger."""
    return Refusal(rule, Sentence(text, words, places))


def not_now(state: MoversState) -> Refusal:
    """What is asked at the moment, instead of the action wanted."""
    top = state.stack[-1] if state.stack else None
    match top:
        case CheckFrame():
            what = Sentence("a skill check is under way")
        case WindowFrame():
            what = Sentence("the crew is asked for a reaction")
        case EngineFrame():
            what = Sentence("the Engine Room allows card actions only")
        case KitchenFrame():
            what = Sentence("a crewmate is about to act")
        case None:
            what = Sentence(_PHASES[state.phase])
        case _:
            what = Sentence("another choice is open")
    return no("SM-TURN-01", BUSY, what=what)


_PHASES = {
    "choose": "characters are being chosen",
    "draw": "a card has to be drawn",
    "move": "it is the Movement phase",
    "act": "it is the Action phase",
    "discard": "the hand has to be cut down",
    "over": "the game is over",
}


def turn_refusal(state: MoversState, seat: int) -> Refusal | None:
    """Only the current player acts."""
    if seat != state.coin:
        return no("SM-INV-13", "It is the turn of {who}.", who=SeatName(state.coin))
    return None


def phase_refusal(state: MoversState, seat: int, phase: str) -> Refusal | None:
    """Only the current player acts, and only in the right phase with nothing else open."""
    if state.stack or state.phase != phase:
        return not_now(state)
    return turn_refusal(state, seat)


def check_refusal(tables: Tables, state: MoversState, symbols: Sequence[Symbol]) -> Refusal | None:
    """A check that nobody can answer cannot be begun (SM-EDGE-56, SM-EDGE-88)."""
    if not symbols:
        return None
    symbol = missing(tables, state, symbols)
    if symbol is None:
        return None
    specialist = tables.specialist.get(symbol)
    if specialist is not None and state.health[specialist]:
        return no(
            "SM-EDGE-56",
            "The check needs {skill}, and {name} is not fit.",
            f"character:{specialist}",
            skill=Sentence(symbol.capitalize()),
            name=tables.characters[specialist].name,
        )
    return no("SM-EDGE-88", "The check needs {count} fit characters; there are not as many.", count=len(symbols))
