"""What the shelf says of Amazing Space Venture."""

from desktop.kernel.game import Choice, GameInfo, Option, Role

_NO_OR_YES = (Choice(False, "No"), Choice(True, "Yes"))

POSITION, USUAL = "position", "usual"
"""The key of the option that content with positions brings along, and its choice for an ordinary beginning."""

INFO = GameInfo(
    id="amazing_space_venture",
    title="Amazing Space Venture",
    pitch="Lay the sky tile by tile, claim its worlds.",
    seats=(1, 4),
    minutes=(60, 90),
    kind="rivals",
    # Clockwise from the north-west of the board, the order of turns.
    roles=(Role("blue", "Blue"), Role("yellow", "Yellow"), Role("green", "Green"), Role("red", "Red")),
    options=(
        Option(
            "first_player",
            "Who begins",
            "Chance picks the first player, or the first seat simply begins.",
            (Choice("random", "Chance decides"), Choice("seat", "First seat")),
            "ASV-SETUP-22",
        ),
        Option(
            "tiles_per_turn",
            "Tiles per turn",
            "More tiles a turn make a shorter game.",
            (Choice(0, "By players: 3 for two, else 2"), Choice(1, "1"), Choice(2, "2"), Choice(3, "3")),
            "ASV-TURN-08",
        ),
        Option(
            "home_paths",
            "Paths on home tiles",
            "Whether Space Paths lead to all four sides of a home tile, or to none.",
            (Choice(4, "Four"), Choice(0, "None")),
            "ASV-TILE-14",
        ),
        Option(
            "energy_points",
            "Energy points",
            "Advanced game: seven energy points a turn, to be spent on anything in any order of phases.",
            _NO_OR_YES,
            "ASV-VAR1-01",
        ),
        Option(
            "ninth_planet",
            "The ninth planet",
            "Whoever owns nine planets first wins at once.",
            _NO_OR_YES,
            "ASV-VAR2-01",
        ),
        Option(
            "role_play",
            "Role play",
            "Everybody plays one of the six Explorers, who is good at something.",
            _NO_OR_YES,
            "ASV-VAR3-01",
        ),
        Option(
            "role_play_rookie",
            "Captain Rookie among the roles",
            "Role play with one more role: who gets the Captain is good at nothing and flies slower.",
            _NO_OR_YES,
            "ASV-VAR3-10",
        ),
        Option(
            "partners",
            "Partners",
            "Four players in two teams, partners opposite each other; the sums decide.",
            _NO_OR_YES,
            "ASV-VAR4-01",
        ),
        Option(
            "solitaire",
            "Solitaire",
            "One player tries for the highest score.",
            _NO_OR_YES,
            "ASV-VAR5-01",
        ),
        Option(
            "kaygus_spares_only_home",
            "The Kaygus spare the only home",
            "Whether The Kaygus may not take the only Home Planet of a player.",
            _NO_OR_YES,
            "ASV-EXPL-13",
        ),
        Option(
            "shuttle_jets_step",
            "Shuttles with Flash-jets step",
            "Whether a Space Shuttle with Flash-jets may step onto a neighbouring tile.",
            _NO_OR_YES,
            "ASV-EXTRA-13",
        ),
    ),
    ready=True,
)
