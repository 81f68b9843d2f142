"""The gateway: sessions that identify, resume after a broken connection, and hear events in order.

Sends text frames only, which a client that asked for compression must understand as well.
"""

import asyncio
import json
import secrets
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from .guild import Guild, shard_of
from .wire import Payload, parsed
from .world import World

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
HEARTBEAT_MS = 41250
REMEMBERED = 1000   # events a session may miss and still resume
CROWDED = 2500      # guilds of one shard that Discord allows


@dataclass(slots=True, eq=False)
class Session:
    id: str
    intents: int
    shard: tuple[int, int]
    seq: int = 0
    log: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    socket: web.WebSocketResponse | None = None


class Gateway:
    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.beats: set[asyncio.Task[None]] = set()
        self.silence: asyncio.Event | None = None  # set when it is over; until then nothing is heard and nothing said
        self.url = ""

    @property
    def connected(self) -> bool:
        return any(session.socket is not None for session in self.sessions.values())

    def hearing(self, guild_id: str | None) -> list[Session]:
        """Those of the guild's shard."""
        return [session for session in self.sessions.values()
                if shard_of(guild_id, session.shard[1]) == session.shard[0]]

    async def dispatch(self, event: str, data: Payload) -> None:
        for session in self.hearing(data.get("guild_id")):
            await self.send(session, event, data)

    async def message(self, event: str, payload: Payload, guild: str | None) -> None:
        """A message event, to the sessions that asked for such, without the content they may not read."""
        bot = self.world.bot.id
        if guild:
            author = self.world.people[payload["author"]["id"]]
            payload = {**payload, "guild_id": guild, "member": author.membership()}
        for session in self.hearing(guild):
            if not session.intents & (GUILD_MESSAGES if guild else DIRECT_MESSAGES):
                continue
            out = payload
            if (guild and not session.intents & MESSAGE_CONTENT and payload["author"]["id"] != bot
                    and bot not in {user["id"] for user in payload["mentions"]}):
                out = {**payload, "content": "", "embeds": [], "attachments": [], "components": []}
            await self.send(session, event, out)

    async def send(self, session: Session, event: str, data: Any) -> None:
        session.seq += 1
        text = json.dumps({"op": 0, "t": event, "s": session.seq, "d": data})
        session.log.append((session.seq, text))
        if session.socket is not None and self.silence is None:
            try:
                await session.socket.send_str(text)
            except (ConnectionError, RuntimeError):
                session.socket = None   # the client will resume and find it in the log

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        if self.silence is not None:
            await self.silence.wait()
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "s": None, "t": None,
                                          "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}}))
        session: Session | None = None
        async for message in socket:
            if message.type is WSMsgType.TEXT and self.silence is None:
                try:
                    frame = parsed(message.data)
                except ValueError:
                    await socket.close(code=4002, message=b"Error while decoding payload.")
                    break
                session = await self.hear(socket, frame, session)
        if session is not None and session.socket is socket:
            session.socket = None
            if socket.close_code in (1000, 1001):   # a clean close by the client ends the session
                self.sessions.pop(session.id, None)
        self.world.announce("presence")
        return socket

    async def hear(self, socket: web.WebSocketResponse, frame: Payload, session: Session | None) -> Session | None:
        data: Any = frame.get("d")   # of a heartbeat a number, of the rest an object
        match frame["op"]:
            case 1:
                beat = asyncio.create_task(acknowledge(socket))  # what comes after the first beat does not wait for it
                self.beats.add(beat)
                beat.add_done_callback(self.beats.discard)
            case 2 | 6 if data["token"] != self.world.meta["token"]:
                await socket.close(code=4004, message=b"Authentication failed.")
            case 2 if data["intents"] & PRIVILEGED:
                await socket.close(code=4014, message=b"Disallowed intent(s).")
            case 2:
                return await self.identify(socket, data)
            case 6:
                return await self.resume(socket, data)
            case 8 if session is not None:
                await self.members(session, data)
        return session

    async def identify(self, socket: web.WebSocketResponse, data: Payload) -> Session | None:
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            await socket.close(code=4010, message=b"Invalid shard.")
            return None
        here = [guild for guild in self.world.guilds.values() if guild.is_on(number, count)]
        if len(here) > CROWDED:
            await socket.close(code=4011, message=b"Sharding required.")
            return None
        # A bot that was killed never resumes; its sessions would fill up with events nobody hears.
        self.sessions = {key: old for key, old in self.sessions.items() if old.socket or old.shard != (number, count)}
        session = Session(secrets.token_hex(16), data["intents"], (number, count), socket=socket)
        self.sessions[session.id] = session
        await self.send(session, "READY", {
            "v": 10, "user": self.world.bot.user() | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in here], "session_id": session.id,
            "resume_gateway_url": self.url, "shard": [number, count], "session_type": "normal",
            "application": {"id": self.world.bot.id, "flags": 0}, "private_channels": [], "user_settings": {},
            "relationships": [], "presences": [], "_trace": []})
        for guild in here if session.intents & GUILDS else []:
            await self.send(session, "GUILD_CREATE", self.whole_guild(guild))
        self.world.announce("presence")
        return session

    async def found(self, guild: Guild) -> None:
        """The bot has come to one more."""
        for session in self.hearing(guild.id):
            if session.intents & GUILDS:
                await self.send(session, "GUILD_CREATE", self.whole_guild(guild))

    async def changed(self, guild: Guild) -> None:
        for session in self.hearing(guild.id):
            if session.intents & GUILDS:
                await self.send(session, "GUILD_UPDATE", self.world.guild(guild.id))

    def whole_guild(self, guild: Guild) -> Payload:
        world = self.world
        return world.guild(guild.id) | {
            "large": False, "unavailable": False, "joined_at": world.bot.joined, "member_count": len(world.people),
            "members": [world.member(world.bot, guild.id)],
            "channels": [channel.payload for channel in world.text_channels(guild.id)],
            "threads": [channel.payload for channel in world.threads(guild.id) if not channel.archived],
            "voice_states": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
            "soundboard_sounds": []}

    async def resume(self, socket: web.WebSocketResponse, data: Payload) -> Session | None:
        session = self.sessions.get(data["session_id"])
        if session is None or (session.log and data["seq"] < session.log[0][0] - 1):
            await socket.send_str(json.dumps({"op": 9, "d": False, "s": None, "t": None}))
            return None
        heard = data["seq"]
        # While one is sent, another may happen.
        while missed := next(((seq, text) for seq, text in session.log if seq > heard), None):
            heard, text = missed
            await socket.send_str(text)
        session.socket = socket
        await self.send(session, "RESUMED", {"_trace": []})
        self.world.announce("presence")
        return session

    async def members(self, session: Session, data: Payload) -> None:
        wanted = data.get("user_ids") or []
        wanted = [wanted] if isinstance(wanted, str | int) else wanted
        people = [person for person in self.world.people.values() if not wanted or person.id in map(str, wanted)]
        guild = str(data["guild_id"])
        await self.send(session, "GUILD_MEMBERS_CHUNK", {
            "guild_id": guild, "members": [self.world.member(person, guild) for person in people],
            "chunk_index": 0, "chunk_count": 1, "not_found": [], "nonce": data.get("nonce")})

    async def drop(self, *, politely: bool) -> None:
        """Break every connection: ask for a reconnect first, or just close the socket."""
        for session in list(self.sessions.values()):
            socket, session.socket = session.socket, None
            if socket is None:
                continue
            if politely:
                await socket.send_str(json.dumps({"op": 7, "d": None, "s": None, "t": None}))
            else:
                await socket.close(code=4000, message=b"Unknown error")
        self.world.announce("presence")

    async def expel(self) -> None:
        """The token of these connections is no longer good."""
        for session in list(self.sessions.values()):
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=4004, message=b"Authentication failed.")

    async def close(self) -> None:
        for beat in self.beats:
            beat.cancel()
        await asyncio.gather(*self.beats, return_exceptions=True)
        for session in list(self.sessions.values()):
            if session.socket is not None:
                await session.socket.close(code=1001)


async def acknowledge(socket: web.WebSocketResponse) -> None:
    """discord.py notes the time of its beat after sending it; an answer before that reads as 41 s of delay."""
    await asyncio.sleep(0.05)
    with suppress(ConnectionError):  # it may be gone by now
        await socket.send_str(json.dumps({"op": 11, "d": None, "s": None, "t": None}))
