"""The page of a board of Space Checkers: what the mouse sets, and how many pawns stand."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import DANGER, GOOD
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.widgets.text import ink, label
from editor.canvas import board_edits as edits
from editor.canvas.board_canvas import BoardCanvas
from editor.canvas.frame import CanvasFrame
from editor.document.document import Document


class BoardFrame(CanvasFrame):
    """Tools round the board."""

    canvas: BoardCanvas

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        usual = self.tr("Click or stroke over cells. A pawn set for one fleet is set for all four.")
        super().__init__(BoardCanvas(document, part, uid), usual, parent)
        self.choice: Segments | None = None
        self._titles: list[str] = []
        self.count = label("", fonts.font(13, 600))
        self.inspector_row.addWidget(self.count)
        self.canvas.renewed.connect(self._show)
        self._show()

    def _show(self) -> None:
        formations = edits.formations_of(self.canvas.value)
        titles = [str(one.get("title", one.get("name", ""))) for one in formations]
        if titles != self._titles or self.choice is None:
            self._titles = titles
            self._offer([self.tr("Earth"), *titles])
        self._count(formations)

    def _offer(self, titles: list[str]) -> None:
        if self.choice is not None:
            self.tools.removeWidget(self.choice)
            self.choice.deleteLater()
        self.choice = Segments(self.tr("What is drawn"), titles, height=28)
        self.choice.choose(0 if self.canvas.draws_earth else min(len(titles) - 1, self.canvas.formation + 1))
        self.choice.chosen.connect(self._use)
        self.tools.addWidget(self.choice)

    def _use(self, number: int) -> None:
        self.canvas.use(earth=number == 0, formation=max(0, number - 1))

    def _count(self, formations: list[dict[str, object]]) -> None:
        board = self.canvas.value
        if not formations:
            self.count.setText(self.tr("There is no formation yet"))
            return
        number = self.canvas.formation
        there = sum(map(len, edits.ranks_of(formations[number])))
        clashes = edits.clashes(board, number)
        words = self.tr("{there} of {wanted} pawns").format(there=there, wanted=board.get("pawns", "?"))
        if clashes:
            words = self.tr("{pawns}, {count} places clash").format(pawns=words, count=len(clashes))
        fine = there == board.get("pawns") and not clashes
        ink(self.count, GOOD if fine else DANGER)
        self.count.setText(words)
