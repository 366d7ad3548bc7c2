"""What the board of One Small Step says in words of its own, for lists, buttons and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, StepState
from desktop.kernel.words import Address


def _tr(text: str) -> str:
    return QCoreApplication.translate("OneSmallStepBoard", text)


def phase_titles() -> tuple[str, ...]:
    return (
        _tr("Countdown"),
        _tr("Replenish"),
        _tr("Draw"),
        _tr("Workers"),
        _tr("Personnel"),
        _tr("Cards"),
        _tr("Launch"),
    )


def department(dept: int) -> str:
    return (_tr("Engineers"), _tr("Administration"))[dept]


def heading(kind: str, phase: int, dept: int) -> str:
    """What is to be chosen, by the kind of decision, and which department decides if it is one of them."""
    if kind == "turn":
        return phase_titles()[max(0, phase - 1)]
    words = _heading(kind)
    return f"{words} · {department(dept)}" if dept >= 0 else words


def _heading(kind: str) -> str:
    return {
        "place_start": _tr("First missions"),
        "first_tokens": _tr("First tokens"),
        "drawing": _tr("Draw a card"),
        "paying": _tr("Pay"),
        "earth_action": _tr("Choose an effect"),
        "gaining": _tr("Gain a token"),
        "rolling": _tr("The die"),
        "upgrading": _tr("Upgrade a token"),
        "placing_mission": _tr("Place the mission"),
        "drawing_cards": _tr("Draw a card"),
        "keeping": _tr("Keep a card"),
        "returning": _tr("Put a card back"),
        "discarding": _tr("Give up a card"),
        "dropping": _tr("Too many people"),
        "taking_hazard": _tr("Place the Hazard"),
        "giving_hazard": _tr("Hand over a Hazard"),
        "looking": _tr("Look at a Hazard"),
        "uncovering": _tr("Uncover an upgrade"),
        "finding_action": _tr("Use an action on Earth"),
        "playing_card": _tr("Play a Development"),
        "finding_launch": _tr("Launch a mission"),
        "launching": _tr("Launch"),
        "free_advancement": _tr("Take an Advancement"),
        "window": _tr("Buy an Advancement"),
        "repeating": _tr("Score a tile again"),
        "dispute": _tr("The team disagrees"),
    }.get(kind, _tr("Choose"))


def verb(kind: str) -> str:
    """An action in two or three words, by its kind."""
    return {
        "take_tokens": _tr("Take these"),
        "place_mission": _tr("Place it here"),
        "draw_card": _tr("Draw"),
        "place_worker": _tr("Place the worker"),
        "place_token": _tr("Place the token"),
        "decline": _tr("No, thanks"),
        "pass": _tr("Pass"),
        "pay_default": _tr("Pay"),
        "pay_tokens": _tr("Pay with these"),
        "drop_cost": _tr("Leave it out"),
        "discard_card": _tr("Put it under"),
        "gain_token": _tr("Gain it"),
        "upgrade_token": _tr("Upgrade it"),
        "use_personnel": _tr("Use the card"),
        "play_development": _tr("Play the card"),
        "launch_mission": _tr("Launch"),
        "take_reward": _tr("Take the reward"),
        "give_up_reward": _tr("Give it up"),
        "ignore_hazard": _tr("Take care of it"),
        "put_hazard": _tr("Put it there"),
        "look_at": _tr("Look"),
        "uncover": _tr("Uncover it"),
        "drop_personnel": _tr("Let go"),
        "keep_card": _tr("Keep it"),
        "return_card": _tr("Put it back"),
        "use_tile": _tr("Use the tile"),
        "exchange_media": _tr("Take a tile"),
        "take_advancement": _tr("Take it"),
        "use_action": _tr("Use it"),
        "name_face": _tr("Take this"),
        "repeat_tile": _tr("Score it"),
        "fast_track": _tr("Move it on"),
        "trade_token": _tr("Exchange"),
        "disagree": _tr("We disagree"),
        "support": _tr("Support it"),
    }.get(kind, _tr("Choose"))


def address_name(game: OneSmallStep, state: StepState, address: Address) -> str:
    """A place in words."""
    kind, _, digits = address.partition(":")
    number = int(digits) if digits.lstrip("-").isdigit() else -1
    tables = game.tables
    match kind:
        case "space" if number < FIRST_DRAFT:
            return tables.space_titles[number]
        case "space":
            card = state.draft[number - FIRST_DRAFT]
            return _tr("Draft: {card}").format(card=tables.events[card].title) if card != EMPTY else _tr("Empty place")
        case "worker" | "as":
            return (_tr("Engineer"), _tr("Administrator"))[number]
        case "deck":
            return (_tr("Satellite missions"), _tr("Crew missions"), _tr("Event deck"))[number]
        case "mission":
            return tables.missions[number].title if number >= 0 else _tr("A mission")
        case "stage":
            return (_tr("Launch"), _tr("T-Minus 1"), _tr("T-Minus 2"))[number]
        case "event":
            return tables.events[number].title if number >= 0 else _tr("A card")
        case "token":
            return resource_name(number)
        case "permanent":
            return _tr("{count} permanent").format(count=number)
        case "upgrade":
            return _tr("Upgrade of {action}").format(action=tables.action_titles[number // 2])
        case "advancement":
            return tables.advancements[number].title
        case "media_tile":
            return tables.media_tiles[number].title
        case "hazard":
            return tables.hazards[number].title if number >= 0 else _tr("Unseen Hazard")
        case "reward":
            return _tr("Reward {number}").format(number=number + 1)
        case "crew_tile":
            return _tr("{count} VP").format(count=tables.crew_tiles[number])
        case "agency":
            return (_tr("Agency of the United States"), _tr("Agency of the Soviet Union"))[number]
        case "path":
            return _tr("Space {number} of the Moon path").format(number=number) if number < 6 else _tr("The Moon")
        case "media":
            return _tr("The Media track")
        case "round":
            return _tr("Round {number}").format(number=max(1, state.round))
        case "stack":
            return (_tr("Satellite tiles"), _tr("Media tiles"), _tr("Crew tiles"))[number]
        case "survey":
            return _tr("Two cards, keep one")
    return address


def resource_name(resource: int) -> str:
    return (
        _tr("Funding"),
        _tr("Material"),
        _tr("Personnel"),
        _tr("Booster"),
        _tr("Navigation"),
        _tr("Sensor"),
        _tr("Capsule"),
        _tr("Landing"),
        _tr("Life Support"),
    )[resource]
