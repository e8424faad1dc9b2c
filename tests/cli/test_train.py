"""`fogg train`: a run from the command line, and what is wrong with one, in a line."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.cli.helpers import Fogg

from fogg.gpu.learning.train_config import read_config
from fogg.gpu.learning.trainer import CURVE
from fogg.gpu.train import prepared

TINY = """
edition = "new_york"
players = 2
width = 8
half = false
lanes = 8
steps = 16
minibatches = 1
past_share = 0.0

[[stages]]
decisions = 0.00025
"""


@pytest.fixture(autouse=True)
def _recipe(tmp_path: Path) -> None:
    (tmp_path / "tiny.toml").write_text(TINY)


def test_a_run_that_is_over_is_exported_and_its_curve_drawn(fogg: Fogg, tmp_path: Path) -> None:
    trainer = prepared(read_config(tmp_path / "tiny.toml"), tmp_path / "run")
    trainer.iteration = trainer.total  # learning takes long to compile; tests/gpu has it
    trainer.curve = [dict.fromkeys(CURVE, float(n)) for n in range(3)]
    trainer.save(tmp_path / "run")
    ran = fogg("train", "tiny.toml", "--export", "net.npz", "--html", "curve.html")
    assert (ran.status, ran.out) == (0, "")
    assert "iteration 2 of 2; the checkpoint is in run" in ran.err
    assert (tmp_path / "curve.html").read_text().startswith("<!DOCTYPE html>")
    assert fogg("sim", "new_york", "--bot", "net:net.npz,random", "--games", "1").status == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("usa-9",), "unknown recipe 'usa-9'; known: europe-2"),
        (("none.toml",), "cannot read the configuration none.toml: "),
        (("tiny.toml", "--minutes", "0"), "--minutes must be above 0, not 0"),
        (("tiny.toml", "--fit"), "--fit makes a run end with --minutes M: say how many"),
        (("tiny.toml", "--opponent", "racr"), "unknown bot 'racr'; known: "),
        (("tiny.toml", "--start", "none.npz"), "cannot read the weights in none.npz: No such file or directory"),
        (("tiny.toml", "--against", "cut.npz"), "cannot read the weights in cut.npz: it is not a whole file that "),
        (("tiny.toml", "--opponent", "other.npz"), "cannot read the weights in other.npz: it is not a whole file that"),
        (("tiny.toml", "--out", "damaged"), "there is no whole checkpoint in damaged: weights.npz cannot be read ("),
    ],
)
def test_train_says_in_one_line_what_is_wrong(
    fogg: Fogg, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    np.savez(tmp_path / "other.npz", numbers=np.zeros(3))
    cut = (tmp_path / "other.npz").read_bytes()[:40]
    (tmp_path / "cut.npz").write_bytes(cut)
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / "weights.npz").write_bytes(cut)
    ran = fogg("train", *words)
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert ran.err.startswith(f"fogg: {sentence}")
