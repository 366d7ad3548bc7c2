"""The settings that matter while playing, as a menu at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.table.play.flow import Flow
from desktop.table.settings import Settings, Speed


def _tr(text: str) -> str:
    return QCoreApplication.translate("TableMenu", text)


def table_menu(settings: Settings, flow: Flow, parent: QWidget) -> QMenu:
    """A menu that deletes itself when it closes."""
    menu = QMenu(parent)
    menu.setObjectName("table_settings")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _add_interruptions(menu, flow)
    _add_settings(menu, settings)
    if wishes := flow.answering.wishes:
        menu.addSeparator()
        forget = menu.addAction(_tr("Ask again about what is always passed ({count})").format(count=len(wishes)))
        forget.setObjectName("forget_wishes")
        forget.triggered.connect(wishes.clear)
    menu.addSeparator()
    report = menu.addAction(_tr("Report a problem…"))
    report.setObjectName("report_problem")
    report.triggered.connect(lambda: _report(flow, parent))
    return menu


def _report(flow: Flow, parent: QWidget) -> None:
    """A report with the game as the one who looks at the screen sees it."""
    from desktop.table import report
    from desktop.table.report_dialog import report_problem

    report_problem(parent, lambda: report.game_files(flow.session, flow.viewer))


def _add_interruptions(menu: QMenu, flow: Flow) -> None:
    for seat in flow.may_interrupt:
        entry = menu.addAction(_tr("{name} plays something now…").format(name=flow.session.names[seat]))
        entry.setObjectName(f"interrupt_{seat}")
        entry.triggered.connect(lambda _=False, seat=seat: flow.interrupt(seat))
    if menu.actions():
        menu.addSeparator()


def _add_settings(menu: QMenu, settings: Settings) -> None:
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
