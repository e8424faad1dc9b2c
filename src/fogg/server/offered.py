"""The offer of a server: the editions whose rules exist, and boards of the host's own."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from fogg.board import describe
from fogg.bots import bot_names
from fogg.bots.levels import opponents
from fogg.bots.net import NET, has_numpy
from fogg.engine import Ruleset, playable, ruleset
from fogg.engine.ruleset import as_data, code_of
from fogg.errors import FoggError
from fogg.server.bots.network_offer import why_no_network
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.table_setup import COLORS, TableSetup
from fogg.words import ENGLISH

OWN = "own-"  # before the name of a board of the host's own, so that it cannot be taken for an edition


class Catalog:
    """Editions and boards by the names that clients use. A path never comes from the network.

    A board that names Python code of its own is offered only where the host allows it: its code runs in this process.
    """

    def __init__(self, boards: Path | None = None, *, allow_code: bool = False) -> None:
        self._allow_code = allow_code
        self._folders: dict[str, Path] = {}
        self._listed: dict[str, list[dict[str, Any]]] = {}
        self.faults: list[str] = []  # boards that were left out, and why
        for folder in sorted(boards.iterdir()) if boards is not None and boards.is_dir() else ():
            if (folder / "edition.toml").is_file():
                self._add(folder.resolve())

    def _add(self, folder: Path) -> None:
        try:
            code = code_of(describe(folder))
            if code and not self._allow_code:
                reason = f"it runs code of its own ({', '.join(code)}); `fogg serve --allow-code` lets it"
                self.faults.append(f"the board in {folder.name} is left out: {reason}")
                return
            ruleset(folder)
            self._folders[f"{OWN}{folder.name}"] = folder
        except FoggError as error:
            self.faults.append(f"the board in {folder.name} is left out: {error}")

    @cached_property
    def names(self) -> list[str]:
        """All that can be played."""
        return [*playable(), *self._folders]

    @cached_property
    def bots(self) -> list[str]:
        """The bots that can be asked to a table: those for people first, by their rating."""
        return [*(known.bot for known in opponents() if known.bot != NET or has_numpy()), *bot_names()]

    @cached_property
    def editions(self) -> list[dict[str, Any]]:
        """Everything that can be chosen, as `fogg editions --json` lists it."""
        return self.listed(ENGLISH)

    def listed(self, language: str) -> list[dict[str, Any]]:
        """Return everything that can be chosen, in a language."""
        if language not in self._listed:
            folders = {name: str(self._folders.get(name, name)) for name in self.names}
            self._listed[language] = [
                {**as_data(describe(folder), folder, language), "id": name} for name, folder in folders.items()
            ]
        return self._listed[language]

    def name_of(self, edition: str, language: str = ENGLISH) -> str:
        """Return what people call an edition, in short."""
        for listed in self.listed(language):
            if listed["id"] == edition:
                return str(listed["about"].get("short_name") or listed["name"])
        return edition

    def players(self, name: str, variant: str | None) -> int:
        """Return a number of players that an edition or its variant allows."""
        for edition in self.editions:
            if edition["id"] == name:
                choices = [v["players"] for v in edition["variants"] if v["id"] == variant] or [edition["players"]]
                return int(choices[0][0])
        return 0

    def ruleset(self, setup: TableSetup) -> Ruleset:
        """Return the rules of a table; a refusal if they do not exist, or not for that many players."""
        if setup.edition not in self.names:
            raise RequestRefused("bad-setup", fault="edition")
        try:
            rules = ruleset(
                self._folders.get(setup.edition, setup.edition),
                variant=setup.variant,
                settings=setup.settings,
                add_ons=setup.add_ons,
            )
        except (FoggError, TypeError) as error:
            raise RequestRefused("bad-setup", fault="rules", detail=str(error)[:200]) from error
        if len(setup.chairs) not in rules.edition.players:
            numbers = ", ".join(str(n) for n in rules.edition.players)
            raise RequestRefused("bad-setup", fault="players", edition=rules.edition.name, players=numbers)
        return rules

    def check(self, setup: TableSetup) -> Ruleset:
        """Return the rules of a table to be created; a refusal if anything about it is impossible."""
        rules = self.ruleset(setup)
        if len(setup.chairs) > len(COLORS):
            raise RequestRefused("bad-setup", fault="colors", n=len(COLORS))
        for chair in setup.chairs:
            if (chair.kind == "bot") != (chair.bot is not None):
                raise RequestRefused("bad-setup", fault="no-bot")
            if chair.bot == NET:
                why = why_no_network(setup)
                if why is not None:
                    raise RequestRefused("bad-setup", why)
            elif chair.bot is not None and chair.bot not in self.bots:
                raise RequestRefused("bad-setup", fault="bot")
        colors = [chair.color for chair in setup.chairs if chair.color]
        if len(set(colors)) < len(colors):
            raise RequestRefused("bad-setup", fault="color")
        if sum(chair.kind == "me" for chair in setup.chairs) > 1:
            raise RequestRefused("bad-setup", fault="yours")
        if setup.clock is not None and (setup.pace == "live") != (setup.clock == 60):
            raise RequestRefused("bad-setup", fault="clock")
        return rules
