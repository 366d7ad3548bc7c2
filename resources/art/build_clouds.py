"""Make clouds.jpg: three square fields of noise, one below the other, each repeating without a seam.

Run by hand when the picture is to change; the program only reads the picture::

    python resources/art/build_clouds.py

The fields are soft clouds (bent by other noise), veins, and grain. Skies and planets are cut from them.
"""

from pathlib import Path

import numpy as np
from lattice import Array, Noise
from PySide6.QtGui import QImage

SIZE = 512


def stretched(field: Array) -> Array:
    """The field with the darkest and the brightest hundredth at the ends of the range."""
    low, high = np.quantile(field, (0.005, 0.995))
    return np.clip((field - low) / (high - low), 0, 1)


def build(target: Path) -> None:
    x, y = np.meshgrid(np.arange(SIZE) / SIZE, np.arange(SIZE) / SIZE)
    bend = Noise(2)
    dx = bend.tiled(x * 4, y * 4, 4, 5) - 0.5
    dy = bend.tiled(x * 4 + 0.5, y * 4 + 2.5, 4, 5) - 0.5
    soft = Noise(21).tiled(x * 4 + dx * 2.4, y * 4 + dy * 2.4, 4, 7)
    veins = Noise(9).tiled(x * 5 + dx * 1.7, y * 5 - dy * 1.7, 5, 6, ridged=True)
    grain = Noise(33).tiled(x * 16 + dx, y * 16 + dy, 16, 5)
    stacked = np.concatenate([stretched(field) for field in (soft, veins, grain)])
    grey = np.ascontiguousarray((stacked * 255).round().astype(np.uint8))
    QImage(grey.data, SIZE, 3 * SIZE, SIZE, QImage.Format.Format_Grayscale8).save(str(target), "JPG", 82)


if __name__ == "__main__":
    build(Path(__file__).with_name("clouds.jpg"))
