"""`/replay`: stepping through a match, what is hidden in one that goes on, and the film of it."""

import io
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from bot.paint.films import together
from bot.playground import Channel, Payload
from bot.table import archive, course
from bot.table.parts import Part
from bot.talk import filming, story
from bot.talk import replay as talk
from bot.talk.reader import Reader
from engine import ANSWER, Match, RandomBot, Recording, games
from render import Scene, boards, drawable, film
from tests.bot.club import Club, buttons, words
from tests.recordings.matches import FOLDER

TEXT, GALLERY = 10, 12  # kinds of components


async def taken_in(club: Club, name: str = "ecosystem-2") -> int:
    return await archive.put(club.store, Recording.read((FOLDER / f"{name}.json").read_bytes()), "en")


async def played(club: Club, moves: int, game: str = "ecosystem") -> Channel:
    """A match of Ada and Bela that chance has played so far."""
    thread = await club.begin(game, "Ada", "Bela")
    sessions, bot = club.client.services.sessions, RandomBot("replay")
    for _ in range(moves):
        match = (await sessions.get(1)).match
        seat = match.waiting[0]
        await sessions.play(1, seat, [bot.answer(match, seat)])
    await club.quiet()
    return thread


def where(panel: Payload) -> str:
    """The heading of the panel."""
    return words(panel).splitlines()[0]


async def jumped(club: Club, panel: Payload, turn: str) -> Payload:
    opened = await club.playground.click("Ada", panel, buttons(panel)["Go to a turn"])
    await club.playground.until(lambda: opened.answer)
    return await club.settled(await club.playground.submit(opened, {"answer": turn}))


async def test_a_finished_match_is_stepped_through_from_its_start_to_its_end(club: Club) -> None:
    number = await taken_in(club)
    panel = await club.slash("Ada", "general", "replay", match=str(number))
    assert where(panel) == "### Ecosystem #1 · the start"
    assert "Picture 1 of" in words(panel)
    assert {"First", "Back", "My moves"}.isdisjoint(buttons(panel))
    panel = await club.press("Ada", panel, "Forward")
    assert where(panel) == "### Ecosystem #1 · turn 1 of 20"
    assert "Birch" in words(panel)
    panel = await club.press("Ada", panel, "Forward")
    assert "Picture 3 of" in words(panel)
    assert "Picture 2 of" in words(await club.press("Ada", panel, "Back"))
    panel = await club.press("Ada", panel, "Last")
    assert where(panel) == "### Ecosystem #1 · turns 19–20 of 20", "the last card goes by itself"
    assert {"Forward", "Last"}.isdisjoint(buttons(panel))
    assert len(panel["attachments"]) == 1
    kinds = [part["type"] for part in panel["components"][0]["components"]]
    assert kinds[:3] == [TEXT, GALLERY, TEXT], "what happened would push the picture out of sight"
    panel = await club.press("Ada", panel, "First")
    assert where(panel) == "### Ecosystem #1 · the start"


async def test_the_log_numbers_turns_as_the_replay_does(club: Club) -> None:
    """A turn of Earth has many beats of the table, and choosing what to begin with belongs to none."""
    thread = await played(club, 60, "earth")
    services = club.client.services
    session = await services.sessions.get(1)
    reel = await talk.reel_of(services, session, Reader("en", "light", None))
    turn_of = {number: part.turn for part in reel.parts for number in part.moves}
    found = story.turns(session, reel.reader, await club.store.moves(1), await story.book(services, session))
    assert {(line.after, turn.number) for turn in found for line in turn.lines} <= turn_of.items()
    assert reel.turns > 2
    assert [talk.headed(reel, place).splitlines()[0].partition(" · ")[2] for place in (0, 1)] == [
        "the start", "before the first turn",
    ]  # fmt: skip
    frames = filming.framed(reel.parts)
    assert sum([part.events for part in frames], ()) == sum([part.events for part in reel.parts], ())
    turned = [(part.turn, part.movers) for part in frames[:-1] if part.turn and len(part.movers) == 1]
    assert all(one != other for one, other in pairwise(turned)), "that an action is chosen is a frame of its own"
    assert len(frames) < len(reel.parts)
    said = words(await club.slash("Fern", thread, "log", since="start"))
    assert said.count(f"**Turn {reel.turns} · ") == 1


async def test_a_turn_can_be_gone_to_by_its_number(club: Club) -> None:
    number = await taken_in(club)
    panel = await club.slash("Ada", "general", "replay", match=f"#{number}", turn=7)
    assert where(panel).endswith("turn 7 of 20")
    assert where(await jumped(club, panel, " 12 ")).endswith("turn 12 of 20")
    assert where(await jumped(club, panel, "0")).endswith("the start")
    for given in ("21", "-1", "soon", "9" * 10, "٣٣"):
        assert "turns go from 0 to 20" in words(await jumped(club, panel, given)), given


async def test_my_moves_are_stepped_through_alone(club: Club) -> None:
    thread = await played(club, 16, "gaia")
    panel = await club.slash("Bela", thread, "replay")
    panel = await club.press("Bela", panel, "My moves")
    seen = [words(panel)]
    while "Forward" in buttons(panel):
        panel = await club.press("Bela", panel, "Forward")
        seen.append(words(panel))
    assert len(seen) > 1
    assert all("**Bela**" in said for said in seen)
    everything = words(await club.press("Bela", panel, "All moves"))
    assert everything.splitlines()[:2] == seen[-1].splitlines()[:2]
    watcher = await club.slash("Chidi", thread, "replay")
    assert "My moves" not in buttons(watcher)


@pytest.mark.parametrize("game", ["ecosystem", "earth", "gaia", "renature"])
async def test_a_running_match_shows_nothing_that_its_reader_cannot_know(club: Club, game: str) -> None:
    await played(club, 12, game)  # of Ecosystem one has chosen then, and the other not yet
    services = club.client.services
    session = await services.sessions.get(1)
    whole = await services.courses.of(session)
    told = {move.number for move in await club.store.moves(1) if move.told}
    for seat in (None, 0, 1):
        reel = await talk.reel_of(services, session, Reader("en", "light", seat))
        assert {number for part in reel.parts for number in part.moves} <= told
        assert all(part.loud for part in reel.parts[1:]), "there would be nothing to tell, and nothing new to see"
        dealt = tuple([replace(part, match=part.match.redealt(seat, "otherwise")) for part in reel.parts])
        otherwise = replace(reel, parts=dealt)
        for place, part in enumerate(reel.parts):
            orders, others = talk.wanted(reel, place), talk.wanted(otherwise, place)
            assert orders == others
            assert all(order.view.seat == seat for order in orders)
            secret = [event for event in part.events if event.secret and seat not in event.audience]
            assert all(event.text(game, seat).args == event.args for event in secret)
        if seat is None:
            assert filming.cuts(session, reel.reader, reel.parts) == filming.cuts(session, reel.reader, dealt)
    assert len(whole.parts) > 1


async def test_what_the_table_has_not_heard_of_is_not_in_the_replay(club: Club) -> None:
    await played(club, 12, "gaia")
    services = club.client.services
    session = await services.sessions.get(1)
    before = (await services.courses.of(session)).told
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE moves SET told = 0 WHERE number >= ?", (before[-1].moves[0],))
    services.courses.kept.clear()
    assert [part.moves for part in (await services.courses.of(session)).told] == [part.moves for part in before[:-1]]


async def test_a_match_is_played_again_once_for_many_steps(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    number, times, once = await taken_in(club), list[int](), course.played

    def again(*given: Any, **how: Any) -> course.Course:
        times.append(1)
        return once(*given, **how)

    monkeypatch.setattr(course, "played", again)
    panel = await club.slash("Ada", "general", "replay", match=str(number))
    for _ in range(3):
        panel = await club.press("Ada", panel, "Forward")
    assert len(times) == 1


async def test_where_the_rules_have_changed_the_replay_ends_and_says_so(club: Club) -> None:
    number = await taken_in(club, "gaia-2-four-on")
    moves = await club.store.moves(number)
    odd = ANSWER.dump_json(ANSWER.validate_json(b'{"options": [["word", 0, "whale"]], "kind": "picked"}'))
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE moves SET answer = ? WHERE match = ? AND number = ?", (odd, number, moves[20].number))
    panel = await club.slash("Ada", "general", "replay", match=str(number))
    panel = await club.press("Ada", panel, "Last")
    assert "The rules have changed since this was played" in words(panel)
    assert "the film ends where they would take another course" in words(await filmed(club, panel, "As a film"))


async def test_a_course_that_leads_elsewhere_ends_where_it_parts(club: Club) -> None:
    number = await taken_in(club, "gaia-2-four-on")
    session = await club.client.services.sessions.get(number)
    moves = await club.store.moves(number)
    other = [replace(move, events=b"[]") if move.number == 9 else move for move in moves]
    assert course.played(session.match, session.row, other, running=False).ends is None  # it leads to the same end
    start = session.match.new(session.match.game, 2, "other", session.match.options)
    found = course.played(start, session.row, other, running=False)
    assert found.ends == 9
    assert all(part.number < 9 for part in found.parts)


async def test_what_cannot_be_replayed_is_refused_in_a_sentence(club: Club) -> None:
    nowhere = await club.slash("Ada", "general", "replay")
    assert words(nowhere) == "No match was played here. Say which one: **/replay match:**"
    for given in ("77", "soon", "9" * 30):
        assert f"There is no match “{given[:40]}”" in words(await club.slash("Ada", "general", "replay", match=given))
    await played(club, 4)
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE matches SET guild = 99")
    club.client.services.sessions.forget(1)
    assert "played elsewhere" in words(await club.slash("Ada", "general", "replay", match="1"))


async def test_a_match_that_one_plays_is_offered_by_name(club: Club) -> None:
    await played(club, 2)
    await taken_in(club)
    offered = await club.playground.autocomplete("Ada", "general", "replay", "match", match="eco")
    assert [choice["value"] for choice in offered] == ["1", "2"]
    assert offered[0]["name"] == "Ecosystem #1 · Ada, Bela"
    assert offered[1]["name"].endswith("· Birch, Alder · over")
    theirs = await club.playground.autocomplete("Chidi", "general", "replay", "match", match="")
    assert [choice["value"] for choice in theirs] == ["2"]


def frames(club: Club, message: Payload) -> tuple[bytes, int]:
    [file] = message["attachments"]
    assert file["filename"] == "film.webp"
    data = club.playground.attachment(file)
    with Image.open(io.BytesIO(data)) as found:
        assert found.format == "WEBP"
        return data, int(getattr(found, "n_frames", 1))


async def filmed(club: Club, panel: Payload, label: str, person: str = "Ada") -> Payload:
    sent = await club.playground.click(person, panel, buttons(panel)[label])
    await club.playground.until(lambda: sent.message and sent.message.get("attachments"))
    return sent.message or {}


async def test_the_film_has_a_frame_for_each_part_and_can_be_posted_for_everyone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await taken_in(club)
    panel = await club.slash("Ada", "general", "replay", match=str(number))
    count = int(words(panel).split("Picture 1 of ")[1].split()[0])
    with monkeypatch.context() as busy:
        busy.setattr(filming, "LONGEST", -1.0)
        late = await club.press("Ada", panel, "As a film")
        assert words(late).endswith("It goes on; please ask for the film again in a while.")
    private = await filmed(club, panel, "As a film")
    data, found = frames(club, private)
    assert found == count
    assert len(data) < 10 * 2**20
    assert private["flags"] & 64
    public = await filmed(club, private, "Post it for everyone")
    assert not public["flags"] & 64
    assert frames(club, public) == (data, found)
    assert buttons(public) == {}


async def test_nothing_to_film_is_said(club: Club) -> None:
    thread = await played(club, 0)
    panel = await club.slash("Ada", thread, "replay")
    assert "As a film" not in buttons(panel)
    assert "Nothing has happened yet" in await club.forge("Ada", panel, "t:1:-:-:film")


def still(colour: str) -> bytes:
    out = io.BytesIO()
    Image.effect_noise((64, 48), 80).convert("RGB").save(out, "WEBP", quality=60)
    return out.getvalue() if colour else b""


def test_a_film_that_is_too_large_loses_frames_evenly() -> None:
    stills = [still("grey")] * 40
    whole, count = together(stills, 10**6)
    assert count == 40
    data, fewer = together(stills, len(whole) // 2)
    assert len(data) <= len(whole) // 2
    assert 10 < fewer <= 20
    with Image.open(io.BytesIO(data)) as found:
        assert found.n_frames == fewer  # type: ignore[attr-defined]
        assert found.size == (64, 48)


def test_frames_are_shown_one_after_the_other_for_as_long_as_said() -> None:
    colours = ["#ff0000", "#00ff00", "#0000ff"]
    stills = []
    for colour in colours:
        out = io.BytesIO()
        Image.new("RGB", (32, 20), colour).save(out, "WEBP", quality=90)
        stills.append(out.getvalue())
    seen: list[Any] = []
    with Image.open(io.BytesIO(film(stills, [500, 700, 900]))) as found:
        for place in range(3):
            found.seek(place)
            found.load()
            seen.append((found.info["duration"], [round(tone / 255) for tone in found.convert("RGB").getpixel((9, 9))]))  # type: ignore[union-attr]
    assert seen == [(500, [1, 0, 0]), (700, [0, 1, 0]), (900, [0, 0, 1])]


def test_a_film_shows_what_the_players_build() -> None:
    """Earth's islands are on no picture of the table."""
    for game, seen in (("earth", Scene("seat", 1)), ("ecosystem", Scene("table"))):
        match = Match.new(games()[game], 2, "film")
        first, then = [Part(turn, (turn,), (1,), (), match, turn) for turn in (1, 2)]
        assert filming.shown_of(game, first, then) == seen
        assert filming.shown_of(game, then, then) == Scene("table"), "at the end, who has won"
        assert boards(match.view(None))[0] == Scene("table")
        assert seen in boards(match.view(None))


async def test_the_last_frame_says_who_has_won(club: Club) -> None:
    session = await club.client.services.sessions.get(await taken_in(club, "earth-2"))
    *_, before, last = (await club.client.services.courses.of(session)).told
    reader = Reader("en", "light", None)
    shown = [filming.cut(session, reader, part, part.turn, last).cut for part in (before, last)]
    assert [frame is not None and frame.words.startswith("Alder (bot) wins.") for frame in shown] == [False, True]


def test_a_sentence_on_a_frame_loses_no_arrow() -> None:
    assert drawable("Larkfield (I8) 3→2, without mountain") == "Larkfield (I8) 3›2, without mountain"
