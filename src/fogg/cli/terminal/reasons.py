"""Reasons for refusals: a sentence at once, the rule itself when asked."""

from __future__ import annotations

from collections.abc import Sequence

from fogg.board import edition_ids
from fogg.cli.rule_lookup import has_own_rules, read_rules
from fogg.cli.terminal.intents import Intent, is_payment_word, parse_intent
from fogg.cli.terminal.option_lists import labelled
from fogg.cli.terminal.screen import hint
from fogg.cli.terminal.terminal import Terminal
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import ACTIONS, CORE_ACTIONS, parse
from fogg.cli.terminal.typed_names import NotUnderstood, find_city, find_tracks
from fogg.engine.game import Why

NOT_NOW = "refusal-not-now"


class Reasons:
    """Explains refusals, and remembers the last one for `why`."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.rules: list[str] = []  # the rules behind the last refusal: `usa R18`
        self.sentence = ""

    def note(self, sentence: str) -> None:
        """Remember a refusal that has no rule behind it."""
        self.rules = []
        self.sentence = sentence

    def refuse(self, wanted: Intent, at: TerminalPosition) -> None:
        """Say why nothing of a wish can be done."""
        reasons = [why for what in wanted.ask if (why := at.refusal(what)) is not None]
        self.tell(reasons, at, wanted.note)

    def tell(self, reasons: Sequence[Why], at: TerminalPosition, otherwise: str) -> None:
        """Say each reason once, and what is to be decided if it was simply the wrong moment."""
        said = [f"{at.say(why.message)} ({why.rule})" for why in reasons]
        sentences = list(dict.fromkeys(said)) or [otherwise or at.format("terminal-not-now")]
        self.sentence = " ".join(sentences)
        self.rules = list(dict.fromkeys(why.rule for why in reasons if why.message.key != NOT_NOW))
        for sentence in sentences:
            self.terminal.say(sentence)
        if any(why.message.key == NOT_NOW for why in reasons):
            self.terminal.say(hint(at))

    def explain(self, words: Sequence[str], at: TerminalPosition) -> None:
        """Answer `why`: the last refusal with its rule; or `why denver omaha`, `why paris`, `why draw red`."""
        if words:
            self.explain_words(words, at)
        elif self.sentence:
            self.terminal.say(self.sentence)
            for rule in self.rules:
                self.quote(rule, at)
        else:
            self.terminal.say(at.format("terminal-nothing-refused"))

    def quote(self, rule: str, at: TerminalPosition) -> None:
        """Print the text of a rule of an edition (`usa R18`), or of the board's own rules.md (`volcano R1`)."""
        home, _, number = rule.partition(" ")
        edition = at.view.edition
        if home not in edition_ids() and not has_own_rules(edition):
            return
        try:
            _, book = read_rules(rule.split(), home) if home in edition_ids() else read_rules([number], edition)
        except NotUnderstood:
            return
        for section in book:
            for text in section.rules.values():
                self.terminal.say(f"{rule}: {text}", indent=2)

    def explain_words(self, words: Sequence[str], at: TerminalPosition) -> None:
        """Say why something cannot be done now, or that it can."""
        own = [verb for verb in at.own_verbs if verb not in CORE_ACTIONS]
        if words[0].lower() in (*ACTIONS, *own):
            wanted = parse_intent(parse(" ".join(words), own), at)
        elif len(words) == 1:
            city = find_city(words, at.board.cities)
            wanted = Intent(
                [option for option in at.options if f"city:{city.key}" in option.targets()], [f"city:{city.key}"]
            )
        else:
            find_tracks(
                words, at.board, lambda word: is_payment_word(word, at)
            )  # a sentence of its own if there is none
            wanted = parse_intent(parse(" ".join(["claim", *words])), at)
        if wanted.actions:
            self.terminal.say(at.format("terminal-can-do"))
            for label in labelled(wanted.actions, at):
                self.terminal.say(label, indent=2)
        else:
            self.refuse(wanted, at)
