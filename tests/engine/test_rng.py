"""The same chance on every Python, and fair."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rng import Rng, block


def test_the_stream_of_a_seed_never_changes() -> None:
    """These numbers are in saved matches: a change would change what people are going to draw."""
    rng = Rng("thicket")
    assert [rng.below(6) for _ in range(12)] == [2, 1, 1, 4, 4, 3, 2, 2, 1, 5, 2, 4]
    deck = list(range(10))
    rng.shuffle(deck)
    assert deck == [7, 1, 3, 5, 2, 8, 0, 4, 6, 9]
    assert rng.draws == 21
    assert block("1", 0)[:3] == (1794697544, 2371672540, 16634190)


def test_going_on_from_a_save_is_going_on() -> None:
    rng = Rng("a")
    first = [rng.below(100) for _ in range(40)]
    for used in range(40):
        assert [Rng("a", used).below(100)] == first[used : used + 1]


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng("a", 3)
    twin = rng.copy()
    twin.below(10)
    assert (rng.draws, twin.draws) == (3, 4)


@given(st.integers(0, 60), st.integers(0, 100))
def test_a_deck_is_shuffled_by_the_same_words(size: int, used: int) -> None:
    """Each card from the last on changes places with one up to it."""
    rng, one_by_one = Rng("deck", used), Rng("deck", used)
    found, expected = list(range(size)), list(range(size))
    rng.shuffle(found)
    for last in range(size - 1, 0, -1):
        other = one_by_one.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert (found, rng) == (expected, one_by_one)


@pytest.mark.parametrize("n", [2, 3, 7, 10, 130])
def test_every_number_comes_up_about_as_often(n: int) -> None:
    rng, throws = Rng(f"fair {n}"), 200 * n
    found = Counter(rng.below(n) for _ in range(throws))
    assert set(found) == set(range(n))
    chi = sum((found[i] - 200) ** 2 / 200 for i in range(n))
    assert chi < n - 1 + 4 * (2 * (n - 1)) ** 0.5


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """Below three quarters of the range every word counts once; the quarter above is drawn again."""
    n, rng = 3 << 30, Rng("reject")
    for _ in range(200):
        assert rng.below(n) < n
    assert 230 <= rng.draws <= 310


def test_every_order_of_three_comes_up_about_as_often() -> None:
    rng, found = Rng("orders"), Counter[tuple[int, ...]]()
    for _ in range(3000):
        things = [1, 2, 3]
        rng.shuffle(things)
        found[tuple(things)] += 1
    assert len(found) == 6
    assert all(400 < times < 600 for times in found.values())


@given(st.text(max_size=20), st.integers(0, 10**6), st.integers(1, 2**32))
def test_any_seed_gives_numbers_in_range(seed: str, draws: int, n: int) -> None:
    assert 0 <= Rng(seed, draws).below(n) < n


def test_seeds_do_not_share_a_stream() -> None:
    chance = Random(1)
    streams = {tuple(Rng(str(chance.random())).below(1000) for _ in range(4)) for _ in range(500)}
    assert len(streams) == 500
