"""Without an extra Fogg works, and says which one is missing; short names are found where it is there."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fogg import envs

WITHOUT = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
import fogg
from fogg import envs
from fogg.envs.observation import observation_spec
assert envs.spec("new_york", 2).size == observation_spec(fogg.ruleset("new_york"), 2).size
try:
    {asked}
except fogg.FoggError as error:
    print(type(error).__name__, error)
"""


@pytest.mark.parametrize(
    ("blocked", "asked", "extra"),
    [
        (["numpy"], "import fogg.envs.arrays", "envs"),
        (["numpy", "gymnasium", "pettingzoo"], "envs.aec('usa')", "envs"),
        (["pettingzoo"], "envs.parallel('usa')", "envs"),
        (["gymnasium"], "envs.single('usa')", "envs"),
        (["gymnasium"], "envs.vector('usa')", "envs"),
        (["gymnasium"], "envs.register()", "envs"),
        (["pyspiel"], "envs.openspiel('usa', 2)", "openspiel"),
        (["numpy"], "from fogg.bots import find_bot; find_bot('net')", "net"),
        (["numpy"], "from fogg.bots import find_bot; find_bot('search:net:100')", "net"),
        (["numpy"], "from fogg.bots.net import net_tables; net_tables(); import fogg.bots.net.net_bot", "net"),
        (["jax"], "import fogg.gpu", "gpu"),
        (["jax"], "from fogg.cli.measure.train_command import train; train('usa-2')", "gpu"),
    ],
)
def test_a_missing_extra_is_named(blocked: list[str], asked: str, extra: str) -> None:
    code = WITHOUT.format(blocked=blocked, asked=asked)
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.startswith("MissingExtra ") and f"pip install 'fogg-rails[{extra}]'" in said


def test_there_is_nothing_behind_other_names() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        envs.nothing  # noqa: B018
    assert [name for name in envs.__all__ if not hasattr(envs, name)] == []
