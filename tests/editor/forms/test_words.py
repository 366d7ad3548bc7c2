"""Every word in the editor's resources is the word for something that the game's models have."""

from importlib.resources import files
from typing import Any

import pytest
from pydantic_core import from_json

from desktop.games.catalogue import GAMES, content_kind
from editor.forms.shapes import Choice, Constant, Counts, Group, Kinds, Many, Maybe, Places, Shape, shape_of


class Spoken:
    """What the models of a game can be asked words for."""

    def __init__(self, game: str) -> None:
        self.known: dict[str, set[str]] = {"parts": set(), "fields": set(), "kinds": set(), "values": set()}
        for part in content_kind(game).parts:
            self.known["parts"].add(part.name)
            self._look(shape_of(part.model), part.name)

    def _look(self, shape: Shape, owner: str = "") -> None:
        match shape:
            case Group():
                for field in shape.fields:
                    self.known["fields"] |= {field.name, f"{shape.name}.{field.name}"}
                    if isinstance(field.shape, Constant):  # the kind of a thing that comes in one kind only
                        self.known["kinds"].add(str(field.shape.value))
                    self._look(field.shape)
            case Kinds():
                for kind, group in shape.groups:
                    self.known["kinds"] |= {kind, f"{owner}:{kind}", f"{group.name}:{kind}"}
                    self._look(group)
            case Maybe() | Many():
                self._look(shape.inner)
            case Places():
                for inner in shape.inner:
                    self._look(inner)
            case Choice():
                self.known["values"].update(shape.options)
            case Counts():
                self.known["values"].update(shape.keys)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_word_is_for_something(game: str) -> None:
    words: dict[str, Any] = from_json(files("resources").joinpath("editor", f"{game}.json").read_bytes())
    known = Spoken(game).known
    assert not [f"{name}: {word}" for name, has in known.items() for word in words.get(name, ()) if word not in has]
