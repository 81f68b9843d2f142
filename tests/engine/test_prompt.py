"""What each question takes, what it answers by itself, and how choices become answers."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    Amount,
    Answer,
    Counted,
    Option,
    Pick,
    Picked,
    Place,
    Placed,
    Prompt,
    Share,
    Shared,
    answer,
    choices,
    letter,
)
from engine.bots import guess

A, B, C = Option("card", word="a"), Option("card", word="b"), Option("card", 3)
STRANGER = Option("word", word="stranger")


def legal(prompt: Prompt) -> list[Answer]:
    """Every answer there is, found the slow way."""
    match prompt:
        case Pick():
            sizes = range(prompt.least, prompt.most + 1)
            return [Picked(found) for size in sizes for found in combinations(prompt.options, size)]
        case Place():
            turns = prompt.turns or (0,) * len(prompt.spots)
            return [Placed(spot, turn) for spot, turn in zip(prompt.spots, turns, strict=True)]
        case Amount():
            return [Counted(n) for n in range(prompt.least, prompt.most + 1)]
        case Share():
            ways = product(*[range(cap + 1) for cap in prompt.caps])
            return [
                Shared(tuple((option, n) for option, n in zip(prompt.options, way, strict=True) if n))
                for way in ways
                if prompt.least <= sum(way) <= prompt.most
            ]


@st.composite
def prompts(draw: st.DrawFn) -> Prompt:
    """Well-formed ones: they can be answered."""
    options = tuple(Option("card", number, "abcd"[number]) for number in range(draw(st.integers(1, 4))))
    match draw(st.integers(0, 3)):
        case 0:
            most = draw(st.integers(0, len(options)))
            return Pick("ask", options, draw(st.integers(0, most)), most)
        case 1:
            spots = draw(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3)), min_size=1, max_size=5, unique=True))
            if draw(st.booleans()):
                return Place("ask", A, tuple(dict.fromkeys(spot for spot, _ in spots)))
            return Place("ask", A, tuple(spot for spot, _ in spots), tuple(turn for _, turn in spots))
        case 2:
            least = draw(st.integers(0, 3))
            return Amount("ask", least, least + draw(st.integers(0, 3)))
        case _:
            caps = tuple(draw(st.integers(1, 3)) for _ in options)
            most = draw(st.integers(0, sum(caps)))
            return Share("ask", options, caps, draw(st.integers(0, most)), most)


@given(prompts())
def test_legal_answers_are_allowed_and_the_only_one_is_given(prompt: Prompt) -> None:
    every = legal(prompt)
    assert every
    assert all(prompt.allows(found) for found in every)
    assert prompt.only() == (every[0] if len(every) == 1 else None)


@given(prompts(), st.randoms(use_true_random=False))
def test_a_guess_is_a_legal_answer(prompt: Prompt, random: Random) -> None:
    assert prompt.allows(guess(prompt, random.random))


@given(prompts(), st.data())
def test_choices_make_answers_and_nothing_else_does(prompt: Prompt, data: st.DataObject) -> None:
    """Whatever was chosen, known or not: an answer the question can judge, or none; never an error."""
    known = [*choices(prompt), A, C, STRANGER, Option("cell", 1, "x"), Option("number", 2), Option("cell", 2)]
    chosen = tuple(data.draw(st.lists(st.sampled_from(known), max_size=3)))
    found = answer(prompt, chosen)
    if found is not None and prompt.allows(found):
        assert set(chosen) <= set(choices(prompt))


@given(prompts())
def test_every_legal_answer_can_be_made_of_choices(prompt: Prompt) -> None:
    if not isinstance(prompt, Share):
        found = [answer(prompt, (option,)) for option in choices(prompt)]
        wanted = [one for one in legal(prompt) if not isinstance(one, Picked) or len(one.options) == 1]
        assert [one for one in found if one is not None and prompt.allows(one)] == wanted


@pytest.mark.parametrize(
    ("prompt", "wrong"),
    [
        (Pick("ask", (A, B)), Picked(())),
        (Pick("ask", (A, B)), Picked((A, B))),
        (Pick("ask", (A, B)), Picked((STRANGER,))),
        (Pick("ask", (A, B), 0, 2), Picked((A, A))),
        (Pick("ask", (A, B, C), 2, 2), Picked((A, STRANGER))),
        (Pick("ask", (A, B), 2, 2), Picked((A,))),
        (Pick("ask", (A, B)), Placed(0)),
        (Place("at", A, (1, 2)), Placed(3)),
        (Place("at", A, (1, 2)), Placed(1, 1)),
        (Place("at", A, (1, 1, 2), (0, 1, 2)), Placed(1, 2)),
        (Place("at", A, (1, 1, 2), (0, 1, 2)), Placed(2)),
        (Amount("n", 1, 3), Counted(0)),
        (Amount("n", 1, 3), Counted(4)),
        (Share("on", (A, B), (1, 2), 1, 2), Shared(())),
        (Share("on", (A, B), (1, 2), 1, 2), Shared(((A, 2),))),
        (Share("on", (A, B), (1, 2), 1, 2), Shared(((A, 1), (A, 1)))),
        (Share("on", (A, B), (1, 2), 1, 2), Shared(((A, 0), (B, 1)))),
        (Share("on", (A, B), (1, 2), 1, 2), Shared(((A, -1), (B, 2)))),
        (Share("on", (A, B), (1, 2), 1, 2), Shared(((A, 1), (B, 2)))),
        (Share("on", (A, B), (1, 2), 1, 2), Shared(((STRANGER, 1),))),
        (Share("on", (A, B), (1, 2), 1, 2), Counted(1)),
    ],
)
def test_what_is_no_answer(prompt: Prompt, wrong: Answer) -> None:
    assert not prompt.allows(wrong)


def test_letters_go_on_after_z() -> None:
    assert [letter(number) for number in (0, 1, 25, 26, 27, 51, 52, 701, 702)] == [
        "A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA",
    ]  # fmt: skip


def test_an_option_is_one_word() -> None:
    assert A.key == "card.0.a"
    assert C.key == "card.3."
