"""Computer players: given what a seat may know, which action does it take?

A player sees only an imagined state that agrees with its view, and chance of its own, so thinking changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from desktop.kernel.chance import Chance
from desktop.kernel.game import Game

PATIENCE = 12
"""A random player lets so many chances to play out of turn pass for each one it takes."""

Player: TypeAlias = Callable[[Game[Any, Any], Any, int, Chance], Any]
"""(game, imagined state, seat, chance) -> one of the seat's legal actions."""
Interrupter: TypeAlias = Callable[[Game[Any, Any], Any, int, Chance], Any | None]
"""The same while another seat is waited for; None to wait."""


def random_choice(game: Game[Any, Any], state: Any, seat: int, chance: Chance) -> Any:
    """Any legal action of the seat, all equally likely."""
    actions = own_actions(game, state, seat)
    return actions[chance.below(len(actions))]


def greedy_choice(game: Game[Any, Any], state: Any, seat: int, chance: Chance) -> Any:
    """The action after which the game's own evaluation is best; equals are decided by chance."""
    actions = game.promising(state, seat)
    if len(actions) == 1:
        return actions[0]
    best: list[Any] = []
    best_value = float("-inf")
    for action in actions:
        value = value_after(game, state, action, seat, chance)
        if value > best_value:
            best, best_value = [action], value
        elif value == best_value:
            best.append(action)
    return best[chance.below(len(best))]


def random_interruption(game: Game[Any, Any], state: Any, seat: int, chance: Chance) -> Any | None:
    """Now and then anything that may be played out of turn."""
    actions = game.interrupts(state, seat)
    if not actions or chance.below(PATIENCE):
        return None
    return actions[chance.below(len(actions))]


def greedy_interruption(game: Game[Any, Any], state: Any, seat: int, chance: Chance) -> Any | None:
    """What out of turn leaves the seat better off than waiting; None to wait."""
    best, best_value = None, game.evaluate(state, seat)
    for action in game.interrupts(state, seat):
        value = value_after(game, state, action, seat, chance)
        if value > best_value:
            best, best_value = action, value
    return best


def value_after(game: Game[Any, Any], state: Any, action: Any, seat: int, chance: Chance) -> float:
    """How good the game's own evaluation finds the position after an action, for a seat; ``state`` stays as it is."""
    after = state.copy()
    game.play(after, action, chance)
    return game.evaluate(after, seat)


def own_actions(game: Game[Any, Any], state: Any, seat: int) -> list[Any]:
    """The legal actions of one seat."""
    return [action for action in game.legal(state) if action.seat == seat]


PLAYERS: dict[str, Player] = {"random": random_choice, "greedy": greedy_choice}
"""The levels of computer players, by the name used on the command line and in saved games."""
INTERRUPTING: dict[Player, Interrupter] = {random_choice: random_interruption, greedy_choice: greedy_interruption}
"""What the players do while another seat is waited for."""
