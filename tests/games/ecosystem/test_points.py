"""RULES.md, 4 and 5: what every kind of card brings, places, gaps, the winner, and the book's examples."""

import pytest

from engine.games.ecosystem.cards import CARDS, Card
from engine.games.ecosystem.scoring import BIODIVERSITY, POOR, Score, places, result, scores

from .positions import STAY, at, card, choose, grid, hands, match, pick_cell, points, sheet


def test_bears() -> None:
    """4.1 Bear: 2 points for every bee and every trout beside it."""
    assert points("bear", "be Be tr", ".. be ..") == 6
    assert points("bear", "Be me", "st be") == 0
    assert points("bear", "Be tr Be") == 4


def test_bees() -> None:
    """4.2 Bee: 3 points for every meadow beside it."""
    assert points("bee", "me be me", ".. me ..") == 9
    assert points("bee", "be st", "st me") == 0


def test_meadows() -> None:
    """4.3 Meadow: cards of meadow beside one another make one meadow. It brings 0, 3, 6, 10 or 15 points for 1, 2, 3,
    4 or at least 5 cards. Every meadow counts for itself.
    """
    rows = ["me fo", "me me", "me me me", "me me me me", "me me me me me"]
    assert [points("meadow", row) for row in rows] == [0, 3, 6, 10, 15]
    assert points("meadow", "me me me me me", "me me .. .. ..") == 15
    assert points("meadow", "me me fo me me", "fo fo fo fo me") == 3 + 6
    assert points("meadow", "me fo", "fo me") == 0


def test_trout() -> None:
    """4.4 Trout: 2 points for every stream and every dragonfly beside it."""
    assert points("trout", "st tr dr", ".. st ..") == 6
    assert points("trout", "tr be", "be st") == 0


def test_eagles() -> None:
    """4.5 Eagle: 2 points for every rabbit and every trout it reaches in one or two steps. A step goes left, right, up
    or down, so the four cells across a corner are in reach.
    """
    reach = ("tr tr tr tr tr", "tr tr ea tr tr", "tr tr tr tr tr", "tr tr tr tr tr")
    assert points("eagle", *reach) == 2 * 11, "twelve cells, one of them outside"
    assert points("eagle", "ea fo ra", "fo tr fo", "ra fo fo") == 6
    assert points("eagle", "ea fo fo ra", "fo fo ra fo") == 0


def test_foxes() -> None:
    """4.6 Fox: 3 points if neither a bear nor a wolf lies beside it."""
    assert points("fox", "fo de fo") == 6
    assert points("fox", "fo wo fo", "de Be de") == 0
    assert points("fox", "fo de", "de wo") == 3


def test_dragonflies() -> None:
    """4.7 Dragonfly: cards of stream beside one another make one stream. A dragonfly brings as many points as all
    streams beside it have cards; a stream that it touches twice counts once.
    """
    assert points("dragonfly", "st st dr", ".. .. fo") == 2
    assert points("dragonfly", "st dr st", "fo fo st") == 3
    assert points("dragonfly", "st dr", "st st") == 3, "the same stream twice"
    assert points("dragonfly", "dr st dr") == 2, "two dragonflies share a stream"
    assert points("dragonfly", "dr fo", "fo st") == 0


def test_rabbits() -> None:
    """4.8 Rabbit: 1 point. When you place it, you may let any two cards of your grid change places, the rabbit itself
    included. (The book says any two cards there; that the rabbit is one of them is our reading.)
    """
    assert points("rabbit", "ra fo ra") == 2
    ends = {
        (): grid("fo wo ra"),
        ("A1", "B1"): grid("wo fo ra"),
        ("C1", "A1"): grid("ra wo fo"),
        ("B1", "C1"): grid("fo ra wo"),
    }
    for swap, after in ends.items():
        table = match(3)
        table.state.grids = [grid("fo wo") for _ in range(3)]
        hands(table, ["rabbit", "deer"], ["bee", "deer"], ["fox", "deer"])
        table.play(0, card("rabbit"))
        table.play(0, at("C1"))
        if swap:
            table.play(0, pick_cell(swap[0]))
            table.play(0, pick_cell(swap[1]))
        else:
            table.play(0, STAY)
        choose(table, 1, "deer", "C1")
        choose(table, 2, "deer", "C1")
        assert table.state.grids[0] == after
        assert table.state.grids[0][table.state.last[0]] == "rabbit", "the newest card, wherever it went"


def test_deer() -> None:
    """4.9 Deer: 2 points for every row and 2 for every column with at least one deer of yours. More deer in the same
    line bring nothing more.
    """
    assert points("deer", "de fo") == 4
    assert points("deer", "de de de de de") == 2 + 10
    assert points("deer", "de fo fo fo", "fo de fo fo", "fo fo de fo", "fo fo fo de") == 16


def of(kind: Card, *grids: dict[int, Card]) -> list[int]:
    return [sheet(score)[kind] for score in scores(grids)]


def test_streams() -> None:
    """4.10 Stream: the players compare their longest streams. The longest brings 8 points, the second longest 5. A
    single card is a stream of one; without any card you win no place.
    """
    three, two, one, none = grid("st st st"), grid("st st fo st"), grid("st fo"), grid("fo fo")
    assert of("stream", three, two, one, none) == [8, 5, 0, 0]
    assert of("stream", none, one, none) == [0, 8, 0]
    assert of("stream", none, none, none) == [0, 0, 0]


def test_wolves() -> None:
    """4.11 Wolf: the players compare how many wolves they have, wherever they lie. Most bring 12 points, second most
    8, third most 4. Without a wolf you win no place.
    """
    many, some, few, none = grid("wo fo wo fo wo"), grid("wo wo"), grid("fo wo"), grid("fo")
    assert of("wolf", few, many, none, some) == [4, 12, 0, 8]
    assert of("wolf", none, few) == [0, 12]


def test_equals() -> None:
    """4.12 Equals all get the points of their best place, and as many places after it are left out: two at the top of
    the wolves get 12 each, and the next one gets 4.
    """
    wolves = (12, 8, 4)
    assert places([3, 3, 2], wolves) == [12, 12, 4]
    assert places([3, 2, 2, 1], wolves) == [12, 8, 8, 0]
    assert places([2, 2, 2, 1], wolves) == [12, 12, 12, 0]
    assert places([4, 3, 2, 2], wolves) == [12, 8, 4, 4]
    assert places([3, 3, 1], (8, 5)) == [8, 8, 0]
    assert places([0, 0, 1], wolves) == [0, 0, 12]


def test_gaps() -> None:
    """5.1 Every kind of card that brought you no points is a gap, whether you have none of it or it found no good
    place.
    """
    lonely, full = scores([grid("be fo"), grid("wo wo")])
    assert lonely.gaps == 10, "the bee has no meadow; only the fox brings points"
    assert full.gaps == 10
    kinds = grid("me be Be tr st", "me ra ea de dr", "fo fo fo fo wo")
    assert scores([kinds])[0].gaps == 0
    packs = scores([kinds, grid("wo wo"), grid("wo wo wo"), grid("wo wo wo wo")])
    assert packs[0].gaps == 1, "a wolf that won no place"


def test_biodiversity() -> None:
    """5.2 Biodiversity: up to two gaps bring 12 points, three bring 7, four bring 3, five bring nothing, six or more
    cost 5.
    """
    assert [BIODIVERSITY.get(gaps, POOR) for gaps in range(12)] == [12, 12, 12, 7, 3, 0, -5, -5, -5, -5, -5, -5]
    for rows, gaps, bonus in (
        (("me be Be tr st", "me ra ea de dr", "fo fo fo fo wo"), 0, 12),
        (("fo de",), 9, -5),
        (("me be Be tr st", "me fo fo de de", "fo fo fo fo fo"), 4, 3),
    ):
        score = scores([grid(*rows)])[0]
        assert (score.gaps, score.biodiversity) == (gaps, bonus)
        assert score.total == sum(score.points) + bonus


def test_the_winner() -> None:
    """5.3 Most points win. (House rule: of equals the one with fewer gaps wins; if that is equal too, they share the
    victory.)
    """
    table = match(3)
    table.state.over = True
    table.state.grids = [grid("fo"), grid("fo de fo"), grid("fo de fo")]
    found = result(table.state)
    assert found is not None
    assert found.winners == (1, 2)
    richer, poorer, _ = scores([RICHER, POORER, grid("be")])
    assert richer.total == poorer.total
    assert richer.gaps < poorer.gaps
    table.state.grids = [POORER, RICHER, grid("be")]
    found = result(table.state)
    assert found is not None
    assert found.sheets[0].total == found.sheets[1].total
    assert found.winners == (1,)


RICHER = grid("fo de ra", "ra ra ra", "ra .. ..")
POORER = grid("fo de", ".. de", "fo ..")


BOOK = (
    # bear bee meadow trout eagle rabbit dragonfly fox deer stream wolf, then biodiversity and the total
    ((4, 6, 0, 4, 2, 0, 7, 3, 12, 5, 0), 7, 50),
    ((0, 9, 0, 2, 6, 3, 8, 0, 0, 8, 0), 0, 36),
    ((0, 9, 15, 0, 0, 0, 0, 6, 6, 0, 12), -5, 43),
)


@pytest.mark.parametrize(("lines", "variety", "total"), BOOK, ids=["50", "36", "43"])
def test_the_sample_score_table_comes_out(lines: tuple[int, ...], variety: int, total: int) -> None:
    gaps = lines.count(0)
    assert len(lines) == len(CARDS)
    assert BIODIVERSITY.get(gaps, POOR) == variety
    written = Score(lines, gaps, variety, total).sheet()
    assert sum(line.points for line in written.lines) == written.total == total


def test_the_example_of_bees() -> None:
    """One bee with meadows to its left and below, one with a meadow to its left; two more meadows out of reach."""
    rows = ("me be fo fo", "fo me be fo", "me fo fo me")
    assert points("bee", *rows) == 6 + 3


def test_the_example_of_the_eagle() -> None:
    """A rabbit beside it, one two cells above, a trout across the corner."""
    assert points("eagle", "fo ra fo", "fo fo tr", "ra ea fo") == 6


def test_the_example_of_dragonflies() -> None:
    """One beside a stream of two; one between a stream of four above and one of two below."""
    rows = ("st st st st fo", "fo fo dr fo fo", "fo fo st fo dr", "fo fo st fo st")
    assert points("dragonfly", *rows) == 6 + 1
    assert points("dragonfly", "fo fo dr st st") == 2


def test_the_example_of_deer() -> None:
    """Three deer in two columns and three rows."""
    assert points("deer", "de fo", "fo de", "de fo") == 10
