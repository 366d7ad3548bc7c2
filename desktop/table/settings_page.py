"""The settings, each with a sentence that says what it does. Every change holds at once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop import VERSION
from desktop.table.kit import fonts
from desktop.table.kit.theme_qss import Theme
from desktop.table.kit.widgets.beside import BesideLayout
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.page import Page
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.widgets.switch import Switch
from desktop.table.kit.widgets.text import hint, label
from desktop.table.settings import SCALES, CurtainUse, Settings, Speed

_BESIDE = 300
"""Pixels of words that must be left for a control to stand beside them."""


class SettingRow(QWidget):
    """A name, a sentence and a control, side by side where there is room."""

    def __init__(self, title: str, words: str, control: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        texts = QWidget(self)
        rows = QVBoxLayout(texts)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(label(title, fonts.font(15, 600), parent=texts))
        rows.addWidget(hint(words, texts))
        BesideLayout(texts, control, _BESIDE, self)


class SettingsPage(Page):
    restart_wanted = Signal()
    help_anchor = "starshelf/settings"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Settings"), parent, width=860)
        self._settings = settings
        self._scale_at_start = settings.scale
        self.controls: dict[str, Segments | Switch] = {}
        self._add_motion()
        self._add_play()
        self._add_looks()
        self._add_about()
        self.rows.addStretch(1)

    def _add_motion(self) -> None:
        panel = self._panel(self.tr("Motion"))
        speeds = [
            (Speed.OFF, self.tr("Off")),
            (Speed.SLOW, self.tr("Slow")),
            (Speed.NORMAL, self.tr("Normal")),
            (Speed.FAST, self.tr("Fast")),
        ]
        words = self.tr("How fast dice roll and pieces move. A click or any key skips what runs.")
        self._choice(panel, "animation", self.tr("Animation"), words, speeds)
        words = self.tr("Nothing lifts, drifts or twinkles; what happened is shown by fading.")
        self._switch(panel, "less_motion", self.tr("Less motion"), words)

    def _add_play(self) -> None:
        panel = self._panel(self.tr("At the table"))
        words = self.tr("Light up what can be chosen before anything is picked.")
        self._switch(panel, "show_legal", self.tr("Show possible moves"), words)
        words = self.tr("Ask once more before a move is made, against slips of the hand.")
        self._switch(panel, "confirm_moves", self.tr("Confirm moves"), words)
        uses = [
            (CurtainUse.AUTO, self.tr("When something is hidden")),
            (CurtainUse.ALWAYS, self.tr("Always")),
            (CurtainUse.OFF, self.tr("Never")),
        ]
        words = self.tr("Cover the window when the laptop goes from one person to the next.")
        self._choice(panel, "curtain", self.tr("Curtain between people"), words, uses)

    def _add_looks(self) -> None:
        panel = self._panel(self.tr("Looks"))
        scales = [(percent, f"{percent} %") for percent in SCALES]
        words = self.tr(
            "Of everything on the screen, on top of what your system sets. It holds from the next start on."
        )
        self._choice(panel, "scale", self.tr("Size"), words, scales)
        self.restart = Button(self.tr("Restart Starshelf now"), panel, look=Look.OUTLINE)
        self.restart.clicked.connect(self.restart_wanted)
        self.restart.setVisible(False)
        panel.rows.addWidget(self.restart, 0, Qt.AlignmentFlag.AlignRight)
        themes = [
            (Theme.SYSTEM, self.tr("As the system")),
            (Theme.LIGHT, self.tr("Light")),
            (Theme.DARK, self.tr("Dark")),
        ]
        words = self.tr("Of dialogs and help pages. The shelf and the boards keep their night sky.")
        self._choice(panel, "theme", self.tr("Theme"), words, themes)

    def _add_about(self) -> None:
        panel = self._panel(self.tr("About Starshelf"))
        words = self.tr("Free to use, to change and to pass on. These people's work is in it, under these licences.")
        self.licences = Button(self.tr("Version and licences"), panel, look=Look.OUTLINE)
        self.licences.clicked.connect(self._show_about)
        panel.rows.addWidget(SettingRow(f"Starshelf {VERSION}", words, self.licences, panel))
        words = self.tr("One file with the version, your system and the log, for whoever mends the program.")
        self.report = Button(self.tr("Report a problem"), panel, look=Look.OUTLINE)
        self.report.clicked.connect(self._report)
        panel.rows.addWidget(SettingRow(self.tr("Something is wrong?"), words, self.report, panel))

    def _show_about(self) -> None:
        from desktop.table.about import AboutDialog

        AboutDialog(self).exec()

    def _report(self) -> None:
        from desktop.table.report_dialog import report_problem

        report_problem(self)

    # ---- rows ------------------------------------------------------------------------------------------------

    def _panel(self, heading: str) -> Panel:
        panel = Panel(heading, self.column)
        self.rows.addWidget(panel)
        return panel

    def _choice(
        self, panel: Panel, name: str, title: str, words: str, choices: Sequence[tuple[Enum | int, str]]
    ) -> None:
        values = [value for value, _ in choices]
        control = Segments(title, [text for _, text in choices], panel)
        control.choose(values.index(getattr(self._settings, name)))
        control.chosen.connect(lambda number: self._set(name, values[number]))
        self._add(panel, name, title, words, control)

    def _switch(self, panel: Panel, name: str, title: str, words: str) -> None:
        control = Switch(title, panel)
        control.setAccessibleDescription(words)
        control.setChecked(getattr(self._settings, name))
        control.clicked.connect(lambda on: self._set(name, on))
        self._add(panel, name, title, words, control)

    def _add(self, panel: Panel, name: str, title: str, words: str, control: Segments | Switch) -> None:
        self.controls[name] = control
        panel.rows.addWidget(SettingRow(title, words, control, panel))

    def _set(self, name: str, value: Any) -> None:
        setattr(self._settings, name, value)
        self.restart.setVisible(self._settings.scale != self._scale_at_start)
