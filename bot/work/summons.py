"""Whom a post calls that tells the table something: a question, an offer, an invitation, the end.

It goes out at once, but mentions only who may be called now and there. The others are written down, each for the moment
when they may be, and called then if there is still a reason to.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from bot.table import council, posts
from bot.table import votes as matters
from bot.table.needs import may_call
from bot.talk import votes
from bot.talk.channels import channel_of
from bot.talk.links import link
from bot.talk.message import Message
from bot.talk.reader import Reader, own_reader, reader_in

from .messenger import pinging

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.store import MatchRow, OutboxRow

    from .caller import Caller


class Later(Exception):
    """Nobody may be called before `until`."""

    def __init__(self, until: float) -> None:
        super().__init__("not now")
        self.until = until


class Summons:
    def __init__(self, caller: Caller) -> None:
        self.caller, self.messenger, self.services = caller, caller.messenger, caller.services

    async def mentions(
        self, row: OutboxRow, match: int, users: Sequence[int], about: posts.About, number: int = 0
    ) -> discord.AllowedMentions:
        """Decided once for each: who is written down already, by an attempt that failed, is not mentioned either."""
        store, now, present = self.services.store, self.services.clock.now(), []
        known = await store.recalled(row.id) if users else ()
        for user in users:
            person = await store.user(user)
            if user in known or not person.pings:
                continue
            when = may_call(person, now)
            if when <= now and not person.direct:
                present.append(user)
            else:
                await store.owe(replace(posts.written(posts.Recall(row.id, match, user, about, number)), due=when))
        return pinging(present)

    async def recall(self, row: OutboxRow, post: posts.Recall) -> None:
        """By direct message to who wants that and can be reached so; else where the match is. `Later` if not now."""
        store, now = self.services.store, self.services.clock.now()
        match, person = await store.match(post.match), await store.user(post.user)
        if match is None or not person.pings or not await self.stands(match, post):
            return
        when = may_call(person, now)
        if when > now:
            raise Later(when)
        own = own_reader(self.services, person, match)
        message = await store.posted(post.of)
        if person.direct and await self.caller.whisper(row, person, said(own, match, post, message)):
            return
        channel: discord.abc.Messageable = await channel_of(self.caller.client, match.channel or match.lobby_channel)
        public = said(reader_in(self.services, match.locale), match, post, message)
        await self.messenger.out(channel, public, row, pinging([person.id]))

    async def stands(self, match: MatchRow, post: posts.Recall) -> bool:
        """Whether there is still a reason to call."""
        match post.about:
            case "question":
                vote = await self.services.store.vote(post.number)
                if vote is None or vote.closed is not None:
                    return False
                session = await self.services.sessions.get(match.id)
                holds = await council.stands(self.services.sessions, session, matters.read(vote)) is not None
                return holds and post.user in votes.called(session, vote)
            case "offered":
                return match.status == "running" and match.seats[post.number].offered == post.user
            case "over":
                return match.status == "over" and any(seat.user == post.user for seat in match.seats)
            case "invited":
                return match.status == "lobby" and all(seat.user != post.user for seat in match.seats)
            case _:
                assert_never(post.about)


def said(reader: Reader, match: MatchRow, post: posts.Recall, message: int | None) -> Message:
    return Message(reader.say(f"recall-{post.about}", user=f"<@{post.user}>", match=link(reader, match, message)))
