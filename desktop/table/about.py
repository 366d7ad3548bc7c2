"""About: version, commit and build, and the licence of everything that is in the program."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPlainTextEdit, QWidget

from desktop import VERSION
from desktop.stamp import version_line
from desktop.table.kit.dialogs import Dialog
from desktop.table.kit.icons import Icon

LICENCES = "licences.json"
"""In the resources of a built package: everything in it. A checkout has none, as its libraries lie beside it."""
_SIZE = (980, 620)


def _tr(text: str) -> str:
    return QCoreApplication.translate("About", text)


@dataclass(frozen=True, slots=True)
class Part:
    """Something the program is made of."""

    name: str
    version: str
    licence: str
    text: str


def parts() -> list[Part]:
    """What the running program is made of, the program itself first."""
    resources = files("resources")
    with suppress(OSError, ValueError, TypeError):  # missing in a checkout; About opens over a damaged one all the same
        return [Part(**one) for one in json.loads(resources.joinpath(LICENCES).read_text("utf-8"))]
    own = Path(__file__).parents[2] / "LICENSE"
    text = own.read_text("utf-8") if own.is_file() else "MIT"
    credits = resources.joinpath("CREDITS.md").read_text("utf-8")
    fonts = [file for file in sorted(resources.joinpath("fonts").iterdir(), key=str) if file.name.startswith("OFL-")]
    return [
        Part("Starshelf", VERSION, "MIT", text),
        Part(_tr("Fonts and data"), "", "", credits),
        *(Part(file.name[4:-4], "", "OFL-1.1", file.read_text("utf-8")) for file in fonts),
    ]


class AboutDialog(Dialog):
    """A list of parts, and the licence of the one that is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        sentence = _tr(
            "{version}. Starshelf is under the MIT licence. Qt is used under the LGPL: its libraries lie as files of "
            "their own in the program's folder, and you may replace them."
        )
        super().__init__(
            _tr("About Starshelf"), sentence.format(version=version_line()), [_tr("Close")], parent, icon=Icon.HELP
        )
        self._parts = parts()
        self.list = QListWidget(self)
        self.list.setAccessibleName(_tr("What Starshelf is made of"))
        self.list.addItems([f"{part.name} {part.version}".strip() for part in self._parts])
        self.list.setMinimumWidth(210)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(_tr("Licence"))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPixelSize(12)
        self.text.setFont(fixed)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        row = QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addWidget(self.text, 3)
        self.words.addLayout(row, 1)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)
        self.resize(min(_SIZE[0], self._screen_width()), _SIZE[1])

    def _show(self, row: int) -> None:
        part = self._parts[row]
        head = f"{part.name} {part.version}".strip() + (f", {part.licence}" if part.licence else "")
        self.text.setPlainText(f"{head}\n\n{part.text}")
