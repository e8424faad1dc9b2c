"""A small board of one's own, for tests: eight towns around two rings, 18 tracks, 18 tickets."""

from __future__ import annotations

from pathlib import Path

CITIES = [
    ("alder", 0.0, 0.0),
    ("birch", 0.0, 2.0),
    ("cedar", 0.0, 4.0),
    ("dogwood", 2.0, 4.5),
    ("elm", 3.0, 2.0),
    ("fir", 2.0, -0.5),
    ("gorse", 4.0, 0.5),
    ("hazel", 4.0, 3.5),
]
ROUTES = """\
alder,birch,red,2
birch,cedar,blue,2
cedar,dogwood,green,2
dogwood,elm,yellow,3
alder,elm,gray,4
alder,fir,black,2
fir,elm,white,3
fir,gorse,orange,2
gorse,elm,purple,2
elm,hazel,red,2
hazel,dogwood,blue,2
gorse,hazel,green,3
birch,elm,gray,3
cedar,elm,black,3
birch,fir,white,3
gorse,alder,yellow,5
hazel,cedar,orange,4
birch,dogwood,purple,4"""
TICKETS = """\
alder,cedar,4
alder,dogwood,6
alder,elm,4
alder,hazel,6
birch,hazel,5
birch,gorse,5
birch,dogwood,4
cedar,fir,6
cedar,gorse,5
cedar,hazel,4
dogwood,fir,6
dogwood,gorse,5
elm,cedar,3
fir,hazel,5
gorse,alder,4
fir,elm,3
birch,elm,3
gorse,hazel,3"""


def write_tables(folder: Path) -> None:
    """Write the three tables of the small board into a folder."""
    folder.mkdir(exist_ok=True)
    places = [f"{key},{key.title()},,{lat},{lon}," for key, lat, lon in CITIES]
    (folder / "cities.csv").write_text("\n".join(["id,name,group,lat,lon,notes", *places, ""]), encoding="utf-8")
    tracks = [f"{line},normal,0," for line in ROUTES.splitlines()]
    (folder / "routes.csv").write_text("\n".join(["a,b,color,length,kind,locos,notes", *tracks, ""]), encoding="utf-8")
    rows = [f"regular,{line}," for line in TICKETS.splitlines()]
    (folder / "tickets.csv").write_text("\n".join(["kind,a,b,points,notes", *rows, ""]), encoding="utf-8")


def small_board(folder: Path, toml: str = "") -> Path:
    """Write the small board with an edition.toml of those lines; without any, everything is a default."""
    write_tables(folder)
    (folder / "edition.toml").write_text(toml, encoding="utf-8")
    return folder
