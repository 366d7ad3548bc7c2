"""Sharing: the pack as one file for others, shown first as they will see it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import VERSION
from desktop.games.packs import inside_of
from desktop.kernel.errors import Problem
from desktop.kernel.library import Library
from desktop.kernel.packlook import Inside
from desktop.kernel.packs import SUFFIX, Pack
from desktop.kernel.packstore import PackStore, Standing
from desktop.kernel.packwriting import pack_bytes, write_pack
from desktop.table.kit import fonts, problems
from desktop.table.kit.cache import Pictures
from desktop.table.kit.dialogs import ask
from desktop.table.kit.icons import Icon
from desktop.table.kit.pack_cover import PackCover, initials_of
from desktop.table.kit.pack_words import breakable, byline, game_title, holds, left_out, prose
from desktop.table.kit.theme import ACCENTS, EDGE, GOOD, MUTED, SOFT_TEXT, TEAL, WARNING
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.text import hint, ink, label, title
from editor.document.document import Document
from editor.look.sheet import EDITOR_SHEET

_FAULTS = 4
"""Faults told of one by one; the rest are counted."""
_LETTERS = 700
_KILOBYTE = 1000


def share_dialog(document: Document, parent: QWidget | None = None) -> None:
    """Offer to hand the pack on as it is now, and wait until that is done or left."""
    ShareDialog(document, parent).exec()


def pack_to_share(document: Document) -> Pack:
    """The pack as it is handed on: it says which program wrote it."""
    pack = document.pack()
    info = pack.info.model_copy(update={"made_with": f"Starshelf {VERSION}"})
    name = document.path.stem if document.path else info.title
    return Pack(Path(name), info, pack.files)


class ShareDialog(QDialog):
    """The pack as it was when the dialog was opened: its ticket, what is wrong or missing, and where it may go."""

    saved = Signal(str)
    """The path of the file that was written."""
    installed = Signal(str)
    """The id of the pack that was installed on this computer."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Share the pack"))
        self.setStyleSheet(EDITOR_SHEET)
        self.setMinimumWidth(600)
        self._path = document.path
        self._pictures = Pictures()
        self.pack = pack_to_share(document)
        self.inside = inside_of(self.pack)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(22, 18, 22, 18)
        rows.setSpacing(12)
        rows.addWidget(title(self.tr("Share the pack"), 20, self))
        rows.addWidget(hint(self.tr("This is what people see before they install it."), self))
        rows.addWidget(self._ticket())
        self.remarks = remarks_on(self.pack, self.inside)
        for remark in self.remarks:
            rows.addWidget(label(remark, fonts.font(13), WARNING, self, wrap=True))
        self.note = label("", fonts.font(13), MUTED, self, wrap=True)
        rows.addWidget(self.note)
        rows.addLayout(self._buttons())
        self.save.setDefault(True)
        self.save.setFocus()
        self._weigh()

    def _ticket(self) -> Panel:
        info = self.pack.info
        ticket = Panel("", self, border=ACCENTS.get(info.game, EDGE))
        row = QHBoxLayout()
        row.setSpacing(16)
        cover = PackCover(info.id, info.game, initials_of(game_title(info.game)), self._pictures, ticket)
        row.addWidget(cover, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(5)
        words.addWidget(label(breakable(info.title), fonts.display(18), parent=ticket, wrap=True))
        words.addWidget(label(byline(info), fonts.font(13), MUTED, ticket, wrap=True))
        game = self.tr("A pack for {game}").format(game=game_title(info.game))
        words.addWidget(label(game, fonts.font(13), ACCENTS.get(info.game, EDGE), ticket))
        if description := prose(info.description, _LETTERS):
            words.addWidget(label(description, fonts.font(14), SOFT_TEXT, ticket, wrap=True))
        if self.inside is not None:
            words.addWidget(label(holds(self.inside) + ".", fonts.font(14, 600), parent=ticket, wrap=True))
        words.addStretch(1)
        row.addLayout(words, 1)
        ticket.rows.addLayout(row)
        return ticket

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.close_button = Button(self.tr("Close"), self, height=38)
        self.close_button.clicked.connect(self.reject)
        self.install = Button(self.tr("Install on this computer"), self, height=38, look=Look.OUTLINE, accent=TEAL)
        self.install.clicked.connect(self._install)
        self.save = Button(self.tr("Save as a file …"), self, height=38, look=Look.PRIMARY, accent=TEAL, icon=Icon.PACK)
        self.save.clicked.connect(self._save)
        usable = self.inside is not None and self.inside.playable
        for button in (self.install, self.save):
            button.setEnabled(usable)
        row.addWidget(self.close_button)
        row.addStretch(1)
        row.addWidget(self.install)
        row.addWidget(self.save)
        return row

    def _weigh(self) -> None:
        """Say how large the file will be, or why there can be none."""
        try:
            size = len(pack_bytes(self.pack))
        except Problem as problem:
            self._say(problem.sentence.fill(translate=self.tr), WARNING)
            for button in (self.install, self.save):
                button.setEnabled(False)
            return
        words = self.tr("One file of {size} kB holds all of it. A double-click opens it in Starshelf.")
        self._say(words.format(size=max(1, round(size / _KILOBYTE))), MUTED)

    def _say(self, words: str, paint: str) -> None:
        self.note.setText(breakable(words))
        ink(self.note, paint)

    # ---- where it goes -------------------------------------------------------------------------------------------

    def _save(self) -> None:
        kinds = f"{self.tr('Packs of Starshelf')} (*{SUFFIX})"
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save for others"), str(self._proposed()), kinds)
        if not chosen:
            return
        path = Path(chosen)
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        try:
            write_pack(self.pack, path)
        except Problem as problem:
            problems.say(self, problem)
            return
        self._say(self.tr("Saved as {file}.").format(file=path), GOOD)
        self.saved.emit(str(path))

    def _proposed(self) -> Path:
        """A name of its own: what is handed on must not take the place of the file that is being edited."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = self._path.parent if self._path else Path(documents or Path.home())
        info = self.pack.info
        version = "".join(letter if letter.isalnum() or letter in ".-" else "-" for letter in info.version)
        return folder / f"{info.id}-{version}{SUFFIX}"

    def _install(self) -> None:
        info = self.pack.info
        try:
            with Library() as library:
                store = PackStore(library)
                if store.standing(self.pack) is Standing.OLDER and not self._older_wanted():
                    return
                store.install(self.pack)
                store.switch(info.id, True)
        except Problem as problem:
            problems.say(self, problem)
            return
        words = self.tr("“{title}” is installed; new games of {game} are played with it.")
        self._say(words.format(title=info.title, game=game_title(info.game)), GOOD)
        self.installed.emit(info.id)

    def _older_wanted(self) -> bool:
        words = self.tr("A newer version of “{title}” is installed. Version {version} would take its place.")
        heading = self.tr("Go back to an older version?")
        told = words.format(title=self.pack.info.title, version=self.pack.info.version)
        return ask(self, heading, told, self.tr("Go back"))


def remarks_on(pack: Pack, inside: Inside | None) -> list[str]:
    """What others will miss or stumble over, one sentence or line each."""
    if inside is None:
        return [_tr("It is for a game that is not on this shelf.")]
    found = []
    if not inside.playable:
        found += [_tr("It cannot be played with, so nobody could install it:"), *left_out(inside.faults, _FAULTS)]
    elif inside.faults:
        found += [_tr("This is left out wherever it is installed:"), *left_out(inside.faults, _FAULTS)]
    if not pack.info.author.strip():
        found.append(_tr("It does not say who made it: there is a field for that on the page about the pack."))
    if not pack.info.description.strip():
        found.append(_tr("It has no description: two sentences help people to choose it."))
    if not pack.info.licence.strip():
        found.append(_tr("It does not say on which terms it may be handed on, such as CC BY 4.0."))
    return found


def _tr(text: str) -> str:
    return QCoreApplication.translate("Share", text)
