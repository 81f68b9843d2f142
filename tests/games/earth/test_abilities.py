"""Abilities: rules 3."""

import pytest

from engine import Amount, Match, Option, Pick, Picked, Share
from engine.games.earth.catalogue import CARDS, COST

from .table import ID, ask, compost, first, hold, lay, offered, opened, pick, share, turn, until


def about(match: Match) -> str:
    prompt = match.prompt(0)
    assert isinstance(prompt, Pick)
    assert prompt.about is not None
    return CARDS[prompt.about.id].name


def test_abilities_may_be_skipped() -> None:
    """3.1 After the benefit every ability of the action’s colour can be used, each once; any may be skipped, and a gain
    may be taken in part.
    """
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Penny Bun", (0, 1): "Celery"})
    hold(match, 0, "Wheat")
    pick(match, 0, "compost")
    assert ask(match, 0) == "use"
    pick(match, 0, "skip")
    assert (player.soil, len(player.hand)) == (5, 1)
    assert len(player.compost) == 4  # two by the action, two by Celery
    first(match, 1)
    lay(match, 0, {(1, 0): "Cat Grass", (1, 1): "Dog Grass"})
    pick(match, 1, "water")
    pick(match, 0, "soil")
    prompt = match.prompt(0)
    assert isinstance(prompt, Share)
    assert (prompt.least, prompt.most) == (0, 2)  # Cat Grass: up to two sprouts
    share(match, 0, {"Dog Grass": 1})
    assert sum(player.sprouts) == 1


def test_the_tableau_is_read_like_a_page() -> None:
    """3.2 The tableau is activated row by row, each row from left to right, as it lies; cards planted in this turn take
    part.
    """
    match = opened(2)
    player = lay(match, 0, {(1, 0): "Stiptic Fungus", (0, 2): "Oakmoss", (0, 1): "Silver Leaf"})
    player.sprouts, player.growth = [1, 0, 0], [0, 0, 1]
    compost(match, 0, 1)
    pick(match, 0, "grow")
    share(match, 0, {})
    asked = []
    while ask(match, 0) == "use":
        prompt = match.prompt(0)
        assert prompt is not None
        asked.append(prompt.about.id)  # type: ignore[union-attr]
        pick(match, 0, "skip")
    assert [CARDS[card].name for card in asked] == ["Silver Leaf", "Oakmoss", "Stiptic Fungus"]


def test_green_abilities_of_new_cards_take_part() -> None:
    """3.2 The tableau is activated row by row, each row from left to right, as it lies; cards planted in this turn take
    part.
    """
    match = opened(2)
    hold(match, 0, "Badlands")  # green: 1 soil
    match.state.players[0].soil = 4
    pick(match, 0, "plant")
    pick(match, 0, "Badlands")
    first(match, 0)
    assert match.state.players[0].soil == 1


def test_island_and_climate_before_or_after() -> None:
    """3.3 Island and climate, in this order, are activated both before or both after the tableau, as you choose each
    time.
    """
    for order, asking in (("before", "Boreal Climate"), ("after", "Shaggy Mane")):
        match = opened(2)
        player = lay(match, 0, {(0, 0): "Shaggy Mane"})  # blue: 1 card of the compost -> 2 cards
        player.island, player.climate = ID["La Palma Island"], ID["Boreal Climate"]  # 2 cards; 1 card -> 1 soil
        compost(match, 0, 1)
        pick(match, 0, "water")
        assert ask(match, 0) == "order"
        pick(match, 0, order)
        assert about(match) == asking
        assert len(player.hand) == (2 if order == "before" else 0)  # the island comes before the climate


def test_a_price_is_paid_in_full() -> None:
    """3.4 What stands before the arrow is paid in full, or the ability is not used."""
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Curry Tree", (0, 1): "Old Fashioned Weigela"})
    player.sprouts = [1, 0]
    pick(match, 0, "compost")  # Curry Tree: 1 soil, 1 compost; Weigela: 2 sprouts, and there is one
    assert ask(match, 0) == "use"
    pick(match, 0, "use")
    assert (player.soil, len(player.compost)) == (4, 1)
    share(match, 0, {"Curry Tree": 1})
    share(match, 0, {"Old Fashioned Weigela": 1})
    assert player.growth == [1, 0]
    assert ask(match, 0) == "use"
    pick(match, 0, "use")
    assert (player.sprouts, player.soil) == ([0, 0], 8)


def test_multicolour_goes_with_three_actions() -> None:
    """3.5 Multicolour abilities are used with the red, the blue and the yellow action; black and brown ones with none.
    """
    for action, asked in (("plant", False), ("compost", True), ("water", True), ("grow", True)):
        match = opened(2)
        player = lay(match, 0, {(0, 0): "Bald Cypress", (0, 1): "Tor-Grass", (0, 2): "Beach"})
        player.sprouts, player.growth = [3, 6, 0], [2, 2, 0]
        player.climate = ID["Humid Subtropical Climate"]
        compost(match, 0, 1)
        pick(match, 0, action)
        if action == "plant":
            pick(match, 0, offered(match, 0)[0])
        seen = ask(match, 0) == "use"
        assert seen is asked
        assert match.state.players[0].sprouts == [3, 6, 0]  # black Tor-Grass gives nothing any more


def test_copying() -> None:
    """3.6 A flora that copies uses an ability of another card of your tableau, never of one that copies; areas are seen
    from the copying flora.
    """
    match = opened(2)
    player = lay(
        match, 0,
        {(0, 0): "Swamp Sprouts", (0, 1): "Juniper Polytrichum Moss", (1, 1): "Wheat", (1, 0): "Garlic"},
    )
    pick(match, 0, "water")
    share(match, 0, {})
    assert ask(match, 0) == "copy"
    assert offered(match, 0) == [ID["Juniper Polytrichum Moss"], ID["Garlic"], ID["Wheat"], "skip"]
    assert player.soil == 2  # by the action
    pick(match, 0, "Garlic")
    assert player.soil == 6  # once by the copy, once by itself


def test_areas_of_a_copy_are_seen_from_the_copier() -> None:
    """3.6 A flora that copies uses an ability of another card of your tableau, never of one that copies; areas are seen
    from the copying flora.
    """
    match = opened(2)
    player = lay(
        match, 0, {(0, 0): "Celery", (0, 1): "Swamp Sprouts", (2, 0): "Juniper Polytrichum Moss", (2, 1): "Basil"},
    )
    pick(match, 0, "water")
    share(match, 0, {})
    pick(match, 0, "Juniper Polytrichum Moss")
    assert player.sprouts == [1, 1, 1, 1]  # the copy in the first row, then the moss itself in the third


def test_areas() -> None:
    """3.7 “Every … in this row” includes the card itself; “on the eight cells around” is the number in all and leaves
    it out.
    """
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Olive Tree", (0, 1): "Papaya", (0, 2): "Beach", (1, 0): "Cat Spruce"})
    pick(match, 0, "grow")
    share(match, 0, {})
    assert player.growth == [1, 1, 0, 0]
    match = opened(2)
    player = lay(match, 0, {(1, 1): "Slime Mold", (0, 0): "Papaya", (2, 2): "Jojoba", (3, 3): "Tiger Orchid"})
    pick(match, 0, "grow")
    share(match, 0, {})
    prompt = match.prompt(0)
    assert isinstance(prompt, Share)
    assert offered(match, 0) == [ID["Papaya"], ID["Jojoba"]]
    assert prompt.most == 3
    share(match, 0, {"Papaya": 1, "Jojoba": 2})
    assert player.growth == [0, 1, 2, 0]


def test_steps_without_a_choice_are_taken() -> None:
    """3.8 *House rule:* gains without a choice happen, abilities that cannot be paid are passed over, pieces with one
    place to go or room for all are placed, island and climate come first or last by themselves where the other order
    could bring nothing more; where turning in sprouts first would help, you are asked. The table can have all this
    asked instead.
    """
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Dog Grass", (0, 1): "Penny Bun"}, sprouts={"Dog Grass": 5, "Penny Bun": 3})
    pick(match, 0, "water")
    assert player.sprouts == [6, 3]
    assert match.state.active == 1
    turn(match, "grow")
    match = opened(2, automatic="off")
    player = lay(match, 0, {(0, 0): "Dog Grass", (0, 1): "Penny Bun"}, sprouts={"Dog Grass": 5, "Penny Bun": 3})
    pick(match, 0, "water")
    assert offered(match, 0) == [ID["Dog Grass"]]
    share(match, 0, {})
    prompt = match.prompt(0)
    assert isinstance(prompt, Amount)
    assert (prompt.ask, prompt.most) == ("take-soil", 2)
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Celery"}, growth={"Celery": 1})
    pick(match, 0, "compost")  # the climate's price, 1 growth, is in reach, and nothing in the tableau changes that
    assert (ask(match, 0), about(match)) == ("use", "Ice Cap Climate")
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery"})
    pick(match, 0, "compost")  # it is out of reach: Celery acts, and the climate is passed over
    assert len(match.state.players[0].compost) == 4
    assert ask(match, 0) is None
    match = opened(2, automatic="off")
    lay(match, 0, {(0, 0): "Penny Bun"})
    pick(match, 0, "compost")
    first(match, 0)
    first(match, 0)
    pick(match, 0, "before")
    assert (ask(match, 0), offered(match, 0)) == ("unpaid", ["skip"])  # no growth to pay with


@pytest.mark.parametrize(
    ("climate", "card", "asked", "soil"),
    [
        ("Oceanic Climate", "White Water Lily", "Oceanic Climate", 3),  # 1 growth -> 2 soil; 1 soil: before, as well
        ("Boreal Climate", "Papaya", "Boreal Climate", 3),  # 1 card -> 1 soil; a card, perhaps the one to pay: after
        ("Oceanic Climate", "Chinese Quince", "Oceanic Climate", 3),  # soil for 1 soil -> 3 sprouts: before
        ("Ice Cap Climate", "White Water Lily", None, 4),  # it does not act: nothing is asked
        ("Marine West Coast Climate", "Yellow Morel", "", 3),  # 1 sprout -> 3 growth; 2 growth -> 4 sprouts
    ],
)
def test_island_and_climate_come_where_they_are_helped(climate: str, card: str, asked: str | None, soil: int) -> None:
    """3.8 *House rule:* gains without a choice happen, abilities that cannot be paid are passed over, pieces with one
    place to go or room for all are placed, island and climate come first or last by themselves where the other order
    could bring nothing more; where turning in sprouts first would help, you are asked. The table can have all this
    asked instead.
    """
    match = opened(2)
    player = lay(match, 0, {(0, 0): "White Oak", (0, 1): card}, growth={"White Oak": 2}, sprouts={"White Oak": 1})
    player.climate, player.soil = ID[climate], 1
    pick(match, 0, "water")
    while ask(match, 0) == "sprout":
        share(match, 0, {"White Oak": 1})
    assert (ask(match, 0), player.soil) == ("use" if asked else asked if asked is None else "order", soil)
    assert not asked or (about(match) == asked and len(player.hand) == (card == "Papaya"))


def test_conditions() -> None:
    """3.9 “If you chose the action” is for the active player only; “for every … planted” counts the cards planted in
    this turn, also one that another has replaced since.
    """
    match = opened(2)
    for player in match.state.players:
        player.island = ID["Jan Mayen Island"]  # blue: 2 soil if chosen
    pick(match, 0, "water")
    assert [player.soil for player in match.state.players] == [4, 2]
    match = opened(2)
    hold(match, 0, "Iceland Moss", "Grey Reindeer Lichen")
    player = match.state.players[0]
    player.island, player.soil = ID["Iceland Island"], 7  # green: 2 soil per planted red
    pick(match, 0, "plant")
    pick(match, 0, "Iceland Moss")
    pick(match, 0, "Grey Reindeer Lichen")
    first(match, 0)
    first(match, 0)
    assert player.soil == 4


@pytest.mark.parametrize(
    ("island", "soil", "cards"),
    # green: 2 soil per planted yellow; 2 soil per planted terrain; 1 card per planted terrain
    [("Santorini Island", 2, 3), ("Whakaari Island", 2, 3), ("Kauai Island", 0, 4)],
)
def test_a_terrain_replaced_in_the_turn_it_was_planted(island: str, soil: int, cards: int) -> None:
    """3.9 “If you chose the action” is for the active player only; “for every … planted” counts the cards planted in
    this turn, also one that another has replaced since.
    """
    match = opened(2)
    hold(match, 0, "Flatland", "White Oak")
    player = match.state.players[0]
    player.island, player.soil = ID[island], COST[ID["Flatland"]]
    pick(match, 0, "plant")
    pick(match, 0, "Flatland")
    pick(match, 0, "White Oak")
    first(match, 0)  # keep one of four
    until(match, 2)
    assert player.cards == [ID["White Oak"]]
    assert (player.soil, len(player.hand)) == (soil, cards)


def test_a_replacement_taken_back_counts_for_nothing() -> None:
    """3.9 “If you chose the action” is for the active player only; “for every … planted” counts the cards planted in
    this turn, also one that another has replaced since.
    """
    match = opened(2, planting="sealed")
    hold(match, 0, "Flatland", "White Oak")
    hold(match, 1, "Wheat")  # so that seat 0 can change its mind
    player = match.state.players[0]
    player.island, player.soil = ID["Whakaari Island"], COST[ID["Flatland"]]
    pick(match, 0, "plant")
    for _ in range(2):
        pick(match, 0, "Flatland")
        pick(match, 0, "White Oak")
        pick(match, 0, "change")
    pick(match, 0, "pass")
    until(match, 2)
    assert player.soil == COST[ID["Flatland"]]


def test_a_copy_without_anything_to_copy_is_told() -> None:
    """3.6 A flora that copies uses an ability of another card of your tableau, never of one that copies; areas are seen
    from the copying flora.
    """
    match = opened(2)
    lay(match, 0, {(0, 0): "Dragon Sprouts"})
    told = match.play(0, Picked((Option("word", word="compost"),)))
    assert "uncopied" in [event.kind for event in told]
