"""The discovery of a planet, step by step: Planet card, Environment, Life Form, score, Explorers (ASV-DISCOVER-01)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop.games.amazing_space_venture.actions import (
    PlayEnvironment,
    PlayExplorer,
    PlayLife,
    PlayPlanet,
    VentureAction,
)
from desktop.games.amazing_space_venture.doing import (
    Play,
    homes,
    opponents,
    planet_address,
    planet_number,
    refuse,
    under_meteors,
)
from desktop.games.amazing_space_venture.energy import affordable, card_cost, energy_refusal, pay, role_bonus
from desktop.games.amazing_space_venture.events import CardPlayed, PlanetDiscovered, PlanetTaken
from desktop.games.amazing_space_venture.fate import trap
from desktop.games.amazing_space_venture.frames import Conquest, Discovery, Frame, SecondPlanet, Window, WindowName
from desktop.games.amazing_space_venture.movement import barred, paths_at
from desktop.games.amazing_space_venture.regions import complete_path
from desktop.games.amazing_space_venture.state import NOBODY, Term, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.turns import nine_planets
from desktop.kernel.game import Refusal
from desktop.kernel.words import SeatName

CARD, STEAL, HOME, ENVIRONMENT, FLIP, LIFE, VIRUS, SCORE, RAIN, EXPLORERS, DONE = range(11)
"""Stages of a discovery, in order."""
CONTINUING = ("discard_freely", "hand_limit", "search_port", "swap_card")


def advance_discovery(play: Play, frame: Discovery) -> bool:
    """Carry a discovery on to the next choice; False when one waits."""
    s = play.s
    match frame.stage:
        case 0:
            return False
        case 1:
            _open(play, frame, "W3", opponents(s, frame.seat))
        case 2:
            _open(play, frame, "W3-home", (frame.seat,))
        case 3:
            return _ask(play, frame)
        case 4:
            negative = frame.environment >= 0 and not frame.second and play.t.values[frame.environment] < 0
            _open(play, frame, "W4", (frame.owner,) if negative else ())
        case 5:
            return _ask(play, frame)
        case 6:
            played = frame.life_by >= 0 and not frame.second
            _open(play, frame, "W5", opponents(s, frame.life_by) if played else ())
        case 7:
            _score(play, frame)
        case 8:
            _open(play, frame, "W6", opponents(s, frame.owner))
        case 9:
            return False
        case _:
            _finish(play, frame)
    return True


def _open(play: Play, frame: Discovery, window: WindowName, seats: tuple[int, ...]) -> None:
    """Go on to the next stage after a window for some seats."""
    s = play.s
    play.swap(replace(frame, stage=frame.stage + 1))
    if s.turn.sneak:
        seats = tuple(seat for seat in seats if seat == s.turn.seat)
    if seats:
        play.push(Window(window, seats, seats))


def _ask(play: Play, frame: Discovery) -> bool:
    """Ask the discoverer, then each opponent from his left (ASV-DISCOVER-07); False while somebody is asked."""
    if frame.stage == ENVIRONMENT and not frame.asking:
        nine_planets(play, frame.owner)
        if play.s.ended:
            return True
    skipped = frame.second or (frame.stage == LIFE and frame.no_life)
    if skipped or frame.asking == (NOBODY,):
        play.swap(replace(frame, stage=frame.stage + 1, asking=()))
        return True
    if not frame.asking:
        asking = (frame.seat, *opponents(play.s, frame.seat, frame.seat))
        play.swap(replace(frame, asking=asking))
    return False


def decline(play: Play, frame: Discovery) -> None:
    """The seat asked plays nothing: the next one is asked, or the step is over."""
    if frame.stage == EXPLORERS:
        play.swap(replace(frame, stage=DONE))
    else:
        play.swap(replace(frame, asking=frame.asking[1:] or (NOBODY,)))


def asked(frame: Discovery) -> int:
    """The seat that a discovery waits for."""
    if frame.stage == CARD:
        return frame.seat
    return frame.owner if frame.stage == EXPLORERS else frame.asking[0]


# ---- Planet card -------------------------------------------------------------------------------------------------


def planet_actions(t: Tables, s: VentureState, frame: Discovery | SecondPlanet) -> Iterator[VentureAction]:
    planets = [frame.planet] if isinstance(frame, Discovery) else second_planets(t, s, frame)
    for card in _cards(t, s, frame.seat, "planet"):
        for planet in planets:
            yield PlayPlanet(frame.seat, t.cards[card].id, planet_address(planet))


def _cards(t: Tables, s: VentureState, seat: int, kind: str) -> list[int]:
    """The different cards of a kind in a hand that can be paid for."""
    if not affordable(s, seat, card_cost(t, s, seat, kind)):
        return []
    return [card for card in dict.fromkeys(s.hands[seat]) if t.kinds[card] == kind]


def second_planets(t: Tables, s: VentureState, frame: SecondPlanet) -> list[int]:
    """Undiscovered planets at the other end of a free, complete path from the first (ASV-ENV-08)."""
    first = frame.first.planet
    found: set[int] = set()
    for path in paths_at(t, s, first):
        if complete_path(s, path) and not barred(s, frame.seat, path):
            found.update(planet for planet in s.ends[path] if s.planets[planet].owner == NOBODY)
    return sorted(planet for planet in found if not under_meteors(s, planet // 2))


def planet_refusal(t: Tables, s: VentureState, action: PlayPlanet) -> Refusal | None:
    frame = s.stack[-1] if s.stack else None
    card = t.card_number.get(action.card, -1)
    if not isinstance(frame, Discovery | SecondPlanet) or (isinstance(frame, Discovery) and frame.stage != CARD):
        return refuse("ASV-DISCOVER-01", "A Planet card is played when a ship has just reached an undiscovered planet.")
    if refusal := _hand_refusal(t, s, action.seat, frame.seat, card, "planet"):
        return refusal
    planet = planet_number(action.planet)
    planets = [frame.planet] if isinstance(frame, Discovery) else second_planets(t, s, frame)
    if planet not in planets:
        return refuse("ASV-DISCOVER-01", "The ship has not reached that planet.", action.planet)
    return None


def _hand_refusal(t: Tables, s: VentureState, seat: int, turn: int, card: int, kind: str) -> Refusal | None:
    """Why a seat cannot play a card of a kind: another is asked, no such card, no energy."""
    if seat != turn:
        return refuse("ASV-DISCOVER-07", "{who} is asked now.", who=SeatName(turn))
    if card not in s.hands[seat] or t.kinds[card] != kind:
        return refuse("ASV-DISCOVER-05", "You hold no such card.")
    return energy_refusal(s, seat, card_cost(t, s, seat, kind))


def play_planet(play: Play, action: PlayPlanet) -> None:
    s, frame = play.s, play.s.stack[-1]
    card, planet = play.t.card_number[action.card], planet_number(action.planet)
    play.take_from_hand(action.seat, card)
    pay(play, action.seat, card_cost(play.t, s, action.seat, "planet"))
    large = card in play.t.home_planets
    s.planets[planet] = replace(s.planets[planet], owner=action.seat, large=large, card=card)
    play.tell(PlanetDiscovered(action.seat, action.card, action.planet, large))
    role_bonus(play, action.seat, "planet")
    if isinstance(frame, Discovery):
        play.swap(replace(frame, card=card, stage=STEAL))
    elif isinstance(frame, SecondPlanet):
        play.swap(
            Discovery(
                action.seat,
                -1,
                planet,
                action.seat,
                STEAL,
                card,
                frame.first.environment,
                frame.first.flipped,
                frame.first.lives,
                second=True,
            )
        )


# ---- Environment and Life Form -----------------------------------------------------------------------------------


def environment_actions(t: Tables, s: VentureState, frame: Discovery) -> Iterator[VentureAction]:
    seat = frame.asking[0]
    for card in _cards(t, s, seat, "environment"):
        if seat != frame.seat or t.effects[card] != "trap_ships":
            yield PlayEnvironment(seat, t.cards[card].id)


def life_actions(t: Tables, s: VentureState, frame: Discovery) -> Iterator[VentureAction]:
    seat = frame.asking[0]
    cost = card_cost(t, s, seat, "life")
    for card in _cards(t, s, seat, "life"):
        for copies in range(1, _most_copies(t, s, seat, card) + 1):
            if affordable(s, seat, cost * copies):
                yield PlayLife(seat, t.cards[card].id, copies)


def _most_copies(t: Tables, s: VentureState, seat: int, card: int) -> int:
    return s.hands[seat].count(card) if t.effects[card] == "any_number" else 1


def environment_refusal(t: Tables, s: VentureState, action: PlayEnvironment) -> Refusal | None:
    frame = s.stack[-1] if s.stack else None
    card = t.card_number.get(action.card, -1)
    if not isinstance(frame, Discovery) or frame.stage != ENVIRONMENT or not frame.asking:
        return refuse("ASV-DISCOVER-05", "An Environment is played on a planet just discovered, after its Planet card.")
    if refusal := _hand_refusal(t, s, action.seat, frame.asking[0], card, "environment"):
        return refusal
    if t.effects[card] == "trap_ships" and action.seat == frame.seat:
        return refuse("ASV-ENV-16", "Only opponents play this card on a discoverer.")
    return None


def play_environment(play: Play, action: PlayEnvironment) -> None:
    s, frame = play.s, play.s.stack[-1]
    assert isinstance(frame, Discovery)
    card = play.t.card_number[action.card]
    play.take_from_hand(action.seat, card)
    pay(play, action.seat, card_cost(play.t, s, action.seat, "environment"))
    play.tell(CardPlayed(action.seat, action.card, planet_address(frame.planet)))
    role_bonus(play, action.seat, "environment")
    effect = play.t.effects[card]
    play.swap(replace(frame, environment=card, no_life=effect == "forbid_life", asking=(NOBODY,)))
    if effect == "trap_ships":
        s.planets[frame.planet] = replace(s.planets[frame.planet], web=True)
        ship = s.ships.get(frame.ship)
        if ship and not ship.trapped:
            trap(play, ship)


def life_refusal(t: Tables, s: VentureState, action: PlayLife) -> Refusal | None:
    frame = s.stack[-1] if s.stack else None
    card = t.card_number.get(action.card, -1)
    if not isinstance(frame, Discovery) or frame.stage != LIFE or not frame.asking:
        return refuse("ASV-DISCOVER-11", "A Life Form is played on a planet just discovered, after the Environment.")
    if refusal := _hand_refusal(t, s, action.seat, frame.asking[0], card, "life"):
        return refusal
    if not 1 <= action.copies <= _most_copies(t, s, action.seat, card):
        return refuse("ASV-DISCOVER-14", "One Life Form lies on a planet; only Plasma Spores come in numbers.")
    return energy_refusal(s, action.seat, card_cost(t, s, action.seat, "life") * action.copies)


def play_life(play: Play, action: PlayLife) -> None:
    s, frame = play.s, play.s.stack[-1]
    assert isinstance(frame, Discovery)
    card = play.t.card_number[action.card]
    for _ in range(action.copies):
        play.take_from_hand(action.seat, card)
    pay(play, action.seat, card_cost(play.t, s, action.seat, "life") * action.copies)
    play.tell(CardPlayed(action.seat, action.card, planet_address(frame.planet), action.copies))
    for _ in range(action.copies):
        role_bonus(play, action.seat, "life")
    play.swap(replace(frame, lives=(card,) * action.copies, life_by=action.seat, asking=(NOBODY,)))


# ---- scoring -----------------------------------------------------------------------------------------------------


def planet_terms(t: Tables, s: VentureState, frame: Discovery) -> list[Term]:
    """Tile value x (Planet card + Environment + Life Form), a term a card (ASV-SCORE-01)."""
    value, place = s.planets[frame.planet].value, (planet_address(frame.planet),)
    terms = [Term(value * t.values[frame.card], "Planet card", place)]
    if frame.environment >= 0:
        sign = -1 if frame.flipped else 1
        terms.append(Term(value * sign * t.values[frame.environment], "Environment", place))
    terms += [Term(value * t.values[life], "Life Form", place) for life in frame.lives]
    return terms


def _score(play: Play, frame: Discovery) -> None:
    points = play.score(frame.owner, "planet", planet_terms(play.t, play.s, frame))
    play.swap(replace(frame, points=points, stage=RAIN))


def explorer_points(t: Tables, frame: Discovery, card: int) -> int:
    """What an Explorer adds; the base-camp value takes the place of the plain one (ASV-SCORE-11)."""
    effect = t.effect_of[card]
    at_base = t.cards[frame.card].id == effect.base_planet
    met = any(t.cards[life].id in effect.base_lives for life in frame.lives)
    points: int = effect.base_points if at_base or met else effect.points
    return points


def explorers_at_hand(t: Tables, s: VentureState, seat: int, effect: str) -> list[int]:
    """Explorers a seat may play: from its hand, and its unused role in its own turn (ASV-VAR3-12)."""
    found = [card for card in _cards(t, s, seat, "explorer") if t.effects[card] == effect]
    role = s.roles[seat]
    usable = role >= 0 and not s.role_used[seat] and seat == s.turn.seat and t.effects[role] == effect
    if usable and affordable(s, seat, card_cost(t, s, seat, "explorer")):
        found.append(role)
    return found


def explorer_actions(t: Tables, s: VentureState, frame: Discovery | Conquest) -> Iterator[VentureAction]:
    if isinstance(frame, Discovery):
        for card in explorers_at_hand(t, s, frame.owner, "visit"):
            yield PlayExplorer(frame.owner, t.cards[card].id)
    elif _conquest_refusal(s, frame) is None:
        for card in explorers_at_hand(t, s, frame.seat, "conquer"):
            yield PlayExplorer(frame.seat, t.cards[card].id)


def _conquest_refusal(s: VentureState, frame: Conquest) -> Refusal | None:
    owner = s.planets[frame.planet].owner
    if s.rules.kaygus_spares_only_home and homes(s, owner) == [frame.planet]:
        return refuse("ASV-EXPL-13", "The only Home Planet of a player is spared in this game.")
    return None


def explorer_refusal(t: Tables, s: VentureState, action: PlayExplorer) -> Refusal | None:
    frame: Frame | None = s.stack[-1] if s.stack else None
    card = t.card_number.get(action.card, -1)
    effect = t.effects[card] if card >= 0 else ""
    visiting = isinstance(frame, Discovery) and frame.stage == EXPLORERS and effect == "visit"
    conquering = isinstance(frame, Conquest) and effect == "conquer"
    if not visiting and not conquering:
        return refuse("ASV-EXPL-06", "An Explorer is played right after a planet was discovered and scored.")
    seat = frame.owner if isinstance(frame, Discovery) else frame.seat if isinstance(frame, Conquest) else -1
    if action.seat != seat:
        return refuse("ASV-EXPL-06", "{who} is asked now.", who=SeatName(seat))
    if isinstance(frame, Conquest) and (refusal := _conquest_refusal(s, frame)):
        return refusal
    if card not in explorers_at_hand(t, s, seat, effect):
        refusal = energy_refusal(s, seat, card_cost(t, s, seat, "explorer"))
        return refusal or refuse("ASV-EXPL-06", "You hold no such card.")
    return None


def play_explorer(play: Play, action: PlayExplorer) -> None:
    t, s, frame, seat = play.t, play.s, play.s.stack[-1], action.seat
    card = t.card_number[action.card]
    pay(play, seat, card_cost(t, s, seat, "explorer"))
    if card in s.hands[seat]:
        play.take_from_hand(seat, card)
        s.personal[seat].append(card)
    else:
        s.role_used[seat] = True
    assert isinstance(frame, Discovery | Conquest)
    place = planet_address(frame.planet)
    play.tell(CardPlayed(seat, action.card, place))
    if isinstance(frame, Discovery):
        play.score(seat, "explorer", [Term(explorer_points(t, frame, card), "Explorer", (place,))])
        return
    effect = t.effect_of[card]
    s.stack.pop()
    s.planets[frame.planet] = replace(s.planets[frame.planet], owner=seat, large=True, start=False, conquered=True)
    play.tell(PlanetTaken(seat, place, True, effect.name))
    play.score(seat, "explorer", [Term(effect.points, "Explorer", (place,))])
    nine_planets(play, seat)


# ---- the end -----------------------------------------------------------------------------------------------------


def _finish(play: Play, frame: Discovery) -> None:
    """Put the cards away (ASV-DISCOVER-16, ASV-DISCOVER-17) and offer the second planet of a Binary System."""
    t, s = play.t, play.s
    pile = s.personal[frame.seat]
    pile.append(frame.card)
    if frame.homed >= 0:
        pile.append(frame.homed)
    if frame.rained >= 0:
        s.personal[frame.owner].append(frame.rained)
    s.stack.pop()
    if frame.second:
        return
    if frame.environment >= 0:
        pile.append(frame.environment)
    for life in frame.lives:
        (s.kept[frame.owner] if t.effects[life] in CONTINUING else pile).append(life)
    if frame.environment >= 0 and t.effects[frame.environment] == "second_planet":
        play.push(SecondPlanet(frame.seat, frame))
