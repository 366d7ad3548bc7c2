"""Per verb: why it may not be done, and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.games.amazing_space_venture import actions as a
from desktop.games.amazing_space_venture import choices, discovery, extras, fate, flying, hand, pieces, reds
from desktop.games.amazing_space_venture.doing import Play, not_now, refuse
from desktop.games.amazing_space_venture.energy import TILE, enter_phase, pay, turn_refusal
from desktop.games.amazing_space_venture.frames import (
    AfterShot,
    Conquest,
    Destroying,
    DiscardCards,
    Discovery,
    Evicting,
    Landing,
    RedPlayed,
    SecondPlanet,
    Window,
)
from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.offers import end_refusal, frame_seat, may_pass, offers, tile_refusal
from desktop.games.amazing_space_venture.placement import placement_refusal
from desktop.games.amazing_space_venture.scoring import quest_terms, score_station, station_refusal
from desktop.games.amazing_space_venture.state import TILES, Station, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.turns import claim_quest, draw_tiles, end_turn, place_tile, tiles_done
from desktop.kernel.game import Refusal
from desktop.kernel.words import SeatName


def refusal(t: Tables, s: VentureState, action: a.VentureAction) -> Refusal | None:
    """Why an action may not be taken now."""
    if s.ended:
        return refuse("ASV-END-01", "The game is over.")
    if not 0 <= action.seat < len(s.colours):
        return refuse("ASV-SETUP-19", "There is no such seat.")
    if getattr(action, "square", "A-1") not in NUMBER:
        return refuse("ASV-BOARD-01", "There is no such square.")
    if s.stack and (asked := frame_seat(s, s.stack[-1])) != action.seat:
        return refuse("ASV-RESP-01", "{who} is asked now.", who=SeatName(asked))
    why: Refusal | None = _REFUSE[type(action)](t, s, action)
    return why


def carry_out(play: Play, action: a.VentureAction) -> None:
    """Do an action that is not refused, and everything that follows without a choice."""
    _DO[type(action)](play, action)
    settle(play)


def settle(play: Play) -> None:
    """Carry pending frames on until one waits for a seat."""
    s = play.s
    while s.stack and not s.ended:
        frame = s.stack[-1]
        advance = _ADVANCE.get(type(frame))
        if advance is None or not advance(play, frame):
            return


# ---- verbs without a module of their own -------------------------------------------------------------------------


def _place_refusal(t: Tables, s: VentureState, action: a.PlaceTile) -> Refusal | None:
    if action.seat != s.turn.seat:
        return turn_refusal(s, action.seat)
    number = t.face_number.get(action.tile, -1)
    if s.stack or number not in s.drawn:
        return refuse("ASV-DRAW-02", "That tile was not drawn.")
    if not 0 <= action.rotation < 4:
        return refuse("ASV-PLACE-10", "A tile has four rotations, 0 to 3.")
    return placement_refusal(t, s, number, NUMBER[action.square], action.rotation)


def _place(play: Play, action: a.PlaceTile) -> None:
    place_tile(play, action.seat, play.t.face_number[action.tile], NUMBER[action.square], action.rotation)


def _draw_tile_refusal(t: Tables, s: VentureState, action: a.DrawTile) -> Refusal | None:
    return tile_refusal(s, action.seat)


def _draw_tile(play: Play, action: a.DrawTile) -> None:
    enter_phase(play.s, TILES)
    pay(play, action.seat, TILE)
    play.s.turn.tiles += 1
    draw_tiles(play, action.seat, 1)
    tiles_done(play)


def _station_refusal(t: Tables, s: VentureState, action: a.ScoreStation) -> Refusal | None:
    return turn_refusal(s, action.seat) or station_refusal(s, action.seat, action.square)


def _score_station(play: Play, action: a.ScoreStation) -> None:
    score_station(play, Station(action.seat, NUMBER[action.square]))


def _claim_refusal(t: Tables, s: VentureState, action: a.ClaimQuest) -> Refusal | None:
    if s.turn.seat != action.seat:
        return refuse("ASV-QUEST-16", "A Quest is claimed in the own turn only.")
    landed = bool(s.stack) and isinstance(s.stack[-1], Conquest)  # before the planet changes hands (ASV-QUEST-06)
    if not landed and (refusal := turn_refusal(s, action.seat)):
        return refusal
    number = t.face_number.get(action.quest, -1)
    if number not in s.quests[action.seat]:
        return refuse("ASV-QUEST-04", "You hold no such Quest.")
    if not quest_terms(t, s, action.seat, number):
        return refuse("ASV-QUEST-04", "The condition of this Quest is not met.")
    return None


def _claim(play: Play, action: a.ClaimQuest) -> None:
    claim_quest(play, action.seat, play.t.face_number[action.quest])


def _discard_refusal(t: Tables, s: VentureState, action: a.Discard) -> Refusal | None:
    if t.card_number.get(action.card, -1) not in s.hands[action.seat]:
        return refuse("ASV-HAND-01", "You hold no such card.")
    if s.stack:
        return None if isinstance(s.stack[-1], DiscardCards) else not_now()
    return hand.discard_phase_refusal(t, s, action.seat)


def _discard(play: Play, action: a.Discard) -> None:
    frame = play.s.stack[-1] if play.s.stack else None
    if not isinstance(frame, DiscardCards):
        hand.discard_card(play, action)
        return
    play.s.stack.pop()
    hand.put_away(play, action.seat, play.t.card_number[action.card])
    if frame.left > 1 and play.s.hands[action.seat]:
        play.push(DiscardCards(frame.seat, frame.left - 1))


def _move_refusal(t: Tables, s: VentureState, action: a.MoveShip) -> Refusal | None:
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, AfterShot):
        if action in flying.shot_actions(t, s, frame):
            return None
        return refuse("ASV-EXTRA-25", "After its shot the ship stays or moves along the freed path.")
    return flying.move_action_refusal(t, s, action)


def _move(play: Play, action: a.MoveShip) -> None:
    frame = play.s.stack[-1] if play.s.stack else None
    if isinstance(frame, AfterShot):
        planet = 2 * NUMBER[action.square] + a.SPOTS.index(action.spot)
        flying.move_after_shot(play, frame, planet)
    else:
        flying.move(play, action)


def _burden_refusal(t: Tables, s: VentureState, action: a.PassBurden) -> Refusal | None:
    return _if_offered(t, s, action) if s.stack else extras.pass_refusal(t, s, action)


def _pass_burden(play: Play, action: a.PassBurden) -> None:
    if play.s.stack and isinstance(play.s.stack[-1], Evicting):
        choices.pass_evicted(play, action)
    else:
        extras.pass_burden(play, action)


def _if_offered(t: Tables, s: VentureState, action: a.VentureAction) -> Refusal | None:
    """For choices that cards bring about: nothing but what is offered."""
    return None if s.stack and action in offers(t, s) else not_now()


def _pass_refusal(t: Tables, s: VentureState, action: a.Pass) -> Refusal | None:
    return None if may_pass(s, action.seat) else refuse("ASV-TURN-05", "There is nothing to decline.")


def _pass(play: Play, action: a.Pass) -> None:
    frame = play.s.stack[-1]
    if isinstance(frame, Window):
        reds.decline_window(play, frame)
    elif isinstance(frame, Discovery):
        discovery.decline(play, frame)
    else:
        choices.decline_choice(play, action)


def _end_refusal(t: Tables, s: VentureState, action: a.EndTurn) -> Refusal | None:
    return end_refusal(t, s, action.seat)


def _end(play: Play, action: a.EndTurn) -> None:
    end_turn(play)


def _second_planet(play: Play, frame: SecondPlanet) -> bool:
    """Nothing is asked where no second planet lies within reach."""
    if discovery.second_planets(play.t, play.s, frame):
        return False
    play.s.stack.pop()
    return True


_REFUSE: dict[type, Callable[[Tables, VentureState, Any], Refusal | None]] = {
    a.PlaceTile: _place_refusal,
    a.DrawTile: _draw_tile_refusal,
    a.AddShip: pieces.add_refusal,
    a.UpgradeShip: pieces.upgrade_refusal,
    a.PlaceProbe: pieces.probe_refusal,
    a.PlaceStation: pieces.station_refusal,
    a.PlacePirate: pieces.pirate_refusal,
    a.FitExtra: extras.fit_refusal,
    a.PassBurden: _burden_refusal,
    a.MoveShip: _move_refusal,
    a.FireLaser: flying.laser_refusal,
    a.FireTorpedo: flying.torpedo_refusal,
    a.PlayPlanet: discovery.planet_refusal,
    a.PlayEnvironment: discovery.environment_refusal,
    a.PlayLife: discovery.life_refusal,
    a.PlayExplorer: discovery.explorer_refusal,
    a.PlayRed: reds.red_refusal,
    a.Discard: _discard_refusal,
    a.DrawCard: hand.draw_refusal,
    a.LookAtDecks: hand.draw_refusal,
    a.SearchPort: hand.draw_refusal,
    a.SwapCard: hand.swap_refusal,
    a.Take: _if_offered,
    a.GiveCard: _if_offered,
    a.ChooseSeat: _if_offered,
    a.SendShip: _if_offered,
    a.ScoreStation: _station_refusal,
    a.ClaimQuest: _claim_refusal,
    a.Pass: _pass_refusal,
    a.EndTurn: _end_refusal,
}
_DO: dict[type, Callable[[Play, Any], None]] = {
    a.PlaceTile: _place,
    a.DrawTile: _draw_tile,
    a.AddShip: pieces.add_ship,
    a.UpgradeShip: pieces.upgrade_ship,
    a.PlaceProbe: pieces.place_probe,
    a.PlaceStation: pieces.place_station,
    a.PlacePirate: pieces.place_pirate,
    a.FitExtra: extras.fit_extra,
    a.PassBurden: _pass_burden,
    a.MoveShip: _move,
    a.FireLaser: flying.fire_laser,
    a.FireTorpedo: flying.fire_torpedo,
    a.PlayPlanet: discovery.play_planet,
    a.PlayEnvironment: discovery.play_environment,
    a.PlayLife: discovery.play_life,
    a.PlayExplorer: discovery.play_explorer,
    a.PlayRed: reds.play_card,
    a.Discard: _discard,
    a.DrawCard: hand.draw,
    a.LookAtDecks: hand.look_at_decks,
    a.SearchPort: hand.search_port,
    a.SwapCard: hand.swap_card,
    a.Take: choices.take,
    a.GiveCard: choices.give,
    a.ChooseSeat: choices.choose_seat,
    a.SendShip: choices.send_ship,
    a.ScoreStation: _score_station,
    a.ClaimQuest: _claim,
    a.Pass: _pass,
    a.EndTurn: _end,
}
_ADVANCE: dict[type, Callable[[Play, Any], bool]] = {
    Window: reds.advance_window,
    RedPlayed: reds.advance_red,
    Landing: flying.advance_landing,
    Discovery: discovery.advance_discovery,
    Destroying: fate.advance_destroying,
    SecondPlanet: _second_planet,
}
