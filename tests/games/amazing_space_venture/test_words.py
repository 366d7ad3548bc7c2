"""What people read: prompts, labels, log lines, reasons."""

import pytest

from desktop.games.amazing_space_venture.events import CardDrawn, QuestDrawn, Scored
from desktop.kernel.game import as_seen_by
from tests.games.amazing_space_venture.scene import GAME, Scene, a, scene

NAMES = ("Ada", "Ben", "Cleo")


def prompt(x: Scene) -> str:
    return GAME.prompt(x.state).fill(NAMES)


def label(x: Scene, action: object) -> str:
    return GAME.label(x.state, action).fill(NAMES)


def test_prompts_say_what_is_asked_and_of_whom() -> None:
    x = scene("blue", "yellow", "green").hand("blue", "espionage").filled("yellow", 2)
    assert prompt(x) == "Ada: place a piece, move a ship, discard, draw, or end the turn."
    x.red("blue", "espionage", "seat:1")
    assert prompt(x) == "Ben: answer Espionage of Ada, or let it be."
    x.passing("discard_cards")
    assert prompt(x) == "Ben: discard a card."
    y = scene(energy_points=True)
    assert prompt(y) == "Ada: 7 energy points are left."
    assert prompt(scene().draw("ST")) == "Ada: place a drawn tile."


def test_labels_tell_the_consequences_of_a_placement() -> None:
    x = scene().lay("GA-1", "G-8", 2).probe("green", "G-8", "S").draw("GA-1", "END-X").lay("ST", "D-5")
    told = label(x, a.PlaceTile(0, "GA-1", "G-9", 0))
    assert told == "Galaxy tip on G-9, 0 quarter turns: Ben scores 2 and a galaxy closes"
    assert label(x, a.PlaceTile(0, "END-X", "D-6", 2)).endswith("a path dies")


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (a.MoveShip(0, 0, "E-5", "a"), "Move the Star-T Ship of Ada on D-4 to the planet on E-5"),
        (a.PlayRed(0, "troika_summit", "planet:J-10:a", "", (1,)), "Play Troika Summit: the planet on J-10 and Ben"),
        (a.AddShip(0, "fighter_ship", "planet:D-4:a"), "Launch a Fighter Ship from the planet on D-4"),
        (a.UpgradeShip(0, "fighter_ship", 0), "Make the Star-T Ship of Ada on D-4 a Fighter Ship"),
        (a.DrawCard(0, "port"), "Draw from Space Port"),
        (a.EndTurn(0), "End the turn"),
    ],
)
def test_labels_of_actions(action: object, told: str) -> None:
    x = scene().lay("PL1-0", "E-5").own("blue", "E-5").hand("blue", "troika_summit", "fighter_ship")
    assert action in x.legal()
    assert label(x, action) == told


def test_the_log_keeps_secrets() -> None:
    drawn = CardDrawn(0, "port", "colony_ship")
    lines = [str(GAME.tell(as_seen_by(seat, [drawn])[0]).fill(NAMES)) for seat in (0, 1)]
    assert lines == ["Ada drew Colony Ship from Space Port.", "Ada drew a card from Space Port."]
    quest = QuestDrawn(1, "QUEST-PEACE")
    assert GAME.tell(quest).fill(NAMES) == "Ben drew a Special Quest."


def test_a_score_is_told_with_its_terms_and_places() -> None:
    x = scene().lay("PL3-1", "E-5").hand("blue", "rho", "water").discover(0, "E-5", "rho")
    x.do(a.PlayEnvironment(0, "water")).passing()
    line = GAME.tell(x.happened(Scored)[0])
    assert line is not None
    assert line.fill(NAMES) == "Ada scores 9: 6 Planet card and 3 Environment."
    assert line.places == ("planet:E-5:a",)


def test_a_refusal_is_one_sentence_with_its_places() -> None:
    x = scene().draw("GA-1")
    refusal = GAME.refusal(x.state, a.PlaceTile(0, "GA-1", "D-5", 0))
    assert refusal is not None
    assert str(refusal.sentence) == (
        "The tile does not fit on D-5: its north side is galaxy, but D-4 shows path there."
    )
    assert refusal.places == ("square:D-5", "square:D-4")
