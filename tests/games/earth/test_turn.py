"""A turn: rules 2."""

import pytest

from engine import Option, Pick, Picked, Share

from .table import ID, ask, at, compost, first, hold, lay, offered, opened, pick, share, turn


def test_the_active_player_changes_clockwise() -> None:
    """2.1 Clockwise, one player after another is active; when everyone has been, a round is over."""
    match = opened(3)
    seen = []
    for _ in range(6):
        seen.append(match.state.active)
        turn(match, "compost")
    assert seen == [0, 1, 2, 0, 1, 2]


def test_everyone_acts_at_the_same_time() -> None:
    """2.2 The active player chooses one of the four actions and takes its large benefit, everyone else takes the small
    one; then everyone activates, all at the same time, and nobody waits for anyone but for the end of the turn.
    """
    match = opened(3)
    pick(match, 0, "compost")
    assert match.state.players[0].soil == 5
    assert match.waiting == [1, 2]
    pick(match, 2, "soil")
    assert match.state.players[2].soil == 2
    assert match.waiting == [1]
    pick(match, 1, "compost")
    assert (match.state.players[1].soil, len(match.state.players[1].compost)) == (0, 2)
    assert match.state.active == 1


def test_a_forbidden_action() -> None:
    """2.3 A terrain may forbid its owner to choose an action; when others choose it, the owner takes part."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Extinct Volcano"})
    assert offered(match, 0) == ["plant", "water", "grow"]
    turn(match, "water")
    pick(match, 1, "compost")
    assert offered(match, 0) == ["soil", "compost"]


def test_planting_as_the_active_player() -> None:
    """2.4 Plant (green): the active player plants up to two cards, one after the other, then draws four cards, keeps
    one and discards the rest.
    """
    match = opened(2)
    hold(match, 0, "Basil", "Wheat", "Corn")
    player = match.state.players[0]
    player.soil = 20
    pick(match, 0, "plant")
    pick(match, 0, "Basil")
    assert ask(match, 0) == "card"
    pick(match, 0, "Wheat")
    at(match, 0, 1, 1)
    assert len(player.cards) == 2
    assert ask(match, 0) == "keep"
    before = len(match.state.discard)
    four = offered(match, 0)
    assert len(four) == 4
    pick(match, 0, four[2])
    assert player.hand == [ID["Corn"], four[2]]
    assert len(match.state.discard) == before + 3


def test_planting_in_the_turn_of_another() -> None:
    """2.5 Plant (green): everyone else may plant one card, and then draws one, planted or not."""
    match = opened(3)
    hold(match, 1, "Basil", "Wheat")
    hold(match, 2, "Corn")
    match.state.players[1].soil = 20
    pick(match, 0, "plant")
    pick(match, 1, "Basil")
    assert len(match.state.players[1].cards) == 1
    assert len(match.state.players[1].hand) == 2  # Wheat and a new one
    pick(match, 2, "pass")
    assert len(match.state.players[2].hand) == 2


@pytest.mark.parametrize(("small", "soil", "composted"), [("soil", 2, 0), ("compost", 0, 2)])
def test_compost(small: str, soil: int, composted: int) -> None:
    """2.6 Compost (red): 5 soil and 2 cards of the deck to the compost; everyone else has 2 soil or 2 cards of the deck
    to the compost.
    """
    match = opened(2)
    pick(match, 0, "compost")
    active, other = match.state.players
    assert (active.soil, len(active.compost)) == (5, 2)
    pick(match, 1, small)
    assert (other.soil, len(other.compost)) == (soil, composted)


def test_water() -> None:
    """2.7 Water (blue): up to 6 sprouts and 2 soil; everyone else has up to 2 sprouts or 2 soil."""
    match = opened(2)
    one = lay(match, 0, {(0, 0): "Celery", (0, 1): "West India Lantana"})
    other = lay(match, 1, {(0, 0): "Jojoba", (0, 1): "Dog Grass"})
    pick(match, 0, "water")
    prompt = match.prompt(0)
    assert isinstance(prompt, Share)
    assert (prompt.ask, prompt.least, prompt.most) == ("sprout", 0, 6)
    share(match, 0, {"Celery": 2, "West India Lantana": 3})
    assert (one.sprouts, one.soil) == ([2, 3], 2)
    pick(match, 1, "sprout")
    share(match, 1, {"Dog Grass": 2})
    assert (other.sprouts, other.soil) == ([0, 2], 0)
    pick(match, 1, "water")
    first(match, 1)
    pick(match, 0, "soil")
    assert one.soil == 4


def test_grow() -> None:
    """2.8 Grow (yellow): 4 cards and up to 2 growth; everyone else has 2 cards or up to 2 growth."""
    match = opened(2)
    one = lay(match, 0, {(0, 0): "Celery", (0, 1): "Jojoba"})
    other = lay(match, 1, {(0, 0): "Tiger Orchid", (0, 1): "Papaya"})
    pick(match, 0, "grow")
    assert len(one.hand) == 4
    share(match, 0, {"Celery": 1, "Jojoba": 1})
    assert one.growth == [1, 1]
    pick(match, 1, "growth")
    share(match, 1, {"Papaya": 2})
    assert (other.growth, other.hand) == ([0, 2], [])
    pick(match, 1, "grow")
    share(match, 1, {})
    pick(match, 0, "card")
    assert len(one.hand) == 6


def test_an_empty_deck() -> None:
    """2.9 When the deck is empty the discard is shuffled into a new one; when both are empty nothing is drawn."""
    match = opened(2)
    state = match.state
    state.discard, state.deck = state.deck[:-1], state.deck[-1:]
    total = len(state.discard)
    prompt = match.prompt(0)
    assert isinstance(prompt, Pick)
    events = match.play(0, Picked((prompt.options[1],)))  # compost: two cards of the deck
    assert [event.kind for event in events if event.reveals] == ["reshuffled"]
    assert (len(state.deck), state.discard) == (total - 1, [])
    compost(match, 1, len(state.deck))
    pick(match, 1, "compost")
    assert len(match.state.deck) == len(match.state.discard) == 0


def test_pieces_lie_on_flora_in_their_places() -> None:
    """2.10 Sprouts and growth lie on flora only, as many as there are slots and trunks; what finds no place is lost."""
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Celery", (0, 1): "Beach", (1, 0): "Ginger"}, sprouts={"Celery": 3})
    pick(match, 0, "water")
    assert player.sprouts == [6, 0, 2]  # one of the six finds no place
    assert offered(match, 1) == ["plant", "compost", "water", "grow"]
    player.growth = [2, 0, 1]
    pick(match, 1, "grow")
    pick(match, 0, "growth")
    assert player.growth == [2, 0, 2]


def test_pieces_without_a_place_are_told() -> None:
    """2.10 Sprouts and growth lie on flora only, as many as there are slots and trunks; what finds no place is lost."""
    match = opened(2)
    told = match.play(0, Picked((Option("word", word="water"),)))
    assert [event.kind for event in told] == ["chose", "no-room", "soil", "soil", "turn"]
