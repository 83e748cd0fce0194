"""The scenarios that come with the book, read once from its own files."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from app.geometry.shapes import Point, Prism, Terrain
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.profiles import Armour, Profile, Weapon
from app.rulesets.ruins.setup import Band, Fighter, Goal, Marked, Region, Setup

CONTENT = "app.rulesets.ruins"
SCENARIOS = ("courtyard", "toll")
"""The first is the one to begin with."""
Rows = Mapping[str, Any]


def read(folder: str, name: str) -> Rows:
    """A table of content or words."""
    return tomllib.loads(files(CONTENT).joinpath(folder, f"{name}.toml").read_text(encoding="utf-8"))


@cache
def setups() -> Mapping[str, Setup]:
    """All scenarios by key."""
    return {key: scenario(key, read("content", key)) for key in SCENARIOS}


@cache
def locale() -> Mapping[str, Mapping[str, str]]:
    """The words, by language."""
    return {language: read("locale", language) for language in ("en", "fr")}


def scenario(key: str, rows: Rows) -> Setup:
    """A scenario by value, its figures with all that they carry."""
    knobs = Knobs(**rows.get("options", {}))
    width, height = rows["table"]
    return Setup(
        key=key,
        width=width,
        height=height,
        terrain=tuple(_piece(name, piece) for name, piece in rows["pieces"].items()),
        bands=tuple(_band(seat, band, knobs) for seat, band in enumerate(rows["bands"], start=1)),
        marked=tuple(_marked(name, row) for name, row in rows.get("marked", {}).items()),
        regions=tuple(_region(name, row) for name, row in rows.get("regions", {}).items()),
        bare_hands=weapon("bare_hands"),
        options=knobs,
        levels=tuple(rows.get("levels", (0,))),
    )


def _piece(name: str, piece: Rows) -> Terrain:
    look = piece["look"]
    return Terrain(id=name, name=piece.get("name", f"piece.{look}"), kind=look, prisms=_prisms(piece["blocks"]))


def _prisms(blocks: Iterable[Rows]) -> tuple[Prism, ...]:
    return tuple(_prism(block) for block in blocks)


def _prism(block: Rows) -> Prism:
    """A block: its corners, or a rectangle x0 y0 x1 y1; it stands on the ground and bars the way where not said."""
    return Prism(
        footprint=tuple((x, y) for x, y in block["corners"]) if "corners" in block else _box(*block["box"]),
        bottom=block.get("bottom", 0),
        top=block["top"],
        opaque=block.get("opaque", True),
        passage=block.get("passage", "blocked"),
    )


def _box(x0: int, y0: int, x1: int, y1: int) -> tuple[Point, ...]:
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def _marked(name: str, row: Rows) -> Marked:
    numbers = {**row, "place": _point(row["place"]), "opened": _prisms(row.get("opened", ()))}
    return Marked(id=name, **numbers)


def _region(name: str, row: Rows) -> Region:
    """A ring with a place and a radius, or a polygon: its corners, or a rectangle."""
    numbers = {key: number for key, number in row.items() if key not in ("place", "box", "corners")}
    corners = _box(*row["box"]) if "box" in row else tuple(_point(corner) for corner in row.get("corners", ()))
    return Region(id=name, place=_point(row.get("place", (0, 0))), corners=corners, **numbers)


def _point(row: Iterable[int]) -> Point:
    x, y = row
    return (x, y)


def _band(seat: int, band: Rows, knobs: Knobs) -> Band:
    rows = enumerate(band["fighters"], start=1)
    return Band(
        seat=seat,
        key=band["key"],
        fighters=tuple(_fighter(f"{'abcd'[seat - 1]}{i}", row, knobs) for i, row in rows),
        zone=band.get("zone", ""),
        goals=tuple(Goal(key=name, **goal) for name, goal in band.get("goals", {}).items()),
    )


def _fighter(name: str, row: Rows, knobs: Knobs) -> Fighter:
    return Fighter(
        id=name,
        name=row["name"],
        profile=profile(row["profile"], knobs),
        weapons=tuple(weapon(key) for key in row["weapons"]),
        armour=Armour(key=row["armour"], **read("content", "armours")[row["armour"]]),
        place=_point(row["place"]) if "place" in row else None,
        facing=_point(row["facing"]),
    )


def weapon(key: str) -> Weapon:
    """A weapon of the book."""
    return Weapon(key=key, **read("content", "weapons")[key])


def profile(key: str, knobs: Knobs) -> Profile:
    """A profile of the book; it moves as its size does where nothing else is said (R-50)."""
    row = read("content", "profiles")[key]
    numbers = {"move": knobs.moves[row["size"]], **row, "skills": tuple(row.get("skills", ()))}
    return Profile(key=key, **numbers)
