"""A game begun from the draft, in a program of its own."""

from editor.playtest.playtest import Playtest

__all__ = ["Playtest"]
