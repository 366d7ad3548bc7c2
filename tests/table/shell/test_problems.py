"""No traceback reaches a person: one sentence, and a report on offer."""

import logging
import sys
import threading
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.kernel.errors import LibraryProblem
from desktop.kernel.words import Sentence
from desktop.table.kit import dialogs
from desktop.table.kit.dialogs import Dialog, ask, ask_text
from desktop.table.kit.problems import Reporter, report_text


def fault(text="secret card") -> Exception:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


@pytest.fixture
def reporter(qapp, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    made = Reporter("1.2.3")
    made.install()
    yield made
    root.handlers[:] = before
    root.setLevel(level)


@pytest.fixture
def shown(monkeypatch):
    """Takes the place of dialogs: keeps their sentences and presses a button."""
    seen = []
    press = {"button": 0}

    def run(dialog):
        seen.append(dialog.sentence.text())
        dialog.chosen = press["button"]
        return 1

    monkeypatch.setattr(Dialog, "exec", run)
    return SimpleNamespace(sentences=seen, press=press)


def test_a_fault_becomes_one_sentence_without_a_traceback(reporter, shown):
    reporter.show(fault())
    (sentence,) = shown.sentences
    assert "ValueError" in sentence
    assert "Traceback" not in sentence
    assert "secret" not in sentence


def test_the_same_fault_is_told_once(reporter, shown):
    for _ in range(5):
        reporter.show(fault())
    assert len(shown.sentences) == 1


def test_a_problem_is_told_in_its_own_words_each_time(reporter, shown):
    problem = LibraryProblem(Sentence("The disk is full: make room."))
    reporter.show(problem)
    reporter.show(problem)
    assert shown.sentences == ["The disk is full: make room."] * 2


def test_faults_of_slots_and_threads_arrive(qtbot, reporter, shown):
    sys.excepthook(ValueError, fault(), fault().__traceback__)
    qtbot.waitUntil(lambda: len(shown.sentences) == 1)

    def work():
        raise LookupError("in a thread")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(shown.sentences) == 2)
    assert "LookupError" in shown.sentences[1]


def test_the_report_holds_what_mending_needs(reporter, shown, monkeypatch, tmp_path):
    logging.getLogger("desktop.test").warning("a line of the log")
    target = tmp_path / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    shown.press["button"] = 1
    reporter.show(fault())
    text = target.read_text(encoding="utf-8")
    for part in ("1.2.3", "Python", "Qt", "Traceback", "ValueError: secret card", "a line of the log"):
        assert part in text


def test_a_report_that_cannot_be_written_gets_a_sentence(reporter, shown, monkeypatch, tmp_path):
    target = tmp_path / "missing" / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    shown.press["button"] = 1
    reporter.show(fault())
    assert "report.txt" in shown.sentences[1]


def test_the_report_works_without_a_log(qapp):
    assert "ValueError" in report_text(fault(), "1", [])


# ---- dialogs themselves --------------------------------------------------------------------------------------


def press(key, *, after_text=""):
    """Press a key in the dialog that opens next."""

    def act():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        if after_text:
            field = dialog.focusWidget()
            field.setText(after_text)
        QApplication.sendEvent(dialog.focusWidget(), key_event(key))

    QTimer.singleShot(50, act)


def key_event(key):
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)


def test_enter_says_yes_and_escape_says_no(qtbot):
    press(Qt.Key.Key_Return)
    assert ask(None, "Delete?", "It is gone then.", "Delete")
    press(Qt.Key.Key_Escape)
    assert not ask(None, "Delete?", "It is gone then.", "Delete")


def test_text_is_asked_for_and_trimmed(qtbot):
    press(Qt.Key.Key_Return, after_text="  Sunday ")
    assert ask_text(None, "Rename", "A name:", "old", "Rename") == "Sunday"
    press(Qt.Key.Key_Escape, after_text="Sunday")
    assert ask_text(None, "Rename", "A name:", "old", "Rename") is None
    press(Qt.Key.Key_Return, after_text="   ")
    assert ask_text(None, "Rename", "A name:", "old", "Rename") is None


def test_a_dialog_says_its_sentence_to_screen_readers(qtbot):
    dialog = dialogs.Dialog("Heading", "The sentence.", ["OK"])
    qtbot.addWidget(dialog)
    assert dialog.accessibleDescription() == "The sentence."
    assert dialog.windowTitle() == "Heading"
