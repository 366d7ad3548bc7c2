"""What packs hold, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.catalogue import GAMES
from desktop.kernel.faults import Fault, shortened
from desktop.kernel.manifest import PackInfo
from desktop.kernel.packlook import Holding, Inside
from desktop.kernel.words import listed

_LONG_WORD, _PIECE = 21, 10
"""Words of so many letters may be broken after so many."""
_LINES = 10


def _tr(text: str) -> str:
    return QCoreApplication.translate("Packs", text)


def game_title(game: str) -> str:
    """The name of a pack's game, also of one that is not on this shelf."""
    return GAMES[game].title if game in GAMES else game


def breakable(text: str) -> str:
    """The text with invisible gaps in words so long that no line would hold them."""
    return re.sub(rf"\S{{{_LONG_WORD},}}", lambda word: "\u200b".join(_pieces(word[0])), text)


def _pieces(word: str) -> list[str]:
    return [word[place : place + _PIECE] for place in range(0, len(word), _PIECE)]


def prose(text: str, letters: int) -> str:
    """A description as it is shown: without empty lines, and no longer than so many letters and ten lines."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return breakable(shortened("\n".join(lines[:_LINES]), letters))


def byline(info: PackInfo) -> str:
    """Version, author and licence in one line."""
    said = [_tr("Version {version}").format(version=info.version)]
    if info.author.strip():
        said.append(_tr("by {author}").format(author=info.author))
    if info.licence.strip():
        said.append(info.licence)
    return breakable(" · ".join(said))


def _names(part: str) -> tuple[str, str, str]:
    """A part as one item, as several, and as a whole."""
    known = {
        "adventures": (_tr("adventure"), _tr("adventures"), _tr("the adventures")),
        "random_objectives": (_tr("random objective"), _tr("random objectives"), _tr("the random objectives")),
        "events": (_tr("event"), _tr("events"), _tr("the events")),
        "pursuits": (_tr("pursuit"), _tr("pursuits"), _tr("the pursuits")),
        "cargoes": (_tr("cargo"), _tr("cargoes"), _tr("the cargoes")),
        "reactions": (_tr("reaction card"), _tr("reaction cards"), _tr("the reaction cards")),
        "characters": (_tr("character"), _tr("characters"), _tr("the characters")),
        "rooms": (_tr("room"), _tr("rooms"), _tr("the rooms of the ship")),
        "map": (_tr("map"), _tr("maps"), _tr("the map")),
        "bars": (_tr("bar"), _tr("bars"), _tr("the bars")),
        "box": (_tr("dice box"), _tr("dice boxes"), _tr("the dice box")),
        "board": (_tr("board"), _tr("boards"), _tr("the board")),
        "starts": (_tr("starting tile"), _tr("starting tiles"), _tr("the starting tiles")),
        "tiles": (_tr("tile"), _tr("tiles"), _tr("the tiles")),
        "cards": (_tr("card"), _tr("cards"), _tr("the cards")),
        "missions": (_tr("mission"), _tr("missions"), _tr("the missions")),
        "hazards": (_tr("hazard"), _tr("hazards"), _tr("the hazards")),
        "advancements": (_tr("advancement"), _tr("advancements"), _tr("the advancements")),
        "satellite_tiles": (_tr("satellite tile"), _tr("satellite tiles"), _tr("the satellite tiles")),
        "media_tiles": (_tr("media tile"), _tr("media tiles"), _tr("the media tiles")),
        "crew_tiles": (_tr("crew tile"), _tr("crew tiles"), _tr("the crew tiles")),
        "earth": (_tr("Earth space"), _tr("Earth spaces"), _tr("the Earth spaces")),
        "dice": (_tr("die"), _tr("dice"), _tr("the dice")),
    }
    plain = part.replace("_", " ")
    return known.get(part, (plain, plain, plain))


def _holding(holding: Holding) -> str:
    one, many, whole = _names(holding.part)
    if holding.items is None:
        return _tr("replaces {part}").format(part=whole)
    count = f"{holding.items} {one if holding.items == 1 else many}"
    if holding.mode == "add":
        return _tr("adds {count}").format(count=count)
    return _tr("replaces {part} by {count}").format(part=whole, count=count)


def holds(inside: Inside) -> str:
    """What a pack brings, as one sentence without its full stop."""
    said = [_holding(holding) for holding in inside.holdings]
    if inside.pictures:
        pictures = _tr("1 picture") if inside.pictures == 1 else _tr("{count} pictures")
        said.append(_tr("brings {pictures}").format(pictures=pictures.format(count=inside.pictures)))
    text = listed(said).fill(translate=_tr) if said else _tr("holds nothing that this game knows")
    return text[0].upper() + text[1:]


def left_out(faults: Sequence[Fault], most: int) -> list[str]:
    """The faults of a pack, one line each; what is beyond ``most`` is counted."""
    lines = [breakable(fault.sentence.fill(translate=_tr)) for fault in faults[:most]]
    if (more := len(faults) - most) > 0:
        lines.append(_tr("and {count} more").format(count=more))
    return lines
