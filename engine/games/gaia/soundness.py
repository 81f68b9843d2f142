"""What the fields of a loaded match allow each other. Says which one does not fit; changes nothing."""

from typing import TYPE_CHECKING, Any, assert_never

from engine.agenda import Agenda
from engine.save import must

from . import aim, claiming, effects, feeding, hand, play, protection, settling, turn
from .cards import FACE, MEANING, Card, CityCard, ElementCard
from .chart import NEAR, OLD_START, START
from .goals import free
from .pieces import ANIMALS, BACKS, LANDS, Back
from .spots import robbed, spots
from .state import Cast, Gaia

if TYPE_CHECKING:
    from collections.abc import Iterable

NEEDED = 4  # of every city
LAPS = 10**6  # far more than there are cards to take


def check(state: Gaia, agenda: Agenda[Any]) -> None:
    seats = len(agenda.seats)
    for name in ("hands", "played", "meeples"):
        must(len(getattr(state, name)) == seats, f"state.{name}: there must be one for each of the {seats} seats")
    check_seat(state, seats)
    check_cards(state)
    check_map(state)
    check_cities(state, seats)
    for number, goal in enumerate(state.goals):
        must(goal.cards and set(goal.cards) <= set(MEANING), f"state.goals.{number}.cards: there is no such goal")
    if state.cast is not None:
        check_cast(state, state.cast, seats)
    must(state.over or isinstance((agenda.table or [None])[0], turn.Turn), "agenda.table: a turn must follow")
    for where, tasks in (("table", agenda.table), *[(f"seats.{seat}", agenda.seats[seat]) for seat in range(seats)]):
        for number, task in enumerate(tasks):
            check_task(state, task, f"agenda.{where}.{number}")
            if isinstance(task, play.PlaceCard | aim.Shift | aim.Rob):
                check_chosen(state, task, f"agenda.{where}.{number}")
                must(task is tasks[-1], f"agenda.{where}.{number}: a card that was chosen must be played next")


def check_seat(state: Gaia, seats: int) -> None:
    """Whoever is named sits at the table."""
    named = {
        "turn": [state.turn],
        "sealed": [*state.sealed],
        "waived": state.waived,
        "ender": [] if state.ender is None else [state.ender],
        "winner": [] if state.winner is None else [state.winner],
        "goals": [goal.owner for goal in state.goals if goal.owner is not None],
    }
    for name, found in named.items():
        must(all(0 <= seat < seats for seat in found), f"state.{name}: there are {seats} seats")
    must(all(0 <= count <= 99 for count in state.meeples), "state.meeples: there are not so many")
    must(0 < state.left <= turn.ACTIONS, f"state.left: there are {turn.ACTIONS} actions in a turn")
    must(0 <= state.lap <= LAPS, "state.lap: no match takes so many turns")
    for seat, protects in state.sealed.items():
        able = not protects or "protection" in state.hands[seat]
        must(able, f"state.sealed.{seat}: there is no Protection in the hand")


def check_cards(state: Gaia) -> None:
    kinds = set(state.decks)
    must(kinds == set(state.shown) and kinds >= {"nature", "life"}, "state.decks: a kind of card is missing")
    piles: list[tuple[str, Iterable[Card], Iterable[Back]]] = [
        *[(f"decks.{kind}", cards, [kind]) for kind, cards in state.decks.items()],
        *[(f"shown.{kind}", cards, [kind]) for kind, cards in state.shown.items()],
        *[(f"hands.{seat}", cards, kinds) for seat, cards in enumerate(state.hands)],
        *[(f"played.{seat}", cards, kinds) for seat, cards in enumerate(state.played)],
        ("discards", state.discards, BACKS),
        ("taken", state.taken, BACKS),
    ]
    for where, cards, backs in piles:
        for card in cards:
            must(known(card) and FACE[card].back in backs, f"state.{where}: {card[:40]!r} is no card of this pile")


def known(card: Card) -> bool:
    try:
        face = FACE[card]
    except ValueError:
        return False
    return not isinstance(face, CityCard) or len(face.needs) == NEEDED


def check_map(state: Gaia) -> None:
    """Tiles, herds, and the shore around them."""
    must(set(state.supply) == set(LANDS), "state.supply: there must be one for every kind of land")
    must(all(0 <= count <= 99 for count in state.supply.values()), "state.supply: there are not so many tiles")
    must(all(0 <= cell < len(NEAR) for cell in state.last), "state.last: a tile must lie on the map")
    shore = tuple(sorted({near for cell in state.lands for near in NEAR[cell]}.difference(state.lands)))
    free = [shore] if state.lands else [(START,), (OLD_START,)]
    must(state.shore in free, "state.shore: it must be the free cells beside the map")
    must(state.lands.keys() >= state.herds.keys(), "state.herds: a herd must stand on a tile")
    must(all(0 < count <= ANIMALS for count in state.herds.values()), "state.herds: there are not so many animals")
    must(0 <= state.animals <= ANIMALS, "state.animals: there are not so many")


def check_cities(state: Gaia, seats: int) -> None:
    for cell, city in state.cities.items():
        where = f"state.cities.{cell}"
        must(cell in state.lands, f"{where}: a city must stand on a tile")
        must(known(city.card) and isinstance(FACE[city.card], CityCard), f"{where}.card: it must be a city")
        must(0 <= city.covered <= NEEDED, f"{where}.covered: there are not so many needs")
        must(all(0 <= seat < seats for seat in city.meeples), f"{where}.meeples: there are {seats} seats")


def check_cast(state: Gaia, cast: Cast, seats: int) -> None:
    must(0 <= cast.seat < seats, f"state.cast.seat: there are {seats} seats")
    must(known(cast.card) and isinstance(FACE[cast.card], ElementCard), "state.cast.card: it must be an element")
    wanted = {"earthquake": 2, "tornado": 0, "protection": 0}.get(cast.card, 1)
    must(len(cast.cells) == wanted, f"state.cast.cells: there must be {wanted}")
    must(state.lands.keys() >= set(cast.cells), "state.cast.cells: there must be tiles")
    must(cast.card in state.played[cast.seat], "state.cast.card: it must lie in front of its player")
    for seat, kind in cast.backs:
        held = 0 <= seat < seats and any(FACE[card].back == kind for card in state.hands[seat])
        must(held, "state.cast.backs: there must be such a card in the hand")


def check_task(state: Gaia, task: Any, where: str) -> None:
    player = getattr(task, "player", 0)
    must(0 <= player < len(state.hands), f"{where}.player: there is no such seat")
    match task:
        case feeding.Feed(cells=cells) | feeding.FeedWhich(cells=cells):
            must(state.cities.keys() >= set(cells), f"{where}.cells: there must be cities")
        case feeding.FeedFrom(cell=cell):
            must(cell in state.cities, f"{where}.cell: there must be a city")
        case settling.Capture(cell=cell, risen=risen, then=then):
            must(state.cities.keys() >= {cell, *risen, *then}, f"{where}.cell: there must be a city")
        case protection.Protect() | protection.Resolve() | protection.Window():
            must(state.cast is not None, f"{where}: an element must have been played")
        case hand.Discard(seat=seat):
            must(state.hands[seat], f"{where}: there must be a card to discard")
        case claiming.Claim(seat=seat):
            must(free(state, seat), f"{where}: there must be a goal to claim")
        case effects.Keep():
            must(state.taken, f"{where}: a tornado must have taken something")


def check_chosen(state: Gaia, task: play.PlaceCard | aim.Shift | aim.Rob, where: str) -> None:
    """A card in the hand that is being played."""
    match task:
        case play.PlaceCard(seat=seat, card=card):
            able = card in state.hands[seat] and any(True for _ in spots(state, card))
            must(able, f"{where}.card: it cannot be played")
        case aim.Shift(seat=seat, cell=cell):
            must(cell in state.lands and "earthquake" in state.hands[seat], f"{where}.cell: there must be a tile")
        case aim.Rob(seat=seat, named=named):
            others = robbed(state, seat)
            able = "tornado" in state.hands[seat] and len(named) < len(others)
            must(able, f"{where}.named: there must be somebody left to rob")
            must([other for other, _ in named] == others[: len(named)], f"{where}.named: others come first")
        case _:
            assert_never(task)
