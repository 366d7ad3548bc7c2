"""Sentences of Space Movers: prompts, labels and addresses."""

from __future__ import annotations

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.checks import needed, thrower
from desktop.games.space_movers.objectives import present_step
from desktop.games.space_movers.routes import eye_price, route_check
from desktop.games.space_movers.run import rule
from desktop.games.space_movers.state import (
    BLANK,
    NOWHERE,
    UNKNOWN,
    CheckFrame,
    EngineFrame,
    KitchenFrame,
    MoversState,
    ScoutFrame,
    TradeFrame,
    WindowFrame,
)
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.texts import check_text, skill_name, the_room
from desktop.games.space_movers.vocabulary import Symbol
from desktop.games.space_movers.who import actor, chooser
from desktop.kernel.words import Address, SeatName, Sentence

Words = dict[str, str | int | SeatName | Sentence]


class Names:
    """What the numbers of a state are called."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def node(self, node: int) -> str:
        return self.tables.nodes[node].title

    def room(self, room: int) -> str:
        return self.tables.content.rooms[room].title

    def character(self, character: int) -> str:
        return self.tables.characters[character].name

    def die(self, die: int) -> Sentence | str:
        return Sentence("the blank die") if die == BLANK else self.character(die)

    def card(self, card: int) -> Sentence | str:
        return Sentence("a hidden card") if card == UNKNOWN else self.tables.cards[card].title


# ---- prompts -------------------------------------------------------------------------------------------------------


def prompt(tables: Tables, state: MoversState) -> Sentence:
    """What is asked now."""
    names = Names(tables)
    if not state.stack:
        return _phase_prompt(state)
    top = state.stack[-1]
    match top:
        case CheckFrame():
            return _check_prompt(tables, state, top, names)
        case WindowFrame(card=card) if card != NOWHERE:
            return Sentence("{cargo} is being delivered: does anybody react?", {"cargo": names.card(card)})
        case WindowFrame():
            return Sentence("Clean Up is about to begin: does anybody react?")
        case ScoutFrame():
            return Sentence("The scout has more than one shortest way: which one?")
        case TradeFrame(giver=giver, taker=taker):
            words: Words = {"giver": SeatName(giver), "taker": SeatName(taker)}
            return Sentence("{giver} handed {taker} a card: give one back, or none.", words)
        case EngineFrame(actor=doing, halves=halves):
            words = {"who": SeatName(doing), "half": halves + 1}
            return Sentence("Engine Room: {who} chooses card action {half} of 2, or stops.", words)
        case KitchenFrame(actor=doing):
            words = {"who": SeatName(chooser(state)), "crewmate": SeatName(doing)}
            return Sentence("Kitchen: {who} chooses an action for {crewmate}.", words)


def _phase_prompt(state: MoversState) -> Sentence:
    words: Words = {"who": SeatName(state.choosing[0] if state.choosing else state.coin), "turn": state.turn}
    match state.phase:
        case "choose":
            return Sentence("{who} chooses a character.", words)
        case "draw":
            return Sentence("{who} draws a card.", words)
        case "move" if state.walked:
            return Sentence("{who} may jump the Liberty, or stay.", words)
        case "move":
            return Sentence("{who} may walk to another room, then jump the Liberty.", words)
        case "act":
            return Sentence("{who} may perform one action.", words)
    return Sentence("{who} discards down to the hand limit.", words)


def _check_prompt(tables: Tables, state: MoversState, frame: CheckFrame, names: Names) -> Sentence:
    if frame.in_hand == NOWHERE:
        return Sentence("Skill check: {who} names the next die.", {"who": SeatName(state.coin)})
    words: Words = {"who": SeatName(thrower(state, frame.in_hand)), "die": names.die(frame.in_hand)}
    if frame.in_hand == BLANK:
        return Sentence("Skill check: {who} throws the blank die, the last chance to turn a die.", words)
    index = frame.answers.index(frame.in_hand)
    words["needed"] = needed(tables, state, frame, index, frame.in_hand)
    words["skill"] = skill_name(frame.symbols[index])
    return Sentence("Skill check, {skill}: {who} throws the die of {die} and needs {needed} or more.", words)


# ---- addresses -----------------------------------------------------------------------------------------------------


def steps(action: a.MoversAction) -> tuple[Address, ...]:
    """The places a person picks to choose an action."""
    match action:
        case a.ChooseCharacter(character=character):
            return (f"character:{character}",)
        case a.Draw():
            return ("deck",)
        case a.Walk(room=room):
            return (f"room:{room}",)
        case a.Jump(to=to) | a.SendScout(to=to):
            return (f"node:{to}",)
        case a.BridgeJump(to=to):
            return ("action:bridge", f"node:{to}")
        case a.FlipCoin(heads=heads):
            return (f"node:{heads}",)
        case a.EraseEye(planet=planet):
            return ("action:communications", f"node:{planet}")
        case a.FetchCargo(card=card):
            return ("action:cargo_bay", f"card:{card}")
        case a.AskCrewmate(crewmate=crewmate):
            return ("action:kitchen", f"seat:{crewmate}")
        case a.StartEngine():
            return ("action:engine_room",)
        case a.DroneDeliver(card=card):
            return ("action:drone_room", f"card:{card}")
        case a.DroneFetch():
            return ("action:drone_room", "drone")
        case a.HealInBay(character=character):
            return ("action:medical_bay", f"character:{character}")
        case a.Rescue():
            return ("action:hq",)
        case a.PickUp(card=card) | a.Deliver(card=card) | a.Discard(card=card):
            return (f"card:{card}",)
        case a.TryEvent():
            return ("event",)
        case a.TryPursuit():
            return ("pursuit",)
        case a.TryObjective():
            return ("objective",)
        case a.HealByCard(character=character):
            return (f"character:{character}",)
    return _other_steps(action)


def _other_steps(action: a.MoversAction) -> tuple[Address, ...]:
    match action:
        case a.Call(symbol=symbol, character=character):
            return (f"symbol:{symbol}", f"die:{character}")
        case a.Throw(target=target):
            return ("box",) if target == NOWHERE else (f"die:{target}",)
        case a.MoveDie():
            return ("move_die",)
        case a.React(card=card, choice=choice):
            return (f"card:{card}",) if choice == NOWHERE else (f"card:{card}", f"choice:{choice}")
        case a.Peek():
            return ("ability:peek", "deck")
        case a.Tend(character=character):
            return ("ability:tend", f"character:{character}")
        case a.SwapCargo(give=give, take=take):
            return ("ability:swap", f"card:{give}", f"card:{take}")
        case a.Trade(card=card, to=to):
            return ("ability:trade", f"card:{card}", f"seat:{to}")
        case a.GiveBack(card=card):
            return () if card == NOWHERE else (f"card:{card}",)
    return ()


# ---- labels --------------------------------------------------------------------------------------------------------


def label(tables: Tables, state: MoversState, action: a.MoversAction) -> Sentence:
    """An action in a few words, with its consequences."""
    names = Names(tables)
    match action:
        case a.ChooseCharacter(character=character) | a.HealInBay(character=character):
            verb = "Heal {name} in the Medical Bay" if isinstance(action, a.HealInBay) else "Choose {name}"
            return Sentence(verb, {"name": names.character(character)})
        case a.Draw():
            return Sentence("Draw a card")
        case a.Walk(room=room):
            return Sentence("Walk to {room}", {"room": the_room(names.room(room))})
        case a.Jump(to=to):
            return _jump_label(tables, state, action.seat, to, Sentence("Jump to"))
        case a.BridgeJump(to=to):
            return _jump_label(tables, state, actor(state), to, Sentence("Bridge: jump to"))
        case a.EndPhase():
            return _end_label(state)
        case a.EraseEye(planet=planet):
            words: Words = {"planet": names.node(planet), "price": eye_price(tables, state, actor(state))}
            return Sentence("Communications: pay {price}, erase an eye on {planet}", words)
        case a.FetchCargo(card=card):
            return _cargo_label(tables, card, Sentence("Cargo Bay: take"))
        case a.AskCrewmate(crewmate=crewmate):
            return Sentence("Kitchen: an action for {who}", {"who": SeatName(crewmate)})
        case a.StartEngine():
            return Sentence("Engine Room: two card actions")
        case a.DroneDeliver(card=card):
            return _cargo_label(tables, card, Sentence("By Drone: deliver"))
        case a.DroneFetch():
            return Sentence("Call the Drone back")
        case a.Rescue():
            return Sentence("Free everybody in interrogation ({check})", {"check": check_text(tables.bars.rescue)})
        case a.PickUp(card=card):
            return _cargo_label(tables, card, Sentence("Pick up"))
        case a.Deliver(card=card):
            return _cargo_label(tables, card, Sentence("Deliver"))
    return _card_label(tables, state, action, names)


def _card_label(tables: Tables, state: MoversState, action: a.MoversAction, names: Names) -> Sentence:
    match action:
        case a.TryEvent():
            event = tables.cards[state.event].event
            check: tuple[Symbol, ...] = event.check if event else ()
            return Sentence("Event: {title} ({check})", {"title": names.card(state.event), "check": check_text(check)})
        case a.TryPursuit():
            pursuit = tables.cards[state.pursuit].pursuit
            check = pursuit.check if pursuit else ()
            words: Words = {"title": names.card(state.pursuit), "check": check_text(check)}
            return Sentence("Pursuit: {title} ({check})", words)
        case a.TryObjective():
            step = present_step(tables, state)
            return Sentence("Objective ({check})", {"check": check_text(step.check if step else ())})
        case a.HealByCard(character=character):
            check = tables.characters[character].back.check
            words = {"name": names.character(character), "check": check_text(check)}
            return Sentence("Heal {name} ({check})", words)
        case a.Call(symbol=symbol, character=character):
            return Sentence("{skill}: {name}", {"skill": skill_name(symbol), "name": names.character(character)})
        case a.Throw(target=target):
            if target == NOWHERE:
                return Sentence("Throw into the box")
            return Sentence("Throw at the die of {name}", {"name": names.die(target)})
        case a.MoveDie():
            return Sentence("Move your own die")
        case a.FlipCoin(heads=heads):
            return Sentence("Flip the Coin: heads is {node}", {"node": names.node(heads)})
        case a.SendScout(to=to):
            return Sentence("Send the scout to {node}", {"node": names.node(to)})
        case a.React(card=card):
            return _react_label(tables, action, names.card(card), names)
    return _other_label(action, names)


def _other_label(action: a.MoversAction, names: Names) -> Sentence:
    match action:
        case a.Pass():
            return Sentence("No reaction")
        case a.Peek():
            return Sentence("Show the top card of the deck")
        case a.Tend(character=character):
            return Sentence("Tend {name}", {"name": names.character(character)})
        case a.SwapCargo(give=give, take=take):
            return Sentence("Swap {give} for {take}", {"give": names.card(give), "take": names.card(take)})
        case a.Trade(card=card, to=to):
            return Sentence("Trade {card} with {who}", {"card": names.card(card), "who": SeatName(to)})
        case a.GiveBack(card=card):
            if card == NOWHERE:
                return Sentence("Give nothing back")
            return Sentence("Give {card} back", {"card": names.card(card)})
        case a.Discard(card=card):
            return Sentence("Discard {card}", {"card": names.card(card)})
        case a.Concede():
            return Sentence("Give up: nobody can act any more")
    raise AssertionError(f"an action without words: {action}")


def _jump_label(tables: Tables, state: MoversState, seat: int, to: int, how: Sentence) -> Sentence:
    words: Words = {"how": how, "node": tables.nodes[to].title}
    text = "{how} {node}"
    symbols = route_check(tables, state, seat, to)
    if symbols:
        text += ", {check}"
        words["check"] = check_text(symbols)
    cost = rule(tables, state, s.JumpCost)
    if cost and state.phase == "move":
        text += ", costs {cost}"
        words["cost"] = cost.amount
    if state.scout == to:
        text += ", where the scout waits"
    return Sentence(text, words)


def _end_label(state: MoversState) -> Sentence:
    if state.stack:
        return Sentence("Stop here")
    return Sentence("Stay") if state.phase == "move" else Sentence("No action")


def _cargo_label(tables: Tables, card: int, how: Sentence) -> Sentence:
    cargo = tables.cards[card]
    words: Words = {
        "how": how,
        "title": cargo.title,
        "start": tables.nodes[cargo.pick_up].title,
        "end": tables.nodes[cargo.deliver].title,
        "pays": cargo.pays,
    }
    return Sentence("{how} {title}: {start} to {end}, pays {pays}", words)


def _react_label(tables: Tables, action: a.React, title: str | Sentence, names: Names) -> Sentence:
    card = tables.cards[action.card].reaction
    words: Words = {"title": title}
    if action.choice == NOWHERE or card is None:
        return Sentence("React: {title}", words)
    kinds = {effect.kind for effect in card.effects}
    if "jump_anywhere" in kinds:
        words["choice"] = names.node(action.choice)
    elif "heal" in kinds:
        words["choice"] = names.character(action.choice)
    else:
        words["choice"] = names.card(action.choice)
    return Sentence("React: {title}, {choice}", words)
