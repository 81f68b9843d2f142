"""What is said beforehand of areas that a domino completes: who gets their points, by which plant and on which cell."""

import pytest

from bot.speech import brief, languages, named, speaker
from bot.talk.controls import SHORT
from engine import Match, Option, Picked, Placed, RandomBot, answer, choices, text
from engine.games.renature.state import MAIN, PLANTS, SECOND
from tests.contract.test_texts import say

from .banks import GAME, ask, cell, lay, match, pick, pick_cell, plant, position, word

NAMES = ("Ada", "Bela", "Cleo", "Dan")
LAID = ["fox-owl B1 B2", "owl-frog B3 C3", "snail-snail A6 B6"]
SKIP = word("skip").options[0]


def about_to_plant(plants: dict[str, str]) -> Match:
    """Seat 0 has completed area A, A1 to A3, by a snail and a turtle on A5 and A4."""
    table = match()
    position(table, laid=LAID, hand=["snail-turtle", "owl-owl"], joker="squirrel", plants=plants, clouds=0)
    lay(table, "snail-turtle", "A5", "A4")
    return table


def told(table: Match, option: Option) -> tuple[str, str | None]:
    hint = table.hint(0, option)
    assert hint is not None
    return say(named(hint, NAMES)), brief(named(hint, NAMES), "en")


def warned(table: Match, option: Option) -> str:
    prompt = table.prompt(0)
    assert prompt is not None
    given = answer(prompt, (option,))
    assert given is not None
    found = table.waste(0, given)
    return say(found) if found else ""


def test_a_cell_tells_what_the_completed_area_brings_with_it() -> None:
    table = about_to_plant({})
    table.play(0, plant("turf"))
    inside, outside = (pick_cell(name).options[0] for name in ("A3", "B5"))
    assert told(table, inside) == ("1 point, area A1 (you +5)", "+6")
    open_ = "then area C4 (9 for most, 5 for second; you 1)"
    assert told(table, outside) == (f"1 point, area A1 (nobody gets points); {open_}", "+1")
    assert warned(table, inside) == ""
    assert warned(table, outside) == (
        "Area A1 is completed now, and like this you get nothing from it. Turf on A3 would get you 5 points there."
    )


def test_a_hint_says_why_a_larger_figure_is_not_all() -> None:
    """The same where the plant is chosen and where its cell is; nothing where no figure is larger."""
    table = about_to_plant({})
    inside, outside = Placed(cell("A3")), Placed(cell("B5"))
    found = table.tempting(0, [plant("oak"), outside])
    assert found is not None
    assert say(found).startswith("Turf on A3 shows more (+6)."), "another plant too"
    assert table.tempting(0, [plant("turf")]) is None, "where it goes is not said"
    assert table.tempting(0, [word("skip")]) is None
    table.play(0, plant("turf"))
    found = table.tempting(0, [outside])
    assert found is not None
    assert say(found).startswith("Turf on A3 shows more (+6). A figure counts what comes at once; ")
    assert table.tempting(0, [inside]) is None


def test_a_plant_tells_what_the_completed_area_brings_at_best() -> None:
    table = about_to_plant({"A1": "black turf", "A2": "black bush"})
    assert told(table, plant("turf").options[0]) == ("4 points at best, on A3: area A1 (Bela +3, you +2)", "+1–4")
    assert told(table, plant("oak").options[0]) == ("6 points at best, on A3: area A1 (you +3, Bela +2)", "+1–6")
    assert told(table, plant("pine").options[0]) == (
        "3 points at best, on A3: area A1 (equals cancel out, nobody gets points)", "+1–3"
    )
    assert told(table, SKIP) == (
        "area A1 (Bela +5); plants left at the end cost what they are worth", "±0"
    )
    oak = "Area A1 is completed now, and like this you get nothing from it. Oak on A3 would get you 3 points there."
    assert warned(table, plant("pine").options[0]) == warned(table, SKIP) == oak
    assert warned(table, plant("oak").options[0]) == warned(table, plant("turf").options[0]) == ""


def test_nothing_is_lost_where_the_area_is_the_seats_anyway() -> None:
    table = about_to_plant({"A1": "white oak"})
    assert warned(table, SKIP) == "You could plant here for 2 points. Plants left at the end cost what they are worth."
    assert told(table, SKIP)[1] == "+5"
    assert {warned(table, option) for option in choices(table.prompt(0))[:-1]} == {""}  # type: ignore[arg-type]


def test_a_place_tells_who_gets_the_area_as_it_stands() -> None:
    table = match()
    plants = {"A1": "white bush", "A2": "black turf"}
    position(table, laid=LAID, hand=["snail-turtle", "owl-owl"], joker="squirrel", plants=plants, clouds=0)
    said, button = told(table, pick("snail-turtle").options[0])
    assert said.endswith(" at once on A5 and A4, can complete area A1 (as it stands: you +3, Bela +2)")
    assert button == "8 places, up to +7, completes A1"
    table.play(0, pick("snail-turtle"))
    here = next(o for o in choices(table.prompt(0)) if o.id == cell("A5") and o.word == "0")  # type: ignore[arg-type]
    said = "completes area A1 (as it stands: you +3, Bela +2), 2 cells to plant, up to +7 in all with a plant there"
    assert told(table, here) == (said, "completes A1, +3, rival +2; planting +7")


@pytest.mark.parametrize(
    ("plants", "brief", "tone"),
    [
        ({}, "completes A1; planting +6", "good"),
        ({"A1": "white turf"}, "completes A1, you +5; planting +7", "good"),
        ({"A1": "black turf"}, "completes A1, rival +5; planting +5", "plain"),
        ({"A1": "white turf", "A2": "black bush"}, "completes A1, +2, rival +3; planting +8", "plain"),
    ],
)
def test_a_place_does_not_hide_what_it_brings_the_others(plants: dict[str, str], brief: str, tone: str) -> None:
    table = match()
    position(table, laid=LAID, hand=["snail-turtle", "owl-owl"], joker="squirrel", plants=plants, clouds=0)
    table.play(0, pick("snail-turtle"))
    here = next(o for o in choices(table.prompt(0)) if o.id == cell("A5") and o.word == "0")  # type: ignore[arg-type]
    assert told(table, here)[1] == brief
    assert table.tone(0, here) == tone


def test_what_a_place_brings_is_never_cut_from_its_button() -> None:
    figures = {"own": 12, "others": 13, "most": 15, "more": 1, "cells": 2, "seats": 4}
    for count in (1, 2):
        hint = text("renature-hint-completes", areas="A1", count=count, outcomes="", **figures)
        assert len(f"H · N14-N15: {brief(hint, 'en')}") <= SHORT


@pytest.mark.parametrize("language", sorted(languages()))
def test_how_strong_one_would_be_is_never_cut_from_a_plant(language: str) -> None:
    said = speaker(language)(text("renature-worth", plant=text("renature-neutral-turf"), value=1))
    figures = {"same": 0, "least": 1, "most": 12, "open": 1, "own": 12, "others": 13, "count": 0}
    hint = text("renature-hint-plant", area="K10", cell="", **figures)
    assert len(f"{said}: {brief(hint, language)}") <= SHORT


def test_a_plant_that_brings_the_same_everywhere_promises_no_best_cell() -> None:
    table = match()
    position(table, hand=["fox-owl", "owl-owl"], clouds=0)
    lay(table, "fox-owl", "B1", "B2")
    assert told(table, plant("oak").options[0]) == (
        "1 point wherever it grows; in area A1 you are then 4 strong, the strongest other 0", "+1, you 4 to 0 in A1"
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_told_are_the_points_that_come(seats: int) -> None:
    """Of cells and of planting nothing, wherever no plant is taken back before the areas are scored."""
    seen = 0
    for seed in range(6):
        table, bot = Match.new(GAME, seats, f"outlook {seed}"), RandomBot(seed)
        while table.waiting:
            seat, chosen = table.waiting[0], bot.answer(table, table.waiting[0])
            asked, hint = ask(table, seat), None
            if asked == "in" and isinstance(chosen, Placed):
                hint = table.hint(seat, Option("cell", chosen.spot))
            elif chosen == Picked((SKIP,)):
                hint = table.hint(seat, SKIP)
            before = gained(table, seat)
            table.play(seat, chosen)
            if hint and ask(table, seat) not in ("gather", "score", "domino") and not table.result:
                assert dict(hint.args)["total"] == gained(table, seat) - before
                seen += bool(dict(hint.args)["count"])
    assert seen


def gained(table: Match, seat: int) -> int:
    tally = table.state.tally[seat]
    return int(tally[PLANTS] + tally[MAIN] + tally[SECOND])


@pytest.mark.parametrize(
    ("plants", "said"),
    [
        ({"A1": "white turf", "A2": "neutral turf", "A3": "black oak"},
         ["Area A1: Ada and the neutral plants have the same total and cancel out.",
          "Area A1: only Bela counts there and gets all 5 points."]),
        ({"A1": "white turf", "A2": "black turf", "A3": "neutral turf"},
         ["Area A1: Ada, Bela and the neutral plants have the same total and cancel out.",
          "Area A1: no player counts there, and nobody gets points."]),
        ({"A1": "white turf", "A2": "black bush"},
         ["Area A1: Bela is strongest and gets 3 points.", "Area A1: Ada is second and gets 2 points."]),
    ],
)  # fmt: skip
def test_who_has_cancelled_out_is_told(plants: dict[str, str], said: list[str]) -> None:
    """7.2 Colours with the same total cancel each other out, as if they were not there. A colour without plants is not
    there either.
    """
    table = match()
    position(table, laid=LAID, hand=["snail-turtle", "owl-owl"], joker="squirrel", plants=plants, clouds=0)
    events = lay(table, "snail-turtle", "A5", "A4")
    if ask(table, 0) == "plant":
        events += table.play(0, word("skip"))
    found = [named(event.text("renature", None), NAMES) for event in events if dict(event.args).get("area")]
    players = [NAMES[event.seat] if event.seat is not None else "" for event in events if dict(event.args).get("area")]
    spoken = [say(type(text)(text.id, (*text.args, ("player", who)))) for text, who in zip(found, players, strict=True)]
    assert spoken[: len(said)] == said


def test_a_new_joker_tells_how_many_places_it_opens() -> None:
    table = match()
    state = position(table, laid=["fox-owl B1 B2"], hand=["fox-frog", "owl-owl"], joker="squirrel", clouds=6)
    table.play(0, word("joker"))
    for option in choices(table.prompt(0)):  # type: ignore[arg-type]
        count = sum(len(state.waters.places(option.id, domino)) for domino in state.hands[0])
        assert told(table, option) == (f"2 of your dominoes would fit, in {count} places", f"{count} places")


def test_a_place_and_a_cell_tell_who_is_how_strong_in_areas_that_stay_open() -> None:
    table = match()
    position(table, hand=["fox-owl", "owl-owl"], clouds=0, plants={"D1": "black bush", "D2": "neutral turf"})
    table.play(0, pick("fox-owl"))
    where = "area A1 (3 for most, 2 for second; empty), area C1 (4/2: Bela 2, neutral 1)"
    said = f"4 cells to plant, up to +3 at once, in {where}"
    assert told(table, Option("cell", cell("B1"), "2")) == (said, "4 cells, up to +3")
    table.play(0, Placed(cell("B1"), 2))
    table.play(0, plant("oak"))
    assert told(table, pick_cell("C1").options[0])[0] == (
        "3 points; then area C1 (4 for most, 2 for second; you 4, Bela 2, neutral 1)"
    )
