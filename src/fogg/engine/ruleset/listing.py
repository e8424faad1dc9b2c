# interpreted: asked where editions are listed, never in a game
"""Editions as data, for lists of them: everything that can be chosen, with sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fogg.board import EditionInfo
from fogg.engine.ruleset.module_registry import known_modules
from fogg.engine.ruleset.provenance import (
    add_on_sentence,
    edition_wording,
    presentation,
    provenance,
    sentence,
    variant_name,
)
from fogg.words import ENGLISH, Wording


def waits_for(rules: Sequence[str]) -> list[str]:
    """Return the rule modules that do not exist yet; a module of the user's own (`package:Class`) is taken on trust."""
    known = known_modules()
    return [name for name in rules if name not in known and ":" not in name]


def as_data(info: EditionInfo, name: str, language: str = ENGLISH) -> dict[str, Any]:
    """Return an edition as JSON: everything that is listed, with sentences."""
    wording = edition_wording(name, language)
    shown = presentation(name, language)
    return {
        "id": info.id,
        "name": shown.get("name", info.name),
        "kind": info.kind,
        "players": info.players,
        "rules": info.rules,
        "rules_version": info.rules_version,
        **playable(info.rules),
        "about": {**info.about, **{key: text for key, text in shown.items() if key in info.about}},
        "provenance": labels_data(info.labels, wording),
        "variants": [
            {
                "id": v.id,
                "name": variant_name(v, wording),
                "players": v.players,
                **playable(v.rules),
                "provenance": labels_data(v.labels, wording),
            }
            for v in info.variants
        ],
        "settings": [
            {
                "id": s.id,
                "type": s.type,
                "default": s.default,
                "values": s.values,
                "sentence": sentence(s.words, wording),
            }
            for s in info.settings
        ],
        "add_ons": [
            {
                "id": a.id,
                "name": a.name,
                "sentence": add_on_sentence(a, wording, language),
                **playable(a.rules),
            }
            for a in info.add_ons
        ],
    }


def labels_data(labels: Sequence[tuple[str, str]], wording: Wording) -> list[dict[str, str]]:
    """Return which parts are not the printed game, as JSON."""
    sentences = provenance(labels, wording)
    return [{"label": label, "part": part, "sentence": sentences[i]} for i, (label, part) in enumerate(labels)]


def playable(rules: Sequence[str]) -> dict[str, Any]:
    """Return whether all rule modules exist, and which do not."""
    missing = waits_for(rules)
    return {"playable": not missing, "waits_for": missing}
