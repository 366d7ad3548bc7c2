"""What the command line says when something goes wrong, and the report on a mistake of the program."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from desktop import VERSION
from desktop.kernel.errors import Problem


class Misuse(Problem):
    """The command line asks for something that does not exist."""


def say(sentence: str) -> None:
    """Speak on stderr, so that the output of a command stays clean."""
    typer.echo(sentence, err=True)


def write_report(error: Exception, arguments: Sequence[str]) -> str:
    """Write the details of a mistake into a file of its own; the sentence that tells of it."""
    import platform
    import tempfile
    import traceback

    text = "\n".join(
        [
            f"Starshelf {VERSION}",
            f"Python {platform.python_version()} on {platform.platform()}",
            f"Arguments: {' '.join(arguments)}",
            "",
            "".join(traceback.format_exception(error)),
        ]
    )
    told = f"Starshelf made a mistake of its own ({type(error).__name__}); your games are safe."
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="starshelf-report-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write(text)
    except OSError:
        return f"{told} A report could not be written."
    return f"{told} Please send along {file.name}, which says what happened."
