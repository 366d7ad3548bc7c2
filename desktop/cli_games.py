"""What `starshelf games` shows."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from desktop.games.catalogue import GAMES, load_game
from desktop.kernel.game import GameInfo, Option, OptionValue


def show() -> None:
    """Print every game of the shelf with its seats and house rules."""
    console = Console(highlight=False)
    for game_id, info in GAMES.items():
        # House rules may come with the content, so the rules of a ready game are asked.
        console.print(_heading(load_game(game_id).info if info.ready else info))
        if info.ready:
            console.print(_options(load_game(game_id).info.options))


def _heading(info: GameInfo) -> str:
    few, many = info.seats
    shortest, longest = info.minutes
    state = "" if info.ready else " [italic](not built yet)[/italic]"
    return (
        f"[bold]{info.id}[/bold]: {info.title}{state}\n"
        f"  {info.pitch} {few} to {many} players, {shortest} to {longest} minutes."
    )


def _options(options: tuple[Option, ...]) -> Table:
    table = Table("Option", "Values, the usual one first", "What it decides", "Rule", box=SIMPLE_HEAD)
    for option in options:
        values = ", ".join(_written(choice.value) for choice in option.choices)
        table.add_row(option.key, values, option.help, option.rule)
    return table


def _written(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
