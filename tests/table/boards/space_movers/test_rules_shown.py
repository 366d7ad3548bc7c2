"""What the rules ask of the table itself: that everything people must know can be seen, and told apart."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers import load
from desktop.games.space_movers.checks import begin_check, offer
from desktop.games.space_movers.run import Run
from desktop.games.space_movers.state import HELD, INJURED, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.games.space_movers.vocabulary import EVERYBODY, SKILLS
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.boards.base import Ask, Table
from desktop.table.boards.space_movers.chart_art import paint_route
from desktop.table.boards.space_movers.choices import check_words, jump_entry, omens
from desktop.table.boards.space_movers.crew import Skills, looks
from desktop.table.boards.space_movers.scene import SpaceMoversBoard
from desktop.table.boards.space_movers.seating import where
from desktop.table.kit.cache import Pictures
from desktop.table.kit.ink import canvas, painting, smooth
from tests.table.kit.painted import difference, grey

GAME = load()
TABLES = GAME.tables
SETUP = Setup(tuple(SeatSetup(role, role) for role in ("eli", "gurn", "red", "boom")))

pytestmark = pytest.mark.usefixtures("qapp")


class Still(Pictures):
    """Paints nothing ahead."""

    def prepare(self, recipes: Any) -> None:
        pass


def position() -> MoversState:
    return GAME.start(SETUP, Seeded(2))


def shown(state: MoversState) -> SpaceMoversBoard:
    board = SpaceMoversBoard(Table(GAME, SETUP, str), Still())
    board.arrange(1160, 918)
    board.show(state)
    return board


def picture(state: MoversState) -> QImage:
    board = shown(state)
    image = canvas(board.sceneRect().width(), board.sceneRect().height(), 1.0)
    painter = QPainter(image)
    smooth(painter)
    board.render(painter, QRectF(image.rect()), board.sceneRect())
    painter.end()
    return image


def changes(change: Callable[[MoversState], None]) -> list[str]:
    """The parts of the table that look different after a change."""
    before, after = position(), position()
    change(after)
    layout = shown(before).layout_
    one, other = picture(before), picture(after)
    parts = {
        "resources": layout.resources,
        "presence": layout.presence,
        "sky": layout.sky,
        "ship": layout.ship,
        "objective": layout.objective,
        "event": layout.event,
        "pursuit": layout.pursuit,
        "tray": layout.tray,
    }
    return [
        name for name, rect in parts.items() if difference(one.copy(rect.toRect()), other.copy(rect.toRect())) > 0.02
    ]


@pytest.mark.rule("SM-UI-01")
def test_the_resources_are_seen_on_their_bar() -> None:
    def lower(state: MoversState) -> None:
        state.resources = 4

    assert changes(lower) == ["resources"]


@pytest.mark.rule("SM-UI-02", "SM-UI-03")
def test_an_eye_is_seen_on_its_planet_and_on_the_bar() -> None:
    def watch(state: MoversState) -> None:
        state.eyes[3] += 2

    assert changes(watch) == ["presence", "sky"]


@pytest.mark.rule("SM-UI-04", "SM-UI-11")
def test_cargo_in_hand_and_cargo_aboard_lie_apart() -> None:
    cargo = TABLES.of_kind(Kind.CARGO)[:3]
    state = position()
    state.hands[0], state.tables[0] = cargo[:2], cargo[2:]
    state.coin = 0
    cards = shown(state)._shown.cards
    assert [placed.aboard for placed in cards] == [False, False, True]
    assert cards[2].rect.left() - cards[1].rect.right() > cards[1].rect.left() - cards[0].rect.right() + 8

    def mark(state: MoversState) -> None:
        state.markers[TABLES.cards[cargo[0]].pick_up] += 1

    assert changes(mark) == ["sky"]


@pytest.mark.rule("SM-UI-05", "SM-UI-07")
def test_event_pursuit_and_objective_lie_open_with_their_texts() -> None:
    state = position()
    state.event, state.pursuit = TABLES.of_kind(Kind.EVENT)[1], TABLES.of_kind(Kind.PURSUIT)[0]
    objective, event, pursuit = shown(state).drawing.board_faces(shown(state)._shown)
    assert event is not None
    assert event.text == ("Clean Up takes 2 resources, not 1.",)
    assert pursuit is not None
    assert pursuit.check
    assert objective is not None
    assert objective.text
    later = [card.side_1.title for card in TABLES.content.adventures[0].cards[1:]]
    assert objective.title not in later


@pytest.mark.rule("SM-UI-05", "SM-UI-06")
@pytest.mark.parametrize("kind", [Kind.EVENT, Kind.PURSUIT, Kind.REACTION])
def test_a_card_drawn_for_all_or_played_is_held_up_before_anything_else(kind: Kind) -> None:
    card = TABLES.of_kind(kind)[0]
    event: Any = {
        Kind.EVENT: e.EventPlaced(card),
        Kind.PURSUIT: e.PursuitPlaced(card, -1),
        Kind.REACTION: e.ReactionPlayed(1, card, -1),
    }[kind]
    board = shown(position())
    board.play([event], position())
    assert board.announced == card
    board.skip()
    assert board.announced is None


@pytest.mark.rule("SM-UI-08")
def test_the_phase_and_the_holder_of_the_coin_are_told() -> None:
    state = position()
    board = shown(state)
    for phase, title in (("draw", "Draw"), ("move", "Movement"), ("act", "Action"), ("discard", "Clean Up")):
        state.phase = phase
        board.show(state)
        told = board.phases(None)
        assert told.titles[told.current] == title

    def pass_on(state: MoversState) -> None:
        state.coin = (state.coin + 1) % 4

    assert "ship" in changes(pass_on)


@pytest.mark.rule("SM-UI-09")
def test_cards_out_of_the_game_are_counted_with_the_price_of_the_next_event() -> None:
    def remove(state: MoversState) -> None:
        state.removed = TABLES.of_kind(Kind.EVENT)[:2]

    assert changes(remove) == ["tray"]


@pytest.mark.rule("SM-UI-13")
def test_a_restricted_route_looks_unlike_a_free_one_without_colours() -> None:
    chart = shown(position()).chart
    path = chart.route(TABLES.node_of["vern"], TABLES.node_of["quill"])
    images = []
    for restricted in (False, True):
        image = canvas(chart.sky.right() + 40, chart.sky.bottom() + 40)
        with painting(image) as painter:
            paint_route(painter, path, restricted=restricted, unit=1.0)
        images.append(grey(image.copy(path.boundingRect().toRect())))
    assert images[0] != images[1]


@pytest.mark.rule("SM-UI-16", "SM-UI-15")
def test_the_symbols_of_all_skills_differ_in_shape() -> None:
    skills = Skills(looks(TABLES.characters), TABLES.specialist)
    shapes = {}
    for symbol in (*SKILLS, *EVERYBODY):
        image = canvas(60, 60)
        with painting(image) as painter:
            skills.paint(painter, symbol, 30, 30, 26)
        dark = grey(image)
        middle = sorted(dark)[len(dark) // 2]
        shapes[symbol] = bytes(abs(value - middle) > 40 for value in dark)
    for one, other in combinations(shapes.values(), 2):
        assert sum(x != y for x, y in zip(one, other, strict=True)) > 120


@pytest.mark.rule("SM-UI-15", "SM-UI-17")
def test_a_check_shows_its_symbols_their_dice_and_what_each_needs() -> None:
    state = position()
    run = Run(TABLES, state, Seeded(1))
    begin_check(run, "event", TABLES.of_kind(Kind.EVENT)[0], 0, ("mechanical", "strength"))
    board = shown(state)
    assert {"symbol:mechanical", "symbol:strength", "die:4"} <= set(board.places.every())
    frame = state.stack[-1]
    frame.answers[0] = frame.in_hand = 4
    GAME.play(state, a.Throw(3, -1), Seeded(5))
    offer(TABLES, state, frame)
    if state.stack:  # the die stayed in the box
        assert shown(state).throwing.box.state.marks.keys() == {"4"}


@pytest.mark.rule("SM-UI-19")
def test_everybody_is_seen_where_they_are() -> None:
    state = position()
    assert where(TABLES, state, 0) == "Bridge"
    state.health[0], state.rooms[0] = INJURED, 6
    state.health[1], state.rooms[1] = HELD, -1
    assert where(TABLES, state, 0) == "injured"
    assert where(TABLES, state, 1) == "Interrogation"
    places = shown(state).places
    bay, pod = places.rect("room:6"), places.rect("character:1")
    assert bay is not None
    assert bay.contains(places.rect("character:0").center())
    assert pod is not None
    assert shown(state).layout_.sky.contains(pod)
    for character in (3, 5, 6):  # nobody plays them
        assert places.rect(f"character:{character}") is not None


@pytest.mark.rule("SM-UI-20")
def test_an_adventure_is_known_by_its_letter_and_colour() -> None:
    board = shown(position())
    face = board.drawing.board_face(board._shown, "objective")
    adventure = TABLES.content.adventures[0]
    assert face is not None
    assert face.accent == adventure.banner
    assert f" {adventure.letter} " in face.band


@pytest.mark.rule("SM-UI-21")
def test_a_jump_onto_the_scout_and_a_hopeless_check_are_announced() -> None:
    state = position()
    vern, capri = TABLES.node_of["vern"], TABLES.node_of["capri"]
    state.liberty, state.scout, state.phase = vern, capri, "move"
    state.pursuit = TABLES.of_kind(Kind.PURSUIT)[0]
    assert omens(TABLES, state, 0, capri)[0][0] == "the scout is there"
    entry = jump_entry(TABLES, state, a.Jump(0, capri), "Jump to Capri")
    assert "the scout is there" in entry.detail
    assert "a failure ends Movement" in entry.detail
    state.eyes[vern] = 5
    assert "no face can pass" in check_words(TABLES, state, a.TryPursuit(0))
    ask = Ask(state, 0, (), {"pursuit": [a.TryPursuit(0)]}, None, lambda action: [], lambda action: None)
    assert "no face can pass" in shown(state).entry(ask, "pursuit", [a.TryPursuit(0)]).detail
