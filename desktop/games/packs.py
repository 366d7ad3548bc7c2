"""Packs and the games they are for."""

from __future__ import annotations

from desktop.games.catalogue import UnknownGame, content_kind
from desktop.kernel.errors import PackProblem
from desktop.kernel.packlook import Inside, look_inside
from desktop.kernel.packs import Pack
from desktop.kernel.words import Sentence


def inside_of(pack: Pack) -> Inside | None:
    """What a pack holds; None where its game is not on this shelf."""
    try:
        return look_inside(content_kind(pack.info.game), pack)
    except UnknownGame:
        return None


def usable_inside(pack: Pack) -> Inside:
    """What a pack holds that is about to be installed. Raises PackProblem when no game here can be played with it."""
    inside = inside_of(pack)
    if inside is None:
        told = "The pack {path} is for a game called “{game}”, which is not on this shelf."
        raise PackProblem(Sentence(told, {"path": str(pack.path), "game": pack.info.game}))
    if not inside.playable:
        told = "The pack {path} cannot be played with, so it is not installed: {why}"
        raise PackProblem(Sentence(told, {"path": str(pack.path), "why": inside.faults[0].sentence}))
    return inside
