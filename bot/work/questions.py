"""Keeps the questions to a table as things are: who has still to speak, and no buttons where nobody can answer.

Knows nothing of what decides them.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.table.votes import Late
from bot.table.votes import read as matter_of
from bot.talk import votes

from .messenger import NOBODY

if TYPE_CHECKING:
    from bot.store import PostRow, VoteRow
    from bot.table.session import Session
    from bot.talk.message import Message

    from .messenger import Messenger

log = logging.getLogger(__name__)


class Questions:
    def __init__(self, messenger: Messenger) -> None:
        self.messenger, self.services = messenger, messenger.services

    async def renew(self, session: Session) -> None:
        """All that are out."""
        for post in await self.services.store.posts(session.row.id):
            vote = votes.asked_by(post.purpose)
            row = None if vote is None else await self.services.store.vote(vote)
            if row is not None:
                await self.renew_one(session, post, row)

    async def renew_one(self, session: Session, post: PostRow, row: VoteRow) -> None:
        message, late = await votes.question(self.services, session, row), isinstance(matter_of(row), Late)
        if message is not None:
            await self.edit(post, message)
        elif not late or row.closed is not None:
            await self.end(session, post, row)
        # Who is late is so no longer, and all that was about it goes; or the match is paused, and he is so after it.

    async def end(self, session: Session, post: PostRow, row: VoteRow) -> None:
        """Closed before its buttons go, so that the same can be asked again with others. What was decided about
        somebody who was late is told by a post of its own, and the question goes.
        """
        store = self.services.store
        if row.closed is None:
            await store.close_vote(row.id)
        if isinstance(matter_of(row), Late):
            await self.messenger.delete(post)
        else:
            await self.edit(post, votes.past(self.services, session, row))
        await store.drop_post(post.match, post.purpose)

    async def edit(self, post: PostRow, message: Message) -> None:
        try:
            await self.messenger.change(post, lambda out: out.edit(view=message.view(), allowed_mentions=NOBODY))
        except discord.NotFound:
            log.info("the question %s of match %s is gone", post.purpose, post.match)
