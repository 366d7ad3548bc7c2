"""Positions of Space Checkers drawn as text, so that a test reads like a diagram in a rulebook.

    position(
        '''
        10  . g y . . . . . . .
        ''',
        roll="3 red",
    )

A drawn row begins with its number; rows left out are empty. Letters are pawns by colour: g, y, b, r. A dot is an
empty cell, E the Earth. Columns count from 1 in the west, rows from 1 in the north.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from desktop.games.space_checkers import load
from desktop.games.space_checkers.actions import Direction, Forfeit, Move, Moved, Place
from desktop.games.space_checkers.game import SpaceCheckers
from desktop.games.space_checkers.state import EMPTY, CheckersState
from desktop.kernel.chance import Seeded, Tape
from desktop.kernel.game import Event, OptionValue, SeatSetup, Setup

COLOURS = ("green", "yellow", "blue", "red")
FACES = {"green": 0, "yellow": 1, "blue": 2, "red": 3, "WILD": -1}
GAME = load()


def table(*colours: str, **options: OptionValue) -> Setup:
    """A setup with these colours, in seat order."""
    return Setup(tuple(SeatSetup(colour.title(), colour) for colour in colours), options)


def dice(roll: str, game: SpaceCheckers = GAME) -> list[int]:
    """The chance outcomes that give a roll such as "5 green" or "2 WILD"."""
    pips, face = roll.split()
    return [int(pips) - 1, game.board.direction_die.index(FACES[face])]


def start(
    *colours: str, roll: str, first: str | None = None, game: SpaceCheckers = GAME, **options: OptionValue
) -> Scene:
    """A new game in which the first roll is given; ``first`` begins, otherwise the first colour."""
    setup = table(*colours, first_player="seat", **options)
    state = game.start(setup, Tape(dice(roll, game)))
    state.turn = colours.index(first or colours[0])
    return Scene(game, state, colours)


def position(
    drawing: str,
    roll: str,
    turn: str = "green",
    seats: str = "green blue",
    prisons: dict[str, str] | None = None,
    game: SpaceCheckers = GAME,
    **options: OptionValue,
) -> Scene:
    """A position in the middle of a game. ``prisons`` holds the captives of a colour, such as ``"b b y"``."""
    colours = tuple(seats.split())
    opposite = len(colours) != 2 or colours in {("green", "blue"), ("yellow", "red")}
    scene = start(*colours, roll=roll, first=turn, game=game, opposite_seats=opposite, **options)
    letters = [colour[0] for colour in colours]
    scene.state.board = [EMPTY] * game.board.size**2
    for row in filter(str.strip, drawing.splitlines()):
        number, *cells = row.split()
        assert len(cells) == game.board.size, f"row {number} has {len(cells)} cells"
        for column, letter in enumerate(cells, start=1):
            cell = game.board.number((int(number), column))
            assert (letter == "E") <= (cell in game.board.earth), f"the Earth is not at {number}, {column}"
            if letter in letters:
                scene.state.board[cell] = letters.index(letter)
            else:
                assert letter in ".E", f"nobody plays {letter!r}"
    for colour, captives in (prisons or {}).items():
        scene.state.prisoners[colours.index(colour)] = [letters.index(letter) for letter in captives.split()]
    return scene


def foreseen(game: SpaceCheckers, state: CheckersState, move: Move) -> Moved:
    """The path and the captures of a legal move."""
    moved = game.play(state.copy(), move, Seeded(0))[0]
    assert isinstance(moved, Moved)
    return moved


@dataclass
class Scene:
    """A position and what can be asked of it."""

    game: SpaceCheckers
    state: CheckersState
    colours: tuple[str, ...]

    # ---- what stands where -----------------------------------------------------------------------------------

    def at(self, row: int, column: int) -> str | None:
        """The colour of the pawn on a cell."""
        owner = self.state.board[self.game.board.number((row, column))]
        return None if owner == EMPTY else self.colours[owner]

    def pawns(self, colour: str) -> set[Place]:
        seat = self.colours.index(colour)
        return {place for cell, place in enumerate(self.game.board.places) if self.state.board[cell] == seat}

    def prison(self, colour: str) -> list[str]:
        """The captives of a colour, in the order taken."""
        return [self.colours[owner] for owner in self.state.prisoners[self.colours.index(colour)]]

    @property
    def turn(self) -> str:
        return self.colours[self.state.turn]

    def winners(self) -> set[str]:
        """Who won; nobody while the game goes on."""
        outcome = self.game.outcome(self.state)
        return {self.colours[seat] for seat in outcome.winners} if outcome else set()

    # ---- what may be done ------------------------------------------------------------------------------------

    def rolled(self, roll: str) -> Scene:
        """The same position after another roll."""
        state = self.state.copy()
        pips, face = roll.split()
        state.pips, state.direction = int(pips), FACES[face]
        return Scene(self.game, state, self.colours)

    def move(self, row: int, column: int, towards: str) -> Move:
        return Move(self.state.turn, row, column, cast(Direction, towards))

    def ways(self, row: int, column: int) -> set[str]:
        """The directions in which the pawn on a cell may move."""
        return {move.towards for move in self._moves() if (move.row, move.column) == (row, column)}

    def movable(self) -> set[Place]:
        """The cells of all pawns that may move."""
        return {(move.row, move.column) for move in self._moves()}

    def _moves(self) -> list[Move]:
        return [action for action in self.game.legal(self.state) if isinstance(action, Move)]

    def must_forfeit(self) -> bool:
        """Whether passing is all that is left, and is accepted."""
        only = [Forfeit(self.state.turn)]
        return self.game.legal(self.state) == only and self.game.refusal(self.state, only[0]) is None

    def lands(self, row: int, column: int, towards: str) -> Place:
        """Where a legal move ends."""
        return self.preview(row, column, towards).path[-1]

    def takes(self, row: int, column: int, towards: str) -> list[Place]:
        """The cells of the pawns that a legal move captures."""
        return [place for place, _ in self.preview(row, column, towards).captured]

    def preview(self, row: int, column: int, towards: str) -> Moved:
        """What a legal move would do, found out the way the table does it: by playing it on a copy."""
        move = self.move(row, column, towards)
        assert move in self.game.legal(self.state)
        return foreseen(self.game, self.state, move)

    def refuses(self, row: int, column: int, towards: str) -> str:
        """The id of the rule that forbids a move."""
        return self._refused(self.move(row, column, towards))

    def refuses_passing(self) -> str:
        """The id of the rule that forbids to forfeit the turn."""
        return self._refused(Forfeit(self.state.turn))

    def _refused(self, action: Move | Forfeit) -> str:
        refusal = self.game.refusal(self.state, action)
        assert refusal is not None, f"{action} is not refused"
        assert action not in self.game.legal(self.state)
        return refusal.rule

    # ---- going on --------------------------------------------------------------------------------------------

    def play(self, row: int, column: int, towards: str, *, then: str = "1 green") -> list[Event]:
        """Make a move; the next player rolls ``then``."""
        return self.game.play(self.state, self.move(row, column, towards), Tape(dice(then, self.game)))

    def forfeit(self, *, then: str = "1 green") -> list[Event]:
        return self.game.play(self.state, Forfeit(self.state.turn), Tape(dice(then, self.game)))
