"""Plays a match through the bot and holds all that is sent against a match in which everything hidden is dealt anew."""


import re
from collections.abc import Sequence
from functools import cache
from itertools import islice, zip_longest
from random import Random
from typing import TypeAlias

import render
from bot.playground import Payload
from bot.speech import DEFAULT, word_files
from bot.table.posts import News, read
from bot.table.session import Session
from bot.talk import board, wording
from bot.talk.message import Message
from bot.talk.panel import panel
from bot.talk.reader import Reader, table_reader
from engine import EVENTS, Event, Prompt, View, choices, games
from engine.text import Arg, Text
from tests.bot.club import Club, any_of, first, is_mark, parts, words
from tests.bot.club import asked as asked_for

PEOPLE = ("Ada", "Bela", "Chidi")
Sight: TypeAlias = tuple[Reader, Session, View, Prompt | None, Sequence[Event]]
SEEN = ("type", "content", "custom_id", "label", "style", "options", "placeholder", "disabled", "description")


def shown(components: Sequence[Payload]) -> list[Payload]:
    """What a reader sees of a message, without what the place of sending it adds."""
    return [{key: part[key] for key in SEEN if part.get(key)} for part in parts(list(components))]


def alts(components: Sequence[Payload]) -> list[str]:
    return [item["description"] for part in parts(list(components)) if part["type"] == 12 for item in part["items"]]


class Secrecy:
    """`chance`: people press any answer, without it the first. `compared`: messages held against their twins;
    `searched`: all that was sent.
    """

    def __init__(self, club: Club, game: str, chance: Random | None = None) -> None:
        self.club, self.game, self.chance = club, game, chance
        self.answers = self.compared = self.searched = self.last = self.heard = self.looked_at = 0
        self.names = own_names(game)
        self.known: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(len(PEOPLE)))}
        self.sights: dict[int | None, list[Sight]] = {seat: [] for seat in self.known}

    async def session(self) -> Session:
        return await self.club.client.services.sessions.get(1)

    async def twin(self, seat: int | None) -> Session:
        """The same match to this reader; everything else in it is different."""
        session = await self.session()
        match = session.match.redealt(seat, "otherwise")
        return Session(session.row, match, session.untold, since=session.since, marked=session.marked)

    def same(self, message: Payload, leaf: Message) -> None:
        made = leaf.view().to_components()  # type: ignore[no-untyped-call]
        here, there = shown(message["components"]), shown(made)
        assert here == there, [pair for pair in zip_longest(here, there) if pair[0] != pair[1]]
        assert alts(message["components"]) == [picture.alt for _, picture in leaf.named]
        named = [file for file, _ in leaf.named]
        assert [file["filename"] for file in message["attachments"]] == named
        drawn = [self.club.playground.attachment(file) for file in message["attachments"]]
        assert drawn == [picture.data for picture in leaf.pictures]
        self.compared += 1

    async def play(self, most: int) -> None:
        """Whoever is asked presses the first thing, until the match is over or so many answers are given."""
        await self.club.begin(self.game, *PEOPLE, here=True)
        await self.check_news()
        await self.search()
        while self.answers < most and (waiting := (await self.session()).match.waiting):
            for seat in waiting:
                if seat in (await self.session()).match.waiting and self.answers < most:
                    await self.answer(seat)

    async def answer(self, seat: int) -> None:
        asked = await self.club.slash(PEOPLE[seat], "general", "play")
        await self.check_panel(asked, seat)
        while (found := self.press(asked)) and seat in (await self.session()).match.waiting:
            beats = await self.club.beats()
            asked = await self.club.give(PEOPLE[seat], asked, *found)
            assert "⚠️" not in words(asked) or doubted(asked)
            if doubted(asked):
                continue
            if is_mark(found[0]) and asked_for(first(asked)) == asked_for(found):
                await self.check_panel(asked, seat)
                continue
            self.answers += 1
            await self.club.quiet()
            await self.check_panel(asked, seat)
            await self.check_news()
            await self.search()
            if await self.club.beats() != beats:
                return

    def press(self, panel: Payload) -> tuple[str, tuple[str, ...] | None] | None:
        return first(panel) if self.chance is None else any_of(panel, self.chance)

    async def search(self) -> None:
        """Whatever was sent since the last time, of any kind, names no card that one of its readers has never seen."""
        await self.look()
        everything = self.club.playground.sent
        for sent in islice(everything, self.looked_at, None):
            said = named(str(sent.payload), self.names)
            for who in sent.readers:
                found = said - self.knowledge(PEOPLE.index(who) if who in PEOPLE else None, said)
                assert not found, f"{who} reads of {found} in {words(sent.payload)}"
            self.searched += 1
        self.looked_at = len(everything)

    async def look(self) -> None:
        """What each reader can see now, and has just been told; read when it is needed."""
        session = await self.session()
        moves = (await self.club.store.moves(1))[self.heard:]
        self.heard += len(moves)
        events = [event for move in moves for event in EVENTS.validate_json(move.events)]
        for seat, sights in self.sights.items():
            reader, prompt = Reader("en-US", "light", seat), None if seat is None else session.match.prompt(seat)
            sights.append((reader, session, session.match.view(seat), prompt, events))

    def knowledge(self, seat: int | None, said: set[str]) -> set[str]:
        """Of what is said, as much as there is in all that this reader has seen; the newest is read first."""
        known, sights = self.known[seat], self.sights[seat]
        while not said <= known and sights:
            known.update(named("\n".join(read_out(*sights.pop())), self.names))
        return known

    async def check_panel(self, message: Payload, seat: int) -> None:
        reader = Reader("en-US", "light", seat)
        self.same(message, await panel(self.club.client.services, await self.twin(seat), reader))

    async def check_news(self) -> None:
        """The newest public post about what happened, and that its words hold nothing whispered."""
        rows = [row for row in await self.club.store.outbox(1) if row.kind == "news"]
        session, twin = await self.session(), await self.twin(None)
        reader = table_reader(self.club.client.services, session)
        for row in rows[-1:]:
            news = read(row)
            assert isinstance(news, News)
            posts = [post for post in self.club.playground.messages("general") if post["id"] == str(row.message)]
            for event in news.events:
                assert not leaks(event, session, reader)
            if posts and row.id != self.last:
                self.last = row.id
                self.same(posts[0], await board.news(
                    self.club.client.services, twin, reader, news.events, ordered=news.ordered, version=news.version,
                    proud=news.proud,
                ))

    def check_everything(self) -> None:
        """A panel's ids, which know the count of its question, forms and autocompletes are for their owner alone."""
        for sent in self.club.playground.sent:
            told = str(sent.payload)
            for seat, person in enumerate(PEOPLE):
                if re.search(rf"'t:1:{seat}:\d", told):
                    assert sent.readers == {person}
            for file in sent.files:
                assert file.startswith("picture")


def leaks(event: Event, session: Session, reader: Reader) -> bool:
    """Whether what is whispered can be read in what everyone hears."""
    public = wording.event(session, reader, event)
    open_ = {said(value, reader) for _, value in event.args}
    whispered = {said(value, reader) for _, value in event.secret} - open_
    return any(word and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", public) for word in whispered)


def said(value: Arg, reader: Reader) -> str:
    match value:
        case Text():
            return reader.word(value)
        case tuple():
            return ", ".join([reader.word(part) for part in value])
        case _:
            return str(value)


def doubted(panel: Payload) -> bool:
    """Whether it is asked if that is meant."""
    return ":anyway:" in (first(panel) or ("",))[0]


def read_out(reader: Reader, session: Session, view: View, prompt: Prompt | None, events: Sequence[Event]) -> list[str]:
    """All that pictures, choices and news tell."""
    scenes = [scene for scene in render.scenes(view) if scene.kind != "card"]
    told = [reader.word(text) for scene in scenes for text in render.describe(view, scene, prompt=prompt)]
    options = choices(prompt) if prompt else ()
    told += [reader.word(games()[view.game].label(option)) for option in options]
    return told + [wording.event(session, reader, event) for event in events]


@cache
def own_names(game: str) -> tuple[str, ...]:
    """Of cards that are spoken of by nothing else: a wolf, or the sea, is in many a sentence for everyone."""
    names = set(card_names(game, Reader("en-US", "light", None)))
    lines = [line for file in word_files(DEFAULT) for line in file.read_text("utf-8").splitlines()]
    said = [line.partition(" = ")[2] or line.strip() for line in lines if not line.startswith("#")]
    speech = "\n".join([text for text in said if text not in names]).casefold()
    own = [name for name in names if name.casefold() not in speech and said.count(name) < 2]  # or a feat is called so
    return tuple(sorted(own, key=len, reverse=True))


def named(text: str, names: Sequence[str]) -> set[str]:
    """Whichever of these names are in the text, and no shorter one inside of a longer."""
    found = [rf"(?<!\w){re.escape(name)}(?!\w)" for name in names if name in text]
    return set(re.findall("|".join(found), text)) if found else set()


def card_names(game: str, reader: Reader) -> list[str]:
    return [reader.word(games()[game].label(option)) for option in games()[game].cards()]

