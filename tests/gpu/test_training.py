"""Training: configurations, checkpoints without loss, curves, and the network that comes of it."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import fogg
from fogg.bots.net import NetBot, read_weights
from fogg.gpu import tables_of
from fogg.gpu.learning.imitated_bots import imitation_of
from fogg.gpu.learning.policy_net import PolicyNet
from fogg.gpu.learning.train_config import TrainError, config_of, read_config
from fogg.gpu.learning.trainer import Trainer
from fogg.gpu.train import prepared

RECIPES = sorted((Path(fogg.__file__).parent / "gpu" / "recipes").glob("*.toml"))
TINY = config_of(
    {
        "edition": "new_york",
        "players": 2,
        "width": 16,
        "half": False,
        "lanes": 32,
        "steps": 16,
        "minibatches": 2,
        "past_every": 2,
        "past_share": 0.5,
        "stages": [{"decisions": 0.005}],
    }
)


@pytest.mark.parametrize("path", RECIPES, ids=lambda path: path.stem)
def test_every_recipe_is_read(path: Path) -> None:
    config = read_config(path)
    assert path.stem.startswith(f"{config.edition}-{config.players}")
    tables_of(fogg.ruleset(config.edition))
    last = config.settings(config.stage_ends()[-1])
    assert last == pytest.approx((config.stages[-1].learning_rate[1], config.stages[-1].entropy[1], 1.0))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"depth": 3}, "unknown keys in the configuration: depth"),
        ({"stages": [{"pace": 1}]}, "stage 1 needs 'decisions'"),
        ({"minibatches": 5}, "must be a multiple of minibatches"),
        ({"minibatches": 0}, "minibatches must be 1 or more, not 0"),
        ({"steps": 24}, "steps must be a multiple of 16, not 24"),  # the rest would never be played
        ({"stages": []}, "the configuration needs a stage"),
        ({"stages": 3}, "the configuration needs a stage"),
        ({"stages": [3]}, "stage 1 needs 'decisions'"),
        ({"players": "two"}, "players takes a whole number, not 'two'"),
        ({"half": 1}, "half takes true or false, not 1"),
        ({"clip": True}, "clip takes a number, not True"),
        ({"stages": [{"decisions": "many"}]}, "stage 1: decisions takes a number, not 'many'"),
        ({"stages": [{"decisions": 1, "over": [1, 1]}]}, r"stage 1: over takes a list of 3 numbers, not \[1, 1\]"),
    ],
)
def test_a_wrong_configuration_says_what_is_wrong(change: dict[str, object], says: str) -> None:
    good = {"edition": "usa", "players": 2, "stages": [{"decisions": 1}], "lanes": 32, "steps": 16, "minibatches": 2}
    with pytest.raises(TrainError, match=says):
        config_of({**good, **change})


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Trainer, Trainer, Path]:
    """A run of four iterations in one piece, and one of two pieces with a checkpoint in between."""
    tables = tables_of(fogg.ruleset("new_york"))
    folder = tmp_path_factory.mktemp("run")
    whole, part, rest = (Trainer(TINY, tables) for _ in range(3))
    part.iterate = rest.iterate = whole.iterate  # compiled once
    rows: list[dict[str, float]] = []
    whole.run(600, rows.append, every=2, most=4)
    part.run(600, rows.append, every=2, most=2)
    part.save(folder)
    rest.load(folder)
    rest.run(600, rows.append, every=2, most=2)
    return whole, rest, folder


def test_a_resumed_run_is_the_run_in_one_piece(runs: tuple[Trainer, Trainer, Path]) -> None:
    whole, rest, _ = runs
    assert rest.iteration == whole.iteration == 4
    for name, value in whole.params.items():
        assert np.array_equal(np.asarray(value), np.asarray(rest.params[name])), name
    assert all(
        np.array_equal(a, b) for a, b in zip(jax.tree.leaves(whole.state), jax.tree.leaves(rest.state), strict=True)
    )
    assert [row["games"] for row in whole.curve] == [row["games"] for row in rest.curve]


def test_others_stay_among_opponents_and_in_checkpoints(runs: tuple[Trainer, Trainer, Path], tmp_path: Path) -> None:
    whole = runs[0]
    first, again = (Trainer(TINY, whole.game.tables) for _ in range(2))
    first.iterate = again.iterate = whole.iterate
    frozen = PolicyNet.init(first.net, jax.random.key(99))
    first.play_with([frozen])
    first.run(600, lambda row: None, every=2, most=4)
    assert len(first.others) == 1 and len(first.past) == 3
    assert np.array_equal(np.asarray(first.others[0]["first_w"]), np.asarray(frozen["first_w"].astype(jnp.bfloat16)))
    assert not np.array_equal(np.asarray(first.params["first_w"]), np.asarray(whole.params["first_w"]))
    first.save(tmp_path)
    again.load(tmp_path)
    assert len(again.others) == 1 and len(again.past) == len(first.past)
    assert np.array_equal(np.asarray(again.others[0]["first_w"]), np.asarray(first.others[0]["first_w"]))
    with pytest.raises(TrainError, match="a network to play with has another shape"):
        first.play_with([{**frozen, "first_w": jnp.zeros((3, 3))}])


def test_a_bot_is_imitated_once_and_kept(tmp_path: Path) -> None:
    said: list[str] = []
    rules = fogg.ruleset("new_york")
    path = imitation_of("racer", TINY, rules, tmp_path / "run", 100, said.append)
    assert path.name == "as-racer.npz" and [part.name for part in path.parent.iterdir()] == [path.name]
    assert said[0] == "racer plays 100 games, for a network to imitate it"
    assert said[1].startswith("racer is imitated: ")
    changed = path.stat().st_mtime_ns
    assert imitation_of("racer", TINY, rules, tmp_path / "run", 100, said.append) == path
    assert path.stat().st_mtime_ns == changed and len(said) == 2
    trainer = prepared(TINY, tmp_path / "run", opponents=[path])
    assert len(trainer.others) == 1


def test_a_checkpoint_of_another_network_is_refused(runs: tuple[Trainer, Trainer, Path]) -> None:
    _, rest, folder = runs
    other = rest.params
    rest.params = {**other, "first_w": jnp.zeros((3, 3))}
    with pytest.raises(TrainError, match="another shape"):
        rest.load(folder)
    rest.params = other


def test_the_exported_network_says_the_same_in_numpy(runs: tuple[Trainer, Trainer, Path], tmp_path: Path) -> None:
    whole = runs[0]
    whole.export(tmp_path / "net.npz")
    weights = read_weights(tmp_path / "net.npz")
    net: PolicyNet = whole.net
    seen = jax.jit(whole.game.observe)(whole.state)
    wanted = jax.jit(net)(whole.params, net.sight(seen), whole.state.offer)
    offers = [[int(ticket) for ticket in offer if ticket >= 0] for offer in np.asarray(whole.state.offer)]
    logits, values = weights(np.asarray(seen), offers)
    assert np.abs(logits - np.asarray(wanted[0])).max() < 0.02
    assert np.abs(values - np.asarray(wanted[1])).max() < 0.01


def test_the_exported_network_plays(runs: tuple[Trainer, Trainer, Path], tmp_path: Path) -> None:
    runs[0].export(tmp_path / "net.npz")
    bot = NetBot(str(tmp_path / "net.npz"))
    game = fogg.new_game("new_york", 2, 3)
    stream = fogg.Chance(1).stream("bot")
    while not game.over:
        seat = game.actors[0]
        action = bot.act(game, seat, stream)
        view = game.view(seat, history=False)
        assert bot.act(view.determinize(fogg.Chance(7)), seat, stream) is action  # it reads nothing hidden
        game.play(seat, action)
    with pytest.raises(fogg.FoggError, match="the weights do not fit new_york with 3 players"):
        bot.act(fogg.new_game("new_york", 3, 3), 0, stream)


def test_fitting_a_run_to_the_time_leaves_what_is_done_as_it_was() -> None:
    config = config_of(
        {
            "edition": "usa",
            "players": 2,
            "lanes": 125,
            "steps": 80,
            "minibatches": 1,
            "stages": [{"decisions": 1}, {"decisions": 2}, {"decisions": 1}],
        }
    )
    assert config.stage_ends() == [100, 300, 400]
    assert config.fitted(200, 500).stage_ends() == [100, 350, 500]
    assert config.fitted(300, 350).stage_ends() == [100, 300, 350]
