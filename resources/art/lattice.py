"""Seeded noise and blending, for the scripts beside this file. Needs numpy."""

import numpy as np

Array = np.ndarray


class Noise:
    """Value noise on a seeded lattice, smooth between the points; all arrays may have any shape."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.order = np.concatenate([chance.permutation(256)] * 3)
        self.value = chance.random(256)

    def at(self, x: Array, y: Array, z: Array, period: int = 256) -> Array:
        """The noise at points, from 0 to 1; it repeats after `period` in every direction."""
        cells = [np.floor(axis).astype(int) for axis in (x, y, z)]
        parts = [axis - cell for axis, cell in zip((x, y, z), cells, strict=True)]
        near = [cell % period for cell in cells]
        far = [(cell + 1) % period for cell in near]
        u, v, w = (part * part * part * (part * (part * 6 - 15) + 10) for part in parts)

        def corner(a: int, b: int, c: int) -> Array:
            i, j, k = (far[axis] if beyond else near[axis] for axis, beyond in enumerate((a, b, c)))
            order = self.order
            return self.value[order[order[order[i] + j] + k]]

        def edge(b: int, c: int) -> Array:
            return corner(0, b, c) * (1 - u) + corner(1, b, c) * u

        front, back = (edge(0, c) * (1 - v) + edge(1, c) * v for c in (0, 1))
        return front * (1 - w) + back * w

    def clouded(self, x: Array, y: Array, z: Array, octaves: int) -> Array:
        """Several octaves added up, from 0 to 1 with a middle of 0.5."""
        total, weight, sum_of_weights = np.zeros_like(x), 0.5, 0.0
        for _ in range(octaves):
            total += weight * self.at(x, y, z)
            sum_of_weights += weight
            x, y, z, weight = x * 2.03 + 17.3, y * 2.03 - 9.1, z * 2.03 + 3.7, weight * 0.5
        return total / sum_of_weights

    def tiled(self, x: Array, y: Array, period: int, octaves: int, *, ridged: bool = False) -> Array:
        """Octaves on a plane that repeats after `period` both ways; ridged noise has bright veins."""
        total, weight, sum_of_weights = np.zeros_like(x), 0.5, 0.0
        for octave in range(octaves):
            level = self.at(x, y, np.full_like(x, octave * 7.0), period)
            total += weight * ((1 - np.abs(2 * level - 1)) ** 2 if ridged else level)
            sum_of_weights += weight
            x, y, period, weight = x * 2, y * 2, period * 2, weight * 0.55
        return total / sum_of_weights


def ramp(value: Array, low: float, high: float) -> Array:
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blend(below: Array, paint: tuple[int, int, int] | Array, share: Array) -> Array:
    return below + (np.asarray(paint, float) - below) * share[..., None]
