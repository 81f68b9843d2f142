"""What a hint is made of: ideas that differ, and the reasons by which one is better than the other."""

from engine import Match, Option, Pick, Picked, Place, Placed, RandomBot, Shared, advise, games, think
from engine.bots import RIVALS
from engine.bots.advice import ahead, beside, different, won
from engine.bots.chains import Chain
from engine.bots.courses import Course, Way, lag, victories
from engine.bots.judged import judgement
from engine.bots.judgement import AnyJudgement
from engine.bots.reasons import Looks, doubtful, reasons

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
        tried = [Chain(3.0, (first,)), Chain(2.0, (twin,)), Chain(1.0, (other,))]
        assert [chain.answers for chain in different(tried, ())] == [(first,), (other,)]
        assert [chain.answers for chain in different(tried, (twin,))] == [(twin,), (other,)]
    swap = (Picked((BEAR,)), Picked((BEE,)))
    assert different([Chain(3.0, swap), Chain(3.0, swap[::-1])], ()) == [Chain(3.0, swap)], "in which step it is chosen"


def test_an_idea_is_behind_only_where_the_same_deals_tell_it_from_chance() -> None:
    """Chance falls on all ideas alike."""
    best = [float(luck) for luck in range(20)]
    lead, chance = lag(best, [luck - 3.0 - (luck % 2) for luck in best])
    assert (lead, Way((), lead, chance).behind) == (3.5, 3.5)
    lead, chance = lag(best, [luck - 1.0 for luck in best[::-1]])
    assert (lead, Way((), lead, chance).behind) == (1.0, 0.0), "once better, once worse"
    assert Way((), *lag(best, best)).behind == 0.0
    assert Way((), -2.0, 1.0).behind == 0.0, "the best one stays the first"


def test_a_hope_that_comes_true_is_no_loss() -> None:
    """Whoever claims a goal is no longer near it: that is why it was wanted."""
    before = looks(nearest=6.0, goals=0.0)
    assert [reason.term for reason in reasons(gaia(), before, looks(nearest=0.0, goals=15.0), before)] == ["goals"]
    lost = reasons(gaia(), before, looks(nearest=0.0, goals=0.0), before)
    assert [(reason.term, reason.points) for reason in lost] == [("nearest", -6.0)], "for nothing it is one"
    short = reasons(gaia(), before, looks(nearest=0.0, goals=2.0), before)
    assert {reason.term for reason in short} == {"nearest", "goals"}, "and for too little as well"


def test_what_has_come_true_counts_by_how_much_it_has_become_more() -> None:
    """A meeple counts ten for all to see; but what was hoped for of its city is no lead once more."""
    before = {**looks(waiting=1.0, founding=4.0), "cities": (10.0, 1.0)}
    stands = {**looks(waiting=0.0, founding=0.0), "cities": (20.0, 2.0)}
    [found] = reasons(gaia(), before, stands, before)
    assert (found.term, found.points, found.ahead) == ("cities", 10.0, 5.0)
    before = looks(waiting=1.0, founding=4.0, cities=10.0)
    [found] = reasons(gaia(), before, looks(waiting=0.0, founding=6.0, cities=10.0), before)
    assert (found.term, found.points) == ("founding", 1.0)


def test_a_victory_is_told_only_where_nothing_hidden_decides() -> None:
    """A few deals that were dealt anew prove nothing about the card that another one has chosen."""
    ends = [over("win/1"), over("win/2")]
    [winner, *_] = ends[0].result.winners if ends[0].result else ()
    assert won([ends[0], ends[0].copy()], winner)
    assert not won(ends, winner)
    assert not won([ends[0], Match.new(games()["ecosystem"], 2, "win")], winner)


def over(seed: str) -> Match:
    match, bot = Match.new(games()["ecosystem"], 2, seed), RandomBot(seed)
    while waiting := match.waiting:
        match.play(waiting[0], bot.answer(match, waiting[0]))
    return match


def test_what_comes_about_in_some_deals_only_is_doubtful() -> None:
    """Which card is drawn nobody knows, so that no reason may speak of it as of what is known."""
    match = Match.new(games()["gaia"], 2, "doubt")
    take = Picked((Option("word", word="take"),))
    seat = match.waiting[0]
    deals = [match.redealt(seat, f"doubt/{number}") for number in range(12)]
    ends = [deal.copy() for deal in deals]
    for end in ends:
        end.play(seat, take)
        prompt = end.prompt(seat)
        assert isinstance(prompt, Pick)
        end.play(seat, Picked((next(option for option in prompt.options if option.kind == "deck"),)))
    doubt = doubtful(gaia(), deals, ends, seat)
    assert doubt & {"founding", "waiting", "nearest", "next", "further", "lands"}
    assert not doubtful(gaia(), deals, [deal.copy() for deal in deals], seat)


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


def test_what_the_other_idea_brings_is_lacked() -> None:
    before, best, other = looks(cards=3.0, laid=1.0), looks(cards=3.0, laid=1.0), looks(cards=5.0, laid=1.2)
    [found] = reasons(gaia(), before, best, other)
    assert (found.term, found.lacks, found.points, found.count, found.ahead) == ("cards", True, 2.0, 2.0, -2.0)


def test_what_is_lacked_counts_as_it_is_told_of_the_other_idea() -> None:
    """A city that can be founded at once is worth so much more than one that waited for its lands: whoever lets it wait
    gives up no more than that.
    """
    before = looks(waiting=4.0, founding=0.0, cities=0.0)
    best = looks(waiting=0.0, founding=6.0, cities=0.0)
    [told] = reasons(gaia(), before, best, before)
    [lacked] = reasons(gaia(), before, before, best)
    assert lacked.lacks
    assert (lacked.term, lacked.points) == (told.term, told.points) == ("founding", 2.0)


def test_a_hope_that_comes_true_as_a_fact_is_kept_by_whoever_waits() -> None:
    """A meeple counts ten for all to see, with what was hoped for of its city: that is told of both ideas."""
    before = {**looks(founding=4.0), "cities": (0.0, 0.0)}
    best = {**looks(founding=0.0), "cities": (10.0, 1.0)}
    [told] = reasons(gaia(), before, best, before)
    assert (told.term, told.points, told.ahead, told.hope) == ("cities", 10.0, 6.0, 4.0)
    keeps, lacked = sorted(reasons(gaia(), before, before, best), key=lambda reason: reason.lacks)
    assert (keeps.term, keeps.keeps, keeps.points) == ("founding", True, 4.0)
    assert (lacked.term, lacked.lacks, lacked.points) == ("cities", True, 10.0)
    dear = {**looks(founding=30.0), "cities": (0.0, 0.0)}
    [told] = [reason for reason in reasons(gaia(), before, best, dear) if reason.term == "cities"]
    assert told.hope == told.points, "of ten no more can be hoped for"


def test_a_fact_counts_as_a_player_sees_it() -> None:
    """Whatever the judgement makes of it; and beside what the other idea brings of it."""
    before, best, other = [{"goals": each} for each in ((0.0, 0.0), (13.0, 20.0), (6.0, 10.0))]
    [found] = reasons(gaia(), before, best, other)
    assert (found.points, found.theirs, found.ahead) == (20.0, 10.0, 7.0)


def test_a_fact_changes_by_what_there_is_of_it_alone() -> None:
    """What it is worth to the judgement may stay the same, or go the other way."""
    before, best, other = [{"goals": each} for each in ((4.0, 0.0), (3.0, 10.0), (4.0, 0.0))]
    [found] = reasons(gaia(), before, best, other)
    assert (found.points, found.keeps, found.lacks) == (10.0, False, False)


def test_of_what_changes_by_itself_only_what_parts_two_ideas_is_a_reason() -> None:
    """The others go on while one thinks."""
    before, best, other = [looks(**{RIVALS: points}) for points in (-4.0, -9.0, -11.0)]
    [found] = reasons(gaia(), before, best, other)
    assert (found.term, found.points, found.ahead) == (RIVALS, 2.0, 2.0)
    assert reasons(gaia(), before, best, best) == ()


def test_beside_an_answer_lie_those_with_one_choice_made_otherwise() -> None:
    prompt = Pick("keep", (BEAR, BEE, WOLF), 2, 2)
    assert [*beside(prompt, Picked((BEAR, WOLF)))] == [Picked((BEE, WOLF)), Picked((BEAR, BEE))]
    assert [*beside(Place("at", BEE, (3, 5)), Placed(5))] == [Placed(3)]


def test_what_is_passed_over_is_told_beside_the_only_thought() -> None:
    """Cards to part with are ranked, and one set of them is thought of: a hint says how near others come."""
    match = Match.new(games()["earth"], 2, "bury", {"mode": "standard"})
    while (prompt := match.prompt(0)) is None or prompt.ask != "bury":
        match.play(match.waiting[0], RandomBot(1).answer(match, match.waiting[0]))
    best, *others = advise(match.redealt(0, "bury"), 0, "bury")
    assert len(others) == 2
    assert all(prompt.allows(idea.answers[0]) and idea.behind >= 0 for idea in (best, *others))
    assert len({frozenset(idea.answers[0].options) for idea in (best, *others)}) == 3  # type: ignore[union-attr]


def test_what_only_another_idea_may_bring_is_as_doubtful_as_there() -> None:
    """Nobody knows which card it draws, whatever the best idea is sure of."""
    found = 0
    for seed in range(6):
        match = Match.new(games()["gaia"], 2, f"doubt/{seed}")
        match.play(match.waiting[0], Picked((Option("word", word="take"),)))
        seat = match.waiting[0]
        best, *others = advise(match.redealt(seat, "doubt"), seat, "doubt", "medium")
        drawing = [isinstance(idea.answers[0], Picked) and idea.answers[0].options[0].kind == "deck" for idea in others]
        for idea, draws in zip(others, drawing, strict=True):
            lacks = {reason.term: reason.perhaps for reason in idea.reasons if reason.lacks}
            own = {reason.term: reason.perhaps for reason in best.reasons if not reason.lacks and not reason.keeps}
            assert all(own[term] == perhaps for term, perhaps in lacks.items() if term in own)
            found += draws
    assert found


def test_an_idea_says_whether_more_is_asked_after_it() -> None:
    """Its reasons count that too: an action of Earth asks much."""
    match = Match.new(games()["gaia"], 2, "more")
    seat = match.waiting[0]
    ideas = advise(match.redealt(seat, "more"), seat, "more", "medium")
    assert not any(idea.goes_on for idea in ideas), "all of an action is in its answers"
    match = Match.new(games()["earth"], 2, "more", {"mode": "standard"})
    while (prompt := match.prompt(seat := match.waiting[0])) is None or prompt.ask != "action":
        match.play(seat, RandomBot(1).answer(match, seat))
    ideas = advise(match.redealt(seat, "more"), seat, "more", "medium")
    for idea in ideas:
        twin = match.redealt(seat, "more")
        twin.play(seat, idea.answers[0])
        assert idea.goes_on or seat not in twin.waiting
    assert any(idea.goes_on for idea in ideas)


def test_what_comes_before_any_choice_is_told_with_what_is_chosen_then() -> None:
    """A single domino that fits is no thought yet: where to lay it is."""
    found = 0
    for seed in range(4):
        match, bot = Match.new(games()["renature"], 2, f"forced/{seed}"), RandomBot(seed)
        renature = judgement("renature")
        assert renature is not None
        while match.waiting:
            seat = match.waiting[0]
            if len(answers := renature.answers(match, seat)) == 1 and isinstance(answers[0], Picked):
                after = match.redealt(seat, "forced")
                after.play(seat, answers[0])
                if after.agenda.seats[seat] and len(renature.answers(after, seat)) > 1 and not after.state.again:
                    best, *others = advise(match.redealt(seat, "forced"), seat, "forced", "medium")
                    plan = think("medium", match.redealt(seat, "forced"), seat, "forced")
                    assert best.answers[0] == plan.steps[0].answer == answers[0]
                    assert len(best.answers) > 1
                    assert all(idea.answers[1] != best.answers[1] for idea in others if len(idea.answers) > 1)
                    found += len(others)
            match.play(seat, bot.answer(match, seat))
    assert found


def test_what_most_of_a_later_lead_is_goes_its_way() -> None:
    found = 0
    for seed in range(3):
        match, bot = Match.new(games()["ecosystem"], 2, f"later/{seed}"), RandomBot(seed)
        for _ in range(24):
            match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
        seat = match.waiting[0]
        for idea in advise(match.redealt(seat, "later"), seat, "later", "medium"):
            if idea.then is not None:
                assert idea.then.ahead * idea.later > 0
                assert (idea.then.points * idea.later > 0) is not idea.then.lacks
                found += 1
    assert found


def test_victories_are_counted_where_all_deals_end() -> None:
    ends = [over(f"win/{number}") for number in range(4)]
    winners = [end.result.winners for end in ends if end.result]
    assert victories(Course([], ends, ends), 0) == (sum([0 in each for each in winners]), 4)
    assert victories(Course([], ends, [*ends, Match.new(games()["ecosystem"], 2, "win")]), 0) == (0, 0)
    assert victories(None, 0) == (0, 0)



def test_a_look_ahead_goes_on_where_a_deal_does_not_allow_the_answer() -> None:
    """The card that would be discarded is not drawn there: the hand has its limit all the same."""
    match = Match.new(games()["gaia"], 2, "limit")
    seat = match.waiting[0]
    match.state.hands[seat] = ["plain", "sea", "forest", "swamp", "desert", "mountain"]
    match.asked = [None, None]
    take, deck = Picked((Option("word", word="take"),)), Picked((Option("deck", word="nature"),))
    answers = (take, deck, Picked((Option("card", word="volcano"),)))
    end = ahead(gaia(), match, seat, answers)
    assert len(end.state.hands[seat]) == 6


def test_what_another_idea_changes_is_told_where_this_one_changes_hardly_anything() -> None:
    before, best, other = looks(elements=4.0), looks(elements=4.3), looks(elements=2.5)
    [found] = reasons(gaia(), before, best, other)
    assert (found.term, found.keeps, round(found.points, 1)) == ("elements", True, 1.8)


def test_a_hope_that_the_other_idea_uses_up_is_told_as_that() -> None:
    before = {**looks(founding=4.0), "cities": (0.0, 0.0)}
    best = {**looks(founding=6.0), "cities": (0.0, 0.0)}
    other = {**looks(founding=1.0), "cities": (10.0, 1.0)}
    [found] = [reason for reason in reasons(gaia(), before, best, other) if reason.term == "founding"]
    assert (found.points, found.theirs, found.used) == (2.0, -3.0, True)
