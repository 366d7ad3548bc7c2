"""A rematch moves everybody one seat on."""

from desktop.kernel.game import SeatSetup, Setup
from desktop.table.newgame.plan import PERSON, NewGame


def test_a_rematch_rotates_people_and_keeps_the_roles_in_place():
    seats = (SeatSetup("Ada", "green"), SeatSetup("Nova", "yellow"), SeatSetup("Jonas", "blue"))
    first = NewGame("space_checkers", Setup(seats, {"diagonals": True}), (PERSON, "greedy", PERSON), seed=7)
    again = first.rotated()
    assert [(seat.name, seat.role) for seat in again.setup.seats] == [
        ("Jonas", "green"),
        ("Ada", "yellow"),
        ("Nova", "blue"),
    ]
    assert again.controllers == (PERSON, PERSON, "greedy")
    assert again.setup.options == {"diagonals": True}
    assert again.seed is None
    assert first.rotated().rotated().rotated().setup == first.setup
