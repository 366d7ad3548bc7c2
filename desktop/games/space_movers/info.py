"""What the shelf says of Space Movers 2201."""

from desktop.kernel.game import GameInfo, Role

INFO = GameInfo(
    id="space_movers",
    title="Space Movers 2201",
    pitch="Haul cargo, dodge the law, stay in orbit.",
    seats=(1, 7),
    minutes=(60, 120),
    kind="together",
    roles=(
        Role("eli", "Eli"),
        Role("gurn", "Gurn"),
        Role("red", "Red"),
        Role("meda", "MED-A & HER-B"),
        Role("boom", "Boom"),
        Role("lucas", "Lucas"),
        Role("neleh", "Neleh"),
    ),
    ready=False,
)
