"""A position described by hand, scored: `python -m engine score earth`. The border for what people type."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .catalogue import CARDS, ECOSYSTEMS, FAUNA, KIND, SLOTS, TRUNKS, Kind
from .fauna import is_met
from .scoring import ecosystem, points
from .state import Leaf, Player
from .tableau import BOARD

Side = tuple[int, Literal["A", "B"]]
Count = Annotated[int, Field(ge=0, le=1000)]


class PlotIn(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    card: int
    cell: tuple[int, int]  # row and column, counted from anywhere
    sprouts: Count = 0
    growth: Count = 0


class SeatIn(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    tableau: Annotated[list[PlotIn], Field(max_length=16)]
    island: Side
    climate: Side
    ecosystem: Side | None = None
    events: list[int]
    compost: Count
    hand: Count
    soil: Count
    leaves: list[Count] = []


class PositionIn(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=5)]
    shared_ecosystems: Annotated[list[Side], Field(max_length=32)]


def side(given: Side, kind: Kind) -> int:
    found = given[0] * 10 + (given[1] == "B")
    if KIND.get(found) != kind:
        raise ValueError(f"{kind} {given[0]}{given[1]}: there is no such {kind}")
    return found


def check(given: PlotIn) -> None:
    card = given.card
    if KIND.get(card) not in ("flora", "terrain"):
        raise ValueError(f"card {card}: only flora and terrains lie in a tableau")
    if given.sprouts > SLOTS[card] or given.growth > TRUNKS[card]:
        raise ValueError(f"card {card}: holds {SLOTS[card]} sprouts and {TRUNKS[card]} growth at most")


def cells(tableau: list[PlotIn]) -> list[int]:
    """Rules 4.3: the tableau floats, so only the places of its cards among each other matter."""
    rows, columns = [each.cell[0] for each in tableau], [each.cell[1] for each in tableau]
    if tableau and max(max(rows) - min(rows), max(columns) - min(columns)) > 3:
        raise ValueError("the tableau is wider or higher than four cards")
    found = [BOARD.at(row - min(rows), column - min(columns)) for row, column in zip(rows, columns, strict=True)]
    if len(set(found)) < len(found):
        raise ValueError("two cards of the tableau lie on the same cell")
    return found


def once(ids: list[int]) -> None:
    if twice := [card for card in set(ids) if ids.count(card) > 1]:
        raise ValueError(f"card {min(twice)}: there is only one of it")


def player(given: SeatIn, seat: int) -> Player:
    try:
        return seated(given)
    except ValueError as error:
        raise ValueError(f"seats.{seat}: {error}") from error


def seated(given: SeatIn) -> Player:
    for each in given.tableau:
        check(each)
    once([each.card for each in given.tableau] + given.events)
    for card in given.events:
        if KIND.get(card) != "event":
            raise ValueError(f"card {card}: is no event")
    return Player(
        [], side(given.island, "island"), side(given.climate, "climate"),
        side(given.ecosystem, "ecosystem") if given.ecosystem else 0, given.soil, [0] * given.hand, [0] * given.compost,
        given.events, [each.card for each in given.tableau], cells(given.tableau),
        [each.sprouts for each in given.tableau], [each.growth for each in given.tableau],
        leaves=[Leaf(0, each) for each in given.leaves],
    )


def score(position: bytes) -> dict[str, Any]:
    given = PositionIn.model_validate_json(position)
    players = [player(each, seat) for seat, each in enumerate(given.seats)]
    shared = [side(each, "ecosystem") for each in given.shared_ecosystems]
    return {"seats": [seat_score(players, seat, shared) for seat in range(len(players))]}


def seat_score(players: list[Player], seat: int, shared: list[int]) -> dict[str, Any]:
    own, found = players[seat], points(players, seat, shared)
    return {
        "base": found.base,
        "events": found.events,
        "compost": found.compost,
        "sprouts": found.sprouts,
        "growth": found.growth,
        "terrain": {str(card): worth for card, worth in found.terrain},
        "ecosystem": found.ecosystem,
        "shared_ecosystems": list(found.shared),
        "fauna": found.fauna,
        "total": found.total,
        "all_ecosystems": {CARDS[card].key: ecosystem(own, card) for card in ECOSYSTEMS},
        "fauna_met": {CARDS[card].key: is_met(own, card) for card in FAUNA},
    }
