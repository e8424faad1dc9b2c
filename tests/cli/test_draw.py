"""`fogg draw`."""

import re
import sys
from pathlib import Path

import pytest
from tests.cli.helpers import Fogg

import fogg as api

PNG = b"\x89PNG\r\n\x1a\n"
GAMES = Path(__file__).parent.parent / "golden" / "games"


@pytest.fixture
def record() -> Path:
    """Return a golden game of Europe with two players."""
    return next(iter(sorted(GAMES.glob("europe-2-*.jsonl"))))


def test_a_board_is_drawn_as_svg(fogg: Fogg) -> None:
    ran = fogg("draw", "usa", "-o", "usa.svg")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    svg = Path("usa.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg ") and 'class="fogg-board day"' in svg and 'id="route-denver-omaha"' in svg


def test_a_board_is_drawn_as_png_by_night(fogg: Fogg) -> None:
    assert fogg("draw", "new_york", "--theme", "night", "-o", "city.png").status == 0
    assert Path("city.png").read_bytes().startswith(PNG)


def test_a_variant_that_changes_the_board_is_drawn(fogg: Fogg) -> None:
    for words in (["usa"], ["usa", "--variant", "big_cities"]):
        assert fogg("draw", *words, "-o", f"{len(words)}.svg").status == 0
    plain, variant = (Path(f"{n}.svg").read_text(encoding="utf-8") for n in (1, 3))
    assert "Chicago, big city" not in plain and "Chicago, big city" in variant


def test_a_board_for_the_web_has_no_frame(fogg: Fogg) -> None:
    assert fogg("draw", "nordic", "--web", "-o", "page.svg").status == 0
    assert 'id="frame"' not in Path("page.svg").read_text(encoding="utf-8")


def test_a_board_of_ones_own_is_drawn_from_the_one_it_builds_on(fogg: Fogg) -> None:
    own = Path("own")
    own.mkdir()
    own.joinpath("edition.toml").write_text('id = "own"\nname = "Mine"\nbase = "usa"\n', encoding="utf-8")
    assert fogg("draw", "own", "-o", "own.svg").status == 0
    assert ">Mine</text>" in Path("own.svg").read_text(encoding="utf-8")


def test_the_end_of_a_record_is_drawn_for_spectators(fogg: Fogg, record: Path) -> None:
    assert fogg("draw", str(record), "-o", "end.svg").status == 0
    svg = Path("end.svg").read_text(encoding="utf-8")
    game = api.load_record(record).replay()
    assert len(re.findall(r'class="train"[^>]*><rect [^>]*fill="#1f55c8"', svg)) == sum(
        int(game.ruleset.board.routes[route].length) for route in game.players[0].routes
    )


def test_an_earlier_position_is_drawn_as_a_seat_sees_it(fogg: Fogg, record: Path) -> None:
    name = api.load_record(record).header.game.seats[1]
    for file, words in (("name.svg", ["--seat", name]), ("number.svg", ["--seat", "2"]), ("all.svg", [])):
        assert fogg("draw", str(record), "--until", "40", *words, "-o", file).status == 0
    by_name, by_number, spectator = (Path(f"{n}.svg").read_bytes() for n in ("name", "number", "all"))
    assert by_name == by_number != spectator


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["draw", "atlantis", "-o", "x.svg"], "fogg: unknown edition 'atlantis'; known: africa, "),
        (
            ["draw", "alvin_dexter", "-o", "x.svg"],
            "fogg: alvin_dexter/edition.toml:6: kind: 'add-on' is not a playable board",
        ),
        (["draw", "usa", "-o", "x.jpg"], "fogg: a picture is written to a file that ends in .svg or .png, not 'x.jpg'"),
        (["draw", "usa", "--theme", "dusk", "-o", "x.svg"], "fogg: unknown theme 'dusk'; known: day, night."),
        (["draw", "usa", "--variant", "big", "-o", "x.svg"], "fogg: unknown variant 'big'; known: classic, "),
        (
            ["draw", "usa", "--seat", "1", "-o", "x.svg"],
            "fogg: --until and --seat need the record of a game, and 'usa'",
        ),
        (["draw", "usa", "-o", "nowhere/x.svg"], "fogg: nowhere/x.svg: No such file or directory"),
        (["draw", "usa", "--pdf", "x.png"], "fogg: pages for printing are written to a file that ends in .pdf, not "),
        (["draw", "new_york", "--pdf", "x.pdf", "--paper", "a5"], "fogg: unknown paper 'a5'; known: a4, letter."),
        (["draw", "new_york", "--pdf", "nowhere/x.pdf"], "fogg: nowhere/x.pdf: No such file or directory"),
    ],
)
def test_a_mistake_is_one_clear_line(fogg: Fogg, words: list[str], line: str) -> None:
    ran = fogg(*words)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(line) and ran.err.count("\n") == 1


def test_a_record_that_was_changed_is_not_drawn(fogg: Fogg, record: Path) -> None:
    damaged = record.read_text(encoding="utf-8").replace('"kind":"', '"kind":"x', 1)
    Path("damaged.jsonl").write_text(damaged, encoding="utf-8")
    ran = fogg("draw", "damaged.jsonl", "-o", "x.svg")
    assert ran.status == 1
    assert ran.err.startswith("fogg: damaged.jsonl:") and "checksum" in ran.err
    assert not Path("x.svg").exists()


def test_a_seat_that_is_not_at_the_table_is_named(fogg: Fogg, record: Path) -> None:
    assert "unknown seat '9'; known: " in fogg("draw", str(record), "--seat", "9", "-o", "x.svg").err


def test_choices_do_not_go_with_a_record(fogg: Fogg, record: Path) -> None:
    ran = fogg("draw", str(record), "--variant", "classic", "-o", "x.svg")
    assert ran.err == "fogg: a record determines what is played: only --theme, --until and --seat can be added\n"


def test_without_the_rasterizer_it_says_what_to_install(fogg: Fogg, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    ran = fogg("draw", "usa", "-o", "usa.png")
    assert ran.status == 1
    assert ran.err == "fogg: a PNG needs the extra `png`: pip install 'fogg-rails[png]', or write an .svg file\n"
    assert fogg("draw", "usa", "-o", "usa.svg").status == 0


def test_help_tells_what_can_be_drawn(fogg: Fogg) -> None:
    out = fogg("draw", "--help").out
    assert [
        word for word in ("EDITION|DIR|RECORD", "--theme", "--until", "--seat", "--output") if word not in out
    ] == []


def test_a_board_is_printed_and_drawn_at_once(fogg: Fogg) -> None:
    ran = fogg("draw", "new_york", "-o", "city.svg", "--pdf", "city.pdf", "--paper", "letter")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert Path("city.pdf").read_bytes().startswith(b"%PDF-") and Path("city.svg").exists()


def test_a_record_is_not_printed(fogg: Fogg, record: Path) -> None:
    assert "a record determines what is played" in fogg("draw", str(record), "--pdf", "x.pdf").err


def test_without_a_file_to_write_it_says_which_there_are(fogg: Fogg) -> None:
    ran = fogg("draw", "usa")
    assert ran.status == 2
    assert "-o FILE for a picture, --pdf FILE for printing" in " ".join(ran.err.split())


def test_help_does_not_say_that_a_layout_is_needed(fogg: Fogg) -> None:
    assert "needs a layout" not in fogg("draw", "--help").out
