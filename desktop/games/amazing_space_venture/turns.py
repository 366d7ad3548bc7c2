"""The run of a turn: drawing and placing tiles, scoring them, and handing on to the next player."""

from __future__ import annotations

from desktop.games.amazing_space_venture.doing import (
    PLANETS_TO_WIN,
    Play,
    clockwise,
    disks,
    opponents,
    planet_address,
)
from desktop.games.amazing_space_venture.events import (
    GameEnded,
    MeteorsPassed,
    QuestClaimed,
    QuestDrawn,
    TilePlaced,
    TileRemoved,
    TilesDrawn,
    TurnBegan,
    TurnMissed,
)
from desktop.games.amazing_space_venture.grid import NAMES, square_address
from desktop.games.amazing_space_venture.knowledge import cards_in_frame
from desktop.games.amazing_space_venture.placement import can_place, put_sun
from desktop.games.amazing_space_venture.regions import put_tile
from desktop.games.amazing_space_venture.scoring import quest_terms, remove_dead_pirates, score_galaxies, score_the_end
from desktop.games.amazing_space_venture.state import PIECES, TILES, EndReason, Term, Turn, VentureState

ENERGY = 7
ANY_PHASE = 0
"""With energy points: no phase is in progress yet."""


def begin_turn(play: Play, seat: int) -> None:
    """Start the turn of a seat: meteors pass, tiles are drawn (ASV-DRAW-02)."""
    s = play.s
    s.turn = Turn(seat, s.turn.number + 1, reds=(0,) * len(s.colours))
    if s.rules.energy_points:
        s.turn.phase = ANY_PHASE
        s.turn.energy = ENERGY
    for meteors in [meteors for meteors in s.meteors if meteors.seat == seat]:
        s.meteors.remove(meteors)
        s.junk.append(meteors.card)
        play.tell(MeteorsPassed(planet_address(meteors.planet)))
    play.tell(TurnBegan(seat, s.turn.number))
    if not s.rules.energy_points:
        draw_tiles(play, seat, s.rules.due)
        tiles_done(play)


def draw_tiles(play: Play, seat: int, due: int) -> None:
    """Draw so many normal tiles, as far as there are; Suns and Quests are replaced at once (ASV-DRAW-07)."""
    s, faces = play.s, play.t.faces
    drawn = []
    while due and s.bag:
        number = s.bag.pop()
        face = faces[number]
        if face.kind == "quest":
            _draw_quest(play, seat, number)
            continue
        drawn.append(number)
        due -= face.kind == "space"
    s.drawn += drawn
    if drawn:
        play.tell(TilesDrawn(seat, tuple(faces[number].id for number in drawn)))
    _remove_stuck(play, seat)


def _draw_quest(play: Play, seat: int, number: int) -> None:
    if play.s.rules.solitaire and play.t.faces[number].quest != "strong_empire":
        play.s.removed.append(number)  # nobody to visit or trade with (ASV-VAR5-02)
        play.tell(TileRemoved(seat, play.t.faces[number].id))
        return
    play.s.quests[seat].append(number)
    play.tell(QuestDrawn(seat, play.t.faces[number].id))


def _remove_stuck(play: Play, seat: int) -> None:
    """When none of the drawn tiles has a place, they leave the game and normal ones are replaced (ASV-DRAW-05)."""
    s = play.s
    if not s.drawn or any(can_place(play.t, s, number) for number in s.drawn):
        return
    stuck, s.drawn = s.drawn, []
    s.removed += stuck
    for number in stuck:
        play.tell(TileRemoved(seat, play.t.faces[number].id))
    due = sum(play.t.faces[number].kind == "space" for number in stuck)
    if due:
        draw_tiles(play, seat, due)


def place_tile(play: Play, seat: int, number: int, square: int, rotation: int) -> None:
    """Lay a drawn tile on the board; the last one ends the tile phase."""
    s, face = play.s, play.t.faces[number]
    s.drawn.remove(number)
    play.tell(TilePlaced(seat, face.id, NAMES[square], rotation))
    if face.kind == "sun":
        put_sun(play.t, s, square, number, rotation)
        place = (square_address(square),)
        play.score(seat, "sun", [Term(len(s.suns), "Sun", place)])
    else:
        put_tile(play.t, s, square, number, rotation)
    s.turn.placed = (*s.turn.placed, square)
    remove_dead_pirates(play)
    _remove_stuck(play, seat)
    tiles_done(play)


def tiles_done(play: Play) -> None:
    """When no tile waits, complete galaxies are scored and the basic turn reaches phase 2 (ASV-GALAXY-15)."""
    if play.s.drawn:
        return
    score_galaxies(play)
    if play.s.turn.phase == TILES and not play.s.rules.energy_points:
        play.s.turn.phase = PIECES


def end_turn(play: Play) -> None:
    """Hand on to the next player who does not miss his turn, or end the game (ASV-TURN-06, ASV-END-01)."""
    s = play.s
    s.idle = 0 if s.turn.placed else s.idle + 1
    if not s.bag:
        finish(play, "tiles")
        return
    seat = s.turn.seat
    while True:
        seat = clockwise(s.colours, seat)[1 % len(s.colours)]
        if s.missing[seat] < 0:
            break
        s.junk.append(s.missing[seat])
        s.missing[seat] = -1
        play.tell(TurnMissed(seat))
    begin_turn(play, seat)


def must_place(s: VentureState) -> bool:
    """With energy points: nobody placed a tile in a full round, so this turn needs one (ASV-VAR1-19)."""
    return s.rules.energy_points and s.idle >= len(s.colours) and not s.turn.placed and bool(s.bag)


def nine_planets(play: Play, seat: int) -> None:
    """The owner of nine planets wins at once (ASV-VAR2-01)."""
    s = play.s
    if s.rules.ninth_planet and not s.ended and disks(s, seat) >= PLANETS_TO_WIN:
        s.winner = seat
        s.ended = "ninth"
        s.out += [card for frame in s.stack for card in cards_in_frame(frame)]
        s.stack.clear()
        play.tell(GameEnded("ninth", (seat,)))


def claim_quest(play: Play, seat: int, number: int) -> None:
    """Reveal a fulfilled Quest and score it (ASV-QUEST-04)."""
    terms = quest_terms(play.t, play.s, seat, number)
    play.s.quests[seat].remove(number)
    play.s.claimed[seat].append(number)
    play.tell(QuestClaimed(seat, play.t.faces[number].id))
    play.score(seat, "quest", terms)


def finish(play: Play, reason: EndReason) -> None:
    """The end of the game: fulfilled Quests, then the final scoring (ASV-END-09, ASV-END-03)."""
    s = play.s
    for seat in range(len(s.colours)):
        for number in s.quests[seat].copy():
            if quest_terms(play.t, s, seat, number):
                claim_quest(play, seat, number)
    score_the_end(play)
    s.ended = reason
    play.tell(GameEnded(reason, winners(s)))


def winners(s: VentureState) -> tuple[int, ...]:
    """The seats that have won a finished game; partners win together (ASV-END-11, ASV-VAR4-05)."""
    totals = team_totals(s)
    if s.winner >= 0:
        return tuple(seat for seat in range(len(totals)) if seat == s.winner or not _opposed(s, seat, s.winner))
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def team_totals(s: VentureState) -> list[int]:
    """Per seat its score, or that of its team."""
    seats = range(len(s.colours))
    return [sum(s.scores[other] for other in seats if not _opposed(s, seat, other)) for seat in seats]


def _opposed(s: VentureState, seat: int, other: int) -> bool:
    return other in opponents(s, seat)
