"""The Moon path: markers, the tiles on it and the landing."""

from __future__ import annotations

from desktop.games.one_small_step import decks
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step.state import EMPTY, MOON, EndReason
from desktop.games.one_small_step.work import Work, gain_advancement_token, score


def advance(work: Work, team: int, dept: int, steps: int) -> None:
    """One new marker, so many spaces nearer to the Moon, and the tile of the space reached (OSS-MOON-04 to 06,
    OSS-CREWB-01). What leads beyond the Moon is lost (OSS-EDGE-46)."""
    state, player = work.state, work.state.teams[team]
    if player.path == MOON:
        return
    space = min(MOON, player.path + steps)
    player.markers.append(space)
    work.events.append(fl.PathAdvanced(team, space))
    if space == MOON:
        state.landed.append(team)
        announce_last_round(work, "moon")
    tile = state.path[space - 1]
    if tile == EMPTY:
        return
    state.path[space - 1] = EMPTY
    claim(work, team, tile, space)
    if space < MOON:
        gain_advancement_token(work, team)
        decks.take_hazard(work, team, dept)


def claim(work: Work, team: int, tile: int, space: int) -> None:
    """Score a crew tile; space 0 is the spare stack (OSS-CREWB-04)."""
    work.state.teams[team].claimed.append(tile)
    work.events.append(fl.CrewTileClaimed(team, tile, space))
    score(work, team, work.tables.crew_tiles[tile], "crew_tiles", "Crew tile")


def announce_last_round(work: Work, reason: EndReason) -> None:
    """This round is the last one, and both teams are told at once (OSS-UI-17)."""
    if not work.state.last:
        work.state.last = reason
        work.events.append(e.LastRound(reason))
