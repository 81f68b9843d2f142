"""What can be done at any time: rules 5."""

import pytest

from engine import IllegalAnswer, Match, Picked
from engine.games.earth import GAME
from engine.games.earth.catalogue import SLOTS
from engine.games.earth.options import ASK_ME, EVENT
from engine.games.earth.parts import FINISHED

from .table import ID, ask, compost, fauna, fill, first, hold, lay, offered, opened, pick, share, turn


def test_events_between_abilities_and_in_turns_of_others() -> None:
    """5.1 An event can be played at any time, also in other players’ turns and between two abilities, but not inside an
    unfinished one.
    """
    match = opened(2)
    player = lay(match, 1, {(0, 0): "Penny Bun", (0, 1): "Dog Grass"})
    hold(match, 1, "Mudpot", "Rainbow", "Wheat")
    pick(match, 1, "event")  # seat 0 has not even chosen its action
    pick(match, 1, "Mudpot")  # 1 soil, and 1 by the island
    assert (player.soil, player.events) == (2, [ID["Mudpot"]])
    pick(match, 0, "compost")
    pick(match, 1, "soil")
    assert ask(match, 1) == "use"
    pick(match, 1, "event")
    pick(match, 1, "Rainbow")
    assert ask(match, 1) == "growth"
    assert match.asides(1) == ()  # the event is unfinished
    share(match, 1, {"Penny Bun": 1})
    assert ask(match, 1) == "use"
    pick(match, 1, "use")
    pick(match, 1, "skip")  # the growth could pay for the climate
    assert match.state.active == 1


def test_events_that_cannot_be_paid() -> None:
    """5.2 An event whose price cannot be paid cannot be played."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Dog Grass"}, sprouts={"Dog Grass": 1})
    hold(match, 0, "Blizzard", "Snow")  # 2 sprouts; 1 sprout
    pick(match, 0, "event")
    assert offered(match, 0) == [ID["Snow"], "never-mind"]
    pick(match, 0, "never-mind")
    match.state.players[0].sprouts = [0]
    assert besides(match, 0) == ["ask-me"]
    shown = [GAME.pressable(ASK_ME, prompt) for prompt in (match.prompt(0), None, FINISHED)]
    assert shown == [False, True, True], "no button beside a decision that it is no part of"
    with pytest.raises(IllegalAnswer):
        match.play(0, Picked((EVENT,)))


def test_an_event_stays_and_islands_reward_it() -> None:
    """5.3 A played event lies beside your island until the end, and some islands give something for it."""
    match = opened(2)
    player = match.state.players[0]
    player.island = ID["Jamaica Island"]  # a card for every event
    hold(match, 0, "Cold Front")  # 2 cards of the deck to the compost
    pick(match, 0, "event")
    pick(match, 0, "Cold Front")
    assert (len(player.compost), len(player.hand), player.events) == (2, 1, [ID["Cold Front"]])
    turn(match, "compost")
    assert player.events == [ID["Cold Front"]]


def test_conversion() -> None:
    """5.4 Three sprouts can be turned into two soil at any time, but not inside an unfinished gain."""
    match = opened(2)
    player = lay(match, 1, {(0, 0): "Dog Grass", (0, 1): "Celery"}, sprouts={"Dog Grass": 4, "Celery": 2})
    pick(match, 1, "convert")  # in another player's turn
    share(match, 1, {"Dog Grass": 2, "Celery": 1})
    assert (player.sprouts, player.soil) == ([2, 1], 2)
    pick(match, 0, "water")
    pick(match, 1, "sprout")
    assert match.asides(1) == ()  # they are just being gained
    share(match, 1, {"Celery": 2})
    assert player.sprouts == [2, 3]


def test_the_end_of_a_part() -> None:
    """5.5 *House rule:* whoever has been asked something in the turn and could still reach a fauna by an event or by
    turning in sprouts is asked before the own part ends, but not again for a fauna that stays within reach; when it
    may be the last turn, so is whoever could still play an event, and of those who were asked nothing everyone who
    holds anything. Anyone may choose at any time, whatever they hold, to be asked before each turn closes.
    """
    match = opened(2)
    compost(match, 0, 2)
    match.state.fauna = [ID[name] for name in ("Bald Eagle", "Plains Zebra", "Arctic Fox", "Wild Boar")]
    lay(match, 0, {(0, 0): "Dog Grass", (0, 1): "Celery"}, sprouts={"Celery": 4})
    pick(match, 0, "water")
    share(match, 0, {"Dog Grass": 1})
    assert ask(match, 0) is None  # the sprouts can be turned into soil later as well
    for needed, asked in ((18, "done"), (17, None)):
        match = opened(2)
        match.state.fauna = [ID[name] for name in ("European Mole", "Plains Zebra", "Arctic Fox", "Wild Boar")]
        player = lay(match, 0, {(0, 0): "Penny Bun"})
        hold(match, 0, "Mudpot")  # 1 soil, and 1 by the island
        player.soil = needed - 5
        pick(match, 0, "compost")
        pick(match, 0, "skip")
        assert ask(match, 0) == asked  # twenty soil are within reach, or the event may wait
    first(match, 1)
    assert match.state.active == 1


def test_a_part_without_questions_says_nothing_about_the_hand() -> None:
    """5.5 *House rule:* whoever has been asked something in the turn and could still reach a fauna by an event or by
    turning in sprouts is asked before the own part ends, but not again for a fauna that stays within reach; when it
    may be the last turn, so is whoever could still play an event, and of those who were asked nothing everyone who
    holds anything. Anyone may choose at any time, whatever they hold, to be asked before each turn closes.
    """
    match = opened(2)
    hold(match, 0, "Fog")
    pick(match, 0, "compost")
    assert match.waiting == [1]
    match = opened(2)
    fill(match, 1, 16)
    hold(match, 0, "Fog")
    pick(match, 0, "compost")
    assert (ask(match, 0), ask(match, 1)) == ("done", "take")  # the turn may be the last


def besides(match: Match, seat: int) -> list[str]:
    return [option.word for option in match.asides(seat)]


@pytest.mark.parametrize("held", [(), ("Fog",), ("Wheat",)])
@pytest.mark.parametrize("seats", [1, 2])
def test_being_asked_before_each_turn_closes(seats: int, held: tuple[str, ...]) -> None:
    """5.5 *House rule:* whoever has been asked something in the turn and could still reach a fauna by an event or by
    turning in sprouts is asked before the own part ends, but not again for a fauna that stays within reach; when it
    may be the last turn, so is whoever could still play an event, and of those who were asked nothing everyone who
    holds anything. Anyone may choose at any time, whatever they hold, to be asked before each turn closes.
    """
    match = opened(seats)
    hold(match, 0, *held)
    assert "ask-me" in besides(match, 0)
    pick(match, 0, "ask-me")
    assert [match.view(reader).players[0].asks for reader in (None, seats - 1)] == [True, True]
    match = Match.load(GAME, match.save())
    assert "ask-me-not" in besides(match, 0)
    assert "ask-me" not in besides(match, 0)
    pick(match, 0, "compost")
    assert ask(match, 0) == "done"
    if seats == 2:
        first(match, 1)
        assert match.state.turn == 1  # the turn waits
    pick(match, 0, "done")
    assert match.state.turn == 2
    if seats == 2:
        pick(match, 1, "compost")
        pick(match, 0, "soil")
        assert ask(match, 0) == "done"  # and so does the next


@pytest.mark.parametrize("held", [(), ("Fog",), ("Wheat",)])
def test_wishing_to_be_asked_when_the_own_part_is_over(held: tuple[str, ...]) -> None:
    """5.5 *House rule:* whoever has been asked something in the turn and could still reach a fauna by an event or by
    turning in sprouts is asked before the own part ends, but not again for a fauna that stays within reach; when it
    may be the last turn, so is whoever could still play an event, and of those who were asked nothing everyone who
    holds anything. Anyone may choose at any time, whatever they hold, to be asked before each turn closes.
    """
    match = opened(2)
    hold(match, 0, *held)
    pick(match, 0, "compost")
    assert ask(match, 0) is None
    pick(match, 0, "ask-me")
    assert ask(match, 0) == "done"
    first(match, 1)
    assert match.state.turn == 1
    pick(match, 0, "ask-me-not")  # what is asked stays asked
    pick(match, 0, "done")
    assert match.state.turn == 2


def test_who_is_asked_everything_needs_no_such_wish() -> None:
    match = opened(2, automatic="off")
    assert besides(match, 0) == []


def test_the_end_of_a_part_with_a_fauna_that_waits_for_soil() -> None:
    """Three sprouts could still bring the twentieth soil in time."""
    match = opened(2)
    match.state.fauna = [ID[name] for name in ("European Mole", "Plains Zebra", "Arctic Fox", "Wild Boar")]
    player = lay(match, 0, {(0, 0): "Celery", (0, 1): "Dog Grass"}, sprouts={"Celery": 4})
    player.soil = 16
    pick(match, 0, "water")
    share(match, 0, {"Celery": 1})
    assert ask(match, 0) == "done"
    pick(match, 0, "convert")
    assert player.soil == 20
    first(match, 0)
    assert [leaf.points for leaf in player.leaves] == [15]


def test_sprouts_for_soil_that_is_missing() -> None:
    """5.4 Three sprouts can be turned into two soil at any time, but not inside an unfinished gain."""
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Hairawn Muhly", (0, 1): "Celery"}, sprouts={"Celery": 4})
    pick(match, 0, "grow")
    share(match, 0, {})
    assert (ask(match, 0), offered(match, 0)) == ("unpaid", ["skip"])  # no soil, but sprouts
    pick(match, 0, "convert")
    assert (ask(match, 0), player.soil) == ("use", 2)
    pick(match, 0, "use")
    assert player.soil == 1


def test_sprouts_for_the_soil_of_what_is_copied() -> None:
    """3.8 *House rule:* gains without a choice happen, abilities that cannot be paid are passed over, pieces with one
    place to go or room for all are placed, island and climate come first or last by themselves where the other order
    could bring nothing more; where turning in sprouts first would help, you are asked. The table can have all this
    asked instead.
    """
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Yellow Sprouts", (0, 1): "Cat Spruce", (0, 2): "Celery"}, sprouts={"Celery": 6})
    pick(match, 0, "grow")
    share(match, 0, {})
    assert (ask(match, 0), offered(match, 0)) == ("uncopied", ["skip"])
    pick(match, 0, "convert")
    pick(match, 0, "convert")
    assert (ask(match, 0), offered(match, 0)) == ("copy", [ID["Cat Spruce"], "skip"])
    pick(match, 0, "Cat Spruce")
    assert player.soil < 4


def test_sprouts_turned_in_do_not_pay_twice() -> None:
    """Chinese Peony costs a soil and a sprout: three sprouts would bring the soil, and be gone."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Chinese Peony", (0, 1): "Celery"}, sprouts={"Celery": 3})
    pick(match, 0, "grow")
    share(match, 0, {})
    assert ask(match, 0) is None
    match = opened(2)
    lay(match, 0, {(0, 0): "Chinese Peony", (0, 1): "Celery"}, sprouts={"Celery": 4})
    pick(match, 0, "grow")
    share(match, 0, {})
    assert ask(match, 0) == "unpaid"


def test_sprouts_turned_in_make_room_for_the_small_benefit() -> None:
    """3.8 *House rule:* gains without a choice happen, abilities that cannot be paid are passed over, pieces with one
    place to go or room for all are placed, island and climate come first or last by themselves where the other order
    could bring nothing more; where turning in sprouts first would help, you are asked. The table can have all this
    asked instead.
    """
    match = opened(2)
    player = lay(match, 1, {(0, 0): "Celery"}, sprouts={"Celery": SLOTS[ID["Celery"]]})
    pick(match, 0, "water")
    assert offered(match, 1) == ["sprout", "soil"]
    pick(match, 1, "convert")
    pick(match, 1, "sprout")
    assert (player.soil, player.sprouts) == (2, [SLOTS[ID["Celery"]] - 1])


def test_sprouts_for_the_soil_of_an_event() -> None:
    """5.5 *House rule:* whoever has been asked something in the turn and could still reach a fauna by an event or by
    turning in sprouts is asked before the own part ends, but not again for a fauna that stays within reach; when it
    may be the last turn, so is whoever could still play an event, and of those who were asked nothing everyone who
    holds anything. Anyone may choose at any time, whatever they hold, to be asked before each turn closes.
    """
    match = opened(2)
    match.state.fauna = [fauna("20 hand")] * 4
    hold(match, 0, "Lava Tube")  # 1 soil for two cards
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Jojoba"}, sprouts={"Celery": 3})
    match.state.players[0].hand += match.state.draw(14)
    pick(match, 0, "grow")
    share(match, 0, {})
    assert ask(match, 0) == "done"


def test_sprouts_turned_in_to_make_room() -> None:
    """5.4 Three sprouts can be turned into two soil at any time, but not inside an unfinished gain."""
    match = opened(2)
    full = {name: SLOTS[ID[name]] for name in ("Cat Grass", "Celery")}
    player = lay(match, 0, {(0, 0): "Cat Grass", (0, 1): "Celery"}, sprouts=full)
    pick(match, 0, "water")
    assert (ask(match, 0), offered(match, 0)) == ("use", ["use", "skip"])  # Cat Grass: 2 sprouts, and no room
    pick(match, 0, "convert")
    share(match, 0, {"Celery": 3})
    pick(match, 0, "use")
    assert (sum(player.sprouts), player.soil) == (sum(full.values()) - 1, 4)
