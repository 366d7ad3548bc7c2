"""How likely a check is passed, by the number of its dice and what they need."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.space_movers.checks import THRESHOLD, call, calls, succeeds, throw, thrower
from desktop.games.space_movers.crew import missing
from desktop.games.space_movers.run import Run
from desktop.games.space_movers.state import NOWHERE, CheckFrame, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import Symbol
from desktop.kernel.chance import Seeded

PASSED = (1.0, 0.71, 0.55, 0.44, 0.34, 0.20, 0.12, 0.07)
"""Share of checks passed with so many dice that need 5, when every throw is aimed at a failing die: measured on 4,000
checks each with the table of throws."""

PASSED_ADVANCED = (1.0, 0.76, 0.52, 0.35, 0.25, 0.13, 0.06, 0.03)
"""The same on the advanced side of the mat: a die thrown into the empty box often comes to lie on the near area that
succeeds, later ones on areas that fail."""


def pass_chance(tables: Tables, state: MoversState, symbols: Sequence[Symbol], harder: int = 0) -> float:
    """The chance of passing a check; 0 for one that cannot be begun. ``harder`` is what every die needs more."""
    if missing(tables, state, symbols) is not None:
        return 0.0
    likely = max(0.0, 10 - (THRESHOLD + harder)) / 5  # against the half that a die succeeds with ordinarily
    passed = PASSED_ADVANCED if state.rules.advanced else PASSED
    return float(min(1.0, passed[min(len(symbols), 7)] * likely ** (0.7 * len(symbols))))


def passes(tables: Tables, state: MoversState, number: int) -> bool:
    """Whether the check on top of the stack is passed in one trial run, played on from how its dice lie now.

    Every die is thrown firmly at one that fails, or at the free floor, by the table of throws. Trials have a chance of
    their own, told apart by ``number``: they tell nothing of what will come up.
    """
    run = Run(tables, state.copy(), Seeded(number))
    frame = run.state.stack[-1]
    assert isinstance(frame, CheckFrame)
    over = None
    while over is None:
        if frame.in_hand == NOWHERE:
            found = calls(tables, run.state, frame)
            if not found:
                return False
            call(frame, *divmod(found[0], 7))
        failing = [rest for rest in frame.rests if rest.shape == "d10" and not succeeds(tables, run.state, frame, rest)]
        target = int(failing[0].die) if failing else NOWHERE
        over = throw(run, frame, thrower(run.state, frame.in_hand), target, "firm", None)
    return over
