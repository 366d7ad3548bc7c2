"""What every state of every game must hold. Each check raises AssertionError with a sentence."""

from __future__ import annotations

import dataclasses
import math
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from desktop.kernel.chance import Seeded
from desktop.kernel.codec import Codec
from desktop.kernel.game import Event, Game, IllegalAction, as_seen_by

PROBES = 12
"""Actions that are not on the list, tried in each state."""


class ActionPool:
    """Actions and field values seen in play: what a wrong action may be made of."""

    def __init__(self, choose: random.Random) -> None:
        self._choose = choose
        self._seen: list[Any] = []
        self._values: dict[str, list[Any]] = defaultdict(list)

    def learn(self, actions: list[Any]) -> None:
        for action in self._choose.sample(actions, min(3, len(actions))):
            if len(self._seen) < 2000:
                self._seen.append(action)
                for field in dataclasses.fields(action):
                    self._values[field.name].append(getattr(action, field.name))

    def probes(self, legal: list[Any], count: int) -> Iterator[Any]:
        """Actions of other positions, and legal ones with a field changed."""
        for _ in range(count if self._seen else 0):
            action = self._choose.choice(self._seen + legal[:5])
            fields = [field.name for field in dataclasses.fields(action) if field.name != "kind"]
            if self._choose.random() < 0.6:
                name = self._choose.choice(fields)
                action = dataclasses.replace(action, **{name: self._other(name, getattr(action, name))})
            yield action

    def _other(self, name: str, value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool) and self._choose.random() < 0.5:
            return value + self._choose.choice((-1, 1, -1000, 1000))
        return self._choose.choice(self._values[name] or [value])


class Checker:
    """Checks the states of one game, one after the other."""

    def __init__(self, game: Game[Any, Any], seats: int, seed: int) -> None:
        self.game = game
        self.codec: Codec[Any, Any] = Codec(game)
        self.seats = seats
        self.choose = random.Random(seed)
        self.pool = ActionPool(self.choose)
        self.conserved: dict[str, int] | None = None

    def check(self, state: Any, legal: list[Any]) -> None:
        """Everything, in one state whose legal actions are given."""
        digest = self.codec.digest(state)
        self.check_liveness(state, legal)
        self.check_copies(state)
        self.check_conservation(state)
        self.check_refusals(state, legal)
        self.check_views(state, legal)
        self.check_words(state, legal)
        assert self.codec.digest(state) == digest, "asking questions has changed the state"
        self.pool.learn(legal)

    # ---- rules ---------------------------------------------------------------------------------------------------

    def check_liveness(self, state: Any, legal: list[Any]) -> None:
        decision, outcome = self.game.decision(state), self.game.outcome(state)
        assert (decision is None) == (outcome is not None), "a game waits for a choice or is over, one of both"
        assert self.game.legal(state) == legal, "the list of legal actions is another one when asked again"
        if outcome is not None:
            assert not legal, "a finished game offers actions"
            assert len(outcome.ranks) == len(outcome.scores) == self.seats
            assert min(outcome.ranks) >= 1
            assert outcome.winners == tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
            return
        assert decision is not None
        assert len(set(decision.seats)) == len(decision.seats) > 0, f"wrong seats: {decision}"
        assert set(decision.seats) <= set(range(self.seats)), f"no such seat: {decision}"
        assert decision.ask
        assert {action.seat for action in legal} <= set(decision.seats), "an action of a seat that is not asked"
        assert any(action.seat == decision.seats[0] for action in legal), "the seat waited for has no choice"

    def check_copies(self, state: Any) -> None:
        copy = state.copy()
        assert copy == state, "a copy differs"
        own = {id(part) for _, part in mutable_parts(copy)}
        shared = [name for name, part in mutable_parts(state) if id(part) in own]
        assert not shared, f"a copy shares {shared} with its original"
        text = self.codec.state_to_json(state)
        assert self.codec.state_from_json(text) == state, "JSON does not give the state back"
        assert self.codec.digest(copy) == self.codec.digest(self.codec.state_from_json(text))
        assert state.content == self.game.content_hash

    def check_conservation(self, state: Any) -> None:
        counts = dict(self.game.conserved(state))
        if self.conserved is None:
            self.conserved = counts
        assert counts == self.conserved, "components have appeared or vanished"
        assert all(count >= 0 for count in counts.values())

    def check_refusals(self, state: Any, legal: list[Any]) -> None:
        assert len(set(legal)) == len(legal), "an action is listed twice"
        for action in legal:
            assert self.game.refusal(state, action) is None, f"{action} is listed and refused"
            assert self.codec.action_from_json(self.codec.action_to_json(action)) == action
        listed = set(legal)
        for action in self.pool.probes(legal, PROBES):
            refused = self.game.refusal(state, action)
            told = f"{action} is {'listed' if action in listed else 'not listed'}, yet its refusal is {refused}"
            assert (refused is None) == (action in listed), told
            if refused is not None:
                assert str(refused.sentence), "a refusal without a sentence"
                self._check_illegal_play(state, action)

    def _check_illegal_play(self, state: Any, action: Any) -> None:
        before, refused = state.copy(), None
        try:
            self.game.play(state, action, Seeded(0))
        except IllegalAction as illegal:
            refused = illegal.refusal
        assert refused == self.game.refusal(before, action), f"{action} is refused, but not when it is played"
        assert state == before, "a refused action has changed the state"

    # ---- secrets -------------------------------------------------------------------------------------------------

    def check_views(self, state: Any, legal: list[Any]) -> None:
        for seat in range(self.seats):
            view = self.game.view(state, seat)
            assert self.game.view(view, seat) == view, "a view of a view differs"
            if not self.game.info.hides:
                assert view == state, "a game that hides nothing shows less than all"
            imagined = self.game.imagine(view, seat, Seeded(self.choose.getrandbits(32)))
            # An imagined state differs from the true one in hidden things only.
            assert self.game.view(imagined, seat) == view, f"the view of seat {seat} shows something hidden"
            assert self.game.conserved(imagined) == self.game.conserved(state), "an imagined state is impossible"
            assert self.game.decision(imagined) == self.game.decision(state), "a decision hangs on something hidden"
            own = [action for action in legal if action.seat == seat]
            imagined_own = [action for action in self.game.legal(imagined) if action.seat == seat]
            assert imagined_own == own, f"what seat {seat} may choose hangs on something hidden from it"
            assert math.isfinite(self.game.evaluate(imagined, seat))

    # ---- words ---------------------------------------------------------------------------------------------------

    def check_words(self, state: Any, legal: list[Any]) -> None:
        assert str(self.game.prompt(state))
        told: set[tuple[Any, ...]] = set()
        for action in legal:
            label = str(self.game.label(state, action))
            assert label, f"{action} has no label"
            told.add((action.seat, self.game.steps(action), label))
        assert len(told) == len(legal), "two actions look alike to a person"

    def check_events(self, events: list[Event]) -> None:
        for event in events:
            assert type(event).__dataclass_params__.eq  # type: ignore[attr-defined]  # typeshed leaves it out
            for viewer in (None, *range(self.seats)):
                for seen in as_seen_by(viewer, [event]):
                    sentence = self.game.tell(seen)
                    assert sentence is None or str(sentence)


def mutable_parts(value: Any, name: str = "state") -> Iterator[tuple[str, Any]]:
    """All lists, dicts, sets and changeable dataclasses in a value, with their paths."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        if not value.__dataclass_params__.frozen:  # type: ignore[attr-defined]  # typeshed leaves it out
            yield name, value
        for field in dataclasses.fields(value):
            yield from mutable_parts(getattr(value, field.name), f"{name}.{field.name}")
    elif isinstance(value, list | tuple):
        if isinstance(value, list):
            yield name, value
        for number, item in enumerate(value):
            yield from mutable_parts(item, f"{name}[{number}]")
    elif isinstance(value, dict):
        yield name, value
        for key, item in value.items():
            yield from mutable_parts(item, f"{name}[{key!r}]")
    elif isinstance(value, set | bytearray):
        yield name, value
