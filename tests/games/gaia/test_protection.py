"""RULES.md, 10.12 to 10.16: the moment in which an element can be cancelled, and what it must not show."""

from typing import Any

import pytest

import render
from engine import CHANGE, Event, IllegalAnswer, Match, Option, Picked, Text
from engine.games.gaia.options import HEED, PASS, PROTECT
from engine.games.gaia.state import Goal
from tests.render.shots import say

from .table import Table

ON = {"elements": "on"}


def cast(hands: dict[int, list[str]], seats: int = 4, **given: object) -> Table:
    """Seat 0 turns H8 into a swamp, if nobody cancels it."""
    table = Table("ps", seats=seats, hand=["rain", "sea"], hands=hands, options=ON, **given)  # type: ignore[arg-type]
    table.play(0, "play", "rain")
    return table


def test_everyone_who_might_answers_under_seal() -> None:
    """10.12 Protection cancels an Element just played. Everyone else with an Element card in hand answers under seal,
    whatever it is, and may change the answer until the last one is given.
    """
    table = cast({1: ["protection"], 2: ["sun", "sea"], 3: ["plain"]})
    match = table.match
    assert match.waiting == [1, 2], "seat 3 has no Element"
    assert table.options(1) == ["pass", "protect"]
    assert table.options(2) == ["pass"], "asked all the same"
    with pytest.raises(IllegalAnswer):
        match.play(2, Picked((PROTECT,)))

    assert match.asides(1) == (), "not while being asked"
    sealed = table.play(1, "protect")
    assert [event.args for event in sealed] == [()], "the table hears only that there is an answer"
    assert table.land("H8") == "plain"
    assert match.asides(1) == (CHANGE,)
    assert CHANGE not in match.asides(0)
    match.play(1, Picked((CHANGE,)))
    assert match.waiting == [1, 2]
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.land("H8") == "swamp"
    assert CHANGE not in match.asides(1)


def test_the_first_in_turn_order_pays() -> None:
    """10.13 Of several who protect, the first in turn order pays the card; it lies in front of them. The others keep
    theirs unseen.
    """
    table = cast({1: ["sun"], 2: ["protection", "sea"], 3: ["protection"]})
    table.play(3, "protect")
    table.play(1, "pass")
    told = table.play(2, "protect")
    assert [(event.kind, event.seat) for event in told][:2] == [("sealed", 2), ("protected", 2)]
    assert told[1].reveals
    assert table.land("H8") == "plain"
    assert table.state.hands[2:] == [["sea"], ["protection"]]
    assert table.state.played[2] == ["protection"]
    assert not table.state.sealed


def test_a_cancelled_element_stays() -> None:
    """10.14 A cancelled Element stays in front of its player and counts for goals."""
    table = cast({1: ["protection"]}, played=["sun", "sun", "tornado"], goals=["eeee"])
    table.play(1, "protect")
    assert table.state.played[0] == ["sun", "sun", "tornado", "rain"]
    assert table.options(0) == ["eeee", "keep"]


@pytest.mark.parametrize(("answer", "owner"), [("eeee", 0), ("keep", 1)])
def test_the_cancelled_player_claims_first(answer: str, owner: int) -> None:
    """10.15 If both could claim a goal then, the cancelled player comes first."""
    table = cast({1: ["protection"]}, played=["sun", "sun", "tornado"], goals=["eeee"])
    table.state.played[1] = ["sun", "rain", "rain"]
    table.play(1, "protect")
    assert table.match.waiting == [0]
    table.play(0, answer)
    if answer == "keep":
        assert table.options(1) == ["eeee", "keep"]
        table.play(1, "eeee")
    assert table.state.goals == [Goal("eeee", owner)]
    assert table.match.waiting == [0]
    assert table.state.left == 1


def test_protection_is_nothing_by_itself() -> None:
    """10.16 Protection cannot be played in any other way, and does not cancel a Protection."""
    assert Table("ps", hand=["protection"], options=ON).playable(0) == [], "only taking is left"
    table = cast({1: ["protection"], 2: ["sun"]})
    table.state.hands[0].append("protection")
    table.play(1, "protect")
    table.play(2, "pass")
    assert table.match.waiting == [0], "nobody is asked about the Protection"
    assert table.land("H8") == "plain"


def test_answering_once_for_all() -> None:
    """10.17 You may answer once for all; you are then asked again only when an Element would hurt you and the answer
    was given for one that did not. To all others it looks like an answer given by hand, and like one it shows at once.
    (House rule.)
    """
    terms = cast({1: ["protection"], 2: ["sun"]}).match.standing(1)
    assert terms is not None
    assert (terms.key, terms.knows, terms.unseen) == ("protect", "", True)
    cities: dict[str, tuple[str, tuple[int, ...]]] = {"I8": ("Millbrook", (1,))}
    table = Table("fps", seats=3, hand=["lightning", "sea"], hands={1: ["protection"]}, cities=cities, options=ON)
    table.play(0, "play", "lightning")
    hurt = table.match.standing(1)
    assert hurt is not None
    assert (hurt.key, hurt.knows) == ("protect", "own")


def test_what_was_said_ahead_in_an_older_match_holds_until_it_is_taken_back() -> None:
    given = {1: ["protection"], 2: ["sun"]}
    table = Table("ps", seats=3, hand=["rain", "sea"], hands=given, options=ON)
    match = table.match
    table.state.waived.append(1)
    assert match.view(1).waived
    table.play(0, "play", "rain")
    assert match.waiting == [2]
    assert match.asides(1) == (CHANGE, HEED)
    match.play(1, Picked((CHANGE,)))
    table.play(1, "protect")
    table.play(2, "pass")
    assert table.land("H8") == "plain", "the answer could still be changed"
    match.play(1, Picked((HEED,)))
    assert not match.view(1).waived
    assert match.asides(1) == ()


def test_nobody_tries_out_who_lets_it_pass() -> None:
    """Once an Element is played it shows who is not asked; so it is final, whether or not somebody said it ahead."""
    for ahead in ((), (1,)):
        table = Table("ps", seats=3, hand=["rain", "sea"], hands={1: ["protection"]}, options=ON)
        for seat in ahead:
            table.state.waived.append(seat)
        assert table.play(0, "play", "rain")[0].reveals
    nobody = Table("ps", seats=3, hand=["rain", "sea"], hands={1: ["sea"]}, options=ON)
    assert not any(event.reveals for event in nobody.play(0, "play", "rain")), "nobody could answer it"


def test_all_have_said_it_ahead() -> None:
    table = Table("ps", seats=3, hand=["rain", "sea"], hands={1: ["protection"]}, options=ON)
    table.state.waived.append(1)
    told = table.play(0, "play", "rain")
    assert [event.kind for event in told] == ["cast-at", "sealed", "unopposed", "turned"]
    assert table.land("H8") == "swamp"


def test_a_protector_may_win_in_someone_elses_turn() -> None:
    table = cast({1: ["protection"]}, goals=["eeee"])
    table.state.played[1] = ["sun", "rain", "rain"]
    table.state.meeples[1] = 1
    table.play(1, "protect", "eeee")
    assert table.match.waiting == []
    assert table.match.result is not None
    assert table.match.result.winners == (1,)


def seen(match: Match, seat: int | None) -> tuple[object, ...]:
    """All that a reader gets to see of the moment: also in the pictures and their words."""
    view: Any = match.view(seat)
    shown = [(render.describe(view, scene), scene) for scene in render.scenes(view)]
    asked = () if seat is None else (match.prompt(seat), match.asides(seat), match.count(seat))
    coming = () if seat is None else match.ahead(seat)
    return view, shown, asked, coming, match.waiting, match.agenda.beats


def heard(told: list[Event], reader: int | None) -> list[tuple[Text, bool, bool]]:
    return [(event.text("gaia", reader), event.reveals, event.quiet) for event in told]


def answered(hand: str, *, ahead: bool) -> tuple[Table, list[Event]]:
    """Rain was played, and seat 1 with that card has let it pass: by hand or because it has said so ahead."""
    given = {1: [hand], 2: ["sun"], 3: ["plain"]}
    table = Table("ps", seats=4, hand=["rain", "sea"], hands=given, options=ON)
    if ahead:
        table.state.waived.append(1)
    told = table.play(0, "play", "rain")
    return table, told if ahead else told + table.play(1, "pass")


@pytest.mark.parametrize("hand", ["protection", "sun"])
def test_said_ahead_looks_like_said_by_hand(hand: str) -> None:
    """Nobody else can tell the order from an answer: not by who is waited for, nor by what is shown, told and drawn."""
    (by_hand, told), (by_order, same) = answered(hand, ahead=False), answered(hand, ahead=True)
    others: tuple[int | None, ...] = (None, 0, 2, 3)
    for reader in others:
        assert seen(by_order.match, reader) == seen(by_hand.match, reader)
    for reader in (*others, 1):
        assert heard(same, reader) == heard(told, reader)
    table: Any = by_hand.match.view(None), by_order.match.view(None)
    drawn = [render.picture(view, render.Scene("table"), names=("A", "B", "C", "D"), say=say) for view in table]
    assert drawn[0] == drawn[1]

    told, same = [table.match.play(1, Picked((CHANGE,))) for table in (by_hand, by_order)]
    for reader in others:
        assert seen(by_order.match, reader) == seen(by_hand.match, reader)
        assert heard(same, reader) == heard(told, reader)
    for table in (by_hand, by_order):
        table.play(1, "pass")
    told, same = by_hand.play(2, "pass"), by_order.play(2, "pass")
    for reader in others:
        assert seen(by_order.match, reader) == seen(by_hand.match, reader)
        assert heard(same, reader) == heard(told, reader)


@pytest.mark.parametrize("answer", ["pass", "protect"])
def test_nothing_shows_who_holds_one(answer: str) -> None:
    """Whether seat 1 holds a Protection, and what it answered, is the same to all the others."""
    with_it = cast({1: ["protection"], 2: ["sun"]})
    without = cast({1: ["sun"], 2: ["sun"]})
    for reader in (None, 0, 2, 3):
        assert seen(with_it.match, reader) == seen(without.match, reader)
    told = with_it.play(1, answer)
    same = without.play(1, "pass")
    for reader in (None, 0, 2, 3):
        assert seen(with_it.match, reader) == seen(without.match, reader)
        assert [event.text("gaia", reader) for event in told] == [event.text("gaia", reader) for event in same]


def test_an_answer_out_of_turn_is_refused() -> None:
    table = cast({1: ["protection"]})
    for option in (PASS, PROTECT, CHANGE, Option("word", word="take")):
        with pytest.raises(ValueError, match="seat 0 is not asked"):
            table.match.play(0, Picked((option,)))
