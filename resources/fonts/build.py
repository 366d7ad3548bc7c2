"""Make the bundled fonts from the subset files of the Fontsource packages.

Run by hand when a font is updated; the program itself only reads the .ttf files beside this script::

    python resources/fonts/build.py FOLDER

FOLDER holds the unpacked npm packages `fontsource-inter-VERSION` and `fontsource-exo-2-VERSION`. Needs
fonttools and brotli, which the program does not. The families are renamed, so that a face of the same name on
the machine is never mixed with ours.
"""

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
FACES = [
    # package, file stem, family, file name, weights, subsets (the first that has a character gives it)
    (
        "fontsource-inter",
        "inter",
        "Starshelf Inter",
        "Inter",
        (400, 500, 600, 700),
        ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"),
    ),
    (
        "fontsource-exo-2",
        "exo-2",
        "Starshelf Exo 2",
        "Exo2",
        (600, 700, 800),
        ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"),
    ),
]


def without(font: TTFont, taken: set[int]) -> TTFont:
    """The font without the characters that an earlier subset already brings."""
    options = Options(layout_features=["*"], name_IDs=["*"], glyph_names=True, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) - taken)
    subsetter.subset(font)
    return font


def rename(font: TTFont, family: str, weight: int) -> None:
    style = WEIGHTS[weight]
    names = font["name"]
    for name_id in (1, 2, 3, 4, 6, 16, 17, 25):
        names.removeNames(nameID=name_id)
    for name_id, text in {
        1: family if style in ("Regular", "Bold") else f"{family} {style}",
        2: style if style in ("Regular", "Bold") else "Regular",
        3: f"{family} {style}",
        4: f"{family} {style}",
        6: f"{family.replace(' ', '')}-{style}",
        16: family,
        17: style,
    }.items():
        names.setName(text, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


def build(packages: Path, target: Path) -> None:
    for package, stem, family, name, weights, subsets in FACES:
        folder = next(packages.glob(f"{package}-[0-9]*")) / "package" / "files"
        for weight in weights:
            with tempfile.TemporaryDirectory() as scratch:
                taken: set[int] = set()
                parts = []
                for subset in subsets:
                    font = TTFont(folder / f"{stem}-{subset}-{weight}-normal.woff2")
                    font.flavor = None
                    characters = set(font.getBestCmap())
                    without(font, taken)
                    taken |= characters
                    parts.append(str(Path(scratch) / f"{subset}.ttf"))
                    font.save(parts[-1])
                merged = Merger().merge(parts)
            rename(merged, family, weight)
            if "STAT" in merged:
                del merged["STAT"]  # describes the axes of the variable original
            merged.save(target / f"{name}-{WEIGHTS[weight]}.ttf")


if __name__ == "__main__":
    build(Path(sys.argv[1]), Path(__file__).parent)
