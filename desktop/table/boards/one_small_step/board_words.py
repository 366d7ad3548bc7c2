"""What the board of One Small Step says in words of its own, for lists, buttons and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, StepState
from desktop.kernel.words import Address


def tr(text: str) -> str:
    """A sentence of this board in the reader's language."""
    return QCoreApplication.translate("OneSmallStepBoard", text)


def phase_titles() -> tuple[str, ...]:
    return (
        tr("Countdown"),
        tr("Replenish"),
        tr("Draw"),
        tr("Workers"),
        tr("Personnel"),
        tr("Cards"),
        tr("Launch"),
    )


def department(dept: int) -> str:
    return (tr("Engineers"), tr("Administration"))[dept]


def heading(kind: str, phase: int, dept: int) -> str:
    """What is to be chosen, by the kind of decision, and which department decides if it is one of them."""
    if kind == "turn":
        return phase_titles()[max(0, phase - 1)]
    words = _heading(kind)
    return f"{words} · {department(dept)}" if dept >= 0 else words


def _heading(kind: str) -> str:
    return {
        "place_start": tr("First missions"),
        "first_tokens": tr("First tokens"),
        "drawing": tr("Draw a card"),
        "paying": tr("Pay"),
        "earth_action": tr("Choose an effect"),
        "gaining": tr("Gain a token"),
        "rolling": tr("The die"),
        "upgrading": tr("Upgrade a token"),
        "placing_mission": tr("Place the mission"),
        "drawing_cards": tr("Draw a card"),
        "keeping": tr("Keep a card"),
        "returning": tr("Put a card back"),
        "discarding": tr("Give up a card"),
        "dropping": tr("Too many people"),
        "taking_hazard": tr("Place the Hazard"),
        "giving_hazard": tr("Hand over a Hazard"),
        "looking": tr("Look at a Hazard"),
        "uncovering": tr("Uncover an upgrade"),
        "finding_action": tr("Use an action on Earth"),
        "playing_card": tr("Play a Development"),
        "finding_launch": tr("Launch a mission"),
        "launching": tr("Launch"),
        "free_advancement": tr("Take an Advancement"),
        "window": tr("Buy an Advancement"),
        "repeating": tr("Score a tile again"),
        "dispute": tr("The team disagrees"),
    }.get(kind, tr("Choose"))


def verb(kind: str) -> str:
    """An action in two or three words, by its kind."""
    return {
        "take_tokens": tr("Take these"),
        "place_mission": tr("Place it here"),
        "draw_card": tr("Draw"),
        "place_worker": tr("Place the worker"),
        "place_token": tr("Place the token"),
        "decline": tr("No, thanks"),
        "pass": tr("Pass"),
        "pay_default": tr("Pay"),
        "pay_tokens": tr("Pay with these"),
        "drop_cost": tr("Leave it out"),
        "discard_card": tr("Put it under"),
        "gain_token": tr("Gain it"),
        "upgrade_token": tr("Upgrade it"),
        "use_personnel": tr("Use the card"),
        "play_development": tr("Play the card"),
        "launch_mission": tr("Launch"),
        "take_reward": tr("Take the reward"),
        "give_up_reward": tr("Give it up"),
        "ignore_hazard": tr("Take care of it"),
        "put_hazard": tr("Put it there"),
        "look_at": tr("Look"),
        "uncover": tr("Uncover it"),
        "drop_personnel": tr("Let go"),
        "keep_card": tr("Keep it"),
        "return_card": tr("Put it back"),
        "use_tile": tr("Use the tile"),
        "exchange_media": tr("Take a tile"),
        "take_advancement": tr("Take it"),
        "use_action": tr("Use it"),
        "name_face": tr("Take this"),
        "repeat_tile": tr("Score it"),
        "fast_track": tr("Move it on"),
        "trade_token": tr("Exchange"),
        "disagree": tr("We disagree"),
        "support": tr("Support it"),
    }.get(kind, tr("Choose"))


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
            return tr("Draft: {card}").format(card=tables.events[card].title) if card != EMPTY else tr("Empty place")
        case "worker" | "as":
            return (tr("Engineer"), tr("Administrator"))[number]
        case "deck":
            return (tr("Satellite missions"), tr("Crew missions"), tr("Event deck"))[number]
        case "mission":
            return tables.missions[number].title if number >= 0 else tr("A mission")
        case "stage":
            return (tr("Launch"), tr("T-Minus 1"), tr("T-Minus 2"))[number]
        case "event":
            return tables.events[number].title if number >= 0 else tr("A card")
        case "token":
            return resource_name(number)
        case "permanent":
            return tr("{count} permanent").format(count=number)
        case "upgrade":
            return tr("Upgrade of {action}").format(action=tables.action_titles[number // 2])
        case "advancement":
            return tables.advancements[number].title
        case "media_tile":
            return tables.media_tiles[number].title
        case "hazard":
            return tables.hazards[number].title if number >= 0 else tr("Unseen Hazard")
        case "reward":
            return tr("Reward {number}").format(number=number + 1)
        case "crew_tile":
            return tr("{count} VP").format(count=tables.crew_tiles[number])
        case "agency":
            return (tr("Agency of the United States"), tr("Agency of the Soviet Union"))[number]
        case "path":
            return tr("Space {number} of the Moon path").format(number=number) if number < 6 else tr("The Moon")
        case "media":
            return tr("The Media track")
        case "round":
            return tr("Round {number}").format(number=max(1, state.round))
        case "stack":
            return (tr("Satellite tiles"), tr("Media tiles"), tr("Crew tiles"))[number]
        case "survey":
            return tr("Two cards, keep one")
    return address


def resource_name(resource: int) -> str:
    return (
        tr("Funding"),
        tr("Material"),
        tr("Personnel"),
        tr("Booster"),
        tr("Navigation"),
        tr("Sensor"),
        tr("Capsule"),
        tr("Landing"),
        tr("Life Support"),
    )[resource]
