"""Random games with every variant: what must hold in every position, and the slow versions of the fast rules."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from desktop.games.amazing_space_venture.doing import movement
from desktop.games.amazing_space_venture.frames import Discovery
from desktop.games.amazing_space_venture.grid import NEXT, NUMBER, OFF, members
from desktop.games.amazing_space_venture.hand import hand_limit
from desktop.games.amazing_space_venture.knowledge import all_cards, all_tiles
from desktop.games.amazing_space_venture.pieces import flying
from desktop.games.amazing_space_venture.regions import complete_galaxy, root
from desktop.games.amazing_space_venture.state import AT_STATION, BLACK, IN_SPACE, NOBODY, VentureState
from desktop.games.amazing_space_venture.tables import ANY
from desktop.kernel.chance import Seeded
from tests.games.amazing_space_venture import oracle
from tests.games.amazing_space_venture.scene import GAME, T, a, table

COLOURS = ("blue", "yellow", "green", "red")
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"energy_points": True},
    {"role_play": True},
    {"ninth_planet": True, "home_paths": 0},
    {"role_play_rookie": True, "energy_points": True},
    {"shuttle_jets_step": True, "kaygus_spares_only_home": True},
    {"tiles_per_turn": 1},
)


def random_game(number: int) -> Iterator[tuple[VentureState, Any]]:
    """Every position of a random game with the action taken there; the last one with None."""
    options = dict(VARIANTS[number % len(VARIANTS)])
    seats = number % 4 + 1
    options |= {1: {"solitaire": True}, 4: {"partners": number % 8 == 3}}.get(seats, {})
    chance, choose = Seeded(number), random.Random(number)
    state = GAME.start(table(*COLOURS[:seats], **options), chance)
    while actions := GAME.legal(state):
        # Ending a turn early is held back, so that more happens in it.
        busy = [action for action in actions if not isinstance(action, a.EndTurn)]
        action = choose.choice(busy if busy and choose.random() < 0.7 else actions)
        yield state, action
        GAME.play(state, action, chance)
    yield state, None


@pytest.fixture
def games(request: pytest.FixtureRequest) -> range:
    return range(int(request.config.getoption("--games")))


# ---- counts ------------------------------------------------------------------------------------------------------


def check_counts(s: VentureState) -> None:
    assert all_tiles(T, s) == Counter(T.bag())
    assert all_cards(T, s) == Counter({number: card.count for number, card in enumerate(T.cards)})
    for seat in range(len(s.colours)):
        used = Counter(ship.cards[-1] for ship in s.ships.values() if ship.seat == seat)
        assert all(used[card] <= pieces for card, pieces in T.pieces_of_ships.items())
        mine = flying(s, seat)
        assert len(mine) <= 2
        assert sum(T.movement[ship.cards[-1]] > 2 for ship in mine) <= 1
        for kind in (s.probes, s.stations, s.pirates):
            assert sum(piece.seat == seat for piece in kind) <= 2
        entries = [entry for entry in s.entries if entry.seat == seat]
        assert s.scores[seat] == sum(entry.points for entry in entries)
        assert all(entry.points == sum(term.amount for term in entry.terms) for entry in entries)
    for ship in s.ships.values():
        assert 0 <= movement(T, ship) <= 4


# ---- board -------------------------------------------------------------------------------------------------------


def check_board(s: VentureState) -> None:
    assert sum(tile >= 0 for tile in s.tiles) <= 85
    for square, tile in enumerate(s.tiles):
        for side in (1, 2):
            other = NEXT[square][side]
            if tile >= 0 and other != OFF and s.tiles[other] >= 0:
                mine = T.faces[tile // 4].edges[tile % 4][side]
                theirs = T.faces[s.tiles[other] // 4].edges[s.tiles[other] % 4][side ^ 2]
                assert ANY in (mine, theirs) or mine == theirs
    assert all(s.tiles[square] < 0 for square in s.reserved)
    for planet in s.planets.values():
        assert planet.owner >= BLACK
        assert planet.owner >= 0 or not planet.large
    for frame in s.stack:
        if isinstance(frame, Discovery):
            assert len({T.cards[life].id for life in frame.lives}) <= 1
            assert len(frame.lives) <= 1 or T.cards[frame.lives[0]].id == "plasma_spores"


def check_between_turns(s: VentureState) -> None:
    for ship in s.ships.values():
        if ship.trapped or ship.spot == IN_SPACE:
            continue  # in space, or left on a tile by rulings D27 and D107
        if ship.spot == AT_STATION:
            continue
        assert s.planets[2 * ship.square + ship.spot].owner >= 0
    assert not any(s.dead[root(s, pirate.segment)] for pirate in s.pirates)
    assert not any(complete_galaxy(s, root(s, probe.segment)) for probe in s.probes)


@pytest.mark.rule("ASV-INV-01", "ASV-INV-02", "ASV-INV-03", "ASV-INV-04", "ASV-INV-05", "ASV-INV-06", "ASV-INV-07")
@pytest.mark.rule("ASV-INV-08", "ASV-INV-09", "ASV-INV-10", "ASV-INV-11", "ASV-INV-12", "ASV-INV-13", "ASV-INV-14")
@pytest.mark.rule("ASV-INV-15", "ASV-INV-16")
def test_what_holds_in_every_position(games: range) -> None:
    for number in games:
        tiles: list[int] = []
        before = 0
        for state, action in random_game(number):
            check_counts(state)
            check_board(state)
            assert all(now == then or then < 0 for now, then in zip(state.tiles, tiles, strict=False))
            tiles = state.tiles.copy()
            if isinstance(action, a.EndTurn):
                check_between_turns(state)
            if isinstance(action, a.DrawCard):
                before = len(state.hands[action.seat])
                assert before < hand_limit(T, state, action.seat)


@pytest.mark.rule("ASV-TURN-07")
def test_a_normal_game_lasts_as_many_turns_as_the_rulebook_says() -> None:
    """Without unplaceable tiles and cards: 72 normal tiles, so many a turn."""
    for seats, rounds in ((2, 12), (3, 12), (4, 9)):
        chance = Seeded(seats)
        state = GAME.start(table(*COLOURS[:seats]), chance)
        while not state.ended:
            plain = [x for x in GAME.legal(state) if isinstance(x, a.PlaceTile | a.EndTurn | a.Pass)]
            GAME.play(state, plain[-1], chance)
        if not any(T.faces[number].kind == "space" for number in state.removed):
            assert state.turn.number == rounds * seats


# ---- slow against fast -------------------------------------------------------------------------------------------


def fast_features(s: VentureState) -> set[oracle.Feature]:
    return {
        oracle.Feature(
            s.on_path[found],
            frozenset(members(s.area[found])),
            s.open_sides[found],
            s.dead[found],
            tuple(sorted(s.ends[found])),
        )
        for found in range(len(s.parent))
        if s.parent[found] == found
    }


@pytest.mark.rule("ASV-GALAXY-02", "ASV-PATH-01", "ASV-PATH-02", "ASV-PATH-03")
def test_galaxies_and_paths_agree_with_the_oracle_after_every_placement(games: range) -> None:
    for number in games:
        for state, action in random_game(number):
            if action is None or isinstance(action, a.PlaceTile):
                assert fast_features(state) == oracle.features(T, state)


@pytest.mark.rule("ASV-PLACE-04", "ASV-PLACE-05", "ASV-PLACE-06")
def test_legal_placements_agree_with_the_oracle(games: range) -> None:
    for number in games:
        for state, action in random_game(number):
            if not isinstance(action, a.PlaceTile) or T.faces[T.face_number[action.tile]].kind == "sun":
                continue
            fast = {
                (NUMBER[x.square], x.rotation)
                for x in GAME.legal(state)
                if isinstance(x, a.PlaceTile) and x.tile == action.tile
            }
            assert fast == set(oracle.placements(T, state, T.face_number[action.tile]))


# ---- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-INV-17")
def test_a_view_does_not_hang_on_what_is_hidden() -> None:
    for number in range(1, 8):
        for step, (state, action) in enumerate(random_game(number)):
            if step % 25 or action is None:
                continue
            for seat in range(len(state.colours)):
                view = GAME.view(state, seat)
                other = GAME.imagine(view, seat, Seeded(step))
                assert GAME.view(other, seat) == view
                assert other.hands[seat] == state.hands[seat]
                assert NOBODY not in {card for hand in other.hands for card in hand}
