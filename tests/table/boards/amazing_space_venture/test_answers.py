"""Whether anybody answers, with several people at one screen: asked in public, the same whatever anybody holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture import actions as a
from desktop.games.amazing_space_venture import load
from desktop.kernel.journal import Journal
from desktop.table.play.answering import Wishes
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from desktop.table.session import PUBLIC, TableSession
from desktop.table.settings import Settings, Speed
from tests.games.amazing_space_venture.scene import Scene, T, scene
from tests.games.amazing_space_venture.scene import table as setup
from tests.table.play.table import Memory, page, press, settings

SEATS = ("blue", "yellow", "green", "red")
PEOPLE = ("person",) * 4
TITLES = {card.id: card.title for card in T.cards}


def table_at(
    qtbot: QtBot, x: Scene, controllers: Sequence[str] = PEOPLE, wishes: Settings | None = None, uid: str = ""
) -> TablePage:
    """A position at a table; whoever is on turn looks at the screen."""
    game = load()
    game.start = lambda setup, chance: x.state.copy()
    table = TableSession(Journal.begin(game, setup(*x.colours), 1), controllers, load)
    table.uid = uid
    made = page(qtbot, table, wishes or settings())
    sit_down(made)
    return made


def sit_down(made: TablePage) -> None:
    if made.curtain.is_down:
        press(made.curtain.findChild(QWidget, "curtain_ready"))
    if made.flow.mode is Mode.RECAP:
        press(made.prompt.take)


def outpost(*held: str, holder: str = "green") -> Scene:
    """Blue can play a card on yellow; one seat may hold an answer."""
    x = scene(*SEATS).hand("blue", "science_outpost", "rho").filled("yellow", 3).filled("green", 3).filled("red", 3)
    return x.hand(holder, *held)


def plays_outpost(made: TablePage) -> None:
    made.flow.choosing.choose(a.PlayRed(0, "science_outpost", "seat:1"))


def words(made: TablePage) -> Iterator[str]:
    """Everything that is shown or spoken anywhere on the page."""
    for widget in made.findChildren(QWidget):
        for name in ("text", "toolTip", "accessibleName", "accessibleDescription"):
            yield str(getattr(widget, name, str)())
    yield from (made.log.model.line(row).words for row in range(made.log.model.rowCount()))


def rows(made: TablePage) -> list[str]:
    return [choice.entry.title for choice in made.prompt.choices]


def take_row(made: TablePage, title: str) -> None:
    press(next(choice for choice in made.prompt.choices if choice.entry.title == title))


@pytest.mark.rule("ASV-UI-07", "ASV-RESP-01")
def test_everybody_is_asked_at_once_in_public_and_no_curtain_falls(qtbot: QtBot) -> None:
    made = table_at(qtbot, outpost("peace_talks"))
    plays_outpost(made)
    assert made.flow.mode is Mode.EVERYBODY
    assert not made.curtain.is_down
    assert "Blue plays Science Outpost: Yellow" in made.prompt.line.text()
    assert "Peace Talks and Time Warp may answer" in made.prompt.line.text()
    assert rows(made)[:3] == ["Yellow answers", "Green answers", "Red answers"]
    step = made.session.step
    press(made.prompt.take)  # nobody answers
    assert [made.session.journal.entry(n).action for n in range(step + 1, step + 4)] == [
        a.Pass(1),
        a.Pass(2),
        a.Pass(3),
    ]
    assert made.flow.mode is Mode.ASKING
    assert made.flow.viewer == 0
    assert not made.curtain.is_down


@pytest.mark.rule("ASV-UI-07")
@pytest.mark.parametrize("holder", ["", "yellow", "green", "red"])
def test_the_question_is_the_same_whatever_anybody_holds(qtbot: QtBot, holder: str) -> None:
    made = table_at(qtbot, outpost("peace_talks", holder=holder) if holder else outpost())
    plays_outpost(made)
    assert made.flow.mode is Mode.EVERYBODY
    shown = (made.prompt.heading.text(), made.prompt.line.text(), made.prompt.note.text(), rows(made))
    other = table_at(qtbot, outpost())
    plays_outpost(other)
    assert shown == (other.prompt.heading.text(), other.prompt.line.text(), other.prompt.note.text(), rows(other))


def test_what_everybody_sees_holds_nobodys_cards(qtbot: QtBot) -> None:
    made = table_at(qtbot, outpost("peace_talks"))
    secrets = {TITLES["rho"]} | {T.cards[card].title for hand in made.session.journal.state.hands[1:] for card in hand}
    public = {TITLES["peace_talks"], TITLES["time_warp"], TITLES["conspiracy"]}  # named as what may answer
    plays_outpost(made)
    assert made.flow.viewer == PUBLIC
    assert made.board.around.hand._faces == ()
    told = "\n".join(words(made))
    assert not [title for title in secrets - public if title in told]
    made.flow.look(0)
    assert made.board.around.hand._faces == ()


@pytest.mark.rule("ASV-UI-07")
def test_whoever_wants_to_answer_takes_the_screen_under_a_curtain(qtbot: QtBot) -> None:
    made = table_at(qtbot, outpost("peace_talks"))
    plays_outpost(made)
    take_row(made, "Green answers")
    assert made.curtain.is_down
    assert made.flow.mode is Mode.CURTAIN
    sit_down(made)
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 2)
    assert made.session.journal.entry(made.session.step).action == a.Pass(1)  # asked before, and silent
    made.flow.choosing.pick(["card:peace_talks"])
    assert made.flow.mode is Mode.EVERYBODY  # Peace Talks may be answered as well
    assert rows(made)[:3] == ["Blue answers", "Yellow answers", "Red answers"]
    press(made.prompt.take)
    assert made.flow.mode is Mode.CURTAIN  # green looked last; blue goes on
    sit_down(made)
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 0)


def test_who_has_looked_and_lets_it_be_leaves_the_question_to_those_after(qtbot: QtBot) -> None:
    made = table_at(qtbot, outpost())
    plays_outpost(made)
    take_row(made, "Green answers")
    sit_down(made)
    press(made.prompt.take)
    assert made.flow.mode is Mode.EVERYBODY
    assert rows(made)[0] == "Red answers"
    press(made.prompt.take)
    sit_down(made)
    assert made.flow.viewer == 0


def test_by_keys_too(qtbot: QtBot) -> None:
    made = table_at(qtbot, outpost("peace_talks"))
    plays_outpost(made)
    row = made.prompt.choices[1]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    QTest.keyClick(made.curtain, Qt.Key.Key_Return)
    assert made.flow.viewer == 2
    made.flow.choosing.choose(a.Pass(2))
    QTest.keyClick(made.view, Qt.Key.Key_Return)  # nobody answers
    assert made.flow.mode is Mode.CURTAIN


@pytest.mark.rule("ASV-UI-07")
def test_a_wish_to_pass_is_kept_by_card_and_seat_and_can_be_taken_back(qtbot: QtBot) -> None:
    wishes = settings()
    made = table_at(qtbot, outpost(), wishes=wishes, uid="g1")
    plays_outpost(made)
    take_row(made, "Yellow always passes: Science Outpost")
    assert rows(made)[:2] == ["Green answers", "Red answers"]
    kept = Wishes(wishes, "g1")
    assert kept.holds(1, "science_outpost")
    assert not kept.holds(1, "espionage")
    assert not kept.holds(2, "science_outpost")
    assert not Wishes(wishes, "g2").holds(1, "science_outpost")
    menu = made.findChild(QMenu) or None
    assert menu is None
    made._open_settings()
    menu = made.findChild(QMenu, "table_settings")
    assert menu is not None
    entry = next(action for action in menu.actions() if action.objectName() == "forget_wishes")
    assert "(1)" in entry.text()
    entry.trigger()
    menu.close()
    assert not Wishes(wishes, "g1").holds(1, "science_outpost")


def test_where_all_wish_to_pass_nothing_is_asked(qtbot: QtBot) -> None:
    wishes = settings()
    kept = Wishes(wishes, "g1")
    for seat in (1, 2, 3):
        kept.add(seat, "science_outpost")
    made = table_at(qtbot, outpost("peace_talks"), wishes=wishes, uid="g1")
    plays_outpost(made)
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 0)


def test_only_the_latest_games_keep_their_wishes() -> None:
    kept = Settings(Memory())
    for number in range(40):
        Wishes(kept, f"g{number}").add(0, "W2")
    assert not Wishes(kept, "g0").holds(0, "W2")
    assert Wishes(kept, "g39").holds(0, "W2")


def test_a_choice_of_the_one_who_looks_is_asked_of_him_alone(qtbot: QtBot) -> None:
    x = scene(*SEATS).lay("PL3-1", "E-5").hand("blue", "rho", "lost_colony").move(0, "E-5").passing("planet")
    made = table_at(qtbot, x)
    made.flow.choosing.choose(a.PlayPlanet(0, "rho", "planet:E-5:a"))
    assert made.flow.mode is Mode.EVERYBODY  # U.F.O.
    press(made.prompt.take)
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 0)  # Lost Colony, of the discoverer alone
    made.flow.choosing.choose(a.Pass(0))
    made.flow.choosing.choose(a.Pass(0))  # no Environment of his own
    assert made.flow.mode is Mode.EVERYBODY
    assert made.prompt.line.text() == "Rho on E-5 of Blue has no Environment. An Environment may be played on it."


# ---- in another's turn -----------------------------------------------------------------------------------------------


def interrupt(made: TablePage, seat: int) -> None:
    made._open_settings()
    menu = made.findChild(QMenu, "table_settings")
    assert menu is not None
    next(entry for entry in menu.actions() if entry.objectName() == f"interrupt_{seat}").trigger()
    menu.close()
    sit_down(made)


@pytest.mark.rule("ASV-RED-70")
def test_a_person_plays_a_card_in_the_turn_of_another(qtbot: QtBot) -> None:
    made = table_at(qtbot, scene(*SEATS).hand("blue", "rho").hand("green", "troika_summit"))
    interrupt(made, 2)
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 2)
    assert "card:troika_summit" in made.flow.choosing.ask.options
    made.flow.choosing.choose(next(one for one in made.session.legal(2) if isinstance(one, a.PlayRed)))
    assert made.flow.mode is Mode.EVERYBODY


def test_who_can_play_nothing_gives_the_screen_back(qtbot: QtBot) -> None:
    made = table_at(qtbot, scene(*SEATS).hand("blue", "rho").hand("green", "acid_rain"))
    interrupt(made, 2)
    assert made.prompt.heading.text() == "No card may be played now"
    assert made.prompt.back.text() == "Back to Blue"
    press(made.prompt.back)
    sit_down(made)
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 0)


# ---- a lone person -------------------------------------------------------------------------------------------------

LONE = ("person", "random", "random", "random")


def asked_by_a_computer(*held: str) -> Scene:
    """Yellow has played a card on blue, and blue is to answer."""
    x = scene(*SEATS).hand("blue", *held).hand("yellow", "espionage")
    x.state.turn.seat = 1
    x.red("yellow", "espionage", "seat:0")
    while x.asked != "blue":
        x.do(a.Pass(x.seat(x.asked)))
    return x


@pytest.mark.rule("ASV-UI-07")
def test_a_lone_person_with_nothing_to_answer_is_passed_silently(qtbot: QtBot) -> None:
    made = table_at(qtbot, asked_by_a_computer("rho"), LONE)
    assert made.session.step == 1
    assert made.session.journal.entry(1).action == a.Pass(0)
    assert made.flow.mode is not Mode.EVERYBODY


@pytest.mark.rule("ASV-UI-07")
def test_a_lone_person_with_an_answer_is_asked_and_may_wish_to_pass(qtbot: QtBot) -> None:
    made = table_at(qtbot, asked_by_a_computer("rho", "time_warp"), LONE, uid="g1")
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 0)
    take_row(made, "Always pass: Espionage")
    assert made.session.journal.entry(1).action == a.Pass(0)
    assert made.flow.answering.wishes.holds(0, "espionage")


def test_a_look_at_another_hand_is_not_passed_over(qtbot: QtBot) -> None:
    x = outpost().red("blue", "science_outpost", "seat:1").passing("looking")
    made = table_at(qtbot, x, LONE)
    assert made.flow.mode is Mode.ASKING
    assert len(made.board.around.hand._faces) == 3
    press(made.prompt.take)
    assert len(made.board.around.hand._faces) == 1


def test_a_computer_player_plays_a_card_in_the_turn_of_a_person(qtbot: QtBot) -> None:
    x = scene(*SEATS).hand("blue", "rho").hand("yellow", "captain_rookie")
    x.ship("blue", "D-4", "star_cruiser")
    made = table_at(qtbot, x, ("person", "greedy", "random", "random"))
    assert made.flow.mode is Mode.ASKING  # the person is asked meanwhile
    qtbot.waitUntil(lambda: made.session.step == 1, timeout=20_000)
    assert isinstance(made.session.journal.entry(1).action, a.FitExtra)
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 0)


def test_a_computer_player_that_waits_is_not_noticed(qtbot: QtBot) -> None:
    x = scene(*SEATS).hand("blue", "rho").hand("yellow", "troika_summit")
    made = table_at(qtbot, x, ("person", "random", "random", "random"))
    shown = made.prompt.heading.text(), rows(made)
    qtbot.waitUntil(lambda: made.session.eager is None or made.session.step > 0, timeout=20_000)
    if not made.session.step:
        assert (made.prompt.heading.text(), rows(made)) == shown


# ---- in the turn of a computer player ------------------------------------------------------------------------------


def test_a_lone_person_may_come_in_between_once_a_turn(qtbot: QtBot) -> None:
    x = scene(*SEATS).hand("blue", "rho", "captain_rookie").hand("yellow", "qian")
    x.state.turn.seat = 1
    made = table_at(qtbot, x, ("person", "greedy", "greedy", "greedy"))
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 0)
    assert made.prompt.take.text() == "Let Yellow go on"
    made.flow.choosing.choose(next(one for one in made.session.legal(0) if isinstance(one, a.FitExtra)))
    assert made.session.step == 1
    assert made.flow.mode is Mode.WAITING


def test_of_several_people_one_takes_the_screen_while_a_computer_player_is_to_move(qtbot: QtBot) -> None:
    x = scene(*SEATS).hand("blue", "rho", "captain_rookie").hand("yellow", "qian")
    x.state.turn.seat = 1
    wishes = settings(Speed.SLOW)  # it takes its time
    made = table_at(qtbot, x, ("person", "greedy", "person", "person"), wishes)
    assert made.flow.mode is Mode.WAITING
    interrupt(made, 0)
    assert (made.flow.mode, made.flow.viewer) == (Mode.ASKING, 0)
    assert "card:captain_rookie" in made.flow.choosing.ask.options
    press(made.prompt.back)
    assert made.flow.mode is Mode.WAITING
