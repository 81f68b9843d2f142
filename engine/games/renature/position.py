"""A position described by hand, explained line by line: `python -m engine score renature`.

`{"plantings": [{"plant": "bush", "plants": {"white": ["turf"]}}], "areas": [{"main": 4, "secondary": 2, "plants": {}}],
"players": [{"colour": "white", "points": 30, "clouds": 2, "left": {"turf": 1}, "sunflowers": [3]}]}`, each part
optional: a plant put into an area, areas to be scored, the end. What areas bring counts towards the players' totals.
"""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from .grove import grove
from .pieces import CLOUD_SPACES, COLOURS, KINDS, NEUTRAL, VALUE, Colour, Kind, Plant
from .scoring import award, winners

STRICT = ConfigDict(extra="forbid", strict=True)
Count = Annotated[int, Field(ge=0)]
Counts = dict[Kind, Count]


class AreaIn(BaseModel):
    """`complete` false: scored at the end. Plants by colour."""

    model_config = STRICT
    name: str = ""
    main: Count
    secondary: Count
    plants: dict[Colour, list[Kind]]
    complete: bool = True


class PlantingIn(BaseModel):
    """`plant` is put where `plants` already stand."""

    model_config = STRICT
    plant: Kind
    plants: dict[Colour, list[Kind]] = Field(default_factory=dict)


class PlayerIn(BaseModel):
    """`points` stand on the track; `sunflowers` are the backs of the tokens taken, `left` the plants on the board."""

    model_config = STRICT
    colour: Colour
    points: int = 0
    clouds: Annotated[int, Field(ge=0, le=CLOUD_SPACES)] = 0
    left: Counts = Field(default_factory=dict)
    sunflowers: list[Count] = Field(default_factory=list)


class PositionIn(BaseModel):
    model_config = STRICT
    plantings: list[PlantingIn] = Field(default_factory=list)
    areas: list[AreaIn] = Field(default_factory=list)
    players: Annotated[list[PlayerIn], Field(max_length=4)] = Field(default_factory=list)


def standing(plants: dict[Colour, list[Kind]]) -> list[Plant]:
    return [4 * COLOURS.index(colour) + KINDS.index(kind) for colour, kinds in plants.items() for kind in kinds]


def planting(given: PlantingIn) -> dict[str, Any]:
    there, plant = standing(given.plants), KINDS.index(given.plant)
    lines = {"itself": 1}
    for colour, kinds in given.plants.items():
        for kind in kinds:
            counts = KINDS.index(kind) <= plant
            lines[f"{colour} {kind}"] = lines.get(f"{colour} {kind}", 0) + counts
    return {"plant": given.plant, "lines": lines, "points": grove(there).points[VALUE[plant]]}


def area(given: AreaIn) -> dict[str, Any]:
    found = award(standing(given.plants))
    totals = {COLOURS[colour]: total for colour, total in enumerate(found.totals) if total}
    present = [colour for colour, total in totals.items() if list(totals.values()).count(total) == 1]
    ranked = sorted(present, key=lambda colour: -totals[colour])
    lines = {}
    if found.main is not None:
        lines["main"] = {"to": COLOURS[found.main], "points": given.main}
    if found.second is not None:
        lines["secondary"] = {"to": COLOURS[found.second], "points": given.secondary}
    return {
        "name": given.name,
        "values": totals,
        "cancelled": [colour for colour in totals if colour not in present],
        "present": ranked,
        "lines": lines,
    }


def gains(areas: list[dict[str, Any]], colour: str, kinds: tuple[str, ...]) -> int:
    lines = [found["lines"][kind] for found in areas for kind in kinds if kind in found["lines"]]
    return sum(line["points"] for line in lines if line["to"] == colour)


def score(position: bytes) -> dict[str, Any]:
    given = PositionIn.model_validate_json(position)
    colours = [player.colour for player in given.players]
    if len(set(colours)) != len(colours) or COLOURS[NEUTRAL] in colours:
        raise ValueError("players: each needs a colour of their own, and neutral is nobody's")
    areas = [area(found) for found in given.areas]
    early = [found for found, asked in zip(areas, given.areas, strict=True) if asked.complete]
    late = [found for found, asked in zip(areas, given.areas, strict=True) if not asked.complete]
    sheets: list[dict[str, Any]] = []
    for player in given.players:
        lines = {
            "track": player.points,
            "main": gains(early, player.colour, ("main",)),
            "secondary": gains(early, player.colour, ("secondary",)),
            "unfinished": gains(late, player.colour, ("main", "secondary")),
            "clouds": player.clouds,
            "left": -sum(count * VALUE[KINDS.index(kind)] for kind, count in player.left.items()),
            "sunflowers": sum(player.sunflowers),
        }
        sheets.append({"colour": player.colour, "lines": lines, "total": sum(lines.values())})
    tokens = [player.sunflowers for player in given.players]
    best = winners([sheet["total"] for sheet in sheets], tokens) if sheets else ()
    return {
        "plantings": [planting(found) for found in given.plantings],
        "areas": areas,
        "players": sheets,
        "winners": [colours[seat] for seat in best],
    }
