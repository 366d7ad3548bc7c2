"""The ledgers themselves, and the plugin that holds the tests to them."""

import pytest

from tests.ledger import FINISHED, ledgers, marked

pytest_plugins = ["pytester"]


def test_every_rule_has_an_id_of_its_own() -> None:
    names = [name for rules in ledgers().values() for name in rules]
    assert len(names) == len(set(names))


def test_finished_games_have_a_test_for_every_rule() -> None:
    without = {game: [name for name in ledgers()[game] if name not in marked()] for game in FINISHED}
    assert without == {game: [] for game in FINISHED}


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A small suite of its own, held to a ledger of two rules."""
    pytester.makeconftest(
        """
        from tests.ledger import Ledger

        def pytest_configure(config):
            config.addinivalue_line("markers", "rule(*ids): proves")
            config.pluginmanager.register(Ledger({"chess": ["C-1", "C-2", "C-3"]}, report=True))
        """
    )
    return pytester


def test_only_passing_tests_prove_a_rule(suite: pytest.Pytester) -> None:
    suite.makepyfile(
        """
        import pytest

        @pytest.mark.rule("C-1")
        def test_holds(): pass

        @pytest.mark.rule("C-2")
        def test_breaks(): assert False

        @pytest.mark.rule("C-2")
        def test_holds_too(): pass
        """
    )
    suite.runpytest("-p", "no:benchmark").stdout.fnmatch_lines(["chess: 1 of 3 (33 %)", "*C-2 C-3"])


def test_worker_processes_report_what_they_proved(suite: pytest.Pytester) -> None:
    suite.makepyfile("import pytest\n@pytest.mark.rule('C-1', 'C-3')\ndef test_holds(): pass")
    suite.runpytest("-p", "no:benchmark", "-n", "1").stdout.fnmatch_lines(["chess: 2 of 3 (66 %)", "*C-2"])


def test_a_mark_without_a_rule_is_a_collection_error(suite: pytest.Pytester) -> None:
    suite.makepyfile("import pytest\n@pytest.mark.rule('C-4')\ndef test_nothing(): pass")
    result = suite.runpytest("-p", "no:benchmark")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*test_nothing names rules that no ledger holds: C-4*"])
