"""The command line for tests."""

from pathlib import Path

import pytest
from tests.cli.helpers import Fogg


@pytest.fixture
def fogg(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Fogg:
    """Return a runner of `fogg` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Fogg(monkeypatch, capsys)
