"""The dialog "Report a problem": a few words, what goes along, and one file to send."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLabel, QPlainTextEdit, QWidget

from desktop.kernel.errors import Problem
from desktop.table.kit import problems
from desktop.table.kit.dialogs import Dialog, tell
from desktop.table.kit.icons import Icon

GameFiles = Callable[[], Mapping[str, bytes]]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Report", text)


class ReportDialog(Dialog):
    """Asks what happened, and shows what the file will hold before it is written."""

    def __init__(self, game: GameFiles | None, parent: QWidget | None = None) -> None:
        super().__init__(
            _tr("Report a problem"),
            _tr(
                "Say what you did and what went wrong. Starshelf writes one file with your words, the version, your "
                "system and the log. Nothing is sent: pass the file on to whoever mends the program."
            ),
            [_tr("Save the file …"), _tr("Cancel")],
            parent,
            icon=Icon.WARNING,
        )
        self._game = game
        self.written = QPlainTextEdit(self)
        self.written.setPlaceholderText(_tr("What happened, and what did you expect?"))
        self.written.setAccessibleName(_tr("What happened"))
        self.written.setTabChangesFocus(True)
        self.written.setMinimumHeight(110)
        self.words.addWidget(self.written)
        self.with_game = QCheckBox(_tr("Take the game along as you see it"), self)
        without = _tr("Without the hidden cards of others, and without anybody's name.")
        self.with_game.setAccessibleDescription(without)
        self.with_game.setChecked(game is not None)
        self.with_game.setVisible(game is not None)
        self.words.addWidget(self.with_game)
        if game is not None:
            hint = QLabel(without, self)
            hint.setWordWrap(True)
            self.words.addWidget(hint)
        self.written.setFocus()

    def content(self) -> dict[str, bytes]:
        """What the file holds."""
        from desktop.table import report  # costs a start 20 ms

        game = self._game() if self._game is not None and self.with_game.isChecked() else None
        return report.files(self.written.toPlainText(), game)


def report_problem(parent: QWidget | None, game: GameFiles | None = None) -> Path | None:
    """Ask for words and a place, write the report there; where it lies, or None when there is none."""
    from desktop.table import report

    dialog = ReportDialog(game, parent)
    dialog.exec()
    if dialog.chosen != 0:
        return None
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or str(Path.home())
    name = f"starshelf-report-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.zip"
    chosen, _ = QFileDialog.getSaveFileName(
        parent, _tr("Save a report"), str(Path(folder) / name), f"{_tr('Reports')} (*.zip)"
    )
    if not chosen:
        return None
    target = Path(chosen) if chosen.lower().endswith(".zip") else Path(f"{chosen}.zip")
    try:
        report.write(target, dialog.content())
    except Problem as problem:
        problems.say(parent, problem)
        return None
    tell(parent, _tr("Thank you"), _tr("The report is in {file}.").format(file=target), icon=Icon.CHECK)
    return target
