"""What a hint is made of: ideas that differ, and the reasons by which one is better than the other."""

from engine import Picked, Shared
from engine.bots import RIVALS
from engine.bots.advice import Looks, different, reasons
from engine.bots.chains import Chain
from engine.bots.judged import judgement
from engine.bots.judgement import AnyJudgement
from engine.prompt import Option

BEAR, BEE, WOLF = (Option("card", word=word) for word in ("bear", "bee", "wolf"))


def gaia() -> AnyJudgement:
    found = judgement("gaia")
    assert found is not None
    return found


def looks(**points: float) -> Looks:
    """Each term counts as much as it is worth."""
    return {name: (worth, worth) for name, worth in points.items()}


def test_the_same_choices_in_another_order_are_one_idea() -> None:
    shared = [Shared(((BEAR, 1), (BEE, 2))), Shared(((BEE, 2), (BEAR, 1))), Shared(((BEE, 1), (BEAR, 2)))]
    marked = [Picked((BEAR, BEE)), Picked((BEE, BEAR)), Picked((BEE, WOLF))]
    for first, twin, other in (shared, marked):
        found = different([Chain(3.0, (first,)), Chain(2.0, (twin,)), Chain(1.0, (other,))], ())
        assert found == [((first,), 0.0), ((other,), 2.0)]
        begun = different([Chain(3.0, (first,)), Chain(2.0, (twin,)), Chain(1.0, (other,))], (twin,))
        assert [answers for answers, _ in begun] == [(twin,), (other,)]


def test_a_hope_that_comes_true_is_no_loss() -> None:
    """Whoever claims a goal is no longer near it: that is why it was wanted."""
    before = looks(nearest=6.0, goals=0.0)
    assert [reason.term for reason in reasons(gaia(), before, looks(nearest=0.0, goals=15.0), before)] == ["goals"]
    lost = reasons(gaia(), before, looks(nearest=0.0, goals=0.0), before)
    assert [(reason.term, reason.points) for reason in lost] == [("nearest", -6.0)], "for nothing it is one"
    short = reasons(gaia(), before, looks(nearest=0.0, goals=2.0), before)
    assert {reason.term for reason in short} == {"nearest", "goals"}, "and for too little as well"


def test_more_of_what_is_worth_less_by_that_is_no_reason() -> None:
    before, after = {"cards": (2.0, 3.0)}, {"cards": (1.0, 5.0)}
    assert reasons(gaia(), before, after, before) == ()


def test_what_parts_two_ideas_most_comes_first() -> None:
    before = looks(cards=2.0, laid=0.0, goals=0.0, **{RIVALS: -4.0})
    best = looks(cards=4.0, laid=1.0, goals=10.0, **{RIVALS: -6.0})
    next_best = looks(cards=0.5, laid=1.0, goals=10.0, **{RIVALS: -6.0})
    found = reasons(gaia(), before, best, next_best)
    assert [(reason.term, reason.ahead) for reason in found] == [("cards", 3.5), ("goals", 0.0), ("laid", 0.0)]


def test_what_the_other_idea_gives_up_is_kept() -> None:
    before, best, other = looks(cards=3.0), looks(cards=3.0), looks(cards=1.0)
    [found] = reasons(gaia(), before, best, other)
    assert (found.term, found.keeps, found.points) == ("cards", True, 2.0)
    assert reasons(gaia(), before, best, best) == ()
