"""What is said: refusals name rules of the ledger, and every event, action and card has its sentence."""

import re
from pathlib import Path

import pytest

from desktop.games import space_movers
from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers.standing import Harder, LowPayout, NoAbilities
from desktop.games.space_movers.texts import condition_text, effect_text, rule_text, the_room
from desktop.games.space_movers.vocabulary import Deliveries, Gain
from desktop.kernel.chance import Seeded
from desktop.kernel.game import Event
from tests.games.space_movers.scene import GAME, crew, setup
from tests.ledger import ledgers

FOLDER = Path(space_movers.__file__).parent


def test_every_rule_that_the_code_names_stands_in_the_ledger() -> None:
    known = set(ledgers()["space_movers"])
    for file in FOLDER.glob("*.py"):
        named = set(re.findall(r"\bSM-[A-Z]+-\d+", file.read_text("utf-8")))
        assert named <= known, (file.name, named - known)


def test_the_log_of_a_whole_game_has_sentences_with_names() -> None:
    chance = Seeded(3)
    state = GAME.start(setup("eli gurn red lucas", start_resources="easy"), chance)
    lines = []
    choose = Seeded(9)
    while actions := GAME.legal(state):
        happened = GAME.play(state, actions[choose.below(len(actions))], chance)
        lines += [sentence.fill(("Ada", "Ben", "Cleo", "Dov")) for event in happened if (sentence := GAME.tell(event))]
    assert len(lines) > 100
    assert not any("{" in line for line in lines)
    assert any(line.startswith("Ada drew ") for line in lines)
    assert lines[-1].endswith("lost.")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.ResourcesChanged(9, 7, ((-1, "upkeep"), (-1, "event"))), "Resources 9 to 7 (upkeep -1 and event -1)."),
        (e.Captured(0, -1, True), "Capture die medical: nobody was taken."),
        (e.Captured(3, 2, True), "Capture die 3: Red was taken to interrogation."),
        (e.CardDrawn(0, -1, True), "Seat 1 drew a hidden card."),
        (e.CoinFlipped(0, 11, 10, False), "The Coin shows tails: Capri."),
        (e.EventPlaced(1), "Event: Coolant Leak. Clean Up takes 2 resources, not 1."),
        (e.DroneFlown(3, -1), "The Drone is aboard again."),
        (e.CheckEnded("event", 0, False, (), ()), "The check has failed."),
    ],
)
def test_lines_of_the_log(event: Event, line: str) -> None:
    assert str(GAME.tell(event)) == line


def test_hidden_cards_stay_hidden_in_events() -> None:
    scene = crew("eli red", phase="draw", deck="old_songs", open_hands=False)
    drawn = scene.do(a.Draw)[0]
    assert drawn.seen_by() == (0,)
    assert drawn.redacted() == e.CardDrawn(0, -1, True)
    scene = crew("boom red", hands={"boom": "old_songs"}, open_hands=False)
    traded = scene.do(a.Trade, card="old_songs", to="red")[0]
    assert traded.seen_by() == (0, 1)
    assert traded.redacted() == e.CardTraded(0, 1, -1, True)


def test_labels_and_prompts() -> None:
    scene = crew("lucas red", phase="move", at="quill", event="fuel_tax", pursuit="lantern_sweep", scout="hq")
    assert str(scene.game.prompt(scene.state)) == "Seat 1 may walk to another room, then jump the Liberty."
    label = str(scene.game.label(scene.state, scene.action(a.Jump, to="hq")))
    assert label == "Jump to UO Headquarters, a check of Strength, costs 1, where the scout waits"
    scene.do(a.Jump, to="hq")
    assert str(scene.game.prompt(scene.state)) == "Skill check: Seat 1 names the next die."
    scene.do(a.Call, symbol="strength", character="boom")
    prompt = "Skill check, Strength: Seat 1 throws the die of Boom and needs 5 or more."
    assert str(scene.game.prompt(scene.state)) == prompt
    scene.roll("9")
    assert "blank die" in str(scene.game.prompt(scene.state))


def test_rules_of_events_that_the_base_content_does_not_use() -> None:
    assert str(rule_text(Harder(kind="harder", amount=1, symbol="psychic"))) == "Dice for Psychic need 1 more."
    assert str(rule_text(NoAbilities(kind="no_abilities"))) == "No abilities of characters work."
    assert "at least 1" in str(rule_text(LowPayout(kind="low_payout", less=2)))


def test_rooms_and_amounts_are_named_as_people_do() -> None:
    bridge, radio = the_room("Bridge"), the_room("Communications")
    assert [str(bridge), str(radio)] == ["the Bridge", "Communications"]
    assert [str(effect_text(Gain(kind="gain", amount=amount))) for amount in (1, 2)] == [
        "gain 1 resource",
        "gain 2 resources",
    ]
    first = Deliveries(kind="deliveries", at_least=1)
    assert str(condition_text(GAME.tables.content, first)) == "the first delivery of the game is made"
