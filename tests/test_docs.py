"""The pages about the Python API and bots are true: sessions and bots run as written, tables are complete."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fogg
import fogg.bots
from fogg.bots import Bot, RandomBot, check_bot, play_game
from fogg.server.protocol import PROTOCOL

ROOT = Path(__file__).parent.parent
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def bot_of(page: str, name: str) -> Bot:
    """Return the bot that a page defines, made from the block of code as it stands there."""
    (block,) = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if f"class {name}(" in block]
    names: dict[str, Any] = {"__name__": "docs"}
    exec(block, names)
    bot = names[name]()
    assert isinstance(bot, Bot)
    return bot


def score_against_random(bot: Bot, edition: str, seed: int, decisions: int | None = None) -> tuple[int, int]:
    """Return the points of the bot and of random play,
    after a whole game or some decisions of the bot and random play.
    """
    game = fogg.new_game(edition, 2, seed)
    streams = [fogg.Chance(seed).stream(f"{seat}") for seat in range(2)]
    for _ in range(decisions or 0):
        while game.actors[0] != 0:
            game.play(1, game.options(1)[streams[1].below(len(game.options(1)))])
        game.play(0, bot.decide(game.view(0), game.options(0), streams[0], None))
    play_game(game, [bot if decisions is None else RandomBot(), RandomBot()], streams)
    assert game.result is not None
    return game.result.total(0), game.result.total(1)


def test_the_session_of_the_api_page_runs_as_written() -> None:
    examples = doctest.DocTestParser().get_doctest(API, {}, "api", "docs/api.md", 0)
    assert len(examples.examples) > 15
    assert doctest.DocTestRunner(verbose=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(examples).failed == 0


def test_the_errors_of_the_api_page_say_what_it_says() -> None:
    game = fogg.new_game("usa", ["Ada", "Ben"], 7)
    for seat in (0, 1):
        game.play(seat, game.options(seat)[0])
    said = re.findall(r"^fogg\.errors\.(\w+): (.*)$", API, re.MULTILINE)
    forms: list[dict[str, Any]] = [
        {"do": "claim", "route": "denver-omaha", "color": "red", "wilds": 0},
        {"do": "claim", "rout": "denver-omaha"},
    ]
    for form, (name, sentence) in zip(forms, said, strict=True):
        with pytest.raises(getattr(fogg, name)) as caught:
            game.play(0, form)
        assert str(caught.value) == sentence


def test_the_api_page_lists_every_action() -> None:
    listed = set(re.findall(r"`([a-z-]+)`", "".join(row.split("|")[1] for row in rows(API, "| `draw` |"))))
    rulesets = [fogg.ruleset(edition) for edition in fogg.playable()]
    rulesets.append(fogg.ruleset("europe", add_ons=["alvin_dexter", "warehouses_depots"]))
    assert listed == {str(action.to_json()["do"]) for ruleset in rulesets for action in ruleset.actions}


def rows(page: str, first: str) -> Iterator[str]:
    """Yield the rows of the table that begins with that row."""
    for line in page[page.index(first) :].splitlines():
        if not line.startswith("|"):
            return
        yield line


def test_the_api_page_counts_the_actions() -> None:
    counted = {name: int(n) for name, n in re.findall(r"^\| ([a-z_]+) \| (\d+) \|$", API, re.MULTILINE)}
    assert counted == {edition: len(fogg.ruleset(edition).actions) for edition in fogg.playable()}


def test_the_api_page_names_every_error_and_nothing_that_is_not_there() -> None:
    errors = {name for name in fogg.__all__ if isinstance(getattr(fogg, name), type(Exception))}
    errors = {name for name in errors if issubclass(getattr(fogg, name), fogg.FoggError)} - {"FoggError"}
    named = set(re.findall(r"`([A-Z]\w+)`", API[API.index("| error |") : API.index("## The view")]))
    assert errors <= named
    for name in re.findall(r"`view\.(\w+)", API):
        assert hasattr(fogg.View, name) or name in ("seat", "names", "history", "ruleset", "board"), name
    for name in re.findall(r"`game\.(\w+)", API):
        assert hasattr(fogg.Game, name) or name in ("ruleset", "side_of"), name


@pytest.mark.parametrize("module", [fogg, fogg.actions, fogg.board, fogg.bots])
def test_what_is_public_exists(module: Any) -> None:
    assert [name for name in module.__all__ if not hasattr(module, name)] == []


def test_the_first_bot_keeps_the_contract() -> None:
    check_bot(bot_of(BOTS, "Builder"), editions=["new_york", "team_asia"])


def test_the_monte_carlo_bot_has_25_lines_and_plays() -> None:
    bot = bot_of(BOTS, "MonteCarlo")
    (block,) = [block for block in re.findall(r"```python\n(.*?)```", BOTS, re.DOTALL) if "class MonteCarlo" in block]
    assert len([line for line in block.splitlines() if line.strip()]) <= 25
    own, other = score_against_random(bot, "new_york", 1, decisions=12)
    assert own > other


def test_the_monte_carlo_bot_answers_alike_twice_and_heeds_its_budget() -> None:
    bot = bot_of(BOTS, "MonteCarlo")
    game = fogg.position("usa", hands={0: {"red": 6, "locomotive": 2}}, tickets={0: ["denver-el_paso"]}, trains={0: 6})
    view, options = game.view(0), game.options(0)
    answers = {bot.decide(view, options, fogg.Chance(1).stream("bot"), None) for _ in range(2)}
    assert len(answers) == 1
    assert bot.decide(view, options, fogg.Chance(1).stream("bot"), 0.001) in options


def test_the_bot_of_the_readme_beats_random_play() -> None:
    bot = bot_of(README, "Patient")
    for seed in (1, 2, 3):
        own, other = score_against_random(bot, "usa", seed)
        assert own > other + 50


def test_the_citation_has_the_version_of_the_package() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.*)$", citation, re.MULTILINE) == [fogg.__version__]


def test_the_protocol_tells_how_to_invite_a_program() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert 'POST /api/tables/ID/invite {"chair": 1}' in protocol
    assert '{"kind": "open"}' in protocol


def test_every_linked_page_exists() -> None:
    for page in (API, BOTS):
        for link in re.findall(r"\]\(([^)#]+)", page):
            assert (ROOT / "docs" / link).exists(), link


def test_the_page_about_the_protocol_names_its_version() -> None:
    assert f"This page is version **{PROTOCOL}**" in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
