"""Channels and threads: look up, start, change, join, list."""

from aiohttp import web

from bot.playground.channel import PRIVATE_THREAD, PUBLIC_THREAD, Channel, thread_member
from bot.playground.threads import Threads
from bot.playground.wire import Refused, nothing, reply
from bot.playground.world import World

from .call import Call, Route

ONE = "/channels/{channel}"


class ChannelRoutes:
    def __init__(self, world: World, threads: Threads) -> None:
        self.world, self.threads = world, threads

    def routes(self) -> list[Route]:
        return [
            ("GET", ONE, self.get), ("PATCH", ONE, self.change), ("DELETE", ONE, self.delete),
            ("POST", ONE + "/threads", self.start), ("POST", ONE + "/messages/{message}/threads", self.start),
            ("GET", ONE + "/threads/archived/public", self.archived_public),
            ("GET", ONE + "/threads/archived/private", self.archived_private),
            ("GET", "/guilds/{guild}/threads/active", self.active),
            ("GET", ONE + "/thread-members", self.members), ("GET", ONE + "/thread-members/{user}", self.member),
            ("PUT", ONE + "/thread-members/{user}", self.join), ("DELETE", ONE + "/thread-members/{user}", self.leave),
        ]

    def channel(self, call: Call) -> Channel:
        return self.world.channel(call.parts["channel"])

    def user(self, call: Call) -> str:
        return self.world.bot.id if call.parts["user"] == "@me" else call.parts["user"]

    async def get(self, call: Call) -> web.Response:
        return reply(self.channel(call).payload)

    async def change(self, call: Call) -> web.Response:
        channel = self.channel(call)
        await self.threads.change(channel, call.form)
        return reply(channel.payload)

    async def delete(self, call: Call) -> web.Response:
        channel = self.channel(call)
        await self.threads.delete(channel)
        return reply(channel.payload)

    async def start(self, call: Call) -> web.Response:
        message = self.world.post(call.parts["message"]) if "message" in call.parts else None
        if message is not None and (message.channel_id != call.parts["channel"] or message.reader is not None):
            raise Refused(404, 10008, "Unknown Message")
        made = await self.threads.start(self.channel(call), call.form, self.world.bot.id, message)
        return reply(made.payload | {"member": thread_member(made, self.world.bot.id)}, 201)

    async def archived_public(self, call: Call) -> web.Response:
        return self.archived(call, PUBLIC_THREAD)

    async def archived_private(self, call: Call) -> web.Response:
        return self.archived(call, PRIVATE_THREAD)

    def archived(self, call: Call, kind: int) -> web.Response:
        parent = self.channel(call).id
        return self.listed([channel for channel in self.world.threads()
                           if channel.archived and channel.kind == kind and channel.payload["parent_id"] == parent])

    async def active(self, call: Call) -> web.Response:
        return self.listed([channel for channel in self.world.threads(call.parts["guild"]) if not channel.archived])

    def listed(self, threads: list[Channel]) -> web.Response:
        bot = self.world.bot.id
        return reply({"threads": [channel.payload for channel in threads], "has_more": False,
                      "members": [thread_member(channel, bot) for channel in threads if bot in channel.members]})

    async def members(self, call: Call) -> web.Response:
        channel = self.channel(call)
        return reply([thread_member(channel, person) for person in channel.members])

    async def member(self, call: Call) -> web.Response:
        channel = self.channel(call)
        if self.user(call) not in channel.members:
            raise Refused(404, 10007, "Unknown Member")
        return reply(thread_member(channel, self.user(call)))

    async def join(self, call: Call) -> web.Response:
        await self.threads.join(self.channel(call), self.user(call))
        return nothing()

    async def leave(self, call: Call) -> web.Response:
        await self.threads.leave(self.channel(call), self.user(call))
        return nothing()
