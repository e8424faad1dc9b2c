"""A batch engine on accelerators: the base family of editions as tensors, thousands of games side by side.

It needs the extra `gpu` (jax). `tables_of` turns a ruleset into numbers, `TensorGame` plays them; `lock_step` shows
that both engines agree, `bench` measures, `learning` trains networks.
"""

from fogg.errors import MissingExtra

try:
    import jax  # noqa: F401
except ImportError as problem:
    raise MissingExtra("fogg.gpu", "gpu") from problem

from fogg.gpu.lane_score import FinalScores, final_scores
from fogg.gpu.lane_state import LaneState
from fogg.gpu.tensor_game import TensorGame
from fogg.gpu.tensor_tables import NotBatched, TensorTables, load_tables, tables_of

__all__ = [
    "FinalScores",
    "LaneState",
    "NotBatched",
    "TensorGame",
    "TensorTables",
    "final_scores",
    "load_tables",
    "tables_of",
]
