"""Tasks on their way: a few more handed out than there are workers, results as they come or in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

AHEAD = 2  # tasks handed out for each worker


class Workers(Protocol):
    """Runs a function on many tasks. Function, tasks and answers cross processes, so they must be picklable."""

    @property
    def size(self) -> int:
        """The number of tasks that run at the same time, as far as it is known before they start."""

    def map(
        self, function: Callable[[Task], Answer], tasks: Iterable[Task], *, ordered: bool = True
    ) -> Iterator[Answer]:
        """Yield the answer to each task: in the order of the tasks, or each as soon as it is there."""


def spread(
    tasks: Iterable[Any],
    submit: Callable[[Any], Any],
    first_done: Callable[[list[Any]], tuple[Any, Any]],
    most: int,
) -> Iterator[tuple[int, Any]]:
    """Yield the number of each task with its answer, as they come, with at most `most` tasks on their way.

    `submit` starts a task and returns a handle; `first_done` waits for one of several handles and returns it with its
    answer.
    """
    waiting = enumerate(tasks)
    running: dict[Any, int] = {}
    more = True
    while more or running:
        while more and len(running) < most:
            number, task = next(waiting, (-1, None))
            more = number >= 0
            if more:
                running[submit(task)] = number
        if running:
            handle, answer = first_done(list(running))
            yield running.pop(handle), answer


def in_order(numbered: Iterable[tuple[int, Any]]) -> Iterator[Any]:
    """Yield answers by their numbers from 0 on; those that come early wait."""
    early: dict[int, Any] = {}
    due = 0
    for number, answer in numbered:
        early[number] = answer
        while due in early:
            yield early.pop(due)
            due += 1
