"""Settings are typed, kept as text, and fall back to their defaults when what is kept cannot be read."""

import pytest

from desktop.table.settings import CurtainUse, Memory, Settings, Speed, Theme


@pytest.fixture
def store():
    return Memory()


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


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", '"brisk"', "7"])
def test_what_cannot_be_read_counts_as_not_set(qtbot, store, text):
    for key in ("animation", "less_motion", "scale", "names", "curtain"):
        store.set_setting(key, text)
    settings = Settings(store)
    assert settings.animation is Speed.NORMAL
    assert settings.less_motion is False
    assert settings.scale in (100,)
    assert settings.curtain is CurtainUse.AUTO
    assert isinstance(settings.names, tuple)


def test_the_latest_names_come_first_and_each_once(qtbot, store):
    settings = Settings(store)
    settings.remember_names(["Ada", "Mira"])
    settings.remember_names(["Jonas", "Ada"])
    assert settings.names == ("Jonas", "Ada", "Mira")
    settings.remember_names([f"Guest {number}" for number in range(20)])
    assert len(settings.names) == 12


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
