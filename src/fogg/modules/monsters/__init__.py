"""Alvin & Dexter: two monsters that put cities into chaos (alvin_dexter R1 to R29)."""

from fogg.authoring import Module
from fogg.modules.monsters.rules import Monsters


def module() -> Module:
    return Monsters()
