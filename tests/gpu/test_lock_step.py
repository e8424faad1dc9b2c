"""The batch engine plays by the rules: the same decisions and chance give the same games (`make soak-gpu` goes on)."""

import pytest

import fogg
from fogg.gpu import gpu_kernels
from fogg.gpu.lock_step import LockStep, LockStepError


@pytest.mark.parametrize(
    ("edition", "players", "decisions", "verbs"),
    [
        ("usa", 2, 1600, {"claim", "draw", "draw-hidden", "draw-tickets", "keep"}),
        ("new_york", 4, 3200, {"claim", "draw", "draw-hidden", "draw-tickets", "keep"}),
        ("europe", 3, 3200, {"claim", "draw", "draw-hidden", "station", "pay", "give-up"}),
    ],
)
def test_both_engines_agree(edition: str, players: int, decisions: int, verbs: set[str]) -> None:
    counts = LockStep(fogg.ruleset(edition), players, lanes=32, seed=3).run(decisions)
    assert counts["decisions"] >= decisions
    assert verbs <= set(counts)
    if edition == "new_york":
        assert counts["games"] > 10  # whole games: ends, scores and places are compared as well


def test_both_engines_agree_without_compiled_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_kernels, "registered", lambda platform: False)
    counts = LockStep(fogg.ruleset("new_york"), 2, lanes=16, seed=5).run(1200)
    assert counts["games"] > 5


def test_a_difference_is_found() -> None:
    pair = LockStep(fogg.ruleset("new_york"), 2, lanes=4, seed=1)
    pair.state = pair.state._replace(market=pair.state.market.at[2, 0].add(1))
    with pytest.raises(LockStepError, match=r"lane 2"):
        pair.turn()
