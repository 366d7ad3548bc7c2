"""The print dialog: what to print and how, with every sheet to look at before it is saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.kernel.replacing import replacing
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.theme import AMBER, GOOD, MUTED, WARNING
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.combo import Combo
from desktop.table.kit.widgets.text import ink, label
from editor.document.document import Document
from editor.game_words import part_words
from editor.look.sheet import EDITOR_SHEET
from editor.printing.asking import ask_for_picture
from editor.printing.files import pdf_bytes, picture_name, write_picture
from editor.printing.job import Stock, stock_of
from editor.printing.painting import Faces, Printed, sheet_image
from editor.printing.sheet_view import SheetView
from editor.printing.sheets import Backs, Layout, Paper, Sheet, arrange
from editor.tasks import Workshop

_PREVIEW_DPI = 110
_OFFSET = 9.9
"""Millimetres: more is no printer's tolerance."""


class PrintDialog(QDialog):
    """Print and play. The pack is printed as it was when the dialog was opened."""

    saved = Signal(str)
    """The path of what was written."""
    advanced = Signal(int)
    """So many sheets or pictures of those being saved are done."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print and play"))
        self.setStyleSheet(EDITOR_SHEET)
        self.resize(1040, 720)
        self._game, self._draft = document.game, document.snapshot()
        self._folder = document.path.parent if document.path is not None else Path.home()
        self._name = str(self._draft.info["id"])
        self.stock: Stock | None = None
        self.sheets: list[Sheet[Printed]] = []
        self._faces = Faces(_PREVIEW_DPI)
        self._number = 0
        self._work = Workshop(self)
        self._build()
        self._changed()
        self.view.show_image(None, self.tr("Making the pieces…"))
        self._work.wish("stock", partial(stock_of, self._draft), self._take_stock)

    # ---- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.parts: dict[str, QCheckBox] = {}
        listed = QVBoxLayout()
        listed.setSpacing(4)
        for name in self._draft.parts:
            box = QCheckBox(part_words(self._game, name).many)
            box.setChecked(True)
            box.toggled.connect(self._changed)
            self.parts[name] = box
            listed.addWidget(box)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._heading(self.tr("What")))
        left.addLayout(listed)
        self.copies = self._box(self.tr("As many copies as the game holds"), True)
        left.addWidget(self.copies)
        left.addSpacing(6)
        left.addWidget(self._heading(self.tr("How")))
        left.addLayout(self._choices())
        self.marks = self._box(self.tr("Cut marks"), True)
        self.bleed = self._box(self.tr("Bleed of 3 mm past the edges"), True)
        left.addWidget(self.marks)
        left.addWidget(self.bleed)
        left.addStretch(1)
        self.note = label("", fonts.font(13), wrap=True)
        left.addWidget(self.note)
        inside = QWidget()
        inside.setObjectName("body")
        inside.setLayout(left)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFixedWidth(340)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(18, 16, 18, 16)
        columns.setSpacing(16)
        columns.addWidget(scroll)
        columns.addLayout(self._right(), 1)

    def _choices(self) -> QFormLayout:
        self.paper = Combo(self.tr("Paper"))
        for paper, title in ((Paper.A4, self.tr("A4")), (Paper.LETTER, self.tr("Letter"))):
            self.paper.addItem(title, paper)
        self.backs = Combo(self.tr("Backs"), shrinks=True)
        for backs, title in (
            (Backs.LONG_EDGE, self.tr("Duplex, long edge")),
            (Backs.SHORT_EDGE, self.tr("Duplex, short edge")),
            (Backs.NONE, self.tr("No backs")),
        ):
            self.backs.addItem(title, backs)
        self.right_offset = self._millimetres(self.tr("Backs to the right"))
        self.down_offset = self._millimetres(self.tr("Backs down"))
        form = QFormLayout()
        form.setVerticalSpacing(8)
        for words, field in (
            (self.tr("Paper"), self.paper),
            (self.tr("Backs"), self.backs),
            (self.tr("Backs to the right"), self.right_offset),
            (self.tr("Backs down"), self.down_offset),
        ):
            form.addRow(label(words, fonts.font(13)), field)
        self.paper.currentIndexChanged.connect(self._changed)
        self.backs.currentIndexChanged.connect(self._changed)
        return form

    def _right(self) -> QVBoxLayout:
        self.view = SheetView()
        self.before = Button("", self, icon=Icon.ARROW_LEFT, height=32)
        self.before.setAccessibleName(self.tr("Sheet before"))
        self.after = Button("", self, icon=Icon.ARROW_RIGHT, height=32)
        self.after.setAccessibleName(self.tr("Next sheet"))
        self.place = QLabel()
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.before.clicked.connect(lambda: self.turn(-1))
        self.after.clicked.connect(lambda: self.turn(1))
        self.pictures = Button(self.tr("Pictures…"), self, height=36)
        self.pictures.setToolTip(self.tr("Every face as a PNG or SVG picture in true size"))
        self.pdf = Button(self.tr("Save PDF…"), self, look=Look.PRIMARY, accent=AMBER, height=36)
        self.stop = Button(self.tr("Stop"), self, height=36)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.advanced.connect(self.progress.setValue)
        self.pictures.clicked.connect(self.choose_pictures)
        self.pdf.clicked.connect(self.choose_pdf)
        self.stop.clicked.connect(self._stopped)
        pages = QHBoxLayout()
        pages.addStretch(1)
        for widget in (self.before, self.place, self.after):
            pages.addWidget(widget)
        pages.addStretch(1)
        below = QHBoxLayout()
        below.addWidget(self.progress, 1)
        below.addWidget(self.stop)
        below.addStretch(1)
        below.addWidget(self.pictures)
        below.addWidget(self.pdf)
        column = QVBoxLayout()
        column.addWidget(self.view, 1)
        column.addLayout(pages)
        column.addLayout(below)
        self._busy(0)
        return column

    def _heading(self, words: str) -> QLabel:
        return label(words, fonts.display(15, 600))

    def _box(self, words: str, on: bool) -> QCheckBox:
        box = QCheckBox(words)
        box.setChecked(on)
        box.toggled.connect(self._changed)
        return box

    def _millimetres(self, name: str) -> QDoubleSpinBox:
        field = QDoubleSpinBox()
        field.setRange(-_OFFSET, _OFFSET)
        field.setSingleStep(0.1)
        field.setDecimals(1)
        field.setSuffix(self.tr(" mm"))
        field.setAccessibleName(name)
        field.valueChanged.connect(self._changed)
        return field

    # ---- choosing ------------------------------------------------------------------------------------------------

    @property
    def layout_chosen(self) -> Layout:
        return Layout(
            self.paper.currentData(),
            self.backs.currentData(),
            (self.right_offset.value(), self.down_offset.value()),
            self.marks.isChecked(),
            self.bleed.isChecked(),
            self.copies.isChecked(),
        )

    @property
    def _stamp(self) -> str:
        return self.tr("Draft") if self.stock is not None and self.stock.faults else ""

    def _take_stock(self, stock: Stock) -> None:
        self.stock = stock
        for name, box in self.parts.items():
            count = sum(piece.copies for piece in stock.parts.get(name, ()))
            box.setText(f"{part_words(self._game, name).many}  ({count})")
            with QSignalBlocker(box):
                box.setChecked(count > 0)
            box.setEnabled(count > 0)
        self._changed()

    def _changed(self, *_: object) -> None:
        duplex = self.backs.currentData() is not Backs.NONE
        self.right_offset.setEnabled(duplex)
        self.down_offset.setEnabled(duplex)
        if self.stock is not None:
            chosen = [name for name, box in self.parts.items() if box.isChecked()]
            self.sheets = arrange(self.stock.pieces(chosen), self.layout_chosen)
        self._number = max(0, min(self._number, len(self.sheets) - 1))
        self._show_sheet()

    def turn(self, by: int) -> None:
        """Look at the next sheet, or the one before."""
        self._number = max(0, min(self._number + by, len(self.sheets) - 1))
        self._show_sheet()

    def _show_sheet(self) -> None:
        count = len(self.sheets)
        self.before.setEnabled(self._number > 0)
        self.after.setEnabled(self._number < count - 1)
        self.pdf.setEnabled(count > 0)
        self.pictures.setEnabled(count > 0)
        self.note.setText(self._told())
        self.place.setText(self._place(count))
        if not count:
            self._work.stop("sheet")
            self.view.show_image(None, self.tr("Nothing to print") if self.stock else self.tr("Making the pieces…"))
            return
        sheets, number, title, stamp = self.sheets, self._number, self._title, self._stamp
        words = self.place.text()

        def paint(go_on: Callable[[], bool]) -> QImage:
            return sheet_image(sheets, number, title, self._faces, stamp=stamp)

        self._work.wish("sheet", paint, lambda image: self.view.show_image(image, words))

    def _place(self, count: int) -> str:
        if not count:
            return ""
        words = self.tr("Page {number} of {count}").format(number=self._number + 1, count=count)
        return self.tr("{page}, back").format(page=words) if self.sheets[self._number].back else words

    @property
    def _title(self) -> str:
        return self.stock.title if self.stock is not None else ""

    def _told(self) -> str:
        if self.stock is None:
            return ""
        told = []
        if self.stock.faults:
            words = self.tr("The pack has {count} faults: its sheets are stamped as a draft.")
            told.append(words.format(count=self.stock.faults))
        if self.stock.unpainted:
            words = self.tr("No picture can be made of {items}.")
            told.append(words.format(items=", ".join(self.stock.unpainted[:5])))
        told.append(self.tr("Print at 100 %, not “fit to page”."))
        ink(self.note, WARNING if len(told) > 1 else MUTED)
        return " ".join(told)

    # ---- saving --------------------------------------------------------------------------------------------------

    def choose_pdf(self) -> None:
        start = str(self._folder / f"{self._name}.pdf")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save PDF"), start, self.tr("PDF files (*.pdf)"))
        if path:
            self.save_pdf(Path(path))

    def save_pdf(self, path: Path) -> None:
        """Write the sheets into a file; the old file stays until the new one is whole."""
        sheets, title, stamp = self.sheets, self._title, self._stamp
        self._busy(len(sheets))

        def work(go_on: Callable[[], bool]) -> Path:
            def progress(done: int) -> bool:
                self.advanced.emit(done)
                return go_on()

            data = pdf_bytes(sheets, title, stamp=stamp, progress=progress)
            with replacing(path) as file:
                file.write(data)
            return path

        self._work.wish("save", work, self._written, self._failed)

    def choose_pictures(self) -> None:
        start = self._folder / f"{self._name}.png"
        if path := ask_for_picture(self, self.tr("Save pictures beside"), start):
            self.save_pictures(path)

    def save_pictures(self, path: Path) -> None:
        """Write every face beside each other: the name of the file, then piece and face."""
        pieces = list(
            {
                (slot.piece.piece.id, slot.piece.size): slot.piece.piece
                for sheet in self.sheets
                for slot in sheet.slots
            }.values()
        )
        faces = [(piece, face) for piece in pieces for face in piece.faces]
        self._busy(len(faces))

        def work(go_on: Callable[[], bool]) -> Path:
            for number, (piece, face) in enumerate(faces, start=1):
                if not go_on():
                    break
                name = f"{path.stem}-{picture_name(piece, face)}{path.suffix}"
                write_picture(piece, face, path.with_name(name))
                self.advanced.emit(number)
            return path

        self._work.wish("save", work, self._written, self._failed)

    def _busy(self, count: int) -> None:
        self.progress.setRange(0, max(1, count))
        self.progress.setValue(0)
        for widget in (self.progress, self.stop):
            widget.setVisible(count > 0)
        for widget in (self.pdf, self.pictures):
            widget.setVisible(count == 0)

    def _stopped(self) -> None:
        self._work.stop("save")
        self._busy(0)
        self.note.setText(self.tr("Stopped; the file was left as it was."))

    def _written(self, path: Path) -> None:
        self._busy(0)
        ink(self.note, GOOD)
        self.note.setText(self.tr("Saved: {name}").format(name=path.name))
        self.saved.emit(str(path))

    def _failed(self, error: Exception) -> None:
        self._busy(0)
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        ink(self.note, WARNING)
        self.note.setText(self.tr("Not saved: {why}. Choose another place and try again.").format(why=why))

    def done(self, result: int) -> None:
        self._work.finish()
        super().done(result)
