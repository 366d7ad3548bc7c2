"""Computer players: given what a seat may know, which action does it take?

A player sees only an imagined state that agrees with its view, and chance of its own, so thinking changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from desktop.kernel.chance import Chance
from desktop.kernel.game import Game

Player: TypeAlias = Callable[[Game[Any, Any], Any, int, Chance], Any]
"""(game, imagined state, seat, chance) -> one of the seat's legal actions."""


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
        after = state.copy()
        game.play(after, action, chance)
        value = game.evaluate(after, seat)
        if value > best_value:
            best, best_value = [action], value
        elif value == best_value:
            best.append(action)
    return best[chance.below(len(best))]


def own_actions(game: Game[Any, Any], state: Any, seat: int) -> list[Any]:
    """The legal actions of one seat."""
    return [action for action in game.legal(state) if action.seat == seat]


PLAYERS: dict[str, Player] = {"random": random_choice, "greedy": greedy_choice}
"""The levels of computer players, by the name used on the command line and in saved games."""
