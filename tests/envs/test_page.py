"""docs/envs.md is true: its examples run as written, its table lists every block, its versions are the locked ones."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from fogg.bots.observation.blocks import entries

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
FORKED = {"pieces", "counters", "display"}  # one block for each kind of piece or module


def test_the_examples_of_the_page_run_as_written() -> None:
    examples = doctest.DocTestParser().get_doctest(PAGE, {}, "envs", "docs/envs.md", 0)
    assert len(examples.examples) > 15
    assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0


def test_the_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(from fogg import envs\n.*?)```", README, re.DOTALL)
    exec(code, {})


def test_the_page_lists_every_block_with_its_scale_and_sentence() -> None:
    rows = [line.split(" | ") for line in PAGE.splitlines() if line.startswith("| `") and line.count(" | ") == 4]
    told = {row[0].strip("|` "): (row[2], row[3]) for row in rows}
    known = {}
    for entry in entries():
        scales = entry["scale"] if isinstance(entry["scale"], list) else [entry["scale"]]
        name = f"{entry['name']}.*" if entry["name"] in FORKED else entry["name"]
        known[name] = (", ".join("1" if n == 1 else f"1/{n}" for n in scales), entry["about"])
    assert told == known and list(told) == list(known)


def test_the_versions_on_the_page_are_the_locked_ones() -> None:
    lock = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    told = {*re.findall(r"\| ([a-z-]+) (\d[\d.]*) \|", PAGE)}
    assert {name for name, _ in told} == {"gymnasium", "pettingzoo", "open-spiel"}
    assert [pair for pair in told if f"\n{pair[0]}=={pair[1]} " not in lock] == []
