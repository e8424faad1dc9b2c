"""A Ray cluster as workers. Ray itself comes with the extra `ray` and is imported only here."""

from __future__ import annotations

import importlib
import logging
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from fogg.errors import FoggError, MissingExtra
from fogg.workers.one_core import keep_to_one_core
from fogg.workers.spreading import AHEAD, Answer, Task, in_order, spread

LOCAL = "local"
PATIENCE = 5.0  # seconds until a cluster must have answered


class RayWorkers:
    """Runs tasks on the Ray cluster at an address, as `ray.init` takes it: `auto`, `host:6379`, `ray://host:10001`.

    `local` starts a cluster on this machine and ends it afterwards. Fogg, the same version, must be installed on every
    node, and so must bots of your own.
    """

    def __init__(self, address: str) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError:
            raise MissingExtra("--ray", "ray", instead="leave it out and use --jobs") from None
        self.address = address
        self.size = 8  # before the cluster says how large it is

    def map(
        self, function: Callable[[Task], Answer], tasks: Iterable[Task], *, ordered: bool = True
    ) -> Iterator[Answer]:
        """Yield the answer to each task: in the order of the tasks, or each as soon as it is there."""
        self.connect()
        try:
            remote = self.ray.remote(run_there)
            paths = [path for path in sys.path if path]
            most = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            answers = spread(tasks, lambda task: remote.remote(paths, function, task), self.first_done, most)
            yield from in_order(answers) if ordered else (answer for _, answer in answers)
        finally:
            self.ray.shutdown()

    def connect(self) -> None:
        """Join the cluster; FoggError if none answers."""
        options = {"include_dashboard": False} if self.address == LOCAL else {}
        try:
            knock(self.address)
            self.ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR, **options)
        except (OSError, ValueError, RuntimeError) as problem:
            reason = (str(problem).strip() or type(problem).__name__).splitlines()[0]
            raise FoggError(
                f"--ray {self.address}: cannot join that Ray cluster ({reason}); start one with `ray start --head`, "
                f"or use --ray {LOCAL}"
            ) from problem

    def first_done(self, references: list[Any]) -> tuple[Any, Any]:
        """Wait for a task; return its reference and its answer, or raise what the task raised."""
        first = self.ray.wait(references, num_returns=1)[0][0]
        try:
            return first, self.ray.get(first)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error


def knock(address: str) -> None:
    """Open a connection to a `host:port` and close it; OSError if nothing answers, for which Ray itself waits long."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def run_there(paths: list[str], function: Callable[[Any], Any], task: Any) -> Any:
    """Run a task on a node, with modules found where they were found here, if these folders exist there."""
    keep_to_one_core()
    sys.path.extend(path for path in paths if path not in sys.path)
    return function(task)
