"""A process in which bots think: reads a question a line, answers with a line. Run as `python -m`."""

from __future__ import annotations

import contextlib
import os
import resource
import sys

import msgspec

from fogg.bots import find_bot
from fogg.bots.bot import ask
from fogg.engine import Chance, View
from fogg.workers import keep_to_one_core

NICENESS = 10  # people's commands come first
MEMORY_VARIABLE = "FOGG_BOT_MEMORY"  # the address space of a process in MB; 0: as much as there is
MEMORY = 4096


class Job(msgspec.Struct, array_like=True):
    """A question to a bot: its name, the text form of the view, its time in seconds, and a seed for its chance."""

    bot: str
    view: str
    budget: float
    seed: int


class Answer(msgspec.Struct, array_like=True):
    """The number of the chosen action, or what went wrong."""

    action: int | None
    error: str = ""


def answer(job: Job) -> Answer:
    """Let the bot decide; an exception becomes the answer."""
    try:
        bot = find_bot(job.bot)
        view = View.read(job.view)
        if not bot.needs_history:
            view = View(msgspec.structs.replace(view.data, history=()), view.ruleset)  # as in a simulation
        options = view.options()
        return Answer(ask(bot, view, options, Chance(job.seed).stream("bot"), job.budget).id)
    except Exception as error:  # third-party bots may raise anything
        return Answer(None, f"{type(error).__name__}: {error}"[:500])


def main() -> None:
    """Answer until the server hangs up. What a bot prints goes to stderr, so that it cannot spoil an answer."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    keep_to_one_core()
    limit_memory(os.environ.get(MEMORY_VARIABLE, ""))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")


def limit_memory(given: str) -> None:
    """Bound the memory of this process, so that a bot that wants all of it fails alone."""
    most = (int(given) if given.isdecimal() else MEMORY) << 20
    if most:
        with contextlib.suppress(ValueError, OSError):  # a system without such limits, or a lower one
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


if __name__ == "__main__":
    main()
