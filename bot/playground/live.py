"""Pushes to the page, over one websocket per open page, what changes for the person who sits in front of it."""

import asyncio
from typing import Any

from aiohttp import web

from . import sight
from .gateway import Gateway
from .person import Person
from .words import words
from .world import World


class Live:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world, self.gateway = world, gateway
        self.sockets: set[web.WebSocketResponse] = set()

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        person = self.world.people.get(request.query.get("person", ""), self.world.humans()[0])
        socket = web.WebSocketResponse(max_msg_size=4096, heartbeat=30.0)
        await socket.prepare(request)
        self.sockets.add(socket)
        feed = Feed(self.world, self.gateway, person)
        self.world.observers.append(feed.note)
        push = asyncio.create_task(feed.push(socket))
        try:
            async for _ in socket:
                pass   # the page speaks by requests, and only listens here
        finally:
            self.world.observers.remove(feed.note)
            self.sockets.discard(socket)
            push.cancel()
        return socket

    async def close(self) -> None:
        for socket in list(self.sockets):
            await socket.close(code=1001)


class Feed:
    """Changes are gathered while the page is busy, so that a burst becomes one frame of what is true in the end."""

    def __init__(self, world: World, gateway: Gateway, person: Person) -> None:
        self.world, self.gateway, self.person = world, gateway, person
        self.locale = ""  # in which the page was last told what it says
        self.dirty: dict[tuple[str, str], None] = {}
        self.awake = asyncio.Event()

    def note(self, kind: str, thing: str) -> None:
        self.dirty[kind, thing] = None
        self.awake.set()

    async def push(self, socket: web.WebSocketResponse) -> None:
        hello = {"op": "hello", "me": self.person.id, "guild": self.world.meta["name"], "bot": self.world.bot.id}
        lists = self.lists("meta", "person", "channel", "commands")
        await socket.send_json([hello, *self.words(), *lists, self.badges()])
        while True:
            await self.awake.wait()
            self.awake.clear()
            dirty, self.dirty = list(self.dirty), {}
            try:
                await socket.send_json(self.frames(dirty))
            except ConnectionError:
                return

    def frames(self, dirty: list[tuple[str, str]]) -> list[dict[str, Any]]:
        frames = self.lists(*dict.fromkeys(kind for kind, _ in dirty))
        frames += [self.post(thing) for kind, thing in dirty if kind == "post"]
        return [*frames, *self.words(), self.badges()]

    def words(self) -> list[dict[str, Any]]:
        """Behind the people, who have locales: the page shows those of commands by them."""
        if self.locale == self.person.locale:
            return []
        self.locale = self.person.locale
        return [words(self.locale)]

    def lists(self, *kinds: str) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        if "meta" in kinds:
            out.append({"op": "time", "ahead": self.world.ahead, "movable": self.world.movable})
        if "person" in kinds:
            out.append({"op": "people", "people": sight.people(self.world)})
        if "channel" in kinds:
            out.append({"op": "channels", "channels": sight.channels(self.world, self.person)})
        if "commands" in kinds:
            out.append({"op": "commands", "commands": sight.commands(self.world, self.person)})
        return out

    def post(self, thing: str) -> dict[str, Any]:
        post = self.world.posts.get(thing)
        if post is None or post.dismissed or not self.world.may_read(self.person.id, post):
            return {"op": "gone", "id": thing}
        return {"op": "post", "post": sight.message(post, self.person)}

    def badges(self) -> dict[str, Any]:
        return {"op": "badges", "badges": sight.badges(self.world), "online": self.gateway.connected}
