"""What the shelf says of One Small Step."""

from desktop.kernel.game import GameInfo, Role

INFO = GameInfo(
    id="one_small_step",
    title="One Small Step",
    pitch="Two agencies race from orbit to the Moon.",
    seats=(2, 4),
    minutes=(60, 90),
    kind="teams",
    roles=(
        Role("usa_engineer", "United States, engineers"),
        Role("ussr_engineer", "Soviet Union, engineers"),
        Role("usa_administrator", "United States, administration"),
        Role("ussr_administrator", "Soviet Union, administration"),
    ),
    ready=False,
)
