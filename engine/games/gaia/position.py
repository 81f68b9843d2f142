"""A map described by hand, explained: `python -m engine score gaia`. The border for what people type.

{"players": 3, "tiles": {"H8": "plain", "I8": "sea"}, "animals": {"I8": 4}, "goals": [0, null, 2],
 "cities": {"H8": {"base": "plain", "needs": ["sea", "animal", "forest", "desert"], "meeples": [0, 1]}}}

Cells are named as on the pictures; `goals` names the owner of each goal, or null. For every city it tells each need and
the tile that covers it (`by`), or which fitting tiles lie under a city and so do not (`hidden`), how many are covered,
and what that means: `people` may live there, it is `empty` at one need, and `abandoned` at none.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.grid import regions
from engine.rng import Rng

from .box import CityName
from .cards import city
from .chart import NAMES, NEAR, cell_named
from .cities import city_card, cover, covered
from .pieces import ANIMALS, HERD, TILES, Base, Land, Need
from .scoring import tallied
from .state import City, Gaia, Goal

STRICT = ConfigDict(extra="forbid", strict=True)
LIVABLE = 2  # covered needs
SeatNumber = Annotated[int, Field(ge=0, le=4)]


class CityIn(BaseModel):
    model_config = STRICT
    base: Base
    needs: Annotated[list[Need], Field(min_length=4, max_length=4)]
    meeples: Annotated[list[SeatNumber], Field(max_length=10)] = []
    name: CityName = "city"


class PositionIn(BaseModel):
    model_config = STRICT
    players: Literal[2, 3, 4, 5]
    tiles: dict[str, Land]
    animals: dict[str, Annotated[int, Field(ge=1, le=HERD)]] = {}
    cities: dict[str, CityIn] = {}
    goals: Annotated[list[SeatNumber | None], Field(max_length=9)] = []
    four: bool = False


def score(position: bytes) -> dict[str, Any]:
    state = described(PositionIn.model_validate_json(position))
    return {
        "cities": {NAMES[cell]: explained(state, cell) for cell in sorted(state.cities)},
        "seats": [
            {"cities": cities, "goals": goals, "total": cities + goals, "home": home}
            for (cities, goals), home in zip(tallied(state), state.meeples, strict=True)
        ],
    }


def described(given: PositionIn) -> Gaia:
    state = Gaia(
        Rng("position"), {}, {}, [], [], [6 if given.players == 2 else 5] * given.players, dict(TILES),
        [Goal("", owner) for owner in given.goals], ANIMALS, four=given.four, lands=laid(given.tiles),
    )  # fmt: skip
    for name, count in given.animals.items():
        state.herds[tile(state, name)] = count
    if sum(state.herds.values()) > ANIMALS:
        raise ValueError(f"there are only {ANIMALS} animals")
    for name, found in given.cities.items():
        state.cities[build(state, tile(state, name), found)] = City(
            city(found.name, found.base, tuple(found.needs)), 0, tuple(found.meeples)
        )
    state.survey()
    for cell in state.cities:
        housed(state, cell)
    for seat in [seat for found in state.cities.values() for seat in found.meeples] + [
        goal.owner for goal in state.goals if goal.owner is not None
    ]:
        if seat >= given.players or not state.meeples[seat]:
            raise ValueError(f"seat {seat} has no such meeple")
        state.meeples[seat] -= 1
    return state


def laid(tiles: dict[str, Land]) -> dict[int, Land]:
    """The tiles by their cells, if they can lie so."""
    lands = {at(name): land for name, land in tiles.items()}
    if len(lands) < len(tiles):
        raise ValueError("a cell is named twice among the tiles")
    for land, count in TILES.items():
        if list(lands.values()).count(land) > count:
            raise ValueError(f"there are only {count} tiles of {land}")
    if len(regions(lands, NEAR.__getitem__)) > 1:
        raise ValueError("every tile must lie beside another one, so that the map is in one piece")
    return lands


def at(name: str) -> int:
    cell = cell_named(name)
    if cell is None:
        raise ValueError(f"{name!r} is not the name of a cell, such as H8")
    return cell


def tile(state: Gaia, name: str) -> int:
    cell = at(name)
    if cell not in state.lands:
        raise ValueError(f"there is no tile on {name}")
    return cell


def build(state: Gaia, cell: int, found: CityIn) -> int:
    """The cell again, if the city may lie there."""
    land, name = state.lands[cell], NAMES[cell]
    if cell in state.herds:
        raise ValueError(f"on {name} there are animals, so there can be no city")
    if found.base not in (land, "star") or (found.base == "star" and land == "sea"):
        raise ValueError(f"the city on {name} cannot lie on {land}")
    return cell


def housed(state: Gaia, cell: int) -> None:
    """Refuses people that the city's needs would already have sent home."""
    found = state.cities[cell]
    count = covered(state, cell, city_card(found).needs)
    most = 0 if count < LIVABLE else 2 if state.four and count == len(city_card(found).needs) else 1
    if any(found.meeples.count(seat) > most for seat in found.meeples):
        raise ValueError(f"needs covered of the city on {NAMES[cell]}: {count}; a player may have at most {most} there")


def explained(state: Gaia, cell: int) -> dict[str, Any]:
    found = state.cities[cell]
    needs = city_card(found).needs
    sources = cover(state, cell, needs)
    count = len(needs) - sources.count(None)
    return {
        "needs": [
            {"need": need, "by": NAMES[by]} if by is not None else {"need": need, "hidden": hidden(state, cell, need)}
            for need, by in zip(needs, sources, strict=True)
        ],
        "covered": count,
        "state": ("abandoned", "empty")[count] if count < LIVABLE else "people",
        "meeples": list(found.meeples),
    }


def hidden(state: Gaia, cell: int, need: Need) -> list[str]:
    return [NAMES[near] for near in NEAR[cell] if near in state.cities and state.lands[near] == need]
