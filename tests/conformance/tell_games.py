"""Play some random games and tell every state by its digest: to be compared between processes."""

from __future__ import annotations

import sys
from typing import Any

from desktop.kernel.codec import Codec
from tests.conformance.subjects import SUBJECTS, Subject

GAMES = 3


def tell(subject: Subject) -> str:
    """One line a state: the number of legal actions, the one chosen, and the digest."""
    codec: Codec[Any, Any] = Codec(subject.game)
    return "".join(
        f"{len(actions)} {action} {codec.digest(state)}\n"
        for number in range(GAMES)
        for state, action, actions in subject.states(number)
    )


if __name__ == "__main__":
    sys.stdout.write(tell(SUBJECTS[sys.argv[1]]))
