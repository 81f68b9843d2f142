"""What a question is about, why it calls, what an answer throws away, and how its choices stand out."""

import pytest

from bot.speech import named, speaker
from engine import Match, Option, Picked, Text, answer, choices, text
from engine.games.gaia import GAME
from engine.games.gaia.cards import city_name
from engine.games.gaia.options import KEEP, PLAY, PROTECT, SECOND, STOP, TAKE
from engine.games.gaia.words import name

from .table import ALL, CITIES, Table, at, says

say = speaker("en")


def waste(table: Table, *words: str) -> Text | None:
    """Of the last word, after the others are played."""
    table.play(0, *words[:-1])
    prompt = table.match.prompt(0)
    assert prompt is not None
    (option,) = [option for option in choices(prompt) if says(option) == words[-1]]
    given = answer(prompt, (option,))
    assert given is not None
    return table.match.waste(0, given)


def tones(table: Table, seat: int = 0) -> dict[str, str]:
    prompt = table.match.prompt(seat)
    assert prompt is not None
    return {says(option): table.match.tone(seat, option) for option in choices(prompt)}


def test_the_turn_calls_with_its_number_and_its_action() -> None:
    match = Match.new(GAME, 2, "calls")
    assert match.call(0) == text("gaia-call-turn", number=1)
    assert match.call(1) is None
    for seat in (0, 1):
        for action in ("turn", "second"):
            assert match.call(seat) == text(f"gaia-call-{action}", number=1)
            match.play(seat, Picked((TAKE,)))
            assert match.call(seat) == text(f"gaia-call-{action}", number=1), "not what is being done"
            prompt = match.prompt(seat)
            assert prompt is not None
            match.play(seat, Picked(choices(prompt)[:1]))
    assert match.call(0) == text("gaia-call-turn", number=2)


def test_a_match_from_before_turns_were_counted_calls_without_a_number() -> None:
    table = Table(hand=["sea"])
    table.state.lap = 0
    for player in (0, 1, 2, 0):
        table.begin(player)
        assert table.match.call(player) == text("gaia-call-turn", number=0)


def test_feeding_and_what_comes_after_it_call() -> None:
    table = Table("fpf .s.", corner="H9", cities={"I9": ("Millbrook", (0,))}, herds={"H9": 1, "I10": 2})
    lap = table.state.lap
    assert table.match.call(0) == text("gaia-call-feed", number=lap)
    assert dict(table.match.terms(0)) == {"city": city_name("Millbrook")}
    table.play(0, "I10")
    assert table.match.call(0) == text("gaia-call-turn", number=lap)


@pytest.mark.parametrize(
    ("card", "cells", "target"),
    [
        ("lightning", "I8", text(
            "gaia-target-home", city=city_name("Millbrook"), cell="I8",
            people=(text("gaia-player", seat=1), text("gaia-player", seat=2)),
        )),
        ("lightning", "K8", text("gaia-target-city", city=city_name("Greenacre"), cell="K8")),
        ("lightning", "J8", text("gaia-target-herd", count=3, cell="J8")),
        ("rain", "L8", text(
            "gaia-target-turn", land=Text("gaia-desert"), cell="L8", into=Text("gaia-plain"),
        )),
        ("volcano", "I7", text("gaia-target-volcano", cell="I7", count=1, things=(text(
            "gaia-target-home", city=city_name("Millbrook"), cell="I8",
            people=(text("gaia-player", seat=1), text("gaia-player", seat=2)),
        ),))),
        ("earthquake", "K8 K7", text(
            "gaia-target-swap", one=text("gaia-target-city", city=city_name("Greenacre"), cell="K8"),
            other=text("gaia-target-land", land=Text("gaia-forest"), cell="K7"),
        )),
    ],
)  # fmt: skip
def test_an_element_calls_with_who_played_it_at_what(card: str, cells: str, target: Text) -> None:
    table = Table(
        ".m.f.. fpspdd .m.f..", corner="H7", hand=[card, "sea"], hands={1: ["sun"], 2: ["protection"]}, options=ALL,
        cities={"I8": ("Millbrook", (1, 2)), "K8": ("Greenacre", ())}, herds={"J8": 3},
    )  # fmt: skip
    table.play(0, "play", card, *cells.split())
    call = {dict(text.args)["target"] if text else None for text in (table.match.call(1), table.match.call(2))}
    assert call == {target}, "whether a Protection is held or not"
    told = table.match.call(1)
    assert told is not None
    assert dict(told.args) | dict(table.match.terms(1)) == {
        "seat": 0, "card": name(card), "target": target, "what": "element", "hit": 0, "against": (),
        "able": 0,
    }  # fmt: skip


def test_who_is_asked_about_an_element_reads_against_whom_it_goes() -> None:
    """Of those that what it aims at does not name."""
    table = Table(
        "fdp .p.", hand=["sun"], hands={1: ["sun"], 2: ["protection"]}, options=ALL,
        cities={"I8": ("Saltroad", (1, 2))},
    )  # fmt: skip
    table.state.lands[at("I9")] = "sea"
    table.begin(0)
    table.play(0, "play")
    asked = [dict(table.match.terms(seat)) for seat in (1, 2)]
    assert asked[0]["against"] == (Text("gaia-you"), text("gaia-player", seat=2))
    said = Text("gaia-ask-protect", (*table.match.terms(2), ("about", name("sun"))))
    assert say(named(said, ("Ada", "Bela", "Chidi"))) == (
        "Ada plays Sun on J8 (from plain to desert), against Bela, you. Do you let it pass?"
    )
    said = Text("gaia-ask-protect", (*table.match.terms(1), ("about", name("sun"))))
    assert say(named(said, ("Ada", "Bela", "Chidi"))).endswith("and are asked so that nobody learns it.")


def test_a_tornado_calls_with_what_it_takes_and_then_for_what_is_kept() -> None:
    hands = {1: ["sun", "sea"], 2: ["rain", "plain"]}
    table = Table(hand=["tornado", "sea"], hands=hands, options=ALL)
    table.play(0, "play", "tornado")
    assert dict(table.match.terms(0)) == {"number": 1, "all": 2}
    assert table.match.ahead(0)[:2] == (text("gaia-ahead-rob", seat=2), Text("gaia-ahead-keep"))
    assert table.match.hint(0, Option("back", 1, "nature")) == text("gaia-hint-holds", count=1)
    table.play(0, "element", "nature")
    assert table.match.call(1) == text(
        "gaia-call-tornado", seat=0, card=name("tornado"), back=Text("gaia-back-element")
    )
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.match.call(0) == Text("gaia-call-keep")


def test_a_choice_left_by_an_element_calls_as_the_rest_of_the_turn() -> None:
    table = Table("fps", cities={"I8": ("Millbrook", (1,))}, hand=["mountain"], options={"capture": "on"})
    table.play(0, "play", "I7")
    assert table.ask(0) == "capture"
    assert table.match.call(0) == text("gaia-call-rest", number=table.state.lap)


def test_who_claims_a_goal_out_of_turn_is_called_for_that() -> None:
    table = Table("ps", hand=["rain", "sea"], hands={1: ["protection"]}, goals=["eeee"], options={"elements": "on"})
    table.state.played[1] = ["sun"] * 3
    table.play(0, "play", "rain")
    table.play(1, "protect")
    assert table.ask(1) == "goal"
    assert table.match.call(1) == Text("gaia-call-goal")


def test_taking_with_a_full_hand_is_asked_once_more() -> None:
    assert waste(Table(hand=["sea"] * 6), "take") == text("gaia-waste-full", count=6)
    assert waste(Table(hand=["sea"] * 6), "sea") is None
    assert waste(Table(hand=["sea"] * 5), "take") is None
    full = Table(hand=["sea"] * 6)
    full.play(0, "take")
    assert full.match.ahead(0)[0] == text("gaia-ahead-discard", count=6)


def test_taking_a_third_element_is_asked_once_more() -> None:
    def held(*hand: str) -> Table:
        table = Table(hand=hand, options=ALL)
        table.state.shown["element"] = ["volcano", "volcano"]
        return table

    assert waste(held("sun", "rain", "sea"), "take", "volcano") == Text("gaia-waste-element")
    assert waste(held("sun", "rain", "sea"), "take", "element") == Text("gaia-waste-element")
    assert waste(held("sun", "rain", "sea"), "take", "plain") is None
    assert waste(held("sun", "sea"), "take", "volcano") is None


def test_sending_home_the_own_meeples_is_asked_once_more() -> None:
    """Oakhaven on H8 would take the forest from Millbrook."""
    table = Table("sfppfs .ps...", corner="G8", hand=["Oakhaven", "sea"], cities={"H9": ("Millbrook", (0, 0, 1))})
    assert waste(table, "play", "Oakhaven", "H8") == text("gaia-waste-meeples", count=1)
    assert waste(table, "K8") is None
    assert tones(table) == {"H8": "grave", "K8": "good"}


def test_an_element_against_oneself_is_asked_once_more() -> None:
    given = {"cities": {"I8": ("Millbrook", (0,))}, "options": ALL}
    table = Table("fps", hand=["lightning"], **given)  # type: ignore[arg-type]
    assert waste(table, "lightning") == text("gaia-waste-meeples", count=1), "the place is not asked for"
    two = Table("fps", hand=["lightning", "sea"], **given)  # type: ignore[arg-type]
    assert waste(two, "play", "lightning") == text("gaia-waste-meeples", count=1)
    assert tones(two) == {"lightning": "grave", "sea": "plain", "take": "main"}
    shaken = Table("fpsf", hand=["earthquake", "sea"], **given)  # type: ignore[arg-type]
    shaken.play(0, "play", "earthquake", "J8")
    assert tones(shaken) == {"I8": "plain", "K8": "grave"}


def test_feeding_that_costs_a_meeple_is_asked_once_more_if_another_does_not() -> None:
    """If Millbrook eats the animal of I10, Larkfield eats that of I12, and nothing is left for either."""
    cities = {"I9": ("Millbrook", (0,)), "I11": ("Larkfield", (0,))}
    table = Table("... .p. .f. .p. .f.", corner="H8", herds={"I10": 1, "I12": 1}, cities=cities)
    assert waste(table, "I9") is not None
    assert waste(table, "I11") is None
    assert waste(table, "I11", "I12") == text("gaia-waste-meeples", count=2)
    assert waste(table, "I10") is None, "that costs one of them, and there is no better choice"


def test_leaving_the_goal_that_would_win_is_asked_once_more() -> None:
    table = Table("fps", played=["plain", "forest", "forest"], goals=["ppff"], hand=["plain"])
    assert waste(table, "play", "G8", "keep") is None
    assert tones(table) == {"ppff": "good", "keep": "plain"}
    assert table.match.hint(0, choices_of(table)[0]) == text("gaia-hint-claims", left=4)
    table.state.meeples[0] = 1
    assert table.match.waste(0, Picked((KEEP,))) == Text("gaia-waste-win")


def choices_of(table: Table) -> tuple[Option, ...]:
    prompt = table.match.prompt(0)
    assert prompt is not None
    return choices(prompt)


def test_what_raises_a_city_stands_out() -> None:
    table = Table("fps", cities={"I8": ("Millbrook", (1,))}, hand=["mountain", "sea"])
    assert tones(table) == {"mountain": "good", "sea": "plain", "take": "main"}
    table.play(0, "mountain")
    found = tones(table)
    assert (found["I7"], found["G8"]) == ("good", "plain")


def test_a_protection_stands_out_where_it_saves_something() -> None:
    hands = {1: ["protection"], 2: ["protection"]}
    table = Table("fdp", hand=["sun"], hands=hands, cities={"I8": ("Saltroad", (1,))}, options={"elements": "on"})
    table.play(0, "play")
    assert tones(table, 1) == {"pass": "main", "protect": "good"}
    assert tones(table, 2) == {"pass": "main", "protect": "plain"}
    assert table.match.hint(1, PROTECT) == text("gaia-hint-cancels", card=name("sun"), count=0, claims=())


def test_ending_the_match_stands_out_by_who_would_win() -> None:
    table = Table(player=1, hand=["plain"])
    table.state.decks["life"], table.state.shown["life"] = [], []
    table.begin(1)
    table.play(1, "take")
    assert tones(table, 1)["life"] == "grave"
    table.play(1, "life")
    assert dict(table.match.terms(1)) == {"back": Text("gaia-back-life")}
    assert table.match.tone(1, STOP) == "grave", "who ends it comes last among equals"
    table.state.meeples[1] -= 1
    assert table.match.tone(1, STOP) == "good"


def test_a_second_meeple_stands_out_and_the_question_counts_those_at_home() -> None:
    table = Table("fps", cities={"I8": ("Millbrook", ())}, herds={"J8": 2}, hand=["mountain"], options={"four": "on"})
    table.play(0, "play", "I7")
    assert dict(table.match.terms(0)) == {"city": city_name("Millbrook"), "home": 5}
    assert table.match.tone(0, SECOND) == "good"


def test_questions_say_which_action_and_which_card_they_are_about() -> None:
    table = Table("fps", hand=["Millbrook", "sea", "sun"], options=ALL)
    assert dict(table.match.terms(0)) == {"doing": "play-1", "cities": 1}
    table.play(0, "sea")
    assert dict(table.match.terms(0)) == {"what": "nature", "name": Text("gaia-sea")}
    table.play(0, "G8")
    assert dict(table.match.terms(0)) == {"doing": "play-2", "cities": 1}
    assert table.match.ahead(0) == (text("gaia-ahead-next", seat=1),)
    table.play(0, "take")
    assert dict(table.match.terms(0)) == {"doing": "take-2"}
    assert PLAY not in [barred.option for barred in table.match.barred(0)]
    assert CITIES["Millbrook"] in table.state.hands[0]


def test_a_coach_speaks_of_founding_though_there_is_one_place_for_it() -> None:
    assert Table("fps", hand=["Millbrook", "sea"]).match.taught(0) == "card-city"
    assert Table("p", hand=["Millbrook", "sea"]).match.taught(0) == "card"
