"""What the questions of Earth say: whose turn it is, where pieces come from, what a card does once it lies."""

from typing import Any

from bot.speech import named, speaker
from engine import Match, Option, Place, Text
from engine.games.earth.catalogue import CARDS
from engine.games.earth.options import CARD
from engine.games.earth.pieces import Spread, TakeBack

from .table import CARDS_OF, ID, compost, first, her_turn, hold, lay, offered, opened, pick

say = speaker("en")
NAMES = ("Ada", "Bela", "Cleo")


def question(match: Match, seat: int) -> str:
    """As a panel words it."""
    prompt: Any = match.prompt(seat)
    args = [(name, getattr(prompt, name)) for name in ("least", "most") if hasattr(prompt, name)]
    if isinstance(prompt, Place):
        args.append(("piece", match.game.label(prompt.piece)))
    if about := getattr(prompt, "about", None):
        args.append(("about", match.game.label(about)))
    said = Text(f"earth-ask-{prompt.ask}", (*args, *match.terms(seat)))
    return say(named(said, NAMES))


def hint(match: Match, seat: int, option: Option) -> str:
    found = match.hint(seat, option)
    assert found is not None
    return say(found)


def test_paying_with_cards_asks_which_and_says_where_they_go() -> None:
    match = opened(2)
    hold(match, 0, "Horn of Plenty", "Basil", "Wheat", "Garlic", "Celery")
    match.state.players[0].soil = 2
    pick(match, 0, "plant")
    pick(match, 0, "Horn of Plenty")
    while match.prompt(0).ask != "pay":  # type: ignore[union-attr]
        first(match, 0)
    said = question(match, 0)
    assert "Which of them do you pay (1 to 3)?" in said
    assert said.endswith("Cards that you pay are composted, 1 point each.")


def test_paying_with_all_that_is_needed_names_one_number() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Jojoba"}, sprouts={"Celery": 4, "Jojoba": 2})
    hold(match, 0, "American Beech", "Basil")
    match.state.players[0].soil = 0
    pick(match, 0, "plant")
    pick(match, 0, "American Beech")
    while match.prompt(0).ask != "pay":  # type: ignore[union-attr]
        first(match, 0)
    assert question(match, 0).endswith("each of your sprouts can stand for 1 soil. Which 4 of them do you pay?")


def test_a_planting_in_anothers_turn_says_whose_it_is_and_that_it_is_one_card() -> None:
    match = opened(3)
    for seat in range(3):
        hold(match, seat, ("Basil", "Wheat", "Garlic")[seat], ("Celery", "Jojoba", "Papaya")[seat])
        match.state.players[seat].soil = 9
    pick(match, 0, "plant")
    assert question(match, 1).startswith("Ada chose Plant: you may plant 1 card too. Which one? You have 9 soil.")
    assert question(match, 0).startswith("Which card do you plant first, of up to 2? You have 9 soil.")
    pick(match, 0, "Basil")
    assert question(match, 0) == "Which second card do you plant? You have 6 soil."
    match.state.players[2].soil = 0
    match.asked = [None] * 3
    assert question(match, 2) == (
        "Ada chose Plant, and you may plant 1 card too; but with 0 soil there is none that you could plant."
        " Plant nothing? You are asked so that nobody learns what you hold."
    )


def test_a_planting_in_gaias_turn_names_her_card() -> None:
    match = opened(1)
    hold(match, 0, "Basil")
    match.state.players[0].soil = 3
    her_turn(match, CARDS_OF["green"])
    assert question(match, 0).startswith("Gaia turned up ")
    assert ": you may plant 1 card. Which one? You have 3 soil." in question(match, 0)


def test_pieces_say_from_which_card_they_come() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Papaya", (1, 1): "White Oak"})
    pick(match, 0, "water")
    assert question(match, 0) == "Water gives you sprouts. Where do they go? Place up to 6."
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Papaya"})
    hold(match, 0, "Rainbow")
    pick(match, 0, "event")
    pick(match, 0, "Rainbow")
    assert question(match, 0) == "Where does the 1 growth from Rainbow go?"


def test_what_a_card_does_at_once_stands_first_and_is_said_again_where_it_is_placed() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery"})
    hold(match, 0, "Red Gram", "Rainbow")
    match.state.players[0].soil = 1
    pick(match, 0, "plant")
    assert hint(match, 0, Option("card", ID["Red Gram"])) == "costs 1 soil, worth 0 points · at once 4 soil"
    [event] = [each for each in match.barred(0) if each.option.id == ID["Rainbow"]]
    assert say(event.why) == "an event, which is played and not planted (1 growth)"
    pick(match, 0, "Red Gram")
    assert question(match, 0) == (
        "Where does Red Gram go? It costs 1 of your 1 soil. At once: 4 soil."
        " Beside each place: the points it is worth there now."
    )


def test_the_checklist_speaks_of_one_more_card_only_after_the_first() -> None:
    match = opened(2)
    hold(match, 0, "Wheat", "Jojoba", "Rainbow")
    hold(match, 1, "Basil", "Mudpot")
    pick(match, 0, "plant")
    pick(match, 1, "event")
    assert say(match.ahead(1)[0]) == "plant 1 card"
    match.state.players[0].soil = 9
    match.asked = [None, None]
    pick(match, 0, "Wheat")
    pick(match, 0, "event")
    assert say(match.ahead(0)[0]) == "plant 1 more card"


def test_an_order_that_makes_no_difference_in_all_is_called_so() -> None:
    """Each side draws a card that the other may compost, or not."""
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Shaggy Mane"})
    player.island, player.climate = ID["La Palma Island"], ID["Boreal Climate"]
    hold(match, 0, "Wheat")
    compost(match, 0, 1)
    pick(match, 0, "water")
    assert question(match, 0) == (
        "Do your island and climate act before your tableau, or after it?"
        " It comes to the same if you use all that you can."
    )


def test_using_all_is_offered_only_where_something_is_used() -> None:
    """An ability that reaches no plant is none; nor is one after a benefit that takes the last room."""
    room = CARDS[ID["American Sycamore"]].trunks  # yellow: 1 growth
    for plant, growth, words in (
        (271, 0, ["card", "growth"]), ("American Sycamore", room - 2, ["card-all", "card", "growth"]),
        ("American Sycamore", room - 3, ["card-all", "growth-all", "card", "growth"]),
    ):  # fmt: skip
        match = opened(2)
        lay(match, 1, {(0, 0): plant}, growth={str(plant): growth})
        pick(match, 0, "grow")
        assert offered(match, 1) == words


def test_letters_follow_the_tableau_as_it_is_read() -> None:
    """However it was planted: what is asked for is found on the picture from the upper left on."""
    match = opened(2)
    player = lay(match, 0, {(1, 1): "Basil", (0, 1): "Ginger", (0, 0): "Wheat"})
    player.growth, player.sprouts = [0] * 3, [0] * 3
    asked = Spread(0, "sprout", 2).prompt(match.state)
    assert list(asked.options) == [CARD[ID[name]] for name in ("Wheat", "Ginger", "Basil") if CARDS[ID[name]].slots]
    assert len(asked.options) > 1
    player.sprouts = [1, 1, 1]
    assert list(TakeBack(0, "sprout", 1).prompt(match.state).options) == [CARD[card] for card in player.cards[::-1]]


def test_the_first_planting_says_where_the_first_card_lies() -> None:
    match = opened(2)
    hold(match, 0, "Basil", "Wheat")
    match.state.players[0].soil = 9
    pick(match, 0, "plant")
    assert "Your first card lies at D4, the middle" in question(match, 0)
    pick(match, 0, "Basil")
    while match.prompt(0).ask != "card":  # type: ignore[union-attr]
        first(match, 0)
    assert "D4" not in question(match, 0)


def test_where_many_cards_can_be_planted_few_are_put_forward() -> None:
    """Cards have a button each already; four more would push the picture away."""
    names = ("Basil", "Wheat", "Garlic", "Celery", "Ginger", "Papaya")
    for count, put_forward in ((4, 4), (6, 2)):
        match = opened(2)
        hold(match, 0, *names[:count])
        player = lay(match, 0, {(0, 0): "Dog Rose"})
        player.hand, player.soil = [card for card in player.hand if card in {ID[name] for name in names[:count]}], 40
        pick(match, 0, "plant")
        assert len(match.shortcuts(0)) == put_forward
