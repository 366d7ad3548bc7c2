"""The bar over everything: the pack's name, undo and redo, whether it is safe, what the check says, and ways on."""

from __future__ import annotations

import time

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.catalogue import GAMES
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, rounded, smooth, stroke, vertical
from desktop.table.kit.theme import ACCENTS, AMBER, DANGER, GOOD, HAIRLINE, MUTED, TEAL, TEXT, WARNING, colour, mix
from desktop.table.kit.widgets.button import Button, Look, icon_button
from desktop.table.kit.widgets.text import label
from desktop.table.kit.writing import centred_baseline, put_text, text_width
from editor.document.document import Document
from editor.document.keeper import Keeper
from editor.look.glyphs import sign
from editor.look.sheet import LINE_LIT


class TopBar(QWidget):
    home_wanted = Signal()
    save_wanted = Signal()
    checks_wanted = Signal()
    balance_wanted = Signal()
    print_wanted = Signal()
    share_wanted = Signal()
    playtest_wanted = Signal()
    menu_wanted = Signal()

    def __init__(self, document: Document, keeper: Keeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(60)
        self._document, self._keeper = document, keeper
        self._accent = ACCENTS[document.game]
        self.home = Button(self.tr("Packs"), self, icon=Icon.BACK, height=36)
        self.name = label("", fonts.display(18))
        self.about = label("", fonts.font(12), MUTED)
        self.undo = icon_button(Icon.UNDO, self.tr("Undo"), self)
        self.redo = icon_button(Icon.REDO, self.tr("Redo"), self)
        self.next = label("", fonts.font(12), MUTED)
        self.state = SavedState(keeper, self)
        self.pill = CheckPill(self)
        self.balance = Button(self.tr("Balance"), self, icon=sign("bars"), height=36)
        self.print = Button(self.tr("Print"), self, icon=sign("print"), height=36)
        self.share = Button(self.tr("Share"), self, icon=sign("share"), height=36)
        self.playtest = Button(self.tr("Playtest"), self, look=Look.PRIMARY, accent=AMBER, icon=Icon.PLAY, height=36)
        self.playtest.setToolTip(self.tr("Play what is here, as it is now (F5)"))
        self.menu = icon_button(Icon.SETTINGS, self.tr("More: files, import, export, earlier versions"), self)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(4)
        row.addWidget(self.home)
        row.addSpacing(10)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch(1)
        names.addWidget(self.name)
        names.addWidget(self.about)
        names.addStretch(1)
        for one in (self.name, self.about, self.next):
            one.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.name.setMinimumWidth(150)
        row.addLayout(names, 3)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        row.addSpacing(4)
        row.addWidget(self.next, 2)
        row.addWidget(self.state)
        row.addSpacing(6)
        row.addWidget(self.pill)
        row.addSpacing(4)
        for button in (self.balance, self.print, self.share, self.menu, self.playtest):
            row.addWidget(button)

    def _connect(self) -> None:
        self.home.clicked.connect(self.home_wanted)
        self.undo.clicked.connect(self._document.undo)
        self.redo.clicked.connect(self._document.redo)
        self.state.clicked.connect(self.save_wanted)
        self.pill.clicked.connect(self.checks_wanted)
        self.balance.clicked.connect(self.balance_wanted)
        self.print.clicked.connect(self.print_wanted)
        self.share.clicked.connect(self.share_wanted)
        self.playtest.clicked.connect(self.playtest_wanted)
        self.menu.clicked.connect(self.menu_wanted)
        self._document.changed.connect(lambda _: self.refresh())
        self._document.stack.indexChanged.connect(lambda _: self.refresh())
        self._keeper.state_changed.connect(self.refresh)

    def refresh(self) -> None:
        info = self._document.draft.info
        self.name.setText(str(info["title"]))
        game = GAMES[self._document.game].title
        self.about.setText(f"{game} · {info['version']}")
        stack = self._document.stack
        self.undo.setEnabled(stack.canUndo())
        self.redo.setEnabled(stack.canRedo())
        self.undo.setToolTip(self.tr("Undo “{step}” (Ctrl+Z)").format(step=stack.undoText()))
        self.redo.setToolTip(self.tr("Redo “{step}” (Ctrl+Shift+Z)").format(step=stack.redoText()))
        undone = self.tr("Undo “{step}”").format(step=stack.undoText()) if stack.canUndo() else ""
        self.next.setText(undone)
        self.state.refresh()

    def show_playing(self, playing: bool) -> None:
        """Whether a game of this pack is open now: the button ends it."""
        self.playtest.setText(self.tr("End the game") if playing else self.tr("Playtest"))
        self.playtest.set_icon(Icon.CLOSE if playing else Icon.PLAY)

    def fit(self, width: int) -> None:
        """In a narrow window the buttons show their signs only."""
        narrow = width < 1400
        for button, words in (
            (self.home, self.tr("Packs")),
            (self.balance, self.tr("Balance")),
            (self.print, self.tr("Print")),
            (self.share, self.tr("Share")),
        ):
            button.setText("" if narrow else words)
            button.setAccessibleName(words)
            if narrow:
                button.setToolTip(words)
        self.next.setVisible(width >= 1100)
        self.state.set_short(width < 1180)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground = QRectF(self.rect())
        painter.fillRect(ground, vertical(ground, (0, "#141D45"), (1, "#10183A")))
        painter.fillRect(QRectF(0, self.height() - 2, self.width(), 2), colour(HAIRLINE))
        accent = QRectF(0, self.height() - 2, min(self.width(), 520), 2)
        painter.fillRect(accent, colour(self._accent, 0.9))
        painter.end()


class SavedState(QAbstractButton):
    """Whether the work is safe, in words; a click saves it."""

    def __init__(self, keeper: Keeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._short = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words, self._paint, self._icon = "", MUTED, Icon.CHECK
        self.refresh()

    def set_short(self, short: bool) -> None:
        self._short = short
        self.refresh()

    def refresh(self) -> None:
        keeper = self._keeper
        at = time.strftime("%H:%M", time.localtime(keeper.saved_at)) if keeper.saved_at else ""
        if keeper.trouble is not None:
            self._words, self._paint, self._icon = self.tr("Not saved"), DANGER, Icon.WARNING
            tip = keeper.trouble.fill(translate=self.tr)
        elif not keeper.dirty:
            words = self.tr("Saved {time}").format(time=at) if at else self.tr("Saved")
            self._words, self._paint, self._icon = words, GOOD, Icon.CHECK
            tip = self.tr("The file holds everything.")
        elif keeper.document.path is None:
            self._words, self._paint, self._icon = self.tr("Not saved yet"), WARNING, Icon.PENCIL
            tip = self.tr("This pack has no file yet; a copy of the work is kept all the same. Click to save (Ctrl+S).")
        else:
            words = self.tr("Edited, kept {time}").format(time=at) if at else self.tr("Edited")
            self._words, self._paint, self._icon = words, WARNING, Icon.PENCIL
            tip = self.tr("Every edit is kept beside the file within 15 seconds. Click to save (Ctrl+S).")
        self.setToolTip(tip)
        self.setAccessibleName(self._words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = 0.0 if self._short else text_width(fonts.font(13), self._words) + 8
        return QSize(round(wide + 34), 36)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.hasFocus():
            stroke(painter, rounded(body, 9), colour(TEAL if self.hasFocus() else LINE_LIT), 1.5)
        paint_icon(painter, self._icon, QRectF(8, body.center().y() - 9, 18, 18), colour(self._paint))
        if not self._short:
            face = fonts.font(13)
            put_text(painter, 34, centred_baseline(face, body.center().y()), self._words, face, colour(TEXT))
        painter.end()


class CheckPill(QAbstractButton):
    """How many faults and warnings the check has found."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._faults: int | None = None
        self._warnings = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(QSize(132, 36))
        self.show_counts(None, 0)

    def show_counts(self, faults: int | None, warnings: int) -> None:
        """None: it has not been checked yet."""
        self._faults, self._warnings = faults, warnings
        words = (
            self.tr("Not checked yet")
            if faults is None
            else self.tr("{faults} faults, {warnings} warnings").format(faults=faults, warnings=warnings)
        )
        self.setAccessibleName(words)
        self.setToolTip(words + self.tr(" (F8 goes to the next)"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        fill(painter, rounded(body, body.height() / 2), colour("#0A1028", 0.9))
        edge = TEAL if self.hasFocus() else LINE_LIT if self.underMouse() else HAIRLINE
        stroke(painter, rounded(body, body.height() / 2), colour(edge), 1.2)
        middle, face = body.center().y(), fonts.font(13, 600, tabular=True)
        base = centred_baseline(face, middle)
        if self._faults == 0 and not self._warnings:
            paint_icon(painter, Icon.CHECK, QRectF(20, middle - 8, 16, 16), colour(GOOD))
            put_text(painter, 44, base, self.tr("All well"), face, colour(TEXT))
        elif self._faults is None:
            put_text(painter, 34, base, self.tr("Checking"), face, colour(MUTED))
        else:
            for x, name, count, paint in (
                (18, "fault", self._faults, DANGER),
                (74, "warning", self._warnings, WARNING),
            ):
                shade = colour(paint) if count else mix(MUTED, "#0A1028", 0.4)
                paint_icon(painter, sign(name), QRectF(x, middle - 8, 16, 16), shade)
                put_text(painter, x + 22, base, str(count), face, colour(TEXT if count else MUTED))
        painter.end()
