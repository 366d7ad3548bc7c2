"""What a seat may know, and full positions that agree with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from desktop.games.amazing_space_venture.frames import (
    Discovery,
    Evicting,
    Frame,
    Looking,
    RedPlayed,
    Scavenging,
    Searching,
    Trading,
)
from desktop.games.amazing_space_venture.state import UNKNOWN, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.chance import Chance


def view(s: VentureState, seat: int) -> VentureState:
    """A copy without other hands, decks, Space Junk, undrawn tiles and others' Quests (ASV-INV-17)."""
    seen = s.copy()
    live = s.stack[-1] if s.stack else None
    shown = live.at if isinstance(live, Looking) and live.seat == seat else seat
    for other, cards in enumerate(s.hands):
        if other not in (seat, shown):
            seen.hands[other] = [UNKNOWN] * len(cards)
    for other, quests in enumerate(s.quests):
        if other != seat:
            seen.quests[other] = [UNKNOWN] * len(quests)
    seen.bag = [UNKNOWN] * len(s.bag)
    seen.refuel = [UNKNOWN] * len(s.refuel)
    seen.port = [UNKNOWN] * len(s.port)
    if isinstance(live, Scavenging) and live.seat == seat:
        seen.junk = sorted(s.junk)
    else:
        seen.junk = [UNKNOWN] * len(s.junk)
    seen.stack = [_seen(frame, seat) for frame in s.stack]
    return seen


def _seen(frame: Frame, seat: int) -> Frame:
    if isinstance(frame, Searching) and frame.seat != seat:
        return replace(frame, port=_hidden(frame.port), refuel=_hidden(frame.refuel))
    if isinstance(frame, Trading) and frame.seat != seat:
        return replace(frame, given=_hidden(frame.given))
    return frame


def _hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


# ---- where cards and tiles are -----------------------------------------------------------------------------------


def cards_in_frame(frame: Frame) -> tuple[int, ...]:
    """The cards that lie in a frame and nowhere else."""
    match frame:
        case RedPlayed(card=card) | Scavenging(card=card) | Evicting(card=card):
            return (card,)
        case Searching():
            return (*frame.port, *frame.refuel)
        case Trading():
            return frame.given
        case Discovery():
            shared = () if frame.second else (frame.environment, *frame.lives)
            return tuple(card for card in (frame.card, frame.rained, frame.homed, *shared) if card >= 0)
        case _:
            return ()


def all_cards(t: Tables, s: VentureState) -> Counter[int]:
    """How often each card is there, wherever it lies; unknown ones under ``UNKNOWN`` (ASV-INV-02)."""
    count: Counter[int] = Counter()
    for zone in (s.refuel, s.port, s.junk, s.out, *s.hands, *s.personal, *s.kept):
        count.update(zone)
    for ship in s.ships.values():
        if not ship.trapped:
            count.update(ship.cards)
            count.update(ship.extras)
    count.update(card for card in (*s.roles, *s.missing) if card >= 0)
    count.update(meteors.card for meteors in s.meteors)
    for frame in s.stack:
        count.update(cards_in_frame(frame))
    return count


def all_tiles(t: Tables, s: VentureState) -> Counter[int]:
    """How often each Space tile is there, wherever it lies (ASV-INV-01)."""
    count: Counter[int] = Counter()
    for zone in (s.bag, s.drawn, s.removed, *s.quests, *s.claimed):
        count.update(zone)
    count.update(tile // 4 for tile in s.tiles if 0 <= tile < 4 * t.kinds_of_tiles)
    return count


# ---- imagining ---------------------------------------------------------------------------------------------------


def imagine(t: Tables, seen: VentureState, seat: int, chance: Chance) -> VentureState:
    """A full position that agrees with a view, the unknown drawn from chance."""
    s = seen.copy()
    _imagine_tiles(t, s, chance)
    known = all_cards(t, s)
    missing = [card for card, kind in enumerate(t.cards) for _ in range(kind.count - known[card])]
    chance.shuffle(missing)
    yellow = [card for card in missing if card in t.port_cards]
    others = [card for card in missing if card not in t.port_cards]
    s.port = [yellow.pop() for _ in s.port]
    s.refuel = [others.pop() for _ in s.refuel]
    pool = yellow + others
    chance.shuffle(pool)
    for cards in (*s.hands, s.junk):
        _fill(cards, pool)
    for place, frame in enumerate(s.stack):
        if isinstance(frame, Searching) and UNKNOWN in (*frame.port, *frame.refuel):
            port, refuel = list(frame.port), list(frame.refuel)
            _fill(port, pool)
            _fill(refuel, pool)
            s.stack[place] = replace(frame, port=tuple(port), refuel=tuple(refuel))
        elif isinstance(frame, Trading) and UNKNOWN in frame.given:
            given = list(frame.given)
            _fill(given, pool)
            s.stack[place] = replace(frame, given=tuple(given))
    return s


def _fill(cards: list[int], pool: list[int]) -> None:
    for place, card in enumerate(cards):
        if card == UNKNOWN:
            cards[place] = pool.pop()


def _imagine_tiles(t: Tables, s: VentureState, chance: Chance) -> None:
    known = all_tiles(t, s)
    unseen = [face for face in range(t.kinds_of_tiles) for _ in range(t.faces[face].count - known[face])]
    quests = [face for face in unseen if t.faces[face].kind == "quest"]
    chance.shuffle(quests)
    for held in s.quests:
        _fill(held, quests)
    left = [face for face in unseen if t.faces[face].kind != "quest"] + quests
    chance.shuffle(left)
    s.bag = left
