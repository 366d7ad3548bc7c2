"""About names the version and shows the licence of everything in the program."""

import json
from importlib.resources import files

from desktop import VERSION
from desktop.stamp import build, version_line
from desktop.table import about
from desktop.table.about import AboutDialog


def test_a_checkout_shows_its_own_licence_its_credits_and_its_fonts(qtbot):
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    names = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert names[0] == f"Starshelf {VERSION}"
    assert "Inter" in names
    assert "MIT License" in dialog.text.toPlainText()
    dialog.list.setCurrentRow(names.index("Inter"))
    assert "SIL Open Font License" in dialog.text.toPlainText()
    assert version_line() in dialog.sentence.text()


def test_a_built_program_shows_what_was_collected_for_it(qtbot, monkeypatch, tmp_path):
    part = {"name": "Qt", "version": "6.11.3", "licence": "LGPL-3.0-only", "text": "Lesser"}
    (tmp_path / "licences.json").write_text(json.dumps([part]), "utf-8")
    monkeypatch.setattr(about, "files", lambda _: tmp_path)
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert dialog.list.item(0).text() == "Qt 6.11.3"
    assert dialog.text.toPlainText() == "Qt 6.11.3, LGPL-3.0-only\n\nLesser"


def test_the_stamp_of_a_built_program_names_commit_and_day(monkeypatch, tmp_path):
    from desktop import stamp

    (tmp_path / "build.json").write_text('{"commit": "' + "ab" * 20 + '+changes", "date": "2026-11-30"}', "utf-8")
    monkeypatch.setattr(stamp, "files", lambda _: tmp_path)
    assert build().date == "2026-11-30"
    assert version_line().startswith(f"Starshelf {VERSION} (commit ababababab+changes, build 2026-11-30 ")


def test_a_broken_stamp_is_as_good_as_none(monkeypatch, tmp_path):
    from desktop import stamp

    (tmp_path / "build.json").write_text("{", "utf-8")
    monkeypatch.setattr(stamp, "files", lambda _: tmp_path)
    monkeypatch.setattr(stamp, "_checked_out", lambda: None)
    assert version_line() == f"Starshelf {VERSION} (commit unknown, run from source)"
    assert files("resources").joinpath("build.json").is_file() is False
