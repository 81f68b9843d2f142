"""A position described by hand, scored: `python -m engine score ecosystem`. The border for what people type."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from .board import BOARD
from .cards import CARDS, Card
from .scoring import scores

Row = Annotated[list[Card | None], Field(min_length=5, max_length=5)]


class SeatIn(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    grid: Annotated[list[Row], Field(min_length=4, max_length=4)]


class PositionIn(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=6)]
    neutral: Annotated[list[Card], Field(max_length=20)] | None = None


def score(position: bytes) -> dict[str, Any]:
    given = PositionIn.model_validate_json(position)
    grids = [
        {BOARD.at(r, c): card for r, row in enumerate(seat.grid) for c, card in enumerate(row) if card is not None}
        for seat in given.seats
    ]
    return {
        "seats": [
            {
                "points": dict(zip(CARDS, found.points, strict=True)),
                "gaps": found.gaps,
                "biodiversity": found.biodiversity,
                "total": found.total,
            }
            for found in scores(grids, given.neutral or ())
        ]
    }
