"""Every bot plays every playable edition, variant and number of players to its end."""

from pathlib import Path

import pytest
from tests.sample import choices, rulesets

from fogg.bots import Match, bot_names, play_match

PLAYED = [(edition, variant, players, bot) for edition, variant, players in rulesets() for bot in bot_names()]


@pytest.mark.parametrize(("edition", "variant", "players", "bot"), PLAYED)
def test_a_bot_plays_to_the_end(edition: str, variant: str | None, players: int, bot: str) -> None:
    match = Match(edition=edition, players=players, bots=(bot,), seed=2, **choices(variant))
    (outcome,) = play_match(match, 1)
    assert len(outcome.totals) == players
    assert 10 < outcome.turns < 100 * players


@pytest.mark.parametrize("bot", ["greedy", "racer"])
def test_a_bot_takes_a_profit_it_does_not_know_and_still_ends_the_game(bot: str, tmp_path: Path) -> None:
    rules = 'base = "new_york"\nrules = ["attractions", "tests.bots.gift:Gift"]\n'
    (tmp_path / "edition.toml").write_text(rules)
    (outcome,) = play_match(Match(edition=str(tmp_path), players=2, bots=(bot,), seed=2), 1)
    # It is so good that bots would do nothing else forever.
    assert min(outcome.totals) > 500
