"""The chi-square test against printed tables."""

import pytest

from desktop.table.statistics.evenness import strays


@pytest.mark.parametrize(
    ("chi", "faces", "share"),
    [
        (3.841, 2, 0.05),
        (5.991, 3, 0.05),
        (1.145, 6, 0.95),
        (11.070, 6, 0.05),
        (15.086, 6, 0.01),
        (4.168, 10, 0.9),
        (8.343, 10, 0.5),
        (16.919, 10, 0.05),
        (27.877, 10, 0.001),
        (18.307, 11, 0.05),
    ],
)
def test_the_share_agrees_with_printed_tables(chi: float, faces: int, share: float) -> None:
    # Two faces that are off by the same amount, up and down, give any chi-square that is wanted.
    due = 100_000_000
    off = round((chi * due / 2) ** 0.5)
    counts = [due + off, due - off, *[due] * (faces - 2)]
    assert strays(counts, [float(due)] * faces) == pytest.approx(share, rel=0.003)


def test_nothing_rolled_is_not_suspicious() -> None:
    assert strays([0] * 10, [0.0] * 10) == 1.0


def test_a_loaded_die_is_found_out() -> None:
    assert strays([90, 2, 1, 3, 2, 2], [100 / 6] * 6) < 1e-9
