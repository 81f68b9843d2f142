"""Dealing out: a sunflower on every area, dominoes to hands and stocks, clouds, points by the order of turns."""

from engine.event import tell
from engine.rng import Rng

from .pieces import CLOUD_SPACES, CLOUDS, PAIRS, Domino
from .state import LINES, START, Renature
from .valley import Land, Valley, land

DEAL = {2: 26, 3: 18, 4: 13}
HAND = 3
FIRST = 4  # points of whoever begins; everyone after has one less (Rules 1.6)


def deal_out(rng: Rng, valley: Valley, seats: int) -> Renature:
    ground = land(valley)
    flowers, spare = bedded(rng, ground)
    dominoes = list(range(len(PAIRS)))
    rng.shuffle(dominoes)
    stocks = [drawn(dominoes, DEAL[seats]) for _ in range(seats)]
    hands = [drawn(stock, HAND) for stock in stocks]
    first = rng.below(seats)
    tally = [[0] * len(LINES) for _ in range(seats)]
    points = range(FIRST, FIRST - seats, -1)
    for place, start in enumerate(points):
        tally[(first + place) % seats][START] = start
    state = Renature(
        rng, valley, hands, stocks, dominoes, flowers, spare,
        slots=[list(ground.slots) for _ in range(seats)],
        turn=first,
        tally=tally,
        purse=[CLOUD_SPACES] * seats,
        clouds=dict(ground.clouds),
        sky=CLOUDS - seats * CLOUD_SPACES - sum(count for _, count in ground.clouds),
        taken=[[] for _ in range(seats)],
    )  # fmt: skip
    tell(state, "start", first, points=", ".join(map(str, points)))
    return state


def drawn(pile: list[Domino], count: int) -> list[Domino]:
    """So many from its end, the last one first."""
    found = pile[: -count - 1 : -1]
    del pile[-count:]
    return found


def bedded(rng: Rng, ground: Land) -> tuple[list[int], list[int]]:
    """A token for every area by its size, and those left over."""
    tokens = list(range(len(ground.sunflowers)))
    rng.shuffle(tokens)
    sizes = [ground.sunflowers[token].main for token in tokens]
    flowers = []
    for cells in ground.areas:
        place = sizes.index(len(cells))
        del sizes[place]
        flowers.append(tokens.pop(place))
    return flowers, tokens
