"""`fogg compile`: the engine compiled with the interpreter in use, where no compiled build came with it."""

from __future__ import annotations

import typer

from fogg import native
from fogg.errors import FoggError


def compile_engine() -> None:
    """Compile the engine with mypyc and a C compiler, for this Python. It takes some minutes, once.

    A wheel for your system comes compiled. The pure wheel does not: there this command makes what is missing, in the
    cache of your user (`~/.cache/fogg`), and every environment with the same Fogg and Python takes it. It needs a C
    compiler, Python's headers, mypy and setuptools: `pip install 'fogg-rails[compile]'`.
    """
    from fogg.native.build import FAILED, build, missing

    found, _ = native.find()
    if found is not None:
        typer.echo("The engine is compiled already.")
        return
    if lacking := missing():
        wanted = "; ".join(f"{one.what}: {one.remedy}" for one in lacking)
        raise FoggError(f"the engine cannot be compiled here, it needs {wanted}")
    try:
        built = build(native.PACKAGE, typer.echo)
    except OSError as error:
        raise FoggError(f"the engine cannot be compiled: {error}") from error
    if built.build is None:
        again = "; Fogg goes on as plain Python" if built.why.startswith(FAILED) else ""
        raise FoggError(f"{built.why}{again}")
    typer.echo(f"The engine is {built.why}; Fogg takes it from the next start on.")
