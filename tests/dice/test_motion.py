"""The way of a die written down as a few moments."""

import pytest

from desktop.dice import throwing
from desktop.dice.motion import Step, length, pose_at, written
from desktop.dice.poses import STEPS_PER_SECOND, Pose, pose_of
from desktop.dice.turns import STILL, angle_of
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import Track
from tests.dice.boxes import request, scattered


def test_the_moments_that_were_kept_lead_close_to_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[list[Step]] = []

    def watched(steps: list[Step]) -> object:
        ways.append(steps)
        return written(steps)

    monkeypatch.setattr(throwing, "written", watched)
    kept = steps = 0
    for seed in range(12):
        ways.clear()
        asked = request(scattered(3, Seeded(seed)), target="0", strength=("soft", "firm", "hard")[seed % 3])
        result = throwing.physical_throw(asked, Seeded(seed))
        for track, way in zip(result.motion, ways, strict=True):
            kept += len(track.keys)
            steps += len(way)
            for number, pose in way:
                shown = pose_at(track, number * 1000 / STEPS_PER_SECOND)
                assert max(abs(a - b) for a, b in zip(shown.place, pose.place, strict=True)) < 0.2
                assert angle_of(shown.turn, pose.turn) < 0.5
    assert kept < steps / 3


def test_a_motion_begins_in_the_hand_and_ends_at_rest() -> None:
    result = throwing.physical_throw(request(), Seeded(2))
    (track,) = result.motion
    assert result.launch is not None
    assert track.keys[0][:7] == (0, result.launch.x, result.launch.y, result.launch.z, *result.launch.turn)
    end = pose_at(track, length(result.motion) + 1000)
    assert end == pose_of(result.rests[-1])
    assert pose_at(track, -5).place == pose_at(track, 0).place


def test_a_die_that_lies_until_it_is_struck_stays_where_it_is() -> None:
    lay = Pose((1.0, 2.0, 0.75), STILL)
    gone = Pose((3.0, 2.0, 0.75), STILL)
    keys = written([(40, lay), (41, lay), (60, gone)])
    track = Track("0", keys)
    assert pose_at(track, 0).place == lay.place
    assert pose_at(track, 1000).place == gone.place


def test_nothing_moved_takes_no_time() -> None:
    assert length(()) == 0
