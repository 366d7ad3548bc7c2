"""Choices in words and lights: what each address of a question means, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.chances import pass_chance
from desktop.games.space_movers.checks import HIGHEST, THRESHOLD, eye_penalty
from desktop.games.space_movers.objectives import present_step
from desktop.games.space_movers.routes import route_check
from desktop.games.space_movers.state import BLANK, NOWHERE, CheckFrame, MoversState, TradeFrame, WindowFrame
from desktop.games.space_movers.tables import Kind, Tables
from desktop.games.space_movers.vocabulary import ROOMS, Symbol
from desktop.games.space_movers.who import actor
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask, Entry, PaintIn
from desktop.table.boards.space_movers.chart import Chart
from desktop.table.boards.space_movers.crew import Look, paint_sign
from desktop.table.boards.space_movers.places import Places, number_of
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.tokens import paint_chevrons, paint_tag
from desktop.table.boards.space_movers.words import tr
from desktop.table.boards.space_movers.worlds import globe
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, glow, rounded
from desktop.table.kit.theme import AMBER, DANGER, GOOD, INK, TEAL, TEXT, WHITE, Paint, colour, mix
from desktop.table.kit.writing import centred_baseline, put_text, text_width

_JUMPS = (a.Jump, a.BridgeJump)


def cards_of_pile(state: MoversState, ask: Ask) -> list[int]:
    """The cargo of the discard pile that may be taken as the next pick; none for other questions."""
    found = []
    for actions in ask.options.values():
        match actions[0]:
            case a.FetchCargo(card=card) if ask.picks:
                found.append(card)
            case a.SwapCargo(take=take) if len(ask.picks) == 2:
                found.append(take)
            case a.React(choice=choice) if ask.picks and choice in state.discard and _takes_cargo(ask, choice):
                found.append(choice)
    return found


def _takes_cargo(ask: Ask, choice: int) -> bool:
    return f"choice:{choice}" in ask.options and not any(
        isinstance(action, a.React) and action.choice == NOWHERE
        for actions in ask.options.values()
        for action in actions
    )


# ---- words ---------------------------------------------------------------------------------------------------------


def heading(tables: Tables, ask: Ask) -> str:
    """What is to be picked next, in a few words."""
    state: MoversState = ask.state
    if ask.proposed is not None:
        return tr("Confirm or go back")
    top = state.stack[-1] if state.stack else None
    if ask.picks:
        return _next_pick(ask.picks[-1])
    if isinstance(top, CheckFrame):
        return tr("Throw a die") if top.in_hand != NOWHERE else tr("Who answers next?")
    if isinstance(top, WindowFrame):
        return tr("Play a reaction?")
    if isinstance(top, TradeFrame):
        return tr("Give a card back?")
    if top is not None and top.kind == "scout":
        return tr("Which way for the scout?")
    return {
        "choose": tr("Choose your character"),
        "draw": tr("Draw a card"),
        "move": tr("Walk, jump or stay") if not state.walked else tr("Jump the Liberty or stay"),
        "act": tr("Choose an action"),
        "discard": tr("Discard a card"),
    }.get(state.phase, tr("Choose"))


def _next_pick(last: Address) -> str:
    kind, _, name_ = last.partition(":")
    if kind == "action":
        return {
            "bridge": tr("Jump where?"),
            "communications": tr("Erase which eye?"),
            "cargo_bay": tr("Take which cargo?"),
            "kitchen": tr("Who acts?"),
            "drone_room": tr("What should the Drone do?"),
            "medical_bay": tr("Heal whom?"),
        }.get(name_, tr("Choose"))
    return {
        "symbol": tr("Whose die answers?"),
        "card": tr("Choose what for"),
        "ability": tr("Choose a card"),
    }.get(kind, tr("Choose"))


_VERBS: dict[type, str] = {
    a.ChooseCharacter: "Choose",
    a.Draw: "Draw a card",
    a.Walk: "Walk",
    a.Jump: "Jump",
    a.EndPhase: "Go on",
    a.BridgeJump: "Jump",
    a.EraseEye: "Erase the eye",
    a.FetchCargo: "Take it",
    a.AskCrewmate: "Ask",
    a.StartEngine: "Start the engine",
    a.DroneDeliver: "Send the Drone",
    a.DroneFetch: "Call it back",
    a.HealInBay: "Heal",
    a.Rescue: "Free them",
    a.PickUp: "Pick up",
    a.Deliver: "Deliver",
    a.TryEvent: "Try it",
    a.TryPursuit: "Try it",
    a.TryObjective: "Try it",
    a.HealByCard: "Heal",
    a.Call: "Call the die",
    a.Throw: "Throw",
    a.MoveDie: "Move the die",
    a.FlipCoin: "Flip the Coin",
    a.SendScout: "Send the scout",
    a.React: "Play it",
    a.Pass: "No reaction",
    a.Peek: "Show it",
    a.Tend: "Tend",
    a.SwapCargo: "Swap",
    a.Trade: "Trade",
    a.GiveBack: "Give it back",
    a.Discard: "Discard",
    a.Concede: "Give up",
}


def verb(action: Any) -> str:
    """The action in a word or two, for the button that takes it."""
    return tr(_VERBS[type(action)])


def name(tables: Tables, state: MoversState, names: Sequence[str], address: Address) -> str:
    """A place in words."""
    kind, _, tail = address.partition(":")
    number = int(tail) if tail.lstrip("-").isdigit() else NOWHERE
    titles: dict[str, str] = {room.id: room.title for room in tables.content.rooms}
    match kind:
        case "node":
            return _node_name(tables, state, number)
        case "room":
            people = [p.name for c, p in enumerate(tables.characters) if state.rooms[c] == number]
            return f"{titles[ROOMS[number]]}: {', '.join(people)}" if people else titles[ROOMS[number]]
        case "action":
            return tr("Action at headquarters") if tail == "hq" else tr("Action: {room}").format(room=titles[tail])
        case "card":
            return tables.cards[number].title if number >= 0 else tr("a hidden card")
        case "seat":
            return tr("{who}'s cards").format(who=names[number])
        case "character":
            return tables.characters[number].name
        case "die":
            return (
                tr("Blank die") if number == BLANK else tr("Die of {name}").format(name=tables.characters[number].name)
            )
        case "symbol":
            return tail.capitalize()
    return {
        "deck": tr("Deck, {count} cards").format(count=len(state.deck)),
        "discard": tr("Discard pile, {count} cards").format(count=len(state.discard)),
        "removed": tr("Out of the game, {count} cards").format(count=len(state.removed)),
        "event": tables.cards[state.event].title if state.event >= 0 else tr("No event"),
        "pursuit": tables.cards[state.pursuit].title if state.pursuit >= 0 else tr("No pursuit"),
        "objective": tr("Objective"),
        "drone": tr("The Drone"),
        "box": tr("The dice box"),
        "talk": tr("Table talk: everybody's cards side by side"),
        "move_die": tr("Move your own die"),
        "ability": _ability(tail),
    }.get(kind, address)


def _ability(which: str) -> str:
    return {"peek": tr("Peek"), "tend": tr("Tend"), "swap": tr("Swap"), "trade": tr("Trade")}.get(which, which)


def _node_name(tables: Tables, state: MoversState, node: int) -> str:
    parts = [tables.nodes[node].title]
    if state.liberty == node:
        parts.append(tr("the Liberty is here"))
    if state.scout == node:
        parts.append(tr("the scout is here"))
    if state.eyes[node]:
        parts.append(tr("eyes: {count}").format(count=state.eyes[node]))
    if state.markers[node]:
        parts.append(tr("cargo to pick up: {count}").format(count=state.markers[node]))
    return ", ".join(parts)


# ---- what comes of a jump --------------------------------------------------------------------------------------------


def omens(tables: Tables, state: MoversState, seat: int, to: int) -> list[tuple[str, Paint, str]]:
    """What a jump brings, as (words, colour, symbol)."""
    found: list[tuple[str, Paint, str]] = []
    pays = sum(tables.cards[card].pays for card in state.tables[seat] if tables.cards[card].deliver == to)
    if pays:
        found.append((tr("delivery +{pays}").format(pays=pays), AMBER, "crate"))
    waits = [
        card for card in state.hands[seat] if tables.cards[card].kind == Kind.CARGO and tables.cards[card].pick_up == to
    ]
    if waits:
        found.append((tr("pick up"), AMBER, "crate"))
    if state.scout == to:
        found.append((tr("the scout is there"), DANGER, "warning"))
    elif state.scout != NOWHERE and tables.distance[state.scout][to] == 1 and not state.scout_waits:
        found.append((tr("scout arrives"), DANGER, "warning"))
    return found


def jump_entry(tables: Tables, state: MoversState, action: Any, label: str) -> Entry:
    """A jump in the list, with what comes of it."""
    seat = actor(state)
    details = [words for words, _, _ in omens(tables, state, seat, action.to)]
    if odds := check_words(tables, state, action):
        details.append(odds)
    node = tables.nodes[action.to].id
    return Entry(label, ", ".join(details), _planet(node) if action.to != tables.hq else _symbol("eye", DANGER))


def check_words(tables: Tables, state: MoversState, action: Any) -> str:
    """How likely the check of an action is passed; empty for actions without one."""
    symbols: tuple[Symbol, ...] = ()
    match action:
        case a.TryEvent() if (event := tables.cards[state.event].event) is not None:
            symbols = event.check
        case a.TryPursuit() if (pursuit := tables.cards[state.pursuit].pursuit) is not None:
            symbols = pursuit.check
        case a.TryObjective() if (step := present_step(tables, state)) is not None:
            symbols = step.check
        case a.HealByCard(character=character):
            symbols = tables.characters[character].back.check
        case a.Rescue():
            symbols = tables.bars.rescue
        case a.Jump(to=to) | a.BridgeJump(to=to):
            symbols = route_check(tables, state, actor(state), to)
    if not symbols:
        return ""
    penalty = eye_penalty(tables, state)
    if THRESHOLD + penalty > HIGHEST and not state.rules.advanced:
        return tr("no face can pass: {count} eyes here").format(count=penalty)
    odds = tr("about {percent} % to pass").format(percent=round(100 * pass_chance(tables, state, symbols, penalty)))
    if isinstance(action, a.Jump):
        odds += tr(", a failure ends Movement")
    return odds


def picture(tables: Tables, crew: Sequence[Look], address: Address) -> PaintIn | None:
    """A small picture of an address for the list."""
    if (node := number_of(address, "node")) is not None:
        return _planet(tables.nodes[node].id) if node != tables.hq else _symbol("eye", DANGER)
    for kind in ("character", "die"):
        if (character := number_of(address, kind)) is not None and character < len(crew):
            return _sign(crew[character])
    if (card := number_of(address, "card")) is not None and card >= 0:
        symbol, paint = {
            Kind.CARGO: ("crate", AMBER),
            Kind.REACTION: ("react", "#6FA8FF"),
            Kind.EVENT: ("warning", "#9B8CFF"),
            Kind.PURSUIT: ("eye", DANGER),
        }[tables.cards[card].kind]
        return _symbol(symbol, paint)
    named: dict[str, tuple[str, Paint]] = {
        "event": ("warning", "#9B8CFF"),
        "pursuit": ("eye", DANGER),
        "objective": ("star", TEAL),
        "deck": ("cards", AMBER),
        "drone": ("drone", "#D9F4FF"),
        "box": ("forward", AMBER),
    }
    if address in named:
        return _symbol(*named[address])
    head, _, tail = address.partition(":")
    if head == "symbol" and tail:
        return _symbol(tail, TEXT)
    return (
        _symbol("person", TEXT)
        if head in ("room", "seat")
        else _symbol("star", AMBER)
        if head in ("action", "ability")
        else None
    )


def _planet(node: str) -> PaintIn:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.drawImage(rect, globe(node, round(rect.width()), painter.device().devicePixelRatioF()))

    return paint


def _symbol(symbol: str, tint: Paint) -> PaintIn:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_symbol(painter, symbol, rect.center().x(), rect.center().y(), rect.width() * 0.36, tint)

    return paint


def _sign(look: Look) -> PaintIn:
    return lambda painter, rect: paint_sign(painter, look, rect.adjusted(2, 2, -2, -2))


# ---- lights ----------------------------------------------------------------------------------------------------------


def accent(tables: Tables, ask: Ask, address: Address) -> Paint:
    """The colour in which a choice is lit."""
    action = ask.options[address][0]
    if isinstance(action, _JUMPS):
        return GOOD if route_check(tables, ask.state, actor(ask.state), action.to) else TEAL
    if isinstance(action, a.Discard):
        return "#FF9AA2"
    if isinstance(action, a.React):
        return "#6FA8FF"
    return AMBER


def gain(tables: Tables, ask: Ask | None, address: Address | None) -> int:
    """What the choice pointed at adds to the Resources."""
    if ask is None or address is None or address not in ask.options:
        return 0
    action = ask.options[address][0]
    return tables.cards[action.card].pays if isinstance(action, a.Deliver | a.DroneDeliver) else 0


def jumps(ask: Ask) -> list[Any]:
    return [actions[0] for actions in ask.options.values() if isinstance(actions[0], _JUMPS)]


def paint_routes(painter: QPainter, tables: Tables, chart: Chart, ask: Ask) -> None:
    """The routes that may be flown now."""
    state: MoversState = ask.state
    for action in jumps(ask):
        paint = GOOD if route_check(tables, state, actor(state), action.to) else TEAL
        path = chart.route(state.liberty, action.to)
        glow(painter, path, paint, 1.6, spread=9, strength=0.4, steps=4, white=0.3)
        paint_chevrons(painter, path, colour("#DFFFFB" if paint == TEAL else "#DFFFE8", 0.95))


def paint_tags(painter: QPainter, tables: Tables, chart: Chart, ask: Ask) -> None:
    """Below each lit planet, what a jump there brings."""
    state: MoversState = ask.state
    for action in jumps(ask):
        spot = chart.spots[action.to]
        y = spot.centre.y() + spot.radius + 32
        for words, paint, symbol in omens(tables, state, actor(state), action.to):
            if y > chart.sky.bottom() - 4:
                y = spot.centre.y() - spot.radius - 14
            place = QPointF(min(max(spot.centre.x(), chart.sky.left() + 62), chart.sky.right() - 62), y)
            paint_tag(painter, place.x(), place.y(), words, paint, symbol)
            y += 22


def paint_chips(painter: QPainter, places: Places, ask: Ask) -> None:
    """Abilities that may be used now, as buttons above the ship."""
    for address in ask.options:
        if address.startswith("ability:") and (rect := places.rect(address)) is not None:
            _chip(painter, rect, _ability(address.partition(":")[2]))


def _chip(painter: QPainter, rect: QRectF, words: str) -> None:
    """Its edge is the light of the choice."""
    fill(painter, rounded(rect.adjusted(1.5, 1.5, -1.5, -1.5), 8), colour(INK, 0.9))
    face = fonts.font(12, 600)
    left = rect.center().x() - (text_width(face, words) + 17) / 2
    paint_symbol(painter, "star", left + 6, rect.center().y(), 6.2, AMBER)
    put_text(painter, left + 17, centred_baseline(face, rect.center().y()), words, face, mix(AMBER, WHITE, 0.25))
