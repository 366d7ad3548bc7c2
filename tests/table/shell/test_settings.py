"""Settings are typed, kept as text, and fall back to their defaults when what is kept cannot be read."""

import pytest

from desktop.kernel.errors import LibraryProblem
from desktop.kernel.library import Library
from desktop.kernel.words import Sentence
from desktop.table.kit.theme_qss import Theme
from desktop.table.settings import CurtainUse, Settings, Speed


@pytest.fixture
def store(tmp_path):
    with Library(tmp_path) as library:
        yield library


def test_what_is_set_is_there_again(qtbot, store):
    first = Settings(store)
    first.animation = Speed.FAST
    first.scale = 150
    first.theme = Theme.LIGHT
    first.confirm_moves = True
    again = Settings(store)
    assert (again.animation, again.scale, again.theme, again.confirm_moves) == (Speed.FAST, 150, Theme.LIGHT, True)


def test_a_change_is_told_once(qtbot, store):
    settings = Settings(store)
    told = []
    settings.changed.connect(told.append)
    settings.less_motion = True
    settings.less_motion = True
    assert told == ["less_motion"]


@pytest.mark.parametrize("value", ["", [1], None, "brisk", 7, {}])
def test_what_cannot_be_read_counts_as_not_set(qtbot, store, value):
    for key in ("animation", "less_motion", "scale", "curtain"):
        store.set_setting(key, value)
    settings = Settings(store)
    assert settings.animation is Speed.NORMAL
    assert settings.less_motion is False
    assert settings.scale == 100
    assert settings.curtain is CurtainUse.AUTO


def test_a_setting_holds_even_when_it_cannot_be_kept(qtbot, store, monkeypatch):
    def full(key, value):
        raise LibraryProblem(Sentence("The disk is full."))

    monkeypatch.setattr(store, "set_setting", full)
    settings = Settings(store)
    told = []
    settings.changed.connect(told.append)
    with pytest.raises(LibraryProblem):
        settings.animation = Speed.OFF
    assert settings.animation is Speed.OFF
    assert told == ["animation"]


@pytest.mark.parametrize(
    ("use", "hides", "wanted"),
    [
        (CurtainUse.AUTO, True, True),
        (CurtainUse.AUTO, False, False),
        (CurtainUse.ALWAYS, False, True),
        (CurtainUse.OFF, True, False),
    ],
)
def test_when_a_curtain_is_wanted(qtbot, store, use, hides, wanted):
    settings = Settings(store)
    settings.curtain = use
    assert settings.curtain_wanted(hides) is wanted
