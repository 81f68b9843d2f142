"""Who may vote and what decides, without a table."""

import pytest

from bot.table.votes import End, Kick, Late, Matter, Pause, Resume, Undo, choices, decided, voices

ADA, BELA, CHIDI, DORA = 11, 12, 13, 14
PEOPLE = {0: ADA, 1: BELA, 2: CHIDI, 4: DORA}
LATE, KICK = Late(1, 0.0), Kick(1, BELA)


@pytest.mark.parametrize("matter", [Undo(3, 7, 0), End(), Pause(), Resume()])
def test_what_concerns_all_needs_everyone_and_one_refusal_ends_it(matter: Matter) -> None:
    everyone = voices(matter, PEOPLE, frozenset({1}))
    assert everyone == {ADA, BELA, CHIDI, DORA}
    said = {ADA: "agree", BELA: "agree", CHIDI: "agree"}
    assert decided(matter, everyone, said) is None
    assert decided(matter, everyone, {**said, DORA: "agree"}) == "agree"
    assert decided(matter, everyone, {CHIDI: "refuse"}) == "refuse"
    assert decided(matter, everyone, {**said, 99: "refuse"}) is None, "a stranger says nothing"
    assert decided(matter, frozenset(), said) is None, "nobody decides nothing"


def test_about_the_late_those_decide_who_are_not_late_by_majority() -> None:
    able = voices(LATE, PEOPLE, frozenset({1, 2}))
    assert able == {ADA, DORA}
    assert decided(LATE, able, {ADA: "keep"}) is None, "half is no majority"
    assert decided(LATE, able, {ADA: "keep", DORA: "wait"}) is None
    assert decided(LATE, able, {ADA: "keep", DORA: "keep"}) == "keep"
    assert decided(LATE, able, {ADA: "keep", CHIDI: "keep"}) is None, "who is late does not count"
    assert decided(LATE, frozenset({ADA}), {ADA: "once"}) == "once", "of two, the one who waits decides"


def test_who_is_late_says_nothing_about_himself_and_a_lone_player_is_never_voted_out() -> None:
    assert voices(LATE, {1: BELA}, frozenset({1})) == frozenset()
    assert BELA not in voices(LATE, PEOPLE, frozenset())
    assert decided(LATE, frozenset(), {BELA: "keep"}) is None


def test_skipping_is_offered_only_where_the_rules_allow_it() -> None:
    assert "skip" not in choices(LATE)
    assert choices(LATE, skip=True) == ("wait", "once", "keep", "open", "skip")


def test_of_two_neither_can_throw_out_the_other() -> None:
    two = voices(KICK, {0: ADA, 1: BELA}, frozenset())
    assert decided(KICK, two, {ADA: "agree"}) is None
    assert decided(KICK, two, {ADA: "agree", BELA: "refuse"}) == "refuse"
    alone = voices(KICK, {0: ADA, 1: BELA}, frozenset({1}))
    assert decided(KICK, alone, {ADA: "agree"}) == "agree", "who is late can be"


def test_a_kick_is_refused_as_soon_as_it_can_no_longer_succeed() -> None:
    four = voices(KICK, PEOPLE, frozenset())
    assert decided(KICK, four, {ADA: "agree", CHIDI: "agree"}) is None
    assert decided(KICK, four, {ADA: "agree", CHIDI: "agree", DORA: "agree"}) == "agree"
    assert decided(KICK, four, {ADA: "agree", BELA: "refuse", CHIDI: "refuse"}) == "refuse"
