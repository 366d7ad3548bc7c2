"""The panel of the balance in the editor's dock: what to play, the charts, and the table behind them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from desktop.games.catalogue import info
from desktop.lab.figures import as_csv
from desktop.lab.proposing import crews
from desktop.table.kit import dialogs, fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.theme import AMBER, MUTED, TEAL, WARNING
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.combo import Combo
from desktop.table.kit.widgets.flow import FlowLayout, higher_when_narrow
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.widgets.text import ink, label
from editor.balance import drawing
from editor.balance.charts import BarChart, IntervalChart
from editor.balance.running import Order, Pair, Running
from editor.balance.table import FigureTable
from editor.document.document import Document
from editor.document.draft import Draft
from editor.window.places import item_key

GAMES = (50, 100, 400, 1000)
LEVELS = ("greedy", "random")
CHARTS, TABLE = range(2)


class BalancePanel(QWidget):
    """Plays when asked, never by itself; figures that are older than the pack say so."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._together = info(document.game).kind == "together"
        self.sizes = crews(info(document.game))
        self.running = Running(self)
        self.pairs: list[Pair] = []
        self._drawn: Draft | None = None
        """The draft that the figures are of."""
        self._edits = 0
        self._make_controls()
        self._make_figures()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(10, 4, 10, 6)
        rows.setSpacing(2)
        rows.addWidget(self._head())
        rows.addLayout(self._foot())
        rows.addWidget(self.bar)
        rows.addWidget(self.stack, 1)
        self.running.progressed.connect(self._on_progress)
        self.running.found.connect(self._on_found)
        self.running.ended.connect(self._on_ended)
        document.stack.indexChanged.connect(self._on_edit)
        self._show_state()
        self._draw()

    # ---- parts -----------------------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        self.play = Button(self.tr("Play"), self, look=Look.OUTLINE, accent=TEAL, icon=Icon.PLAY, height=28, size=13)
        self.games = Combo(self.tr("Games for each number of players"), self)
        for count in GAMES:
            self.games.addItem(self.tr("{n} games").format(n=count), count)
        self.games.setCurrentIndex(1)
        self.level = Combo(self.tr("Computer players"), self)
        for level in LEVELS:
            self.level.addItem(self.tr("greedy") if level == "greedy" else self.tr("random"), level)
        self.games.setToolTip(self.tr("So many games for each number of players, with this pack and without it"))
        self.level.setToolTip(self.tr("How the computer players play"))
        self.players = Segments(
            self.tr("Number of players"), [str(size) for size in self.sizes], self, accent=AMBER, height=28
        )
        self.players.choose(0)
        self.side = Segments(self.tr("View"), [self.tr("Charts"), self.tr("Table")], self, accent=TEAL, height=28)
        self.side.choose(CHARTS)
        self.export = Button(self.tr("CSV…"), self, height=24, size=12)
        self.export.setToolTip(self.tr("Write all figures to a file for spreadsheets"))
        self.told = label("", fonts.font(12), MUTED, self)
        self.told.setMinimumWidth(0)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(4)
        self.bar.setAccessibleName(self.tr("Games played"))
        self.play.clicked.connect(self._on_play)
        self.players.chosen.connect(self._on_players)
        self.side.chosen.connect(self._on_side)
        self.export.clicked.connect(self.ask_for_csv)

    def _head(self) -> QWidget:
        """The controls side by side, in two rows where the panel is narrow."""
        head = QWidget()
        flow = FlowLayout(head, across=8, down=2)
        for widget in (self.play, self.games, self.level, self.players, self.side):
            flow.addWidget(widget)
        higher_when_narrow(head)
        return head

    def _foot(self) -> QHBoxLayout:
        """What the figures are of, and the way out for them."""
        foot = QHBoxLayout()
        foot.addWidget(self.told, 1)
        foot.addWidget(self.export)
        return foot

    def _make_figures(self) -> None:
        wins = self.tr("Crew wins, 95 % interval") if self._together else self.tr("Wins by seat, 95 % interval")
        self.wins = IntervalChart(wins)
        self.walls = BarChart(self.tr("Where crews fail"))
        self.lengths = IntervalChart(self.tr("Rounds, half of all games"))
        self.lengths.counts = True
        self.middle: BarChart | IntervalChart = self.walls if self._together else self.lengths
        self.cards = IntervalChart(self.tr("Won more often after using it"), around_zero=True)
        self.cards.empty = self.tr("No card was used often enough to say. Play more games.")
        self.walls.empty = self.tr("No game was lost.")
        self.table = FigureTable()
        charts = QWidget()
        across = QHBoxLayout(charts)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(18)
        for chart, stretch in ((self.wins, 3), (self.middle, 3), (self.cards, 4)):
            across.addWidget(chart, stretch)
        self.nothing = label("", fonts.font(13), MUTED, wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget(self)
        for widget in (charts, self.table, self.nothing):
            self.stack.addWidget(widget)

    # ---- playing ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Play the draft as it is now."""
        self._drawn, self._edits = self._document.snapshot(), 0
        self.pairs = []
        order = Order(int(self.games.currentData()), str(self.level.currentData()), self.sizes)
        self.running.start(self._drawn, order)
        self.bar.setRange(0, 0)
        self._show_state()
        self._draw()

    def finish(self) -> None:
        """For the end of the window."""
        self.running.finish()

    def _on_play(self) -> None:
        if self.running.running:
            self.running.stop()
            self.told.setText(self.tr("Stopping…"))
        else:
            self.start()

    def _on_progress(self, played: int, total: int, left: float) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(played)
        words = self.tr("{played} of {total} games").format(played=played, total=total)
        self._say(f"{words}, {self._time(left)}" if left >= 0 else words)

    def _time(self, seconds: float) -> str:
        if seconds < 60:
            return self.tr("{n} s left").format(n=max(1, round(seconds)))
        return self.tr("{n} min left").format(n=round(seconds / 60 + 0.5))

    def _on_found(self, pairs: list[Pair]) -> None:
        self.pairs = pairs
        self._draw()

    def _on_ended(self, trouble: str) -> None:
        self._show_state()
        if trouble:
            self._say(trouble, WARNING)
        self._draw()

    # ---- showing ---------------------------------------------------------------------------------------------

    @property
    def stale(self) -> bool:
        """Whether the pack has changed since its games were played."""
        return bool(self.pairs) and self._drawn is not None and self._document.draft != self._drawn

    @property
    def pair(self) -> Pair | None:
        """Of the number of players that is looked at."""
        players = self.sizes[max(0, self.players.value)]
        return next((pair for pair in self.pairs if pair.players == players), None)

    def _on_edit(self, _: int) -> None:
        self._edits += 1
        if not self.running.running:
            self._show_state()
        for chart in (self.wins, self.middle, self.cards):
            chart.faded = self.stale
            chart.update()

    def _show_state(self) -> None:
        busy = self.running.running
        self.play.setText(self.tr("Stop") if busy else self.tr("Play again") if self.pairs else self.tr("Play"))
        self.play.set_icon(Icon.CLOSE if busy else Icon.PLAY)
        self.play.updateGeometry()
        self.games.setEnabled(not busy)
        self.level.setEnabled(not busy)
        self.export.setEnabled(bool(self.pairs) and not busy)
        self.bar.setVisible(busy)
        if busy:
            return
        if self.stale:
            edits = max(1, self._edits)
            one, many = self.tr("One edit old, play again"), self.tr("{n} edits old, play again")
            self._say(one if edits == 1 else many.format(n=edits), WARNING)
        elif self.pairs:
            games = sum(pair.own.games for pair in self.pairs)
            words = self.tr("{n} games of this pack, as it is now").format(n=games)
            if self.pair and self.pair.own.rounds:
                words += "; " + self.tr("half of them take {low} to {high} turns").format(
                    low=self.pair.own.rounds[1], high=self.pair.own.rounds[3]
                )
            self._say(words)
        else:
            self._say("")

    def _say(self, words: str, paint: str = MUTED) -> None:
        self.told.setText(words)
        self.told.setToolTip(words)  # there may be no room for all of it
        ink(self.told, paint)

    def _draw(self) -> None:
        pair = self.pair
        for chart in (self.wins, self.middle, self.cards):
            chart.faded = self.stale
        if pair is None:
            self.nothing.setText(self._nothing())
            self.stack.setCurrentWidget(self.nothing)
            return
        title = pair.own.title
        base = pair.base.title if pair.base else ""
        for chart in (self.wins, self.lengths, self.cards):
            chart.legend.own, chart.legend.base = title, base
        if self._together:
            self.wins.show_lines(drawing.crew_lines(self.pairs))
            self.walls.title = self.tr("Where crews of {n} fail").format(n=pair.players)
            self.walls.legend.causes = drawing.causes_of(pair.own)
            self.walls.show_bars(drawing.wall_bars(pair))
        else:
            self.wins.show_lines(drawing.seat_lines(pair), 1 / pair.players)
            self.lengths.show_lines(drawing.length_lines(self.pairs))
        self.cards.setVisible(bool(pair.own.cards))
        self.cards.show_lines(drawing.card_lines(pair, self._own_items()))
        self.table.figures.show_pair(pair)
        self._on_side(self.side.value)

    def _nothing(self) -> str:
        if self.running.running:
            return self.tr("The first games are being played.")
        return self.tr(
            "Let computer players play this pack and the game's own content: who wins, where games stop, and what each "
            "card does to the result."
        )

    def _on_players(self, _: int) -> None:
        self._draw()
        self._show_state()

    def _on_side(self, side: int) -> None:
        if self.pair is not None:
            self.stack.setCurrentIndex(max(CHARTS, side))

    def _own_items(self) -> frozenset[tuple[str, str]]:
        draft = self._drawn or self._document.draft
        return frozenset((name, item_key(row.value)) for name, part in draft.parts.items() for row in part.rows)

    # ---- files -----------------------------------------------------------------------------------------------

    def ask_for_csv(self) -> None:
        name = f"{self._document.draft.info['id']}-balance.csv"
        folder = self._document.path.parent if self._document.path else Path.home()
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Write the figures"), str(folder / name), self.tr("Spreadsheets (*.csv)")
        )
        if chosen:
            self.write_csv(Path(chosen))

    def write_csv(self, path: Path) -> None:
        """All figures as a file; trouble is told."""
        try:
            path.write_text(as_csv([(pair.own, pair.base) for pair in self.pairs]), "utf-8-sig")
        except OSError as error:
            told = self.tr("{file} cannot be written ({why}). Choose another place.")
            dialogs.tell(self, self.tr("Not written"), told.format(file=path, why=error.strerror or error))
        else:
            self._say(self.tr("Written to {file}").format(file=path.name))
