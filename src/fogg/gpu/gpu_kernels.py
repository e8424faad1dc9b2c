"""The compiled searches of `kernels/lane_kernels.cc`: built once with the compiler that is found, checked in lock-step.

`FOGG_GPU_KERNELS` chooses: `auto` (the default) takes them where nvcc (on a GPU) or a C++ compiler (on a CPU) is found,
`off` computes the same with tensors alone, `require` fails without them.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from fogg import native
from fogg.errors import FoggError
from fogg.gpu.tensor_tables import TensorTables

SOURCE = Path(__file__).parent / "kernels" / "lane_kernels.cc"
MOST_CITIES, MOST_OWN, MOST_TICKETS = 64, 64, 128  # as the source has them
COMPILERS = {
    "gpu": ("nvcc", ["-x", "cu", "-O3", "-std=c++17", "-arch=native", "--shared", "-w", "-Xcompiler", "-fPIC"]),
    "cpu": ("g++", ["-O3", "-std=c++17", "-shared", "-fPIC", "-w"]),
}
PLATFORMS = {"gpu": "CUDA", "cpu": "cpu"}


class KernelError(FoggError):
    """The compiled searches were required and cannot be had."""


def uses_kernels(t: TensorTables) -> bool:
    """Return whether the searches of a board run compiled on the machine that JAX uses now."""
    fits = t.cities <= MOST_CITIES and t.trains <= MOST_OWN and t.tickets <= MOST_TICKETS
    return fits and registered(jax.default_backend())


@cache
def registered(platform: str) -> bool:
    """Build and register the searches for a platform; False if that is not wanted or not possible."""
    wish = os.environ.get("FOGG_GPU_KERNELS", "auto")
    if wish not in ("auto", "off", "require"):
        raise KernelError(f"FOGG_GPU_KERNELS takes auto, off or require, not {wish!r}")
    if wish == "off":
        return False
    try:
        library = ctypes.CDLL(str(built(platform)))
        for name in ("fogg_ways", "fogg_trails"):
            capsule = jax.ffi.pycapsule(getattr(library, name))  # type: ignore[no-untyped-call]
            jax.ffi.register_ffi_target(name, capsule, platform=PLATFORMS[platform])
    except (KernelError, OSError, subprocess.SubprocessError) as problem:
        if wish == "require":
            raise KernelError(f"the compiled searches cannot be built: {problem}") from problem
        return False
    return True


def built(platform: str) -> Path:
    """Return the library for a platform, compiled unless that was done before."""
    if platform not in COMPILERS:
        raise KernelError(f"there are none for {platform}")
    compiler, options = COMPILERS[platform]
    found = shutil.which(compiler)
    if found is None:
        raise KernelError(f"no {compiler} is found")
    key = hashlib.sha256(SOURCE.read_bytes() + repr((jax.__version__, compiler, options)).encode()).hexdigest()
    folder = native.home().with_name("gpu")
    library = folder / f"{key[:16]}.so"
    if not library.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as room:
            made = Path(room) / "made.so"
            command = [found, *options, f"-I{jax.ffi.include_dir()}", str(SOURCE), "-o", str(made)]
            ran = subprocess.run(command, capture_output=True, text=True, check=False)
            if ran.returncode:
                raise KernelError(f"{compiler}: {' '.join(ran.stderr.split())[-400:]}")
            made.replace(library)
    return library


def board_numbers(t: TensorTables) -> np.ndarray:
    """Return the tables of a board as the source reads them."""
    seen: dict[tuple[int, int], int] = {}
    rank = []
    for a, b in zip(t.route_a, t.route_b, strict=True):
        pair = (min(int(a), int(b)), max(int(a), int(b)))
        rank.append(seen.get(pair, 0))
        seen[pair] = rank[-1] + 1
    parts = (t.route_a, t.route_b, t.length, np.array(rank), t.ticket_a, t.ticket_b, t.ticket_points)
    return np.concatenate([part.astype(np.int32) for part in parts])


def shaped(shape: tuple[int, ...], dtype: Any) -> Any:
    """Return the shape of a result."""
    return jax.ShapeDtypeStruct(shape, dtype)  # type: ignore[no-untyped-call]


def kernel_ways(t: TensorTables, weights: jax.Array, active: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return for lanes the distances of all tickets' ends, and the demand for each route."""
    lanes = weights.shape[0]
    ranks = int(board_numbers(t)[3 * t.routes : 4 * t.routes].max()) + 1
    call = jax.ffi.ffi_call(
        "fogg_ways",
        (shaped((lanes, t.tickets), jnp.uint8), shaped((lanes, t.routes), jnp.int16)),
    )
    numbers: dict[str, Any] = {"cities": np.int64(t.cities), "ranks": np.int64(ranks)}
    apart, demand = call(weights, active.astype(jnp.uint8), jnp.asarray(board_numbers(t)), **numbers)
    return apart, demand


def kernel_trails(t: TensorTables, own: jax.Array, most_steps: int) -> tuple[jax.Array, jax.Array]:
    """Return for networks the length of their longest path, and whether the search was finished."""
    networks = own.shape[0]
    call = jax.ffi.ffi_call(
        "fogg_trails",
        (shaped((networks,), jnp.int32), shaped((networks,), jnp.uint8)),
    )
    numbers: dict[str, Any] = {"cities": np.int64(t.cities), "most_steps": np.int64(most_steps)}
    length, exact = call(own.astype(jnp.uint8), jnp.asarray(board_numbers(t)), **numbers)
    return length, exact > 0
