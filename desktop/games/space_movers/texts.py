"""Card texts, made from the effects themselves, so that text and effect cannot differ."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.space_movers import models as m
from desktop.games.space_movers import standing as s
from desktop.games.space_movers import vocabulary as v
from desktop.kernel.words import Sentence, listed

_ROOMS = {room: room.replace("_", " ").title() for room in v.ROOMS}
_NAMED_BARE = ("Communications",)
"""Rooms that take no article."""


def the_room(title: str) -> Sentence:
    """A room inside a sentence: "the Bridge", but "Communications"."""
    return Sentence("{room}" if title in _NAMED_BARE else "the {room}", {"room": title})


def resources(amount: int) -> Sentence:
    return Sentence("1 resource") if amount == 1 else Sentence("{amount} resources", {"amount": amount})


def planet_name(content: m.MoversContent, planet: str) -> str:
    return next(node.title for node in content.map.nodes if node.id == planet)


def skill_name(symbol: v.Symbol) -> Sentence:
    return Sentence(symbol.capitalize())


def item_name(item: str) -> str:
    """A special item as people say it."""
    return item.replace("_", " ")


def check_text(check: Sequence[v.Symbol]) -> Sentence:
    """The symbols of a check, in words."""
    if not check:
        return Sentence("no check")
    return Sentence("a check of {skills}", {"skills": listed([skill_name(symbol) for symbol in check])})


def condition_text(content: m.MoversContent, condition: v.Condition) -> Sentence:
    match condition:
        case v.At(planet=planet):
            return Sentence("the Liberty is on {planet}", {"planet": planet_name(content, planet)})
        case v.Hunted(yes=True):
            return Sentence("the scout is on the board")
        case v.Hunted():
            return Sentence("the scout is off the board")
        case v.Deliveries(at_least=count, since_shown=recent, planet=planet):
            return _deliveries(count, recent or bool(planet), planet_name(content, planet) if planet else "")
        case v.Carrying(item=item):
            return Sentence("the {item} is aboard", {"item": item_name(item)})
        case v.ResourcesAtLeast(at_least=amount):
            if amount == 1:
                return Sentence("at least 1 resource is left")
            return Sentence("at least {amount} resources are left", {"amount": amount})
        case v.PresenceAtMost(at_most=amount):
            return Sentence("Presence is at most {amount}", {"amount": amount})
        case v.DroneAt(planet=planet):
            return Sentence("the Drone is on {planet}", {"planet": planet_name(content, planet)})
        case v.CrewIn(room=room, at_least=count):
            return Sentence(
                "at least {count} of the crew are in {room}", {"count": count, "room": the_room(_ROOMS[room])}
            )
        case v.Waited(turns=turns):
            return Sentence("this card has waited {turns} turns", {"turns": turns})


def _deliveries(count: int, recent: bool, planet: str) -> Sentence:
    words: dict[str, str | int] = {"count": count, "planet": planet}
    if planet:
        one, many = "cargo is delivered on {planet}", "{count} deliveries are made on {planet}"
    elif recent:
        one, many = "the next delivery is made", "{count} more deliveries are made"
    else:
        one, many = "the first delivery of the game is made", "{count} deliveries of the game are made"
    return Sentence(one if count == 1 else many, words)


def effect_text(effect: v.Effect) -> Sentence:
    match effect:
        case v.Gain(amount=amount):
            return Sentence("gain {resources}", {"resources": resources(amount)})
        case v.Lose(amount=amount):
            return Sentence("lose {resources}", {"resources": resources(amount)})
        case v.Load(item=item):
            return Sentence("take the {item} aboard", {"item": item_name(item)})
        case v.Unload(item=item):
            return Sentence("unload the {item}", {"item": item_name(item)})
        case v.ScoutSteps(steps=steps):
            return Sentence("the scout moves {steps} closer", {"steps": _spaces(steps)})
        case v.ScoutHome():
            return Sentence("the scout goes back to headquarters")
        case v.ScoutWaits():
            return Sentence("the scout does not move in this turn's Clean Up")
        case v.Heal(everyone=True):
            return Sentence("heal all injured characters")
        case v.Heal():
            return Sentence("heal one injured character")
        case v.TakeCargo():
            return Sentence("take one cargo card from the discard pile into your hand")
        case v.JumpAnywhere():
            return Sentence("jump the Liberty to any planet")
        case v.PayMore(amount=amount):
            return Sentence("this delivery pays {amount} more", {"amount": amount})
        case v.Easier(amount=amount):
            return Sentence("every die of this check needs {amount} less", {"amount": amount})
        case v.LayInBox(succeed=True):
            return Sentence("lay this card in the box for this check: dice that touch it succeed")
        case v.LayInBox():
            return Sentence("lay this card in the box for this check: dice that touch it fail")


def _spaces(steps: int) -> Sentence:
    return Sentence("1 space") if steps == 1 else Sentence("{steps} spaces", {"steps": steps})


def rule_text(rule: s.ContinuousRule) -> Sentence:
    match rule:
        case s.NoReactions():
            return Sentence("No reaction cards can be played.")
        case s.ClosedRoom(room=room):
            return Sentence("The action of {room} cannot be used.", {"room": the_room(_ROOMS[room])})
        case s.HandLimit(cards=cards):
            return Sentence("The hand limit is {cards}.", {"cards": cards})
        case s.Upkeep(amount=amount):
            return Sentence("Clean Up takes {resources}, not 1.", {"resources": resources(amount)})
        case s.LowPayout(less=less):
            return Sentence("Deliveries pay {less} less, but at least 1.", {"less": less})
        case s.Harder(amount=amount, symbol=None):
            return Sentence("Every die needs {amount} more.", {"amount": amount})
        case s.Harder(amount=amount, symbol=symbol):
            return Sentence(
                "Dice for {skill} need {amount} more.", {"amount": amount, "skill": (symbol or "").capitalize()}
            )
        case s.FastScout(steps=steps):
            return Sentence("In Clean Up the scout moves {steps}.", {"steps": _spaces(steps)})
        case s.NoAbilities():
            return Sentence("No abilities of characters work.")
        case s.JumpCost(amount=amount):
            return Sentence("A jump in Movement costs {amount}.", {"amount": amount})
        case s.FailCard():
            return Sentence("This card lies in the dice box: dice that touch it fail.")


def loss_text(clause: s.LossClause) -> Sentence:
    match clause:
        case s.Caught():
            return Sentence("If the scout catches you, the game is lost.")
        case s.Overdue(turns=turns):
            return Sentence("If this card waits {turns} turns, the game is lost.", {"turns": turns})
        case s.Watched(presence=presence):
            return Sentence("If Presence reaches {presence}, the game is lost.", {"presence": presence})
        case s.Drained(resources=resources):
            return Sentence("If resources fall to {resources}, the game is lost.", {"resources": resources})


def ability_text(ability: s.Ability) -> Sentence:
    match ability:
        case s.MoveOwnDie():
            return Sentence("Once in each check, move your own die in the box without changing its result.")
        case s.DroneRange(spaces=spaces):
            return Sentence("When you use the Drone it flies {spaces} spaces.", {"spaces": spaces})
        case s.TradeCard():
            return Sentence("Once, give a card from your hand to another player, who may give one back.")
        case s.ChooseWay():
            return Sentence("When the scout has several shortest ways, you choose one; the Coin stays in the pocket.")
        case s.EasyRoutes(amount=amount):
            return Sentence("Dice of route checks need {amount} less.", {"amount": amount})
        case s.Peek():
            return Sentence("Once a turn, show everybody the top card of the deck.")
        case s.IgnoreEyes():
            return Sentence("Your own die takes no penalty for eyes.")
        case s.CheapEyes(less=less):
            return Sentence("Erasing an eye costs you {less} less.", {"less": less})
        case s.TendPatient():
            return Sentence("Once a turn, if you are in the Medical Bay, heal one character there.")
        case s.HealWard():
            return Sentence("Your Medical Bay action heals everybody there.")
        case s.StrongDie(symbol=symbol, amount=amount):
            return Sentence(
                "Your die needs {amount} less for {skill}.", {"amount": amount, "skill": skill_name(symbol)}
            )
        case s.Salvage(amount=amount):
            return Sentence("When you pass an event's check, gain {resources}.", {"resources": resources(amount)})
        case s.SwapCargo():
            return Sentence(
                "Once a turn, swap a cargo card from your hand for a discarded one that is picked up where you are."
            )
        case s.FreeRoutes(symbol=symbol):
            return Sentence("Routes that ask for {skill} need no check.", {"skill": skill_name(symbol)})


def step_text(content: m.MoversContent, step: m.Step, *, check: bool = True) -> Sentence:
    """What a step of an objective asks for and brings; without ``check`` for a card that shows it in symbols."""
    asks: list[str | Sentence] = []
    if step.cost:
        asks.append(Sentence("pay {resources}", {"resources": resources(step.cost)}))
    if step.check and check:
        asks.append(check_text(step.check))
    words = {
        "when": listed([condition_text(content, condition) for condition in step.when]),
        "asks": listed(asks),
    }
    text = "Action, when {when}" if step.when else "Action"
    text += ": {asks}." if asks else "."
    if step.passed:
        text += " Success: {passed}."
        words["passed"] = listed([effect_text(effect) for effect in step.passed])
    if step.failed:
        text += " Failure: {failed}."
        words["failed"] = listed([effect_text(effect) for effect in step.failed])
    return Sentence(text, words)


def deadline_text(deadline: m.Deadline) -> Sentence:
    effects = listed([effect_text(effect) for effect in deadline.effects])
    return Sentence("Each {turns} turns: {effects}.", {"turns": deadline.turns, "effects": effects})
