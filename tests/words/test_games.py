"""All messages of golden games have words: events, options, score lines and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogg
from fogg.engine.ruleset.table_wording import wording_of
from fogg.engine.views.grouped import grouped_options
from fogg.words import LANGUAGES, Message

GAMES = Path(__file__).parent.parent / "golden" / "games"
STRIDE = 41  # every 41st action is tried at each position, shifted each time


def one_of_each_sort(game: fogg.Game, seat: int) -> list[fogg.Action]:
    """Return the last option of each sort."""
    return list({option.to_json()["do"]: option for option in game.options(seat)}.values())


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.jsonl")), ids=lambda file: file.stem)
def test_everything_in_a_golden_game_can_be_said(file: Path) -> None:
    refused: set[str] = set()
    for number, (_, game) in enumerate(fogg.load_record(file).positions()):
        for seat in game.actors:
            labels = [option.words(game, seat) for option in one_of_each_sort(game, seat)]
            for message in labels:
                assert complete(said(game, message))
        if game.actors:
            seat, step = game.actors[0], game.step
            for action in game.ruleset.actions[number % STRIDE :: STRIDE]:
                why = step.refusal(game, seat, action)
                if why is not None and f"{why.key} {step.name()}" not in refused:
                    refused.add(f"{why.key} {step.name()}")
                    full = game.refusal(seat, action)
                    assert full is not None and complete(said(game, full.message))
            if number % STRIDE == 0:
                for group in grouped_options(game, seat):
                    assert complete(said(game, group.label))
    assert refused
    for message in {str(message): message for ears in game.history for message in ears}.values():
        assert complete(said(game, message))
    assert game.result is not None
    for standing in game.result.standings:
        for reason in {line.reason for line in standing.lines}:
            assert complete(said(game, Message(reason, {})))


def said(game: fogg.Game, message: Message) -> list[str]:
    """Return the sentence of a message in every language; an error if a catalogue lacks anything of it."""
    spoken = [wording_of(game.ruleset, game.names, language=language, strict=True) for language in LANGUAGES]
    return [wording.say(message) for wording in spoken]


def complete(sentences: list[str]) -> bool:
    """Return whether nothing of the catalogue's own notation is left over."""
    return all(bool(sentence) and not set("{}$") & set(sentence) for sentence in sentences)
