"""Who sits where, and the position a game begins with."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.one_small_step.arrangement import first_cards, on_top
from desktop.games.one_small_step.frames import FirstTokens, PlaceStart
from desktop.games.one_small_step.info import INFO
from desktop.games.one_small_step.rounds import CLOSED
from desktop.games.one_small_step.state import EMPTY, NOBODY, SPACES, TEAMS, TERMS, USSR, Rules, StepState, Team
from desktop.games.one_small_step.tables import Tables
from desktop.kernel.chance import Chance
from desktop.kernel.game import Refusal, Setup, option
from desktop.kernel.words import Sentence

DEPARTMENTS = ("engineer", "administrator")
PATH_TILES = 5
FACE_UP_ADVANCEMENTS = 4
DRAFT = 4
PROPOSED = {
    2: ("us", "ussr"),
    3: ("us_engineer", "ussr", "us_administrator"),
    4: ("us_engineer", "ussr_engineer", "us_administrator", "ussr_administrator"),
}


def seats_by_team(setup: Setup) -> dict[str, list[int]]:
    """Per team the seats of its engineers and administrators; -1 where nobody plays them."""
    found = {team: [-1, -1] for team in TEAMS}
    for seat, player in enumerate(setup.seats):
        team, _, department = player.role.partition("_")
        for number, name in enumerate(DEPARTMENTS):
            if department in ("", name):
                found[team][number] = seat
    return found


def team_of_role(role: str) -> str:
    """The nation that a role belongs to."""
    return role.partition("_")[0]


def seats_refusal(setup: Setup) -> Refusal | None:
    """Each team has one player for both departments, or one for each (OSS-TEAM-04, OSS-TEAM-05)."""
    roles = {player.role for player in setup.seats}
    for team, title in zip(TEAMS, ("United States", "Soviet Union"), strict=True):
        parts = {role for role in roles if role.startswith(f"{team}_")}
        if (team in roles) == bool(parts) or (parts and len(parts) < 2):
            return Refusal(
                "OSS-TEAM-02",
                Sentence(
                    "{nation} needs one player for the whole team, or one for the engineers and one for the "
                    "administration.",
                    {"nation": f"The {title}"},
                ),
            )
    return None


def rules_of(setup: Setup) -> Rules:
    def chosen(key: str) -> str:
        return str(option(INFO, setup, key))

    return Rules(
        chosen("mode") == "beginner",
        chosen("start_missions"),
        chosen("start_token_kind"),
        chosen("start_token_choice"),
        chosen("window_initiative"),
        chosen("team_disagreement"),
        chosen("limit_binds"),
        chosen("loop_without_tiles"),
        chosen("vp_floor") == "0",
        chosen("advancement_token_cap") == "9",
        chosen("token_supply") == "printed",
        chosen("end_on_crew_missions"),
        chosen("tiebreak"),
    )


def begin(tables: Tables, content: str, setup: Setup, chance: Chance) -> StepState:
    """Shuffle, deal and lay out; the teams' first choices are pending (OSS-SETUP-01 to 20).

    Raises Impossible when the game cannot begin as arranged."""
    rules = rules_of(setup)
    first = first_cards(tables, setup.arrangement, beginner=rules.beginner)
    seats = seats_by_team(setup)
    crew_tiles = _shuffled(chance, [tile for tile in range(len(tables.crew_tiles)) if tile != tables.moon_tile])
    path = [*(crew_tiles.pop() for _ in range(PATH_TILES)), tables.moon_tile]
    advancements = [] if rules.beginner else _shuffled(chance, list(range(len(tables.advancements))))
    advancements = on_top(advancements, first.advancements)
    offer = [advancements.pop() if advancements else EMPTY for _ in range(FACE_UP_ADVANCEMENTS)]
    events = on_top(_event_deck(tables, chance), first.events)
    draft = [events.pop() for _ in range(DRAFT)]
    starting = _starting_missions(tables, rules, chance, first.missions)
    return StepState(
        content=content,
        rules=rules,
        seats=((seats["us"][0], seats["us"][1]), (seats["ussr"][0], seats["ussr"][1])),
        stack=[
            FirstTokens((USSR, 1 - USSR)),
            PlaceStart(1 - USSR, starting[1 - USSR]),
            PlaceStart(USSR, starting[USSR]),
        ],
        round=0,
        phase=0,
        leader=USSR,
        turn=NOBODY,
        done=[CLOSED, CLOSED],
        fixes=0,
        swaps=0,
        extra=0,
        cheaper=0,
        last="",
        ended=False,
        landed=[],
        top=USSR,
        teams=[_team(tables, nation, chance, first.missions) for nation in (0, 1)],
        events=events,
        draft=draft,
        workers=[[] for _ in range(SPACES)],
        satellites=on_top(
            _shuffled(chance, [n for n, row in enumerate(tables.missions) if not row.crewed and not row.starting]),
            first.missions,
        ),
        hazards=on_top(_shuffled(chance, list(range(len(tables.hazards)))), first.hazards),
        attached=[],
        lost_missions=[],
        lost_hazards=[],
        advancements=advancements,
        offer=offer,
        satellite_tiles=on_top(_shuffled(chance, list(range(len(tables.satellite_tiles)))), first.satellite_tiles),
        media_tiles=on_top(_shuffled(chance, list(range(len(tables.media_tiles)))), first.media_tiles),
        crew_tiles=crew_tiles,
        path=path,
        covered=[0 if rules.beginner else 1] * len(tables.upgrades),
    )


def _shuffled(chance: Chance, cards: list[int]) -> list[int]:
    chance.shuffle(cards)
    return cards


def _event_deck(tables: Tables, chance: Chance) -> list[int]:
    """Era 1 above Era 2 above Era 3; the top card is the last (OSS-SETUP-08)."""
    eras = (_shuffled(chance, [n for n, row in enumerate(tables.events) if row.era == era]) for era in (3, 2, 1))
    return [card for era in eras for card in era]


def _starting_missions(
    tables: Tables, rules: Rules, chance: Chance, first: Sequence[int]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two for each team: one of each difficulty, or any (OSS-EDGE-01); those that come first to the United States."""
    easy, hard = (
        _shuffled(chance, [n for n, row in enumerate(tables.missions) if row.starting == difficulty])
        for difficulty in (1, 2)
    )
    if rules.start_missions == "random":
        easy, hard = (lambda four: (four[:2], four[2:]))(_shuffled(chance, easy + hard))
    easy, hard = (sorted(cards, key=lambda card: card not in first) for cards in (easy, hard))
    return (easy[0], hard[0]), (easy[1], hard[1])


def _team(tables: Tables, nation: int, chance: Chance, first: Sequence[int]) -> Team:
    return Team(
        tokens=[0] * 9,
        fresh=[0] * 9,
        spent=[0] * 9,
        new=[0] * 9,
        vp=0,
        terms=[0] * len(TERMS),
        media=0,
        markers=[],
        hand=[],
        row=[],
        used=[],
        tiles=[],
        advancement_tokens=0,
        advancements=[],
        powers=[],
        t2=[],
        t1=[],
        launch=[],
        crew_deck=on_top(
            _shuffled(chance, [n for n, row in enumerate(tables.missions) if row.nation == nation]), first
        ),
        missions=[],
        hazards=[],
        developments=[],
        dropped=[],
        used_media=[],
        used_satellite=[],
        claimed=[],
        home=[2, 2],
        orbit=0,
        known=[],
        before=[0] * (len(TERMS) + 2),
    )
