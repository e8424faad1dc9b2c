"""Reading and formatting catalogues, on small ones of its own and against Mozilla's reader."""

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from fogg.words.bundle import Bundle
from fogg.words.fluent import Literal, NotFluent, Part, Reference, Select, Variable, read

TRAINS = """
trains = { $n ->
    [0] no trains
    [one] one train
   *[other] { $n } trains
}
"""


def said(text: str, key: str, **values: Any) -> str:
    found, faults = Bundle("en", text).format(key, values)
    assert faults == []
    return found


@pytest.mark.parametrize(("n", "text"), [(0, "no trains"), (1, "one train"), (2, "2 trains"), (1500, "1,500 trains")])
def test_a_number_chooses_itself_before_its_plural(n: int, text: str) -> None:
    assert said(TRAINS, "trains", n=n) == text


def test_a_word_chooses_its_variant_or_the_default() -> None:
    text = "go = { $to ->\n    [east] right\n   *[west] left\n}\n"
    assert [said(text, "go", to=to) for to in ("east", "west", "north")] == ["right", "left", "left"]


def test_messages_terms_and_literals_stand_in_other_messages() -> None:
    text = '-game = Fogg\nhello = Welcome to { -game }{ "!" }\nall = { hello } ({ 3 }, { 1.5 })\n'
    assert said(text, "all") == "Welcome to Fogg! (3, 1.5)"


def test_text_added_later_replaces_a_message() -> None:
    bundle = Bundle("en", "a = one\n")
    bundle.add("a = two\nb = three\n")
    assert (bundle.format("a", {})[0], bundle.has_message("b"), bundle.has_message("c")) == ("two", True, False)


@pytest.mark.parametrize(
    ("text", "said", "fault"),
    [
        ("a = { $n } trains\n", "n trains", "there is no $n"),
        ("a = { b } trains\n", "b trains", "there is no b"),
        ("a = { a } trains\n", "a trains", "there is no a in itself"),
        ("a = { $n ->\n    [one] x\n   *[other] y\n}\n", "y", "there is no $n"),
    ],
)
def test_what_is_missing_stands_there_by_its_name_and_is_told(text: str, said: str, fault: str) -> None:
    assert Bundle("en", text).format("a", {}) == (said, [fault])


def theirs(node: Any) -> Any:
    """Return what Mozilla's reader found, in the terms of ours."""
    match node:
        case ast.Pattern():
            return tuple(theirs(element) for element in node.elements)
        case ast.TextElement():
            return node.value
        case ast.Placeable():
            return theirs(node.expression)
        case ast.VariableReference():
            return Variable(node.id.name)
        case ast.MessageReference():
            return Reference(node.id.name)
        case ast.TermReference():
            return Reference(f"-{node.id.name}")
        case ast.StringLiteral():
            return Literal(node.parse()["value"])
        case ast.NumberLiteral():
            return node.parse()["value"]
        case ast.SelectExpression():
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else theirs(v.key) for v in node.variants]
            default = [variant.default for variant in node.variants].index(True)
            variants = tuple(zip(keys, (theirs(variant.value) for variant in node.variants), strict=True))
            return Select(theirs(node.selector), variants, default)
    raise AssertionError(node)


def joined(pattern: Any) -> Any:
    """Return a pattern with neighboring texts in one piece, as ours has them."""
    found: list[Part] = []
    for part in pattern:
        if isinstance(part, Select):
            part = part._replace(variants=tuple((key, joined(value)) for key, value in part.variants))
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return tuple(found)


def read_by_mozilla(text: str) -> dict[str, Any]:
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = {entry.id.name: entry.value for entry in body if isinstance(entry, ast.Message)}
    found |= {f"-{entry.id.name}": entry.value for entry in body if isinstance(entry, ast.Term)}
    return {key: joined(theirs(value)) for key, value in found.items()}


SHAPES = """
# A comment
one = Text with { $a } and { "a \\"quoted\\" \\u00e9 { string" }.
two =
    A first line
      indented further

    and { one } after a blank one.
three = Begins here
    and goes on
-term = A term
four = { -term } { 3 } { 1.5 } { { $nested } }
five = { $n ->
    [0] none
    [one] { $m ->
        [1.5] half as much again
       *[other] nested
    }
   *[other]
        on a line of its own,
        and another
} and after
six={$tight}
### Another comment

seven = last, with blanks at its end  \t
"""


def test_every_shape_is_read_as_mozilla_reads_it() -> None:
    assert read(SHAPES) == read_by_mozilla(SHAPES)


def test_the_whole_catalogue_is_read_as_mozilla_reads_it() -> None:
    text = files("fogg.words").joinpath("en.ftl").read_text(encoding="utf-8")
    assert read(text) == read_by_mozilla(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = one\nGood morning\n", "line 2: expected `key = sentence` or a comment, not 'Good morning'"),
        ("a = { NUMBER(3) }\n", r"line 1: functions and attributes are not supported \(NUMBER\)"),
        ("a = { b.c }\n", r"line 1: functions and attributes are not supported \(b\)"),
        ("a =\n    .title = Title\n", "line 1: a says nothing; attributes are not supported"),
        ("a = { $ }\n", "line 1: a dollar sign without a name"),
        ("a = { $n\n", "line 2: expected '}'"),
        ("a = }\n", "line 1: a closing brace without an opening one"),
        ("a = { $n ->\n    [one] x\n}\n", "line 3: no variant has a star"),
        ("a = { $n ->\n   *[] x\n}\n", "line 2: a variant without a key"),
        ("a = { ? }\n", "line 1: expected a variable, a literal or the key of a message"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(NotFluent, match=said):
        read(text)
