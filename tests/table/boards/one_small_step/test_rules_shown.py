"""What the table must show by the ledger: both teams' boards, phases and initiative, workers and tokens told apart."""

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from desktop.games.one_small_step import load
from desktop.games.one_small_step.state import USSR
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.boards.one_small_step import cards
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.agencies import paint_agency
from desktop.table.boards.one_small_step.noting import noting
from desktop.table.boards.one_small_step.painting import paint_permanent, paint_temporary
from desktop.table.boards.one_small_step.pieces import paint_cube, paint_team_mark, paint_worker
from desktop.table.boards.one_small_step.plates import paint_plate
from desktop.table.boards.one_small_step.shows import so_far
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.surroundings import paint_media, paint_round
from desktop.table.boards.one_small_step.symbol_words import sentence
from desktop.table.boards.one_small_step.symbols import Mark
from desktop.table.play.flow import Mode
from tests.games.one_small_step.scene import Scene
from tests.table.kit.painted import difference, grey, recording, render, silhouette
from tests.table.play.table import page, session

ENGINEER, ADMINISTRATOR = (sentence(Mark("sign", sign)) for sign in (Sign.ENGINEER, Sign.ADMINISTRATOR))


@pytest.fixture(scope="module")
def game():
    return load()


@pytest.fixture
def state(game):
    return game.start(Setup((SeatSetup("Ada", "us"), SeatSetup("Mira", "ussr")), {}), Seeded(1))


def written(paint, area=g.WHOLE):
    with recording(area.width(), area.height()) as (painter, record):
        painter.translate(-area.topLeft())
        paint(painter)
    return [one.text for one in record.texts]


# ---- agency boards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-UI-02")
def test_both_agency_boards_show_all_a_team_owns(qapp, game):
    scene = Scene("place")
    scene.give("us", "2 booster, 1 fresh capsule, 3 funding")
    scene.give("ussr", "1 sensor")
    state = scene.state
    state.teams[0].t2, state.teams[1].launch = [4], [9]
    state.teams[0].row = [next(n for n, row in enumerate(game.tables.events) if row.personnel)]
    state.teams[0].advancements, state.teams[1].tiles = [2], [0, 1]
    for team, mission in ((0, 4), (1, 9)):
        texts = written(lambda painter, team=team: paint_agency(painter, game, state, team))
        assert {"T−2", "T−1", "LAUNCH"} <= set(texts)
        assert any(game.tables.missions[mission].title.startswith(text.rstrip("…")) for text in texts)
    assert game.tables.advancements[2].title in written(lambda painter: paint_agency(painter, game, state, 0))
    with noting() as notes:
        render(lambda painter: paint_agency(painter, game, state, 0), 10, 10)
    said = [one.words for one in notes]
    assert ENGINEER in said
    assert ADMINISTRATOR in said
    assert any("1 Fresh, 0 Spent" in words for words in said)
    assert sum("Temporary token" in words for words in said) >= 9


def test_places_for_tiles_and_advancements_are_drawn_and_more_than_that_still_fit(qapp, game, state):
    player = state.teams[0]
    board = g.agency(0)
    for count in (1, 4, 7):
        assert all(board.contains(g.media_tile(0, n, count)) for n in range(count))
        assert all(board.contains(g.advancement(0, n, count)) for n in range(count))
    player.tiles, player.advancements = list(range(6)), list(range(5))
    full = render(lambda painter: paint_agency(painter, game, state, 0), 600, 800)
    player.tiles, player.advancements = [], []
    bare = render(lambda painter: paint_agency(painter, game, state, 0), 600, 800)
    assert difference(full, bare) > 0


# ---- phases and initiative -----------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-UI-03")
def test_phases_round_and_the_team_to_act_are_shown(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)))
    made.flow.lift(made.session.decision.seats[0])
    phases = made.board.phases(None)
    assert len(phases.titles) == 7
    scene = Scene("place", "ussr")
    scene.state.turn = USSR
    made.board.show(game.view(scene.state, 0))
    assert made.board.phases(None).current == 3
    texts = written(lambda painter: paint_round(painter, scene.state))
    assert texts[0] == f"ROUND {scene.state.round}"
    assert {"leads", "leads next", "to act"} <= set(texts)


@pytest.mark.rule("OSS-UI-04")
def test_initiative_of_this_and_the_next_phase_and_the_upper_cube_are_shown(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)))
    made.flow.lift(made.session.decision.seats[0])
    state = Scene("place", "ussr").state.copy()
    state.leader, state.teams[0].media, state.teams[1].media = USSR, 3, 2
    made.board.show(game.view(state, 0))
    phases = made.board.phases(None)
    assert set(phases.signs) == {3, 4}
    assert phases.note == "Soviet Union leads this phase, United States would lead the next one"
    state.teams[1].media = 3
    pictures = []
    for state.top in (0, 1):
        pictures.append(render(lambda painter: paint_media(painter, state), 60, 540))
    assert difference(*pictures) > 0


def test_the_phase_bar_says_who_leads(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)))
    made.flow.lift(made.session.decision.seats[0])
    made.board.show(game.view(Scene("place").state, 0))
    made._show_bar()
    assert "would lead the next one" in made.bar.phases.accessibleName()


# ---- planning ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-UI-06")
def test_a_placement_is_planned_without_a_trace_until_it_is_confirmed(qtbot, game):
    made = page(qtbot, session(("person", "greedy"), 2, game=game, make=partial(load)))
    while made.session.journal.state.phase != 4 or made.session.decision.seats != (0,):
        legal = made.session.legal(made.session.decision.seats[0])
        made.flow._breath.stop()
        made.session.act(legal[0], made.session.step)
    assert made.flow.mode is Mode.ASKING
    before, rival = made.session.step, made.session.view(1)
    made.flow.choosing.pick(["space:3"])
    made.pointing.at("worker:0", at_once=True)
    assert made.flow.choosing.picker.picks == ("space:3",)
    assert made.session.step == before
    assert made.session.view(1) == rival
    made.flow.choosing.back()
    assert made.flow.choosing.picker.picks == ()


# ---- told apart ----------------------------------------------------------------------------------------------------


def shape(paint):
    return silhouette(render(paint, 48, 48, 2), 120)


def differing(first, second):
    return sum(a != b for a, b in zip(first, second, strict=True))


@pytest.mark.rule("OSS-UI-07")
def test_workers_differ_by_symbol_and_the_same_symbol_marks_what_accepts_them(qapp, game):
    shapes = [shape(lambda painter, w=worker: paint_worker(painter, 0, w, 24, 24, 40)) for worker in (0, 1)]
    assert differing(*shapes) > 150
    for card in game.content.events:
        with noting() as notes:
            render(lambda painter, card=card: cards.paint_event(painter, QRectF(0, 0, 112, 176), card), 112, 176)
        said = [one.words for one in notes]
        wanted, other = (ENGINEER, ADMINISTRATOR) if card.worker == "engineer" else (ADMINISTRATOR, ENGINEER)
        assert wanted in said
        assert other not in said
    with noting() as notes:
        render(
            lambda painter: paint_plate(painter, g.plate(0), game.content.earth[0], (1, 1, 1, 1), (), beginner=False),
            300,
            300,
        )
    assert {ENGINEER, ADMINISTRATOR} <= {one.words for one in notes}


@pytest.mark.rule("OSS-UI-08")
def test_tokens_and_nations_are_told_apart_without_colour(qapp):
    tokens = [
        render(lambda painter: paint_temporary(painter, Sign.BOOSTER, 24, 24, 36), 48, 48, 2),
        render(lambda painter: paint_permanent(painter, Sign.BOOSTER, 24, 24, 36), 48, 48, 2),
        render(lambda painter: paint_permanent(painter, Sign.BOOSTER, 24, 24, 36, spent=True), 48, 48, 2),
    ]
    for first, second in combinations(tokens, 2):
        assert differing(silhouette(first, 120), silhouette(second, 120)) > 150
    for paint in (paint_team_mark, paint_cube):
        both = [
            render(lambda painter, team=team, paint=paint: paint(painter, team, 24, 24, 30), 48, 48, 2, "#101010")
            for team in (0, 1)
        ]
        assert sum(abs(a - b) > 40 for a, b in zip(*map(grey, both), strict=True)) > 120


def test_the_round_so_far_adds_up_to_what_was_scored(game, state):
    state.teams[0].terms[0] += 5
    state.teams[1].terms[7] -= 2
    state.teams[1].media = 3
    summary = so_far(state)
    assert summary.rows == [("missions", 5, 0), ("penalties", 0, -2)]
    assert summary.media == (0, 3)
