"""What the shelf says of Amazing Space Venture."""

from desktop.kernel.game import GameInfo, Role

INFO = GameInfo(
    id="amazing_space_venture",
    title="Amazing Space Venture",
    pitch="Lay the sky tile by tile, claim its worlds.",
    seats=(1, 4),
    minutes=(60, 90),
    kind="rivals",
    roles=(Role("blue", "Blue"), Role("green", "Green"), Role("red", "Red"), Role("yellow", "Yellow")),
    ready=False,
)
