"""Why not: everything that can be chosen in the Action phase."""

from __future__ import annotations

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.cargo import drone_range
from desktop.games.space_movers.crew import injured
from desktop.games.space_movers.objectives import present_step, unmet
from desktop.games.space_movers.refuse import check_refusal, no, not_now
from desktop.games.space_movers.refuse_turn import actor_refusal, way_refusal
from desktop.games.space_movers.routes import eye_price
from desktop.games.space_movers.run import held, rule
from desktop.games.space_movers.state import (
    HELD,
    INJURED,
    NOWHERE,
    EngineFrame,
    KitchenFrame,
    MoversState,
)
from desktop.games.space_movers.tables import Kind, Tables
from desktop.games.space_movers.texts import condition_text
from desktop.games.space_movers.vocabulary import ROOMS, Room
from desktop.games.space_movers.who import actor, chooser, key_of
from desktop.kernel.game import Refusal
from desktop.kernel.words import SeatName


def _open_refusal(state: MoversState, seat: int) -> Refusal | None:
    """Actions are chosen in the Action phase, by whoever chooses them there."""
    if state.phase != "act" or (state.stack and not isinstance(state.stack[-1], (KitchenFrame, EngineFrame))):
        return not_now(state)
    if seat != chooser(state):
        return no("SM-TURN-07", "{who} chooses the action.", who=SeatName(chooser(state)))
    return None


def room_refusal(tables: Tables, state: MoversState, seat: int, room: Room) -> Refusal | None:
    """Only the room in which the acting Character stands offers its Action (SM-ACT-01)."""
    if refused := _open_refusal(state, seat):
        return refused
    if state.stack and isinstance(state.stack[-1], EngineFrame):
        return no("SM-SPACE-12", "The Engine Room is for card actions, not for rooms.")
    doing = actor(state)
    number = ROOMS.index(room)
    if state.rooms[state.seats[doing]] != number:
        return no("SM-ACT-01", "Your character is not in this room.", f"room:{number}")
    closed = rule(tables, state, s.ClosedRoom)
    if closed and closed.room == room:
        return no("SM-EVENT-04", "The event on the board closes this room.", "event")
    return None if room == "medical_bay" else actor_refusal(state, doing)


def card_refusal(tables: Tables, state: MoversState, seat: int, key: str) -> Refusal | None:
    """Card Actions are open to a fit actor; the two halves of the Engine Room need two cards (SM-SPACE-11)."""
    if refused := _open_refusal(state, seat) or actor_refusal(state, actor(state)):
        return refused
    top = state.stack[-1] if state.stack else None
    if isinstance(top, EngineFrame) and top.first == key:
        return no("SM-SPACE-11", "The second card action needs another card than the first.")
    return None


# ---- rooms ---------------------------------------------------------------------------------------------------------


def bridge_jump(tables: Tables, state: MoversState, action: a.BridgeJump) -> Refusal | None:
    return room_refusal(tables, state, action.seat, "bridge") or way_refusal(tables, state, actor(state), action.to)


def erase_eye(tables: Tables, state: MoversState, action: a.EraseEye) -> Refusal | None:
    if refused := room_refusal(tables, state, action.seat, "communications"):
        return refused
    if not 0 <= action.planet < len(tables.nodes) or not state.eyes[action.planet]:
        return no("SM-EDGE-22", "There is no eye to erase there.")
    if action.planet != state.liberty and not state.rules.any_planet:
        return no("SM-EYE-03", "Only an eye on the Liberty's own planet can be erased.", f"node:{action.planet}")
    price = eye_price(tables, state, actor(state))
    if state.resources <= price:
        return no("SM-EDGE-34", "Erasing an eye costs {price}, and at least 1 resource must be left.", price=price)
    return None


def fetch_cargo(tables: Tables, state: MoversState, action: a.FetchCargo) -> Refusal | None:
    if refused := room_refusal(tables, state, action.seat, "cargo_bay"):
        return refused
    return discarded_cargo_refusal(tables, state, action.card)


def discarded_cargo_refusal(tables: Tables, state: MoversState, card: int) -> Refusal | None:
    """Only a Cargo card can be taken from the discard pile (SM-SPACE-05)."""
    if card not in state.discard or tables.cards[card].kind != Kind.CARGO:
        return no("SM-SPACE-05", "Choose a cargo card from the discard pile.", "discard")
    return None


def ask_crewmate(tables: Tables, state: MoversState, action: a.AskCrewmate) -> Refusal | None:
    if state.stack:
        if isinstance(state.stack[-1], KitchenFrame) and state.phase == "act":
            return no("SM-EDGE-28", "An action given through the Kitchen cannot be another Kitchen action.")
        return not_now(state)
    if refused := room_refusal(tables, state, action.seat, "kitchen"):
        return refused
    if not 0 <= action.crewmate < len(state.seats) or action.crewmate == action.seat:
        return no("SM-SPACE-06", "The Kitchen is for another player's action.")
    if held(state, action.crewmate):
        return no("SM-EDGE-26", "{who} is in interrogation.", who=SeatName(action.crewmate))
    return None


def start_engine(tables: Tables, state: MoversState, action: a.StartEngine) -> Refusal | None:
    if refused := room_refusal(tables, state, action.seat, "engine_room"):
        return refused
    if not card_actions(tables, state, action.seat):
        return no("SM-EDGE-22", "No card offers you an action now.")
    return None


def drone_deliver(tables: Tables, state: MoversState, action: a.DroneDeliver) -> Refusal | None:
    if refused := room_refusal(tables, state, action.seat, "drone_room"):
        return refused
    doing = actor(state)
    if action.card not in state.tables[doing]:
        return no("SM-DRONE-02", "The Drone delivers a cargo that you have picked up.", f"card:{action.card}")
    if action.card in state.touched:
        return no("SM-EDGE-44", "This cargo was picked up this very turn.", f"card:{action.card}")
    if state.drone != NOWHERE:
        return no("SM-DRONE-03", "The Drone is not aboard.", f"node:{state.drone}")
    far = drone_range(tables, state, doing)
    goal = tables.cards[action.card].deliver
    if tables.distance[state.liberty][goal] > far:
        return no("SM-DRONE-04", "The Drone flies {far} spaces at most.", f"node:{goal}", far=far)
    return None


def drone_fetch(tables: Tables, state: MoversState, action: a.DroneFetch) -> Refusal | None:
    if refused := room_refusal(tables, state, action.seat, "drone_room"):
        return refused
    if state.drone == NOWHERE:
        return no("SM-EDGE-22", "The Drone is aboard.")
    far = drone_range(tables, state, actor(state))
    if tables.distance[state.liberty][state.drone] > far:
        return no("SM-EDGE-38", "The Drone is more than {far} spaces away.", f"node:{state.drone}", far=far)
    return None


def heal_in_bay(tables: Tables, state: MoversState, action: a.HealInBay) -> Refusal | None:
    if refused := room_refusal(tables, state, action.seat, "medical_bay"):
        return refused
    if action.character not in injured(state):
        return no("SM-EDGE-22", "Nobody of that name lies injured in the Medical Bay.")
    return check_refusal(tables, state, ("intelligence",)) if state.rules.bay_check else None


def rescue(tables: Tables, state: MoversState, action: a.Rescue) -> Refusal | None:
    if refused := _open_refusal(state, action.seat):
        return refused
    if state.stack:
        return no("SM-EDGE-20", "The action at headquarters is neither a card action nor for the Kitchen.")
    if refused := actor_refusal(state, action.seat):
        return refused
    if state.liberty != tables.hq:
        return no("SM-INTERR-08", "The Liberty must be at UO headquarters.", f"node:{tables.hq}")
    if HELD not in state.health:
        return no("SM-EDGE-22", "Nobody is in interrogation.")
    return check_refusal(tables, state, tables.bars.rescue)


# ---- cards ---------------------------------------------------------------------------------------------------------


def pick_up(tables: Tables, state: MoversState, action: a.PickUp) -> Refusal | None:
    if refused := card_refusal(tables, state, action.seat, f"card:{action.card}"):
        return refused
    if action.card not in state.hands[actor(state)] or tables.cards[action.card].kind != Kind.CARGO:
        return no("SM-CARGO-11", "This is no cargo card in your hand.", f"card:{action.card}")
    if action.card in state.touched:
        return no("SM-CARGO-02", "This card has been used this turn.", f"card:{action.card}")
    place = tables.cards[action.card].pick_up
    if state.liberty != place:
        return no(
            "SM-CARGO-03", "The cargo is picked up on {planet}.", f"node:{place}", planet=tables.nodes[place].title
        )
    return None


def deliver(tables: Tables, state: MoversState, action: a.Deliver) -> Refusal | None:
    if refused := card_refusal(tables, state, action.seat, f"card:{action.card}"):
        return refused
    doing = actor(state)
    if action.card not in state.tables[doing]:
        if action.card in state.hands[doing] and tables.cards[action.card].kind == Kind.CARGO:
            return no("SM-CARGO-01", "The cargo has to be picked up first.", f"card:{action.card}")
        return no("SM-CARGO-11", "This is no cargo of yours.", f"card:{action.card}")
    if action.card in state.touched:
        return no("SM-EDGE-44", "This cargo was picked up this very turn.", f"card:{action.card}")
    place = tables.cards[action.card].deliver
    if state.liberty != place:
        return no(
            "SM-CARGO-05", "The cargo is delivered on {planet}.", f"node:{place}", planet=tables.nodes[place].title
        )
    return None


def try_event(tables: Tables, state: MoversState, action: a.TryEvent) -> Refusal | None:
    if refused := card_refusal(tables, state, action.seat, key_of(state, action)):
        return refused
    card = tables.cards[state.event].event if state.event != NOWHERE else None
    if card is None:
        return no("SM-ACT-03", "There is no event on the board.")
    return check_refusal(tables, state, card.check)


def try_pursuit(tables: Tables, state: MoversState, action: a.TryPursuit) -> Refusal | None:
    if refused := card_refusal(tables, state, action.seat, key_of(state, action)):
        return refused
    card = tables.cards[state.pursuit].pursuit if state.pursuit != NOWHERE else None
    if card is None:
        return no("SM-ACT-03", "Nobody pursues the Liberty.")
    return check_refusal(tables, state, card.check)


def try_objective(tables: Tables, state: MoversState, action: a.TryObjective) -> Refusal | None:
    if refused := card_refusal(tables, state, action.seat, key_of(state, action)):
        return refused
    step = present_step(tables, state)
    if step is None:
        if state.side == 1:
            return no("SM-OBJ-03", "The task on the objective has to be done first; then the card turns over.")
        return no("SM-OBJ-09", "No objective is face up yet: deliver a cargo first.")
    open_condition = unmet(tables, state, step.when)
    if open_condition:
        return no(
            "SM-OBJ-06", "The objective asks for more: {what}.", what=condition_text(tables.content, open_condition)
        )
    if step.cost and state.resources <= step.cost:
        return no("SM-EDGE-34", "This costs {cost}, and at least 1 resource must be left.", cost=step.cost)
    return check_refusal(tables, state, step.check)


def heal_by_card(tables: Tables, state: MoversState, action: a.HealByCard) -> Refusal | None:
    """The back of an injured card heals its Character, by another one's Action (SM-EDGE-17)."""
    if refused := card_refusal(tables, state, action.seat, f"character:{action.character}"):
        return refused
    if not 0 <= action.character < len(tables.characters) or state.health[action.character] != INJURED:
        return no("SM-ACT-05", "This character is not injured.")
    return check_refusal(tables, state, tables.characters[action.character].back.check)


def card_actions(tables: Tables, state: MoversState, seat: int) -> list[a.MoversAction]:
    """All Card Actions open to whoever performs Actions now, by hand, table and board."""
    found: list[a.MoversAction] = []
    doing = actor(state)
    here = state.liberty
    cards = tables.cards
    for card in state.hands[doing]:
        if cards[card].pick_up == here and pick_up(tables, state, a.PickUp(seat, card)) is None:
            found.append(a.PickUp(seat, card))
    for card in state.tables[doing]:
        if cards[card].deliver == here and deliver(tables, state, a.Deliver(seat, card)) is None:
            found.append(a.Deliver(seat, card))
    if state.event != NOWHERE and try_event(tables, state, a.TryEvent(seat)) is None:
        found.append(a.TryEvent(seat))
    if state.pursuit != NOWHERE and try_pursuit(tables, state, a.TryPursuit(seat)) is None:
        found.append(a.TryPursuit(seat))
    if state.side == 2 and try_objective(tables, state, a.TryObjective(seat)) is None:
        found.append(a.TryObjective(seat))
    if INJURED in state.health:
        heals = (a.HealByCard(seat, character) for character in injured(state))
        found += [heal for heal in heals if heal_by_card(tables, state, heal) is None]
    return found
