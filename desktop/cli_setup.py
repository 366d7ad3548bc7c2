"""From the words of a command line to a game and its setup."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from desktop.cli_trouble import Misuse
from desktop.games.catalogue import UnknownGame, content_kind
from desktop.kernel.compose import compose
from desktop.kernel.content import Content, base_content
from desktop.kernel.errors import ContentProblem
from desktop.kernel.game import Game, GameInfo, OptionValue, SeatSetup, Setup
from desktop.kernel.packs import read_pack
from desktop.kernel.words import Sentence
from desktop.players.choose import PLAYERS

LARGEST_ARRANGEMENT = 1 << 20
"""Bytes; the fullest board takes a hundredth of it."""
YOU = "you"
"""What the command line calls the person at the screen."""


def content_with(game_id: str, packs: Sequence[Path]) -> Content[Any]:
    """A game's own content with packs. Raises Misuse, PackProblem or ContentProblem.

    Where the window leaves out the bad items of a pack and goes on with the good ones, a command refuses the whole
    pack: figures or pictures of half a pack would mislead.
    """
    try:
        kind = content_kind(game_id)
    except UnknownGame as problem:
        raise Misuse(problem.sentence) from problem
    content: Content[Any] = compose(kind, [read_pack(path) for path in packs]) if packs else base_content(kind)
    if content.faults:
        raise ContentProblem(content.faults)
    return content


def parse_seats(seats: str, *, people: bool) -> tuple[str, ...]:
    """The players named in ``"you,greedy"``. Raises Misuse."""
    known = ([YOU] if people else []) + list(PLAYERS)
    named = tuple(part.strip() for part in seats.split(","))
    for name in named:
        if name not in known:
            raise Misuse(
                Sentence(
                    "There is no player “{name}” for --seats; choose from {known}, one for each seat.",
                    {"name": name, "known": ", ".join(known)},
                )
            )
    return named


def setup_of(
    game: Game[Any, Any],
    players: Sequence[str],
    options: Sequence[str],
    arrangement: dict[str, Any] | None = None,
) -> Setup:
    """A setup with the proposed roles. Raises Misuse when the game refuses it."""
    chosen = dict(_option(game.info, text) for text in options)
    names = [_name(players, seat) for seat in range(len(players))]
    # Numbers of seats that the game does not know get no roles; its own refusal of the setup says what is wrong.
    roles = game.propose_roles(len(players), chosen)[: len(players)]
    seats = tuple(SeatSetup(name, role) for name, role in zip_longest(names, roles, fillvalue=""))
    setup = Setup(seats, chosen, arrangement)
    if refusal := game.setup_refusal(setup):
        raise Misuse(refusal.sentence)
    return setup


def arrangement_of(file: Path | None, top: Sequence[str]) -> dict[str, Any] | None:
    """What a game is to begin with: a file's arrangement, with further cards on top. Raises Misuse."""
    if file is None:
        return {"top": list(top)} if top else None
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST_ARRANGEMENT + 1)
        raw = from_json(data, allow_inf_nan=False) if len(data) <= LARGEST_ARRANGEMENT else None
    except OSError as error:
        raise _unusable(file, error.strerror or str(error)) from error
    except ValueError as error:
        raise _unusable(file, f"it is no JSON: {error}") from error
    if not isinstance(raw, dict):
        raise _unusable(file, "a JSON object of at most 1 MiB was expected")
    if top:
        raw["top"] = [*top, *(raw["top"] if isinstance(raw.get("top"), list) else ())]
    return raw


def _unusable(file: Path, why: str) -> Misuse:
    return Misuse(Sentence("{file} is no arrangement to begin with ({why}).", {"file": str(file), "why": why}))


def _name(players: Sequence[str], seat: int) -> str:
    """A name for a seat, such as "Greedy 2" where several seats are played alike."""
    player = players[seat]
    number = players[: seat + 1].count(player)
    return player.title() if players.count(player) == 1 else f"{player.title()} {number}"


def _option(info: GameInfo, text: str) -> tuple[str, OptionValue]:
    """The key and value of ``"diagonals=true"``. A value that the option does not know is left to the refusal."""
    key, equals, value = text.partition("=")
    if not equals:
        raise Misuse(Sentence("The option “{text}” needs a value: write --option {text}=VALUE.", {"text": text}))
    for option in info.options:
        for choice in option.choices:
            if option.key == key and str(choice.value).lower() == value.lower():
                return key, choice.value
    return key, value
