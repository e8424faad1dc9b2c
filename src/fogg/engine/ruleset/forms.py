# interpreted: only for what is not an action of the ruleset as it stands
"""Reading the JSON forms of actions: forms with faults, names of things, payments that no rule allows.

What cannot be read is a MalformedAction that names the wrong part.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, SupportsIndex

from fogg.engine.decisions.action import Action
from fogg.engine.ruleset.table_wording import wording_of
from fogg.errors import MalformedAction, nearest
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.engine.ruleset.ruleset import Ruleset

PlainForm = dict[str, Any]
CLAIM, KEEP = "claim", "keep"
MOST = 2**31 - 1
ROUTE_RULE, OTHER_RULE = "usa R17", "usa R6"


class Shape:
    """The parts that actions of one `do` have, and the values that occur in each."""

    def __init__(self) -> None:
        self.required: set[str] | None = None
        self.values: dict[str, list[str | int]] = {}

    def add(self, form: Mapping[str, str | int]) -> None:
        """Note the parts of one action."""
        parts = {part: value for part, value in form.items() if part != "do"}
        self.required = set(parts) if self.required is None else self.required & set(parts)
        for part, value in parts.items():
            self.values.setdefault(part, []).append(value)


@lru_cache(maxsize=64)
def shapes_of(ruleset: Ruleset) -> dict[str, Shape]:
    """Return the shape of every `do` of a ruleset."""
    shapes: dict[str, Shape] = {}
    for action in ruleset.actions:
        form = action.to_json()
        shapes.setdefault(str(form["do"]), Shape()).add(form)
    return shapes


def read_form(ruleset: Ruleset, given: object) -> Action:
    """Return the action of the ruleset; MalformedAction if it has none for any seat."""
    form = plain_form(ruleset, given)
    found = ruleset.find(form)
    if found is None:
        absent = absence(ruleset, form)
        said = "it depends on the game" if absent is None else wording_of(ruleset, ()).say(absent[1])
        raise MalformedAction(given, said)
    return found


def plain_form(ruleset: Ruleset, given: object) -> PlainForm:
    """Return the JSON form of what a caller gave, its parts named and typed as they must be, or MalformedAction."""
    if isinstance(given, Action):
        form: PlainForm = dict(given.to_json())
        if given.home is not None and not same_choice(given.home, ruleset):
            raise MalformedAction(given, "it belongs to another ruleset")
    elif isinstance(given, Mapping):
        form = dict(given)
    elif isinstance(given, str):
        raise MalformedAction(given, "a text can only name a target, for `refusal`; play an option, its form or its id")
    elif isinstance(given, SupportsIndex) and not isinstance(given, bool):
        number = index_of(given)
        if not 0 <= number < len(ruleset.actions):
            raise MalformedAction(given, f"the ids of this ruleset are 0 to {len(ruleset.actions) - 1}")
        return dict(ruleset.actions[number].to_json())
    else:
        raise MalformedAction(given, "an option, its JSON form or its id is needed")
    check_parts(ruleset, form, given)
    return form


def index_of(number: object) -> int:
    """Return the value of a whole number of any library; -1 for anything else, True and False included."""
    return number.__index__() if isinstance(number, SupportsIndex) and not isinstance(number, bool) else -1


def same_choice(home: object, ruleset: Ruleset) -> bool:
    """Return True if an action's ruleset was made from the same edition, variant, settings and add-ons."""
    return getattr(home, "choice", None) == getattr(ruleset, "choice", home)


def check_parts(ruleset: Ruleset, form: PlainForm, given: object) -> None:
    """Raise MalformedAction unless the form has all parts of its `do`, each of the right type, and no others."""
    shapes = shapes_of(ruleset)
    if "do" not in form:
        raise MalformedAction(given, f"`do` is missing; it is one of {', '.join(shapes)}")
    do = form["do"]
    if not isinstance(do, str) or do not in shapes:
        guess = nearest(do, shapes) if isinstance(do, str) else ""
        hint = f"did you mean {guess}?" if guess else f"it is one of {', '.join(shapes)}"
        raise MalformedAction(given, f"`do` is {do!r}; {hint}")
    shape = shapes[do]
    for part in form:
        if part != "do" and part not in shape.values:
            guess = nearest(str(part), shape.values)
            parts = ", ".join(shape.values) or "no other part"
            hint = f"did you mean {guess}?" if guess else f"{do} takes {parts}"
            raise MalformedAction(given, f"`{part}` is not a part of {do}; {hint}")
    for part in shape.values:
        if part in form:
            check_type(shape, part, form, given)
        elif part in (shape.required or ()):
            raise MalformedAction(given, f"`{part}` is missing")
    if form.get("color") == ruleset.wild_kind.key:
        raise MalformedAction(given, f"`color` is {ruleset.wild_kind.key!r}; count them in `wilds` and leave it out")


def check_type(shape: Shape, part: str, form: PlainForm, given: object) -> None:
    """Raise MalformedAction unless a part is a text or a number, as it must be."""
    value = form[part]
    if (form["do"], part) == (KEEP, "tickets") and isinstance(value, (list, tuple)):
        if not all(isinstance(key, str) for key in value):
            raise MalformedAction(given, "`tickets` lists keys of tickets, which are texts")
        return
    if isinstance(shape.values[part][0], str):
        if not isinstance(value, str):
            raise MalformedAction(given, f"`{part}` is {value!r}, but must be a text")
    elif not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise MalformedAction(given, f"`{part}` is {value!r}, but must be a whole number from 0 to {MOST}")


def absence(ruleset: Ruleset, form: PlainForm) -> tuple[str, Message] | None:
    """Return rule and reason why no action has that form; None for a claim or choice that the game must judge."""
    shape = shapes_of(ruleset)[form["do"]]
    rule = ROUTE_RULE if form["do"] == CLAIM else OTHER_RULE
    for part, value in form.items():
        if part == "do" or value in shape.values[part]:
            continue
        if isinstance(value, str):
            if value in things(ruleset, part):
                if form["do"] == CLAIM:
                    continue  # a route or color that exists: its terms say why not
                break
            known = list(dict.fromkeys(str(known) for known in shape.values[part]))
            return rule, unknown(part, value, known)
        if form["do"] not in (CLAIM, KEEP):
            numbers = [n for n in shape.values[part] if isinstance(n, int)]
            params = {"part": part, "least": min(numbers), "most": max(numbers), "n": value}
            return rule, Message("refusal-no-number", params)
    if form["do"] in (CLAIM, KEEP):
        return None
    parts = ", ".join(f"{part} {value}" for part, value in form.items() if part != "do")
    return rule, Message("refusal-not-possible", {"parts": parts})


def unknown(part: str, name: str, known: list[str]) -> Message:
    """Return the message that a name is unknown, with a suggestion."""
    guess = nearest(name, known)
    if guess:
        return Message("refusal-unknown-guess", {"part": part, "name": name, "guess": guess})
    return Message("refusal-unknown", {"part": part, "name": name})


def things(ruleset: Ruleset, part: str) -> list[str]:
    """Return all keys of the game that such a part could name, whether some action has them or not."""
    board = ruleset.board
    match part:
        case "route":
            return [route.key for route in board.routes]
        case "city":
            return [city.key for city in board.cities]
        case "ticket":
            return [ticket.key for ticket in board.tickets]
        case "color" | "kind":
            return [kind.key for kind in ruleset.kinds]
        case _:
            return []
