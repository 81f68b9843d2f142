"""Answers given once for all: they act where the question comes up just so, are told, and can be revoked."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Channel, Payload, Playground
from bot.store import OrderRow
from bot.table.orders import Acted, act, given
from engine import Answer, Event, Match, Picked, StaleVersion
from engine.games.gaia.options import PASS, PROTECT
from tests.bot.club import Club, buttons, first, menus, running, words
from tests.games.gaia.table import Table
from tests.games.gaia.test_protection import ON


async def opened(club: Club) -> Channel:
    """A match of Earth in which Ada is about to choose an action."""
    here = await club.begin("earth", "Ada", "Bela", here=True)
    for _ in range(20):
        match = club.client.services.sessions.live[1].match
        prompt = match.prompt(0)
        if prompt is not None and prompt.ask == "action":
            return here
        for seat, person in enumerate(("Ada", "Bela")):
            if match.prompt(seat):
                await club.answer(person, await club.slash(person, here, "play"))
    raise AssertionError("nobody chooses an action")


async def acts(club: Club, person: str, here: Channel, action: str) -> Payload:
    return await done(club, person, await club.press(person, await club.slash(person, here, "play"), action))


async def done(club: Club, person: str, panel: Payload) -> Payload:
    """The rest of the part; the next action is another."""
    while first(panel) and "Which action" not in words(panel):
        panel = await club.answer(person, panel)
    return panel


async def ordered(club: Club, here: Channel) -> Payload:
    """Ada composts, and Bela says what she always takes then."""
    await acts(club, "Ada", here, "Compost")
    offer = await club.press("Bela", await club.slash("Bela", here, "play"), "Always so")
    assert "Whenever somebody else composts" in words(offer)
    given = await club.press("Bela", offer, "Always: 2 soil")
    assert "Your standing order from now on: whenever somebody else composts: **2 soil**." in words(given)
    return await done(club, "Bela", given)


async def soil(club: Club) -> int:
    found: int = (await club.client.services.sessions.get(1)).match.state.players[1].soil
    return found


async def test_who_wants_no_standing_orders_is_offered_none(club: Club) -> None:
    here = await opened(club)
    await acts(club, "Ada", here, "Compost")
    assert any("Always so" in label for label in buttons(await club.slash("Bela", here, "play")))
    await club.press("Bela", await club.slash("Bela", here, "settings"), "Do not offer standing")
    assert not any("Always so" in label for label in buttons(await club.slash("Bela", here, "play")))


async def test_an_order_answers_without_a_ping_and_the_table_is_told_so(club: Club) -> None:
    here = await opened(club)
    before = await soil(club)
    await ordered(club, here)
    assert await soil(club) == before + 2, "it is an answer, too"
    await acts(club, "Bela", here, "Compost")
    await acts(club, "Ada", here, "soil")
    await club.quiet()
    pings, held = len(club.pings()), await soil(club)
    await acts(club, "Ada", here, "Compost")
    await club.quiet()
    assert await soil(club) == held + 2
    own = [move for move in await club.store.moves(1) if move.seat == 1]
    assert own[-1].made == "order"
    kept = await club.store.belongings(int(club.playground.person("Bela").id))
    assert [move["number"] for move in kept["moves"]] == [move.number for move in own], "his own moves all the same"
    [(called, why)] = club.pings()[pings:]
    assert called == {"Bela"}
    assert why.endswith("chose Compost: do your part"), "the share itself is taken"
    assert not any("by a standing order" in words(post) for post in club.posts(here)), "her part is not complete"
    await club.part("Bela", here)
    await club.quiet()
    assert any("Answered by a standing order of **Bela**." in words(post) for post in club.posts(here))
    assert "by a standing order" not in words(await club.slash("Ada", here, "orders"))


async def test_an_order_is_changed_and_revoked_by_its_owner_alone(club: Club) -> None:
    here = await opened(club)
    await ordered(club, here)
    assert "You have no standing orders" in words(await club.slash("Ada", here, "orders"))
    shown = await club.slash("Bela", here, "orders")
    assert "Whenever somebody else composts: **2 soil**" in words(shown)
    [menu] = menus(shown)
    assert "belongs to somebody else" in await club.forge("Ada", shown, menu, "-")
    assert "does nothing any more" in await club.forge("Bela", shown, menu, menu=True)
    shown = await club.choose("Bela", shown, "take.0.compost")
    assert "**2 cards of the deck to the compost**" in words(shown)
    assert "You have no standing orders" in words(await club.choose("Bela", shown, "-"))
    assert "no such order any more" in await club.forge("Bela", shown, menu, "-")
    before = await club.kept()
    assert "That question has passed" in await club.forge("Bela", shown, "t:1:1:0:every:take.0.compost")
    with pytest.raises(StaleVersion):  # of two presses in haste the second comes when the question has passed
        await club.client.services.sessions.play(1, 1, [Picked(())], count=0, always=True)
    assert (await club.kept(), await club.store.orders(1)) == (before, [])


async def test_every_one_of_many_orders_can_be_revoked(club: Club) -> None:
    here = await opened(club)
    await ordered(club, here)
    async with club.store.database.transaction() as db:
        for number in range(6):
            await db.execute(
                "INSERT INTO orders (match, seat, user, key, knows, said, offered, answer, given)"
                " SELECT match, seat, user, key || ?, knows, said, offered, answer, given FROM orders WHERE id = 1",
                (f".{number}",),
            )
    club.client.services.sessions.forget(1)
    shown = await club.slash("Bela", here, "orders")
    assert (words(shown).count("Whenever"), len(menus(shown))) == (5, 5)
    assert "belongs to somebody else" in await club.forge("Ada", shown, buttons(shown)["Later ▶"])
    shown = await club.press("Bela", shown, "Later")
    assert (words(shown).count("Whenever"), len(menus(shown))) == (2, 2)
    shown = await club.choose("Bela", shown, "-")
    assert words(shown).startswith("### Your standing orders (2 of 2)"), "the page stays"
    shown = await club.choose("Bela", shown, "-")
    assert words(shown).startswith("### Your standing orders\n"), "until it is empty"


async def test_an_order_survives_a_restart(tmp_path: Path, painter: Painter) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            here = await opened(club)
            await ordered(club, here)
            await acts(club, "Bela", here, "Compost")
            await acts(club, "Ada", here, "soil")
        async with running(playground, database, painter) as club:
            held = await soil(club)
            await acts(club, "Ada", here, "Compost")
            assert await soil(club) == held + 2


async def test_who_takes_back_what_an_order_did_is_asked_and_the_order_rests(club: Club) -> None:
    here = await opened(club)
    await ordered(club, here)
    await acts(club, "Bela", here, "Compost")
    await acts(club, "Ada", here, "soil")
    await acts(club, "Ada", here, "Compost")
    await club.quiet()
    await club.press("Bela", await club.slash("Bela", here, "undo"), "Take it back")
    panel = await club.slash("Bela", here, "play")
    assert "Your standing order has stopped, because you took back what it did. It was: whenever" in words(panel)
    assert "**2 soil**" in words(await club.slash("Bela", here, "orders"))


async def test_what_can_only_be_answered_anew_takes_no_order(club: Club) -> None:
    here = await opened(club)
    panel = await club.slash("Ada", here, "play")
    count = club.client.services.sessions.live[1].match.count(0)
    assert "each time anew" in await club.forge("Ada", panel, f"t:1:0:{count}:always")
    before = await club.kept()
    assert "⚠️" in await club.forge("Ada", panel, f"t:1:0:{count}:every:word.0.compost")
    assert await club.kept() == before


def order(match: Match, seat: int, answer: Answer) -> OrderRow:
    new = given(match, seat, 7, answer)
    return OrderRow(1, 1, seat, 7, new.key, new.knows, new.said, new.offered, new.answer, 0.0, None)


def struck(*, own: bool) -> Match:
    """Lightning is about to hit a city, of seat 1 or of seat 2."""
    city = ("Millbrook", (1,) if own else (2,))
    hands = {1: ["protection"], 2: ["sea"]}
    table = Table("fps", seats=3, hand=["lightning", "sea"], hands=hands, cities={"I8": city}, options=ON)
    table.play(0, "play", "lightning")
    return table.match


def test_an_order_stops_where_it_hurts_and_was_not_given_for_that() -> None:
    mild = order(struck(own=False), 1, Picked((PASS,)))
    events: list[Event] = []
    acted = act(struck(own=False), [mild], events)
    assert ([move.made for move in acted.moves], acted.stopped) == (["unseen"], [])
    match = struck(own=True)
    acted = act(match, [mild], events)
    assert (acted.moves, acted.stopped) == ([], [1])
    assert match.waiting == [1], "the seat is asked"


def test_an_order_that_has_stopped_does_nothing() -> None:
    mild = replace(order(struck(own=False), 1, Picked((PASS,))), stopped=1.0)
    assert act(struck(own=False), [mild], []) == Acted()


def test_an_answer_that_is_not_possible_this_time_is_asked_for() -> None:
    """The order stands: the next time it may be."""
    brave = order(struck(own=False), 1, Picked((PROTECT,)))
    match = struck(own=False)
    match.state.hands[1] = ["sun"]
    match.asked[1] = None
    assert act(match, [brave], []) == Acted()
