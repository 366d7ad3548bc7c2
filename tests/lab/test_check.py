"""The quick check of packs: every finding says severity, file, item, field and reason, and where in the file it is."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from desktop.games.catalogue import GAMES, content_kind
from desktop.kernel.compose import compose
from desktop.kernel.content import base_content
from desktop.kernel.errors import ContentProblem
from desktop.kernel.packs import Pack
from desktop.lab.check.findings import Finding, Report
from desktop.lab.check.pack import check_pack
from tests.lab.packing import CARGO, base, pack_of

OBJECTIVE = {"id": "extra", "title": "Extra", "story": "One more.", "steps": [{"check": ["strength"]}]}
PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (4).to_bytes(4, "big") * 2 + b"\x08\x06\0\0\0" + bytes(8)
READY = [game for game, info in GAMES.items() if info.ready]


def found(pack: Pack) -> list[tuple[str, str, str]]:
    """Severity, place and reason of everything that is found."""
    return [
        (finding.severity, finding.told.partition(":")[0], finding.message) for finding in check_pack(pack).findings
    ]


def only(report: Report) -> Finding:
    assert len(report.findings) == 1, [finding.told for finding in report.findings]
    return report.findings[0]


@pytest.mark.parametrize("game", READY)
def test_the_games_own_content_has_no_faults_and_nothing_to_look_at(game: str) -> None:
    kind = content_kind(game)
    parts = {part.name: base(game, part.name) for part in kind.parts}
    report = check_pack(pack_of(game, "replace", **parts))
    assert report.findings == ()
    assert set(report.counts) == set(parts)
    assert kind.remarks
    assert kind.remarks(base_content(kind).model) == []


def test_a_good_pack_is_told_of_with_what_it_brings() -> None:
    report = check_pack(pack_of("space_movers", cargoes=[CARGO], random_objectives=[OBJECTIVE]))
    assert report.findings == ()
    assert report.counts == {"cargoes": 1, "random_objectives": 1}
    assert (report.title, report.version, report.game) == ("More", "1.0", "space_movers")


def test_a_finding_says_where_it_is_in_the_file() -> None:
    bad = {**CARGO, "id": "ice", "pays": 99}
    fault = only(check_pack(pack_of("space_movers", cargoes=[CARGO, bad])))
    assert fault == Finding(
        "fault", "form", "cargoes.json", "cargoes", "ice", "pays", "should be less than or equal to 20", 1
    )
    assert fault.told == "cargoes.json, ice, pays: should be less than or equal to 20."
    assert fault.below("more.starset").told.startswith("more.starset/cargoes.json, ice, pays:")


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"cargoes": [{**CARGO, "deliver": "pluto"}]}, "cargoes.json, tea, deliver: there is no planet “pluto”."),
        ({"cargoes": [{**CARGO, "id": "ice_cores"}]}, "cargoes.json, ice_cores, id: this is taken by another item"),
        ({"cargoes": [CARGO, CARGO]}, "cargoes.json, tea, id: this is taken by another item already, in cargoes.json."),
        ({"cargoes": {"tea": CARGO}}, "cargoes.json: a list of items was expected."),
        ({"cargoes": [CARGO, 7]}, "cargoes.json, #2: an object with named fields was expected."),
        ({"cargoes": [{**CARGO, "id": 7}]}, "cargoes.json, #1, id: a text was expected."),
        ({"moons": [CARGO]}, "moons.json, part: “moons” is no part of this game; it has map, rooms"),
        (
            {"random_objectives": [{**OBJECTIVE, "steps": [{"check": ["psychic", "psychic"]}]}]},
            "random_objectives.json, extra, steps.0.check: nobody can pass a check that asks for psychic twice.",
        ),
        (
            {"random_objectives": [{**OBJECTIVE, "steps": [{"when": [{"kind": "carrying", "item": "egg"}]}]}]},
            "random_objectives.json, extra, steps.0.when.0.item: nothing before this brings “egg” aboard.",
        ),
        (
            {
                "random_objectives": [
                    {**OBJECTIVE, "steps": [{"when": [{"kind": "hunted"}, {"kind": "hunted", "yes": False}]}]}
                ]
            },
            "random_objectives.json, extra, steps.0.when: the scout cannot be on the board and off it at once.",
        ),
    ],
)
def test_a_fault_is_told_in_one_line(parts: dict[str, Any], told: str) -> None:
    assert only(check_pack(pack_of("space_movers", **parts))).told.startswith(told)


@pytest.mark.parametrize(("turns", "never"), [(6, False), (7, True)])
def test_a_wait_that_outlasts_the_game_is_a_fault(turns: int, never: bool) -> None:
    waiting = [{"kind": "waited", "turns": turns}]
    limit = [{"kind": "overdue", "turns": 6}]
    step = {"when": waiting, "check": ["strength"]}
    pack = pack_of(
        "space_movers",
        adventures=[adventure(task=waiting, loss=limit)],
        random_objectives=[{**OBJECTIVE, "steps": [step], "loss": limit}],
    )
    told = [finding.told for finding in check_pack(pack).faults]
    assert told == never * [
        "adventures.json, adventure_b, cards.0.side_1.task.0: "
        "the game is lost after 6 turns, before the card has waited 7.",
        "random_objectives.json, extra, steps.0.when.0: the game is lost after 6 turns, before the card has waited 7.",
    ]


def test_a_map_that_the_own_cargoes_do_not_know_is_one_finding() -> None:
    galaxy = base("space_movers", "map")
    galaxy["nodes"] = [node for node in galaxy["nodes"] if node["id"] != "titan"]
    galaxy["routes"] = [route for route in galaxy["routes"] if "titan" not in route["between"]]
    report = check_pack(pack_of("space_movers", map=galaxy))
    about = [finding for finding in report.faults if finding.part == "cargoes"]
    assert len(about) == 1
    assert about[0].file == "pack.json"
    assert "the game's own part “cargoes” does not go with this pack" in about[0].message
    assert "and 2 more like it" in about[0].message


def test_broken_routes_are_each_found_with_their_place() -> None:
    galaxy = base("space_movers", "map")
    galaxy["routes"] += [{"between": ["earth", "lantern"]}, {"between": ["mars", "earth"]}]
    places = [(finding.item, finding.field) for finding in check_pack(pack_of("space_movers", map=galaxy)).faults]
    last = len(galaxy["routes"]) - 1
    assert places == [("", f"routes.{last - 1}.between.1"), ("", f"routes.{last}.between")]


def test_a_broken_map_hides_what_would_only_follow_from_it() -> None:
    galaxy = {**base("space_movers", "map"), "start": 5}
    report = check_pack(pack_of("space_movers", map=galaxy, cargoes=[{**CARGO, "deliver": "nowhere_yet"}]))
    assert only(report).field == "start"


def test_a_deck_with_a_bad_card_is_not_called_too_small_as_well() -> None:
    events = base("space_movers", "events")[:5]
    events[0]["check"] = ["telepathy"]
    report = check_pack(pack_of("space_movers", "replace", events=events))
    assert [finding.item for finding in report.faults] == [events[0]["id"]]
    few = check_pack(pack_of("space_movers", "replace", events=events[1:]))
    assert [(finding.rule, finding.item) for finding in few.faults] == [("deck", "")]


def test_too_many_items_are_told() -> None:
    tiles = [{**base("amazing_space_venture", "tiles")[0], "id": f"T{number}"} for number in range(6000)]
    report = check_pack(pack_of("amazing_space_venture", "replace", tiles=tiles))
    assert report.faults[0].told.startswith("tiles.json: at most ")


def test_a_part_that_takes_the_place_of_the_games_own_with_nothing_is_told() -> None:
    report = check_pack(pack_of("space_movers", "replace", cargoes=[]))
    assert only(report).told == "cargoes.json: this file has no items, so the game's own stay in use."
    assert check_pack(pack_of("space_movers", "add", cargoes=[])).findings == ()


def test_a_pack_for_an_unknown_game_is_told() -> None:
    pack = pack_of("space_movers", cargoes=[CARGO])
    other = Pack(pack.path, pack.info.model_copy(update={"game": "chess"}), pack.files)
    assert only(check_pack(other)).message.startswith("There is no game “chess”")


# ---- what its author may want to look at again ---------------------------------------------------------------------


def adventure(**task: Any) -> dict[str, Any]:
    """The game's own adventure under another name, its first card changed."""
    changed: dict[str, Any] = {
        **base("space_movers", "adventures")[0],
        "id": "adventure_b",
        "letter": "B",
        "title": "B",
    }
    changed["cards"][0]["side_1"].update(task)
    return changed


@pytest.mark.parametrize(
    ("game", "parts", "place", "says"),
    [
        (
            "space_movers",
            {"cargoes": [{**CARGO, "title": "Ice Cores"}]},
            "cargoes.json, tea, title",
            "is also the title of ice_cores",
        ),
        (
            "space_movers",
            {"adventures": [{**adventure(), "letter": "A"}]},
            "adventures.json, adventure_b, letter",
            "adventure_a has the letter A too",
        ),
        (
            "space_movers",
            {"adventures": [adventure(task=[{"kind": "presence", "at_most": 8}])]},
            "adventures.json, adventure_b, cards.0.side_1.task.0",
            "this is always so",
        ),
        (
            "space_movers",
            {
                "adventures": [
                    adventure(task=[{"kind": "deliveries", "at_least": 20, "planet": "titan", "since_shown": True}])
                ]
            },
            "adventures.json, adventure_b, cards.0.side_1.task.0",
            "so 20 deliveries need a reshuffled deck",
        ),
        (
            "space_movers",
            {
                "adventures": [adventure(loss=[{"kind": "watched", "presence": 7}])],
                "bars": {**base("space_movers", "bars"), "skull": 7},
            },
            "adventures.json, adventure_b, cards.0.side_1.loss.0",
            "loses the game before this does",
        ),
        (
            "space_movers",
            {
                "adventures": [
                    adventure(
                        loss=[{"kind": "overdue", "turns": 4}],
                        deadline={"turns": 5, "effects": [{"kind": "lose", "amount": 1}]},
                    )
                ]
            },
            "adventures.json, adventure_b, cards.0.side_1.loss.0",
            "before the deadline of 5 comes",
        ),
        (
            "space_movers",
            {"random_objectives": [{**OBJECTIVE, "steps": [{"cost": 1, "failed": [{"kind": "lose", "amount": 1}]}]}]},
            "random_objectives.json, extra, steps.0.failed",
            "cannot fail",
        ),
        (
            "space_movers",
            {
                "random_objectives": [
                    {**OBJECTIVE, "steps": [{"check": ["strength"], "passed": [{"kind": "load", "item": "egg"}]}]}
                ]
            },
            "random_objectives.json, extra, steps.0.passed.0.item",
            "nothing asks for “egg”",
        ),
        (
            "space_movers",
            {
                "random_objectives": [
                    {
                        **OBJECTIVE,
                        "steps": [
                            {
                                "when": [
                                    {"kind": "crew_in", "room": "kitchen", "at_least": 2},
                                    {"kind": "crew_in", "room": "bridge", "at_least": 1},
                                ]
                            }
                        ],
                    }
                ]
            },
            "random_objectives.json, extra, steps.0.when",
            "a game for 2 has only 2",
        ),
        (
            "amazing_space_venture",
            {"tiles": [{**base("amazing_space_venture", "tiles")[0], "id": "TWIN"}]},
            "tiles.json, TWIN",
            "it shows the same as",
        ),
        (
            "space_checkers",
            {"board": {**base("space_checkers", "board"), "direction_die": ["green", "blue"]}},
            "board.json, direction_die",
            "towards yellow",
        ),
        (
            "space_checkers",
            {"board": {**base("space_checkers", "board"), "earth": []}},
            "board.json, earth",
            "no Earth to fly around",
        ),
    ],
)
def test_what_looks_like_an_oversight_is_a_warning(game: str, parts: dict[str, Any], place: str, says: str) -> None:
    told = [line for line in found(pack_of(game, **parts)) if line[:2] == ("warning", place)]
    assert told, found(pack_of(game, **parts))
    assert says in told[0][2]


def test_symbols_and_planets_without_use_are_named() -> None:
    galaxy = base("space_movers", "map")
    galaxy["nodes"].append({"id": "rim", "title": "Rim", "x": 5, "y": 5})
    galaxy["routes"].append({"between": ["earth", "rim"]})
    place = f"map.json, nodes.{len(galaxy['nodes']) - 1}"
    told = ("warning", place, "no cargo and no objective leads to Rim")
    assert told in found(pack_of("space_movers", map=galaxy))
    plain = [{**card, "check": ["strength"]} for card in base("space_movers", "events")]
    easy = [{**card, "check": ["strength"]} for card in base("space_movers", "pursuits")]
    routes = [{"between": route["between"]} for route in base("space_movers", "map")["routes"]]
    parts = {
        "map": {**base("space_movers", "map"), "routes": routes},
        "events": plain,
        "pursuits": easy,
        "random_objectives": [{**OBJECTIVE, "id": f"o{n}", "title": f"Task {n}"} for n in range(5)],
        "characters": base("space_movers", "characters"),
    }
    idle = {
        finding.item
        for finding in check_pack(pack_of("space_movers", "replace", **parts)).warnings
        if finding.rule == "unused-symbol"
    }
    asked = {"mechanical", "communications"}  # of the game's own adventure
    people = {person["id"] for person in parts["characters"] if person["skill"] not in asked}
    assert idle <= people
    assert idle


def test_comments_and_pictures_of_nothing_and_files_of_no_use_are_told() -> None:
    files = {
        "notes.json": b'{"": "for the whole pack", "cargoes": {"tea": "hot", "coffee": "gone"}}',
        "art/cargoes/tea.png": PICTURE,
        "art/cargoes/tea-2.png": PICTURE,
        "art/cargoes/coffee.png": PICTURE,
        "draft.txt": b"",
    }
    told = {finding.told for finding in check_pack(pack_of("space_movers", files=files, cargoes=[CARGO])).warnings}
    assert told == {
        "notes.json, coffee: there is no item “coffee” to comment on.",
        "art/cargoes/coffee.png: there is no item “coffee” for this picture.",
        "draft.txt: nothing in the pack names this file.",
    }


def test_pictures_that_the_game_leaves_out_are_faults() -> None:
    huge = PICTURE[:16] + (10_000).to_bytes(4, "big") + (10_000).to_bytes(4, "big") + PICTURE[24:]
    files = {
        "art/cargoes/tea.png": b"no picture",
        "art/events/coolant_leak.png": huge,
        "art/pursuits/lantern_sweep.jpg": PICTURE + bytes(300_000),
    }
    pack = pack_of("space_movers", files=files, cargoes=[CARGO])
    told = {(finding.file, finding.item, finding.message) for finding in check_pack(pack).faults}
    assert told == {
        ("art/cargoes/tea.png", "tea", "this is no picture: a PNG or JPEG file was expected"),
        (
            "art/events/coolant_leak.png",
            "coolant_leak",
            "this picture is 10000 × 10000 pixels; 40 million are the most",
        ),
        ("art/pursuits/lantern_sweep.jpg", "lantern_sweep", "this picture is larger than 300 kB"),
    }
    assert len(compose(content_kind("space_movers"), [pack]).faults) == 3


# ---- the reader and the check agree --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "parts",
    [
        {"cargoes": [CARGO, {**CARGO, "id": "lost", "deliver": "pluto"}]},
        {"cargoes": [CARGO, {**CARGO, "id": "ice_cores"}, {**CARGO, "id": "dear", "pays": 0}]},
        {"random_objectives": [OBJECTIVE, {**OBJECTIVE, "id": "odd", "steps": []}]},
        {"map": {**base("space_movers", "map"), "start": "hq"}},
    ],
)
def test_what_the_game_leaves_out_of_a_pack_is_what_the_check_finds(parts: dict[str, Any]) -> None:
    pack = pack_of("space_movers", **parts)
    try:
        faults = compose(content_kind("space_movers"), [pack]).faults
    except ContentProblem as problem:
        faults = problem.faults
    assert len(faults) == len(check_pack(pack).faults)
    assert {fault.field for fault in faults if fault.item} == {f.field for f in check_pack(pack).faults if f.item}


# ---- speed ---------------------------------------------------------------------------------------------------------


def test_a_pack_of_two_thousand_cards_is_checked_at_once_and_one_edit_is_read_alone() -> None:
    cards: dict[str, Any] = {
        part: [{**items[n % len(items)], "id": f"{part}_{n}", "title": f"{part} {n}"} for n in range(count)]
        for part, count in (("events", 700), ("random_objectives", 700), ("cargoes", 600))
        for items in [base("space_movers", part)]
    }
    assert check_pack(pack_of("space_movers", **cards)).faults == ()
    cards["events"][3]["check"] = ["telepathy"]
    edited = pack_of("space_movers", **cards)
    began = perf_counter()
    report = check_pack(edited)
    assert [finding.row for finding in report.faults] == [3]
    assert perf_counter() - began < 1  # a tenth of it here; speed proper is measured in tests/bench
