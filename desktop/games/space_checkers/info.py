"""What the shelf says of Space Checkers."""

from desktop.kernel.game import Choice, GameInfo, Option, Role

INFO = GameInfo(
    id="space_checkers",
    title="Space Checkers",
    pitch="Roll, warp and leap: ten captives win.",
    seats=(2, 4),
    minutes=(20, 30),
    kind="rivals",
    # Clockwise from the south, the order of turns.
    roles=(
        Role("green", "Formic Commune"),
        Role("yellow", "Ixithan Empire"),
        Role("blue", "Kanaloan Alliance"),
        Role("red", "Mechanoid Armada"),
    ),
    options=(
        Option(
            "diagonals",
            "Diagonal wild moves",
            "Whether a free choice of direction may also be diagonal. Games get shorter.",
            (Choice(False, "Four sides only"), Choice(True, "Diagonals too")),
            "SC-MOVE-07",
        ),
        Option(
            "first_player",
            "Who begins",
            "The highest roll of the number die begins, or simply the first seat.",
            (Choice("roll", "Highest roll"), Choice("seat", "First seat")),
            "SC-SETUP-08",
        ),
        Option(
            "opposite_seats",
            "Two players sit opposite",
            "With two players the fleets face each other; switched off, they may also start side by side.",
            (Choice(True, "Opposite sides"), Choice(False, "Any two sides")),
            "SC-SETUP-05",
        ),
    ),
    hides=False,
)
