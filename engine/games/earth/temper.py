"""How much a player of Earth makes of what, at a glance: read from `data/habits.toml`."""

import tomllib
from pathlib import Path

from pydantic import TypeAdapter

from engine.record import record

from .terms import Good


@record
class Temper:
    """In points, most of them. `good`: one of each, half way through a match; what is paid costs as much.

    Of abilities: `chosen` and `planted` how often those act that wait for it, `flora` how many there are in an area,
    `copy` what copying brings, `uses` how often one acts with the whole match to come, and `last` at its end.
    Of cards: `price` a soil of it, `room` a slot, `tree` a point of a canopy, `terrain` one, `event` how much of one,
    `fauna` what the cards for one share, `ecosystem` how much of one comes about, `path` where cards must lie in one.
    Of actions: `plant` a card, `want` a point that it is worth, `draw` the card after it, `soil` and `card` where there
    is none and `rich` and `full` where there is enough, `end` how much of them at the end, `sprout`, `growth`,
    `compost`, `use` a point of the abilities, and what each colour is besides.
    `plain`: any card that is planted; `useless`: below that one is composted; `near`: a neighbour of its place;
    `spare`: a point that Gaia does not get.
    """

    good: dict[Good, float]
    chosen: float
    planted: float
    flora: float
    copy: float
    uses: float
    last: float
    price: float
    room: float
    tree: float
    terrain: float
    event: float
    fauna: float
    ecosystem: float
    path: float
    plant: float
    want: float
    draw: float
    soil: float
    rich: float
    card: float
    full: float
    end: float
    sprout: float
    growth: float
    compost: float
    use: float
    green: float
    red: float
    blue: float
    yellow: float
    plain: float
    useless: float
    near: float
    spare: float


FILE = Path(__file__).parent / "data" / "habits.toml"
TEMPERS = TypeAdapter(dict[str, Temper]).validate_python(tomllib.loads(FILE.read_text("utf-8")))
