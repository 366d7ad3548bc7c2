"""The set-up of a new game."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.amazing_space_venture.arrangement import arrange, begin_from
from desktop.games.amazing_space_venture.check import HAND
from desktop.games.amazing_space_venture.doing import Play
from desktop.games.amazing_space_venture.grid import SQUARES
from desktop.games.amazing_space_venture.info import INFO, POSITION, USUAL
from desktop.games.amazing_space_venture.models import COLOURS
from desktop.games.amazing_space_venture.regions import put_tile
from desktop.games.amazing_space_venture.state import NO_TILE, Rules, Ship, Turn, VentureState
from desktop.games.amazing_space_venture.tables import Tables, bare_home
from desktop.games.amazing_space_venture.turns import begin_turn
from desktop.kernel.arranging import Impossible
from desktop.kernel.chance import Chance, Seeded
from desktop.kernel.game import Refusal, Setup, option
from desktop.kernel.words import Sentence

PARTNERS = 4
FEW = 2
"""Up to so many players draw three tiles a turn (ASV-DRAW-01)."""


def setup_refusal(t: Tables, setup: Setup) -> Refusal | None:
    """Why these seats and options do not go together, or cannot begin as arranged."""
    solitaire = option(INFO, setup, "solitaire")
    if solitaire != (len(setup.seats) == 1):
        return Refusal("ASV-SETUP-01", Sentence("Solitaire is for one player, every other game for two to four."))
    if option(INFO, setup, "partners") and len(setup.seats) != PARTNERS:
        return Refusal("ASV-VAR4-01", Sentence("Partners need four players."))
    if setup.arrangement is None and _position(setup) == USUAL:
        return None
    try:
        new_game(t, "", setup, Seeded(0))
    except Impossible as problem:
        return problem.refusal
    return None


def _position(setup: Setup) -> str:
    """The position of the content that was chosen."""
    return str(setup.options.get(POSITION, USUAL))


def _rules(setup: Setup) -> Rules:
    due = int(option(INFO, setup, "tiles_per_turn")) or (3 if len(setup.seats) <= FEW else 2)
    roles = bool(option(INFO, setup, "role_play")) or bool(option(INFO, setup, "role_play_rookie"))
    return Rules(
        due,
        roles,
        *(
            bool(option(INFO, setup, key))
            for key in (
                "kaygus_spares_only_home",
                "shuttle_jets_step",
                "energy_points",
                "ninth_planet",
                "partners",
                "solitaire",
            )
        ),
    )


def new_game(t: Tables, content: str, setup: Setup, chance: Chance) -> VentureState:
    """A new game, its first turn begun. The events of the beginning are made anew from the state (words.beginning).

    Raises Impossible when the game cannot begin as arranged."""
    seats = len(setup.seats)
    s = VentureState(
        content=content,
        rules=_rules(setup),
        colours=tuple(COLOURS.index(seat.role) for seat in setup.seats),
        turn=Turn(0, 0),
        stack=[],
        tiles=[NO_TILE] * SQUARES,
        want=[0] * SQUARES,
        frontier=[],
        reserved={},
        suns=[],
        holes=[],
        halves=0,
        bag=t.bag(),
        drawn=[],
        removed=[],
        segment_at=[-1] * (4 * SQUARES),
        parent=[],
        on_path=[],
        area=[],
        open_sides=[],
        dead=[],
        ends=[],
        planets={},
        ships={},
        next_ship=0,
        probes=[],
        stations=[],
        pirates=[],
        meteors=[],
        refuel=t.in_deck(port=False),
        port=t.in_deck(port=True),
        junk=[],
        hands=[[] for _ in range(seats)],
        personal=[[] for _ in range(seats)],
        kept=[[] for _ in range(seats)],
        roles=[-1] * seats,
        role_used=[False] * seats,
        out=[],
        quests=[[] for _ in range(seats)],
        claimed=[[] for _ in range(seats)],
        missing=[-1] * seats,
        scores=[0] * seats,
        entries=[],
        idle=0,
        ended="",
        winner=-1,
    )
    _lay_start(t, s, bool(option(INFO, setup, "home_paths")))
    _launch(t, s)
    if s.rules.role_play:
        _deal_roles(t, s, chance, rookie=bool(option(INFO, setup, "role_play_rookie")))
    chance.shuffle(s.bag)
    chance.shuffle(s.port)
    chance.shuffle(s.refuel)
    for seat in range(seats):
        s.hands[seat] = s.refuel[-HAND:]
        del s.refuel[-HAND:]
    first = chance.below(seats) if option(INFO, setup, "first_player") == "random" else 0
    given = begin_from(t, s, _position(setup)) if _position(setup) != USUAL else -1
    if setup.arrangement:
        given = max(given, arrange(t, s, setup.arrangement))
    first = first if given < 0 else given
    begin_turn(Play(t, s, chance), first)
    return s


def _lay_start(t: Tables, s: VentureState, home_paths: bool) -> None:
    """The starting tiles; homes of played colours have a large disk from the beginning (ASV-SETUP-20, -28, -29)."""
    for square, number, colour in t.starts:
        face = number if colour < 0 or home_paths else t.face_number[bare_home(t.faces[number].id)]
        put_tile(t, s, square, face, 0)
        if colour in s.colours:
            planet = 2 * square
            s.planets[planet] = replace(s.planets[planet], owner=s.colours.index(colour), large=True, start=True)


def _launch(t: Tables, s: VentureState) -> None:
    """Each player's starting ship on his home (ASV-SETUP-20, ASV-SETUP-23)."""
    homes = {planet.owner: number for number, planet in s.planets.items() if planet.start}
    for seat in range(len(s.colours)):
        s.port.remove(t.starting_ship)
        s.ships[seat] = Ship(seat, seat, (t.starting_ship,), (), homes[seat] // 2, homes[seat] % 2)
    s.next_ship = len(s.colours)


def _deal_roles(t: Tables, s: VentureState, chance: Chance, *, rookie: bool) -> None:
    """One Explorer each, the others out of play; Captain Rookie may be among them (ASV-VAR3-02, ASV-VAR3-10)."""
    roles = [card for card in s.refuel if t.kinds[card] == "explorer"]
    s.refuel = [card for card in s.refuel if t.kinds[card] != "explorer"]
    if rookie and t.burden >= 0:
        s.port.remove(t.burden)
        roles.append(t.burden)
    chance.shuffle(roles)
    for seat in range(len(s.colours)):
        role = roles.pop()
        if role == t.burden:
            s.ships[seat] = replace(s.ships[seat], extras=(role,))
        else:
            s.roles[seat] = role
    s.out += roles
