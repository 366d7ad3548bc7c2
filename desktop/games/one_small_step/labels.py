"""Choices in words: what is asked, and what each action would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import choices, earth
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import rounds as r
from desktop.games.one_small_step import texts as t
from desktop.games.one_small_step.state import FIRST_DRAFT, HIDDEN, StepState
from desktop.games.one_small_step.tables import EVENT_DECK, Tables
from desktop.kernel.words import SeatName, Sentence, listed

Labeller: TypeAlias = Callable[[Tables, StepState, Any, Any], Sentence]
"""(tables, state, live frame, action)"""


def place_name(tables: Tables, state: StepState, space: int) -> Sentence:
    if space < FIRST_DRAFT:
        return Sentence(tables.space_titles[space])
    return Sentence(tables.events[state.draft[space - FIRST_DRAFT]].title)


def program_text(tables: Tables, program: int, reduce: int = 0) -> Sentence:
    return t.effects_text([op.effect for op in tables.programs[program]], reduce)


def _space_effect(tables: Tables, state: StepState, acting: int, space: int) -> Sentence:
    """What a worker of a type does on a space, with what its upgrades change (OSS-UI-05)."""
    if space >= FIRST_DRAFT:
        return program_text(tables, tables.events[state.draft[space - FIRST_DRAFT]].action)
    action = 2 * space + acting
    base = program_text(tables, earth.base_program(tables, state, action), earth.reduction(tables, state, action))
    text, words = "{base}", {"base": base}
    for marker in earth.MARKERS:
        upgrade = tables.upgrades[2 * action + marker]
        if upgrade.mode != "-" and earth.is_open(state, action, marker):
            text += f"; or {{u{marker}}}" if upgrade.mode == "/" else f"; and {{u{marker}}}"
            words[f"u{marker}"] = program_text(tables, upgrade.program)
    return Sentence(text, words)


# ---- labels ------------------------------------------------------------------------------------------------------


def label(tables: Tables, state: StepState, action: a.StepAction) -> Sentence:
    """The action in a few words."""
    frame = state.stack[-1]
    if isinstance(frame, f.Dispute) and not isinstance(action, a.Support):
        frame = state.stack[-2]
    return LABELS[type(action)](tables, state, frame, action)


def _event(tables: Tables, card: int) -> Sentence:
    return Sentence(tables.events[card].title)


def _mission(tables: Tables, mission: int) -> Sentence:
    return Sentence(tables.missions[mission].title)


def _take_tokens(tables: Tables, state: StepState, frame: f.Frame, action: a.TakeTokens) -> Sentence:
    return Sentence("{first} and {second}", {"first": t.name(action.first), "second": t.name(action.second)})


def _place_mission(tables: Tables, state: StepState, frame: f.Frame, action: a.PlaceMission) -> Sentence:
    words: dict[str, int | Sentence] = {"mission": _mission(tables, action.mission), "stage": action.stage}
    if isinstance(frame, f.PlacingMission) and action.stage == 2:
        return Sentence("{mission} on T-Minus 2, with a roll of the Satellite die", words)
    return Sentence("{mission} on T-Minus {stage}", words)


def _draw_card(tables: Tables, state: StepState, frame: f.Frame, action: a.DrawCard) -> Sentence:
    words: dict[str, Sentence] = {"deck": Sentence(t.DECK_NAMES[("satellite", "crew", "event")[action.deck]])}
    if isinstance(frame, f.DrawingCards):
        return Sentence("Draw from the {deck} deck", words)
    words["dept"] = Sentence(t.DEPARTMENT_NAMES[action.worker])
    if action.survey:
        return Sentence("{dept}: draw two from the {deck} deck and keep one", words)
    return Sentence("{dept}: draw from the {deck} deck", words)


def _place_worker(tables: Tables, state: StepState, frame: f.Frame, action: a.PlaceWorker) -> Sentence:
    words = {
        "worker": Sentence(t.WORKER_NAMES[action.worker]),
        "acting": Sentence(t.WORKER_NAMES[action.acting]),
        "place": place_name(tables, state, action.space),
        "effect": _space_effect(tables, state, action.acting, action.space),
    }
    if action.worker != action.acting:
        return Sentence("{worker} as {acting} on {place}: {effect}", words)
    return Sentence("{worker} on {place}: {effect}", words)


def _place_token(tables: Tables, state: StepState, frame: f.Frame, action: a.PlaceToken) -> Sentence:
    words = {
        "acting": Sentence(t.WORKER_NAMES[action.acting]),
        "place": place_name(tables, state, action.space),
        "effect": _space_effect(tables, state, action.acting, action.space),
    }
    return Sentence("Personnel token as {acting} on {place}: {effect}", words)


def _choose(tables: Tables, state: StepState, frame: f.Frame, action: a.Choose) -> Sentence:
    if isinstance(frame, f.Launching):
        if action.option:
            return Sentence("Let Media drop to -3")
        return Sentence("Roll the Satellite die and spend what it shows")
    if isinstance(frame, f.EarthAction):
        if action.option:
            upgrade = tables.upgrades[2 * frame.action + action.option - 1]
            return Sentence("Upgrade: {effect}", {"effect": program_text(tables, upgrade.program)})
        reduce = earth.reduction(tables, state, frame.action)
        base = program_text(tables, earth.base_program(tables, state, frame.action), reduce)
        return Sentence("Action: {effect}", {"effect": base})
    assert isinstance(frame, f.Alternatives)
    return Sentence("{effect}", {"effect": program_text(tables, frame.programs[action.option])})


def _pay_default(tables: Tables, state: StepState, frame: f.Frame, action: a.PayDefault) -> Sentence:
    assert isinstance(frame, f.Paying)
    if frame.drop:
        return Sentence("Pay")
    return Sentence("Pay {bill}, Fresh permanent tokens first", {"bill": t.bill_text(frame.need)})


def _pay_tokens(tables: Tables, state: StepState, frame: f.Frame, action: a.PayTokens) -> Sentence:
    assert isinstance(frame, f.Paying)
    count = (frame.tokens if frame.same else 1) if frame.tokens else frame.need[action.resource]
    words: dict[str, int | Sentence] = {
        "what": t.name(action.resource),
        "permanent": action.permanents,
        "temporary": count - action.permanents,
    }
    if not action.permanents:
        return Sentence("{what}: {temporary} temporary", words)
    if action.permanents == count:
        return Sentence("{what}: {permanent} permanent", words)
    return Sentence("{what}: {permanent} permanent and {temporary} temporary", words)


def _use_personnel(tables: Tables, state: StepState, frame: f.Frame, action: a.UsePersonnel) -> Sentence:
    row = tables.events[action.card]
    words = {
        "card": Sentence(row.title),
        "cost": t.bill_text(row.cost),
        "effect": program_text(tables, row.effects),
    }
    return Sentence("{card} for {cost}: {effect}", words)


def _play_development(tables: Tables, state: StepState, frame: f.Frame, action: a.PlayDevelopment) -> Sentence:
    row = tables.events[action.card]
    less = choices.development_discount(tables, state, frame.team)
    less += frame.discount if isinstance(frame, f.PlayingCard) else 0
    words: dict[str, int | Sentence] = {
        "card": Sentence(row.title),
        "cost": t.bill_text(row.cost),
        "effect": program_text(tables, row.effects),
        "less": less,
        "dept": Sentence(t.DEPARTMENT_NAMES[action.worker]) if action.worker >= 0 else Sentence("Team"),
    }
    if less:
        return Sentence("{dept}: {card} for {cost} less {less}: {effect}", words)
    return Sentence("{dept}: {card} for {cost}: {effect}", words)


def _pass(tables: Tables, state: StepState, frame: f.Frame, action: a.Pass) -> Sentence:
    if action.worker >= 0:
        return Sentence("{dept}: pass", {"dept": Sentence(t.DEPARTMENT_NAMES[action.worker])})
    return Sentence("Go on" if state.phase in (r.COUNTDOWN, r.REPLENISH) else "Pass")


def _launch(tables: Tables, state: StepState, frame: f.Frame, action: a.LaunchMission) -> Sentence:
    """What it costs and risks, and how many Hazards lie on it (OSS-UI-11)."""
    row = tables.missions[action.mission]
    words: dict[str, int | Sentence] = {
        "mission": Sentence(row.title),
        "minor": t.bill_text(row.minor),
        "major": t.bill_text(row.major),
        "hazards": sum(where == action.mission for where, _ in state.attached),
    }
    if not words["hazards"]:
        return Sentence("Launch {mission}: {minor}, major {major}", words)
    if words["hazards"] == 1:
        return Sentence("Launch {mission}: {minor}, major {major}; 1 Hazard", words)
    return Sentence("Launch {mission}: {minor}, major {major}; {hazards} Hazards", words)


def reward_text(tables: Tables, mission: int, reward: int) -> Sentence:
    found = tables.missions[mission].rewards[reward]
    words = {"effect": t.effect_text(found.effect)}
    return Sentence("{effect} (major success)" if found.major else "{effect} (minor success)", words)


def _take_reward(tables: Tables, state: StepState, frame: f.Frame, action: a.TakeReward) -> Sentence:
    assert isinstance(frame, f.Launching)
    if action.reward < 0:
        return Sentence("All in printed order")
    return reward_text(tables, frame.mission, action.reward)


def _give_up(tables: Tables, state: StepState, frame: f.Frame, action: a.GiveUpReward) -> Sentence:
    assert isinstance(frame, f.Launching)
    return Sentence("Give up {reward}", {"reward": reward_text(tables, frame.mission, action.reward)})


def hazard_text(tables: Tables, hazard: int) -> Sentence:
    if hazard <= HIDDEN or hazard < 0:
        return Sentence("Unseen Hazard")
    row = tables.hazards[hazard]
    if row.special:
        return Sentence(
            "{title} ({effect})", {"title": Sentence(row.title), "effect": Sentence(t.HAZARDS[row.special])}
        )
    words = {"title": Sentence(row.title), "sat": t.name(row.adds[0]), "crew": t.name(row.adds[1])}
    return Sentence("{title} (Satellite +{sat}, Crew +{crew})", words)


def _put_hazard(tables: Tables, state: StepState, frame: f.Frame, action: a.PutHazard) -> Sentence:
    words = {"hazard": hazard_text(tables, action.hazard), "mission": _mission(tables, action.mission)}
    return Sentence("{hazard} on {mission}", words)


def _uncover(tables: Tables, state: StepState, frame: f.Frame, action: a.Uncover) -> Sentence:
    upgrade = tables.upgrades[action.upgrade]
    words: dict[str, int | Sentence] = {
        "action": Sentence(tables.action_titles[action.upgrade // 2]),
        "worker": Sentence(t.WORKER_NAMES[action.upgrade // 2 % 2]),
        "kind": Sentence(("satellite", "crew")[action.upgrade % 2]),
        "reduce": upgrade.reduce,
    }
    if upgrade.mode == "-":
        return Sentence("{action} ({worker}, {kind}): costs {reduce} less", words)
    words["effect"] = program_text(tables, upgrade.program)
    mode = "instead" if upgrade.mode == "/" else "in addition"
    return Sentence(f"{{action}} ({{worker}}, {{kind}}): {mode} {{effect}}", words)


def drawn_title(tables: Tables, deck: int, card: int) -> Sentence:
    if card < 0:
        return Sentence("a card")
    return Sentence((tables.events if deck == EVENT_DECK else tables.missions)[card].title)


def _take_advancement(tables: Tables, state: StepState, frame: f.Frame, action: a.TakeAdvancement) -> Sentence:
    row = tables.advancements[action.card]
    words = {"card": Sentence(row.title), "cost": t.bill_text(row.cost), "power": Sentence(t.POWERS[row.power])}
    if isinstance(frame, f.FreeAdvancement):
        return Sentence("{card}: {power}", words)
    return Sentence("{card} for a token and {cost}: {power}", words)


def _use_action(tables: Tables, state: StepState, frame: f.Frame, action: a.UseAction) -> Sentence:
    words = {
        "place": Sentence(tables.action_titles[2 * action.space + action.worker]),
        "worker": Sentence(t.WORKER_NAMES[action.worker]),
        "effect": _space_effect(tables, state, action.worker, action.space),
    }
    return Sentence("{place} ({worker}): {effect}", words)


def _name_face(tables: Tables, state: StepState, frame: f.Frame, action: a.NameFace) -> Sentence:
    assert isinstance(frame, f.Rolling)
    if action.face < 0:
        return Sentence("Roll the die")
    shown = [t.name(resource) for resource in tables.faces[frame.die][action.face]]
    return Sentence("Choose {shown}", {"shown": listed(shown)})


def _use_tile(tables: Tables, state: StepState, frame: f.Frame, action: a.UseTile) -> Sentence:
    row = tables.media_tiles[action.tile]
    return Sentence("Use {tile}: {effect}", {"tile": Sentence(row.title), "effect": program_text(tables, row.program)})


def _support(tables: Tables, state: StepState, frame: f.Frame, action: a.Support) -> Sentence:
    assert isinstance(frame, f.Dispute)
    pick = frame.picks[action.option]
    words: dict[str, SeatName | Sentence] = {
        "who": SeatName(pick.seat),
        "option": LABELS[type(pick)](tables, state, state.stack[-2], pick),
    }
    return Sentence("As {who} says: {option}", words)


def _titled(text: str, title: Callable[[Tables, Any], Sentence]) -> Labeller:
    return lambda tables, state, frame, action: Sentence(text, {"what": title(tables, action)})


LABELS: dict[type, Labeller] = {
    a.TakeTokens: _take_tokens,
    a.PlaceMission: _place_mission,
    a.DrawCard: _draw_card,
    a.PlaceWorker: _place_worker,
    a.PlaceToken: _place_token,
    a.Choose: _choose,
    a.Decline: lambda tables, state, frame, action: Sentence("No"),
    a.Pass: _pass,
    a.PayDefault: _pay_default,
    a.PayTokens: _pay_tokens,
    a.DropCost: _titled("One {what} less", lambda tables, action: t.name(action.resource)),
    a.DiscardCard: _titled("{what} goes under the deck", lambda tables, action: _event(tables, action.card)),
    a.GainToken: _titled("{what}", lambda tables, action: t.name(action.resource)),
    a.UpgradeToken: _titled("Upgrade {what}", lambda tables, action: t.name(action.resource)),
    a.UsePersonnel: _use_personnel,
    a.PlayDevelopment: _play_development,
    a.LaunchMission: _launch,
    a.TakeReward: _take_reward,
    a.GiveUpReward: _give_up,
    a.IgnoreHazard: _titled("Ignore {what}", lambda tables, action: hazard_text(tables, action.hazard)),
    a.PutHazard: _put_hazard,
    a.LookAt: _titled("Look at a Hazard on {what}", lambda tables, action: _mission(tables, action.mission)),
    a.Uncover: _uncover,
    a.DropPersonnel: _titled("{what} leaves", lambda tables, action: _event(tables, action.card)),
    a.KeepCard: _titled("Keep {what}", lambda tables, action: drawn_title(tables, action.deck, action.card)),
    a.ReturnCard: _titled("{what} next", lambda tables, action: drawn_title(tables, action.deck, action.card)),
    a.UseTile: _use_tile,
    a.ExchangeMedia: lambda tables, state, frame, action: Sentence("Lower Media by 5 for a media tile"),
    a.TakeAdvancement: _take_advancement,
    a.UseAction: _use_action,
    a.NameFace: _name_face,
    a.RepeatTile: lambda tables, state, frame, action: Sentence("{n} VP again", {"n": tables.crew_tiles[action.tile]}),
    a.FastTrack: _titled("{what} straight to Launch", lambda tables, action: _mission(tables, action.mission)),
    a.TradeToken: lambda tables, state, frame, action: Sentence(
        "Exchange {gives} for {takes}", {"gives": t.name(action.gives), "takes": t.name(action.takes)}
    ),
    a.Disagree: lambda tables, state, frame, action: Sentence("We disagree: let the others decide"),
    a.Support: _support,
}
"""Every verb has one labeller."""
