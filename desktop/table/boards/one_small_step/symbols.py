"""The symbols of One Small Step: what effects and costs look like, laid out as a line, and what each of them says.

An effect becomes a line of marks. Cards, tiles, Earth spaces and lists all paint these lines, so that a thing looks
the same wherever it stands. Round is temporary, square is permanent, a bare sign is paid by either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from desktop.games.one_small_step import vocabulary as v
from desktop.table.boards.one_small_step.signs import Sign

Shape: TypeAlias = Literal["round", "square", "sign", "die", "square_die", "star", "words", "arrow", "slash", "plus"]


@dataclass(frozen=True, slots=True)
class Mark:
    """One symbol of a line."""

    shape: Shape
    sign: Sign | None = None
    words: str = ""
    """A number or a few letters: written in the mark, or all of it."""


Line: TypeAlias = tuple[Mark, ...]

ARROW, SLASH, PLUS = Mark("arrow"), Mark("slash"), Mark("plus")
_TOKEN_SHAPES: dict[v.Payable, Shape] = {"temporary": "round", "permanent": "square", "either": "sign"}
_DECK_SIGNS = {"satellite": Sign.MISSION, "crew": Sign.MISSION, "event": Sign.EVENT}
_PLAIN: dict[type, Sign] = {
    v.Path: Sign.PATH,
    v.PullDown: Sign.PULL_DOWN,
    v.Discard: Sign.DISCARD,
    v.ChooseResult: Sign.CHOOSE,
    v.TakeHazard: Sign.HAZARD,
    v.Look: Sign.LOOK,
    v.Upgrade: Sign.UPGRADE,
    v.SatelliteTile: Sign.SATELLITE_TILE,
    v.CrewTile: Sign.CREW_TILE,
    v.MediaTile: Sign.MEDIA_TILE,
    v.EarthUpgrade: Sign.EARTH_UPGRADE,
    v.AdvancementToken: Sign.ADVANCEMENT_TOKEN,
    v.AdvancementCard: Sign.ADVANCEMENT_CARD,
    v.AnyAction: Sign.ANY_ACTION,
    v.TwoWorkers: Sign.TWO_WORKERS,
    v.SwapType: Sign.SWAP_TYPE,
}
"""Effects that are one sign and nothing else."""
_COUNTED: dict[v.Counted, Mark] = {
    "permanents": Mark("square", Sign.ANY),
    "personnel_cards": Mark("sign", Sign.PERSONNEL),
    "satellite_tiles": Mark("sign", Sign.SATELLITE_TILE),
    "hazards": Mark("sign", Sign.HAZARD),
    "developments": Mark("sign", Sign.DEVELOPMENT),
    "media_tiles": Mark("sign", Sign.MEDIA_TILE),
    "advancement_tokens": Mark("sign", Sign.ADVANCEMENT_TOKEN),
    "temporary_agency": Mark("round", Sign.AGENCY),
}


def words(text: str) -> Mark:
    return Mark("words", words=text)


def star(count: int) -> Mark:
    return Mark("star", Sign.POINTS, str(count))


def _times(count: int, mark: Mark) -> Line:
    """One or two are drawn, more are counted."""
    return (mark,) * count if count < 3 else (words(str(count)), mark)


def _joined(lines: Sequence[Line], between: Mark) -> Line:
    found: list[Mark] = []
    for number, line in enumerate(lines):
        found += ([between] if number else []) + list(line)
    return tuple(found)


# ---- costs ---------------------------------------------------------------------------------------------------------


def bill_line(bill: Mapping[v.Resource, int], tokens: v.Payable = "either") -> Line:
    """What is paid, resource by resource."""
    shape = _TOKEN_SHAPES[tokens]
    return tuple(mark for name, count in bill.items() for mark in _times(count, Mark(shape, Sign(name))))


def cost_line(cost: v.Cost, reduce: int = 0) -> Line:
    """A cost, less what open upgrades take off it."""
    if isinstance(cost, v.HandCard):
        return (Mark("sign", Sign.DISCARD),)
    if isinstance(cost, v.Pictured):
        less = (words(f"−{reduce}"),) if reduce else ()
        return bill_line(cost.bill, cost.tokens) + less
    count = max(0, cost.count - reduce)
    if not count:
        return (words("0"),)
    sign = Sign.SAME if cost.same and count > 1 else Sign(cost.group) if cost.group else Sign.ANY
    return _times(count, Mark(_TOKEN_SHAPES[cost.tokens], sign))


# ---- effects -------------------------------------------------------------------------------------------------------


def effects_line(effects: Sequence[v.Effect], reduce: int = 0) -> Line:
    """Everything that happens, in order."""
    return tuple(mark for effect in effects for mark in effect_line(effect, reduce))


def effect_line(effect: v.Effect, reduce: int = 0) -> Line:
    """The symbols of one effect. Total over the vocabulary: a new effect without symbols raises KeyError."""
    match effect:
        case v.Pay():
            return (*cost_line(effect.cost, reduce), ARROW, *effects_line(effect.then))
        case v.Choose():
            return _joined([effects_line(option) for option in effect.options], SLASH)
        case v.Gain():
            return _gain(effect)
        case v.Roll():
            die = Mark("square_die" if effect.token == "permanent" else "die", Sign(effect.die))
            return (words("1/2"), die) if effect.pick_one else (die,)
        case v.Media():
            return _times(effect.count, Mark("sign", Sign.MEDIA))
        case v.Points():
            return (star(effect.count),)
        case v.GoTo():
            return (Mark("sign", Sign.MEDIA), ARROW, words(_signed(effect.space)))
        case v.Play():
            less = (words(f"−{effect.discount}"),) if effect.discount else ()
            return (Mark("sign", Sign.PLAY), *less)
        case v.Draw():
            return _draw(effect)
        case v.LaunchNow():
            return (Mark("sign", Sign.MISSION), ARROW, Mark("sign", Sign.BOOSTER))
        case v.GiveHazard():
            given = (Mark("sign", Sign.HAZARD), ARROW, words("!"))
            return given if effect.drawn == 1 else (words(str(effect.drawn)), *given)
        case v.CheaperDevelopment():
            return (Mark("sign", Sign.DEVELOPMENT), words("−1"))
        case v.Count():
            per = (words(str(effect.per)),) if effect.per > 1 else ()
            return (star(effect.points), SLASH, *per, _COUNTED[effect.what])
        case v.RepeatCrewTile():
            return (words("×2"), Mark("sign", Sign.CREW_TILE))
    return (Mark("sign", _PLAIN[type(effect)]),)


def _gain(effect: v.Gain) -> Line:
    shape = _TOKEN_SHAPES[effect.token]
    if effect.resources:
        signs = [Sign(resource) for resource in effect.resources]
    elif effect.group:
        signs = [Sign(effect.group)]
    else:
        signs = [Sign.SAME if effect.like else Sign.ANY]
    lines: list[Line] = [_times(effect.count, Mark(shape, sign)) for sign in signs]
    return _joined(lines, SLASH)


def _draw(effect: v.Draw) -> Line:
    groups = {"satellite": Sign.SATELLITE, "crew": Sign.CREW}
    if set(effect.decks) >= set(groups):
        decks: Line = (Mark("sign", Sign.MISSION),)
        if "event" in effect.decks:
            decks += (SLASH, Mark("sign", Sign.EVENT))
    else:
        lines: list[Line] = []
        for deck in effect.decks:
            kind = (Mark("sign", groups[deck]),) if deck in groups else ()
            lines.append((Mark("sign", _DECK_SIGNS[deck]), *kind))
        decks = _joined(lines, SLASH)
    line = (
        decks if effect.count == 1 else (words(f"1/{effect.count}" if effect.keep_one else str(effect.count)), *decks)
    )
    if effect.launch:
        line += (ARROW, Mark("sign", Sign.BOOSTER))
    return (*line, PLUS, star(effect.major_points)) if effect.major_points else line


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
