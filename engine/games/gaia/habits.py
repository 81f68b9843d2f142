"""What a player of Gaïa mostly does: plays what settles a meeple or nears a goal, else takes what would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.prompt import Pick, Picked, Place, Placed

from .action import Choose, ConfirmEnd, TakeCard
from .cards import FACE, Animals, CityCard, ElementCard, Nature
from .cities import covered
from .hand import Discard
from .options import STOP, TAKE
from .play import PlaceCard
from .prospects import of_use, risers, rises
from .spots import can_found

if TYPE_CHECKING:
    from collections.abc import Container
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer, Option

    from .cards import Card
    from .pieces import Need
    from .state import Gaia

FOUND, LATER, RISE, USE, OTHER = 2.0, 0.3, 1.6, 1.2, 0.1  # how much a card is wanted
DECK, NEVER = 0.6, -9.0
FULL, ENOUGH = 0.1, 1.5  # what each card held adds to the wish to play one, and where that begins


def habit(match: Match, seat: int, chance: Random) -> Answer | None:
    state, task, prompt = match.state, match.agenda.seats[seat][-1], match.prompt(seat)
    match prompt:
        case Pick(options=(only,)) if prompt.least == 1:
            return Picked((only,))
        case Pick(least=1, most=1):
            return Picked((picked(state, seat, task, prompt, chance),))
        case Place() if isinstance(task, PlaceCard):
            return placed(state, seat, task.card, prompt, chance)
        case _:
            return None


def picked(state: Gaia, seat: int, task: object, prompt: Pick, chance: Random) -> Option:
    options, rising = prompt.options, {need for city in rises(state, seat) for need in city}
    match task:
        case Choose():
            best, wish = TAKE, ENOUGH - 0.5 * chance.random() - FULL * len(state.hands[seat])
            for option in options[:-1]:
                found = eager(state, seat, option.word, rising) + 0.3 * chance.random()
                if found > wish:
                    best, wish = option, found
            return best
        case TakeCard():
            return max(options, key=lambda option: chance.random() + offered(state, seat, option, rising))
        case Discard():
            return min(options, key=lambda option: eager(state, seat, option.word, rising) + 0.3 * chance.random())
        case ConfirmEnd():
            return STOP
        case _:
            return options[0]


def offered(state: Gaia, seat: int, option: Option, rising: Container[Need]) -> float:
    match option.kind:
        case "end":
            return NEVER
        case "deck":
            return DECK
        case _:
            return eager(state, seat, option.word, rising)


def placed(state: Gaia, seat: int, card: Card, prompt: Place, chance: Random) -> Placed:
    match FACE[card]:
        case Nature(land):
            cells = risers(state, seat).get(land, {})
            most = max(cells.values(), default=0)
            return Placed(chance.choice([cell for cell in prompt.spots if cells.get(cell, 0) == most]))
        case CityCard(needs=needs):
            return Placed(max(prompt.spots, key=lambda cell: covered(state, cell, needs)))
        case _:
            return Placed(chance.choice(prompt.spots))


def eager(state: Gaia, seat: int, card: Card, rising: Container[Need]) -> float:
    """How much a card is wanted, on the table or in the hand; `rising` is what would let a city rise."""
    match FACE[card]:
        case CityCard() as city:
            return FOUND if can_found(state, city) else LATER
        case Nature(land):
            return RISE * (land in rising) + USE * of_use(state, seat, card)
        case Animals():
            return RISE if "animal" in rising else OTHER
        case ElementCard():
            return OTHER
