"""The bundled type: one text family with wide language cover, one display family for titles."""

from functools import cache
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase

BODY = "Starshelf Inter"
DISPLAY = "Starshelf Exo 2"


@cache
def install() -> None:
    """Make the bundled families known to Qt; needs a QGuiApplication and is done once.

    Raises RuntimeError if a font file is missing or damaged.
    """
    for face in sorted(files("resources").joinpath("fonts").iterdir(), key=lambda entry: entry.name):
        if face.name.endswith(".ttf") and QFontDatabase.addApplicationFontFromData(face.read_bytes()) < 0:
            raise RuntimeError(f"The font file {face.name} cannot be read: install Starshelf again.")


def font(
    size: float,
    weight: int = 400,
    family: str = BODY,
    *,
    spacing: float = 0.0,
    tabular: bool = False,
) -> QFont:
    """A face of `size` logical pixels, rounded to a whole number.

    BODY has the weights 400, 500, 600 and 700; DISPLAY has 600, 700 and 800.

    `spacing` adds so many pixels after each letter; `tabular` gives all figures one width, for columns.
    """
    install()
    made = QFont(family)
    made.setPixelSize(max(1, round(size)))
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


def display(size: float, weight: int = 700, *, spacing: float = 0.0) -> QFont:
    """A face of the display family, for titles and large figures."""
    return font(size, weight, DISPLAY, spacing=spacing)
