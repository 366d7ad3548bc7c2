"""The beginning of a game: bars, deck, objectives, and who plays whom."""

from __future__ import annotations

from collections.abc import Callable

from desktop.games.space_movers.arrangement import arrange
from desktop.games.space_movers.run import Run
from desktop.games.space_movers.scout import roll_die
from desktop.games.space_movers.state import FIT, NOWHERE, HouseRules, MoversState
from desktop.games.space_movers.tables import Kind, Tables
from desktop.kernel.chance import Chance
from desktop.kernel.game import GameInfo, OptionValue, Setup, option

PILES = 5
LEVELS = {"normal": 2, "easy": 3, "difficult": 1, "insane": 0}
"""The battery mark that the Resource marker begins at, counted from the lowest (SM-VARIANT-01)."""


def new_state(tables: Tables, info: GameInfo, content_hash: str, setup: Setup, chance: Chance) -> MoversState:
    """The board before the first turn, with Characters settled or still to be chosen.

    Raises Impossible when the game cannot begin as arranged."""

    def chosen(key: str) -> OptionValue:
        return option(info, setup, key)

    count = len(setup.seats)
    given = chosen("characters") == "given"
    level = LEVELS[str(chosen("start_resources"))]
    seats = [tables.character_of[seat.role] if given else NOWHERE for seat in setup.seats]
    nodes = len(tables.nodes)
    state = MoversState(
        content=content_hash,
        rules=_house_rules(chosen),
        seats=seats,
        opening=(),
        choosing=[],
        coin=0,
        turn=1,
        phase="choose",
        stack=[],
        resources=tables.bars.batteries[level],
        eyes=[0] * nodes,
        markers=[0] * nodes,
        liberty=tables.start,
        scout=NOWHERE,
        drone=NOWHERE,
        rooms=[NOWHERE] * len(tables.characters),
        health=[FIT] * len(tables.characters),
        deck=[],
        reshuffled=False,
        shown_top=False,
        hands=[[] for _ in range(count)],
        tables=[[] for _ in range(count)],
        discard=[],
        removed=[],
        event=NOWHERE,
        event_turn=0,
        pursuit=NOWHERE,
        objectives=[],
        done=[],
        goal=0,
        side=0,
        step=0,
        shown_turn=1,
        deliveries=0,
        delivered=[],
        items=[],
        walked=False,
        touched=[],
        reacted=False,
        drone_flown=False,
        scout_waits=False,
        used=[],
        result="",
        result_card="",
    )
    state.deck, state.discard = build_deck(tables, chance)
    _stack_objectives(tables, state, int(chosen("random_objectives")), chance)
    if setup.arrangement:
        arrange(tables, state, setup.arrangement)
    run = Run(tables, state, chance)
    _roll_for_choice(run)
    if given:
        state.coin = state.choosing[-1]
        state.choosing.clear()
        settle_crew(run)
    else:
        state.coin = state.choosing[0]
    return state


def _house_rules(chosen: Callable[[str], OptionValue]) -> HouseRules:
    empty = chosen("empty_deck")
    return HouseRules(
        empty_deck="skip" if empty == "skip" else "lose" if empty == "lose" else "reshuffle",
        any_planet=chosen("eye_removal") == "any_planet",
        entry_only=chosen("restricted_routes") == "hq_entry_only",
        repeat_capture=chosen("repeat_capture") == "reroll",
        hq_counts=bool(chosen("hq_pursuit_counts_as_caught")),
        bay_check=chosen("medical_bay_check") == "intelligence_or_medical",
        advanced=chosen("roll_mat") == "advanced",
        open_hands=bool(chosen("open_hands")),
        objectives=str(chosen("objectives")),
    )


def build_deck(tables: Tables, chance: Chance) -> tuple[list[int], list[int]]:
    """The Game Deck (top card last) and the discard pile (SM-SETUP-08 to SM-SETUP-11).

    A deck of other sizes than the base content's is dealt to the piles as evenly as it goes.
    """
    events, pursuits, cargoes, reactions = (tables.of_kind(kind) for kind in Kind)
    for cards in (events, pursuits, cargoes):
        chance.shuffle(cards)
    discard, rest = cargoes[:PILES], cargoes[PILES:] + reactions
    chance.shuffle(rest)
    deck: list[int] = []
    for number in range(PILES):
        pile = rest[number::PILES] + events[number::PILES] + pursuits[number::PILES]
        chance.shuffle(pile)
        deck += pile
    return deck, discard


def _stack_objectives(tables: Tables, state: MoversState, wanted: int, chance: Chance) -> None:
    """One kind of objectives in the Objectives area (SM-OBJ-01, SM-OBJ-08, SM-OBJ-14)."""
    if state.rules.objectives == "random":
        cards = list(range(len(tables.randoms)))
        chance.shuffle(cards)
        state.objectives = cards[:wanted]
    else:
        state.objectives = list(range(len(tables.adventures[state.rules.objectives])))
        state.side = 1
    state.goal = len(state.objectives)


def _roll_for_choice(run: Run) -> None:
    """Every player rolls; the order of choice goes from the highest roll down, ties roll again (SM-EDGE-14)."""
    state = run.state
    rounds: list[tuple[tuple[int, int], ...]] = []

    def ordered(seats: list[int]) -> list[int]:
        if len(seats) < 2:
            return seats
        rolls = tuple((seat, roll_die(run, seat)) for seat in seats)
        rounds.append(rolls)
        result = []
        for value in sorted({roll for _, roll in rolls}, reverse=True):
            result += ordered([seat for seat, roll in rolls if roll == value])
        return result

    state.choosing = ordered(list(range(len(state.seats))))
    state.opening = tuple(rounds)


def settle_crew(run: Run) -> None:
    """Everybody has a Character: tokens go to their rooms, and the last to choose begins (SM-SETUP-18, -19)."""
    state = run.state
    for character in state.seats:
        state.rooms[character] = run.tables.start_room[character]
    state.phase = "draw"
