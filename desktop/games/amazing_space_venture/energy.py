"""Phases, energy points and the limits of a turn: who may do what, and what it costs."""

from __future__ import annotations

from desktop.games.amazing_space_venture.doing import Play, refuse, role_of
from desktop.games.amazing_space_venture.state import TILES, Term, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.game import Refusal
from desktop.kernel.words import SeatName

TILE = 2
FREE_REDS = ("repeat_phase", "take_funds", "sneak")
"""Red cards that cost nothing (ASV-VAR1-14)."""
FREE_ANSWERS = ("cancel", "redirect", "save_ship")
"""Answers to another player's red card (ASV-VAR1-13)."""


def affordable(s: VentureState, seat: int, cost: int) -> bool:
    return not cost or not s.rules.energy_points or s.turn.seat != seat or s.turn.energy >= cost


def energy_refusal(s: VentureState, seat: int, cost: int) -> Refusal | None:
    """Why an action costs more than is left (ASV-VAR1-16)."""
    if affordable(s, seat, cost):
        return None
    left = s.turn.energy
    return refuse("ASV-VAR1-16", "This costs {cost} energy points; {left} are left.", cost=cost, left=left)


def pay(play: Play, seat: int, cost: int) -> None:
    """Cards in other players' turns cost nothing (ASV-VAR1-20)."""
    if play.s.rules.energy_points and play.s.turn.seat == seat:
        play.s.turn.energy -= cost


def card_cost(t: Tables, s: VentureState, seat: int, kind: str) -> int:
    """What playing a card of a kind costs: 1, or 0 for the role that is good at it (ASV-VAR1-10, ASV-VAR3-04)."""
    if not s.rules.energy_points or s.turn.seat != seat:
        return 0
    return 0 if role_of(t, s, seat) == kind else 1


def red_cost(t: Tables, s: VentureState, seat: int, card: int) -> int:
    if t.effects[card] in FREE_REDS or t.effects[card] in FREE_ANSWERS:
        return 0
    return card_cost(t, s, seat, "red")


def count_red(s: VentureState, seat: int, cards: int) -> None:
    """Note red cards without R that a seat has played in this turn (ASV-RED-03); Sneak Attack gives one back."""
    s.turn.reds = tuple(count + cards * (other == seat) for other, count in enumerate(s.turn.reds))


def role_bonus(play: Play, seat: int, kind: str) -> None:
    """In the basic game a role scores 1 for each card of its kind played in the own turn (ASV-VAR3-04)."""
    s = play.s
    if s.rules.role_play and not s.rules.energy_points and seat == s.turn.seat and role_of(play.t, s, seat) == kind:
        play.score(seat, "role", [Term(1, "card of the role")])


# ---- phases ------------------------------------------------------------------------------------------------------


def turn_refusal(s: VentureState, seat: int, *, while_placing: bool = False) -> Refusal | None:
    """Why a seat cannot act of its own accord: not its turn, tiles to place, or something pending."""
    if s.turn.seat != seat:
        return refuse("ASV-TURN-06", "It is the turn of {who}.", who=SeatName(s.turn.seat))
    if s.drawn and not while_placing:
        return refuse("ASV-TURN-03", "The drawn tiles must be placed first.")
    if s.stack:
        return refuse("ASV-RESP-01", "Something else must be decided first.")
    return None


def only_refusal(s: VentureState) -> Refusal | None:
    if s.turn.only:
        return refuse("ASV-RED-07", "The only action of this turn is done; nothing but tiles went with it.")
    return None


def phase_refusal(s: VentureState, seat: int, phase: int) -> Refusal | None:
    """Why the turn has no room for something of a phase (ASV-TURN-02, ASV-VAR1-03)."""
    if refusal := turn_refusal(s, seat) or only_refusal(s):
        return refusal
    if not phase_open(s, phase):
        if s.rules.energy_points:
            return refuse("ASV-VAR1-03", "This phase was completed earlier in the turn.")
        return refuse("ASV-TURN-02", "The turn is past this phase; nobody goes back to an earlier one.")
    return None


def phase_open(s: VentureState, phase: int) -> bool:
    if s.rules.energy_points:
        return not s.turn.closed >> phase & 1
    return s.turn.phase <= phase


def enter_phase(s: VentureState, phase: int) -> None:
    """Note that something of a phase is being done."""
    turn = s.turn
    if s.rules.energy_points and turn.phase not in (0, phase):
        turn.closed |= 1 << turn.phase
    turn.phase = phase
    if phase != TILES:
        turn.acted = True
