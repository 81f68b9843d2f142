"""What one reader may know of a match of Gaïa."""

from typing import Literal

from engine.game import Sheet
from engine.record import record
from engine.text import Text

from .cards import FACE, Card, CityCard, back
from .cities import city_card, cover, covered
from .hindrance import city_hindered, hand_barred
from .hints import balance
from .pieces import BACKS, Back, Land
from .protection import unopposed
from .scoring import result, sheet, tallied, tallies
from .state import Cast, Gaia, Goal
from .trial import Trial


@record
class CityView:
    """`covered` says for each of the card's needs whether it is covered."""

    card: Card
    name: str
    base: str
    needs: tuple[str, ...]
    covered: tuple[bool, ...]
    meeples: tuple[int, ...]


@record
class SeatView:
    """`hand` counts the cards by their backs, nature, life and elements."""

    meeples: int  # at home
    placed: int
    hand: tuple[int, int, int]
    played: tuple[Card, ...]


@record
class GaiaView:
    seat: int | None  # None: the table
    turn: int
    left: int
    lands: tuple[tuple[int, Land], ...]  # in reading order
    herds: tuple[tuple[int, int], ...]
    cities: tuple[tuple[int, CityView], ...]
    shore: tuple[int, ...]
    last: tuple[int, ...]
    goals: tuple[Goal, ...]
    shown: tuple[tuple[Back, tuple[Card, ...]], ...]
    decks: tuple[tuple[Back, int], ...]
    supply: tuple[tuple[Land, int], ...]
    animals: int
    seats: tuple[SeatView, ...]
    discards: tuple[Card, ...]
    hand: tuple[Card, ...]  # the reader's
    taken: tuple[Card, ...]  # the reader's choice after a tornado
    cast: Cast | None
    answered: tuple[int, ...]  # who has answered the element, as far as it waits
    sealed: bool | None  # the reader's own answer
    waived: bool  # whether the reader lets every element pass
    capture: bool
    four: bool
    sheets: tuple[Sheet, ...] | None  # when it is over
    winners: tuple[int, ...]
    barred: tuple[tuple[Card, Text], ...] = ()  # the reader's cards that cannot be played in this turn, and why
    homes: tuple[tuple[Card, int, tuple[bool, ...]], ...] = ()  # cities to come: best free cell, which needs it covers
    ender: int | None = None  # who found a kind of card used up
    omen: tuple[tuple[int, int], ...] = ()  # whose meeples on the map the waiting element changes, by how many
    fleeing: int = 0  # animals that it drives away
    game: Literal["gaia"] = "gaia"


def city_view(state: Gaia, cell: int) -> CityView:
    city = state.cities[cell]
    card = city_card(city)
    seen = tuple([by is not None for by in cover(state, cell, card.needs)])
    return CityView(city.card, card.name, card.base, card.needs, seen, city.meeples)


def count(cards: list[Card]) -> tuple[int, int, int]:
    nature, life, element = [sum(back(card) == kind for card in cards) for kind in BACKS]
    return nature, life, element


def view(state: Gaia, seat: int | None) -> GaiaView:
    found = result(state)
    placed = [sum(tally) for tally in tallied(state)]
    return GaiaView(
        seat,
        state.turn,
        state.left,
        tuple(sorted(state.lands.items())),
        tuple(sorted(state.herds.items())),
        tuple([(cell, city_view(state, cell)) for cell in sorted(state.cities)]),
        state.shore,
        state.last,
        tuple(state.goals),
        tuple([(kind, tuple(cards)) for kind, cards in state.shown.items()]),
        tuple([(kind, len(cards)) for kind, cards in state.decks.items()]),
        tuple(state.supply.items()),
        state.animals,
        tuple([
            SeatView(home, placed[number], count(state.hands[number]), tuple(state.played[number]))
            for number, home in enumerate(state.meeples)
        ]),
        tuple(state.discards),
        () if seat is None else tuple(state.hands[seat]),
        tuple(state.taken) if seat == state.turn else (),
        state.cast,
        tuple(sorted(state.sealed)),
        None if seat is None else state.sealed.get(seat),
        seat in state.waived,
        state.capture,
        state.four,
        found.sheets if found else None,
        found.winners if found else (),
        idle_cards(state, seat),
        homes(state, seat) if seat is not None and seat == state.turn and not state.over else (),
        state.ender,
        *omen(state),
    )


def omen(state: Gaia) -> tuple[tuple[tuple[int, int], ...], int]:
    """What comes of an element if nobody cancels it; which card a tornado takes nobody knows."""
    if state.cast is None or state.cast.backs:
        return (), 0
    trial = unopposed(Trial(state.copy()))
    changes = [(seat, balance(state, trial, seat)) for seat in range(len(state.meeples))]
    return tuple([change for change in changes if change[1]]), trial.state.animals - state.animals


def homes(state: Gaia, seat: int) -> tuple[tuple[Card, int, tuple[bool, ...]], ...]:
    """Of open cities and those in the hand: the free tile of their land that covers most needs, be it enough or not."""
    found = []
    for word in dict.fromkeys((*state.shown["life"], *state.hands[seat])):
        card = FACE[word]
        if isinstance(card, CityCard):
            free = sorted([cell for cell in state.lands if city_hindered(state, card, cell) is None])
            if free:
                best = max(free, key=lambda cell: covered(state, cell, card.needs))
                found.append((word, best, tuple([by is not None for by in cover(state, best, card.needs)])))
    return tuple(found)


def idle_cards(state: Gaia, seat: int | None) -> tuple[tuple[Card, Text], ...]:
    if seat is None or seat != state.turn or state.over:
        return ()
    return tuple([(barred.option.word, barred.why) for barred in hand_barred(state, seat)])


def standing(view: GaiaView) -> tuple[Sheet, ...]:
    found = tallies([city.meeples for _, city in view.cities], view.goals, len(view.seats))
    return tuple([sheet(*tally) for tally in found])
