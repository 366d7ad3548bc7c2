"""Installing a pack: what it is and holds is shown first, and nothing is changed before a person says so."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.games.packs import usable_inside
from desktop.kernel.manifest import PACK_FORMAT
from desktop.kernel.packlook import Inside
from desktop.kernel.packs import Pack, read_pack
from desktop.kernel.packstore import Kept, PackStore, Standing
from desktop.table.kit import fonts
from desktop.table.kit.dialogs import Dialog
from desktop.table.kit.icons import Icon
from desktop.table.kit.pack_words import breakable, byline, game_title, holds, left_out, prose
from desktop.table.packs.words import of_no_use

_FAULTS = 5
_WIDTH, _BESIDE, _AROUND = 520, 116, 260
"""Pixels: of the dialog, of what stands left and right of its words, and of what stands above and below them."""
_LETTERS = 500
"""Of the description; all of it stands on the page of packs."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Install", text)


def install(store: PackStore, path: Path, parent: QWidget) -> Kept | None:
    """Show a pack, and install it if a person wants it; None if not. Raises Problem when it is of no use."""
    pack = read_pack(path)
    inside = usable_inside(pack)
    dialog = InstallDialog(pack, inside, store, parent)
    dialog.exec()
    if not dialog.wanted:
        return None
    kept = store.install(pack)
    if dialog.use.isChecked() != kept.on:
        store.switch(kept.id, dialog.use.isChecked())
    return store.find(kept.id)


class InstallDialog(Dialog):
    """Title, maker and version; what it holds; what is left out of it; and what becomes of the one that is here."""

    def __init__(self, pack: Pack, inside: Inside, store: PackStore, parent: QWidget | None = None) -> None:
        info = pack.info
        here = store.find(info.id)
        old = here.pack.info.version if here and here.pack else ""
        self._standing = store.standing(pack)
        words = _tr("{byline}\nA pack for {game}.").format(byline=byline(info), game=game_title(info.game))
        heading = _tr("Install “{title}”?").format(title=breakable(info.title))
        super().__init__(heading, words, self._offers(info.version, old), parent, icon=Icon.PACK)
        self.setMinimumWidth(min(_WIDTH, self._screen_width()))
        self._said = QVBoxLayout()
        self._said.setSpacing(8)
        if description := prose(info.description, _LETTERS):
            self._say(description)
        self._say(holds(inside) + ".", strong=True)
        if inside.faults:
            self._say(self._left_out(inside))
        if note := self._note(old):
            self._say(note)
        if here and here.pack and (here.title, here.pack.info.game) != (info.title, info.game):
            told = _tr("What is here is called “{title}” and is for {game}, but it bears the same id.")
            self._say(told.format(title=here.title, game=game_title(here.pack.info.game)))
        if pack.found_format != PACK_FORMAT:
            self._say(_tr("It was made for an older Starshelf: it is brought up to date, and kept as it is besides."))
        self.use = QCheckBox(_tr("Play new games with it"), self)
        self.use.setChecked(here is None or here.on)
        self._said.addWidget(self.use)
        self.words.addWidget(self._scrolling())

    @property
    def wanted(self) -> bool:
        """Whether it is to be installed."""
        return self.chosen == (1 if self._standing is Standing.OLDER else 0)

    def _offers(self, new: str, old: str) -> list[str]:
        cancel = _tr("Cancel")
        match self._standing:
            case Standing.NEW:
                return [_tr("Install"), cancel]
            case Standing.NEWER:
                return [_tr("Update to version {version}").format(version=new), cancel]
            case Standing.OLDER:
                keep = _tr("Keep version {version}").format(version=old)
                return [keep, _tr("Go back to version {version}").format(version=new)]
        return [_tr("Install again"), cancel]

    def _note(self, old: str) -> str:
        notes = {
            Standing.NEW: "",
            Standing.SAME: _tr("This very pack is installed already."),
            Standing.CHANGED: _tr(
                "Another pack that calls itself version {version} is here; this one takes its place."
            ),
            Standing.NEWER: _tr("Version {version} is here; this one is newer and takes its place."),
            Standing.OLDER: _tr("Version {version} is here; this one is older and would take its place."),
        }
        return notes[self._standing].format(version=old)

    def _left_out(self, inside: Inside) -> str:
        return "\n".join([of_no_use(len(inside.faults)), *(f"• {line}" for line in left_out(inside.faults, _FAULTS))])

    def _say(self, text: str, *, strong: bool = False) -> None:
        line = QLabel(breakable(text), self)
        line.setTextFormat(self.sentence.textFormat())
        line.setWordWrap(True)
        if strong:
            line.setFont(fonts.font(14, 600))
        self._said.addWidget(line)

    def _scrolling(self) -> QScrollArea:
        """What was said, as high as it is; on a low screen it scrolls, so that the buttons stay in sight."""
        inside = QWidget()
        self._said.setContentsMargins(0, 0, 6, 0)
        inside.setLayout(self._said)
        area = QScrollArea(self)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidgetResizable(True)
        area.setWidget(inside)
        for widget in (area.viewport(), inside):
            widget.setAutoFillBackground(False)
        wide = self.minimumWidth() - _BESIDE
        room = max(60, self.screen().availableGeometry().height() - _AROUND)
        area.setMinimumHeight(min(self._said.totalHeightForWidth(wide), room))
        return area
