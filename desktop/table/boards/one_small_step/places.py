"""Where the addresses of the game lie on the board in a position."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, SPACES, StepState
from desktop.games.one_small_step.tables import CREW_DECK, EVENT_DECK, SATELLITE_DECK
from desktop.kernel.words import Address
from desktop.table.boards.one_small_step import geometry as g

RULES = {
    "space": "OSS-WORK-08",
    "worker": "OSS-WORK-02",
    "as": "OSS-MEDIA-14",
    "deck": "OSS-DRAW-01",
    "mission": "OSS-LAUNCH-03",
    "stage": "OSS-COUNT-01",
    "event": "OSS-EVENT-08",
    "token": "OSS-RES-01",
    "permanent": "OSS-RES-04",
    "upgrade": "OSS-UPGR-01",
    "advancement": "OSS-ADV-01",
    "media_tile": "OSS-MEDIA-04",
    "hazard": "OSS-HAZ-03",
    "path": "OSS-MOON-01",
    "media": "OSS-INIT-01",
    "round": "OSS-INIT-04",
    "agency": "OSS-UI-14",
    "stack": "OSS-MEDIA-09",
    "reward": "OSS-LAUNCH-10",
    "crew_tile": "OSS-CREWB-04",
}
"""The rule that explains what lies at an address of a kind, for F1."""
_DECKS = {EVENT_DECK: 0, SATELLITE_DECK: 2, CREW_DECK: 3}


def places(state: StepState, hand_team: int, acting_team: int) -> dict[Address, QRectF]:
    """Every address that has a place. The hand lies open for one team; tokens, workers and the empty places of the
    queue are those of the team that acts."""
    found: dict[Address, QRectF] = {}
    for space in range(SPACES):
        found[f"space:{space}"] = g.plate(space) if space < FIRST_DRAFT else g.draft(space - FIRST_DRAFT)
    for deck, number in _DECKS.items():
        found[f"deck:{deck}"] = g.deck(number)
    for number, card in enumerate(state.offer):
        if card != EMPTY:
            found[f"advancement:{card}"] = g.offer(number)
    for upgrade in range(len(state.covered)):
        found[f"upgrade:{upgrade}"] = g.slot(upgrade)
    for resource in range(9):
        found[f"token:{resource}"] = g.token(acting_team, resource)
    for worker in (0, 1):
        found[f"worker:{worker}"] = g.home(acting_team, worker)
    for stage in (1, 2):
        found[f"stage:{stage}"] = g.stage(acting_team, stage)
    for team in (1 - acting_team, acting_team):
        found[f"agency:{team}"] = g.head(team)
        found |= _owned(state, team)
    found |= _around(state)
    hand = state.teams[hand_team].hand
    for number, card in enumerate(hand):
        if card >= 0:
            found[f"event:{card}"] = _seen_part(number, len(hand))
    return found


def _around(state: StepState) -> dict[Address, QRectF]:
    """What can only be read."""
    found: dict[Address, QRectF] = {"media:0": g.TOWER, "round:0": g.ROUND}
    found |= {f"path:{space}": g.path_space(space) for space in range(1, len(g.PATH) + 1)}
    found |= {f"stack:{number}": rect for number, rect in enumerate(g.STACKS)}
    return found


def _seen_part(number: int, count: int) -> QRectF:
    """What a card of the hand shows beside the one that lies over it."""
    card = g.hand_card(number, count)
    if number < count - 1:
        card.setRight(min(card.right(), g.hand_card(number + 1, count).left() - 1))
    return card


def _owned(state: StepState, team: int) -> dict[Address, QRectF]:
    """Missions, people and tiles of a team."""
    player = state.teams[team]
    found: dict[Address, QRectF] = {}
    for stage, missions in ((2, player.t2), (1, player.t1), (0, player.launch)):
        for place, mission in enumerate(missions):
            card = g.queued(team, stage, place, len(missions))
            last = place == len(missions) - 1
            found[f"mission:{mission}"] = card if last else QRectF(card.left(), card.top(), card.width(), 16)
    for number, card_number in enumerate(player.row):
        found[f"event:{card_number}"] = g.person(team, number)
    for number, tile in enumerate(player.tiles):
        found[f"media_tile:{tile}"] = g.media_tile(team, number, len(player.tiles))
    for number, owned in enumerate(player.advancements):
        found[f"advancement:{owned}"] = g.advancement(team, number, len(player.advancements))
    return found


def at(found: dict[Address, QRectF], point: QPointF) -> list[Address]:
    """The addresses at a point, the smallest place first."""
    hit = [address for address, rect in found.items() if rect.contains(point)]
    return sorted(hit, key=lambda address: found[address].width() * found[address].height())


def beside(found: dict[Address, QRectF], start: Address | None, right: int, down: int) -> Address:
    """The nearest place in a direction; the place itself where there is none, and the first one without a start."""
    if start is None or start not in found:
        return next(iter(found), "space:0")
    here = found[start].center()

    def cost(address: Address) -> float:
        way = found[address].center() - here
        ahead = way.x() * right + way.y() * down
        aside = abs(way.x() * down) + abs(way.y() * right)
        return ahead + 2.5 * aside if ahead > 1 else float("inf")

    best = min(found, key=cost)
    return best if cost(best) < float("inf") else start
