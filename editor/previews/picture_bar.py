"""Below the preview of a card: its picture, chosen from a file or dropped here."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from desktop.kernel.pictures import LARGEST_PICTURE, MOST_MEGAPIXELS
from desktop.table.kit import fonts
from desktop.table.kit.theme import MUTED, WARNING
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.text import ink, label
from editor.document.document import Change, Document
from editor.previews.pictures import NoPicture, files_of, has_window, remove_picture, set_picture

_LARGEST_FILE = 64_000_000
"""Bytes of a file that is read at all."""


class PictureBar(QWidget):
    """Hidden for items whose cards have no window for a picture."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._part, self._uid, self._card = "", -1, ""
        self.choose = Button(self.tr("Picture…"), self, height=30, size=13)
        self.choose.clicked.connect(self._choose)
        self.remove = Button(self.tr("Remove picture"), self, height=30, size=13)
        self.remove.clicked.connect(self._remove)
        self.told = label("", fonts.font(12), wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 14, 8)
        row.addWidget(self.choose)
        row.addWidget(self.remove)
        row.addWidget(self.told, 1)
        document.changed.connect(self._follow)
        self.hide()

    def select(self, part: str, uid: int, piece: int | None = None) -> None:
        """The item, or the card of a set counted from 0, whose picture is meant."""
        self._part, self._uid = part, uid
        self._card = "" if piece is None else f"-{piece + 1}"
        self._tell("")
        self._show()

    @property
    def item(self) -> str:
        """The name under which the picture is kept; empty for an item without an id."""
        name = self._document.value(self._uid, ("id",))
        return name + self._card if isinstance(name, str) and name else ""

    def _follow(self, change: Change) -> None:
        if change.path and change.path[0] == "file":
            self._show()

    def _show(self) -> None:
        self.setVisible(has_window(self._document.game, self._part) and bool(self.item))
        self.remove.setVisible(bool(self.item) and bool(files_of(self._document, self._part, self.item)))

    def _tell(self, words: str) -> None:
        usual = self.tr("PNG or JPEG, up to {most} megapixels; kept small").format(most=MOST_MEGAPIXELS)
        ink(self.told, WARNING if words else MUTED)
        self.told.setText(words or usual)
        self.told.setToolTip(
            self.tr("A picture goes along with every game, so it is kept under {most} kB.").format(
                most=LARGEST_PICTURE // 1000
            )
        )

    def _choose(self) -> None:
        kinds = self.tr("Pictures (*.png *.jpg *.jpeg)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Picture of the card"), str(Path.home()), kinds)
        if path:
            self.take_file(Path(path))

    def takes(self, urls: list[QUrl]) -> bool:
        """Whether something dragged here can be dropped."""
        return self.isVisible() and len(urls) == 1 and urls[0].isLocalFile()

    def take_file(self, path: Path) -> None:
        """Give the item the picture in a file; says why where that cannot be."""
        if not self.item:
            return
        try:
            with path.open("rb") as file:
                data = file.read(_LARGEST_FILE + 1)
            if len(data) > _LARGEST_FILE:
                raise NoPicture(self.tr("this file is too large"))
            set_picture(self._document, self._part, self.item, data, self.tr("Set picture"))
        except OSError as error:
            self._tell(
                self.tr("{name} cannot be read: {why}.").format(name=path.name, why=error.strerror or str(error))
            )
        except NoPicture as fault:
            self._tell(self.tr("{name} was not taken: {why}.").format(name=path.name, why=fault))
        else:
            self._tell("")

    def _remove(self) -> None:
        remove_picture(self._document, self._part, self.item, self.tr("Remove picture"))
