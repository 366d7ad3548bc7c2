"""Which of a game's texts are written on things of which model. The words themselves are the game's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any, TypeAlias

from pydantic import TypeAdapter, ValidationError

from desktop.kernel.words import Sentence
from editor.document.base import part_values
from editor.document.document import Document
from editor.forms.references import options

Teller: TypeAlias = Callable[[Document, Any], Sequence[Sentence]]

UNFINISHED = Sentence("(not finished yet)")


def teller(game: str, model: str) -> Teller | None:
    """What writes the words on things of a model; None where they bear none."""
    return _tellers(game).get(model)


@cache
def _tellers(game: str) -> dict[str, Teller]:
    match game:
        case "space_movers":
            return _space_movers()
        case "amazing_space_venture":
            return _amazing_space_venture()
        case "one_small_step":
            return _one_small_step()
        case _:
            return {}


def each(kind: Any, values: Any, tell: Callable[[Any], Sentence]) -> list[Sentence]:
    """A sentence for each value; one that is not right in form yet says so."""
    adapter = _adapter(kind)
    told = []
    for value in values if isinstance(values, list) else []:
        try:
            told.append(tell(adapter.validate_python(value)))
        except (ValidationError, StopIteration, LookupError):
            told.append(UNFINISHED)
    return told


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


# ---- Space Movers 2201 -------------------------------------------------------------------------------------------


def _space_movers() -> dict[str, Teller]:
    from desktop.games.space_movers import models as m
    from desktop.games.space_movers import standing as s
    from desktop.games.space_movers import texts
    from desktop.games.space_movers import vocabulary as v
    from desktop.kernel.words import listed

    def world(document: Document) -> m.MoversContent:
        """What the texts ask for names: the planets, finished or not."""
        named: list[dict[str, Any]] = [{"id": name, "title": title} for name, title in options(document, "nodes")]
        galaxy: dict[str, Any] = {"nodes": tuple(m.Node.model_construct(**node) for node in named)}
        known: dict[str, Any] = {"map": m.GalaxyMap.model_construct(**galaxy)}
        return m.MoversContent.model_construct(**known)

    def joined(head: str, told: list[Sentence]) -> list[Sentence]:
        return [Sentence(head + " {all}.", {"all": listed(told)})] if told else []

    def common(document: Document, value: Any) -> list[Sentence]:
        told = each(s.LossClause, value.get("loss"), texts.loss_text)
        if value.get("deadline"):
            told += each(m.Deadline, [value["deadline"]], texts.deadline_text)
        return told

    def task(document: Document, value: Any) -> list[Sentence]:
        content = world(document)
        conditions = each(v.Condition, value.get("task"), lambda one: texts.condition_text(content, one))
        return [*joined("Turn this card over once", conditions), *common(document, value)]

    def steps(document: Document, value: Any) -> list[Sentence]:
        content = world(document)
        told = each(m.Step, value.get("steps"), lambda one: texts.step_text(content, one))
        return [*told, *common(document, value)]

    def event(document: Document, value: Any) -> list[Sentence]:
        return [*each(s.ContinuousRule, value.get("rules"), texts.rule_text), *common(document, value)]

    def reaction(document: Document, value: Any) -> list[Sentence]:
        return joined("Effect:", each(v.Effect, value.get("effects"), texts.effect_text))

    def ability(document: Document, value: Any) -> list[Sentence]:
        return each(s.Ability, [value.get("does")], texts.ability_text)

    return {
        "TaskSide": task,
        "CheckSide": steps,
        "RandomObjective": steps,
        "EventCard": event,
        "ReactionCard": reaction,
        "AbilityCard": ability,
    }


# ---- Amazing Space Venture ---------------------------------------------------------------------------------------


def _amazing_space_venture() -> dict[str, Teller]:
    from desktop.games.amazing_space_venture import models as m
    from desktop.games.amazing_space_venture import texts

    class Titles:
        """The little of the tables that some texts look up, made when it is: titles of cards by id."""

        def __init__(self, document: Document) -> None:
            self._document = document

        @cached_property
        def _known(self) -> list[dict[str, Any]]:
            return [value for value in part_values(self._document, "cards") if isinstance(value, dict)]

        @cached_property
        def cards(self) -> list[SimpleNamespace]:
            return [SimpleNamespace(title=str(value.get("title"))) for value in self._known]

        @cached_property
        def card_number(self) -> dict[Any, int]:
            return {value.get("id"): number for number, value in enumerate(self._known)}

    def card(document: Document, value: Any) -> list[Sentence]:
        titles: Any = Titles(document)
        return each(m.AnyCard, [value], lambda one: texts.text(titles, one))

    names = ("EnvironmentCard", "LifeCard", "ShipCard", "ExtraCard", "RedCard", "ExplorerCard", "PlanetCard")
    return dict.fromkeys(names, card)


# ---- One Small Step ----------------------------------------------------------------------------------------------


def _one_small_step() -> dict[str, Teller]:
    from desktop.games.one_small_step import texts
    from desktop.games.one_small_step import vocabulary as v

    def effects(head: str, value: Any, field: str) -> list[Sentence]:
        told = each(v.Effect, value.get(field), texts.effect_text)
        gaps = "; ".join(f"{{e{number}}}" for number in range(len(told)))
        return [Sentence(f"{head}: {gaps}.", {f"e{n}": one for n, one in enumerate(told)})] if told else []

    def event(document: Document, value: Any) -> list[Sentence]:
        return [*effects("Played", value, "effects"), *effects("Worker", value, "action")]

    def mission(document: Document, value: Any) -> list[Sentence]:
        return [*effects("Minor success", value, "minor_rewards"), *effects("Major success", value, "major_rewards")]

    def earth(document: Document, value: Any) -> list[Sentence]:
        return [*effects("Action", value, "base"), *effects("Beginner’s game", value, "beginner")]

    def tile(document: Document, value: Any) -> list[Sentence]:
        return effects("Brings", value, "effects")

    def power(document: Document, value: Any) -> list[Sentence]:
        return [Sentence(texts.POWERS[value["power"]])]

    def hazard(document: Document, value: Any) -> list[Sentence]:
        return [Sentence(texts.HAZARDS[value["effect"]])]

    return {
        "PersonnelCard": event,
        "DevelopmentCard": event,
        "SatelliteMission": mission,
        "CrewMission": mission,
        "EarthAction": earth,
        "BonusTile": tile,
        "AdvancementCard": power,
        "SpecialHazard": hazard,
    }
