"""The setup of a table: everything that is chosen when it is made."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Setting = bool | int | Annotated[str, msgspec.Meta(max_length=64)]
Kind = Literal["me", "invited", "open", "hot", "bot"]
Color = Literal["blue", "red", "green", "yellow", "black", "white"]
COLORS: tuple[Color, ...] = ("blue", "red", "green", "yellow", "black", "white")


AssistLevel = Literal[0, 1, 2, 3, 4]
BotPace = Literal["human", "quick", "instant"]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The intended player of a chair.

    `me`: who makes the table. `invited`: the user of its link. `open`: any person, from the open list or by a link.
    `hot`: a person on the same device. `bot`: the bot of that name.
    """

    kind: Kind
    bot: Name | None = None
    color: Color | None = None


class TableSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Edition and choices as `fogg editions` lists them, chairs, pace and clock, and who may see it.

    `clock` is how many seconds a turn may take; None: as long as it takes. `pace`: `live` (people are there) or `days`.
    `bot_pace`: `human` bots take their time, `quick` ones a moment, `instant` ones none. `assist`: 0 what a table
    shows, 1 the clerk helps, 2 the planner, 3 the counter, 4 the coach; each level has the lower ones too.
    `fixed_order`: chairs play in the order given instead of one drawn by lot.
    `vote_minutes`: without a move, until the others can vote for a bot; 0: never, None: 5, or 3 days at a slow pace.
    """

    edition: Name
    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(min_length=1, max_length=8)]
    variant: Name | None = None
    settings: dict[Name, Setting] = {}
    add_ons: tuple[Name, ...] = ()
    pace: Literal["live", "days"] = "live"
    clock: Literal[60, 86400, 259200] | None = None
    bot_pace: BotPace = "human"
    assist: AssistLevel = 1
    private: bool = True
    fixed_order: bool = False
    vote_minutes: Annotated[int, msgspec.Meta(ge=0, le=43200)] | None = None
