"""What goes wrong outside the rules, told in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.kernel.faults import Fault
from desktop.kernel.words import Sentence


class Problem(Exception):
    """Something a person must be told: what is wrong, where, and what to do.

    The sentence is for the screen; ``__cause__`` and the traceback are for a report file.
    """

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class UndoRefused(Problem):
    """The last step may not be taken back."""


class ReplayMismatch(Problem):
    """A recorded step does not give again what it gave when it was played. Step 0 is the beginning of the game."""

    def __init__(self, step: int, why: Sentence) -> None:
        super().__init__(Sentence("Step {step} cannot be repeated: {why}", {"step": step, "why": why}))
        self.step = step
        self.why = why


class LibraryProblem(Problem):
    """The library of games cannot be opened, read or written; nothing was changed."""


class GameMovedOn(LibraryProblem):
    """The game was played on elsewhere since it was opened here; nothing was changed."""


class SaveProblem(Problem):
    """A ``.starsave`` file cannot be read or written; nothing was changed."""


class ContentProblem(Problem):
    """Content that a game cannot be built from. Nothing was changed."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(faults[0].sentence)
        self.faults = tuple(faults)


class PackProblem(Problem):
    """A content pack cannot be read at all. Nothing was changed."""
