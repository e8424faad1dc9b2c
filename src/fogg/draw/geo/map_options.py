"""The map of an edition on paper: the choices that geography does not make, from `map.toml`."""

from __future__ import annotations

import tomllib

import msgspec

from fogg.board import Edition
from fogg.draw.layout.board_files import map_file
from fogg.errors import EditionError

FILE = "map.toml"


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the map in degrees."""

    lat: float
    lon: float


class MapOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a `map.toml`; a folder without one has all the defaults.

    `turn` is in degrees clockwise, `stretch` widens and heightens the map, `bands` are weights of its equal parts from
    west to east and from north to south: more than 1 gives room where routes are crowded. `places` are where spots
    are drawn that do not lie at their true place, `off_map` those of them that get the sign of an end beyond the map.
    `afloat` has a reason for every spot that may lie off the land.
    """

    turn: float = 0.0
    stretch: tuple[float, float] = (1.0, 1.0)
    bands: tuple[tuple[float, ...], tuple[float, ...]] = ((1.0,), (1.0,))
    off_map: tuple[str, ...] = ()
    places: dict[str, At] = {}
    afloat: dict[str, str] = {}


def read_view(edition: Edition) -> MapOptions:
    """Return the choices of an edition, or of the one it builds on; EditionError if the file says something else."""
    path = map_file(edition, FILE)
    if path is None:
        return MapOptions()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), MapOptions)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise EditionError(str(error), file=f"{path.parent.name}/{FILE}") from None
