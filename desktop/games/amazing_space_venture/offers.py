"""What may be chosen now: the live frame, the drawn tiles, or the turn as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from desktop.games.amazing_space_venture import choices, discovery, extras, flying, hand, pieces, reds
from desktop.games.amazing_space_venture.actions import (
    ClaimQuest,
    DrawTile,
    ScoreStation,
    VentureAction,
    end_turn,
    pass_on,
)
from desktop.games.amazing_space_venture.doing import clockwise, refuse
from desktop.games.amazing_space_venture.energy import TILE, energy_refusal, phase_open, turn_refusal
from desktop.games.amazing_space_venture.frames import (
    AfterShot,
    Boarders,
    Conquest,
    Destroying,
    DiscardCards,
    Discovery,
    Evicting,
    ExtraMove,
    ExtraPiece,
    Frame,
    Gathering,
    GivingBack,
    Landing,
    RedPlayed,
    Scavenging,
    Searching,
    SecondPlanet,
    Sneaking,
    Trading,
    Window,
)
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.placement import placements
from desktop.games.amazing_space_venture.scoring import is_ringed, quest_terms
from desktop.games.amazing_space_venture.state import DISCARDS, MOVES, PIECES, TILES, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.turns import must_place
from desktop.kernel.game import Decision, Refusal

MOST_TILES = 3
"""With energy points, tiles that may be drawn in a turn (ASV-VAR1-06)."""


_decision = cache(Decision)


def waited_for(s: VentureState) -> Decision:
    """Whom the game waits for, and for what."""
    if s.stack:
        frame = s.stack[-1]
        return _decision((frame_seat(s, frame),), _ask(frame))
    return _decision(clockwise(s.colours, s.turn.seat), "tile" if s.drawn else "turn")


_STAGES = {discovery.CARD: "planet", discovery.ENVIRONMENT: "environment", discovery.LIFE: "life"}


def _ask(frame: Frame) -> str:
    if isinstance(frame, Window):
        return f"answer {frame.window}"
    if isinstance(frame, Discovery):
        return _STAGES.get(frame.stage, "explorers")
    return frame.kind


def frame_seat(s: VentureState, frame: Frame) -> int:
    """The seat that a frame waits for."""
    match frame:
        case Window():
            return frame.asking[0]
        case Discovery():
            return discovery.asked(frame)
        case Destroying():
            return s.ships[frame.ships[0]].seat
        case Gathering():
            return frame.seats[0]
        case _:
            return frame.seat


def offers(t: Tables, s: VentureState) -> list[VentureAction]:
    """Everything that may be chosen now, in a defined order."""
    if s.stack:
        return list(_frame_offers(t, s, s.stack[-1]))
    found: list[VentureAction] = []
    seat = s.turn.seat
    if s.drawn:
        for number in dict.fromkeys(s.drawn):
            found += placements(t, s, seat, number)
        found += extras.extra_actions(t, s, seat)
        found += reds.red_actions(t, s, seat)
    else:
        found += _turn_offers(t, s, seat)
    for other in clockwise(s.colours, seat)[1:]:
        found += interruptions(t, s, other)
    return found


def interruptions(t: Tables, s: VentureState, seat: int) -> list[VentureAction]:
    """What a seat may play in the turn of another, while nothing is pending."""
    if s.stack or seat == s.turn.seat or t.interrupts.isdisjoint(s.hands[seat]):
        return []
    return [*extras.extra_actions(t, s, seat), *reds.red_actions(t, s, seat)]


def _turn_offers(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    yield from _scoring_offers(t, s, seat)
    if s.rules.energy_points and tile_refusal(s, seat) is None:
        yield DrawTile(seat)
    if phase_open(s, PIECES) and pieces.piece_refusal(s, seat) is None:
        yield from pieces.piece_actions(t, s, seat)
    yield from extras.extra_actions(t, s, seat)
    yield from extras.pass_actions(t, s, seat)
    if phase_open(s, MOVES):
        if flying.moving_refusal(t, s, seat) is None:
            yield from flying.move_actions(t, s, seat)
        yield from flying.laser_actions(t, s, seat)
        yield from flying.torpedo_actions(t, s, seat)
    yield from reds.red_actions(t, s, seat)
    if phase_open(s, DISCARDS) and hand.discard_phase_refusal(t, s, seat) is None:
        yield from hand.hand_discards(t, s, seat)
    if hand.draw_phase_refusal(t, s, seat) is None:
        yield from hand.draw_actions(t, s, seat)
    yield from hand.swap_actions(t, s, seat)
    if end_refusal(t, s, seat) is None:
        yield end_turn(seat)


def _scoring_offers(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    for station in s.stations:
        if station.seat == seat and is_ringed(s, station.square):
            yield ScoreStation(seat, NAMES[station.square])
    yield from _claims(t, s, seat)


def _claims(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    for number in s.quests[seat]:
        if quest_terms(t, s, seat, number):
            yield ClaimQuest(seat, t.faces[number].id)


def _frame_offers(t: Tables, s: VentureState, frame: Frame) -> Iterator[VentureAction]:
    seat = frame_seat(s, frame)
    match frame:
        case Window():
            yield from reds.red_actions(t, s, seat)
        case Discovery():
            yield from _discovery_offers(t, s, frame)
        case SecondPlanet():
            yield from discovery.planet_actions(t, s, frame)
        case Destroying():
            yield from reds.red_actions(t, s, seat)
            yield from choices.escape_actions(t, s, frame)
        case DiscardCards():
            yield from hand.hand_discards(t, s, seat)
        case ExtraPiece():
            yield from pieces.piece_actions(t, s, seat)
        case ExtraMove():
            yield from flying.move_actions(t, s, seat)
        case AfterShot():
            yield from flying.shot_actions(t, s, frame)
        case Sneaking():
            yield from reds.red_actions(t, s, seat)
        case Trading() | GivingBack():
            yield from choices.give_actions(t, s, frame)
        case Searching() | Scavenging():
            yield from choices.take_actions(t, s, frame)
        case Gathering():
            yield from choices.gathering_actions(s, frame)
        case Boarders():
            yield from choices.boarder_actions(frame)
        case Conquest():
            yield from discovery.explorer_actions(t, s, frame)
            yield from _claims(t, s, seat)
        case Evicting():
            yield from choices.evicting_actions(t, s, frame)
        case _:
            pass
    if may_pass(s, seat):
        yield pass_on(seat)


def _discovery_offers(t: Tables, s: VentureState, frame: Discovery) -> Iterator[VentureAction]:
    match frame.stage:
        case discovery.CARD:
            yield from discovery.planet_actions(t, s, frame)
        case discovery.ENVIRONMENT:
            yield from discovery.environment_actions(t, s, frame)
        case discovery.LIFE:
            yield from discovery.life_actions(t, s, frame)
        case _:
            yield from discovery.explorer_actions(t, s, frame)


def may_pass(s: VentureState, seat: int) -> bool:
    """Whether what is pending can be declined, or gone on from."""
    if not s.stack or frame_seat(s, s.stack[-1]) != seat:
        return False
    match s.stack[-1]:
        case Discovery(stage=stage):
            return stage != discovery.CARD
        case Searching(taken=taken):
            return taken
        case Trading(given=given):
            return bool(given)
        case Landing() | RedPlayed() | DiscardCards() | Scavenging() | Gathering() | GivingBack() | Boarders():
            return False
        case _:
            return True


# ---- the turn itself ---------------------------------------------------------------------------------------------


def tile_refusal(s: VentureState, seat: int) -> Refusal | None:
    """Why a seat cannot draw a tile of its own accord (ASV-VAR1-06)."""
    if not s.rules.energy_points:
        return refuse("ASV-DRAW-02", "All tiles of the turn were drawn at its beginning.")
    if refusal := turn_refusal(s, seat):
        return refusal
    if not phase_open(s, TILES) or s.turn.moves > 1:
        return refuse("ASV-VAR1-03", "The tile phase was completed earlier in the turn.")
    if s.turn.tiles >= MOST_TILES:
        return refuse("ASV-VAR1-06", "Three tiles were drawn in this turn: that is the most.")
    if not s.bag:
        return refuse("ASV-DRAW-06", "There are no tiles left.")
    return energy_refusal(s, seat, TILE)


def end_refusal(t: Tables, s: VentureState, seat: int) -> Refusal | None:
    if refusal := turn_refusal(s, seat):
        return refusal
    if hand.owes_discard(t, s, seat):
        return refuse("ASV-LIFE-07", "Alien Artifact asks for a discard before the turn ends.")
    if must_place(s) and tile_refusal(s, seat) is None:
        return refuse("ASV-VAR1-19", "Nobody has placed a tile in a full round: this turn needs one.")
    return None
