"""The symbols with their meaning, beside the board: nobody has to know them by heart."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.table.boards.one_small_step.inks import PAPER
from desktop.table.boards.one_small_step.painting import paint_line
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.symbol_words import sentence
from desktop.table.boards.one_small_step.symbols import Mark
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import fill, panel, rounded, smooth
from desktop.table.kit.theme import SOFT_TEXT, TEXT
from desktop.table.kit.writing import put_block, put_text, wrap

_MARKS = (
    Mark("round", Sign.BOOSTER),
    Mark("square", Sign.BOOSTER),
    Mark("die", Sign.SATELLITE),
    Mark("sign", Sign.MEDIA),
    Mark("star", Sign.POINTS, "2"),
    Mark("arrow"),
    Mark("sign", Sign.UPGRADE),
    Mark("sign", Sign.EARTH_UPGRADE),
    Mark("sign", Sign.EVENT),
    Mark("sign", Sign.MISSION),
    Mark("sign", Sign.PLAY),
    Mark("sign", Sign.HAZARD),
    Mark("sign", Sign.LOOK),
    Mark("sign", Sign.CHOOSE),
    Mark("sign", Sign.PATH),
    Mark("sign", Sign.ADVANCEMENT_TOKEN),
    Mark("sign", Sign.SATELLITE_TILE),
    Mark("sign", Sign.MEDIA_TILE),
)
_ROW, _TOP = 46.0, 44.0


class LegendCard(QWidget):
    """As many symbols as there is room for; pointing at one tells the rest of its sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(QCoreApplication.translate("OneSmallStepBoard", "Symbols"))

    def sizeHint(self) -> QSize:
        return QSize(244, round(_TOP + _ROW * len(_MARKS)))

    def minimumSizeHint(self) -> QSize:
        return QSize(176, round(_TOP + 4 * _ROW))

    def _rows(self) -> int:
        return min(len(_MARKS), int((self.height() - _TOP - 6) / _ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        panel(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), shaded=False)
        put_text(painter, 14, 28, self.accessibleName(), display(16, 700), TEXT)
        for row, mark in enumerate(_MARKS[: self._rows()]):
            y = _TOP + _ROW * row
            slip = QRectF(10, y, 40, _ROW - 6)
            fill(painter, rounded(slip, 6), PAPER)
            paint_line(painter, (mark,), slip.adjusted(3, 3, -3, -3), 28)
            block = wrap(sentence(mark), self.width() - 68, font(12, 400), most=3, leading=1.15)
            put_block(painter, 60, slip.center().y() - block.height / 2, block, SOFT_TEXT)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = int((event.pos().y() - _TOP) / _ROW)
            if 0 <= row < self._rows():
                QToolTip.showText(event.globalPos(), sentence(_MARKS[row]), self)
                return True
        return super().event(event)
