"""What the shelf says of Space Movers 2201."""

from desktop.kernel.game import Choice, GameInfo, Option, Role

INFO = GameInfo(
    id="space_movers",
    title="Space Movers 2201",
    pitch="Haul cargo, dodge the law, stay in orbit.",
    seats=(2, 7),
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
    options=(
        Option(
            "start_resources",
            "Difficulty",
            "How full the batteries of the Liberty are at the start.",
            (
                Choice("normal", "Normal: three quarters"),
                Choice("easy", "Easy: full"),
                Choice("difficult", "Difficult: half"),
                Choice("insane", "Insane: one quarter"),
            ),
            "SM-VARIANT-01",
        ),
        Option(
            "random_objectives",
            "Number of random objectives",
            "How many random objectives win the game. An adventure always has five.",
            (Choice(5, "5"), *(Choice(number, str(number)) for number in range(1, 21) if number != 5)),
            "SM-VARIANT-03",
        ),
        Option(
            "roll_mat",
            "Roll mat",
            "The advanced side has areas that decide dice touching them.",
            (Choice("standard", "Standard"), Choice("advanced", "Advanced")),
            "SM-SETUP-16",
        ),
        Option(
            "characters",
            "Choosing characters",
            "Characters as chosen here, or chosen in play, from the highest roll down.",
            (Choice("given", "As chosen here"), Choice("rolled", "Rolled for in play")),
            "SM-SETUP-12",
        ),
        Option(
            "open_hands",
            "Hands",
            "Whether the crew shows each other the cards in hand.",
            (Choice(True, "Open"), Choice(False, "Hidden")),
            "SM-UI-12",
        ),
        Option(
            "empty_deck",
            "When the deck is empty",
            "What a draw from an empty deck means.",
            (
                Choice("reshuffle", "Shuffle the discard pile"),
                Choice("skip", "Draw nothing"),
                Choice("lose", "The crew loses"),
            ),
            "SM-EDGE-02",
        ),
        Option(
            "eye_removal",
            "Erasing eyes",
            "Where the Communications action may take an eye from.",
            (Choice("liberty_planet", "The Liberty's planet"), Choice("any_planet", "Any planet")),
            "SM-EDGE-33",
        ),
        Option(
            "restricted_routes",
            "Routes at headquarters",
            "Whether leaving headquarters asks for a check like entering it.",
            (Choice("both_ways", "Check both ways"), Choice("hq_entry_only", "Check on entering only")),
            "SM-EDGE-50",
        ),
        Option(
            "repeat_capture",
            "Captured twice",
            "What a capture die does that names somebody already in interrogation.",
            (Choice("nothing", "Nothing"), Choice("reroll", "Roll again")),
            "SM-EDGE-67",
        ),
        Option(
            "hq_pursuit_counts_as_caught",
            "Pursuit drawn at headquarters",
            "Whether it loses the game with a card that forbids being caught.",
            (Choice(False, "Not a capture"), Choice(True, "Counts as caught")),
            "SM-EDGE-83",
        ),
        Option(
            "medical_bay_check",
            "Healing in the Medical Bay",
            "Whether it simply works or needs a check.",
            (Choice("none", "No check"), Choice("intelligence_or_medical", "Intelligence check")),
            "SM-EDGE-36",
        ),
    ),
)
