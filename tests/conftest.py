"""What all tests share: no screen, no touch of the person's own folders, and the rule ledgers."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.ledger import Ledger, ledgers
from tests.packaging import not_run

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("house", deadline=None, print_blob=True)  # a busy machine is no failure
settings.load_profile("house")

FOLDERS = ("STARSHELF_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ledger", action="store_true", help="end with the share of rules that have a passing test")
    parser.addoption("--games", type=int, default=20, help="random games of each kind that the conformance suite plays")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Ledger(ledgers(), report=config.getoption("ledger")), "rule ledger")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    failed = os.environ.get("STARSHELF_FAILED_CHECKS")  # set by run.py, which ran them before
    if failed:
        terminalreporter.write_line(f"Checks that failed before the tests: {failed}", red=True)
    tried = (
        report.nodeid for reports in terminalreporter.stats.values() for report in reports if hasattr(report, "nodeid")
    )
    if any(node.startswith("tests/packaging/") for node in tried):
        terminalreporter.section("packaging: what was not run")
        for sentence in not_run.sentences():
            terminalreporter.write_line(sentence)


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Give the tests data, settings and cache folders of their own."""
    with pytest.MonkeyPatch.context() as patch:
        for variable in FOLDERS:
            patch.setenv(variable, str(tmp_path_factory.mktemp(variable.lower())))
        yield
