"""`make audit`: known faults of locked dependencies, by a database that tests make up."""

from __future__ import annotations

import json
import urllib.error
from pathlib import Path

import pytest
from tools.audit import Package, audit, locked

ROOT = Path(__file__).resolve().parent.parent


def answer(question: bytes) -> bytes:
    """Return one fault of one package."""
    queries = json.loads(question)["queries"]
    return json.dumps({"results": [fault(query["package"]["name"]) for query in queries]}).encode()


def fault(name: str) -> dict[str, object]:
    return {"vulns": [{"id": "OSV-1", "modified": "x"}]} if name == "uvicorn" else {}


def test_all_locked_packages_are_looked_up() -> None:
    packages = locked(ROOT)
    names = {(package.ecosystem, package.name) for package in packages}
    assert {
        ("PyPI", "uvicorn"),
        ("PyPI", "pytest"),
        ("npm", "svelte"),
        ("npm", "@sveltejs/vite-plugin-svelte"),
    } <= names
    assert all(package.version[0].isdigit() for package in packages) and len(packages) > 100


def test_a_known_fault_is_told_with_where_to_read_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(ROOT, answer) == 1
    out = capsys.readouterr().out
    assert "PyPI uvicorn " in out and "https://osv.dev/vulnerability/OSV-1" in out and "1 with known faults" in out


def test_no_known_fault_is_a_success(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(ROOT, lambda question: answer(question).replace(b"vulns", b"other")) == 0
    assert " 0 with known faults" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [b"<html>", b"{}", b'{"results": []}'])
def test_an_answer_that_is_none_is_not_a_success(wrong: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(ROOT, lambda question: wrong) == 2
    assert "nothing was checked" in capsys.readouterr().err


def test_without_a_network_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    def unreachable(question: bytes) -> bytes:
        raise urllib.error.URLError("no route")

    assert audit(ROOT, unreachable) == 2
    assert "does not answer" in capsys.readouterr().err


def test_packages_are_told_apart_by_where_they_are_from() -> None:
    assert Package("npm", "six", "1") != Package("PyPI", "six", "1")
