"""RULES.md, 2 and 3: feeding, two actions, taking cards and the limits of a hand."""

from .table import Table, at

# Millbrook on H8 needs forest, animals, sea, mountain; Sandgate sea, swamp, animals, desert.
TOWN = {"I9": ("Millbrook", (0,))}


def kinds(table: Table, *words: str) -> list[str]:
    return [event.kind for event in table.play(0, *words)]


def test_feed_then_two_actions_then_the_next_player() -> None:
    """2.1 First you feed your cities, then you take two actions; then the next player's turn begins."""
    table = Table("fpf .s.", corner="H9", cities=TOWN, herds={"H9": 2, "I10": 2})
    assert table.match.waiting == [0]
    assert table.ask(0) == "from", "there are two herds to choose from"
    table.play(0, "H9")
    assert table.state.left == 2
    table.play(0, "plain")
    assert table.state.left == 1
    assert table.match.waiting == [0]
    table.play(0, "take", "forest")
    assert table.match.waiting == [1]
    assert table.state.turn == 1


def test_take_or_play_in_any_mix() -> None:
    """2.2 An action is taking a card or playing one. Both may be the same."""
    for actions in (("take", "take"), ("take", "play"), ("play", "take"), ("play", "play")):
        table = Table(hand=["plain", "forest", "sea"])
        for action in actions:
            assert table.options(0) == [*table.playable(0), "take"]
            table.play(0, "take" if action == "take" else table.playable(0)[0])
            table.play(0, table.options(0)[0])
        assert table.match.waiting == [1]


def test_who_has_to_feed() -> None:
    """2.3 You must feed each city that needs animals, has a meeple of yours and has animals beside it: one animal from
    a tile beside it goes back to the reserve.
    """
    table = Table("fp .s", corner="H9", cities=TOWN, herds={"H9": 3})
    assert table.state.herds == {at("H9"): 2}
    assert table.state.animals == 18
    assert table.ask(0) == "card", "fed without a question"

    for city, meeples in (("Millbrook", (1,)), ("Greenacre", (0,))):
        table = Table("fp .s", corner="H9", cities={"I9": (city, meeples)}, herds={"H9": 3})
        assert table.state.herds == {at("H9"): 3}, "not one's own, or no need for animals"


def test_choosing_tile_and_order() -> None:
    """2.4 With animals on several tiles beside the city you choose the tile. Where animals run short you also choose
    which city eats first.
    """
    table = Table("fpf .s.", corner="H9", cities=TOWN, herds={"H9": 2, "I10": 2})
    assert table.options(0) == ["I10", "H9"]
    table.play(0, "I10")
    assert table.state.herds == {at("H9"): 2, at("I10"): 1}

    short = Table("sfs .p. .f. .p. .s.", corner="H8", herds={"I10": 1}, cities={
        "I9": ("Millbrook", (0,)), "I11": ("Larkfield", (0,)),
    })  # fmt: skip
    assert short.ask(0) == "city"
    assert short.options(0) == ["I9", "I11"]
    short.play(0, "I11")
    assert not short.state.herds


def test_the_order_is_asked_only_where_it_matters() -> None:
    """Two cities apart, one of them with its last animal: whoever eats first, the end is the same."""
    lands, herds = "sfs.sfs .p...p.", {"I8": 1, "M8": 3}
    cities = {"I9": ("Millbrook", (0,)), "M9": ("Larkfield", (0,))}
    apart = Table(lands, corner="H8", herds=herds, cities=cities)
    assert apart.ask(0) == "card", "both were fed without a question"
    assert apart.state.herds == {at("M8"): 2}
    # Sandgate has nothing but this animal. Its end frees a tile, which the others may feel before or after they eat.
    doomed = Table(lands, corner="H8", herds=herds, cities=cities | {"J8": ("Sandgate", ())})
    assert doomed.ask(0) == "city"
    doomed.play(0, "I9")
    assert at("J8") not in doomed.state.cities


def test_each_feeding_by_itself() -> None:
    """2.5 Each feeding is compared by itself (see 6.1), and a city that falls empty by it need not be fed any more.
    """
    # Both cities live from the forest I10 and its animals; Larkfield can also eat from I12.
    table = Table("... .p. .f. .p. .f.", corner="H8", herds={"I10": 1, "I12": 3}, cities={
        "I9": ("Millbrook", (0,)), "I11": ("Larkfield", (0,)),
    })  # fmt: skip
    assert table.ask(0) == "city"
    told = kinds(table, "I9")
    assert told[:2] == ["fed", "left"], "Millbrook has only its forest left"
    assert table.city("I9").meeples == ()
    assert table.city("I11").meeples == (0,)
    assert table.state.herds == {at("I12"): 2}


def test_open_or_from_a_deck() -> None:
    """3.1 Take an open card or the top card of a deck."""
    table = Table()
    shown = table.state.shown
    top = table.state.decks["life"][-1]
    options = table.options(0)
    assert options.count("nature") == options.count("life") == 1
    for card in shown["nature"]:
        assert card in options
    events = table.play(0, "life")
    assert table.state.hands[0] == [top]
    drew = next(event for event in events if event.kind == "drew")
    assert drew.reveals
    assert drew.audience == (0,)
    assert "card" not in dict(drew.args), "only who drew it knows the card"


def test_an_open_card_is_replaced() -> None:
    """3.2 An open card is replaced from its deck at once, as long as the deck lasts."""
    table = Table()
    state = table.state
    state.shown["nature"], state.decks["nature"] = ["sea", "swamp", "plain"], ["forest"]
    table.begin(0)
    told = [event.kind for event in table.play(0, "swamp")]
    assert told == ["took"]
    assert state.shown["nature"] == ["sea", "forest", "plain"], "in the same place"
    told = [event.kind for event in table.play(0, "take", "sea")]
    assert told[0] == "took-last"
    assert state.shown["nature"] == ["forest", "plain"]
    assert state.hands[0] == ["swamp", "sea"]


def test_more_than_six_cards() -> None:
    """3.3 Whoever holds more than six cards discards one of their choice at once."""
    hand = ["sea", "sea", "forest", "desert", "Millbrook", "animals:sea"]
    table = Table(hand=hand)
    table.state.shown["nature"] = ["swamp", "plain", "plain"]
    table.play(0, "take", "swamp")
    assert table.ask(0) == "discard"
    assert table.options(0) == ["sea", "forest", "desert", "Millbrook", "animals:sea", "swamp"]
    table.play(0, "forest")
    assert len(table.state.hands[0]) == 6
    assert table.state.left == 1, "the next action comes only then"


def test_more_than_two_elements() -> None:
    """3.4 Nobody holds more than two Element cards: whoever takes a third discards one of the three."""
    table = Table(hand=["sun", "rain", "sea"], options={"elements": "on"})
    table.state.shown["element"] = ["tornado", "sun"]
    table.play(0, "take", "tornado")
    assert table.ask(0) == "discard"
    assert table.options(0) == ["sun", "rain", "tornado"]
    table.play(0, "rain")
    assert table.state.hands[0] == ["sun", "sea", "tornado"]


def test_a_third_element_as_the_seventh_card() -> None:
    table = Table(hand=["sun", "rain", "sea", "sea", "plain", "forest"], options={"elements": "on"})
    table.state.shown["element"] = ["tornado", "sun"]
    table.play(0, "take", "tornado", "tornado")
    assert table.state.hands[0] == ["sun", "rain", "sea", "sea", "plain", "forest"]
    assert table.state.left == 1, "one discard was enough"


def test_discards_stay_where_they_are() -> None:
    """3.5 Discarded cards lie open and never come back into a deck."""
    table = Table(hand=["sea"] * 6)
    state = table.state
    state.decks["nature"], state.shown["nature"] = ["swamp"], ["plain", "plain", "plain"]
    table.play(0, "take", "nature", "swamp", "take", "plain", "plain")
    assert state.discards == ["swamp", "plain"]
    assert table.match.view(None).discards == ("swamp", "plain")
    assert state.decks["nature"] == []
