"""The text of cards, tiles and Earth spaces, made from their effects: text and effect cannot differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.tables import Bill
from desktop.kernel.words import Sentence, listed

RESOURCE_NAMES: dict[v.Resource, str] = {
    "funding": "Funding",
    "material": "Material",
    "personnel": "Personnel",
    "booster": "Booster",
    "navigation": "Navigation",
    "sensor": "Sensor",
    "capsule": "Capsule",
    "landing": "Landing",
    "life_support": "Life Support",
}
"""One term for each thing (OSS-EDGE-87)."""
GROUP_NAMES: dict[v.Group, str] = {"agency": "Agency", "satellite": "Satellite", "crew": "Crew"}
DECK_NAMES: dict[v.Deck, str] = {"satellite": "Satellite mission", "crew": "Crew mission", "event": "Event"}
WORKER_NAMES = ("Engineer", "Administrator")
DEPARTMENT_NAMES = ("Engineers", "Administration")
COUNTED: dict[v.Counted, tuple[str, str]] = {
    "permanents": ("permanent token", "permanent tokens"),
    "personnel_cards": ("Personnel card in play or in the discard", "Personnel cards in play or in the discard"),
    "satellite_tiles": ("satellite tile in the discard", "satellite tiles in the discard"),
    "hazards": ("Hazard in the discard", "Hazards in the discard"),
    "developments": ("Development in the discard", "Developments in the discard"),
    "media_tiles": ("media tile, kept or used", "media tiles, kept or used"),
    "advancement_tokens": ("Advancement token", "Advancement tokens"),
    "temporary_agency": ("temporary Agency token", "temporary Agency tokens"),
}
POWERS: dict[str, str] = {
    "fast_track": "Once a round a mission moves from T-Minus 2 straight to Launch.",
    "endowment": "Each round brings one temporary Agency token.",
    "surveyors": "Once a round a department draws two cards of a deck and keeps one.",
    "crew_planning": "A mission put on T-Minus 2 may roll the Crew die instead.",
    "flexible": "Once a round a temporary Personnel token is placed as an Engineer or Administrator.",
    "cross_training": "Once a round a worker counts as the other type.",
    "second_shift": "Once a round a worker on the unlimited space gains one more temporary Agency token.",
    "overtime": "One Personnel card may be used twice in a round, for its full cost each time.",
    "recruiters": "One Personnel action a round costs one token less.",
    "contractors": "One Development a round costs one token less.",
    "third_team": "Once a round a department may play a second Development.",
    "redundancy": "Once a round a plain Hazard adds nothing to the cost; it still brings its VP.",
    "spin_doctors": "A failure loses 1 Media less, and a major success gains 1 Media more.",
    "reserve": "Once a round a temporary token is exchanged for another of its group.",
}
HAZARDS: dict[str, str] = {
    "echo": "The rival gains a temporary copy of a permanent token that paid.",
    "die_or_drop": "Roll the Satellite die and spend what it shows, or Media drops to -3.",
    "give_up_reward": "On a success one reward is given up.",
    "no_media": "The mission gives no Media.",
    "double_loss": "A failure loses twice the Media.",
}


def name(resource: int) -> Sentence:
    return Sentence(RESOURCE_NAMES[v.RESOURCES[resource]])


def bill_text(bill: Bill) -> Sentence:
    """Such as "1 Booster and 2 Capsule"."""
    return _counted_names([(v.RESOURCES[resource], count) for resource, count in enumerate(bill) if count])


def _counted_names(items: Sequence[tuple[v.Resource, int]]) -> Sentence:
    if not items:
        return Sentence("nothing")
    return listed([Sentence("{n} {what}", {"n": n, "what": Sentence(RESOURCE_NAMES[what])}) for what, n in items])


def cost_text(cost: v.Cost, reduce: int = 0) -> Sentence:
    if isinstance(cost, v.HandCard):
        return Sentence("a Development of the hand")
    if isinstance(cost, v.Pictured):
        return _pictured(cost.bill, cost.tokens, reduce)
    count = max(0, cost.count - reduce)
    if not count:
        return Sentence("nothing")
    text = {
        "temporary": "{n} temporary {group} token",
        "permanent": "{n} Fresh permanent {group} token",
        "either": "{n} {group} token of either kind",
    }[cost.tokens]
    if count > 1:
        text = text.replace("token", "tokens")
    if cost.same and count > 1:
        text += " of one resource"
    if cost.group is None:
        return Sentence(text.replace("{group} ", ""), {"n": count})
    return Sentence(text, {"n": count, "group": Sentence(GROUP_NAMES[cost.group])})


def _pictured(bill: Mapping[v.Resource, int], tokens: v.Payable, reduce: int) -> Sentence:
    names = _counted_names(list(bill.items()))
    if reduce:
        names = Sentence("{names} less {n}", {"names": names, "n": reduce})
    if tokens == "temporary":
        return Sentence("{names} (temporary)", {"names": names})
    return Sentence("{names} (permanent)", {"names": names}) if tokens == "permanent" else names


def effects_text(effects: Sequence[v.Effect], reduce: int = 0) -> Sentence:
    """All effects of an action, joined."""
    if not effects:
        return Sentence("nothing")
    if len(effects) == 1:
        return effect_text(effects[0], reduce)
    gaps = [f"{{e{n}}}" for n in range(len(effects))]
    return Sentence("; ".join(gaps), {f"e{n}": effect_text(effect, reduce) for n, effect in enumerate(effects)})


def effect_text(effect: v.Effect, reduce: int = 0) -> Sentence:
    """One effect in a few words."""
    match effect:
        case v.Pay():
            words = {"cost": cost_text(effect.cost, reduce), "then": effects_text(effect.then)}
            return Sentence("for {cost}: {then}", words)
        case v.Choose():
            return _either([effects_text(option) for option in effect.options])
        case v.Gain():
            return _gain(effect)
        case v.Roll():
            return _roll(effect)
        case v.Draw():
            return _draw(effect)
        case v.Count():
            return _count(effect)
        case v.Media():
            return Sentence("{n} Media", {"n": effect.count})
        case v.Points():
            return Sentence("{n} VP", {"n": effect.count})
        case v.GoTo():
            return Sentence("Media to {n}", {"n": effect.space})
        case v.Play(discount=discount) if discount:
            return Sentence("play a Development for {n} less", {"n": discount})
        case v.GiveHazard(drawn=drawn) if drawn > 1:
            return Sentence("draw {n} Hazards and give the rival at most one", {"n": drawn})
    return Sentence(PLAIN[type(effect)])


PLAIN: dict[type, str] = {
    v.Path: "1 space on the Moon path",
    v.PullDown: "the rival's Media comes under the own",
    v.Play: "play a Development and pay for it",
    v.Discard: "a Development of the hand goes under the deck",
    v.LaunchNow: "launch an own mission now",
    v.ChooseResult: "choose the result of a roll of this turn",
    v.TakeHazard: "a Hazard on an own mission",
    v.GiveHazard: "a Hazard on a mission of the rival",
    v.Look: "look at a Hazard on an own mission",
    v.Upgrade: "upgrade a temporary token",
    v.SatelliteTile: "a satellite tile",
    v.CrewTile: "a spare crew tile",
    v.MediaTile: "a media tile",
    v.EarthUpgrade: "uncover an upgrade on Earth",
    v.AdvancementToken: "an Advancement token",
    v.AdvancementCard: "a face-up Advancement, free",
    v.AnyAction: "use any action on Earth",
    v.TwoWorkers: "place one more worker in this turn",
    v.SwapType: "a worker of this turn may count as the other type",
    v.CheaperDevelopment: "the next Development of this turn costs 1 less",
    v.RepeatCrewTile: "score a crew tile of the discard again",
}


def _either(options: list[Sentence]) -> Sentence:
    gaps = [f"{{o{n}}}" for n in range(len(options))]
    return Sentence(" or ".join(gaps), {f"o{n}": option for n, option in enumerate(options)})


def _gain(effect: v.Gain) -> Sentence:
    kind = Sentence("permanent") if effect.token == "permanent" else Sentence("temporary")
    words: dict[str, int | Sentence] = {"n": effect.count, "kind": kind}
    several = effect.count > 1
    if effect.resources:
        words["what"] = _either([Sentence(RESOURCE_NAMES[resource]) for resource in effect.resources])
        return Sentence("{n} {kind} {what} tokens" if several else "{n} {kind} {what} token", words)
    if effect.group:
        words["what"] = Sentence(GROUP_NAMES[effect.group])
        return Sentence("{n} {kind} {what} tokens of choice" if several else "{n} {kind} {what} token of choice", words)
    if effect.like == "resource":
        return Sentence("{n} {kind} token of the same resource", words)
    if effect.like == "group":
        return Sentence("{n} {kind} token of another resource of the same group", words)
    return Sentence("{n} {kind} tokens of any resource" if several else "{n} {kind} token of any resource", words)


def _roll(effect: v.Roll) -> Sentence:
    words = {
        "die": Sentence(GROUP_NAMES[effect.die]),
        "kind": Sentence("permanent") if effect.token == "permanent" else Sentence("temporary"),
    }
    if effect.die != "agency":
        return Sentence("roll the {die} die for a {kind} token", words)
    if effect.pick_one:
        return Sentence("roll the {die} die for one of two {kind} tokens", words)
    return Sentence("roll the {die} die for two {kind} tokens", words)


def _draw(effect: v.Draw) -> Sentence:
    decks = _either([Sentence(DECK_NAMES[deck]) for deck in effect.decks])
    words: dict[str, int | Sentence] = {"n": effect.count, "decks": decks, "points": effect.major_points}
    if effect.keep_one:
        return Sentence("draw {n} cards ({decks}) and keep one", words)
    if effect.major_points:
        return Sentence("draw a {decks} and launch it now, {points} VP more for a major success", words)
    if effect.launch:
        return Sentence("draw a {decks} and launch it now", words)
    return Sentence("draw {n} cards ({decks})" if effect.count > 1 else "draw a card ({decks})", words)


def _count(effect: v.Count) -> Sentence:
    one, many = COUNTED[effect.what]
    if effect.per > 1:
        words: dict[str, int | Sentence] = {"points": effect.points, "per": effect.per, "what": Sentence(many)}
        return Sentence("{points} VP for every {per} {what}", words)
    return Sentence("{points} VP for each {what}", {"points": effect.points, "what": Sentence(one)})
