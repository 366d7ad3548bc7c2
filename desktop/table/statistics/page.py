"""Statistics: games played and won, how the dice fell, and games that are over, to look back at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout, QVBoxLayout, QWidget

from desktop.games.catalogue import GAMES
from desktop.kernel.errors import Problem
from desktop.kernel.game import GameInfo
from desktop.kernel.library import Tally as Played
from desktop.table.context import Context
from desktop.table.glimpses import Die
from desktop.table.kit import fonts
from desktop.table.kit.dialogs import tell
from desktop.table.kit.theme import ACCENTS, MUTED, SOFT_TEXT, TEXT
from desktop.table.kit.widgets.banner import Banner
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.combo import Combo
from desktop.table.kit.widgets.flow import FlowLayout
from desktop.table.kit.widgets.page import Page
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.text import hint, label
from desktop.table.shelf.model import YOU, SavedGame, saved_games, when
from desktop.table.shelf.saved_games import SavedGameRow
from desktop.table.statistics.charts import DieChart
from desktop.table.statistics.counting import Counter
from desktop.table.statistics.evenness import strays
from desktop.table.statistics.figures import DiceFigures, Tally, dice_csv

_FINISHED = 30
"""Finished games listed here; all are on the page of saved games."""
_COUNTED = 200
"""The latest games whose dice are counted together."""


class StatisticsPage(Page):
    game_wanted = Signal(str)
    help_anchor = "starshelf/saved-games"

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Statistics"), parent, width=1040)
        self._context = context
        self._figures: DiceFigures | None = None
        self.banner = Banner(self.column)
        self.rows.addWidget(self.banner)
        games: list[SavedGame] = []
        played: list[Played] = []
        try:
            games, played = saved_games(context.library), context.library.tallies()
        except Problem as problem:
            self.banner.show_sentence(problem.sentence)
        self._games = games
        self._counter = Counter(self)
        self._counter.counted.connect(self._show_figures)
        # Lambdas do not keep the page alive here: the worker must be idle before its counter goes.
        self.destroyed.connect(self._counter.stop)
        for info in GAMES.values():
            if lines := [line for line in played if line.game == info.id]:
                self.rows.addWidget(self._played_panel(info, lines))
        if not played:
            self.rows.addWidget(self._nothing_yet())
        self._add_dice()
        self._add_finished()
        self.rows.addStretch(1)

    # ---- played and won --------------------------------------------------------------------------------------

    def _nothing_yet(self) -> Panel:
        panel = Panel(self.tr("Games played"), self.column)
        words = self.tr("No game was finished yet. Practice games do not count.")
        panel.rows.addWidget(hint(words, panel, size=14))
        return panel

    def _played_panel(self, info: GameInfo, lines: Sequence[Played]) -> Panel:
        panel = Panel(info.title, self.column, border=ACCENTS[info.id])
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(0, 1)
        heads = (self.tr("Player"), self.tr("Played"), self.tr("Won"), self.tr("Best score"))
        for column, head in enumerate(heads):
            grid.addWidget(label(head, fonts.font(12), MUTED, panel), 0, column, self._side(column))
        for row, line in enumerate(lines, start=1):
            computer = line.player != YOU
            name = self.tr("{name}, computer").format(name=line.name) if computer else line.name
            share = f"{line.won} ({round(100 * line.won / line.played)} %)"
            for column, text in enumerate((name, str(line.played), share, str(line.best))):
                face = fonts.font(14, 400 if computer else 600, tabular=True)
                paint = SOFT_TEXT if computer else TEXT
                grid.addWidget(label(text, face, paint, panel), row, column, self._side(column))
        panel.rows.addLayout(grid)
        return panel

    @staticmethod
    def _side(column: int) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight

    # ---- dice ------------------------------------------------------------------------------------------------

    def _add_dice(self) -> None:
        self.dice = Panel(self.tr("Dice"), self.column)
        self.choice = Combo(self.tr("Which games"), self.dice, shrinks=True)
        for info in GAMES.values():
            count = sum(game.info is info for game in self._games)
            if count > 1:
                words = self.tr("{game}: all {count} games")
                self.choice.addItem(words.format(game=info.title, count=count), f"all:{info.id}")
        for game in self._games[:_COUNTED]:
            self.choice.addItem(f"{game.title}, {', '.join(game.names)}, {when(game.updated)}", game.uid)
        self.choice.activated.connect(self._count)
        self.export = Button(self.tr("Export as CSV …"), self.dice, height=34, size=13)
        self.export.clicked.connect(self._export)
        self.export.setEnabled(False)
        self.dice.rows.removeWidget(self.dice.heading)
        top = FlowLayout(across=12, down=6)
        for widget in (self.dice.heading, self.choice, self.export):
            top.addWidget(widget)
        self.dice.rows.addLayout(top)
        words = self.tr("Bars show how often a face came up, golden marks how often it was to be expected.")
        self._note = hint(words, self.dice)
        self.dice.rows.addWidget(self._note)
        self._charts = QVBoxLayout()
        self._charts.setSpacing(14)
        self.dice.rows.addLayout(self._charts)
        self.rows.addWidget(self.dice)
        self.choice.setVisible(self.choice.count() > 0)
        self.export.setVisible(self.choice.count() > 0)
        if self.choice.count():
            self._count(0)
        else:
            self._note.setText(self.tr("There is no game whose dice could be counted yet."))

    def _count(self, index: int) -> None:
        chosen = str(self.choice.itemData(index))
        kind = chosen.removeprefix("all:") if chosen.startswith("all:") else ""
        uids = [game.uid for game in self._games if game.info.id == kind][:_COUNTED] if kind else [chosen]
        try:
            records = [self._context.library.record(uid) for uid in uids]
        except Problem as problem:
            self.banner.show_sentence(problem.sentence)
            return
        self.export.setEnabled(False)
        self._counter.count(records)

    def _show_figures(self, figures: DiceFigures) -> None:
        self._figures = figures
        self.export.setEnabled(bool(figures.players))
        while (item := self._charts.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        for name, tallies in figures.players.items():
            self._charts.addWidget(self._player_charts(name, tallies, figures))

    def _player_charts(self, name: str, tallies: dict[str, Tally], figures: DiceFigures) -> QWidget:
        block = QWidget(self.dice)
        rows = QVBoxLayout(block)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        rows.addWidget(label(self._summary(name, tallies, figures), fonts.font(14, 600), TEXT, block, wrap=True))
        charts = FlowLayout(across=28, down=8)
        for die in figures.dice:
            charts.addWidget(self._chart(die, tallies[die.key], name))
        rows.addLayout(charts)
        return block

    def _chart(self, die: Die, tally: Tally, name: str) -> QWidget:
        holder = QWidget(self.dice)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(label(die.title, fonts.font(12), MUTED, holder))
        column.addWidget(DieChart(die, tally, name, holder))
        if tally.rolls:
            share = round(100 * strays(tally.counts, tally.expected(die)))
            words = self.tr("Fair dice stray this far or farther in {share} of 100 series.").format(share=share)
            column.addWidget(label(words, fonts.font(12), MUTED, holder))
        return holder

    def _summary(self, name: str, tallies: dict[str, Tally], figures: DiceFigures) -> str:
        for die in figures.dice:
            mean = tallies[die.key].mean(die)
            if mean is not None and die.mean is not None:
                words = self.tr("{name}: {rolls} rolls, {mean} on average where {due} is to be expected")
                rolls = tallies[die.key].rolls
                return words.format(name=name, rolls=rolls, mean=f"{mean:.2f}", due=f"{float(die.mean):.1f}")
        return name

    def _export(self) -> None:
        if self._figures is None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = str(Path(folder or Path.home()) / "starshelf-dice.csv")
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Export the dice"), proposed, "CSV (*.csv)")
        if not chosen:
            return
        header = [self.tr("player"), self.tr("die"), self.tr("face"), self.tr("rolled"), self.tr("expected")]
        try:
            Path(chosen).write_text(dice_csv(self._figures, header), encoding="utf-8-sig", newline="")
        except OSError as error:
            words = self.tr("The file {file} could not be written ({why}). Choose another folder.")
            tell(self, self.tr("That did not work"), words.format(file=chosen, why=error.strerror or str(error)))

    # ---- finished games --------------------------------------------------------------------------------------

    def _add_finished(self) -> None:
        finished = [game for game in self._games if game.is_over][:_FINISHED]
        if not finished:
            return
        self.rows.addWidget(label(self.tr("Finished games"), fonts.display(17), TEXT, self.column))
        self.rows.addWidget(hint(self.tr("Open one to look back through every move."), self.column))
        column = QVBoxLayout()
        column.setSpacing(2)
        self.finished = []
        for game in finished:
            row = SavedGameRow(game, self.column)
            row.clicked.connect(lambda _=False, uid=game.uid: self.game_wanted.emit(uid))
            column.addWidget(row)
            self.finished.append(row)
        self.rows.addLayout(column)
