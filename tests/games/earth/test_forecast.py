"""What is promised before a choice is what then happens, when everything is used as promised."""

from random import Random

import pytest

from engine import Amount, Answer, Counted, Match, Pick, Picked, Place, Placed, Prompt, Share, Shared
from engine.bots import guess
from engine.games.earth import GAME
from engine.games.earth.benefits import TWO
from engine.games.earth.forecast import Amounts, after, change, held, of_action
from engine.games.earth.options import COLOUR_OF, SKIP
from engine.games.earth.view import seen

from .table import hold, lay, opened

PROMISED = ("use-all", "use", "before", "pass", "done")


def loses(match: Match, seat: int) -> bool:
    """Whether a part of what is paid for would be lost."""
    terms = dict(match.terms(seat))
    return not terms["free"] and bool(terms["losses"])


def promised(  # noqa: PLR0911 - one for each kind of question
    match: Match, seat: int, prompt: Prompt
) -> Answer:
    """Everything that can be used is, unless a part of what is paid for would be lost; pieces go and come back from the
    first card on; nothing is copied or planted.
    """
    match prompt:
        case Pick() if prompt.ask == "use" and loses(match, seat):
            return Picked((SKIP,))
        case Pick() if prompt.ask == "copy":
            return Picked((SKIP,))
        case Pick() if prompt.ask in ("use", "order", "card", "done"):
            return Picked(tuple([o for word in PROMISED for o in prompt.options if o.word == word][:1]))
        case Pick():
            return Picked(prompt.options[: max(prompt.least, min(prompt.most, len(prompt.options)))])
        case Place():
            return Placed(prompt.spots[0])
        case Amount():
            return Counted(prompt.most)
        case Share():
            left, parts = prompt.most, []
            for option, cap in zip(prompt.options, prompt.caps, strict=True):
                if left:
                    parts.append((option, min(cap, left)))
                    left -= parts[-1][1]
            return Shared(tuple(parts))


def kept(match: Match, seat: int, chosen: Answer) -> Amounts:
    """What the seat has gained when its part of the turn is over."""
    before = match.state.players[seat].copy()
    turn, given = match.state.turn, chosen
    while match.state.turn == turn and match.prompt(seat):
        match.play(seat, given)
        if prompt := match.prompt(seat):
            given = promised(match, seat, prompt)
        if match.state.players[seat].finished:
            break
    return change(before, match.state.players[seat])


@pytest.mark.parametrize("number", range(6))
def test_an_action_brings_what_it_promised(number: int) -> None:
    match, chance = Match.new(GAME, 2, f"forecast {number}", {}), Random(number)
    looked = 0
    while match.waiting and not match.state.scarce:
        seat = match.waiting[0]
        prompt = match.prompt(seat)
        assert prompt is not None
        if prompt.ask == "action" and isinstance(prompt, Pick):
            for option in prompt.options:
                player = match.state.players[seat]
                found = of_action(player, COLOUR_OF[option.word])
                assert found == of_action(seen(match.view(seat).players[seat]), COLOUR_OF[option.word])
                assert kept(match.copy(), seat, Picked((option,))) == found.total, option
                looked += 1
        match.play(seat, guess(prompt, chance.random))
    assert looked > 30


@pytest.mark.parametrize("number", range(6))
def test_a_share_with_everything_brings_what_it_promised(number: int) -> None:
    match, chance = Match.new(GAME, 3, f"share {number}", {}), Random(number)
    looked = 0
    while match.waiting and not match.state.scarce:
        seat = match.waiting[-1]
        prompt = match.prompt(seat)
        assert prompt is not None
        if prompt.ask == "take" and isinstance(prompt, Pick):
            for option in prompt.options:
                good, all_, _ = option.word.partition("-all")
                if all_:
                    found = after(match.state.players[seat], match.state.colour, TWO[good], chosen=False)
                    assert kept(match.copy(), seat, Picked((option,))) == found.total, option
                    looked += 1
        match.play(seat, guess(prompt, chance.random))
    assert looked > 10


def test_what_is_lost_and_what_cannot_be_paid() -> None:
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Dog Grass", (0, 1): "Penny Bun"})
    found = of_action(player, "blue")
    room = 6 - dict(found.lost).get("sprout", 0)
    assert dict(found.total) == {"soil": 2, "sprout": room}
    found = of_action(player, "red")
    assert [each.used for each in found.acting] == [False, False]  # no card for Penny Bun, no growth for the climate
    hold(match, 0, "Wheat")
    assert [each.used for each in of_action(player, "red").acting] == [True, False]


def test_green_counts_what_is_kept() -> None:
    match = opened(2)
    assert of_action(match.state.players[0], "green").total == (("card", 1),)
    assert dict(held(match.state.players[0]))["card"] == 0
