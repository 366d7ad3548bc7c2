"""What a seat may know of a position, and a full position that agrees with it."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step.state import EMPTY, HIDDEN, MOON, StepState
from desktop.games.one_small_step.tables import EVENT_DECK, SATELLITE_DECK, Tables
from desktop.kernel.chance import Chance


def team_of(state: StepState, seat: int) -> int:
    return 0 if seat in state.seats[0] else 1


# ---- hiding ------------------------------------------------------------------------------------------------------


def view(tables: Tables, state: StepState, seat: int) -> StepState:
    """A copy without the rival's hand, unseen Hazards, path tiles and the order of decks (OSS-UI-13 to 16)."""
    shown = state.copy()
    team = team_of(state, seat)
    own, rival = shown.teams[team], shown.teams[1 - team]
    shown.events = _backs(tables, state.events)
    rival.hand = _blank(rival.hand)
    rival.known = []
    for player in shown.teams:
        player.crew_deck = _blank(player.crew_deck)
    shown.satellites = _blank(state.satellites)
    shown.hazards = _blank(state.hazards)
    shown.advancements = _blank(state.advancements)
    shown.satellite_tiles = _blank(state.satellite_tiles)
    shown.media_tiles = _blank(state.media_tiles)
    shown.crew_tiles = _blank(state.crew_tiles)
    shown.path = [tile if tile == EMPTY else HIDDEN for tile in state.path[: MOON - 1]] + state.path[MOON - 1 :]
    shown.attached = [(where, hazard if hazard in own.known else HIDDEN) for where, hazard in state.attached]
    shown.stack = [_shown_frame(frame, team) for frame in state.stack]
    return shown


def _blank(cards: list[int]) -> list[int]:
    return [HIDDEN] * len(cards)


def _backs(tables: Tables, deck: list[int]) -> list[int]:
    """Only the era of the top card shows (OSS-UI-09)."""
    if not deck:
        return []
    top = deck[-1]
    return [HIDDEN] * (len(deck) - 1) + [-tables.events[top].era if top >= 0 else top]


def _shown_frame(frame: f.Frame, team: int) -> f.Frame:
    if isinstance(frame, f.TakingHazard):
        return replace(frame, hazard=HIDDEN)
    if isinstance(frame, f.FirstTokens):
        us, ussr = (pick if other == team else (HIDDEN,) * len(pick) for other, pick in enumerate(frame.picks))
        return replace(frame, picks=(us, ussr))
    if frame.team == team:
        return frame
    if isinstance(frame, f.GivingHazard):
        return replace(frame, hazards=(HIDDEN,) * len(frame.hazards))
    if isinstance(frame, f.DrawingCards | f.Keeping | f.Returning):
        return replace(frame, drawn=tuple((deck, HIDDEN) for deck, _ in frame.drawn))
    return frame


# ---- imagining ---------------------------------------------------------------------------------------------------


class _Pool:
    """Cards of one kind that nobody has seen, in a random order."""

    def __init__(self, chance: Chance, every: range | list[int], seen: set[int]) -> None:
        self.cards = [card for card in every if card not in seen]
        chance.shuffle(self.cards)

    def fill(self, cards: list[int]) -> list[int]:
        return [self.cards.pop() if card < EMPTY else card for card in cards]


def imagine(tables: Tables, shown: StepState, seat: int, chance: Chance) -> StepState:
    """Hidden cards are dealt anew from those that could lie there."""
    state = shown.copy()
    rival = state.teams[1 - team_of(state, seat)]
    _imagine_missions(tables, state, chance)
    _imagine_events(tables, state, chance)
    _imagine_hazards(tables, state, chance)
    state.advancements = _Pool(
        chance,
        range(len(tables.advancements)),
        {*state.offer, *(card for player in state.teams for card in player.advancements)},
    ).fill(state.advancements)
    used = {tile for player in state.teams for tile in player.used_satellite}
    state.satellite_tiles = _Pool(chance, range(len(tables.satellite_tiles)), used).fill(state.satellite_tiles)
    held = {tile for player in state.teams for tile in (*player.tiles, *player.used_media)}
    state.media_tiles = _Pool(chance, range(len(tables.media_tiles)), held).fill(state.media_tiles)
    claimed = {tables.moon_tile, *(tile for player in state.teams for tile in player.claimed)}
    tiles = _Pool(chance, range(len(tables.crew_tiles)), claimed)
    state.path = tiles.fill(state.path)
    state.crew_tiles = tiles.fill(state.crew_tiles)
    for place, frame in enumerate(state.stack):
        if isinstance(frame, f.FirstTokens):
            us, ussr = (
                tuple(sorted(chance.below(3) if token == HIDDEN else token for token in pick)) for pick in frame.picks
            )
            state.stack[place] = replace(frame, picks=(us, ussr))
    rival.known = []
    return state


def _in_frames(state: StepState, event_deck: bool) -> list[int]:
    """Cards that lie in frames: drawn ones, and a Development being resolved."""
    found = []
    for frame in state.stack:
        if isinstance(frame, f.DrawingCards | f.Keeping | f.Returning):
            found += [card for deck, card in frame.drawn if (deck == EVENT_DECK) == event_deck]
        elif isinstance(frame, f.Resolving) and event_deck:
            found.append(frame.card)
        elif isinstance(frame, f.Launching | f.PlacingMission) and not event_deck:
            found.append(frame.mission)
        elif isinstance(frame, f.PlaceStart) and not event_deck:
            found += frame.missions
    return found


def _fill_drawn(state: StepState, pools: dict[tuple[int, int], _Pool]) -> None:
    """Deal cards to the draws that a rival holds in secret; pools by (team, deck)."""
    for place, frame in enumerate(state.stack):
        if isinstance(frame, f.DrawingCards | f.Keeping | f.Returning):
            drawn = tuple(
                (deck, pools[frame.team, deck].cards.pop() if card < EMPTY and (frame.team, deck) in pools else card)
                for deck, card in frame.drawn
            )
            state.stack[place] = replace(frame, drawn=drawn)


def _imagine_missions(tables: Tables, state: StepState, chance: Chance) -> None:
    seen = {*state.lost_missions, *_in_frames(state, False)}
    for player in state.teams:
        seen.update(player.t2, player.t1, player.launch, player.missions)
    rows = tables.missions
    satellites = _Pool(chance, [n for n, row in enumerate(rows) if not row.crewed and not row.starting], seen)
    crewed = [_Pool(chance, [n for n, row in enumerate(rows) if row.nation == nation], seen) for nation in (0, 1)]
    pools = {(team, SATELLITE_DECK): satellites for team in (0, 1)}
    _fill_drawn(state, pools | {(team, 1): crewed[team] for team in (0, 1)})
    state.satellites = satellites.fill(state.satellites)
    for team, player in enumerate(state.teams):
        player.crew_deck = crewed[team].fill(player.crew_deck)


def _imagine_events(tables: Tables, state: StepState, chance: Chance) -> None:
    """The rival holds Developments; the top card has the era of its back; later eras lie below earlier ones, under
    which are the cards that came back."""
    seen = {*state.draft, *_in_frames(state, True)}
    for player in state.teams:
        seen.update(player.hand, player.row, player.developments, player.dropped)
    pool = _Pool(chance, range(len(tables.events)), seen)
    top = _imagined_top(tables, state, pool)
    for player in state.teams:
        player.hand = [_take_development(tables, pool) if card < EMPTY else card for card in player.hand]
    _fill_drawn(state, {(team, EVENT_DECK): pool for team in (0, 1)})
    if state.events and state.events[-1] < EMPTY + 1:
        era = tables.events[top].era
        pool.cards.sort(key=lambda card: (tables.events[card].era >= era, -tables.events[card].era))
        state.events = [*pool.cards, top]


def _imagined_top(tables: Tables, state: StepState, pool: _Pool) -> int:
    """A card with the back that shows, taken out of the pool; -1 for an empty deck."""
    if not state.events:
        return -1
    era = -state.events[-1]
    hidden = sum(card < EMPTY for player in state.teams for card in player.hand)
    spare = sum(not tables.events[card].personnel for card in pool.cards) > hidden
    top = next(
        card for card in pool.cards if tables.events[card].era == era and (spare or tables.events[card].personnel)
    )
    pool.cards.remove(top)
    return top


def _take_development(tables: Tables, pool: _Pool) -> int:
    card = next(card for card in pool.cards if not tables.events[card].personnel)
    pool.cards.remove(card)
    return card


def _imagine_hazards(tables: Tables, state: StepState, chance: Chance) -> None:
    seen = {*state.lost_hazards, *(hazard for _, hazard in state.attached)}
    for player in state.teams:
        seen.update(player.hazards)
    for frame in state.stack:
        if isinstance(frame, f.Launching | f.GivingHazard):
            seen.update(frame.hazards)
    pool = _Pool(chance, range(len(tables.hazards)), seen)
    state.attached = [(where, pool.fill([hazard])[0]) for where, hazard in state.attached]
    for place, frame in enumerate(state.stack):
        if isinstance(frame, f.TakingHazard) and frame.hazard == HIDDEN:
            state.stack[place] = replace(frame, hazard=pool.cards.pop())
        elif isinstance(frame, f.GivingHazard):
            state.stack[place] = replace(frame, hazards=tuple(pool.fill(list(frame.hazards))))
    state.hazards = pool.fill(state.hazards)


def frame_counts(state: StepState) -> dict[str, int]:
    """Cards that lie in frames, for counting."""
    hazards = 0
    for frame in state.stack:
        if isinstance(frame, f.Launching | f.GivingHazard):
            hazards += len(frame.hazards)
        elif isinstance(frame, f.TakingHazard):
            hazards += 1
    return {
        "events": len(_in_frames(state, True)),
        "missions": len(_in_frames(state, False)),
        "hazards": hazards,
    }
