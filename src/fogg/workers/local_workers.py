"""Processes of this machine as workers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from fogg.errors import FoggError
from fogg.workers.one_core import keep_to_one_core
from fogg.workers.spreading import AHEAD, Answer, Task, in_order, spread


class LocalWorkers:
    """Runs tasks in `jobs` processes; one job is this process itself, which starts none.

    A script that uses several needs the usual `if __name__ == "__main__"`.
    """

    def __init__(self, jobs: int = 1) -> None:
        if jobs < 1:
            raise FoggError(f"work is done in 1 or more jobs, not {jobs}")
        self.size = jobs

    def map(
        self, function: Callable[[Task], Answer], tasks: Iterable[Task], *, ordered: bool = True
    ) -> Iterator[Answer]:
        """Yield the answer to each task: in the order of the tasks, or each as soon as it is there."""
        if self.size == 1:
            yield from map(function, tasks)
            return
        # Spawned, not forked: a fork of a process with threads (a progress bar has one) may hang.
        with ProcessPoolExecutor(self.size, mp_context=get_context("spawn"), initializer=begin_worker) as pool:
            answers = spread(tasks, lambda task: pool.submit(function, task), first_done, AHEAD * self.size)
            try:
                yield from in_order(answers) if ordered else (answer for _, answer in answers)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


def begin_worker() -> None:
    """Prepare a process for its tasks."""
    keep_to_one_core()
    leave_with_parent()


def leave_with_parent() -> None:
    """Let a worker end when the process that started it was killed: its pool's pipes stay open and would not tell."""
    parent = parent_process()
    if parent is not None:
        Thread(target=leave_after, args=(parent.join,), daemon=True).start()


def leave_after(wait_for_parent: Callable[[], None]) -> None:
    """Wait, then end this process at once, also in the middle of a task."""
    wait_for_parent()
    os._exit(1)


def first_done(futures: list[Future[Any]]) -> tuple[Future[Any], Any]:
    """Wait for a future; return it with its answer, or raise what its task raised."""
    done = wait(futures, return_when=FIRST_COMPLETED).done
    first = next(future for future in futures if future in done)
    return first, first.result()
