"""What a hint says of its ideas: what parts them, in points, so that it comes to what lies between them."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.talk.hints import told
from bot.talk.reader import Reader
from engine import Idea, Picked, Reason
from engine.games.gaia.options import CARD, TAKE
from tests.bot.club import Club

WON = "it ends the match, and you win"
GOAL = Reason("goals", 5.0, 1, 1, ahead=5.0)
CARDS = Reason("cards", 3.0, 1, 4, theirs=3.0)
TURN = Reason("turn", -2.0, -1, 0, ahead=-2.0)
NOTE = "-# Points are the bot’s own measure here: a meeple in a city is about ten."


@pytest.fixture
async def weighed(club: Club) -> Callable[..., list[str]]:
    """What a hint says of ideas with these reasons, each as the best and the next ones, below the idea itself."""
    await club.begin("gaia", "Ada", "Bela")
    session = club.client.services.sessions.live[1]
    session.match.state.hands[0] = ["plain", "sea"]
    session.match.asked = [None] * 2
    answers = [Picked((option,)) for option in (CARD["plain"], CARD["sea"], TAKE)]

    def lines(*ideas: Idea) -> list[str]:
        given = [replace(idea, answers=(answer,)) for idea, answer in zip(ideas, answers, strict=False)]
        return told(session, Reader("en-US", "light", 0), given).text.splitlines()[2:]

    return lines


def idea(*reasons: Reason, ahead: float = 0.0, later: float = 0.0, chance: float = 0.0) -> Idea:
    """One that is ahead by less than nothing is behind."""
    return Idea((), max(0.0, -ahead), reasons, ahead=ahead, later=later, chance=chance)


async def test_a_hint_says_in_what_an_idea_is_ahead_and_in_what_it_is_not(weighed: Callable[..., list[str]]) -> None:
    """And what the next idea brings as well, so that it comes to what is said to be between them."""
    assert weighed(
        idea(GOAL, CARDS, ahead=5.0), idea(TURN, CARDS, ahead=-6.0, later=-4.0), idea(ahead=-81.0, later=-80.0)
    ) == [
        "- +5 points for a meeple on a goal, where it is safe",
        "- +3 points for one more card in your hand (the next idea too)",
        "-# About 6 points less: Play sea; −2 points for the action, less when the bot looks ahead",
        "-# Far behind: Take a card; less when the bot looks ahead",
        NOTE,
    ]  # fmt: skip
    much, doubt = replace(CARDS, points=9.0, theirs=9.0), replace(GOAL, perhaps=True)
    fewer = replace(CARDS, points=1.0, ahead=-2.0)
    assert weighed(idea(doubt, much, ahead=5.0), idea(fewer, ahead=-2.0))[:3] == [
        "- +9 points for one more card in your hand (the next idea too)",
        "- perhaps +5 points for a meeple on a goal, where it is safe",
        "-# About 2 points less: Play sea; +1 point for one more card in your hand (the best idea +3 points)",
    ]
    for theirs, mark in ((5.0, " (the next idea +5 points)"), (1.0, " (the next idea +1 point)"), (0.4, "")):
        part = replace(CARDS, theirs=theirs, ahead=3.0 - theirs)
        assert f"- +3 points for one more card in your hand{mark}" in weighed(idea(part), idea())
    hope = replace(GOAL, points=10.0, hope=4.0, ahead=6.0)
    [line, *_] = weighed(idea(hope, ahead=6.0), idea(ahead=-6.0))
    assert line.endswith("where it is safe (the next idea still hopes for it: 4 points)")
    kept = replace(CARDS, theirs=0.0, ahead=3.0, keeps=True)
    assert weighed(idea(kept, ahead=3.0), idea(ahead=-3.0))[0] == "- keeps the 4 cards in your hand (3 points)"


async def test_a_hint_says_what_only_the_next_idea_has(weighed: Callable[..., list[str]]) -> None:
    lack, goal = Reason("cards", 2.0, 1, 4, lacks=True, ahead=-2.0), replace(GOAL, points=9.0, ahead=9.0)
    only = "only the best idea has +2 points for one more card in your hand"
    assert weighed(idea(goal, lack, ahead=7.0), idea(lack, ahead=-7.0)) == [
        "- +9 points for a meeple on a goal, where it is safe",
        "- only the next idea has +2 points for one more card in your hand",
        f"-# About 7 points less: Play sea; {only}, less in other things",
        NOTE,
    ]
    perhaps = weighed(idea(goal, replace(lack, perhaps=True), ahead=7.0), idea())
    assert perhaps[1] == "- only the next idea may have +2 points for one more card in your hand"


async def test_a_hint_says_where_the_rest_of_a_lead_comes_from(weighed: Callable[..., list[str]]) -> None:
    """Else its reasons do not come to what is said to be between the ideas."""
    for ahead, later, rest in (
        (9.0, 4.0, "When the bot looks ahead, about 4 points are added."),
        (9.0, 0.0, "Other things add about 4 points."),
        (9.0, 2.0, "Other things and later turns add about 4 points."),
        (0.0, -5.0, "When the bot looks ahead, about 5 points are lost."),
        (0.0, 1.0, "Other things take about 5 points."),
        (0.0, -2.0, "Other things and later turns take about 5 points."),
    ):
        assert weighed(idea(GOAL, ahead=ahead, later=later), idea())[1] == f"-# {rest}"
    assert weighed(idea(GOAL, ahead=6.0), idea())[1].startswith("-# About as good"), "it need not come out to the point"
    level = weighed(idea(GOAL, ahead=2.0, later=-3.0, chance=2.5), idea(TURN, ahead=-2.0, chance=2.5, later=3.0))
    assert level[1] == "-# When the bot looks ahead, it cannot tell the best idea and the next one apart."
    assert weighed(idea(ahead=2.0, later=2.0, chance=2.5), idea())[0] == "- about as good as the next idea"
    assert weighed(idea(TURN), idea())[:2] == [
        "- −2 points for the action", "-# Other things add about 2 points."
    ], "what only speaks against it is not left standing alone"  # fmt: skip
    assert weighed(idea(ahead=1.2, later=1.2), idea())[0] == "- When the bot looks ahead, about 1 point is added."
    assert weighed(idea(), idea())[0] == "- about as good as the next idea"


async def test_a_hint_says_what_most_of_it_is_that_shows_later(weighed: Callable[..., list[str]]) -> None:
    best = idea(GOAL, ahead=9.0, later=4.0)
    most = Reason("cards", 3.0, 1, ahead=3.0)
    met, not_met = replace(best, then=most), replace(best, then=replace(most, ahead=-3.0))
    theirs = replace(best, then=replace(most, points=-3.0, count=-1, lacks=True))
    said = "-# When the bot looks ahead, about 4 points are added"
    assert weighed(met, idea())[1] == f"{said}, above all +3 points for one more card in your hand."
    assert weighed(not_met, idea())[1] == f"{said}."
    others = "above all by what the next idea gets then: −3 points for the card that leaves your hand"
    assert weighed(theirs, idea())[1] == f"{said}, {others}."


async def test_a_hint_counts_victories_where_it_sees_the_end(weighed: Callable[..., list[str]]) -> None:
    best, other = replace(idea(GOAL, ahead=30.0), won=20, deals=24), replace(idea(ahead=-30.0), won=11, deals=24)
    said = "-# Played to its end in 24 deals of what is hidden, you win 20"
    assert weighed(best, other)[1] == f"{said}, with the next idea 11."
    assert weighed(best, idea(ahead=-30.0))[1] == f"{said}."
    assert weighed(best, replace(other, won=19))[1] == "-# Other things add about 25 points."


async def test_a_hint_tells_no_costs_where_nothing_else_is_weighed(weighed: Callable[..., list[str]]) -> None:
    assert weighed(idea(TURN)) == ["-# It has not weighed anything else here."]


async def test_a_hint_says_what_wins_at_once(weighed: Callable[..., list[str]]) -> None:
    wins, other = replace(idea(TURN), wins=True), idea(CARDS)
    assert weighed(other, wins)[-2:] == [f"-# About as good: Play sea; {WON}", NOTE]
    assert weighed(wins, other, wins) == [f"- {WON}", f"-# About as good: Take a card; {WON}"]


async def test_a_hint_says_so_where_another_idea_turns_out_to_be_better(weighed: Callable[..., list[str]]) -> None:
    """On more deals than those on which the best one was found."""
    lines = weighed(idea(GOAL, ahead=-3.0, chance=2.0), idea(TURN, ahead=3.0, chance=2.0))
    assert any(line.startswith("-# Perhaps 3 points better: Play sea; −2 points for the action") for line in lines)
    even = weighed(idea(GOAL, ahead=-3.0, chance=4.0), idea(CARDS, TURN, ahead=3.0, chance=4.0))
    assert any(line.startswith("-# About as good: Play sea") for line in even)
    much = weighed(idea(), idea(replace(TURN, points=-4.0, ahead=-4.0), ahead=-1.0, chance=4.0))
    assert "-# About 1 point less: Play sea; −4 points for the action, much the same when the bot looks ahead" in much


async def test_a_hint_says_what_the_other_idea_uses_up(weighed: Callable[..., list[str]]) -> None:
    used = replace(CARDS, theirs=-3.0, ahead=6.0, used=True)
    assert weighed(idea(used, ahead=6.0), idea(ahead=-6.0))[0].endswith("(the next idea uses up 3 points of it)")


async def test_a_hint_says_what_a_large_lead_counts(weighed: Callable[..., list[str]]) -> None:
    odds = "-# A lead as large as that also counts how likely it makes a victory."
    assert odds in weighed(idea(GOAL, ahead=20.0, later=12.0), idea(ahead=-20.0, later=-12.0))
    assert odds not in weighed(idea(GOAL, ahead=3.0, later=4.0), idea(ahead=-3.0, later=4.0))
