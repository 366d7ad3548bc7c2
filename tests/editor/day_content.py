"""What a designer makes in the test of his day: a map with what belongs to it, and a tile set with a position."""

from __future__ import annotations

from typing import Any

Item = dict[str, Any]

_PLACES = {
    "dock": (160, 300),
    "amber": (130, 560),
    "basalt": (200, 790),
    "cobalt": (310, 220),
    "delta": (340, 490),
    "ember": (370, 770),
    "fern": (470, 250),
    "glass": (560, 500),
    "haven": (560, 780),
    "indigo": (640, 210),
    "jasper": (780, 280),
    "krill": (770, 720),
}
"""Twelve planets, where they lie on the map."""
_WAYS = (
    "dock amber, dock cobalt, dock delta, amber delta, amber basalt, basalt ember, delta ember, cobalt fern, "
    "fern glass, fern indigo, glass krill, glass haven, ember haven, haven krill"
)
_GUARDED = {
    ("indigo", "jasper"): "navigation",
    ("glass", "jasper"): "navigation",
    ("jasper", "watch"): "strength",
    ("krill", "watch"): "strength",
}
MAP: Item = {
    "name": "The outer ring",
    "start": "dock",
    "nodes": [
        *({"id": name, "title": name.title(), "designed": True, "x": x, "y": y} for name, (x, y) in _PLACES.items()),
        {"id": "watch", "title": "The Watch", "kind": "hq", "x": 930, "y": 500},
    ],
    "routes": [
        *({"between": way.split()} for way in _WAYS.split(", ")),
        *({"between": list(ends), "check": [check]} for ends, check in _GUARDED.items()),
    ],
}

CARGOES: list[Item] = [
    {"id": f"crate_{number}", "title": f"Crate {number}", "pick_up": here, "deliver": there, "pays": pays}
    for number, (here, there, pays) in enumerate(
        (
            ("dock", "fern", 5),
            ("amber", "glass", 5),
            ("basalt", "dock", 5),
            ("cobalt", "ember", 6),
            ("delta", "indigo", 6),
            ("ember", "cobalt", 6),
            ("fern", "amber", 6),
            ("glass", "basalt", 5),
            ("haven", "dock", 6),
            ("indigo", "delta", 6),
            ("jasper", "haven", 6),
            ("krill", "cobalt", 6),
        ),
        start=1,
    )
]


def _at(planet: str, *more: Item) -> list[Item]:
    return [{"kind": "at", "planet": planet}, *more]


def _card(number: int, task: tuple[str, list[Item]], steps: tuple[str, list[Item]], **side_2: Any) -> Item:
    return {
        "number": number,
        "side_1": {"title": task[0], "story": f"{task[0]}: so the story goes on.", "task": task[1]},
        "side_2": {
            "title": steps[0],
            "story": f"{steps[0]}, and everybody holds their breath.",
            "steps": steps[1],
            **side_2,
        },
    }


_LOADED: Item = {"kind": "carrying", "item": "lantern"}
ADVENTURE: Item = {
    "id": "lantern_road",
    "letter": "C",
    "title": "The Lantern Road",
    "banner": "#c05b7a",
    "cards": [
        _card(
            1,
            ("A Light Goes Missing", [{"kind": "deliveries", "at_least": 1}]),
            (
                "Found in the Fern",
                [{"when": _at("fern"), "check": ["psychic"], "passed": [{"kind": "gain", "amount": 2}]}],
            ),
        ),
        _card(
            2,
            ("The Glassblowers", _at("glass")),
            (
                "A New Lantern",
                [
                    {
                        "when": _at("glass", {"kind": "resources", "at_least": 4}),
                        "cost": 1,
                        "check": ["intelligence"],
                        "passed": [{"kind": "load", "item": "lantern"}],
                    }
                ],
            ),
        ),
        _card(
            3,
            ("Oil from Ember", _at("ember")),
            (
                "Hot Hands",
                [{"when": _at("ember", _LOADED), "check": ["strength"], "passed": [{"kind": "gain", "amount": 3}]}],
            ),
            deadline={"turns": 9, "effects": [{"kind": "lose", "amount": 1}]},
        ),
        _card(
            4,
            ("Somebody Follows", [{"kind": "waited", "turns": 1}]),
            ("Through the Docks", [{"when": _at("dock", _LOADED), "check": ["piloting", "intelligence"]}]),
            loss=[{"kind": "watched", "presence": 8}],
        ),
        _card(
            5,
            ("The Last Post", _at("basalt", _LOADED)),
            (
                "Lit",
                [
                    {
                        "when": _at("basalt", _LOADED),
                        "check": ["psychic", "strength"],
                        "passed": [{"kind": "unload", "item": "lantern"}],
                    }
                ],
            ),
        ),
    ],
}

RANDOMS: list[Item] = [
    {"id": f"errand_{planet}", "title": f"An errand on {planet.title()}", "story": "Small work.", "steps": [step]}
    for planet, step in (
        ("cobalt", {"when": _at("cobalt"), "check": ["strength"]}),
        ("haven", {"when": _at("haven"), "check": ["intelligence"]}),
        ("amber", {"when": _at("amber"), "check": ["strength", "intelligence"]}),
    )
]
"""Those of the box speak of planets that the new map has not."""


# ---- tiles ---------------------------------------------------------------------------------------------------------

_KINDS = {"d": "deep", "g": "galaxy", "p": "path"}
_FACES: tuple[tuple[str, tuple[int, ...], tuple[tuple[str, str], ...], tuple[str, ...]], ...] = (
    ("pdpd", (), (("N", "S"),), ()),
    ("ppdd", (), (("N", "E"),), ()),
    ("pppp", (), (("N", "S"), ("E", "W")), ()),
    ("pddd", (), (("N", "nowhere"),), ()),
    ("pddd", (1,), (("N", "planet:a"),), ()),
    ("pdpd", (1,), (("N", "planet:a"), ("S", "planet:a")), ()),
    ("ppdd", (2,), (("N", "planet:a"), ("E", "planet:a")), ()),
    ("pppd", (2,), (("N", "planet:a"), ("E", "planet:a"), ("S", "planet:a")), ()),
    ("pppp", (3,), tuple((side, "planet:a") for side in "NESW"), ()),
    ("pdpd", (1, 2), (("N", "planet:a"), ("S", "planet:b")), ()),
    ("dddd", (2,), (), ()),
    ("gddd", (), (), ("N",)),
    ("gdgd", (), (), ("NS",)),
    ("ggdd", (), (), ("NE",)),
    ("gggd", (), (), ("NES",)),
    ("gdpd", (), (("S", "galaxy"),), ("N",)),
    ("gpdd", (1,), (("E", "planet:a"),), ("N",)),
    ("gppg", (), (("E", "S"),), ("NW",)),
    ("pgpg", (), (("N", "S"),), ("E", "W")),
    ("dddd", (), (), ()),
)
TILES: list[Item] = [
    {
        "kind": "space",
        "id": f"MINE-{number}",
        "title": f"My tile {number}",
        "count": 1,
        "edges": [_KINDS[letter] for letter in edges],
        "planets": [{"id": "ab"[place], "value": value} for place, value in enumerate(planets)],
        "paths": [list(ends) for ends in paths],
        "galaxies": [list(group) for group in galaxies],
        "worm_hole": edges == "dddd" and not planets,
    }
    for number, (edges, planets, paths, galaxies) in enumerate(_FACES, start=1)
]
SQUARES = {"HOME-BLUE": "C-3", "HOME-RED": "C-11", "HOME-YELLOW": "K-3", "HOME-GREEN": "K-11", "EARTH": "G-6"}
"""Where the starting tiles lie in the position; the others stay where the box has them."""
