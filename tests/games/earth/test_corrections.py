"""A card that is corrected while a match runs: what is already under way goes on as it was."""

import pytest

from bot.speech import speaker
from engine import BrokenSave, Match, Option, Text
from engine.games.earth import GAME
from engine.games.earth.catalogue import CANOPY, NAME, SLOTS, TRUNKS
from engine.games.earth.counting import full
from engine.games.earth.effects import effect
from engine.games.earth.scoring import grown
from engine.games.earth.using import Offer, Use

from .table import ID, lay, opened, pick, share

say = speaker("en")


def test_a_black_ability_stays_black() -> None:
    """4.7 Black abilities act at once, before the next planting and before the draw."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Dog Grass"}, sprouts={"Celery": 6})
    task = Use(0, effect("9 sprout"), ID["Basil"], 0, black=True)  # Basil has no such ability (any more)
    match.agenda.seats[0].insert(0, task)
    match = Match.load(GAME, match.save())
    assert match.agenda.seats[0][0] == task
    asked = task.run(match.state)
    player = match.state.players[0]
    assert (asked, player.sprouts) == ([], [6, 6])  # no offer, although some find no room


def test_a_save_that_does_not_know_black_abilities_loads() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery"})
    task = Use(0, effect("9 sprout"), ID["Basil"], 0)
    match.agenda.seats[0].insert(0, task)
    old = match.save().replace(b'"black":false,', b"")
    assert b"black" not in old
    assert Match.load(GAME, old).agenda.seats[0][0] == task


def test_a_card_may_hold_more_than_it_has_room_for_today() -> None:
    """It was corrected to fewer places after the pieces were put there: they stay, and it is full."""
    match = opened(2)
    many, tall = SLOTS[ID["Celery"]] + 2, TRUNKS[ID["Celery"]] + 1
    player = lay(match, 0, {(0, 0): "Celery", (0, 1): "Dog Grass"}, sprouts={"Celery": many}, growth={"Celery": tall})
    match = Match.load(GAME, match.save())
    assert (full(player), grown(player)) == (1, CANOPY[ID["Celery"]])
    pick(match, 0, "water")
    assert match.state.players[0].sprouts == [many, 6]


def test_no_card_ever_had_room_for_so_many() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery"}, sprouts={"Celery": 21})
    with pytest.raises(BrokenSave, match=r"state\.players\.0\.sprouts: a card does not hold so many"):
        Match.load(GAME, match.save())


def test_the_question_tells_what_it_does() -> None:
    """The ability that is asked about, not what the card says today."""
    match = opened(2)
    match.agenda.push([Offer(0, effect("1 soil -> 9 card"), ID["Oakmoss"])])
    match.state.players[0].soil = 1
    asked = Text("earth-ask-use", (("about", NAME[ID["Oakmoss"]]), *match.terms(0)))
    assert say(asked) == "Use Oakmoss (1 soil → draw 9 cards)?"


def test_a_hint_tells_what_is_copied() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Yellow Sprouts", (0, 1): "White Oak"})
    pick(match, 0, "grow")
    share(match, 0, {})
    assert hint(match, Option("card", ID["White Oak"])) == "draw 2 cards"


def hint(match: Match, option: Option) -> str:
    found = match.hint(0, option)
    assert found is not None
    return say(found)
