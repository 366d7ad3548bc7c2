"""An arranged beginning: cards on top of the Game Deck, and the objective that lies open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.state import MoversState
from desktop.games.space_movers.tables import Side, Tables
from desktop.kernel.arranging import ArrangementModel, Impossible, Top, lay_on_top, read


class MoversArrangement(ArrangementModel):
    """What a crew meets first."""

    top: Top = ()
    """Events, Pursuits, Cargoes and Reactions that are drawn first."""
    objective: Annotated[str, Field(max_length=60)] = ""
    """A Random objective that lies open from the first turn on; with an adventure its own id, or nothing."""
    card: Annotated[int, Field(ge=1, le=5)] = 1
    """The card of the adventure that lies open; those before it are done."""
    side: Annotated[int, Field(ge=1, le=2)] = 1
    """The side of the adventure's card."""


def arrange(tables: Tables, state: MoversState, raw: Mapping[str, Any]) -> None:
    """Change a beginning, before the first turn. Raises Impossible."""
    wanted = read(MoversArrangement, raw)
    _lay(tables, state, wanted.top)
    if state.rules.objectives == "random":
        _open_random(tables, state, wanted)
    else:
        _open_adventure(tables, state, wanted)


def _lay(tables: Tables, state: MoversState, top: tuple[str, ...]) -> None:
    """Cards come from the deck or the discard pile, whose place another card takes."""
    chosen: list[int] = []
    for name in top:
        free = [card.number for card in tables.cards if card.id == name and card.number not in chosen]
        if not free:
            why = "The Game Deck has no more than that of the card “{card}”." if name in top[: len(chosen)] else ""
            raise Impossible(why or "The Game Deck has no card “{card}”.", card=name)
        chosen.append(free[0])
    for card in chosen:
        if card in state.discard:  # five Cargo cards begin there: the deck's next Cargo takes the place
            kind = tables.cards[card].kind
            other = next(number for number in state.deck if tables.cards[number].kind == kind and number not in chosen)
            state.discard[state.discard.index(card)] = other
            state.deck[state.deck.index(other)] = card
    state.deck = lay_on_top(state.deck, chosen)


def _open_random(tables: Tables, state: MoversState, wanted: MoversArrangement) -> None:
    if not wanted.objective:
        return
    names = [objective.id for objective in tables.content.random_objectives]
    if wanted.objective not in names:
        raise Impossible(
            "There is no random objective “{name}”; for an adventure choose it among the objectives.",
            "SM-OBJ-14",
            name=wanted.objective,
        )
    number = names.index(wanted.objective)
    rest = [objective for objective in state.objectives if objective != number]
    state.objectives = [number, *rest[: state.goal - 1]]
    state.side = 2


def _open_adventure(tables: Tables, state: MoversState, wanted: MoversArrangement) -> None:
    adventure = state.rules.objectives
    if wanted.objective not in ("", adventure):
        raise Impossible(
            "“{name}” is not the objective set of this game: choose it among the objectives.",
            "SM-OBJ-14",
            name=wanted.objective,
        )
    cards = tables.adventures[adventure]
    before = wanted.card - 1
    state.done, state.objectives = state.objectives[:before], state.objectives[before:]
    state.side = wanted.side
    done = [side for number in range(before) for side in cards[number]]
    for item in _aboard(done):
        state.items.append(item)


def _aboard(sides: list[Side]) -> list[str]:
    """The special items that passed steps have brought aboard and not taken off again."""
    items: list[str] = []
    for effect in (effect for side in sides for step in side.steps for effect in step.passed):
        if isinstance(effect, v.Load):
            items.append(effect.item)
        elif isinstance(effect, v.Unload) and effect.item in items:
            items.remove(effect.item)
    return items
