"""What `starshelf simulate` shows."""

from __future__ import annotations

import re
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from desktop.kernel.game import Game, Setup
from desktop.lab.series import Series, play_series
from desktop.lab.simulate import Simulation, summed
from desktop.lab.workers import executor_of


def with_progress(series: Series, workers: int) -> Simulation:
    """The simulation, with a bar on stderr while it runs when somebody sits at the terminal."""
    bar = Progress(console=Console(stderr=True), transient=True, disable=not Console(stderr=True).is_terminal)
    with executor_of(workers) as executor, bar:
        task = bar.add_task("Playing", total=series.games)
        tallies = play_series(series, executor, workers, lambda played: bar.update(task, completed=played))
    return summed(series.game, series.levels, tallies)


def plain(result: Simulation) -> dict[str, Any]:
    """The figures as one JSON object."""
    return {
        "game": result.game,
        "seats": list(result.seats),
        "games": result.games,
        "finished": result.finished,
        "decisions": result.decisions,
        "seconds": result.seconds,
        "decisions_per_second": result.decisions_per_second,
        "wins": result.wins,
    }


def as_table(game: Game[Any, Any], setup: Setup, result: Simulation, seed: int) -> None:
    """Print the figures for people."""
    console = Console(highlight=False)
    last = seed + result.games - 1
    console.print(f"[bold]{game.info.title}[/bold]: {result.games:,} games, seeds {seed} to {last}")
    console.print(_seats(game, setup, result))
    console.print(f"Finished: {result.finished:,}; unfinished: {result.games - result.finished:,}")
    for ending, times in result.endings.most_common():
        console.print(f"  {times:,} × {re.sub(r'{[^}]*}', '…', ending)}")
    if result.lengths:
        shortest, quarter, half, most, longest = result.length_quantiles()
        console.print(
            f"Decisions in a game: {half} in the middle, {quarter} to {most} in half of all, {shortest} to {longest}"
        )
    console.print(
        f"Decisions in all: {result.decisions:,} in {result.seconds:.2f} s of play, "
        f"{result.decisions_per_second:,.0f} a second"
    )


def _seats(game: Game[Any, Any], setup: Setup, result: Simulation) -> Table:
    table = Table("Seat", "Player", "Role", box=SIMPLE_HEAD)
    for heading in ("Wins", "Share", "95 % between"):
        table.add_column(heading, justify="right")
    for seat, level in enumerate(result.seats):
        share, low, high = result.share(seat)
        table.add_row(
            str(seat + 1),
            level,
            game.info.role(setup.seats[seat].role).title,
            f"{result.wins[seat]:,}",
            f"{share:.1%}",
            f"{low:.1%} and {high:.1%}",
        )
    return table
