"""Settings of every test run: the same examples each time, and a failing one can be run again."""

import os

import pytest
from hypothesis import settings
from tests.server.postgres import LEFT_OUT, is_left_out

# Derandomized and without a database: a red run is red for everybody, and says how to repeat it.
settings.register_profile("fogg", derandomize=True, database=None, deadline=None, print_blob=True)
settings.load_profile("fogg")
os.environ["FOGG_LANG"] = "en"  # what a command says does not depend on the machine


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was not tested: here, since with several workers only this file is read by the reporting one."""
    if is_left_out():
        terminalreporter.section("NOT TESTED")
        terminalreporter.line(f"{LEFT_OUT}: they did not run.")
