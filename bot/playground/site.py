"""The server on loopback, put together and listening: the API for the bot, the page and its files for people."""

import os
import socket
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from aiohttp import web

from .acts import Acts
from .attachments import content_type
from .commands import Commands
from .directory import Directory
from .gateway import Gateway
from .guard import LOOPBACK, guard, harden
from .hands import Hands
from .interactions import Interactions
from .keep import Keep
from .ledger import Ledger
from .live import Live
from .messages import Messages
from .passing import Passing
from .rest.account import AccountRoutes
from .rest.channels import ChannelRoutes
from .rest.commands import CommandRoutes
from .rest.door import LARGEST, Door
from .rest.interactions import InteractionRoutes
from .rest.messages import MessageRoutes
from .screen import Screen
from .threads import Threads
from .world import World

if TYPE_CHECKING:
    from .home import Home

PAGE = Path(__file__).parent / "page"
FONTS = {f"Roboto-{weight}.ttf" for weight in ("Regular", "Medium", "Bold", "Black")}
PEOPLE = ("Ada", "Bela", "Chidi", "Dora", "Emil", "Fern")
CHANNELS = ("general", "second-table")
SIZE_LIMIT = 10 * 1024 * 1024
RECALL_KEPT = 50


class Site:
    """`async with Site() as site:`. With `keep` the world outlives the program.

    `recall` is how many requests and messages are remembered for tests to search: all, unless said otherwise; in a kept
    world, which is there to be played in for months, only the last few. `clock`: what people may let pass moves it.
    """

    def __init__(self, port: int = 0, people: Sequence[str] = PEOPLE, *, channels: Sequence[str] = CHANNELS,
                 guild: str = "Thicket", locale: str = "en-US", keep: Path | None = None, recall: int | None = None,
                 host: str = LOOPBACK, ack_deadline: float = 3.0, token_life: float = 900.0,
                 clock: Passing | None = None) -> None:
        self.host, self.port, self.clock = host, port, clock
        self.names = (guild, people, channels, locale)
        self.world = World(Keep(keep) if keep else None, SIZE_LIMIT)
        self.directory = Directory(self.world)
        self.ledger = Ledger(RECALL_KEPT if recall is None and keep else recall)
        self.gateway = Gateway(self.world)
        self.sending = Messages(self.world, self.gateway, self.ledger)
        self.threading = Threads(self.world, self.gateway, self.sending, self.ledger)
        self.interactions = Interactions(self.world, self.gateway, self.sending, self.ledger)
        self.interactions.deadline, self.interactions.token_life = ack_deadline, token_life
        self.commands = Commands(self.world)
        self.hands = Hands(self.world, self.sending, self.interactions)
        self.door = Door(self.world, self.ledger)
        self.live = Live(self.world, self.gateway)
        self.home: Home | None = None  # of the program that runs behind it, if one does
        self.runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((self.host, self.port))
            self.port = listener.getsockname()[1]
            guild, people, channels, locale = self.names
            self.world.populate(guild, people, channels, self.origin, locale)
            if self.clock is not None:
                self.world.movable = True
                await self.clock.move(self.world.ahead)
            self.gateway.url = f"ws://{LOOPBACK}:{self.port}/gateway/"
            self.runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=1.0)
            await self.runner.setup()
            await web.SockSite(self.runner, listener).start()
        except BaseException:
            listener.close()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.gateway.close()
        await self.live.close()
        if self.runner is not None:
            await self.runner.cleanup()
        if self.world.keep is not None:
            self.world.keep.close()

    @property
    def origin(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def url(self) -> str:
        return self.world.base + "/"

    @property
    def token(self) -> str:
        return str(self.world.meta["token"])

    def application(self) -> web.Application:
        watch = guard(self.port, self.world.meta["secret"], self.host)
        app = web.Application(middlewares=[watch], client_max_size=LARGEST)
        app.on_response_prepare.append(harden)
        self.door.add(app, [
            *AccountRoutes(self.world, self.gateway).routes(), *CommandRoutes(self.commands).routes(),
            *InteractionRoutes(self.interactions).routes(), *ChannelRoutes(self.world, self.threading).routes(),
            *MessageRoutes(self.world, self.gateway, self.sending).routes()])
        self.door.add_unknown(app)
        app.router.add_get("/gateway/", self.gateway.connect)

        acts = Acts(self.directory, self.hands, self.gateway, self.ledger, self.clock)
        app.router.add_get("/{secret}/", index)
        app.router.add_get("/{secret}/live", self.live.connect)
        app.router.add_post("/{secret}/act", acts.act)
        app.router.add_get("/{secret}/messages", acts.messages)
        app.router.add_get("/{secret}/record", acts.record)
        app.router.add_get("/{secret}/attachments/{channel}/{attachment}/{name}", self.attached)
        screen = Screen(self.directory, lambda: self.home)
        app.router.add_get("/{secret}/home", screen.first)
        app.router.add_get("/{secret}/match", screen.match)
        app.router.add_get("/{secret}/art/{name}.webp", screen.art)
        app.router.add_get("/{secret}/fonts/{font}", font)
        app.router.add_get("/{secret}/{asset}", asset)
        return app

    async def attached(self, request: web.Request) -> web.Response:
        data = self.world.attachments.read(request.match_info["attachment"])
        if data is None:
            raise web.HTTPNotFound
        kind = content_type(data)
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        if not kind.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, content_type=kind, headers=headers)


async def index(_request: web.Request) -> web.FileResponse:
    return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


async def asset(request: web.Request) -> web.FileResponse:
    names = {path.name for path in PAGE.iterdir() if path.is_file()}
    if request.match_info["asset"] not in names:
        raise web.HTTPNotFound
    return web.FileResponse(PAGE / request.match_info["asset"], headers={"Cache-Control": "no-cache"})


async def font(request: web.Request) -> web.Response:
    name = request.match_info["font"]
    if name not in FONTS:
        raise web.HTTPNotFound
    data = (files("font_roboto") / "files" / name).read_bytes()
    return web.Response(body=data, content_type="font/ttf", headers={"Cache-Control": "private, max-age=31536000"})
