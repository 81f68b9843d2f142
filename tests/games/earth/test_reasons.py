"""What a question says besides itself: why one is called, why something is not offered, what would be thrown away."""

import pytest

from bot.speech import named, speaker
from engine import Answer, Barred, Counted, Match, Option, Picked, Shared, Text
from engine.games.earth.catalogue import CARDS, FORBIDS, SLOTS, TRUNKS
from engine.games.earth.options import ACTION, CARD, CONVERT, DONE, EVENT, PASS, SKIP, TAKE, TAKE_ALL, USE, USE_ALL

from .table import ID, ask, cell, compost, fauna, fill, hold, lay, opened, pick, share, short

NAMES = ("Ada", "Bela", "Cleo", "Dora")


def said(found: Text | None) -> str:
    return speaker("en")(named(found, NAMES)) if found else ""


def why(match: Match, seat: int, option: Option) -> tuple[str, str]:
    """The reason and the rule; an option is barred for one reason only."""
    found = [each for each in match.barred(seat) if each.option == option]
    assert len(found) == 1, found
    return said(found[0].why), found[0].rule


def card(name: str) -> Option:
    return CARD[ID[name]]


def barred(match: Match, seat: int) -> set[Option]:
    return {each.option for each in match.barred(seat)}


def waste(match: Match, seat: int, given: Answer) -> str:
    return said(match.waste(seat, given))


def test_what_is_offered_is_not_barred() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery"}, sprouts={"Celery": 3})
    hold(match, 0, "Mudpot")
    assert match.barred(0) == ()


def test_actions_that_a_terrain_forbids() -> None:
    match = opened(2)
    found = next(card for card, colour in FORBIDS.items() if colour == "yellow")
    lay(match, 0, {(0, 0): found})
    assert why(match, 0, ACTION["yellow"]) == (f"your {short(CARDS[found])} forbids you to choose it", "2.3")


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("Lava Tube", "costs 1 soil, you have 0"),
        ("Blizzard", "costs 2 sprouts, you have 1"),
        ("Waterspout", "costs 1 growth, you have 0"),
        ("Geyser", "costs 2 cards of your compost, you have 0"),
    ],
)
def test_events_that_cannot_be_paid_for(event: str, reason: str) -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery"}, sprouts={"Celery": 1})
    hold(match, 0, event)
    assert why(match, 0, card(event)) == (reason, "5.2")
    assert why(match, 0, CONVERT) == ("costs 3 sprouts, you have 1", "5.4")


def test_cards_that_cannot_be_planted() -> None:
    match = opened(2)
    hold(match, 0, "Mudpot", "Basil", "Horn of Plenty", "Wheat")
    pick(match, 0, "plant")
    assert why(match, 0, card("Mudpot")) == ("an event, which is played and not planted (1 soil)", "4.1")
    cost, rule = why(match, 0, card("Basil"))
    assert (cost.startswith("costs "), cost.endswith(" soil, you have 0"), rule) == (True, True, "4.1")
    assert card("Horn of Plenty") not in barred(match, 0)  # other cards of the hand pay for it
    fill(match, 0, 16)
    assert why(match, 0, card("Wheat")) == ("your tableau has sixteen cards", "4.3")


def test_a_flora_that_other_goods_could_pay_for_in_part() -> None:
    match = opened(2)
    hold(match, 0, "Horn of Plenty", "Japanese Andromeda")
    pick(match, 0, "plant")
    reason, rule = why(match, 0, card("Horn of Plenty"))
    assert (reason, rule) == ("costs 3, you have 0 soil and 1 other card in hand", "4.5")


def test_cells_that_look_free() -> None:
    match = opened(2)
    match.state.players[0].soil = 9
    lay(match, 0, {(0, 0): "Celery", (3, 3): "Dog Grass"})
    hold(match, 0, "Basil")
    pick(match, 0, "plant")
    pick(match, 0, "Basil")
    assert why(match, 0, Option("cell", cell(0, 0) - 1)) == (
        "the tableau would be more than four cards wide or high", "4.3",
    )
    assert why(match, 0, Option("cell", cell(0, 3))) == ("lies beside none of your cards", "4.3")


def test_cards_that_take_no_sprout() -> None:
    match = opened(2)
    full = SLOTS[ID["Celery"]]
    lay(
        match, 0, {(0, 0): "Celery", (0, 1): "Dog Grass", (0, 2): "Wheat", (0, 3): "Pasture"}, sprouts={"Celery": full}
    )
    pick(match, 0, "water")
    assert why(match, 0, card("Celery")) == (f"is full: {full} of {full} sprouts", "2.10")
    assert why(match, 0, card("Pasture")) == ("terrains take no pieces", "2.10")
    assert why(match, 0, CONVERT) == ("waits until what you have begun is finished", "5.4")


def test_an_ability_out_of_reach() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Hairawn Muhly", (0, 1): "Celery"}, sprouts={"Celery": 4})
    pick(match, 0, "grow")
    share(match, 0, {})
    assert why(match, 0, USE) == ("costs 1 soil, you have 0", "3.4")


def test_what_cannot_be_copied() -> None:
    match = opened(2)
    match.state.players[0].soil = 4
    lay(match, 0, {(0, 0): "Yellow Sprouts", (0, 1): "Cat Spruce", (0, 2): "Celery"})
    pick(match, 0, "grow")
    while match.prompt(0) and match.prompt(0).ask != "copy":  # type: ignore[union-attr]
        share(match, 0, {})
    assert why(match, 0, card("Yellow Sprouts")) == ("copies itself, and cannot be copied", "3.6")
    assert why(match, 0, card("Celery")) == ("has no yellow ability", "3.6")
    assert card("Cat Spruce") not in barred(match, 0)


def test_fauna_that_gaia_cannot_take() -> None:
    match = opened(1)
    found: tuple[Barred, ...] = match.barred(0)
    assert [each.option for each in found] == [CONVERT]


def test_a_small_benefit_without_room() -> None:
    match = opened(2)
    lay(match, 1, {(0, 0): "Celery"}, sprouts={"Celery": SLOTS[ID["Celery"]] - 1})
    pick(match, 0, "water")
    assert waste(match, 1, Picked((TAKE["sprout"],))) == "There is no room for 1 sprout, lost if you go on."
    assert said(match.hint(1, TAKE["sprout"])) == "room for only 1"
    assert waste(match, 1, Picked((TAKE["soil"],))) == ""


def test_an_action_of_little_use() -> None:
    """Whatever is lost, a little too and by an ability too, is said with the choice, and asked about once."""
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Celery", (0, 1): "Wheat"}, growth={"Wheat": TRUNKS[ID["Wheat"]]})
    player.growth[0] = TRUNKS[ID["Celery"]] - 1
    assert waste(match, 0, Picked((ACTION["yellow"],))) == (
        "There is no room for 1 growth, lost if you go on."
    )
    assert said(match.hint(0, ACTION["yellow"])).endswith(" No room for 1 growth.")
    match = opened(2)
    lay(match, 0, {(0, 0): "Cat Grass"})  # blue: 2 sprouts, when the six of the benefit have filled it
    assert waste(match, 0, Picked((ACTION["blue"],))) == "", "that is asked when they come, and once"
    pick(match, 0, "water")
    assert ask(match, 0) == "use"
    match = opened(2)
    lay(match, 0, {(0, 0): "Basil"}, growth={"Basil": TRUNKS[ID["Basil"]] - 2})
    match.state.players[0].climate = ID["Mediterranean Cold Summer Climate"]  # yellow: 1 growth more
    assert waste(match, 0, Picked((ACTION["yellow"],))) == "There is no room for 1 growth, lost if you go on."
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery"}, sprouts={"Celery": SLOTS[ID["Celery"]] - 1})
    assert waste(match, 0, Picked((ACTION["blue"],))) == (
        "There is no room for 5 sprouts, lost if you go on."
    )
    assert waste(match, 0, Picked((ACTION["red"],))) == ""
    assert waste(match, 0, Picked((ACTION["green"],))) == (
        "You hold no card that you could plant now; you would only draw."
    )
    match.state.players[0].sprouts = [1]
    hold(match, 0, "Wheat")
    assert waste(match, 0, Picked((ACTION["green"],))) != ""
    pick(match, 0, "plant")
    assert ask(match, 0) == "keep"  # that nothing can be planted was asked before
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery"}, sprouts={"Celery": 3})
    hold(match, 0, "Wheat")
    assert waste(match, 0, Picked((ACTION["green"],))) == ""
    pick(match, 0, "plant")
    assert ask(match, 0) == "card"  # sprouts may still pay for it, and it is asked there


def test_pieces_that_are_not_placed() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Dog Grass"})
    pick(match, 0, "water")
    given = Shared(((card("Celery"), 2),))
    assert waste(match, 0, given) == "You would leave 4 sprouts unplaced, and they would be lost."
    assert waste(match, 0, Shared(((card("Celery"), 4), (card("Dog Grass"), 2)))) == ""


def test_an_ability_without_room() -> None:
    match = opened(2)
    full = {name: SLOTS[ID[name]] for name in ("Cat Grass", "Celery")}
    lay(match, 0, {(0, 0): "Cat Grass", (0, 1): "Celery"}, sprouts=full)
    pick(match, 0, "water")
    assert said(Text("earth-ask-use", (("about", "Cat Grass"), *match.terms(0)))) == (
        "Use Cat Grass (2 sprouts)? It costs nothing, but there is no room for 2 sprouts."
    )
    assert waste(match, 0, Picked((USE,))) == ""  # that is why it is asked at all
    assert waste(match, 0, Picked((SKIP,))) == ""


def test_an_event_that_is_worth_points_at_the_end() -> None:
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Dog Grass"})
    hold(match, 0, "Lightning")  # 1 point, for 1 growth
    fill(match, 1, 16)
    pick(match, 0, "ask-me")
    pick(match, 0, "compost")
    assert waste(match, 0, Picked((DONE,))) == ""
    player.growth = [1]
    assert waste(match, 0, Picked((DONE,))) == (
        "This may be the last turn, and you could still play Lightning for points."
    )
    player.asks, player.asked = False, True  # then it is asked for this alone
    assert waste(match, 0, Picked((DONE,))) == ""
    assert said(Text("earth-ask-done", match.terms(0))) == (
        "Your part is done, and this may be the last turn: you could still play Lightning for points. "
        "Play, or end your part?"
    )


def test_less_than_is_gained() -> None:
    match = opened(2, automatic="off")
    pick(match, 0, "compost")
    assert waste(match, 0, Counted(3)) == "You would leave behind: 2 soil."
    assert waste(match, 0, Counted(5)) == ""
    match.play(0, Counted(5))
    assert waste(match, 0, Counted(0)) == "You would leave behind: 2 composted cards."


def test_calls() -> None:
    match = opened(3)
    assert said(match.call(0)) == "your turn 1: choose an action"
    pick(match, 0, "compost")
    assert said(match.call(1)) == "turn 1, Ada chose Compost: take your share"
    match = opened(2)
    lay(match, 1, {(0, 0): "Penny Bun", (0, 1): "Celery"})
    pick(match, 0, "water")
    pick(match, 1, "sprout")
    assert said(match.call(1)) == "turn 1, Ada chose Water: do your part", "the share is taken"
    match = opened(2)
    hold(match, 0, "Basil")
    hold(match, 1, "Wheat")
    pick(match, 0, "plant")
    assert said(match.call(0)) == "your turn 1, Plant: do your part"
    assert said(match.call(1)) == "turn 1, Ada chose Plant: plant a card, or pass"
    match = opened(2)
    match.state.fauna = [fauna("20 soil")] * 4
    pick(match, 0, "ask-me")
    pick(match, 0, "compost")
    assert said(match.call(0)) == "turn 1 closes: end your part, or do something first"


def test_tones() -> None:
    match = opened(2)
    assert [match.tone(0, option) for option in ACTION.values()] == ["good", "grave", "main", "main"]
    lay(match, 1, {(0, 0): "Penny Bun", (0, 1): "Celery"})
    hold(match, 1, "Wheat", "Basil")
    compost(match, 1, 2)
    pick(match, 0, "compost")
    assert match.tone(1, TAKE_ALL["soil"]) == "main"
    assert match.tone(1, TAKE["soil"]) == "plain"
    match = opened(2)
    hold(match, 1, "Wheat")
    pick(match, 0, "plant")
    assert match.tone(1, PASS) == "main"  # there is nothing that could be paid for


def test_all_at_once_tells_what_it_comes_to() -> None:
    match = opened(2)
    lay(match, 1, {(0, 0): "Penny Bun"})
    hold(match, 1, "Wheat")
    pick(match, 0, "compost")
    assert said(match.hint(1, TAKE_ALL["soil"])).startswith("in all +")
    pick(match, 1, "soil-all")
    assert match.state.players[1].hand == []
    assert USE_ALL not in barred(match, 1)
    assert EVENT not in barred(match, 1)


def test_a_small_benefit_and_the_cards_composted_with_it_are_one_choice() -> None:
    """The cards that are worth least to the player; whoever wants others is asked step by step."""
    match = opened(2)
    player = lay(match, 1, {(0, 0): "Ginger"})  # red: up to 3 cards of the hand
    hold(match, 1, "Rainbow", "Wheat")
    pick(match, 0, "compost")
    shortcuts = match.shortcuts(1)
    assert [said(each.label) for each in shortcuts] == ["2 soil, compost Rainbow", "2 compost, compost Rainbow"]
    for given in shortcuts[0].answers:
        match.play(1, given)
    assert (player.soil, player.hand, player.compost) == (2, [ID["Wheat"]], [ID["Rainbow"]])


def test_nothing_is_chosen_at_once_with_what_is_still_to_be_drawn() -> None:
    match = opened(2)
    player = lay(match, 1, {(0, 0): "Basil"})
    player.climate = ID["Mediterranean Cold Summer Climate"]  # yellow: up to 1 card of the hand, 1 growth
    hold(match, 1, "Rainbow", "Wheat")
    pick(match, 0, "grow")
    assert [said(each.label) for each in match.shortcuts(1)] == ["2 growth, use all, compost Rainbow"]
