"""The figures of a series: what is counted from tallies, how sure it is, and how it is written down."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from desktop.games.catalogue import GAMES, build_game, content_kind, load_game
from desktop.kernel.compose import compose
from desktop.kernel.content import base_content
from desktop.kernel.game import SeatSetup, Setup
from desktop.lab.balance import Effect, Share, balance_of, effect_of
from desktop.lab.figures import COLUMNS, as_csv, rows
from desktop.lab.proposing import crews, options_for, setup_for
from desktop.lab.series import Series, play_series
from desktop.lab.tally import Stage, Tally, Use
from desktop.lab.workers import Here
from tests.lab.packing import base, pack_of

READY = [game for game, info in GAMES.items() if info.ready]
FIRST, SECOND = "cards.0.side_1", "cards.0.side_2"
ADVENTURE = ("adventures", "adventure_a")


def series(game: str, roles: tuple[str, ...]) -> Series:
    setup = Setup(tuple(SeatSetup(role, role) for role in roles))
    return Series(game, base_content(content_kind(game)).json, setup, ("random",) * len(roles), 10)


def crew_game(seed: int, *, won: bool, drew: bool, used: bool) -> Tally:
    uses = {("cargoes", "ice_cores"): Use([0] if drew else [], [1] if used else [])} if drew else {}
    stages = [Stage(ADVENTURE, FIRST, 4, True), Stage(ADVENTURE, SECOND, 6, won)]
    winners = (0, 1) if won else ()
    return Tally(seed, True, 100 + seed, 1.0, 10 + seed, winners, (), "", "won" if won else "resources", uses, stages)


def test_a_crew_counts_as_one() -> None:
    tallies = [
        crew_game(1, won=True, drew=True, used=True),
        crew_game(2, won=True, drew=True, used=True),
        crew_game(3, won=False, drew=True, used=False),
        crew_game(4, won=False, drew=False, used=False),
        Tally(5),
    ]
    found = balance_of(series("space_movers", ("eli", "gurn")), tallies)
    assert (found.games, found.finished, found.together) == (5, 4, True)
    assert found.won == Share(2, 4)
    assert found.reasons == {"Won": 2, "No Resources": 2}
    assert found.rounds == (11, 12, 13, 13, 14)
    first, second = found.stages
    assert (first.title, first.shown, first.done, first.wall) == ("An Ordinary Job", 4, 4, Share(0, 4))
    assert (second.walls, second.wall, second.turns) == ({"No Resources": 2}, Share(2, 4), 6)
    (card,) = found.cards
    assert (card.title, card.drawn, card.used, card.uses) == ("Ice Cores", Share(3, 4), Share(2, 3), 2)
    assert card.effect_drawn.value == pytest.approx(2 / 3)
    assert card.effect_used.value == 1
    assert found.series.content == ""


def test_rivals_each_count_for_themselves() -> None:
    uses = {("cards", "abundant_land_and_water"): Use([0, 0, 1], [0])}
    tally = Tally(1, True, 50, 1.0, 9, (0,), (30, 20), "", "tiles", uses)
    found = balance_of(series("amazing_space_venture", ("blue", "green")), [tally])
    assert [(seat.role, seat.won, seat.score) for seat in found.seats] == [
        ("Blue", Share(1, 1), 30),
        ("Green", Share(0, 1), 20),
    ]
    (card,) = found.cards
    assert (card.drawn, card.used, card.uses) == (Share(2, 2), Share(1, 2), 1)
    assert card.effect_used.value == 1
    assert found.stages == ()


@pytest.mark.parametrize(
    ("one", "other", "value", "low", "high"),
    [
        (Share(56, 70), Share(48, 80), 0.2, 0.0524, 0.3339),  # Newcombe 1998, table II (a), method 10
        (Share(9, 10), Share(3, 10), 0.6, 0.1705, 0.8090),
        (Share(0, 0), Share(3, 10), 0.0, -1.0, 1.0),
    ],
)
def test_the_bounds_of_a_difference_are_those_of_the_textbook(
    one: Share, other: Share, value: float, low: float, high: float
) -> None:
    found = effect_of(one, other)
    assert (found.value, found.low, found.high) == pytest.approx((value, low, high), abs=0.0001)


def test_an_effect_is_clear_when_nothing_is_outside_its_bounds() -> None:
    assert Effect(0.2, 0.05, 0.33).clear
    assert Effect(-0.2, -0.3, -0.1).clear
    assert not Effect(0.2, -0.05, 0.4).clear


@pytest.mark.parametrize("game", READY)
def test_figures_of_played_games_fit_together(game: str) -> None:
    rules = load_game(game)
    size = crews(rules.info)[0]
    wanted = replace(series(game, ()), setup=setup_for(rules, size, {}), levels=("random",) * size, games=3)
    found = balance_of(wanted, play_series(wanted, Here()))
    assert found.finished == found.games == sum(found.reasons.values()) == 3
    assert all(card.used.count <= card.drawn.count for card in found.cards)
    assert all(stage.done + stage.wall.count == stage.shown for stage in found.stages)
    table = list(csv.DictReader(io.StringIO(as_csv([(found, found)]))))
    assert all(line["value"] == line["base value"] for line in table)
    assert {line["table"] for line in table} >= {"series", "seat", "ending"}
    assert all(len(row) == len(COLUMNS) for row in rows(found, None))


def test_a_title_is_never_a_formula_for_a_spreadsheet() -> None:
    tally = crew_game(1, won=True, drew=True, used=True)
    found = balance_of(series("space_movers", ("eli", "gurn")), [tally])
    found = replace(found, cards=(replace(found.cards[0], title="=cmd()"),))
    assert "'=cmd()" in as_csv([(found, None)])


def test_the_games_of_a_pack_are_those_that_play_its_objectives() -> None:
    kind = content_kind("space_movers")
    own = {**base("space_movers", "adventures")[0], "id": "adventure_b", "letter": "B"}
    extra = {"id": "extra", "title": "Extra", "story": "One more.", "steps": [{"check": ["strength"]}]}
    for parts, options in (
        ({"adventures": [own]}, {"objectives": "adventure_b"}),
        ({"random_objectives": [extra]}, {"objectives": "random"}),
        ({"adventures": [], "random_objectives": [extra]}, {"objectives": "random"}),
        ({"map": base("space_movers", "map"), "adventures": []}, {}),
    ):
        pack = pack_of("space_movers", **parts)
        game = build_game("space_movers", compose(kind, [pack]))
        assert options_for(game, pack) == options
        assert game.setup_refusal(setup_for(game, 3, options)) is None
    tiles = pack_of("amazing_space_venture", tiles=base("amazing_space_venture", "tiles")[:0])
    assert options_for(load_game("amazing_space_venture"), tiles) == {}
