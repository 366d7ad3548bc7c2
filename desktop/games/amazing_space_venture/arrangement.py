"""An arranged beginning: tiles on the board, ships on planets, and what is drawn first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from pydantic import Field

from desktop.games.amazing_space_venture.grid import NAMES, NUMBER
from desktop.games.amazing_space_venture.models import COLOURS, Berth, Colour, LaidTile
from desktop.games.amazing_space_venture.placement import placement_refusal
from desktop.games.amazing_space_venture.regions import put_tile
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.arranging import ArrangementModel, Impossible, Top, lay_on_top, read


class VentureArrangement(ArrangementModel):
    """A position to begin from: everything is taken from where it lies at an ordinary beginning."""

    tiles: Annotated[tuple[LaidTile, ...], Field(max_length=160)] = ()
    """Space tiles beside the starting tiles, in any order; they bring nobody points."""
    ships: dict[Colour, Berth] = Field(default_factory=dict)
    """Where the starting ships are; left out, at home."""
    top_tiles: Top = ()
    """Space tiles that are drawn first."""
    top: Top = ()
    """Cards that are drawn first, from the deck each belongs to."""
    turn: Colour | None = None
    """Who begins; left out, the option decides."""


def arrange(t: Tables, s: VentureState, raw: Mapping[str, Any]) -> int:
    """Change a beginning, before the first turn; the seat that begins, or -1 for the option's. Raises Impossible."""
    wanted = read(VentureArrangement, raw)
    _lay_tiles(t, s, list(wanted.tiles))
    for colour, berth in wanted.ships.items():
        _move_ship(s, colour, berth)
    s.bag = _on_top(s.bag, [_tile(t, name) for name in wanted.top_tiles], t)
    cards = [_card(t, name) for name in wanted.top]
    s.port = _cards_on_top(t, s.port, [card for card in cards if card in t.port_cards])
    s.refuel = _cards_on_top(t, s.refuel, [card for card in cards if card not in t.port_cards])
    return _seat(s, wanted.turn) if wanted.turn else -1


def begin_from(t: Tables, s: VentureState, name: str) -> int:
    """Change a beginning into one of the content's positions; gives the same. Raises Impossible."""
    position = next(one for one in t.content.positions if one.id == name)
    played = {COLOURS[number] for number in s.colours}
    _lay_tiles(t, s, list(position.tiles))
    for ship in position.ships:
        if ship.colour in played:
            _move_ship(s, ship.colour, ship)
    return _seat(s, position.turn) if position.turn in played else -1


def _seat(s: VentureState, colour: Colour) -> int:
    number = COLOURS.index(colour)
    if number not in s.colours:
        raise Impossible("Nobody plays {colour} in this game.", colour=colour)
    return s.colours.index(number)


# ---- tiles ---------------------------------------------------------------------------------------------------------


def _tile(t: Tables, name: str) -> int:
    number = t.face_number.get(name, -1)
    if not 0 <= number < t.kinds_of_tiles:
        raise Impossible("There is no Space tile “{tile}”.", tile=name)
    return number


def _lay_tiles(t: Tables, s: VentureState, waiting: list[LaidTile]) -> None:
    """Lay tiles where each touches another, in whatever order that is possible (ASV-PLACE-01, ASV-PLACE-05)."""
    for laid in waiting:
        number = _tile(t, laid.tile)
        if t.faces[number].kind != "space":
            raise Impossible("{tile} is no tile that can lie on the board at the beginning.", tile=laid.tile)
        if number not in s.bag:
            count = t.faces[number].count
            raise Impossible("The tile “{tile}” is there {count} times only.", tile=laid.tile, count=count)
        s.bag.remove(number)
    while waiting:
        laid = next((one for one in waiting if NUMBER[one.square] in s.frontier), waiting[0])
        square = NUMBER[laid.square]
        number = _tile(t, laid.tile)
        if refused := placement_refusal(t, s, number, square, laid.rotation):
            raise Impossible("{tile}: {why}", refused.rule, tile=laid.tile, why=str(refused.sentence))
        put_tile(t, s, square, number, laid.rotation)
        waiting.remove(laid)


def _on_top(tiles: list[int], wanted: list[int], t: Tables) -> list[int]:
    try:
        return lay_on_top(tiles, wanted)
    except LookupError as missing:
        face = t.faces[missing.args[0]]
        raise Impossible("The bag holds no more “{tile}” to be drawn first.", tile=face.id) from missing


# ---- ships and cards -----------------------------------------------------------------------------------------------


def _move_ship(s: VentureState, colour: Colour, berth: Berth) -> None:
    seat, square = _seat(s, colour), NUMBER[berth.square]
    spot = "ab".index(berth.planet)
    if 2 * square + spot not in s.planets:
        raise Impossible("There is no planet {planet} on {square}.", planet=berth.planet, square=NAMES[square])
    s.ships[seat] = replace(s.ships[seat], square=square, spot=spot)


def _card(t: Tables, name: str) -> int:
    if name not in t.card_number:
        raise Impossible("There is no card “{card}”.", card=name)
    return t.card_number[name]


def _cards_on_top(t: Tables, deck: list[int], wanted: list[int]) -> list[int]:
    try:
        return lay_on_top(deck, wanted)
    except LookupError as missing:
        card = t.cards[missing.args[0]]
        raise Impossible("The deck holds no more “{card}” to be drawn first.", card=card.title) from missing
