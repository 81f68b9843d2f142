"""Messages of a channel: send, read, edit, delete, pin. Ephemeral ones are not to be found here."""

from itertools import islice

from aiohttp import web

from bot.playground.channel import DM, Channel
from bot.playground.form import flags
from bot.playground.gateway import Gateway
from bot.playground.messages import Messages
from bot.playground.post import Post
from bot.playground.wire import Refused, nothing, now, reply
from bot.playground.world import World

from .call import Call, Route
from .door import snowflake, whole

ALL = "/channels/{channel}/messages"
ONE = "/channels/{channel}/messages/{message}"
VIEW, SEND, SEND_IN_THREADS = 1 << 10, 1 << 11, 1 << 38
PINS = "/channels/{channel}/messages/pins"


class MessageRoutes:
    def __init__(self, world: World, gateway: Gateway, messages: Messages) -> None:
        self.world, self.gateway, self.messages = world, gateway, messages

    def routes(self) -> list[Route]:
        return [
            ("GET", PINS, self.pins), ("PUT", PINS + "/{message}", self.pin),
            ("DELETE", PINS + "/{message}", self.unpin),
            ("POST", ALL, self.send), ("GET", ALL, self.list), ("GET", ONE, self.get), ("PATCH", ONE, self.edit),
            ("DELETE", ONE, self.delete), ("POST", "/channels/{channel}/typing", self.typing),
        ]

    def post(self, call: Call) -> Post:
        post = self.world.posts.get(call.parts["message"])
        if post is None or post.channel_id != self.channel(call).id or post.reader is not None:
            raise Refused(404, 10008, "Unknown Message")
        return post

    def channel(self, call: Call) -> Channel:
        channel = self.world.channel(call.parts["channel"])
        if self.world.denied(channel) & VIEW:
            raise Refused(403, 50001, "Missing Access")
        return channel

    async def send(self, call: Call) -> web.Response:
        channel = self.channel(call)
        if channel.kind == DM and not self.world.people[channel.members[0]].dms_open:
            raise Refused(403, 50007, "Cannot send messages to this user")
        if self.world.denied(channel) & (SEND_IN_THREADS if channel.is_thread else SEND):
            raise Refused(403, 50013, "Missing Permissions")
        form = {**call.form, "flags": flags(call.form) & ~(1 << 6)}
        return reply((await self.messages.send(channel, self.world.bot, form, call.files)).payload)

    async def list(self, call: Call) -> web.Response:
        limit = whole(call.query.get("limit"), 50, 100)
        before, after = snowflake(call.query.get("before"), 1 << 63), snowflake(call.query.get("after"), 0)
        found = [post for post in self.world.posts_in(self.channel(call).id)
                 if post.reader is None and after < int(post.id) < before]
        if "after" in call.query and "before" not in call.query:
            found = found[-limit:]
        return reply([post.payload for post in islice(found, limit)])

    async def get(self, call: Call) -> web.Response:
        return reply(self.post(call).payload)

    async def edit(self, call: Call) -> web.Response:
        post = self.post(call)
        if post.payload["author"]["id"] != self.world.bot.id:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        await self.messages.edit(post, call.form, call.files)
        return reply(post.payload)

    async def delete(self, call: Call) -> web.Response:
        await self.messages.delete(self.post(call))
        return nothing()

    async def pins(self, call: Call) -> web.Response:
        pinned = [post for post in self.world.posts_in(self.channel(call).id) if post.payload["pinned"]]
        return reply({"items": [{"message": post.payload, "pinned_at": now()} for post in pinned], "has_more": False})

    async def pin(self, call: Call) -> web.Response:
        return await self.set_pinned(call, pinned=True)

    async def unpin(self, call: Call) -> web.Response:
        return await self.set_pinned(call, pinned=False)

    async def set_pinned(self, call: Call, *, pinned: bool) -> web.Response:
        post = self.post(call)
        if self.channel(call).archived:
            raise Refused(400, 50083, "Thread is archived")
        post.payload["pinned"] = pinned
        self.world.put_post(post)
        await self.gateway.message("MESSAGE_UPDATE", post.payload, self.channel(call).guild_id)
        return nothing()

    async def typing(self, call: Call) -> web.Response:
        self.channel(call)
        return nothing()
