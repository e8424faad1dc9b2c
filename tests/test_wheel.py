"""Both wheels, installed into clean environments: the core alone, then each extra. Nothing is downloaded."""

import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from tests.installed import Installed, built_wheel, fetched

import fogg
from fogg import native
from fogg.native.build import missing
from fogg.version import VERSION

KINDS = ("platform", "pure")
ENGINE = {"platform": "compiled: the build fits the sources"}
ENGINE["pure"] = "plain: it is not compiled; `fogg compile` compiles it"
SCRIPT = """
from collections.abc import Sequence

import fogg
from fogg.bots import Bot

game = fogg.new_game("europe", seats=["Ada", "Ben"], seed=7)
for seat in game.actors:
    events = game.play(seat, game.options(seat)[0])
view: fogg.View = game.view(0)
hand: dict[str, int] = view.hand
board: fogg.Board = fogg.load("usa").board
"""
MISTAKE = "\nwrong: int = game.view(0)\n"

Install = Callable[..., Installed]


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Return both wheels of these sources, each built when it is first asked for."""

    @cache
    def build(kind: str) -> Path:
        if kind == "platform" and (lacking := missing()):
            pytest.skip(f"no compiled wheel can be built here: {lacking[0].what} is missing")
        return built_wheel(tmp_path_factory.mktemp(kind), kind)

    return build


@pytest.fixture(scope="module")
def installed(wheels: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory) -> Install:
    """Return environments by the kind of wheel and the extras, each made once."""

    @cache
    def install(kind: str, *extras: str) -> Installed:
        return Installed(wheels(kind), tmp_path_factory.mktemp("installed"), extras)

    return install


def test_the_pure_wheel_is_for_every_system_and_holds_all_data(wheels: Callable[[str], Path]) -> None:
    wheel = wheels("pure")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert wheel.name == f"fogg_rails-{VERSION}-py3-none-any.whl"
    assert [edition for edition in fogg.edition_ids() if f"fogg/editions/{edition}/edition.toml" not in names] == []
    assert {"fogg/words/en.ftl", "fogg/server/store/migrations/env.py", "fogg/py.typed"} <= names
    assert [name for name in names if not name.startswith(("fogg/", f"fogg_rails-{VERSION}.dist-info/"))] == []
    assert [name for name in names if name.endswith((".so", ".pyc", ".pyd"))] == []


def test_the_platform_wheel_is_for_this_python_and_system_and_has_every_twin(wheels: Callable[[str], Path]) -> None:
    wheel = wheels("platform")
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert re.fullmatch(rf"fogg_rails-{VERSION}-{python}-{python}-(linux|macosx)_\w+\.whl", wheel.name)
    names = set(zipfile.ZipFile(wheel).namelist())
    inside = f"fogg/{native.SHIPPED}/{native.key()}/fogg"
    modules = [path.relative_to(native.PACKAGE).with_suffix("").as_posix() for path in native.sources()]
    assert [module for module in modules if f"{inside}/{module}{native.SUFFIX}" not in names] == []


def test_the_core_is_at_most_a_dozen_packages(installed: Install) -> None:
    assert len({"fogg-rails", *installed("pure").needed}) <= 12


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_the_installed_package_that_runs_and_says_which_engine(installed: Install, kind: str) -> None:
    home = installed(kind)
    out = home.run("python", "-c", "import fogg; print(fogg.__file__)").stdout
    assert Path(out.strip()).is_relative_to(home.home)
    engine = "compiled" if kind == "platform" else ENGINE["pure"]
    assert home.run("fogg", "--version").stdout == f"fogg {VERSION} ({engine})\n"


@pytest.mark.parametrize("kind", KINDS)
def test_bots_play_with_the_core_alone(installed: Install, kind: str) -> None:
    ran = installed(kind).run(
        "fogg", "sim", "usa", "--bot", "racer,greedy", "--games", "4", "--seed", "1", "--jobs", "2"
    )
    assert (ran.returncode, ran.stderr) == (0, f"engine {ENGINE[kind]}\n")
    assert ran.stdout.startswith("usa, 2 players, 4 games, seed 0x1\n")


@pytest.mark.parametrize("kind", KINDS)
def test_the_terminal_game_plays_with_the_core_alone(installed: Install, kind: str) -> None:
    home = installed(kind)
    command = [str(home.python.parent / "fogg"), "play", "new_york", "--seats", "Ada,racer", "--seed", "3"]
    typed = "keep 1\n\ndraw hidden\ndraw hidden\nquit\n"
    ran = subprocess.run(
        command, input=typed, cwd=home.home, env=home.environment, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Hand     4 cards:" in ran.stdout and "fogg play --resume" in ran.stdout


@pytest.mark.parametrize("kind", KINDS)
def test_a_board_is_drawn_with_the_name_of_every_city(installed: Install, kind: str) -> None:
    home = installed(kind)
    assert home.run("fogg", "draw", "europe", "-o", "europe.svg").returncode == 0
    svg = (home.home / "europe.svg").read_text(encoding="utf-8")
    assert [city.name for city in fogg.load("europe").board.cities if f">{city.name}<" not in svg] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve"], "`fogg serve` needs the extra `server`: pip install 'fogg-rails[server]'"),
        (["backup", "a"], "`fogg backup` needs the extra `server`: pip install 'fogg-rails[server]'"),
        (["restore", "a"], "`fogg restore` needs the extra `server`: pip install 'fogg-rails[server]'"),
        (["draw", "usa", "--pdf", "a.pdf"], "a PDF needs the extra `pdf`: pip install 'fogg-rails[pdf]'"),
        (["draw", "usa", "-o", "a.png"], "a PNG needs the extra `png`: pip install 'fogg-rails[png]', or write an"),
    ],
)
def test_the_core_says_which_extra_is_missing(installed: Install, words: list[str], said: str) -> None:
    ran = installed("pure").run("fogg", *words)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
    assert ran.stderr.startswith(f"fogg: {said}")


def test_a_record_is_verified_with_the_core_alone(installed: Install) -> None:
    record = sorted((Path(__file__).parent / "golden" / "games").glob("new_york-*.jsonl"))[0]
    ran = installed("pure").run("fogg", "verify", str(record))
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_server_without_the_extra_postgres_says_so(installed: Install) -> None:
    ran = installed("pure", "server").run("fogg", "serve", "--port", "0", "--db", "postgresql://fogg@localhost/fogg")
    said = (
        "fogg: a PostgreSQL database needs the extra `postgres`: pip install 'fogg-rails[postgres]', or give the path"
    )
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
    assert ran.stderr.startswith(said)


def test_with_the_extra_postgres_the_database_is_asked(installed: Install) -> None:
    closed = "postgresql://fogg@127.0.0.1:1/fogg"
    ran = installed("pure", "postgres").run("fogg", "backup", "all.backup", "--db", closed)
    assert ran.returncode == 1
    assert ran.stderr.startswith("fogg: the database fogg cannot be used: ") and "127.0.0.1" in ran.stderr


@pytest.mark.parametrize("kind", KINDS)
def test_with_the_extra_server_it_serves_the_page_and_tells_its_engine(installed: Install, kind: str) -> None:
    engine, why = ENGINE[kind].split(": ", 1)
    with installed(kind, "server").serving() as address:
        health = json.loads(fetched(f"{address}/health"))
        assert health == {"ok": True, "version": VERSION, "engine": engine, "why": why}
        editions = json.loads(fetched(f"{address}/api/editions"))["editions"]
        assert {edition["id"] for edition in editions} >= {"usa", "europe"}
        assert b"<title>Fogg" in fetched(f"{address}/")


NAMES = """
from fogg.board import load
from fogg.draw import board_svg
from fogg.draw import png
svg = board_svg(load("new_york"))
bare = svg.replace(">Chelsea</text>", "></text>")
assert bare != svg
assert png(svg, system_fonts=False) != png(bare, system_fonts=False)
"""


def test_with_the_extra_png_a_board_is_drawn_as_png_with_its_names(installed: Install) -> None:
    home = installed("pure", "png")
    assert home.run("fogg", "draw", "new_york", "-o", "city.png").returncode == 0
    assert (home.home / "city.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    ran = home.run("python", "-c", NAMES)  # by the fonts of the wheel alone
    assert (ran.returncode, ran.stderr) == (0, "")


def test_with_the_extra_pdf_a_board_is_printed(installed: Install) -> None:
    home = installed("pure", "pdf")
    assert home.run("fogg", "draw", "new_york", "--pdf", "city.pdf").returncode == 0
    assert (home.home / "city.pdf").read_bytes().startswith(b"%PDF-")


def test_with_the_extra_envs_an_agent_is_trained_and_its_curve_saved(installed: Install) -> None:
    home = installed("platform", "envs")
    ran = home.run("python", "-m", "fogg.examples.ppo", "--decisions", "4096", "--out", "curve.csv")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (home.home / "curve.csv").read_text().startswith("decisions,margin\n1024,")
    ran = home.run("python", "-c", "from fogg import envs; envs.openspiel('usa', 2)")
    assert "an OpenSpiel game needs the extra `openspiel`: pip install 'fogg-rails[openspiel]'" in ran.stderr


def test_the_core_says_that_environments_are_an_extra(installed: Install) -> None:
    ran = installed("pure").run("python", "-c", "from fogg import envs; envs.aec('usa')")
    assert "a PettingZoo environment needs the extra `envs`: pip install 'fogg-rails[envs]'" in ran.stderr


def test_the_pure_wheel_says_what_compiling_needs(installed: Install) -> None:
    ran = installed("pure").run("fogg", "compile", CC="cc")
    assert ran.returncode == 1
    assert ran.stderr.startswith("fogg: the engine cannot be compiled here, it needs C compiler (cc): on ")
    assert "mypy: pip install 'fogg-rails[compile]'; setuptools: pip install 'fogg-rails[compile]'" in ran.stderr


def test_with_the_extra_compile_only_the_compiler_is_missing(installed: Install) -> None:
    ran = installed("pure", "compile").run("fogg", "compile", CC="cc")
    assert ran.returncode == 1
    assert "C compiler (cc)" in ran.stderr and "fogg-rails" not in ran.stderr


def test_a_changed_source_of_the_platform_wheel_is_not_shadowed_by_its_twin(
    wheels: Callable[[str], Path], tmp_path: Path
) -> None:
    home = Installed(wheels("platform"), tmp_path)
    source = next(home.home.glob("venv/lib/*/site-packages/fogg/engine/game/game.py"))
    source.write_text(source.read_text(encoding="utf-8") + "\nCHANGED = True\n", encoding="utf-8")
    ran = home.run("python", "-c", "from fogg.engine.game import game; print(game.CHANGED)")
    assert (ran.stdout, ran.stderr) == ("True\n", "")
    said = "plain: the sources were changed after they were compiled; `fogg compile` compiles them"
    assert home.run("fogg", "--version").stdout == f"fogg {VERSION} ({said})\n"


def test_a_users_script_passes_strict_types_and_a_mistake_is_found(installed: Install, tmp_path: Path) -> None:
    home = installed("pure")
    (tmp_path / "good.py").write_text(SCRIPT)
    (tmp_path / "bad.py").write_text(SCRIPT + MISTAKE)
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(home.python), "good.py", "bad.py"]
    ran = subprocess.run(command, cwd=tmp_path, env=home.environment, capture_output=True, text=True, check=False)
    line = len((SCRIPT + MISTAKE).splitlines())
    assert ran.stdout.splitlines()[:-1] == [
        f'bad.py:{line}: error: Incompatible types in assignment (expression has type "View", variable has type "int")'
        "  [assignment]"
    ]
