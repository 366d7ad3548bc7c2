"""The balance panel: it plays beside the window, draws what came of it, and says when it is older than the pack."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.lab.balance import Share
from desktop.lab.check.findings import Finding
from editor.balance import drawing, running
from editor.balance.charts import Bar, BarChart, IntervalChart, Line, Piece, Span
from editor.balance.panel import CHARTS, TABLE, BalancePanel
from editor.document.document import Document
from editor.window.checking import Checker
from tests.editor.balance.here import OneHere
from tests.lab.packing import base, pack_of

CARGO = {"id": "tea", "title": "Tea", "pick_up": "earth", "deliver": "titan", "pays": 5}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "Workers", OneHere)


@pytest.fixture
def made() -> Iterator[list[BalancePanel]]:
    panels: list[BalancePanel] = []
    yield panels
    for panel in panels:
        panel.finish()


def panel_of(
    qtbot: QtBot, made: list[BalancePanel], game: str = "space_movers", games: int = 3, **parts: Any
) -> BalancePanel:
    document = Document.of(pack_of(game, **(parts or {"cargoes": [CARGO]})))
    panel = BalancePanel(document)
    panel.setProperty("document", document)  # so that it lives as long as the panel
    made.append(panel)
    qtbot.addWidget(panel)
    panel.games.addItem("few", games)
    panel.games.setCurrentIndex(panel.games.count() - 1)
    panel.level.setCurrentIndex(1)
    panel.resize(1200, 260)
    panel.show()
    return panel


def play(panel: BalancePanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.running.ended, timeout=60_000):
        qtbot.mouseClick(panel.play, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("here")
def test_a_crew_game_shows_wins_walls_and_cards_beside_the_games_own(qtbot: QtBot, made: list[BalancePanel]) -> None:
    panel = panel_of(qtbot, made)
    assert "Let computer players play" in panel.nothing.text()
    play(panel, qtbot)
    assert [pair.players for pair in panel.pairs] == [2, 3, 4]
    assert all(pair.base for pair in panel.pairs)
    assert panel.told.text().startswith("9 games of this pack, as it is now")
    assert [line.name for line in panel.wins.lines] == ["Crew of 2", "Crew of 3", "Crew of 4"]
    assert "truly between" in panel.wins.accessibleDescription()
    assert sum(bar.total for bar in panel.walls.bars) == pytest.approx(1 - panel.pairs[0].own.won.value)
    panel.grab()
    panel.players.segments[2].click()
    assert panel.walls.title == "Where crews of 4 fail"
    panel.side.segments[TABLE].click()
    assert panel.stack.currentWidget() is panel.table
    assert panel.table.model().rowCount() > 40
    panel.table.sortByColumn(4, Qt.SortOrder.DescendingOrder)
    panel.side.segments[CHARTS].click()
    panel.grab()


@pytest.mark.usefixtures("here")
def test_rivals_show_seats_and_lengths(qtbot: QtBot, made: list[BalancePanel]) -> None:
    panel = panel_of(qtbot, made, "space_checkers", board=base("space_checkers", "board"))
    play(panel, qtbot)
    assert [line.name for line in panel.wins.lines] == ["Formic Commune", "Kanaloan Alliance"]
    assert panel.wins.mark == 0.5
    assert len(panel.lengths.lines) == 3
    assert not panel.cards.isVisible()
    panel.grab()


@pytest.mark.usefixtures("here")
def test_figures_older_than_the_pack_say_so_until_it_is_as_it_was(qtbot: QtBot, made: list[BalancePanel]) -> None:
    panel = panel_of(qtbot, made)
    document: Document = panel.property("document")
    play(panel, qtbot)
    uid = document.rows("cargoes")[0].uid
    document.set_value("cargoes", uid, ["pays"], 9, "Pays")
    document.set_value("cargoes", uid, ["title"], "Green tea", "Title")
    assert panel.stale
    assert panel.told.text() == "2 edits old, play again"
    assert panel.wins.faded
    document.undo()
    document.undo()
    assert not panel.stale
    assert "as it is now" in panel.told.text()
    assert not panel.wins.faded


@pytest.mark.usefixtures("here")
def test_what_the_games_show_is_found_by_the_check_too(
    qtbot: QtBot, made: list[BalancePanel], monkeypatch: pytest.MonkeyPatch
) -> None:
    finding = Finding("warning", "never-used", "cargoes.json", "cargoes", "tea", "", "nobody used it", 0)
    monkeypatch.setattr(running, "played_findings", lambda pack, balance: (finding,))
    panel = panel_of(qtbot, made, games=2)
    checker = Checker(panel.property("document"))
    panel.running.played.connect(checker.show_played)
    play(panel, qtbot)
    qtbot.waitUntil(lambda: bool(checker.found), timeout=20_000)
    assert [(one.tag, one.message, one.place.part) for one in checker.found or ()] == [
        ("W1", "Nobody used it.", "cargoes")
    ]
    checker.finish()


@pytest.mark.usefixtures("here")
def test_the_games_own_figures_are_played_once(qtbot: QtBot, made: list[BalancePanel]) -> None:
    panel = panel_of(qtbot, made, games=2)
    totals: list[int] = []
    panel.running.progressed.connect(lambda played, total, left: totals.append(total))
    play(panel, qtbot)
    first = panel.pairs[0].base
    play(panel, qtbot)
    assert (totals[0], totals[-1]) == (12, 6)
    assert panel.pairs[0].base is first


def test_a_stop_keeps_what_was_played_and_real_workers_give_the_same(qtbot: QtBot, made: list[BalancePanel]) -> None:
    panel = panel_of(qtbot, made, games=3000)
    with qtbot.waitSignal(panel.running.progressed, check_params_cb=lambda played, *_: played > 0, timeout=60_000):
        panel.start()
    assert panel.play.text() == "Stop"
    with qtbot.waitSignal(panel.running.ended, timeout=60_000):
        qtbot.mouseClick(panel.play, Qt.MouseButton.LeftButton)
    assert 0 < panel.pairs[0].own.games < 3000
    assert panel.play.text() == "Play again"


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"map": {**base("space_movers", "map"), "start": "hq"}}, "the Liberty starts on a planet"),
        ({"map": {}}, "this field is missing"),
    ],
)
def test_what_cannot_be_played_is_told(
    parts: dict[str, Any], says: str, qtbot: QtBot, made: list[BalancePanel]
) -> None:
    panel = panel_of(qtbot, made, **parts)
    play(panel, qtbot)
    assert says in panel.told.text()
    assert panel.pairs == []


@pytest.mark.usefixtures("here")
def test_a_mistake_in_the_games_is_told_and_the_editor_goes_on(
    qtbot: QtBot, made: list[BalancePanel], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("odd")

    monkeypatch.setattr(running, "play_series", broken)
    panel = panel_of(qtbot, made)
    play(panel, qtbot)
    assert "The games broke off (KeyError" in panel.told.text()


@pytest.mark.usefixtures("here")
def test_all_figures_go_into_a_file(
    qtbot: QtBot, made: list[BalancePanel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = panel_of(qtbot, made, games=2)
    play(panel, qtbot)
    file = tmp_path / "figures.csv"
    panel.write_csv(file)
    with file.open(encoding="utf-8-sig", newline="") as opened:
        lines = list(csv.DictReader(opened))
    assert {line["players"] for line in lines} == {"2", "3", "4"}
    assert panel.told.text() == "Written to figures.csv"
    told: list[str] = []
    monkeypatch.setattr("desktop.table.kit.dialogs.tell", lambda parent, title, words: told.append(words))
    panel.write_csv(tmp_path / "none" / "figures.csv")
    assert "Choose another place." in told[0]


# ---- charts --------------------------------------------------------------------------------------------------------


def test_a_tip_tells_the_figures_under_the_mouse(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("editor.balance.charts.QToolTip.showText", lambda place, text, widget: shown.append(text))
    chart = IntervalChart("Wins")
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    half = Span(0.5, 0.4, 0.6)
    chart.show_lines([Line("One", half, None, "50%", "one"), Line("Two", half, half, "50%", "two")])
    bars = BarChart("Ends")
    qtbot.addWidget(bars)
    bars.resize(400, 200)
    bars.show_bars([Bar("1", [Piece(0, 0.25), Piece(9, 0.25)], 0.3, "first")])
    for made, place in (
        (chart, QPoint(200, 45)),
        (chart, QPoint(200, 95)),
        (bars, QPoint(200, 90)),
        (bars, QPoint(2, 2)),
    ):
        made.grab()
        QApplication.sendEvent(made, QHelpEvent(QEvent.Type.ToolTip, place, place))
    assert shown == ["one", "two", "first", ""]


@pytest.mark.parametrize("size", [(240, 150), (400, 160), (900, 500)])
def test_charts_paint_any_figures_at_any_size(size: tuple[int, int], qtbot: QtBot) -> None:
    """A warning of Qt would fail this."""
    spans = [Span(0, 0, 0), Span(1, 1, 1), Span(0.5, 0.1, 0.9), Span(-0.3, -0.9, 0.2)]
    lines = [Line("A very long name of a card " * 3, span, span, "-30%", "told") for span in spans for _ in range(4)]
    charts: list[IntervalChart | BarChart] = [
        IntervalChart("Wins"),
        IntervalChart("Effect", around_zero=True),
        BarChart("Ends"),
    ]
    for chart in charts:
        qtbot.addWidget(chart)
        chart.resize(*size)
        chart.grab()
        chart.legend.causes = ("one", "two", "three " * 20)
        if isinstance(chart, BarChart):
            chart.show_bars([Bar("A long name", [Piece(n, 0.1 * n) for n in range(6)], 2.0, "told")] * 9)
        else:
            chart.show_lines(lines, 0.25)
        chart.grab()
    counts = IntervalChart("Rounds")
    counts.counts = True
    qtbot.addWidget(counts)
    for most in (0, 3, 47, 1200):
        counts.show_lines([Line("2 players", Span(most / 2, 0, most), None, "1", "told")])
        counts.grab()


def test_a_share_becomes_a_span() -> None:
    assert drawing.span(Share(1, 2)).value == 0.5
