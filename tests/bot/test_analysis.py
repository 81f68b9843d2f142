"""`/analyse`: the course of a match that is over, made once and kept, in words and as a picture."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.crew.worker import Late
from bot.mind.minds import Minds
from bot.playground import Payload
from bot.table import archive
from bot.table.analysis import Hasty, positions
from bot.talk import analysing
from bot.talk.reader import Reader
from engine import Analysis, Inquiry, Option, Picked, Recording, Turning, replay
from engine.bots.analysis import Point
from render import Scene, describe
from tests.bot.club import Club, buttons, words
from tests.bot.finish import finish
from tests.recordings.matches import FOLDER

LATE = 3  # the piece that takes too long, once


async def ended(club: Club) -> Payload:
    thread = await club.begin("ecosystem", "Ada", "Bela")
    await finish(club)
    return next(post for post in club.posts(thread) if "Analyse" in buttons(post))


async def test_an_analysis_is_made_once_and_the_same_for_everyone(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Inquiry] = []
    hasty = Hasty.study

    async def study(self: Hasty, order: Inquiry) -> bytes:
        asked.append(order)
        if len(asked) == LATE:
            raise Late("the machine is busy")
        return await hasty(self, order)

    monkeypatch.setattr(Hasty, "study", study)
    post = await ended(club)
    await club.press("Ada", post, "Analyse")
    await club.playground.until(lambda: "it goes on from there" in read(club, "Ada"))
    assert "A hard bot has looked through " in read(club, "Ada"), "nothing is said to go on"
    assert "A hard bot looks through" not in read(club, "Ada")
    assert len(asked) == LATE
    first = await shown(club, await club.press("Ada", post, "Analyse"), "Ada")
    assert "**The moves that changed most**" in words(first)
    assert "Better: " in words(first)
    assert re.search(r"\(chance to win \d+% instead of \d+%\)", words(first))
    assert "**Ada**, turn" in words(first)
    assert "**Bela**, turn" in words(first)
    [picture] = first["attachments"]
    assert "The course of the match over 20 turns" in picture["description"]
    count = len(asked)
    assert count > LATE
    assert len(set(asked)) == count - 1, "only the piece that failed is made twice"
    again = await club.slash("Bela", club.thread, "analyse")
    assert words(again) == words(first)
    assert len(asked) == count, "it is kept"
    kept = await club.store.analysis(1)
    assert kept is not None
    earlier = re.sub(r',"chance":[^},]*', "", kept.decode())
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE analyses SET found = ?", (earlier,))
    kept_earlier = words(await club.slash("Bela", club.thread, "analyse"))
    assert "(chance to win higher by " in kept_earlier
    for name in ("Ada", "Bela"):
        assert name not in kept.decode()
        assert club.playground.person(name).id not in kept.decode()


def read(club: Club, person: str) -> str:
    """All that is private in the thread."""
    return "\n".join([words(post) for post in club.posts(club.thread, person) if post["flags"] & 64])


async def shown(club: Club, message: Payload, person: str) -> Payload:
    """What stands there when the analysis is finished."""
    await club.playground.until(lambda: "and when" in words(club.in_sight(person, message)))
    return club.playground.world.posts[message["id"]].payload


async def test_who_is_forgotten_is_nobody_in_an_analysis(club: Club) -> None:
    post = await ended(club)
    await shown(club, await club.press("Ada", post, "Analyse"), "Ada")
    await club.press("Bela", await club.slash("Bela", "general", "forget-me"), "Forget me")
    again = await club.slash("Ada", club.thread, "analyse")
    assert "Bela" not in words(again)
    assert "**Ada**" in words(again)
    assert "- **A former player**, turn" in words(again)
    told = words(await club.slash("Ada", club.thread, "log", since="start"))
    assert "\n**A former player** places" in told


async def test_what_cannot_be_analysed_is_said_in_a_sentence(club: Club) -> None:
    assert "/analyse match:" in words(await club.slash("Ada", "general", "analyse"))
    assert "77" in words(await club.slash("Ada", "general", "analyse", match="77"))
    thread = await club.begin("ecosystem", "Ada", "Bela")
    assert words(await club.slash("Ada", thread, "analyse")) == (
        "This match is not over: it can be analysed when it is."
    )
    await finish(club)
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE matches SET guild = 5 WHERE id = 1")
    refused = await club.slash("Ada", "general", "analyse", match="1")
    assert "played elsewhere" in words(refused)
    assert "played elsewhere" in await club.forge("Ada", refused, "t:1:-:-:analyse")
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE matches SET guild = ?, seed = 'other' WHERE id = 1", (int(thread.guild_id or 0),))
    assert "today’s would take another course" in words(await club.slash("Ada", "general", "analyse", match="1"))
    async with club.store.database.transaction() as db:
        await db.execute("DELETE FROM moves WHERE match = 1")
    assert "Nobody has made a move" in words(await club.slash("Ada", thread, "analyse"))
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE matches SET status = 'abandoned' WHERE id = 1")
    club.client.services.sessions.forget(1)
    assert "was closed before it ended" in words(await club.slash("Ada", thread, "analyse", match="1"))


async def test_an_analysis_goes_with_the_end_that_is_taken_back(club: Club) -> None:
    post = await ended(club)
    await shown(club, await club.press("Ada", post, "Analyse"), "Ada")
    moves, row = await club.store.moves(1), await club.store.match(1)
    assert row
    await club.client.services.sessions.undo_by_consent(1, moves[-1].number, row.version)
    assert await club.store.analysis(1) is None
    said = words(await club.press("Ada", post, "Analyse"))
    assert said == "This match is not over: it can be analysed when it is."


async def test_an_analysis_numbers_turns_as_the_replay_does(club: Club) -> None:
    """What comes before the first turn of Earth is a part and no turn."""
    recording = Recording.read((FOLDER / "earth-2.json").read_bytes())
    session = await club.client.services.sessions.get(await archive.put(club.store, recording, "en"))
    parts = (await club.client.services.courses.of(session)).parts
    points = tuple([Point(part.number, (0.5, 0.5), (0, 0)) for part in parts])
    turned = Turning(1, parts[5].number, 5, (), (), 0.5)
    found = Analysis(((0,), (1,)), points, (turned,), ())
    turns = await analysing.numbered(club.client.services, session, found)
    assert list(turns) == [part.turn for part in parts]
    assert turns[1] == 0
    view = analysing.curve(session, found, turns)
    first, *_, last = describe(view, Scene("curve"))
    assert dict(first.args) == {"turns": parts[-1].turn}
    assert dict(last.args) == {"letter": "A", "turn": parts[5].turn, "seat": 1}


@pytest.mark.parametrize(("name", "ask", "said"), [
    ("earth-2", "use", r"[A-Z][\w’' -]+: (Use|Use all that follow|Skip)"), ("ecosystem-2", "at", r"Wolf → D4"),
])  # fmt: skip
async def test_a_move_names_the_card_that_it_is_about(club: Club, name: str, ask: str, said: str) -> None:
    """Who reads an analysis does not see the question. The last card of a hand is not asked for, only its place."""
    recording = Recording.read((FOLDER / f"{name}.json").read_bytes())
    session = await club.client.services.sessions.get(await archive.put(club.store, recording, "en"))
    found = [
        Turning(after.move.seat, after.number, 0, (after.answer,), (after.answer,), 0.5)
        for before, after in pairwise(replay(recording))
        if after.move and after.answer and after.move.ask == ask and before.move and before.move.ask != "card"
    ]
    matches = await positions(club.store, session.row, {found[-1].move})
    told = analysing.did(session, Reader("en", "light"), found[-1], matches[found[-1].move])
    assert re.fullmatch(said, told), told
    anytime = replace(found[-1], played=(Picked((Option("word", word="event"),)),))
    if ask == "use":
        assert analysing.did(session, Reader("en", "light"), anytime, matches[found[-1].move]) == "Play an event"


def test_a_mind_studies_with_all_its_effort() -> None:
    minds = Minds(1)
    try:
        assert minds.effort.doubts > Hasty.effort.doubts
        assert replace(minds.effort, doubts=1) != minds.effort
    finally:
        minds.close()
