"""How much a player of Ecosystem likes what, at a glance: read from `data/habits.toml`."""

import tomllib
from pathlib import Path

from pydantic import TypeAdapter

from engine.record import record

from .cards import Card


@record
class Liking:
    """In points. `pair`: two cards beside each other, each pair once. By card: `itself`, what it brings wherever it
    lies; `open`, what a free cell beside it may; `want`, how much it is wanted, of which `new` is the part for the
    first of its kind. `seen`: of an eagle, for each free cell that it sees. `kept`: of what a card would bring, against
    what it brings the rival.
    """

    new: float
    seen: float
    kept: float
    pair: dict[Card, dict[Card, float]]
    itself: dict[Card, float]
    open: dict[Card, float]
    want: dict[Card, float]

    def beside(self, card: Card, other: Card | None) -> float:
        """What the card brings there."""
        if other is None:
            return self.open.get(card, 0.0)
        back = 0.0 if other == card else self.pair.get(other, {}).get(card, 0.0)
        return self.pair.get(card, {}).get(other, 0.0) + back


FILE = Path(__file__).parent / "data" / "habits.toml"
LIKINGS = TypeAdapter(dict[str, Liking]).validate_python(tomllib.loads(FILE.read_text("utf-8")))
