"""Hundreds of random gestures on every canvas: nothing breaks, and undoing all of them gives the same document."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import content_kind
from desktop.kernel.packs import Pack
from editor.canvas.base import Canvas
from editor.canvas.choose import canvas_for
from editor.canvas.placement_frame import faces_of
from editor.canvas.tiles_canvas import TilesCanvas
from editor.document.document import Document
from tests.editor.canvas.mouse import click, double_click, drag, press
from tests.editor.previews.documents import document_of

GESTURES = 60
KEYS = [
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Delete,
    Qt.Key.Key_R,
]
PLACES = [
    ("space_movers", "map"),
    ("amazing_space_venture", "tiles"),
    ("amazing_space_venture", "starts"),
    ("amazing_space_venture", "positions"),
    ("amazing_space_venture", "board"),
    ("space_checkers", "board"),
]


def opened(game: str, part: str) -> tuple[Document, QWidget]:
    document = document_of(game)
    if not document.rows(part):
        tile = {"tile": "ST", "square": "D-5", "rotation": 0}
        document.insert_rows(part, 0, [{"id": "one", "title": "One", "tiles": [tile]}], "New")
        document.stack.clear()
    made = canvas_for(document, part, document.rows(part)[0].uid)
    assert made is not None
    return document, made


def gesture(canvas: Canvas, chance: random.Random) -> Callable[[], None]:
    def point() -> QPointF:
        handles = canvas.handles()
        if handles and chance.random() < 0.7:
            return chance.choice(handles).place.center()
        return QPointF(chance.uniform(0, canvas.units.width()), chance.uniform(0, canvas.units.height()))

    return chance.choice(
        [
            lambda: click(canvas, point()),
            lambda: drag(canvas, point(), point()),
            lambda: drag(canvas, point(), point()),
            lambda: double_click(canvas, point()),
            lambda: press(canvas, chance.choice(KEYS)),
        ]
    )


@pytest.mark.parametrize(("game", "part"), PLACES)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_gestures_undo_to_the_same_document(qtbot: QtBot, game: str, part: str, seed: int) -> None:
    document, frame = opened(game, part)
    qtbot.addWidget(frame)
    frame.resize(700, 640)
    frame.show()
    canvas = next(one for one in frame.findChildren(Canvas) if one.isVisible())
    before: Pack = copy.deepcopy(document.pack())
    chance = random.Random(seed)
    for number in range(GESTURES):
        if isinstance(canvas, TilesCanvas) and number % 6 == 0:
            canvas.take(chance.choice(faces_of(document)))
        gesture(canvas, chance)()
        if document.row(canvas.uid) is None:
            document.undo()
        if number % 10 == 0:
            frame.grab()
    assert document.stack.count() > GESTURES / 10
    done = document.pack().files
    steps = document.stack.index()
    document.go_to(0)
    assert document.pack().files == before.files
    document.go_to(steps)
    assert document.pack().files == done
    assert content_kind(game).part(part)
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    frame.hide()
