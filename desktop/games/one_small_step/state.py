"""The complete position of a game of One Small Step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from desktop.games.one_small_step.frames import Frame

US, USSR = 0, 1
TEAMS = ("us", "ussr")
HIDDEN = -9
"""Stands in a view for a card that the seat may not know. The top card of the Event deck shows its back, as minus the
number of its era (OSS-UI-09)."""
EMPTY = -1
"""A space without a card, tile or worker."""
NOBODY = -1
SPACES = 9
"""Five Earth spaces and the four draft spaces after them."""
OPEN_SPACE = 4
FIRST_DRAFT = 5
MOON = 6
LOWEST_MEDIA, HIGHEST_MEDIA = -3, 8
PERSONNEL_LIMIT = 3
TOKEN = 2
"""In the place of a worker's type: a Flexible token."""

Term = Literal["missions", "hazards", "crew_tiles", "cards", "counts", "tiles", "earth", "penalties"]
TERMS: tuple[Term, ...] = (
    "missions",
    "hazards",
    "crew_tiles",
    "cards",
    "counts",
    "tiles",
    "earth",
    "penalties",
)
"""What VP come from; they add up to the score."""

EndReason = Literal["", "moon", "events", "crew_missions"]


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of this game."""

    beginner: bool
    start_missions: str
    start_token_kind: str
    start_token_choice: str
    window_initiative: str
    team_disagreement: str
    limit_binds: str
    loop_without_tiles: str
    vp_floor: bool
    token_cap: bool
    printed_supply: bool
    end_on_crew_missions: str
    tiebreak: str


@dataclass(slots=True)
class Team:
    """One nation and everything it owns. Lists over resources have nine numbers."""

    tokens: list[int]
    """Temporary tokens."""
    fresh: list[int]
    spent: list[int]
    new: list[int]
    """Temporary tokens gained in this turn (OSS-RES-13)."""
    vp: int
    terms: list[int]
    """The score by ``TERMS``."""
    media: int
    markers: list[int]
    """Path spaces with a crew marker, in the order reached."""
    hand: list[int]
    row: list[int]
    """Personnel cards in play."""
    used: list[int]
    """Personnel cards used in this round, one entry a use."""
    tiles: list[int]
    """Unused media tiles."""
    advancement_tokens: int
    advancements: list[int]
    powers: list[int]
    """Advancements whose use of this round is spent."""
    t2: list[int]
    t1: list[int]
    launch: list[int]
    crew_deck: list[int]
    missions: list[int]
    """The team discard: successful missions, and so on."""
    hazards: list[int]
    developments: list[int]
    dropped: list[int]
    used_media: list[int]
    used_satellite: list[int]
    claimed: list[int]
    home: list[int]
    """Engineers and administrators on the Agency board."""
    orbit: int
    """Satellite markers in orbit with this team's side up."""
    known: list[int]
    """Hazards on missions that the team has looked at."""
    before: list[int]
    """How the team stood as the round began: the score by ``TERMS``, then Media and the Moon path."""

    @property
    def standing(self) -> list[int]:
        """How the team stands, as ``before`` keeps it."""
        return [*self.terms, self.media, self.path]

    @property
    def path(self) -> int:
        """How far the team has come on the Moon path: 0 to 6."""
        return self.markers[-1] if self.markers else 0

    def copy(self) -> Team:
        return Team(
            self.tokens.copy(),
            self.fresh.copy(),
            self.spent.copy(),
            self.new.copy(),
            self.vp,
            self.terms.copy(),
            self.media,
            self.markers.copy(),
            self.hand.copy(),
            self.row.copy(),
            self.used.copy(),
            self.tiles.copy(),
            self.advancement_tokens,
            self.advancements.copy(),
            self.powers.copy(),
            self.t2.copy(),
            self.t1.copy(),
            self.launch.copy(),
            self.crew_deck.copy(),
            self.missions.copy(),
            self.hazards.copy(),
            self.developments.copy(),
            self.dropped.copy(),
            self.used_media.copy(),
            self.used_satellite.copy(),
            self.claimed.copy(),
            self.home.copy(),
            self.orbit,
            self.known.copy(),
            self.before.copy(),
        )


Placed: TypeAlias = tuple[int, int]
"""(team, type) of a worker on the board; the type is 0, 1 or ``TOKEN``."""


@dataclass(slots=True)
class StepState:
    """Decks are lists with the top card last. Nothing is drawn before it is needed, so that a view can hide it."""

    content: str
    rules: Rules
    seats: tuple[tuple[int, int], tuple[int, int]]
    """Per team the seats of its engineers and of its administrators."""
    stack: list[Frame]
    round: int
    phase: int
    """1 to 7; 0 while the game is set up."""
    leader: int
    """The team that leads this phase."""
    turn: int
    """The team whose turn it is, or ``NOBODY``."""
    done: list[int]
    """Per team whether it is done with the phase; in Phase 6 a bit for each department, and 4 for a third play."""
    fixes: int
    """Rolls that may be chosen in this turn; the three below count for this turn as well."""
    swaps: int
    extra: int
    """Workers placed after this one before the turn is over."""
    cheaper: int
    last: EndReason
    """Why this round is the last one."""
    ended: bool
    landed: list[int]
    """Teams on the Moon, in the order they came."""
    top: int
    """The team whose Media cube lies on top when both share a space."""
    teams: list[Team]
    events: list[int]
    draft: list[int]
    workers: list[list[Placed]]
    """Per space."""
    satellites: list[int]
    """The Satellite mission deck."""
    hazards: list[int]
    """The Hazard deck."""
    attached: list[tuple[int, int]]
    """(mission, hazard) for each Hazard on a mission of a queue."""
    lost_missions: list[int]
    """The game discard."""
    lost_hazards: list[int]
    advancements: list[int]
    offer: list[int]
    """The four face-up Advancements."""
    satellite_tiles: list[int]
    media_tiles: list[int]
    crew_tiles: list[int]
    path: list[int]
    """The crew tile on path spaces 1 to 6."""
    covered: list[int]
    """Per upgrade 1 while its marker lies on it; four for each Earth space (see tables.py)."""

    def copy(self) -> StepState:
        return StepState(
            self.content,
            self.rules,
            self.seats,
            self.stack.copy(),
            self.round,
            self.phase,
            self.leader,
            self.turn,
            self.done.copy(),
            self.fixes,
            self.swaps,
            self.extra,
            self.cheaper,
            self.last,
            self.ended,
            self.landed.copy(),
            self.top,
            [team.copy() for team in self.teams],
            self.events.copy(),
            self.draft.copy(),
            [placed.copy() for placed in self.workers],
            self.satellites.copy(),
            self.hazards.copy(),
            self.attached.copy(),
            self.lost_missions.copy(),
            self.lost_hazards.copy(),
            self.advancements.copy(),
            self.offer.copy(),
            self.satellite_tiles.copy(),
            self.media_tiles.copy(),
            self.crew_tiles.copy(),
            self.path.copy(),
            self.covered.copy(),
        )
