"""What the VP of both teams are made of at the end, line by line; the lines add up to the scores."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.games.one_small_step.state import TERMS, StepState
from desktop.table.boards.one_small_step.agencies import team_name
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.boards.one_small_step.inks import TEAM_INKS, TEAM_LIGHTS
from desktop.table.boards.one_small_step.pieces import paint_team_mark
from desktop.table.boards.one_small_step.show_art import term_name
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, line, rounded, smooth
from desktop.table.kit.theme import HAIRLINE, SOFT_TEXT, TEXT, colour
from desktop.table.kit.writing import CENTRE, centred_baseline, put_fitted, put_text

_ROW, _COLUMN = 30.0, 76.0


def score_lines(state: StepState) -> list[tuple[str, int, int]]:
    """(words, United States, Soviet Union), the sum last; terms that count for nobody are left out."""
    us, ussr = (player.terms for player in state.teams)
    rows = [(term_name(term), us[n], ussr[n]) for n, term in enumerate(TERMS) if us[n] or ussr[n]]
    return [*rows, (tr("Victory points"), state.teams[0].vp, state.teams[1].vp)]


class ScoreSheet(QWidget):
    """The lines as a table with a column for each nation."""

    def __init__(self, state: StepState) -> None:
        super().__init__()
        self.lines = score_lines(state)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        both = (team_name(0), team_name(1))
        spoken = [f"{words}: {both[0]} {us}, {both[1]} {ussr}" for words, us, ussr in self.lines]
        self.setAccessibleName("; ".join(spoken))

    def sizeHint(self) -> QSize:
        return QSize(420, round(_ROW * (len(self.lines) + 1)) + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, round(22 * (len(self.lines) + 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        row = min(_ROW, self.height() / (len(self.lines) + 1))
        columns = (self.width() - 1.6 * _COLUMN, self.width() - 0.5 * _COLUMN)
        for team, x in enumerate(columns):
            chip = QRectF(x - 15, row / 2 - 10, 30, 20)
            fill(painter, rounded(chip, 5), TEAM_INKS[team])
            paint_team_mark(painter, team, x, chip.center().y(), 13)
        for number, (words, *figures) in enumerate(self.lines, 1):
            whole = number == len(self.lines)
            face = fonts.font(15, 700 if whole else 500, tabular=True)
            middle = row * (number + 0.5)
            line(painter, (4, row * number), (self.width() - 4, row * number), colour(HAIRLINE, 0.9 if whole else 0.5))
            baseline = centred_baseline(face, middle)
            put_fitted(painter, 8, baseline, columns[0] - 44, words, face, TEXT if whole else SOFT_TEXT)
            for team, (x, figure) in enumerate(zip(columns, figures, strict=True)):
                put_text(painter, x, baseline, str(figure).replace("-", "−"), face, TEAM_LIGHTS[team], CENTRE)
        painter.end()
