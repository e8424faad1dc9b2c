"""Words and sources agree: no key is missing, none is unused, and words of a module live in its folder."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from tests.sample import choices, rulesets
from tests.words.catalogue import CATALOGUE, SOURCE, entries, keys_of, messages, word_files

import fogg
from fogg.board.catalog import describe, edition_ids
from fogg.board.checks.check_numbers import COLORS
from fogg.bots import bot_names
from fogg.bots.levels import levels
from fogg.bots.net import NET
from fogg.cli.terminal.typed_commands import CORE_ACTIONS
from fogg.engine.ruleset.module_registry import known_modules
from fogg.server.learning.lesson import lesson_names
from fogg.server.request_refusal import STATUS
from fogg.words import LANGUAGES
from fogg.words.wording import OWN_WORDS

PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
SORTS = (
    "web|refused|action|event|refusal|score|setting|add-on|word|name|"
    "list|kind|color|provenance|part|terminal|extra|piece|ledger|gives|note|risk|rules|hint"
)
KEY = re.compile(rf"(?:{SORTS})-[a-z0-9_-]*[a-z0-9]")
CARD_TABLES = [file.read_text(encoding="utf-8") for file in sorted((SOURCE / "editions").glob("*/edition.toml"))]
OPENING = re.compile(rf"(?:{SORTS})-(?:[a-z]+-)*")


@cache
def texts() -> list[tuple[str, str]]:
    """Return every text in the source with its file, docstrings left out."""
    found: list[tuple[str, str]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "draw") or path.is_relative_to(SOURCE / "report"):
            continue  # ids in drawings and attributes of pages look like keys; neither has sentences of its own
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                found.append((str(path.relative_to(SOURCE)), node.value))
    return found


QUOTED = re.compile(r"""["`]((?:web|list|name)-[^"`\s]*)["`]""")
HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def page_texts() -> set[str]:
    """Return every text in the source of the page that begins like a key; `${...}` in it is a hole."""
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    found = {text for file in files for text in QUOTED.findall(file.read_text(encoding="utf-8"))}
    return {HOLE.sub("{}", text) for text in found}


def written_out() -> set[str]:
    """Return keys that stand in the source as they are."""
    found = {text for text in [*(text for _, text in texts()), *page_texts()] if KEY.fullmatch(text)}
    return found - set(STATUS)  # a code of the server such as `name-taken` is part of a key


def tomls() -> list[dict[str, Any]]:
    files = sorted((SOURCE / "editions").glob("*/edition.toml"))
    return [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]


def words_of(data: Any) -> Iterator[str]:
    """Yield every `words` of an edition.toml: what settings and add-ons are called."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name == "words" and isinstance(value, str):
                yield value
            yield from words_of(value)


@cache
def sorts_of_action() -> set[str]:
    """Return the `do` of every action that some ruleset has, or that is there for modules to offer."""
    sorts: set[str] = set()
    chosen = [(edition, choices(variant)) for edition, variant, _ in rulesets()]
    for edition, chosen_so in [*chosen, ("usa", {"add_ons": ("alvin_dexter",)})]:
        rules = fogg.ruleset(edition, **chosen_so)
        sorts |= {str(action.to_json()["do"]) for action in [*rules.actions, rules.declining, rules.ending]}
    return sorts


def colors_of_routes() -> set[str]:
    boards = [edition for edition in edition_ids() if describe(edition).kind == "board"]
    return {str(route.color) for edition in boards for route in fogg.load(edition).board.routes}


def kinds() -> set[str]:
    """Return every kind of card, and every color that a route has."""
    cards = {kind for data in tomls() for kind in data.get("train_cards", {})}
    return cards | colors_of_routes() & set(COLORS)


def labels() -> set[tuple[str, str]]:
    """Return how parts of editions and of their variants are labeled: (`reconstructed`, `routes-cart`)."""
    described = [describe(edition) for edition in edition_ids()]
    plain = {label for info in described for label in info.labels}
    plain |= {label for info in described for variant in info.variants for label in variant.labels}
    return {(label.replace("_", "-"), re.sub("[._]", "-", part)) for label, part in plain}


def counted_by_modules() -> set[str]:
    """Return what modules count for each seat: the name of the module and the field of its state."""
    found: set[str] = set()
    for edition, variant, players in rulesets():
        game = fogg.new_game(edition, players, 1, **choices(variant))
        for name, state in zip(game.ruleset.edition.rules, game.module_states, strict=True):
            form = state.to_json()
            if isinstance(form, dict):
                found |= {f"{name}-{field}".replace("_", "-") for field, n in form.items() if isinstance(n, list)}
    return found


@cache
def lying_in_cities() -> set[str]:
    """Return the kinds of pieces that lie in cities from the start without an owner."""
    found: set[str] = set()
    for edition, variant, players in rulesets():
        pieces = fogg.new_game(edition, players, 1, **choices(variant)).view(0).pieces
        found |= {piece.kind for piece in pieces if piece.seat < 0 and piece.place.startswith("city:")}
    return found


def put_together() -> dict[str, set[str]]:
    """Return keys that the source puts together, by how they begin: all ends that can occur."""
    return {
        "action-": sorts_of_action(),
        "terminal-verb-": sorts_of_action() - set(CORE_ACTIONS),
        "hint-in-": known("hint-in-"),  # where there are words for a step, or for a sort of action
        "hint-to-": known("hint-to-") & sorts_of_action(),
        "kind-": kinds() | {f"{kind}-many" for kind in kinds() - set(COLORS)},  # 2 red, but 2 locomotives
        "color-": colors_of_routes() - set(COLORS),
        "word-": set(OWN_WORDS),
        "provenance-": {label for label, _ in labels()},
        "part-": {part for _, part in labels()},
        "piece-": lying_in_cities(),
        "refused-": set(STATUS) - {"illegal"},  # the rules say why
        "web-route-": {"ferry", "tunnel", "mountain"},  # the terminal calls them as the page does
        "web-level-name-": {str(level.number) for level in levels()},  # a preview calls bots as the page does
        "web-bot-name-": {str(n) for n in range(1, 7)},
    }


def steps_with_words() -> set[str]:
    """Return the steps that the page has words for; other steps are asked by their options alone."""
    return {key.removeprefix("web-step-") for key in messages() if key.startswith("web-step-")}


def known(opening: str) -> set[str]:
    """Return how keys with an opening go on."""
    return {key.removeprefix(opening) for key in messages() if key.startswith(opening)}


def put_together_by_the_page() -> dict[str, set[str]]:
    """Return keys of the page with a hole in them: all that can stand there, or those that there are words for."""
    colors = {"blue", "red", "green", "yellow", "black", "white"}
    scores = {key for key in messages() if key.startswith("score-") and f"web-{key}" in messages()}
    boards = {edition for edition in edition_ids() if describe(edition).kind == "board"}
    events = {key.removeprefix("event-") for key in messages() if key.startswith("event-")}
    kinds_of_route = {route.kind for edition in boards for route in fogg.load(edition).board.routes} - {"normal"}
    return {
        "web-{}": scores,
        "web-assist-{}": set("01234"),
        "web-assist-{}-short": set("01234"),
        "web-odds-{}": {"hand", "row", "discards", "elsewhere", "unseen", "next"},
        "web-bot-{}": {*bot_names(), NET},
        "web-bot-about-{}": {*bot_names(), NET},
        "web-level-name-{}": {str(level.number) for level in levels()},
        "web-level-about-{}": {str(level.number) for level in levels()},
        "web-bot-name-{}": {str(n) for n in range(1, 7)},
        "web-about-{}": {key.removeprefix("web-about-") for key in messages() if key.startswith("web-about-")},
        "web-do-{}": {key.removeprefix("web-do-") for key in messages() if key.startswith("web-do-")},
        "web-group-{}": {key.removeprefix("web-group-") for key in messages() if key.startswith("web-group-")},
        "web-language-{}": {"auto", *LANGUAGES},
        "web-link-{}": {"join", "continue", "recover", "own"},
        "web-link-{}-do": {"join", "continue", "recover", "own"},
        "web-link-{}-how": {"join", "continue", "recover", "own"},
        "web-records-tab-{}": {"mine", "daily", "best", "player"},
        "web-unrated-{}": known("web-unrated-"),
        **{f"web-host-{part}-{{}}": known(f"web-host-{part}-") for part in ("tab", "state", "is", "do", "how", "did")},
        **{f"web-learn-{part}-{{}}": known(f"web-learn-{part}-") for part in ("section", "part")},
        "web-learn-lesson-{}": set(lesson_names()),
        "web-learn-lesson-{}-about": set(lesson_names()),
        "web-mark-{}": {label for label, _ in labels()},
        "web-livery-{}": colors,
        "web-bot-pace-{}": {"human", "quick", "instant"},
        "web-notice-{}": {"clock", "kept", "vote", "back", "resigned", "undone"},
        "web-notice-{}-you": {"clock", "kept", "vote", "back", "resigned"},
        "web-pace-{}": {"live", "live60", "day", "days3"},
        "web-piece-{}": {key.removeprefix("web-piece-") for key in messages() if key.startswith("web-piece-")},
        "web-route-{}": kinds_of_route,
        "web-section-{}": {"cards", "tickets", "special", "routes"},
        "web-stage-{}": {"routes", "tickets", "bonus", "winner"},
        "web-step-{}": steps_with_words(),
        "web-turn-{}": {key.removeprefix("web-turn-") for key in messages() if key.startswith("web-turn-")},
        "web-theme-{}": {"auto", "light", "dark"},
        "web-wire-{}": {event for event in events if f"web-wire-{event}" in messages()},
    }


def used() -> set[str]:
    """Return every key that is needed."""
    page = {opening.replace("{}", end) for opening, ends in put_together_by_the_page().items() for end in ends}
    made = {opening + end for opening, ends in put_together().items() for end in ends}
    return written_out() | made | page | {key for data in tomls() for key in words_of(data) if KEY.fullmatch(key)}


def test_no_key_is_missing() -> None:
    assert sorted(used() - set(messages())) == []


def known_to_their_owners() -> set[str]:
    """Return keys that only an add-on, a table of an edition or a sentence of the same file puts together."""
    found: set[str] = set()
    for file in word_files()[1:]:
        sources = [path.read_text(encoding="utf-8") for path in file.parent.glob("*.py")]
        text = "\n".join([*sources, file.read_text(encoding="utf-8"), *CARD_TABLES])
        ends = {key: key.removesuffix("-many").partition("-")[2] for key in keys_of(file)}
        found |= {
            key for key, end in ends.items() if re.search(rf'"{end}"|{{ {key} }}|^{end} = \d', text, re.MULTILINE)
        }
    return found


def test_no_key_is_unused() -> None:
    shown_where_there_are_words = {f"extra-{field}" for field in counted_by_modules()}
    assert sorted(set(messages()) - used() - shown_where_there_are_words - known_to_their_owners()) == []


@cache
def sources_of(module: str) -> frozenset[str]:
    """Return the texts in the source of a module."""
    return frozenset(text for file, text in texts() if file.startswith(f"modules/{module}/"))


def test_the_catalogue_names_no_module() -> None:
    names = "|".join(name.replace("_", "-") for name in known_modules())
    named = re.compile(rf"(?<![a-z])({names})(?![a-z])")
    assert [key for key in sorted(keys_of(CATALOGUE)) if named.search(key)] == []


def test_no_key_of_the_catalogue_belongs_to_one_module_alone() -> None:
    others = {text for file, text in texts() if not file.startswith("modules")} | page_texts()
    users = {key: [name for name in known_modules() if key in sources_of(name)] for key in keys_of(CATALOGUE) - others}
    assert {key: names for key, names in users.items() if len(names) == 1} == {}


def test_every_way_in_which_the_source_puts_keys_together_is_known_here() -> None:
    found = {(file, text) for file, text in texts() if OPENING.fullmatch(text)}
    assert {text for _, text in found} == {*put_together(), "extra-", "add-on-"}, sorted(found)


def test_every_way_in_which_the_page_puts_keys_together_is_known_here() -> None:
    assert {text for text in page_texts() if "{}" in text} == set(put_together_by_the_page())


def test_every_step_with_words_is_a_step_of_some_ruleset() -> None:
    sources = {text for file, text in texts() if file.startswith(("engine", "modules"))}
    modules = "".join(file.read_text(encoding="utf-8") for file in (SOURCE / "modules").rglob("*.py"))
    named = {re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower() for name in re.findall(r"class (\w+)Step\b", modules)}
    steps = {step.removesuffix("-how") for step in steps_with_words()}
    assert steps - {"tickets"} - sources - named == set()


def test_every_entry_can_be_read_and_stands_there_once() -> None:
    assert [entry.content for entry in entries() if isinstance(entry, fluent.Junk)] == []
    keys = Counter(entry.id.name for entry in entries() if isinstance(entry, fluent.Message))
    assert [key for key, n in keys.items() if n > 1] == []


@pytest.mark.parametrize("key", ["refusal-few-cards", "event-tunnel", "score-stations", "terminal-cards"])
def test_the_search_finds_keys_of_rules_modules_and_terminal(key: str) -> None:
    assert key in written_out()


def test_the_search_does_not_take_a_docstring_for_a_use() -> None:
    assert "Every `words` of an edition.toml" not in {text for _, text in texts()}
    assert "extra-stations-left" not in written_out()  # cli/terminal/screen.py names it in a docstring only
