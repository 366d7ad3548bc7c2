"""Slips, rows, symbols, launches and curtains at the table."""

import itertools
from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import load
from desktop.games.one_small_step.events import Rolled
from desktop.kernel.chance import Seeded
from desktop.table.boards.base import Motion
from desktop.table.boards.one_small_step.places import RULES
from desktop.table.boards.one_small_step.score_sheet import score_lines
from desktop.table.boards.one_small_step.show_art import ShowArt, place_of
from desktop.table.boards.one_small_step.shows import Countdown, DieShown, RoundSummary, Script, waits
from desktop.table.glimpses import glimpse
from desktop.table.play.flow import Mode
from desktop.table.settings import Speed
from tests.games.one_small_step.scene import GAME, TABLES, Scene, mission, ready
from tests.ledger import ledgers
from tests.table.kit.painted import brightness, render
from tests.table.play.table import page, session, settings


@pytest.fixture(scope="module")
def game():
    return load()


def at_phase(made, phase):
    """Let the first choices be made until a phase."""
    while made.session.journal.state.phase != phase or made.session.journal.state.stack[-1].kind != "turn":
        seat = made.session.decision.seats[0]
        if made.flow.mode is Mode.CURTAIN:
            made.flow.lift(seat)
        if made.flow.mode is Mode.RECAP:
            made.flow.end_recap()
        made.flow._breath.stop()
        made.session.act(made.session.legal(seat)[0], made.session.step)
    if made.flow.mode is Mode.CURTAIN:
        made.flow.lift(made.session.decision.seats[0])
    if made.flow.mode is Mode.RECAP:
        made.flow.end_recap()


# ---- slips, rows and symbols ---------------------------------------------------------------------------------------


def test_pointing_at_a_place_tells_what_its_actions_cost_and_give(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)))
    at_phase(made, 4)
    made.pointing.at("space:3", at_once=True)
    slip = made.board.lights.slip
    assert slip is not None
    assert slip.height > 60
    made.flow.choosing.pick(["space:3"])
    rows = {row.address: row.entry for row in made.prompt.open_rows}
    assert {"worker:0", "worker:1"} <= set(rows)
    assert "for 1 permanent token of the same resource" in rows["worker:0"].detail
    assert all(entry.picture is not None for entry in rows.values())


def test_every_row_with_a_place_has_a_picture(qtbot, game):
    made = page(qtbot, session(("person", "person"), 5, game=game, make=partial(load)))
    chance, without = Seeded(4), set()
    for _ in range(150):
        if made.flow.mode is Mode.CURTAIN:
            made.flow.lift(made.session.decision.seats[0])
        if made.flow.mode is Mode.RECAP:
            made.flow.end_recap()
        without |= {row.address for row in made.prompt.open_rows if row.address and row.entry.picture is None}
        legal = made.session.legal(made.session.decision.seats[0])
        made.session.act(legal[chance.below(len(legal))], made.session.step)
    assert without == set()


def test_a_symbol_says_its_sentence_when_it_is_pointed_at_for_a_while(qtbot, game):
    made = page(qtbot, session(("person", "greedy"), 2, game=game, make=partial(load)))
    at_phase(made, 4)
    made.view.viewport().grab()
    patch = made.board._patches["plate 0"]
    noted = next(one for one in patch._notes if one.words.startswith("Roll the"))
    point = made.view.mapFromScene(patch.boundingRect().topLeft() + noted.rect.center())
    viewport = made.view.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QHelpEvent.Type.ToolTip, point, viewport.mapToGlobal(point)))
    assert QToolTip.text() == noted.words
    QApplication.sendEvent(viewport, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(2, 2), viewport.mapToGlobal(point)))


def test_a_discard_is_read_by_name(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)))
    at_phase(made, 4)
    state = made.board._state.copy()
    state.teams[1].missions, state.teams[1].hazards = [3], [5]
    slip = made.board.reader.slip(state, "agency:1", 0)
    assert slip.lines == (
        f"Missions (1): {TABLES.missions[3].title}",
        f"Hazards (1): {TABLES.hazards[5].title}",
    )


def test_f1_goes_to_rules_that_exist():
    assert set(RULES.values()) <= set(ledgers()["one_small_step"])


# ---- launches ------------------------------------------------------------------------------------------------------


def launched(scene, name):
    before = scene.state.copy()
    events = scene.launch(name)
    return Script(TABLES, before, scene.state).write(events)


def test_a_launch_counts_down_pays_token_by_token_and_offers_the_major_success():
    scene = ready("2 booster, 1 navigation", "ranger_7")
    plain = next(row.id for row in TABLES.hazards if not row.special and row.adds[0] == 4)
    scene.attach(plain, "ranger_7")
    scene.give("us", "1 navigation")
    beats = [beat.picture for beat in launched(scene, "ranger_7")]
    assert all(isinstance(one, Countdown) for one in beats)
    assert beats[0].unseen == 1
    assert beats[0].count == 3
    assert beats[1].hazards
    assert beats[1].count == 2
    paid = [sum(one.paid) for one in beats]
    assert paid == sorted(paid)
    assert max(paid) == sum(beats[1].minor)
    assert max(later - earlier for earlier, later in itertools.pairwise(paid)) == 1
    held = waits(TABLES, scene.state)
    assert held is not None
    assert held.offered
    assert held.count == 1
    before = scene.state.copy()
    events = scene.do(a.PayDefault)
    last = [beat.picture for beat in Script(TABLES, before, scene.state).write(events)]
    assert next(one for one in last if one.result).result == "major"


def test_a_launch_that_fails_says_so():
    beats = launched(ready("", "ranger_7"), "ranger_7")
    assert beats[-1].picture.result == "failed"
    assert beats[-1].picture.count == 0


def test_the_board_is_free_for_what_a_launch_brings():
    scene = ready("2 booster", "luna_2")
    scene.launch("luna_2")
    scene.do_until(a.Uncover)
    assert waits(TABLES, scene.state) is None


@pytest.mark.parametrize(
    "picture",
    [
        Countdown(0, mission("ranger_7"), 2),
        Countdown(1, mission("ranger_7"), hazards=(1, 17), result="failed"),
        Countdown(0, mission("ussr_eva"), hazards=(2,), result="major", gains=(e.PointsScored(0, 3, "missions", "x"),)),
        DieShown(1, 0, (0, 2), False),
        RoundSummary(3, ((3, 0, 0, 0, 0, 0, 0, 0), (0,) * 7 + (-2,)), (1, -2), (1, 0)),
    ],
    ids=["begins", "fails", "succeeds", "die", "round"],
)
@pytest.mark.parametrize("calm", [False, True])
def test_every_show_is_painted_in_its_place(qapp, game, picture, calm):
    art = ShowArt(game, str)
    image = render(lambda painter: art.paint(painter, picture, 0.7, calm=calm), 700, 560)
    place = place_of(picture)
    assert brightness(image.copy(place.toRect())) > 8


def test_a_show_runs_by_the_motion_and_can_be_skipped(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)), settings(Speed.NORMAL))
    board = made.board
    beats = launched(ready("2 booster", "ranger_7"), "ranger_7")
    board.stage.start(beats, Motion(1.0))
    assert board.moving
    assert board.stage.running
    qtbot.waitUntil(lambda: isinstance(board.stage.picture, Countdown))
    board.skip()
    assert not board.moving
    board.stage.start(beats, Motion(0.0))
    assert not board.moving


def test_a_round_that_is_over_is_summed_up():
    over = e.RoundOver(2, ((3,) + (0,) * 7, (0,) * 8), (1, 0), (0, 1))
    (beat,) = Script(TABLES, None, Scene("launch").state).write([over])
    assert isinstance(beat.picture, RoundSummary)
    assert beat.picture.rows == [("missions", 3, 0)]
    assert GAME.tell(over) is not None


def test_lines_of_the_log_light_up_where_it_happened():
    assert GAME.tell(e.WorkerPlaced(0, 0, 0, 2, -1)).places == ("space:2",)
    assert GAME.tell(fl.LaunchBegan(0, 4)).places == ("mission:4",)
    assert GAME.tell(fl.PathAdvanced(0, 3)).places == ("path:3",)


# ---- teams ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-UI-13", "OSS-UI-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_curtain_falls_between_teams_and_never_inside_one(qtbot, game, seats):
    made = page(qtbot, session(("person",) * seats, 2, game=game, make=partial(load)))
    setup = made.session.setup
    team_of = [role.role.partition("_")[0] for role in setup.seats]
    chance, curtains, inside, before = Seeded(9), 0, 0, None
    for _ in range(90):
        seat = made.session.decision.seats[0]
        if made.flow.mode is Mode.CURTAIN:
            assert before is None or team_of[before] != team_of[seat]
            curtains += 1
            made.flow.lift(seat)
        elif before is not None and before != seat:
            assert team_of[before] == team_of[seat]
            inside += 1
        if made.flow.mode is Mode.RECAP:
            made.flow.end_recap()
        assert made.flow.mode is Mode.ASKING
        before = seat
        legal = [one for one in made.session.legal(seat) if one.kind != "disagree"]
        made.session.act(legal[chance.below(len(legal))], made.session.step)
    assert curtains > 5
    assert (inside > 0) == (seats > 2)


def test_partners_alone_at_the_screen_need_no_curtain(qtbot, game):
    roles = game.propose_roles(4, {})
    allies = [seat for seat, role in enumerate(roles) if role.startswith("us_")]
    for people, curtain in ((allies, False), ([allies[0], next(n for n in range(4) if n not in allies)], True)):
        controllers = ["person" if seat in people else "greedy" for seat in range(4)]
        made = page(qtbot, session(controllers, 2, game=game, make=partial(load)))
        assert made.flow.curtain_use is curtain


def test_what_both_partners_may_do_is_listed_once(qtbot, game):
    made = page(qtbot, session(("person",) * 4, 2, game=game, make=partial(load)))
    at_phase(made, 4)
    picker = made.flow.choosing.picker
    steps = [made.session.game.steps(action) for action in picker.candidates if made.session.game.steps(action)]
    assert len(steps) == len(set(steps))
    assert {action.worker for action in picker.candidates if isinstance(action, a.PlaceWorker)} == {0, 1}


# ---- ends and figures ----------------------------------------------------------------------------------------------


def test_the_score_sheet_adds_up():
    chance = Seeded(6)
    state = Scene().state
    for _ in range(700):
        legal = GAME.legal(state)
        if not legal:
            break
        GAME.play(state, legal[chance.below(len(legal))], chance)
    *lines, (_, us, ussr) = score_lines(state)
    assert (sum(row[1] for row in lines), sum(row[2] for row in lines)) == (us, ussr)
    assert (us, ussr) == tuple(player.vp for player in state.teams)


def test_dice_are_counted_for_the_department_that_rolled(game):
    scene = Scene("place", "ussr", seats=4)
    scene.falls("navigation")
    scene.place(1, 0)
    (rolled,) = scene.told(Rolled)
    assert rolled.seat == scene.state.seats[1][1]
    (roll,) = glimpse(game).rolled(rolled)
    die = next(die for die in glimpse(game).dice if die.key == roll.die)
    assert (die.key, die.faces[roll.face].name) == ("satellite", "Navigation")
    assert [sum(face.chance for face in one.faces) for one in glimpse(game).dice] == [1, 1, 1]
    assert [face.name for face in glimpse(game).dice[0].faces] == ["F+M", "F+P", "M+P"]
    assert glimpse(game).rolled(e.Rolled(0, 0, 1, (3,), True)) == []
