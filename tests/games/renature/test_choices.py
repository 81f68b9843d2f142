"""What is offered, in which order, and what it says it would bring; and how much of a match can be placed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.talk.parameters import carry_out
from engine import Match, Option, Picked, Placed, RandomBot, Text, choices, text
from engine.bots import guess
from engine.games.renature.hints import scored
from engine.games.renature.options import PLANT
from engine.games.renature.state import PLANTS
from engine.text import Arg
from tests.contract.test_texts import say

from .banks import GAME, animal, ask, cell, domino, lay, match, pick, pick_cell, place, position, word

HAND = ["snail-turtle", "owl-owl", "fox-owl"]


def hints(table: Match, seat: int) -> dict[str, tuple[str, dict[str, Arg]]]:
    prompt = table.prompt(seat)
    assert prompt is not None
    found = {}
    for option in choices(prompt):
        if hint := table.hint(seat, option):
            found[option.key] = (hint.id.removeprefix("renature-hint-"), dict(hint.args))
    return found


def test_a_place_says_what_it_would_complete() -> None:
    table = match()
    laid = ["fox-badger B1 B2", "badger-frog B3 C3", "snail-snail A6 B6"]
    position(table, laid=laid, hand=HAND, joker="squirrel", clouds=0)
    table.play(0, pick("snail-turtle"))
    found = hints(table, 0)
    here = f"cell.{cell('A5')}.0"
    nobody = text("renature-area-nobody", area="A1", yet=1, equal=0)
    assert found[here] == ("completes", {
        "areas": "A1", "count": 1, "outcomes": (nobody,), "cells": 2, "own": 0, "others": 0, "seats": 2,
        "most": 6, "more": 1,
    })  # fmt: skip
    assert all(kind == "beside" for key, (kind, _) in found.items() if key != here)
    before = table.save()
    hints(table, 0)
    assert table.save() == before


def test_a_plant_says_what_it_would_bring() -> None:
    table = match()
    position(table, hand=HAND, clouds=0, plants={"D1": "black bush", "D2": "black turf"})
    lay(table, "fox-owl", "B1", "B2")
    found = hints(table, 0)
    best = {"least": 1, "same": 0, "cell": "C1", "count": 0, "outcomes": (), "open": 1, "area": "C1", "others": 3}
    assert found[PLANT[0].key] == ("plant", {"most": 2, "own": 1, **best})
    assert found[PLANT[3].key] == ("plant", {"most": 3, "own": 4, **best})
    table.play(0, Picked((PLANT[3],)))
    brings = {key: args["points"] for key, (_, args) in hints(table, 0).items()}
    assert brings == {f"cell.{cell(name)}.": n for name, n in (("A1", 1), ("A2", 1), ("C1", 3), ("C2", 3))}
    table.play(0, Placed(cell("C1")))
    assert table.state.tally[0][PLANTS] == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_said_is_what_then_happens(seats: int) -> None:
    """The areas that a place completes, and the points and clouds of a cell."""
    completing = 0
    for seed in range(6):
        table, bot = Match.new(GAME, seats, f"said {seed}"), RandomBot(seed)
        expected: list[str] | None = None  # areas, where the place was chosen and so something was said of it
        taken: list[Arg] = []
        while table.waiting:
            seat, said = table.waiting[0], hints(table, table.waiting[0])
            asked, answer = ask(table, seat), bot.answer(table, seat)
            if asked == "domino":
                assert expected is None or taken == expected
                expected, taken = None, []
            news = table.play(seat, answer)
            events = {event.kind: dict(event.args) for event in news}
            taken += [dict(event.args)["area"] for event in news if event.kind == "token"]
            if isinstance(answer, Placed):
                _, args = said[f"cell.{answer.spot}.{answer.turn if asked == 'at' else ''}"]
                if asked == "at":
                    expected = str(args.get("areas", "")).replace(",", "").split()
                    completing += len(expected)
                else:
                    assert args["points"] == events["planted"]["points"]
                    assert bool(args["lost"]) if ask(table, seat) == "gather" else found(args) == found(events)
            elif answer == word("gather"):
                assert found(said["word.0.gather"][1])[0] == found(events)[0]
    assert completing


def found(said: dict[str, Any]) -> tuple[Any, Any]:
    """Clouds that find room and clouds that are lost, from a hint or from what happened."""
    clouds = said.get("gathered", said)
    return clouds.get("kept", clouds.get("count", 0)), clouds.get("lost", 0)


@pytest.mark.parametrize(
    ("purse", "cloud", "lost"),
    [
        (6, "room for none of its 2 clouds", "2 clouds are lost"),
        (5, "room for 1 of its 2 clouds", "1 cloud is lost"),
        (4, "2 clouds", ""),
        (0, "2 clouds", ""),
    ],
)
def test_a_cell_promises_no_clouds_that_find_no_room(purse: int, cloud: str, lost: str) -> None:
    table = match()
    position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "owl-owl"], clouds=purse)
    lay(table, "fox-frog", "C14", "D14")
    table.play(0, Picked((PLANT[0],)))
    then = "then area A12 (8 for most, 4 for second; you 1)"
    assert words(table, Option("cell", cell("C13"))) == f"1 point, {cloud}; {then}"
    table.play(0, Placed(cell("C13")))
    assert ask(table, 0) != "gather" or words(table, word("gather").options[0]) == lost
    assert (ask(table, 0) == "gather") == bool(lost)


def test_a_place_promises_no_planting_to_who_has_no_plant_left() -> None:
    table = match()
    state = position(table, hand=HAND, joker="squirrel", clouds=0)
    table.play(0, pick("fox-owl"))
    there = next(option for option in choices(table.prompt(0)) if option.id == cell("B1"))  # type: ignore[arg-type]
    assert "cells to plant" in words(table, there)
    state.slots[0] = [0] * 8
    assert words(table, there) == "nothing to plant there"
    table.play(0, Placed(there.id, int(there.word)))
    assert ask(table, 0) != "plant"


@pytest.mark.parametrize(
    ("plants", "points"),
    [
        ({"A1": "white turf"}, "5 points"),  # alone: main and secondary
        ({"A1": "white turf", "A2": "black bush"}, "2 points"),
        ({"A1": "white bush", "A2": "black turf"}, "3 points"),
        ({"A1": "white bush", "A2": "black bush", "A3": "neutral turf"}, "no points"),  # equals cancel out
        ({"A1": "white bush", "A2": "black bush", "D1": "white turf"}, "no points"),
    ],
)
def test_scoring_says_what_it_would_bring(plants: dict[str, str], points: str) -> None:
    table = match()
    laid = ["fox-badger B1 B2", "badger-frog B3 C3", "snail-snail A6 B6"]
    state = position(table, laid=laid, hand=HAND, joker="squirrel", clouds=0, plants=plants)
    there = state.copy()
    there.lay(domino("snail-turtle"), place("snail-turtle", "A5", "A4"))
    assert say(scored(there, 0)) == f"area A1, {points} for you"
    before = sum(state.tally[0])
    lay(table, "snail-turtle", "A5", "A4")
    if ask(table, 0) == "plant":
        table.play(0, word("skip"))
    gained = sum(state.tally[0]) - before
    assert gained == int("0" if points.startswith("no") else points.split(maxsplit=1)[0])


def words(table: Match, option: Option) -> str:
    hint = table.hint(0, option)
    assert hint is not None
    return say(hint)


@pytest.mark.parametrize(("clouds", "end"), [(2, {}), (6, {"end": "word.0.done"})])
def test_one_line_plays_a_whole_turn(clouds: int, end: dict[str, str]) -> None:
    """It ends like one that is pressed: by itself, or where another turn could be paid for, when that is answered."""
    table = match()
    position(table, hand=HAND, clouds=clouds)
    verb = next(verb for verb in GAME.meta.verbs if verb.name == "play")
    given = {"domino": "owl-fox", "at": f"cell.{cell('B1')}.2", "plant": "oak", "in": "C1"}
    asked = carry_out(table, 0, verb, given, label)
    assert ask(asked.match, 0) == ("end" if end else "")
    done = carry_out(table, 0, verb, given | end, label)
    assert done.match.waiting == [1]
    assert table.waiting == [0]
    for answer in done.answers:
        table.play(0, answer)
    assert table.state.tally[0][PLANTS] == 1
    assert table.waiting == [1]


def test_one_line_loses_no_clouds_unasked() -> None:
    table = match()
    position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "owl-owl"], clouds=6)
    verb = next(verb for verb in GAME.meta.verbs if verb.name == "play")
    given = {"domino": "fox-frog", "at": f"cell.{cell('C14')}.1", "plant": "turf", "in": "C13"}
    done = carry_out(table, 0, verb, given, label)
    assert ask(done.match, 0) == "gather"
    assert done.match.state.sky == table.state.sky


@pytest.mark.parametrize(
    ("verb", "given"), [("joker", {"animal": "owl"}), ("again", {}), ("discard", {"discard": "owl-owl"})]
)
def test_other_commands(verb: str, given: dict[str, str]) -> None:
    table = match()
    position(table, hand=HAND, clouds=6)
    found = next(known for known in GAME.meta.verbs if known.name == verb)
    done = carry_out(table, 0, found, given, label)
    assert done.answers[0] == word(verb)
    assert done.match.state != table.state


def label(option: Option) -> str:
    """Short names without a language."""
    message = GAME.label(option)
    parts = [arg.id.removeprefix("renature-") if isinstance(arg, Text) else str(arg) for _, arg in message.args]
    return "-".join(parts) if parts else message.id.removeprefix("renature-")


def played(seats: int, seed: int) -> Iterator[Match]:
    """Random, but nobody discards what could be laid, and a joker is bought where that helps."""
    table, chance = Match.new(GAME, seats, f"placing {seed}"), Random(seed)
    while table.waiting:
        yield table
        seat, state = table.waiting[0], table.state
        prompt = table.prompt(seat)
        assert prompt is not None
        options = choices(prompt)
        if prompt.ask == "end":
            table.play(seat, word("done"))
        elif prompt.ask != "domino":
            table.play(seat, guess(prompt, chance.random))
        elif len(options) > 1:
            table.play(seat, Picked((chance.choice(options[:-1]),)))
        else:
            jokers = [j for j in state.land.jokers if any(state.waters.fits(j.id, d) for d in state.hands[seat])]
            if jokers and state.purse[seat] >= 2:
                table.play(seat, word("joker"))
                table.play(seat, Picked((chance.choice(jokers),)))
            else:
                table.play(seat, word("discard"))
    yield table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nearly_all_dominoes_can_be_placed(seats: int) -> None:
    """At least 95 % on average, and never more places to choose from than a menu holds."""
    laid = lost = 0
    for seed in range(40):
        for table in played(seats, seed):
            if table.waiting and ask(table, table.waiting[0]) == "at":
                prompt = table.prompt(table.waiting[0])
                assert prompt is not None
                assert len(choices(prompt)) <= 25
        laid += len(table.state.laid)
        lost += len(table.state.away)
    assert laid / (laid + lost) >= 0.95


def test_a_plant_to_take_back_says_its_name_its_price_and_what_is_left_there() -> None:
    table = match()
    position(table, hand=HAND, clouds=6, plants={"D1": "white bush", "D2": "neutral oak"})
    table.play(0, word("return"))
    said = {name: words(table, pick_cell(name).options[0]) for name in ("D1", "D2")}
    assert said == {
        "D1": "Bush, costs 2 clouds; then area C1 (4 for most, 2 for second; neutral 4)",
        "D2": "Neutral oak, costs 4 clouds; then area C1 (4 for most, 2 for second; you 2)",
    }


def test_a_domino_chosen_in_secret_is_dealt_anew() -> None:
    """Also while its owner spends clouds between choosing it and laying it."""
    table = match(3)
    position(table, hand=HAND, clouds=6)
    table.play(0, pick("fox-owl"))
    table.play(0, word("joker"))
    for seed in range(20):
        twin = table.redealt(1, str(seed))
        twin.play(0, animal("snail"))
        assert ask(twin, 0) == "domino"
        prompt = twin.prompt(0)
        assert prompt is not None
        assert {option.id for option in choices(prompt)[:-1]} <= set(twin.state.hands[0])
        assert table.redealt(0, str(seed)).agenda == table.agenda


def test_what_lies_ahead() -> None:
    def ahead() -> list[str]:
        found = table.ahead(0)
        return [message.id.removeprefix("renature-ahead-") for message in found]

    table = match()
    position(table, hand=HAND, clouds=6)
    assert ahead() == ["place", "plant", "score", "draw"]
    lay(table, "fox-owl", "B1", "B2")
    assert ahead() == ["cell", "draw"]  # nothing is completed
    table.play(0, word("skip"))
    assert (ask(table, 0), ahead()) == ("end", [])
    table = match()
    position(table, hand=HAND, clouds=0)
    table.play(0, word("discard"))
    assert ahead() == ["draw"]
    assert table.ahead(1) == ()
    table = match()
    state = position(table, hand=HAND, clouds=3)
    table.play(0, word("again"))
    assert ahead() == ["place", "plant", "score", "draw", "again"]
    state.box += state.stocks[0]
    state.stocks[0] = []
    assert ahead() == ["place", "plant", "score", "again"]  # nothing to draw


def test_spending_clouds_changes_nothing_of_what_lies_ahead() -> None:
    """Also between choosing to discard and discarding, where neither planting nor scoring comes any more."""
    table = match()
    position(table, hand=HAND, clouds=6, plants={"D1": "white bush"})
    for answer in (None, word("discard")):
        if answer is not None:
            table.play(0, answer)
        before = table.ahead(0)
        for spending, then in (("joker", animal("snail")), ("return", pick_cell("D1"))):
            twin = table.copy()
            twin.play(0, word(spending))
            assert twin.ahead(0) == before
            twin.play(0, then)
            assert twin.ahead(0) == before
