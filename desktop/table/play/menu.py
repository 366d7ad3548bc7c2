"""The settings that matter while playing, as a menu at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.table.settings import Settings, Speed


def _tr(text: str) -> str:
    return QCoreApplication.translate("TableMenu", text)


def settings_menu(settings: Settings, parent: QWidget) -> QMenu:
    """A menu that deletes itself when it closes."""
    menu = QMenu(parent)
    menu.setObjectName("table_settings")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(_tr("Animation")).setEnabled(False)  # a section's title is not shown by every style
    group = QActionGroup(menu)
    for speed, title in (
        (Speed.SLOW, _tr("Slow")),
        (Speed.NORMAL, _tr("Normal")),
        (Speed.FAST, _tr("Fast")),
        (Speed.OFF, _tr("Off")),
    ):
        action = menu.addAction(title)
        action.setCheckable(True)
        action.setChecked(settings.animation is speed)
        action.triggered.connect(lambda _=False, speed=speed: setattr(settings, "animation", speed))
        group.addAction(action)
    menu.addSeparator()
    for name, title in (
        ("less_motion", _tr("Less motion")),
        ("confirm_moves", _tr("Confirm every move")),
        ("show_legal", _tr("Show what may be chosen")),
    ):
        action = menu.addAction(title)
        action.setCheckable(True)
        action.setChecked(getattr(settings, name))
        action.toggled.connect(lambda on, name=name: setattr(settings, name, on))
    return menu
