"""The terminal in another language: by an option, or by the environment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fogg.cli.command_language import say, spoken_language


def fogg(*words: str, typed: str = "", **environ: str) -> str:
    """Return what a command prints, in a process of its own: an option sets its language for good."""
    others = {name: value for name, value in os.environ.items() if name not in ("FOGG_LANG", "LC_ALL", "LANG")}
    ran = subprocess.run(
        [sys.executable, "-m", "fogg", *words],
        input=typed,
        capture_output=True,
        text=True,
        env={**others, "COLUMNS": "100", "FOGG_NATIVE": "off", **environ},
        timeout=120,
        check=False,
    )
    return ran.stdout + ran.stderr


def test_a_game_is_played_replayed_and_refused_in_german(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    typed = "keep 1 2\n\nclaim denver omaha\nwhy\nfly\ndraw grün\nclaim x\nrules R999\nquit\n"
    played = fogg("play", "usa", "--seats", "Ann,racer", "--seed", "3", "--save", file, typed=typed, LANG="de_DE.UTF-8")
    for sentence in (
        "── Zug um Zug · Zug 1 · Ann",
        "Handkarten  4 Karten: 2 Orange, 1 Grün, 1 Blau",
        "Ann ist am Zug: Karten ziehen, eine Strecke bauen oder Zielkarten nehmen",
        "Denver–Omaha kostet 4 Karten einer Farbe, mehr als du hast. (usa R17)",
        "Den Befehl „fly“ gibt es nicht.",
        "Ann hat eine offene Karte genommen: Grün.",
        "Das Spiel ist gespeichert. Spiel es weiter mit",
    ):
        assert sentence in played, played
    told = fogg("replay", file, "--language", "de", LANG="en_US.UTF-8")
    assert "── Eröffnung" in told and "Der Stand nach" in told and "turn" not in told
    assert "Die Datei gibt es schon" in fogg("play", "usa", "--save", file, FOGG_LANG="de")


def test_editions_are_listed_in_german_and_an_unknown_language_is_refused() -> None:
    listed = json.loads(fogg("editions", "new_york", "--json", FOGG_LANG="de"))
    assert listed["name"] == "Zug um Zug: New York"
    assert "Spielbar  ja" in fogg("editions", "usa", "--language", "de")
    assert "there are words in en, de, not in 'fr'" in " ".join(
        fogg("editions", "--language", "fr").split("│")
    ).replace("\n", "")


def test_the_first_variable_that_is_set_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGG_LANG", "de")
    assert (spoken_language(), say("terminal-taken-back")) == ("de", "Zurückgenommen.")
    monkeypatch.setenv("FOGG_LANG", "en")
    assert say("terminal-taken-back") == "Taken back."
