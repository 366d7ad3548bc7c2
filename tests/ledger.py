"""The rule ledgers and the tests that prove them.

tests/rules/<game>.toml lists every rule of a game with an id. A test says what it proves with
``@pytest.mark.rule("SC-TURN-01", ...)``; an id that no ledger holds stops the collection of that file. With
``pytest --ledger`` the run ends with the share of rules that have a passing test, and the list of those without.
"""

import re
import textwrap
import tomllib
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# The games whose every rule must have a test.
FINISHED = ("space_checkers", "space_movers", "amazing_space_venture", "one_small_step")
PROVES = "proves"  # the key under which a test's report carries the ids of its rules


def ledgers() -> dict[str, list[str]]:
    """The ids of the rules of each game, in the order of its ledger."""
    files = sorted((TESTS / "rules").glob("*.toml"))
    return {file.stem: [rule["id"] for rule in tomllib.loads(file.read_text("utf-8"))["rule"]] for file in files}


def marked() -> set[str]:
    """The ids in the rule marks of all test files, read from their text: no matter which tests are selected."""
    texts = (file.read_text("utf-8") for file in TESTS.rglob("test_*.py"))
    marks = (mark for text in texts for mark in re.findall(r"\bmark\.rule\(([^()]*)\)", text))
    return {name for mark in marks for name in re.findall(r"[\"']([^\"']+)[\"']", mark)}


class Ledger:
    """The pytest plugin: it checks the marks while tests are collected and counts what the tests prove."""

    def __init__(self, rules: dict[str, list[str]], *, report: bool) -> None:
        self.rules = rules
        self.report = report
        self.known = {name for names in rules.values() for name in names}
        self.proven: set[str] = set()
        self.broken: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self, collector: pytest.Collector) -> Generator[None, object, object]:
        made = yield
        for item in made if isinstance(made, list) else []:
            self.refuse_unknown(item, collector)
        return made

    def refuse_unknown(self, item: pytest.Item | pytest.Collector, collector: pytest.Collector) -> None:
        unknown = sorted(set(rules_of(item)) - self.known)
        if unknown:
            raise collector.CollectError(f"{item.nodeid} names rules that no ledger holds: {', '.join(unknown)}")

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        # Reports travel from worker processes to the one that counts; their properties travel with them.
        item.user_properties.append((PROVES, rules_of(item)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        names = dict(report.user_properties).get(PROVES, ())
        assert isinstance(names, Iterable)
        if report.failed:
            self.broken.update(names)
        elif report.when == "call" and report.passed:
            self.proven.update(names)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.report:
            return
        terminalreporter.section("rules with a passing test")
        for game, names in self.rules.items():
            without = [name for name in names if name not in self.proven - self.broken]
            share = 100 * (len(names) - len(without)) // len(names)
            terminalreporter.write_line(f"{game}: {len(names) - len(without)} of {len(names)} ({share} %)")
            if without:
                listed = textwrap.fill(" ".join(without), 110, break_on_hyphens=False)
                terminalreporter.write_line(textwrap.indent(listed, "  "))


def rules_of(item: pytest.Item | pytest.Collector) -> list[str]:
    return [name for mark in item.iter_markers("rule") for name in mark.args]
