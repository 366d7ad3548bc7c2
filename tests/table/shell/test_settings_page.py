"""Every setting can be changed by mouse and by keys, and holds at once."""

import pytest
from PySide6.QtCore import Qt

from desktop.table.kit.theme_qss import Theme
from desktop.table.settings import CurtainUse, Speed
from desktop.table.settings_page import SettingsPage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(open_window):
    window = open_window()
    window.show_settings()
    assert isinstance(window.page, SettingsPage)
    return window.page


def test_choices_by_mouse(qtbot, page, context):
    qtbot.mouseClick(page.controls["animation"].segments[3], LEFT)
    qtbot.mouseClick(page.controls["curtain"].segments[1], LEFT)
    assert context.settings.animation is Speed.FAST
    assert context.settings.curtain is CurtainUse.ALWAYS


def test_switches_by_mouse_and_space(qtbot, page, context):
    qtbot.mouseClick(page.controls["less_motion"], LEFT)
    page.controls["confirm_moves"].setFocus()
    qtbot.keyClick(page.controls["confirm_moves"], Qt.Key.Key_Space)
    assert context.settings.less_motion
    assert context.settings.confirm_moves


def test_choices_by_arrow_keys(qtbot, page, context):
    segments = page.controls["animation"].segments
    segments[2].setFocus()
    qtbot.keyClick(segments[2], Qt.Key.Key_Left)
    assert context.settings.animation is Speed.SLOW


def test_the_page_opens_with_what_is_set(open_window, context):
    context.settings.theme = Theme.LIGHT
    context.settings.show_legal = False
    window = open_window()
    window.show_settings()
    assert window.page.controls["theme"].value == 1
    assert not window.page.controls["show_legal"].isChecked()


def test_another_size_offers_a_restart(qtbot, page):
    assert not page.restart.isVisible()
    qtbot.mouseClick(page.controls["scale"].segments[4], LEFT)
    assert page.restart.isVisible()
    window = page.window()
    qtbot.mouseClick(page.restart, LEFT)
    assert window.restart_wanted
    assert not window.isVisible()


def test_back_to_the_old_size_needs_no_restart(qtbot, page):
    qtbot.mouseClick(page.controls["scale"].segments[4], LEFT)
    qtbot.mouseClick(page.controls["scale"].segments[0], LEFT)
    assert not page.restart.isVisible()


@pytest.mark.parametrize(("theme", "dark"), [(Theme.LIGHT, False), (Theme.DARK, True)])
def test_the_theme_reaches_dialogs(qapp, page, context, theme, dark):
    context.settings.theme = Theme.DARK if theme is Theme.LIGHT else Theme.LIGHT
    context.settings.theme = theme
    window = qapp.palette().color(qapp.palette().ColorRole.Window)
    assert (window.lightnessF() < 0.5) is dark
