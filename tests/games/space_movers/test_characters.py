"""The seven Characters and their abilities."""

from typing import Any

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.texts import ability_text
from tests.games.space_movers.scene import GAME, crew

CREW = GAME.tables.characters


@pytest.mark.rule("SM-CHAR-01", "SM-CHAR-02", "SM-CHAR-03", "SM-CHAR-04")
def test_numbers_skills_and_colours() -> None:
    assert [(person.number, person.id, person.skill) for person in CREW] == [
        (1, "eli", "piloting"),
        (2, "gurn", "psychic"),
        (3, "red", "communications"),
        (4, "meda", "medical"),
        (5, "boom", "mechanical"),
        (6, "lucas", "engineering"),
        (7, "neleh", "navigation"),
    ]
    colours = {person.id: person.colour_name for person in CREW}
    assert (colours["eli"], colours["gurn"], colours["red"], colours["neleh"]) == ("black", "blue", "red", "green")
    assert len({person.colour for person in CREW}) == len(set(colours.values())) == 7


@pytest.mark.rule("SM-CHAR-06")
def test_fourteen_different_abilities() -> None:
    abilities = [ability for person in CREW for ability in (person.any_turn.does, person.your_turn.does)]
    assert len(set(abilities)) == 14
    assert len({str(ability_text(ability)) for ability in abilities}) == 14


@pytest.mark.rule("SM-CHAR-07", "SM-CHAR-09")
def test_a_your_turn_ability_needs_the_own_turn_even_in_the_kitchen() -> None:
    own = crew("red lucas", at="mars", resources=9, eyes={"mars": 1}, rooms={"red": "communications"})
    own.do(a.EraseEye, planet="mars")
    assert own.state.resources == 6
    kitchen = {"lucas": "kitchen", "red": "communications"}
    other = crew("lucas red", at="mars", resources=9, eyes={"mars": 1}, rooms=kitchen)
    other.do(a.AskCrewmate, crewmate="red")
    other.do(a.EraseEye, planet="mars")
    assert other.state.resources == 5


@pytest.mark.rule("SM-CHAR-08")
def test_abilities_of_uncontrolled_characters_do_not_work() -> None:
    scene = crew("lucas gurn", phase="move", at="capri")
    scene.do(a.Jump, to="vern")  # Neleh, uncontrolled, frees no route
    assert scene.at == "capri"


@pytest.mark.rule("SM-EDGE-62")
@pytest.mark.parametrize("state", ["injured", "held"])
def test_abilities_of_the_unfit_do_not_work(state: str) -> None:
    unfit: dict[str, Any] = {state: "gurn"}
    scene = crew("lucas gurn", phase="draw", **unfit)
    action = a.Peek(scene.seat("gurn"))
    refusal = scene.game.refusal(scene.state, action)
    assert refusal is not None
    assert refusal.rule == "SM-CHAR-07"


@pytest.mark.rule("SM-EDGE-102", "SM-EDGE-121")
def test_an_any_turn_ability_works_in_every_turn_once() -> None:
    for names in ("gurn lucas", "lucas gurn"):
        scene = crew(names, phase="draw", deck="old_songs sweet_talk")
        scene.do(a.Peek, by="gurn")
        assert scene.told(e.TopCardShown)[0].card == scene.state.deck[-1]
        assert scene.refused(a.Peek, by="gurn") == "SM-EDGE-102"
        assert scene.game.view(scene.state, 0).deck[-1] == scene.state.deck[-1]
        assert scene.game.view(scene.state, 0).deck[0] == -1
        scene.do(a.Draw)
        assert not scene.state.shown_top


@pytest.mark.rule("SM-CHAR-12")
def test_boom_trades_from_hand_only() -> None:
    hands = {"boom": "old_songs", "red": "sweet_talk ice_cores"}
    scene = crew("boom red", hands=hands, tables={"boom": "sunstone_lamps"})
    assert scene.refused(a.Trade, card="sunstone_lamps", to="red") == "SM-CHAR-12"
    before = scene.state.markers.copy()
    scene.do(a.Trade, card="old_songs", to="red")
    assert scene.waits_for == "red"
    assert scene.refused(a.GiveBack, card="sunstone_lamps") == "SM-CHAR-12"
    scene.do(a.GiveBack, card="sweet_talk")
    assert scene.hand("boom") == ["sweet_talk"]
    assert scene.hand("red") == ["ice_cores", "old_songs"]
    assert scene.state.markers == before
    assert scene.refused(a.Trade, card="sweet_talk", to="red") == "SM-EDGE-102"


@pytest.mark.rule("SM-EDGE-45", "SM-EDGE-46")
def test_a_traded_cargo_belongs_to_its_new_holder() -> None:
    scene = crew("boom red", at="earth", hands={"boom": "old_songs"})
    scene.do(a.Trade, card="old_songs", to="red")
    scene.do(a.GiveBack, card=-1)
    assert scene.refused(a.PickUp, card="old_songs") == "SM-CARGO-11"
    assert scene.state.markers[scene.node("earth")] == 1
    scene.clean_up()
    scene.state.phase = "act"
    scene.do(a.PickUp, card="old_songs")
    assert scene.table("red") == ["old_songs"]


@pytest.mark.rule("SM-DRONE-08")
def test_lucas_long_antenna() -> None:
    lucas = CREW[5].any_turn.does
    assert isinstance(lucas, s.DroneRange)
    assert lucas.spaces == 3


def test_eli_chooses_the_scouts_way() -> None:
    scene = crew("gurn eli", at="vern", pursuit="lantern_sweep", scout="hq")
    scene.clean_up()
    assert (scene.ask, scene.waits_for) == ("way", "eli")
    assert scene.refused(a.FlipCoin, by="gurn", heads="quill") == "SM-CHAR-06"
    scene.do(a.SendScout, to="capri")
    assert scene.scout == "capri"


def test_elis_steady_stick_makes_routes_easier_in_his_turn() -> None:
    for names, needs in (("eli red", 4), ("red eli", 5)):
        scene = crew(names, phase="move", at="quill")
        scene.do(a.Jump, to="hq")
        scene.roll("4", "blank")
        assert scene.told(e.CheckEnded)[0].dice[0][2] == needs


def test_gurns_quiet_mind_ignores_eyes_in_his_turn() -> None:
    scene = crew("gurn red", at="mars", eyes={"mars": 2, "vern": 3}, pursuit="dream_hunter")
    scene.do(a.TryPursuit)
    scene.roll("5", "blank")
    assert scene.told(e.CheckEnded)[0].passed


def test_the_robots_tend_and_heal_everybody() -> None:
    scene = crew("red meda", injured="boom", rooms={"meda": "medical_bay"})
    scene.do(a.Tend, by="meda", character="boom")
    assert scene.health("boom") == "fit"
    assert scene.refused(a.Tend, by="meda", character="red") == "SM-EDGE-102"
    scene = crew("meda red", injured="boom gurn red", rooms={"meda": "medical_bay"})
    scene.do(a.HealInBay, character="boom")
    assert scene.state.health == [0] * 7
    away = crew("red meda", injured="boom", rooms={"meda": "bridge"})
    assert away.refused(a.Tend, by="meda", character="boom") == "SM-CHAR-06"


def test_booms_heavy_hands() -> None:
    scene = crew("boom red", event="bridge_fire")
    scene.do(a.TryEvent)
    scene.do(a.Call, symbol="strength", character="boom")
    scene.roll("4", "blank")
    assert scene.told(e.CheckEnded)[0].passed


def test_lucas_salvages_from_events() -> None:
    scene = crew("lucas red", resources=9, event="coolant_leak")
    scene.do(a.TryEvent)
    scene.roll("9", "blank")
    assert scene.state.resources == 10


def test_neleh_swaps_jobs_and_knows_the_reefs() -> None:
    scene = crew("red neleh", at="earth", hands={"neleh": "ice_cores"}, discard="old_songs coral_organ")
    assert scene.refused(a.SwapCargo, by="neleh", give="ice_cores", take="coral_organ") == "SM-CHAR-06"
    assert scene.refused(a.SwapCargo, by="neleh", give="old_songs", take="old_songs") == "SM-CHAR-06"
    scene.do(a.SwapCargo, by="neleh", give="ice_cores", take="old_songs")
    assert scene.hand("neleh") == ["old_songs"]
    assert scene.state.markers[scene.node("europa")] == 0
    assert scene.state.markers[scene.node("earth")] == 1
    own = crew("neleh red", phase="move", at="capri")
    own.do(a.Jump, to="vern")
    assert own.at == "vern"
    with_others = crew("red neleh", phase="move", at="capri")
    with_others.do(a.Jump, to="vern")
    assert with_others.at == "capri"
