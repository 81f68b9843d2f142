"""Plays a match through the bot and holds all that is sent against a match in which everything hidden is dealt anew."""

import re
from collections.abc import Sequence

from bot.playground import Payload
from bot.table.posts import News, read
from bot.table.session import Session
from bot.talk import board, wording
from bot.talk.message import Message, name
from bot.talk.panel import panel
from bot.talk.reader import Reader, table_reader
from engine import Event, games
from engine.text import Arg, Text
from tests.bot.club import Club, first, is_mark, parts, words
from tests.bot.club import asked as asked_for

PEOPLE = ("Ada", "Bela", "Chidi")
SEEN = ("type", "content", "custom_id", "label", "style", "options", "placeholder", "disabled", "description")


def shown(components: Sequence[Payload]) -> list[Payload]:
    """What a reader sees of a message, without what the place of sending it adds."""
    return [{key: part[key] for key in SEEN if part.get(key)} for part in parts(list(components))]


def alts(components: Sequence[Payload]) -> list[str]:
    return [item["description"] for part in parts(list(components)) if part["type"] == 12 for item in part["items"]]


class Secrecy:
    def __init__(self, club: Club, game: str) -> None:
        self.club, self.game, self.answers, self.compared, self.last = club, game, 0, 0, 0

    async def session(self) -> Session:
        return await self.club.client.services.sessions.get(1)

    async def twin(self, seat: int | None) -> Session:
        """The same match to this reader; everything else in it is different."""
        session = await self.session()
        match = session.match.redealt(seat, "otherwise")
        return Session(session.row, match, session.untold, since=session.since, marked=session.marked)

    def same(self, message: Payload, leaf: Message) -> None:
        made = leaf.view().to_components()  # type: ignore[no-untyped-call]
        assert shown(message["components"]) == shown(made)
        assert alts(message["components"]) == [picture.alt for picture in leaf.pictures]
        named = [name(*each) for each in enumerate(leaf.pictures)]
        assert [file["filename"] for file in message["attachments"]] == named
        drawn = [self.club.playground.attachment(file) for file in message["attachments"]]
        assert drawn == [picture.data for picture in leaf.pictures]
        self.compared += 1

    async def play(self, most: int) -> None:
        """Whoever is asked presses the first thing, until the match is over or so many answers are given."""
        await self.club.begin(self.game, *PEOPLE, here=True)
        await self.check_news()
        while self.answers < most and (waiting := (await self.session()).match.waiting):
            for seat in waiting:
                if seat in (await self.session()).match.waiting and self.answers < most:
                    await self.answer(seat)

    async def answer(self, seat: int) -> None:
        asked = await self.club.slash(PEOPLE[seat], "general", "play")
        await self.check_panel(asked, seat)
        while (found := first(asked)) and seat in (await self.session()).match.waiting:
            beats = self.club.beats()
            asked = await self.club.give(PEOPLE[seat], asked, *found)
            assert "⚠️" not in words(asked)
            if is_mark(found[0]) and asked_for(first(asked)) == asked_for(found):
                await self.check_panel(asked, seat)
                continue
            self.answers += 1
            await self.club.quiet()
            await self.check_panel(asked, seat)
            await self.check_news()
            if self.club.beats() != beats:
                return

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


def card_names(game: str, reader: Reader) -> list[str]:
    return [reader.word(games()[game].label(option)) for option in games()[game].cards()]

