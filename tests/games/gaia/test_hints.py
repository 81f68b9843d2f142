"""What the panel tells about a choice before it is confirmed."""

import pytest

from bot.speech import brief, named, speaker
from engine import Picked, Prompt, Text, choices, text
from engine.games.gaia.cards import city_name
from engine.games.gaia.chart import NAMES
from engine.games.gaia.hints import NOTHING
from engine.games.gaia.options import CARD, PASS
from engine.text import Arg

from .table import ALL, CITIES, Table, at, says

say = speaker("en")

YOU, RED, YELLOW, GREEN = Text("gaia-you"), *[text("gaia-player", seat=seat) for seat in range(3)]


def hints(table: Table, seat: int = 0) -> dict[str, list[Text]]:
    """By option: what would happen."""
    prompt = table.match.prompt(seat)
    assert prompt is not None
    before = table.match.save()
    found = {}
    for option in choices(prompt):
        hint = table.match.hint(seat, option)
        if hint is not None:
            args = dict(hint.args)
            claims = args.get("claims", ())
            parts = args.get("parts", () if claims else (hint,))
            assert isinstance(parts, tuple)
            assert isinstance(claims, tuple)
            found[says(option)] = [*parts, *claims]
    assert table.match.save() == before, "looking changes nothing"
    return found


def prompt_of(table: Table) -> Prompt:
    found = table.match.prompt(0)
    assert found is not None
    return found


def needs(*names: str) -> tuple[Text, ...]:
    return tuple([Text(f"gaia-{name}") for name in names])


def city(kind: str, name: str, cell: str, before: int, after: int, **args: Arg) -> Text:
    rest: dict[str, Arg] = {"city": city_name(name), "cell": cell, "before": before, "after": after}
    return text(f"gaia-hint-{kind}", **args, **rest)


def short_of(left: int, held: int = 0) -> Text:
    return text("gaia-hint-nearer", left=left, held=held, rest=left - held)


def test_a_tile_that_raises_a_city() -> None:
    table = Table("fps", cities={"I8": ("Millbrook", (1,))}, hand=["mountain"])
    table.play(0, "play")
    told = hints(table)
    assert told["I7"] == [
        text("gaia-hint-comes", player=YOU, city=city_name("Millbrook"), count=1),
        city("raises", "Millbrook", "I8", 2, 3, needs=needs("mountain")),
    ]
    assert told["G8"] == [Text("gaia-hint-nothing")]


def test_capture_is_announced() -> None:
    table = Table("fps", cities={"I8": ("Millbrook", (1,))}, hand=["mountain"], options={"capture": "on"})
    table.play(0, "play")
    assert hints(table)["I7"][-1] == text("gaia-hint-capture", player=YOU, city=city_name("Millbrook"))
    table.play(0, "I7")
    assert hints(table)["beside"] == [text("gaia-hint-comes", player=YOU, city=city_name("Millbrook"), count=1)]
    assert hints(table)["seat 1"] == [
        text("gaia-hint-comes", player=YOU, city=city_name("Millbrook"), count=1),
        text("gaia-hint-leaves", player=YELLOW, city=city_name("Millbrook"), count=1),
    ]


def test_a_city_that_breaks_another() -> None:
    table = Table("sfppfs .ps...", corner="G8", hand=["Oakhaven"], cities={"H9": ("Millbrook", (1, 2))})
    table.play(0, "play")
    told = hints(table)
    assert told["H8"] == [
        text("gaia-hint-comes", player=YOU, city=city_name("Oakhaven"), count=1),
        city("founds", "Oakhaven", "H8", 0, 2, needs=needs("plain", "sea")),
        city("breaks", "Millbrook", "H9", 2, 1, needs=needs("forest")),
        text("gaia-hint-leaves", player=YELLOW, city=city_name("Millbrook"), count=1),
        text("gaia-hint-leaves", player=GREEN, city=city_name("Millbrook"), count=1),
    ]
    assert [part.id for part in told["K8"]] == ["gaia-hint-comes", "gaia-hint-founds"]


def test_the_only_place_is_told_with_the_card() -> None:
    table = Table("fps", hand=["Millbrook", "sea", "animals:star"])
    table.play(0, "play")
    told = hints(table)
    assert told["Millbrook"][1] == city("founds", "Millbrook", "I8", 0, 2, needs=needs("forest", "sea"))
    assert told["sea"] == [text("gaia-hint-quiet", kind="nearer", goal=(short_of(3),))]


def test_an_open_card_tells_what_it_would_bring_and_a_deck_what_is_left() -> None:
    """A city its best place with what it covers there, a land where a city rises, both how near a goal comes."""
    table = Table("fps", hand=["plain"], cities={"I8": ("Greenacre", (1,))}, goals=["ppff"], played=["plain"])
    table.state.shown = {"nature": ["sea", "forest", "mountain"], "life": [CITIES["Oakhaven"], "animals:forest"]}
    table.state.supply["sea"] = 0
    table.play(0, "take")
    prompt = table.match.prompt(0)
    assert prompt is not None
    told = {says(option): table.match.hint(0, option) for option in choices(prompt)}
    assert told["sea"] == text("gaia-hint-not-now", why=text("gaia-why-supply", land=Text("gaia-sea")))
    assert told["forest"] is not None
    assert say(told["forest"]) == (
        "best on I7: you +1 meeple, Greenacre (I8) 2→3 (+forest); "
        "leaves you 2 cards short of a goal, of which you hold 1"
    )
    assert told["mountain"] == text("gaia-hint-quiet", kind="none", goal=())
    assert told["Oakhaven"] == text("gaia-hint-not-now", why=text("gaia-why-needs", count=0))
    assert told["nature"] == text("gaia-hint-deck", count=len(table.state.decks["nature"]))
    short = [brief(hint, "en") for hint in (told["sea"], told["forest"], told["Oakhaven"]) if hint]
    assert short == ["no tile left", "+1 meeple on I7", "0/4 needs, takes 2"], "on their buttons"


def test_an_open_city_tells_its_best_place() -> None:
    table = Table("fpsf .f.p", hand=["sea"])
    table.state.shown["life"] = [CITIES["Millbrook"]]
    table.play(0, "take")
    told = table.match.hint(0, CARD[CITIES["Millbrook"]])
    assert told is not None
    found = dict(told.args)
    assert (found["count"], found["cell"], found["after"]) == (1, "I8", 2)


def test_an_open_city_tells_what_its_only_place_would_cost() -> None:
    """Millbrook on I8 lives from the forest and the sea beside it; Oakhaven would lie on that forest."""
    table = Table(".s. pfps .w.", corner="G7", hand=["sea"], cities={"I8": ("Millbrook", (0,))})
    table.state.lands[at("H9")] = "sea"
    table.state.shown["life"] = [CITIES["Oakhaven"]]
    table.play(0, "take")
    told = table.match.hint(0, CARD[CITIES["Oakhaven"]])
    assert told is not None
    assert say(told) == (
        "has one place: you −1 meeple, Millbrook (I8) 2→1 (−forest), you +1 meeple, "
        "Oakhaven (H8) covers 2 of 4 (plain, sea)"
    )


def test_an_open_element_tells_what_it_does() -> None:
    table = Table("fs", hand=["sea"], options=ALL, played=["sun"] * 2, goals=["eeee"])
    table.state.shown["element"] = ["sun", "protection"]
    table.play(0, "take")
    near = (short_of(1),)
    given: dict[str, Arg] = {"goals": 1, "goal": near}
    assert hints(table)["sun"] == [text(
        "gaia-hint-element", does=text("gaia-does", element="sun"), idle=1, why=(Text("gaia-why-no-sun"),), **given,
    )]  # fmt: skip
    assert hints(table)["protection"] == [
        text("gaia-hint-element", does=text("gaia-does", element="protection"), idle=0, why=(), **given)
    ]


def test_taking_with_a_full_hand_says_so() -> None:
    assert "take" not in hints(Table("fps", hand=["sea"] * 5))
    full = Table("fps", hand=["sea"] * 6)
    assert hints(full)["take"] == [Text("gaia-hint-full")]


def test_an_earthquake_tells_with_its_second_tile() -> None:
    table = Table(
        "dp.f .smp pdwf .f..", corner="H7", herds={"I8": 4}, hand=["earthquake"], options={"elements": "on"},
        cities={"I7": ("Crossways", (1,)), "K8": ("Greenacre", (2,))},
    )  # fmt: skip
    table.play(0, "play")
    first = {NAMES[option.id]: table.match.hint(0, option) for option in choices(prompt_of(table))}
    assert say(first["I8"] or NOTHING) == "best with I7: you +1 meeple, Crossways (I8) 2→3 (+mountain)"
    table.play(0, "I8")
    assert hints(table)["J8"] == [
        text("gaia-hint-comes", player=YOU, city=city_name("Greenacre"), count=1),
        city("raises", "Greenacre", "K8", 2, 3, needs=needs("sea")),
        city("shifts", "Crossways", "I7", 2, 2, gained=needs("mountain"), broken=needs("sea")),
    ]


def test_lightning_tells_what_is_destroyed() -> None:
    table = Table("fps", hand=["lightning"], cities={"I8": ("Millbrook", (1,))}, herds={"H8": 1}, options={
        "disasters": "on"
    })  # fmt: skip
    table.play(0, "play")
    told = hints(table)
    assert told["I8"] == [
        city("ruins", "Millbrook", "I8", 3, 0),
        text("gaia-hint-leaves", player=YELLOW, city=city_name("Millbrook"), count=1),
    ]
    assert told["H8"] == [
        city("breaks", "Millbrook", "I8", 3, 2, needs=needs("animal")),
        text("gaia-hint-scatters", count=1, cell="H8"),
    ]


def test_feeding_tells_what_the_last_animal_costs() -> None:
    table = Table("fpf .s.", corner="H9", cities={"I9": ("Millbrook", (0,))}, herds={"H9": 1, "I10": 2})
    assert table.ask(0) == "from"
    assert hints(table) == {"I10": [Text("gaia-hint-nothing")], "H9": [Text("gaia-hint-nothing")]}
    last = Table("sfs .p. .f. .p. .s.", corner="H8", herds={"I10": 1}, cities={
        "I9": ("Millbrook", (0,)), "I11": ("Larkfield", (0,)),
    })  # fmt: skip
    told = hints(last)["I9"]
    assert text("gaia-hint-leaves", player=YOU, city=city_name("Larkfield"), count=1) in told


def test_feeding_tells_what_follows_by_itself() -> None:
    """Whichever city eats, the other one finds nothing on I10 any more; Larkfield can then still eat from I12."""
    table = Table("... .p. .f. .p. .f.", corner="H8", herds={"I10": 1, "I12": 1}, cities={
        "I9": ("Millbrook", (0,)), "I11": ("Larkfield", (0,)),
    })  # fmt: skip
    assert table.ask(0) == "city"
    assert [part.id for part in hints(table)["I9"]] == ["gaia-hint-leaves", "gaia-hint-breaks"] * 2
    table.play(0, "I9")
    assert not table.state.herds
    assert [city.meeples for city in table.state.cities.values()] == [(), ()]


def test_feeding_that_is_not_over_says_so() -> None:
    """Millbrook leaves one animal on I10; whether Larkfield takes it is still to be chosen."""
    table = Table("... .p. .f. .p. .f.", corner="H8", herds={"I10": 2, "I12": 1}, cities={
        "I9": ("Millbrook", (0,)), "I11": ("Larkfield", (0,)),
    })  # fmt: skip
    assert hints(table) == {"I9": [Text("gaia-hint-not-yet")]}, "of Larkfield it is first asked what it eats"
    table.play(0, "I9")
    assert table.ask(0) == "from"
    assert hints(table)["I10"][0].id == "gaia-hint-leaves"


def test_what_is_still_to_be_fed_is_told() -> None:
    """Of the city asked about and after it, whichever of the two questions is asked."""
    table = Table("... .p. .f. .p. .f.", corner="H8", herds={"I10": 2, "I12": 1}, cities={
        "I9": ("Millbrook", (0,)), "I11": ("Larkfield", (0,)),
    })  # fmt: skip
    feed, actions = text("gaia-ahead-feed", count=1), text("gaia-ahead-actions", count=2)
    assert table.ask(0) == "city"
    assert table.match.ahead(0) == (feed, actions)
    table.play(0, "I11")
    assert table.ask(0) == "from"
    assert table.match.ahead(0) == (feed, actions)
    table.play(0, "I12")
    assert table.match.ahead(0) == (text("gaia-ahead-actions", count=1),)


def test_a_second_meeple_is_announced() -> None:
    table = Table("fps", cities={"I8": ("Millbrook", ())}, herds={"J8": 2}, hand=["mountain"], options={"four": "on"})
    table.play(0, "play")
    told = hints(table)["I7"]
    assert told[0] == text("gaia-hint-comes", player=YOU, city=city_name("Millbrook"), count=1)
    assert told[-1] == text("gaia-hint-second", player=YOU, city=city_name("Millbrook"))
    table.play(0, "I7")
    assert hints(table) == {
        "second": [text("gaia-hint-comes", player=YOU, city=city_name("Millbrook"), count=2)],
        "single": [text("gaia-hint-comes", player=YOU, city=city_name("Millbrook"), count=1)],
    }


def test_goals_and_the_win_are_told() -> None:
    goal = Table("fps", played=["plain", "forest", "forest"], goals=["ppff"], hand=["plain"])
    goal.play(0, "play")
    assert hints(goal)["G8"][0] == Text("gaia-hint-goal")
    win = Table("fps", cities={"I8": ("Millbrook", (1,))}, hand=["mountain"])
    win.state.meeples[0] = 1
    win.play(0, "play")
    assert hints(win)["I7"][0] == text("gaia-hint-wins", player=YOU)


@pytest.mark.parametrize(
    ("card", "words", "option"),
    [("rain", ("rain",), "H8"), ("earthquake", ("earthquake", "I8"), "H8"), ("tornado", (), "tornado")],
)
def test_an_element_that_completes_a_goal(card: str, words: tuple[str, ...], option: str) -> None:
    given = {"played": ["sun"] * 3, "goals": ["eeee"], "hands": {1: ["sea"]}, "options": {"elements": "on"}}
    table = Table("psd", hand=[card, "swamp"], **given)  # type: ignore[arg-type]
    table.play(0, "play", *words)
    completed = short_of(0) if option == "tornado" else Text("gaia-hint-goal")
    found = hints(table)[option][0]
    assert dict(found.args).get("goal", (found,)) == (completed,)


def test_who_is_asked_about_an_element_sees_what_it_would_do() -> None:
    given = {"options": {"elements": "on", "capture": "on"}, "hands": {1: ["sun"], 2: ["protection"]}}
    cities = {"I8": ("Saltroad", (1,))}
    dry = Table("fdp", hand=["sun"], cities=cities, **given)  # type: ignore[arg-type]
    dry.play(0, "play")
    assert hints(dry, 1)["pass"] == [
        text("gaia-hint-leaves", player=YOU, city=city_name("Saltroad"), count=1),
        city("breaks", "Saltroad", "I8", 2, 1, needs=needs("plain")),
    ]
    assert text("gaia-hint-leaves", player=YELLOW, city=city_name("Saltroad"), count=1) in hints(dry, 2)["pass"]
    told = dry.match.hint(1, PASS)
    assert told is not None
    assert dict(told.args)["others"] == 1, "who may still cancel it"

    wet = Table("wdp .d.", hand=["rain"], cities={"I8": ("Palmrest", (1,))}, **given)  # type: ignore[arg-type]
    wet.play(0, "play", "I9")
    assert hints(wet, 1)["pass"][-1] == text("gaia-hint-capture", player=RED, city=city_name("Palmrest"))

    windy = Table("fdp", hand=["tornado"], **given)  # type: ignore[arg-type]
    windy.play(0, "play")
    element = Text("gaia-back-element")
    assert hints(windy, 2)["pass"] == [
        text("gaia-hint-robbed", player=YELLOW, back=element, count=1),
        text("gaia-hint-robbed", player=YOU, back=element, count=1),
        text("gaia-hint-robber", player=RED, count=2),
    ]


def test_who_is_asked_about_an_element_sees_who_can_claim_a_goal() -> None:
    """Rules 10.14: who played it can claim with it in either case; and the Protection counts for its own player."""
    table = Table(
        "psd", hand=["rain", "swamp"], hands={1: ["protection"]}, played=["sun"] * 3, goals=["eeee", "eeee"],
        options={"elements": "on"},
    )  # fmt: skip
    table.play(0, "play", "rain", "H8")
    theirs = text("gaia-hint-can-claim", player=RED, home=5)
    turns = text("gaia-hint-turns", cell="H8", before=Text("gaia-plain"), after=Text("gaia-swamp"))
    assert hints(table, 1) == {"pass": [turns, theirs], "protect": [theirs]}
    table.state.played[1] = ["sun"] * 3
    table.state.meeples[:2] = [1, 2]
    theirs = text("gaia-hint-can-claim", player=RED, home=1)
    assert hints(table, 1)["protect"] == [theirs, text("gaia-hint-can-claim", player=YOU, home=2)]
    table.state.goals.pop()
    assert hints(table, 1)["protect"] == [theirs], "who is cancelled claims first"


def test_ending_tells_who_would_win() -> None:
    table = Table(player=1, hand=["plain"])
    table.state.meeples[:] = [3, 4, 3]
    table.state.decks["life"], table.state.shown["life"] = [], []
    table.begin(1)
    table.play(1, "take", "life")
    assert hints(table, 1) == {"stop": [text("gaia-hint-end", winner=GREEN)]}


def test_an_element_with_one_target_names_it_and_what_it_does_before_it_is_played() -> None:
    """And is asked about once more where nobody would have anything of it."""
    table = Table("p", hand=["rain", "sea"], options={"elements": "on"}, goals=["ppff"])
    table.state.shown["life"] = []
    hint = table.match.hint(0, CARD["rain"])
    assert hint is not None
    assert say(hint) == "on H8, the only place: plain turns to swamp, and no city changes"
    assert brief(hint, "en") == "H8 → Swamp"
    waste = table.match.waste(0, Picked((CARD["rain"],)))
    assert waste is not None
    assert say(waste) == "H8 would turn from plain to swamp, and no city or goal would gain by it."
    near = Table("p", hand=["rain"], options={"elements": "on"}, played=["sun"] * 3, goals=["eeee"])
    assert near.match.waste(0, Picked((CARD["rain"],))) is None, "it counts for a goal"


def test_what_comes_to_be_possible_is_told_and_for_whom() -> None:
    """Millbrook needs two of forest, sea, mountain and animals around a plain."""
    table = Table("fp", hand=["sea", "Millbrook"])
    table.state.shown["life"] = []
    table.play(0, "sea")
    told = hints(table)
    assert told["J8"] == [text("gaia-hint-opens-own", city=city_name("Millbrook"))]
    assert told["G8"] == [Text("gaia-hint-nothing")]
    table = Table("fp", hand=["sea"])
    table.state.shown["life"] = [CITIES["Millbrook"]]
    table.play(0, "play")
    assert hints(table)["J8"] == [text("gaia-hint-opens-open", city=city_name("Millbrook"))]
    assert say(hints(table)["J8"][0]) == "whoever takes Millbrook can found it then"


def test_what_others_hold_is_told_to_nobody_else() -> None:
    table = Table("fp", hand=["sea"], hands={1: ["Millbrook"]})
    table.state.shown["life"] = []
    table.play(0, "play")
    assert hints(table)["J8"] == [Text("gaia-hint-nothing")]


def test_a_card_in_hand_tells_its_best_place_as_it_does_on_the_table() -> None:
    given = {"cities": {"I8": ("Greenacre", (1,))}, "options": {"elements": "on"}}
    table = Table("fps", hand=["forest", "mountain"], **given)  # type: ignore[arg-type]
    hint = table.match.hint(0, CARD["forest"])
    assert hint is not None
    assert brief(hint, "en") == "+1 meeple on I7"
    assert table.match.hint(0, CARD["mountain"]) == text("gaia-hint-quiet", kind="nearer", goal=(short_of(3),))


def test_a_card_in_hand_says_what_it_is_good_for_where_no_city_takes_a_meeple() -> None:
    """A goal, a place for a city of the hand, a city of one's own that stands safer, or nothing at all."""
    hand = ["sea", "forest", "mountain", "Millbrook", "animals:plain"]
    table = Table("fp.....pwdw", hand=hand, goals=["ppff"], played=["plain"])
    told = {card: table.match.hint(0, CARD[card]) for card in ("sea", "forest", "animals:plain")}
    assert say(told["sea"] or NOTHING) == "best on I7: you can found Millbrook then"
    assert brief(told["sea"] or NOTHING, "en") == "opens Millbrook"
    assert brief(told["animals:plain"] or NOTHING, "en") == "no gain"
    assert say(told["animals:plain"] or NOTHING) == "neither a city nor a goal gains by it now"
    table.state.played[0] = ["plain", "plain", "forest"]
    whole = table.match.hint(0, CARD["forest"])
    assert whole is not None
    assert brief(whole, "en") == "a goal once played"
    assert table.match.tone(0, CARD["forest"]) == "good"
    table.state.hands[0] = ["forest", "sea"]
    alone = table.match.hint(0, CARD["forest"])
    assert alone is not None
    assert say(alone) == "completes a goal, where a meeple of yours can stand; no city gains by it"
    safer = Table("fps", hand=["mountain", "forest"], cities={"I8": ("Millbrook", (0,))})
    hint = safer.match.hint(0, CARD["mountain"])
    assert hint is not None
    assert (say(hint), brief(hint, "en")) == (
        "best on I7: Millbrook (I8) 2→3 (+mountain); leaves you 3 cards short of a goal, of which you hold 1",
        "Millbrook 2→3",
    )  # fmt: skip


def test_a_card_is_offered_together_with_its_best_place() -> None:
    """What brings most comes first; a land that only counts for a goal goes where it keeps the map together."""
    table = Table("fps p..", hand=["forest", "mountain", "sea"], cities={"I8": ("Greenacre", (1,))}, goals=["msss"])
    found = table.match.shortcuts(0)
    assert [say(each.label) for each in found] == ["A → I7: +1 meeple", "B → I9", "C → I9"]
    for answer in found[0].answers:
        table.match.play(0, answer)
    assert table.city("I8").meeples == (1, 0)
    near = Table("fps", hand=["mountain", "swamp"], cities={"I8": ("Millbrook", (0,))}, goals=["ppff"])
    assert [say(each.label) for each in near.match.shortcuts(0)] == ["A → I7: Millbrook 2→3"]
    alone = Table("fp", hand=["Greenacre", "rain"], options={"elements": "on"})
    assert alone.match.shortcuts(0) == (), "with one place the card is the whole choice"


def test_an_element_says_whom_it_would_hurt() -> None:
    table = Table("fpsd", hand=["lightning", "sea"], cities={"I8": ("Millbrook", (1,))}, options=ALL, goals=["ppff"])
    table.state.herds[at("K8")] = 4
    hint = table.match.hint(0, CARD["lightning"])
    assert hint is not None
    assert say(named(hint, ("Ada", "Bela", "Chidi"))) == "best on I8: Millbrook (I8) is destroyed, Bela −1 meeple"
    assert brief(named(hint, ("Ada", "Bela", "Chidi")), "en") == "Bela −1"


def test_an_element_tells_where_it_brings_a_meeple() -> None:
    """Palmrest lies on a desert and lacks a plain: rain makes one of the deserts beside it."""
    table = Table("wdp .d. .d.", hand=["rain"], cities={"I8": ("Palmrest", (1,))}, options={"elements": "on"})
    hint = table.match.hint(0, CARD["rain"])
    assert hint is not None
    assert brief(hint, "en") == "+1 meeple on I9"
    quiet = Table("psd", hand=["rain", "sea"], options={"elements": "on"})
    hint = quiet.match.hint(0, CARD["rain"])
    assert hint is not None
    assert say(hint) == "leaves you 3 cards short of a goal; no city gains by it now"


def test_cards_in_hand_count_for_how_far_a_goal_is() -> None:
    """The card that is played no longer, one that is taken besides; the goal with fewest cards to find is told."""
    table = Table("fps", hand=["plain", "forest", "sea"], goals=["ppff", "ssss"], played=["plain"])
    hint, farther = table.match.hint(0, CARD["forest"]), table.match.hint(0, CARD["sea"])
    assert hint is not None
    assert say(hint) == "leaves you 2 cards short of a goal, of which you hold 1; no city gains by it now"
    assert brief(hint, "en") == "2 short of a goal, 1 of them in hand"
    assert farther == text("gaia-hint-quiet", kind="nearer", goal=(short_of(3),))
    table.state.shown["nature"] = ["forest", "sea", "sea"]
    table.play(0, "take")
    taken = table.match.hint(0, CARD["forest"])
    assert taken is not None
    assert say(taken) == "leaves you 2 cards short of a goal, and you hold them all; no city gains by it now"
