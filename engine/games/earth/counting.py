"""How much of something a player has: measures of goals as functions of a player. Knows no turns."""

from collections.abc import Callable, Iterable
from functools import cache

from .catalogue import CARDS, COST, KIND, POINTS, SLOTS, TRAITS, TRUNKS
from .goals import Measure
from .paths import longest_diagonal
from .state import Player
from .tableau import WIDTH
from .terms import FLORA, HABITATS, MIXED

Count = Callable[[Player], int]
# Rules 7.4: multicolour is one of its three colours, never a colour of its own here.
PLAIN = ("green", "red", "blue", "yellow", "black", "brown")
LONGEST = 7  # Rules 7.8: a diagonal path counts seven cards at most


def board(player: Player) -> list[int]:
    """Rules 7.2: card goals count island and climate too."""
    return [card for card in (player.island, player.climate) if card]


def within(text: str) -> Callable[[int], bool]:
    match text:
        case "odd":
            return lambda n: n % 2 == 1
        case "even":
            return lambda n: n % 2 == 0
    number = int(text.rstrip("+-"))
    if text.endswith("+"):
        return lambda n: n >= number
    if text.endswith("-"):
        return lambda n: n <= number
    return lambda n: n == number


VALUE: dict[str, Callable[[int], int]] = {
    "cost": COST.__getitem__,
    "points": POINTS.__getitem__,
    "habitats": lambda card: len(CARDS[card].habitats),
    "abilities": lambda card: len(CARDS[card].abilities),
    "slots": SLOTS.__getitem__,
    "trunks": TRUNKS.__getitem__,
    "canopy": lambda card: CARDS[card].canopy,
}


def carrying(piece: str, least: int) -> Count:
    """Only flora carries pieces, so every plot may be asked."""
    if piece == "sprout":
        return lambda player: len([n for n in player.sprouts if n >= least])
    return lambda player: len([n for n in player.growth if n >= least])


def filled(piece: str) -> Count:
    """Rules 7.6: with at least one slot."""
    limit = SLOTS if piece == "sprout" else TRUNKS

    def count(player: Player) -> int:
        held = player.sprouts if piece == "sprout" else player.growth
        return len([n for card, n in zip(player.cards, held, strict=True) if 0 < limit[card] <= n])

    return count


def full(player: Player) -> int:
    """Rules 7.6: a kind of piece for which there is no place counts as filled."""
    rows = zip(player.cards, player.sprouts, player.growth, strict=True)
    return len([c for c, s, g in rows if s >= SLOTS[c] and g >= TRUNKS[c] and KIND[c] == "flora"])


def empty(player: Player) -> int:
    rows = zip(player.cards, player.sprouts, player.growth, strict=True)
    return len([card for card, sprouts, growth in rows if not sprouts and not growth and KIND[card] == "flora"])


def cards(measure: Measure) -> Count:
    """Tableau cards that fit; island and climate too unless it is flora or the cost that is asked for."""
    if measure.trait in ("full", "empty"):
        return full if measure.trait == "full" else empty
    if measure.attribute.startswith("full of"):
        return filled(measure.attribute.rpartition(" ")[2])
    if measure.attribute in ("sprout", "growth"):
        return carrying(measure.attribute, int(measure.range.rstrip("+")))
    found = fitting(measure)
    if measure.of == "flora" or measure.attribute == "cost":
        return lambda player: len(found.intersection(player.cards))
    return lambda player: (
        len(found.intersection(player.cards)) + (player.island in found) + (player.climate in found)
    )


@cache
def fitting(measure: Measure) -> frozenset[int]:
    """The cards on which alone it is seen that they count."""
    kinds = ("flora",) if measure.of == "flora" else ("flora", "terrain", "island", "climate")
    found = [card for card in CARDS if KIND[card] in kinds and (not measure.trait or measure.trait in TRAITS[card])]
    if not measure.attribute:
        return frozenset(found)
    value, good = VALUE[measure.attribute], within(measure.range)
    return frozenset([card for card in found if (measure.attribute != "cost" or card in COST) and good(value(card))])


def cells_with(player: Player, trait: str) -> frozenset[int]:
    return frozenset(c for card, c in zip(player.cards, player.cells, strict=True) if trait in TRAITS[card])


def lines(player: Player, *, rows: bool) -> list[list[int]]:
    """Rules 7.7: the plots of each row or column of four."""
    found: dict[int, list[int]] = {}
    for plot, cell in enumerate(player.cells):
        found.setdefault(cell // WIDTH if rows else cell % WIDTH, []).append(plot)
    return [plots for plots in found.values() if len(plots) == 4]


def diagonals(player: Player) -> int:
    """The two long diagonals of the finished frame."""
    cells = set(player.cells)
    rows, columns = {cell // WIDTH for cell in cells}, {cell % WIDTH for cell in cells}
    if len(rows) != 4 or len(columns) != 4:
        return 0
    top, left = min(rows), min(columns)
    down = all((top + i) * WIDTH + left + i in cells for i in range(4))
    up = all((top + i) * WIDTH + left + 3 - i in cells for i in range(4))
    return down + up


def kinds(player: Player, plot: int, of: str) -> frozenset[str | int]:
    """What a card can stand for in a line."""
    card = player.cards[plot]
    match of:
        case "colour":
            return TRAITS[card].intersection(PLAIN)
        case "type":
            return TRAITS[card].intersection((*FLORA, "terrain"))
        case "habitat":
            return TRAITS[card].intersection(HABITATS)
        case "points":
            return frozenset((POINTS[card],))
        case _:
            return frozenset((player.sprouts[plot] if of == "sprout" else player.growth[plot],))


def distinct(choices: list[frozenset[str | int]], taken: frozenset[str | int] = frozenset()) -> bool:
    """Whether each can stand for something different."""
    if not choices:
        return True
    return any(distinct(choices[1:], taken | {one}) for one in choices[0] - taken)


def whole_lines(measure: Measure) -> Count:
    rows, of = measure.of == "row", measure.attribute
    if not measure.rule:
        return lambda player: len(lines(player, rows=rows))

    def count(player: Player) -> int:
        found = 0
        for line in lines(player, rows=rows):
            choices = [kinds(player, each, of) for each in line]
            found += bool(frozenset.intersection(*choices)) if measure.rule == "same" else distinct(choices)
        return found

    return count


def sets(player: Player) -> int:
    """Rules 7.9: red, blue, yellow, a terrain and an event, each from another card."""
    most = min(terrains(player), len(player.events))
    if not most:
        return 0
    held = [TRAITS[card].intersection(MIXED) for card in (*player.cards, *board(player))]
    while most and not supplied(held, most):
        most -= 1
    return most


def supplied(held: list[frozenset[str]], n: int) -> bool:
    """Whether n of each colour can be found on different cards: no colours together may be short of cards."""
    groups: Iterable[tuple[str, ...]] = (
        ("red",), ("blue",), ("yellow",), ("red", "blue"), ("red", "yellow"), ("blue", "yellow"), MIXED,
    )
    return all(sum(not colours.isdisjoint(group) for colours in held) >= n * len(group) for group in groups)


def terrains(player: Player) -> int:
    return len([card for card in player.cards if KIND[card] == "terrain"])


SIMPLE: dict[str, Count] = {
    "soil": lambda player: player.soil,
    "hand": lambda player: len(player.hand),
    "compost": lambda player: len(player.compost),
    "event": lambda player: len(player.events),
    "sprout": lambda player: sum(player.sprouts),
    "growth": lambda player: sum(player.growth),
    "terrain": terrains,
    "diagonal": diagonals,
    "set": sets,
}


@cache
def counter(measure: Measure) -> Count:
    if measure.of in SIMPLE:
        return SIMPLE[measure.of]
    if measure.of in ("row", "column"):
        return whole_lines(measure)
    if measure.where == "diagonal path":
        return lambda player: longest_diagonal(cells_with(player, measure.trait), LONGEST)
    if measure.where or measure.of == "empty neighbour":
        raise ValueError(f"{measure} is seen from a card")
    return cards(measure)
