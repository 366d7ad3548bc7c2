"""What the tests of the table share: games at a table without a disk, and a person who clicks and types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import load_game
from desktop.kernel.game import Game, SeatSetup, Setup
from desktop.kernel.journal import Journal
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask
from desktop.table.kit.cache import Pictures
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from desktop.table.session import TableSession
from desktop.table.settings import Settings, Speed

NAMES = ("Ada", "Mira", "Nova", "Jonas")
GAME = load_game("space_checkers")
MAKE = partial(load_game, "space_checkers")
PICTURES = Pictures()


class Memory:
    """Settings that nobody keeps."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}

    def setting(self, key: str, default: Any = None) -> Any:
        return self._values.get(key, default)

    def set_setting(self, key: str, value: Any) -> None:
        self._values[key] = value


def settings(animation: Speed = Speed.OFF) -> Settings:
    made = Settings(Memory())
    made.animation = animation
    return made


def session(
    controllers: Sequence[str] = ("person", "person"),
    seed: int = 1,
    *,
    practice: bool = False,
    game: Game[Any, Any] = GAME,
    make: Any = MAKE,
    **options: Any,
) -> TableSession:
    roles = game.propose_roles(len(controllers), options)
    setup = Setup(tuple(SeatSetup(name, role) for name, role in zip(NAMES, roles, strict=False)), options)
    return TableSession(Journal.begin(game, setup, seed, practice=practice), controllers, make)


def page(
    qtbot: QtBot, table: TableSession, wishes: Settings | None = None, size: tuple[int, int] = (1280, 800)
) -> TablePage:
    """A page that is shown and waits for its first answer."""
    made = TablePage(table, wishes or settings(), pictures=PICTURES)
    qtbot.addWidget(made, before_close_func=lambda _: made.flow.close())
    made.resize(*size)
    made.show()
    qtbot.waitExposed(made)
    return made


def spot(made: TablePage, address: Address) -> QPoint:
    """Where an address lies in the board's viewport."""
    place = made.board.place(address)
    assert place is not None, address
    return made.view.mapFromScene(place.center())


def click(made: TablePage, address: Address, at: QPointF | None = None) -> None:
    """Move to an address and click it."""
    point = spot(made, address) if at is None else made.view.mapFromScene(at)
    viewport = made.view.viewport()
    QTest.mouseMove(viewport, point)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)


def press(widget: Any) -> None:
    """Click a button in its middle."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def key(made: TablePage, which: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key on the board."""
    QTest.keyClick(made.view, which, modifier)


def question(made: TablePage) -> Ask:
    """What is asked of the person at the screen."""
    assert made.flow.choosing.ask is not None, made.flow.mode
    return made.flow.choosing.ask


def waits(made: TablePage) -> bool:
    """Whether a person is asked, or the game is over."""
    return made.flow.mode in (Mode.ASKING, Mode.OVER)


def many_ways(made: TablePage) -> str:
    """A pawn that may go several ways."""
    return max(question(made).options, key=lambda address: len(question(made).options[address]))


def wild_table(qtbot: QtBot, **wishes: Any) -> TablePage:
    """A game in which the person to move has rolled WILD."""
    kept = settings()
    for name, value in wishes.items():
        setattr(kept, name, value)
    for seed in range(1, 200):
        table = session(seed=seed)
        if table.journal.state.direction < 0 and table.journal.state.pips == 5:
            return page(qtbot, table, kept)
    raise AssertionError("no seed rolls 5 and WILD")
