"""The position of a person who decides: their view, their options, and words for both."""

from __future__ import annotations

from functools import cached_property

from rich.text import Text

from fogg.board import Route
from fogg.cli.command_language import spoken_language
from fogg.cli.terminal.terminal import card, joined
from fogg.engine import Action, Game
from fogg.engine.decisions import Claim
from fogg.engine.game import Why
from fogg.engine.ruleset import presentation, wording_of
from fogg.words import Message, Wording

SHORT_LABELS = 7  # letters
NO_COLORS = ("gray", "none")  # route colors without a kind of card


class TerminalPosition:
    """A game as one seat sees it now. Everything that is shown comes from the seat's view.

    The game itself is asked only for what the rules tell this seat: its options and why something is refused.
    """

    def __init__(self, game: Game, seat: int, wording: Wording | None = None) -> None:
        self._game = game
        self.seat = seat
        self.view = game.view(seat)
        self.board = self.view.board
        self.wording = wording or wording_of(game.ruleset, game.names, language=spoken_language())

    @cached_property
    def options(self) -> list[Action]:
        """Return what the seat can do now; payments with fewest wild cards first."""
        return sorted(self._game.options(self.seat), key=thrift)

    def refusal(self, what: Action | str) -> Why | None:
        """Return why an action, or anything with a target (`route:denver-omaha`), is refused."""
        return self._game.refusal(self.seat, what)

    @property
    def undoable(self) -> int:
        """Return how many decisions can be taken back."""
        return self._game.undoable(self.seat)

    @property
    def kinds(self) -> dict[str, list[str]]:
        """The names of each kind of card, the edition's own first."""
        found = {}
        for kind in self.view.ruleset.kinds:
            found[kind.key] = [self.wording.kind(kind.key), kind.key]
        found[self.view.ruleset.wild_kind.key] += ["locomotive", "wild"]
        return found

    @property
    def own_verbs(self) -> list[str]:
        """The sorts of action of this ruleset, as their forms name them."""
        return sorted({str(action.to_json()["do"]) for action in self.view.ruleset.actions})

    # ---- words

    def label(self, action: Action) -> str:
        """Return an option in words."""
        return self.wording.say(self.view.message(action))

    def say(self, message: Message) -> str:
        """Return a message in words."""
        return self.wording.say(message)

    def format(self, key: str, **values: object) -> str:
        """Return an entry of the catalogue."""
        return self.wording.format(key, values)

    @property
    def edition_name(self) -> str:
        """The name of the edition in the language of the terminal."""
        edition = self.view.ruleset.edition
        return presentation(str(edition.folder), spoken_language()).get("name", edition.name)

    @property
    def label_width(self) -> int:
        """The width of the words in front of lines; the word for tickets is the longest."""
        return max(SHORT_LABELS, len(self.wording.own_words["own_tickets"]))

    def name(self, seat: int) -> str:
        return self.view.names[seat]

    def cards(self, counts: dict[str, int]) -> Text:
        """Return `3 red, 2 locomotives`, in colors."""
        return joined(
            card(kind, self.format("name-cards", n=n, kind=self.wording.kind(kind, n))) for kind, n in counts.items()
        )

    def route_name(self, route: Route) -> str:
        """Return a route by its two cities."""
        cities = self.board.cities
        return self.wording.join_ends(cities[route.a].name, cities[route.b].name)

    def color(self, route: Route) -> str:
        """Return the color of a route now: as printed, or given by something on it."""
        terms = self.view.terms(route.id)
        if route.color in NO_COLORS and terms.end_color - terms.first_color == 1:
            return self.view.ruleset.kinds[terms.first_color].key
        return route.color

    def color_name(self, route: Route) -> str:
        """Return the color of a route, in words."""
        color = self.color(route)
        return self.format(f"color-{color}") if color in NO_COLORS else self.wording.kind(color)

    def payment(self, claim: Claim) -> str:
        """Return what a claim is paid with."""
        params = self.view.message(claim).params
        return str(self.wording.value("cards", params["cards"]))


def thrift(action: Action) -> int:
    """Return how many wild cards an option costs, so that the cheapest payment comes first."""
    return int(getattr(action, "wilds", 0))
