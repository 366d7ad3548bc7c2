"""The page of the route map: the canvas, and what can be set of the planet or route that is picked."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSignalBlocker, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from desktop.games.space_movers import load
from desktop.games.space_movers.vocabulary import EVERYBODY, SKILLS, Symbol
from desktop.table.boards.space_movers.crew import Skills, looks
from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, smooth, stroke
from desktop.table.kit.theme import TEAL, TEXT, colour
from desktop.table.kit.widgets.text import label
from editor.canvas import map_edits as edits
from editor.canvas.frame import CanvasFrame, small_button
from editor.canvas.map_canvas import MapCanvas
from editor.document.document import Document


class SymbolButton(QAbstractButton):
    """A symbol of checks, chosen by its picture."""

    def __init__(self, symbol: Symbol, skills: Skills) -> None:
        super().__init__()
        self._symbol, self._skills = symbol, skills
        self.setCheckable(True)
        self.setText(symbol.capitalize())
        self.setToolTip(symbol.capitalize())
        self.setAccessibleName(symbol.capitalize())

    def sizeHint(self) -> QSize:
        return QSize(34, 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        middle = QRectF(self.rect()).center()
        painter.setOpacity(1.0 if self.isChecked() else 0.45 if not self.underMouse() else 0.75)
        self._skills.paint(painter, self._symbol, middle.x(), middle.y(), 11.5)
        painter.setOpacity(1.0)
        if self.isChecked():
            stroke(painter, ellipse(middle.x(), middle.y(), 14.5), TEAL, 2)
        if self.hasFocus():
            stroke(painter, ellipse(middle.x(), middle.y(), 16), colour(TEXT), 1.2)
        painter.end()


class MapFrame(CanvasFrame):
    """Tools and fields round a map."""

    canvas: MapCanvas
    shows_all = True

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        usual = self.tr(
            "Drag planets; pull a route from the + of a planet to another one; drag the middle of a route to bend it. "
            "Double-click the sky for a new planet."
        )
        super().__init__(MapCanvas(document, part, uid), usual, parent)
        self._document = document
        self.tool(self.tr("+ Planet"), self.canvas.add_planet, self.tr("A new planet in the middle of the map"))
        self._build_node()
        self._build_route()
        self.canvas.picked_changed.connect(self._show_picked)
        self.canvas.renewed.connect(self._show_picked)
        self._show_picked()

    def _build_node(self) -> None:
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name of the planet"))
        self.name.setMaxLength(40)
        self.name.setFixedWidth(190)
        self.name.textEdited.connect(self._rename)
        self.name.editingFinished.connect(self._document.settle)
        self.start = small_button(self.tr("Start here"), self._set_start)
        self.hq = small_button(self.tr("Headquarters"), self._set_hq, self.tr("Where the scout comes from"))
        self._of_node: list[QWidget] = [self.name, self.start, self.hq]

    def _build_route(self) -> None:
        self.told = label(self.tr("Check:"), fonts.font(13, 600))
        tables = load().tables
        skills = Skills(looks(tables.characters), tables.specialist)
        self.symbols: dict[Symbol, SymbolButton] = {}
        for symbol in (*SKILLS, *EVERYBODY):
            button = SymbolButton(symbol, skills)
            button.clicked.connect(lambda _=False, symbol=symbol: self._toggle(symbol))
            self.symbols[symbol] = button
        self.straight = small_button(self.tr("Straight"), self._straighten)
        self._of_route: list[QWidget] = [self.told, *self.symbols.values(), self.straight]
        self.remove = small_button(self.tr("Remove"), lambda: self.canvas.remove(self.canvas.picked))
        for widget in (*self._of_node, *self._of_route, self.remove):
            self.inspector_row.addWidget(widget)

    # ---- what is picked ------------------------------------------------------------------------------------------

    def _show_picked(self) -> None:
        node, number = self.canvas.picked_node, self.canvas.picked_route
        for widget in self._of_node:
            widget.setVisible(node is not None)
        for widget in self._of_route:
            widget.setVisible(number is not None)
        self.remove.setVisible(node is not None or number is not None)
        self.inspector.setFixedHeight(42)
        galaxy = self.canvas.value
        found = next((one for one in edits.nodes_of(galaxy) if one["id"] == node), None)
        if found is not None:
            with QSignalBlocker(self.name):
                if self.name.text() != str(found.get("title", "")):
                    self.name.setText(str(found.get("title", "")))
            self.start.setEnabled(galaxy.get("start") != node and found.get("kind") != "hq")
            self.hq.setEnabled(found.get("kind") != "hq")
        if number is not None:
            route = galaxy["routes"][number]
            for symbol, button in self.symbols.items():
                button.setChecked(symbol in edits.check_of(route))
            self.straight.setEnabled(bool(route.get("bend")))

    def _rename(self, title: str) -> None:
        if (node := self.canvas.picked_node) is not None:
            changed = edits.renamed(self.canvas.value, node, title)
            self._document.set_value(
                self.canvas.part, self.canvas.uid, ("nodes",), changed["nodes"], self.tr("Name planet"), merge=True
            )

    def _set_start(self) -> None:
        self.canvas.put({"start": self.canvas.picked_node}, self.tr("Set start"))

    def _set_hq(self) -> None:
        if (node := self.canvas.picked_node) is not None:
            self.canvas.put(edits.with_kind(self.canvas.value, node, True), self.tr("Set headquarters"))

    def _toggle(self, symbol: Symbol) -> None:
        if (number := self.canvas.picked_route) is not None:
            self.canvas.put(edits.with_check(self.canvas.value, number, symbol), self.tr("Set check of route"))

    def _straighten(self) -> None:
        if (number := self.canvas.picked_route) is not None:
            self.canvas.put(edits.bent(self.canvas.value, number, 0), self.tr("Bend route"))
