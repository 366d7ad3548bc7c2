"""The beginning of a game, and the board."""

import pytest

from desktop.games.amazing_space_venture.doing import ships_on
from desktop.games.amazing_space_venture.grid import NAMES, NEXT, NUMBER, OFF, RING
from desktop.games.amazing_space_venture.knowledge import all_cards
from desktop.games.amazing_space_venture.models import COLOURS
from desktop.games.amazing_space_venture.state import NO_TILE, NOBODY
from desktop.kernel.game import BadSetup
from tests.games.amazing_space_venture.scene import GAME, HOME, T, a, scene, started, table

ALL = ("blue", "yellow", "green", "red")


def distance(one: str, other: str) -> int:
    """King steps between two squares."""
    (row, column), (row2, column2) = divmod(NUMBER[one], 13), divmod(NUMBER[other], 13)
    return max(abs(row - row2), abs(column - column2))


# ---- board -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-BOARD-01", "ASV-BOARD-02")
def test_squares_run_from_a_1_in_the_north_west_to_m_13() -> None:
    assert len(NAMES) == 169
    assert (NAMES[0], NAMES[12], NAMES[156], NAMES[168]) == ("A-1", "M-1", "A-13", "M-13")
    assert NEXT[NUMBER["A-1"]] == (OFF, NUMBER["B-1"], NUMBER["A-2"], OFF)
    assert COLOURS == ("blue", "yellow", "green", "red")
    assert (len(RING[NUMBER["A-1"]]), len(RING[NUMBER["A-5"]]), len(RING[NUMBER["E-5"]])) == (3, 5, 8)


@pytest.mark.rule("ASV-BOARD-03", "ASV-BOARD-04", "ASV-BOARD-05")
def test_four_sectors_of_36_squares() -> None:
    def owner(name: str) -> str:
        colour = T.sector_of[NUMBER[name]]
        return COLOURS[colour] if colour >= 0 else ""

    assert [sum(T.sector_of[s] == c for s in range(169)) for c in range(4)] == [36] * 4
    assert sum(sector == -1 for sector in T.sector_of) == 25
    assert {owner(f"G-{row}") for row in range(1, 14)} == {""} == {owner(f"{c}-7") for c in "ABCDEFGHIJKLM"}
    assert [owner(name) for name in ("A-1", "M-1", "M-13", "A-13")] == list(ALL)
    assert [owner(name) for name in ("F-6", "H-6", "H-8", "F-8")] == list(ALL)


@pytest.mark.rule("ASV-BOARD-06", "ASV-BOARD-08")
def test_marks_are_decoration_and_worm_holes_surround_the_centre() -> None:
    board = T.content.board
    assert set(board.worm_holes) == {"F-6", "F-8", "H-6", "H-8"}
    assert {NAMES[square] for square in RING[NUMBER["G-7"]]} >= set(board.worm_holes)
    assert {"F-1", "A-6", "F-6"} <= set(board.marks)
    assert len(board.marks) == 12
    assert not {2 * NUMBER[mark] for mark in board.marks} & set(started("blue", "green").planets)


@pytest.mark.rule("ASV-BOARD-07")
def test_no_colour_starts_nearer() -> None:
    for home in HOME.values():
        assert sorted(distance(home, other) for other in HOME.values()) == [0, 6, 6, 6]
        assert distance(home, "G-7") == 3
        assert min(distance(home, corner) for corner in ("A-1", "M-1", "A-13", "M-13")) == 3


# ---- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-SETUP-01")
def test_two_to_four_players_and_one_in_solitaire() -> None:
    for seats in (2, 3, 4):
        assert GAME.setup_refusal(table(*ALL[:seats])) is None
    assert GAME.setup_refusal(table("blue")).rule == "ASV-SETUP-01"
    assert GAME.setup_refusal(table("blue", solitaire=True)) is None
    assert GAME.setup_refusal(table("blue", "green", solitaire=True)).rule == "ASV-SETUP-01"
    with pytest.raises(BadSetup):
        started("blue")


@pytest.mark.rule("ASV-SETUP-12", "ASV-SETUP-15", "ASV-SETUP-29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nine_tiles_lie_on_the_board_for_any_number_of_players(seats: int) -> None:
    s = started(*ALL[:seats])
    assert sum(tile != NO_TILE for tile in s.tiles) == 9
    free = [planet for planet in s.planets.values() if planet.owner == NOBODY]
    assert sorted(planet.value for planet in free) == [4] * (4 - seats) + [5] * 5
    for colour in ALL[seats:]:
        square = NUMBER[HOME[colour]]
        assert (s.planets[2 * square].owner, ships_on(s, square)) == (NOBODY, [])


@pytest.mark.rule("ASV-SETUP-14")
def test_a_home_tile_looks_the_same_from_every_side() -> None:
    for home in (face for face in T.faces if face.id.startswith("HOME")):
        assert len(set(home.codes)) == 1


@pytest.mark.rule("ASV-SETUP-16", "ASV-SETUP-24", "ASV-SETUP-25")
@pytest.mark.parametrize(("seats", "port", "refuel"), [(2, 28, 88), (3, 27, 78), (4, 26, 68)])
def test_decks_after_dealing(seats: int, port: int, refuel: int) -> None:
    s = started(*ALL[:seats])
    assert (len(s.port), len(s.refuel)) == (port, refuel)
    assert {T.kinds[card] for card in s.port} <= {"ship", "extra"}
    dealt = [card for hand in s.hands for card in hand]
    assert not {T.kinds[card] for card in dealt + s.refuel} & {"ship", "extra"}
    assert [len(hand) for hand in s.hands] == [10] * seats
    assert len(T.in_deck(port=True)) == 30
    assert len(T.in_deck(port=False)) == 108
    assert sum(all_cards(T, s).values()) == 138


@pytest.mark.rule("ASV-SETUP-17", "ASV-SETUP-18")
def test_one_shuffled_bag_stands_for_four_piles() -> None:
    orders = {tuple(started("blue", "green", seed=seed).bag) for seed in range(3)}
    assert len(orders) == 3
    assert sorted(len(T.bag()[pile::4]) for pile in range(4)) == [19, 20, 20, 20]
    assert not any(getattr(action, "pile", None) for action in GAME.legal(started("blue", "green")))


@pytest.mark.rule("ASV-SETUP-19", "ASV-SETUP-20", "ASV-SETUP-23", "ASV-SETUP-28", "ASV-SETUP-21")
def test_each_player_begins_with_home_ship_and_no_points() -> None:
    s = started("yellow", "red", "green")
    for seat, colour in enumerate(("yellow", "red", "green")):
        square = NUMBER[HOME[colour]]
        home = s.planets[2 * square]
        assert (home.owner, home.large, home.start) == (seat, True, True)
        (ship,) = ships_on(s, square)
        assert (ship.seat, ship.spot, [T.cards[card].title for card in ship.cards]) == (seat, 0, ["Star-T Ship"])
    assert s.scores == [0, 0, 0]
    assert s.entries == []
    assert {ship.seat for ship in s.ships.values()} == {0, 1, 2}


@pytest.mark.rule("ASV-SETUP-22", "ASV-TURN-06")
def test_chance_or_the_first_seat_begins_and_turns_run_clockwise() -> None:
    assert {GAME.start(table(*ALL, first_player="random"), Chance(first)).turn.seat for first in range(4)} == set(
        range(4)
    )
    x = scene("green", "blue", "red", "yellow")
    order = []
    for _ in range(4):
        order.append(x.colours[x.state.turn.seat])
        x.end_turn()
        x.state.drawn.clear()
        x.state.turn.phase = 2
    assert order == ["green", "red", "blue", "yellow"]


class Chance:
    """Gives the same number always and shuffles nothing."""

    def __init__(self, first: int) -> None:
        self.first = first

    def below(self, n: int) -> int:
        return self.first

    def flip(self) -> bool:
        return False

    def shuffle(self, items: list[object]) -> None:
        pass

    def throw(self, request: object) -> object:
        raise NotImplementedError


@pytest.mark.rule("ASV-SETUP-09", "ASV-SETUP-10", "ASV-INV-03")
def test_the_set_of_pieces_of_a_colour() -> None:
    """11 ships, two of each other piece; disks and stands bind nothing on screen, so 37 counters in all."""
    ships = sum(T.pieces_of_ships.values())
    assert (ships, ships + 2 + 2 + 2 + 10 + 10) == (11, 37)


@pytest.mark.rule("ASV-SETUP-11", "ASV-DISCOVER-22")
def test_disks_never_run_out() -> None:
    x = scene()
    for number in list(x.state.planets):
        if x.state.planets[number].owner == NOBODY:
            x.state.planets[number] = type(x.state.planets[number])(1, -2)
    assert sum(planet.owner == -2 for planet in x.state.planets.values()) == 7
    x.lay("PL1-0", "D-6").hand("blue", "rho")
    ship = x.ship("blue", "D-4", "fighter_ship")
    assert x.may(a.MoveShip(0, ship, "D-6", "a"))


@pytest.mark.rule("ASV-SETUP-26")
def test_discards_of_any_kind_go_to_space_junk() -> None:
    x = scene().hand("blue", "fighter_ship")
    x.do(a.Discard(0, "fighter_ship"))
    assert x.cards(x.state.junk) == ["fighter_ship"]


@pytest.mark.rule("ASV-SETUP-27", "ASV-HAND-06")
def test_space_junk_becomes_the_new_refuel_deck_without_its_yellow_cards() -> None:
    x = scene()
    x.state.out += x.state.refuel
    x.state.refuel = []
    x.junk("rho", "fighter_ship")
    port = len(x.state.port)
    x.do(a.DrawCard(0, "refuel"))
    assert x.holds("blue") == ["rho"]
    assert (x.state.refuel, x.state.junk, len(x.state.port)) == ([], [], port + 1)
    x.state.out += x.state.port
    x.state.port = []
    assert x.why(a.DrawCard(0, "port")) == "ASV-HAND-06"
    assert x.why(a.DrawCard(0, "refuel")) == "ASV-HAND-06"
