"""What a choice would change in the running score sheets if it were shown now, for who is asked.

Places for streams and wolves are counted as the sheet counts them: among all grids as they lie. What others have sealed
is not known here.
"""

from functools import lru_cache
from itertools import combinations

from engine.agenda import Question
from engine.record import record
from engine.text import Text, text

from .board import NAMES, RIM, SIZE, Cell
from .cards import CARDS, Card
from .scoring import STREAM, WOLF, Grid, Score, longest, places, rival_grid, score, tally, wolves
from .state import Choice, Ecosystem
from .words import NAME

VARIETY = Text("ecosystem-variety")


@record
class Rivals:
    """What a grid competes with for its places: the longest streams and the wolves of all others, as they lie."""

    streams: tuple[int, ...]
    wolves: tuple[int, ...]

    def score(self, grid: Grid) -> Score:
        return among(self, frozenset(grid.items()))


@lru_cache(maxsize=4096)
def among(rivals: Rivals, cards: frozenset[tuple[Cell, Card]]) -> Score:
    """Of a grid of these cards. All hints of a panel look at the same few, and a panel is shown again and again."""
    grid = dict(cards)
    stream = places([longest(grid), *rivals.streams], STREAM)[0]
    return score(grid, stream, places([wolves(grid), *rivals.wolves], WOLF)[0])


def rivals(state: Ecosystem, seat: int) -> Rivals:
    grids = [grid for other, grid in enumerate(state.grids) if other != seat]
    if state.rival is not None:
        grids.append(rival_grid(state.rival))
    pile = state.neutral or ()
    return Rivals((*map(longest, grids), pile.count("stream")), (*map(wolves, grids), pile.count("wolf")))


def signed(points: int) -> Text:
    return text("ecosystem-minus" if points < 0 else "ecosystem-plus", points=abs(points))


def parts(before: Score, after: Score) -> tuple[Text, ...]:
    """What changes, line by line of the sheet: `Eagle +4`, `Biodiversity +5`."""
    lines = [(NAME[kind], new - old) for kind, old, new in zip(CARDS, before.points, after.points, strict=True)]
    lines.append((VARIETY, after.biodiversity - before.biodiversity))
    return tuple([text("ecosystem-part", line=line, points=signed(points)) for line, points in lines if points])


def is_own(found: tuple[Text, ...], card: Card) -> bool:
    """Whether the card's own line is all that changes."""
    return [dict(part.args)["line"] for part in found] == [NAME[card]]


def racing(before: Score, after: Score) -> int:
    """1 where a race brings points, for streams or wolves: others can overtake until the end, when it counts."""
    kinds = [CARDS.index("stream"), CARDS.index("wolf")]
    return int(any(after.points[kind] > before.points[kind] for kind in kinds))


def change(before: Score, after: Score, card: Card) -> Text:
    """By how much the total changes, and line by line unless the line of `card` itself is all that does."""
    found, total = parts(before, after), after.total - before.total
    if not found:
        return Text("ecosystem-hint-none")
    kind, size = "loss" if total < 0 else "gain", abs(total)
    if is_own(found, card):
        return text(f"ecosystem-hint-{kind}", points=size, race=racing(before, after))
    return text(f"ecosystem-hint-{kind}-parts", points=size, parts=found, race=racing(before, after))


def causes(before: Score, after: Score, card: Card) -> tuple[Text, ...]:
    """Why the total changes: line by line, or where the card's own line is all that grows, what its points are for."""
    found = parts(before, after)
    if not is_own(found, card) or after.total < before.total:
        return found
    return (text(f"ecosystem-cause-{card}", place=after.points[CARDS.index(card)]),)


def reasons(state: Ecosystem, seat: int, card: Card, *cells: Cell) -> tuple[Text, ...]:
    """What the card's points are for, where it is the same on all these cells."""
    found = {causes(*compared(state, seat, Choice(card, cell)), card) for cell in cells}
    said = found.pop()
    return () if found else said


def compared(state: Ecosystem, seat: int, choice: Choice) -> tuple[Score, Score]:
    """The seat's score as it is, and with this choice shown."""
    others, twin = rivals(state, seat), state.copy()
    twin.put(seat, choice)
    return others.score(state.grids[seat]), others.score(twin.grids[seat])


def placed(state: Ecosystem, seat: int, choice: Choice) -> Text:
    return change(*compared(state, seat, choice), choice.card)


def brings(state: Ecosystem, seat: int, *choices: Choice) -> list[int]:
    """By how much each of these would change the total."""
    others, grid = rivals(state, seat), state.grids[seat]
    before, found = others.score(grid).total, []
    for choice in choices:
        twin = {**grid, choice.cell: choice.card}
        if choice.swap:
            one, other = choice.swap
            twin[one], twin[other] = twin[other], twin[one]
        found.append(others.score(twin).total - before)
    return found


def by_cell(state: Ecosystem, seat: int, card: Card) -> dict[Cell, int]:
    """What the card would bring at once, wherever it may lie."""
    cells = RIM.free(state.grids[seat])
    return dict(zip(cells, brings(state, seat, *[Choice(card, cell) for cell in cells]), strict=True))


def best(state: Ecosystem, seat: int, card: Card) -> tuple[int, Cell]:
    """The most that the card would bring at once, and the first cell where it does."""
    found = by_cell(state, seat, card)
    cell = max(found, key=lambda cell: found[cell])
    return found[cell], cell


def held(state: Ecosystem, seat: int, card: Card) -> Text:
    """What choosing the card could bring: where it would bring most and what for, and that a rabbit may move two cards
    besides.
    """
    found = by_cell(state, seat, card)
    swaps = card == "rabbit" and bool(state.grids[seat])
    points, cell = best(state, seat, card)
    race = racing(*compared(state, seat, Choice(card, cell)))
    if len(found) == 1 and not swaps:
        why = reasons(state, seat, card, cell)
        only = text("ecosystem-hint-only", points=signed(points), parts=why, race=race)
        return only if why else text("ecosystem-hint-later", card=card)
    if not points and not swaps and not reasons(state, seat, card, cell):
        return text("ecosystem-hint-later", card=card)
    same = len(found) > 1 and len(set(found.values())) == 1
    if same and (why := reasons(state, seat, card, *found)):
        return text("ecosystem-hint-everywhere", points=signed(points), swaps=int(swaps), parts=why, race=race)
    why, kind = reasons(state, seat, card, cell), "rabbit" if swaps else "best"
    return text(f"ecosystem-hint-{kind}", points=signed(points), cell=NAMES[cell], why=len(why), parts=why, race=race)


def shortcut(card: Card, points: int, cell: Cell) -> Text:
    return text("ecosystem-shortcut", card=NAME[card], cell=NAMES[cell], points=signed(points))


def moved(state: Ecosystem, seat: int, cell: Cell) -> Text:
    """What lies where a rabbit may take it from; where nothing lies yet is the rabbit's own place."""
    return NAME[state.grids[seat].get(cell, "rabbit")]


def first(state: Ecosystem, seat: int, rabbit: Cell, cell: Cell) -> Text:
    """Which card would change places first, and the most that could come of it together with the rabbit, if that is
    more than the rabbit brings alone.
    """
    others, grid = rivals(state, seat), state.grids[seat]
    after: Grid = {**grid, rabbit: "rabbit"}
    total = swaps(tuple(sorted(after.items())), others)[cell]
    if total <= others.score(after).total:
        return text("ecosystem-hint-first-vain", card=moved(state, seat, cell))
    return text("ecosystem-hint-first", card=moved(state, seat, cell), points=signed(total - others.score(grid).total))


@lru_cache(maxsize=8)
def pairs(cards: tuple[tuple[Cell, Card], ...], others: Rivals) -> tuple[tuple[int, Cell, Cell], ...]:
    """By every two cells: the total after their cards have changed places. Asked for cell after cell."""
    grid = dict(cards)
    same = others.score(grid).total
    return tuple([
        (
            same if grid[one] == grid[other]
            else others.score({**grid, one: grid[other], other: grid[one]}).total,
            one, other,
        )
        for one, other in combinations(grid, 2)
    ])  # fmt: skip


def swaps(cards: tuple[tuple[Cell, Card], ...], others: Rivals) -> dict[Cell, int]:
    """By cell: the best total after its card has changed places with another."""
    totals = dict[Cell, int]()
    for total, *cells in pairs(cards, others):
        for cell in cells:
            totals[cell] = max(total, totals.get(cell, total))
    return totals


def best_swaps(state: Ecosystem, seat: int, rabbit: Cell) -> list[tuple[Cell, Cell, Text]]:
    """The two cells of every swap that brings more than leaving all as it is, the best first, with how it reads."""
    others, grid = rivals(state, seat), state.grids[seat]
    after: Grid = {**grid, rabbit: "rabbit"}
    before, alone = others.score(grid).total, others.score(after).total
    found = sorted([each for each in pairs(tuple(sorted(after.items())), others) if each[0] > alone], reverse=True,
                   key=lambda each: each[0])  # fmt: skip
    return [
        (one, other, text(
            "ecosystem-shortcut-swap", one=NAME[after[one]], first=NAMES[one], other=NAME[after[other]],
            second=NAMES[other], points=signed(total - before),
        ))
        for total, one, other in found
    ]  # fmt: skip


def swapped(state: Ecosystem, seat: int, choice: Choice, other: Cell) -> Text:
    """Which card the second one is, and what rabbit and swap would change together."""
    return text("ecosystem-hint-swap", card=moved(state, seat, other), then=placed(state, seat, choice))


def given(state: Ecosystem, seat: int, card: Card) -> Text:
    """Rules 6.3: what the rival gains by the card and what for, and what the seat loses to it in places and variety."""
    rival = list(state.rival or ())
    before, after = (tally(state.grids, None, cards) for cards in (rival, [*rival, card]))
    gained, own = (after[at].total - before[at].total for at in (-1, seat))
    why, lost = parts(before[-1], after[-1]), parts(before[seat], after[seat])
    return text(
        "ecosystem-hint-given", rival=signed(gained), why=len(why), parts=why, both=len(lost), own=signed(own),
        losses=lost,
    )  # fmt: skip


def loss(state: Ecosystem, seat: int, choice: Choice) -> Text | None:
    """That a card would cost points here and would not elsewhere; and what for."""
    points, (most, cell) = brings(state, seat, choice)[0], best(state, seat, choice.card)
    if points >= min(most, 0):
        return None
    said = parts(*compared(state, seat, choice))
    return text("ecosystem-waste-cell", points=-points, parts=said, best=signed(most), cell=NAMES[cell])


def swap_loss(state: Ecosystem, seat: int, choice: Choice) -> Text | None:
    """That rabbit and swap together bring less than the rabbit alone."""
    swapped, alone = brings(state, seat, choice, Choice("rabbit", choice.cell))
    if swapped >= alone:
        return None
    return text("ecosystem-waste-swap", points=signed(swapped), alone=signed(alone))


def call(task: Question[Ecosystem], state: Ecosystem) -> Text:
    """Which of its cards the seat is to choose, for the whole table to read; and its cell, if there are several."""
    grid = state.grids[task.seat]
    return text("ecosystem-call-choose", turn=len(grid) + 1, turns=SIZE, cells=len(RIM.free(grid)))
