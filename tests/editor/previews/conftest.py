"""The pane of the preview over the content of a game: Space Movers, unless a test asks for another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.previews.pane import PreviewPane
from tests.editor.previews.documents import document_of
from tests.editor.showing import shown


@pytest.fixture
def document(request: pytest.FixtureRequest) -> Document:
    return document_of(getattr(request, "param", "space_movers"))


@pytest.fixture
def pane(qtbot: QtBot, document: Document) -> Iterator[PreviewPane]:
    made = shown(qtbot, PreviewPane(document), 640, 700)
    yield made
    made.finish()
