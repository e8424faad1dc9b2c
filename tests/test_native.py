"""Compiled twins are found when they fit the sources, and never otherwise. Nothing here needs a compiler."""

import shutil
import sys
from collections.abc import Iterator
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

from fogg import native


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a checkout with a tiny package of the same shape; the import system is put back afterwards."""
    (tmp_path / "pyproject.toml").touch()
    package = tmp_path / "src" / "fogg"
    for name, text in {
        "vec.py": "",
        "engine/__init__.py": "",
        "engine/game/game.py": "TRAINS = 45\n",
        "engine/views/view.py": "# interpreted: views cross processes\n",
        "modules/ferries/rules.py": "",
        "board/graph.py": "",
        "server/broadcast/position_cache.py": "",
        "server/table/table.py": "",
        "cli/main.py": "",
    }.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv("FOGG_NATIVE", "auto")
    yield package


def pretend_to_build(package: Path) -> Path:
    """Lay an (empty) twin of `fogg.engine.game.game` where a build of these sources belongs."""
    twin = native.home(package) / native.key(package) / "fogg" / "engine" / "game" / f"game{native.SUFFIX}"
    twin.parent.mkdir(parents=True)
    twin.touch()
    return twin


def finder() -> native.CompiledFinder | None:
    return next((found for found in sys.meta_path if isinstance(found, native.CompiledFinder)), None)


def test_rules_and_board_are_compiled_but_not_packages_nor_what_says_interpreted(package: Path) -> None:
    names = [path.relative_to(package).as_posix() for path in native.sources(package)]
    assert names[:3] == ["board/graph.py", "engine/game/game.py", "modules/ferries/rules.py"]


def test_of_other_folders_only_the_files_that_are_named_are_compiled(package: Path) -> None:
    names = [path.relative_to(package).as_posix() for path in native.sources(package)]
    assert names[3:] == ["server/broadcast/position_cache.py"]


def test_every_name_that_is_to_be_compiled_is_there() -> None:
    assert [name for name in native.COMPILED if not (native.PACKAGE / name).exists()] == []


@pytest.mark.parametrize(
    "name",
    [
        "engine/game/game.py",
        "engine/__init__.py",
        "engine/views/view.py",
        "board/graph.py",
        "server/broadcast/position_cache.py",
        "vec.py",
    ],
)
def test_editing_a_source_changes_the_key(package: Path, name: str) -> None:
    before = native.key(package)
    with (package / name).open("a") as source:
        source.write("#")
    assert native.key(package) != before


def test_renaming_a_source_changes_the_key(package: Path) -> None:
    before = native.key(package)
    (package / "engine/game/game.py").rename(package / "engine/game/games.py")
    assert native.key(package) != before


def test_editing_what_the_compiler_does_not_see_keeps_the_key(package: Path) -> None:
    before = native.key(package)
    (package / "cli/main.py").write_text("print()")
    assert native.key(package) == before


def test_a_twin_that_fits_is_found_before_the_source(package: Path) -> None:
    twin = pretend_to_build(package)
    assert native.install(package).compiled
    spec = sys.meta_path[0].find_spec("fogg.engine.game.game", None)
    assert spec is not None
    assert spec.origin == str(twin)
    assert isinstance(spec.loader, ExtensionFileLoader)


def test_a_module_without_twin_is_left_to_the_ordinary_finders(package: Path) -> None:
    pretend_to_build(package)
    native.install(package)
    found = finder()
    assert found is not None
    assert found.find_spec("fogg.engine.views.view") is None
    assert found.find_spec("json") is None


def test_a_stale_twin_is_not_found(package: Path) -> None:
    pretend_to_build(package)
    (package / "engine/game/game.py").write_text("TRAINS = 44\n")
    assert not native.install(package).compiled
    assert finder() is None


def test_installing_again_after_an_edit_removes_the_finder_of_the_old_sources(package: Path) -> None:
    pretend_to_build(package)
    native.install(package)
    (package / "engine/game/game.py").write_text("TRAINS = 44\n")
    native.install(package)
    assert finder() is None


def test_off_takes_no_twin_even_if_it_fits(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_to_build(package)
    monkeypatch.setenv("FOGG_NATIVE", "off")
    assert str(native.install(package)) == "plain: FOGG_NATIVE is off"
    assert finder() is None


def test_require_without_a_build_says_what_is_missing(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGG_NATIVE", "require")
    said = "FOGG_NATIVE is require, but the engine is plain: it is not compiled; `make setup` compiles it"
    with pytest.raises(native.NativeError, match=said):
        native.install(package)


def test_an_unknown_wish_is_refused_by_name(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGG_NATIVE", "yes")
    with pytest.raises(native.NativeError, match="FOGG_NATIVE is 'yes'"):
        native.install(package)


def test_a_compile_that_failed_says_so_until_the_sources_change(package: Path) -> None:
    native.home(package).mkdir(parents=True)
    native.note(package, native.key(package)).write_text("the compile failed, see build/native.log\n")
    said = "plain: the compile failed, see build/native.log; `make setup` tries again"
    assert str(native.install(package)) == said
    (package / "engine/game/game.py").write_text("TRAINS = 44\n")
    assert str(native.install(package)) == "plain: it is not compiled; `make setup` compiles it"


@pytest.fixture
def installed(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the same package in an environment instead of a checkout, as a platform wheel installs it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    place = tmp_path / "site-packages" / "fogg"
    shutil.copytree(package, place)
    shutil.move(pretend_to_build(place).parents[3], place / native.SHIPPED / native.key(place))
    return place


def test_twins_inside_an_installed_package_are_taken(installed: Path) -> None:
    assert native.install(installed).compiled
    found = finder()
    assert found is not None
    assert found.build.parent == installed / native.SHIPPED


def test_twins_inside_a_package_whose_sources_were_changed_are_not_taken(installed: Path) -> None:
    (installed / "engine/game/game.py").write_text("TRAINS = 44\n")
    said = "the sources were changed after they were compiled; `fogg compile` compiles them"
    assert native.install(installed) == (False, said)
    assert finder() is None


def test_twins_are_not_taken_where_their_library_is_too_old(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_to_build(package)
    monkeypatch.delattr("librt.vecs._C_API")
    assert native.install(package).why.startswith("the compiled modules need librt 0.11 or newer")


def test_builds_of_an_installed_package_live_in_the_cache_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert native.home(Path("site-packages/fogg")) == tmp_path / "fogg" / "native"
    assert native.log(Path("site-packages/fogg")) == tmp_path / "fogg" / "native.log"


def test_status_tells_of_the_build_in_use_without_saying_where_it_is(package: Path) -> None:
    build = pretend_to_build(package).parents[3]
    native.install(package)
    assert native.in_use() == build
    assert str(native.status()) == "compiled: the build fits the sources"
