from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables


def value(t: Tables, s: VentureState, seat: int) -> float:
    return 0.0
