"""The rules of Space Checkers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, TypeAlias

from desktop.games.space_checkers import words
from desktop.games.space_checkers.actions import (
    CheckersAction,
    Ended,
    Forfeit,
    Forfeited,
    Move,
    Moved,
    Rolled,
    RolledForFirst,
    Skipped,
)
from desktop.games.space_checkers.advice import reason
from desktop.games.space_checkers.arrangement import arrange
from desktop.games.space_checkers.board import SIDES, Board, compile_board
from desktop.games.space_checkers.content import COLOURS, BoardContent
from desktop.games.space_checkers.evaluate import value
from desktop.games.space_checkers.info import INFO
from desktop.games.space_checkers.moves import consequences, forfeit_refusal, move_refusal, possible_moves
from desktop.games.space_checkers.state import EMPTY, CheckersState, EndReason
from desktop.kernel.arranging import Impossible
from desktop.kernel.chance import Chance
from desktop.kernel.content import content_hash
from desktop.kernel.game import (
    BadSetup,
    Choice,
    Decision,
    Event,
    Game,
    IllegalAction,
    Option,
    OptionValue,
    Outcome,
    Refusal,
    Setup,
    general_setup_refusal,
    option,
)
from desktop.kernel.words import Address, SeatName, Sentence

IDLE_ROUNDS = 3
"""Rounds without any move after which the game ends (SC-WIN-06)."""

Rolls: TypeAlias = tuple[tuple[int, int], ...]
_NO_ROLLS: tuple[Rolls, ...] = ()


class SpaceCheckers(Game[CheckersState, CheckersAction]):
    """Space Checkers on one board definition."""

    state_type: ClassVar[object] = CheckersState
    action_type: ClassVar[object] = CheckersAction

    def __init__(self, content: BoardContent) -> None:
        self.board: Board = compile_board(content)
        self.content_hash = content_hash(content)
        self.info = replace(INFO, options=(_formation_option(content), *INFO.options))
        self._decisions = tuple(Decision((seat,), "move") for seat in range(SIDES))
        self._forfeits = tuple(Forfeit(seat) for seat in range(SIDES))

    # ---- beginning -----------------------------------------------------------------------------------------------

    def propose_roles(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """Opposite sides for two players (SC-SETUP-04), else clockwise from the south."""
        if seats == 2 and options.get("opposite_seats", True):
            return ("green", "blue")
        return COLOURS[:seats]

    def setup_refusal(self, setup: Setup) -> Refusal | None:
        if refusal := general_setup_refusal(self.info, setup):
            return refusal
        sides = [_side(seat.role) for seat in setup.seats]
        if len(sides) == 2 and option(self.info, setup, "opposite_seats") and abs(sides[0] - sides[1]) != 2:
            return Refusal(
                "SC-SETUP-04",
                Sentence("Two players sit opposite each other: choose green and blue, or yellow and red."),
            )
        try:
            self._position(setup, sides)
        except Impossible as problem:
            return problem.refusal
        return None

    def _position(self, setup: Setup, sides: Sequence[int]) -> tuple[list[int], list[list[int]], int]:
        """The cells, the captives of each seat, and the seat that begins or -1. Raises Impossible."""
        formation = str(option(self.info, setup, "formation"))
        return arrange(self.board, sides, formation, setup.arrangement or {})

    def start(self, setup: Setup, chance: Chance) -> CheckersState:
        if refusal := self.setup_refusal(setup):
            raise BadSetup(refusal)
        sides = tuple(_side(seat.role) for seat in setup.seats)
        cells, prisoners, given = self._position(setup, sides)
        first, rolls = max(given, 0), _NO_ROLLS
        if given < 0 and option(self.info, setup, "first_player") == "roll":
            first, rolls = _roll_for_first(len(sides), chance)
        state = CheckersState(
            content=self.content_hash,
            sides=sides,
            diagonals=bool(option(self.info, setup, "diagonals")),
            board=cells,
            prisoners=prisoners,
            opening_rolls=rolls,
            turn=first,
            pips=0,
            direction=0,
            turns=0,
            idle=0,
            ended="",
        )
        self._roll(state, chance)
        return state

    def _roll(self, state: CheckersState, chance: Chance) -> Rolled:
        state.turns += 1
        state.pips = chance.below(6) + 1
        die = self.board.direction_die
        state.direction = die[chance.below(len(die))]
        return Rolled(state.turn, state.pips, state.direction)

    # ---- turns ---------------------------------------------------------------------------------------------------

    def decision(self, state: CheckersState) -> Decision | None:
        return None if state.ended else self._decisions[state.turn]

    def legal(self, state: CheckersState) -> list[CheckersAction]:
        if state.ended:
            return []
        moves: list[CheckersAction] = list(possible_moves(self.board, state))
        return moves or [self._forfeits[state.turn]]

    def refusal(self, state: CheckersState, action: CheckersAction) -> Refusal | None:
        if state.ended:
            return Refusal("SC-INV-03", Sentence("The game is over."))
        if action.seat != state.turn:
            return Refusal("SC-TURN-01", Sentence("It is the turn of {who}.", {"who": SeatName(state.turn)}))
        if isinstance(action, Forfeit):
            return forfeit_refusal(self.board, state, action)
        return move_refusal(self.board, state, action)

    def play(self, state: CheckersState, action: CheckersAction, chance: Chance) -> list[Event]:
        if refusal := self.refusal(state, action):
            raise IllegalAction(refusal)
        if isinstance(action, Forfeit):
            state.idle += 1
            events: list[Event] = [Forfeited(action.seat)]
        else:
            state.idle = 0
            events = [moved := self._move(state, action)]
            if moved.captured and (reason := _end_reason(self.board, state)):
                return [*events, _end(state, reason)]
        self._next_turn(state, chance, events)
        return events

    def _move(self, state: CheckersState, move: Move) -> Moved:
        """Move the pawn and imprison what it jumps (SC-CAPTURE-02)."""
        moved = consequences(self.board, state, move)
        for place, owner in moved.captured:
            state.board[self.board.number(place)] = EMPTY
            state.prisoners[move.seat].append(owner)
        state.board[self.board.number(moved.start)] = EMPTY
        state.board[self.board.number(moved.path[-1])] = move.seat
        return moved

    def _next_turn(self, state: CheckersState, chance: Chance, events: list[Event]) -> None:
        """Pass the turn clockwise, over seats without pawns (SC-WIN-03), and roll; or end a stalled game."""
        while True:
            if state.idle >= IDLE_ROUNDS * len(state.sides):
                events.append(_end(state, "stalled"))
                return
            state.turn = _clockwise(state.sides, state.turn)
            if state.turn in state.board:
                events.append(self._roll(state, chance))
                return
            events.append(Skipped(state.turn))
            state.turns += 1
            state.idle += 1

    def outcome(self, state: CheckersState) -> Outcome | None:
        if not state.ended:
            return None
        scores = tuple(map(len, state.prisoners))
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        winners = _leaders(state)
        return Outcome(winners, ranks, scores, words.ending(state, winners, self.board.prison_cells))

    # ---- what seats know and think -------------------------------------------------------------------------------

    def view(self, state: CheckersState, seat: int) -> CheckersState:
        """Nothing is hidden."""
        return state.copy()

    def imagine(self, view: CheckersState, seat: int, chance: Chance) -> CheckersState:
        """Nothing is hidden."""
        return view.copy()

    def evaluate(self, state: CheckersState, seat: int) -> float:
        return value(self.board, state, seat)

    def reason(self, state: CheckersState, action: CheckersAction) -> Sentence | None:
        if isinstance(action, Forfeit):
            return None
        after = state.copy()
        return reason(self.board, after, self._move(after, action))

    def conserved(self, state: CheckersState) -> Mapping[str, int]:
        """Pawns of each fleet on the field and in prisons (SC-INV-01)."""
        taken = [owner for captives in state.prisoners for owner in captives]
        return {COLOURS[side]: state.board.count(seat) + taken.count(seat) for seat, side in enumerate(state.sides)}

    # ---- words ---------------------------------------------------------------------------------------------------

    def beginning(self, state: CheckersState) -> list[Event]:
        rolls: list[Event] = [RolledForFirst(rolls) for rolls in state.opening_rolls]
        return [*rolls, Rolled(state.turn, state.pips, state.direction)]

    def prompt(self, state: CheckersState) -> Sentence:
        if outcome := self.outcome(state):
            return outcome.reason
        wild = self.board.wild[state.sides[state.turn]]
        return words.prompt(
            state,
            can_move=any(possible_moves(self.board, state)),
            has_wild_pawns=any(owner == state.turn and wild[cell] for cell, owner in enumerate(state.board)),
        )

    def steps(self, action: CheckersAction) -> tuple[Address, ...]:
        return words.steps(action)

    def label(self, state: CheckersState, action: CheckersAction) -> Sentence:
        return words.label(self.board, state, action)

    def tell(self, event: Event) -> Sentence | None:
        return words.tell(event)


def _formation_option(content: BoardContent) -> Option:
    return Option(
        "formation",
        "Formation",
        "How the pawns of each fleet stand at the start, seen from its own side.",
        tuple(Choice(formation.name, formation.title) for formation in content.formations),
        "SC-SETUP-06",
    )


def _side(role: str) -> int:
    return next(side for side, colour in enumerate(COLOURS) if colour == role)


def _roll_for_first(seats: int, chance: Chance) -> tuple[int, tuple[Rolls, ...]]:
    """The seat that begins and the rounds of rolls that decided it (SC-SETUP-08)."""
    rivals = list(range(seats))
    rounds = []
    while len(rivals) > 1:
        rolls = tuple((seat, chance.below(6) + 1) for seat in rivals)
        rounds.append(rolls)
        best = max(pips for _, pips in rolls)
        rivals = [seat for seat, pips in rolls if pips == best]
    return rivals[0], tuple(rounds)


def _clockwise(sides: Sequence[int], seat: int) -> int:
    """The seat that follows clockwise; sides are numbered clockwise."""
    return min(range(len(sides)), key=lambda other: (sides[other] - sides[seat] - 1) % SIDES)


def _end_reason(board: Board, state: CheckersState) -> EndReason:
    """Why a capture ends the game: the prison is full (SC-WIN-01) or nobody can fill his any more (SC-WIN-04)."""
    if len(state.prisoners[state.turn]) >= board.prison_cells:
        return "full"
    pawns = [state.board.count(seat) for seat in range(len(state.sides))]
    within_reach = [
        len(captives) + sum(pawns) - own
        for own, captives in zip(pawns, state.prisoners, strict=True)
        if own  # a seat without pawns captures nothing more
    ]
    return "" if max(within_reach) >= board.prison_cells else "unreachable"


def _leaders(state: CheckersState) -> tuple[int, ...]:
    """The seats with most captives; one alone when a prison is full, as the first to fill it ends the game."""
    most = max(map(len, state.prisoners))
    return tuple(seat for seat, captives in enumerate(state.prisoners) if len(captives) == most)


def _end(state: CheckersState, reason: EndReason) -> Ended:
    state.ended = reason
    return Ended(_leaders(state))
