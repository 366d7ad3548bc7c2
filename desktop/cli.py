"""The command `starshelf`: opens the shelf, and plays, measures and checks games from a terminal.

Modules are imported by the command that needs them, so that the shelf opens without loading what it does not use.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from desktop.cli_packs import app as packs_app
from desktop.cli_trouble import Misuse, say, write_report
from desktop.kernel.errors import ContentProblem, Problem
from desktop.kernel.words import Sentence

if TYPE_CHECKING:
    from desktop.table.newgame.plan import NewGame

FAILED, MISUSED = 1, 2
"""Exit codes: a file is of no use or a check failed; the command was written wrongly."""
FILES = (".starset", ".starsave")
"""Files that are opened by naming them, as a double-click does."""
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Qt ends the whole process when it finds none of them on Linux."""

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(packs_app, name="packs")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `starshelf games` lists them.")]
Save = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (.starsave).")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="A house rule; may be given several times.")
]
Packs = Annotated[
    list[Path] | None, typer.Option("--pack", metavar="FILE", help="A content pack; may be given several times.")
]


@app.callback(invoke_without_command=True)
def shelf(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show version, commit and build, and leave.")] = False,
) -> None:
    """Four space board games on one shelf. Without a command, the shelf opens."""
    if version:
        from desktop.stamp import version_line

        typer.echo(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.Exit(_window())


@app.command(name="open")
def open_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (.starsave) or a pack (.starset).")],
) -> None:
    """Open a file in the window: a saved game at its table, a pack to be installed. `starshelf FILE` does the same."""
    from desktop.kernel.packs import SUFFIX, read_pack

    # A file of no use is told here, before a window opens.
    if file.suffix.lower() == SUFFIX or file.is_dir():
        from desktop.games.packs import usable_inside

        usable_inside(read_pack(file))
    else:
        from desktop.kernel.savefile import read_save

        read_save(file)
    raise typer.Exit(_window(file=file))


@app.command()
def play(
    game_id: GameId,
    seats: Annotated[str, typer.Option(help="Who plays, in seat order: you, or a computer player.")] = "you,greedy",
    seed: Annotated[int | None, typer.Option(help="Decides all chance; drawn when left out.")] = None,
    option: Options = None,
    pack: Packs = None,
    top: Annotated[
        list[str] | None, typer.Option("--top", metavar="ITEM", help="A card or tile that comes first, by its id.")
    ] = None,
    arrangement: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What the game begins with, as JSON; see resources/schemas.")
    ] = None,
) -> None:
    """Begin a game at once, in the window."""
    from desktop.cli_setup import YOU, arrangement_of, content_with, parse_seats, setup_of
    from desktop.games.catalogue import build_game
    from desktop.table.newgame.plan import PERSON, NewGame

    players = parse_seats(seats, people=True)
    content = content_with(game_id, pack or [])
    given = arrangement_of(arrangement, top or [])
    setup = setup_of(build_game(game_id, content), players, option or [], given)
    controllers = tuple(PERSON if player == YOU else player for player in players)
    raise typer.Exit(_window(new_game=NewGame(game_id, setup, controllers, seed, content=content.json)))


def _window(file: Path | None = None, new_game: NewGame | None = None) -> int:
    """Open the window on a file, on a new game, or on the shelf; the exit code when it is closed."""
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        raise Problem(Sentence("There is no screen here for the window. Start Starshelf from a desktop session."))
    from desktop.table.app import Start, run

    return run(Start(file=file, new_game=new_game))


@app.command()
def simulate(
    game_id: GameId,
    seats: Annotated[str, typer.Option(help="The computer players, in seat order.")] = "random,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 200,
    seed: Annotated[int, typer.Option(help="Of the first game; each further one counts up.")] = 1,
    option: Options = None,
    pack: Packs = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes to play in; the games stay the same.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let computer players play many games, and show who wins, how long it takes, how fast it runs."""
    from desktop.cli_setup import content_with, parse_seats, setup_of
    from desktop.cli_simulate import as_table, plain, with_progress
    from desktop.games.catalogue import build_game
    from desktop.lab.series import Series

    content = content_with(game_id, pack or [])
    game = build_game(game_id, content)
    levels = parse_seats(seats, people=False)
    setup = setup_of(game, levels, option or [])
    result = with_progress(Series(game_id, content.json, setup, levels, games, seed), workers)
    if as_json:
        import json

        typer.echo(json.dumps(plain(result), ensure_ascii=False))
    else:
        as_table(game, setup, result, seed)


@app.command()
def replay(file: Save) -> None:
    """Play a saved game again and compare every step with what was recorded."""
    from desktop.cli_replay import check

    typer.echo(check(file))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A content pack, or a saved game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    games: Annotated[int, typer.Option(min=0, help="Play so many games too, for tiles that rarely fit.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes to play in; the games stay the same.")] = 1,
) -> None:
    """Look for faults: one line each with file, item, field and reason. Exit code 1 when there are any."""
    from desktop.cli_check import check as look

    if not look(file, as_json=as_json, games=games, workers=workers):
        raise typer.Exit(FAILED)


@app.command()
def picture(
    file: Save,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the picture goes; the ending names its kind.")],
    size: Annotated[str, typer.Option(metavar="WIDTHxHEIGHT", help="In pixels.")] = "1600x1000",
    step: Annotated[int | None, typer.Option(help="Which step; the last one when left out.")] = None,
    seat: Annotated[int | None, typer.Option(help="What this seat (1, 2, …) may see; without it, everything.")] = None,
) -> None:
    """Draw a position of a saved game into a file. No screen is needed."""
    from desktop.cli_picture import picture as draw

    typer.echo(draw(file, out, size, step, seat))


@app.command()
def games() -> None:
    """List the games with their seats and house rules."""
    from desktop.cli_games import show

    show()


def run(arguments: Sequence[str]) -> int:
    """Run one command. Whatever goes wrong becomes a sentence; gives the exit code."""
    if arguments and arguments[0].lower().endswith(FILES):
        arguments = ["open", *arguments]
    try:
        code = app(list(arguments), prog_name="starshelf", standalone_mode=False)
    except typer.TyperException as error:
        command = getattr(getattr(error, "ctx", None), "command_path", "starshelf")
        say(f"{error.format_message().rstrip('.')}. `{command} --help` shows what is possible.")
        return error.exit_code
    except Misuse as problem:
        say(str(problem))
        return MISUSED
    except ContentProblem as problem:
        for fault in problem.faults:
            say(str(fault.sentence))
        return FAILED
    except Problem as problem:
        say(str(problem))
        return FAILED
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except OSError as error:  # files are told of as Problems, so this is the output
        say(f"The output cannot be written ({error.strerror or error}).")
        return FAILED
    except Exception as error:
        say(write_report(error, arguments))
        return FAILED
    return code if isinstance(code, int) else 0


def main() -> NoReturn:
    """The entry point of the command."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without “ or × shows ?
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
