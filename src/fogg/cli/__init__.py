"""The command `fogg`: play, replay, simulate and look at editions in a terminal."""

from fogg.cli.app import main

__all__ = ["main"]
