"""What is kept about a person is told, and forgotten when they wish it; other people's matches stay whole."""

import json
import re
from typing import Any

import pytest

from bot.playground import Payload
from bot.store.belongings import FORGETTING, KEPT
from engine.bots import guess
from tests.bot.club import Club, buttons, words
from tests.bot.fresh import file_of


async def everything(club: Club) -> str:
    """All that the database holds, but for positions and what is on its way to Discord."""
    tables = await club.store.database.fetch("SELECT name FROM sqlite_schema WHERE type = 'table'")
    found = []
    for [table] in tables:
        rows = await club.store.database.fetch(f"SELECT * FROM {table}")  # noqa: S608 - of our own schema
        found += [f"{table}: {value!r}" for row in rows for value in tuple(row) if not isinstance(value, bytes)]
    return "\n".join(found)


async def test_whatever_names_a_person_is_told_and_forgotten(club: Club) -> None:
    """A table that gets such a column belongs among the belongings."""
    columns = await club.store.database.fetch(
        "SELECT tables.name AS place FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table' AND columns.type = 'INTEGER'"
        " AND columns.name IN ('user', 'owner', 'former', 'host')",
    )
    named = {row["place"] for row in columns}
    assert {"seats", "needs", "ballots"} <= named
    for place in named:
        assert re.search(rf"\b{place}\b", " ".join(KEPT.values())), f"nobody is told of {place}"
        assert re.search(rf"\b{place}\b", " ".join(FORGETTING)), f"{place} remembers"


async def data(club: Club, person: str) -> dict[str, Any]:
    answer = await club.slash(person, "general", "my-data")
    [file] = answer["attachments"]
    assert file["filename"] == "thicket.json"
    found: dict[str, Any] = json.loads(club.playground.attachment(file))
    return found


async def busy(club: Club) -> None:
    """Bela plays with two others, alone with Ada, and has a table that waits; one match is over."""
    await club.begin("ecosystem", "Ada", "Bela", "Chidi")
    await club.part("Bela", club.thread)
    await club.begin("ecosystem", "Ada", "Bela")
    await club.slash("Bela", "general", "settings", theme="dark", zone="Europe/Riga")
    await club.begin("gaia", "Bela", bots=1)
    lobby = await club.slash("Bela", "general", "new ecosystem")
    await club.press("Bela", lobby, "Join")
    await club.press("Chidi", lobby, "Join")
    await finish(club, 2)


async def finish(club: Club, match: int) -> None:
    sessions = club.client.services.sessions
    while (session := await sessions.get(match)).match.result is None:
        seat = session.match.waiting[0]
        prompt = session.match.prompt(seat)
        assert prompt is not None
        await sessions.play(match, seat, [guess(prompt, lambda: 0.0)])
    await club.quiet()


async def test_privacy_says_in_words_what_is_kept(club: Club) -> None:
    said = words(await club.slash("Ada", club.playground.direct_message("Ada"), "privacy"))
    for part in ("Your seats", "Your moves", "Your settings", "/my-data", "/forget-me"):
        assert part in said


async def test_my_data_is_all_of_mine_and_nothing_of_others(club: Club) -> None:
    await busy(club)
    found = await data(club, "Bela")
    assert found["user"] == int(club.playground.person("Bela").id)
    assert [(seat["match"], seat["name"], seat["status"]) for seat in found["seats"]] == [
        (1, "Bela", "running"), (2, "Bela", "over"), (3, "Bela", "running"), (4, "Bela", "lobby"),
    ]
    assert [table["match"] for table in found["tables_opened"]] == [3, 4]
    assert found["settings"][0]["theme"] == "dark"
    assert {move["match"] for move in found["moves"]} == {1, 2}
    mine = [move for move in await club.store.moves(1) if move.seat == 1]
    assert len([move for move in found["moves"] if move["match"] == 1]) == len(mine)
    assert found["moves"][0]["answer"] == json.loads(mine[0].answer)
    assert [need["match"] for need in found["waited_for"]] == [3]
    assert len(found["answer_times"]) > 3
    text = json.dumps(found)
    assert "Ada" not in text
    assert club.playground.person("Ada").id not in text
    assert "snapshot" not in text
    [(over, version)] = await club.store.unpacked(club.clock.now() + 1, 9)
    assert await club.store.pack(over, version)
    assert (await data(club, "Bela"))["moves"] == found["moves"]
    row = await club.store.match(over)
    assert row is not None
    place = club.playground.channel(str(row.channel))
    assert "stays as it ended" in words(await club.slash("Bela", place, "undo"))
    assert "places" in words(await club.slash("Bela", place, "log", since="start"))


async def test_of_a_stranger_nothing_is_kept(club: Club) -> None:
    answer = await club.slash("Emil", "general", "my-data")
    assert "Nothing is kept about you" in words(answer)


async def test_forgetting_is_asked_first_and_says_what_it_does(club: Club) -> None:
    await busy(club)
    before = await everything(club)
    asked = await club.slash("Bela", "general", "forget-me")
    for part in ("cannot be taken back", "the 2 matches you are playing", "the table that has not begun",
                 "the match that is over"):
        assert part in words(asked)
    assert await everything(club) == before


async def confirmed(club: Club, person: str) -> Payload:
    asked = await club.slash(person, "general", "forget-me")
    answer = await club.press(person, asked, "Forget me")
    await club.quiet()
    return answer


async def test_who_is_forgotten_is_nowhere_and_the_others_play_on(club: Club) -> None:
    await busy(club)
    bela = club.playground.person("Bela").id
    assert "You are forgotten" in words(await confirmed(club, "Bela"))
    left = await everything(club)
    assert bela not in left
    assert "Bela" not in left
    one, two, three, four = [row for number in range(1, 5) if (row := await club.store.match(number))]
    assert (one.status, two.status, three.status, four.status) == ("running", "over", "abandoned", "lobby")
    assert [(seat.user is None, seat.bot) for seat in one.seats] == [(False, None), (True, "medium"), (False, None)]
    assert [seat.total is not None for seat in two.seats] == [True, True]
    assert (four.host, [seat.name for seat in four.seats]) == (int(club.playground.person("Chidi").id), ["Chidi"])
    thread = club.playground.threads()[0]
    assert "A player has left for good" in "\n".join(map(words, club.posts(thread)))
    assert not [post for post in club.posts("general") if "Bela" in words(post) and "Start" in buttons(post)]
    await finish(club, 1)
    assert (await club.slash("Ada", club.playground.threads()[1], "score"))["attachments"]
    assert "a former player" in words(await club.slash("Ada", club.playground.threads()[1], "score"))
    assert "Nothing is kept about you" in words(await club.slash("Bela", "general", "my-data"))


async def test_who_has_left_is_told_of_it_and_forgotten_too(club: Club) -> None:
    """Chidi hands his seat over, and Bela resigns."""
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    for person in ("Ada", "Bela", "Chidi"):
        await club.part(person, here)
    await club.slash("Chidi", here, "replace", player="Fern")
    await club.quiet()
    [offer] = [post for post in club.posts(here) if "asks you to take over" in words(post)]
    await club.press("Fern", offer, "Sit down")
    await club.press("Bela", await club.slash("Bela", here, "resign"), "Resign")
    await club.quiet()
    chidi = await data(club, "Chidi")
    assert [(seat["match"], seat["seat"], seat["name"]) for seat in chidi["seats_once_held"]] == [(1, 2, "Chidi")]
    assert [event["what"] for event in chidi["comings_and_goings"]] == ["offered", "sat"]
    assert chidi["moves"]
    assert not (await data(club, "Fern"))["moves"], "they are not hers"
    assert [seat["left_by_me"] for seat in (await data(club, "Bela"))["seats"]] == [1]
    log = words(await club.slash("Ada", here, "log", since="start"))
    for said in ("**Chidi** places", "**Fern** sits down in the seat of **Chidi**.", "**Bela** has resigned."):
        assert said in log
    for person in ("Bela", "Chidi"):
        asked = await club.slash(person, here, "forget-me")
        assert "Your name goes from the match that you have left" in words(asked)
        assert "You are forgotten" in words(await club.press(person, asked, "Forget me"))
        await club.quiet()
        assert "Nothing is kept about you" in words(await club.slash(person, here, "my-data"))
    left = await everything(club)
    for person in ("Bela", "Chidi"):
        assert person not in left
        assert club.playground.person(person).id not in left
    log = words(await club.slash("Ada", here, "log", since="start"))
    for said in (
        "**A former player** places", "**Fern** sits down in the seat of **a former player**",
        "**A former player** has resigned",
    ):
        assert said in log
    row = await club.store.match(1)
    assert row is not None
    assert [(seat.name, seat.bot) for seat in row.seats] == [("Ada", None), ("", "medium"), ("Fern", None)]


async def test_forgetting_twice_does_nothing_more(club: Club) -> None:
    await busy(club)
    asked = await club.slash("Bela", "general", "forget-me")
    await club.press("Bela", asked, "Forget me")
    await club.quiet()
    before = await everything(club)
    assert "You are forgotten" in await club.forge("Bela", asked, "t:0:-:-:forget")
    assert await everything(club) == before


@pytest.mark.parametrize("damage", ["game = 'chess'", "snapshot = x'00'"])
async def test_a_match_that_cannot_be_read_does_not_keep_anybody(club: Club, damage: str) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    async with club.store.database.transaction() as db:
        await db.execute(f"UPDATE matches SET {damage}")  # noqa: S608 - a constant
    club.client.services.sessions.forget(1)
    await confirmed(club, "Bela")
    row = await club.store.match(1)
    assert row is not None
    assert [(seat.user is None, seat.name) for seat in row.seats] == [(False, "Ada"), (True, "")]


async def test_in_a_pause_the_bot_of_who_is_forgotten_waits_too(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
    for person in ("Ada", "Bela"):
        await club.part(person, here)
    await club.slash("Ada", here, "pause")
    await club.quiet()
    asked = [post for post in club.posts(here) if "be paused" in words(post)][-1]
    for person in ("Bela", "Chidi"):
        await club.press(person, asked, "Agree")
    before = await club.store.moves(1)
    await confirmed(club, "Chidi")
    assert await club.store.moves(1) == before
    await club.slash("Ada", here, "resume")
    await club.quiet()
    asked = [post for post in club.posts(here) if "go on" in words(post)][-1]
    await club.press("Bela", asked, "Agree")
    await club.quiet()
    assert len(await club.store.moves(1)) > len(before), "then it plays"
    assert [need.seat for need in await club.store.needs(1)] == [0, 1]


async def test_votes_about_somebody_who_is_late_are_his_data_and_are_forgotten(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
    for person in ("Ada", "Bela"):
        await club.part(person, "general")
    await club.later(24.1)
    assert [vote["kind"] for vote in (await data(club, "Chidi"))["votes_about_me"]] == ["late"]
    assert not (await data(club, "Ada"))["votes_about_me"]
    user = int(club.playground.person("Chidi").id)
    await club.press("Chidi", await club.slash("Chidi", "general", "forget-me"), "Forget me")
    assert str(user) not in await everything(club)


async def test_nothing_of_who_is_forgotten_is_left_in_the_file_or_its_log(club: Club) -> None:
    """When the command answers: neither the name, nor the number, as text or as the database writes it."""
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
    await club.part("Chidi", "general")
    await club.slash("Chidi", "general", "settings", quiet="22-8", away="2025-06-20")
    await club.slash("Chidi", "general", "pause")
    await club.quiet()
    user, path = int(club.playground.person("Chidi").id), file_of(club.store).path
    traces = (b"Chidi", str(user).encode(), user.to_bytes(8, "big"))
    written = b"".join([file.read_bytes() for file in path.parent.glob(f"{path.name}*")])
    assert all(trace in written for trace in traces)
    await club.press("Chidi", await club.slash("Chidi", "general", "forget-me"), "Forget me")
    for file in path.parent.glob(f"{path.name}*"):
        assert not [trace for trace in traces if trace in file.read_bytes()], file.name
