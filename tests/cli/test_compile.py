"""`fogg compile`."""

from pathlib import Path

import pytest
from tests.cli.helpers import Fogg

from fogg import native


def test_fogg_compile_says_what_is_missing_and_how_to_get_it(fogg: Fogg, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "find", lambda: (None, ""))
    monkeypatch.setenv("CC", "nothing")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    ran = fogg("compile")
    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert ran.err.startswith("fogg: the engine cannot be compiled here, it needs C compiler (nothing): on ")
    assert "mypy: pip install 'fogg-rails[compile]'; setuptools: pip install 'fogg-rails[compile]'" in ran.err


def test_fogg_compile_does_nothing_where_the_build_is_there(fogg: Fogg, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "find", lambda: (Path("build"), native.FITS))
    assert fogg("compile").out == "The engine is compiled already.\n"
